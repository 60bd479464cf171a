"""Luck and skill over many games: is luck even, and does skill go to the stronger bot?

    python benchmarks/luck.py GAME --bots normal,normal --games 200 --out luck.jsonl

Every game is played by two bots, who change seats from game to game, and reviewed with everything known. A line is
written for each game as soon as it is over; the same command goes on where it stopped. The summary tells the mean of
luck and of decisions, in percentage points of the chance to win, with intervals of 95 % from the scatter of the games.
"""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import msgspec

from ludoteka.bots import bot
from ludoteka.bots.play import play_bots
from ludoteka.kernel.match import Match
from ludoteka.kernel.registry import load_game
from ludoteka.review.review import review
from ludoteka.review.standing import MILLION


class Row(msgspec.Struct):
    """A game: for the first and the second bot the result, decisions and luck, in millionths."""

    number: int
    result: list[int]
    decisions: list[int]
    luck: list[int]


def play(name: str, bots: list[str], number: int) -> Row:
    """Play and review one game; in odd games the bots sit the other way round."""
    game = load_game(name)
    seed = f"luck {name} {number}"
    match = Match.new(game, 2, {}, seed, [])
    order = (0, 1) if number % 2 == 0 else (1, 0)
    play_bots(match, {seat: bot(bots[order[seat]], f"{seed} {seat}") for seat in range(2)})
    seats = review(game, match.record(), "all", thorough=False).seats
    for one in seats:
        if one.result - one.start != one.own + one.others + one.luck:
            raise SystemExit(f"game {number} of {name} does not add up")
    mine = [seats[order.index(which)] for which in range(2)]
    return Row(number, [one.result for one in mine], [one.own + one.others for one in mine], [one.luck for one in mine])


def told(values: list[int]) -> str:
    """A mean with its interval, in percentage points."""
    shown = [value / MILLION * 100 for value in values]
    half = 1.96 * stdev(shown) / sqrt(len(shown)) if len(shown) > 1 else float("inf")
    return f"{fmean(shown):+.2f} ± {half:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--bots", default="normal,normal")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    bots = given.bots.split(",")
    kept = given.out.read_bytes().splitlines() if given.out.exists() else []
    rows = [msgspec.json.decode(line, type=Row) for line in kept]
    with given.out.open("ab") as file:
        for number in range(len(rows), given.games):
            rows.append(play(given.game, bots, number))
            file.write(msgspec.json.encode(rows[-1]) + b"\n")
            file.flush()
    first, second = bots
    print(f"{given.game}, {len(rows)} games of {first} against {second}, in percentage points for {first}:")
    for what in ("result", "decisions", "luck"):
        print(f"  {what}: {told([getattr(row, what)[0] for row in rows])}")


if __name__ == "__main__":
    main()
