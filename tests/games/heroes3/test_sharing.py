"""Copies of a position share lists until one changes: no decision may change what another position holds."""

from __future__ import annotations

import pytest

from games.heroes3.scene import GAME
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Mode
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.state import take

MODES = GAME.modes()[::12]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_a_decision_leaves_every_copy_as_it_was(mode: Mode) -> None:
    luck, picks = Chance.of(mode.name, "luck"), Chance.of(mode.name, "picks")
    s = GAME.start(mode.seats, GAME.read_options(mode.options), Chance.of(mode.name, "setup"))
    before = GAME.codec.to_json(s)
    while not s.places:
        twin = s.copy()
        choice, action = random_decision(GAME, s, picks)
        take(s, choice, action, luck)
        assert GAME.codec.to_json(twin) == before, f"{GAME.text(action)} changed a copy"
        before = GAME.codec.to_json(s)
