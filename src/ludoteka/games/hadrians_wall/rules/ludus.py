"""Ludus Gladiatorius: two gladiators train against servants and civilians and fight for renown or die for piety."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.figures import Offer
from ludoteka.games.hadrians_wall.numbers import (
    BATTLE_YEARS,
    BATTLES_ROOM,
    FIGHT,
    LUDUS,
    STALE,
    STRENGTH,
    TRACKS,
    TRAIN,
    WOUNDS,
)
from ludoteka.games.hadrians_wall.rules.deeds import Deed
from ludoteka.games.hadrians_wall.rules.fate import flip_fate
from ludoteka.games.hadrians_wall.rules.gains import fill, gain
from ludoteka.games.hadrians_wall.rules.needs import not_built, unmet
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat


def battles(row: list[int], gladiator: int) -> list[int]:
    """The years in which a gladiator has fought."""
    first = BATTLE_YEARS + BATTLES_ROOM * gladiator
    return [year for year in row[first : first + BATTLES_ROOM] if year]


def dead(row: list[int], gladiator: int) -> bool:
    """Whether a gladiator fought until no circled box was left (HW-LUDUS-05)."""
    return row[WOUNDS + gladiator] > 0 and row[WOUNDS + gladiator] >= row[STRENGTH + gladiator]


class TrainGladiator(Deed):
    """Train a living gladiator, with enough performers (HW-LUDUS-02, HW-LUDUS-05)."""

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        closed = not_built(row, LUDUS)
        if closed is not None:
            return closed
        if dead(row, what):
            return ("gladiator-dead", what)
        trained = row[STRENGTH + what]
        boxes = s.facts.track[STRENGTH + what]
        if trained >= len(boxes):
            return ("track-full", STRENGTH + what - TRACKS)
        return unmet(s.facts, row, boxes[trained].needs, "strength-level")

    def use(self, s: Frontier, seat: Seat, row: list[int], offer: Offer) -> None:
        """Circle the next box: the gladiator is stronger by one (HW-LUDUS-02)."""
        fill(s, seat, row, STRENGTH + offer.what)


class Fight(Deed):
    """Let a living gladiator with strength fight, once a year (HW-LUDUS-03, HW-LUDUS-05, HW-LUDUS-08)."""

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        closed = not_built(row, LUDUS)
        if closed is not None:
            return closed
        if dead(row, what):
            return ("gladiator-dead", what)
        if not row[STRENGTH + what]:
            return ("no-strength", what)
        if s.year in battles(row, what):
            return ("fought-this-year", what)
        return None

    def use(self, s: Frontier, seat: Seat, row: list[int], offer: Offer) -> None:
        """Note the year and flip a fate card: its damage fills circled boxes, and what is left decides the reward.

        HW-LUDUS-03, HW-LUDUS-04, HW-LUDUS-05, HW-LUDUS-06, HW-LUDUS-07.
        """
        f = s.facts
        gladiator = offer.what
        row[BATTLE_YEARS + BATTLES_ROOM * gladiator + len(battles(row, gladiator))] = s.year
        row[STALE] |= f.groups_of_kind[TRAIN] | f.groups_of_kind[FIGHT]
        card = flip_fate(s)
        damage = f.fate[card].damage
        s.tell(("flipped", seat, card))
        s.tell(("fought", seat, gladiator, damage))
        strength = row[STRENGTH + gladiator]
        row[WOUNDS + gladiator] = min(strength, row[WOUNDS + gladiator] + damage)
        last = f.strength[strength - 1]
        if dead(row, gladiator):
            s.tell(("gladiator-died", seat, gladiator))
            gain(s, seat, row, last.on_death)
        else:
            s.tell(("gladiator-survived", seat, gladiator))
            gain(s, seat, row, last.on_survival)
