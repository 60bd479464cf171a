"""The fields that a class declares, the same on both builds.

A State, a part of one or a figure of the content declares each field once, as an annotation. Where a class has many
instances or many fields, its last declaration keeps them out of a dict:

    class Fleet:
        area: int
        ships: list[int]
        __slots__ = tuple(__annotations__)
"""

from __future__ import annotations

from functools import cache
from typing import TypeVar

T = TypeVar("T")


def fields_of(cls: type) -> tuple[str, ...]:
    """The names of the declared fields, in the order they are declared, inherited ones last.

    >>> class Fleet:
    ...     area: int
    ...     ships: int
    >>> fields_of(Fleet)
    ('area', 'ships')
    """
    return declared(cls)


@cache
def declared(cls: type) -> tuple[str, ...]:
    """The same, worked out once for each class."""
    names: dict[str, None] = {}
    for each in cls.__mro__:
        own = vars(each)
        kept = own.get("__mypyc_attrs__")
        if kept is None:
            kept = [name for name, kind in own.get("__annotations__", {}).items() if not is_of_the_class(kind)]
        names.update(dict.fromkeys(kept))
    return tuple(name for name in names if not name.startswith("__"))


def is_of_the_class(annotation: object) -> bool:
    """Whether an annotation declares something of the class, not a field of each object."""
    return str(annotation).removeprefix("typing.").startswith("ClassVar")


def filled(cls: type[T], entry: object, **given: object) -> T:
    """An object of a class of figures, each field taken from the entry's field of that name unless it is given.

    >>> class Hero:
    ...     needs_land_areas: int
    ...     number: int
    >>> class Entry:
    ...     needs_land_areas = 7
    >>> ajax = filled(Hero, Entry(), number=0)
    >>> ajax.needs_land_areas, ajax.number
    (7, 0)
    """
    made = cls()
    for name in fields_of(cls):
        setattr(made, name, given[name] if name in given else getattr(entry, name))
    return made
