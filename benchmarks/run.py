"""Measures this engine and its peers in one interleaved run, each on one core; see README.md.

python benchmarks/run.py [--repeat 3] [--seconds 3] [--peers FOLDER] [--json FILE] [GAME ...]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

NOT_INSTALLED = 77
FIGURES = ("decisions_per_second", "games_per_second", "copies_per_second")
PEERS = Path(__file__).parent / "peers"


def main(words: Sequence[str] | None = None) -> int:
    """Measure, print the table, and write the figures if asked."""
    arguments = parser().parse_args(words)
    contestants = {"ludoteka": ours(arguments.games, arguments.seconds)}
    contestants.update({file.stem: command_of(file, arguments.seconds) for file in peers_in(arguments.peers)})
    best: dict[str, dict[str, Any]] = {}
    skipped: dict[str, str] = {}
    for _ in range(arguments.repeat):
        for name, command in contestants.items():
            if name not in skipped:
                measure(name, command, best, skipped)
    print(table(best))
    for name, why in skipped.items():
        print(f"skipped: {name}: {why}")
    if arguments.json is not None:
        arguments.json.write_text(json.dumps({"engines": best, "skipped": skipped}, indent=2) + "\n", encoding="utf-8")
    return 0


def parser() -> argparse.ArgumentParser:
    """The command line."""
    found = argparse.ArgumentParser(description="Measure this engine and its peers turn by turn.")
    found.add_argument("games", nargs="*", metavar="GAME", help="our games; by default all that are installed")
    found.add_argument("--repeat", type=int, default=3, help="how often everybody is measured")
    found.add_argument("--seconds", type=float, default=3.0, help="how long each game is played")
    found.add_argument("--peers", type=Path, default=PEERS, help="the folder with the peers' scripts")
    found.add_argument("--json", type=Path, help="a file for the figures")
    return found


def ours(games: Sequence[str], seconds: float) -> list[str]:
    """The command that measures our own games."""
    return [sys.executable, "-m", "ludoteka.cli", "bench", *games, "--seconds", str(seconds), "--json"]


def peers_in(folder: Path) -> list[Path]:
    """The peers' scripts."""
    if not folder.is_dir():
        return []
    files = sorted(file for file in folder.iterdir() if file.is_file() and not file.name.startswith((".", "_")))
    return [file for file in files if file.suffix == ".py" or os.access(file, os.X_OK)]


def command_of(file: Path, seconds: float) -> list[str]:
    """The command that runs a peer's script."""
    start = [sys.executable, str(file)] if file.suffix == ".py" else [str(file)]
    return [*start, "--seconds", str(seconds)]


def measure(name: str, command: list[str], best: dict[str, dict[str, Any]], skipped: dict[str, str]) -> None:
    """Run one contestant once and keep its best figures."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, preexec_fn=one_core)
    if done.returncode:
        lines = done.stderr.strip().splitlines() or ["no reason given"]
        skipped[name] = "not installed" if done.returncode == NOT_INSTALLED else f"exit code {done.returncode}"
        skipped[name] += f": {lines[-1]}"
        best.pop(name, None)
        return
    report = json.loads(done.stdout)
    kept = best.setdefault(name, {**report, "games": []})
    kept["calibration"] = max(report.get("calibration", 0), kept.get("calibration", 0))
    by_game = {(game["game"], game["players"]): game for game in kept["games"]}
    for game in report["games"]:
        known = by_game.get((game["game"], game["players"]))
        if known is None:
            kept["games"].append(game)
            continue
        for figure in FIGURES:
            if figure in game:
                known[figure] = max(known.get(figure, 0), game[figure])


def one_core() -> None:
    """Pin the process to one core, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def table(best: dict[str, dict[str, Any]]) -> str:
    """The figures as a Markdown table."""
    rows = [
        "| engine | game | players | decisions/s | games/s | decisions/game | copies/s |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, report in best.items():
        version = report.get("version") or report.get(name, "")
        label = " ".join(str(part) for part in (name, version, report.get("build", "")) if part)
        for game in report["games"]:
            figures = [game.get(key) for key in (*FIGURES[:2], "decisions_per_game", FIGURES[2])]
            cells = ["–" if figure is None else f"{figure:,.0f}" for figure in figures]
            rows.append(f"| {label} | {game['game']} | {game['players']} | {' | '.join(cells)} |")
    return "\n".join(rows)


if __name__ == "__main__":
    raise SystemExit(main())
