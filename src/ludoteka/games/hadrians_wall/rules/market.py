"""Market: goods of the fate deck and of the neighbours, entered on eight hexagons."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import FATE, GOODS, MARKET, MARKET_AREA, STALE, TRADE, Pairs
from ludoteka.games.hadrians_wall.rules.fate import flip_fate
from ludoteka.games.hadrians_wall.rules.gains import gain, tell_used
from ludoteka.games.hadrians_wall.rules.needs import not_built, unmet
from ludoteka.games.hadrians_wall.rules.prospects import pay_source, prospect_of
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.state import Choice


def market_closed(s: Frontier, row: list[int]) -> Action | None:
    """Why no good can be bought: the market, or a free hexagon of a value that is met, is missing.

    HW-MARKET-02, HW-MARKET-06, HW-GEN-11.
    """
    closed = not_built(row, MARKET)
    if closed is not None:
        return closed
    f = s.facts
    for hexagon in range(len(f.hexagon_needs)):
        if not row[GOODS + hexagon]:
            short = unmet(f, row, f.hexagon_needs[hexagon], "hexagon-level")
            if short is None:
                return None
            if closed is None or short[2] < closed[2]:  # type: ignore[operator]  # both are the values needed
                closed = short
    return ("boxes-used", MARKET_AREA) if closed is None else closed


def open_hexagons(s: Frontier, row: list[int]) -> list[int]:
    """The free hexagons whose value is met (HW-MARKET-02)."""
    f = s.facts
    return [
        hexagon
        for hexagon in range(len(f.hexagon_needs))
        if not row[GOODS + hexagon] and unmet(f, row, f.hexagon_needs[hexagon], "hexagon-level") is None
    ]


def trade(s: Frontier, seat: Seat, row: list[int], source: int, cost: Pairs) -> None:
    """Buy a good; the hexagon is chosen once its number is known.

    HW-MARKET-02, HW-MARKET-03, HW-MARKET-06, HW-FATE-02.
    """
    pay_source(s, seat, source, cost)
    if source == FATE:
        card = flip_fate(s)
        good = s.facts.fate_goods[card]
        s.tell(("flipped", seat, card))
    else:
        good = s.facts.card_goods[prospect_of(s, seat, source)]
    s.tell(("traded", seat, source, good))
    tell_used(s, MARKET_AREA)
    room = open_hexagons(s, row)
    if len(room) > 1:
        s.then(EnterGood(seat, good))
    else:
        enter_good(s, seat, row, room[0], good)


def enter_good(s: Frontier, seat: Seat, row: list[int], hexagon: int, good: int) -> None:
    """Write a good into a hexagon: a new number brings renown by its rank, the last hexagons a worker.

    HW-MARKET-02, HW-MARKET-05.
    """
    f = s.facts
    new = good not in row[GOODS : GOODS + len(f.hexagon_needs)]
    row[GOODS + hexagon] = good
    row[STALE] |= f.groups_of_kind[TRADE]
    s.tell(("good-entered", seat, hexagon, good))
    if new:
        gain(s, seat, row, f.new_good[different_goods(s, row)])
    gain(s, seat, row, f.hexagon_gains[hexagon])


def different_goods(s: Frontier, row: list[int]) -> int:
    """How many different numbers stand in a market (HW-MARKET-05)."""
    return len({good for good in row[GOODS : GOODS + len(s.facts.hexagon_needs)] if good})


class EnterGood(Choice[Frontier]):
    """Choose the hexagon for a good just bought (HW-MARKET-06)."""

    __slots__ = ("good",)

    def __init__(self, seat: Seat, good: int) -> None:
        super().__init__(seat)
        self.good = good

    def options(self, s: Frontier) -> list[Action]:
        """Every free hexagon whose value is met."""
        return [("enter", hexagon) for hexagon in open_hexagons(s, s.rows[self.seat])]

    def take(self, s: Frontier, action: Action) -> None:
        """Write the good there."""
        hexagon = action[1]
        assert isinstance(hexagon, int)
        enter_good(s, self.seat, s.rows[self.seat], hexagon, self.good)

    def prompt(self, s: Frontier) -> Action:
        """Names the good."""
        return ("enter-good", self.good)

    def why_not(self, s: Frontier, action: Action) -> Action | None:
        """The hexagon is taken or its value not met; anything else has to wait."""
        if action[0] != "enter" or not isinstance(action[1], int):
            return ("finish-first",)
        row = s.rows[self.seat]
        if row[GOODS + action[1]]:
            return ("hexagon-filled", action[1])
        return unmet(s.facts, row, s.facts.hexagon_needs[action[1]], "hexagon-level")
