"""Bots from outside: those that installed packages offer, and any class by `module:Class`.

Naming such a bot runs its code, so nothing here happens by itself: whoever reads a name from a person whose machine it
is, a command line for example, admits it. A name in a record or in a request does not.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import Final

from ludoteka.bots.bot import Bot
from ludoteka.bots.names import BOTS, GROUP, Maker, installed, known_part, unknown
from ludoteka.kernel.errors import BadOption

SHORT: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
TARGETS: Final[dict[str, str]] = {}
"""What the short names stand for."""


def admit(names: Iterable[str]) -> None:
    """Let bots from outside be made by these names in this process; names that are known already change nothing.

    A class is found in installed packages and, last of all, in the folder one is in.
    """
    for name in names:
        family, _, rest = name.strip().partition(":")
        if family == "curious" and rest:
            admit([rest])
            continue
        key, _ = known_part(name)
        if key in BOTS:
            continue
        if family in installed():
            BOTS[family] = maker_of(family, next(iter(entry_points(group=GROUP, name=family))).load())
        elif ":" in key:
            BOTS[key] = maker_of(key, class_at(name, key))
        else:
            raise not_found(name)


def allow(bots: Iterable[str]) -> list[str]:
    """Let bots be made by short names, given as `name` of an installed one or `name=module:Class`; these names."""
    names: list[str] = []
    for each in bots:
        name, _, target = each.partition("=")
        if not SHORT.fullmatch(name):
            raise BadOption(f"bot {each!r}; expected a name of small letters and digits, or name=module:Class")
        if not target:
            admit([name])
        elif TARGETS.get(name) != target:
            if name in BOTS:
                raise BadOption(f"bot {each!r}: there is a bot called {name} already; expected another name")
            admit([target])
            key, setting = known_part(target)
            if setting:
                raise BadOption(f"bot {each!r}: expected name=module:Class without a setting")
            BOTS[name] = BOTS[key]
            TARGETS[name] = target
        names.append(name)
    return names


def allowed_name(bot: str) -> str:
    """The name under which an allowed bot is known."""
    return bot.partition("=")[0]


def class_at(name: str, key: str) -> object:
    """What stands at `module:Class`."""
    module, _, attribute = key.partition(":")
    if not all(part.isidentifier() for part in module.split(".")):
        raise not_found(name)
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if not is_about(error, module):
            raise
        found = from_here(name, module)
    if not hasattr(found, attribute):
        raise BadOption(f"bot {name!r}: module {module} has no {attribute}; expected module:Class")
    return getattr(found, attribute)


def from_here(name: str, module: str) -> ModuleType:
    """A module in the folder one is in; the folder stays on the path, because worker processes look there too."""
    sys.path.append(os.getcwd())
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        sys.path.pop()
        if not is_about(error, module):
            raise
        raise not_found(name) from None


def not_found(name: str) -> BadOption:
    """No bot of the house or of a package has this name, and it is not a class of a module."""
    return unknown(name, [*BOTS, *installed()], ", or module:Class for one of your own")


def is_about(error: ModuleNotFoundError, module: str) -> bool:
    """Whether a module itself is missing, not something that it needs."""
    return error.name is not None and f"{module}.".startswith(f"{error.name}.")


def maker_of(key: str, found: object) -> Maker:
    """How to make a bot of what a name stands for: a class of bots, or a function that makes one."""
    if isinstance(found, type):
        if issubclass(found, Bot):
            return found.made
        raise BadOption(f"bot {key!r}: {found.__name__} is not a subclass of ludoteka.bots.Bot")
    if not callable(found):
        raise BadOption(f"bot {key!r} is a {type(found).__name__}; expected a subclass of ludoteka.bots.Bot")
    maker: Maker = found
    return maker
