"""The Golden Goblet: one attribute counts more for one move (LOH-ART-03)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import ATTRIBUTES, HERO_MOVE, HOPLITE_MOVE, NOBODY
from ludoteka.games.lords_of_hellas.rules import hero_move
from ludoteka.games.lords_of_hellas.rules.control import hero_away
from ludoteka.games.lords_of_hellas.rules.hunt_effects import drink, drink_closed
from ludoteka.games.lords_of_hellas.rules.movement import start_hoplite_move
from ludoteka.games.lords_of_hellas.rules.regular import use_up, used_up
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def goblet_options(s: LordsOfHellas, seat: int, out: list[Action]) -> None:
    """Add the Golden Goblet before the hero move and before the hoplite move: any attribute may count in what the move
    leads to, a quest or a battle."""
    for move in (HERO_MOVE, HOPLITE_MOVE):
        attributes = [which for which in range(ATTRIBUTES) if drink_before_closed(s, seat, move, which) is None]
        out += [("drink-before", move, which) for which in attributes]


def drink_before_closed(s: LordsOfHellas, seat: int, move: int, which: int) -> Action | None:
    """Why the Golden Goblet is not used for an attribute before a move (LOH-ART-03)."""
    if move not in (HERO_MOVE, HOPLITE_MOVE):
        return ("no-drink-before", move)
    closed = drink_closed(s, seat, which) or used_up(s, move)
    if closed is not None:
        return closed
    if move == HERO_MOVE:
        return hero_away(s, seat)
    return None if s.camps[seat] else ("no-army",)


def drink_before_move(s: LordsOfHellas, seat: int, move: int, which: int) -> None:
    """The attribute counts more for the move that follows at once."""
    drink(s, seat, which)
    s.then(GobletEmpty())
    if move == HOPLITE_MOVE:
        use_up(s, HOPLITE_MOVE)
        start_hoplite_move(s, seat)
    else:
        use_up(s, HERO_MOVE)
        s.then(FastMove(seat))


class FastMove(Choice[LordsOfHellas]):
    """The hero move with the speed of the Golden Goblet (LOH-HMOVE-01)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Where the hero can go."""
        return hero_move.hero_moves(s, self.seat)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Too far, or of no use."""
        return hero_move.target_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("move-hero", int() as region):
                hero_move.move_hero(s, self.seat, region)


class GobletEmpty(Step[LordsOfHellas]):
    """The action of the Golden Goblet is over."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """The attribute counts as before."""
        s.boosted = NOBODY
