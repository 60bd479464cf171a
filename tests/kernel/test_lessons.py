"""Lessons: files that say what is wrong with them, moves that are judged, positions that go on where they were left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteka.kernel.conformance import Violation
from ludoteka.kernel.conformance.teaching import Taught, teach
from ludoteka.kernel.errors import BadContent
from ludoteka.kernel.game import Game
from ludoteka.kernel.lessons import (
    OTHER,
    OVER,
    Condition,
    Lecture,
    Lesson,
    Step,
    Wrong,
    fits,
    followed,
    found_in,
    read_lesson,
    up_to,
    words_of,
)
from ludoteka.kernel.registry import load_game

FILE = """
id = "trial"
seats = 1
before = ["path planner"]

[[steps]]
id = "look"

[[steps]]
id = "fort"
show = ["fill fort builder"]
goal = [{ event = "filled p1 fort *" }]
wrong = [{ move = "fill fort soldier", say = "soldier" }]
"""


@pytest.fixture(scope="module")
def game() -> Game[Any]:
    """A game to learn."""
    return load_game("hadrians_wall")


def lesson(tmp_path: Path, text: str = FILE) -> Lesson:
    """A lesson from the text of its file."""
    file = tmp_path / "01_trial.toml"
    file.write_text(text, encoding="utf-8")
    return read_lesson(file)


def with_step(base: Lesson, **changed: Any) -> Lesson:
    """A lesson whose last step is another."""
    step = msgspec.structs.replace(base.steps[-1], **changed)
    return msgspec.structs.replace(base, steps=[*base.steps[:-1], step])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "look"', 'id = "look"\nhint = "x"', "01_trial.toml: Object contains unknown field `hint`"),
        ('id = "fort"', 'id = "Fort"', "01_trial.toml: 'Fort' is not a name"),
        ('id = "look"', 'id = "fort"', "two steps have the same id"),
        ('id = "look"', 'id = "end"', "'end' is a name every lesson uses"),
        ('show = ["fill fort builder"]', "", "a goal and a solution (`show`) belong together"),
        ('{ event = "filled p1 fort *" }', "{}", "step fort: a condition is empty"),
        ('id = "look"', 'id = "look"\nfree = true', "step look has no goal"),
        ("seats = 1", 'seats = "one"', "Expected `int`"),
    ],
)
def test_a_file_with_a_mistake_is_refused_with_its_name(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadContent, match="01_trial") as caught:
        lesson(tmp_path, FILE.replace(old, new, 1))
    assert said in str(caught.value)


def test_the_last_step_must_be_a_task(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="the last step must be a task"):
        lesson(tmp_path, FILE + '\n[[steps]]\nid = "more"\n')


def test_a_position_that_the_rules_refuse_says_which_action(game: Game[Any], tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="lesson trial: fill wall resource"):
        Lecture(game, lesson(tmp_path, FILE.replace('"path planner"', '"path planner", "fill wall resource"')))


def test_moves_are_judged_and_only_right_ones_are_let_through(game: Game[Any], tmp_path: Path) -> None:
    lecture = Lecture(game, lesson(tmp_path))
    before = lecture.match.save_state()
    assert lecture.wrong("fill fort soldier") == "soldier", "a mistake of the lesson has its own words"
    assert lecture.wrong("end-year") == OTHER, "any other move has the general ones"
    assert lecture.wrong("fill fort builder") == ""
    assert lecture.match.save_state() == before, "judging changes nothing"
    assert lecture.left() == ["fill fort builder"]
    lecture.play(0, "fill fort builder")
    assert lecture.done
    assert lecture.wrong("fill fort builder") == OVER


def test_a_move_that_reaches_the_goal_another_way_is_right(game: Game[Any], tmp_path: Path) -> None:
    lecture = Lecture(game, with_step(lesson(tmp_path), wrong=[]))
    assert lecture.wrong("fill fort soldier") == ""
    assert lecture.wrong("fill guard soldier") == OTHER


def test_moves_that_the_lesson_allows_besides_are_right_although_they_do_not_reach_the_goal(
    game: Game[Any], tmp_path: Path
) -> None:
    lecture = Lecture(game, with_step(lesson(tmp_path), also=["fill guard *"]))
    assert lecture.wrong("fill guard soldier") == ""
    lecture.play(0, "fill guard soldier")
    assert lecture.left() == [], "the learner has left the way that is shown"


def test_in_a_free_step_everything_is_allowed_until_it_is_lost(game: Game[Any], tmp_path: Path) -> None:
    lost = [Condition(event="settled p1 ...")]
    lecture = Lecture(game, with_step(lesson(tmp_path), free=True, wrong=[], lost=lost))
    assert lecture.wrong("end-year") == ""
    lecture.play(0, "end-year")
    assert lecture.lost
    assert lecture.reply() is None


def test_a_lesson_goes_on_from_its_actions(game: Game[Any], tmp_path: Path) -> None:
    base = lesson(tmp_path)
    two = msgspec.structs.replace(
        base, steps=[*base.steps, Step("guard", [Condition(did="fill guard *")], ["fill guard soldier"])]
    )
    lecture = followed(game, two, [(0, "fill fort builder")])
    assert (lecture.task, lecture.left()) == (1, ["fill guard soldier"])
    match, jumped = up_to(game, two, 1)
    assert jumped.match.save_state() == lecture.match.save_state() == match.save_state()
    assert [match.game.text(played.action) for played in match.played] == ["path planner", "fill fort builder"]


@pytest.mark.parametrize(
    ("condition", "held"),
    [
        (Condition(see="players.0.left.fort", least=1), True),
        (Condition(see="players.0.left.fort", least=2), False),
        (Condition(see="players.0.left.fort", most=0), False),
        (Condition(see="players.0.buildings", least=1), True),
        (Condition(see="players[seat=0].colour", is_="blue"), True),
        (Condition(see="players[seat=0].colour", is_="red"), False),
        (Condition(asked="take-action"), True),
        (Condition(asked="choose-cards"), False),
        (Condition(over=True), False),
        (Condition(did="fill fort *"), True),
        (Condition(did="fill fort *", times=2), False),
        (Condition(event="infrastructure p1 1"), True),
    ],
)
def test_conditions(game: Game[Any], tmp_path: Path, condition: Condition, held: bool) -> None:
    lecture = Lecture(game, with_step(lesson(tmp_path), free=True, goal=[Condition(over=True)]))
    lecture.play(0, "fill fort builder")
    assert lecture.holds(condition) is held


def test_other_seats_answer_as_the_lesson_says_and_decline_what_it_does_not_say() -> None:
    game = load_game("cyclades")
    waits = Lesson("wait", 2, [Step("turn", [Condition(over=True)], ["x"], free=True)], seed="two")
    lecture = Lecture(game, waits)
    first = lecture.match.waiting()
    assert first, "somebody has to bid"
    learner = first[0]
    other = Lesson("other", 2, waits.steps, seat=1 - learner, seed="two")
    asked = Lecture(game, other)
    reply = asked.reply()
    assert reply is not None
    assert reply[0] == learner
    options = [game.text(action) for action in game.options(asked.match.state, learner)]
    scripted = with_step(other, replies=[options[-1]])
    lecture = Lecture(game, scripted)
    assert lecture.reply() == (learner, options[-1])
    lecture.play(learner, options[-1])
    assert lecture.answered == 1


def test_the_words_a_lesson_needs(tmp_path: Path) -> None:
    assert words_of(lesson(tmp_path)) == ["idea", "look", "fort", "fort-hint", "fort-soldier", "end"]


def test_patterns_and_paths() -> None:
    assert fits("filled p1 fort 3", "filled p1 *  *")
    assert not fits("filled p1 fort 3", "filled p1 fort")
    assert fits("settled p1 0 0 1", "settled ...")
    assert found_in({"a": [1, 2]}, "a.1") == 2
    assert found_in({"a": [1, 2]}, "a.7") is None
    assert found_in({"a": {"b": 1}}, "a.b.c") is None


# -- the law --------------------------------------------------------------------------------------------------------


def test_the_law_counts_what_it_has_tried(game: Game[Any], tmp_path: Path) -> None:
    taught = Taught()
    teach(game, lesson(tmp_path), taught)
    assert (taught.lessons, taught.tasks) == (1, 1)
    assert taught.wrong > 5


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"show": ["fill wall resource"]}, "is not on offer"),
        ({"show": ["fill guard soldier"]}, "does not reach its goal"),
        ({"show": ["fill fort builder", "fill guard soldier"]}, "is done before its solution comes to"),
        ({"goal": [Condition(asked="take-action")]}, "fort is done before it begins"),
        ({"wrong": [Wrong("fill wall *", "wall")]}, "no move on the way fits these mistakes: fort: fill wall"),
    ],
)
def test_the_law_finds_a_lesson_that_does_not_work(
    game: Game[Any], tmp_path: Path, changed: dict[str, Any], said: str
) -> None:
    with pytest.raises(Violation, match=said):
        teach(game, with_step(lesson(tmp_path), **changed), Taught())
