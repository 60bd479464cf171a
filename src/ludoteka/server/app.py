"""The application: routes, services and the front door as one ASGI application."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.routes import HTTPRoute

from ludoteka.server.express import GZIP_FROM, GZIP_LEVEL, Express
from ludoteka.server.front import Front
from ludoteka.server.logs import set_up_logs
from ludoteka.server.openapi import description
from ludoteka.server.routes import (
    advice,
    games,
    learned,
    lessons,
    moderation,
    operations,
    operator,
    pages,
    people,
    pictures,
    play,
    puzzles,
    reviews,
    studies,
    tables,
)
from ludoteka.server.routes.common import failed, http_problem, invalid, may_enter, owner, signed, visitor
from ludoteka.server.routes.common import operator as must_operate
from ludoteka.server.routes.parameters import fits
from ludoteka.server.services import Server
from ludoteka.server.settings import Settings, from_environment
from ludoteka.table.moments import Moments

CYCLES = 20_000
"""How many new objects make Python look for cycles among them."""

API: list[Any] = [
    *people.ROUTES,
    *games.ROUTES,
    *lessons.ROUTES,
    *pictures.ROUTES,
    *learned.ROUTES,
    *tables.ROUTES,
    *play.ROUTES,
    *advice.ROUTES,
    *reviews.ROUTES,
    *puzzles.ROUTES,
    *studies.ROUTES,
    *moderation.ROUTES,
    *operator.ROUTES,
    *operations.ROUTES,
]


def make_app(settings: Settings, moments: Moments | None = None) -> Front:
    """The whole server as an ASGI application."""
    server = Server(settings, moments)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    async def services() -> Server:
        return server

    for handler in API:
        if isinstance(handler, BaseRouteHandler) and handler.opt.get("large"):
            handler.request_max_body_size = settings.import_kilobytes << 10  # type: ignore[attr-defined]
    app = Litestar(
        [*API, *pages.routes(settings, lambda: description(API, server.games))],
        dependencies={
            "server": Provide(services),
            "visitor": Provide(visitor),
            "signed": Provide(signed),
            "owner": Provide(owner),
            "operator": Provide(must_operate),
        },
        exception_handlers={
            ValidationException: invalid,
            HTTPException: http_problem,
            Exception: failed,
        },
        guards=[may_enter, fits],
        compression_config=CompressionConfig(
            "gzip", minimum_size=GZIP_FROM, gzip_compress_level=GZIP_LEVEL, exclude_opt_key=pages.AS_IT_IS
        ),
        lifespan=[lifespan],
        openapi_config=None,
        request_max_body_size=settings.body_kilobytes << 10,
        on_app_init=[quiet],
        state=None,
    )
    app.state.server = server
    return Front(app, Express(app, server), settings, server.limits, methods_of(app))


def calm_collector() -> None:
    """Keep Python's collector of cycles from walking again and again over what stays as long as the server does."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(CYCLES, 10, 10)


def methods_of(app: Litestar) -> dict[str, str]:
    """What may be done at each address."""
    return {route.path_format: ", ".join(sorted(route.methods)) for route in app.routes if isinstance(route, HTTPRoute)}


def quiet(config: AppConfig) -> AppConfig:
    """Leave logging to us."""
    config.logging_config = None
    return config


def application() -> Front:
    """What uvicorn's processes run: the application with the settings of `ludoteka serve`."""
    settings = from_environment()
    set_up_logs(settings.log_level)
    app = make_app(settings)
    calm_collector()
    return app
