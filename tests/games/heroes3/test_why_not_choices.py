"""What cannot be chosen where a scenario, a card or an event asks, and why: each with what can (H3-CARD-16)."""

from __future__ import annotations

from typing import Any

import pytest

from games.heroes3.combats import Fight, battle
from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3.facts import ARTIFACT, FEW, MAIN, NOBODY, PACK, SPELL
from ludoteka.games.heroes3.rules.battlefield.strikes import FIRST, MORALE, declared
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import LoseCard
from ludoteka.games.heroes3.rules.cards.gains import ChooseDie
from ludoteka.games.heroes3.rules.cards.resource_pool import POOL
from ludoteka.games.heroes3.rules.cards.search import TakeFound
from ludoteka.games.heroes3.rules.combat.artillery import FIRED, spike_closed
from ludoteka.games.heroes3.rules.combat.rerolls import RerollDie
from ludoteka.games.heroes3.rules.map.offers import ChooseVisit
from ludoteka.games.heroes3.rules.scenario.choices import RepeatVisit
from ludoteka.games.heroes3.rules.scenario.gifts import RaiseIncomes, RewardBeside, TakePoolCard
from ludoteka.games.heroes3.rules.scenario.neighbourhood import FreeTownsfolk
from ludoteka.games.heroes3.rules.scenario.spoils import BronzeForSilver, FallenReturn, GoldOrArtifact, RecruitTownsfolk
from ludoteka.games.heroes3.rules.scenario.tranches import PayTranche
from ludoteka.games.heroes3.rules.scenario.turn_start import TakeNeutral
from ludoteka.games.heroes3.rules.scenario.valley import DragonForUnits, GiveForDragon
from ludoteka.games.heroes3.rules.setup.begin import faction_closed
from ludoteka.games.heroes3.rules.spells.answering import FortuneFace
from ludoteka.games.heroes3.rules.spells.by_cards import FindSpell, TopOrDiscard
from ludoteka.games.heroes3.rules.spells.casting import DiscardPower
from ludoteka.games.heroes3.rules.trade.trading import WarMachineFactory
from ludoteka.games.heroes3.rules.turn.event_market import BuyArtifacts
from ludoteka.games.heroes3.rules.turn.events import MeetEvent
from ludoteka.games.heroes3.rules.turn.rounds import WhoGoesFirst
from ludoteka.kernel.state import Choice


def why(place: Scene | Fight, choice: Choice[Any], text: str) -> tuple[str | int, ...] | None:
    """Why something is not among the options of a choice; the reason has words."""
    action = GAME.parse(text)
    assert action not in choice.options(place.s), f"{text} is offered"
    reason = choice.why_not(place.s, action)
    if reason is not None:
        GAME.lexicon.slugs(GAME.lexicon.reasons[str(reason[0])], reason)
    return reason


def offered(place: Scene | Fight, choice: Choice[Any]) -> list[str]:
    return [GAME.text(action) for action in choice.options(place.s)]


def unit(slug: str) -> int:
    return FACTS.troop_number[slug]


def card(slug: str) -> int:
    return FACTS.card_number[slug]


# -- units that join --------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-RECRUIT-06")
def test_only_neutral_units_that_lie_open_join() -> None:
    scene = Scene()
    scene.s.shown = [unit("neutral_boars"), unit("neutral_orcs"), unit("neutral_boars")]
    choice = TakeNeutral(0)
    assert sorted(offered(scene, choice)) == ["decline", "recruit neutral_boars", "recruit neutral_orcs"]
    assert why(scene, choice, "recruit neutral_trolls") == ("unit-not-shown", unit("neutral_trolls"))
    silver = BronzeForSilver(0, NOBODY, 0)
    assert why(scene, silver, "recruit neutral_trolls") == ("unit-not-shown", unit("neutral_trolls"))
    scene.army(0, halberdiers="few", griffins="few", crusaders="few")
    paying = BronzeForSilver(0, unit("neutral_boars"), 0)
    assert offered(scene, paying) == ["part-with halberdiers", "part-with griffins"]
    assert why(scene, paying, "part-with crusaders") == ("other-tier", FACTS.troop[unit("crusaders")].tier)


@pytest.mark.rule("H3-RECRUIT-01")
def test_a_beaten_garrison_is_recruited_at_half_its_gold() -> None:
    scene = Scene().army(0).stock(0)
    choice = RecruitTownsfolk(0, [unit("griffins")])
    gold = FACTS.troop[unit("griffins")].recruit[0]
    assert why(scene, choice, "recruit crusaders") == ("unit-not-shown", unit("crusaders"))
    refusal = why(scene, choice, "recruit griffins")
    assert refusal is not None
    assert refusal[1] == gold // 2
    scene.stock(0, gold=gold // 2)
    assert offered(scene, choice) == ["decline", "recruit griffins"]


@pytest.mark.rule("H3-RECRUIT-01")
def test_units_of_a_flagged_town_join_once() -> None:
    scene = Scene().army(0, troglodytes="few")
    choice = FreeTownsfolk(0, FACTS.faction_number["dungeon"])
    assert "recruit harpies" in offered(scene, choice)
    assert why(scene, choice, "recruit troglodytes") == ("not-your-unit", unit("troglodytes"))
    assert why(scene, choice, "recruit griffins") == ("not-your-unit", unit("griffins"))


@pytest.mark.rule("H3-UNIT-03")
def test_fallen_units_come_back_as_they_were() -> None:
    scene = Scene(2, "community_trial_by_combat", boxes=all_boxes()).army(0, griffins="few")
    boars = unit("neutral_boars")
    deck = scene.s.neutral_decks[FACTS.troop[boars].tier]
    deck.remove(boars)
    scene.s.neutral_discards[FACTS.troop[boars].tier].append(boars)
    forms = [unit("griffins") * 2 + PACK, unit("crusaders") * 2 + FEW, boars * 2 + FEW]
    choice = FallenReturn(0, forms)
    assert sorted(offered(scene, choice)) == [
        "decline", "recruit crusaders", "recruit neutral_boars", "reinforce griffins",
    ]  # fmt: skip
    assert why(scene, choice, "recruit champions") == ("did-not-fall", unit("champions"))
    assert why(scene, choice, "reinforce crusaders") == ("did-not-fall", unit("crusaders"))
    scene.run(FallenReturn(0, forms)).play("recruit neutral_boars")
    assert scene.units(0) == {"griffins": "few", "neutral_boars": "few"}
    assert boars not in scene.s.neutral_discards[FACTS.troop[boars].tier]
    scene.run(FallenReturn(0, forms)).play("reinforce griffins")
    scene.run(FallenReturn(0, forms)).play("recruit crusaders")
    assert scene.units(0) == {"griffins": "pack", "neutral_boars": "few", "crusaders": "few"}


@pytest.mark.rule("H3-RECRUIT-05")
def test_a_dragon_costs_less_for_each_unit_given_up() -> None:
    scene = Scene()
    scene.army(0, griffins="few").stock(0)
    dragon = next(troop for troop, row in enumerate(FACTS.troop) if "dragons" in row.families and row.recruit[0])
    slug = FACTS.troop_slugs[dragon]
    choice = DragonForUnits(0, [dragon])
    assert offered(scene, choice) == ["decline"]
    assert why(scene, choice, "recruit griffins") == ("unit-not-shown", unit("griffins"))
    short = why(scene, choice, f"recruit {slug}")
    giving = GiveForDragon(0, dragon, [0, 0, 0])
    assert giving.prompt(scene.s) == ("give-for-dragon", dragon)
    whole = why(scene, giving, "done")
    assert short is not None
    assert whole is not None
    assert int(short[1]) < int(whole[1]), "the griffins would be given for it"
    assert why(scene, giving, "part-with crusaders") == ("not-in-army", unit("crusaders"))
    scene.stock(0, 99, 99, 99)
    assert offered(scene, choice) == ["decline", f"recruit {slug}"]
    assert offered(scene, giving) == ["done", "part-with griffins"]


# -- fields and incomes -----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MAP-08")
def test_only_visited_fields_give_their_reward_again() -> None:
    scene = Scene().put("learning_stone").put("witch_hut", "F2")
    field, other = scene.find("learning_stone"), scene.find("witch_hut")
    scene.s.black[field] = 1
    choice = RepeatVisit(0)
    assert offered(scene, choice) == ["decline", f"repeat {scene.name(field)}"]
    assert why(scene, choice, f"repeat {scene.name(other)}") == ("not-visited", other)
    beside = RewardBeside(0, MAIN, scene.neighbour(field))
    assert f"repeat {scene.name(field)}" in offered(scene, beside)
    far = scene.find("town", "S1")
    assert why(scene, beside, f"repeat {scene.name(far)}") == ("no-reward-there", far)


@pytest.mark.rule("H3-RES-04")
def test_an_income_rises_once_at_one_place() -> None:
    scene = Scene()
    choice = RaiseIncomes(0, scene.find("town", "S1"), 2, 1 << 1)
    assert offered(scene, choice) == ["settle gold", "settle valuables"]
    assert why(scene, choice, "settle building_materials") == ("income-raised", 1)


@pytest.mark.rule("H3-MAP-08")
def test_an_offer_of_a_location_must_be_there_and_be_paid() -> None:
    scene = Scene().put("tree_of_knowledge").stock(0)
    field = scene.find("tree_of_knowledge")
    location = FACTS.location_number["tree_of_knowledge"]
    choice = ChooseVisit(0, MAIN, field)
    visits = FACTS.location[location].visits
    assert why(scene, choice, "choose learning_stone 1") == ("other-location", FACTS.location_number["learning_stone"])
    for number in (0, len(visits) + 1):
        assert why(scene, choice, f"choose tree_of_knowledge {number}") == ("numbers-up-to", len(visits))
    dear = [number for number, visit in enumerate(visits, 1) if visit.price.gold]
    assert dear
    for number in dear:
        reason = why(scene, choice, f"choose tree_of_knowledge {number}")
        assert reason is not None
        assert reason[0] == "costs"


@pytest.mark.rule("H3-EXP-02")
def test_the_factory_sells_what_is_left_and_can_be_paid() -> None:
    scene = Scene(boxes=all_boxes()).stock(0)
    choice = WarMachineFactory(0)
    reason = why(scene, choice, "buy-machine ballista")
    assert reason is not None
    assert reason[0] == "costs"
    scene.stock(0, gold=60, building_materials=9, valuables=9)
    assert "buy-machine ballista" in offered(scene, choice)
    scene.s.own_piles()
    scene.s.machines = [machine for machine in scene.s.machines if machine != card("ballista")]
    assert why(scene, choice, "buy-machine ballista") == ("not-in-supply", card("ballista"))


# -- cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CARD-04", "H3-CARD-11")
def test_of_the_cards_looked_at_one_is_taken_or_exchanged() -> None:
    scene = Scene(boxes=all_boxes())
    own = card("bless")
    other = next(at for at, one in enumerate(FACTS.card) if one.faction not in (NOBODY, scene.s.players[0].faction))
    scene.s.looked, scene.s.looker = [own, other], 0
    choice = TakeFound(0, SPELL, "any")
    assert f"exchange {FACTS.card_slugs[other]}" in offered(scene, choice)
    assert why(scene, choice, f"exchange {FACTS.card_slugs[own]}") == ("no-other-faction", own)
    assert why(scene, choice, "take ballista") == ("not-looked-at", card("ballista"))
    minor = next(at for at, one in enumerate(FACTS.card) if one.level == "minor")
    major = next(at for at, one in enumerate(FACTS.card) if one.level == "major")
    scene.s.looked = [minor, major]
    leveled = TakeFound(0, ARTIFACT, "minor")
    assert offered(scene, leveled) == [f"take {FACTS.card_slugs[minor]}"]
    assert why(scene, leveled, f"take {FACTS.card_slugs[major]}") == ("other-level", major)
    scene.s.looked = [major]
    assert offered(scene, leveled) == ["decline"], "nothing fits"


@pytest.mark.rule("H3-CARD-13")
def test_a_pool_gives_only_cards_that_lie_in_it_and_fit() -> None:
    scene = Scene(boxes=all_boxes())
    minor = next(at for at, one in enumerate(FACTS.card) if one.level == "minor")
    major = next(at for at, one in enumerate(FACTS.card) if one.level == "major")
    scene.s.ledger[POOL] = [minor, major]
    choice = TakePoolCard(0, [], "minor")
    assert offered(scene, choice) == ["decline", f"take-resource {FACTS.card_slugs[minor]}"]
    assert why(scene, choice, f"take-resource {FACTS.card_slugs[major]}") == ("not-given-here", major)
    assert why(scene, choice, "take-resource ballista") == ("not-in-pool", card("ballista"))
    named = TakePoolCard(0, [major], "")
    assert offered(scene, named) == ["decline", f"take-resource {FACTS.card_slugs[major]}"]


@pytest.mark.rule("H3-COMBAT-38")
def test_the_victor_takes_gold_or_an_artifact_of_the_discard_pile() -> None:
    scene = Scene().stock(0).stock(1, gold=3).discard(1, "boots_of_polarity", "attack")
    scene.run(GoldOrArtifact(0, 1, 5))
    assert scene.offered() == ["spoils-gold", "spoils-artifact boots_of_polarity"]
    scene.play("spoils-gold")
    assert (scene.owns(0, "gold"), scene.owns(1, "gold")) == (3, 0), "no more than there is"
    scene.run(GoldOrArtifact(0, 1, 5)).play("spoils-artifact boots_of_polarity")
    assert "boots_of_polarity" in scene.cards(0)
    assert scene.s.players[1].discard == [card("attack")]


@pytest.mark.rule("H3-SPELL-03")
def test_only_cards_with_power_are_discarded_for_it() -> None:
    fight = battle([("crusaders", "b3")], [("neutral_demons", "b4")], hand=("power", "attack"))
    for choice in (DiscardPower(0), LoseCard(0)):
        assert "discard power" in offered(fight, choice)
        assert why(fight, choice, "discard attack") == ("no-power", card("attack"))
        assert why(fight, choice, "discard bless") == ("not-in-hand", card("bless"))


@pytest.mark.rule("H3-SPELL-05")
def test_prompts_of_cards_that_find_spells_say_what_is_asked() -> None:
    fight = battle([("crusaders", "b3")], [("neutral_demons", "b4")])
    find = FindSpell(0, 0)
    assert find.prompt(fight.s) == ("search", 1)
    top = fight.s.discards[SPELL][-1]
    assert sorted(offered(fight, find)) == ["decline", "search spell", f"take-discarded {FACTS.card_slugs[top]}"]
    choice = TopOrDiscard(0, card("bless"))
    assert choice.prompt(fight.s) == ("top-or-discard", card("bless"))
    assert offered(fight, choice) == ["discard bless", "put-on-top bless"]
    assert PayTranche(0, 7).prompt(fight.s) == ("pay-tranche", 7)


# -- dice -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MORALE-02", "R-14")
def test_a_die_that_was_rolled_again_stands() -> None:
    scene = Scene()
    scene.s.players[0].morale = 1
    choice = ChooseDie(0, MAIN, 0, 1, 1, [2, 4])
    text = {face: GAME.text(("keep", face)).split()[1] for face in (2, 3, 4)}
    assert f"morale-reroll {text[4]}" in offered(scene, choice)
    assert why(scene, choice, f"morale-reroll {text[2]}") == ("rerolled-once", 2)
    assert why(scene, choice, f"keep {text[3]}") == ("face-not-rolled", 3)


@pytest.mark.rule("H3-MORALE-02", "R-15")
def test_an_attack_die_is_rolled_again_only_for_a_reason() -> None:
    fight = battle([("griffins", "b3")], [("neutral_demons", "b4")])
    fight.c.strike = declared(fight.at("b3"), fight.at("b4"), FIRST, -1)
    fight.c.strike.dice = [0]
    choice = RerollDie(0)
    text = GAME.text(("reroll-die", MORALE, 1)).rsplit(" ", 1)[0]
    assert why(fight, choice, f"{text} 1") == ("no-reroll", 1)
    assert why(fight, choice, f"{text} 2") == ("no-such-die", 2)
    fight.s.players[0].morale = 1
    assert f"{text} 1" in offered(fight, choice)
    fortune = FortuneFace(0, fight.at("b3"), [1, -1])
    assert fortune.prompt(fight.s) == ("choose-face",)
    assert [action[1] for action in fortune.options(fight.s)] == [0, 2]
    assert fortune.why_not(fight.s, ("show", 1)) == ("result-not-rolled", 1)


# -- rounds, events and the beginning ---------------------------------------------------------------------------


@pytest.mark.rule("H3-MODE-04")
def test_of_a_team_only_who_waits_goes_first() -> None:
    scene = Scene(3)
    for seat, team in enumerate((0, 1, 0)):
        scene.s.players[seat].team = team
    scene.s.order = [0, 1]
    choice = WhoGoesFirst(0)
    assert choice.options(scene.s) == [("first", 0)]
    assert choice.why_not(scene.s, ("first", 2)) == ("had-turn", 2)
    assert choice.why_not(scene.s, ("first", 1)) == ("not-your-ally", 1)
    assert choice.why_not(scene.s, ("first", 0)) is None


@pytest.mark.rule("H3-EXP-05")
def test_an_event_has_only_its_own_ways() -> None:
    scene = Scene(boxes=all_boxes())
    event = next(at for at, one in enumerate(FACTS.event) if len(one.choices) > 1)
    ways = len(FACTS.event[event].choices)
    choice = MeetEvent(0, event)
    for number in (0, ways + 1):
        assert choice.why_not(scene.s, ("meet", event, number)) == ("numbers-up-to", ways)
    assert choice.why_not(scene.s, ("meet", event + 1, 1)) == ("other-event", event + 1)


@pytest.mark.rule("H3-EXP-05")
def test_artifacts_of_the_merchant_cost_what_their_level_costs() -> None:
    scene = Scene(boxes=all_boxes()).stock(0)
    event = next(at for at, one in enumerate(FACTS.event) if "merchant" in one.id and one.choices)
    choice = BuyArtifacts(0, event, False)
    top = scene.s.discards[ARTIFACT][-1]
    level = ("minor", "major", "relic").index(FACTS.card[top].level)
    reason = choice.why_not(scene.s, ("buy-discarded", top))
    assert reason == ("costs", choice.prices(scene.s)[level], 0, 0)
    assert choice.why_not(scene.s, ("buy-discarded", card("ballista"))) == ("not-on-top", card("ballista"))


@pytest.mark.rule("H3-SETUP-01")
def test_a_faction_is_taken_once_and_only_from_the_boxes_in_play() -> None:
    scene = Scene()
    numbers = FACTS.faction_number
    assert faction_closed(scene.s, numbers["castle"]) == ("faction-taken", numbers["castle"])
    assert faction_closed(scene.s, numbers["necropolis"]) is None
    assert faction_closed(scene.s, numbers["tower"]) == ("faction-not-here", numbers["tower"])


def test_spikes_are_cast_once_a_round_and_only_as_many_as_there_are() -> None:
    fight = battle([("crusaders", "b3")], [("neutral_demons", "b4")])
    assert spike_closed(fight.s, fight.c, 0, 1, 3) == ("spikes-short", 0)
    fight.s.ledger[FIRED] = [0]
    assert spike_closed(fight.s, fight.c, 0, 1, 3) == ("spikes-fired",)
    assert spike_closed(fight.s, fight.c, 1, 1, 3) == ("spikes-short", 0)
