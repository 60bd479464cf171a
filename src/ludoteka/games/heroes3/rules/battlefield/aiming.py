"""Choices of one space on the battlefield (H3-CARD-17)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.battlefield.figures import fight
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


class ChooseSpace(Choice[Heroes3]):
    """A choice of one of several spaces, with or without a unit."""

    __slots__ = ()

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a space is not among them."""
        match action:
            case ("target" | "march" | "attack" | "activate" | "place-gate", int() as space):
                options = self.options(s)
                return None if action in options else space_closed(fight(s), space, options)
        return None


def space_closed(c: Combat, space: int, options: list[Action]) -> Action:
    """Why a space cannot be chosen: nobody stands where a unit is asked for, or the unit there does not qualify."""
    units_only = all(c.board[there] >= 0 for _, there in spaces_named(options))
    if c.board[space] == NOBODY and units_only:
        return ("nobody-there", space)
    return ("unit-not-open", space) if c.board[space] >= 0 else ("space-not-open", space)


def spaces_named(options: list[Action]) -> list[tuple[str, int]]:
    """The options that name a space."""
    out: list[tuple[str, int]] = []
    for option in options:
        match option:
            case (str() as verb, int() as space):
                out.append((verb, space))
    return out
