"""The winning question: who can still win before a seat acts again, and which of its options prevents it.

It is asked only where the game says that somebody is near to winning (`Lore.near`). The others are then taken to play
for the win: whoever is near looks at all of its options with all that follows from them, not only at a few.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteka.bots.search_looker import Looker, waiting_for
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.lore import Lore
from ludoteka.kernel.state import Choice, State, pending, take

WIDTH: Final = 10
LOOKS: Final = 60
"""How many options, and how many positions, somebody looks at who is not near to winning."""
ALL: Final = 400
ALL_LOOKS: Final = 900
"""The same for those who are: all there are, within reason."""
LONGEST: Final = 160
"""No line is followed for more decisions than this."""
NEAR: Final = 1
"""How many steps from the win somebody must be for the question to be asked."""


class Question:
    """What becomes of an option if everybody near to winning plays for it, until the seat acts again."""

    __slots__ = ("eye", "lore", "seat", "sharp")

    def __init__(self, lore: Lore[Any], seat: Seat) -> None:
        self.lore = lore
        self.seat = seat
        self.eye = Looker(lore, WIDTH, LOOKS)
        self.sharp = Looker(lore, ALL, ALL_LOOKS)

    def is_open(self, s: State) -> bool:
        """Whether somebody else is near to winning."""
        side = self.lore.side(s, self.seat)
        return any(self.lore.side(s, other) != side and self.lore.near(s, other) <= NEAR for other in range(s.seats))

    def outcome(self, s: State, choice: Choice[Any], action: Action, luck: Chance, picks: Chance) -> float:
        """What an option leads to in a position, which is changed: 1 if the seat wins, -1 if another does, else 0.

        If another has what wins but the seat may still do something about it, that counts half.
        """
        seat = self.seat
        plan: list[Action] = []
        take(s, choice, action, luck)
        away = False
        for _ in range(LONGEST):
            if s.places:
                return 1.0 if s.places[seat] == 1 else -1.0
            now = waiting_for(s, seat)
            if now is not None and away:
                break
            if now is None:
                now = pending(s)[0]
                away = True
            options = now.options(s)
            if len(options) > 1 and not (plan and plan[0] in options):
                eye = self.sharp if self.lore.near(s, now.seat) <= NEAR else self.eye
                found = eye.look(s, now, options, picks)[0]
                plan = [found.action]
                if not found.lucky:
                    plan += found.path
            best = options[0]
            if plan and plan[0] in options:
                best = plan[0]
            plan = plan[1:] if plan and plan[0] == best else []
            take(s, now, best, luck)
        return self.standing(s)

    def standing(self, s: State) -> float:
        """Half a win or half a loss for having what wins when the line ends."""
        side = self.lore.side(s, self.seat)
        if self.lore.near(s, self.seat) <= 0:
            return 0.5
        for other in range(s.seats):
            if self.lore.side(s, other) != side and self.lore.near(s, other) <= 0:
                return -0.5
        return 0.0
