"""Units offered by effects: reinforcing without a token, neutral units that lie open (H3-RECRUIT-03, H3-TOWN-05)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import FEW, NOBODY
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral, distinct, draw_neutral
from ludoteka.games.heroes3.rules.common import DECLINE, DONE
from ludoteka.games.heroes3.rules.resources import at_rate, price
from ludoteka.games.heroes3.rules.trade.recruit import (
    add_unit,
    can_pay_unit,
    cheaper,
    flip_unit,
    pay_for_reinforcing,
    pay_for_unit,
    recruit_cost,
    reinforce_cost,
    row_of,
)
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


class ReinforceUnit(Choice[Heroes3]):
    """Reinforce a unit by a card, a field or a building: neither token, citadel nor dwelling is needed (H3-RECRUIT-03).

    `tiers` is a mask, `rate` and `gold_off` say what it costs; it may always be declined.
    """

    __slots__ = ("gold_off", "rate", "tiers")

    def __init__(self, seat: int, tiers: int, rate: str, gold_off: int) -> None:
        super().__init__(seat)
        self.tiers = tiers
        self.rate = rate
        self.gold_off = gold_off

    def forced(self) -> bool:
        """Nothing to reinforce: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Units that show their Few side and can be paid."""
        out: list[Action] = [DECLINE]
        army = s.players[self.seat].army
        out += [("reinforce", troop) for troop in army if self.unit_closed(s, troop) is None]
        out.sort()
        return out

    def unit_closed(self, s: Heroes3, troop: int) -> Action | None:
        """Why a unit cannot be reinforced: it is not a Few of the tiers asked for, or its price."""
        player = s.players[self.seat]
        unit = s.facts.troop[troop]
        if troop not in player.army:
            return ("not-in-army", troop)
        if unit.pack is None:
            return ("one-sided", troop)
        if player.sides[player.army.index(troop)] != FEW:
            return ("already-pack", troop)
        if not self.tiers >> unit.tier & 1:
            return ("other-tier", unit.tier)
        cost = self.cost(s, troop)
        return None if can_pay_unit(s, self.seat, cost) else price(cost)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be reinforced."""
        match action:
            case ("reinforce", int() as troop):
                return self.unit_closed(s, troop)
        return None

    def cost(self, s: Heroes3, troop: int) -> list[int]:
        """The price of reinforcing a unit by this effect (R-22, R-23, R-51)."""
        return cheaper(at_rate(reinforce_cost(s, self.seat, troop), self.rate), self.gold_off)

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("reinforce", int() as troop):
                pay_for_reinforcing(s, self.seat, self.cost(s, troop))
                flip_unit(s, self.seat, row_of(s, self.seat, troop))


class OfferNeutral(Choice[Heroes3]):
    """Recruit at most one of the neutral units that lie open; the others are discarded (H3-TOWN-05, R-21).

    `rate` says what it costs; the troops lie in `s.shown`.
    """

    __slots__ = ("rate",)

    def __init__(self, seat: int, rate: str) -> None:
        super().__init__(seat)
        self.rate = rate

    def options(self, s: Heroes3) -> list[Action]:
        """Those that can be paid, or none."""
        out: list[Action] = [DECLINE]
        shown = sorted(set(s.shown))
        out += [("recruit", troop) for troop in shown if self.unit_closed(s, troop) is None]
        out.sort()
        return out

    def unit_closed(self, s: Heroes3, troop: int) -> Action | None:
        """Why a unit cannot be recruited: it does not lie open, or its price."""
        if troop not in s.shown:
            return ("unit-not-shown", troop)
        cost = self.cost(s, troop)
        return None if can_pay_unit(s, self.seat, cost) else price(cost)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be recruited."""
        match action:
            case ("recruit", int() as troop):
                return self.unit_closed(s, troop)
        return None

    def cost(self, s: Heroes3, troop: int) -> list[int]:
        """The price of a neutral unit by this effect."""
        return at_rate(recruit_cost(s, self.seat, troop), self.rate)

    def take(self, s: Heroes3, action: Action) -> None:
        """Recruit it and discard the rest."""
        match action:
            case ("recruit", int() as troop):
                s.shown.remove(troop)
                pay_for_unit(s, self.seat, self.cost(s, troop))
                add_unit(s, self.seat, troop, FEW)
        discard_shown(s)


# -- neutral units that lie open ----------------------------------------------------------------------------------


def recruits(s: Heroes3, seat: int) -> list[Action]:
    """The open units a player can pay; neither token nor dwelling is needed (R-51)."""
    return [("recruit", troop) for troop in distinct(s.shown) if can_pay_unit(s, seat, recruit_cost(s, seat, troop))]


def recruit_closed(s: Heroes3, seat: int, action: Action) -> Action | None:
    """Why an open unit cannot be recruited: it does not lie there, or its price (R-51)."""
    match action:
        case ("recruit", int() as troop):
            if troop not in s.shown:
                return ("unit-not-shown", troop)
            cost = recruit_cost(s, seat, troop)
            return None if can_pay_unit(s, seat, cost) else price(cost)
    return None


def recruit_shown(s: Heroes3, seat: int, troop: int) -> None:
    """An open unit is paid for and joins."""
    s.shown.remove(troop)
    pay_for_unit(s, seat, recruit_cost(s, seat, troop))
    add_unit(s, seat, troop, FEW)


def discard_shown(s: Heroes3) -> None:
    """Neutral units that still lie open go to their discard piles."""
    for troop in s.shown:
        discard_neutral(s, troop)
    s.shown = []


def shuffle_shown_back(s: Heroes3) -> None:
    """Neutral units that still lie open are shuffled back into their decks."""
    s.own_piles()
    for troop in s.shown:
        s.neutral_decks[s.facts.troop[troop].tier].shuffle_in([troop])
    s.shown = []


class RecruitShown(Choice[Heroes3]):
    """Recruit any of the neutral units that lie open; the others are shuffled back."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Those that can be paid, and enough."""
        return sorted([DONE, *recruits(s, self.seat)])

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be recruited."""
        return recruit_closed(s, self.seat, action)

    def take(self, s: Heroes3, action: Action) -> None:
        """Recruit and ask again, or shuffle the rest back."""
        match action:
            case ("recruit", int() as troop):
                recruit_shown(s, self.seat, troop)
                s.then(RecruitShown(self.seat))
                return
        shuffle_shown_back(s)


def show_neutrals(s: Heroes3, tiers: list[int]) -> None:
    """Neutral cards are drawn and lie open (H3-TOWN-05)."""
    for tier in tiers:
        troop = draw_neutral(s, tier)
        if troop != NOBODY:
            s.shown.append(troop)
