"""Open matches in a referee: taken up from what is kept, changed by one action, looked at by a seat."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from ludoteka.kernel import record as records
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.game import Game
from ludoteka.kernel.lean import LeanMatch, Loose, Played
from ludoteka.kernel.match import Match
from ludoteka.kernel.state import Choice, State, pending_for
from ludoteka.table.referee.questions import KeptAction, Look, Opening, Standing
from ludoteka.table.referee.wording import asks

ENCODER = msgspec.json.Encoder()


def pack(data: bytes) -> bytes:
    """A saved State, compressed."""
    return zlib.compress(data, 1)


def unpack(data: bytes) -> bytes:
    """A saved State as it was before it was compressed."""
    return zlib.decompress(data)


class Asked:
    """What a seat is asked: its open decisions with their prompts and options, listed once for each position."""

    def __init__(self, game: Game[Any], s: State, seat: Seat) -> None:
        self.waited_for = pending_for(s, seat)
        self.decisions = [(choice, choice.prompt(s), choice.options(s)) for choice in game.decisions(s, seat)]

    def print(self) -> bytes:
        """A fingerprint that changes when a prompt or an option changes."""
        asked = [(prompt, options) for _, prompt, options in self.decisions]
        return blake2b(repr(asked).encode(), digest_size=12).digest() if asked else b""

    def choice_for(self, action: Action) -> Choice[Any] | None:
        """The decision that offers an action."""
        for choice, _, options in self.decisions:
            if action in options:
                return choice
        return None

    def asks(self, game: Game[Any]) -> bytes:
        """All of it as a list of Ask ready for the wire."""
        return asks(
            game, [(prompt, options, choice is not self.waited_for) for choice, prompt, options in self.decisions]
        )


class Live:
    """A match that is open here: only what has not been committed yet, for the rest is kept by the server.

    `at` is the version of the table that last changed its position, `before` the number of actions before the match was
    opened, `decisions` says for every seat since which version it has been asked what it is asked now.
    """

    def __init__(self, match: LeanMatch, at: int, before: int, numbers: Sequence[int]) -> None:
        self.match = match
        self.at = at
        self.before = before
        self.committed = match.committed
        self.decisions = list(numbers)
        self.asked = self.all_asked()
        self.prints = [asked.print() for asked in self.asked]

    def all_asked(self) -> list[Asked]:
        """What each seat is asked now."""
        s = self.match.state
        return [Asked(self.match.game, s, seat) for seat in range(s.seats)]

    def play(self, seat: Seat, text: str) -> Played:
        """Take an action, looked up in what the seat was offered."""
        match = self.match
        action = match.game.parse(text)
        choice = self.asked[seat].choice_for(action) if 0 <= seat < len(self.asked) else None
        return match.attempt(seat, action) if choice is None else match.take(choice, action)

    def moved_on(self, version: int, actor: Seat | None) -> Standing:
        """Take note of a change: new decision numbers, and what has to be kept."""
        match = self.match
        moved = match.committed > self.committed
        self.committed = match.committed
        self.at = version
        self.asked = self.all_asked()
        for seat, asked in enumerate(self.asked):
            now = asked.print()
            if seat == actor or now != self.prints[seat]:
                self.prints[seat] = now
                self.decisions[seat] = version
        return self.standing(moved=moved)

    def standing(self, *, moved: bool) -> Standing:
        """What has to be kept of the match as it stands."""
        match = self.match
        committed = self.before + match.committed
        unit = pack(match.unit) if match.unit is not None and (moved or not match.loose) else b""
        state = pack(match.save_state()) if match.loose else unit
        return Standing(
            actions=committed + len(match.loose),
            lucky=match.lucky,
            state=state,
            unit_at=committed,
            unit=unit if moved else None,
            waiting=match.waiting(),
            decisions=list(self.decisions),
            places=list(match.places),
        )

    def look(self, seat: Seat) -> Look:
        """What a seat, or a spectator, sees and may do."""
        match = self.match
        game = match.game
        offered = b"[]" if seat < 0 else self.asked[seat].asks(game)
        scores = game.scores(match.state) if match.over else None
        return Look(
            seat,
            ENCODER.encode(match.view(seat)),
            offered,
            match.may_undo(seat),
            None if scores is None else list(scores),
        )

    def looks(self, seats: Iterable[Seat]) -> list[Look]:
        """What several seats see."""
        return [self.look(seat) for seat in seats]


def opened(game: Game[Any], opening: Opening, at: int) -> Live:
    """A match taken up again from its newest State; the actions since the commit point are only counted, not replayed.

    Nothing can be undone in it: that is done in a match that was replayed from its commit point.
    """
    loose = [Loose(line.seat, bool(line.luck), line.final) for line in opening.tail]
    match = LeanMatch(game, opening.seed, game.decode(unpack(opening.state)), opening.lucky, loose)
    return Live(match, at, opening.unit_at, opening.decisions)


def replayed(game: Game[Any], opening: Opening) -> Match:
    """A match replayed from its commit point, so that actions since can be undone."""
    if not opening.same_rules:
        raise IllegalAction("nothing can be undone: the rules of the game have changed since this table began")
    options = game.read_options(opening.options)
    unit = game.decode(unpack(opening.unit))
    tail = record_lines(opening.tail, opening.unit_at)
    return Match.from_unit(game, options, opening.players, opening.seed, opening.lucky, unit, tail)


def record_lines(lines: Iterable[KeptAction], before: int) -> list[records.Line]:
    """Kept actions in the form of a record."""
    return [records.Line(n, line.seat, line.do, line.luck, line.hash) for n, line in enumerate(lines, before + 1)]


def kept_line(game: Game[Any], played: Played) -> KeptAction:
    """An action in the form in which it is kept."""
    return KeptAction(played.seat, game.text(played.action), played.luck, played.hash, played.final)


class Open:
    """The open matches by table, the longest unused let go first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.lives: OrderedDict[str, Live] = OrderedDict()

    def find(self, table_id: str, at: int) -> Live | None:
        """The match of a table, if it is open here as it was after this version."""
        live = self.lives.get(table_id)
        if live is None:
            return None
        if live.at != at:
            del self.lives[table_id]
            return None
        self.lives.move_to_end(table_id)
        return live

    def keep(self, table_id: str, live: Live) -> None:
        """Hold a match open."""
        self.lives[table_id] = live
        self.lives.move_to_end(table_id)
        while len(self.lives) > self.most:
            self.lives.popitem(last=False)

    def forget(self, table_id: str) -> None:
        """Let go of a match."""
        self.lives.pop(table_id, None)
