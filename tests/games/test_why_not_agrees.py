"""Guards that explain why an action is closed agree with what is offered: none closes an action that is offered.

A reason against an offered action would mean that a guard and `options` ask different things, and then the reason
given for a closed action may be a wrong one too.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.kernel.chance import Chance
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import Choice, State, pending, take

POSITIONS = 160

BOXES = {"tower": True, "rampart": True, "fortress": True, "inferno": True, "stronghold": True, "cove": True}

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("lords_of_hellas", 2, {}),
    ("lords_of_hellas", 3, {"edition": "pl"}),
    ("lords_of_hellas", 4, {}),
    ("heroes3", 2, {}),
    ("heroes3", 3, {"scenario": "brave_new_world", "factions": "random", **BOXES}),
    ("heroes3", 2, {"scenario": "geleas_champions", "difficulty": "easy"}),
    ("heroes3", 4, {"scenario": "tale_of_two_lands", "opt_second_hero": True, "opt_free_trade": True, **BOXES}),
    ("heroes3", 1, {"scenario": "llq1_homecoming"}),
]

ONLY_IF_CLOSED = {
    "AiWay",
    "ChooseBonus",
    "ChooseGains",
    "ChooseHero",
    "PlaceTile",
    "RepeatVisit",
    "RotateStart",
    "RotateTile",
}
"""Choices of Heroes III whose guards take for granted that the action is closed; nobody asks them otherwise."""


def objections(game: Any, s: State) -> list[str]:
    """Every reason that an open decision gives against an action it offers."""
    choices: list[Choice[Any]] = [*pending(s), *game.asides(s)]
    return [
        f"{type(choice).__name__}: {game.text(action)}: {reason}"
        for choice in choices
        if type(choice).__name__ not in ONLY_IF_CLOSED
        for action in choice.options(s)
        for reason in [choice.why_not(s, action)]
        if reason is not None
    ]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_no_guard_speaks_against_what_is_offered(name: str, seats: int, options: dict[str, Any]) -> None:
    game = load_game(name)
    picks, luck = Chance.of("agrees", "picks"), Chance.of("agrees", "luck")
    s = game.start(seats, game.read_options(options), Chance.of("agrees", "setup"))
    for _ in range(POSITIONS):
        assert objections(game, s) == []
        choice, action = random_decision(game, s, picks)
        take(s, choice, action, luck)
        if s.places:
            break
