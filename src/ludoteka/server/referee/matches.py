"""Open matches in a referee: taken up from what is kept, changed by one action, looked at by a seat."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from ludoteka.kernel import record as records
from ludoteka.kernel.action import Seat
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match, Played
from ludoteka.kernel.state import State
from ludoteka.server.referee.questions import Line, Look, Opening, Standing
from ludoteka.server.referee.wording import asks

ENCODER = msgspec.json.Encoder()


def pack(data: bytes) -> bytes:
    """A saved State, pressed."""
    return zlib.compress(data, 1)


def unpack(data: bytes) -> bytes:
    """A saved State as it was before it was pressed."""
    return zlib.decompress(data)


class Live:
    """A match that is open here: only what has not been committed yet, for the rest is kept by the server.

    `at` is the version of the table that last changed its position, `base` the number of actions before the commit
    point, `decisions` says for every seat since which version it has been asked what it is asked now.
    """

    def __init__(self, match: Match, at: int, base: int, numbers: Sequence[int]) -> None:
        self.match = match
        self.at = at
        self.base = base
        self.decisions = list(numbers)
        self.prints = [asked_print(match.game, match.state, seat) for seat in range(match.state.seats)]

    def moved_on(self, version: int, actor: Seat | None) -> Standing:
        """Take note of a change: new decision numbers, and what has to be kept."""
        match = self.match
        dropped = match.forget_past()
        self.base += dropped
        self.at = version
        for seat, before in enumerate(self.prints):
            now = asked_print(match.game, match.state, seat)
            if seat == actor or now != before:
                self.prints[seat] = now
                self.decisions[seat] = version
        return self.standing(moved=dropped > 0)

    def standing(self, *, moved: bool) -> Standing:
        """What has to be kept of the match as it stands."""
        match = self.match
        unit = pack(match.checkpoints[0]) if moved or not match.played else b""
        state = pack(match.save_state()) if match.played else unit
        return Standing(
            actions=self.base + len(match.played),
            lucky=match.lucky,
            state=state,
            unit_at=self.base,
            unit=unit if moved else None,
            waiting=match.waiting(),
            decisions=list(self.decisions),
            places=list(match.places),
        )

    def look(self, seat: Seat) -> Look:
        """What a seat, or a spectator, sees and may do."""
        match = self.match
        game = match.game
        offered = b"[]" if seat < 0 else asks(game, match.state, seat)
        scores = game.scores(match.state) if match.over else None
        return Look(
            seat,
            ENCODER.encode(match.view(seat)),
            offered,
            may_undo(match, seat),
            None if scores is None else list(scores),
        )

    def looks(self, seats: Iterable[Seat]) -> list[Look]:
        """What several seats see."""
        return [self.look(seat) for seat in seats]


def asked_print(game: Game[Any], s: State, seat: Seat) -> bytes:
    """A fingerprint of all that a seat is asked: it changes when prompt or options change."""
    asked = [(choice.prompt(s), choice.options(s)) for choice in game.decisions(s, seat)]
    return blake2b(repr(asked).encode(), digest_size=12).digest() if asked else b""


def may_undo(match: Match, seat: Seat) -> bool:
    """Whether a seat has an action that is not committed and had no luck; only asking tells if it really can go."""
    if seat < 0 or match.over:
        return False
    for played in reversed(match.played[match.unit_start :]):
        if played.seat == seat:
            return not played.luck and not played.final
    return False


def opened(game: Game[Any], opening: Opening, at: int) -> Live:
    """A match taken up again from its newest State; the actions since the commit point are only counted, not replayed.

    Nothing can be undone in it: that is done in a match that was replayed from its commit point.
    """
    state = game.decode(unpack(opening.state))
    match = Match(game, game.read_options(opening.options), opening.players, opening.seed, state, [], [])
    match.lucky = opening.lucky
    match.played = [lean(line.seat, bool(line.luck), line.final) for line in opening.tail]
    return Live(match, at, opening.unit_at, opening.decisions)


def replayed(game: Game[Any], opening: Opening) -> Live:
    """A match replayed from its commit point, so that actions since can be undone."""
    if not opening.same_rules:
        raise IllegalAction("nothing can be undone: the rules of the game were changed since this table began")
    options = game.read_options(opening.options)
    unit = game.decode(unpack(opening.unit))
    tail = record_lines(opening.tail, opening.unit_at)
    match = Match.from_unit(game, options, opening.players, opening.seed, opening.lucky, unit, tail)
    return Live(match, 0, opening.unit_at, opening.decisions)


LUCK = [0]
NO_LUCK: list[int] = []


def lean(seat: Seat, lucky: bool, final: bool) -> Played:
    """As much of an action as an open match has to remember."""
    return Played(seat, (), LUCK if lucky else NO_LUCK, "", [], final)


def record_lines(lines: Iterable[Line], before: int) -> list[records.Line]:
    """Kept actions in the form of a record."""
    return [records.Line(n, line.seat, line.do, line.luck, line.hash) for n, line in enumerate(lines, before + 1)]


def kept_line(game: Game[Any], played: Played) -> Line:
    """An action in the form in which it is kept."""
    return Line(played.seat, game.text(played.action), played.luck, played.hash, played.final)


class Open:
    """The open matches by table, the longest unused let go first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.lives: OrderedDict[str, Live] = OrderedDict()

    def find(self, table: str, at: int) -> Live | None:
        """The match of a table, if it is open here as it was after this version."""
        live = self.lives.get(table)
        if live is None:
            return None
        if live.at != at:
            del self.lives[table]
            return None
        self.lives.move_to_end(table)
        return live

    def keep(self, table: str, live: Live) -> None:
        """Hold a match open."""
        self.lives[table] = live
        self.lives.move_to_end(table)
        while len(self.lives) > self.most:
            self.lives.popitem(last=False)

    def forget(self, table: str) -> None:
        """Let go of a match."""
        self.lives.pop(table, None)
