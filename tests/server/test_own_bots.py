"""Bots from outside at a table: only those that whoever runs the server allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteka.bots import BOTS, outside
from server.kit import Json, Player, inside, key, soon

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
LAST: Json = {"kind": "bot", "bot": "last"}


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Bots that a test allows are unknown after it."""
    known = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(known)
    outside.TARGETS.clear()


async def test_an_allowed_bot_is_offered_and_plays(sqlite: str) -> None:
    how: Any = {"games": ("teaching:load",), "allow_bots": ("last=server.outsider:Last",)}
    async with inside(sqlite, **how) as here:
        eva = await Player.come(here, "Eva")
        games = await eva.get("/api/games")
        assert "last" in games["bots"]
        assert [level["name"] for level in games["games"][0]["levels"]] == ["easy", "normal", "hard", "expert", "last"]
        table = await eva.new_table(ME, LAST, start=True)

        async def taken() -> list[str]:
            updates = (await eva.get(f"/api/tables/{table}/updates", seat=0))["updates"]
            return [update["by"] for update in updates if update["kind"] == "action"]

        assert (await soon(taken, bool))[0] == "bot last"


@pytest.mark.parametrize(
    ("name", "error"),
    [("last", "unknown-bot"), ("server.outsider:last", "unknown-bot"), ("server.outsider:Last", "malformed")],
)
async def test_a_bot_that_nobody_allowed_is_refused(sqlite: str, name: str, error: str) -> None:
    async with inside(sqlite, games=("teaching:load",)) as here:
        eva = await Player.come(here, "Eva")
        wanted = {"game": "teaching", "seats": [ME, {"kind": "bot", "bot": name}], "key": key()}
        refused = await eva.client.post("/api/tables", json=wanted)
        assert refused.json()["error"] == error
