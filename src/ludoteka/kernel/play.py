"""Playing without a table: random play at full speed, the floor every benchmark stands on."""

from __future__ import annotations

from typing import Any

from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import StuckGame
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import Choice, State, pending, take


def play_randomly(game: Game[Any], s: State, chance: Chance, picks: Chance, limit: int) -> int:
    """Play to the end, each decision taken at random; the number of decisions.

    Where several seats may choose at once one of them is picked at random, and now and then an aside is taken.
    """
    for count in range(limit):
        if s.places:
            return count
        choice, action = random_decision(game, s, picks)
        take(s, choice, action, chance)
    if s.places:
        return limit
    raise StuckGame(f"the game is not over after {limit} random decisions")


def random_decision(game: Game[Any], s: State, picks: Chance) -> tuple[Choice[Any], Action]:
    """One of the open decisions and one of its options; an aside in one case of eight where there are any.

    One word of luck decides it all: its lowest 3 bits on an aside, the next 8 on the seat, the other 21 on the option.
    """
    word = picks.word()
    if word & 7 == 0:
        asides = game.asides(s)
        if asides:
            aside = asides[(word >> 3 & 255) * len(asides) >> 8]
            options = aside.options(s)
            if options:
                return aside, options[(word >> 11) * len(options) >> 21]
    if s.lanes:
        waiting = pending(s)
        if not waiting:
            raise StuckGame("nobody has anything to choose, but the game is not over")
        choice = waiting[0] if len(waiting) == 1 else waiting[(word >> 3 & 255) * len(waiting) >> 8]
    else:
        agenda: list[Any] = s.agenda
        if not agenda:
            raise StuckGame("nobody has anything to choose, but the game is not over")
        choice = agenda[-1]
    options = s.listed if s.listed_by is choice else choice.options(s)
    if not options:
        raise StuckGame(f"{type(choice).__name__} of seat {choice.seat} offers nothing: a dead end")
    return choice, options[(word >> 11) * len(options) >> 21]
