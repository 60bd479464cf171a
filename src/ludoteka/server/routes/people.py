"""Routes of people: guests, accounts, sessions, tokens."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, RawBody
from msgspec import Meta

from ludoteka.server import wire
from ludoteka.server.commands.guards import check_sleep
from ludoteka.server.front import COOKIE
from ludoteka.server.people import Person, me
from ludoteka.server.routes.common import SIGNED, Cursor, Services, Signed, Visitor, read
from ludoteka.server.services import Server


def cookie(server: Server, secret: str) -> Cookie:
    """The cookie that keeps a browser signed in."""
    return Cookie(
        COOKIE,
        path="/",
        value=secret,
        max_age=server.settings.session_days * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=server.settings.secure,
    )


async def welcome(server: Server, secret: str) -> Response[wire.Me]:
    """Who has just come in, with the cookie."""
    person: Person | None = await server.people.by_session(secret)
    assert person is not None
    return Response(me(person), cookies=[cookie(server, secret)])


@post("/api/guest", status_code=201, opt={"takes": wire.Guest})
async def new_guest(server: Services, body: RawBody) -> Response[wire.Me]:
    """Come in as a guest."""
    data = read(wire.Guest, body)
    return await welcome(server, await server.people.new_guest(data.name))


@post("/api/register", status_code=201, opt={"takes": wire.Registration})
async def register(server: Services, visitor: Visitor, body: RawBody) -> Response[wire.Me]:
    """Make an account; a guest keeps all seats."""
    data = read(wire.Registration, body)
    return await welcome(server, await server.people.register(data, visitor))


@post("/api/login", status_code=200, opt={"takes": wire.SignIn, "refuses": (401,)})
async def login(server: Services, body: RawBody) -> Response[wire.Me]:
    """Sign in to an account."""
    data = read(wire.SignIn, body)
    return await welcome(server, await server.people.sign_in(data))


@post("/api/logout", status_code=204, opt=SIGNED)
async def logout(server: Services, signed: Signed) -> Response[None]:
    """Sign out here."""
    await server.people.sign_out(signed)
    gone = Cookie(COOKIE, path="/", value="", max_age=0, httponly=True, samesite="lax")
    return Response(None, status_code=204, cookies=[gone])


@get("/api/me", opt=SIGNED)
async def get_me(signed: Signed) -> wire.Me:
    """Who one is."""
    return me(signed)


@patch("/api/me", opt={**SIGNED, "takes": wire.Profile})
async def change_me(server: Services, signed: Signed, body: RawBody) -> wire.Me:
    """Change one's name or one's hours of sleep."""
    data = read(wire.Profile, body)
    if isinstance(data.sleep, wire.Sleep):
        check_sleep(data.sleep)
    return me(await server.people.change(signed, data))


@post("/api/me/password", status_code=204, opt={**SIGNED, "takes": wire.NewPassword})
async def change_password(server: Services, signed: Signed, body: RawBody) -> None:
    """Change one's password; all other sessions and all tokens end."""
    data = read(wire.NewPassword, body)
    await server.people.change_password(signed, data.old, data.new)


@post("/api/me/delete", status_code=204, opt={**SIGNED, "takes": wire.Farewell})
async def delete_me(server: Services, signed: Signed, body: RawBody) -> Response[None]:
    """Delete one's account: name, password, tokens, notes and everything one said; bots play on at one's tables."""
    data = read(wire.Farewell, body)
    if signed.login is not None:
        await server.people.check_password(signed, data.password)
    await server.commands.erase(signed)
    await server.people.erase(signed)
    gone = Cookie(COOKIE, path="/", value="", max_age=0, httponly=True, samesite="lax")
    return Response(None, status_code=204, cookies=[gone])


@get("/api/me/tokens", opt=SIGNED)
async def get_tokens(server: Services, signed: Signed) -> wire.Tokens:
    """One's tokens for programs."""
    return wire.Tokens(tokens=await server.people.tokens(signed))


@post("/api/me/tokens", status_code=201, opt={**SIGNED, "takes": wire.NewToken})
async def new_token(server: Services, signed: Signed, body: RawBody) -> wire.Token:
    """A new token for a program; its secret is shown only now."""
    data = read(wire.NewToken, body)
    return await server.people.new_token(signed, data.name)


@delete("/api/me/tokens/{token:str}", status_code=204, opt=SIGNED)
async def delete_token(server: Services, signed: Signed, token: FromPath[wire.Id]) -> None:
    """End a token."""
    await server.people.delete_token(signed, token)


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
