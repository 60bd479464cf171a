"""Cards of a secondary hero, which only that hero uses: a small hand of its own in combats (secondary_own_cards)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import SECONDARY, SPELL
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat


def chest(seat: int) -> str:
    """In the ledger: the cards of a player's secondary hero, known to everybody."""
    return f"own_cards_{seat + 1}"


def aside(seat: int) -> str:
    """In the ledger: the hand that a player has laid aside while the secondary hero fights; secret."""
    return f"hand_aside_{seat + 1}"


def unknown(seat: int) -> str:
    """In the ledger: the cards in that hand or the deck which the others never saw; secret."""
    return f"secret_aside_{seat + 1}"


def fill_chest(s: Heroes3, seat: int) -> bool:
    """The first secondary hero of a player brings cards; spells come from their deck. Whether there is such a rule."""
    rule = special(s, "secondary_own_cards")
    if rule is None:
        return False
    if chest(seat) not in s.ledger:
        cards: list[int] = []
        for slug in rule.cards:
            card = s.facts.card_number[slug]
            if s.facts.card_kind[card] == SPELL:
                s.own_piles()
                if card not in s.decks[SPELL].cards():
                    continue
                s.decks[SPELL].remove(card)
            cards.append(card)
        s.ledger[chest(seat)] = sorted(cards)
    return True


def has_own_cards(s: Heroes3, seat: int, hero: int) -> bool:
    """Whether a hero fights with cards of its own instead of the player's hand."""
    return hero == SECONDARY and bool(s.ledger) and chest(seat) in s.ledger


def fights_with_own_cards(s: Heroes3, c: Combat, side: int) -> bool:
    """Whether a side of a combat plays the cards of a secondary hero."""
    owner, hero = (c.attacker, c.attacker_hero) if side == 0 else (c.defender, c.defender_hero)
    return 0 <= owner < s.seats and has_own_cards(s, owner, hero)


def take_up(s: Heroes3, seat: int) -> None:
    """The player's hand is laid aside, with what others do not know of it, for the cards of the secondary hero."""
    lay_aside(s, seat, sorted(s.ledger[chest(seat)]))


def lay_aside(s: Heroes3, seat: int, cards: list[int]) -> None:
    """A player holds these cards instead of the hand."""
    player = s.players[seat]
    s.ledger[aside(seat)] = player.hand
    s.ledger[unknown(seat)] = player.secret
    player.hand = cards
    player.secret = []


def put_back(s: Heroes3, seat: int) -> None:
    """A combat is over: the secondary hero's cards are gathered again, and the player takes up the hand."""
    if not s.ledger or aside(seat) not in s.ledger:
        return
    player = s.players[seat]
    pile = player.discard.copy()
    kept: list[int] = []
    for card in s.ledger[chest(seat)]:
        if card in player.hand:
            player.hand.remove(card)
            kept.append(card)
        elif card in pile:
            pile.pop(len(pile) - 1 - pile[::-1].index(card))
            kept.append(card)
        elif card in player.deck.cards():
            player.deck.remove(card)
            kept.append(card)
    player.discard = pile
    s.ledger[chest(seat)] = kept
    rest = player.hand
    open_hand(s, seat)
    player.hand = sorted(player.hand + rest)


def open_hand(s: Heroes3, seat: int) -> None:
    """The hand that was laid aside is the player's hand again."""
    player = s.players[seat]
    player.hand = s.ledger.pop(aside(seat))
    player.secret = s.ledger.pop(unknown(seat))


def cards_apart(s: Heroes3, seat: int) -> list[int]:
    """The cards of a player that lie in no pile: laid aside, or kept for the secondary hero while it does not fight."""
    return s.ledger[aside(seat)] if aside(seat) in s.ledger else s.ledger.get(chest(seat), [])
