"""What a scenario lets the winner of a combat take: beaten neutral units, beaten townsfolk."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import ARTIFACT, BRONZE, FEW, GOLD, NEUTRAL, NOBODY, PACK
from ludoteka.games.heroes3.rules.cards.piles import distinct, gain_openly, take_neutral
from ludoteka.games.heroes3.rules.common import DECLINE
from ludoteka.games.heroes3.rules.resources import at_rate, gain, lose, price
from ludoteka.games.heroes3.rules.trade.offers import OfferNeutral, ReinforceUnit, discard_shown
from ludoteka.games.heroes3.rules.trade.recruit import (
    ALL_TIERS,
    add_unit,
    can_pay_unit,
    drop_unit,
    flip_unit,
    pay_for_unit,
    row_of,
)
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

HALF_GOLD: Final = "half_gold_up"
PRICE_IN_BRONZE: Final = 2
"""How many bronze units a beaten silver one costs."""


class OfferBeaten(OfferNeutral):
    """Recruit one of the beaten neutral units that lie open, or take gold instead."""

    __slots__ = ("otherwise_gold",)

    def __init__(self, seat: int, rate: str, otherwise_gold: int) -> None:
        super().__init__(seat, rate)
        self.otherwise_gold = otherwise_gold

    def take(self, s: Heroes3, action: Action) -> None:
        """Recruit it, or take the gold; the other units are discarded."""
        super().take(s, action)
        if action == DECLINE:
            gain(s, self.seat, GOLD, self.otherwise_gold)


class RecruitTownsfolk(Choice[Heroes3]):
    """Recruit a unit of the garrison just beaten for half its gold, then reinforce it likewise."""

    __slots__ = ("troops",)

    def __init__(self, seat: int, troops: list[int]) -> None:
        super().__init__(seat)
        self.troops = troops

    def forced(self) -> bool:
        """Nobody can be paid: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Those that can be paid, or none."""
        return [DECLINE, *(("recruit", troop) for troop in self.troops if self.unit_closed(s, troop) is None)]

    def unit_closed(self, s: Heroes3, troop: int) -> Action | None:
        """Why a unit cannot be recruited: it was not beaten here, or its price."""
        if troop not in self.troops:
            return ("unit-not-shown", troop)
        cost = at_rate(s.facts.troop[troop].recruit, HALF_GOLD)
        return None if can_pay_unit(s, self.seat, cost) else price(cost)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be recruited."""
        match action:
            case ("recruit", int() as troop):
                return self.unit_closed(s, troop)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Pay, and ask whether it is reinforced."""
        match action:
            case ("recruit", int() as troop):
                pay_for_unit(s, self.seat, at_rate(s.facts.troop[troop].recruit, HALF_GOLD))
                add_unit(s, self.seat, troop, FEW)
                s.then(ReinforceThis(self.seat, troop))


class ReinforceThis(ReinforceUnit):
    """Reinforce the unit just recruited for half its gold."""

    __slots__ = ("troop",)

    def __init__(self, seat: int, troop: int) -> None:
        super().__init__(seat, ALL_TIERS, HALF_GOLD, 0)
        self.troop = troop

    def unit_closed(self, s: Heroes3, troop: int) -> Action | None:
        """Only this one."""
        return super().unit_closed(s, troop) if troop == self.troop else ("unit-not-shown", troop)


class FallenReturn(Choice[Heroes3]):
    """Which of the winner's units that fell in the combat comes back for nothing: a lost Few, or a Pack turned to Few.

    The units are forms: the side they will show.
    """

    __slots__ = ("forms",)

    def __init__(self, seat: int, forms: list[int]) -> None:
        super().__init__(seat)
        self.forms = forms

    def forced(self) -> bool:
        """Nobody can come back: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each of them, or none."""
        out: list[Action] = [DECLINE]
        army = s.players[self.seat].army
        for form in self.forms:
            troop = form >> 1
            if form & 1 == PACK and troop in army:
                out.append(("reinforce", troop))
            elif form & 1 == FEW and (troop not in army or s.facts.troop[troop].kind == NEUTRAL):
                out.append(("recruit", troop))
        return sorted(out)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot come back."""
        match action:
            case ("recruit" | "reinforce", int() as troop) if action not in self.options(s):
                return ("did-not-fall", troop)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("recruit", int() as troop):
                if s.facts.troop[troop].kind != NEUTRAL or take_neutral(s, troop):
                    add_unit(s, self.seat, troop, FEW)
            case ("reinforce", int() as troop):
                flip_unit(s, self.seat, row_of(s, self.seat, troop))


def tradable_bronze(s: Heroes3, seat: int) -> list[int]:
    """The bronze units of a player, each as often as it is there."""
    return [troop for troop in s.players[seat].army if s.facts.troop[troop].tier == BRONZE]


class BronzeForSilver(Choice[Heroes3]):
    """Two bronze units are given up for one of the beaten silver units that lie open: first that one is named."""

    __slots__ = ("given", "wanted")

    def __init__(self, seat: int, wanted: int, given: int) -> None:
        super().__init__(seat)
        self.wanted = wanted
        self.given = given

    def options(self, s: Heroes3) -> list[Action]:
        """Silver units that lie open, or none; then bronze units to give up."""
        if self.wanted == NOBODY:
            return [DECLINE, *(("recruit", troop) for troop in sorted(set(s.shown)))]
        return [("part-with", troop) for troop in distinct(sorted(tradable_bronze(s, self.seat)))]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be taken or given up."""
        match action:
            case ("recruit", int() as troop) if troop not in s.shown:
                return ("unit-not-shown", troop)
            case ("part-with", int() as troop) if troop not in tradable_bronze(s, self.seat):
                return ("other-tier", s.facts.troop[troop].tier)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Name it, give up one after another, then it joins."""
        match action:
            case ("recruit", int() as troop):
                s.then(BronzeForSilver(self.seat, troop, 0))
                return
            case ("part-with", int() as troop):
                drop_unit(s, self.seat, row_of(s, self.seat, troop))
                if self.given + 1 < PRICE_IN_BRONZE:
                    s.then(BronzeForSilver(self.seat, self.wanted, self.given + 1))
                    return
                s.shown.remove(self.wanted)
                add_unit(s, self.seat, self.wanted, FEW)
        discard_shown(s)


class GoldOrArtifact(Choice[Heroes3]):
    """The victor over a main hero takes gold, or an artifact of the beaten player's discard pile (beaten_artifact)."""

    __slots__ = ("gold", "loser")

    def __init__(self, seat: int, loser: int, gold: int) -> None:
        super().__init__(seat)
        self.loser = loser
        self.gold = gold

    def forced(self) -> bool:
        """Without artifacts it is the gold."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """The gold, or each artifact."""
        discarded = [card for card in s.players[self.loser].discard if s.facts.card_kind[card] == ARTIFACT]
        return [("spoils-gold",), *(("spoils-artifact", card) for card in distinct(sorted(discarded)))]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("spoils-artifact", int() as card):
                s.players[self.loser].discard.remove(card)
                gain_openly(s, self.seat, card)
            case _:
                gain(s, self.seat, GOLD, lose(s, self.loser, GOLD, self.gold))
