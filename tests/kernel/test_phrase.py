"""Phrases and kinds: notation to and from text, refs, message arguments, and errors a person understands."""

from __future__ import annotations

import pytest

from ludoteka.kernel.action import Action
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.phrase import Amount, Kind, Lexicon, Number, Phrase

LEXICON = Lexicon(
    [
        Kind("god", ["zeus", "ares"]),
        Kind("weather", ["calm", "storm"], by_slug=True, on_board=False),
        Kind("cell", ["a1", "b2"], worded=False),
        Number("gold"),
        Amount("crew"),
    ],
    [
        Phrase("bid", "god amount:int", rule="X-BID-01"),
        Phrase("move", "from:cell to:cell"),
        Phrase("wait"),
        Phrase("hail", "seat"),
        Phrase("forecast", "weather"),
        Phrase("pay", "gold"),
        Phrase("hire", "crew days:amount"),
    ],
    [Phrase("choose", "god")],
    [Phrase("won", "seat god", rule="X-WIN-01")],
    [Phrase("poor", "need:int", rule="X-BID-02")],
)


@pytest.mark.parametrize(
    ("action", "text", "refs"),
    [
        (("bid", 1, 7), "bid ares 7", ["god:ares"]),
        (("move", 0, 1), "move a1 b2", ["cell:a1", "cell:b2"]),
        (("wait",), "wait", []),
        (("hail", 2), "hail p3", ["seat:p3"]),
        (("forecast", "storm"), "forecast storm", []),
        (("pay", -4), "pay -4", []),
        (("hire", 3, 2), "hire 3 2", []),
    ],
)
def test_an_action_is_written_read_and_pointed_at(action: Action, text: str, refs: list[str]) -> None:
    assert LEXICON.text(action) == text
    assert LEXICON.parse(text) == action
    assert LEXICON.parse(f"  {text}  ") == action
    assert LEXICON.refs(action) == refs


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an empty action; expected a verb such as bid"),
        ("bit ares 7", "'bit' is not a verb of this game; expected one like bid"),
        ("bid ares", "'bid ares' has 1 arguments; expected bid <god> <amount>"),
        ("bid aries 7", "there is no god 'aries'; expected one like ares"),
        ("bid ares seven", "'seven' is not a number; expected digits"),
        ("bid ares 9999999999999", "is not a number"),
        ("hail 2", "'2' is not a player; expected p1"),
        ("hail p0", "'p0' is not a player"),
        ("hail p-1", "'p-1' is not a player"),
        ("pay -", "'-' is not a number"),
        ("pay ٣", "is not a number"),
    ],
)
def test_a_wrong_text_says_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(IllegalAction, match=message):
        LEXICON.parse(text)


@pytest.mark.parametrize(
    "action", [("bid", 5, 7), ("bid", 1), ("bid", "ares", 7), ("forecast", 0), ("hail", "p1"), ("pay", True)]
)
def test_an_action_that_does_not_fit_cannot_be_written(action: Action) -> None:
    with pytest.raises(ValueError):
        LEXICON.text(action)


def test_message_arguments_are_numbers_or_things() -> None:
    assert LEXICON.arguments(LEXICON.verbs["bid"], ("bid", 0, 3)) == {"god": ("god", "zeus"), "amount": 3}
    assert LEXICON.arguments(LEXICON.events["won"], ("won", 1, 0)) == {"seat": ("seat", "p2"), "god": ("god", "zeus")}
    assert LEXICON.arguments(LEXICON.verbs["pay"], ("pay", 4)) == {"gold": 4}


def test_a_number_says_whether_it_is_an_amount() -> None:
    """Only an amount is set on a stepper; the number of a die or of a way is one choice among others."""
    told = {name: (kind.is_number(), kind.is_amount()) for name, kind in LEXICON.kinds.items()}
    assert told == {
        "int": (True, False), "amount": (True, True), "seat": (False, False), "gold": (True, False),
        "crew": (True, True), "god": (False, False), "weather": (False, False), "cell": (False, False),
    }  # fmt: skip
    assert LEXICON.arguments(LEXICON.verbs["hire"], ("hire", 3, 2)) == {"crew": 3, "days": 2}


def test_message_ids_cover_phrases_and_worded_things() -> None:
    assert set(LEXICON.message_ids()) == {
        "verb-bid", "verb-move", "verb-wait", "verb-hail", "verb-forecast", "verb-pay", "verb-hire",
        "prompt-choose", "event-won", "reason-poor", "god-zeus", "god-ares", "weather-calm", "weather-storm",
    }  # fmt: skip


def test_rules_are_those_the_phrases_cite() -> None:
    assert LEXICON.rules() == ["X-BID-01", "X-BID-02", "X-WIN-01"]


def test_wrong_declarations_are_refused() -> None:
    with pytest.raises(ValueError, match="a slug appears twice"):
        Kind("god", ["zeus", "zeus"])
    with pytest.raises(ValueError, match="is not a slug: it must be one word"):
        Kind("god", ["mount olympus"])
    with pytest.raises(ValueError, match="two arguments have one name"):
        Phrase("move", "area area")
    with pytest.raises(ValueError, match="argument area has the unknown kind area"):
        Lexicon([], [Phrase("move", "area")], [], [])
    with pytest.raises(ValueError, match="verb move is declared twice"):
        Lexicon([], [Phrase("move"), Phrase("move")], [], [])
