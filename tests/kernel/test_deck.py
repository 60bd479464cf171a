"""Deck and Unseen: no hidden order, known positions, and dealing out what a seat cannot see."""

from __future__ import annotations

import pytest

from ludoteka.kernel.action import EVERYONE, SPECTATOR, audience
from ludoteka.kernel.chance import NO_CHANCE, Chance
from ludoteka.kernel.deck import Deck, Unseen


def test_a_deck_has_no_order_until_somebody_looks() -> None:
    assert Deck.of([3, 1, 2]).pool == Deck.of([2, 3, 1]).pool == [1, 2, 3]


def test_drawing_takes_the_top_then_the_pool_then_the_bottom() -> None:
    deck = Deck.of([5])
    deck.put_on_top(1, EVERYONE)
    deck.put_on_top(0, EVERYONE)
    deck.put_at_bottom(8, EVERYONE)
    deck.put_at_bottom(9, EVERYONE)
    luck = Chance.of("x")
    assert [deck.draw(luck) for _ in range(5)] == [0, 1, 5, 8, 9]
    assert deck.size() == len(deck) == 0
    with pytest.raises(ValueError, match="empty deck"):
        deck.draw(luck)


def test_drawing_a_known_card_needs_no_luck() -> None:
    deck = Deck.of([5, 6])
    deck.put_on_top(1, EVERYONE)
    assert deck.draw(NO_CHANCE) == 1


def test_looking_fixes_the_top_for_those_who_looked() -> None:
    deck = Deck.of([1, 2, 3, 4])
    seen = deck.look(2, audience(1), Chance.of("x"))
    assert deck.top == seen
    assert deck.known_top(1) == seen
    assert deck.known_top(0) == deck.known_top(SPECTATOR) == [-1, -1]
    assert deck.cards() == [1, 2, 3, 4]
    assert deck.look(2, audience(0), NO_CHANCE) == seen
    assert deck.known_top(0) == seen
    assert [deck.draw(NO_CHANCE), deck.draw(NO_CHANCE)] == seen


def test_looking_deeper_than_the_pool_reaches_the_bottom() -> None:
    deck = Deck.of([1])
    deck.put_at_bottom(7, 0)
    deck.put_at_bottom(8, 0)
    assert deck.look(2, audience(0), Chance.of("x")) == [1, 7]
    assert deck.known_bottom(0) == [7, -1]
    assert deck.look(9, EVERYONE, NO_CHANCE) == [1, 7, 8]
    assert deck.known_bottom(SPECTATOR) == [7, 8]


def test_looking_at_an_empty_deck_shows_nothing() -> None:
    assert Deck.of([]).look(3, EVERYONE, NO_CHANCE) == []


def test_what_everyone_knows_stays_known_to_everyone() -> None:
    deck = Deck.of([])
    deck.put_on_top(4, EVERYONE)
    deck.look(1, audience(0), NO_CHANCE)
    assert deck.known_top(SPECTATOR) == [4]


def test_shuffling_in_forgets_all_positions() -> None:
    deck = Deck.of([2])
    deck.put_on_top(1, EVERYONE)
    deck.put_at_bottom(3, EVERYONE)
    deck.shuffle_in([0])
    assert deck.pool == [0, 1, 2, 3]
    assert deck.known_top(0) == deck.known_bottom(0) == []


def test_searching_takes_the_card_and_shuffles_the_rest() -> None:
    deck = Deck.of([2, 3])
    deck.put_on_top(1, EVERYONE)
    deck.remove(3)
    assert (deck.pool, deck.top) == ([1, 2], [])


def test_a_copy_is_independent() -> None:
    deck = Deck.of([1, 2, 3])
    deck.put_at_bottom(9, 0)
    twin = deck.copy()
    twin.draw(Chance.of("x"))
    twin.bottom_known[0] = EVERYONE
    assert deck.cards() == [1, 2, 3, 9]
    assert deck.bottom_known == [0]


def dealt(hand: list[int], pool: list[int], top: list[int], known: list[int], seed: str) -> tuple[list[int], Deck]:
    """A hidden hand and a deck after seat 0 has dealt out anew what it cannot see."""
    deck = Deck(sorted(pool), top.copy(), known.copy(), [], [])
    hand = hand.copy()
    unseen = Unseen(Chance.of(seed))
    unseen.take_hand(hand)
    unseen.take_deck(deck, 0)
    unseen.deal()
    return hand, deck


def test_what_is_dealt_depends_only_on_what_the_seat_knows() -> None:
    one = dealt([1, 2], [3, 4, 5], [6, 7], [audience(0), audience(1)], "x")
    two = dealt([4, 7], [1, 2, 5], [6, 3], [audience(0), audience(1)], "x")
    assert one[0] == two[0]
    assert (one[1].pool, one[1].top) == (two[1].pool, two[1].top)
    assert one[1].top[0] == 6


def test_all_cards_come_back_and_hands_are_sorted() -> None:
    for seed in range(20):
        hand, deck = dealt([9, 8], [1, 2, 3], [4], [0], str(seed))
        assert sorted([*hand, *deck.cards()]) == [1, 2, 3, 4, 8, 9]
        assert hand == sorted(hand)
        assert deck.pool == sorted(deck.pool)


def test_two_decks_of_one_family_are_dealt_together() -> None:
    first, second = Deck.of([1, 2]), Deck([3], [], [], [4], [0])
    unseen = Unseen(Chance.of("x"))
    unseen.take_deck(first, 0)
    unseen.take_deck(second, 0)
    unseen.deal()
    assert (first.size(), len(second.pool), len(second.bottom)) == (2, 1, 1)
    assert sorted([*first.cards(), *second.cards()]) == [1, 2, 3, 4]


def test_hands_alone_are_dealt_among_themselves() -> None:
    unseen = Unseen(Chance.of("x"))
    hands = [[1, 2], [3]]
    for hand in hands:
        unseen.take_hand(hand)
    unseen.deal()
    assert sorted(hands[0] + hands[1]) == [1, 2, 3]
