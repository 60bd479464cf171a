"""Somebody who has never played learns every game by clicks: each lesson from its first page to its end.

A few lessons of each course are played in the ordinary run, the others in the long one; the kit plays the solutions of
all of them in the engine every time.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from browser.conftest import NewPerson
from ludoteka.i18n.told import POINTER
from ludoteka.kernel.lessons import Lesson, load_course
from ludoteka.kernel.registry import load_game

pytest.importorskip("playwright")
from playwright.sync_api import expect

from browser.hellas import Hand, verb
from browser.heroes3_play import BoardHand
from browser.kit import DRAWN, PHONE, Person

GAMES = ("hadrians_wall", "cyclades", "lords_of_hellas", "heroes3")
EVERY_TIME = {"first-look", "choosing", "first-boxes", "auction", "temple", "deploy"}
"""Lessons that are played in the ordinary run, two of each game."""
LESSONS = [
    pytest.param(game, lesson, id=f"{game}-{lesson.id}", marks=() if lesson.id in EVERY_TIME else (pytest.mark.soak,))
    for game in GAMES
    for lesson in load_course(load_game(game))
]


class Eyes:
    """A person who looks from a certain seat."""

    def __init__(self, person: Person, seat: int) -> None:
        self.person = person
        self.page = person.page
        self.seat = seat

    def position(self, table: str) -> Any:
        """What the seat sees."""
        return self.person.position(table, self.seat)

    def over(self) -> bool:
        """Whether the screen shows the end."""
        return self.person.over()


def set_amounts(page: Any, action: str) -> None:
    """Press plus or minus on a stepper until its numbers are those of the action."""
    page.evaluate(DRAWN)
    stepper = page.locator(".many:has(button.primary):visible")
    if stepper.count() == 0 or page.locator(f'[data-action="{action}"]:visible').count() > 0:
        return
    offered = stepper.first.locator("button.primary").get_attribute("data-action") or ""
    if verb(offered) != verb(action):
        return
    wanted = [int(word) for word in action.split() if word.isdigit()]
    steps = stepper.first.locator(".stepper")
    for i, number in enumerate(wanted[-steps.count() :]):
        minus, plus = (steps.nth(i).get_by_role("button").nth(n) for n in (0, 1))
        while (now := int(steps.nth(i).locator("output").inner_text())) != number:
            (plus if now < number else minus).click()


class SteadyHand(Hand):
    """A hand that sets amounts before it takes them."""

    def aim(self, action: str, refs: list[str], decision: int | None = None) -> Any:
        """Where to click next, amounts being what the action says."""
        set_amounts(self.page, action)
        return super().aim(action, refs, decision)


class SteadyBoardHand(BoardHand):
    """The same at the board of Heroes III."""

    def rest(self, option: dict[str, Any], decision: int) -> Any:
        """Where to click next, amounts being what the option says."""
        set_amounts(self.page, str(option["action"]))
        return super().rest(option, decision)


class Learner:
    """Somebody at the table of a lesson."""

    def __init__(self, person: Person, game: str, lesson: Lesson) -> None:
        self.person = person
        self.page = person.page
        self.lesson = lesson
        self.table = self.page.url.rpartition("/")[2].partition("#")[0]
        eyes: Any = Eyes(person, lesson.seat)
        self.hand = (SteadyBoardHand if game == "heroes3" else SteadyHand)(eyes, self.table)
        self.panel = self.page.locator(".lesson")

    def standing(self) -> Any:
        """How far the server says the lesson has come."""
        return self.person.ask("GET", f"/tables/{self.table}/lesson")

    def option(self, action: str) -> Any:
        """An option that is on offer, as soon as it is."""
        for _ in range(200):
            position = self.person.position(self.table, self.lesson.seat)
            for ask in position["asks"]:
                for option in ask["options"]:
                    if option["action"] == action:
                        return option
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{action} was never on offer")

    def read(self) -> None:
        """Turn the pages that are only read."""
        while self.panel.get_by_role("button", name="Go on").count() > 0:
            self.panel.get_by_role("button", name="Go on").click()

    def click(self, action: str) -> None:
        """Take an option by clicks."""
        self.hand.take(self.option(action))

    def learn(self) -> None:
        """Go through the whole lesson as its solution says."""
        for number, step in enumerate(self.lesson.tasks):
            expect(self.panel).to_be_visible()
            self.read()
            for action in step.show:
                self.click(action)
            for _ in range(200):
                if self.standing()["task"] > number:
                    break
                self.page.wait_for_timeout(50)
        expect(self.page.get_by_test_id("lesson-done")).to_be_visible()


def start(person: NewPerson, game: str, lesson: Lesson, **how: Any) -> Learner:
    """Somebody who opens a lesson from its course."""
    ida = person("Ida", **how)
    page = ida.go(f"/learn/{game}")
    page.locator(f'[data-lesson="{lesson.id}"]').click()
    page.locator(".lesson").wait_for()
    page.locator(".prompt.mine").wait_for()
    return Learner(ida, game, lesson)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_is_played_by_clicks(person: NewPerson, game: str, lesson: Lesson) -> None:
    learner = start(person, game, lesson)
    learner.learn()
    page = learner.person.go(f"/learn/{game}")
    expect(page.locator("li.done")).to_have_count(1)


def lesson_of(game: str, name: str) -> Lesson:
    return next(lesson for lesson in load_course(load_game(game)) if lesson.id == name)


def test_a_wrong_move_is_answered_beside_the_board_and_nothing_happens(person: NewPerson) -> None:
    learner = start(person, "hadrians_wall", lesson_of("hadrians_wall", "first-boxes"))
    option = learner.option("fill fort soldier")
    answer = learner.panel.get_by_role("alert")
    while answer.count() == 0:  # the fort, then the payment
        before = learner.page.evaluate(learner.hand.changes)
        where = learner.hand.aim(option["action"], option["refs"])
        learner.page.mouse.click(where["x"], where["y"])
        while answer.count() == 0 and learner.page.evaluate(learner.hand.changes) == before:
            learner.page.evaluate(DRAWN)
    expect(answer).to_contain_text("soldiers are rare")
    assert learner.standing()["task"] == 0
    assert learner.person.position(learner.table)["view"]["players"][0]["left"]["fort"] == 0


def test_words_light_up_what_they_speak_of(person: NewPerson) -> None:
    learner = start(person, "hadrians_wall", lesson_of("hadrians_wall", "first-boxes"))
    text = learner.person.ask("GET", "/games/hadrians_wall/lessons/en")["lessons"][1]["steps"][0]["text"]
    (_, ref), *_ = POINTER.findall(text)
    expect(learner.page.locator(f'[data-ref~="{ref}"][data-lit]').first).to_be_visible()
    learner.panel.locator(f'[data-points="{ref}"]').hover()
    expect(learner.page.locator(f'[data-ref~="{ref}"][data-lit]').first).to_be_visible()


def test_the_hint_and_the_solution_are_shown(person: NewPerson) -> None:
    learner = start(person, "hadrians_wall", lesson_of("hadrians_wall", "first-boxes"))
    learner.panel.get_by_role("button", name="Hint").click()
    expect(learner.panel.locator(".hint")).to_contain_text("Click the fort")
    learner.panel.get_by_role("button", name="Show me").click()
    expect(learner.panel.locator(".cheer")).to_be_visible()
    assert learner.standing()["task"] == 1
    learner.panel.get_by_role("button", name="Show me").click()
    expect(learner.page.get_by_test_id("lesson-done")).to_be_visible()
    learner.panel.get_by_role("button", name="Next:").click()
    expect(learner.panel.locator("h2")).to_have_text("Soldiers on the wall")


def test_the_panel_covers_nothing_on_a_phone(person: NewPerson) -> None:
    learner = start(person, "cyclades", lesson_of("cyclades", "first-look"), size=PHONE)
    boxes = [learner.page.locator(part).bounding_box() for part in ("#main", ".beside", ".sheettabs", ".prompt")]
    edges = [(box["y"], box["y"] + box["height"]) for box in boxes if box]
    assert len(edges) == 4
    for (_, bottom), (top, _) in pairwise(edges):
        assert bottom <= top + 1, edges
    learner.person.no_barriers("a lesson on a phone")


def test_the_coach_explains_a_question_once_and_leaves_at_a_click(person: NewPerson) -> None:
    ida = person("Ida")
    page = ida.go("/learn/hadrians_wall")
    page.get_by_role("button", name="Play with the coach").click()
    coach = page.locator(".coach")
    expect(coach.locator(".words")).not_to_be_empty()
    coach.get_by_role("button", name="Got it").click()
    expect(coach.locator(".words")).to_have_count(0)
    coach.get_by_role("button", name="What is this?").click()
    expect(coach.locator(".words")).not_to_be_empty()
    ida.no_barriers("a coached game")
    coach.get_by_role("button", name="No coach").click()
    expect(coach).to_have_count(0)


def test_the_pages_of_learning_have_no_barriers(person: NewPerson) -> None:
    ida = person("Ida")
    for path in ("/learn", "/learn/cyclades", "/rules/cyclades", "/rules/cyclades/summary"):
        ida.go(path)
        ida.page.locator("li, article, section").first.wait_for()
        ida.no_barriers(path)


def test_the_book_of_rules_leads_to_a_rule_and_from_there_to_its_lesson(person: NewPerson) -> None:
    ida = person("Ida")
    page = ida.go("/rules/hadrians_wall")
    contents = page.locator(".contents")
    contents.get_by_text("Left sheet", exact=False).first.click()
    contents.get_by_role("link", name="Building the fort").click()
    rule = page.locator('article[data-key="HW-FORT-01"]')
    expect(rule).to_be_focused()
    rule.get_by_role("button", name="Try it on the board").click()
    expect(page.locator(".lesson h2")).to_have_text("Your first boxes")


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_summary_prints_on_one_page(person: NewPerson, language: str) -> None:
    ida = person("Ida", locale=language)
    for game in GAMES:
        page = ida.go(f"/rules/{game}/summary")
        page.locator(".columns section").first.wait_for()
        pdf = page.pdf(format="A4", margin={"top": "10mm", "bottom": "10mm", "left": "10mm", "right": "10mm"})
        assert re.search(rb"/Type\s*/Pages\s*/Count 1\b|/Count 1\s", pdf), game
