"""The start of a year: fate, two cards, and what the sheets yield."""

from __future__ import annotations

from collections import Counter

import pytest

from games.hadrians_wall.helpers import CARDS, GAME, Position, asides, offered, play, position, refused, state_of
from ludoteka.games.hadrians_wall.numbers import HAND, ITEMS, PATHS, PROSPECTS, RENOWN
from ludoteka.games.hadrians_wall.rules.new_year import RevealCards
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.match import Match


def choosing(seats: int = 3, seed: str = "any") -> Position:
    """A table where everybody has just drawn two cards of the first year."""
    return Position(GAME.start(seats, chance=Chance.of(seed)))


def drawn(table: Position, seat: int = 0) -> list[str]:
    return [CARDS[card] for card in table.row(seat)[HAND : HAND + 2]]


def new_year(table: Position) -> Position:
    """From a year's actions through the attack to the next choice of cards."""
    for seat in range(table.s.seats):
        play(table, "end-year", seat=seat)
    return table


@pytest.mark.rule("HW-YEAR-01")
def test_one_fate_card_is_flipped_and_everybody_gains_its_lower_half() -> None:
    table = choosing(4)
    (card,) = table.s.discard
    assert len(table.s.fate) == 47
    for seat in range(4):
        assert tuple(table.row(seat)[:RENOWN]) == GAME.facts.fate[card].items
        assert sum(table.row(seat)[:RENOWN]) == 8


@pytest.mark.rule("HW-YEAR-02")
def test_two_cards_are_drawn_and_one_of_them_becomes_the_path_card() -> None:
    table = choosing()
    assert len(table.s.decks[0]) == 10
    path, prospect = drawn(table)
    assert offered(table) == [f"path {path}", f"path {prospect}"]
    for seat in range(3):
        play(table, offered(table, seat=seat)[0], seat=seat)
    assert CARDS[table.row()[PATHS]] == path
    assert CARDS[table.row()[PROSPECTS]] == prospect


@pytest.mark.rule("HW-YEAR-02")
def test_the_cards_are_revealed_by_all_at_the_same_time() -> None:
    table = choosing()
    play(table, offered(table, seat=0)[0], seat=0)
    play(table, offered(table, seat=2)[1], seat=2)
    assert table.events("revealed") == []
    assert table.row()[PATHS] == -1
    play(table, offered(table, seat=1)[0], seat=1)
    assert [event[1] for event in table.events("revealed")] == [0, 1, 2]


@pytest.mark.rule("HW-YEAR-02")
def test_the_choice_may_be_changed_until_the_last_has_chosen() -> None:
    table = choosing()
    first, second = drawn(table)
    play(table, f"path {first}")
    assert asides(table) == [f"path {second}"]
    play(table, f"path {second}")
    assert asides(table) == [f"path {first}"]
    assert refused(table, f"path {second}") == f"chosen-already {second} (HW-YEAR-02)"
    play(table, offered(table, seat=1)[0], seat=1)
    play(table, offered(table, seat=2)[0], seat=2)
    assert CARDS[table.row()[PATHS]] == second
    assert not any("path" in text for text in asides(table)), "after the reveal nothing can be swapped"


@pytest.mark.rule("HW-YEAR-02")
def test_only_a_card_just_drawn_can_be_chosen_and_nothing_else_done() -> None:
    table = choosing()
    other = next(card for card in CARDS if card not in drawn(table))
    assert refused(table, f"path {other}") == f"not-drawn {other} (HW-YEAR-02)"
    assert refused(table, "fill mining servant") == "choose-cards-first (HW-YEAR-02)"


@pytest.mark.rule("HW-YEAR-03")
def test_the_path_card_of_each_year_has_its_slot_and_the_deck_is_used_up() -> None:
    match = Match.new(GAME, 1, seed="six years")
    chosen: list[str] = []
    while not match.over:
        options = [GAME.text(action) for action in match.offered(0)]
        if options[0].startswith("path"):
            chosen.append(options[0].split()[1])
            match.play(options[0])
        else:
            match.play("end-year" if "end-year" in options else options[0])
    state = state_of(match)
    assert [CARDS[card] for card in state.rows[0][PATHS : PATHS + 6]] == chosen
    assert len(chosen) == 6
    assert state.decks[0] == []


@pytest.mark.rule("HW-YEAR-04", "HW-EX-01")
def test_the_new_prospect_card_gives_its_items() -> None:
    table = choosing(1, "trainer")
    row = table.row()
    table.s.decks[0] = sorted({*table.s.decks[0], row[HAND], row[HAND + 1]} - {8, 10})
    row[HAND], row[HAND + 1] = 8, 10  # pontiff and trainer
    table.s.year = 3
    before = Counter(table.pool())
    play(table, "path pontiff")
    after = Counter(table.pool())
    assert CARDS[row[PROSPECTS + 2]] == "trainer"
    assert after - before == Counter({"servant": 1, "resource": 2}), "the card's servant and resource, 1 of production"


@pytest.mark.rule("HW-YEAR-04")
def test_only_this_years_prospect_card_counts_and_all_see_it() -> None:
    table = position(3, prospects=["merchant", "fighter", "ranger"], built="market", traders=4, pool="1 resource")
    table.row(1)[PROSPECTS] = CARDS.index("planner")
    play(table, "trade left")
    assert ("traded", 0, 2, 5) in table.heard, "the fighter of this year, not the planner of the last"
    for seat in (-1, 0, 1, 2):
        assert GAME.view(table.s, seat).players[1].prospects[-1] == "fighter"


@pytest.mark.rule("HW-YEAR-05")
@pytest.mark.parametrize(("seats", "shown"), [(1, 2), (2, 1), (3, 0)])
def test_neutral_cards_are_flipped_right_after_the_reveal(seats: int, shown: int) -> None:
    table = choosing(seats)
    for seat in range(seats):
        assert table.events("neutral-shown") == []
        play(table, offered(table, seat=seat)[0], seat=seat)
    assert len(table.events("neutral-shown")) == len(table.s.neutral) == shown
    order = [event[0] for event in table.heard]
    if shown:
        assert order.index("neutral-shown") > order.index("revealed")


@pytest.mark.rule("HW-EX-09")
def test_each_black_production_circle_gives_a_resource() -> None:
    assert yielded(position(1, production=4), "production") == {"resource": 4}


@pytest.mark.rule("HW-YEAR-06", "HW-EX-10")
def test_hotels_workshops_and_roads_yield_by_their_circles() -> None:
    built = "granaries small-hotel large-hotel small-road"
    table = position(1, built=built, fort=13, production=0)
    assert yielded(table, "sheet") == {"civilian": 2}
    assert table.waiting() == "RaiseAttribute"
    play(table, "raise valour")
    assert table.waiting() == "TakeAction", "one small road asks once"
    assert table.attributes() == {"valour": 1}


def yielded(table: Position, _: str) -> dict[str, int]:
    """What the sheets alone give at the start of the year: the prospect card's own items are taken off again."""
    s = table.s
    s.lanes = []
    row = s.rows[0]
    row[HAND], row[HAND + 1], row[HAND + 2] = s.decks[0].pop(0), s.decks[0].pop(0), 0
    prospect = row[HAND + 1]
    row[:RENOWN] = [0] * RENOWN
    s.neutral_deck = list(range(12))
    s.neutral, s.neutral_resources, s.neutral_soldiers = [], [], []
    s.agenda.append(RevealCards())
    from ludoteka.kernel.state import begin

    begin(s, Chance.of("any"))
    items = [row[item] - GAME.facts.card[prospect].items[item] for item in range(RENOWN)]
    return {ITEMS[item]: count for item, count in enumerate(items) if count}


@pytest.mark.rule("HW-YEAR-06")
def test_each_road_circle_asks_for_an_attribute_of_its_own_before_the_first_action() -> None:
    table = position(1, built="small-road large-road small-workshop", fort=17, production=1, renown=25)
    assert yielded(table, "sheet") == {"builder": 1, "resource": 1}
    assert offered(table) == ["raise renown", "raise piety", "raise valour", "raise discipline"]
    assert refused(table, "fill mining servant") == "finish-first (HW-GEN-03)"
    play(table, "raise renown")
    assert table.count("renown") == 25, "a full track may be named; the gain is lost"
    assert offered(table, "raise") != []
    table.row()[RENOWN + 1] = 2
    play(table, "raise piety")
    assert table.count("piety") == 3
    assert table.events("gained")[-1] == ("gained", 0, 2, 1), "the piety box gives its servant at once"
    assert table.waiting() == "TakeAction"


@pytest.mark.rule("HW-YEAR-07")
def test_workers_of_the_last_attacks_valour_are_in_the_new_pool() -> None:
    table = position(1, year=1, valour=2, cohorts=(6, 6, 6), pool="2 builder")
    new_year(table)
    (card,) = [event[2] for event in table.events("year-began")]
    assert isinstance(card, int)
    fate = GAME.facts.fate[card].items
    assert table.count("soldier") == fate[0] + 1
    assert table.count("builder") == fate[1], "what was left of the old year is gone"
