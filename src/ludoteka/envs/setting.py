"""What is played and how it is numbered and observed: everything about an environment that never changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from ludoteka.envs.actions import encoding_of
from ludoteka.envs.layout import Layout
from ludoteka.envs.numbering import Encoding
from ludoteka.kernel.errors import BadOption, LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.kernel.options import Options
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import Choice

ASIDES = ("turn", "always")
REWARDS = ("places", "scores")

Pairs = tuple[tuple[str, object], ...]
"""Options of a game as sorted pairs, so that a Setting can be looked up by them."""


class MissingExtra(LudotekaError, ImportError):
    """A package of an extra is not installed."""


def missing(extra: str) -> MissingExtra:
    """The error that tells which extra to install."""
    return MissingExtra(f"ludoteka.envs.{extra} needs more packages: pip install 'ludoteka[{extra}]'")


class Setting:
    """A game with a number of players, its options, the numbering of its actions and the columns of its rows.

    `asides` says when a seat is asked whether it wants to do what it may do besides: `turn`, only together with a
    choice that the game waits for, or `always`, also in between, where WAIT leaves it alone. `reward` is what a seat
    gets at the end: `places`, from -1 to 1, or `scores`, its points. After `max_steps` actions a game is cut off.
    """

    def __init__(
        self,
        name: str,
        players: int | None,
        options: Pairs,
        encoding: str,
        asides: str,
        reward: str,
        max_steps: int | None,
    ) -> None:
        self.key = (name, players, options, encoding, asides, reward, max_steps)
        self.game: Game[Any] = load_game(name)
        self.seats = players_or_default(self.game, players)
        self.options: Options = self.game.read_options(dict(options))
        self.encoding: Encoding = encoding_of(self.game, encoding)
        if asides not in ASIDES:
            raise BadOption(f"asides={asides!r}; expected one of: {', '.join(ASIDES)}")
        if reward not in REWARDS:
            raise BadOption(f"reward={reward!r}; expected one of: {', '.join(REWARDS)}")
        if max_steps is not None and max_steps < 1:
            raise BadOption(f"max_steps={max_steps}; expected at least 1")
        self.always = asides == "always"
        self.by_scores = reward == "scores"
        self.max_steps = self.game.bound if max_steps is None else max_steps
        self.layout = layout_of(self.game)
        has_asides = type(self.game).asides is not Game.asides
        self.asides: Callable[[Any], list[Choice[Any]]] | None = self.game.asides if has_asides else None


@lru_cache(maxsize=16)
def layout_of(game: Game[Any]) -> Layout:
    """The layout of a game, made once."""
    return Layout(game)


@lru_cache(maxsize=64)
def setting_of(
    name: str, players: int | None, options: Pairs, encoding: str, asides: str, reward: str, max_steps: int | None
) -> Setting:
    """A Setting by its parts, made once."""
    return Setting(name, players, options, encoding, asides, reward, max_steps)


def pairs(options: Mapping[str, object]) -> Pairs:
    """Options of a game in the form a Setting is looked up by."""
    return tuple(sorted(options.items()))


def players_or_default(game: Game[Any], players: int | None) -> int:
    """How many play: what was asked for, or the fewest beyond one."""
    if players is None:
        return next((count for count in sorted(game.seat_counts) if count > 1), game.seat_counts[0])
    if players not in game.seat_counts:
        counts = ", ".join(str(count) for count in game.seat_counts)
        raise BadOption(f"{game.id} is not played by {players}; expected one of: {counts}")
    return players
