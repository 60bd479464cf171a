"""What events do, by the deed of the content: alone or together, whether it finds anything to do (H3-EXP-05)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.cards import EventChoice
from ludoteka.games.heroes3.facts import ARTIFACT, COMMON_DECKS, MAIN, NOBODY, SPELL
from ludoteka.games.heroes3.rules.cards.gains import RESOURCE_DIE, TREASURE_DIE, gain_figures
from ludoteka.games.heroes3.rules.cards.piles import (
    ANY_KIND,
    DiscardCards,
    kinds_mask,
    refill_discard,
    removable,
    take_top,
    to_common_discard,
)
from ludoteka.games.heroes3.rules.cards.search import look_at
from ludoteka.games.heroes3.rules.trade.offers import ReinforceUnit, shuffle_shown_back
from ludoteka.games.heroes3.rules.trade.recruit import few_units, tier_mask
from ludoteka.games.heroes3.rules.trade.swap_offer import SwapPartner, can_propose
from ludoteka.games.heroes3.rules.trade.trading import Trade
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
from ludoteka.games.heroes3.rules.turn.event_searches import DrawFrom, DrawTo, NewHand, RemoveForSearch, choice_of
from ludoteka.games.heroes3.rules.turn.event_units import (
    ChooseThievesDeck,
    DiscardCheapest,
    DrawForCamp,
    DrawPrisoners,
    RecruitFromCamp,
)
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.state import Step

UNSOLD_TO_DISCARD: Final = ("shrine_of_the_magic_thought",)
"""Events whose unsold cards go to the discard pile; those of the others are shuffled back."""


# -- the table --------------------------------------------------------------------------------------------------


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


# -- events that players meet one by one ------------------------------------------------------------------------


class EventDeed:
    """What one of the ways to meet an event does. This one is all in the price, if there is one."""

    def prepare(self, s: Heroes3, order: list[int], choice: EventChoice) -> None:
        """What lies open before the players are asked."""

    def meeting(self, seat: int, event: int) -> Step[Heroes3] | None:
        """How a player meets the event, if not by choosing one of its ways."""
        return None

    def usable(self, s: Heroes3, seat: int, choice: EventChoice) -> bool:
        """Whether it would find anything to do (R-82)."""
        return True

    def use(self, s: Heroes3, seat: int, event: int, at: int) -> None:
        """A player goes this way."""

    def paid_first(self) -> bool:
        """Whether the price of the way is all that is paid; else it pays by itself."""
        return True

    def together(self, s: Heroes3, order: list[int], event: int, choice: EventChoice) -> None:
        """All players meet the event together, from the drawer on."""
        raise NotImplementedError(f"{type(self).__name__}.together is missing")

    def recruits_neutrals(self) -> bool:
        """Whether it lets players recruit neutral units, which a scenario may forbid."""
        return False


class Figures(EventDeed):
    """Plain gains."""

    def use(self, s: Heroes3, seat: int, event: int, at: int) -> None:
        gain_figures(s, seat, MAIN, choice_of(s, event, at), True)


class Reinforce(EventDeed):
    """A unit is reinforced for less (Crypt, Cursed Swamp)."""

    def usable(self, s: Heroes3, seat: int, choice: EventChoice) -> bool:
        return bool(few_units(s, seat, tier_mask(choice.tiers)))

    def use(self, s: Heroes3, seat: int, event: int, at: int) -> None:
        choice = choice_of(s, event, at)
        s.then(ReinforceUnit(seat, tier_mask(choice.tiers), choice.rate, 0))


class TreasureWithoutExperience(EventDeed):
    """Two treasure dice: nothing if any of them shows experience, else one of them is resolved (Crypt)."""

    def use(self, s: Heroes3, seat: int, event: int, at: int) -> None:
        roll = choice_of(s, event, at).treasure_dice
        assert roll is not None
        s.then(EventRoll(seat, "crypt", TREASURE_DIE, roll.dice, NOBODY))


class BetOnResource(EventDeed):
    """A resource is named and dice are rolled against it (Withered Hermit)."""

    def use(self, s: Heroes3, seat: int, event: int, at: int) -> None:
        roll = choice_of(s, event, at).resource_dice
        assert roll is not None
        s.then(BetOn(seat, roll.dice))


class SearchForRolledPrice(EventDeed):
    """What a resource die shows may be paid for a search (Withered Hermit)."""

    def use(self, s: Heroes3, seat: int, event: int, at: int) -> None:
        s.then(EventRoll(seat, "price", RESOURCE_DIE, 1, event * 10 + at))


class DiscardCheapestUnit(EventDeed):
    """The cheapest unit leaves the unit deck (Cursed Swamp)."""

    def use(self, s: Heroes3, seat: int, event: int, at: int) -> None:
        s.then(DiscardCheapest(seat))


class BuyNeutralOfDeck(EventDeed):
    """The top of a neutral deck is looked at and one unit may be bought (Den of Thieves)."""

    def use(self, s: Heroes3, seat: int, event: int, at: int) -> None:
        s.then(ChooseThievesDeck(seat, choice_of(s, event, at).looks))

    def recruits_neutrals(self) -> bool:
        return True


class SpellMarket(EventDeed):
    """One of the open spells is bought (Library of Enlightenment, Mage Laboratory, Shrine of the Magic Thought)."""

    def prepare(self, s: Heroes3, order: list[int], choice: EventChoice) -> None:
        open_cards(s, SPELL, choice.looks * len(order))

    def usable(self, s: Heroes3, seat: int, choice: EventChoice) -> bool:
        return bool(fair_of(s).market)

    def use(self, s: Heroes3, seat: int, event: int, at: int) -> None:
        s.then(BuySpell(seat, event, at))

    def paid_first(self) -> bool:
        return False


class Exchanges(EventDeed):
    """Exchanges as at a trading post (Marketplace)."""

    def use(self, s: Heroes3, seat: int, event: int, at: int) -> None:
        s.then(Trade(seat))


class ProposeSwap(EventDeed):
    """A swap of resources is proposed to another player (Marketplace)."""

    def usable(self, s: Heroes3, seat: int, choice: EventChoice) -> bool:
        return can_propose(s, seat)

    def use(self, s: Heroes3, seat: int, event: int, at: int) -> None:
        s.then(SwapPartner(seat))


class RemoveSpellsForSearch(EventDeed):
    """Spells leave the game; enough of them bring a search (Cursed Swamp)."""

    def usable(self, s: Heroes3, seat: int, choice: EventChoice) -> bool:
        return bool(removable(s, seat, kinds_mask(choice.kinds)))

    def use(self, s: Heroes3, seat: int, event: int, at: int) -> None:
        s.then(RemoveForSearch(seat, event, at, 0))


class RemovePairsForSearch(EventDeed):
    """Cards are drawn, some leave the game and bring searches (Garden, Market of Time, School of Magic and of War)."""

    def use(self, s: Heroes3, seat: int, event: int, at: int) -> None:
        choice = choice_of(s, event, at)
        if choice.amount:
            s.then(DrawFrom(seat, choice.amount), RemoveForSearch(seat, event, at, 0), NewHand(seat))
            return
        s.then(
            DiscardCards(seat, 0, len(s.players[seat].hand), ANY_KIND, "", 0),
            DrawTo(seat, choice.extra_hand),
            RemoveForSearch(seat, event, at, 0),
        )


class BuyArtifact(EventDeed):
    """Two artifacts are drawn for a player to buy one, or to be discarded for dice (Messenger with Supplies)."""

    def meeting(self, seat: int, event: int) -> Step[Heroes3] | None:
        return MeetMessenger(seat, event)


class MeetMessenger(Step[Heroes3]):
    """Two artifacts are drawn for a player to buy one, or to be discarded for dice (Messenger with Supplies)."""

    __slots__ = ("event", "seat")

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def run(self, s: Heroes3) -> None:
        s.then(Messenger(self.seat, self.event))
        look_at(s, self.seat, ARTIFACT, choice_of(s, self.event, 0).looks)


# -- events that all players meet together ----------------------------------------------------------------------


class ShadyAuction(EventDeed):
    """Things are sold to who offers most (A Shady Auction)."""

    def together(self, s: Heroes3, order: list[int], event: int, choice: EventChoice) -> None:
        for _ in range(choice.amount):
            s.then(Auction(order))


class ArtifactMarket(EventDeed):
    """Artifacts lie open to be bought, round after round (Artifact Merchant)."""

    def together(self, s: Heroes3, order: list[int], event: int, choice: EventChoice) -> None:
        open_cards(s, ARTIFACT, choice.looks)
        s.then(MarketRound(order, event))


class Pool(EventDeed):
    """Each puts a card into a pool, then each takes one (Magical Forest)."""

    def together(self, s: Heroes3, order: list[int], event: int, choice: EventChoice) -> None:
        for seat in reversed(order):
            s.then(TakeFromPool(seat, choice.gold))
        for seat in reversed(order):
            s.then(PutInPool(seat, kinds_mask(choice.kinds)))


class CommonNeutrals(EventDeed):
    """Neutral units gather in a camp, then each may recruit there (Mercenary Camp)."""

    def together(self, s: Heroes3, order: list[int], event: int, choice: EventChoice) -> None:
        for seat in reversed(order):
            s.then(RecruitFromCamp(seat))
        for seat in reversed(order):
            s.then(DrawForCamp(seat, choice.looks, NOBODY))

    def recruits_neutrals(self) -> bool:
        return True


class Prisoners(EventDeed):
    """Each draws neutral units that may be set free for gold (Prison)."""

    def together(self, s: Heroes3, order: list[int], event: int, choice: EventChoice) -> None:
        for seat in reversed(order):
            looks = choice.looks if seat == order[0] else 1
            s.then(DrawPrisoners(seat, looks, tier_mask(choice.tiers), choice.gold))

    def recruits_neutrals(self) -> bool:
        return True


class DicePool(EventDeed):
    """Dice are rolled for all, and each takes some of them (Mischievous Leprechaun)."""

    def together(self, s: Heroes3, order: list[int], event: int, choice: EventChoice) -> None:
        s.then(StartDicePool(order, event))


DEEDS: Final[dict[str, EventDeed]] = {
    "figures": Figures(),
    "pass": EventDeed(),
    "remove_card": EventDeed(),
    "reinforce": Reinforce(),
    "treasure_without_experience": TreasureWithoutExperience(),
    "bet_on_resource": BetOnResource(),
    "search_for_rolled_price": SearchForRolledPrice(),
    "discard_cheapest_unit": DiscardCheapestUnit(),
    "buy_neutral_of_deck": BuyNeutralOfDeck(),
    "buy_artifact": BuyArtifact(),
    "spell_market": SpellMarket(),
    "trade": Exchanges(),
    "propose_swap": ProposeSwap(),
    "remove_spells_for_search": RemoveSpellsForSearch(),
    "remove_pairs_for_search": RemovePairsForSearch(),
    "auction": ShadyAuction(),
    "artifact_market": ArtifactMarket(),
    "pool": Pool(),
    "common_neutrals": CommonNeutrals(),
    "prisoners": Prisoners(),
    "dice_pool": DicePool(),
}
"""The ways to meet an event, by their deed."""
