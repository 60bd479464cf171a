"""Trade between allies: resources, spells and artifacts (H3-TRADE-05, H3-TRADE-06, H3-TRADE-07)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteka.games.heroes3.facts import ALLIANCE, ARTIFACT, COOPERATIVE, DIRECTIONS, MAIN, NOBODY, SPELL
from ludoteka.games.heroes3.rules.cards.piles import distinct, kind_closed, leave_hand, removable
from ludoteka.games.heroes3.rules.common import ACCEPT, DECLINE, DONE, allies, special
from ludoteka.games.heroes3.rules.resources import gain, lose
from ludoteka.games.heroes3.rules.trade.recruit import row_of
from ludoteka.games.heroes3.rules.trade.swap_offer import (
    AnswerSwap,
    amount_closed,
    amounts_of,
    failed_talks,
    talk_failed,
)
from ludoteka.games.heroes3.rules.world.fields import is_location, own_town
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

TRADED: Final = 1 << ARTIFACT | 1 << SPELL
"""Mask of the kinds of cards that players trade (H3-TRADE-07)."""
ALLY_VERBS: Final = frozenset({"trade-with", "swap-cards"})
PATIENCE: Final = 3
"""How many talks of a turn may come to nothing before allies are left in peace until the next one."""

ON_OFFER: Final = "on_offer"
"""The effect that stands for a card shown to an ally for a swap."""

# -- what is offered in the player's turn -----------------------------------------------------------------------


def ally_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add the allies that a player can trade with now (H3-TRADE-05, H3-TRADE-07)."""
    for ally in sorted(allies(s, seat)):
        if talk_closed(s, seat, ally) is None:
            out.append(("trade-with", ally))
        if swap_closed(s, seat, ally) is None:
            out.append(("swap-cards", ally))
        if trades_when_met(s, "units") and meet(s, seat, ally):
            army = distinct(s.players[seat].army)
            out += [("hand-over", ally, troop) for troop in army if handing_closed(s, seat, ally, troop) is None]


def ally_closed(s: Heroes3, seat: int, ally: int) -> Action | None:
    """Why a player cannot be talked to: not an ally, or too many talks of this turn came to nothing."""
    if ally not in allies(s, seat):
        return ("not-your-ally", ally)
    return None if failed_talks(s, seat) < PATIENCE else ("talks-failed", PATIENCE)


def talk_closed(s: Heroes3, seat: int, ally: int) -> Action | None:
    """Why resources cannot be traded with an ally (H3-TRADE-05)."""
    if s.mode != ALLIANCE:
        if not (trades_when_met(s, "resources") and ally in allies(s, seat)):
            return ("no-trading-post",)
        if not meet(s, seat, ally):
            return ("not-side-by-side", ally)
    closed = ally_closed(s, seat, ally)
    if closed is None and not any(s.players[seat].stock) and not any(s.players[ally].stock):
        return ("nothing-to-trade",)
    return closed


def swap_closed(s: Heroes3, seat: int, ally: int) -> Action | None:
    """Why cards cannot be swapped with an ally (H3-TRADE-07)."""
    closed = ally_closed(s, seat, ally)
    if closed is not None:
        return closed
    if not meet(s, seat, ally):
        return ("not-side-by-side", ally)
    return None if tradable(s, seat) and s.players[ally].hand else ("no-cards-to-swap",)


def handing_closed(s: Heroes3, seat: int, other: int, troop: int) -> Action | None:
    """Why a unit cannot be handed over: it is not there, the last one, or the other has its like."""
    army = s.players[seat].army
    if troop not in army:
        return ("not-in-army", troop)
    if len(army) < 2:
        return ("last-unit", troop)
    return None if row_of(s, other, troop) == NOBODY else ("has-unit", other, troop)


def ally_action_closed(s: Heroes3, seat: int, action: Action) -> Action | None:
    """Why an agreement with an ally is not open (H3-TRADE-05, H3-TRADE-07)."""
    match action:
        case ("trade-with", int() as ally):
            return talk_closed(s, seat, ally)
        case ("swap-cards", int() as ally):
            return swap_closed(s, seat, ally)
    return None


def take_ally_option(s: Heroes3, seat: int, action: Action) -> None:
    match action:
        case ("trade-with" | "swap-cards", int() as ally):
            if action[0] == "trade-with":
                s.then(AllyGives(seat, ally))
            else:
                s.then(OfferCard(seat, ally))


def side_by_side(s: Heroes3, one: int, other: int) -> bool:
    """Whether heroes of two players stand on adjacent fields (H3-TRADE-07)."""
    for field in s.players[one].at:
        if field == NOBODY:
            continue
        near = s.atlas.near[field * DIRECTIONS : field * DIRECTIONS + DIRECTIONS]
        if any(far != NOBODY and far in near for far in s.players[other].at):
            return True
    return False


def tradable(s: Heroes3, seat: int) -> list[int]:
    """The spells and artifacts in a hand (H3-TRADE-07)."""
    return removable(s, seat, TRADED)


def trades_when_met(s: Heroes3, what: str) -> bool:
    """Whether a scenario lets allies who meet trade resources or units too."""
    rule = special(s, "trade_when_adjacent")
    return rule is not None and what in rule.note


def meet(s: Heroes3, one: int, other: int) -> bool:
    """Whether two players can trade: adjacent heroes, or both main heroes at places where the scenario lets them."""
    if side_by_side(s, one, other):
        return True
    if special(s, "meeting_places") is None:
        return False
    return all(at_meeting_place(s, seat) for seat in (one, other))


def at_meeting_place(s: Heroes3, seat: int) -> bool:
    """Whether a main hero stands in its own town or on an obelisk."""
    field = s.players[seat].at[MAIN]
    return field != NOBODY and (field == own_town(s, seat) or is_location(s, field, "obelisk"))


# -- resources --------------------------------------------------------------------------------------------------


class AllyGives(Choice[Heroes3]):
    """What an ally is given; nothing, if something is only asked for (H3-TRADE-05)."""

    __slots__ = ("ally",)

    def __init__(self, seat: int, ally: int) -> None:
        super().__init__(seat)
        self.ally = ally

    def prompt(self, s: Heroes3) -> Action:
        return ("ally-gives", self.ally)

    def options(self, s: Heroes3) -> list[Action]:
        """Each amount of each resource, nothing, or no trade after all."""
        out = [DECLINE, *amounts_of(s, self.seat, "swap-give")]
        if any(s.players[self.ally].stock):
            out.append(("give-nothing",))
        return sorted(out)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why an amount cannot be named."""
        return amount_closed(s, self.seat, action)

    def take(self, s: Heroes3, action: Action) -> None:
        """Ask what is wanted for it."""
        match action:
            case ("give-nothing",):
                s.then(AllyAsks(self.seat, self.ally, 0, 0))
            case ("swap-give", int() as amount, int() as resource):
                s.then(AllyAsks(self.seat, self.ally, amount, resource))
            case _:
                talk_failed(s, self.seat)


class AllyAsks(Choice[Heroes3]):
    """What is wanted for it; a gift wants nothing (H3-TRADE-05)."""

    __slots__ = ("ally", "amount", "resource")

    def __init__(self, seat: int, ally: int, amount: int, resource: int) -> None:
        super().__init__(seat)
        self.ally = ally
        self.amount = amount
        self.resource = resource

    def forced(self) -> bool:
        """The ally has nothing: a gift."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        return ("ally-asks", self.ally)

    def options(self, s: Heroes3) -> list[Action]:
        """Each amount of each resource the ally has; nothing for a gift."""
        out = amounts_of(s, self.ally, "swap-ask")
        if self.amount:
            out.append(("ask-nothing",))
        return sorted(out)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why an amount cannot be named."""
        return amount_closed(s, self.ally, action)

    def take(self, s: Heroes3, action: Action) -> None:
        """Give it, or let the ally agree."""
        match action:
            case ("ask-nothing",):
                hand_resources_over(s, self.seat, self.ally, self.amount, self.resource)
            case ("swap-ask", int() as wanted, int() as other):
                s.tell(("swap-proposed", self.seat, self.ally, self.amount, self.resource, wanted, other))
                s.then(AnswerSwap(self.ally, self.seat, self.amount, self.resource, wanted, other))


def hand_resources_over(s: Heroes3, giver: int, taker: int, amount: int, resource: int) -> None:
    gain(s, taker, resource, lose(s, giver, resource, amount))


class Gifts(Step[Heroes3]):
    """A visitor of a trading post may give resources to the others, whatever else is done there (H3-TRADE-06)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        """Ask, if there is anything to give."""
        if s.mode == COOPERATIVE and any(s.players[self.seat].stock) and allies(s, self.seat):
            s.then(GiftTo(self.seat))


class GiftTo(Choice[Heroes3]):
    """To whom resources are given at a trading post (H3-TRADE-06)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each other player, or enough."""
        return sorted([DONE, *(("gift-to", other) for other in allies(s, self.seat))])

    def take(self, s: Heroes3, action: Action) -> None:
        """Ask how much; another gift may follow."""
        match action:
            case ("gift-to", int() as seat):
                s.then(Gift(self.seat, seat), Gifts(self.seat))


class Gift(Choice[Heroes3]):
    """How much of which resource is given (H3-TRADE-06)."""

    __slots__ = ("other",)

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def options(self, s: Heroes3) -> list[Action]:
        """Each amount of each resource."""
        return sorted(amounts_of(s, self.seat, "swap-give"))

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why an amount cannot be named."""
        return amount_closed(s, self.seat, action)

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("swap-give", int() as amount, int() as resource):
                hand_resources_over(s, self.seat, self.other, amount, resource)


# -- cards ------------------------------------------------------------------------------------------------------


def lay_open(s: Heroes3, seat: int, card: int) -> None:
    """A card leaves the hand and lies open in front of its owner until the swap is settled (H3-TRADE-07)."""
    leave_hand(s, seat, card)
    s.players[seat].ongoing.append(Effect(ON_OFFER, seat, card, NOBODY, NOBODY, 0, "turn", s.round))
    s.tell(("card-offered", seat, card))


def pick_up(s: Heroes3, owner: int, taker: int, card: int) -> None:
    """A card that lay open goes to a hand."""
    ongoing = s.players[owner].ongoing
    for effect in ongoing:
        if effect.name == ON_OFFER and effect.card == card:
            ongoing.remove(effect)
            break
    insort(s.players[taker].hand, card)


class ShowCard(Choice[Heroes3]):
    """Which spell or artifact is shown for a swap, or none (H3-TRADE-07)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each that may be traded, or none."""
        return sorted([DECLINE, *(("offer-card", card) for card in tradable(s, self.seat))])

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot be shown."""
        match action:
            case ("offer-card", int() as card):
                return kind_closed(s, self.seat, card, TRADED)
        return None


class OfferCard(ShowCard):
    """Which spell or artifact is shown to an ally for a swap, one for one (H3-TRADE-07)."""

    __slots__ = ("ally",)

    def __init__(self, seat: int, ally: int) -> None:
        super().__init__(seat)
        self.ally = ally

    def take(self, s: Heroes3, action: Action) -> None:
        """Show it and let the ally answer."""
        match action:
            case ("offer-card", int() as card):
                lay_open(s, self.seat, card)
                s.then(AnswerCard(self.ally, self.seat, card))
            case _:
                talk_failed(s, self.seat)


class AnswerCard(ShowCard):
    """Which spell or artifact the ally shows for it, or none (H3-TRADE-07)."""

    __slots__ = ("card", "proposer")

    def __init__(self, seat: int, proposer: int, card: int) -> None:
        super().__init__(seat)
        self.proposer = proposer
        self.card = card

    def prompt(self, s: Heroes3) -> Action:
        """Names the card on offer."""
        return ("answer-card", self.proposer, self.card)

    def take(self, s: Heroes3, action: Action) -> None:
        """Show it and let the proposer agree; without one the proposer's card goes back."""
        match action:
            case ("offer-card", int() as card):
                lay_open(s, self.seat, card)
                s.then(AgreeOnCards(self.proposer, self.seat, self.card, card))
            case _:
                pick_up(s, self.proposer, self.proposer, self.card)
                talk_failed(s, self.proposer)


class AgreeOnCards(Choice[Heroes3]):
    """Whether the two cards are swapped (H3-TRADE-07)."""

    __slots__ = ("ally", "card", "other")

    def __init__(self, seat: int, ally: int, card: int, other: int) -> None:
        super().__init__(seat)
        self.ally = ally
        self.card = card
        self.other = other

    def prompt(self, s: Heroes3) -> Action:
        return ("agree-on-cards", self.card, self.other)

    def options(self, s: Heroes3) -> list[Action]:
        return [ACCEPT, DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Swap them, or each goes back to its hand."""
        swapped = action[0] == "accept"
        pick_up(s, self.seat, self.ally if swapped else self.seat, self.card)
        pick_up(s, self.ally, self.seat if swapped else self.ally, self.other)
        if swapped:
            s.tell(("takes-card", self.ally, self.card))
            s.tell(("takes-card", self.seat, self.other))
        else:
            talk_failed(s, self.seat)
