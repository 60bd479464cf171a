"""The examples of docs/research.md run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("name", "package", "words", "expected"),
    [
        ("pettingzoo_env.py", "pettingzoo", ["4"], "4 games, won "),
        ("openspiel_env.py", "pyspiel", ["1", "2"], "search against random: "),
    ],
)
def test_an_example_runs(name: str, package: str, words: list[str], expected: str) -> None:
    pytest.importorskip(package)
    command = [sys.executable, str(ROOT / "examples" / name), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(expected)


@pytest.mark.parametrize("name", ["pettingzoo_env.py", "openspiel_env.py"])
def test_an_example_stands_in_the_document_as_it_is(name: str) -> None:
    code = (ROOT / "examples" / name).read_text(encoding="utf-8").split('"""\n', 1)[1].strip()
    document = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert f"`examples/{name}`" in document
    assert code in document
