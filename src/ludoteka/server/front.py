"""The front door: every request passes here for its limits, its origin, its headers, its line in the log."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from ludoteka.server import metrics
from ludoteka.server.hosts import Hosts
from ludoteka.server.limits import Limits, address_of
from ludoteka.server.settings import COOKIE, Settings
from ludoteka.server.shares import BODIES_EACH, BODIES_TOGETHER
from ludoteka.table.errors import Refusal, busy, too_many_requests
from ludoteka.table.turns import Room
from ludoteka.table.wire import Problem

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

CREDENTIALS: Final = "ludoteka.credentials"
COOKIE_NAME: Final = "ludoteka.cookie"
BY_NAME: Final = "ludoteka.headers"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
WATCHED: Final = ("/health", "/ready", "/metrics")
"""What operators ask, however busy the server is."""
PUBLIC: Final = "/api/games"
"""Where the answers are for everybody; all others of the API are nobody else's business."""
NO_STORE: Final = (b"cache-control", b"no-store")

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

UNKNOWN_HOST: Final = "this server does not know that name; the operator can allow it with --allowed-hosts"

NO_ORIGIN: Final = "the proxy does not say where this request comes from; it has to send X-Forwarded-For"

log = logging.getLogger("ludoteka.requests")


class Work:
    """A request that is worked on, from the moment when all of it is there: who sends slowly takes nobody's place."""

    __slots__ = ("begun", "front", "source")

    def __init__(self, front: Front, source: Receive) -> None:
        self.front = front
        self.source = source
        self.begun = False

    async def receive(self) -> Message:
        message = await self.source()
        if message["type"] == "http.request" and not message.get("more_body", False):
            self.begin()
        return message

    def begin(self) -> None:
        if not self.begun:
            self.begun = True
            self.front.working += 1

    def end(self) -> None:
        if self.begun:
            self.front.working -= 1


class Front:
    """An ASGI application around the real one."""

    def __init__(self, app: App, express: App, settings: Settings, limits: Limits, methods: dict[str, str]) -> None:
        self.app = app
        self.express = express
        self.methods = methods
        self.limits = limits
        self.hosts = Hosts(settings)
        self.cookie = settings.cookie
        self.most = settings.most_requests
        self.behind_proxy = settings.behind_proxy
        self.working = 0
        self.ordinary = settings.body_kilobytes << 10
        self.largest = max(self.ordinary, settings.import_kilobytes << 10)
        self.bodies = Room(BODIES_EACH * self.largest, BODIES_TOGETHER * self.largest)
        self.headers = [*HEADERS, TRANSPORT] if settings.secure else list(HEADERS)
        self.origin = origin_of(settings.public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        scope[COOKIE_NAME] = self.cookie
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            if self.refusal(scope) is None and self.same_origin(scope):
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": "refused"})
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
                message["headers"] = self.complete(scope, message.get("headers", ()))
            await send(message)

        work = Work(self, receive)
        size = self.large(scope)
        try:
            refused = self.refusal(scope) or self.overload(scope) or self.no_room(scope, size)
            size = 0 if refused is not None else size
            if refused is None and scope["method"] not in SAFE and not self.same_origin(scope):
                refused = Refusal(403, Problem(error="foreign-origin", message="this request comes from another site"))
            if refused is not None:
                await refuse(answer, refused)
            else:
                if not sends_body(scope):
                    work.begin()
                await self.express(scope, work.receive, answer)
        finally:
            work.end()
            if size:
                self.bodies.leave(address_of(scope), size)
            seconds = time.perf_counter() - begun
            route = str(scope.get("path_template") or "none")
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.requests(method, route, status).inc()
            metrics.request_seconds(route).observe(seconds)
            if log.isEnabledFor(logging.INFO):
                details = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
                log.info("request", extra=details)

    def complete(self, scope: Scope, given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """The headers of an answer with those that every answer has."""
        headers = list(given)
        present = {name.lower() for name, _ in headers}
        headers += [pair for pair in self.headers if pair[0] not in present]
        route = str(scope.get("path_template"))
        if scope["method"] == "OPTIONS" and route in self.methods:
            headers = [pair for pair in headers if pair[0] != b"allow"]
            headers.append((b"allow", self.methods[route].encode()))
        path = str(scope["path"])
        if b"cache-control" not in present and path.startswith("/api/") and not path.startswith(PUBLIC):
            headers.append(NO_STORE)
        return headers

    def refusal(self, scope: Scope) -> Refusal | None:
        """Why whoever asks is not even listened to: by a name that is not ours, past the proxy, or too often."""
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if len(hosts) > 1 or not self.hosts.ours(hosts[0].decode("latin-1") if hosts else ""):
            return Refusal(421, Problem(error="unknown-host", message=UNKNOWN_HOST))
        if self.behind_proxy and scope["path"] not in WATCHED and not has(scope, b"x-forwarded-for"):
            return Refusal(403, Problem(error="refused", message=NO_ORIGIN))
        wait = self.limits.addresses.spend(address_of(scope))
        if wait > 0:
            metrics.LIMITED.labels("address").inc()
            return too_many_requests(wait)
        return None

    def overload(self, scope: Scope) -> Refusal | None:
        """Why a request would wait for too long; what operators ask is always answered."""
        if not self.most or self.working < self.most or scope["path"] in WATCHED:
            return None
        metrics.LIMITED.labels("capacity").inc()
        return busy("the server is busy; try again in a moment")

    def large(self, scope: Scope) -> int:
        """How many bytes a request will take, if they are more than an ordinary one may have."""
        if scope["method"] in SAFE:
            return 0
        headers = headers_of(scope)
        length = headers.get(b"content-length", b"")
        if length.isdigit():
            size = int(length[:20])
            return size if self.ordinary < size <= self.largest else 0
        return self.largest if b"transfer-encoding" in headers else 0

    def no_room(self, scope: Scope, size: int) -> Refusal | None:
        """Why a large request is not even read: others of the same address, or of all, take all room there is."""
        if not size or self.bodies.enter(address_of(scope), size):
            return None
        metrics.LIMITED.labels("large").inc()
        return busy("too many large requests at a time; try again in a moment", retry=5)

    def same_origin(self, scope: Scope) -> bool:
        """Whether a browser says that the request comes from our own pages; programs say nothing."""
        headers = headers_of(scope)
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return False
        origin = headers.get(b"origin")
        if origin is None:
            return True
        try:
            host = urlsplit(origin.decode("latin-1")).netloc
        except ValueError:
            return False
        own = self.origin or headers.get(b"host", b"").decode("latin-1")
        return bool(host) and host == own


def origin_of(url: str) -> str:
    """Host and port of the address players use."""
    return urlsplit(url).netloc


def headers_of(scope: Scope) -> dict[bytes, bytes]:
    """The headers of a request by their names, put together once."""
    found: dict[bytes, bytes] | None = scope.get(BY_NAME)
    if found is None:
        found = scope[BY_NAME] = dict(scope["headers"])
    return found


def sends_body(scope: Scope) -> bool:
    """Whether a request says that a body follows."""
    headers = headers_of(scope)
    return b"content-length" in headers or b"transfer-encoding" in headers


def has(scope: Scope, header: bytes) -> bool:
    """Whether a request has a header."""
    return any(name == header for name, _ in scope["headers"])


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
                if label == scope.get(COOKIE_NAME, COOKIE):
                    cookie = held
    return token, cookie


async def refuse(send: Send, refused: Refusal) -> None:
    """Answer with a problem."""
    body = msgspec.json.encode(refused.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.retry is not None:
        headers.append((b"retry-after", str(refused.retry).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
