"""The restore drill of docs/operations.md, carried out line by line: back up, restore, play everything again."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludoteka.cli import app
from server.conftest import NewDatabase
from server.kit import Json, Player, inside, key
from server.test_operations import environment

MANUAL = Path(__file__).parents[2] / "docs" / "operations.md"
ME: Json = {"kind": "me"}
pytestmark = pytest.mark.anyio


def drill(kind: str) -> str:
    """The lines of the manual."""
    found = re.search(rf"^```sh restore-{kind}\n(.*?)^```", MANUAL.read_text(), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def carry_out(script: str, folder: Path, *more: Path, **variables: str) -> str:
    """Run lines of the manual as they stand, with programs of these folders too; what they print."""
    tools = folder / "bin"
    tools.mkdir()
    program = tools / "ludoteka"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m ludoteka.cli "$@"\n')
    program.chmod(0o755)
    given = {**environment(), **variables, "PATH": os.pathsep.join(map(str, (tools, *more, os.environ["PATH"])))}
    given["LUDOTEKA_GAMES"] = "teaching:load"
    done = subprocess.run(["sh", "-eu", "-c", script], env=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


async def some_games(database: str) -> None:
    """A game that goes on, one that is over, one that has not begun."""
    async with inside(database) as here:
        eva = await Player.come(here, "Eva")
        await eva.new_table(ME, {"kind": "open"})
        for over in (True, False):
            table = await eva.new_table(ME, ME, start=True)
            for _ in range(6):
                await eva.act_somehow(table, (await eva.view(table, 0))["waiting"][0], lambda options: options[-1])
            if over:
                await eva.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()})


def folders(tmp_path: Path) -> dict[str, Path]:
    found = {name: tmp_path / name.lower() for name in ("BACKUP", "DRILL")}
    for path in found.values():
        path.mkdir()
    return found


async def test_the_drill_on_sqlite(tmp_path: Path) -> None:
    live = tmp_path / "live.db"
    await some_games(f"sqlite:///{live}")
    made = folders(tmp_path)
    told = carry_out(drill("sqlite"), tmp_path, LIVE=str(live), **{name: str(path) for name, path in made.items()})
    assert "3 tables, 2 games with 12 actions played again" in told
    assert "sound" in told
    copy = f"sqlite:///{made['DRILL'] / 'server.db'}"
    async with inside(copy) as here:
        assert len((await here.client().get("/api/tables")).json()["tables"]) == 2, "the lobby leaves out what is over"
    spoil(made["DRILL"] / "server.db")
    found = CliRunner().invoke(app, ["check", "--database", copy, "--game", "teaching:load"])
    assert found.exit_code == 1
    assert "2 faults" in found.stderr


def spoil(path: Path) -> None:
    """Change one hash of one game, and lose an update of another."""
    with sqlite3.connect(path) as c:
        tables = [row[0] for row in c.execute("SELECT id FROM board WHERE actions > 0 ORDER BY id")]
        c.execute("UPDATE action SET hash = 'spoilt' WHERE board = ? AND n = 3", tables[:1])
        c.execute("DELETE FROM news WHERE board = ? AND n = 2", tables[1:2])


async def test_the_drill_on_postgresql(postgres: NewDatabase, tmp_path: Path) -> None:
    live, restored = postgres(), postgres()
    await some_games(live)
    backup = folders(tmp_path)["BACKUP"]
    tools = postgres.server.bin_path  # those of this very database; the machine's own may be older
    told = carry_out(drill("postgres"), tmp_path, tools, LIVE=live, DRILL=restored, BACKUP=str(backup))
    assert "3 tables, 2 games with 12 actions played again" in told
    assert "sound" in told
