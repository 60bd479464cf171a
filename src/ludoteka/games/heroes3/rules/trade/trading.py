"""Trading posts, exchanges and war machines (H3-TRADE-01, H3-TRADE-02, H3-TRADE-03, H3-TRADE-04, H3-EXP-02)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import GOLD, RESOURCES
from ludoteka.games.heroes3.rules.cards.gains import GainFigures
from ludoteka.games.heroes3.rules.cards.piles import distinct, gain_openly, hand_closed, protected, remove_from_hand
from ludoteka.games.heroes3.rules.common import DECLINE, DONE, OPT_FREE_TRADE, optional, special
from ludoteka.games.heroes3.rules.resources import amounts, gain, lose, pay, price, too_expensive
from ludoteka.games.heroes3.rules.trade.offers import RecruitShown, show_neutrals
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def trade_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add every exchange a player can pay (H3-TRADE-02)."""
    pairs = [(sold, bought) for sold in range(RESOURCES) for bought in range(RESOURCES)]
    out += [("trade", sold, bought) for sold, bought in pairs if trade_closed(s, seat, sold, bought) is None]


def trade_closed(s: Heroes3, seat: int, sold: int, bought: int) -> Action | None:
    """Why an exchange cannot be made: the same resource, or too little of it (H3-TRADE-02)."""
    give = s.facts.trade_give[sold * RESOURCES + bought]
    if not give:
        return ("same-resource", sold)
    if s.players[seat].stock[sold] >= give:
        return None
    cost = [0] * RESOURCES
    cost[sold] = give
    return price(cost)


def take_trade(s: Heroes3, seat: int, action: Action) -> None:
    """One exchange (H3-TRADE-02)."""
    match action:
        case ("trade", int() as sold, int() as bought):
            at = sold * RESOURCES + bought
            lose(s, seat, sold, s.facts.trade_give[at])
            gain(s, seat, bought, s.facts.trade_get[at])


def free_trade_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add exchanges at any time, if the optional rule is on (H3-DIFF-03)."""
    if free_trade(s):
        trade_options(s, seat, out)


def free_trade(s: Heroes3) -> bool:
    """Whether resources are exchanged at any time (H3-DIFF-03)."""
    return bool(s.optional) and optional(s, OPT_FREE_TRADE)


class Trade(Choice[Heroes3]):
    """Any number of exchanges (H3-TRADE-01)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        out: list[Action] = [DONE]
        trade_options(s, self.seat, out)
        out.sort()
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        """Exchange and ask again."""
        if action[0] == "trade":
            s.then(Trade(self.seat))
            take_trade(s, self.seat, action)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why an exchange is not open."""

        match action:
            case ("trade", int() as sold, int() as bought):
                return trade_closed(s, self.seat, sold, bought)
        return None


class TradingPost(Choice[Heroes3]):
    """One function of a trading post: trade, remove a card for gold, buy a war machine (H3-TRADE-01, H3-TRADE-03)."""

    __slots__ = ("hero",)

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero = hero

    def options(self, s: Heroes3) -> list[Action]:
        """What can be done, or nothing."""

        out: list[Action] = [DECLINE]
        trade_options(s, self.seat, out)
        hand = distinct(s.players[self.seat].hand)
        out += [("sell-card", card) for card in hand if sale_closed(s, self.seat, card) is None]
        machine_options(s, self.seat, "trading_post", out)
        post_options(s, self.seat, out)
        out.sort()
        return out

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why something cannot be had at the post."""
        match action:
            case ("trade", int() as sold, int() as bought):
                return trade_closed(s, self.seat, sold, bought)
            case ("sell-card", int() as card):
                return sale_closed(s, self.seat, card)
            case ("buy-machine", int() as card):
                return machine_closed(s, self.seat, card, "trading_post")
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Do it; further exchanges may follow a first one."""
        match action:
            case ("trade", *_):
                s.then(Trade(self.seat))
                take_trade(s, self.seat, action)
            case ("sell-card", int() as card):
                remove_from_hand(s, self.seat, card)
                gain(s, self.seat, GOLD, s.facts.content.trading.remove_card_gold)
            case ("buy-machine", int() as card):
                buy_machine(s, self.seat, card, "trading_post")
            case ("show-neutrals" | "sell-grail", *_):
                take_post(s, self.seat, self.hero, action)


class WarMachineFactory(Choice[Heroes3]):
    """Buy one war machine at the factory price (H3-EXP-02)."""

    __slots__ = ()

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a war machine cannot be bought."""
        match action:
            case ("buy-machine", int() as card):
                return machine_closed(s, self.seat, card, "factory")
        return None

    def options(self, s: Heroes3) -> list[Action]:
        """Each that can be paid, or none."""
        out: list[Action] = [DECLINE]
        machine_options(s, self.seat, "factory", out)
        out.sort()
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("buy-machine", int() as card):
                buy_machine(s, self.seat, card, "factory")


def machine_price(s: Heroes3, card: int, where: str) -> list[int]:
    """The price of a war machine at a factory or a trading post (H3-EXP-02)."""
    slug = s.facts.card_slugs[card]
    for machine in s.facts.content.war_machine:
        if machine.id == slug:
            return amounts(machine.factory if where == "factory" else machine.trading_post)
    raise ValueError(f"{slug} is not a war machine")


def machine_options(s: Heroes3, seat: int, where: str, out: list[Action]) -> None:
    """Add every war machine of the supply that a player can pay (H3-TRADE-04)."""
    cards = distinct(s.machines)
    out += [("buy-machine", card) for card in cards if machine_closed(s, seat, card, where) is None]


def machine_closed(s: Heroes3, seat: int, card: int, where: str) -> Action | None:
    """Why a war machine cannot be bought: none of it is left, or its price."""
    if card not in s.machines:
        return ("not-in-supply", card)
    return too_expensive(s, seat, machine_price(s, card, where))


def sale_closed(s: Heroes3, seat: int, card: int) -> Action | None:
    """Why a trading post does not take a card (H3-TRADE-03)."""
    return hand_closed(s, seat, card) or (("protected", card) if protected(s, seat, card) else None)


def can_buy_machine(s: Heroes3, seat: int, where: str) -> bool:
    """Whether a player can pay for any war machine."""
    found: list[Action] = []
    machine_options(s, seat, where, found)
    return bool(found)


def buy_machine(s: Heroes3, seat: int, card: int, where: str) -> None:
    """A war machine is paid for and gained (H3-EXP-02)."""
    pay(s, seat, machine_price(s, card, where))
    gain_machine(s, seat, card)


def gain_machine(s: Heroes3, seat: int, card: int) -> None:
    """A war machine card of the supply goes to a player's hand (H3-EXP-01, H3-CARD-03)."""
    s.own_piles()
    s.machines.remove(card)
    gain_openly(s, seat, card)


def post_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add what a trading post offers by the scenario."""
    if special(s, "post_offers_neutrals") is not None:
        out.append(("show-neutrals",))
    if special(s, "grail_sold") is not None and s.grail >= 0 and s.grail // 2 == seat:
        out += [("sell-grail", 1), ("sell-grail", 2)]


def take_post(s: Heroes3, seat: int, hero: int, action: Action) -> None:
    match action:
        case ("show-neutrals",):
            show_neutrals(s, [0, 1, 2])
            s.then(RecruitShown(seat))
        case ("sell-grail", int() as number):
            s.grail = -2
            s.tell(("grail-sold", seat))
            s.then(GainFigures(seat, hero, "grail_sold", number - 1, False))
