"""Plays two bots against each other and keeps every game: the series behind the table of levels in docs/bots.md.

    python benchmarks/duels.py cyclades expert hard --players 4 --games 40 --seed autumn --out benchmarks/strength
    python benchmarks/duels.py hadrians_wall "expert?walks=80,top=8" expert --games 60 --out build/tries
    python benchmarks/duels.py --show benchmarks/strength

The two take turns around the table, so that at four seats there are two of each. Every deal is played twice with the
seats exchanged and the same luck. Bots think without a clock: a busy machine does not make them weaker. Each game is
added at once to a file named after the match, and games that it holds already are not played again, so a series can be
broken off and gone on with at any time. `before` is the share of pairs of one of each in which the first bot placed
better, a shared place being half. A level that searches may be given other settings of `Searching`, or `walks`.
`--moves FOLDER` keeps what was played as well, in the form of practice games, for `benchmarks/blunders.py --practice`.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from pathlib import Path
from typing import Any

import msgspec

from ludoteka.arena.intervals import wilson
from ludoteka.bots import Bot, bot
from ludoteka.bots.levels import EXPERT, HARD, LevelBot
from ludoteka.bots.outside import admit
from ludoteka.bots.play import Turns
from ludoteka.bots.thinker import SearchBot
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.lore import Searching
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import take
from ludoteka.learning.practice import PracticeGame, begun, number_of

SETTINGS = ("temper", "top", "depth", "far", "width", "looks", "samples", "rounds", "equal", "thrift")


def player(spec: str, seed: str, game: Game[Any]) -> Bot:
    """A bot by name, with other settings if they follow a question mark, and without a clock."""
    name, _, rest = spec.partition("?")
    if name not in (HARD, EXPERT):
        return bot(name, seed)
    levels = game.lore.levels()
    how = levels.hard if name == HARD else levels.expert
    if not isinstance(how, Searching):
        level = LevelBot(name, seed, name)
        level.player = level.for_game(game)
        level.player.limit = 0.0  # type: ignore[attr-defined]
        return level
    given = {key: float(value) for key, value in (part.split("=") for part in rest.split(",") if part)}
    walks = int(given.pop("walks", levels.hard_walks if name == HARD else levels.expert_walks))
    settings = {key: type(getattr(how, key))(given.get(key, getattr(how, key))) for key in SETTINGS}
    return SearchBot(name, seed, walks, 0.0, Searching(**settings))


def before(places: list[int], first: list[int], second: list[int]) -> float:
    """The share of pairs in which the first bot placed better."""
    pairs = [(places[one] < places[other]) + (places[one] == places[other]) / 2 for one in first for other in second]
    return sum(pairs) / len(pairs)


Played = tuple[dict[str, Any], PracticeGame]


def play(game: Game[Any], first: str, second: str, players: int, seed: str, number: int) -> Played:
    """The game of a number, and what was played: an even and the odd one after it are the same deal."""
    deal, turned = divmod(number, 2)
    specs = [(first, second)[(seat + turned) % 2] for seat in range(players)]
    s, luck = begun(game, seed, deal, players)
    order = Chance.of(seed, "order", deal)
    actions: list[tuple[int, int, Action]] = []
    turns = Turns(game, {seat: player(spec, f"{seed}/{number}/{seat}", game) for seat, spec in enumerate(specs)})
    seconds, count = dict.fromkeys(specs, 0.0), dict.fromkeys(specs, 0)
    longest = dict.fromkeys(specs, 0.0)
    while not s.places:
        since = time.process_time()
        choice, action = turns.now(s, order)
        spent = time.process_time() - since
        who = specs[choice.seat]
        seconds[who] += spent
        count[who] += 1
        longest[who] = max(longest[who], spent)
        actions.append((choice.seat, number_of(game, s, choice), action))
        take(s, choice, action, luck)
    sides = [[seat for seat in range(players) if specs[seat] == spec] for spec in (first, second)]
    line = {
        "n": number, "game": game.id, "a": first, "b": second, "players": players, "seed": seed, "seats": specs,
        "places": list(s.places), "scores": list(game.scores(s) or []), "before": before(list(s.places), *sides),
        "seconds": {spec: round(value, 2) for spec, value in seconds.items()}, "decisions": count,
        "longest": {spec: round(value, 2) for spec, value in longest.items()},
    }  # fmt: skip
    return line, PracticeGame(deal, seed, specs, 0.0, actions, list(s.places))


def show(folder: Path) -> None:
    """What the series in a folder say."""
    for file in sorted(folder.glob("*.jsonl")):
        lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        first, second = lines[0]["a"], lines[0]["b"]
        won = sum(line["before"] for line in lines)
        found = wilson(won, len(lines))
        text = f"{lines[0]['game']}, {lines[0]['players']} players: {first} before {second}"
        text += f" {won:g} of {len(lines)}: {found.value:.0%} ({found.low:.0%} to {found.high:.0%})"
        for spec in (first, second):
            spent = sum(line["seconds"][spec] for line in lines) / sum(line["decisions"][spec] for line in lines)
            text += f"; {spec} {spent:.3f} s a decision, longest {max(line['longest'][spec] for line in lines):.1f} s"
        print(text)


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays two bots against each other.")
    parser.add_argument("game", nargs="?")
    parser.add_argument("first", nargs="?")
    parser.add_argument("second", nargs="?")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="duels")
    parser.add_argument("--out", type=Path, default=Path("build/duels"))
    parser.add_argument("--moves", type=Path)
    parser.add_argument("--show", type=Path)
    given = parser.parse_args()
    if given.show is not None:
        show(given.show)
        return
    admit([given.first.partition("?")[0], given.second.partition("?")[0]])
    game = load_game(given.game)
    given.out.mkdir(parents=True, exist_ok=True)
    match = f"{game.id}-{given.first}-{given.second}-{given.players}-{given.seed}"
    file = given.out / (re.sub(r"[^\w.=-]+", "-", match) + ".jsonl")
    known = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    done = {json.loads(line)["n"] for line in known}
    for number in range(given.games):
        if number not in done:
            line, played = play(game, given.first, given.second, given.players, given.seed, number)
            if given.moves is not None:
                given.moves.mkdir(parents=True, exist_ok=True)
                with (given.moves / file.name).open("ab") as moves:
                    moves.write(msgspec.json.encode(played) + b"\n")
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
