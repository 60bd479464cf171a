"""Hands, decks and discard piles: drawing, discarding, gaining and removing cards (H3-CARD-02, H3-CARD-03)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.facts import COMMON_DECKS, NOBODY, SPELL, STATISTIC
from ludoteka.games.heroes3.rules.cards.astrologers import goes_on_top, hand_limit_change
from ludoteka.games.heroes3.rules.cards.own_cards import aside
from ludoteka.games.heroes3.rules.cards.resource_pool import back_to_pool
from ludoteka.games.heroes3.rules.common import DONE, OPT_TO_DISCARD, optional, special
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Player
from ludoteka.kernel.action import EVERYONE, Action, audience
from ludoteka.kernel.state import Choice, Step

# -- a player's own cards ---------------------------------------------------------------------------------------


FIRST_HANDS: Final = "first_hands"
"""In the ledger: by how much a scenario changes the hand limit of each player in the first round."""


def hand_limit(s: Heroes3, seat: int) -> int:
    """How many cards a player may hold at the start of the turn (H3-TURN-04, H3-HERO-09)."""
    limit = s.facts.hand_limit[s.players[seat].level]
    if s.grail >= 0:
        limit = hand_limit_of_scenario(s, seat, limit)
    if s.round == 1 and FIRST_HANDS in s.ledger:
        limit += s.ledger[FIRST_HANDS][seat]
    if s.omens:
        return max(0, limit + hand_limit_change(s, limit))
    return limit


def hand_closed(s: Heroes3, seat: int, card: int) -> Action | None:
    """Why a card of the hand cannot be chosen: it is not there."""
    return None if card in s.players[seat].hand else ("not-in-hand", card)


def kind_closed(s: Heroes3, seat: int, card: int, kinds: int) -> Action | None:
    """Why a card of the hand is not one of these kinds (a mask)."""
    if not kinds >> s.facts.card_kind[card] & 1:
        return ("other-kind", card)
    return hand_closed(s, seat, card)


def cards_to_draw(s: Heroes3, seat: int) -> int:
    """How many cards a player could draw, the discard pile shuffled in (H3-TURN-02)."""
    player = s.players[seat]
    return player.deck.size() + len(player.discard)


def draw_cards(s: Heroes3, seat: int, count: int) -> int:
    """A player draws cards into the hand; an empty deck is refilled from the discard pile (H3-CARD-02)."""
    player = s.players[seat]
    drawn = 0
    while drawn < count:
        if not player.deck.size():
            if not player.discard:
                break
            player.deck.shuffle_in(player.discard)
            player.discard = []
            s.tell(("reshuffled", seat))
        card = player.deck.draw(s.chance)
        if s.ledger and aside(seat) in s.ledger:
            s.ledger[aside(seat)] = sorted([*s.ledger[aside(seat)], card])
        else:
            put_in(player.hand, card)
        s.whisper(audience(seat), ("drew", seat, card))
        drawn += 1
    if drawn:
        s.tell(("draws", seat, drawn))
    return drawn


def put_in(cards: list[int], card: int) -> None:
    """Put a card into a short sorted list."""
    for at in range(len(cards)):
        if cards[at] > card:
            cards.insert(at, card)
            return
    cards.append(card)


def owned(player: Player, card: int) -> int:
    """How many copies of a card are in a player's hand and deck."""
    deck = player.deck
    return player.hand.count(card) + deck.pool.count(card) + deck.top.count(card) + deck.bottom.count(card)


def uncover(player: Player, card: int) -> None:
    """Everybody is about to see a card that leaves the hand or the deck: it is no longer a secret of the player.

    A copy that the others know of goes first, so that nothing is given away by what is left (H3-CARD-15).
    """
    if card in player.secret and owned(player, card) <= player.secret.count(card):
        player.secret.remove(card)


def leave_hand(s: Heroes3, seat: int, card: int) -> None:
    """A card leaves a hand for everybody to see; the caller lays it somewhere (H3-CARD-17)."""
    player = s.players[seat]
    uncover(player, card)
    player.hand.remove(card)


def discard_card(s: Heroes3, seat: int, card: int) -> None:
    """A card goes from the hand to the player's discard pile (H3-CARD-02)."""
    leave_hand(s, seat, card)
    s.players[seat].discard.append(card)
    s.tell(("discarded", seat, card))


def discard_hand(s: Heroes3, seat: int) -> None:
    """The whole hand is discarded (H3-MORALE-05)."""
    for card in s.players[seat].hand.copy():
        discard_card(s, seat, card)


def remove_from_hand(s: Heroes3, seat: int, card: int) -> None:
    """A card leaves the game from the hand (H3-CARD-10)."""
    leave_hand(s, seat, card)
    remove_card(s, seat, card)


def remove_card(s: Heroes3, seat: int, card: int) -> None:
    """A card that lies in no pile leaves the game (H3-CARD-10)."""
    if not back_to_pool(s, card):
        s.own_piles()
        insort(s.removed, card)
    s.tell(("card-removed", seat, card))


def cast_card_away(s: Heroes3, seat: int, card: int) -> None:
    """A spell that was cast goes to its player's discard pile; the last copy from a scroll leaves the game."""
    player = s.players[seat]
    if card in player.scrolls and owned(player, card) + player.discard.count(card) < player.scrolls.count(card):
        player.scrolls = player.scrolls.copy()
        player.scrolls.remove(card)
        remove_card(s, seat, card)
    else:
        player.discard.append(card)


def gain_secretly(s: Heroes3, seat: int, card: int) -> None:
    """A player gains a card nobody else saw (H3-CARD-03, H3-CARD-15)."""
    if optional(s, OPT_TO_DISCARD):
        gain_openly(s, seat, card)
        return
    player = s.players[seat]
    put_in(player.hand, card)
    put_in(player.secret, card)
    s.whisper(audience(seat), ("gained-card", seat, card))
    s.tell(("gains-card", seat, kind_of_secret(s, card)))


def gain_openly(s: Heroes3, seat: int, card: int) -> None:
    """A player gains a card that everybody saw: into the hand, or as an option onto the discard pile (H3-CARD-03)."""
    player = s.players[seat]
    if optional(s, OPT_TO_DISCARD):
        player.discard.append(card)
    else:
        put_in(player.hand, card)
    s.tell(("takes-card", seat, card))


def kind_of_secret(s: Heroes3, card: int) -> int:
    """The common deck a secret card came from."""
    return min(s.facts.card_kind[card], COMMON_DECKS - 1)


def distinct(cards: list[int]) -> list[int]:
    """Each card once, sorted.

    >>> distinct([3, 1, 3])
    [1, 3]
    """
    out: list[int] = []
    last = NOBODY
    for card in cards:
        if card != last:
            if card < last:
                return sorted(set(cards))
            out.append(card)
            last = card
    return out


# -- common decks -----------------------------------------------------------------------------------------------


def refill_discard(s: Heroes3, deck: int) -> None:
    """The discard pile of a common deck is never empty (H3-CARD-05, R-07)."""
    if not s.discards[deck] and s.decks[deck].size():
        s.own_piles()
        card = s.decks[deck].draw(s.chance)
        s.discards[deck].append(card)
        s.tell(("card-turned", deck, card))


def spell_piles(s: Heroes3) -> list[Action]:
    """The spell deck and the card on top of its discard pile, as far as they are there."""
    out: list[Action] = []
    if s.decks[SPELL].size():
        out.append(("search", SPELL))
    if s.discards[SPELL]:
        out.append(("take-discarded", s.discards[SPELL][-1]))
    return out


def spell_from_pile(s: Heroes3, action: Action) -> int:
    """Take the top spell of the deck or of its discard pile, as an option of `spell_piles` says."""
    s.own_piles()
    return take_top(s, SPELL) if action[0] == "search" else s.discards[SPELL].pop()


def take_top(s: Heroes3, deck: int) -> int:
    """The top card of a common deck, refilled from its discard pile; -1 if there is none at all (H3-CARD-05, R-06)."""
    s.own_piles()
    pile = s.decks[deck]
    if not pile.size():
        if not s.discards[deck]:
            return NOBODY
        pile.shuffle_in(s.discards[deck])
        s.discards[deck] = []
        s.tell(("deck-reshuffled", deck))
        if pile.size() > 1:
            refill_discard(s, deck)
    return pile.draw(s.chance)


def to_common_discard(s: Heroes3, card: int) -> None:
    """A card goes face up onto the discard pile of its common deck."""
    deck = s.facts.card_kind[card]
    s.own_piles()
    s.discards[deck].append(card)
    s.tell(("card-turned", deck, card))


# -- neutral decks ----------------------------------------------------------------------------------------------


def draw_neutral(s: Heroes3, tier: int) -> int:
    """The top card of a neutral deck, refilled from its discard pile; -1 if both are empty (H3-UNIT-10)."""
    s.own_piles()
    pile = s.neutral_decks[tier]
    if not pile.size():
        if not s.neutral_discards[tier]:
            return NOBODY
        pile.shuffle_in(s.neutral_discards[tier])
        s.neutral_discards[tier] = []
    return pile.draw(s.chance)


def take_neutral(s: Heroes3, troop: int) -> bool:
    """A named neutral card is taken out of its discard pile or deck; False if somebody has it (H3-UNIT-10)."""
    tier = s.facts.troop[troop].tier
    s.own_piles()
    if troop in s.neutral_discards[tier]:
        s.neutral_discards[tier].remove(troop)
        return True
    if troop in s.neutral_decks[tier].cards():
        s.neutral_decks[tier].remove(troop)
        return True
    return False


def discard_neutral(s: Heroes3, troop: int) -> None:
    """A neutral unit card goes to the discard pile of its tier (H3-UNIT-10)."""
    tier = s.facts.troop[troop].tier
    s.own_piles()
    if s.omens and goes_on_top(s, troop):
        s.neutral_decks[tier].put_on_top(troop, EVERYONE)
    else:
        s.neutral_discards[tier].append(troop)


# -- choices ----------------------------------------------------------------------------------------------------


class DrawCards(Step[Heroes3]):
    """A player draws cards."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, s: Heroes3) -> None:
        draw_cards(s, self.seat, self.count)


@mypyc_attr(free_list_len=1)
class DiscardCards(Choice[Heroes3]):
    """Discard this many cards of the hand: at least `least`, at most `most`, then go on (H3-CARD-16).

    `kinds` is a mask of the kinds of cards that may be chosen, `then` what each discarded card brings: nothing, a
    card drawn at the end ("draw"), or 1 gold ("gold").
    """

    __slots__ = ("done", "kinds", "least", "most", "then")

    def __init__(self, seat: int, least: int, most: int, kinds: int, then: str, done: int) -> None:
        super().__init__(seat)
        self.least = least
        self.most = most
        self.kinds = kinds
        self.then = then
        self.done = done

    def forced(self) -> bool:
        """Enough, or a single card that must go: taken."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        """Says how many are still to go."""
        return ("discard-cards", max(0, self.least - self.done), self.most - self.done)

    def options(self, s: Heroes3) -> list[Action]:
        """Each card that may go, and enough."""
        out: list[Action] = []
        if self.done < self.most:
            hand = distinct(s.players[self.seat].hand)
            out = [("discard", card) for card in hand if self.card_closed(s, card) is None]
        if self.done >= self.least or not out:
            out.append(DONE)
        out.sort()
        return out

    def card_closed(self, s: Heroes3, card: int) -> Action | None:
        """Why a card is not to go: it is not there, or of another kind."""
        return kind_closed(s, self.seat, card, self.kinds)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot be discarded here."""
        match action:
            case ("discard", int() as card):
                return self.card_closed(s, card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard it and ask again, or go on."""
        match action:
            case ("discard", int() as card):
                s.then(DiscardCards(self.seat, self.least, self.most, self.kinds, self.then, self.done + 1))
                discard_card(s, self.seat, card)
                return
        if self.then == "draw":
            draw_cards(s, self.seat, self.done)


ANY_KIND: Final = 63
"""Mask of all kinds of cards."""


class RemoveCards(Choice[Heroes3]):
    """Remove cards of the hand from the game: exactly `count`, or fewer if `least` allows (H3-CARD-10, H3-CARD-16)."""

    __slots__ = ("done", "kinds", "least", "most")

    def __init__(self, seat: int, least: int, most: int, kinds: int, done: int) -> None:
        super().__init__(seat)
        self.least = least
        self.most = most
        self.kinds = kinds
        self.done = done

    def forced(self) -> bool:
        """Enough, or a single card that must go: taken."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        return ("remove-cards", self.most - self.done)

    def options(self, s: Heroes3) -> list[Action]:
        """Each card that may go, and enough."""
        out: list[Action] = []
        if self.done < self.most:
            out = [("remove", card) for card in removable(s, self.seat, self.kinds)]
        if self.done >= self.least or not out:
            out.append(DONE)
        out.sort()
        return out

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot be removed."""
        match action:
            case ("remove", int() as card):
                return kind_closed(s, self.seat, card, self.kinds)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Remove it and ask again, or go on."""
        match action:
            case ("remove", int() as card):
                s.then(RemoveCards(self.seat, self.least, self.most, self.kinds, self.done + 1))
                remove_from_hand(s, self.seat, card)


def removable(s: Heroes3, seat: int, kinds: int) -> list[int]:
    """Cards of the hand of these kinds (H3-CARD-10)."""
    return [card for card in distinct(s.players[seat].hand) if kind_closed(s, seat, card, kinds) is None]


def protected(s: Heroes3, seat: int, card: int) -> bool:
    """Whether a trading post never takes a card: specialty, statistic, starting ability, Magic Arrow (H3-TRADE-03)."""
    kind = s.facts.card_kind[card]
    if kind > SPELL:
        return kind >= STATISTIC and kind != 5
    return card in (s.facts.starting_ability[s.players[seat].hero], s.facts.card_number["magic_arrow"])


def kinds_mask(kinds: tuple[str, ...]) -> int:
    """A mask of kinds of cards from their words; none means any."""
    names = ("ability", "artifact", "spell", "statistic", "specialty", "war_machine")
    mask = 0
    for kind in kinds:
        mask |= 1 << names.index(kind)
    return mask or ANY_KIND


def hand_limit_of_scenario(s: Heroes3, seat: int, limit: int) -> int:
    """The hand limit of the Grail's carrier, where a scenario sets one."""
    if s.grail < 0 or s.grail // 2 != seat:
        return limit
    rule = special(s, "grail_hand_more")
    if rule is not None:
        limit += rule.amount
    rule = special(s, "grail_hand_limit")
    return limit if rule is None else rule.amount
