"""The examples in the kernel's docstrings run."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import ludoteka.kernel

NAMES = [module.name for module in pkgutil.walk_packages(ludoteka.kernel.__path__, "ludoteka.kernel.")]


@pytest.mark.parametrize("name", NAMES)
def test_examples(name: str) -> None:
    module = import_module(name)
    if not str(module.__file__).endswith(".py"):
        pytest.skip("a compiled module keeps its examples in its source")
    assert doctest.testmod(module).failed == 0
