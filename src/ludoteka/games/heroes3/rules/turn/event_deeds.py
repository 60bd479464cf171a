"""What events do besides plain figures, by the deed of the content (H3-EXP-05)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteka.games.heroes3.entries.cards import EventChoice
from ludoteka.games.heroes3.facts import ARTIFACT, COMMON_DECKS, NOBODY, SPELL
from ludoteka.games.heroes3.rules.cards.gains import RESOURCE_DIE, TREASURE_DIE
from ludoteka.games.heroes3.rules.cards.piles import (
    ANY_KIND,
    DiscardCards,
    discard_hand,
    draw_cards,
    hand_limit,
    kind_closed,
    kinds_mask,
    refill_discard,
    removable,
    remove_from_hand,
    take_top,
    to_common_discard,
)
from ludoteka.games.heroes3.rules.cards.search import Search, deck_mask, look_at, push_search
from ludoteka.games.heroes3.rules.common import DONE
from ludoteka.games.heroes3.rules.trade.offers import ReinforceUnit
from ludoteka.games.heroes3.rules.trade.recruit import few_units, tier_mask
from ludoteka.games.heroes3.rules.trade.swap_offer import SwapPartner, can_propose
from ludoteka.games.heroes3.rules.trade.trading import Trade
from ludoteka.games.heroes3.rules.turn.astrologers_deeds import shuffle_shown_back
from ludoteka.games.heroes3.rules.turn.event_dice import BetOn, EventRoll, StartDicePool
from ludoteka.games.heroes3.rules.turn.event_market import (
    Auction,
    BuySpell,
    MarketRound,
    Messenger,
    PutInPool,
    TakeFromPool,
    fair_of,
)
from ludoteka.games.heroes3.rules.turn.event_units import (
    ChooseThievesDeck,
    DiscardCheapest,
    DrawForCamp,
    DrawPrisoners,
    RecruitFromCamp,
)
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

Deed = Callable[[Heroes3, int, int, int], None]

UNSOLD_TO_DISCARD: Final = ("shrine_of_the_magic_thought",)
"""Events whose unsold cards go to the discard pile; those of the others are shuffled back."""


def choice_of(s: Heroes3, event: int, at: int) -> EventChoice:
    """One of the ways to meet an event."""
    return s.facts.event[event].choices[at]


# -- the table --------------------------------------------------------------------------------------------------


def prepare(s: Heroes3, order: list[int], event: int) -> None:
    """What lies open before the players are asked: spells to buy (Library of Enlightenment and the like)."""
    for choice in s.facts.event[event].choices:
        if choice.deed == "spell_market":
            open_cards(s, SPELL, choice.looks * len(order))


def open_cards(s: Heroes3, deck: int, count: int) -> None:
    """The top cards of a common deck lie open."""
    for _ in range(count):
        card = take_top(s, deck)
        if card != NOBODY:
            fair_of(s).market.append(card)
            s.tell(("card-shown", card))
    refill_discard(s, deck)


def clear_table(s: Heroes3, event: int) -> None:
    """Cards that lie open or in the pool go back, the pool with them (H3-EXP-05)."""
    fair = fair_of(s)
    unsold = s.facts.event[event].id in UNSOLD_TO_DISCARD
    for card in [*fair.market, *fair.pool, *fair.hidden]:
        if unsold:
            to_common_discard(s, card)
        else:
            s.own_piles()
            s.decks[s.facts.card_kind[card]].shuffle_in([card])
    for deck in range(COMMON_DECKS):
        refill_discard(s, deck)
    shuffle_shown_back(s)


def together(s: Heroes3, order: list[int], event: int) -> None:
    """An event that all players meet together, from the drawer on (H3-EXP-05)."""
    choice = choice_of(s, event, 0)
    deed = choice.deed
    if deed == "auction":
        for _ in range(choice.amount):
            s.then(Auction(order))
    elif deed == "artifact_market":
        open_cards(s, ARTIFACT, choice.looks)
        s.then(MarketRound(order, event))
    elif deed == "pool":
        for seat in reversed(order):
            s.then(TakeFromPool(seat, choice.gold))
        for seat in reversed(order):
            s.then(PutInPool(seat, kinds_mask(choice.kinds)))
    elif deed == "common_neutrals":
        for seat in reversed(order):
            s.then(RecruitFromCamp(seat))
        for seat in reversed(order):
            s.then(DrawForCamp(seat, choice.looks, NOBODY))
    elif deed == "prisoners":
        for seat in reversed(order):
            s.then(DrawPrisoners(seat, choice.looks if seat == order[0] else 1, tier_mask(choice.tiers), choice.gold))
    else:
        s.then(StartDicePool(order, event))


# -- what each may do -------------------------------------------------------------------------------------------


def can_do(s: Heroes3, seat: int, choice: EventChoice) -> bool:
    """Whether a deed would find anything to do (R-82)."""
    deed = choice.deed
    if deed == "remove_spells_for_search":
        return bool(removable(s, seat, kinds_mask(choice.kinds)))
    if deed == "reinforce":
        return bool(few_units(s, seat, tier_mask(choice.tiers)))
    if deed == "spell_market":
        return bool(fair_of(s).market)
    if deed == "propose_swap":
        return can_propose(s, seat)
    return True


def reinforce(s: Heroes3, seat: int, event: int, at: int) -> None:
    """A unit is reinforced for less (Crypt, Cursed Swamp)."""
    choice = choice_of(s, event, at)
    s.then(ReinforceUnit(seat, tier_mask(choice.tiers), choice.rate, 0))


def treasure_without_experience(s: Heroes3, seat: int, event: int, at: int) -> None:
    """Two treasure dice: nothing if any of them shows experience, else one of them is resolved (Crypt)."""
    roll = choice_of(s, event, at).treasure_dice
    assert roll is not None
    s.then(EventRoll(seat, "crypt", TREASURE_DIE, roll.dice, NOBODY))


def bet_on_resource(s: Heroes3, seat: int, event: int, at: int) -> None:
    """A resource is named and dice are rolled against it (Withered Hermit)."""
    roll = choice_of(s, event, at).resource_dice
    assert roll is not None
    s.then(BetOn(seat, roll.dice))


def search_for_rolled_price(s: Heroes3, seat: int, event: int, at: int) -> None:
    """What a resource die shows may be paid for a search (Withered Hermit)."""
    s.then(EventRoll(seat, "price", RESOURCE_DIE, 1, event * 10 + at))


def discard_cheapest_unit(s: Heroes3, seat: int, event: int, at: int) -> None:
    """The cheapest unit leaves the unit deck (Cursed Swamp)."""
    s.then(DiscardCheapest(seat))


def buy_neutral_of_deck(s: Heroes3, seat: int, event: int, at: int) -> None:
    """The top of a neutral deck is looked at and one unit may be bought (Den of Thieves)."""
    s.then(ChooseThievesDeck(seat, choice_of(s, event, at).looks))


def spell_market(s: Heroes3, seat: int, event: int, at: int) -> None:
    """One of the open spells is bought (Library of Enlightenment, Mage Laboratory, Shrine of the Magic Thought)."""
    s.then(BuySpell(seat, event, at))


def trade(s: Heroes3, seat: int, event: int, at: int) -> None:
    """Exchanges as at a trading post (Marketplace)."""
    s.then(Trade(seat))


def propose_swap(s: Heroes3, seat: int, event: int, at: int) -> None:
    """A swap of resources is proposed to another player (Marketplace)."""
    s.then(SwapPartner(seat))


class MeetMessenger(Step[Heroes3]):
    """Two artifacts are drawn for a player to buy one, or to be discarded for dice (Messenger with Supplies)."""

    __slots__ = ("event", "seat")

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def run(self, s: Heroes3) -> None:
        """Look at them."""
        s.then(Messenger(self.seat, self.event))
        look_at(s, self.seat, ARTIFACT, choice_of(s, self.event, 0).looks)


# -- cards for a search -----------------------------------------------------------------------------------------


def remove_spells_for_search(s: Heroes3, seat: int, event: int, at: int) -> None:
    """Spells leave the game; enough of them bring a search (Cursed Swamp)."""
    s.then(RemoveForSearch(seat, event, at, 0))


class RemoveForSearch(Choice[Heroes3]):
    """Which cards leave the game; enough of them bring searches (Cursed Swamp, Garden of Revelation and the like)."""

    __slots__ = ("at", "event", "removed")

    def __init__(self, seat: int, event: int, at: int, removed: int) -> None:
        super().__init__(seat)
        self.event = event
        self.at = at
        self.removed = removed

    def forced(self) -> bool:
        """Nothing left to remove: go on."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        """Says how many have gone."""
        return ("remove-for-search", self.removed)

    def options(self, s: Heroes3) -> list[Action]:
        """Each card of the kinds asked for, and enough; the swamp takes at least one."""
        choice = choice_of(s, self.event, self.at)
        cards = removable(s, self.seat, kinds_mask(choice.kinds))
        out: list[Action] = [("remove", card) for card in cards]
        if self.removed or choice.deed != "remove_spells_for_search" or not out:
            out.append(DONE)
        return sorted(out)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot be removed."""
        match action:
            case ("remove", int() as card):
                return kind_closed(s, self.seat, card, kinds_mask(choice_of(s, self.event, self.at).kinds))
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Remove and ask again, or search."""
        match action:
            case ("remove", int() as card):
                s.then(RemoveForSearch(self.seat, self.event, self.at, self.removed + 1))
                remove_from_hand(s, self.seat, card)
                return
        choice = choice_of(s, self.event, self.at)
        if choice.deed == "remove_spells_for_search":
            if self.removed >= choice.amount:
                for search in choice.searches:
                    push_search(s, self.seat, search, False)
            return
        for _ in range(self.removed // choice.per_removed):
            s.then(Search(self.seat, deck_mask(choice.decks), choice.looks, "any", False))


def remove_pairs_for_search(s: Heroes3, seat: int, event: int, at: int) -> None:
    """Cards are drawn, some leave the game and bring searches (Garden, Market of Time, School of Magic and of War)."""
    choice = choice_of(s, event, at)
    if choice.amount:
        s.then(DrawFrom(seat, choice.amount), RemoveForSearch(seat, event, at, 0), NewHand(seat))
        return
    player = s.players[seat]
    s.then(
        DiscardCards(seat, 0, len(player.hand), ANY_KIND, "", 0),
        DrawTo(seat, choice.extra_hand),
        RemoveForSearch(seat, event, at, 0),
    )


class DrawFrom(Choice[Heroes3]):
    """Draw cards from the player's deck or the top of the discard pile (Garden of Revelation)."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def forced(self) -> bool:
        """A single pile is drawn from."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        """Says how many."""
        return ("draw-from", self.count)

    def options(self, s: Heroes3) -> list[Action]:
        """Either pile."""
        out: list[Action] = [("from-deck",)]
        if s.players[self.seat].discard:
            out.append(("from-discard",))
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        if action[0] == "from-deck":
            draw_cards(s, self.seat, self.count)
            return
        player = s.players[self.seat]
        for _ in range(min(self.count, len(player.discard))):
            card = player.discard.pop()
            player.hand = sorted([*player.hand, card])
            s.tell(("takes-card", self.seat, card))


class DrawTo(Step[Heroes3]):
    """Draw to the hand limit and some more (Market of Time, School of Magic and School of War)."""

    __slots__ = ("extra", "seat")

    def __init__(self, seat: int, extra: int) -> None:
        self.seat = seat
        self.extra = extra

    def run(self, s: Heroes3) -> None:
        room = hand_limit(s, self.seat) + self.extra - len(s.players[self.seat].hand)
        draw_cards(s, self.seat, max(0, room))


class NewHand(Step[Heroes3]):
    """The hand is discarded, for everybody to see, and drawn anew to the limit (Garden of Revelation)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        s.then(DrawTo(self.seat, 0))
        discard_hand(s, self.seat)


def nothing(s: Heroes3, seat: int, event: int, at: int) -> None:
    """The event goes by, or its price is all there is to it."""


DEEDS: Final[dict[str, Deed]] = {
    "pass": nothing,
    "remove_card": nothing,
    "reinforce": reinforce,
    "treasure_without_experience": treasure_without_experience,
    "bet_on_resource": bet_on_resource,
    "search_for_rolled_price": search_for_rolled_price,
    "discard_cheapest_unit": discard_cheapest_unit,
    "buy_neutral_of_deck": buy_neutral_of_deck,
    "spell_market": spell_market,
    "trade": trade,
    "propose_swap": propose_swap,
    "remove_spells_for_search": remove_spells_for_search,
    "remove_pairs_for_search": remove_pairs_for_search,
}
"""Deeds of one player's choice; events that all meet together are in `together`."""
