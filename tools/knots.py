"""Counts what makes the code of the games hard to read, of this tree or of an earlier commit.

python tools/knots.py               this tree
python tools/knots.py b518a840^     that commit beside it
"""

from __future__ import annotations

import ast
import io
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = "src/ludoteka/games"
Functions = (ast.FunctionDef, ast.AsyncFunctionDef)


def tree_of(commit: str, folder: Path) -> Path:
    """The games as they were at a commit, unpacked into a folder."""
    packed = subprocess.run(["git", "archive", commit, GAMES], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def knots(root: Path) -> dict[str, int]:
    """All counts of a tree."""
    games = root / GAMES
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(games.rglob("*.py"))}
    trees = {path: ast.parse(text) for path, text in texts.items()}
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    functions = [node for node in nodes if isinstance(node, Functions)]
    lengths = [len(text.splitlines()) for text in texts.values()]
    return {
        "lines": sum(lengths),
        "longest file": max(lengths),
        "longest function": max((node.end_lineno or node.lineno) - node.lineno + 1 for node in functions),
        "largest import cycle": largest_cycle(root, trees),
        "casts": sum(casts(tree) for tree in trees.values()),
        "asserts that something is not None": sum(1 for node in nodes if asserts_presence(node)),
        "imports in functions": sum(1 for function in functions for node in ast.walk(function) if is_import(node)),
        "constructors": sum(1 for node in functions if node.name == "__init__"),
        "steps appended to the stack": sum(text.count("stack.append") for text in texts.values()),
        "docstrings of three words or fewer": sum(1 for node in nodes if has_short_docstring(node)),
    }


def casts(tree: ast.Module) -> int:
    """How often a module casts a type; Heroes III also casts spells."""
    if not any(
        isinstance(node, ast.ImportFrom) and node.module == "typing" and imports_cast(node) for node in tree.body
    ):
        return 0
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return sum(1 for called in calls if isinstance(called, ast.Name) and called.id == "cast")


def imports_cast(node: ast.ImportFrom) -> bool:
    return any(alias.name == "cast" for alias in node.names)


def is_import(node: ast.AST) -> bool:
    return isinstance(node, ast.Import | ast.ImportFrom)


def asserts_presence(node: ast.AST) -> bool:
    """Whether a statement is an assert that something is not None."""
    if not isinstance(node, ast.Assert):
        return False
    return any(
        isinstance(test, ast.Compare)
        and isinstance(test.ops[0], ast.IsNot)
        and ast.unparse(test.comparators[0]) == "None"
        for test in ast.walk(node.test)
    )


def has_short_docstring(node: ast.AST) -> bool:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return False
    said = ast.get_docstring(node)
    return said is not None and len(said.split()) <= 3


# -- import cycles ------------------------------------------------------------------------------------------------


def largest_cycle(root: Path, trees: dict[Path, ast.Module]) -> int:
    """How many modules the largest set has in which each imports each other, by whatever way; 1 if there is none."""
    modules = {module_name(root, path): (path, tree) for path, tree in trees.items()}
    imports = {name: set(imported(name, path, tree, set(modules))) for name, (path, tree) in modules.items()}
    reach = {name: reachable(imports, name) for name in modules}
    return max(1 + sum(1 for other in reach[name] if other != name and name in reach[other]) for name in modules)


def module_name(root: Path, path: Path) -> str:
    parts = list(path.relative_to(root / "src").with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(name: str, path: Path, tree: ast.Module, known: set[str]) -> Iterator[str]:
    """The modules of the games that one imports, anywhere but for the type checker alone."""
    only_types = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if node in only_types:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found = inner if inner in known else node.module
                if found in known and found != name:
                    yield found


def reachable(imports: dict[str, set[str]], start: str) -> set[str]:
    """Every module that is imported by one, directly or by way of others."""
    found: set[str] = set()
    edge = [start]
    while edge:
        for other in imports[edge.pop()]:
            if other not in found:
                found.add(other)
                edge.append(other)
    return found


def main() -> None:
    now = knots(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        before = knots(tree_of(sys.argv[1], Path(folder))) if len(sys.argv) > 1 else None
    print(f"| games | {sys.argv[1]} | now |\n|---|---|---|" if before else "| games | now |\n|---|---|")
    for name, count in now.items():
        was = f" {before[name]:,} |" if before else ""
        print(f"| {name} |{was} {count:,} |")


if __name__ == "__main__":
    main()
