"""What special buildings and city halls do beyond plain figures, by the deed of the content (H3-TOWN-04)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Final

from ludoteka.games.heroes3.facts import (
    ABILITY,
    ARTIFACT,
    MAIN,
    NOBODY,
    SECONDARY,
    SPECIALTY,
)
from ludoteka.games.heroes3.figures import BuildingChoice
from ludoteka.games.heroes3.rules.cards.piles import (
    ANY_KIND,
    DiscardCards,
    distinct,
    removable,
)
from ludoteka.games.heroes3.rules.common import DECLINE, enemies, special
from ludoteka.games.heroes3.rules.map.card_locations import TakeFromDiscard, take_from_pile
from ludoteka.games.heroes3.rules.map.grail import leave_grail_behind
from ludoteka.games.heroes3.rules.map.locations import EnemyDiscards
from ludoteka.games.heroes3.rules.marks import COVER_OF_DARKNESS
from ludoteka.games.heroes3.rules.town.special_buildings import (
    cheaper_reinforcement,
    look_at_decks,
    named_statistics,
    take_necromancy,
    take_statistic,
)
from ludoteka.games.heroes3.rules.trade.offers import OfferNeutral, ReinforceUnit, show_neutrals
from ludoteka.games.heroes3.rules.trade.recruit import add_unit, few_units, flip_unit, has_dwelling, row_of, tier_mask
from ludoteka.games.heroes3.rules.trade.trading import Trade
from ludoteka.games.heroes3.rules.world.fields import havens, is_location, is_town, other_hero_on
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.state import Choice

Use = Callable[[Heroes3, int, BuildingChoice], None]
"""Does the deed of a building: state, seat and the figures of the effect."""
Usable = Callable[[Heroes3, int, BuildingChoice], bool]
"""Whether it would find anything to do."""


class BuildingDeed:
    """What an effect of a building does beside its plain figures (H3-TOWN-04, R-82)."""

    __slots__ = ("usable", "use")

    def __init__(self, use: Use, usable: Usable | None = None) -> None:
        self.use = use
        self.usable = usable
        """None for a deed that is never refused."""


def do_building(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """What is more than plain figures."""
    deed = DEEDS.get(choice.deed)
    if deed is not None:
        deed.use(s, seat, choice)


def can_do_building(s: Heroes3, seat: int, choice: BuildingChoice) -> bool:
    """Whether a deed would find anything to do (R-82)."""
    deed = DEEDS.get(choice.deed)
    return deed is None or deed.usable is None or deed.usable(s, seat, choice)


# -- what deeds need --------------------------------------------------------------------------------------------


def figures_only(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """The price and the plain figures are all there is."""


def offered_elsewhere(s: Heroes3, seat: int, choice: BuildingChoice) -> bool:
    """A spell search offers it instead (Magic University)."""
    return False


def has_artifact(s: Heroes3, seat: int, choice: BuildingChoice) -> bool:
    """Whether the hand holds an artifact."""
    return bool(removable(s, seat, 1 << ARTIFACT))


def has_few(s: Heroes3, seat: int, choice: BuildingChoice) -> bool:
    """Whether a unit of the tiers asked for shows its Few side."""
    return bool(few_units(s, seat, tier_mask(choice.tiers)))


def has_ability_deck(s: Heroes3, seat: int, choice: BuildingChoice) -> bool:
    """Whether the ability deck holds a card."""
    return s.decks[ABILITY].size() > 0


def has_discarded_specialty(s: Heroes3, seat: int, choice: BuildingChoice) -> bool:
    """Whether the player's discard pile holds a specialty."""
    return any(s.facts.card_kind[card] == SPECIALTY for card in s.players[seat].discard)


def has_named_statistic(s: Heroes3, seat: int, choice: BuildingChoice) -> bool:
    """Whether the player's discard pile holds a statistic that the building names."""
    return bool(named_statistics(s, seat, choice))


def has_hand(s: Heroes3, seat: int, choice: BuildingChoice) -> bool:
    """Whether the player holds a card."""
    return bool(s.players[seat].hand)


def has_enemies(s: Heroes3, seat: int, choice: BuildingChoice) -> bool:
    """Whether an enemy is still in the game."""
    return bool(enemies(s, seat))


def has_discard_pile(s: Heroes3, seat: int, choice: BuildingChoice) -> bool:
    """Whether the player has discarded anything."""
    return bool(s.players[seat].discard)


def has_town_move(s: Heroes3, seat: int, choice: BuildingChoice) -> bool:
    """Whether a hero can go from one town to another."""
    return bool(town_moves(s, seat))


def has_any_dwelling(s: Heroes3, seat: int, choice: BuildingChoice) -> bool:
    """Whether a dwelling stands."""
    return any(has_dwelling(s, seat, tier) for tier in range(3))


def has_own_cards(s: Heroes3, seat: int, choice: BuildingChoice) -> bool:
    """Whether deck or discard pile of the player hold a card."""
    player = s.players[seat]
    return player.deck.size() + len(player.discard) > 0


# -- what they do -----------------------------------------------------------------------------------------------


def recruit_neutral_by_tier(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """Portal of Summoning: one card of a neutral deck whose dwelling stands (R-21)."""
    s.then(SummonNeutral(seat))


class SummonNeutral(Choice[Heroes3]):
    """Which neutral deck the Portal of Summoning opens (R-21)."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single deck is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Decks whose dwelling stands."""
        return [("tier", tier) for tier in range(3) if has_dwelling(s, self.seat, tier)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Draw a card and offer it."""
        match action:
            case ("tier", int() as tier):
                show_neutrals(s, [tier])
                for troop in s.shown:
                    s.tell(("neutral-shown", self.seat, troop))
                s.then(OfferNeutral(self.seat, "full"))


def shuffle_and_search_own_deck(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """Mana Vortex: the discard pile is shuffled in; one of the top cards is taken."""
    s.then(VortexStep(seat, choice.looks))


class VortexStep(Choice[Heroes3]):
    """One of the top cards of the player's deck goes to the hand; the others are shuffled back."""

    __slots__ = ("looks",)

    def __init__(self, seat: int, looks: int) -> None:
        super().__init__(seat)
        self.looks = looks

    def options(self, s: Heroes3) -> list[Action]:
        return [("search-own-deck",)]

    def forced(self) -> bool:
        """There is nothing to choose."""
        return True

    def take(self, s: Heroes3, action: Action) -> None:
        player = s.players[self.seat]
        player.deck.shuffle_in(player.discard)
        player.discard = []
        s.looker = self.seat
        for _ in range(min(self.looks, player.deck.size())):
            card = player.deck.draw(s.chance)
            s.looked.append(card)
            s.whisper(audience(self.seat), ("looks-at", self.seat, card))
        s.then(TakeOwn(self.seat))


class TakeOwn(Choice[Heroes3]):
    """Which of the player's cards looked at goes to the hand; the others are shuffled into the deck."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        return [("take", card) for card in distinct(s.looked)] or [DECLINE]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot be taken."""
        match action:
            case ("take", int() as card) if card not in s.looked:
                return ("not-looked-at", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        player = s.players[self.seat]
        match action:
            case ("take", int() as card):
                s.looked.remove(card)
                insort(player.hand, card)
        player.deck.shuffle_in(s.looked)
        s.looked = []
        s.looker = NOBODY


def discard_and_draw(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """Cover of Darkness: cards of the hand are exchanged."""
    s.then(DiscardCards(seat, 1, choice.most, ANY_KIND, "draw", 0))


def enemy_discards_at_combat_start(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """Cover of Darkness: the enemy of the next combat this turn discards a card."""
    s.players[seat].marks |= COVER_OF_DARKNESS


def take_specialty(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """A specialty comes back from the discard pile."""
    s.then(TakeKind(seat, 1 << SPECIALTY))


def search_own_discard(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """A card of the top of the player's discard pile."""
    s.then(TakeFromDiscard(seat, choice.looks or len(s.players[seat].discard)))


class TakeKind(Choice[Heroes3]):
    """Which card of a kind comes back from the player's discard pile."""

    __slots__ = ("kinds",)

    def __init__(self, seat: int, kinds: int) -> None:
        super().__init__(seat)
        self.kinds = kinds

    def options(self, s: Heroes3) -> list[Action]:
        """Each of them, or none."""
        cards = [card for card in distinct(s.players[self.seat].discard) if self.kinds >> s.facts.card_kind[card] & 1]
        return [DECLINE, *(("take-own", card) for card in cards)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("take-own", int() as card):
                player = s.players[self.seat]
                take_from_pile(player.discard, card)
                insort(player.hand, card)
                s.tell(("takes-card", self.seat, card))


def trade(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """A city hall that trades: exchanges as at a trading post."""
    s.then(Trade(seat))


def reinforce(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """Units are reinforced without token, citadel or dwelling (H3-RECRUIT-03)."""
    for _ in range(max(1, choice.amount)):
        s.then(ReinforceUnit(seat, tier_mask(choice.tiers), choice.rate, 0))


def enemy_discards(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """An enemy player discards a card at random (R-42)."""
    if enemies(s, seat):
        s.then(EnemyDiscards(seat, max(1, choice.amount)))


def town_moves(s: Heroes3, seat: int) -> list[tuple[int, int]]:
    """Heroes on own towns, and the other own towns they can go to; obelisks count too where the scenario says so."""
    player = s.players[seat]
    towns = [field for field in havens(s, seat) if is_town(s, field)]
    if special(s, "obelisk_gate") is not None:
        seen = [field for field in range(len(s.stars)) if s.stars[field] >> seat & 1]
        towns += [field for field in seen if is_location(s, field, "obelisk")]
    return [
        (hero, field)
        for hero in (MAIN, SECONDARY)
        if player.at[hero] in towns
        for field in towns
        if other_hero_on(s, field, NOBODY, NOBODY) == NOBODY
    ]


def move_hero_between_towns(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """Castle Gate: a hero goes from one of the player's towns to another."""
    s.then(CastleGate(seat))


class CastleGate(Choice[Heroes3]):
    """Which hero goes to which own town."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Heroes and towns, or nothing."""
        return [DECLINE, *(("move", hero, field) for hero, field in town_moves(s, self.seat))]

    def take(self, s: Heroes3, action: Action) -> None:
        """Go; nothing is visited."""
        match action:
            case ("move", int() as hero, int() as field):
                player = s.players[self.seat]
                player.came_from[hero] = player.at[hero]
                leave_grail_behind(s, self.seat, hero, player.at[hero])
                player.at[hero] = field
                s.tell(("moved", self.seat, hero, field))


def lasting(name: str) -> Use:
    """A deed that puts an effect in front of the player for combat to read."""

    def put(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
        player = s.players[seat]
        amount = choice.amount
        if choice.most:
            amount += sum(effect.amount for effect in player.ongoing if effect.name == name)
            amount = min(amount, choice.most)
        player.ongoing = [effect for effect in player.ongoing if effect.name != name]
        until = "turn" if name == "mercenary_economy" else "round"
        player.ongoing.append(Effect(name, seat, NOBODY, NOBODY, NOBODY, amount, until, s.round))

    return put


def free_unit(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """A named unit joins for nothing, or is reinforced if it is there."""
    if choice.unit is None:
        return
    troop = s.facts.troop_number[choice.unit]
    row = row_of(s, seat, troop)
    if row == NOBODY:
        add_unit(s, seat, troop, 0)
    elif s.players[seat].sides[row] == 0:
        flip_unit(s, seat, row)


DEEDS: Final[dict[str, BuildingDeed]] = {
    "recruit_neutral_by_tier": BuildingDeed(recruit_neutral_by_tier, has_any_dwelling),
    "shuffle_and_search_own_deck": BuildingDeed(shuffle_and_search_own_deck, has_own_cards),
    "discard_and_draw": BuildingDeed(discard_and_draw, has_hand),
    "enemy_discards_at_combat_start": BuildingDeed(enemy_discards_at_combat_start, has_enemies),
    "take_necromancy": BuildingDeed(take_necromancy, has_ability_deck),
    "take_specialty_from_discard": BuildingDeed(take_specialty, has_discarded_specialty),
    "take_statistic_from_discard": BuildingDeed(take_statistic, has_named_statistic),
    "trade": BuildingDeed(trade),
    "reinforce": BuildingDeed(reinforce, has_few),
    "search_own_discard": BuildingDeed(search_own_discard, has_discard_pile),
    "combat_cubes": BuildingDeed(lasting("combat_cubes")),
    "power_cubes": BuildingDeed(lasting("power_cubes")),
    "enemy_discards": BuildingDeed(enemy_discards, has_enemies),
    "move_hero_between_towns": BuildingDeed(move_hero_between_towns, has_town_move),
    "unit_attack": BuildingDeed(lasting("unit_attack")),
    "free_unit": BuildingDeed(free_unit),
    "look_at_decks": BuildingDeed(look_at_decks),
    "cheaper_reinforcement": BuildingDeed(cheaper_reinforcement),
    "sell_artifact": BuildingDeed(figures_only, has_artifact),
    "spell_of_named_school": BuildingDeed(figures_only, offered_elsewhere),
}
"""What a building does, by the deed of its choice; the others are done by plain figures or read by other rules."""
