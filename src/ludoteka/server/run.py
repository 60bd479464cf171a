"""Running the server: uvicorn with one process or several, until it is told to stop."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile

import msgspec
import uvicorn

from ludoteka.bots import allow, bot
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.registry import load_game
from ludoteka.server.connections import Door, LiveConnection
from ludoteka.server.logs import set_up_logs
from ludoteka.server.proxies import trusted_by
from ludoteka.server.settings import VARIABLE, Settings
from ludoteka.server.storage import BadDatabase, storage_at
from ludoteka.table.moments import ANCHOR, anchor_now

STANDARD_STREAMS = 3
GRACE_SECONDS = 10
SOCKET_BYTES = 1 << 16


def run(settings: Settings, host: str, port: int, trusted_proxies: str) -> None:
    """Serve until the process is told to stop."""
    hold_standard_streams()
    if settings.workers > 1 and settings.embedded:
        raise BadDatabase("several workers need PostgreSQL: --database postgresql://…")
    trusted_proxies = trusted_by(settings, host, trusted_proxies)
    for name in settings.games:
        load_game(name)
    for name in [*allow(settings.allow_bots), settings.stand_in]:
        bot(name)
    must_be_free(host, port)
    set_up_logs(settings.log_level)
    asyncio.run(prepare(settings.database))
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    os.environ[ANCHOR] = str(anchor_now())
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
            http=Door,
            ws=LiveConnection,
            proxy_headers=bool(trusted_proxies),
            forwarded_allow_ips=trusted_proxies or None,
            ws_max_size=SOCKET_BYTES,
            timeout_graceful_shutdown=GRACE_SECONDS,
            lifespan="on",
        )


def hold_standard_streams() -> None:
    """Have something behind the standard streams of a process that was started without them.

    Otherwise the database or a connection would get their numbers, and whoever prints would write into it.
    """
    while (number := os.open(os.devnull, os.O_RDWR)) < STANDARD_STREAMS:
        pass
    os.close(number)
    if sys.stdout is None:
        sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115  # held as long as the process lives
    if sys.stderr is None:
        sys.stderr = open(2, "w", closefd=False)  # noqa: SIM115  # held as long as the process lives


def must_be_free(host: str, port: int) -> None:
    """Refuse an address that is not ours, or that somebody listens at, in one line."""
    try:
        kind, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(kind) as found:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind(address)
    except OSError as error:
        raise BadOption(f"cannot listen at {host}:{port}: {error.strerror or error}; choose another --port") from None


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
