"""What places and events of a scenario give: plain figures, and deeds by their names in the content (H3-MAP-12)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Final

from ludoteka.games.heroes3.entries import parts
from ludoteka.games.heroes3.entries.places import Gift, PlaceDeed
from ludoteka.games.heroes3.facts import ARTIFACT, DIRECTIONS, GOLD, NOBODY, RESOURCES, VISITABLE
from ludoteka.games.heroes3.rules.cards.gains import RollBoth, gain_figures
from ludoteka.games.heroes3.rules.cards.piles import (
    RemoveCards,
    cards_to_draw,
    distinct,
    gain_openly,
    kinds_mask,
    removable,
)
from ludoteka.games.heroes3.rules.cards.resource_pool import POOL, out_of_pool
from ludoteka.games.heroes3.rules.common import DECLINE
from ludoteka.games.heroes3.rules.map.card_locations import TakeFromDiscard
from ludoteka.games.heroes3.rules.map.offers import offer, usual_offer
from ludoteka.games.heroes3.rules.play.deeds import KeepDrawn, next_own
from ludoteka.games.heroes3.rules.resources import change_income, gain
from ludoteka.games.heroes3.rules.scenario.empowering import EVERYWHERE, IN_HAND, EmpowerCard
from ludoteka.games.heroes3.rules.scenario.neighbourhood import townsfolk_promised
from ludoteka.games.heroes3.rules.trade.offers import ReinforceUnit
from ludoteka.games.heroes3.rules.trade.recruit import tier_mask
from ludoteka.games.heroes3.rules.victory.ends import FillHand
from ludoteka.games.heroes3.rules.world.fields import is_location, location_at
from ludoteka.games.heroes3.rules.world.flags import SEVERAL, settlement_step
from ludoteka.games.heroes3.rules.world.places import place_rule
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.state import Choice, Step

Do = Callable[[Heroes3, int, int, PlaceDeed], None]
"""Does a deed: state, seat, hero and the deed's figures."""


def give(s: Heroes3, seat: int, hero: int, gift: parts.Gains) -> None:
    """A gift is taken: its figures first, then its deeds in order."""
    if isinstance(gift, Gift):
        push_deeds(s, seat, hero, gift.deeds)
        if gift.removes and removable(s, seat, 63):
            s.then(RemoveCards(seat, gift.removes, gift.removes, 63, 0))
        if gift.one_of_two_dice:
            s.then(RollBoth(seat, hero))
    gain_figures(s, seat, hero, gift, True)


def push_deeds(s: Heroes3, seat: int, hero: int, deeds: tuple[PlaceDeed, ...]) -> None:
    """Put deeds on the agenda, the first on top."""
    for deed in reversed(deeds):
        DEEDS[deed.deed](s, seat, hero, deed)


# -- cards ------------------------------------------------------------------------------------------------------


def search_own_deck(s: Heroes3, seat: int, hero: int, deed: PlaceDeed) -> None:
    """The top cards of the player's deck: one goes to the hand, the others are discarded."""
    if cards_to_draw(s, seat):
        s.then(SearchOwn(seat, deed.amount))


class SearchOwn(Step[Heroes3]):
    """A player looks at the top cards of their own deck and keeps one."""

    __slots__ = ("looks", "seat")

    def __init__(self, seat: int, looks: int) -> None:
        self.seat = seat
        self.looks = looks

    def run(self, s: Heroes3) -> None:
        s.looker = self.seat
        for _ in range(self.looks):
            found = next_own(s, self.seat)
            if found != NOBODY:
                s.looked.append(found)
                s.whisper(audience(self.seat), ("looks-at", self.seat, found))
        s.then(KeepDrawn(self.seat, 1))


def take_own_card(s: Heroes3, seat: int, hero: int, deed: PlaceDeed) -> None:
    """A card of the kinds named is looked up in the player's deck; then the deck is shuffled."""
    s.then(TakeFromOwnDeck(seat, kinds_mask(deed.kinds)))


class TakeFromOwnDeck(Choice[Heroes3]):
    """Which card of the player's own deck goes to the hand."""

    __slots__ = ("kinds",)

    def __init__(self, seat: int, kinds: int) -> None:
        super().__init__(seat)
        self.kinds = kinds

    def forced(self) -> bool:
        """Nothing to find: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each card of the kinds, or none."""
        cards = distinct(sorted(s.players[self.seat].deck.cards()))
        return [DECLINE, *(("take", card) for card in cards if self.kinds >> s.facts.card_kind[card] & 1)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it and shuffle."""
        player = s.players[self.seat]
        match action:
            case ("take", int() as card):
                player.deck.remove(card)
                insort(player.hand, card)
                s.whisper(audience(self.seat), ("drew", self.seat, card))
                s.tell(("draws", self.seat, 1))
        player.deck.shuffle_in([])


def take_discarded(s: Heroes3, seat: int, hero: int, deed: PlaceDeed) -> None:
    """Any card of the player's discard pile goes to the hand."""
    pile = s.players[seat].discard
    if pile:
        s.then(TakeFromDiscard(seat, max(4, len(pile))))


def empower(s: Heroes3, seat: int, hero: int, deed: PlaceDeed) -> None:
    """A card of the kind becomes its empowered one."""
    kinds = ("ability",) if deed.deed == "empower_ability" else ("statistic",)
    s.then(EmpowerCard(seat, kinds_mask(kinds), IN_HAND if deed.hand_only else EVERYWHERE))


def free_townsfolk(s: Heroes3, seat: int, hero: int, deed: PlaceDeed) -> None:
    """A unit of the faction that held a random town joins in the next resource round."""
    faction = s.lords[s.players[seat].at[hero]]
    if faction != NOBODY:
        townsfolk_promised(s, seat, faction)


def draw_to_limit(s: Heroes3, seat: int, hero: int, deed: PlaceDeed) -> None:
    """Cards are drawn up to the hand limit."""
    s.then(FillHand(seat))


def adjacent_field(s: Heroes3, seat: int, hero: int, deed: PlaceDeed) -> None:
    """The reward of a visitable field next to the hero's."""
    s.then(RewardBeside(seat, hero, s.players[seat].at[hero]))


def adjacent_fields(s: Heroes3, seat: int, hero: int, deed: PlaceDeed) -> None:
    """The rewards of all visitable fields next to the hero's, one after another."""
    here = s.players[seat].at[hero]
    beside = s.atlas.near[here * DIRECTIONS : here * DIRECTIONS + DIRECTIONS]
    for field in sorted((field for field in beside if field != NOBODY and gives_reward(s, field)), reverse=True):
        offer(s, seat, hero, field, s.facts.location[location_at(s, field)])


class RewardBeside(Choice[Heroes3]):
    """Which field next to a place gives its reward, whoever has visited it or guards it."""

    __slots__ = ("field", "hero")

    def __init__(self, seat: int, hero: int, field: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.field = field

    def forced(self) -> bool:
        """Nothing beside it: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Visitable fields beside it, or none."""
        beside = s.atlas.near[self.field * DIRECTIONS : self.field * DIRECTIONS + DIRECTIONS]
        fields = sorted(field for field in beside if field != NOBODY and gives_reward(s, field))
        return [DECLINE, *(("repeat", field) for field in fields)]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a field gives nothing."""
        match action:
            case ("repeat", int() as field) if action not in self.options(s):
                return ("no-reward-there", field)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("repeat", int() as field):
                offer(s, self.seat, self.hero, field, s.facts.location[location_at(s, field)])


def gives_reward(s: Heroes3, field: int) -> bool:
    """Whether a field is visitable and has more to give than the Grail."""
    number = location_at(s, field)
    return number != NOBODY and s.facts.location_category[number] == VISITABLE and not is_location(s, field, "grail")


# -- units and incomes ------------------------------------------------------------------------------------------


def reinforce(s: Heroes3, seat: int, hero: int, deed: PlaceDeed) -> None:
    """A unit of the tiers is reinforced at the rate."""
    for _ in range(max(1, deed.amount)):
        s.then(ReinforceUnit(seat, tier_mask(deed.tiers), deed.rate, 0))


def income_steps(s: Heroes3, seat: int, hero: int, deed: PlaceDeed) -> None:
    """Several different incomes rise by a step each, as long as the flag stays."""
    s.then(RaiseIncomes(seat, s.players[seat].at[hero], min(RESOURCES, deed.amount), 0))


class RaiseIncomes(Choice[Heroes3]):
    """Which income rises next; each only once."""

    __slots__ = ("field", "left", "raised")

    def __init__(self, seat: int, field: int, left: int, raised: int) -> None:
        super().__init__(seat)
        self.field = field
        self.left = left
        self.raised = raised

    def forced(self) -> bool:
        """The last one is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Incomes that have not risen yet."""
        return [("settle", resource) for resource in range(RESOURCES) if not self.raised >> resource & 1]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why an income cannot rise again."""
        match action:
            case ("settle", int() as resource) if action not in self.options(s):
                return ("income-raised", resource)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Raise it, then the next."""
        match action:
            case ("settle", int() as resource):
                raised = self.raised | 1 << resource
                s.own_map()
                s.settled[self.field] = SEVERAL + raised
                change_income(s, self.seat, resource, settlement_step(s, resource))
                if self.left > 1:
                    s.then(RaiseIncomes(self.seat, self.field, self.left - 1, raised))


def beaten_units(s: Heroes3, seat: int, hero: int, deed: PlaceDeed) -> None:
    """Beaten units are offered where the combat ends; who has fought none gets the gold instead."""
    if s.ledger.get(deed.deed) == [s.players[seat].at[hero]]:
        s.ledger.pop(deed.deed)
    else:
        gain(s, seat, GOLD, deed.otherwise_gold)


def dragon_for_units(s: Heroes3, seat: int, hero: int, deed: PlaceDeed) -> None:
    """One of the dragons just beaten may be recruited; units that are given up make it cheaper."""
    s.facts.book.dragon_for_units(s, seat, s.players[seat].at[hero])


def offer_of(s: Heroes3, field: int, deed: str) -> PlaceDeed | None:
    """What a place says about the units beaten there, None if it offers none of them."""
    rule = place_rule(s, field)
    if rule is None or (rule.first_only and s.once[field]):
        return None
    for gift in rule.gifts:
        for one in gift.deeds:
            if one.deed == deed:
                return one
    return None


# -- the pool of resource cards ---------------------------------------------------------------------------------


def usual_visit(s: Heroes3, seat: int, hero: int, deed: PlaceDeed) -> None:
    """The place gives what it always does."""
    field = s.players[seat].at[hero]
    usual_offer(s, seat, hero, field, s.facts.location[location_at(s, field)])


def take_pool_cards(s: Heroes3, seat: int, hero: int, deed: PlaceDeed) -> None:
    """Cards of the pool of resource cards are chosen one by one."""
    wanted = [s.facts.card_number[slug] for slug in deed.cards]
    s.then_each([TakePoolCard(seat, wanted, "_or_".join(deed.levels)) for _ in range(deed.amount)])


class TakePoolCard(Choice[Heroes3]):
    """Which card of the pool of resource cards a player takes (resource_card_pool)."""

    __slots__ = ("levels", "wanted")

    def __init__(self, seat: int, wanted: list[int], levels: str) -> None:
        super().__init__(seat)
        self.wanted = wanted
        """The only cards that may be taken, none for artifacts of the levels."""
        self.levels = levels

    def forced(self) -> bool:
        """Nothing to take: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each card that fits, or none."""
        cards = distinct(s.ledger.get(POOL, []))
        return [DECLINE, *(("take-resource", card) for card in cards if self.taking_closed(s, card) is None)]

    def taking_closed(self, s: Heroes3, card: int) -> Action | None:
        """Why a card cannot be taken."""
        if card not in s.ledger.get(POOL, []):
            return ("not-in-pool", card)
        fits = card in self.wanted
        if not self.wanted:
            fits = s.facts.card_kind[card] == ARTIFACT and (not self.levels or s.facts.card[card].level in self.levels)
        return None if fits else ("not-given-here", card)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        match action:
            case ("take-resource", int() as card):
                return self.taking_closed(s, card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("take-resource", int() as card):
                out_of_pool(s, card)
                gain_openly(s, self.seat, card)


DEEDS: Final[dict[str, Do]] = {
    "search_own_deck": search_own_deck,
    "take_own_card": take_own_card,
    "take_discarded": take_discarded,
    "reinforce": reinforce,
    "income_steps": income_steps,
    "beaten_dragon": beaten_units,
    "beaten_unit": beaten_units,
    "beaten_neutral": beaten_units,
    "empower_ability": empower,
    "empower_statistic": empower,
    "adjacent_field": adjacent_field,
    "adjacent_fields": adjacent_fields,
    "dragon_for_units": dragon_for_units,
    "draw_to_limit": draw_to_limit,
    "free_townsfolk": free_townsfolk,
    "usual_visit": usual_visit,
    "take_pool_cards": take_pool_cards,
}
"""What a gift does besides its figures, by the deed's name."""


def least_experienced(s: Heroes3, seats: list[int]) -> list[int]:
    """Of some players those whose main hero has the least experience."""
    least = min((s.players[seat].xp for seat in seats), default=0)
    return [seat for seat in seats if s.players[seat].xp == least]
