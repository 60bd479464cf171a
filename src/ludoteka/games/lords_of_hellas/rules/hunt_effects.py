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
    blessing_not_now,
    graeae_option,
    priests_missing,
    take_any_time,
    use_graeae,
    with_cards_closed,
)
from ludoteka.games.lords_of_hellas.rules.attributes import Healing, attribute
from ludoteka.games.lords_of_hellas.rules.cards import DrawCards, cards_to_draw, draw_cards
from ludoteka.games.lords_of_hellas.rules.control import DONE, blessed
from ludoteka.games.lords_of_hellas.rules.priests import sacrifice_priests
from ludoteka.games.lords_of_hellas.rules.treasure import discharge, not_ready, only_artifact, ready
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
    return [which for which in range(ATTRIBUTES) if drink_closed(s, seat, which) is None]


def drink_closed(s: LordsOfHellas, seat: int, which: int) -> Action | None:
    """Why the Golden Goblet does not raise an attribute (LOH-ART-03)."""
    highest = s.facts.artifact[GOLDEN_GOBLET].highest
    return not_ready(s, seat, GOLDEN_GOBLET) or (
        None if attribute(s, seat, which) < highest else ("high-enough", which, highest)
    )


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

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not charged, or of no use."""
        match action:
            case ("drink", int() as which):
                return drink_closed(s, self.seat, which)
            case ("use-artifact", int() as artifact) if artifact == HARPE:
                return harpe_closed(s, self.seat)
        return only_artifact(s, self.seat, action, HARPE)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Use it and ask again."""
        match action:
            case ("done",):
                return
            case ("drink", int() as which):
                drink(s, self.seat, which)
            case _:
                discharge(s, self.seat, HARPE)
                draw_cards(s, self.seat, s.facts.artifact[HARPE].draws)
        if before_hunt(s, self.seat):
            s.then(BeforeHunt(self.seat))


def before_hunt(s: LordsOfHellas, seat: int) -> list[Action]:
    """What the hunter could use before the hunt."""
    out: list[Action] = [("drink", which) for which in thirsty(s, seat)]
    if harpe_closed(s, seat) is None:
        out.append(("use-artifact", HARPE))
    return out


def harpe_closed(s: LordsOfHellas, seat: int) -> Action | None:
    """Why Harpe draws no cards (LOH-TURN-04)."""
    return not_ready(s, seat, HARPE) or (None if cards_to_draw(s) else ("no-cards-left",))


def at_start_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why something cannot be used at the start of the hunt (LOH-HUNT-23)."""
    match action:
        case ("use-artifact", int() as artifact):
            return not_ready(s, seat, artifact) or only_artifact(s, seat, action, POISON_ARROWS)
        case ("use-blessing", int() as blessing):
            if blessing != WEAK_SPOT or not blessed(s, seat, blessing):
                return blessing_not_now(s, seat, blessing)
            if s.hunts[-1].used & WEAK_SPOT_USED:
                return ("blessing-spent", blessing)
            return cards_missing(s, seat, blessing)
    return None


def cards_missing(s: LordsOfHellas, seat: int, blessing: int) -> Action | None:
    """Why a blessing that takes combat cards cannot be paid (LOH-TURN-04)."""
    cost = s.facts.blessing[blessing].cost_cards
    return None if len(s.hands[seat]) >= cost else ("needs-cards", blessing, cost)


def start_of_hunt(s: LordsOfHellas, seat: int) -> list[Action]:
    """What the hunter could use at the start of the hunt, after the draw: Poison Arrows and Weak Spot."""
    uses: list[Action] = [("use-artifact", POISON_ARROWS), ("use-blessing", WEAK_SPOT)]
    return [use for use in uses if at_start_closed(s, seat, use) is None]


# -- in the rounds ----------------------------------------------------------------------------------------------


def hunt_uses(s: LordsOfHellas, seat: int, out: list[Action]) -> None:
    """Add what the hunter may use before attacking and before answering an attack (LOH-TURN-06)."""
    any_time_options(s, seat, out)
    graeae_option(s, seat, out)
    if blessed(s, seat, SACRIFICE_OF_FLESH) and sacrifice_closed(s, seat) is None:
        out.append(("use-blessing", SACRIFICE_OF_FLESH))


def sacrifice_closed(s: LordsOfHellas, seat: int) -> Action | None:
    """Why Sacrifice of Flesh cannot be used (LOH-TURN-04)."""
    helps = s.injured[seat] > 0 or cards_to_draw(s) > 0
    return priests_missing(s, seat, SACRIFICE_OF_FLESH) or (None if helps else ("no-cards-left",))


def hunt_use_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why the hunter cannot use something before attacking or before answering an attack (LOH-TURN-06)."""
    match action:
        case ("use-blessing", int() as blessing) if blessing == SACRIFICE_OF_FLESH:
            return sacrifice_closed(s, seat)
    return with_cards_closed(s, seat, action)


def take_hunt_use(s: LordsOfHellas, seat: int, action: Action) -> None:
    """Use one of them; Sacrifice of Flesh heals an injury and draws a card."""
    match action:
        case ("use-artifact", _):
            use_graeae(s, seat)
        case ("use-blessing", int() as blessing) if blessing == SACRIFICE_OF_FLESH:
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
