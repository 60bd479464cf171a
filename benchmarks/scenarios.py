"""Plays the scenarios of Heroes III with bots and writes docs/scenario-results.md from what came of it.

    python benchmarks/scenarios.py --bots random --games 5       every scenario with every number of players
    python benchmarks/scenarios.py --bots hard --games 2 SCENARIO  one scenario; `--players 2` for one number
    python benchmarks/scenarios.py --table                       only write the table

Games are played on the easy difficulty, each from a seed of its own, and their results are added to
benchmarks/scenarios.jsonl, one line a series. A series of the same bots that was played before is replaced; one marked
`earlier` was played by bots that have changed since. `--minutes` stops after that time; what was played until then is
kept. `hard` takes the time it needs: without its clock it plays the same on every machine.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ludoteka.arena.plan import Plan, play_number
from ludoteka.games.heroes3.entries.scenarios import Scenario
from ludoteka.games.heroes3.game import Heroes3Game, load
from ludoteka.kernel.game import Mode

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "scenarios.jsonl"
TABLE = ROOT / "docs" / "scenario-results.md"
TESTS = ROOT / "tests" / "games" / "heroes3"
BOTS = ("random", "greedy", "hard")
TOGETHER = ("cooperative", "campaign")
GROUPS = (
    "Playtested scenarios of the mission book",
    "Drafts of the mission book",
    "Official titles with set-ups of our own",
)

Series = dict[str, Any]


def modes_of(game: Heroes3Game, one: Scenario) -> Iterator[tuple[str, Mode]]:
    """How a scenario can be played, each way with a short name: its players, and whether they form teams."""
    for mode in game.modes_of(game.facts, game.facts.scenario.index(one), one.id):
        teams = " in pairs" if mode.options.get("pairs") else " in teams" if mode.options.get("teams") else ""
        yield f"{mode.seats}{teams}", mode


def play(game: Heroes3Game, one: Scenario, name: str, mode: Mode, bots: str, games: int) -> Series:
    """Play a series and tell what came of it."""
    options = game.read_options({**mode.options, "difficulty": "easy"})
    wins = [0] * mode.seats
    lost = 0
    decisions = 0
    plan = Plan(game.id, [], mode.seats, {}, [bots] * mode.seats, games, f"scenarios {one.id} {name}")
    for number in range(games):
        result = play_number(game, plan, options, number)
        winners = [seat for seat, place in enumerate(result.places) if place == 1]
        for seat in winners:
            wins[seat] += 1
        lost += not winners
        decisions += result.decisions
    return {"scenario": one.id, "players": name, "bots": bots, "games": games, "wins": wins, "lost": lost,
            "decisions": round(decisions / games)}  # fmt: skip


def results() -> list[Series]:
    """What was measured so far."""
    return [json.loads(line) for line in RESULTS.read_text().splitlines()] if RESULTS.exists() else []


def keep(series: Series) -> None:
    """Add a series, in the place of an older one of the same kind."""
    key = ("scenario", "players", "bots")
    kept = [other for other in results() if any(other[name] != series[name] for name in key)]
    kept.append(series)
    kept.sort(key=lambda each: (each["scenario"], each["players"], BOTS.index(each["bots"])))
    RESULTS.write_text("".join(json.dumps(each) + "\n" for each in kept))


def told(series: Series | None, together: bool) -> str:
    """What came of a series in a cell: games won of games played, or wins by seat and games that all lost."""
    if series is None:
        return ""
    mark = "*" if series.get("earlier") else ""
    if together:
        return f"{max(series['wins'])} of {series['games']}{mark}"
    text = "-".join(str(wins) for wins in series["wins"])
    return f"{text}, {series['lost']} lost{mark}" if series["lost"] else text + mark


def table(game: Heroes3Game, one: Scenario, measured: dict[tuple[str, str, str], Series]) -> Iterator[str]:
    """The lines of one scenario, one for each number of players."""
    first = True
    for name, mode in modes_of(game, one):
        kind = next((plan.mode for plan in one.modes if plan.players == mode.seats), one.mode)
        cells = [told(measured.get((one.id, name, bots)), kind in TOGETHER) for bots in BOTS]
        title = f"{one.name}, {kind}, {length(one)} rounds" if first else ""
        yield f"| {title} | {name} | {' | '.join(cells)} |"
        first = False


def length(one: Scenario) -> str:
    """How many rounds are played at most; fewer on some difficulties, more after a tie."""
    last = one.rounds + one.extra_rounds
    fewest = last - max(one.fewer_rounds)
    more = max((win.sudden_death for win in one.wins), default=0)
    text = str(last) if fewest == last else f"{fewest} or {last}"
    return f"{text}, up to {last + more} after a tie" if more else text


def rules_of(one: Scenario) -> str:
    """The special rules of a scenario by the words of its file."""
    words: list[str] = [rule.rule for rule in one.rules]
    words += [event.deed for event in one.timed]
    words += [name for name in ("fields", "links", "places", "armies", "bosses", "titles") if getattr(one, name)]
    words += ["ai"] if one.ai is not None else []
    words += ["quest"] if one.quest is not None else []
    return ", ".join(f"`{word}`" for word in dict.fromkeys(words)) or "none"


def group_of(one: Scenario) -> int:
    """Where a scenario is listed: by how much people have tried it."""
    return 2 if one.source == "designed" else 1 if one.draft else 0


def tests_of(one: Scenario) -> str:
    """The files of tests that name a scenario."""
    found = [path.name for path in sorted(TESTS.glob("test_*.py")) if f'"{one.id}"' in path.read_text()]
    return ", ".join(f"`{name}`" for name in found)


def written(game: Heroes3Game) -> str:
    """The whole page."""
    measured = {(each["scenario"], each["players"], each["bots"]): each for each in results()}
    lines = [
        "# What came of the scenarios",
        "",
        "Bots of one kind at all seats, easy difficulty, every game played to its end. Scenarios that are played alone",
        "or together show games won of games played. The others show wins by seat, in the order of the seats (allies",
        "win together, and equals share a victory), and how many games everybody lost. An empty cell was not played;",
        "with an asterisk it was played by bots that have learned since.",
        "`benchmarks/scenarios.py` plays the games and writes this page from `benchmarks/scenarios.jsonl`.",
    ]
    for group, title in enumerate(GROUPS):
        lines += ["", f"## {title}", "", "| scenario | players | random | greedy | hard |", "|---|---|---|---|---|"]
        for one in game.content.scenario:
            if group_of(one) == group:
                lines += table(game, one, measured)
    lines += ["", "## Special rules and their tests", ""]
    lines += ["The words are those of the scenario files ([scenarios.md](scenarios.md)); the tests are in"]
    lines += [
        "`tests/games/heroes3`.",
        "",
        "| scenario | special rules and events | tests that name it |",
        "|---|---|---|",
    ]
    lines += [f"| {one.name} | {rules_of(one)} | {tests_of(one)} |" for one in game.content.scenario]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str]) -> None:
    """Play what was asked for and write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenarios", nargs="*", help="their ids; all if none is named")
    parser.add_argument("--bots", choices=BOTS, default="random")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--players", help="only with this many, such as 2 or '4 in teams'")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no series after this time")
    parser.add_argument("--missing", action="store_true", help="only what was never played")
    parser.add_argument("--table", action="store_true", help="play nothing")
    asked = parser.parse_args(arguments)
    game = load()
    game.lore.levels().hard_seconds = 0.0  # on a busy machine its clock would make it play worse
    until = time.monotonic() + 60 * asked.minutes
    for one in [] if asked.table else game.content.scenario:
        for name, mode in modes_of(game, one):
            if (asked.scenarios and one.id not in asked.scenarios) or asked.players not in (None, name):
                continue
            known = any(
                each["scenario"] == one.id and each["players"] == name and each["bots"] == asked.bots
                for each in results()
                if not each.get("earlier")
            )
            if time.monotonic() > until or (asked.missing and known):
                continue
            series = play(game, one, name, mode, asked.bots, asked.games)
            keep(series)
            print(json.dumps(series), flush=True)
    TABLE.write_text(written(game))


if __name__ == "__main__":
    main(sys.argv[1:])
