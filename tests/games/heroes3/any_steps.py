"""Steps and decisions with any values; the source tells what they are made of, for compiled ones do not."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import TypeVar

from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.state import Step

SOURCES = Path(__file__).parents[3] / "src"
T = TypeVar("T", bound=Step[Heroes3])


@cache
def makers(module: str) -> dict[str, list[str]]:
    """What the classes of a module are made of, by their names: the types of the arguments."""
    tree = ast.parse((SOURCES / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))
    return {
        node.name: [ast.unparse(each.annotation) for each in made.args.args[1:] if each.annotation]
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        for made in node.body
        if isinstance(made, ast.FunctionDef) and made.name == "__init__"
    }


def has_maker(each: type) -> bool:
    """Whether a class says itself what it is made of."""
    return each.__module__.startswith("ludoteka.") and each.__name__ in makers(each.__module__)


def made(step: type[T], number: int) -> T:
    """A step in which every number is this one and every list has it once."""
    values: dict[str, object] = {"Seat": number, "int": number, "bool": number > 0, "str": ""}
    values |= {"list[int]": [number], "tuple[int, ...]": (number,)}
    wants = next((makers(each.__module__)[each.__name__] for each in step.__mro__ if has_maker(each)), [])
    return step(*(values.get(kind) for kind in wants))
