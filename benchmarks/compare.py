"""Compares today's speed with the kept one, as a ratio to the calibration loop; see README.md.

python benchmarks/compare.py [--write] [--baseline FILE] [--seconds 3] [--repeat 3] [--loss 0.25] [GAME ...]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

FIGURES = ("decisions_per_second", "copies_per_second")
BASELINE = Path(__file__).with_name("baseline.json")

Ratios = dict[str, dict[str, float]]
"""Figures divided by the calibration loop's, by build, game and seats."""


def main(words: Sequence[str] | None = None) -> int:
    """Measure, then keep the figures or compare them with the kept ones; 1 if a game became slower."""
    arguments = parser().parse_args(words)
    today: Ratios = {}
    for _ in range(arguments.repeat):
        for name, figures in ratios(measure(arguments.games, arguments.seconds)).items():
            known = today.setdefault(name, dict(figures))
            for figure, value in figures.items():
                known[figure] = max(known[figure], value)
    kept: Ratios = json.loads(arguments.baseline.read_text(encoding="utf-8")) if arguments.baseline.is_file() else {}
    if arguments.write:
        arguments.baseline.write_text(json.dumps({**kept, **today}, indent=2) + "\n", encoding="utf-8")
        return 0
    slower = False
    for name, figures in today.items():
        if name not in kept:
            print(f"{name}: nothing kept to compare with")
            continue
        for figure, value in figures.items():
            change = value / kept[name][figure]
            lost = change < 1 - arguments.loss
            slower = slower or lost
            print(f"{name}: {figure} {change:.2f} of the kept{'  SLOWER' if lost else ''}")
    return int(slower)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    found = argparse.ArgumentParser(description="Compare today's speed with the kept one.")
    found.add_argument("games", nargs="*", metavar="GAME", help="games; by default all that are installed")
    found.add_argument("--write", action="store_true", help="keep today's figures")
    found.add_argument("--baseline", type=Path, default=BASELINE, help="where the figures are kept")
    found.add_argument("--seconds", type=float, default=3.0, help="how long each game is played")
    found.add_argument("--repeat", type=int, default=3, help="how often; the best counts")
    found.add_argument("--loss", type=float, default=0.25, help="how much may be lost before it counts as slower")
    return found


def measure(games: Sequence[str], seconds: float) -> dict[str, Any]:
    """One report of `ludoteka bench`."""
    command = [sys.executable, "-m", "ludoteka.cli", "bench", *games, "--seconds", str(seconds), "--json"]
    report: dict[str, Any] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return report


def ratios(report: dict[str, Any]) -> Ratios:
    """The figures of a report as ratios to its calibration loop."""
    return {
        f"{report['build']} {game['game']} {game['players']}": {
            figure: game[figure] / report["calibration"] for figure in FIGURES
        }
        for game in report["games"]
    }


if __name__ == "__main__":
    raise SystemExit(main())
