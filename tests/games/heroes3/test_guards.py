"""What a decision offers and why it does not offer the rest come from one guard; what is kept with the map holds."""

from __future__ import annotations

import pytest

from games.heroes3.scene import GAME
from ludoteka.games.heroes3.rules.world.atlas import havens_among
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Mode
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.state import pending, take

MODES = GAME.modes()
DECISIONS = 250
"""How far into a game a test looks."""


@pytest.mark.parametrize("mode", MODES[::5], ids=lambda mode: mode.name)
def test_no_reason_speaks_against_what_is_offered(mode: Mode) -> None:
    luck, picks = Chance.of(mode.name, "luck"), Chance.of(mode.name, "picks")
    s: Heroes3 = GAME.start(mode.seats, GAME.read_options(mode.options), Chance.of(mode.name, "setup"))
    for _ in range(DECISIONS):
        if s.places:
            break
        for choice in [*pending(s), *GAME.asides(s)]:
            reasons = {GAME.text(action): choice.why_not(s, action) for action in choice.options(s)}
            closed = {text: reason for text, reason in reasons.items() if reason is not None}
            assert not closed, f"{type(choice).__name__} offers what it refuses"
        kept = s.atlas.havens
        every = havens_among(s.facts, s.atlas, range(len(s.atlas.spot)))
        assert kept is None or kept == every, "towns and settlements are kept as they lie"
        choice, action = random_decision(GAME, s, picks)
        take(s, choice, action, luck)
