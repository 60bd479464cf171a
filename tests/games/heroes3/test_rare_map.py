"""What seldom happens on the map and with cards: empty decks, dice rolled again, heroes without a home."""

from __future__ import annotations

import msgspec
import pytest

from games.heroes3.hands import hand_of, holding
from games.heroes3.omens import under
from games.heroes3.scene import FACTS, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.entries.places import Gift
from ludoteka.games.heroes3.facts import ARTIFACT, MAIN, NOBODY, SECONDARY, SPELL
from ludoteka.games.heroes3.rules.cards.own_cards import aside, chest, put_back, take_up
from ludoteka.games.heroes3.rules.cards.piles import draw_cards, take_top
from ludoteka.games.heroes3.rules.cards.search import can_search, look_at
from ludoteka.games.heroes3.rules.map.card_locations import TakeScroll
from ludoteka.games.heroes3.rules.map.heroes import gain_secondary, hero_leaves
from ludoteka.games.heroes3.rules.map.locations import gate, has_replaceable, secondary_hero
from ludoteka.games.heroes3.rules.map.offers import LocationDie, do_visit, visit_closed
from ludoteka.games.heroes3.rules.map.retreating import retreat_field
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.play.deeds import KeepDrawn, next_own
from ludoteka.games.heroes3.rules.play.dice import BeforeRoll
from ludoteka.games.heroes3.rules.play.map_spell_deeds import VisionsOrder, take_seen
from ludoteka.games.heroes3.rules.play.map_spells import power_closed
from ludoteka.games.heroes3.rules.play.moments import can_skip_guard, meanwhile
from ludoteka.games.heroes3.rules.play.playing import lay_played, unaffordable
from ludoteka.games.heroes3.rules.scenario.gifts import give
from ludoteka.games.heroes3.rules.town.buildings import move_hero_between_towns
from ludoteka.games.heroes3.rules.trade.partners import giving_closed
from ludoteka.games.heroes3.rules.trade.recruit import muster_closed
from ludoteka.games.heroes3.rules.trade.trading import post_options, take_post
from ludoteka.games.heroes3.rules.world.fields import own_town
from ludoteka.kernel.action import Action
from ludoteka.kernel.deck import Deck


def card(slug: str) -> int:
    return FACTS.card_number[slug]


def emptied(scene: Scene, deck: int) -> Scene:
    """A common deck and its discard pile are empty."""
    scene.s.own_piles()
    scene.s.decks[deck] = Deck.of([])
    scene.s.discards[deck] = []
    return scene


# -- empty decks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CARD-05", "R-06", "R-82")
def test_an_empty_deck_gives_nothing_and_is_not_searched() -> None:
    scene = emptied(Scene(), SPELL)
    assert not can_search(scene.s, 1 << SPELL)
    assert can_search(scene.s, 1 << SPELL | 1 << ARTIFACT)
    assert take_top(scene.s, SPELL) == NOBODY
    scene.s.chance = scene.chance
    scene.s.decks[SPELL] = Deck.of([card("bless")])
    look_at(scene.s, 0, SPELL, 3)
    assert (scene.s.looked, scene.s.looker) == ([card("bless")], 0)


@pytest.mark.rule("R-82")
def test_a_location_whose_deck_is_empty_offers_nothing() -> None:
    scene = Scene().put("shrine_of_magic_gesture")
    field = scene.find("shrine_of_magic_gesture")
    visit = FACTS.location[FACTS.location_number["shrine_of_magic_gesture"]].visits[0]
    assert visit_closed(scene.s, 0, MAIN, field, visit) is None
    emptied(scene, SPELL)
    assert visit_closed(scene.s, 0, MAIN, field, visit) == ("deck-empty", SPELL)


@pytest.mark.rule("H3-CARD-02")
def test_without_cards_in_deck_and_discard_pile_nothing_is_drawn() -> None:
    scene = Scene().hand(0).deck(0).discard(0)
    scene.s.chance = scene.chance
    assert next_own(scene.s, 0) == NOBODY
    assert draw_cards(scene.s, 0, 2) == 0
    scene.discard(0, "attack")
    assert next_own(scene.s, 0) == card("attack")


@pytest.mark.rule("H3-CARD-02")
def test_while_the_secondary_hero_fights_drawn_cards_join_the_hand_laid_aside() -> None:
    scene = Scene().hand(0, "power").deck(0, "attack", "defense").discard(0)
    scene.s.ledger[chest(0)] = [card("bless"), card("haste"), card("slow")]
    take_up(scene.s, 0)
    assert scene.cards(0) == ["bless", "haste", "slow"]
    scene.s.chance = scene.chance
    assert draw_cards(scene.s, 0, 1) == 1
    drawn = [one for one in scene.s.ledger[aside(0)] if one != card("power")]
    assert len(drawn) == 1
    assert drawn[0] in (card("attack"), card("defense"))
    assert sorted(scene.s.ledger[aside(0)]) == scene.s.ledger[aside(0)]
    player = scene.s.players[0]
    player.hand.remove(card("haste"))
    player.discard = [card("haste")]
    player.hand.remove(card("slow"))
    player.deck.shuffle_in([card("slow")])
    put_back(scene.s, 0)
    assert sorted(scene.s.ledger[chest(0)]) == sorted([card("bless"), card("haste"), card("slow")])
    assert player.hand == sorted([card("power"), *drawn])
    assert player.discard == []
    assert card("slow") not in player.deck.cards()
    assert aside(0) not in scene.s.ledger


# -- locations --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-HERO-02", "R-60")
def test_a_prison_pays_gold_to_whoever_has_a_secondary_hero() -> None:
    scene = Scene(boxes=all_boxes()).stock(0)
    visit = FACTS.location[FACTS.location_number["prison"]].visits[0]
    field = scene.where(0)
    gain_secondary(scene.s, 0, field)
    scene.call(secondary_hero, 0, MAIN, field, visit)
    assert scene.owns(0, "gold") == visit.otherwise_gold == 3


@pytest.mark.rule("H3-MORALE-02", "R-14")
@pytest.mark.parametrize(("verb", "morale"), [("morale-reroll", 1), ("omen-reroll", 0)])
def test_the_die_of_a_location_is_rolled_again_for_morale_or_by_the_astrologers(verb: str, morale: int) -> None:
    scene = Scene(boxes=all_boxes())
    if verb == "omen-reroll":
        under("swift_weasel", scene)
    scene.put("jetsam").turn(0)
    field = scene.find("jetsam")
    scene.s.players[0].morale = morale
    scene.luck(0, 2).run(LocationDie(0, MAIN, field))
    assert sorted(scene.offered()) == ["keep minus_one", f"{verb} minus_one"]
    scene.luck(2, 0, 0, 0).play(f"{verb} minus_one")
    assert scene.told("rolled")[0][2] == NAMES.faces.index("zero")
    assert scene.s.players[0].morale == 0
    scene.luck(0).run(LocationDie(0, MAIN, field))
    assert scene.waits() != "RerollLocation", "it was used"


@pytest.mark.rule("H3-MAP-05", "H3-MORALE-01")
def test_morale_that_follows_a_visit_falls_at_once_where_nothing_is_searched() -> None:
    scene = Scene()
    tomb = FACTS.location[FACTS.location_number["warriors_tomb"]].visits[0]
    assert tomb.then_morale == -2
    scene.s.players[0].morale = 1
    scene.call(do_visit, 0, MAIN, scene.where(0), msgspec.structs.replace(tomb, searches=()))
    assert scene.s.players[0].morale == -1


@pytest.mark.rule("H3-MAP-05")
def test_nobody_visits_a_field_that_the_hero_has_left() -> None:
    scene = Scene().put("windmill").stock(0)
    field = scene.find("windmill")
    scene.hero(0, scene.neighbour(field)).run(Visit(0, MAIN, field))
    assert scene.s.black[field] == 0
    assert not scene.told("visited")


@pytest.mark.rule("H3-MAP-08")
def test_a_spell_scroll_may_be_left() -> None:
    scene = Scene(boxes=all_boxes()).turn(0)
    scrolls = scene.s.players[0].scrolls
    hand = scene.cards(0)
    scene.run(TakeScroll(0)).play("decline")
    assert (scene.s.players[0].scrolls, scene.cards(0)) == (scrolls, hand)


@pytest.mark.rule("H3-MAP-08")
def test_a_faerie_ring_asks_for_a_card_to_replace() -> None:
    visit = FACTS.location[FACTS.location_number["faerie_ring"]].visits[0]
    assert not has_replaceable(Scene(boxes=all_boxes()).hand(0).s, 0, visit)
    assert has_replaceable(Scene(boxes=all_boxes()).hand(0, "bless", "attack").s, 0, visit)


@pytest.mark.rule("H3-MOVE-04", "R-55")
def test_a_gate_asks_where_to_only_if_there_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene().turn(0)
    here, there = scene.find("mine", "S1"), scene.find("mine", "S2")
    locations = FACTS.spot_location.copy()
    monkeypatch.setattr(FACTS, "spot_location", locations)
    locations[scene.s.atlas.spot[here]] = FACTS.location_number["astral_gate"]
    visit = FACTS.location[FACTS.location_number["astral_gate"]].visits[0]
    scene.hero(0, here).call(gate, 0, MAIN, here, visit)
    assert scene.waits() == "Turn"
    locations[scene.s.atlas.spot[there]] = FACTS.location_number["astral_gate"]
    scene.call(gate, 0, MAIN, here, visit)
    assert (scene.waits(), scene.offered()) == ("GoThrough", ["decline", f"place-hero {scene.name(there)}"])


# -- heroes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-04")
def test_a_main_hero_without_any_other_home_is_eliminated() -> None:
    scene = Scene(3)
    town = scene.find("town", "S1")
    for field in range(len(scene.s.flag)):
        if scene.s.flag[field] == 0 and field != town:
            scene.s.flag[field] = NOBODY
    scene.call(hero_leaves, 0, MAIN, town)
    assert scene.s.players[0].out
    safe = Scene(3)
    safe.call(hero_leaves, 0, MAIN, NOBODY)
    assert not safe.s.players[0].out


@pytest.mark.rule("H3-COMBAT-37", "R-08", "R-09")
def test_a_hero_that_can_stand_nowhere_near_goes_home() -> None:
    scene = Scene()
    player = scene.s.players[0]
    town = scene.find("town", "S1")
    player.came_from[MAIN] = NOBODY
    away = scene.find("town", "S2")
    scene.hero(0, away)
    player.came_from[MAIN] = NOBODY
    assert retreat_field(scene.s, 0, MAIN, away) == town
    for field in range(len(scene.s.flag)):
        if scene.s.flag[field] == 0:
            scene.s.flag[field] = NOBODY
    assert retreat_field(scene.s, 0, MAIN, away) == away


@pytest.mark.rule("H3-TOWN-05")
def test_a_castle_gate_moves_a_hero_between_towns() -> None:
    scene = Scene()
    town, other = scene.find("town", "S1"), scene.find("town", "S2")
    scene.hero(0, town)
    scene.hero(1, scene.neighbour(other)).flag(0, other)
    choice = next(
        choice for building in FACTS.building for choice in building.choices if choice.deed == "move_hero_between_towns"
    )
    scene.call(move_hero_between_towns, 0, choice)
    assert scene.waits() == "CastleGate"
    scene.play(f"move main {scene.name(other)}")
    assert (scene.where(0), scene.s.players[0].came_from[MAIN]) == (other, town)


# -- cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CARD-14")
def test_cards_kept_one_after_another_and_the_rest_discarded() -> None:
    scene = Scene().hand(0).deck(0).discard(0)
    scene.s.looked, scene.s.looker = sorted([card("attack"), card("defense"), card("power")]), 0
    scene.run(KeepDrawn(0, 2)).play("take attack")
    assert scene.waits() == "KeepDrawn"
    scene.play("take power")
    assert sorted(scene.cards(0)) == ["attack", "power"]
    assert scene.s.players[0].discard == [card("defense")]
    assert (scene.s.looked, scene.s.looker) == ([], NOBODY)


@pytest.mark.rule("H3-RES-02")
def test_whoever_keeps_the_card_back_throws_the_dice() -> None:
    scene = Scene(boxes=all_boxes()).stock(0).turn(0)
    scene.luck(4).run(BeforeRoll(0, NOBODY, 0, 1, 1)).play("roll-dice")
    assert scene.told("rolled")


@pytest.mark.rule("H3-SPELL-06")
def test_visions_orders_cards_known_at_the_bottom_too() -> None:
    scene = Scene()
    deck = scene.s.neutral_decks[0]
    one, two, three = deck.cards()[:3]
    scene.s.own_piles()
    deck = scene.s.neutral_decks[0] = Deck.of([])
    deck.top, deck.top_known = [one], [1]
    deck.bottom, deck.bottom_known = [two, three], [1, 1]
    order = VisionsOrder(0, 0, 3)
    assert order.prompt(scene.s) == ("visions-order", 0)
    assert order.forced()
    order.take(scene.s, ("unit-below", one))
    deck = scene.s.neutral_decks[0]
    assert deck.top + deck.bottom == [two, three, one]
    assert len(deck.top_known) == len(deck.top)
    assert len(deck.bottom_known) == len(deck.bottom)
    take_seen(scene.s, 0, three, 2)
    deck = scene.s.neutral_decks[0]
    assert deck.top + deck.bottom == [two, one]
    assert len(deck.bottom_known) == len(deck.bottom)


@pytest.mark.rule("H3-SPELL-01")
def test_only_spells_are_discarded_for_power() -> None:
    scene = holding("attack", "bless")
    assert power_closed(scene.s, 0, card("attack")) == ("other-kind", card("attack"))
    assert power_closed(scene.s, 0, card("haste")) == ("not-in-hand", card("haste"))
    assert power_closed(scene.s, 0, card("bless")) == ("power-unused", card("bless"))


@pytest.mark.rule("H3-CARD-06")
def test_nothing_is_played_meanwhile_in_a_combat_or_between_turns() -> None:
    scene = Scene()
    scene.s.agenda.clear()
    assert meanwhile(scene.s) is None


@pytest.mark.rule("H3-CARD-14")
def test_diplomacy_needs_a_hero_of_the_same_level() -> None:
    scene = Scene().turn(0)
    field = scene.find("mine", "S1")
    level = FACTS.spot_guard[scene.s.atlas.spot[field]]
    player = scene.s.players[0]
    player.level = level
    assert can_skip_guard(scene.s, 0, MAIN, field)
    assert not can_skip_guard(scene.s, 0, SECONDARY, field)
    player.level = level + 1
    assert not can_skip_guard(scene.s, 0, MAIN, field)


@pytest.mark.rule("H3-CARD-16")
def test_what_is_missing_to_play_a_card() -> None:
    scene = hand_of("gerwulf_4", "attack")
    scene.s.players[0].experts = 0
    expert = next((one, way) for one, row in enumerate(FACTS.card) for way, yes in enumerate(row.expert) if yes)
    assert unaffordable(scene.s, 0, *expert) == ("no-expert-use", expert[0])
    machine = card(FACTS.card[card("gerwulf_4")].plays[1].price.war_machine)
    assert unaffordable(scene.s, 0, card("gerwulf_4"), 1) == ("machine-to-pay", machine)


@pytest.mark.rule("H3-CARD-17")
def test_a_card_that_returns_goes_back_to_the_hand() -> None:
    scene = Scene().hand(0, "attack").discard(0)
    targ = card("targ_of_the_rampaging_ogre")
    scene.call(lay_played, 0, targ, FACTS.card[targ].plays[0])
    assert scene.cards(0) == sorted(["attack", "targ_of_the_rampaging_ogre"], key=card)
    assert scene.told("card-returns") == [("card-returns", 0, targ)]
    assert scene.s.players[0].discard == []


# -- trade and gifts --------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TRADE-05")
def test_resources_are_given_one_at_a_time() -> None:
    scene = Scene(3).stock(0, gold=2)
    assert giving_closed(scene.s, 0, 1, ("give", 1, 1, 0)) is None
    assert giving_closed(scene.s, 0, 1, ("give", 1, 2, 0)) == ("one-at-a-time",)
    assert giving_closed(scene.s, 0, 1, ("give", 1, 1, 2)) == ("has-only", 0, 2)
    assert giving_closed(scene.s, 0, 1, ("give", 2, 1, 0)) == ("not-your-partner", 2)


@pytest.mark.rule("H3-RECRUIT-02")
def test_only_units_with_two_sides_and_a_dwelling_are_reinforced() -> None:
    scene = Scene().built(0, "citadel").stock(0, 60, 9, 9)
    one_sided = next(at for at, unit in enumerate(FACTS.troop) if unit.pack is None)
    scene.army(0, griffins="few", **{FACTS.troop_slugs[one_sided]: "few"})
    griffins = FACTS.troop_number["griffins"]
    assert muster_closed(scene.s, 0, ("reinforce", one_sided)) == ("one-sided", one_sided)
    scene.s.players[0].built = 0
    tier = FACTS.troop[griffins].tier
    assert muster_closed(scene.s, 0, ("reinforce", griffins)) == ("no-dwelling", tier)


@pytest.mark.rule("H3-END-01")
def test_the_grail_is_sold_where_the_scenario_says_so() -> None:
    scene = Scene(1, "qg2_sicilian_dragon", ("castle",), 1, all_boxes())
    out: list[Action] = []
    post_options(scene.s, 0, out)
    assert ("sell-grail", 1) not in out
    scene.s.grail = 0
    post_options(scene.s, 0, out)
    assert [action for action in out if action[0] == "sell-grail"] == [("sell-grail", 1), ("sell-grail", 2)]
    before = scene.owns(0, "gold")
    scene.call(take_post, 0, MAIN, ("sell-grail", 1))
    assert scene.s.grail == -2
    assert scene.told("grail-sold") == [("grail-sold", 0)]
    assert scene.owns(0, "gold") == before + 30


@pytest.mark.rule("H3-CARD-17")
def test_a_gift_may_ask_for_cards_or_for_two_dice() -> None:
    scene = Scene(boxes=all_boxes()).hand(0, "attack", "defense").turn(0)
    scene.call(give, 0, MAIN, Gift(removes=1))
    assert scene.waits() == "RemoveCards"
    assert "remove attack" in scene.offered()
    dice = Scene(boxes=all_boxes()).turn(0)
    dice.call(give, 0, MAIN, Gift(one_of_two_dice=True))
    assert len(dice.told("rolled")) == 2
    nothing = Scene().hand(0).turn(0)
    nothing.call(give, 0, MAIN, Gift(removes=1))
    assert nothing.waits() == "Turn", "there is no card to remove"


@pytest.mark.rule("H3-SETUP-03")
def test_a_town_that_the_scenario_gives_is_the_players_own_whatever_the_faction() -> None:
    scene = Scene(1, "qg3_two_knights", boxes=all_boxes())
    home = own_town(scene.s, 0)
    assert scene.name(home) == "t8-c"
    scene.s.players[0].faction = FACTS.faction_number["necropolis"]
    assert own_town(scene.s, 0) == home
