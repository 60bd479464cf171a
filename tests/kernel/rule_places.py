"""Where rules are implemented and tested: the citations in code and tests, ranges included. `make rule` prints them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ludoteka.kernel.reference import RULE_ID, load_reference
from ludoteka.kernel.registry import load_game

ROOT = Path(__file__).resolve().parents[2]
RANGE = re.compile(rf"({RULE_ID.pattern})\s+to\s+({RULE_ID.pattern})")
EXAMPLE = re.compile("-(TV|EX|DV)-")
"""Worked examples of the rulebooks: tests cite them, no code implements them by itself."""
Place = tuple[Path, int, str]
Span = tuple[int, int, str]
"""First line, last line and name of a definition."""
MODULE = "the module"
"""Where a citation is that belongs to no definition."""


def uncited(game: str) -> list[str]:
    """The rules of a game's reference that no function, class or constant of its code cites; worked examples aside."""
    found = {rule for rule, places in code_of(game).items() if any(name != MODULE for _, _, name in places)}
    keys = [entry.key for entry in load_reference(load_game(game).folder, "en").entries]
    return [key for key in keys if RULE_ID.fullmatch(key) and not EXAMPLE.search(key) and key not in found]


@cache
def code_of(game: str) -> dict[str, list[Place]]:
    """By rule: the functions, classes and modules of a game whose text cites it."""
    out: dict[str, list[Place]] = {}
    for path in sorted((ROOT / "src" / "ludoteka" / "games" / game).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        spans = list(definitions(ast.parse(text)))
        for rule, at in cited(text):
            line = text.count("\n", 0, at) + 1
            out.setdefault(rule, []).append((path, line, owner(spans, line)))
    return out


def definitions(tree: ast.Module) -> Iterator[Span]:
    """The first and last line and the name of every function, class and constant with its docstring."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.lineno, node.end_lineno or node.lineno, node.name
    for node, following in zip(tree.body, [*tree.body[1:], None], strict=True):
        name = constant(node)
        if name:
            last = following if isinstance(following, ast.Expr) else node
            yield node.lineno, last.end_lineno or node.lineno, name


def constant(node: ast.stmt) -> str:
    """The name that a statement of a module gives to something, if it is one name."""
    match node:
        case ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]):
            return name
    return ""


def owner(spans: list[Span], line: int) -> str:
    """The innermost definition that a line belongs to; a comment right above a function or class counts as its own."""
    inside = [span for span in spans if span[0] <= line <= span[1]]
    if inside:
        return max(inside)[2]
    after = [span for span in spans if 0 < span[0] - line <= 3]
    return min(after)[2] if after else MODULE


def cited(text: str) -> list[tuple[str, int]]:
    """The rules that a text names and where, those inside a range included.

    >>> cited("Move (H3-MAP-01 to H3-MAP-03, H3-MOVE-02).")
    [('H3-MAP-01', 6), ('H3-MAP-03', 19), ('H3-MOVE-02', 30), ('H3-MAP-02', 6)]
    """
    found = [(match.group(), match.start()) for match in RULE_ID.finditer(text)]
    for match in RANGE.finditer(text):
        stem, start = match.group(1).rsplit("-", 1)
        end = match.group(2).rsplit("-", 1)[1]
        if start.isdigit() and end.isdigit():
            between = range(int(start) + 1, int(end))
            found += [(f"{stem}-{number:0{len(start)}d}", match.start()) for number in between]
    return found


def tests_of() -> dict[str, list[Place]]:
    """By rule: the tests that cite it by their mark."""
    out: dict[str, list[Place]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if "mark.rule" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                for mark in map(ast.unparse, node.decorator_list):
                    for rule, _ in cited(mark) if "mark.rule" in mark else ():
                        out.setdefault(rule, []).append((path, node.lineno, node.name))
    return out
