"""What the routes share: who asks, and how problems are answered."""

from __future__ import annotations

import logging
from hmac import compare_digest
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, SkipValidation

from ludoteka.server import metrics
from ludoteka.server.front import SAFE, Scope, credentials
from ludoteka.server.limits import address_of
from ludoteka.server.moderation.standing import must_not_be_suspended
from ludoteka.server.services import Server
from ludoteka.server.storage import DatabaseDown
from ludoteka.table import wire
from ludoteka.table.errors import Refusal, forbidden, not_signed_in, too_many_requests
from ludoteka.table.person import Person
from ludoteka.table.wire import Problem

log = logging.getLogger("ludoteka.app")

AnyRequest = Request[Any, Any, Any]
Visitor = NamedDependency[SkipValidation[Person | None]]
"""Whoever asks, if they are signed in."""
Signed = NamedDependency[SkipValidation[Person]]
"""Whoever asks; refused if nobody is signed in."""
Owner = NamedDependency[SkipValidation[Person]]
"""Whoever asks, signed in with a browser; a token is refused."""
Operating = NamedDependency[SkipValidation[Person]]
"""Whoever asks; refused unless they are an operator."""
TableId = FromPath[wire.Id]
SeatQuery = FromQuery[wire.SeatNumber | None]
CodeQuery = FromQuery[wire.Code]
Cursor = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[0-9]{1,15}\.[a-z0-9]{1,16}$(?!\n)")]
"""Where the next page of a list begins."""
Services = NamedDependency[SkipValidation[Server]]

FAREWELL = (("GET", "/api/me"), ("POST", "/api/logout"))
"""All that somebody who is suspended may ask for: why, and to be signed out."""


SIGNED: dict[str, Any] = {"security": [{"session": []}, {"token": []}]}
"""Marks a route for the description of the API: one has to be signed in."""
OWNED: dict[str, Any] = {"security": [{"session": []}]}
"""The same where no token will do."""
ENTRY: dict[str, Any] = {"entry": True}
"""Marks a route at which people come in, or show their password."""


async def may_enter(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse an address that makes guests, accounts or sign-ins too often, however it spells the route."""
    if handler.opt.get("entry"):
        server: Server = connection.app.state.server
        wait = server.limits.entries.spend(address_of(connection.scope))
        if wait > 0:
            metrics.LIMITED.labels("entry").inc()
            raise too_many_requests(wait)


async def person_of(server: Server, scope: Scope) -> Person | None:
    """Whoever is behind a connection, by token or by cookie; refused if they ask too often."""
    token, cookie = credentials(scope)
    if token:
        person = await server.people.by_token(token)
    elif cookie:
        person = await server.people.by_session(cookie)
    else:
        return None
    if person is not None and (wait := server.limits.people.spend(person.id)) > 0:
        metrics.LIMITED.labels("person").inc()
        raise too_many_requests(wait)
    return person


async def visitor_of(server: Server, scope: Scope) -> Person | None:
    """Whoever asks. A change that rests on a cookie must prove that our own pages sent it."""
    person = await person_of(server, scope)
    if person is not None and (scope["method"], scope["path"].rstrip("/")) not in FAREWELL:
        must_not_be_suspended(person.standing)
    if person is not None and person.csrf and scope["method"] not in SAFE:
        shown = next((value for name, value in scope["headers"] if name == b"x-csrf-token"), b"")
        if not compare_digest(shown, person.csrf.encode()):
            raise forbidden("csrf", "send the token that /api/me tells as X-CSRF-Token")
    if person is not None and person.scope == "read" and scope["method"] not in SAFE:
        raise forbidden("token-reads", "this token may only read")
    return person


async def visitor(request: AnyRequest, server: Services) -> Person | None:
    """Whoever asks, if they are signed in."""
    return await visitor_of(server, request.scope)  # type: ignore[arg-type]


async def operator(visitor: Visitor) -> Person:
    """Whoever asks, who must be an operator and signed in by password; a program's token is not enough."""
    if visitor is None:
        raise not_signed_in()
    if not (visitor.standing.operator and visitor.csrf and visitor.login):
        raise forbidden("not-operator", "only operators may do that, signed in with their password")
    return visitor


async def signed(visitor: Visitor) -> Person:
    """Whoever asks, who must be signed in."""
    if visitor is None:
        raise not_signed_in()
    return visitor


async def owner(signed: Signed) -> Person:
    """Whoever asks, who must be signed in with a browser."""
    return in_person(signed)


def in_person(person: Person) -> Person:
    """Whoever asks, who must be there in person: no token speaks for the account itself."""
    if person.scope:
        raise forbidden("token-refused", "a token may not do this; sign in with a browser")
    return person


class Failure(msgspec.Struct, frozen=True):
    """How something that went wrong is answered."""

    status: int
    problem: Problem
    headers: dict[str, str] = {}


def failure(error: Exception, route: str) -> Failure:
    """How an error is answered: a refusal says why, anything else goes to the log and says little."""
    if isinstance(error, Refusal):
        headers = {"WWW-Authenticate": "Bearer"} if error.status == 401 else {}
        retry = error.retry or (error.problem.args.get("seconds", 1) if error.status == 429 else None)
        if retry is not None:
            headers["Retry-After"] = str(retry)
        return Failure(error.status, error.problem, headers)
    if isinstance(error, DatabaseDown):
        log.error("database down", extra={"route": route, "problem": str(error)[:300]})
        problem = Problem(error="database", message="the database does not answer; try again")
        return Failure(503, problem, {"Retry-After": "1"})
    log.error("request failed", exc_info=error, extra={"route": route})
    return Failure(500, Problem(error="broken", message="something went wrong here; nothing was changed"))


def answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    """A problem as an answer."""
    body = msgspec.json.encode(problem)
    return Response(body, status_code=status, media_type="application/json", headers=headers or {})


def failed(request: AnyRequest, error: Exception) -> Response[bytes]:
    """The answer to what a service refuses, and to what goes wrong."""
    found = failure(error, request.scope.get("path_template", ""))
    return answer(found.status, found.problem, found.headers)


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
