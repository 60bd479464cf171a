"""Golden games: recorded games that pin what the rules do, action by action.

`golden.toml` lists the games: what is played, by whom, from which seed, and what each is there for. `golden_games/`
holds them, a JSON document a line: for the set-up and for every action who did what with which luck, every event with
its audience, the hash of the State, what everybody was asked and offered then, and sometimes what each seat saw.
Replaying needs no bot and compares all of it; the first thing that differs is named. `tools/golden.py` is the command.
"""

from __future__ import annotations

import gzip
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from ludoteka.bots import Bot, bot
from ludoteka.bots.levels import HARD, LevelBot
from ludoteka.bots.play import Turns
from ludoteka.kernel.action import EVERYONE, SPECTATOR, Action, Seat, hears
from ludoteka.kernel.chance import Chance, Recorded
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.kernel.phrase import Phrase
from ludoteka.kernel.state import Choice, State, pending, take

FOLDER = Path(__file__).parent / "golden_games"
TABLE = Path(__file__).parent / "golden.toml"
SEEN_EVERY = 20
"""How many actions there are from one note of the Views to the next; they are noted at the end too."""


class Golden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the table: a game to record."""

    name: str
    game: str
    seats: int
    players: list[str]
    """Bots by name, one for each seat in turn; the list begins again when it is shorter than the table is long."""
    why: str
    """What the game is there for."""
    options: dict[str, Any] = {}
    seed: str = "golden"
    actions: int = 0
    """The game is broken off after this many actions; 0 plays it to its end."""

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.name}.jsonl.gz"


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An action (number 0 is the set-up) and everything that came of it."""

    n: int
    hash: str
    seat: int = -1
    do: str = ""
    luck: list[int] = []
    told: list[str] = []
    """Events in notation; those that not everybody hears begin with their audience: `[p1 p3] drew harpy`."""
    asked: list[str] = []
    """Each open decision: seat, prompt, number of options by verb, digest of the options."""
    seen: dict[str, dict[str, str]] = {}
    """By who looks: a digest of each field of the View."""
    places: list[int] = []


class Difference(Exception):
    """A replayed game went otherwise than recorded: where, and what it was first."""

    def __init__(self, name: str, moment: Moment, what: str) -> None:
        where = f"action {moment.n} (p{moment.seat + 1}: {moment.do})" if moment.n else "the set-up"
        super().__init__(f"{name}, {where}: {what}")


def table() -> list[Golden]:
    """The games that are kept."""
    return msgspec.convert(tomllib.loads(TABLE.read_text(encoding="utf-8"))["golden"], list[Golden])


# -- noting what came of an action --------------------------------------------------------------------------------


def digest(text: str) -> str:
    """Eight hexadecimal digits that stand for a text."""
    return sha256(text.encode()).hexdigest()[:8]


def notation(game: Game[Any], phrases: Mapping[str, Phrase], words: Action) -> str:
    """An action, event or prompt with the names of things instead of their numbers."""
    phrase = phrases[str(words[0])]
    return " ".join([phrase.name, *(slug for _, slug in game.lexicon.slugs(phrase, words))])


def told(game: Game[Any], s: State, heard: list[tuple[int, Action]]) -> list[str]:
    """Events in notation, with the audience of those that not everybody hears."""
    out: list[str] = []
    for mask, event in heard:
        words = notation(game, game.lexicon.events, event)
        if mask != EVERYONE:
            audience = " ".join(f"p{seat + 1}" for seat in range(s.seats) if hears(mask, seat))
            words = f"[{audience}] {words}"
        out.append(words)
    return out


def asked(game: Game[Any], s: State) -> list[str]:
    """Each open decision: who is asked what, and what is offered."""
    if s.over():
        return []
    open_now = [("", choice) for choice in pending(s)] + [("besides ", aside) for aside in game.asides(s)]
    return [f"p{choice.seat + 1} {besides}{question(game, s, choice)}" for besides, choice in open_now]


def question(game: Game[Any], s: State, choice: Choice[Any]) -> str:
    """A prompt and its options: `bid-or-pass: bid 7, pass 1 #0123abcd`."""
    options = [game.text(action) for action in choice.options(s)]
    verbs = Counter(text.partition(" ")[0] for text in options)
    counted = ", ".join(f"{verb} {count}" for verb, count in verbs.items())
    return f"{notation(game, game.lexicon.prompts, choice.prompt(s))}: {counted} #{digest(chr(10).join(options))}"


def seen(game: Game[Any], s: State) -> dict[str, dict[str, str]]:
    """What spectators and seats see, a digest for each field of the View."""
    out: dict[str, dict[str, str]] = {}
    for seat in (SPECTATOR, *range(s.seats)):
        view = msgspec.json.decode(msgspec.json.encode(game.view(s, seat)), type=dict[str, msgspec.Raw])
        out["spectator" if seat == SPECTATOR else f"p{seat + 1}"] = {
            field: digest(bytes(value).decode()) for field, value in view.items()
        }
    return out


class Table:
    """A golden game under way: it goes on by one action at a time and notes what came of it."""

    def __init__(self, game: Game[Any], row: Golden, luck: Chance) -> None:
        self.game = game
        self.row = row
        self.n = 0
        heard: list[tuple[int, Action]] = []
        self.state: State = game.start(row.seats, game.read_options(row.options), luck, heard)
        self.moment = self.note(-1, "", luck, heard)

    def take(self, choice: Choice[Any], action: Action, luck: Chance) -> Moment:
        """Take an action on a copy of the position, as a match does."""
        self.n += 1
        words = self.game.text(action)
        s = self.state.copy()
        heard: list[tuple[int, Action]] = []
        s.heard = heard
        take(s, choice, action, luck)
        s.heard = None
        self.state = s
        self.moment = self.note(choice.seat, words, luck, heard)
        return self.moment

    def note(self, seat: Seat, do: str, luck: Chance, heard: list[tuple[int, Action]]) -> Moment:
        """All that can be told of the position and the action before it."""
        game, s = self.game, self.state
        look = self.n % SEEN_EVERY == 0 or self.ended
        return Moment(
            n=self.n,
            hash=game.hash(s),
            seat=seat,
            do=do,
            luck=luck.outcomes,
            told=told(game, s, heard),
            asked=asked(game, s),
            seen=seen(game, s) if look else {},
            places=list(s.places),
        )

    @property
    def ended(self) -> bool:
        """Whether the game is over, or broken off where the row says so."""
        return self.state.over() or self.n == self.row.actions > 0


# -- recording ----------------------------------------------------------------------------------------------------


def player(name: str, game: Game[Any], seed: str) -> Bot:
    """A bot by name; `hard` thinks without a clock, so that it plays alike on every machine."""
    if name != HARD:
        return bot(name, seed)
    levels = game.lore.levels()
    hard = LevelBot(name, seed, HARD)
    hard.player = hard.thinker(levels.hard, levels.hard_walks, 0.0)
    return hard


def luck_of(row: Golden, stream: str, number: int = 0) -> Chance:
    """Luck from the seed of a game, in the same streams as in a match."""
    luck = Chance.of(row.seed, stream, number)
    luck.recording = True
    return luck


def play(game: Game[Any], row: Golden) -> Iterator[Moment]:
    """The game as its players play it today."""
    at = Table(game, row, luck_of(row, "setup"))
    yield at.moment
    names = [row.players[seat % len(row.players)] for seat in range(row.seats)]
    turns = Turns(game, {seat: player(name, game, f"{row.seed} {seat}") for seat, name in enumerate(names)})
    lucky = 0
    while not at.ended:
        if at.n >= game.bound:
            raise RuntimeError(f"{row.name} is not over after {at.n} actions; give it `actions` or another seed")
        choice, action = turns.now(at.state)
        yield at.take(choice, action, luck_of(row, "luck", lucky))
        lucky += bool(at.moment.luck)


def play_same(game: Game[Any], row: Golden, recorded: list[Moment]) -> Iterator[Moment]:
    """The game with the actions it was recorded with, and what comes of them today with luck drawn from its seed."""
    at = Table(game, row, luck_of(row, "setup"))
    yield at.moment
    lucky = 0
    for moment in recorded[1:]:
        if at.ended:
            raise Difference(row.name, moment, "the game is over before it")
        yield at.take(*chosen(row.name, at, moment), luck_of(row, "luck", lucky))
        lucky += bool(at.moment.luck)
    if not at.ended:
        raise Difference(row.name, recorded[-1], "the game goes on after the last recorded action")


def save(row: Golden, moments: list[Moment]) -> None:
    """Write a game, as the same bytes every time."""
    row.path.parent.mkdir(exist_ok=True)
    text = b"".join(msgspec.json.encode(moment) + b"\n" for moment in moments)
    row.path.write_bytes(gzip.compress(text, 9, mtime=0))


def load(row: Golden) -> list[Moment]:
    """A game as it was recorded."""
    with gzip.open(row.path) as file:
        return [msgspec.json.decode(line, type=Moment) for line in file]


# -- replaying ----------------------------------------------------------------------------------------------------


def chosen(name: str, at: Table, moment: Moment) -> tuple[Choice[Any], Action]:
    """The recorded action in the position of now."""
    try:
        action = at.game.parse(moment.do)
        choice = at.game.offering(at.state, moment.seat, action)
        if choice is None:
            raise at.game.refuse(at.state, moment.seat, action)
    except LudotekaError as error:
        raise Difference(name, moment, f"not possible any more: {error}") from None
    return choice, action


def replay(game: Game[Any], row: Golden, recorded: list[Moment]) -> None:
    """Play a recorded game again and raise a Difference at the first thing that is not as it was."""
    moment = recorded[0]
    try:
        luck = Recorded(moment.luck)
        at = Table(game, row, luck)
        compare(row.name, moment, at.moment, luck)
        for moment in recorded[1:]:
            if at.state.over():
                raise Difference(row.name, moment, "the game is over before it")
            luck = Recorded(moment.luck)
            at.take(*chosen(row.name, at, moment), luck)
            compare(row.name, moment, at.moment, luck)
    except LudotekaError as error:
        raise Difference(row.name, moment, f"the rules stopped: {error}") from error
    except Exception as error:
        error.add_note(f"golden game {row.name}, action {moment.n} ({moment.do})")
        raise


def compare(name: str, was: Moment, now: Moment, luck: Recorded) -> None:
    """Raise a Difference if something else came of an action than was recorded."""
    if not luck.exhausted():
        raise Difference(name, was, f"less luck is used than before; recorded were the outcomes {was.luck}")
    compare_lists(name, was, "event", was.told, now.told)
    if was.places != now.places:
        raise Difference(name, was, f"the places were {was.places} and are {now.places}")
    if was.hash != now.hash:
        raise Difference(name, was, f"the State had the hash {was.hash} and has {now.hash}; the events are the same")
    compare_lists(name, was, "question", was.asked, now.asked)
    for who, fields in was.seen.items():
        for field, value in fields.items():
            if now.seen.get(who, {}).get(field) != value:
                raise Difference(name, was, f"the View of {who} shows something else in {field!r}")


def compare_lists(name: str, moment: Moment, what: str, was: list[str], now: list[str]) -> None:
    """Raise a Difference at the first line that is another one."""
    for number in range(max(len(was), len(now))):
        before = was[number] if number < len(was) else "missing"
        after = now[number] if number < len(now) else "missing"
        if before != after:
            raise Difference(name, moment, f"{what} {number + 1} was\n    {before}\n  and is\n    {after}")
