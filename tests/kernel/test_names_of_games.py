"""Nothing outside a game's folders names a game: a new one is a folder and an entry point."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteka.kernel.registry import game_ids

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "ludoteka"
CLIENT = ROOT / "web" / "src"
NAMES = re.compile("|".join(game_ids()), re.IGNORECASE)
PICTURES = ROOT / "tools" / "web_screenshots.py"
"""Takes pictures of chosen positions of chosen games."""


def ours(folder: Path, *patterns: str) -> list[Path]:
    found = (path for pattern in patterns for path in folder.rglob(pattern))
    apart = {folder / name for name in ("games", "generated", "web")}
    return sorted(path for path in found if not apart & set(path.parents))


def words(path: Path) -> Iterator[str]:
    """Names and texts of a Python file, without its docstrings: those may give examples."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in told:
                yield text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name
            case ast.ImportFrom(module=str(name)):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name


PYTHON = [path for path in (*ours(SOURCE, "*.py"), *ours(ROOT / "tools", "*.py")) if path != PICTURES]
OTHERS = ours(CLIENT, "*.ts", "*.svelte", "*.html", "*.css")


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_python_file_outside_the_games_names_one(path: Path) -> None:
    assert not NAMES.search(path.name)
    examples = {"a short name, such as `hadrians_wall`"}
    assert [word for word in words(path) if NAMES.search(word) and word not in examples] == []


def test_the_client_does_not_name_a_game_outside_its_folder() -> None:
    assert len(OTHERS) > 50
    named = [path for path in OTHERS if not path.name.endswith(".test.ts") and NAMES.search(path.read_text("utf-8"))]
    assert named == []


@pytest.mark.parametrize("name", ["pyproject.toml", "Makefile", "hatch_build.py"])
def test_the_build_names_games_as_entry_points_only(name: str) -> None:
    lines = [line.partition("#")[0] for line in (ROOT / name).read_text(encoding="utf-8").splitlines()]
    points = {f'{game} = "ludoteka.games.{game}:load"' for game in game_ids()}
    assert [line for line in lines if NAMES.search(line) and line not in points] == []
