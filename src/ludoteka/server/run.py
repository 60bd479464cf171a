"""Running the server: uvicorn with one process or several, until it is told to stop."""

from __future__ import annotations

import asyncio
import os
import tempfile

import msgspec
import uvicorn

from ludoteka.kernel.registry import load_game
from ludoteka.server.logs import set_up_logs
from ludoteka.server.settings import VARIABLE, Settings
from ludoteka.server.storage import BadDatabase, storage_at

GRACE_SECONDS = 10
SOCKET_BYTES = 1 << 16


def run(settings: Settings, host: str, port: int, trusted_proxies: str) -> None:
    """Serve until the process is told to stop."""
    if settings.workers > 1 and settings.embedded:
        raise BadDatabase("several workers need PostgreSQL: --database postgresql://…")
    for name in settings.games:
        load_game(name)
    set_up_logs(settings.log_level)
    asyncio.run(prepare(settings.database))
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    with tempfile.TemporaryDirectory(prefix="ludoteka-metrics-") as folder:
        if settings.workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        print(f"Ludoteka serves at {settings.public_url or f'http://{host}:{port}'}", flush=True)
        uvicorn.run(
            "ludoteka.server.app:application",
            factory=True,
            host=host,
            port=port,
            workers=settings.workers,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(trusted_proxies),
            forwarded_allow_ips=trusted_proxies or None,
            ws_max_size=SOCKET_BYTES,
            timeout_graceful_shutdown=GRACE_SECONDS,
            lifespan="on",
        )


async def prepare(database: str) -> None:
    """Bring the schema up to date before anybody is served; a database that cannot be used is refused in one line."""
    storage = storage_at(database)
    try:
        await storage.open()
    except BadDatabase:
        raise
    except Exception as error:
        raise BadDatabase(f"the database cannot be opened: {type(error).__name__}: {error}") from error
    finally:
        await storage.close()
