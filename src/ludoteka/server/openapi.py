"""The description of the API, made from the routes and the very types that are read and written."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from ludoteka import __version__
from ludoteka.kernel.game import Game
from ludoteka.server.routes.parameters import PATH_PART, Parameter, parameters
from ludoteka.table import wire

Schema = dict[str, Any]

REF: Final = "#/components/schemas/{name}"
TYPED_BY_GAME: Final = (wire.Position, wire.PastView, wire.SeatRecord, wire.Preview, wire.SetUpCheck)
DESCRIPTIONS: Final = {
    200: "Done",
    201: "Made",
    204: "Done, nothing to tell",
    400: "The request does not fit its description",
    401: "Nobody is signed in",
    403: "Not for you",
    404: "There is no such thing, or not for your eyes",
    409: "Not as things stand",
    413: "Too large",
    429: "Too many requests",
    503: "Not in time; nothing was changed",
}
ABOUT: Final = """\
Play at tables of heavy strategy board games.

Come in with `POST /api/guest` (a browser, by cookie) or with an API token (a program, `Authorization: Bearer …`).
A browser sends `X-CSRF-Token`, told by `/api/me`, with every change.

Every message that changes a table has a `key` the client makes up: sent twice, it counts once. Every change of a table
is an update with the next number. The WebSocket `/api/tables/{table}/live?seat=0&after=12` sends `ToClient` messages:
first exactly the updates after that number, then the position, then whatever comes. It takes `FromClient` messages.
"""


class Types:
    """Collects all types first, because their schemas are made together."""

    def __init__(self) -> None:
        self.types: list[Any] = []
        self.schemas: tuple[Schema, ...] = ()
        self.components: dict[str, Schema] = {}

    def place(self, kind: Any) -> int:
        """Where the schema of a type will be."""
        self.types.append(kind)
        return len(self.types) - 1

    def make(self) -> None:
        schemas, components = msgspec.json.schema_components(self.types, ref_template=REF)
        self.schemas, self.components = tuple(schemas), components


class Operation:
    """One route as the document describes it."""

    def __init__(self, handler: HTTPRouteHandler, path: str, types: Types) -> None:
        self.handler = handler
        self.path = path
        function = handler.fn
        hints = get_type_hints(function, include_extras=True)
        self.owned = "owner" in hints
        self.signed = self.owned or "signed" in hints or "operator" in hints
        self.asks_who = self.signed or "visitor" in hints
        self.parameters = [(each, types.place(each.kind)) for each in parameters(handler)]
        takes: Any = handler.opt.get("takes")
        self.body = None if takes is None else types.place(takes)
        answers: dict[str, Any] | None = handler.opt.get("answers")
        if answers is None:
            media = str(handler.media_type or "application/json").partition(";")[0]
            given = hints["return"]
            given = get_args(given)[0] if get_origin(given) is Response else given
            answers = {} if given in (None, type(None)) else {media: str if media == "text/plain" else given}
        self.answers = {media: types.place(kind) for media, kind in answers.items()}

    def statuses(self) -> list[int]:
        """The problems it may answer with."""
        found = [429, 503]
        if self.parameters or self.body is not None:
            found.append(400)
        if self.asks_who:
            found += [401, 403]
        in_path = any(each.in_path for each, _ in self.parameters)
        if in_path:
            found.append(404)
        if in_path or self.body is not None:
            found.append(409)
        if self.body is not None:
            found.append(413)
        return sorted({*found, *self.handler.opt.get("refuses", ())})

    def described(self, types: Types) -> Schema:
        text = inspect.getdoc(self.handler.fn) or ""
        problem = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
        responses: Schema = {
            str(self.handler.status_code): {
                "description": DESCRIPTIONS[self.handler.status_code],
                **({"content": self.contents(types)} if self.answers else {}),
            }
        }
        responses |= {
            str(status): {"description": DESCRIPTIONS[status], "content": problem} for status in self.statuses()
        }
        out: Schema = {
            "operationId": self.handler.handler_name,
            "summary": text.partition("\n")[0],
            "tags": [self.handler.fn.__module__.rpartition(".")[2]],
            "parameters": [self.parameter(types, *each) for each in self.parameters],
            "responses": dict(sorted(responses.items())),
        }
        if self.body is not None:
            content = {"application/json": {"schema": types.schemas[self.body]}}
            out["requestBody"] = {"required": True, "content": content}
        if self.signed:
            out["security"] = [{"session": []}] if self.owned else [{"session": []}, {"token": []}]
        elif self.asks_who:
            out["security"] = [{}, {"session": []}, {"token": []}]
        return out

    def contents(self, types: Types) -> Schema:
        """The answers by media type."""
        return {media: {"schema": types.schemas[place]} for media, place in self.answers.items()}

    def parameter(self, types: Types, parameter: Parameter, place: int) -> Schema:
        schema = dict(types.schemas[place])
        if parameter.default is not None:
            schema["default"] = parameter.default
        where = "path" if parameter.in_path else "query"
        return {"name": parameter.name, "in": where, "required": parameter.needed, "schema": schema}


def description(handlers: Iterable[Any], games: Mapping[str, Game[Any]]) -> Schema:
    types = Types()
    operations = [
        Operation(handler, path, types)
        for handler in handlers
        if isinstance(handler, HTTPRouteHandler)
        for path in sorted(handler.paths)
    ]
    live = {"FromClient": types.place(wire.FromClient), "ToClient": types.place(wire.ToClient)}
    types.place(wire.Problem)
    variants = {kind.__name__: [typed(kind, game) for game in games.values()] for kind in TYPED_BY_GAME}
    for kinds in variants.values():
        for kind in kinds:
            types.place(kind)
    types.make()
    components = types.components
    for name, place in live.items():
        components[name] = types.schemas[place]
    for name, kinds in variants.items():
        if kinds:
            components[name] = union(components[name], list(games), kinds)
    paths: dict[str, Schema] = {}
    for operation in operations:
        methods = paths.setdefault(PATH_PART.sub(r"{\1}", operation.path), {})
        for method in sorted(operation.handler.http_methods):
            methods[method.lower()] = operation.described(types)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludoteka", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": "ludoteka"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def typed(kind: type[msgspec.Struct], game: Game[Any]) -> type[msgspec.Struct]:
    """A struct with a view as it is for one game."""
    hints = get_type_hints(kind, include_extras=True)
    view: Any = game.view_type()
    if kind in (wire.Position, wire.SetUpCheck):
        view = view | None
    fields: list[Any] = []
    for field in msgspec.structs.fields(kind):
        of: Any = hints[field.name]
        if field.name == "game":
            of = Literal[game.id]
        elif field.name == "view":
            of = view
        fields.append((field.name, of) if field.required else (field.name, of, field.default))
    made = msgspec.defstruct(f"{kind.__name__}_{game.id}", fields, frozen=True, kw_only=True)
    made.__doc__ = f"{kind.__doc__} For {game.id}."
    return made


def union(base: Schema, games: list[str], kinds: list[type[msgspec.Struct]]) -> Schema:
    """One of the variants, told apart by the game."""
    refs = [REF.format(name=kind.__name__) for kind in kinds]
    return {
        "title": base.get("title", ""),
        "description": base.get("description", ""),
        "oneOf": [{"$ref": ref} for ref in refs],
        "discriminator": {"propertyName": "game", "mapping": dict(zip(games, refs, strict=True))},
    }
