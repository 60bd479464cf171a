"""How far everybody is on the way to each victory, as the View tells it (H3-END-01)."""

from __future__ import annotations

import pytest

from games.heroes3.combats import fresh, game
from games.heroes3.scene import Scene, all_boxes
from ludoteka.games.heroes3.facts import GOLD
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.marks import STORY_ARMIES, WON_LEVEL_7
from ludoteka.games.heroes3.rules.victory.ends import check_ends, eliminate, round_ended
from ludoteka.games.heroes3.rules.victory.wins import enemy_towns, met
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.view_goals import EndView, GoalView, end_view, goals_view
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Mode
from ludoteka.kernel.state import begin


def started(seats: int, scenario: str) -> Heroes3:
    luck = Chance.of("goals")
    s = game().setup(seats, game().read_options({"scenario": scenario, "factions": "random"}), luck)
    begin(s, luck)
    return s


def kinds(goals: list[GoalView]) -> list[str]:
    return [goal.part or goal.kind for goal in goals]


@pytest.mark.rule("H3-END-01")
def test_conditions_of_other_numbers_of_players_are_left_out() -> None:
    assert kinds(goals_view(started(2, "brave_new_world"))) == ["capture_enemy_town", "points"]
    assert kinds(goals_view(started(3, "brave_new_world"))) == ["cube_of_every_enemy", "points"]


@pytest.mark.rule("H3-END-01")
def test_a_flagged_enemy_town_and_cubes_count() -> None:
    two = fresh(2, "brave_new_world")
    two.flag[enemy_towns(two, 0)[0]] = 0
    assert goals_view(two)[0].have == [1, 0]
    three = started(3, "brave_new_world")
    three.players[1].cubes[2] = 2
    goal = goals_view(three)[0]
    assert (goal.need, goal.have) == (2, [0, 1, 0])


@pytest.mark.rule("H3-END-01")
def test_points_are_shown_by_what_they_come_from() -> None:
    s = fresh(2, "brave_new_world")
    s.players[0].cubes[1] = 1
    goal = goals_view(s)[-1]
    assert (goal.columns, goal.worth) == (["town", "settlement", "mine", "cube"], [3, 2, 1, 2])
    for seat in range(2):
        counted = sum(one * each for one, each in zip(goal.values[seat], goal.worth, strict=True))
        assert counted == goal.have[seat]
    assert goal.have[0] == goal.have[1] + 2 >= 5


def test_gold_flags_and_feats_count() -> None:
    gold = started(2, "dwarven_gold")
    gold.players[1].stock[GOLD] = 40
    wanted = next(goal for goal in goals_view(gold) if goal.kind == "resource_at_round_end")
    assert (wanted.need, wanted.have[1]) == (75, 40)
    quest = started(2, "unholy_quest")
    quest.feats[1] = WON_LEVEL_7
    assert goals_view(quest)[0].have == [0, 1]
    champions = started(2, "geleas_champions")
    champions.story[STORY_ARMIES] = 1
    assert (goals_view(champions)[0].need, goals_view(champions)[0].have) == (2, [1, 1])


def test_a_sequence_shows_its_parts_one_after_the_other() -> None:
    goals = goals_view(started(1, "llq2_guardian_angels"))
    assert kinds(goals) == ["win_level_7", "beat_ai_hero"]
    assert len({goal.number for goal in goals}) == 1


@pytest.mark.parametrize("mode", game().modes(), ids=lambda mode: mode.name)
def test_nobody_has_won_at_the_start_of_any_scenario(mode: Mode) -> None:
    """What is needed is never there already, and never nothing where something is needed."""
    luck = Chance.of("goals")
    s = game().setup(mode.seats, game().read_options(mode.options), luck)
    begin(s, luck)
    wins = game().content.scenario[s.scenario].wins
    for goal in goals_view(s):
        if goal.columns:
            assert len(goal.values) == s.seats
        elif goal.part is None and goal.when == "immediate":
            for seat in range(s.seats):
                if met(s, seat, wins[goal.number]):
                    assert goal.have[seat] >= goal.need
                else:
                    assert goal.have[seat] < max(1, goal.need) or goal.kind == "flag_all_mines_and_settlements"


# -- the end ----------------------------------------------------------------------------------------------------


def ended(scene: Scene) -> EndView | None:
    """What decided, as everybody sees it."""
    view = game().view(scene.s, 0)
    assert view.end == end_view(scene.s)
    return view.end


@pytest.mark.rule("H3-END-01")
def test_the_end_tells_which_goal_was_reached() -> None:
    scene = Scene(2)
    assert ended(scene) is None
    scene.s.flag[enemy_towns(scene.s, 0)[0]] = 0
    scene.call(check_ends, 0)
    assert scene.s.places == [1, 2]
    assert ended(scene) == EndView([0], "goal", 0)
    assert goals_view(scene.s)[0].kind == "capture_enemy_town"


@pytest.mark.rule("H3-END-05", "H3-END-09")
def test_the_end_tells_of_the_last_one_standing_and_of_the_last_round() -> None:
    alone = Scene(3).call(eliminate, 1).call(eliminate, 2)
    assert (alone.s.places, ended(alone)) == ([1, 2, 2], EndView([0], "last-standing", 0))
    late = Scene(2)
    late.s.round = late.s.last_round
    late.call(round_ended)
    end = ended(late)
    assert end is not None
    assert end.way == "goal"
    assert next(goal for goal in goals_view(late.s) if goal.number == end.number).kind == "points"


@pytest.mark.rule("H3-END-01", "H3-END-09")
def test_the_end_tells_how_a_scenario_was_lost() -> None:
    lost = Scene(2, "unholy_quest").call(eliminate, 0)
    end = ended(lost)
    assert lost.s.places == [2, 2]
    assert end is not None
    assert end.way == "defeat"
    defeats = scenario(lost.s).defeats
    assert defeats[end.number].kind == "any_player_eliminated"
    out = Scene(1, "llq1_homecoming").call(eliminate, 0)
    end = ended(out)
    assert end is not None
    assert (out.s.places, end.way, scenario(out.s).defeats[end.number].kind) == ([2], "defeat", "elimination")
    late = Scene(2, "geleas_champions", boxes=all_boxes())
    late.s.round = late.s.last_round
    late.call(round_ended)
    end = ended(late)
    defeats = scenario(late.s).defeats
    assert end is not None
    assert (end.winners, end.way, defeats[end.number].kind) == ([], "defeat", "last_round_ends")


@pytest.mark.rule("H3-END-06")
def test_the_end_tells_of_cubes() -> None:
    scene = Scene(3)
    scene.s.players[2].cubes[0] = scene.s.players[2].cubes[1] = 1
    scene.call(check_ends, 2)
    end = ended(scene)
    assert scene.s.places == [2, 2, 1]
    assert end is not None
    assert (end.winners, end.way) == ([2], "goal")
