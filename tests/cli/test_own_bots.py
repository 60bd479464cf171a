"""Every command that names a bot takes one of one's own, from the folder one is in."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.conftest import Run
from ludoteka.bots import BOTS

TEACHING = "teaching:load"
CODE = """
from ludoteka.bots import Bot

class Last(Bot):
    def choose(self, mind):
        return mind.options[-1]
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a module of bots; nothing of it is known afterwards."""
    known, paths = dict(BOTS), list(sys.path)
    (tmp_path / "lasting.py").write_text(CODE)
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    BOTS.clear()
    BOTS.update(known)
    sys.path[:] = paths
    sys.modules.pop("lasting", None)


@pytest.mark.parametrize(
    "words",
    [
        ("arena", TEACHING, "--bots", "lasting:Last,random", "--games", "2", "--option", "length=short"),
        ("selfplay", TEACHING, "--bot", "lasting:Last", "--games", "2", "--option", "length=short"),
        ("balance", TEACHING, "--bots", "lasting:Last", "--games", "2", "--option", "length=short"),
        ("coverage", TEACHING, "--bot", "lasting:Last", "--games", "1", "--players", "2"),
        ("play", TEACHING, "--human", "0", "--bots", "lasting:Last", "--option", "length=short", "--seed", "1"),
    ],
)
def test_a_bot_by_module_and_class(run: Run, words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("command", ["arena", "balance"])
def test_a_wrong_class_is_refused_before_anything_is_played(run: Run, command: str) -> None:
    result = run(command, TEACHING, "--bots", "lasting:First")
    assert result.exit_code == 2
    assert "module lasting has no First; expected module:Class" in result.stderr


def test_a_saved_match_runs_no_code_by_itself(run: Run, folder: Path) -> None:
    words = ("play", TEACHING, "--seed", "1", "--save", "kept.ludoteka")
    assert run(*words, "--bots", "lasting:Last", typed="quit\n").exit_code == 0
    BOTS.pop("lasting:Last")
    sys.modules.pop("lasting")
    again = ("play", TEACHING, "--resume", "kept.ludoteka")
    refused = run(*again, typed="quit\n")
    assert refused.exit_code == 2
    assert "played with the bot lasting:Last; to run its code again, name it with --bots lasting:Last" in refused.stderr
    assert "lasting" not in sys.modules
    assert run(*again, "--bots", "lasting:Last", typed="quit\n").exit_code == 0
