"""The parameters of a route: its description and the check before it runs are made from the same types."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ludoteka.table.errors import malformed, not_found

SERVICES: Final = ("server", "visitor", "signed", "owner", "operator", "request", "socket", "body")
NAMED: Final = {"at": "moment"}
"""Parameters that are called otherwise where a person reads of them."""
PATH_PART: Final = re.compile(r"\{(\w+):\w+\}")


class Parameter(msgspec.Struct, frozen=True):
    """One parameter: its name, type, whether it is part of the path, and its default unless it is needed."""

    name: str
    kind: Any
    in_path: bool
    needed: bool
    default: Any


def parameters(handler: BaseRouteHandler) -> tuple[Parameter, ...]:
    """The parameters of a route; none of those that the framework itself adds."""
    function = handler.fn
    return signature(function, frozenset(handler.paths)) if function.__module__.startswith("ludoteka.") else ()


@cache
def signature(function: Callable[..., Any], paths: frozenset[str]) -> tuple[Parameter, ...]:
    """The parameters of a function behind these paths."""
    hints = get_type_hints(function, include_extras=True)
    in_path = {name for path in paths for name in PATH_PART.findall(path)}
    return tuple(
        Parameter(
            name=name,
            kind=without_none(hints[name]),
            in_path=name in in_path,
            needed=each.default is inspect.Parameter.empty,
            default=None if each.default is inspect.Parameter.empty else each.default,
        )
        for name, each in inspect.signature(function).parameters.items()
        if name not in SERVICES
    )


def without_none(kind: Any) -> Any:
    """A type without the framework's marks, and without None: a parameter that may be left out is not null."""
    marks = getattr(kind, "__metadata__", ())
    if any(type(mark).__module__.startswith("litestar.") for mark in marks):
        bare, own = get_args(kind)[0], [mark for mark in marks if not type(mark).__module__.startswith("litestar.")]
        kind = without_none(Annotated[bare, *own] if own else bare)
    if get_origin(kind) is Literal or type(None) not in get_args(kind):
        return kind
    parts = [part for part in get_args(kind) if part is not type(None)]
    out = parts[0]
    for part in parts[1:]:
        out = out | part
    return out


async def fits(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse a request whose parameters do not fit their description."""
    for each in parameters(handler):
        if each.in_path:
            given = [connection.path_params[each.name]]
        else:
            given = connection.query_params.getall(each.name, [])
        if len(given) > 1:
            raise malformed(f"{each.name}: given more than once")
        for value in given:
            try:
                msgspec.convert(value, each.kind, strict=False)
            except msgspec.ValidationError as error:
                # What could never be the name of anything is not there, as for whoever mistypes an address.
                if each.in_path:
                    raise not_found(NAMED.get(each.name, each.name)) from None
                raise malformed(f"{each.name}: {error}") from None
