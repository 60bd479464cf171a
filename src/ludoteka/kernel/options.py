"""Options of a game: typed, with defaults, read from text or JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from ludoteka.kernel.errors import BadOption

Choices = Mapping[str, tuple[str, ...]]
"""By option: the values that a game's content allows."""
NO_CHOICES: Final[Choices] = {}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a game's options: subclass it with typed fields and defaults.

    Use `Literal["easy", "hard"]` for closed sets, `bool` for switches, and ints or strings for the rest.
    """


def read_options(kind: type[Options], given: Mapping[str, object], choices: Choices = NO_CHOICES) -> Options:
    """Options from names and values (text or JSON), with a clear error for a wrong one."""
    known = [field.name for field in msgspec.structs.fields(kind)]
    for name in given:
        if name not in known:
            expected = ", ".join(known) if known else "none, this game has no options"
            raise BadOption(f"unknown option {name!r}; expected one of: {expected}")
    clean: dict[str, object] = {}
    for field in msgspec.structs.fields(kind):
        if field.name not in given:
            continue
        value = given[field.name]
        try:
            clean[field.name] = msgspec.convert(value, field.type, strict=False)
        except msgspec.ValidationError:
            raise BadOption(f"option {field.name}={value!r}: expected {expected_values(field.type)}") from None
        allowed = choices.get(field.name)
        if allowed is not None and clean[field.name] not in allowed:
            raise BadOption(f"option {field.name}={value!r}: expected one of: {', '.join(allowed)}")
    try:
        return kind(**clean)
    except (TypeError, ValueError) as error:
        raise BadOption(f"options: {error}") from error


def expected_values(kind: Any) -> str:
    """What an option takes, in words."""
    if get_origin(kind) is Literal:
        return "one of: " + ", ".join(str(value) for value in get_args(kind))
    if kind is bool:
        return "true or false"
    if kind is int:
        return "a whole number"
    return f"a value of type {getattr(kind, '__name__', kind)}"


def describe_options(kind: type[Options], of_content: Choices = NO_CHOICES) -> list[dict[str, object]]:
    """Name, default and permitted values of each option, for menus and forms."""
    rows: list[dict[str, object]] = []
    for field in msgspec.structs.fields(kind):
        choices: list[object] = list(of_content.get(field.name, ()))
        if get_origin(field.type) is Literal:
            choices = list(get_args(field.type))
        elif field.type is bool:
            choices = [True, False]
        default = None if field.default is msgspec.NODEFAULT else field.default
        rows.append({"name": field.name, "default": default, "choices": choices})
    return rows
