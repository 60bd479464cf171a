"""What the routes share: who asks, and how problems are answered."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import FromPath, FromQuery, SkipValidation

from ludoteka.server import wire
from ludoteka.server.errors import Refusal, forbidden, malformed, not_signed_in
from ludoteka.server.front import SAFE, credentials
from ludoteka.server.live import problem_of
from ludoteka.server.people import Person
from ludoteka.server.services import Server
from ludoteka.server.wire import Problem

AnyRequest = Request[Any, Any, Any]
Visitor = NamedDependency[SkipValidation[Person | None]]
"""Whoever asks, if they are signed in."""
Signed = NamedDependency[SkipValidation[Person]]
"""Whoever asks; refused if nobody is signed in."""
TableId = FromPath[wire.Id]
SeatQuery = FromQuery[wire.SeatNumber | None]
CodeQuery = FromQuery[wire.Code]
Services = NamedDependency[SkipValidation[Server]]

T = TypeVar("T")


def read(kind: type[T], body: bytes) -> T:
    """A request as its type, and nothing that merely resembles it; but 3.0 is as whole a number as 3."""
    try:
        try:
            return msgspec.json.decode(body, type=kind)
        except msgspec.ValidationError as error:
            if b"." not in body and b"e" not in body.lower():
                raise
            plain = whole_numbers(msgspec.json.decode(body))
            try:
                return msgspec.convert(plain, kind)
            except msgspec.ValidationError:
                raise error from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise malformed(str(error)) from None


def whole_numbers(value: object) -> object:
    """JSON data in which whole numbers are written as such."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 1 << 53:
        return int(value)
    if isinstance(value, list):
        return [whole_numbers(item) for item in value]
    if isinstance(value, dict):
        return {name: whole_numbers(item) for name, item in value.items()}
    return value


SIGNED: dict[str, Any] = {"security": [{"session": []}, {"token": []}]}
"""Marks a route for the description of the API: one has to be signed in."""


async def person_of(server: Server, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """Whoever is behind a connection: by token, or by cookie."""
    token, cookie = credentials(connection.scope)  # type: ignore[arg-type]
    if token:
        return await server.people.by_token(token)
    if cookie:
        return await server.people.by_session(cookie)
    return None


async def visitor(request: AnyRequest, server: Services) -> Person | None:
    """Whoever asks. A change that rests on a cookie must prove that our own pages sent it."""
    person = await person_of(server, request)
    if person is not None and person.csrf and request.method not in SAFE:
        shown = request.headers.get("x-csrf-token", "")
        if not compare_digest(shown.encode(), person.csrf.encode()):
            raise forbidden("csrf", "send the token that /api/me tells as X-CSRF-Token")
    return person


async def signed(visitor: Visitor) -> Person:
    """Whoever asks, who must be signed in."""
    if visitor is None:
        raise not_signed_in()
    return visitor


def answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    """A problem as an answer."""
    body = msgspec.json.encode(problem)
    return Response(body, status_code=status, media_type="application/json", headers=headers or {})


def refused(_: AnyRequest, error: Refusal) -> Response[bytes]:
    """The answer to what a service refuses."""
    headers = {"WWW-Authenticate": "Bearer"} if error.status == 401 else None
    return answer(error.status, problem_of(error), headers)


def invalid(_: AnyRequest, error: ValidationException) -> Response[bytes]:
    """The answer to a request that does not fit its description."""
    faults: list[str] = []
    if isinstance(error.extra, list):
        faults = [f"{each.get('key', '')}: {each.get('message', '')}" for each in error.extra if isinstance(each, dict)]
    return answer(400, Problem(error="malformed", message="; ".join(faults) or str(error.detail)))


def http_problem(_: AnyRequest, error: HTTPException) -> Response[bytes]:
    """The answer to what the framework refuses."""
    codes = {400: "malformed", 404: "not-found", 405: "method", 413: "too-large", 415: "media-type"}
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    code = codes.get(error.status_code, "refused")
    return answer(error.status_code, Problem(error=code, message=str(error.detail)), headers)
