"""Routes of people: guests, accounts, sessions, tokens."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, RawBody
from msgspec import Meta

from ludoteka.server.limits import address_of
from ludoteka.server.moderation.standing import must_not_be_suspended
from ludoteka.server.people import me
from ludoteka.server.routes.common import (
    ENTRY,
    OWNED,
    SIGNED,
    AnyRequest,
    Cursor,
    Owner,
    Services,
    Signed,
    Visitor,
    in_person,
)
from ludoteka.server.services import Server
from ludoteka.table import wire
from ludoteka.table.commands.guards import check_sleep
from ludoteka.table.person import Person
from ludoteka.table.requests import read


def cookie(server: Server, secret: str) -> Cookie:
    """The cookie that keeps a browser signed in."""
    return Cookie(
        server.settings.cookie,
        path="/",
        value=secret,
        max_age=server.settings.session_days * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=server.settings.secure,
    )


def no_cookie(server: Server) -> Cookie:
    """The cookie that signs a browser out."""
    settings = server.settings
    return Cookie(settings.cookie, path="/", value="", max_age=0, httponly=True, samesite="lax", secure=settings.secure)


async def welcome(server: Server, secret: str) -> Response[wire.Me]:
    """Who has just come in, with the cookie."""
    person: Person | None = await server.people.by_session(secret)
    assert person is not None
    if person.standing.suspended is not None:
        await server.people.sign_out(person)
        must_not_be_suspended(person.standing)
    return Response(me(person), cookies=[cookie(server, secret)])


@post("/api/guest", status_code=201, opt={**ENTRY, "takes": wire.Guest})
async def new_guest(server: Services, body: RawBody) -> Response[wire.Me]:
    """Come in as a guest."""
    data = read(wire.Guest, body)
    return await welcome(server, await server.people.new_guest(data.name))


@post("/api/register", status_code=201, opt={**ENTRY, "takes": wire.Registration})
async def register(server: Services, request: AnyRequest, visitor: Visitor, body: RawBody) -> Response[wire.Me]:
    """Make an account; a guest keeps all seats."""
    data = read(wire.Registration, body)
    guest = None if visitor is None else in_person(visitor)
    return await welcome(server, await server.people.register(data, guest, address_of(request.scope)))


@post("/api/login", status_code=200, opt={**ENTRY, "takes": wire.SignIn, "refuses": (401,)})
async def login(server: Services, request: AnyRequest, body: RawBody) -> Response[wire.Me]:
    """Sign in to an account."""
    data = read(wire.SignIn, body)
    return await welcome(server, await server.people.sign_in(data, address_of(request.scope)))


@post("/api/logout", status_code=204, opt=OWNED)
async def logout(server: Services, owner: Owner) -> Response[None]:
    """Sign out here."""
    await server.people.sign_out(owner)
    return Response(None, status_code=204, cookies=[no_cookie(server)])


@get("/api/me", opt=SIGNED)
async def get_me(signed: Signed) -> wire.Me:
    """Who one is."""
    return me(signed)


@patch("/api/me", opt={**OWNED, "takes": wire.Profile})
async def change_me(server: Services, owner: Owner, body: RawBody) -> wire.Me:
    """Change one's name or one's hours of sleep."""
    data = read(wire.Profile, body)
    if isinstance(data.sleep, wire.Sleep):
        check_sleep(data.sleep)
    return me(await server.people.change(owner, data))


@post("/api/me/password", status_code=204, opt={**OWNED, **ENTRY, "takes": wire.NewPassword})
async def change_password(server: Services, request: AnyRequest, owner: Owner, body: RawBody) -> None:
    """Change one's password; all other sessions and all tokens end."""
    data = read(wire.NewPassword, body)
    await server.people.change_password(owner, data.old, data.new, address_of(request.scope))


@post("/api/me/delete", status_code=204, opt={**OWNED, **ENTRY, "takes": wire.Farewell})
async def delete_me(server: Services, request: AnyRequest, owner: Owner, body: RawBody) -> Response[None]:
    """Delete one's account: name, password, tokens, notes and everything one said; bots play on at one's tables."""
    data = read(wire.Farewell, body)
    if owner.login is not None:
        await server.people.check_password(owner, data.password, address_of(request.scope))
    await server.commands.erase(owner)
    await server.people.erase(owner)
    await server.commands.erase_rest(owner)
    return Response(None, status_code=204, cookies=[no_cookie(server)])


@get("/api/me/tokens", opt=OWNED)
async def get_tokens(server: Services, owner: Owner) -> wire.Tokens:
    """One's tokens for programs."""
    return wire.Tokens(tokens=await server.people.tokens(owner))


@post("/api/me/tokens", status_code=201, opt={**OWNED, "takes": wire.NewToken})
async def new_token(server: Services, owner: Owner, body: RawBody) -> wire.Token:
    """A new token for a program, which ends some day; its secret is shown only now."""
    return await server.people.new_token(owner, read(wire.NewToken, body))


@delete("/api/me/tokens/{token:str}", status_code=204, opt=OWNED)
async def delete_token(server: Services, owner: Owner, token: FromPath[wire.Id]) -> None:
    """End a token."""
    await server.people.delete_token(owner, token)


@get("/api/me/games", opt=SIGNED)
async def get_played(
    server: Services,
    signed: Signed,
    game: FromQuery[Annotated[str, Meta(max_length=40, pattern=wire.NO_CONTROL)] | None] = None,
    cursor: FromQuery[Cursor | None] = None,
) -> wire.PlayedGames:
    """One's own finished games, the latest first; guests have them too."""
    return await server.played.of(signed, game, cursor)


ROUTES = [
    get_played,
    new_guest,
    register,
    login,
    logout,
    get_me,
    change_me,
    change_password,
    delete_me,
    get_tokens,
    new_token,
    delete_token,
]
