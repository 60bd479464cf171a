"""The import direction: the kernel knows nothing above it, and its hot modules nothing of the system."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ludoteka.kernel

FOLDER = Path(ludoteka.kernel.__file__).parent
MODULES = sorted(FOLDER.rglob("*.py"))
LIBRARIES = {"msgspec", "mypy_extensions"}
HOT = {"action", "chance", "codec", "deck", "play", "state"}
IMPURE = {"asyncio", "datetime", "os", "random", "secrets", "socket", "subprocess", "threading", "time", "uuid"}


def imports_of(path: Path) -> set[str]:
    """The names of all modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_kernel_module_imports_only_the_kernel_and_two_libraries(path: Path) -> None:
    import sys

    for name in imports_of(path):
        top = name.split(".")[0]
        if top == "ludoteka":
            assert name.startswith("ludoteka.kernel."), name
        else:
            assert top in LIBRARIES or top in sys.stdlib_module_names, name


@pytest.mark.parametrize("name", sorted(HOT))
def test_the_rules_side_of_the_kernel_has_no_clock_system_or_other_luck(name: str) -> None:
    assert not {module.split(".")[0] for module in imports_of(FOLDER / f"{name}.py")} & IMPURE


def test_the_kernel_does_not_need_its_conformance_kit() -> None:
    for path in MODULES:
        if path.parent == FOLDER:
            assert not any("conformance" in name for name in imports_of(path)), path.name
