"""Mutants change one place of a module, and only where a mistake could be."""

from __future__ import annotations

import ast

import pytest

from mutation.places import mutants_of


def changes(body: str, header: str = "def rule(a, b, c):") -> set[str]:
    """What the mutants of a function make of its last line."""
    source = header + "\n    " + body + "\n"
    return {mutant.applied(source).splitlines()[-1].strip() for mutant in mutants_of(source)}


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("x = a < b", "x = (a <= b)"),
        ("x = a >= b", "x = (a > b)"),
        ("x = a == b", "x = (a != b)"),
        ("x = a in b", "x = (a not in b)"),
        ("x = a is None", "x = (a is not None)"),
        ("x = a < b < c", "x = (a < b <= c)"),
        ("x = a and b", "x = (a or b)"),
        ("x = a and b", "x = a"),
        ("x = not a", "x = a"),
        ("x = a - b", "x = (a + b)"),
        ("x = a - b", "x = (b - a)"),
        ("x = a | b", "x = (a & b)"),
        ("x = 3", "x = 4"),
        ("x = 3", "x = 2"),
        ("x = True", "x = False"),
        ("x = a if b else c", "x = (c if b else a)"),
        ("x = f(a, b)", "x = f(b, a)"),
        ("x = 3", "pass"),
        ("a.clear()", "pass"),
        ("a += b", "pass"),
        ("return a", "pass"),
        ("return a < b", "return not (a < b)"),
    ],
)
def test_a_place_becomes_a_mistake(was: str, now: str) -> None:
    assert now in changes(was)


@pytest.mark.parametrize("body", ['"""Says 3."""', "assert a < 3", "raise ValueError(3)", "x: Literal[3]"])
def test_what_only_speaks_to_people_and_tools_is_left_alone(body: str) -> None:
    assert changes(body) == set()


def test_a_function_that_ends_with_nothing_ends_with_nothing_anyway() -> None:
    assert changes("return None") == set()
    assert changes("return None", "def rule(a):\n    if a:\n        return None\n    a.clear()") == {"return None"}
    assert "pass" not in changes("return False")
    assert "pass" in changes("return True")


def test_the_order_of_arguments_is_left_alone_where_it_makes_no_difference() -> None:
    assert changes("x = max(a, b)") == {"pass"}
    assert changes("x = s.allied(a, b)") == {"pass"}
    assert changes("x = a + FEW") == {"pass"}
    assert changes("x = f(NOBODY, NOBODY)") == {"pass"}


def test_nothing_outside_functions_is_changed() -> None:
    assert mutants_of("FEW = 3\nx = FEW < 4\n") == []


def test_mutants_are_whole_modules_with_the_same_number_of_lines() -> None:
    source = 'def rule(a: int) -> int:\n    """Ž."""\n    ž = a + 1  # ž\n    if ž > 3 and a:\n        return 2\n'
    mutants = mutants_of(source)
    assert len(mutants) == len({mutant.applied(source) for mutant in mutants}) >= 10
    for mutant in mutants:
        broken = mutant.applied(source)
        ast.parse(broken)
        assert len(broken.splitlines()) == len(source.splitlines())
        lines = zip(source.splitlines(), broken.splitlines(), strict=True)
        assert [number for number, (was, now) in enumerate(lines, 1) if was != now] == [mutant.line]
