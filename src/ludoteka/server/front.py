"""The front door: every request passes here for its limits, its origin, its headers, its line in the log."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from ludoteka.server import metrics
from ludoteka.server.limits import Limit
from ludoteka.server.people import digest_of
from ludoteka.server.settings import Settings
from ludoteka.server.wire import Problem

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

COOKIE: Final = "ludoteka"
CREDENTIALS: Final = "ludoteka.credentials"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
ENTRIES: Final = ("/api/guest", "/api/register", "/api/login", "/api/me/password", "/api/me/delete")
ENTRY_BURST: Final = 40

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")

log = logging.getLogger("ludoteka.requests")


class Front:
    """An ASGI application around the real one."""

    def __init__(self, app: App, express: App, settings: Settings, methods: dict[str, str]) -> None:
        self.app = app
        self.express = express
        self.methods = methods
        burst = settings.burst_seconds
        self.sessions = Limit(settings.rate, settings.rate * burst)
        self.addresses = Limit(settings.address_rate, settings.address_rate * burst)
        self.entries = Limit(settings.entry_rate, settings.entry_rate * ENTRY_BURST)
        self.headers = [*HEADERS, TRANSPORT] if settings.secure else list(HEADERS)
        self.origin = origin_of(settings.public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            if self.waits(scope)[0] or not self.same_origin(scope):
                await send({"type": "websocket.close", "code": 1008, "reason": "refused"})
            else:
                await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request from its first byte to its line in the log."""
        begun = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                present = {name for name, _ in message.get("headers", ())}
                added = [pair for pair in self.headers if pair[0] not in present]
                if scope["method"] == "OPTIONS" and str(scope.get("path_template")) in self.methods:
                    added.append((b"allow", self.methods[str(scope["path_template"])].encode()))
                    message["headers"] = [pair for pair in message["headers"] if pair[0] != b"allow"]
                message["headers"] = [*message.get("headers", ()), *added]
            await send(message)

        wait, which = self.waits(scope)
        try:
            if wait:
                metrics.LIMITED.labels(which).inc()
                after = math.ceil(wait)
                problem = Problem(
                    error="too-many-requests", message=f"too many requests; wait {after} s", args={"seconds": after}
                )
                await refuse(answer, 429, problem, ((b"retry-after", str(after).encode()),))
            elif scope["method"] not in SAFE and not self.same_origin(scope):
                problem = Problem(error="foreign-origin", message="this request comes from another site")
                await refuse(answer, 403, problem)
            else:
                await self.express(scope, receive, answer)
        finally:
            seconds = time.perf_counter() - begun
            route = str(scope.get("path_template") or "none")
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.requests(method, route, status).inc()
            metrics.request_seconds(route).observe(seconds)
            if log.isEnabledFor(logging.INFO):
                details = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
                log.info("request", extra=details)

    def waits(self, scope: Scope) -> tuple[float, str]:
        """How long whoever asks has to wait, and because of which limit."""
        address = (scope.get("client") or ("unknown",))[0]
        if (wait := self.addresses.spend(address)) > 0:
            return wait, "address"
        secret = shown_secret(scope)
        if secret and self.sessions.rate and (wait := self.sessions.spend(digest_of(secret))) > 0:
            return wait, "session"
        if scope.get("path") in ENTRIES and (wait := self.entries.spend(address)) > 0:
            return wait, "entry"
        return 0.0, ""

    def same_origin(self, scope: Scope) -> bool:
        """Whether a browser says that the request comes from our own pages; programs say nothing."""
        headers = dict(scope["headers"])
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return False
        origin = headers.get(b"origin")
        if origin is None:
            return True
        host = urlsplit(origin.decode("latin-1")).netloc
        own = self.origin or headers.get(b"host", b"").decode("latin-1")
        return bool(host) and host == own


def origin_of(url: str) -> str:
    """Host and port of the address players use."""
    return urlsplit(url).netloc


def shown_secret(scope: Scope) -> str:
    """The cookie or token that came with a request."""
    token, cookie = credentials(scope)
    return token or cookie


def credentials(scope: Scope) -> tuple[str, str]:
    """The token and the cookie that came with a request; looked for once."""
    found: tuple[str, str] | None = scope.get(CREDENTIALS)
    if found is None:
        found = scope[CREDENTIALS] = find_credentials(scope)
    return found


def find_credentials(scope: Scope) -> tuple[str, str]:
    """The token and the cookie among the headers of a request."""
    token = cookie = ""
    for name, value in scope["headers"]:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            token = value[7:].decode("latin-1").strip()
        elif name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                label, _, held = part.strip().partition("=")
                if label == COOKIE:
                    cookie = held
    return token, cookie


async def refuse(send: Send, status: int, problem: Problem, headers: tuple[tuple[bytes, bytes], ...] = ()) -> None:
    """Answer with a problem."""
    body = msgspec.json.encode(problem)
    common = ((b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": [*common, *headers]})
    await send({"type": "http.response.body", "body": body})
