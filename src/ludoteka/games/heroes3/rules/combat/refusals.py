"""Why a unit cannot move or attack as asked."""

from __future__ import annotations

from typing import cast

from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action


def why_not_act(s: Heroes3, fighter: int, action: Action) -> Action | None:
    """Why a unit cannot march or attack like this (H3-UNIT-07, H3-COMBAT-14 to H3-COMBAT-16)."""
    c = s.combat
    assert c is not None
    if action[0] == "attack":
        if c.attacked:
            return ("has-attacked",)
        target = c.board[cast(int, action[1])]
        if target < 0 or c.side[target] == c.side[fighter]:
            return ("no-enemy-there", cast(int, action[1]))
        return ("out-of-reach", cast(int, action[1]))
    if action[0] == "march":
        if c.moved:
            return ("has-moved",)
        if c.board[cast(int, action[1])] != NOBODY:
            return ("space-taken", cast(int, action[1]))
        return ("out-of-reach", cast(int, action[1]))
    return ("cannot-defend",) if action[0] == "defend" else None
