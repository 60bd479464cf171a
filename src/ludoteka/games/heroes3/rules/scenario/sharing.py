"""Players with one army between them: it is dealt anew at the start of each round (shared_realm)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import DIRECTIONS, MAIN, NOBODY
from ludoteka.games.heroes3.rules.cards.piles import distinct
from ludoteka.games.heroes3.rules.common import DONE, shares_realm
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Player
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

DEALT: Final = "dealt_on_the_way"
"""In the ledger, by seat: the round in which units were last dealt anew between heroes side by side."""
KEEP: Final[Action] = ("keep-units",)

Row = tuple[int, int, tuple[int, ...], int]
"""A unit of a unit deck: its troop, side, horde cards and whether it is lent."""


def rows_of(player: Player) -> list[Row]:
    """The units of a player."""
    return list(zip(player.army, player.sides, player.layers, player.lent, strict=True))


def all_rows(s: Heroes3) -> list[Row]:
    """The units of all players, in the order of the seats."""
    return [row for player in s.players for row in rows_of(player)]


def halves_hold(s: Heroes3) -> bool:
    """Whether both have half of the units, one of them at most one more."""
    counts = [len(player.army) for player in s.players]
    return max(counts) - min(counts) <= 1


class DealUnits(Choice[Heroes3]):
    """Which units the first player takes for this round, half of them all; the other player gets the rest."""

    __slots__ = ("taken",)

    def __init__(self, seat: int, taken: list[int]) -> None:
        super().__init__(seat)
        self.taken = taken
        """Places among the units of all players."""

    def forced(self) -> bool:
        """Nothing to deal, or a single way: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each unit not taken yet; everything as it is; enough once half is taken."""
        rows = all_rows(s)
        out: list[Action] = []
        if not self.taken and halves_hold(s):
            out.append(KEEP)
        if self.taken and len(self.taken) >= len(rows) // 2:
            out.append(DONE)
        if len(self.taken) < (len(rows) + 1) // 2 and len(rows) > 1:
            left = [row[0] for at, row in enumerate(rows) if at not in self.taken]
            out += [("take-unit", troop) for troop in distinct(sorted(left))]
        return sorted(out) or [KEEP]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("take-unit", int() as troop):
                rows = all_rows(s)
                at = next(at for at, row in enumerate(rows) if row[0] == troop and at not in self.taken)
                s.then(DealUnits(self.seat, [*self.taken, at]))
            case ("done",):
                deal(s, self.seat, self.taken)


def deal(s: Heroes3, seat: int, taken: list[int]) -> None:
    """The units change hands."""
    rows = all_rows(s)
    for number, player in enumerate(s.players):
        mine = [row for at, row in enumerate(rows) if (at in taken) == (number == seat)]
        player.army = [row[0] for row in mine]
        player.sides = [row[1] for row in mine]
        player.layers = [row[2] for row in mine]
        player.lent = [row[3] for row in mine]
    s.tell(("units-dealt",))


# -- on the way -------------------------------------------------------------------------------------------------


def dealing_closed(s: Heroes3, seat: int) -> Action | None:
    """Why units cannot be dealt anew in a turn: once a turn, when the heroes stand side by side."""
    if not shares_realm(s):
        return ("not-your-ally", seat)
    at = [player.at[MAIN] for player in s.players]
    beside = s.atlas.near[at[0] * DIRECTIONS : at[0] * DIRECTIONS + DIRECTIONS] if at[0] != NOBODY else []
    if NOBODY in at or (at[1] not in beside and at[0] != at[1]):
        return ("not-side-by-side", 1 - seat)
    return ("dealt-already",) if s.ledger.get(DEALT, [0] * s.seats)[seat] == s.round else None


def deal_on_the_way(s: Heroes3, seat: int) -> None:
    """Heroes side by side deal their units anew; halves have to hold."""
    rounds = s.ledger.get(DEALT, [0] * s.seats).copy()
    rounds[seat] = s.round
    s.ledger[DEALT] = rounds
    s.then(DealUnits(0, []))
