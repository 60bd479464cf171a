"""Locations that deal in cards: statistics, artifacts, abilities and spells come and go (H3-MAP-05, H3-MAP-07)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteka.games.heroes3.entries.map import Visit as VisitFigures
from ludoteka.games.heroes3.facts import ARTIFACT, GOLD, NOBODY, SPELL, STATISTIC
from ludoteka.games.heroes3.rules.cards.piles import (
    distinct,
    gain_openly,
    gain_secretly,
    refill_discard,
    remove_card,
    remove_from_hand,
    spell_from_pile,
    spell_piles,
    to_common_discard,
)
from ludoteka.games.heroes3.rules.cards.search import Search
from ludoteka.games.heroes3.rules.common import DECLINE, DONE
from ludoteka.games.heroes3.rules.resources import lose
from ludoteka.games.heroes3.rules.world.fields import location_at
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

STATISTIC_NAMES: Final = ("attack", "defense", "power", "knowledge")


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
        match action:
            case ("swap", int() as old, int() as new):
                if not self.paid:
                    lose(s, self.seat, GOLD, self.price(s))
                if self.times > 1:
                    s.then(SwapStatistic(self.seat, self.times - 1, False))
                exchange_card(s, self.seat, old, new)


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
        match action:
            case ("take-discarded", int() as card):
                if self.deck == ARTIFACT:
                    lose(s, self.seat, GOLD, artifact_price(s, card, self.figures(s)))
                s.own_piles()
                take_from_pile(s.discards[self.deck], card)
                gain_openly(s, self.seat, card)
                refill_discard(s, self.deck)


def take_from_pile(pile: list[int], card: int) -> None:
    """The uppermost copy of a card leaves a pile."""
    for at in range(len(pile) - 1, -1, -1):
        if pile[at] == card:
            pile.pop(at)
            return


class TakeFromDiscard(Choice[Heroes3]):
    """Which of the top cards of the player's discard pile goes to the hand."""

    __slots__ = ("looks",)

    def __init__(self, seat: int, looks: int) -> None:
        super().__init__(seat)
        self.looks = looks

    def options(self, s: Heroes3) -> list[Action]:
        """Each of them, or none."""
        return [DECLINE, *(("take-own", card) for card in distinct(self.seen(s)))]

    def seen(self, s: Heroes3) -> list[int]:
        """The cards looked at."""
        return s.players[self.seat].discard[-self.looks :]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot be taken."""
        match action:
            case ("take-own", int() as card) if card not in self.seen(s):
                return ("not-looked-at", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("take-own", int() as card):
                player = s.players[self.seat]
                take_from_pile(player.discard, card)
                insort(player.hand, card)
                s.tell(("takes-card", self.seat, card))
        if self.looks == 3:
            seen = self.looks - 1 if action[0] == "take-own" else self.looks
            put_back(s, self.seat, seen, 0)


def put_back(s: Heroes3, seat: int, seen: int, above: int) -> None:
    """The cards looked at go back onto the player's discard pile in any order, the topmost first."""
    if len(distinct(without_place(s, seat, seen, above))) > 1:
        s.then(PutBack(seat, seen, above))


def without_place(s: Heroes3, seat: int, seen: int, above: int) -> list[int]:
    """The cards looked at that have not been put back yet."""
    pile = s.players[seat].discard
    return pile[max(0, len(pile) - seen) : len(pile) - above]


class PutBack(Choice[Heroes3]):
    """Which of the cards looked at lies on top of the others in the player's discard pile."""

    __slots__ = ("above", "seen")

    def __init__(self, seat: int, seen: int, above: int) -> None:
        super().__init__(seat)
        self.seen = seen
        self.above = above

    def options(self, s: Heroes3) -> list[Action]:
        """Each that has no place yet."""
        return [("put-on-top", card) for card in distinct(without_place(s, self.seat, self.seen, self.above))]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot lie on top."""
        match action:
            case ("put-on-top", int() as card) if card not in without_place(s, self.seat, self.seen, self.above):
                return ("not-looked-at", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Lay it over the others."""
        match action:
            case ("put-on-top", int() as card):
                pile = s.players[self.seat].discard
                end = len(pile) - self.above
                at = next(place for place in range(end - 1, -1, -1) if pile[place] == card)
                pile.insert(end - 1, pile.pop(at))
                put_back(s, self.seat, self.seen, self.above + 1)


class KeepOrDiscard(Choice[Heroes3]):
    """Take one of the cards looked at, or discard them all."""

    __slots__ = ("deck",)

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def options(self, s: Heroes3) -> list[Action]:
        """Each card, or none."""
        return [DECLINE, *(("take", card) for card in distinct(s.looked))]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot be taken."""
        match action:
            case ("take", int() as card) if card not in s.looked:
                return ("not-looked-at", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Keep it; the others are discarded, so nothing is taken back."""
        s.seal()
        match action:
            case ("take", int() as card):
                s.looked.remove(card)
                gain_secretly(s, self.seat, card)
        for card in s.looked:
            to_common_discard(s, card)
        s.looked = []
        s.looker = NOBODY
        refill_discard(s, self.deck)


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
        match action:
            case ("take", int() as card):
                gain_openly(s, self.seat, card)
            case ("remove", int() as card):
                remove_from_hand(s, self.seat, card)


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
        match action:
            case ("empower", int() as card):
                exchange_card(s, self.seat, card, s.facts.card_number[f"empowered_{s.facts.card_slugs[card]}"])


def replaceable(s: Heroes3, seat: int) -> list[int]:
    """Cards that the Faerie Ring takes: no statistic, specialty or starting ability."""
    start = s.facts.starting_ability[s.players[seat].hero]
    return [card for card in distinct(s.players[seat].hand) if s.facts.card_kind[card] < STATISTIC and card != start]


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
        match action:
            case ("remove", int() as card):
                remove_from_hand(s, self.seat, card)
                s.then(Search(self.seat, 1 << s.facts.card_kind[card], self.looks, "any", False))


class TakeScroll(Choice[Heroes3]):
    """The top card of the spell deck or of its discard pile becomes a scroll, for everybody to see."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single pile is taken from."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Either pile, or none where that is allowed."""
        return sorted([DECLINE, *spell_piles(s)])

    def take(self, s: Heroes3, action: Action) -> None:
        if action[0] == "decline":
            return
        card = spell_from_pile(s, action)
        player = s.players[self.seat]
        player.scrolls = sorted([*player.scrolls, card])
        gain_openly(s, self.seat, card)
        refill_discard(s, SPELL)
