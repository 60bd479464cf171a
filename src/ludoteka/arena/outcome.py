"""One game of a series: playing it, and what is written down of it."""

from __future__ import annotations

import time
import traceback
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludoteka.arena.series import Series
from ludoteka.bots import Bot, Mind, admit, bot
from ludoteka.bots.play import Turns
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import StuckGame
from ludoteka.kernel.game import Game
from ludoteka.kernel.play import play_randomly, random_decision
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import State, take

TRACE = 4000
"""How many characters of a traceback, counted from its end, are kept."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one game went; one line of `games.jsonl`."""

    number: int
    bots: list[str] = []
    places: list[int] = []
    scores: list[int] | None = None
    decisions: int = 0
    seconds: float = 0.0
    failed: str = ""
    """Why the game has no result: an error of a bot or the rules, or the end of a worker process."""
    culprit: str = ""
    """The bot that was choosing when the game failed, if it was one's fault."""
    trace: str = ""
    facets: list[dict[str, list[str]]] = []
    """What was true of each seat, by facet."""
    taken: dict[str, list[list[int]]] = {}
    """What each seat took, by kind: numbers of things in the kind's order."""
    seen: dict[str, list[int]] = {}
    """What the game's actions and events named at all, by kind."""


class Referee:
    """Plays games of a series; the same in this process, in a worker and on a cluster."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.game: Game[Any] = load_game(series.game, [Path(pack) for pack in series.packs])
        admit(series.bots)
        self.choosing = ""

    def line(self, number: int) -> bytes:
        """The outcome of a game as one line of JSON."""
        return msgspec.json.encode(self.play(number)) + b"\n"

    def play(self, number: int) -> Outcome:
        """Play a game; whatever fails in it becomes part of its outcome."""
        start = time.perf_counter()
        names = self.series.seat_bots(number)
        self.choosing = ""
        try:
            return self.played(number, names, start)
        except Exception as error:
            return Outcome(
                number=number,
                bots=names,
                seconds=time.perf_counter() - start,
                failed=f"{type(error).__name__}: {' '.join(str(error).split())}",
                culprit=self.choosing,
                trace=traceback.format_exc()[-TRACE:],
            )

    def played(self, number: int, names: list[str], start: float) -> Outcome:
        """Play a game to its end."""
        series, game = self.series, self.game
        deal = number // series.width()
        told: list[tuple[int, Action]] | None = [] if series.watched else None
        acted: set[Action] | None = set() if series.watched else None
        options = game.read_options(series.options_of(number))
        s = game.start(series.seats, options, Chance.of(series.seed, "setup", deal), told)
        s.heard = told
        luck = Chance.of(series.seed, "luck", deal)
        if series.bots == ["random"]:
            decisions = play_at_random(game, s, luck, Chance.of(series.seed, "picks", number), acted)
        else:
            order = Chance.of(series.seed, "order", deal)
            decisions = self.play_between(s, self.players(number, names), luck, order, acted)
        s.heard = None
        outcome = Outcome(
            number=number,
            bots=names,
            places=list(s.places),
            scores=game.scores(s),
            decisions=decisions,
            seconds=time.perf_counter() - start,
        )
        if told is None or acted is None:
            return outcome
        events = [event for _, event in told]
        return msgspec.structs.replace(
            outcome,
            facets=facets_of(game, s, events),
            taken=taken_by_seats(game, s, events),
            seen=seen_in(game, acted, events),
        )

    def players(self, number: int, names: Sequence[str]) -> list[Bot]:
        """The bots at the table; each place of a deal's line-up has luck of its own that moves with it."""
        deal = number // self.series.width()
        slots = self.series.slots(number)
        return [
            bot(name, f"{self.series.seed}/{deal}/{slots[side]}/{self.series.sides[:seat].count(side)}")
            for seat, (name, side) in enumerate(zip(names, self.series.sides, strict=True))
        ]

    def play_between(
        self, s: State, players: Sequence[Bot], luck: Chance, order: Chance, acted: set[Action] | None
    ) -> int:
        """Play to the end with a bot at every seat; the number of decisions."""
        turns = Turns(self.game, {seat: Watched(player, self) for seat, player in enumerate(players)})
        count = 0
        while not s.places:
            if count >= self.game.bound:
                raise StuckGame(f"the game is not over after {self.game.bound} decisions")
            choice, action = turns.now(s, order)
            self.choosing = ""
            take(s, choice, action, luck)
            count += 1
            if acted is not None:
                acted.add(action)
        return count


class Watched(Bot):
    """A bot whose referee knows when it is its turn to think, so that an error is laid at the right door."""

    def __init__(self, inner: Bot, referee: Referee) -> None:
        super().__init__(inner.name, "")
        self.chance = inner.chance
        self.inner = inner
        self.referee = referee

    def choose(self, mind: Mind) -> Action:
        """What the bot chooses."""
        self.referee.choosing = self.name
        return self.inner.choose(mind)

    def aside(self, mind: Mind) -> Action | None:
        """What the bot does besides."""
        self.referee.choosing = self.name
        action = self.inner.aside(mind)
        if action is None:
            self.referee.choosing = ""
        return action


def play_at_random(game: Game[Any], s: State, luck: Chance, picks: Chance, acted: set[Action] | None) -> int:
    """Play to the end, each decision at random; the number of decisions."""
    if acted is None:
        return play_randomly(game, s, luck, picks, game.bound)
    count = 0
    while not s.places:
        if count >= game.bound:
            raise StuckGame(f"the game is not over after {game.bound} random decisions")
        choice, action = random_decision(game, s, picks)
        acted.add(action)
        take(s, choice, action, luck)
        count += 1
    return count


# -- what is noted of a watched game ----------------------------------------------------------------------------


def facets_of(game: Game[Any], s: State, events: Sequence[Action]) -> list[dict[str, list[str]]]:
    """What the game says of each seat, things by their slugs."""
    kinds = {facet.name: facet.kind for facet in game.facets.facets}
    rows: list[dict[str, list[str]]] = []
    for told in game.facets.of(s, events):
        row: dict[str, list[str]] = {}
        for name, values in told.items():
            kind = kinds[name]
            row[name] = [game.lexicon.kinds[kind].slug(value) if kind else str(value) for value in values]
        rows.append(row)
    return rows


def taken_by_seats(game: Game[Any], s: State, events: Iterable[Action]) -> dict[str, list[list[int]]]:
    """What each seat took, built or played, by kind."""
    found: dict[str, list[set[int]]] = {}
    lexicon = game.lexicon
    takes = game.facets.takes
    for event in {event for event in events if event[0] in takes}:
        seat = game.facets.seat(s, lexicon, event)
        wanted = takes[str(event[0])]
        slug = next(slug for kind, slug in lexicon.slugs(lexicon.events[str(event[0])], event) if kind == wanted)
        if 0 <= seat < s.seats:
            found.setdefault(wanted, [set() for _ in range(s.seats)])[seat].add(lexicon.kinds[wanted].index[slug])
    return {kind: [sorted(seat) for seat in found[kind]] for kind in sorted(found)}


def kinds_of(game: Game[Any]) -> list[str]:
    """The kinds whose things a report follows: those the game covers and those its seats take."""
    return list(dict.fromkeys([*game.covers, *game.facets.takes.values()]))


def seen_in(game: Game[Any], acted: Iterable[Action], events: Iterable[Action]) -> dict[str, list[int]]:
    """What actions and events named, by kind."""
    lexicon = game.lexicon
    found: set[tuple[str, str]] = set()
    kinds = kinds_of(game)
    for action in acted:
        found.update(lexicon.slugs(lexicon.verbs[str(action[0])], action))
    for event in set(events):
        found.update(lexicon.slugs(lexicon.events[str(event[0])], event))
    seen: dict[str, list[int]] = {}
    for kind, slug in sorted(found):
        if kind in kinds:
            seen.setdefault(kind, []).append(lexicon.kinds[kind].index[slug])
    return {kind: sorted(numbers) for kind, numbers in seen.items()}
