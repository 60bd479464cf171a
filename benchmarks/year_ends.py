"""Learns what a sheet of Hadrian's Wall at the end of a year says about the final score (`bot/years.json`).

    python benchmarks/year_ends.py play --games 400 --out build/learning/years.jsonl
    python benchmarks/year_ends.py fit build/learning/years.jsonl --out build/learning/years.json

`play` writes a line a game: every player's sheet at the end of each year's actions and after its attack, and what the
player scored in the end. It can be stopped and gone on with; run it on the compiled build (CONTRIBUTING.md).

`fit` (extra `[train]`) learns by ridge regression what the score was beyond `evaluate`. How well a player plays and how
often it slips are told to it as well and then left out, so that the sheet does not stand for the player. It prints the
error on games that were not learned from, in points, beside that of `evaluate` with a constant for each year.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.bots import Bot, bot
from ludoteka.bots.levels import LevelBot
from ludoteka.bots.play import Turns
from ludoteka.games.hadrians_wall.bot import years
from ludoteka.games.hadrians_wall.game import HadriansWall, HadriansWallOptions
from ludoteka.games.hadrians_wall.rules.scoring import points
from ludoteka.games.hadrians_wall.state import ACTIONS, CARDS, Frontier
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import take
from ludoteka.learning.practice import SlippingBot

SEATS = [2, 2, 2, 3, 4, 4, 1]
SLIPS = [0.0, 0.0, 0.03, 0.08]
DIFFICULTIES = ["easy"] * 8 + ["medium", "hard"]
MIXED = ["easy", "normal", "hard"]
DECAYS = (10, 30, 100, 300, 1000)
FOLDS = 5
MOST = 8.0
ITEMS = 5


def unhurried(name: str, seed: str, game: HadriansWall) -> Bot:
    """A level without a clock."""
    made = bot(name, seed)
    assert isinstance(made, LevelBot)
    player = made.for_game(game)
    if hasattr(player, "limit"):
        player.limit = 0.0
    return player


def lineup(plan: Chance) -> list[str]:
    """Who plays: mostly equals that search, some greedy ones, some mixed tables."""
    seats = plan.pick(SEATS)
    kind = plan.below(10)
    if kind < 7:
        return ["hard" if kind < 5 else "normal"] * seats
    return [plan.pick(MIXED) for _ in range(seats)]


def play(game: HadriansWall, seed: str, number: int) -> dict[str, Any]:
    """The practice game of a number."""
    plan = Chance.of(seed, "plan", number)
    names = lineup(plan)
    slips, difficulty = plan.pick(SLIPS), plan.pick(DIFFICULTIES)
    s = game.start(len(names), HadriansWallOptions(difficulty=difficulty), Chance.of(seed, "setup", number))  # type: ignore[arg-type]
    luck, order = Chance.of(seed, "luck", number), Chance.of(seed, "order", number)
    seeds = [f"{seed}/{number}/{seat}" for seat in range(len(names))]
    bots = [SlippingBot(unhurried(name, at, game), slips, f"{at}/s") for name, at in zip(names, seeds, strict=True)]
    turns = Turns(game, dict(enumerate(bots)))
    sheets: dict[tuple[int, int], list[Any]] = {}
    year = 1
    while not s.places:
        if s.year != year:
            year = s.year
            for seat in range(s.seats):
                sheets[seat, -year] = [seat, -year, list(s.rows[seat]), 0]
        choice, action = turns.now(s, order)
        seat = choice.seat
        before = [seat, s.year, list(s.rows[seat]), paid(s)] if s.phase == ACTIONS and s.lanes else []
        take(s, choice, action, luck)
        if before and s.phase == ACTIONS and s.lanes and not s.lanes[seat]:
            sheets[seat, s.year] = [seat, s.year, list(s.rows[seat]), paid(s)]
        elif before and s.phase != ACTIONS:  # it was the last to end the year, and the attack came at once
            sheets[seat, before[1]] = before
    scored = [points(s.facts, row) for row in s.rows]
    return {"n": number, "names": names, "slips": slips, "difficulty": difficulty, "points": scored,
            "sheets": list(sheets.values())}  # fmt: skip


def paid(s: Frontier) -> int:
    """What lies on neutral cards: each item is an attack more."""
    return sum(s.neutral_resources) + sum(s.neutral_soldiers)


class Sheets:
    """What was played, as arrays."""

    def __init__(self, game: HadriansWall, lines: list[dict[str, Any]]) -> None:
        judge = game.lore.judge
        rows, missed, self.games, told = [], [], [], []
        for line in lines:
            seats = len(line["names"])
            fresh = game.start(seats, HadriansWallOptions(difficulty=line["difficulty"]), Chance.of("fit"))
            for seat, year, sheet, laid in line["sheets"]:
                s = fresh.copy()
                s.year, s.phase = abs(year), ACTIONS if year > 0 else CARDS
                s.rows[0], s.neutral_resources = list(sheet), [laid]
                if year > 0:
                    s.rows[0][:ITEMS] = [0] * ITEMS
                    s.lanes = [[] for _ in range(seats)]
                rows.append(years.features(judge, s, 0))
                missed.append(line["points"][seat] - judge.evaluate(s, 0))
                self.games.append(line["n"])
                name, left = line["names"][seat], (judge.years - abs(year)) / judge.years
                player = [float(name == "hard"), float(name == "easy"), line["slips"] * 10]
                told.append([*player, *(one * left for one in player)])
        self.x, self.missed, self.told = np.array(rows), np.array(missed), np.array(told)
        self.fold = np.array(self.games) % FOLDS


def learn(x: Any, told: Any, missed: Any, decay: float) -> tuple[Any, Any, Any, Any]:
    """Centres, scales, the weights of the sheet and those of the player."""
    centre, spread = x.mean(0), x.std(0)
    scale = np.where(spread > 1e-9, 1.0 / np.maximum(spread, 1e-9), 0.0)
    centre[0], scale[0] = 0.0, 1.0
    both = np.hstack([scaled(x, centre, scale), told])
    held = np.concatenate([[1e-6], np.full(x.shape[1] - 1, float(decay)), np.ones(told.shape[1])])
    found = np.linalg.solve(both.T @ both + np.diag(held), both.T @ missed)
    return centre, scale, found[: x.shape[1]], found[x.shape[1] :]


def scaled(x: Any, centre: Any, scale: Any) -> Any:
    """Features as the judgement takes them."""
    return np.clip((x - centre) * scale, -MOST, MOST)


def error(sheets: Sheets, decay: float, used: Any) -> float:
    """The error on games that were not learned from, in points, with some of the features."""
    x = sheets.x * used
    left = np.zeros(len(x))
    for fold in range(FOLDS):
        some, rest = sheets.fold != fold, sheets.fold == fold
        centre, scale, direct, player = learn(x[some], sheets.told[some], sheets.missed[some], decay)
        foretold = scaled(x[rest], centre, scale) @ direct + sheets.told[rest] @ player
        left[rest] = sheets.missed[rest] - foretold
    return float(np.sqrt((left**2).mean()))


def fit(game: HadriansWall, lines: list[dict[str, Any]]) -> dict[str, Any]:
    """The weights, with a card that says how they were made."""
    sheets = Sheets(game, lines)
    everything = np.ones(sheets.x.shape[1])
    errors = {decay: error(sheets, decay, everything) for decay in DECAYS}
    decay = min(errors, key=lambda one: errors[one])
    plain = np.zeros_like(everything)
    plain[[0, 1, len(years.SINGLE)]] = 1.0
    card = {
        "game": game.id, "rules": game.rules_version, "games": len(lines), "sheets": len(sheets.missed),
        "decay": decay, "error": round(errors[decay], 2), "error-evaluate": round(error(sheets, decay, plain), 2),
        "tried": {str(one): round(value, 3) for one, value in errors.items()}, "slips": SLIPS, "seats": SEATS,
    }  # fmt: skip
    parts = [[float(f"{one:.4g}") for one in part] for part in learn(sheets.x, sheets.told, sheets.missed, decay)[:3]]
    named = dict(zip(("centre", "scale", "direct"), parts, strict=True))
    return {"features": list(years.NAMES), **named, "hidden": [], "bias": [], "out": [], "card": card}


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns from the sheets of Hadrian's Wall at the end of a year.")
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", default="years")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    game = load_game("hadrians_wall")
    assert isinstance(game, HadriansWall)
    given.out.parent.mkdir(parents=True, exist_ok=True)
    if given.what == "fit":
        lines = [json.loads(line) for file in given.files for line in file.read_text().splitlines()]
        weights = fit(game, lines)
        given.out.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")
        print(json.dumps(weights["card"]))
        return
    done = {json.loads(line)["n"] for line in given.out.read_text().splitlines()} if given.out.exists() else set()
    for number in range(given.first, given.games):
        if number not in done:
            line = play(game, given.seed, number)
            with given.out.open("a", encoding="utf-8") as out:
                out.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
