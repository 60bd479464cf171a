"""The odds of battles between plain units, ready to be looked up by the thousand; `odds.py` has all the others."""

from __future__ import annotations


def round_counts(lead: int, faces: list[int]) -> tuple[int, int, int]:
    """In how many of all pairs of dice a side with a given lead before the dice wins, ties and loses
    (CYC-BATTLE-02, CYC-BATTLE-04).

    >>> round_counts(1, [0, 1, 1, 2, 2, 3])
    (23, 8, 5)
    """
    wins = 0
    ties = 0
    for own in faces:
        for other in faces:
            margin = lead + own - other
            if margin > 0:
                wins += 1
            elif margin == 0:
                ties += 1
    return wins, ties, len(faces) * len(faces) - wins - ties


class OddsTable:
    """The chance to take an area for plain units of strength 1 on both sides, ready to be looked up by the thousand."""

    __slots__ = ("chances", "faces", "most", "span")

    def __init__(self, faces: list[int], most: int = 16, span: int = 8) -> None:
        self.faces = faces
        self.most = most
        """The largest number of units on a side that is ready."""
        self.span = span
        """The largest difference between the walls of the two sides that is ready."""
        size = most + 1
        self.chances = [0.0] * (size * size * (2 * span + 1))
        """By attackers, defenders and by how much the defender's walls are stronger."""
        whole = float(len(faces) * len(faces))
        for walls in range(-span, span + 1):
            for attackers in range(size):
                for defenders in range(size):
                    value = 0.0
                    if attackers and not defenders:
                        value = 1.0
                    elif attackers:
                        wins, ties, losses = round_counts(attackers - defenders - walls, faces)
                        value = (
                            wins * self.chances[self.place(attackers, defenders - 1, walls)]
                            + ties * self.chances[self.place(attackers - 1, defenders - 1, walls)]
                            + losses * self.chances[self.place(attackers - 1, defenders, walls)]
                        ) / whole
                    self.chances[self.place(attackers, defenders, walls)] = value

    def place(self, attackers: int, defenders: int, walls: int) -> int:
        """Where a chance stands in the list."""
        return (attackers * (self.most + 1) + defenders) * (2 * self.span + 1) + walls + self.span

    def chance(self, attackers: int, defenders: int, walls: int) -> float:
        """The chance to take the area; `walls` is what the defender's buildings add beyond the attacker's.

        >>> round(OddsTable([0, 1, 1, 2, 2, 3]).chance(4, 3, 1), 4)
        0.5391
        """
        if attackers <= 0:
            return 0.0
        if defenders <= 0:
            return 1.0
        walls = max(-self.span, min(self.span, walls))
        if attackers > self.most or defenders > self.most:
            extra = max(attackers, defenders) - self.most
            attackers = max(1, attackers - extra)
            defenders = max(1, defenders - extra)
        return self.chances[self.place(attackers, defenders, walls)]
