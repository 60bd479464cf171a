"""What people read of games in three languages: words everywhere, no notation, no option that reads like another."""

from __future__ import annotations

import re
from functools import cache

import pytest

from games.heroes3.combats import battle
from games.heroes3.scene import FACTS, GAME
from ludoteka.games.heroes3.game import BOX_IDS
from ludoteka.games.heroes3.rules.battlefield.effects import lay_plain
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import TakeOff
from ludoteka.i18n import LANGUAGES, Words
from ludoteka.i18n.catalog import Catalog
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.reference import load_reference
from ludoteka.kernel.state import pending, take

GAMES = (
    ("brave_new_world", 2),
    ("unholy_quest", 3),
    ("arrogance", 4),
    ("community_bloody_grail", 2),
    ("llq1_homecoming", 1),
    ("community_emerald_island", 2),
)
"""Scenarios that are played at random with all boxes, and by how many."""
STEPS = 600
PLAYERS = ["Jana", "Karel", "Ola", "Petr"]
UNNAMED = ("field", "place", "site", "tile")
"""Places have no names of their own: a board tells them by what lies there, the terminal draws their notation."""
NOTATION = re.compile(r"\bp\d\b|\bt\d+\b|\w_\w|[{}]|\bNone\b|\bTrue\b|-?\d+,-?\d+")
FORMS = ("first", "second", "third", "fourth")
TWICE = re.compile(r"^(.+): \1$")
"""A way to do something that only repeats the name of the thing."""


class AtTheTable(Words):
    """Words in which a board has named the places."""

    def name_of(self, book: Catalog, kind: str, slug: str, form: str = "") -> str:
        return "…" if kind in UNNAMED else super().name_of(book, kind, slug, form)


class Speech:
    """Everything that was said in some random games."""

    def __init__(self) -> None:
        self.prompts: set[Action] = set()
        self.events: set[Action] = set()
        self.reasons: set[Action] = set()
        self.questions: set[tuple[Action, ...]] = set()
        """The options of every choice."""

    def play(self, scenario: str, seats: int) -> None:
        """A random game, or its first decisions; sometimes what somebody may do besides is done."""
        boxes = {box: True for box in BOX_IDS if box != "core"}
        luck = Chance.of(f"speech {scenario}")
        told: list[tuple[int, Action]] = []
        s = GAME.start(seats, GAME.read_options({"scenario": scenario, **boxes}), luck, told)
        s.heard = told
        past: list[Action] = []
        for step in range(STEPS):
            if s.over():
                break
            choices = [*pending(s), *(GAME.asides(s) if step % 9 == 0 else [])]
            choice = choices[luck.below(len(choices))]
            options = choice.options(s)
            self.prompts.add(choice.prompt(s))
            self.questions.add(tuple(options))
            past.append(options[luck.below(len(options))])
            for action in (past[luck.below(len(past))], past[-1]):
                refusal = GAME.why_not(s, step % seats, action)
                if refusal is not None and refusal.reason is not None:
                    self.reasons.add(refusal.reason)
            take(s, choice, past[-1], luck)
        self.events |= {event for _, event in told}


@cache
def speech() -> Speech:
    """The games, played once."""
    said = Speech()
    for scenario, seats in GAMES:
        said.play(scenario, seats)
    return said


def lines_of(words: Words) -> list[str]:
    """All that was said, in words."""
    said = speech()
    lines = [words.prompt(prompt) for prompt in sorted(said.prompts)]
    lines += [words.event(event) for event in sorted(said.events)]
    lines += [words.reason(reason) for reason in sorted(said.reasons)]
    return lines + [words.action(option) for option in sorted({one for options in said.questions for one in options})]


def test_the_games_say_enough_to_judge() -> None:
    said = speech()
    assert len({prompt[0] for prompt in said.prompts}) > 50
    assert len({event[0] for event in said.events}) > 60
    assert len({reason[0] for reason in said.reasons}) > 8
    assert len({option[0] for options in said.questions for option in options}) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_reads_notation(language: str) -> None:
    words = AtTheTable(language, GAME, PLAYERS)
    assert [line for line in lines_of(words) if NOTATION.search(line)] == []
    assert not words.problems


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_begins_and_ends_as_a_sentence_does(language: str) -> None:
    words = AtTheTable(language, GAME, PLAYERS)
    said = speech()
    for line in [words.prompt(prompt) for prompt in said.prompts] + [words.event(event) for event in said.events]:
        assert line[0].isupper() or line[0] == "…", line
        assert line.endswith((".", "?")), line
        assert "  " not in line, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_reads_like_another(language: str) -> None:
    worded = cache(Words(language, GAME, PLAYERS).action)
    for options in speech().questions:
        assert len({worded(option) for option in options}) == len(options), [worded(option) for option in options]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_way_to_do_something_is_told_by_its_name_alone(language: str) -> None:
    words = Words(language, GAME, PLAYERS)
    assert [line for line in lines_of(words) if TWICE.match(line)] == []


@pytest.mark.rule("H3-EXP-05")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_meet_an_event_is_told(language: str) -> None:
    words = Words(language, GAME, PLAYERS)
    for number, event in enumerate(FACTS.event):
        if event.who == "together" or event.choices[0].deed == "buy_artifact":
            continue
        name = words.thing("event", event.id)
        ways = [words.thing("event", event.id, FORMS[at]) for at in range(len(event.choices))]
        assert name not in ways
        assert len(set(ways)) == len(ways)
        assert [words.action(("meet", number, at + 1)) for at in range(len(ways))] == [f"{name}: {way}" for way in ways]
    assert not words.problems


@pytest.mark.rule("H3-MAP-12", "H3-TRADE-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_prices_of_the_grail_are_those_of_the_scenarios(language: str) -> None:
    words = Words(language, GAME, PLAYERS)
    rules = {rule.rule: rule for one in GAME.content.scenario for rule in one.rules}
    sold, cleansed = rules["grail_sold"], rules["grail_knight_cleanses"]
    assert sold.gains is not None
    assert sold.or_gains is not None
    assert cleansed.price is not None
    assert cleansed.or_price is not None
    assert str(sold.gains.gold) in words.action(("sell-grail", 1))
    assert f"({sold.or_gains.searches[0].looks})" in words.action(("sell-grail", 2))
    assert str(cleansed.price.gold) in words.action(("cleanse-grail", 1))
    assert str(cleansed.or_price.valuables) in words.action(("cleanse-grail", 2))


@pytest.mark.parametrize(
    ("language", "cost", "told"),
    [
        ("en", (7, 0, 0), "it costs 7 gold"),
        ("en", (5, 1, 2), "it costs 5 gold, 1 building material, 2 valuables"),
        ("cs", (0, 3, 0), "cena: 3 stavební materiály"),
        ("cs", (5, 0, 1), "cena: 5 zlaťáků, 1 cennost"),
        ("pl", (7, 5, 1), "koszt: 7 złota, 5 materiałów budowlanych, 1 kosztowność"),
        ("pl", (0, 0, 2), "koszt: 2 kosztowności"),
        ("pl", (0, 2, 5), "koszt: 2 materiały budowlane, 5 kosztowności"),
    ],
)
def test_a_price_names_only_what_it_takes(language: str, cost: tuple[int, int, int], told: str) -> None:
    assert Words(language, GAME).reason(("costs", *cost)) == told


@pytest.mark.rule("H3-CARD-08")
def test_an_effect_that_is_taken_off_a_unit_is_named_by_its_card() -> None:
    fight = battle([("crusaders", "b3")], [("neutral_demons", "b4")], hand=("cure", "bless"))
    fight.s.players[0].power = 1
    lay_plain(fight.c, "attack", 0, fight.at("b3"), 1, "combat")
    fight.c.effects[-1].card = fight.card("bless")
    fight.c.paralysed[fight.at("b3")] = 1
    fight.run(TakeOff(0, fight.at("b3")))
    assert fight.offered() == ["decline", "take-off 0", "take-off-card bless 1"]
    assert Words("cs", GAME).action(("take-off", 0)) == "Zrušit ochromení"
    assert Words("pl", GAME).action(("take-off-card", fight.card("bless"), 1)) == "Zdejmij efekt karty Błogosławieństwo"
    fight.do("take-off-card bless 1")
    assert fight.c.effects == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_calls_things_by_the_names_of_the_table(language: str) -> None:
    words = Words(language, GAME)
    kinds = GAME.lexicon.kinds
    compared = 0
    for key, entry in load_reference(GAME.folder, language).by_key.items():
        kind, _, slug = key.partition(":")
        if kind in kinds and kinds[kind].worded and slug in kinds[kind].index:
            assert entry.title == words.thing(kind, slug), key
            compared += 1
    assert compared > 600
