"""Match: a Game being played, with its actions, undo, history and record; it runs without a server."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from ludoteka.kernel.action import SPECTATOR, Action, Seat
from ludoteka.kernel.chance import Recorded, luck_of
from ludoteka.kernel.codec import fingerprint
from ludoteka.kernel.errors import BadRecord, IllegalAction, LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.kernel.knowledge import reveals, same_decision
from ludoteka.kernel.lean import LeanMatch, Loose, Played
from ludoteka.kernel.options import Options
from ludoteka.kernel.pledge import OWN, Pledge, check_pledge, pledge_in
from ludoteka.kernel.record import FORMAT, Checkpoint, End, Header, Line, Record, commitment
from ludoteka.kernel.state import Choice, State, take

CHECKPOINT_EVERY = 32
"""The least number of actions between two checkpoints of a record; the last State is always one."""


class Match(LeanMatch):
    """A Game being played.

        match = Match.new(load_game("cyclades"), seats=4, seed="a seed")
        match.play("bid ares 7")
        match.undo(0)

    `play` either does the whole action or changes nothing. What was played since the commit point can be undone, unless
    that would cheat somebody. `past` holds the lines of a record that the match went on
    from without playing them again; all numbers below count from there.
    """

    def __init__(
        self,
        game: Game[Any],
        options: Options,
        players: Sequence[str],
        seed: str,
        state: State,
        luck: list[int],
        told: list[tuple[int, Action]],
    ) -> None:
        super().__init__(game, seed, state)
        self.options = options
        self.players = list(players)
        self.setup_luck = luck
        self.setup_told = told
        saved = self.save_state()
        self.start_hash = fingerprint(saved)
        self.past: list[Line] = []
        self.played: list[Played] = []
        self.checkpoints: dict[int, bytes] = {0: saved}
        self.unit_state = state.copy()
        self.undone: dict[Seat, list[Action]] = {}
        self.pledge: Pledge | None = None
        """What the seed was made of, and what was promised of it; None if the seed was drawn here."""

    @classmethod
    def new(
        cls,
        game: Game[Any],
        seats: int,
        options: Mapping[str, object] | Options | None = None,
        seed: str | None = None,
        players: Sequence[str] = (),
        pledge: Pledge | None = None,
    ) -> Match:
        """Set up a new match; without a seed, or a pledge that makes one, a secret one is drawn."""
        chosen = options if isinstance(options, Options) else game.read_options(options or {})
        the_seed = pledge.seed() if pledge is not None else seed or secrets.token_hex(16)
        luck = luck_of(the_seed, "setup")
        luck.recording = True
        told: list[tuple[int, Action]] = []
        state = game.start(seats, chosen, luck, told)
        names = [*players, *(f"Player {seat + 1}" for seat in range(len(players), seats))]
        match = cls(game, chosen, names, the_seed, state, luck.outcomes, told)
        match.pledge = pledge
        return match

    # -- asking ----------------------------------------------------------------------------------------------------

    def events(self, seat: Seat, since: int = 0) -> list[tuple[int, Action]]:
        """What a seat was told after the first `since` actions, each event with the number of its action."""
        rows = [(0, event) for event in self.game.events_for(self.setup_told, seat)] if since == 0 else []
        for number in range(max(since, 0), len(self.played)):
            rows += [(number + 1, event) for event in self.game.events_for(self.played[number].heard, seat)]
        return rows

    def __str__(self) -> str:
        """The position in plain English text, as a spectator sees it."""
        return self.game.draw(self.state, SPECTATOR, lambda message, **_: message)

    # -- acting -------------------------------------------------------------------------------------------------

    def play(self, action: Action | str, seat: Seat | None = None) -> Played:
        """Take an action for a seat, or for the seat it is offered to where only one is asked."""
        played = super().play(action, seat)
        self.undone.pop(played.seat, None)
        return played

    def add(self, played: Played) -> None:
        super().add(played)
        self.played.append(played)

    def commit(self, s: State, saved: bytes) -> None:
        """Nothing before this point can be undone any more."""
        super().commit(s, saved)
        self.unit_state = s.copy()
        if self.committed - max(self.checkpoints) >= CHECKPOINT_EVERY:
            self.checkpoints[self.committed] = saved

    # -- undo and redo ------------------------------------------------------------------------------------------

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last action of a seat can be taken back."""
        return self.without_last(seat) is not None

    def undo(self, seat: Seat) -> Action:
        """Take back the last action of a seat; the others' later actions stay as they are."""
        rest = self.without_last(seat)
        if rest is None:
            raise IllegalAction(f"seat {seat + 1} has nothing to undo: chance, a reveal or another seat closed it")
        index, s, replayed = rest
        action = self.played[index].action
        self.played[index:] = replayed
        self.loose[index - self.committed :] = [Loose(each.seat, bool(each.luck), each.final) for each in replayed]
        self.state = s
        self.saved = None
        self.undone.setdefault(seat, []).append(action)
        return action

    def redo(self, seat: Seat) -> Played:
        """Do again what the seat undid last."""
        stack = self.undone.get(seat)
        if not stack:
            raise IllegalAction(f"seat {seat + 1} has nothing to redo")
        played = self.attempt(seat, stack[-1])
        stack.pop()
        return played

    def without_last(self, seat: Seat) -> tuple[int, State, list[Played]] | None:
        """The match without the last action of a seat, or None if taking it back would cheat somebody."""
        index = len(self.played) - 1
        while index >= self.committed and self.played[index].seat != seat:
            index -= 1
        if index < self.committed or self.over:
            return None
        gone = self.played[index]
        if gone.luck or gone.final:
            return None
        before = self.replayed(self.unit_state.copy(), self.played[self.committed : index])
        if gone.revealing is None:
            gone.revealing = reveals(self.game, before, seat, gone.action, gone.luck)
        if gone.revealing:
            return None
        s = before
        again: list[Played] = []
        for played in self.played[index + 1 :]:
            try:
                choice = self.offering(s, played.seat, played.action)
                s, new, _ = self.advance(s, choice, played.action, Recorded(played.luck))
            except LudotekaError:
                return None
            if new.heard != played.heard:
                return None
            new.luck = played.luck
            again.append(new)
        for other in range(s.seats):
            if other != seat and not same_decision(s, self.state, other):
                return None
        return index, s, again

    def replayed(self, s: State, line: Iterable[Played]) -> State:
        """A State after actions played again with their recorded luck."""
        for played in line:
            take(s, self.offering(s, played.seat, played.action), played.action, Recorded(played.luck))
        return s

    def offering(self, s: State, seat: Seat, action: Action) -> Choice[Any]:
        """The decision that offers an action in a position; an error that says why not if none does."""
        choice = self.game.offering(s, seat, action)
        if choice is None:
            raise self.game.refuse(s, seat, action)
        return choice

    # -- history and record -------------------------------------------------------------------------------------

    def at(self, number: int) -> State:
        """The State after the first `number` actions."""
        if not 0 <= number <= len(self.played):
            raise BadRecord(f"this match has {len(self.played)} actions; there is no moment {number}")
        if number == len(self.played):
            return self.state.copy()
        start = max(at for at in self.checkpoints if at <= number)
        return self.replayed(self.game.decode(self.checkpoints[start]), self.played[start:number])

    def record(self, *, secret: bool = True) -> Record:
        """The match as a record; without the seed if it is not to be known yet."""
        game = self.game
        pledge = self.pledge or Pledge(commitment=commitment(self.seed), scheme=OWN)
        header = Header(
            ludoteka=FORMAT,
            game=game.id,
            rules=game.rules_version,
            content=game.content_version,
            seats=self.state.seats,
            options=msgspec.to_builtins(self.options),
            players=self.players,
            luck=self.setup_luck,
            hash=self.start_hash,
            seed=self.seed if secret else "",
            **msgspec.structs.asdict(pledge if secret else msgspec.structs.replace(pledge, secret="")),
        )
        before = len(self.past)
        lines = self.past + [
            Line(before + number, played.seat, game.text(played.action), played.luck, played.hash)
            for number, played in enumerate(self.played, 1)
        ]
        states = {**self.checkpoints, len(self.played): self.save_state()}
        checkpoints = [
            Checkpoint(before + at, msgspec.Raw(state))
            for at, state in sorted(states.items())
            if before + at or not lines
        ]
        return Record(header, lines, checkpoints, End(len(lines), list(self.places)))

    @classmethod
    def load(cls, game: Game[Any], record: Record) -> Match:
        """A match from its record, every action played again and every hash compared."""
        match = cls.opened(game, record)
        for checkpoint in record.checkpoints:
            check_checkpoint(record, checkpoint)
        for line in record.lines:
            match.replay_line(line)
        if match.places != record.end.places:
            raise BadRecord(f"the record ends with places {record.end.places}; replaying it gives {match.places}")
        return match

    @classmethod
    def opened(cls, game: Game[Any], record: Record) -> Match:
        """The match at its very beginning, checked against the record's header."""
        header = record.header
        if header.game != game.id:
            raise BadRecord(f"the record is of the game {header.game!r}; expected {game.id!r}")
        if (header.rules, header.content) != (game.rules_version, game.content_version):
            raise BadRecord(
                f"the record was made with rules {header.rules} and content {header.content}; this is rules "
                f"{game.rules_version} and content {game.content_version}"
            )
        options = game.read_options(header.options)
        told: list[tuple[int, Action]] = []
        luck = Recorded(header.luck)
        state = game.start(header.seats, options, luck, told)
        if not luck.exhausted():
            raise BadRecord("the record has more chance outcomes for the set-up than the rules use")
        match = cls(game, options, header.players, header.seed, state, header.luck, told)
        match.pledge = pledge_in(header)
        if match.start_hash != header.hash:
            raise BadRecord(f"after set-up the State has the hash {match.start_hash}; the record says {header.hash}")
        return match

    def replay_line(self, line: Line) -> Played:
        """Play one action of a record again and compare the hash."""
        before = self.state
        luck = Recorded(line.luck)
        try:
            action = self.game.parse(line.do)
            s, played, saved = self.advance(before, self.offering(before, line.seat, action), action, luck)
        except IllegalAction as error:
            raise BadRecord(f"action {line.n} of the record, {line.do!r}, is not possible: {error}") from None
        if not luck.exhausted():
            raise BadRecord(f"action {line.n} of the record has more chance outcomes than the rules use")
        if played.hash != line.hash:
            raise BadRecord(f"after action {line.n} the State has the hash {played.hash}; the record says {line.hash}")
        played.luck = line.luck
        self.keep(before, s, played, saved)
        return played

    @classmethod
    def resumed(cls, game: Game[Any], record: Record) -> Match:
        """Go on from the record's last State whatever version made it: an old table survives a fixed rule."""
        if not record.checkpoints or record.checkpoints[-1].at != len(record.lines):
            raise BadRecord("the record has no checkpoint of its last State to go on from")
        check_checkpoint(record, record.checkpoints[-1])
        header = record.header
        if header.game != game.id:
            raise BadRecord(f"the record is of the game {header.game!r}; expected {game.id!r}")
        state = game.decode(bytes(record.checkpoints[-1].state))
        options = game.read_options(header.options)
        match = cls(game, options, header.players, header.seed, state, header.luck, [])
        match.start_hash = header.hash
        match.pledge = pledge_in(header)
        match.past = list(record.lines)
        match.lucky = sum(1 for line in record.lines if line.luck)
        return match

    # -- for whoever keeps the past elsewhere -------------------------------------------------------------------

    @classmethod
    def from_unit(
        cls,
        game: Game[Any],
        options: Options,
        players: Sequence[str],
        seed: str,
        lucky: int,
        state: State,
        tail: Sequence[Line],
    ) -> Match:
        """Go on from a State before which nothing can be undone, playing the actions since then again.

        `lucky` counts the actions with luck so far, the tail included. All numbers of the match count from the State.
        """
        match = cls(game, options, players, seed, state, [], [])
        match.lucky = lucky - sum(1 for line in tail if line.luck)
        for line in tail:
            match.replay_line(line)
        return match


def check_checkpoint(record: Record, checkpoint: Checkpoint) -> None:
    """Raise BadRecord if a stored State is not the one whose hash the record gives."""
    at = checkpoint.at
    expected = record.lines[at - 1].hash if at else record.header.hash
    found = fingerprint(bytes(checkpoint.state))
    if found != expected:
        raise BadRecord(f"the State stored after action {at} has the hash {found}; the record says {expected}")


def verify(game: Game[Any], record: Record) -> Match:
    """Check a record in full: every action and hash, and that all luck came from what was promised before the game.

    Where the record went on from another one, the luck of that part has another origin and is taken as it is.
    """
    match = Match.load(game, record)
    header = record.header
    check_pledge(header)
    if not header.seed:
        return match
    if header.imported is None:
        luck = luck_of(header.seed, "setup")
        luck.recording = True
        game.start(header.seats, game.read_options(header.options), luck)
        if luck.outcomes != header.luck:
            raise BadRecord("the luck of the set-up does not come from the seed")
    s = match.game.decode(match.checkpoints[0])
    used = 0
    for line in record.lines:
        action = game.parse(line.do)
        choice = game.offering(s, line.seat, action)
        if choice is None:
            raise BadRecord(f"action {line.n} of the record, {line.do!r}, is not possible")
        ours = header.imported is None or line.n > header.imported
        luck = luck_of(header.seed, "luck", used) if ours else Recorded(line.luck)
        luck.recording = True
        take(s, choice, action, luck)
        if luck.outcomes != line.luck:
            raise BadRecord(f"the luck of action {line.n} does not come from the seed")
        used += bool(line.luck)
    return match
