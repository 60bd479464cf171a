"""Where rules are implemented and tested: the citations in code and tests, ranges included. `make rule` prints them.

What has a name but no number, such as `location:library` or `blessing:weak-spot`, is found by the names in its entry of
the content.
"""

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
NAMED = re.compile(r'\b(?:deed|code) = "([a-z_]+)"')
"""What an entry of the content says the rules are to do."""
LIST = re.compile(r"\[\[(\w+)\]\]|(\w+) = \[$")
"""The beginning of a list of entries."""
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
    yield from named(tree, "")
    for node, following in zip(tree.body, [*tree.body[1:], None], strict=True):
        name = constant(node)
        if name:
            last = following if isinstance(following, ast.Expr) else node
            yield node.lineno, last.end_lineno or node.lineno, name


def named(node: ast.AST, inside: str) -> Iterator[Span]:
    """The functions and classes in a piece of code, each with the names around it: `Usurp.use`."""
    for child in ast.iter_child_nodes(node):
        within = inside
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield child.lineno, child.end_lineno or child.lineno, inside + child.name
            within = f"{inside}{child.name}."
        yield from named(child, within)


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


def content_of(game: str, key: str) -> list[Place]:
    """The entries of a game's content behind a text of its reference: `location:library` is `id = "library"`, and among
    several with that id the one in a list of locations."""
    kind, _, word = key.partition(":")
    same_kind: list[Place] = []
    others: list[Place] = []
    for path in sorted((ROOT / "src" / "ludoteka" / "games" / game / "content").rglob("*.toml")):
        in_list = ""
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            heading = LIST.match(line)
            if heading:
                in_list = heading.group(1) or heading.group(2)
            if f'id = "{word}"' in line:
                (same_kind if in_list == kind else others).append((path, number, word))
    return same_kind or others


def names_in(place: Place) -> set[str]:
    """What the rules call an entry of the content and what it does, as words and as constants."""
    path, number, word = place
    lines = path.read_text(encoding="utf-8").splitlines()[number - 1 :]
    block = [lines[0]]
    for line in lines[1:]:
        if line.startswith("[[") or "id = " in line:
            break
        block.append(line)
    return {word, word.replace("-", "_").upper(), *NAMED.findall("\n".join(block))}


def code_naming(game: str, names: set[str]) -> list[Place]:
    """The places of a game's rules where one of these names is a word or a constant that is read."""
    out: list[Place] = []
    for path in sorted((ROOT / "src" / "ludoteka" / "games" / game / "rules").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        spans = list(definitions(tree))
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str() as name) | ast.Name(id=name) if name in names:
                    out.append((path, node.lineno, owner(spans, node.lineno)))
    return sorted(set(out))


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
