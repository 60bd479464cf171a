"""The words of Cyclades in English, Czech and Polish: complete, used, and telling options apart."""

from __future__ import annotations

import pytest

from games.cyclades.scene import GAME
from ludoteka.i18n import Words
from ludoteka.i18n.check import check_messages
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.reference import LANGUAGES
from ludoteka.kernel.state import take


def test_every_message_is_there_in_every_language() -> None:
    assert check_messages(GAME) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whole_games_are_worded(seats: int, language: str) -> None:
    words = Words(language, GAME)
    s = GAME.start(seats, None, Chance.of(f"lang {seats}"))
    luck, picks = Chance.of("luck"), Chance.of("picks")
    heard: list[tuple[int, Action]] = []
    while not s.places:
        choice, action = random_decision(GAME, s, picks)
        options = choice.options(s)
        labels = [words.action(option) for option in options]
        assert len(set(labels)) == len(labels), labels
        assert words.prompt(choice.prompt(s))
        s.heard = heard
        take(s, choice, action, luck)
    for _, event in heard:
        assert "{" not in words.event(event)
    assert words.problems == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_worded(language: str) -> None:
    words = Words(language, GAME)
    for name, phrase in GAME.lexicon.reasons.items():
        for value in (1, 3, 5):
            reason: Action = (name, *[value % 4 if kind != "int" else value for _, kind in phrase.parts])
            assert "{" not in words.reason(reason)
    assert words.problems == set()


@pytest.mark.parametrize(
    ("language", "wording"),
    [
        ("en", "Purple bids 5 gold for Ares."),
        ("cs", "Fialová nabízí Aréovi 5 ZL."),
        ("pl", "Fioletowa oferuje Aresowi 5 monet."),
    ],
)
def test_gods_are_declined(language: str, wording: str) -> None:
    assert Words(language, GAME).event(("bid", 0, 3, 5)) == wording


@pytest.mark.parametrize(
    ("language", "one", "few", "many"),
    [
        ("en", "Sail to Naxos with 1 ship", "Sail to Naxos with 3 ships", "Sail to Naxos with 5 ships"),
        ("cs", "Plout do oblasti Naxos (1 loď)", "Plout do oblasti Naxos (3 lodě)", "Plout do oblasti Naxos (5 lodí)"),
        (
            "pl",
            "Płynąć do obszaru Naksos (1 statek)",
            "Płynąć do obszaru Naksos (3 statki)",
            "Płynąć do obszaru Naksos (5 statków)",
        ),
    ],
)
def test_things_are_counted(language: str, one: str, few: str, many: str) -> None:
    words = Words(language, GAME)
    assert [words.action(("sail-to", 0, count)) for count in (1, 3, 5)] == [one, few, many]
