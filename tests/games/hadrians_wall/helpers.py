"""Arranging positions of Hadrian's Wall in a few lines, and playing them in notation.

table = position(fort=6, wall=1, pool="2 resource")
play(table, "fill wall resource")
assert table.count("wall") == 2
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ludoteka.games.hadrians_wall import load
from ludoteka.games.hadrians_wall import numbers as cells
from ludoteka.games.hadrians_wall.numbers import (
    BATTLE_YEARS,
    BATTLES_ROOM,
    BRIBE_YEARS,
    BUILDINGS,
    BUILT,
    COHORT_FAVOURS,
    COHORT_FAVOURS_SPENT,
    COHORTS,
    DIPLOMATS,
    FORUM,
    FORUM_YEARS,
    GLADIATORS,
    GOODS,
    ITEMS,
    MAP,
    PATHS,
    PLACED,
    PROSPECTS,
    RENOWN,
    RULING_YEARS,
    RULINGS_ROOM,
    SCOUTS,
    SERVES,
    SHOW_YEARS,
    SIDES,
    STRENGTH,
    TEMPLES,
    TRAINING,
    TRAINING_YEARS,
    WOUNDS,
)
from ludoteka.games.hadrians_wall.rules.actions import TakeAction
from ludoteka.games.hadrians_wall.rules.attack import Attack, EndOfYear
from ludoteka.games.hadrians_wall.rules.new_year import NewYear
from ludoteka.games.hadrians_wall.rules.offers import work_out
from ludoteka.games.hadrians_wall.rules.scoring import Scoring
from ludoteka.games.hadrians_wall.setup import set_up
from ludoteka.games.hadrians_wall.state import ACTIONS, Frontier
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.match import Match
from ludoteka.kernel.state import Choice, pending, pending_for, take

GAME = load()
DIFFICULTIES = ("easy", "medium", "hard")
CARDS = GAME.lexicon.kinds["card"].slugs
YEARS = GAME.facts.years

Setter = Callable[[list[int], object], None]
Setting = dict[str, Any]
"""The sheets of one player by the names that `arrange` knows."""


class Position:
    """A table in the middle of a year, its seats all to act."""

    def __init__(self, s: Frontier) -> None:
        self.s = s
        self.heard: list[Action] = []

    def row(self, seat: int = 0) -> list[int]:
        return self.s.rows[seat]

    def count(self, track: str, seat: int = 0) -> int:
        """How many boxes of a track are filled, or how many of an item lie in the pool."""
        return self.row(seat)[cell_of(track)]

    def pool(self, seat: int = 0) -> dict[str, int]:
        """What lies in the pool, without zeros."""
        return {name: self.row(seat)[item] for item, name in enumerate(ITEMS) if self.row(seat)[item]}

    def cohorts(self, seat: int = 0) -> tuple[int, ...]:
        return tuple(self.row(seat)[COHORTS : COHORTS + 3])

    def attributes(self, seat: int = 0) -> dict[str, int]:
        """Attributes, without zeros."""
        row = self.row(seat)
        return {name: row[RENOWN + i] for i, name in enumerate(cells.ATTRIBUTES) if row[RENOWN + i]}

    def citizens(self, seat: int = 0) -> tuple[int, ...]:
        return tuple(self.row(seat)[cells.TRADERS : cells.COHORTS])

    def built(self, name: str, seat: int = 0) -> bool:
        return bool(self.row(seat)[BUILT] >> BUILDINGS.index(name) & 1)

    def disdain(self, seat: int = 0) -> int:
        return self.row(seat)[cells.DISDAIN] - self.row(seat)[cells.FORGIVEN]

    def events(self, name: str) -> list[Action]:
        """What was told of a kind since the position was arranged."""
        return [event for event in self.heard if event[0] == name]

    def waiting(self, seat: int = 0) -> str:
        """The class of the choice a seat has before it, or nothing."""
        choice = pending_for(self.s, seat)
        return "" if choice is None else type(choice).__name__


def cell_of(name: str) -> int:
    """The cell of a track, an item or a count."""
    if name in ITEMS:
        return ITEMS.index(name)
    if name in cells.AREAS[:24]:
        return RENOWN + cells.AREAS.index(name)
    number: int = getattr(cells, name.upper())
    return number


def position(
    seats: int = 3,
    *,
    year: int = 2,
    difficulty: str = "easy",
    prospects: Sequence[str] = (),
    neutral: Sequence[str] = (),
    fate: Iterable[int] | None = None,
    **setting: Any,
) -> Position:
    """A table in a year's actions; the setting is that of the first seat, see `arrange`.

    `prospects` are this year's by seat, `neutral` the neutral cards; `fate` are the cards left in the draw pile, all
    others lie on the discard pile.
    """
    s = set_up(GAME.facts, seats, DIFFICULTIES.index(difficulty), GAME.opened[seats])
    s.agenda.clear()
    s.stack = s.agenda
    s.agenda += [Scoring(), *[NewYear()] * (YEARS - year), EndOfYear(), Attack()]
    s.year = year
    s.phase = ACTIONS
    s.lanes = [[TakeAction(seat)] for seat in range(seats)]
    for seat in range(seats):
        card = CARDS.index(prospects[seat]) if seat < len(prospects) else seat
        deal(s, seat, card)
    for name in neutral or CARDS[: GAME.facts.neutral_cards[seats]]:
        s.neutral.append(CARDS.index(name))
        s.neutral_deck.remove(CARDS.index(name))
        s.neutral_resources.append(0)
        s.neutral_soldiers.append(0)
    left = list(range(len(GAME.facts.fate)))[1:] if fate is None else list(fate)
    s.fate = sorted(left)
    s.discard = [card for card in range(len(GAME.facts.fate)) if card not in left]
    table = Position(s)
    arrange(table, 0, **setting)
    for seat in range(seats):
        work_out(s, seat)
    return table


def deal(s: Frontier, seat: int, prospect: int) -> None:
    """Give a seat its prospect card and path cards up to this year, taken out of its deck."""
    s.rows[seat][PROSPECTS + s.year - 1] = prospect
    s.decks[seat].remove(prospect)
    rest = [card for card in range(len(GAME.facts.card)) if card != prospect]
    for year in range(s.year):
        s.rows[seat][PATHS + year] = rest.pop()
        s.decks[seat].remove(s.rows[seat][PATHS + year])
        if year < s.year - 1:
            s.rows[seat][PROSPECTS + year] = rest.pop()
            s.decks[seat].remove(s.rows[seat][PROSPECTS + year])


def at(track: str, filled: int) -> Setting:
    """The setting of one track by its name."""
    return {track: filled}


def arrange(table: Position, seat: int = 0, **setting: Any) -> None:
    """Fill in a player's sheets: tracks and counts by name, the rest by the names in this function."""
    row = table.row(seat)
    for name, value in setting.items():
        setter = SETTERS.get(name)
        if setter is not None:
            setter(row, value)
        else:
            assert isinstance(value, int)
            row[cell_of(name)] = value
    work_out(table.s, seat)


def set_pool(row: list[int], value: object) -> None:
    """`pool="1 servant, 2 resource"`."""
    for item in range(RENOWN):
        row[item] = 0
    for part in str(value).split(","):
        if part.strip():
            count, name = part.split()
            row[ITEMS.index(name)] = int(count)


def set_built(row: list[int], value: object) -> None:
    """`built="market theatre"`, besides the small granary; `granaries` for all of them."""
    for name in str(value).replace("granaries", "medium-granary large-granary").split():
        row[BUILT] |= 1 << BUILDINGS.index(name)


def set_many(first: int) -> Setter:
    def setter(row: list[int], value: object) -> None:
        assert isinstance(value, (tuple, list))
        row[first : first + len(value)] = list(value)

    return setter


def set_named(first: int, kind: str) -> Setter:
    def setter(row: list[int], value: object) -> None:
        assert isinstance(value, dict)
        for slug, what in value.items():
            row[first + GAME.lexicon.kinds[kind].index[slug]] = what

    return setter


def set_training(row: list[int], value: object) -> None:
    assert isinstance(value, (tuple, list))
    row[TRAINING] = len(value)
    row[TRAINING_YEARS : TRAINING_YEARS + len(value)] = list(value)


def set_forum(row: list[int], value: object) -> None:
    assert isinstance(value, (tuple, list))
    row[FORUM] = len(value)
    row[FORUM_YEARS : FORUM_YEARS + len(value)] = list(value)


def set_rulings(row: list[int], value: object) -> None:
    """`rulings={"left": (2, 3)}`: the years noted by side."""
    assert isinstance(value, dict)
    for side, years in value.items():
        first = RULING_YEARS + RULINGS_ROOM * SIDES.index(side)
        row[first : first + len(years)] = list(years)


def set_battles(row: list[int], value: object) -> None:
    """`battles={"red": (2, 3)}`: the years noted by gladiator."""
    assert isinstance(value, dict)
    for gladiator, years in value.items():
        first = BATTLE_YEARS + BATTLES_ROOM * GLADIATORS.index(gladiator)
        row[first : first + len(years)] = list(years)


def set_diplomats(row: list[int], value: object) -> None:
    """`diplomats={"right": (1, 1)}`: favours left and spent of each diplomat, by the side it serves."""
    assert isinstance(value, dict)
    row[DIPLOMATS] = len(value)
    for number, (side, (left, spent)) in enumerate(value.items()):
        row[SERVES + number] = 1 + SIDES.index(side)
        row[COHORT_FAVOURS + SIDES.index(side)] = left
        row[COHORT_FAVOURS_SPENT + SIDES.index(side)] = spent


def set_scouted(row: list[int], value: object) -> None:
    """`scouted=["r1c1 r1c2 r2c1 r2c2", ...]`: the cells of each scout so far."""
    assert isinstance(value, (tuple, list))
    index = GAME.lexicon.kinds["cell"].index
    row[SCOUTS] = len(value)
    for number, text in enumerate(value):
        place = sum(1 << index[cell] for cell in text.split())
        row[PLACED + number] = place
        row[MAP] |= place


def set_paths(row: list[int], value: object) -> None:
    """`paths=["defender", ...]`: the path cards, in the order of the years."""
    assert isinstance(value, (tuple, list))
    row[PATHS : PATHS + YEARS] = [*(CARDS.index(card) for card in value), *[-1] * (YEARS - len(value))]


SETTERS: dict[str, Setter] = {
    "pool": set_pool,
    "built": set_built,
    "cohorts": set_many(COHORTS),
    "temples": set_many(TEMPLES),
    "strength": set_many(STRENGTH),
    "wounds": set_many(WOUNDS),
    "goods": set_named(GOODS, "hexagon"),
    "shows": set_named(SHOW_YEARS, "show"),
    "bribes": set_named(BRIBE_YEARS, "bribe"),
    "training": set_training,
    "forum": set_forum,
    "rulings": set_rulings,
    "battles": set_battles,
    "diplomats": set_diplomats,
    "scouted": set_scouted,
    "paths": set_paths,
}


# -- asking and acting --------------------------------------------------------------------------------------------


def offered(table: Position, verb: str = "", seat: int = 0) -> list[str]:
    """What the choice before a seat offers, in notation; only of one verb if it is named."""
    choice = pending_for(table.s, seat)
    texts = [] if choice is None else [GAME.text(action) for action in choice.options(table.s)]
    return [text for text in texts if not verb or text.split()[0] == verb]


def asides(table: Position, seat: int = 0) -> list[str]:
    """What a seat may do besides, in notation."""
    return [GAME.text(action) for aside in GAME.asides_for(table.s, seat) for action in aside.options(table.s)]


def play(table: Position, *texts: str, seat: int = 0, luck: str = "any") -> Position:
    """Take actions for a seat, one after the other; every one must be offered."""
    chance = Chance.of(luck)
    for text in texts:
        action = GAME.parse(text)
        choice = GAME.offering(table.s, seat, action)
        assert choice is not None, f"{text} is not offered to seat {seat}: {refused(table, text, seat)}"
        act(table, choice, action, chance)
    return table


def act(table: Position, choice: Choice[Frontier], action: Action, chance: Chance) -> None:
    """Take an option and keep what was told."""
    heard: list[tuple[int, Action]] = []
    table.s.heard = heard
    take(table.s, choice, action, chance)
    table.s.heard = None
    table.heard += [event for _, event in heard]


def end_year(table: Position, luck: str = "any") -> Position:
    """Let everybody who still acts end the year."""
    year = table.s.year
    while table.s.phase == ACTIONS and table.s.year == year and not table.s.places:
        choice = pending(table.s)[0]
        assert isinstance(choice, TakeAction), f"seat {choice.seat} has to answer {type(choice).__name__} first"
        act(table, choice, ("end-year",), Chance.of(luck))
    return table


def state_of(match: Match) -> Frontier:
    """The position of a match of this game."""
    assert isinstance(match.state, Frontier)
    return match.state


def refused(table: Position, text: str, seat: int = 0) -> str:
    """Why an action is closed, as its reason in notation and the rule: `short-of resource 1 (HW-GEN-13)`."""
    answer = why_not(table, text, seat)
    if answer is None:
        return ""
    if answer.reason is None:
        return "no reason given"
    phrase = GAME.lexicon.reasons[str(answer.reason[0])]
    words = [phrase.name, *(slug for _, slug in GAME.lexicon.slugs(phrase, answer.reason))]
    return f"{' '.join(words)} ({answer.rule})"


def why_not(table: Position, text: str, seat: int = 0) -> IllegalAction | None:
    return GAME.why_not(table.s, seat, GAME.parse(text))


def fate_cards(side: str = "", good: int = 0, damage: int = 0) -> list[int]:
    """The fate cards that attack a side, show a good or deal a damage."""
    f = GAME.facts
    return [
        card
        for card in range(len(f.fate))
        if (not side or f.fate[card].attack == SIDES.index(side))
        and (not good or f.fate[card].good == good)
        and (not damage or f.fate[card].damage == damage)
    ]


def attack_of(left: int = 0, centre: int = 0, right: int = 0) -> list[int]:
    """This many fate cards against each cohort."""
    sides = zip(SIDES, (left, centre, right), strict=True)
    return [card for side, number in sides for card in fate_cards(side)[:number]]
