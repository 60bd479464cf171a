"""The words of Lords of Hellas in English, Czech and Polish: complete, used, and telling options apart."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import GAME
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
@pytest.mark.parametrize(("seats", "edition"), [(2, "pl"), (3, "cs"), (4, "cs")])
def test_whole_games_are_worded(seats: int, edition: str, language: str) -> None:
    words = Words(language, GAME)
    s = GAME.start(seats, GAME.read_options({"edition": edition}), Chance.of(f"lang {seats}"))
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
            reason: Action = (name, *[value % 3 if kind != "int" else value for _, kind in phrase.parts])
            assert "{" not in words.reason(reason)
    assert words.problems == set()


@pytest.mark.parametrize(
    ("language", "place", "card"), [("en", "place 3", "combat cards"), ("cs", "pole 3", "bojové karty")]
)
def test_wound_places_and_temple_cards_are_told_in_words(language: str, place: str, card: str) -> None:
    words = Words(language, GAME)
    assert words.thing("place", "medusa-3") == place
    assert words.say("temple-card-fill-hand") == card
