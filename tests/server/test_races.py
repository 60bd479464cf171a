"""Requests that come at the same time: what only one may have only one gets, and no limit is passed by hurrying."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable

import httpx
import pytest

from ludoteka.server.people import MOST_TOKENS
from ludoteka.server.shares import MOST_BOT_GAMES
from server.kit import Inside, Json, Player, inside, key

pytestmark = pytest.mark.anyio
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}


def told(answers: Iterable[httpx.Response]) -> dict[str, int]:
    """How often each answer came: what was done, and why the rest was not."""
    return dict(Counter("done" if each.status_code < 300 else each.json()["error"] for each in answers))


async def at_once(player: Player, count: int, method: str, path: str, body: Json) -> dict[str, int]:
    """Send messages at the same time, each with a key of its own if it has one."""
    bodies = [{**body, "key": key()} if "key" in body else body for _ in range(count)]
    return told(await asyncio.gather(*(player.send(method, path, each) for each in bodies)))


async def still(here: Inside) -> None:
    """Nothing goes on by itself: bots stay as they are."""
    here.server.tables.changed = lambda table: None
    await here.server.sweeper.close()


async def test_limits_hold_for_those_who_hurry(database: str) -> None:
    async with inside(database) as here:
        await still(here)
        eva = await Player.come(here, "Eva")
        many = await at_once(eva, 2 * MOST_TOKENS, "POST", "/api/me/tokens", {"name": "robot"})
        assert many == {"done": MOST_TOKENS, "too-many-tokens": MOST_TOKENS}
        bots = {"game": "teaching", "seats": [BOT, BOT], "key": "", "start": True}
        assert await at_once(eva, MOST_BOT_GAMES + 3, "POST", "/api/tables", bots) == {
            "done": MOST_BOT_GAMES,
            "too-many-bot-games": 3,
        }
        later = [await eva.new_table(BOT, BOT) for _ in range(2)]
        answers = await asyncio.gather(
            *(eva.send("POST", f"/api/tables/{table}/start", {"key": key()}) for table in later)
        )
        assert told(answers) == {"too-many-bot-games": 2}


async def test_who_is_deleted_leaves_no_table_behind(database: str) -> None:
    async with inside(database) as here:
        await still(here)
        eva, bob = await Player.come(here, "Eva"), await Player.come(here, "Bob")
        theirs = [await bob.new_table(ME, OPEN) for _ in range(3)]
        going = [eva.send("POST", "/api/me/delete", {})]
        coming = [eva.send("POST", "/api/tables", {"game": "teaching", "seats": [ME, OPEN], "key": key()})]
        coming += [
            eva.send("POST", "/api/tables", {"game": "teaching", "seats": [ME, ME], "key": key(), "start": True})
            for _ in range(3)
        ]
        coming += [eva.send("POST", f"/api/tables/{table}/join", {"key": key()}) for table in theirs]
        await asyncio.gather(*coming[:3], *going, *coming[3:])
        left = (await bob.get("/api/tables"))["tables"]
        assert sorted(table["id"] for table in left) == sorted(theirs)
        assert [seat["kind"] for table in left for seat in table["seats"]] == ["person", "open"] * 3


async def test_one_of_many_gets_what_only_one_may_have(database: str) -> None:
    async with inside(database) as here:
        eva = await Player.come(here, "Eva")
        guests = [await Player.come(here, f"Guest {number}") for number in range(6)]
        table = await eva.new_table(ME, OPEN)
        joined = await asyncio.gather(
            *(each.send("POST", f"/api/tables/{table}/join", {"key": key()}) for each in guests)
        )
        assert told(joined) == {"done": 1, "full": 5}
        assert await at_once(eva, 5, "POST", f"/api/tables/{table}/start", {"key": ""}) == {"done": 1, "not-open": 4}
        position = await eva.view(table, 0)
        move = {"seat": 0, "decision": position["decision"], "action": "done", "key": ""}
        assert await at_once(eva, 8, "POST", f"/api/tables/{table}/action", move) == {"done": 1, "stale": 7}
        wanted = {"login": "eva", "password": "correct horse", "name": "Eva"}
        accounts = await asyncio.gather(*(each.send("POST", "/api/register", wanted) for each in guests[:3]))
        assert told(accounts) == {"done": 1, "login-taken": 2}
