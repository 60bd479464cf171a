"""The four scenarios of hill, bomb, valley and isle: what their files must say, what is shown, what bots aim at."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.bot.standing import bomb_worth
from ludoteka.games.heroes3.bot.ways import journeys
from ludoteka.games.heroes3.bot.worths import POINT, aims_of, worths_of
from ludoteka.games.heroes3.checks.scenarios import end_faults
from ludoteka.games.heroes3.entries.places import Points
from ludoteka.games.heroes3.entries.scenarios import Scenario, Win
from ludoteka.games.heroes3.facets import Heroes3Facets
from ludoteka.games.heroes3.facts import MAIN, NOBODY
from ludoteka.games.heroes3.rules.world.fields import own_town
from ludoteka.games.heroes3.rules.world.portals import shared_portal
from ludoteka.games.heroes3.view import view
from ludoteka.games.heroes3.view_goals import goals_view

NEW = (
    "community_dragon_valley",
    "community_king_of_the_hill",
    "community_race_for_the_dragon_isle",
    "community_secret_bomb_stash",
)
SIX = ("castle", "dungeon", "necropolis", "tower", "rampart", "fortress")


def scenario_of(name: str) -> Scenario:
    """A scenario by its id."""
    return FACTS.scenario[NAMES.scenarios.index(name)]


def faults(name: str, *wins: Win) -> list[str]:
    """What is wrong with a scenario that is won like this."""
    return list(end_faults(GAME.content, "it", msgspec.structs.replace(scenario_of(name), wins=wins)))


@pytest.mark.rule("H3-MODE-01")
@pytest.mark.parametrize("name", NEW)
def test_each_is_a_draft_with_an_author(name: str) -> None:
    one = scenario_of(name)
    assert one.draft
    assert one.author
    assert one.source == "public"


@pytest.mark.rule("H3-END-01")
def test_a_file_that_asks_for_too_little_is_refused() -> None:
    bomb = (Points(item="bomb_delivered", worth=1),)
    for win, wrong in (
        (Win(kind="points_reached", points=bomb), "needs an amount of points"),
        (Win(kind="holders_fight", when="after_last_round"), "needs a location"),
        (
            Win(kind="points_reached", amount=2, points=bomb, sudden_death=4),
            "sudden_death is for victory_points after the last round",
        ),
    ):
        assert f"it: win {win.kind}: {wrong}" in faults(NEW[3], win)
    assert faults(NEW[3], *scenario_of(NEW[3]).wins) == []


@pytest.mark.rule("H3-END-01")
def test_goals_show_how_far_everybody_is() -> None:
    bomb = Scene(2, NEW[3], SIX, boxes=all_boxes())
    bomb.s.ledger["bomb_delivered"] = [2, 0]
    assert [(goal.kind, goal.need, goal.have) for goal in goals_view(bomb.s)] == [
        ("points_reached", 3, [2, 0]),
        ("victory_points", 0, [2, 0]),
    ]
    valley = Scene(4, NEW[0], SIX, boxes=all_boxes()).tile("C1", "C1")
    valley.flag(1, valley.find("dragon_utopia", "C1"))
    assert [(goal.kind, goal.need, goal.have) for goal in goals_view(valley.s)] == [
        ("flag_location", 2, [0, 1, 0, 0]),
        ("beat_every_enemy_main_hero", 3, [0, 0, 0, 0]),
        ("holders_fight", 1, [0, 1, 0, 0]),
    ]
    isle = Scene(2, NEW[2], SIX, boxes=all_boxes()).tile("C1", "C1")
    isle.flag(0, isle.find("dragon_utopia"))
    assert [(goal.kind, goal.when, goal.need, goal.have) for goal in goals_view(isle.s)] == [
        ("hold_location", "turn_start", 1, [1, 0]),
        ("holders_fight", "after_last_round", 1, [1, 0]),
    ]


@pytest.mark.rule("H3-CARD-15")
def test_only_the_owner_sees_the_hand_laid_aside() -> None:
    scene = Scene(2, NEW[0], SIX, boxes=all_boxes()).hand(0, "attack")
    scene.s.ledger["own_cards_1"] = [FACTS.card_number["power"]]
    scene.s.ledger["hand_aside_1"] = scene.s.players[0].hand
    scene.s.ledger["secret_aside_1"] = []
    assert view(scene.s, 0, NAMES).players[0].hand_aside == ["attack"]
    assert view(scene.s, 1, NAMES).players[0].hand_aside is None
    assert view(scene.s, 1, NAMES).players[0].second_cards == ["power"]


@pytest.mark.rule("H3-END-09")
def test_bots_see_what_wins() -> None:
    hill = aims_of(FACTS, NAMES.scenarios.index(NEW[1]), 2)
    assert (hill.place, hill.hold, hill.capture) == ("the_hill", 6 * POINT, 0.0)
    bomb = aims_of(FACTS, NAMES.scenarios.index(NEW[3]), 2)
    assert bomb.bomb > 0
    for name in (NEW[0], NEW[2]):
        assert aims_of(FACTS, NAMES.scenarios.index(name), 2).utopia > 0
    scene = Scene(2, NEW[3], SIX, boxes=all_boxes())
    before = bomb_worth(scene.s, 0, bomb)
    scene.s.grail = 0
    carried = bomb_worth(scene.s, 0, bomb)
    scene.s.grail = NOBODY
    scene.s.ledger["bomb_delivered"] = [1, 0]
    assert before < carried < bomb_worth(scene.s, 0, bomb)
    assert worths_of(FACTS) is not None


@pytest.mark.rule("H3-MOVE-02")
def test_bots_find_the_way_through_open_portals() -> None:
    scene = Scene(2, NEW[2], SIX, boxes=all_boxes())
    home = own_town(scene.s, 0)
    isle = shared_portal(scene.s)
    assert journeys(scene.s, home, 0)[isle] == NOBODY
    portal = scene.find("portal", "S1")
    spot = scene.s.atlas.spot.copy()
    beside = scene.neighbour(home)
    spot[beside] = FACTS.spot_location.index(FACTS.location_number["obelisk"])
    scene.s.atlas.spot = spot
    scene.s.stars[beside] = 1
    far = journeys(scene.s, home, 0)
    assert far[isle] == min(far[portal], far[beside]) + 1


@pytest.mark.rule("H3-END-09")
def test_the_balance_report_learns_the_points() -> None:
    scene = Scene(2, NEW[3], SIX, boxes=all_boxes())
    scene.s.ledger["bomb_delivered"] = [2, 1]
    told = Heroes3Facets().of(scene.s, [])
    assert [row["points"] for row in told] == [[2], [1]]
    plain = Scene(2, "brave_new_world")
    assert Heroes3Facets().of(plain.s, [])[MAIN]["points"] == []


def test_the_notice_names_every_author_as_the_mission_book_does() -> None:
    notice = " ".join((Path(__file__).parents[3] / "NOTICE").read_text(encoding="utf-8").split())
    for one in GAME.content.scenario:
        if one.source == "public":
            assert one.author, one.id
            assert one.author in notice, one.id
            assert one.name.removesuffix(" (short game)").casefold() in notice.casefold(), one.id
