"""One-place mutants: every small mistake that could be made in a module, as a change of its text.

    for mutant in mutants_of(source):
        broken = mutant.applied(source)

A good test suite fails for nearly each of them. Nothing outside functions is changed, and nothing that only speaks to
the type checker or to whoever wrote a wrong rule: annotations, docstrings, asserts, raised errors.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
}
ONE_WAY = (ast.Sub, ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift)
"""Operators whose operands cannot be swapped without another result."""

EITHER_WAY = ("adjacent", "allied", "distance", "max", "min")
"""Functions of which the order of arguments makes no difference."""

NOUGHT = ("FEW",)
"""Constants that are 0: to add them or to subtract them is the same."""


class Mutant(NamedTuple):
    """A change of a module in one place."""

    line: int
    start: int
    """Where the changed text begins in the encoded source, in bytes."""
    end: int
    was: str
    now: str

    def applied(self, source: str) -> str:
        """The module with this change."""
        data = source.encode()
        return (data[: self.start] + self.now.encode() + data[self.end :]).decode()

    def __str__(self) -> str:
        was, now = (" ".join(text.split()) for text in (self.was, self.now))
        return f"{was}  ->  {now}"


def mutants_of(source: str) -> list[Mutant]:
    """Every mutant of a module, in the order of the text."""
    offsets = [0]
    for row in source.encode().split(b"\n"):
        offsets.append(offsets[-1] + len(row) + 1)
    found: set[Mutant] = set()
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            for node in changeable(function):
                if node is function.body[-1] and returns_nothing(node):
                    continue  # nothing is what the caller gets without it
                start = offsets[node.lineno - 1] + node.col_offset
                end = offsets[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
                was = source.encode()[start:end].decode()
                found.update(Mutant(node.lineno, start, end, was, now) for now in changed(node) if now != was)
    return sorted(found, key=lambda mutant: (mutant.start, mutant.end, mutant.now))


def changeable(function: ast.FunctionDef) -> Iterator[ast.expr | ast.stmt]:
    """The statements and expressions of a function's body that a mistake could be in."""
    body = function.body
    if ast.get_docstring(function, clean=False) is not None:
        body = body[1:]
    waiting: list[ast.AST] = list(reversed(body))
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.Assert, ast.Raise, ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)):
            continue
        if isinstance(node, (ast.expr, ast.stmt)) and not is_text(node):
            yield node
        if isinstance(node, ast.JoinedStr):
            continue
        skipped = node.annotation if isinstance(node, ast.AnnAssign) else None
        waiting += [child for child in ast.iter_child_nodes(node) if child is not skipped]


def returns_nothing(node: ast.AST) -> bool:
    """Whether a statement is `return None` or `return False`: at the end of a function it makes no difference."""
    return isinstance(node, ast.Return) and (node.value is None or ast.unparse(node.value) in ("None", "False"))


def is_text(node: ast.AST) -> bool:
    """Whether a statement is nothing but a string: a docstring of a field."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def changed(node: ast.expr | ast.stmt) -> Iterator[str]:
    """What may stand instead of a node."""
    change = CHANGES.get(type(node))
    if change is not None:
        yield from change(node)


def unparsed(node: ast.expr | ast.stmt) -> str:
    """A node as text, in brackets if it needs them wherever it stands."""
    text = ast.unparse(node)
    bare = isinstance(node, (ast.stmt, ast.Constant, ast.Name, ast.Call, ast.Attribute, ast.Subscript))
    return text if bare else f"({text})"


def of_comparison(node: ast.Compare) -> Iterator[str]:
    """Another comparison; each of a chain by itself."""
    for number, op in enumerate(node.ops):
        ops = [*node.ops[:number], COMPARISONS[type(op)](), *node.ops[number + 1 :]]
        yield unparsed(ast.Compare(node.left, ops, node.comparators))


def of_both(node: ast.BoolOp) -> Iterator[str]:
    """`or` for `and` and the other way round, and each part left out."""
    yield unparsed(ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values))
    for number in range(len(node.values)):
        rest = [*node.values[:number], *node.values[number + 1 :]]
        yield unparsed(rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))


def of_arithmetic(node: ast.BinOp) -> Iterator[str]:
    """Another operator, or the operands swapped."""
    nought = isinstance(node.op, (ast.Add, ast.Sub)) and ast.unparse(node.right) in NOUGHT
    if type(node.op) in ARITHMETIC and not nought:
        yield unparsed(ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))
    if isinstance(node.op, ONE_WAY):
        yield unparsed(ast.BinOp(node.right, node.op, node.left))


def of_negation(node: ast.UnaryOp) -> Iterator[str]:
    if isinstance(node.op, (ast.Not, ast.USub, ast.Invert)):
        yield unparsed(node.operand)


def of_number(node: ast.Constant) -> Iterator[str]:
    """One more and one less; True for False."""
    if isinstance(node.value, bool):
        yield repr(not node.value)
    elif isinstance(node.value, int):
        yield repr(node.value + 1)
        yield repr(node.value - 1) if node.value else "(-1)"


def of_condition(node: ast.IfExp) -> Iterator[str]:
    yield unparsed(ast.IfExp(node.test, node.orelse, node.body))


def is_state(node: ast.expr) -> bool:
    """Whether an argument is the State, which no other could be mistaken for without an error at once."""
    return isinstance(node, ast.Name) and node.id == "s"


def of_call(node: ast.Call) -> Iterator[str]:
    """Two neighbouring arguments swapped, unless their order makes no difference."""
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    if name in EITHER_WAY:
        return
    for number in range(len(node.args) - 1):
        one, two = node.args[number : number + 2]
        alike = ast.unparse(one) == ast.unparse(two)
        if not alike and not any(isinstance(part, ast.Starred) or is_state(part) for part in (one, two)):
            args = [*node.args[:number], two, one, *node.args[number + 2 :]]
            yield unparsed(ast.Call(node.func, args, node.keywords))


def of_nothing(node: ast.stmt) -> Iterator[str]:
    """The statement left out."""
    yield "pass"


def of_return(node: ast.Return) -> Iterator[str]:
    """No return, so that the function goes on; a truth turned round."""
    yield "pass"
    if isinstance(node.value, (ast.Compare, ast.BoolOp)):
        yield f"return not {unparsed(node.value)}"


def of_jump(node: ast.stmt) -> Iterator[str]:
    """`break` for `continue` and the other way round."""
    yield "continue" if isinstance(node, ast.Break) else "break"


CHANGES: dict[type[ast.AST], Callable[..., Iterator[str]]] = {
    ast.Assign: of_nothing,
    ast.AugAssign: of_nothing,
    ast.BinOp: of_arithmetic,
    ast.BoolOp: of_both,
    ast.Break: of_jump,
    ast.Call: of_call,
    ast.Compare: of_comparison,
    ast.Constant: of_number,
    ast.Continue: of_jump,
    ast.Delete: of_nothing,
    ast.Expr: of_nothing,
    ast.IfExp: of_condition,
    ast.Return: of_return,
    ast.UnaryOp: of_negation,
}
