"""Market: goods of the fate deck and of the neighbours, entered on eight hexagons."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.figures import Offer
from ludoteka.games.hadrians_wall.numbers import FATE, GOODS, MARKET, MARKET_AREA, STALE, TRADE
from ludoteka.games.hadrians_wall.rules.deeds import Deed
from ludoteka.games.hadrians_wall.rules.fate import flip_fate
from ludoteka.games.hadrians_wall.rules.gains import gain, tell_used
from ludoteka.games.hadrians_wall.rules.needs import not_built, unmet
from ludoteka.games.hadrians_wall.rules.prospects import pay_source, prospect_of, source_of
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.state import Choice


class Trade(Deed):
    """Buy a good for a free hexagon whose value is met (HW-MARKET-02, HW-MARKET-06, HW-GEN-11)."""

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        closed = not_built(row, MARKET)
        if closed is not None:
            return closed
        for hexagon, box in enumerate(s.facts.hexagon):
            if not row[GOODS + hexagon]:
                short = unmet(s.facts, row, box.needs, "hexagon-level")
                if short is None:
                    return None
                if closed is None or short[2] < closed[2]:  # type: ignore[operator]  # both are the values needed
                    closed = short
        return ("boxes-used", MARKET_AREA) if closed is None else closed

    def use(self, s: Frontier, seat: Seat, row: list[int], offer: Offer) -> None:
        """Buy it; the hexagon is chosen once its number is known.

        HW-MARKET-02, HW-MARKET-03, HW-MARKET-06, HW-FATE-02.
        """
        source = source_of(offer)
        pay_source(s, seat, source, offer.cost)
        if source == FATE:
            card = flip_fate(s)
            good = s.facts.fate[card].good
            s.tell(("flipped", seat, card))
        else:
            good = s.facts.card[prospect_of(s, seat, source)].good
        s.tell(("traded", seat, source, good))
        tell_used(s, MARKET_AREA)
        room = open_hexagons(s, row)
        if len(room) > 1:
            s.then(EnterGood(seat, good))
        else:
            enter_good(s, seat, row, room[0], good)


def open_hexagons(s: Frontier, row: list[int]) -> list[int]:
    """The free hexagons whose value is met (HW-MARKET-02)."""
    f = s.facts
    return [
        hexagon
        for hexagon, box in enumerate(f.hexagon)
        if not row[GOODS + hexagon] and unmet(f, row, box.needs, "hexagon-level") is None
    ]


def enter_good(s: Frontier, seat: Seat, row: list[int], hexagon: int, good: int) -> None:
    """Write a good into a hexagon: a new number brings renown by its rank, the last hexagons a worker.

    HW-MARKET-02, HW-MARKET-05.
    """
    f = s.facts
    new = good not in row[GOODS : GOODS + len(f.hexagon)]
    row[GOODS + hexagon] = good
    row[STALE] |= f.groups_of_kind[TRADE]
    s.tell(("good-entered", seat, hexagon, good))
    if new:
        gain(s, seat, row, f.new_good[different_goods(s, row) - 1])
    gain(s, seat, row, f.hexagon[hexagon].gain)


def different_goods(s: Frontier, row: list[int]) -> int:
    """How many different numbers stand in a market (HW-MARKET-05)."""
    return len({good for good in row[GOODS : GOODS + len(s.facts.hexagon)] if good})


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
        match action:
            case ("enter", int() as hexagon):
                enter_good(s, self.seat, s.rows[self.seat], hexagon, self.good)

    def prompt(self, s: Frontier) -> Action:
        return ("enter-good", self.good)

    def why_not(self, s: Frontier, action: Action) -> Action | None:
        """The hexagon is taken or its value not met; anything else has to wait."""
        match action:
            case ("enter", int() as hexagon):
                row = s.rows[self.seat]
                if row[GOODS + hexagon]:
                    return ("hexagon-filled", hexagon)
                return unmet(s.facts, row, s.facts.hexagon[hexagon].needs, "hexagon-level")
        return ("finish-first",)
