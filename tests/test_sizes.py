"""Files and functions stay short enough to be read at once."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("src", "tests", "tools", "benchmarks", "examples")
MOST_LINES = 500
LONGEST_FUNCTION = 60
LONGER = {
    "src/ludoteka/server/migrations/versions/v0001_first.py upgrade",  # a schema that was: nobody may change it
    "src/ludoteka/games/heroes3/bot/worths.py aim_at_win",
    "src/ludoteka/games/heroes3/bot/prospects.py prospects",
}
"""Functions that may be longer."""


def sources() -> list[Path]:
    """All Python files of the project."""
    return sorted(
        path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if "node_modules" not in path.parts
    )


def functions(path: Path) -> list[tuple[str, int]]:
    """The functions and methods of a file, each with its number of lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        (node.name, (node.end_lineno or node.lineno) - node.lineno + 1)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def test_no_file_has_more_than_five_hundred_lines() -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in sources()}
    assert len(lengths) > 1000
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}


def test_no_function_has_more_than_sixty_lines() -> None:
    long = {
        f"{path.relative_to(ROOT)} {name}": lines
        for path in sources()
        for name, lines in functions(path)
        if lines > LONGEST_FUNCTION
    }
    assert {name: lines for name, lines in long.items() if name not in LONGER} == {}
