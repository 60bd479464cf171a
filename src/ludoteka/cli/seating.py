"""Who sits where: people and bots."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.bots import BOTS, Bot, admit, bot, installed
from ludoteka.cli.records import BOT
from ludoteka.kernel.action import Seat
from ludoteka.kernel.errors import BadOption


def seat_players(
    seats: int, human: Sequence[int] | None, bots: str | None, names: Sequence[str] | None = None
) -> list[str]:
    """The player of each seat as a record names them: `bot:greedy`, a person's name, or "" for a person without one.

    `human` counts seats from 1; a single 0 means that only bots play.

    >>> seat_players(3, None, "random,greedy")
    ['', 'bot:random', 'bot:greedy']
    """
    if human is None:
        people = list(range(1, seats + 1)) if bots is None else [1]
    else:
        people = [] if list(human) == [0] else sorted(set(human))
    for number in people:
        if not 1 <= number <= seats:
            raise BadOption(f"there is no seat {number}; expected 1 to {seats}, or 0 for bots only")
    free = [number for number in range(1, seats + 1) if number not in people]
    kinds = bots_for(len(free), bots)
    called = list(names or ())
    if len(called) > len(people):
        raise BadOption(f"{len(called)} names for {len(people)} people")
    players = [""] * seats
    for number, name in zip(people, called, strict=False):
        if name.startswith(BOT):
            raise BadOption(f"name {name!r}: only bots are called {BOT}...")
        players[number - 1] = name
    for number, kind in zip(free, kinds, strict=True):
        players[number - 1] = BOT + kind
    return players


def has_bots(players: Sequence[str]) -> bool:
    """Whether bots are among the players."""
    return any(name.startswith(BOT) for name in players)


def bots_for(seats: int, text: str | None) -> list[str]:
    """The bots of the seats that people leave free: one for all, or one for each."""
    kinds = [part.strip() for part in (text or "random").split(",")]
    admit(kinds)
    for kind in kinds:
        bot(kind)
    if len(kinds) == 1:
        return kinds * seats
    if len(kinds) != seats:
        raise BadOption(f"{len(kinds)} bots for {seats} free seats; expected one for all or one for each")
    return kinds


def admit_players(players: Sequence[str], file: str) -> None:
    """Let the bots of a saved match play on; one that is code of no installed package only if it was named anew."""
    for name in players:
        kind = name.removeprefix(BOT)
        if kind == name or kind.partition(":")[0] in BOTS:
            continue
        if kind.partition(":")[0] not in installed():
            raise BadOption(f"{file} was played with the bot {kind}; to run its code again, name it with --bots {kind}")
        admit([kind])


def bots_of(players: Sequence[str], seed: str) -> dict[Seat, Bot]:
    """The bots among the players."""
    return {
        seat: bot(name.removeprefix(BOT), f"{seed}/{seat}") for seat, name in enumerate(players) if name.startswith(BOT)
    }
