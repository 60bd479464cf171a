"""Dragnarøk: points at the end of a round, a final combat in a tie, tiles that leave the map."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3.facts import FIELDS, MAIN, NOBODY
from ludoteka.games.heroes3.rules.map.flagging import flag_field
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.scenario.special import combat_ended
from ludoteka.games.heroes3.rules.scenario.timed import timed_events
from ludoteka.games.heroes3.rules.victory.ends import round_ended
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP
from ludoteka.games.heroes3.rules.world.fields import own_town
from ludoteka.games.heroes3.view_goals import goals_view

FOUR = ("castle", "dungeon", "necropolis", "tower")


def dragnarok() -> Scene:
    """Dragnarøk at the first turn, both Utopias face up."""
    scene = Scene(4, "community_dragnarok", factions=FOUR, boxes=all_boxes())
    return scene.tile("C1", "C1").tile("C2", "C3")


@pytest.mark.rule("H3-SETUP-04")
def test_the_mage_guild_brings_no_spells_and_the_tortoise_is_left_out() -> None:
    scene = dragnarok()
    assert all(player.built >> 2 & 1 for player in scene.s.players)
    spells = [card for player in scene.s.players for card in (*player.hand, *player.deck.cards())]
    arrow = FACTS.card_number["magic_arrow"]
    assert all(card == arrow for card in spells if FACTS.card_kind[card] == 2)
    tortoise = [one.id for one in GAME.content.astrologers].index("magic_tortoise")
    assert tortoise not in scene.s.astrologers_deck.cards()


@pytest.mark.rule("H3-END-09")
def test_points_decide_once_both_utopias_carry_a_flag() -> None:
    scene = dragnarok()
    for slot, seat in (("C1", 0), ("C2", 1)):
        field = scene.find("dragon_utopia", slot)
        scene.call(round_ended)
        assert not scene.s.places
        scene.hero(seat, field).run(Visit(seat, MAIN, field)).go_on("Turn")
    scene.call(combat_ended, 1, 2, MAIN, scene.where(2), 1)
    scene.call(flag_field, 3, MAIN, own_town(scene.s, 2)).go_on("Turn")
    points = goals_view(scene.s)[0]
    assert points.columns == ["utopia_won", "enemy_town", "enemy_main_hero"]
    assert points.have == [4, 6, 0, 3]
    scene.call(round_ended)
    assert scene.s.places == [2, 1, 4, 3]


@pytest.mark.rule("H3-END-09")
def test_tied_players_fight_a_final_combat_with_full_hands() -> None:
    scene = dragnarok()
    for slot, seat in (("C1", 0), ("C2", 1)):
        scene.flag(seat, scene.find("dragon_utopia", slot))
    scene.s.ledger["utopia_won"] = [1, 1, 0, 0]
    scene.hand(0).hand(1)
    scene.call(round_ended)
    assert not scene.s.places
    assert scene.s.combat is not None or scene.waits() != "Turn"
    assert all(scene.s.players[seat].hand for seat in (0, 1))
    scene.call(combat_ended, 1, 0, MAIN, scene.where(1), 1)
    assert scene.s.places == [2, 1, 2, 2]


@pytest.mark.rule("H3-END-09")
def test_without_such_an_end_all_lose_after_round_12() -> None:
    scene = dragnarok()
    scene.s.round = 12
    scene.call(round_ended)
    assert scene.s.places == [2, 2, 2, 2]


@pytest.mark.rule("H3-MAP-12")
def test_the_first_flag_on_a_utopia_brings_goods_and_cards() -> None:
    scene = dragnarok().stock(0).hand(0)
    field = scene.find("dragon_utopia", "C1")
    scene.hero(0, field).run(Visit(0, MAIN, field))
    assert (scene.owns(0, "gold"), scene.owns(0, "valuables")) == (10, 1)
    assert scene.waits() == "Search"
    scene.play("decline")
    assert scene.waits() == "Search"
    scene.play("decline")
    assert len(scene.s.players[0].hand) == FACTS.hand_limit[scene.s.players[0].level]


@pytest.mark.rule("H3-ROUND-05")
def test_far_tiles_leave_the_map_with_flags_and_heroes() -> None:
    scene = dragnarok().tile("F1", "F1")
    place = scene.place("F1")
    mine = next(
        field
        for field in range(place * FIELDS, place * FIELDS + FIELDS)
        if FACTS.location[FACTS.spot_location[scene.s.atlas.spot[field]]].id in ("mine", "settlement")
    )
    income = scene.s.players[0].income.copy()
    scene.call(flag_field, 0, MAIN, mine).go_on("Turn")
    scene.army(0, griffins="pack", halberdiers="few").hero(0, mine, moves=3)
    sides = {"griffins": 1, "halberdiers": 0}
    slow = min(sides, key=lambda one: FACTS.initiative[FACTS.troop_number[one] * 2 + sides[one]])
    scene.s.round = 6
    scene.call(timed_events)
    assert scene.s.atlas.q[place] == OFF_MAP
    assert scene.s.flag[mine] == NOBODY
    assert scene.s.players[0].income == income
    if scene.waits() == "FleeTile":
        scene.play(scene.offered()[0])
    assert scene.where(0) // FIELDS == scene.place("S1")
    assert scene.s.players[0].moves[MAIN] == 2
    assert scene.units(0).get(slow) == ("few" if sides[slow] else None)
    assert place not in {other // FIELDS for other in scene.s.atlas.near if other != NOBODY}


@pytest.mark.rule("H3-ROUND-05")
def test_a_hero_without_an_open_tile_turns_the_nearest_one() -> None:
    scene = Scene(4, "community_dragnarok", factions=FOUR, boxes=all_boxes())
    for number in (6, 9, 11):
        scene.s.round = number
        scene.call(timed_events).go_on("Turn")
    kinds = {scene.s.atlas.kind[scene.where(seat) // FIELDS] for seat in range(4)}
    assert kinds == {3}
