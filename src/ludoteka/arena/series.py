"""Series: which bots meet in which game, who sits where, and with which luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from math import comb
from pathlib import Path
from typing import Any

import msgspec

from ludoteka import __version__
from ludoteka.bots import admit, bot
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import load_game


class Series(msgspec.Struct, frozen=True):
    """All that decides how game number n goes; not how many games are played, nor where.

    Games come in deals. All games of a deal have the same set-up and the same luck, and each bot of its line-up plays
    every side once; where all play together, or one plays alone, each bot plays the deal once.
    """

    game: str
    packs: list[str]
    seats: int
    options: list[dict[str, Any]]
    """The ways to play, deal after deal in turn; usually one."""
    sides: list[int]
    """The side of each seat, counted from 0."""
    bots: list[str]
    seed: str
    watched: bool
    """Whether facets and things taken are noted, for the balance report."""
    rules_version: int
    content_version: str
    ludoteka: str

    def contest(self) -> bool:
        """Whether sides play against one another."""
        return max(self.sides) > 0

    def width(self) -> int:
        """How many games a deal has."""
        if len(self.bots) == 1:
            return 1
        return max(self.sides) + 1 if self.contest() else len(self.bots)

    def deals(self, games: int) -> int:
        """How many whole deals a number of games takes."""
        return -(-games // self.width())

    def total(self, games: int) -> int:
        """A number of games, rounded up to whole deals."""
        return self.deals(games) * self.width()

    def options_of(self, number: int) -> dict[str, Any]:
        """The options of a game."""
        return self.options[number // self.width() % len(self.options)]

    def slots(self, number: int) -> list[int]:
        """Which place of the deal's line-up plays each side in a game."""
        turn = number % self.width()
        count = max(self.sides) + 1
        return [(side + turn) % count for side in range(count)]

    def side_bots(self, number: int) -> list[str]:
        """The bot of each side in a game."""
        deal, turn = divmod(number, self.width())
        if not self.contest():
            return [self.bots[turn]]
        line = line_up(self.bots, max(self.sides) + 1, deal // len(self.options))
        Chance.of(self.seed, "line-up", deal).shuffle(line)
        return [line[slot] for slot in self.slots(number)]

    def seat_bots(self, number: int) -> list[str]:
        """The bot of each seat in a game."""
        bots = self.side_bots(number)
        return [bots[side] for side in self.sides]


def line_up(bots: Sequence[str], count: int, number: int) -> list[str]:
    """The bots that meet in a deal: every selection in turn, with as equal shares as can be if there are few bots.

    >>> line_up(["a", "b", "c"], 2, 1)
    ['a', 'c']
    >>> line_up(["a", "b"], 5, 0)
    ['a', 'a', 'a', 'b', 'b']
    """
    each, more = divmod(count, len(bots))
    ways = comb(len(bots), more)
    chosen = next(way for place, way in enumerate(combinations(bots, more)) if place == number % ways)
    return [name for name in bots for _ in range(each + (name in chosen))]


def new_series(
    game_name: str,
    bots: Sequence[str],
    seats: int,
    options: Mapping[str, object] | None = None,
    seed: str = "0",
    packs: Sequence[Path] = (),
    vary: Sequence[str] = (),
    watched: bool = False,
) -> Series:
    """A series, after checking that it can be played."""
    game = load_game(game_name, packs)
    names = [name.strip() for name in bots]
    admit(names)
    for name in names:
        bot(name)
    if not names:
        raise BadOption("no bots; expected names such as random,greedy")
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise BadOption(f"bot {twice[0]} is named twice; expected different bots")
    ways = ways_to_play(game, dict(options or {}), vary)
    sides = {
        tuple(numbered(game.sides(game.start(seats, game.read_options(way), Chance.of(seed, "setup"))))) for way in ways
    }
    if len(sides) > 1:
        raise BadOption(f"option {vary[0]} changes who plays with whom; expected to play each of its values by itself")
    return Series(
        game=game_name,
        packs=[str(pack) for pack in packs],
        seats=seats,
        options=ways,
        sides=list(sides.pop()),
        bots=names,
        seed=seed,
        watched=watched,
        rules_version=game.rules_version,
        content_version=game.content_version,
        ludoteka=__version__,
    )


def ways_to_play(game: Game[Any], options: dict[str, object], vary: Sequence[str]) -> list[dict[str, Any]]:
    """The options with every combination of values for those that vary."""
    choices = {str(row["name"]): row["choices"] for row in game.describe_options()}
    values: list[list[object]] = []
    for name in vary:
        found = choices.get(name)
        if not isinstance(found, list) or not found:
            able = ", ".join(sorted(known for known, each in choices.items() if each)) or "none"
            raise BadOption(f"option {name!r} cannot vary; expected one of: {able}")
        values.append(found)
    ways: list[dict[str, Any]] = []
    for each in product(*values):
        given = {**options, **dict(zip(vary, each, strict=True))}
        ways.append(msgspec.to_builtins(game.read_options(given)))
    return ways


def numbered(sides: Sequence[int]) -> list[int]:
    """Sides counted from 0 in the order of their first seats.

    >>> numbered([7, 3, 7])
    [0, 1, 0]
    """
    order = list(dict.fromkeys(sides))
    return [order.index(side) for side in sides]
