"""The examples in the docstrings of all modules run."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import ludoteka

ROOT = Path(str(ludoteka.__file__)).parent
SOURCES = sorted(path for path in ROOT.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8"))


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__")


def test_there_are_examples_below_and_above_the_kernel() -> None:
    assert {module_of(path).split(".")[1] for path in SOURCES} >= {"kernel", "games", "bots", "server"}


@pytest.mark.parametrize("path", SOURCES, ids=module_of)
def test_examples(path: Path) -> None:
    module = import_module(module_of(path))
    if not str(module.__file__).endswith(".py"):
        pytest.skip("a compiled module keeps its examples in its source")
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0
