"""Practice games: varied bots at tables of every size, written down so that they can be played again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from ludoteka.bots import Bot, Mind, bot
from ludoteka.bots.play import Turns
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import StuckGame
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import Choice, State, pending_for, take

GRAIN: Final = 1 << 20
LEVELS: Final = (("normal", 14), ("easy", 3), ("hard", 3))
"""How often a table is one of bots of a level, in twentieths."""
MIXED: Final = 3
"""Of ten tables these have a bot of any level at each seat; at the others all are of one."""
SLIPS: Final = (0.0, 0.0, 0.04, 0.12)
"""The chance of a random action instead of the bot's, one of these for each table: positions that bots avoid."""


class PracticeGame(msgspec.Struct, frozen=True):
    """A game that can be played again: who sat there, what they did, and how it ended.

    An action is written with its seat and the number of the aside it belongs to, -1 for the choice that was waited for.
    """

    number: int
    seed: str
    bots: list[str]
    slips: float
    actions: list[tuple[int, int, Action]]
    places: list[int]


class SlippingBot(Bot):
    """Plays as another bot does, but now and then takes any option."""

    def __init__(self, player: Bot, slips: float, seed: str) -> None:
        super().__init__(player.name, seed)
        self.player = player
        self.slips = slips

    def choose(self, mind: Mind) -> Action:
        """What the other bot chooses, or any option."""
        if len(mind.options) > 1 and self.chance.below(GRAIN) < self.slips * GRAIN:
            return self.chance.pick(mind.options)
        return self.player.choose(mind)

    def aside(self, mind: Mind) -> Action | None:
        """What the other bot does besides."""
        return self.player.aside(mind)


def lineup(chance: Chance, seats: int) -> list[str]:
    """The bots of a practice game."""
    wheel = [level for level, share in LEVELS for _ in range(share)]
    if chance.below(10) < MIXED:
        return [chance.pick(wheel) for _ in range(seats)]
    return [chance.pick(wheel)] * seats


def play_game(game: Game[Any], seats: Sequence[int], seed: str, number: int) -> PracticeGame:
    """Play the practice game of a number; the same every time."""
    plan = Chance.of(seed, "plan", number)
    names = lineup(plan, plan.pick(list(seats)))
    slips = plan.pick(list(SLIPS))
    players = [
        SlippingBot(bot(name, f"{seed}/{number}/{seat}"), slips, f"{seed}/{number}/{seat}/slips")
        for seat, name in enumerate(names)
    ]
    s, luck = begun(game, seed, number, len(names))
    turns = Turns(game, dict(enumerate(players)))
    order = Chance.of(seed, "order", number)
    actions: list[tuple[int, int, Action]] = []
    while not s.places:
        if len(actions) >= game.bound:
            raise StuckGame(f"the game is not over after {game.bound} decisions")
        choice, action = turns.now(s, order)
        actions.append((choice.seat, number_of(game, s, choice), action))
        take(s, choice, action, luck)
    return PracticeGame(number, seed, names, slips, actions, list(s.places))


def begun(game: Game[Any], seed: str, number: int, seats: int) -> tuple[State, Chance]:
    """A practice game at its first choice, and the luck that goes on in it."""
    return game.start(seats, None, Chance.of(seed, "setup", number)), Chance.of(seed, "luck", number)


def number_of(game: Game[Any], s: State, choice: Choice[Any]) -> int:
    """Which aside of its seat a decision is, -1 for the choice that is waited for."""
    if pending_for(s, choice.seat) is choice:
        return -1
    kinds = [type(aside) for aside in game.asides_for(s, choice.seat)]
    return kinds.index(type(choice))


def replayed(game: Game[Any], played: PracticeGame) -> Iterator[State]:
    """The positions of a practice game before each of its actions, the same State each time, and at its end."""
    s, luck = begun(game, played.seed, played.number, len(played.bots))
    yield s
    for seat, aside, written in played.actions:
        choice = pending_for(s, seat) if aside < 0 else game.asides_for(s, seat)[aside]
        if choice is None:
            raise StuckGame(f"practice game {played.number}: nobody waits for seat {seat + 1} any more")
        take(s, choice, tuple(written), luck)
        yield s


def practise(game: Game[Any], seats: Sequence[int], seed: str, games: range, file: Path) -> Iterator[PracticeGame]:
    """Play the practice games of these numbers that a file does not hold yet, and add each to it."""
    done = {played.number for played in games_in(file)}
    for number in games:
        if number not in done:
            played = play_game(game, seats, seed, number)
            with file.open("ab") as out:
                out.write(msgspec.json.encode(played) + b"\n")
            yield played


def games_in(file: Path) -> Iterator[PracticeGame]:
    """The practice games of a file; a last line that was cut short is passed over."""
    if not file.exists():
        return
    decoder = msgspec.json.Decoder(PracticeGame)
    with file.open("rb") as lines:
        for line in lines:
            if line.endswith(b"\n"):
                yield decoder.decode(line)
