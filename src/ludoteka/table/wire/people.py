"""People: signing in, profiles and tokens."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludoteka.table.clocks import Sleep
from ludoteka.table.wire.basics import (
    NO_CONTROL,
    Answer,
    Id,
    Login,
    Name,
    Password,
    Strict,
    Time,
)
from ludoteka.table.wire.moderation import SanctionInfo

Scope = Annotated[Literal["play", "read"], Meta(description="What a token may do: play and look, or only look.")]


class Guest(Strict, frozen=True):
    """A name is all a guest needs; without one the server makes one up, `guest:123`, which clients put into words."""

    name: Name | None = None


class Registration(Strict, frozen=True):
    """An account with a password. Whoever is a guest now keeps all seats."""

    login: Login
    password: Password
    name: Name


class SignIn(Strict, frozen=True):
    """Login and password."""

    login: Annotated[str, Meta(max_length=40, pattern=NO_CONTROL)]
    password: Annotated[str, Meta(max_length=200)]


class Profile(Strict, frozen=True):
    """What one may change about oneself."""

    name: Name | msgspec.UnsetType = msgspec.UNSET
    sleep: Sleep | msgspec.UnsetType | None = msgspec.UNSET


class NewPassword(Strict, frozen=True):
    """The old password and the new one."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Farewell(Strict, frozen=True):
    """The password, from those who have one, to delete the account."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Me(Answer, frozen=True):
    """Who is signed in."""

    id: Id
    name: str
    login: str | None
    sleep: Sleep | None
    csrf: str
    """To be sent as X-CSRF-Token with every change a browser makes; empty for API tokens."""
    operator: bool = False
    """Whether one may use the operator's console."""
    suspended: SanctionInfo | None = None
    """If one is kept out: until when, and why. Nothing else is answered then, but for signing out."""


class NewToken(Strict, frozen=True):
    """A token for a program, named so that one knows later what it is for."""

    name: Name
    scope: Scope = "play"
    days: Annotated[int, Meta(ge=1, le=365, description="After how many days it ends.")] = 90


class Token(Answer, frozen=True):
    """A token for a program; the secret itself is shown only once."""

    id: Id
    name: str
    created: Time
    scope: Scope
    expires: Time
    secret: str | None = None


class Tokens(Answer, frozen=True):
    """All tokens of a person."""

    tokens: list[Token]
