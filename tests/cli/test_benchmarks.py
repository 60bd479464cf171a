"""The scripts in benchmarks/ that measure us beside others and beside ourselves of yesterday."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from cli.terminal import TESTS, environment

BENCHMARKS = TESTS.parent / "benchmarks"
QUICK = ("--repeat", "1", "--seconds", "0.05", "teaching:load")


def script(name: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BENCHMARKS / name), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment())


def test_peers_are_measured_beside_us(tmp_path: Path) -> None:
    peers = tmp_path / "peers"
    peers.mkdir()
    report = {"engine": "snail", "version": "0.1", "games": [{"game": "Go", "players": 2, "decisions_per_second": 7}]}
    (peers / "snail.py").write_text(f"print({json.dumps(report)!r})\n")
    (peers / "absent.py").write_text("import sys\nprint('pip install absent', file=sys.stderr)\nsys.exit(77)\n")
    (peers / "_helper.py").write_text("raise SystemExit(1)\n")
    done = script("run.py", *QUICK, "--peers", str(peers), "--json", str(tmp_path / "out.json"))
    assert done.returncode == 0, done.stderr
    assert "| snail 0.1 | Go | 2 | 7 | – | – | – |" in done.stdout
    assert "teaching | 4 |" in done.stdout
    assert "skipped: absent: not installed: pip install absent" in done.stdout
    assert set(json.loads((tmp_path / "out.json").read_text())["engines"]) == {"ludoteka", "snail"}


def test_a_game_that_became_slower_is_found(tmp_path: Path) -> None:
    kept = tmp_path / "baseline.json"
    words = (*QUICK, "--baseline", str(kept))
    assert "nothing kept to compare with" in script("compare.py", *words).stdout
    assert script("compare.py", *words, "--write").returncode == 0
    assert script("compare.py", *words, "--loss", "0.9").returncode == 0
    figures = json.loads(kept.read_text())
    (name,) = figures
    figures[name]["copies_per_second"] *= 100
    kept.write_text(json.dumps(figures))
    done = script("compare.py", *words, "--loss", "0.9")
    assert done.returncode == 1
    assert "SLOWER" in done.stdout
