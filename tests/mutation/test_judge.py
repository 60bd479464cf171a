"""A mutant meets the tests that run its line, in an imported module or in one that is still to be imported."""

from __future__ import annotations

import builtins
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mutation.judge import statement_lines
from mutation.probes import PROBE, with_probes
from mutation.reach import ROOT, Reach, name_of
from mutation.swap import CannotSwap, Finder, swap

SOURCE = """def price(n):
    return n + 2


def priced(prices):
    def cheapest():
        return min(prices) + 2

    return cheapest


class Shop:
    @property
    def open(self):
        return 8 < 20


kept = priced([3, 4])
"""


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "shop_of_mutants.py"
    path.write_text(SOURCE)
    monkeypatch.syspath_prepend(str(tmp_path))
    return path


@pytest.fixture
def shop(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("shop", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_imported_functions_and_methods_take_the_mistake(path: Path, shop: ModuleType) -> None:
    price, one = shop.price, shop.Shop()
    swap(path, SOURCE, SOURCE.replace("n + 2", "n - 2"))
    assert (price(5), one.open, shop.kept()) == (3, True, 5)
    swap(path, SOURCE, SOURCE.replace("8 < 20", "8 > 20"))
    assert one.open is False


def test_functions_made_at_import_take_it_too(path: Path, shop: ModuleType) -> None:
    swap(path, SOURCE, SOURCE.replace("min(prices) + 2", "min(prices) - 2"))
    assert shop.kept() == 1
    assert shop.priced([8])() == 6


def test_a_mistake_that_imported_functions_cannot_take_is_told(path: Path, shop: ModuleType) -> None:
    with pytest.raises(CannotSwap):
        swap(path, SOURCE, SOURCE.replace("return min(prices) + 2", "pass"))
    with pytest.raises(CannotSwap):
        swap(path, SOURCE, SOURCE)


def test_a_module_is_imported_with_the_mistake(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    Finder(path, SOURCE.replace("[3, 4]", "[4, 4]")).install()
    assert importlib.import_module(path.stem).kept() == 6
    monkeypatch.delitem(sys.modules, path.stem)
    assert path.read_text() == SOURCE


BRANCHES = """def rule(a):
    if (
        a
        and a > 3
    ):
        return price(
            a,
            1,
        )
    for b in a:
        pass
    match a:
        case 1:
            pass
        case 2 if a:
            pass
    return a
"""


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        (2, (2, 5)),
        (4, (2, 5)),
        (7, (6, 9)),
        (10, (10, 10)),
        (11, (11, 11)),
        (13, (12, 13)),
        (15, (12, 13)),
        (16, (16, 16)),
    ],
)
def test_a_line_belongs_to_its_statement_and_of_a_block_to_the_head(line: int, lines: tuple[int, int]) -> None:
    assert statement_lines(BRANCHES, line) == range(lines[0], lines[1] + 1)


def test_the_quickest_tests_of_a_line_come_first() -> None:
    path = ROOT / "src" / "rules.py"
    reach = Reach({"a.py::x": 0.3, "a.py::y": 0.1, "b.py::z": 0.2})
    reach.lines[name_of(path)] = {1: [0, 2], 2: [1], 3: []}
    reach.collected[name_of(path)] = [9]
    assert reach.tests_of(path, range(1, 4)) == ["a.py::y", "b.py::z", "a.py::x"]
    assert reach.tests_of(path, [3, 4]) == []
    assert [reach.runs_early(path, [line]) for line in (8, 9)] == [False, True]


def test_probes_tell_which_statements_are_run(monkeypatch: pytest.MonkeyPatch) -> None:
    run = bytearray(11)
    monkeypatch.setattr(builtins, PROBE, run, raising=False)
    source = """from __future__ import annotations
def kind(n):
    "What a number is."
    if n < 0:
        return "below"
    elif n == 0:
        return "nothing"
    for _ in range(2):
        n += 1
    return "above"
"""
    found: dict[str, Any] = {}
    exec(with_probes(source, "numbers", {line: line for line in range(1, 11)}), found)
    assert list(run) == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    for number, said, lines in ((-1, "below", {4, 5}), (0, "nothing", {4, 6, 7}), (1, "above", {4, 6, 8, 9, 10})):
        run[:] = bytes(11)
        assert found["kind"](number) == said
        assert {line for line in range(11) if run[line]} - {3} == lines
    exec(with_probes(source, "numbers", {7: 0}), found)
    run[:] = bytes(11)
    found["kind"](1)
    assert not any(run)
    found["kind"](0)
    assert run[0]
