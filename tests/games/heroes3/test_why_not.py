"""Every closed action of the map, the town and the hand says which rule closes it (H3-MOVE, H3-TOWN, H3-CARD)."""

from __future__ import annotations

import pytest

from games.heroes3.combats import Fight, battle
from games.heroes3.scene import FACTS, GAME, Scene
from ludoteka.games.heroes3.facts import (
    BUILD_TOKEN,
    BUILDINGS,
    MAIN,
    POPULATION_TOKEN,
    SECONDARY,
    SPECIAL_2,
    SPELL,
    SPELL_BOOK_TOKEN,
)
from ludoteka.games.heroes3.rules.cards.search import Search
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.trade.trading import Trade, TradingPost
from ludoteka.games.heroes3.rules.turn.turn import DiscardFirst, DrawUp
from ludoteka.kernel.conformance import ask


def reason(scene: Scene | Fight, text: str, seat: int = 0) -> tuple[str, str]:
    """The name of the reason against an action and the rule it cites."""
    refusal = GAME.why_not(scene.s, seat, GAME.parse(text))
    assert refusal is not None, f"{text} is open"
    assert refusal.reason is not None, f"{text} is refused without a reason"
    GAME.lexicon.slugs(GAME.lexicon.reasons[str(refusal.reason[0])], refusal.reason)
    return str(refusal.reason[0]), refusal.rule


def start() -> Scene:
    """The first player stands in town, with movement and wealth."""
    scene = Scene().turn(0)
    return scene.hero(0, scene.find("town", "S1")).stock(0, 30, 12, 8)


@pytest.mark.rule("H3-MOVE-02")
def test_a_hero_without_movement_cannot_move() -> None:
    scene = start()
    goal = scene.name(scene.neighbour(scene.where(0)))
    scene.s.players[0].moves[MAIN] = 0
    assert reason(scene, f"move main {goal}") == ("no-movement", "H3-MOVE-02")
    assert reason(scene, f"move secondary {goal}") == ("not-on-the-map", "H3-HERO-02")


@pytest.mark.rule("H3-MOVE-02")
def test_a_hero_moves_one_field_at_a_time() -> None:
    scene = start()
    assert reason(scene, f"move main {scene.name(scene.find('town', 'S2'))}") == ("not-beside", "H3-MOVE-02")


@pytest.mark.rule("H3-MOVE-03")
def test_blocked_fields_and_closed_edges_say_so() -> None:
    scene = start()
    blocked = scene.find("blocked", "S1")
    assert reason(scene, f"move main {scene.name(blocked)}") == ("blocked-field", "H3-MOVE-03")
    closed = [
        (field, scene.s.atlas.near[field * 6 + way])
        for field in range(len(scene.s.atlas.spot))
        for way in range(6)
        if scene.s.atlas.closed[field] >> way & 1 and scene.s.atlas.near[field * 6 + way] >= 0
    ]
    field, goal = next((one, other) for one, other in closed if scene.s.atlas.spot[one] >= 0)
    scene.hero(0, field)
    assert reason(scene, f"move main {scene.name(goal)}") == ("closed-edge", "H3-MOVE-03")


@pytest.mark.rule("H3-MOVE-05")
def test_an_own_hero_is_passed_only_with_movement_to_go_on() -> None:
    scene = start()
    goal = scene.neighbour(scene.where(0))
    scene.hero(0, goal, SECONDARY, 0)
    scene.s.players[0].moves[MAIN] = 1
    assert reason(scene, f"move main {scene.name(goal)}") == ("no-room", "H3-MOVE-05")


@pytest.mark.rule("H3-MOVE-07")
def test_two_heroes_on_one_field_part_first() -> None:
    scene = start()
    scene.hero(0, scene.where(0), SECONDARY, 2)
    assert reason(scene, "revisit main") == ("share-a-field", "H3-MOVE-07")


@pytest.mark.rule("H3-MAP-02")
def test_tiles_are_discovered_from_beside_them_and_once() -> None:
    scene = start()
    names = GAME.names.places
    far = scene.place("C1")
    assert reason(scene, f"discover main {names[far]}") == ("tile-not-beside", "H3-MAP-02")
    near = next(place for place in range(9) if scene.s.atlas.rotation[place] < 0 and beside(scene, place))
    here = beside(scene, near)
    assert here is not None
    field, goal = here
    scene.hero(0, field)
    assert reason(scene, f"move main {scene.name(goal)}") == ("face-down", "H3-MAP-02")
    scene.play(f"discover main {names[near]}").go_on("Turn")
    assert reason(scene, f"discover main {names[near]}") == ("tile-open", "H3-MAP-02")


def beside(scene: Scene, place: int) -> tuple[int, int] | None:
    """A field of the first player's tile and one of a face-down tile next to it."""
    home = scene.place("S1")
    for field in range(home * 7, home * 7 + 7):
        spot = scene.s.atlas.spot[field]
        if GAME.facts.spot_location[spot] == GAME.facts.location_number["blocked"]:
            continue
        for way in range(6):
            other = scene.s.atlas.near[field * 6 + way]
            if other >= 0 and other // 7 == place and not scene.s.atlas.closed[field] >> way & 1:
                return field, other
    return None


@pytest.mark.rule("H3-MAP-07")
def test_only_revisitable_fields_are_visited_again() -> None:
    assert reason(start(), "revisit main") == ("visited-once", "H3-MAP-07")


@pytest.mark.rule("H3-MAP-03")
def test_far_tiles_come_from_the_own_supply() -> None:
    scene = start()
    scene.s.players[0].far_tiles = []
    assert reason(scene, "place-far-tile main") == ("no-far-tile", "H3-MAP-03")


@pytest.mark.rule("H3-TOWNA-01")
@pytest.mark.parametrize(
    ("token", "text", "name"),
    [
        (BUILD_TOKEN, "build castle_citadel", "build-token-used"),
        (POPULATION_TOKEN, "recruit marksmen", "population-token-used"),
        (POPULATION_TOKEN, "hire-hero", "population-token-used"),
        (SPELL_BOOK_TOKEN, "buy-spell", "spell-book-used"),
    ],
)
def test_each_token_works_once_a_round(token: int, text: str, name: str) -> None:
    scene = start()
    scene.s.players[0].tokens &= ~token
    assert reason(scene, text) == (name, "H3-TOWNA-01")


@pytest.mark.rule("H3-TOWN-01")
@pytest.mark.parametrize(
    ("text", "name", "rule"),
    [
        ("build castle_dwelling_bronze", "already-built", "H3-TOWN-01"),
        ("build dungeon_citadel", "not-your-building", "H3-TOWN-01"),
        ("build castle_dwelling_gold", "needs-building", "H3-TOWN-02"),
        ("recruit crusaders", "no-dwelling", "H3-RECRUIT-01"),
        ("recruit harpies", "not-your-unit", "H3-RECRUIT-01"),
        ("recruit halberdiers", "already-in-army", "H3-UNIT-01"),
        ("reinforce marksmen", "not-in-army", "H3-RECRUIT-02"),
        ("reinforce halberdiers", "already-pack", "H3-RECRUIT-02"),
        ("reinforce griffins", "no-citadel", "H3-RECRUIT-02"),
        ("buy-spell", "no-guild", "H3-TOWNA-06"),
        ("trade gold valuables", "no-trading-post", "H3-TRADE-01"),
    ],
)
def test_town_actions_say_what_is_missing(text: str, name: str, rule: str) -> None:
    scene = start().army(0, halberdiers="pack", griffins="few")
    assert reason(scene, text) == (name, rule)


@pytest.mark.rule("H3-RES-01")
@pytest.mark.parametrize("text", ["build castle_citadel", "recruit marksmen", "hire-hero"])
def test_what_cannot_be_paid_tells_its_price(text: str) -> None:
    scene = start().army(0, halberdiers="pack").stock(0)
    assert reason(scene, text) == ("costs", "H3-RES-01")


@pytest.mark.rule("H3-RES-01")
def test_the_price_is_the_one_of_the_building() -> None:
    scene = start().stock(0)
    refusal = GAME.why_not(scene.s, 0, GAME.parse("build castle_citadel"))
    assert refusal is not None
    assert refusal.reason == ("costs", 8, 5, 1)


@pytest.mark.rule("H3-HERO-02")
def test_one_secondary_hero_is_enough() -> None:
    scene = start()
    scene.hero(0, scene.neighbour(scene.where(0)), SECONDARY)
    assert reason(scene, "hire-hero") == ("has-secondary", "H3-HERO-02")
    scene = start()
    scene.s.flag[scene.find("town", "S1")] = -1
    assert reason(scene, "hire-hero") == ("no-haven", "H3-HERO-02")


@pytest.mark.rule("H3-SPELL-06")
def test_the_guild_of_this_round_sells_no_spell_yet() -> None:
    scene = start().built(0, "mage_guild")
    scene.s.players[0].guild_round = scene.s.round
    assert reason(scene, "buy-spell") == ("guild-too-new", "H3-SPELL-06")


@pytest.mark.rule("H3-CARD-01")
@pytest.mark.rule("H3-CARD-12")
def test_cards_say_why_they_stay_in_hand() -> None:
    scene = start().hand(0, "attack", "necromancy")
    assert reason(scene, "play logistics 1") == ("not-in-hand", "H3-CARD-01")
    assert reason(scene, "play attack 2") == ("no-expert-use", "H3-CARD-12")
    assert reason(scene, "play attack 1") == ("only-in-combat", "H3-CARD-07")
    assert reason(scene, "play necromancy 1") == ("other-faction", "H3-CARD-11")


@pytest.mark.rule("H3-TRADE-02")
def test_an_exchange_tells_its_rate() -> None:
    scene = start().stock(0, 1)
    scene.run(Trade(0))
    assert reason(scene, "trade gold building_materials") == ("costs", "H3-RES-01")


@pytest.mark.rule("H3-UNIT-07")
def test_units_reach_only_so_far() -> None:
    fight = battle([("halberdiers", "a1")], [("troglodytes", "d5")]).activate("a1").passes()
    assert reason(fight, "attack d5", fight.seat()) == ("out-of-reach", "H3-UNIT-07")
    assert reason(fight, "attack c3", fight.seat()) == ("no-enemy-there", "H3-COMBAT-18")
    assert reason(fight, "march d5", fight.seat()) == ("space-taken", "H3-COMBAT-15")


@pytest.mark.rule("H3-TURN-01", "H3-TURN-02")
def test_the_hand_says_what_can_be_discarded_and_drawn() -> None:
    scene = Scene().hand(0, "attack", "power").deck(0, *["power"] * 10)
    scene.run(DiscardFirst(0), DrawUp(0))
    assert reason(scene, "discard logistics") == ("not-in-hand", "H3-CARD-01")
    scene.play("done")
    assert reason(scene, "draw 9") == ("draws-at-most", "H3-TURN-02")


@pytest.mark.rule("H3-CARD-04")
def test_a_search_says_which_decks_and_cards_are_not_meant() -> None:
    scene = start().run(Search(0, 1 << SPELL, 2, "any", False))
    assert reason(scene, "search artifact") == ("deck-not-searched", "H3-CARD-04")
    assert reason(scene, "take-discarded logistics") == ("not-on-top", "H3-CARD-04")
    scene.play("search spell")
    assert reason(scene, "take logistics") == ("not-looked-at", "H3-CARD-04")


@pytest.mark.rule("H3-TOWN-04")
def test_buildings_say_why_they_cannot_be_used() -> None:
    scene = start()
    other = next(number for number in range(len(FACTS.building)) if number // BUILDINGS != scene.s.players[0].faction)
    own = scene.s.players[0].faction * BUILDINGS + SPECIAL_2
    assert reason(scene, GAME.text(("use", other, 1))) == ("not-your-building", "H3-TOWN-01")
    assert reason(scene, GAME.text(("use", own, 1))) == ("not-built", "H3-TOWN-01")


@pytest.mark.rule("H3-TRADE-02", "H3-TRADE-03")
def test_a_trading_post_says_what_it_does_not_take() -> None:
    scene = start().hand(0, "attack").stock(0, 0, 0, 0).run(TradingPost(0, MAIN))
    assert reason(scene, "trade gold gold")[0] == "same-resource"
    assert reason(scene, "trade gold valuables")[0] == "costs"
    assert reason(scene, "sell-card attack") == ("protected", "H3-TRADE-03")
    assert reason(scene, "sell-card logistics") == ("not-in-hand", "H3-CARD-01")


@pytest.mark.rule("H3-TRADE-05", "H3-TRADE-07")
def test_allies_say_why_they_do_not_trade() -> None:
    scene = Scene().turn(0)
    assert reason(scene, "trade-with p2")[0] == "no-trading-post"
    assert reason(scene, "swap-cards p2") == ("not-your-ally", "H3-TRADE-05")


@pytest.mark.rule("H3-SPELL-02")
def test_spells_of_the_map_say_what_they_lack() -> None:
    scene = start().hand(0, "town_portal", "magic_arrow")
    assert reason(scene, "cast view_air 1") == ("not-in-hand", "H3-CARD-01")
    assert reason(scene, "cast magic_arrow 1") == ("only-in-combat", "H3-CARD-07")
    assert reason(scene, "cast town_portal 9")[0] == "numbers-up-to"


@pytest.mark.rule("H3-CARD-04", "H3-MAP-05")
def test_only_cards_looked_at_can_be_taken_or_put_back() -> None:
    scene = Scene().tile("F1", "F2").hand(0).discard(0, "attack", "defense", "power", "knowledge")
    field = scene.find("magic_spring")
    scene.hero(0, field).run(Visit(0, MAIN, field)).play("choose magic_spring 1")
    assert reason(scene, "take-own attack") == ("not-looked-at", "H3-CARD-04")
    scene.play("decline").play("put-on-top defense")
    assert reason(scene, "put-on-top defense") == ("not-looked-at", "H3-CARD-04")
    assert reason(scene, "put-on-top attack") == ("not-looked-at", "H3-CARD-04")


def test_nineteen_of_twenty_questions_about_what_is_on_offer_get_a_reason() -> None:
    asked = ask(GAME, 6000)
    assert asked.on_offer > 500
    assert asked.answered >= asked.on_offer * 0.95, asked.silent
