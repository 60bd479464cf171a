"""Dragon Valley: choices for the town, cards of secondary heroes, dragons at a discount, who holds a Utopia."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import AZURE, GOLDEN, MAIN, NEUTRALS, NOBODY, SECONDARY
from ludoteka.games.heroes3.known import known_cards
from ludoteka.games.heroes3.resample import resample
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING, DEFENDING
from ludoteka.games.heroes3.rules.battlefield.damage import add_fighter
from ludoteka.games.heroes3.rules.cards.own_cards import aside, chest
from ludoteka.games.heroes3.rules.combat.acting import Act
from ludoteka.games.heroes3.rules.combat.armies import neutral_army
from ludoteka.games.heroes3.rules.combat.end import CombatOver
from ludoteka.games.heroes3.rules.combat.start import begin, new_combat
from ludoteka.games.heroes3.rules.map.heroes import gain_secondary
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.scenario.special import combat_ended
from ludoteka.games.heroes3.rules.scenario.timed import round_end_events, timed_events
from ludoteka.games.heroes3.rules.turn.turn import TurnStart
from ludoteka.games.heroes3.rules.victory.ends import round_ended
from ludoteka.games.heroes3.rules.world.fields import own_town
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.chance import Chance

FOUR = ("castle", "dungeon", "necropolis", "tower")
UTOPIAS = ("C1", "C4")


def valley(seats: int = 2, until: str = "Turn") -> Scene:
    """Dragon Valley, with both Utopias open where the map has two."""
    scene = Scene(seats, "community_dragon_valley", factions=FOUR, boxes=all_boxes(), until=until)
    if until != "Turn":
        return scene
    scene.tile("C1", "C1")
    return scene.tile("C4", "C3") if seats == 4 else scene.tile("C2", "C3")


def over(scene: Scene, field: int, defender: int = NEUTRALS, hero: int = NOBODY) -> Combat:
    """A combat that the first player has just won on a field."""
    c = new_combat(scene.s, 0, MAIN, defender, hero, NOBODY, field, 7)
    c.winner = ATTACKING
    scene.s.combat = c
    return c


# -- the start --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SETUP-04")
def test_citadel_for_gold_or_mage_guild_with_valuables() -> None:
    scene = valley(until="ChooseForTown")
    gold = scene.owns(0, "gold")
    assert len(scene.offered()) == 2
    scene.play(scene.offered()[0])
    assert scene.owns(0, "gold") == gold - 4
    assert scene.s.players[0].built == 1 << 1
    scene = valley(until="ChooseForTown")
    valuables = scene.owns(0, "valuables")
    scene.play(scene.offered()[1])
    assert scene.owns(0, "valuables") == valuables + 2
    assert scene.s.players[0].built == 1 << 2


@pytest.mark.rule("H3-SETUP-04")
def test_the_special_building_for_less_or_three_gold() -> None:
    scene = valley(until="ChooseForTown")
    scene.play(scene.offered()[0])
    before = scene.s.players[0].stock.copy()
    scene.play(scene.offered()[0])
    full = FACTS.building_cost[FACTS.faction_number["castle"] * 8 + 6]
    assert scene.s.players[0].stock == [before[0] - full[0] + 2, before[1] - full[1] + 2, before[2]]
    assert scene.s.players[0].built >> 6 & 1
    poor = valley(until="ChooseForTown").play("bonus community_dragon_valley_town_choice_1 1")
    poor.stock(0, gold=1)
    assert poor.offered() == ["bonus community_dragon_valley_town_choice_2 2"]
    poor.play(poor.offered()[0])
    assert poor.owns(0, "gold") == 4


# -- ends -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-01")
def test_two_utopias_win_at_once_and_one_does_not() -> None:
    scene = valley(4)
    one, other = scene.find("dragon_utopia", "C1"), scene.find("dragon_utopia", "C4")
    scene.flag(0, one).hero(0, scene.neighbour(one)).call(round_ended)
    assert not scene.s.places
    scene.flag(0, other).call(combat_ended, 0, NEUTRALS, NOBODY, other, 7)
    assert scene.s.places == [1, 2, 2, 2]


@pytest.mark.rule("H3-END-01")
@pytest.mark.parametrize(("seats", "over"), [(3, False), (4, True)])
def test_every_enemy_main_hero_beaten_wins_with_four(seats: int, over: bool) -> None:
    scene = valley(seats)
    scene.s.ledger["heroes_beaten"] = [((1 << seats) - 1) & ~1, *([0] * (seats - 1))]
    scene.call(combat_ended, 0, NEUTRALS, NOBODY, scene.find("dragon_utopia", "C1"), 5)
    assert bool(scene.s.places) == over


@pytest.mark.rule("H3-END-09")
@pytest.mark.parametrize(("holders", "places"), [((), [2, 2, 2, 2]), ((2,), [2, 2, 1, 2])])
def test_the_holder_of_a_utopia_wins_after_round_13_and_without_one_all_lose(
    holders: tuple[int, ...], places: list[int]
) -> None:
    scene = valley(4)
    for at, seat in enumerate(holders):
        scene.flag(seat, scene.find("dragon_utopia", UTOPIAS[at]))
    scene.s.round = 13
    scene.call(round_ended)
    assert scene.s.places == places


@pytest.mark.rule("H3-END-09")
def test_two_holders_fill_their_hands_and_fight_a_final_combat() -> None:
    scene = valley(4).hand(1).hand(3)
    scene.flag(1, scene.find("dragon_utopia", "C1")).flag(3, scene.find("dragon_utopia", "C4"))
    scene.s.round = 13
    scene.call(round_ended)
    assert scene.s.combat is not None
    assert {scene.s.combat.attacker, scene.s.combat.defender} == {1, 3}
    assert all(len(scene.s.players[seat].hand) == 4 for seat in (1, 3))
    winner = scene.s.combat.attacker
    scene.call(combat_ended, winner, scene.s.combat.defender, MAIN, scene.s.combat.field, 1)
    assert scene.s.places[winner] == 1


# -- events -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ROUND-05")
def test_in_round_2_a_player_may_search_the_own_deck_after_drawing() -> None:
    scene = valley()
    scene.s.round = 2
    scene.call(timed_events)
    scene.run(TurnStart(1)).go_on("OfferOwnSearch")
    held = len(scene.s.players[1].hand)
    scene.play("accept")
    assert len(scene.s.looked) == 3
    scene.go_on("Turn")
    assert len(scene.s.players[1].hand) == held + 1
    scene.s.round = 3
    scene.run(TurnStart(0)).go_on("Turn")
    assert not scene.told("looks-at")


@pytest.mark.rule("H3-ROUND-05")
def test_at_the_end_of_round_10_the_least_experienced_roll() -> None:
    scene = valley()
    scene.s.round = 10
    scene.s.players[0].xp = 1
    due = round_end_events(scene.s)
    assert len(due) == 1
    scene.run(*due)
    assert [event[1] for event in scene.told("rolled")] == [1, 1]


# -- combats ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-07")
@pytest.mark.parametrize("difficulty", [0, 3])
def test_only_dragons_guard_a_utopia(difficulty: int) -> None:
    scene = valley()
    scene.s.difficulty = difficulty
    scene.s.chance = scene.chance
    c = over(scene, scene.find("dragon_utopia", "C1"))
    forms = neutral_army(scene.s, c)
    assert [FACTS.troop[form >> 1].tier for form in forms] == ([AZURE] if not difficulty else [2, 2, 3, 3])
    assert all("dragons" in FACTS.troop[form >> 1].families for form in forms)
    assert GOLDEN == 2


@pytest.mark.rule("H3-COMBAT-28")
def test_a_beaten_main_hero_is_roused_in_the_next_turn() -> None:
    scene = valley().deck(1, "defense", "attack").hand(1)
    scene.call(combat_ended, 0, 1, MAIN, scene.find("dragon_utopia", "C1"), 1)
    assert scene.s.ledger["beaten_rouses"] == [2]
    scene.hero(1, own_town(scene.s, 1), MAIN, 3).run(TurnStart(1))
    while scene.waits() in ("DiscardFirst", "DrawUp"):
        scene.play(scene.offered("draw")[0] if scene.waits() == "DrawUp" else "done")
    assert scene.waits() == "EmpowerCard"
    assert scene.offered() == ["decline", "empower-in-deck defense"]
    assert scene.s.players[1].moves[MAIN] == 4
    scene.play("decline").run(TurnStart(1)).go_on("Turn")
    assert not scene.told("movement", 1)


@pytest.mark.rule("H3-CARD-02")
def test_cards_are_drawn_after_combats_more_after_main_heroes() -> None:
    scene = valley().deck(0, *["attack"] * 6).deck(1, *["defense"] * 6).hand(0).hand(1)
    field = scene.find("dragon_utopia", "C1")
    scene.hero(0, field).turn(0)
    over(scene, field, 1, SECONDARY)
    scene.hero(1, field, SECONDARY).run(CombatOver())
    assert [len(player.hand) for player in scene.s.players][1] == 4, "against the main hero of the first player"
    assert len(scene.s.players[0].hand) == 1, "against a secondary hero"


@pytest.mark.rule("H3-HERO-02")
def test_a_secondary_hero_brings_an_empowerment_and_fights_with_its_own_cards() -> None:
    scene = valley().hand(0, "knowledge", "attack")
    arrows = scene.s.decks[2].cards().count(FACTS.card_number["magic_arrow"])
    scene.call(gain_secondary, 0, own_town(scene.s, 0))
    assert scene.waits() == "EmpowerCard"
    scene.play("decline")
    own = sorted(FACTS.card_number[card] for card in ("attack", "defense", "power", "magic_arrow"))
    assert scene.s.ledger[chest(0)] == own
    assert scene.s.decks[2].cards().count(FACTS.card_number["magic_arrow"]) == arrows - 1
    field = scene.find("dragon_utopia", "C1")
    scene.hero(0, field, SECONDARY).call(begin, 0, SECONDARY, NEUTRALS, NOBODY, NOBODY, field)
    assert sorted(scene.s.players[0].hand) == own
    assert sorted(scene.s.ledger[aside(0)]) == sorted(FACTS.card_number[card] for card in ("knowledge", "attack"))
    assert scene.s.combat is not None
    scene.s.players[0].hand.remove(FACTS.card_number["power"])
    scene.s.players[0].discard.append(FACTS.card_number["power"])
    scene.s.combat.winner = ATTACKING
    scene.s.agenda[-1:] = []
    scene.run(CombatOver())
    assert scene.s.ledger[chest(0)] == own
    assert aside(0) not in scene.s.ledger
    assert "knowledge" in scene.cards(0)
    assert FACTS.card_number["power"] not in scene.s.players[0].discard


@pytest.mark.rule("H3-CARD-15")
def test_the_hand_laid_aside_stays_secret() -> None:
    scene = valley().hand(0, "knowledge", "attack").deck(0, "power", "defense", "defense")
    scene.call(gain_secondary, 0, own_town(scene.s, 0)).play("decline")
    field = scene.find("dragon_utopia", "C1")
    scene.hero(0, field, SECONDARY).call(begin, 0, SECONDARY, NEUTRALS, NOBODY, NOBODY, field)
    hands = set()
    for number in range(12):
        twin = resample(scene.s, 1, Chance.of(str(number)))
        hands.add(tuple(twin.ledger[aside(0)]))
        assert twin.players[0].hand == scene.s.players[0].hand
    assert len(hands) > 1
    assert resample(scene.s, 0, Chance.of("0")).ledger[aside(0)] == scene.s.ledger[aside(0)]
    assert known_cards(scene.s, 0).count(FACTS.card_number["defense"]) == 2


@pytest.mark.rule("H3-MOVE-06")
def test_a_secondary_hero_on_a_starting_tile_moves_farther() -> None:
    scene = valley()
    home = own_town(scene.s, 0)
    scene.hero(0, home, MAIN, 3).hero(0, scene.neighbour(home), SECONDARY, 2).run(TurnStart(0)).go_on("Turn")
    assert scene.s.players[0].moves == [3, 3]


@pytest.mark.rule("H3-MAP-12")
def test_obelisks_give_tokens_that_hurt_dragons() -> None:
    scene = valley()
    scene.put("obelisk", "N1")
    obelisk = scene.find("obelisk")
    scene.s.once[obelisk] = 1
    scene.hero(0, obelisk).turn(0).run(Visit(0, MAIN, obelisk)).run(Visit(0, MAIN, obelisk))
    assert scene.s.ledger["dragon_tokens"] == [1, 0]
    field = scene.find("dragon_utopia", "C1")
    c = new_combat(scene.s, 0, MAIN, NEUTRALS, NOBODY, NOBODY, field, 7)
    scene.s.combat = c
    dragon = add_fighter(c, FACTS.troop_number["neutral_azure_dragons"] * 2, DEFENDING, NOBODY, 1, ())
    add_fighter(c, FACTS.troop_number["neutral_griffins"] * 2, DEFENDING, NOBODY, 2, ())
    own = add_fighter(c, FACTS.troop_number["black_dragons"] * 2, ATTACKING, 0, 17, ())
    c.active = own
    scene.run(Act(0, own))
    assert scene.offered("token") == ["token b5"]
    for space in (2, 17):
        assert scene.choice().why_not(scene.s, ("token", space)) == ("not-a-dragon", space)
    scene.play("token b5")
    assert c.damage[dragon] == 1
    assert scene.s.ledger["dragon_tokens"] == [0, 0]
    assert not scene.offered("token")


# -- places -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MAP-12")
def test_the_grail_gives_a_search_and_gifts_at_the_start_of_turns() -> None:
    scene = valley().tile("C3", "C2")
    grail = scene.find("grail")
    scene.s.once[grail] = 1
    scene.hero(0, grail, SECONDARY).turn(0).run(Visit(0, SECONDARY, grail))
    assert scene.s.grail == 1
    assert scene.waits() == "Search"
    assert scene.choice().prompt(scene.s) == ("search", 5)
    scene.go_on("Turn").stock(0).run(TurnStart(0)).go_on("Turn")
    assert scene.owns(0, "gold") == 5
    assert scene.s.players[0].morale == 1


@pytest.mark.rule("H3-MAP-10")
@pytest.mark.parametrize(("tile", "location"), [("#C1", "settlement"), ("C5", "random_town")])
def test_a_level_7_haven_raises_all_incomes_draws_and_moves(tile: str, location: str) -> None:
    scene = valley().tile("C3", tile).hand(0).deck(0, "attack", "power", "defense")
    field = scene.find(location, "C3")
    before = scene.s.players[0].income.copy()
    scene.hero(0, field, MAIN, 0).turn(0).run(Visit(0, MAIN, field)).go_on("Turn")
    town = 10 if location == "random_town" else 0
    assert scene.s.players[0].income == [before[0] + 5 + town, before[1] + 2, before[2] + 1]
    assert len(scene.s.players[0].hand) == 2
    assert scene.s.players[0].moves[MAIN] == 1


@pytest.mark.rule("H3-UNIT-10")
def test_a_beaten_dragon_joins_for_gold_and_units() -> None:
    scene = valley().army(0, griffins="few", crusaders="few", champions="pack").stock(0, gold=20)
    utopia = scene.find("dragon_utopia", "C1")
    scene.hero(0, utopia).turn(0)
    c = over(scene, utopia)
    dragon = FACTS.troop_number["neutral_gold_dragons"]
    scene.s.neutral_decks[AZURE].remove(dragon)
    c.drawn = [dragon]
    scene.run(CombatOver()).go_on("ChooseGains")
    scene.play("bonus community_dragon_valley_place_dragon_utopia 1")
    assert scene.owns(0, "gold") == 30
    scene.play("recruit neutral_gold_dragons")
    assert "done" not in scene.offered(), "42 gold is more than 30"
    worth = FACTS.troop[FACTS.troop_number["champions"]].recruit
    scene.play("part-with champions", "done")
    assert scene.units(0) == {"griffins": "few", "crusaders": "few", "neutral_gold_dragons": "few"}
    assert scene.owns(0, "gold") == 30 - (42 - worth[0])


@pytest.mark.rule("H3-MAP-12")
def test_or_twenty_gold_and_a_search_and_only_for_the_first() -> None:
    scene = valley().stock(0).stock(1)
    utopia = scene.find("dragon_utopia", "C1")
    scene.s.black[utopia] = 0
    scene.hero(0, utopia).turn(0).run(Visit(0, MAIN, utopia)).go_on("ChooseGains")
    scene.play("bonus community_dragon_valley_place_dragon_utopia 2")
    assert scene.owns(0, "gold") == 20
    assert scene.choice().prompt(scene.s) == ("search", 3)
    scene.go_on("Turn")
    scene.hero(0, own_town(scene.s, 0)).hero(1, utopia).run(Visit(1, MAIN, utopia))
    assert scene.s.flag[utopia] == 1
    assert scene.owns(1, "gold") == 0
