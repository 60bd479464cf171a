"""Ludus Gladiatorius: two gladiators train against servants and civilians and fight for renown or die for piety."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import (
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


def training_closed(s: Frontier, row: list[int], gladiator: int) -> Action | None:
    """Why a gladiator cannot train: dead, fully trained, or too few performers (HW-LUDUS-02, HW-LUDUS-05)."""
    closed = not_built(row, LUDUS)
    if closed is not None:
        return closed
    if dead(row, gladiator):
        return ("gladiator-dead", gladiator)
    trained = row[STRENGTH + gladiator]
    needs = s.facts.needs[STRENGTH + gladiator]
    if trained >= len(needs):
        return ("track-full", STRENGTH + gladiator - TRACKS)
    return unmet(s.facts, row, needs[trained], "strength-level")


def train(s: Frontier, seat: Seat, row: list[int], gladiator: int) -> None:
    """Circle the next box: the gladiator is stronger by one (HW-LUDUS-02)."""
    fill(s, seat, row, STRENGTH + gladiator)


def battle_closed(s: Frontier, row: list[int], gladiator: int) -> Action | None:
    """Why a gladiator cannot fight: dead, without strength, or has fought this year.

    HW-LUDUS-03, HW-LUDUS-05, HW-LUDUS-08.
    """
    closed = not_built(row, LUDUS)
    if closed is not None:
        return closed
    if dead(row, gladiator):
        return ("gladiator-dead", gladiator)
    if not row[STRENGTH + gladiator]:
        return ("no-strength", gladiator)
    if s.year in battles(row, gladiator):
        return ("fought-this-year", gladiator)
    return None


def fight(s: Frontier, seat: Seat, row: list[int], gladiator: int) -> None:
    """Note the year and flip a fate card: its damage fills circled boxes, and what is left decides the reward.

    HW-LUDUS-03, HW-LUDUS-04, HW-LUDUS-05, HW-LUDUS-06, HW-LUDUS-07.
    """
    f = s.facts
    row[BATTLE_YEARS + BATTLES_ROOM * gladiator + len(battles(row, gladiator))] = s.year
    row[STALE] |= f.groups_of_kind[TRAIN] | f.groups_of_kind[FIGHT]
    card = flip_fate(s)
    damage = f.fate_damage[card]
    s.tell(("flipped", seat, card))
    s.tell(("fought", seat, gladiator, damage))
    strength = row[STRENGTH + gladiator]
    row[WOUNDS + gladiator] = min(strength, row[WOUNDS + gladiator] + damage)
    if dead(row, gladiator):
        s.tell(("gladiator-died", seat, gladiator))
        gain(s, seat, row, f.strength_death[strength])
    else:
        s.tell(("gladiator-survived", seat, gladiator))
        gain(s, seat, row, f.strength_survival[strength])
