"""What seldom happens at walls, markets and the end: walls that fall, high prices, a countdown nobody wins."""

from __future__ import annotations

import pytest

from games.heroes3.card_fights import BAG
from games.heroes3.combats import battle
from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import BUILDINGS, NOBODY, SPELL
from ludoteka.games.heroes3.rules.battlefield.board import GATE, WALL
from ludoteka.games.heroes3.rules.cards.search import Search
from ludoteka.games.heroes3.rules.map.moving import discover_closed
from ludoteka.games.heroes3.rules.marks import STORY_CARRIED
from ludoteka.games.heroes3.rules.town.town import turn_use_closed
from ludoteka.games.heroes3.rules.turn.event_market import BuyArtifacts
from ludoteka.games.heroes3.rules.victory.campaign import part_of, set_carried_aside
from ludoteka.games.heroes3.rules.victory.countdown import COUNTDOWN, TURNS
from ludoteka.games.heroes3.rules.victory.ends import turn_ended
from ludoteka.games.heroes3.rules.world.atlas import touching_places
from ludoteka.games.heroes3.rules.world.hill import ATTACKED, haven_is_safe
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Fair
from ludoteka.games.heroes3.view_goals import EndView, won_by
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Deck


@pytest.mark.rule("H3-SIEGE-02")
@pytest.mark.parametrize(("power", "pieces"), [(0, ["a3"]), (1, ["a3", "c3"])])
def test_a_weak_earthquake_breaks_as_many_walls_as_it_names(power: int, pieces: list[str]) -> None:
    fight = battle([("crusaders", "b2")], [(BAG, "b4")], hand=("earthquake", *["power"] * power), siege=True)
    fight.activate("b2").do(*["play power 1"] * power, f"cast earthquake {power + 1}")
    fight.do(*(f"target {piece}" for piece in pieces))
    standing = {"a3": WALL, "b3": GATE, "c3": WALL, "d3": WALL} | dict.fromkeys(pieces, NOBODY)
    assert {piece: fight.at(piece) for piece in standing} == standing
    assert fight.damage("b4") == 0, "only the strongest one hurts anybody"


@pytest.mark.rule("R-20")
def test_a_building_has_no_more_effects_than_it_shows() -> None:
    scene = Scene()
    castle = FACTS.faction_number["castle"]
    scene.s.players[0].built = (1 << BUILDINGS) - 1
    number = next(at for at in range(castle * BUILDINGS, (castle + 1) * BUILDINGS) if shows_effects(scene, at))
    count = len(FACTS.building[number].choices)
    assert turn_use_closed(scene.s, 0, number, 0) == ("numbers-up-to", count)
    assert turn_use_closed(scene.s, 0, number, count + 1) == ("numbers-up-to", count)
    assert turn_use_closed(scene.s, 0, number, count) != ("numbers-up-to", count)


def shows_effects(scene: Scene, number: int) -> bool:
    """Whether a building is used in its player's turn."""
    return turn_use_closed(scene.s, 0, number, 0) == ("numbers-up-to", len(FACTS.building[number].choices))


@pytest.mark.rule("H3-ROUND-04")
def test_an_artifact_of_the_merchant_that_is_too_dear_says_its_price() -> None:
    scene = Scene(boxes=all_boxes()).stock(0)
    card, other = FACTS.card_number["armor_of_wonder"], FACTS.card_number["speculum"]
    scene.s.fair = Fair([card], [], [], [])
    event = next(at for at, row in enumerate(FACTS.content.event) if row.id == "artifact_merchant")
    choice = BuyArtifacts(0, event, False)
    told = choice.why_not(scene.s, ("buy-card", card))
    assert told is not None
    assert told[0] == "costs"
    assert ("buy-card", card) not in choice.options(scene.s)
    scene.stock(0, gold=int(told[1]))
    assert ("buy-card", card) in choice.options(scene.s), "exactly the price is enough"
    scene.stock(0, gold=int(told[1]) - 1)
    assert ("buy-card", card) not in choice.options(scene.s)
    assert choice.why_not(scene.s, ("buy-card", other)) == ("card-not-on-offer", other)


@pytest.mark.rule("H3-MAP-12")
def test_after_the_attack_of_a_turn_the_towns_of_enemies_are_safe_and_nothing_else_is() -> None:
    scene = Scene().put("settlement")
    town, own = scene.where(1), scene.where(0)
    settlement = scene.find("settlement")
    scene.flag(1, settlement)
    fields = (town, own, settlement)
    assert not any(haven_is_safe(scene.s, 0, field) for field in fields)
    scene.s.ledger[ATTACKED] = [0]
    assert [haven_is_safe(scene.s, 0, field) for field in fields] == [True, False, True]
    scene.s.ledger[ATTACKED] = [1]
    assert not any(haven_is_safe(scene.s, 0, field) for field in fields)


@pytest.mark.rule("H3-END-01")
@pytest.mark.parametrize("held", [True, False])
def test_after_the_last_turn_of_a_countdown_the_holder_wins_or_nobody_does(held: bool) -> None:
    scene = Scene()
    number = next(at for at, one in enumerate(FACTS.content.scenario) if any(w.kind == COUNTDOWN for w in one.wins))
    scene.s.scenario = number
    win = next(win for win in FACTS.content.scenario[number].wins if win.kind == COUNTDOWN)
    assert win.location is not None
    scene.put(win.location, "C1")
    field = scene.find(win.location)
    scene.s.own_map()
    scene.s.flag[field] = 1 if held else NOBODY
    scene.s.ledger[TURNS] = [0, 1]
    scene.s.chance = scene.chance
    turn_ended(scene.s, 1)
    assert scene.s.places == ([2, 1] if held else [2, 2])


@pytest.mark.rule("H3-END-07")
def test_a_war_machine_of_a_carried_deck_is_not_for_sale_again() -> None:
    scene = Scene(boxes=all_boxes())
    ballista = FACTS.card_number["ballista"]
    scene.s.own_piles()
    if ballista not in scene.s.machines:
        scene.s.machines.append(ballista)
    before = scene.s.machines.count(ballista)
    scene.s.players[0].deck = Deck.of([ballista])
    scene.s.story[STORY_CARRIED] = 1
    set_carried_aside(scene.s, scene.s.players[0], [[], [], []])
    assert scene.s.machines.count(ballista) == before - 1


@pytest.mark.rule("H3-END-07")
def test_a_scenario_of_its_own_has_no_further_part() -> None:
    scene = Scene()
    assert part_of(scene.s, 1) == NOBODY
    scene.s.scenario = NAMES.scenarios.index("qg1_greek_gift")
    assert FACTS.content.scenario[part_of(scene.s, 2)].id == "qg2_sicilian_dragon"
    assert part_of(scene.s, 9) == NOBODY


@pytest.mark.rule("H3-END-06")
def test_the_end_tells_of_cubes_of_all_enemies_where_the_scenario_names_no_such_goal() -> None:
    scene = Scene(3, "search_for_the_grail")
    scene.s.players[0].cubes = [0, 1, 1]
    assert won_by(scene.s, [0]) == EndView([0], "cubes", 0)
    scene.s.players[0].cubes = [0, 1, 0]
    assert won_by(scene.s, [0]).way != "cubes"


@pytest.mark.rule("H3-MAP-02")
def test_the_price_of_the_center_tile_is_paid_together() -> None:
    scene = Scene(2, "community_the_ambushed_accord", boxes=all_boxes())
    center = scene.place("C1")
    field = next(at for at in range(len(scene.s.flag)) if center in touching_places(scene.s.atlas, at))
    scene.stock(0, gold=9, building_materials=6).stock(1, gold=1, valuables=2)
    assert discover_closed(scene.s, field, center) is None, "5 gold, 3 materials and a valuable for each of them"
    scene.stock(1, gold=0, valuables=2)
    assert discover_closed(scene.s, field, center) == ("group-costs", 10, 6, 2)


def guesses(scene: Scene, seat: int) -> list[Heroes3]:
    """Tables that a seat could not tell from this one."""
    return [GAME.resample(scene.s, seat, Chance.of("guess", "", number)) for number in range(12)]


@pytest.mark.rule("H3-CARD-04", "H3-CARD-15")
def test_what_somebody_looks_at_in_a_search_is_open_to_him_alone() -> None:
    scene = Scene(boxes=all_boxes()).turn(0).run(Search(0, 1 << SPELL, 3, "any", False))
    while not scene.s.looked:
        scene.play(scene.offered()[0])
    spells = sorted([*scene.s.looked, *scene.s.decks[SPELL].cards()])
    assert {tuple(guess.looked) for guess in guesses(scene, 0)} == {tuple(scene.s.looked)}
    others = guesses(scene, 1)
    assert len({tuple(sorted(guess.looked)) for guess in others}) > 1
    for guess in others:
        assert len(guess.looked) == len(scene.s.looked)
        assert sorted([*guess.looked, *guess.decks[SPELL].cards()]) == spells


@pytest.mark.rule("H3-CARD-15")
def test_a_card_at_the_bottom_of_a_deck_is_known_to_those_who_saw_it() -> None:
    scene = Scene(boxes=all_boxes())
    scene.s.own_piles()
    deck = scene.s.decks[SPELL]
    card = deck.pool[0]
    deck.pool.remove(card)
    deck.put_at_bottom(card, 1 << 0)
    assert {tuple(guess.decks[SPELL].bottom) for guess in guesses(scene, 0)} == {(card,)}
    assert len({tuple(guess.decks[SPELL].bottom) for guess in guesses(scene, 1)}) > 1
    assert all(len(guess.decks[SPELL]) == len(deck) for guess in guesses(scene, 1))
