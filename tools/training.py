"""Plays a little of every game, so that the C compiler learns which parts of the rules are busy and which are rare.

    PYTHONPATH=build/compiled python tools/training.py ludoteka.games.cyclades:load ludoteka.games.heroes3:load

`tools/compile.py` runs this on extension modules that count how often each branch is taken. Random games of every mode
show the rules, positions copied and saved on the way what a server and a search do with them, bots their thinking, and
tables stepped together what an environment writes of every position.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from ludoteka.bots import bot, play_bots
from ludoteka.envs.batch import GOES_ON, Batch
from ludoteka.envs.setting import setting_of
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game, Mode
from ludoteka.kernel.match import Match
from ludoteka.kernel.play import play_randomly, random_decision
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import State, take

SEED = "training"
PLAIN_GAMES = 60
"""How many random games of each seat count, with the default options that most tables and studies play."""
MODES = 40
"""How many modes are played, once each."""
SAVED_EVERY = 8
BOTS = ("greedy", "search:40")
BOT_DECISIONS = 40
TABLES = 8
STEPS = 1500
"""How many steps each of the tables of an environment takes."""


def tables(game: Game[Any]) -> list[Mode]:
    """What is played: the default options often, then some of the game's modes once."""
    modes = list(game.modes())
    plain = [Mode(f"{seats}", seats) for seats in game.seat_counts]
    return [*(plain * PLAIN_GAMES), *modes[:: max(1, len(modes) // MODES)]]


def play(game: Game[Any]) -> None:
    """Play at random, by the quick loop and, one game in eight, step by step with copies and saves."""
    for number, mode in enumerate(tables(game)):
        try:
            s = game.start(mode.seats, game.read_options(mode.options), chance=Chance.of(SEED, "setup", number))
        except BadOption:
            continue
        luck, picks = Chance.of(SEED, "luck", number), Chance.of(SEED, "picks", number)
        if number % SAVED_EVERY:
            play_randomly(game, s, luck, picks, game.bound)
        else:
            walk(game, s, luck, picks)


def walk(game: Game[Any], s: State, luck: Chance, picks: Chance) -> None:
    """Play a game to its end, looking at every position."""
    while not s.places:
        s.copy()
        game.encode(s)
        choice, action = random_decision(game, s, picks)
        take(s, choice, action, luck)


def think(game: Game[Any]) -> None:
    """Let bots play the first decisions of a game."""
    seats = 2 if 2 in game.seat_counts else min(game.seat_counts)
    for name in BOTS:
        match = Match.new(game, seats, seed=SEED)
        play_bots(match, {seat: bot(name, f"{SEED} {seat}") for seat in range(seats)}, BOT_DECISIONS)


def observe(name: str, seats: int) -> None:
    """Step some tables at random, and write what is seen of them as environments do."""
    setting = setting_of(name, seats, (), "catalog", "turn", "places", None)
    try:
        setting.game.start(seats, setting.options, chance=Chance.of(SEED))
    except BadOption:
        return  # this number of seats needs options that nobody chose here
    rows = memoryview(bytearray(4 * TABLES * setting.layout.width)).cast("f")
    batch = Batch(setting, TABLES, rows, bytearray(TABLES * setting.encoding.size), None)
    picks = Chance.of(SEED, "picks")
    for number, table in enumerate(batch.tables):
        table.seed = f"{SEED} {number}"
        batch.begin(number)
    asked = [table.position.asked for table in batch.tables]
    for _ in range(STEPS):
        for number, result in enumerate(batch.step(batch.picks(picks), asked)):
            if result != GOES_ON:
                batch.begin(number)
                asked[number] = batch.tables[number].position.asked


def main(names: Sequence[str]) -> None:
    """Play the games with these loaders."""
    for name in names:
        game = load_game(name)
        play(game)
        think(game)
        for seats in sorted({min(game.seat_counts), *(count for count in game.seat_counts if 2 <= count <= 4)}):
            observe(name, seats)


if __name__ == "__main__":
    main(sys.argv[1:])
