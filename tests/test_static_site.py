"""The site of plain files: what its code imports is in it."""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path

import pytest

import ludoteka

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from static_site import CODE, FOR_OTHERS, LEFT_OUT, LIBRARY, NEEDED  # a tool, not a package

PACKAGE = Path(ludoteka.__file__).parent
HERE = {"pyodide", *NEEDED, "ludoteka", *(f"ludoteka.{part}" for part in (*CODE, "games"))}


def packed() -> list[Path]:
    """All Python files of ours that go into the site."""
    found: list[Path] = []
    for part in (*CODE, "games"):
        path = PACKAGE / part
        found += [path] if path.is_file() else path.rglob("*.py")
    return [path for path in found if not set(path.relative_to(PACKAGE).parts) & set(LEFT_OUT)]


def imported(path: Path) -> set[str]:
    """The packages a file imports, wherever in it; of our own the rooms."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module)
    return {".".join(name.split(".")[: 2 if name.startswith("ludoteka.") else 1]) for name in names}


def written_in_c(name: str) -> bool:
    """Whether a module of the library is part of Python itself, and so of Pyodide."""
    found = importlib.util.find_spec(name) if name in sys.stdlib_module_names else None
    return found is not None and not (found.origin or "").endswith(".py")


@pytest.mark.skipif(not (PACKAGE / "kernel" / "state.py").is_file(), reason="needs the sources")
def test_the_site_has_every_module_of_the_library_that_our_code_imports() -> None:
    missing = {
        f"{path.relative_to(PACKAGE)}: {name}"
        for path in packed()
        if str(path.relative_to(PACKAGE)) not in FOR_OTHERS
        for name in imported(path) - LIBRARY - HERE
        if not written_in_c(name)
    }
    assert missing == set()
