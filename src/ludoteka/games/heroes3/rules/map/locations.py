"""What each location does: mines, settlements, towns, shops and wonders, by the deed of the content (H3-MAP-09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteka.games.heroes3.entries.map import Visit as VisitFigures
from ludoteka.games.heroes3.facts import (
    ABILITY,
    ARTIFACT,
    FIELDS,
    GOLD,
    NOBODY,
    SECONDARY,
    STATISTIC,
)
from ludoteka.games.heroes3.rules.cards.gains import RESOURCE_DIE, TREASURE_DIE, RollDice
from ludoteka.games.heroes3.rules.cards.piles import (
    RemoveCards,
    discard_card,
    gain_secretly,
    refill_discard,
    take_top,
)
from ludoteka.games.heroes3.rules.cards.search import TakeFound, deck_mask, look_at
from ludoteka.games.heroes3.rules.common import (
    DECLINE,
    OPT_FREE_TRADE,
    enemies,
    optional,
    special,
)
from ludoteka.games.heroes3.rules.map.card_locations import (
    BuyDiscarded,
    EmpowerStatistic,
    KeepOrDiscard,
    ReplaceCard,
    StatisticComesOrGoes,
    SwapStatistic,
    TakeFromDiscard,
    TakeScroll,
    affordable_artifacts,
    replaceable,
)
from ludoteka.games.heroes3.rules.map.gates import GoThrough, gate_exits
from ludoteka.games.heroes3.rules.map.heroes import gain_secondary
from ludoteka.games.heroes3.rules.marks import FLAGGED_UTOPIA, STORY_GRAIL_FIELD
from ludoteka.games.heroes3.rules.resources import can_pay, gain, pay
from ludoteka.games.heroes3.rules.trade.alliance import Gifts
from ludoteka.games.heroes3.rules.trade.offers import ReinforceUnit
from ludoteka.games.heroes3.rules.trade.recruit import add_unit, few_units, has_dwelling, tier_mask
from ludoteka.games.heroes3.rules.trade.trading import TradingPost, WarMachineFactory, can_buy_machine
from ludoteka.games.heroes3.rules.world.fields import is_location
from ludoteka.games.heroes3.rules.world.tiles import discover, discoverable
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

Use = Callable[[Heroes3, int, int, int, VisitFigures], None]
"""Does the deed of a location: state, seat, hero, field and the figures of the visit."""
Usable = Callable[[Heroes3, int, VisitFigures], bool]
"""Whether it would find anything to do: state, seat and the figures of the visit."""


class LocationDeed:
    """What a location does besides plain figures and flags (R-82)."""

    __slots__ = ("usable", "use")

    def __init__(self, use: Use, usable: Usable | None = None) -> None:
        self.use = use
        self.usable = usable
        """None for a deed that is never refused."""


def do_deed(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """What is more than plain figures."""
    deed = DEEDS.get(visit.deed)
    if deed is not None:
        deed.use(s, seat, hero, field, visit)


def can_do_deed(s: Heroes3, seat: int, visit: VisitFigures) -> bool:
    """Whether a deed would find anything to do (R-82)."""
    deed = DEEDS.get(visit.deed)
    return deed is None or deed.usable is None or deed.usable(s, seat, visit)


def roll_printed_dice(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Resource and treasure fields roll the dice printed on them (H3-RES-02)."""
    spot = s.atlas.spot[field]
    die = TREASURE_DIE if is_location(s, field, "treasure") else RESOURCE_DIE
    s.then(RollDice(seat, hero, die, s.facts.spot_dice[spot], s.facts.spot_keep[spot]))


def has_few(s: Heroes3, seat: int, visit: VisitFigures) -> bool:
    """Whether a unit of the tiers asked for shows its Few side."""
    return bool(few_units(s, seat, tier_mask(visit.tiers)))


def reinforce(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Hill Fort: a unit is reinforced for less."""
    for _ in range(visit.times):
        s.then(ReinforceUnit(seat, tier_mask(visit.tiers), visit.rate, visit.gold_off))


def trading_post(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """A trading post; with free trade it gives a card of the artifact deck instead (H3-TRADE-01, H3-DIFF-03)."""
    s.then(Gifts(seat))
    if optional(s, OPT_FREE_TRADE):
        card = take_top(s, ARTIFACT)
        if card != NOBODY:
            gain_secretly(s, seat, card)
            refill_discard(s, ARTIFACT)
        return
    s.then(TradingPost(seat, hero))


def can_buy_here(s: Heroes3, seat: int, visit: VisitFigures) -> bool:
    """Whether a war machine can be paid."""
    return can_buy_machine(s, seat, "factory")


def war_machine_factory(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """War machines at the lower price (H3-EXP-02)."""
    s.then(WarMachineFactory(seat))


def discover_tile(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """An observatory shows a tile next to its own, for no movement points (R-35)."""
    if observed(s, field):
        s.then(Observe(seat, field))


def observed(s: Heroes3, field: int) -> list[int]:
    """The face-down tiles next to the tile of a field."""
    first = field // FIELDS * FIELDS
    found: list[int] = []
    for other in range(first, first + FIELDS):
        found += [place for place in discoverable(s, other) if place not in found]
    return sorted(found)


class Observe(Choice[Heroes3]):
    """Which tile an observatory shows (R-35)."""

    __slots__ = ("field",)

    def __init__(self, seat: int, field: int) -> None:
        super().__init__(seat)
        self.field = field

    def forced(self) -> bool:
        """A single tile is shown at once."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Face-down tiles next to this one."""
        return [("observe", place) for place in observed(s, self.field)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("observe", int() as place):
                discover(s, self.seat, place)


def may_gain_hero(s: Heroes3, seat: int, visit: VisitFigures) -> bool:
    """Whether a secondary hero may join."""
    return s.players[seat].at[SECONDARY] == NOBODY and special(s, "no_secondary_heroes") is None


def secondary_hero(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Tavern and Prison: a secondary hero joins here, or gold instead (H3-HERO-02, R-60)."""
    player = s.players[seat]
    if player.at[SECONDARY] != NOBODY or special(s, "no_secondary_heroes") is not None:
        gain(s, seat, GOLD, visit.otherwise_gold)
        return
    gain_secondary(s, seat, field)
    if visit.enemy_discards and enemies(s, seat):
        s.then(EnemyDiscards(seat, visit.enemy_discards))


class EnemyDiscards(Choice[Heroes3]):
    """Which enemy player discards cards at random (R-42)."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def forced(self) -> bool:
        """A single enemy is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        return [("enemy", other) for other in sorted(enemies(s, self.seat))]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("enemy", int() as seat):
                random_discards(s, seat, self.count)


def random_discards(s: Heroes3, seat: int, count: int) -> None:
    """A player discards cards of the hand at random."""
    for _ in range(count):
        hand = s.players[seat].hand
        if hand:
            discard_card(s, seat, hand[s.chance.below(len(hand))])


def take_grail(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """The Grail is found: there is only one (H3-MAP-12, R-81)."""
    if s.grail == NOBODY and not s.story[STORY_GRAIL_FIELD]:
        s.facts.book.grail_found(s, seat, hero, field)


def scenario_gift(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Obelisks and Dragon Utopia do what the scenario says (H3-MAP-12)."""
    if is_location(s, field, "obelisk"):
        s.facts.book.obelisk_visited(s, seat, hero, field)
    else:
        utopia_flagged(s, seat, hero, field)


# -- cards at locations -----------------------------------------------------------------------------------------


def has_statistic(s: Heroes3, seat: int, visit: VisitFigures) -> bool:
    """Whether hand or discard pile hold a statistic."""
    player = s.players[seat]
    return any(s.facts.card_kind[card] == STATISTIC for card in (*player.hand, *player.discard))


def swap_statistic(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Library: a statistic is swapped for another, up to twice, each time for the price (R-04)."""
    s.then(SwapStatistic(seat, visit.times, True))


def has_affordable_artifact(s: Heroes3, seat: int, visit: VisitFigures) -> bool:
    """Whether an artifact of the discard pile can be paid."""
    return bool(affordable_artifacts(s, seat, visit))


def black_market(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Black Market: an artifact of the discard pile for gold."""
    s.then(BuyDiscarded(seat, field, ARTIFACT))


def has_discarded_ability(s: Heroes3, seat: int, visit: VisitFigures) -> bool:
    """Whether the discard pile of abilities holds a card."""
    return bool(s.discards[ABILITY])


def university(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """University: an ability of the discard pile; it was paid for."""
    s.then(BuyDiscarded(seat, field, ABILITY))


def has_discard_pile(s: Heroes3, seat: int, visit: VisitFigures) -> bool:
    """Whether the player has discarded anything."""
    return bool(s.players[seat].discard)


def look_at_discard(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Magic Spring: a card of the top of the player's discard pile."""
    if s.players[seat].discard:
        s.then(TakeFromDiscard(seat, visit.looks))


def has_ability(s: Heroes3, seat: int, visit: VisitFigures) -> bool:
    """Whether the hand holds an ability."""
    return any(s.facts.card_kind[card] == ABILITY for card in s.players[seat].hand)


def remove_ability(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Witch Hut: an ability leaves the game, the starting one included."""
    s.then(RemoveCards(seat, 1, 1, 1 << ABILITY, 0))


def look_at_top_ability(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Witch Hut: the top card of the ability deck is taken or discarded."""
    s.then(KeepOrDiscard(seat, ABILITY))
    look_at(s, seat, ABILITY, visit.looks)


def draw_and_keep(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Scholar: cards are drawn and one is kept."""
    mask = deck_mask(visit.decks)
    deck = 0 if mask & 1 else 1 if mask & 2 else 2
    s.then(TakeFound(seat, deck, "any"))
    look_at(s, seat, deck, visit.looks)


def take_or_remove_statistic(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Scholar: a statistic comes or goes (R-04)."""
    s.then(StatisticComesOrGoes(seat))


def has_plain_statistic(s: Heroes3, seat: int, visit: VisitFigures) -> bool:
    """Whether the hand holds a statistic that is not empowered."""
    cards = s.players[seat].hand
    return any(s.facts.card_kind[card] == STATISTIC and not s.facts.card[card].empowered for card in cards)


def star_axis(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Star Axis: a statistic of the hand becomes the empowered one (H3-EXP-04)."""
    s.then(EmpowerStatistic(seat))


def has_replaceable(s: Heroes3, seat: int, visit: VisitFigures) -> bool:
    """Whether a card of the hand can be replaced."""
    return bool(replaceable(s, seat))


def replace_card(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Faerie Ring: the removed card's deck is searched."""
    s.then(ReplaceCard(seat, visit.looks))


def spell_scroll(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Spell Scroll: a spell is taken that leaves the game once it is cast."""
    s.then(TakeScroll(seat))


def elemental_conflux(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Elemental Conflux: each dwelling finds an elemental, one may be recruited, the others are shuffled back."""
    for tier in range(3):
        if not has_dwelling(s, seat, tier):
            continue
        s.own_piles()
        deck = s.neutral_decks[tier]
        found = [troop for troop in deck.cards() if "elementals" in s.facts.troop[troop].families]
        if found:
            troop = found[s.chance.below(len(found))]
            deck.remove(troop)
            s.shown.append(troop)
    if s.shown:
        s.then(OfferElemental(seat))


class OfferElemental(Choice[Heroes3]):
    """Recruit one of the elementals found; the others are shuffled back."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Those that can be paid, or none."""
        out: list[Action] = [DECLINE]
        shown = sorted(set(s.shown))
        out += [("recruit", troop) for troop in shown if can_pay(s, self.seat, s.facts.troop[troop].recruit)]
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Recruit it and shuffle the rest back."""
        match action:
            case ("recruit", int() as troop):
                s.shown.remove(troop)
                pay(s, self.seat, s.facts.troop[troop].recruit)
                add_unit(s, self.seat, troop, 0)
        s.own_piles()
        for troop in s.shown:
            s.neutral_decks[s.facts.troop[troop].tier].shuffle_in([troop])
        s.shown = []


def gate(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Gates and monoliths lead to another one; coming out visits nothing, but meets an enemy there (R-55)."""
    if gate_exits(s, seat, hero, field):
        s.then(GoThrough(seat, hero, field))


def utopia_flagged(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A Dragon Utopia was flagged (H3-MAP-12)."""
    s.feats[seat] |= FLAGGED_UTOPIA


DEEDS: Final[dict[str, LocationDeed]] = {
    "roll_printed_dice": LocationDeed(roll_printed_dice),
    "reinforce": LocationDeed(reinforce, has_few),
    "trading_post": LocationDeed(trading_post),
    "war_machine_factory": LocationDeed(war_machine_factory, can_buy_here),
    "discover_tile": LocationDeed(discover_tile),
    "secondary_hero": LocationDeed(secondary_hero, may_gain_hero),
    "grail": LocationDeed(take_grail),
    "scenario": LocationDeed(scenario_gift),
    "swap_statistic": LocationDeed(swap_statistic, has_statistic),
    "black_market": LocationDeed(black_market, has_affordable_artifact),
    "university": LocationDeed(university, has_discarded_ability),
    "look_at_discard": LocationDeed(look_at_discard, has_discard_pile),
    "remove_ability": LocationDeed(remove_ability, has_ability),
    "look_at_top_ability": LocationDeed(look_at_top_ability),
    "draw_and_keep": LocationDeed(draw_and_keep),
    "take_or_remove_statistic": LocationDeed(take_or_remove_statistic),
    "star_axis": LocationDeed(star_axis, has_plain_statistic),
    "replace_card": LocationDeed(replace_card, has_replaceable),
    "spell_scroll": LocationDeed(spell_scroll),
    "elemental_conflux": LocationDeed(elemental_conflux),
    "gate": LocationDeed(gate),
    "monolith": LocationDeed(gate),
}
"""What a location does, by the deed of its visit; the others are done by their plain figures or by flagging."""
