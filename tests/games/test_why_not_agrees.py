"""Guards that explain why an action is closed agree with what is offered: none closes an action that is offered.

A reason against an offered action would mean that a guard and `options` ask different things, and then the reason
given for a closed action may be a wrong one too. The law `refusals` of the kit asks at some positions of every game;
here every decision of longer games is asked. The modes of Heroes III are in `heroes3/test_guards.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Mode
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import Choice, State, pending, take

POSITIONS = {"cyclades": 300, "hadrians_wall": 150, "heroes3": 160, "lords_of_hellas": 160}
"""How far into a game of each kind a test looks."""

EVERY = {"cyclades": 1, "hadrians_wall": 4, "lords_of_hellas": 2}
"""One mode of this many is played."""

BOXES = {"tower": True, "rampart": True, "fortress": True, "inferno": True, "stronghold": True, "cove": True}

RARE = [
    ("heroes3", Mode("every box", 3, {"scenario": "brave_new_world", "factions": "random", **BOXES})),
    ("heroes3", Mode("free trade", 4, {"scenario": "tale_of_two_lands", "opt_free_trade": True, **BOXES})),
]

TABLES = [(name, mode) for name in EVERY for mode in load_game(name).modes()[:: EVERY[name]]] + RARE


def objections(game: Any, s: State) -> list[str]:
    """Every reason that an open decision gives against an action it offers."""
    choices: list[Choice[Any]] = [*pending(s), *game.asides(s)]
    return [
        f"{type(choice).__name__}: {game.text(action)}: {reason}"
        for choice in choices
        for action in choice.options(s)
        for reason in [choice.why_not(s, action)]
        if reason is not None
    ]


@pytest.mark.parametrize(("name", "mode"), TABLES, ids=lambda part: getattr(part, "name", part))
def test_no_guard_objects_to_what_is_offered(name: str, mode: Mode) -> None:
    game = load_game(name)
    picks, luck = Chance.of("agrees", f"{mode.name} picks"), Chance.of("agrees", f"{mode.name} luck")
    s = game.start(mode.seats, game.read_options(mode.options), Chance.of("agrees", f"{mode.name} setup"))
    for _ in range(POSITIONS[name]):
        assert objections(game, s) == []
        choice, action = random_decision(game, s, picks)
        take(s, choice, action, luck)
        if s.places:
            break
