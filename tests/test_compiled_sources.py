"""What mypyc takes otherwise than Python: looked for in the sources that are compiled."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def compiled() -> list[Path]:
    """The sources that pyproject.toml lists for the compiler."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["ludoteka"]["compiled"]["modules"]
    return sorted({path for pattern in patterns for path in ROOT.glob(pattern) if path.suffix == ".py"})


def floats(tree: ast.AST) -> set[ast.expr]:
    """The expressions of a module that are floats by their places: returned or annotated as such, and what they add."""
    found: set[ast.expr] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and is_float(node.returns):
            returned = [own.value for own in ast.walk(node) if isinstance(own, ast.Return) and own.value is not None]
            found.update(part for value in returned for part in summands(value))
        elif isinstance(node, ast.AnnAssign) and is_float(node.annotation) and node.value is not None:
            found.update(summands(node.value))
    return found


def summands(value: ast.expr) -> list[ast.expr]:
    """An expression, or the parts that it adds and subtracts."""
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add | ast.Sub):
        return summands(value.left) + summands(value.right)
    return [value]


def is_float(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "float"


def divides(expression: ast.AST) -> bool:
    """Whether floats come into an expression: by a number with a point or by a division."""
    return any(
        (isinstance(node, ast.Constant) and isinstance(node.value, float))
        or (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div))
        for node in ast.walk(expression)
    )


def startless_sums(source: str) -> list[int]:
    """The lines with `sum(… for …)` of floats without a start: compiled, it fails where nothing is summed up.

    >>> startless_sums("def worth(ours: list[float]) -> float:\\n    return sum(one for one in ours)")
    [2]
    >>> startless_sums("def worth(ours: list[float]) -> float:\\n    return sum((one for one in ours), 0.0)")
    []
    """
    tree = ast.parse(source)
    expected = floats(tree)
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "sum"
        and len(node.args) == 1
        and not node.keywords
        and isinstance(node.args[0], ast.GeneratorExp)
        and (node in expected or divides(node.args[0].elt))
        and not counts(node.args[0].elt)
    ]


def counts(element: ast.expr) -> bool:
    """Whether a sum only counts: ones, comparisons, lengths."""
    if isinstance(element, ast.Call) and isinstance(element.func, ast.Name):
        return element.func.id in ("len", "int", "bool")
    return isinstance(element, ast.Compare) or (isinstance(element, ast.Constant) and isinstance(element.value, int))


def test_no_compiled_sum_of_floats_lacks_a_start() -> None:
    sources = compiled()
    assert len(sources) > 100
    found = [f"{path.name}:{line}" for path in sources for line in startless_sums(path.read_text(encoding="utf-8"))]
    assert not found, "give the sum a start: sum((… for …), 0.0)"


def test_a_sum_of_floats_without_a_start_is_found() -> None:
    source = "def worth(ours: list[float]) -> float:\n    return {}\n"
    assert startless_sums(source.format("1.0 - sum(one for one in ours)")) == [2]
    assert startless_sums(source.format("sum((one for one in ours), 0.0)")) == []
    assert startless_sums(source.format("sum(1 for one in ours if one)")) == []
    assert startless_sums("shares = sum(one / 2 for one in ours)\n") == [1]
