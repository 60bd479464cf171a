"""The offerings: columns at the gods, throw-off chains, and the payment (CYC-BID)."""

from __future__ import annotations

from bisect import bisect_right

from ludoteka.games.cyclades.facts import APOLLO, HERA, NOBODY
from ludoteka.games.cyclades.rules.asking import FactionChoice
from ludoteka.games.cyclades.rules.bribes import creature_price
from ludoteka.games.cyclades.rules.gold import lose_share, pay, purse, show_at_least, show_less_than, side_audience
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step


class Offerings(Step[Cyclades]):
    """All columns are taken in hand, then each faction bids in turn order (CYC-BID-01)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Start with the faction on space 1."""
        factions = s.terms.factions
        s.bid_god = [NOBODY] * factions
        s.bid = [0] * factions
        s.excused = [False] * factions
        ask_next(s)


def ask_next(s: Cyclades) -> None:
    """The next faction in turn order without a column bids; when all columns stand, everybody pays (CYC-BID-01,
    CYC-BID-07)."""
    for faction in s.order:
        if s.bid_god[faction] == NOBODY:
            s.then(Bid(s.terms.seat_of[faction], faction, NOBODY))
            return
    s.then(PayOfferings())


def bids_are_open(s: Cyclades) -> bool:
    """Whether a faction is being asked for its bid, so that columns may still be thrown off."""
    return bool(s.agenda) and isinstance(s.agenda[-1], (Bid, Overbid))


def available_gods(s: Cyclades) -> list[int]:
    """The gods that can be chosen in this epoch, from the top tile down, Apollo last (CYC-SETUP-02)."""
    return [*s.gods[: s.terms.factions - 1], APOLLO]


def holder_of(s: Cyclades, god: int) -> int:
    """The faction whose column stands at a god, else -1 (CYC-BID-02)."""
    bid_god = s.bid_god
    return bid_god.index(god) if god in bid_god else NOBODY


def cost_of_bid(s: Cyclades, faction: int, value: int) -> int:
    """What a faction pays for a bid: 1 less for each priestess, never below 0 (CYC-BID-08)."""
    cost = value - s.priestesses[faction] * s.facts.priestess_discount
    return cost if cost > 0 else 0


def standing_cost(s: Cyclades, faction: int) -> int:
    """What a faction's standing bid will cost it, 0 without one."""
    return cost_of_bid(s, faction, s.bid[faction]) if s.bid_god[faction] != NOBODY else 0


def highest_payable(s: Cyclades, faction: int, god: int) -> int:
    """The highest bid a faction can pay at a god on top of what its teammate has promised elsewhere or must still
    promise (CYC-BID-09, CYC-TEAM-03)."""
    gold = purse(s, faction)
    mate = s.terms.mate[faction]
    if mate != NOBODY:
        waits = s.bid_god[mate] in (NOBODY, god)
        gold = max(0, gold - (least_promise(s, mate) if waits else standing_cost(s, mate)))
    return gold + s.priestesses[faction] * s.facts.priestess_discount


def least_promise(s: Cyclades, faction: int) -> int:
    """What a faction that has yet to bid will have to pay at the least: nothing while Apollo is free (CYC-TEAM-03)."""
    if s.eliminated[faction] or holder_of(s, APOLLO) == NOBODY:
        return 0
    return cost_of_bid(s, faction, s.facts.scales[s.terms.scale][0])


def payable_bids(s: Cyclades, faction: int, barred: int) -> list[Action]:
    """Every bid a faction can pay that is higher than the standing one, at gods other than the barred one
    (CYC-BID-02, CYC-BID-03, CYC-BID-09)."""
    out: list[Action] = []
    values = s.facts.scales[s.terms.scale]
    actions = s.facts.bid_actions[s.terms.scale]
    mate = s.terms.mate[faction]
    end_elsewhere = bisect_right(values, highest_payable(s, faction, NOBODY))
    for god in sorted(s.gods[: s.terms.factions - 1]):
        if god == barred:
            continue
        start = 0
        end = end_elsewhere
        holder = holder_of(s, god)
        if holder != NOBODY:
            start = bisect_right(values, s.bid[holder])
            if holder == mate:
                end = bisect_right(values, highest_payable(s, faction, god))
        if start < end:
            out += actions[god][start:end]
    return out


def empty_promises(s: Cyclades, faction: int, barred: int) -> list[Action]:
    """Every bid a faction cannot pay but may make where the table allows it (CYC-BID-10)."""
    out: list[Action] = []
    values = s.facts.scales[s.terms.scale]
    for god in sorted(s.gods[: s.terms.factions - 1]):
        if god != barred:
            holder = holder_of(s, god)
            standing = 0 if holder == NOBODY else s.bid[holder]
            least = max(standing, highest_payable(s, faction, god))
            out += s.facts.bid_actions[s.terms.scale][god][bisect_right(values, least) :]
    return out


class Bid(FactionChoice):
    """A faction puts its column at a god, on a space it can pay, and may throw another faction off (CYC-BID-01,
    CYC-BID-02, CYC-BID-03, CYC-BID-05).

    `barred` is the god it was just thrown off, else -1. Only that god is closed: a faction thrown off a second god may
    return to the first (CYC-BID-05).
    """

    __slots__ = ("barred",)

    def __init__(self, seat: int, faction: int, barred: int) -> None:
        super().__init__(seat, faction)
        self.barred = barred

    def prompt(self, s: Cyclades) -> Action:
        if self.barred == NOBODY:
            return ("bid", self.faction)
        return ("bid-again", self.faction, self.barred)

    def options(self, s: Cyclades) -> list[Action]:
        """Payable bids, Apollo if he is free, a way out for the penniless, and a lie where the table allows it
        (CYC-BID-06, CYC-BID-10, CYC-BID-11)."""
        out = payable_bids(s, self.faction, self.barred)
        if holder_of(s, APOLLO) == NOBODY:
            out.append(("bid", APOLLO, 0))
        if not out:
            return lowest_bids(s)
        if s.terms.overbid and empty_promises(s, self.faction, self.barred):
            out.append(("overbid",))
        return out

    def take(self, s: Cyclades, action: Action) -> None:
        """Put the column there; a faction that is thrown off bids again at once (CYC-BID-04)."""
        match action:
            case ("bid", int() as god, int() as value):
                s.excused[self.faction] = is_destitute(s, self.faction, self.barred)
                put_column(s, self.faction, god, value)
            case _:
                s.then(Overbid(self.seat, self.faction, self.barred))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why a bid is not open; the penniless have bids they cannot pay (CYC-BID-11)."""
        if action in self.options(s):
            return None
        match action:
            case ("bid", int() as god, int() as value):
                return why_no_bid(s, self.faction, self.barred, god, value)
            case ("bribe", int() as creature):
                if creature not in s.creature_market:
                    return ("not-on-offer",)
                return ("creature-later", creature, creature_price(s, self.faction, s.creature_market.index(creature)))
            case ("recruit-hero", int() as hero, int()) if hero in s.hero_market:
                return ("hero-later", hero, s.facts.hero_price) if HERA in available_gods(s) else ("god-absent", HERA)
            case ("keep" | "release" | "recall" | "play-card" | "play-drawn", int()):
                return None
        return ("bids-first",)


class Overbid(FactionChoice):
    """A faction promises a god more than it can pay, and hopes to be thrown off (CYC-BID-10)."""

    __slots__ = ("barred",)

    def __init__(self, seat: int, faction: int, barred: int) -> None:
        super().__init__(seat, faction)
        self.barred = barred

    def options(self, s: Cyclades) -> list[Action]:
        """Bids beyond what it can pay."""
        return empty_promises(s, self.faction, self.barred)

    def take(self, s: Cyclades, action: Action) -> None:
        """Put the column there."""
        match action:
            case ("bid", int() as god, int() as value):
                s.excused[self.faction] = False
                put_column(s, self.faction, god, value)

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why a bid or a lie is refused."""
        match action:
            case ("bid", int() as god, int() as value):
                if action in empty_promises(s, self.faction, self.barred):
                    return None
                reason = why_no_bid(s, self.faction, self.barred, god, value)
                return ("can-pay-that", value) if reason is None else reason
        return ("bids-first",)


def put_column(s: Cyclades, faction: int, god: int, value: int) -> None:
    """Put a column at a god; the one that stood there is thrown off and bids again before anybody else (CYC-BID-02,
    CYC-BID-03, CYC-BID-04)."""
    thrown = holder_of(s, god)
    s.bid_god[faction] = god
    s.bid[faction] = value
    s.tell(("bid", faction, god, value))
    if thrown == NOBODY:
        ask_next(s)
    else:
        s.bid_god[thrown] = NOBODY
        s.bid[thrown] = 0
        s.tell(("thrown-off", thrown, god))
        s.then(Bid(s.terms.seat_of[thrown], thrown, god))
    if not s.terms.overbid:
        show_what_bids_tell(s, faction)


def why_no_bid(s: Cyclades, faction: int, barred: int, god: int, value: int) -> Action | None:
    """Why a faction may not make a bid."""
    if god not in available_gods(s):
        return ("god-absent", god)
    if god == barred:
        return ("just-thrown-off", god)
    holder = holder_of(s, god)
    if god == APOLLO:
        if holder != NOBODY:
            return ("apollo-taken", holder)
        return ("no-such-space", value) if value else None
    if value not in s.facts.scales[s.terms.scale]:
        return ("no-such-space", value)
    most = highest_payable(s, faction, god)
    if holder != NOBODY and value <= s.bid[holder]:
        beaten = s.bid[holder] < most
        return ("must-outbid", holder, s.bid[holder]) if beaten else ("cannot-outbid", holder, s.bid[holder], most)
    if value > most:
        return ("too-expensive", cost_of_bid(s, faction, value))
    return None


def show_what_bids_tell(s: Cyclades, faction: int) -> None:
    """A bid tells that its side can pay it, unless it stands on the lowest space, where the penniless may stand."""
    side = s.terms.side_of[faction]
    if s.gold_low[side] == s.gold_high[side]:
        return
    lowest = s.facts.scales[s.terms.scale][0]
    together = 0
    for one in range(side, s.terms.factions, s.terms.sides):
        if s.bid[one] > lowest:
            together += standing_cost(s, one)
    show_at_least(s, side, together)


def is_destitute(s: Cyclades, faction: int, barred: int) -> bool:
    """Whether a faction's purse holds too little for any bid while Apollo is taken, whatever its teammate promised; it
    only matters where lies are punished (CYC-BID-11)."""
    if not s.terms.overbid or holder_of(s, APOLLO) == NOBODY or payable_bids(s, faction, barred):
        return False
    return cost_of_bid(s, faction, s.facts.scales[s.terms.scale][0]) > purse(s, faction)


def lowest_bids(s: Cyclades) -> list[Action]:
    """The lowest space of every god nobody holds (CYC-BID-11)."""
    lowest = s.facts.scales[s.terms.scale][0]
    return [("bid", god, lowest) for god in sorted(s.gods[: s.terms.factions - 1]) if holder_of(s, god) == NOBODY]


# -- paying -----------------------------------------------------------------------------------------------------


class PayOfferings(Step[Cyclades]):
    """Every column stands at a god of its own: all pay, or, where somebody promised too much, all bid again
    (CYC-BID-07, CYC-BID-08, CYC-BID-10)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Pay, or fine and repeat."""
        if s.terms.overbid:
            liars = [side for side in range(s.terms.sides) if promised(s, side) > s.gold[side]]
            if liars:
                for side in liars:
                    fine(s, side)
                s.then(Offerings())
                return
        for faction in range(s.terms.factions):
            cost = standing_cost(s, faction)
            paid = min(cost, purse(s, faction))
            pay(s, faction, paid)
            if paid < cost:
                show_less_than(s, s.terms.side_of[faction], 1)
            s.tell(("offered", faction, s.bid_god[faction], paid))


def promised(s: Cyclades, side: int) -> int:
    """What the bids of a side cost together; those of a faction that had no other way do not count (CYC-TEAM-03)."""
    total = 0
    for faction in range(side, s.terms.factions, s.terms.sides):
        if not s.excused[faction]:
            total += standing_cost(s, faction)
    return total


def fine(s: Cyclades, side: int) -> None:
    """A side that cannot pay loses half its gold, rounded down, to the bank (CYC-BID-10)."""
    show_less_than(s, side, promised(s, side))
    lost = lose_share(s, side, s.facts.fine_divisor)
    s.tell(("fined", side))
    s.whisper(side_audience(s, side), ("fine-paid", side, lost))
