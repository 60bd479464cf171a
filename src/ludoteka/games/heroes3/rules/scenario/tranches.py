"""Tranches are paid, or lose the game for those who cannot (H3-ROUND-05, H3-END-01)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import GOLD, MATERIALS, RESOURCES, VALUABLES
from ludoteka.games.heroes3.rules.common import clockwise, scenario, special
from ludoteka.games.heroes3.rules.resources import lose
from ludoteka.games.heroes3.rules.victory.ends import everybody_loses, rank, team_wins
from ludoteka.games.heroes3.rules.victory.tranches import (
    UNPAID,
    carries_grail,
    rates,
    team_of,
    team_stock,
    team_worth,
)
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def tranche_due(s: Heroes3, at: int) -> None:
    """Every team pays a tranche; who cannot loses at once."""
    due = scenario(s).timed[at].amount
    payers: list[int] = []
    for seat in clockwise(s, s.first):
        if not any(s.allied(seat, other) for other in payers):
            payers.append(seat)
    able = [seat for seat in payers if team_worth(s, seat) >= due]
    s.tell(("tranche-due", due))
    if len(able) == len(payers):
        s.then_each([PayTranche(seat, due) for seat in payers])
        return
    s.ledger[UNPAID] = [s.round]
    if len(payers) == 1:
        everybody_loses(s)
    elif able:
        team_wins(s, able[0])
    else:
        rule = special(s, "tranches")
        grail = 0 if rule is None else rule.amount
        scores = [[team_worth(s, seat) + grail * carries_grail(s, seat)] for seat in range(s.seats)]
        rank(s, [score if seat in payers else [0] for seat, score in enumerate(scores)])


class PayTranche(Choice[Heroes3]):
    """How a team pays its tranche: this many building materials and valuables, the rest in gold; no change is given."""

    __slots__ = ("due",)

    def __init__(self, seat: int, due: int) -> None:
        super().__init__(seat)
        self.due = due

    def forced(self) -> bool:
        """A single way is taken."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        return ("pay-tranche", self.due)

    def options(self, s: Heroes3) -> list[Action]:
        """Every mix that is enough and from which nothing could be left out."""
        stock = team_stock(s, self.seat)
        rate = rates(s)
        out: list[Action] = []
        for materials in range(min(stock[MATERIALS], -(-self.due // rate[MATERIALS])) + 1):
            for valuables in range(min(stock[VALUABLES], -(-self.due // rate[VALUABLES])) + 1):
                rest = self.due - materials * rate[MATERIALS] - valuables * rate[VALUABLES]
                wasted = (materials and rest + rate[MATERIALS] <= 0) or (valuables and rest + rate[VALUABLES] <= 0)
                spare = rest < 0 and self.could_pay_exactly(stock, materials, valuables, rate)
                if rest <= stock[GOLD] and not wasted and not spare:
                    out.append(("pay-tranche", max(0, rest), materials, valuables))
        return sorted(out)

    def could_pay_exactly(self, stock: list[int], materials: int, valuables: int, rate: list[int]) -> bool:
        """Whether gold could stand for one of the resources, so that less is lost."""
        less = [(materials - 1, valuables), (materials, valuables - 1)]
        rests = [self.due - one * rate[MATERIALS] - two * rate[VALUABLES] for one, two in less if min(one, two) >= 0]
        return any(0 < rest <= stock[GOLD] for rest in rests)

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("pay-tranche", int() as gold, int() as materials, int() as valuables):
                pay_as_team(s, self.seat, [gold, materials, valuables])


def pay_as_team(s: Heroes3, seat: int, cost: list[int]) -> None:
    """A team pays together: what one member lacks comes from who has most of it."""
    members = team_of(s, seat)
    for resource in range(RESOURCES):
        left = cost[resource]
        while left > 0:
            richest = max(members, key=lambda other: (s.players[other].stock[resource], -other))
            second = max((s.players[other].stock[resource] for other in members if other != richest), default=0)
            left -= lose(s, richest, resource, max(1, min(left, s.players[richest].stock[resource] - second)))
