"""Walks: short random games through every mode, of which only digests are kept.

A golden game tells exactly what differs; walks are many and small, so they come by places that no golden game visits. A
walker prefers what it has done least. Everything goes into the digests: actions, options, events with their audiences,
answers to why-not, and now and then the hash of the State and what each seat sees. `walks/GAME.toml` keeps eight
digits for every fifty actions.

    python tests/records/walks.py heroes3 "…mode…" 0      prints a walk; run it on two trees and compare the output

A game may add walks of its own, from positions that walks seldom come to: a module `walks_….py` among its tests, with
`walks_of()` for their names and `walk(name)` for the lines; their digests are kept beside it.

`tools/golden.py` compares and records walks together with the golden games.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ludoteka.kernel.action import SPECTATOR, Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game, Mode
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import Choice, pending, take

FOLDER = Path(__file__).parent / "walks"
GAMES = Path(__file__).parents[1] / "games"
LONGEST = 1200
LEG = 50
"""Actions that share a digest."""
LOOK_EVERY = 25
ASK_EVERY = 4
COPY_EVERY = 10
HEAD = "# Walks, see tests/records/walks.py: `make golden` compares them, with ARGS=--record it records them again.\n"
POOL = 6
"""Actions of each verb that are remembered, to ask for them where they are not on offer."""
SEEDS = {"cyclades": 8, "hadrians_wall": 5, "lords_of_hellas": 16}
"""Walks through each mode, for games with more or fewer than two."""


@cache
def game_of(name: str) -> Game[Any]:
    """A game, loaded once."""
    return load_game(name)


def walks_of(name: str) -> list[str]:
    """The walks through a game: mode and seed."""
    return [f"{mode.name} {seed}" for mode in game_of(name).modes() for seed in range(SEEDS.get(name, 2))]


class Walker:
    """Walks through one game and tells all that happens."""

    def __init__(self, game: Game[Any], mode: Mode, seed: int) -> None:
        self.game = game
        self.picks = Chance.of(mode.name, "walk", seed)
        self.luck = Chance.of(mode.name, "luck", seed)
        self.heard: list[tuple[int, Action]] = []
        self.state = game.start(mode.seats, game.read_options(mode.options), self.luck, self.heard)
        self.done: dict[Action, int] = {}
        """How often each verb was taken with its first word or number."""
        self.pool: dict[str, list[Action]] = {}

    def lines(self, longest: int = LONGEST) -> Iterator[str]:
        """Everything that happens, a line for each action and what came of it."""
        yield f"{self.heard}"
        for number in range(longest):
            if self.state.over():
                break
            if number % LOOK_EVERY == 0:
                yield from self.look()
            yield self.step(number)
        yield from self.look()
        yield f"{self.state.places}"

    def step(self, number: int) -> str:
        """Take an action: what was open, what was taken, what happened."""
        s = self.state
        open_now = pending(s) + list(self.game.asides(s))
        offered = [(choice, choice.options(s)) for choice in open_now]
        told = [f"{choice.seat} {choice.prompt(s)} {options}" for choice, options in offered]
        if number % ASK_EVERY == 0:
            told += [self.why_not(choice, options) for choice, options in offered]
        choice, options = self.picks.pick([each for each in offered if each[1]])
        action = self.choose(options)
        self.heard.clear()
        s.heard = self.heard
        if number % COPY_EVERY:
            take(s, choice, action, self.luck)
        else:
            self.take_beside_a_copy(choice, action)
        return f"{told} {choice.seat} {action} {self.heard}"

    def take_beside_a_copy(self, choice: Choice[Any], action: Action) -> None:
        """Take an action; a copy from before, which may share lists with the State, stays as it was."""
        s = self.state
        twin, before = s.copy(), self.game.hash(s)
        take(s, choice, action, self.luck)
        assert self.game.hash(twin) == before, f"{self.game.text(action)} changed a copy"

    def choose(self, options: list[Action]) -> Action:
        """Mostly something rather than nothing, and what was done least so far; now and then anything."""
        if self.picks.below(4):
            options = [option for option in options if len(option) > 1] or options
        if self.picks.below(3):
            least = min(self.done.get(option[:2], 0) for option in options)
            options = [option for option in options if self.done.get(option[:2], 0) == least]
        action = self.picks.pick(options)
        self.done[action[:2]] = self.done.get(action[:2], 0) + 1
        kept = self.pool.setdefault(str(action[0]), [])
        if action not in kept:
            kept[:] = [*kept[1 - POOL :], action]
        return action

    def why_not(self, choice: Choice[Any], options: list[Action]) -> str:
        """What a decision answers to remembered actions whose verbs it offers, and to one whose verb it does not."""
        verbs = {str(option[0]) for option in options}
        known = [action for verb in sorted(verbs & self.pool.keys()) for action in self.pool[verb]]
        others = [actions[-1] for verb, actions in self.pool.items() if verb not in verbs]
        if others:
            known.append(self.picks.pick(others))
        return f"{[choice.why_not(self.state, action) for action in known if action not in options]}"

    def look(self) -> Iterator[str]:
        """The hash of the State, and what spectators and each seat see."""
        s = self.state
        yield self.game.hash(s)
        for seat in (SPECTATOR, *range(s.seats)):
            yield msgspec.json.encode(self.game.view(s, seat)).decode()


def walk(name: str, which: str) -> Iterator[str]:
    """The lines of one walk."""
    mode, _, seed = which.rpartition(" ")
    game = game_of(name)
    return Walker(game, next(each for each in game.modes() if each.name == mode), int(seed)).lines()


def digested(lines: Iterator[str]) -> str:
    """A walk in digests of fifty lines each."""
    out: list[str] = []
    digest = sha256()
    for number, line in enumerate(lines, 1):
        digest.update(line.encode() + b"\n")
        if number % LEG == 0:
            out.append(digest.hexdigest()[:8])
            digest = sha256()
    return " ".join([*out, digest.hexdigest()[:8]])


class Course(NamedTuple):
    """Walks through a game whose digests are kept in one file."""

    game: str
    name: str
    """How the walks of a game's own modules differ from the common ones; empty for those."""
    path: Path
    names: Callable[[], list[str]]
    walk: Callable[[str], Iterator[str]]

    def kept(self) -> dict[str, str]:
        """The digests of the walks, as they were recorded."""
        return read(self.path)

    def difference(self, which: str, was: str) -> str:
        """Where a walk goes another way than recorded; nothing if it does not."""
        now = digested(self.walk(which))
        if now == was:
            return ""
        legs = list(zip(now.split(), was.split(), strict=False))
        first = next((leg for leg, (one, other) in enumerate(legs) if one != other), len(legs))
        words = " ".join(filter(None, (self.game, self.name, which)))
        show = " ".join(f"{part!r}" for part in filter(None, (self.game, *which.rsplit(" ", 1), self.name)))
        told = f"the walk {words} differs from line {first * LEG + 1} on"
        return f"{told}; print it with: python tests/records/walks.py {show}"

    def record(self) -> int:
        """Walk again and keep the digests; how many walks changed."""
        was = self.kept()
        now = {which: digested(self.walk(which)) for which in self.names()}
        self.path.parent.mkdir(exist_ok=True)
        rows = "".join(f'"{which}" = "{found}"\n' for which, found in now.items())
        self.path.write_text(HEAD + rows, encoding="utf-8")
        read.cache_clear()
        return sum(was.get(which) != found for which, found in now.items())


@cache
def read(path: Path) -> dict[str, str]:
    """A file with digests."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@cache
def courses_of(game: str) -> list[Course]:
    """The walks through every mode of a game, then those that its own tests add."""
    found = [Course(game, "", FOLDER / f"{game}.toml", partial(walks_of, game), partial(walk, game))]
    for path in sorted((GAMES / game).glob("walks_*.py")):
        module = import_module(f"games.{game}.{path.stem}")
        name = path.stem.removeprefix("walks_").replace("_", " ")
        found.append(Course(game, name, path.with_suffix(".toml"), module.walks_of, module.walk))
    return found


if __name__ == "__main__":
    asked, mode_name, number, *names = sys.argv[1:]
    chosen = next(each for each in courses_of(asked) if each.name == " ".join(names))
    print("\n".join(chosen.walk(f"{mode_name} {number}")))
