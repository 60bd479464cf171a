"""Events that bring and take units (H3-EXP-05, H3-UNIT-10)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import GOLD, NOBODY
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral, distinct, draw_neutral
from ludoteka.games.heroes3.rules.common import DECLINE, DONE
from ludoteka.games.heroes3.rules.resources import gain
from ludoteka.games.heroes3.rules.trade.offers import recruit_closed, recruit_shown, recruits
from ludoteka.games.heroes3.rules.trade.recruit import (
    ALL_TIERS,
    drop_unit,
    restore_army,
    row_of,
)
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import EVERYONE, Action
from ludoteka.kernel.state import Choice

TIERS: Final = 4
VALUABLES_IN_GOLD: Final = 3
"""What valuables count against gold when prices are compared (R-25)."""


def stocked_tiers(s: Heroes3, tiers: int) -> list[int]:
    """The tiers of a mask whose neutral deck has a card left."""
    return [
        tier
        for tier in range(TIERS)
        if tiers >> tier & 1 and (s.neutral_decks[tier].size() or s.neutral_discards[tier])
    ]


def show_neutral(s: Heroes3, seat: int, tier: int) -> None:
    """A neutral card is drawn and lies open."""
    troop = draw_neutral(s, tier)
    if troop != NOBODY:
        s.shown.append(troop)
        s.tell(("neutral-shown", seat, troop))


# -- Den of Thieves ---------------------------------------------------------------------------------------------


class ChooseThievesDeck(Choice[Heroes3]):
    """Which neutral deck the thieves open, or none (Den of Thieves)."""

    __slots__ = ("looks",)

    def __init__(self, seat: int, looks: int) -> None:
        super().__init__(seat)
        self.looks = looks

    def options(self, s: Heroes3) -> list[Action]:
        """Each deck, or none."""
        return [DECLINE, *(("tier", tier) for tier in stocked_tiers(s, ALL_TIERS))]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("tier", int() as tier):
                for _ in range(self.looks):
                    show_neutral(s, self.seat, tier)
                s.then(BuyFromThieves(self.seat), PutUnitsBack(self.seat))


class BuyFromThieves(Choice[Heroes3]):
    """Buy one of the units on offer, or none (Den of Thieves)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Those that can be paid, or none."""
        return sorted([DECLINE, *recruits(s, self.seat)])

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be recruited."""
        return recruit_closed(s, self.seat, action)

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("recruit", int() as troop):
                recruit_shown(s, self.seat, troop)


class PutUnitsBack(Choice[Heroes3]):
    """Whether each unit left goes on top of its deck or under it (Den of Thieves)."""

    __slots__ = ()

    def forced(self) -> bool:
        """None left: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each unit, top or bottom."""
        out: list[Action] = []
        for troop in distinct(s.shown):
            out += [("to-top", troop), ("to-bottom", troop)]
        return sorted(out) or [DONE]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be put there."""
        match action:
            case ("to-top" | "to-bottom", int() as troop) if troop not in s.shown:
                return ("unit-not-shown", troop)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Put it there and ask again."""
        match action:
            case ("to-top" | "to-bottom", int() as troop):
                s.shown.remove(troop)
                s.own_piles()
                deck = s.neutral_decks[s.facts.troop[troop].tier]
                if action[0] == "to-top":
                    deck.put_on_top(troop, EVERYONE)
                else:
                    deck.put_at_bottom(troop, EVERYONE)
                if s.shown:
                    s.then(PutUnitsBack(self.seat))


# -- Mercenary Camp ---------------------------------------------------------------------------------------------


class DrawForCamp(Choice[Heroes3]):
    """Draw neutral units from one deck into the common display, or not (Mercenary Camp)."""

    __slots__ = ("looks", "tier")

    def __init__(self, seat: int, looks: int, tier: int) -> None:
        super().__init__(seat)
        self.looks = looks
        self.tier = tier

    def options(self, s: Heroes3) -> list[Action]:
        """Each deck, then the same once more; or enough."""
        tiers = ALL_TIERS if self.tier == NOBODY else 1 << self.tier
        return sorted([DONE, *(("tier", tier) for tier in stocked_tiers(s, tiers))])

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("tier", int() as tier):
                if self.looks > 1:
                    s.then(DrawForCamp(self.seat, self.looks - 1, tier))
                show_neutral(s, self.seat, tier)


class RecruitFromCamp(Choice[Heroes3]):
    """Recruit one of the units of the common display, or none (Mercenary Camp)."""

    __slots__ = ()

    def forced(self) -> bool:
        """Nothing to be paid: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Those that can be paid, or none."""
        return sorted([DECLINE, *recruits(s, self.seat)])

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be recruited."""
        return recruit_closed(s, self.seat, action)

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("recruit", int() as troop):
                recruit_shown(s, self.seat, troop)


# -- Prison -----------------------------------------------------------------------------------------------------


class DrawPrisoners(Choice[Heroes3]):
    """From which neutral decks prisoners are drawn (Prison)."""

    __slots__ = ("count", "gold", "tiers")

    def __init__(self, seat: int, count: int, tiers: int, gold: int) -> None:
        super().__init__(seat)
        self.count = count
        self.tiers = tiers
        self.gold = gold

    def forced(self) -> bool:
        """A single deck is drawn from."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each deck that has a card."""
        return [("tier", tier) for tier in stocked_tiers(s, self.tiers)] or [DONE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Draw, then ask what becomes of the prisoners."""
        match action:
            case ("tier", int() as tier):
                show_neutral(s, self.seat, tier)
                if self.count > 1:
                    s.then(DrawPrisoners(self.seat, self.count - 1, self.tiers, self.gold))
                    return
        s.then(Prisoners(self.seat, self.gold))


class Prisoners(Choice[Heroes3]):
    """Buy a prisoner, let one go for gold, or pass them on (Prison)."""

    __slots__ = ("gold",)

    def __init__(self, seat: int, gold: int) -> None:
        super().__init__(seat)
        self.gold = gold

    def forced(self) -> bool:
        """No prisoners: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each that can be paid, each to let go, or none."""
        ransoms: list[Action] = [("ransom", troop) for troop in distinct(s.shown)]
        return sorted([DECLINE, *recruits(s, self.seat), *ransoms])

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be recruited or let go."""
        match action:
            case ("ransom", int() as troop) if troop not in s.shown:
                return ("unit-not-shown", troop)
        return recruit_closed(s, self.seat, action)

    def take(self, s: Heroes3, action: Action) -> None:
        """Do it; the others are passed on."""
        match action:
            case ("recruit", int() as troop):
                recruit_shown(s, self.seat, troop)
            case ("ransom", int() as troop):
                s.shown.remove(troop)
                discard_neutral(s, troop)
                gain(s, self.seat, GOLD, self.gold)


# -- Cursed Swamp -----------------------------------------------------------------------------------------------


class DiscardCheapest(Choice[Heroes3]):
    """The cheapest unit leaves the unit deck; of equal ones the owner chooses (Cursed Swamp)."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single cheapest one goes."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        army = distinct(s.players[self.seat].army)
        least = min(worth(s, troop) for troop in army)
        return [("sacrifice", troop) for troop in army if worth(s, troop) == least]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("sacrifice", int() as troop):
                drop_unit(s, self.seat, row_of(s, self.seat, troop))
                restore_army(s, self.seat)


def worth(s: Heroes3, troop: int) -> int:
    """What recruiting a unit costs, all in gold (R-25)."""
    cost = s.facts.troop[troop].recruit
    return cost[0] + cost[1] + VALUABLES_IN_GOLD * cost[2]
