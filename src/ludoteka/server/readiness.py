"""Whether the server can do what it is there for: it writes something down, and reads it back."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import sqlalchemy as sa

from ludoteka.server import schema
from ludoteka.server.pulse import beat
from ludoteka.server.storage import DatabaseDown, Storage
from ludoteka.table.errors import busy
from ludoteka.table.moments import Moments

KNOWN_SECONDS: Final = 1.0
"""For so long an answer is given again, so that asking cannot wear out the disk."""
PATIENCE: Final = 5.0


class Readiness:
    """Asks the database to keep something, once a second at most."""

    def __init__(self, storage: Storage, moments: Moments) -> None:
        self.storage = storage
        self.moments = moments
        self.asking = asyncio.Lock()
        self.known_at = -KNOWN_SECONDS

    async def check(self) -> None:
        """Refuse if nothing can be written."""
        async with self.asking:
            if time.monotonic() - self.known_at < KNOWN_SECONDS:
                return
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.storage.keep(self.write)
            except (DatabaseDown, TimeoutError):
                raise busy("nothing can be written to the database") from None
            self.known_at = time.monotonic()

    def write(self, c: sa.Connection) -> None:
        """Beat once more."""
        beat(c, self.moments.now())
        if c.execute(sa.select(schema.pulse.c.at).where(schema.pulse.c.id == 1)).scalar() is None:
            raise DatabaseDown("the pulse is gone")
