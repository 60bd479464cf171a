"""Puts a mutant into a module: into one that is imported already, or into one that is still to be imported.

The first costs nothing but leaves what ran at import as it was, so it is for code that only tests run.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

Key = tuple[str, int]
"""A function by its qualified name and the line it begins in, which no mutant changes."""


class CannotSwap(Exception):
    """A mutant that the imported module cannot take; it needs an import of its own."""


def functions_in(code: CodeType) -> Iterator[tuple[Key, CodeType]]:
    """The functions of a module, inner ones too."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield (part.co_qualname, part.co_firstlineno), part
            yield from functions_in(part)


def by_key(path: Path, source: str) -> dict[Key, CodeType | None]:
    """The functions of a source; None for a key that two of them share."""
    found: dict[Key, CodeType | None] = {}
    for key, code in functions_in(compile(source, str(path), "exec")):
        found[key] = None if key in found else code
    return found


def swap(path: Path, source: str, broken: str) -> None:
    """Give the functions of an imported module the code of a broken source."""
    was, now = by_key(path, source), by_key(path, broken)
    changed = {key for key in was.keys() | now.keys() if was.get(key) != now.get(key) or was.get(key) is None}
    swapped = 0
    for function in gc.get_objects():
        if not isinstance(function, FunctionType) or function.__code__.co_filename != str(path):
            continue
        key = (function.__code__.co_qualname, function.__code__.co_firstlineno)
        if key not in changed:
            continue
        code = now.get(key)
        if code is None or code.co_freevars != function.__code__.co_freevars:
            raise CannotSwap
        function.__code__ = code
        swapped += 1
    if not swapped:
        raise CannotSwap


class Broken(SourceFileLoader):
    """Reads one module with a mistake in it."""

    source = ""

    def get_code(self, fullname: str) -> CodeType:
        """The code with the mistake, whatever is kept compiled."""
        return compile(self.source, self.path, "exec", dont_inherit=True)


class Finder(MetaPathFinder):
    """Finds one module with a mistake in it, and no other."""

    def __init__(self, path: Path, broken: str) -> None:
        self.path = str(path)
        self.broken = broken

    def install(self) -> None:
        """From now on, importing the module imports the broken one."""
        sys.meta_path.insert(0, self)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """How to import the broken module; None for the others, which are imported as ever."""
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin != self.path:
            return None
        loader = self.loader(fullname)
        loader.source = self.broken
        spec.loader = loader
        return spec

    def loader(self, fullname: str) -> Broken:
        """What reads it."""
        return Broken(fullname, self.path)
