"""Routes of operations: health and figures."""

from __future__ import annotations

from hmac import compare_digest

from litestar import Response, get

from ludoteka import __version__
from ludoteka.server import metrics, migrations
from ludoteka.server.hosts import is_loopback
from ludoteka.server.routes.common import AnyRequest, Services
from ludoteka.table import wire
from ludoteka.table.errors import not_signed_in

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""What proxies add to a request."""


@get("/health")
async def health(server: Services) -> wire.Health:
    """Whether the server and its database answer."""
    revision = await server.storage.read(migrations.revision)
    return wire.Health(status="ok", version=__version__, revision=revision or "")


@get("/ready")
async def ready(server: Services) -> wire.Ready:
    """Whether the server can keep what it is told: it writes to the database."""
    await server.readiness.check()
    return wire.Ready(status="ready")


@get("/metrics", media_type="text/plain", opt={"refuses": (401,)})
async def get_metrics(server: Services, request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus: for whoever has the token or, if there is none, for this machine only.

    Behind a proxy there has to be one: a proxy on this machine that forgets its headers would open them to everybody.
    """
    token, hidden = server.settings.metrics_token, server.settings.behind_proxy
    shown = request.headers.get("authorization", "").encode()
    if not (compare_digest(shown, f"Bearer {token}".encode()) if token else from_here(request) and not hidden):
        raise not_signed_in()
    body, media_type = metrics.report()
    return Response(body, media_type=media_type)


def from_here(request: AnyRequest) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    near = request.client is not None and is_loopback(request.client.host)
    return near and not any(name in request.headers for name in FORWARDED)


ROUTES = [health, ready, get_metrics]
