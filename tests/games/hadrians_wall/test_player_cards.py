"""Every player card, one by one: its items, good and pattern as a prospect, its thresholds as a path."""

from __future__ import annotations

import pytest

from games.hadrians_wall.helpers import CARDS, GAME, Position, arrange, offered, play, position
from ludoteka.games.hadrians_wall.numbers import CHOSEN, HAND, ITEMS, RENOWN
from ludoteka.games.hadrians_wall.rules.new_year import reveal

PROSPECTS = {
    "architect": ({"resource": 2}, 2, "i", (1, 2, 3)),
    "aristocrat": ({"builder": 1, "civilian": 1}, 1, "t", (4, 2, 0)),
    "defender": ({"builder": 1, "resource": 1}, 1, "l", (1, 2, 3)),
    "engineer": ({"builder": 1, "resource": 1}, 2, "l", (2, 4, 6)),
    "fighter": ({"soldier": 1}, 5, "o", (1, 2, 3)),
    "forager": ({"servant": 1, "resource": 1}, 3, "t", (3, 6, 9)),
    "merchant": ({"civilian": 1, "resource": 1}, 4, "o", (4, 6, 8)),
    "planner": ({"servant": 1, "civilian": 1}, 1, "s", (2, 4, 5)),
    "pontiff": ({"servant": 2}, 2, "t", (1, 2, 3)),
    "ranger": ({"soldier": 1}, 6, "i", (1, 3, 5)),
    "trainer": ({"servant": 1, "resource": 1}, 4, "s", (4, 8, 12)),
    "vanguard": ({"builder": 1, "civilian": 1}, 2, "s", (1, 2, 3)),
}

SHAPES = {"i": 13, "o": 12, "t": 34, "s": 34, "l": 68}


def test_there_are_twelve_cards() -> None:
    assert list(CARDS) == list(PROSPECTS)


@pytest.mark.rule("HW-YEAR-04")
@pytest.mark.parametrize("card", CARDS)
def test_the_items_of_a_prospect_card(card: str) -> None:
    table = position(3)
    row = table.row()
    number = CARDS.index(card)
    other = (number + 1) % 12
    row[HAND], row[HAND + 1] = min(number, other), max(number, other)
    row[CHOSEN] = 1 if number < other else 0
    before = row[:RENOWN]
    reveal(table.s, 0)
    gained = {ITEMS[item]: row[item] - before[item] for item in range(RENOWN) if row[item] > before[item]}
    assert gained == PROSPECTS[card][0]


@pytest.mark.rule("HW-MARKET-03")
@pytest.mark.parametrize("card", CARDS)
def test_the_good_of_a_neighbours_prospect_card(card: str) -> None:
    table = position(3, prospects=["fighter", card, "planner"], built="market", traders=4, pool="1 resource")
    play(table, "trade left")
    assert table.events("traded") == [("traded", 0, 2, PROSPECTS[card][1])]


@pytest.mark.rule("HW-SCOUT-02")
@pytest.mark.parametrize("card", CARDS)
def test_the_pattern_of_a_prospect_card(card: str) -> None:
    table = position(1, neutral=["ranger" if card != "ranger" else "fighter", card], patricians=2, pool="1 soldier")
    play(table, "scout second-neutral")
    pattern = PROSPECTS[card][2]
    assert GAME.prompts(table.s, 0) == [("place-pattern", GAME.lexicon.kinds["pattern"].index[pattern])]
    assert len(offered(table)) == SHAPES[pattern]


@pytest.mark.rule("HW-PATH-00")
@pytest.mark.parametrize("card", CARDS)
def test_the_thresholds_of_a_path_card(card: str) -> None:
    number = CARDS.index(card)
    assert GAME.facts.card[number].at == PROSPECTS[card][3]
    assert GAME.facts.card[number].vp == (1, 2, 3)
    table: Position = position(3)
    arrange(table, 0, paths=[card])
    (path,) = GAME.view(table.s, 0).players[0].paths
    assert (path.card, path.points) == (card, 3 if card == "aristocrat" else 0)
