"""Resources and income (H3-RES-01, H3-RES-02, H3-RES-03)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.parts import Cost
from ludoteka.games.heroes3.facts import GOLD, MATERIALS, RESOURCES, SHARES_REALM, VALUABLES
from ludoteka.games.heroes3.figures import Price
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action


def amounts(cost: Cost | Price) -> list[int]:
    """A price by resource."""
    return [cost.gold, cost.building_materials, cost.valuables]


def gain(s: Heroes3, seat: int, resource: int, amount: int) -> None:
    """A player gains a resource (H3-RES-01)."""
    if amount > 0:
        s.players[seat].change_stock(resource, amount)
        share_purse(s, seat)
        s.tell(("gained", seat, amount, resource))


def share_purse(s: Heroes3, seat: int) -> None:
    """Resources and incomes of players who share a realm are the same (shared_realm)."""
    if s.facts.scenario_traits[s.scenario] & SHARES_REALM:
        for player in s.players:
            player.stock = s.players[seat].stock
            player.income = s.players[seat].income


def lose(s: Heroes3, seat: int, resource: int, amount: int) -> int:
    """A player gives up as much of a resource as there is, up to the amount; how much it was (R-49)."""
    player = s.players[seat]
    lost = min(player.stock[resource], amount)
    if lost > 0:
        player.change_stock(resource, -lost)
        share_purse(s, seat)
        s.tell(("paid", seat, lost, resource))
    return lost


def can_pay(s: Heroes3, seat: int, cost: list[int]) -> bool:
    """Whether a player has the resources."""
    stock = s.players[seat].stock
    return stock[GOLD] >= cost[GOLD] and stock[MATERIALS] >= cost[MATERIALS] and stock[VALUABLES] >= cost[VALUABLES]


def pay(s: Heroes3, seat: int, cost: list[int]) -> None:
    """A player pays in full (H3-CARD-16)."""
    for resource in range(RESOURCES):
        if cost[resource]:
            lose(s, seat, resource, cost[resource])


def income_of(s: Heroes3, seat: int, resource: int) -> int:
    """What a resource round pays: all sources, up to the last space of the track (H3-ROUND-03, R-64)."""
    return max(0, min(s.facts.income_top[resource], s.players[seat].income[resource]))


def change_income(s: Heroes3, seat: int, resource: int, amount: int) -> None:
    """The marker of an income track moves; what lies beyond its end is remembered (H3-RES-03, R-64)."""
    player = s.players[seat]
    player.income = player.income.copy()
    player.income[resource] += amount
    share_purse(s, seat)
    s.tell(("income", seat, resource, income_of(s, seat, resource)))


def at_rate(cost: list[int], rate: str) -> list[int]:
    """A price in full, halved up or down, or free (R-22, R-23).

    >>> at_rate([5, 0, 1], "half_up"), at_rate([5, 0, 1], "half_down"), at_rate([5, 0, 1], "free")
    ([3, 0, 1], [2, 0, 0], [0, 0, 0])
    """
    if rate == "half_up":
        return [(amount + 1) // 2 for amount in cost]
    if rate == "half_down":
        return [amount // 2 for amount in cost]
    if rate == "half_gold_down":
        return [cost[GOLD] // 2, cost[MATERIALS], cost[VALUABLES]]
    if rate == "half_gold_up":
        return [(cost[GOLD] + 1) // 2, cost[MATERIALS], cost[VALUABLES]]
    if rate == "free":
        return [0, 0, 0]
    return cost


def too_expensive(s: Heroes3, seat: int, cost: list[int]) -> Action | None:
    """What something costs, if the player cannot pay it."""
    return None if can_pay(s, seat, cost) else price(cost)


def price(cost: list[int]) -> Action:
    """What something costs, as a reason."""
    return ("costs", cost[GOLD], cost[MATERIALS], cost[VALUABLES])
