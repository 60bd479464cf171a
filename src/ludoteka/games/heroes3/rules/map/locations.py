"""What each location does: mines, settlements, towns, shops and wonders, by the deed of the content (H3-MAP-09)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Final, cast

from ludoteka.games.heroes3.entries.map import Visit as VisitFigures
from ludoteka.games.heroes3.facts import (
    ABILITY,
    ARTIFACT,
    DIRECTIONS,
    FIELDS,
    GOLD,
    NOBODY,
    SECONDARY,
    SPELL,
    STATISTIC,
)
from ludoteka.games.heroes3.rules.cards.gains import RESOURCE_DIE, TREASURE_DIE, RollDice
from ludoteka.games.heroes3.rules.cards.piles import (
    RemoveCards,
    discard_card,
    distinct,
    gain_openly,
    gain_secretly,
    refill_discard,
    remove_card,
    remove_from_hand,
    take_top,
    to_common_discard,
)
from ludoteka.games.heroes3.rules.cards.search import Search, TakeFound, deck_mask, look_at
from ludoteka.games.heroes3.rules.common import (
    DECLINE,
    DONE,
    OPT_FREE_TRADE,
    enemies,
    optional,
    special,
)
from ludoteka.games.heroes3.rules.map.heroes import gain_secondary, may_attack
from ludoteka.games.heroes3.rules.marks import FLAGGED_UTOPIA
from ludoteka.games.heroes3.rules.resources import can_pay, gain, lose, pay
from ludoteka.games.heroes3.rules.trade.alliance import Gifts
from ludoteka.games.heroes3.rules.trade.offers import ReinforceUnit
from ludoteka.games.heroes3.rules.trade.recruit import add_unit, few_units, has_dwelling, tier_mask
from ludoteka.games.heroes3.rules.trade.trading import TradingPost, WarMachineFactory, can_buy_machine
from ludoteka.games.heroes3.rules.world.fields import ai_on, is_location, location_at, other_hero_on
from ludoteka.games.heroes3.rules.world.tiles import discover, discoverable
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

Deed = Callable[[Heroes3, int, int, int, VisitFigures], None]
STATISTIC_NAMES: Final = ("attack", "defense", "power", "knowledge")

# -- deeds ------------------------------------------------------------------------------------------------------


def do_deed(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """What is more than plain figures."""
    deed = DEEDS.get(visit.deed)
    if deed is not None:
        deed(s, seat, hero, field, visit)


def can_do_deed(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> bool:
    """Whether a deed would find anything to do (R-82)."""
    player = s.players[seat]
    facts = s.facts
    deed = visit.deed
    if deed == "swap_statistic":
        return any(facts.card_kind[card] == STATISTIC for card in (*player.hand, *player.discard))
    if deed == "black_market":
        return bool(affordable_artifacts(s, seat, visit))
    if deed == "university":
        return bool(s.discards[ABILITY])
    if deed == "secondary_hero":
        return player.at[SECONDARY] == NOBODY and special(s, "no_secondary_heroes") is None
    if deed == "look_at_discard":
        return bool(player.discard)
    if deed == "remove_ability":
        return any(facts.card_kind[card] == ABILITY for card in player.hand)
    if deed == "reinforce":
        return bool(few_units(s, seat, tier_mask(visit.tiers)))
    if deed == "war_machine_factory":
        return can_buy_machine(s, seat, "factory")
    if deed == "star_axis":
        return any(facts.card_kind[card] == STATISTIC and not facts.card[card].empowered for card in player.hand)
    if deed == "replace_card":
        return bool(replaceable(s, seat))
    return True


def roll_printed_dice(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Resource and treasure fields roll the dice printed on them (H3-RES-02)."""
    spot = s.atlas.spot[field]
    die = TREASURE_DIE if is_location(s, field, "treasure") else RESOURCE_DIE
    s.then(RollDice(seat, hero, die, s.facts.spot_dice[spot], s.facts.spot_keep[spot]))


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
        """Turn it over."""
        discover(s, self.seat, cast(int, action[1]))


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
        """Every enemy player."""
        return [("enemy", other) for other in sorted(enemies(s, self.seat))]

    def take(self, s: Heroes3, action: Action) -> None:
        """Random cards go."""
        random_discards(s, cast(int, action[1]), self.count)


def random_discards(s: Heroes3, seat: int, count: int) -> None:
    """A player discards cards of the hand at random."""
    for _ in range(count):
        hand = s.players[seat].hand
        if hand:
            discard_card(s, seat, hand[s.chance.below(len(hand))])


def take_grail(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """The Grail is found: there is only one (H3-MAP-12, R-81)."""
    if s.grail == NOBODY:
        s.facts.book.grail_found(s, seat, hero, field)


def scenario_gift(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Obelisks and Dragon Utopia do what the scenario says (H3-MAP-12)."""
    if is_location(s, field, "obelisk"):
        s.facts.book.obelisk_visited(s, seat, hero, field)
    else:
        utopia_flagged(s, seat, hero, field)


# -- cards at locations -----------------------------------------------------------------------------------------


def swap_statistic(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Library: a statistic is swapped for another, up to twice, each time for the price (R-04)."""
    s.then(SwapStatistic(seat, visit.times, True))


class SwapStatistic(Choice[Heroes3]):
    """Which statistic of hand or discard pile goes, and which comes (R-04)."""

    __slots__ = ("paid", "times")

    def __init__(self, seat: int, times: int, paid: bool) -> None:
        super().__init__(seat)
        self.times = times
        self.paid = paid

    def options(self, s: Heroes3) -> list[Action]:
        """Pairs of statistics, or enough."""
        player = s.players[self.seat]
        out: list[Action] = []
        if self.paid or player.stock[GOLD] >= self.price(s):
            owned = [card for card in (*player.hand, *player.discard) if s.facts.card_kind[card] == STATISTIC]
            for card in distinct(owned):
                for name in STATISTIC_NAMES:
                    other = s.facts.card_number[name]
                    if other != s.facts.card[card].base:
                        out.append(("swap", card, other))
        if not self.paid or not out:
            out.append(DONE)
        return sorted(out)

    def price(self, s: Heroes3) -> int:
        """The gold for each swap."""
        return s.facts.location[s.facts.location_number["library"]].visits[0].price.gold

    def take(self, s: Heroes3, action: Action) -> None:
        """Swap, then perhaps once more."""
        if action[0] == "done":
            return
        if not self.paid:
            lose(s, self.seat, GOLD, self.price(s))
        if self.times > 1:
            s.then(SwapStatistic(self.seat, self.times - 1, False))
        exchange_card(s, self.seat, cast(int, action[1]), cast(int, action[2]))


def exchange_card(s: Heroes3, seat: int, old: int, new: int) -> None:
    """A card of hand or discard pile leaves the game and another takes its place."""
    player = s.players[seat]
    if old in player.hand:
        remove_from_hand(s, seat, old)
        gain_openly(s, seat, new)
    else:
        player.discard.remove(old)
        remove_card(s, seat, old)
        player.discard.append(new)
        s.tell(("takes-card", seat, new))


def affordable_artifacts(s: Heroes3, seat: int, visit: VisitFigures) -> list[int]:
    """Artifacts among the top cards of the discard pile that a player can buy."""
    top = s.discards[ARTIFACT][-visit.looks :]
    gold = s.players[seat].stock[GOLD]
    return [card for card in distinct(top) if artifact_price(s, card, visit) <= gold]


def artifact_price(s: Heroes3, card: int, visit: VisitFigures) -> int:
    """What an artifact of its level costs (H3-CARD-13)."""
    level = s.facts.card[card].level
    return visit.minor_gold if level == "minor" else visit.major_gold if level == "major" else visit.relic_gold


def black_market(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Black Market: an artifact of the discard pile for gold."""
    s.then(BuyDiscarded(seat, field, ARTIFACT))


def university(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """University: an ability of the discard pile; it was paid for."""
    s.then(BuyDiscarded(seat, field, ABILITY))


class BuyDiscarded(Choice[Heroes3]):
    """Which of the top cards of a discard pile to take (H3-CARD-05)."""

    __slots__ = ("deck", "field")

    def __init__(self, seat: int, field: int, deck: int) -> None:
        super().__init__(seat)
        self.field = field
        self.deck = deck

    def figures(self, s: Heroes3) -> VisitFigures:
        """The figures of the location."""
        return s.facts.location[location_at(s, self.field)].visits[0]

    def options(self, s: Heroes3) -> list[Action]:
        """Each that can be paid, or none."""
        visit = self.figures(s)
        if self.deck == ARTIFACT:
            cards = affordable_artifacts(s, self.seat, visit)
        else:
            cards = distinct(s.discards[self.deck][-visit.looks :])
        return [DECLINE, *(("take-discarded", card) for card in cards)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it."""
        if action[0] != "take-discarded":
            return
        card = cast(int, action[1])
        if self.deck == ARTIFACT:
            lose(s, self.seat, GOLD, artifact_price(s, card, self.figures(s)))
        take_from_pile(s.discards[self.deck], card)
        gain_openly(s, self.seat, card)
        refill_discard(s, self.deck)


def take_from_pile(pile: list[int], card: int) -> None:
    """The uppermost copy of a card leaves a pile."""
    for at in range(len(pile) - 1, -1, -1):
        if pile[at] == card:
            pile.pop(at)
            return


def look_at_discard(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Magic Spring: a card of the top of the own discard pile."""
    if s.players[seat].discard:
        s.then(TakeFromDiscard(seat, visit.looks))


class TakeFromDiscard(Choice[Heroes3]):
    """Which of the top cards of the own discard pile goes to the hand."""

    __slots__ = ("looks",)

    def __init__(self, seat: int, looks: int) -> None:
        super().__init__(seat)
        self.looks = looks

    def options(self, s: Heroes3) -> list[Action]:
        """Each of them, or none."""
        top = s.players[self.seat].discard[-self.looks :]
        return [DECLINE, *(("take-own", card) for card in distinct(top))]

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it."""
        if action[0] == "take-own":
            card = cast(int, action[1])
            player = s.players[self.seat]
            take_from_pile(player.discard, card)
            insort(player.hand, card)
            s.tell(("takes-card", self.seat, card))
        if self.looks == 3:
            seen = self.looks - 1 if action[0] == "take-own" else self.looks
            put_back(s, self.seat, seen, 0)


def put_back(s: Heroes3, seat: int, seen: int, above: int) -> None:
    """The cards looked at go back onto the own discard pile in any order, the topmost first."""
    pile = s.players[seat].discard
    rest = pile[max(0, len(pile) - seen) : len(pile) - above]
    if len(distinct(rest)) > 1:
        s.then(PutBack(seat, seen, above))


class PutBack(Choice[Heroes3]):
    """Which of the cards looked at lies on top of the others in the own discard pile."""

    __slots__ = ("above", "seen")

    def __init__(self, seat: int, seen: int, above: int) -> None:
        super().__init__(seat)
        self.seen = seen
        self.above = above

    def options(self, s: Heroes3) -> list[Action]:
        """Each that has no place yet."""
        pile = s.players[self.seat].discard
        rest = pile[max(0, len(pile) - self.seen) : len(pile) - self.above]
        return [("put-on-top", card) for card in distinct(rest)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Lay it over the others."""
        pile = s.players[self.seat].discard
        card = cast(int, action[1])
        end = len(pile) - self.above
        at = next(place for place in range(end - 1, -1, -1) if pile[place] == card)
        pile.insert(end - 1, pile.pop(at))
        put_back(s, self.seat, self.seen, self.above + 1)


def remove_ability(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Witch Hut: an ability leaves the game, the starting one included."""
    s.then(RemoveCards(seat, 1, 1, 1 << ABILITY, 0))


def look_at_top_ability(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Witch Hut: the top card of the ability deck is taken or discarded."""
    s.then(KeepOrDiscard(seat, ABILITY))
    look_at(s, seat, ABILITY, visit.looks)


class KeepOrDiscard(Choice[Heroes3]):
    """Take one of the cards looked at, or discard them all."""

    __slots__ = ("deck",)

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def options(self, s: Heroes3) -> list[Action]:
        """Each card, or none."""
        return [DECLINE, *(("take", card) for card in distinct(s.looked))]

    def take(self, s: Heroes3, action: Action) -> None:
        """Keep it; the others are discarded, so nothing is taken back."""
        s.seal()
        if action[0] == "take":
            card = cast(int, action[1])
            s.looked.remove(card)
            gain_secretly(s, self.seat, card)
        for card in s.looked:
            to_common_discard(s, card)
        s.looked = []
        s.looker = NOBODY
        refill_discard(s, self.deck)


def draw_and_keep(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Scholar: cards are drawn and one is kept."""
    mask = deck_mask(visit.decks)
    deck = 0 if mask & 1 else 1 if mask & 2 else 2
    s.then(TakeFound(seat, deck, "any"))
    look_at(s, seat, deck, visit.looks)


def take_or_remove_statistic(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Scholar: a statistic comes or goes (R-04)."""
    s.then(StatisticComesOrGoes(seat))


class StatisticComesOrGoes(Choice[Heroes3]):
    """Take a statistic of choice, or remove one of the hand (R-04)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each statistic to take, each one in hand to remove."""
        facts = s.facts
        out: list[Action] = [("take", facts.card_number[name]) for name in STATISTIC_NAMES]
        hand = s.players[self.seat].hand
        out += [("remove", card) for card in distinct(hand) if facts.card_kind[card] == STATISTIC]
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Do it."""
        if action[0] == "take":
            gain_openly(s, self.seat, cast(int, action[1]))
        else:
            remove_from_hand(s, self.seat, cast(int, action[1]))


def star_axis(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Star Axis: a statistic of the hand becomes the empowered one (H3-EXP-04)."""
    s.then(EmpowerStatistic(seat))


class EmpowerStatistic(Choice[Heroes3]):
    """Which statistic of the hand is swapped for its empowered card (H3-EXP-04)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each plain statistic, or none."""
        facts = s.facts
        return [
            DECLINE,
            *(
                ("empower", card)
                for card in distinct(s.players[self.seat].hand)
                if facts.card_kind[card] == STATISTIC and not facts.card[card].empowered
            ),
        ]

    def take(self, s: Heroes3, action: Action) -> None:
        """Swap it."""
        if action[0] == "empower":
            card = cast(int, action[1])
            exchange_card(s, self.seat, card, s.facts.card_number[f"empowered_{s.facts.card_slugs[card]}"])


def replaceable(s: Heroes3, seat: int) -> list[int]:
    """Cards that the Faerie Ring takes: no statistic, specialty or starting ability."""
    start = s.facts.starting_ability[s.players[seat].hero]
    return [card for card in distinct(s.players[seat].hand) if s.facts.card_kind[card] < STATISTIC and card != start]


def replace_card(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Faerie Ring: the removed card's deck is searched."""
    s.then(ReplaceCard(seat, visit.looks))


class ReplaceCard(Choice[Heroes3]):
    """Which card leaves the game; its deck is searched."""

    __slots__ = ("looks",)

    def __init__(self, seat: int, looks: int) -> None:
        super().__init__(seat)
        self.looks = looks

    def options(self, s: Heroes3) -> list[Action]:
        """Each card it takes."""
        cards = replaceable(s, self.seat)
        return [("remove", card) for card in cards] if cards else [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Remove and search."""
        if action[0] == "remove":
            card = cast(int, action[1])
            remove_from_hand(s, self.seat, card)
            s.then(Search(self.seat, 1 << s.facts.card_kind[card], self.looks, "any", False))


def spell_scroll(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """Spell Scroll: a spell is taken that leaves the game once it is cast."""
    s.then(TakeScroll(seat))


class TakeScroll(Choice[Heroes3]):
    """The top card of the spell deck or of its discard pile becomes a scroll, for everybody to see."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single pile is taken from."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Either pile, or none where that is allowed."""
        out: list[Action] = [DECLINE]
        if s.decks[SPELL].size():
            out.append(("search", SPELL))
        if s.discards[SPELL]:
            out.append(("take-discarded", s.discards[SPELL][-1]))
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it."""
        if action[0] == "decline":
            return
        s.own_piles()
        card = take_top(s, SPELL) if action[0] == "search" else s.discards[SPELL].pop()
        player = s.players[self.seat]
        player.scrolls = sorted([*player.scrolls, card])
        gain_openly(s, self.seat, card)
        refill_discard(s, SPELL)


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
        if action[0] == "recruit":
            troop = cast(int, action[1])
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


def gate_exits(s: Heroes3, seat: int, hero: int, field: int) -> list[int]:
    """Where a gate or monolith leads: not to a hero who cannot be fought."""
    slug = s.facts.location[location_at(s, field)].id
    return [
        other
        for other in range(len(s.flag))
        if other != field
        and is_location(s, other, slug)
        and (slug != "subterranean_gate" or tiles_touch(s, field, other))
        and ((there := other_hero_on(s, other, seat, hero)) == NOBODY or may_attack(s, seat, there // 2, other))
    ]


def tiles_touch(s: Heroes3, one: int, other: int) -> bool:
    """Whether the tiles of two fields touch."""
    first = one // FIELDS * FIELDS
    for field in range(first, first + FIELDS):
        for way in range(DIRECTIONS):
            near = s.atlas.near[field * DIRECTIONS + way]
            if near != NOBODY and near // FIELDS == other // FIELDS:
                return True
    return False


class GoThrough(Choice[Heroes3]):
    """Which gate or monolith a hero comes out of, or stay."""

    __slots__ = ("field", "hero")

    def __init__(self, seat: int, hero: int, field: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.field = field

    def options(self, s: Heroes3) -> list[Action]:
        """Every exit, or none."""
        return [DECLINE, *(("place-hero", other) for other in gate_exits(s, self.seat, self.hero, self.field))]

    def take(self, s: Heroes3, action: Action) -> None:
        """Go, and fight who stands there."""
        if action[0] != "place-hero":
            return
        field = cast(int, action[1])
        if other_hero_on(s, field, self.seat, self.hero) != NOBODY or ai_on(s, field) != NOBODY:
            s.facts.book.step_to(s, self.seat, self.hero, field)
            return
        player = s.players[self.seat]
        player.came_from[self.hero] = player.at[self.hero]
        player.at[self.hero] = field
        s.tell(("moved", self.seat, self.hero, field))


DEEDS: Final[dict[str, Deed]] = {
    "roll_printed_dice": roll_printed_dice,
    "reinforce": reinforce,
    "trading_post": trading_post,
    "war_machine_factory": war_machine_factory,
    "discover_tile": discover_tile,
    "secondary_hero": secondary_hero,
    "grail": take_grail,
    "scenario": scenario_gift,
    "swap_statistic": swap_statistic,
    "black_market": black_market,
    "university": university,
    "look_at_discard": look_at_discard,
    "remove_ability": remove_ability,
    "look_at_top_ability": look_at_top_ability,
    "draw_and_keep": draw_and_keep,
    "take_or_remove_statistic": take_or_remove_statistic,
    "star_axis": star_axis,
    "replace_card": replace_card,
    "spell_scroll": spell_scroll,
    "elemental_conflux": elemental_conflux,
    "gate": gate,
    "monolith": gate,
}
"""What a location does, by the deed of its visit; the others are done by their plain figures or by flagging."""


def utopia_flagged(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A Dragon Utopia was flagged (H3-MAP-12)."""
    s.feats[seat] |= FLAGGED_UTOPIA
