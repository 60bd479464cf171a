"""Routes of operations: health and figures."""

from __future__ import annotations

from hmac import compare_digest

from litestar import Response, get

from ludoteka import __version__
from ludoteka.server import metrics, migrations, wire
from ludoteka.server.errors import not_signed_in
from ludoteka.server.routes.common import AnyRequest, Services


@get("/health")
async def health(server: Services) -> wire.Health:
    """Whether the server and its database answer."""
    revision = await server.storage.read(migrations.revision)
    return wire.Health(status="ok", version=__version__, revision=revision or "")


@get("/metrics", media_type="text/plain", opt={"refuses": (401,)})
async def get_metrics(server: Services, request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus."""
    token = server.settings.metrics_token
    shown = request.headers.get("authorization", "").encode()
    if token and not compare_digest(shown, f"Bearer {token}".encode()):
        raise not_signed_in()
    body, media_type = metrics.report()
    return Response(body, media_type=media_type)


ROUTES = [health, get_metrics]
