"""What artifacts and blessings do in a hunt, and the marks of those that work once in it (LOH-HUNT-19, LOH-HUNT-23)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.numbers import (
    ADVANCED_DODGE,
    ATTRIBUTES,
    GOLDEN_GOBLET,
    HARPE,
    MASTER_PLAN,
    NOBODY,
    POISON_ARROWS,
    SACRIFICE_OF_FLESH,
    STAFF_OF_TIRESIAS,
    WEAK_SPOT,
)
from ludoteka.games.lords_of_hellas.rules.any_time import (
    any_time_options,
    can_pay_priests,
    graeae_option,
    take_any_time,
    use_graeae,
)
from ludoteka.games.lords_of_hellas.rules.attributes import Healing, attribute
from ludoteka.games.lords_of_hellas.rules.cards import DrawCards, cards_to_draw, draw_cards
from ludoteka.games.lords_of_hellas.rules.control import DONE, blessed
from ludoteka.games.lords_of_hellas.rules.priests import sacrifice_priests
from ludoteka.games.lords_of_hellas.rules.treasure import discharge, ready
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

OVER: Final = 1
"""The hunt has ended; what is left of an attack does not happen (LOH-HUNT-21)."""
DEFENDING: Final = 2
"""A combat card has been discarded against the attack under way."""
DODGED: Final = 4
"""Advanced Dodge has been used."""
WEAK_SPOT_USED: Final = 8
"""Weak Spot has been used."""


def hunting(s: LordsOfHellas) -> bool:
    """Whether a hunt is under way and has not ended yet."""
    return bool(s.hunts) and not s.hunts[-1].used & OVER


# -- before and at the start ------------------------------------------------------------------------------------


def thirsty(s: LordsOfHellas, seat: int) -> list[int]:
    """The attributes that the Golden Goblet would raise."""
    if not ready(s, seat, GOLDEN_GOBLET):
        return []
    highest = s.facts.artifact[GOLDEN_GOBLET].highest
    return [which for which in range(ATTRIBUTES) if attribute(s, seat, which) < highest]


def drink(s: LordsOfHellas, seat: int, which: int) -> None:
    """An attribute counts more for the action that follows."""
    discharge(s, seat, GOLDEN_GOBLET)
    s.boosted = seat * ATTRIBUTES + which


class BeforeHunt(Choice[LordsOfHellas]):
    """What may be used before a hunt, ahead of the draw by strength: Harpe and the Golden Goblet (LOH-HUNT-19)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """What is charged, or nothing more."""
        return [DONE, *before_hunt(s, self.seat)]

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Use it and ask again."""
        if action[0] == "done":
            return
        if action[0] == "drink":
            drink(s, self.seat, int(action[1]))
        else:
            discharge(s, self.seat, HARPE)
            draw_cards(s, self.seat, s.facts.artifact[HARPE].draws)
        if before_hunt(s, self.seat):
            s.then(BeforeHunt(self.seat))


def before_hunt(s: LordsOfHellas, seat: int) -> list[Action]:
    """What the hunter could use before the hunt."""
    out: list[Action] = [("drink", which) for which in thirsty(s, seat)]
    if ready(s, seat, HARPE) and cards_to_draw(s):
        out.append(("use-artifact", HARPE))
    return out


def start_of_hunt(s: LordsOfHellas, seat: int) -> list[Action]:
    """What the hunter could use at the start of the hunt, after the draw: Poison Arrows and Weak Spot."""
    out: list[Action] = []
    if ready(s, seat, POISON_ARROWS):
        out.append(("use-artifact", POISON_ARROWS))
    can_pay = len(s.hands[seat]) >= s.facts.blessing[WEAK_SPOT].cost_cards
    if blessed(s, seat, WEAK_SPOT) and can_pay and not s.hunts[-1].used & WEAK_SPOT_USED:
        out.append(("use-blessing", WEAK_SPOT))
    return out


# -- in the rounds ----------------------------------------------------------------------------------------------


def hunt_uses(s: LordsOfHellas, seat: int, out: list[Action]) -> None:
    """Add what the hunter may use before attacking and before answering an attack (LOH-TURN-06)."""
    any_time_options(s, seat, out)
    graeae_option(s, seat, out)
    helps = s.injured[seat] > 0 or cards_to_draw(s) > 0
    if blessed(s, seat, SACRIFICE_OF_FLESH) and can_pay_priests(s, seat, SACRIFICE_OF_FLESH) and helps:
        out.append(("use-blessing", SACRIFICE_OF_FLESH))


def take_hunt_use(s: LordsOfHellas, seat: int, action: Action) -> None:
    """Use one of them; Sacrifice of Flesh heals an injury and draws a card."""
    match action:
        case ("use-artifact", _):
            use_graeae(s, seat)
        case ("use-blessing", int(blessing)) if blessing == SACRIFICE_OF_FLESH:
            flesh = s.facts.blessing[SACRIFICE_OF_FLESH]
            s.tell(("blessing-used", seat, SACRIFICE_OF_FLESH))
            sacrifice_priests(s, seat, flesh.cost_priests)
            s.then(DrawCards(seat, flesh.draws))
            if s.injured[seat]:
                s.then(Healing(seat))
        case _:
            take_any_time(s, seat, action)


def staff_owner(s: LordsOfHellas, left: int) -> int:
    """Who may choose the attack by the Staff of Tiresias instead of the player to the left, -1 if nobody does."""
    for seat in range(s.seats):
        if seat != left and ready(s, seat, STAFF_OF_TIRESIAS):
            return seat
    return NOBODY


def plans(s: LordsOfHellas, seat: int, priests: int) -> int:
    """For how many combat cards a pool of priests could pay Master Plan."""
    if not blessed(s, seat, MASTER_PLAN):
        return 0
    return priests // max(1, s.facts.blessing[MASTER_PLAN].cost_priests)


def can_dodge(s: LordsOfHellas, seat: int) -> bool:
    """Whether the hunter may still add speed to a defence by Advanced Dodge."""
    return blessed(s, seat, ADVANCED_DODGE) and not s.hunts[-1].used & DODGED
