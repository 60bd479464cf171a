"""Studies in both databases: kept, changed once per version, and gone with their author."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from ludoteka.server import schema
from server.kit import Json, Player, inside, key

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}


async def test_of_two_changes_of_one_version_one_is_kept(database: str) -> None:
    async with inside(database) as here:
        eva = await Player.come(here, "Eva")
        table = await eva.new_table(ME, {**ME, "name": "Bob"}, start=True)
        await eva.act_somehow(table, 0)
        await eva.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()}, 200)
        wanted = {"key": key(), "title": "Proč jsem prohrála"}
        begun = await asyncio.gather(*(eva.post(f"/api/tables/{table}/studies", wanted, 201) for _ in range(3)))
        assert len({study["id"] for study in begun}) == 1
        path = f"/api/studies/{begun[0]['id']}"
        notes = [{"version": 1, "line": 0, "at": 1, "text": f"thought {number}"} for number in range(4)]
        answers = await asyncio.gather(*(eva.send("PUT", f"{path}/note", note) for note in notes))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        kept = next(answer.json() for answer in answers if answer.status_code == 200)
    async with inside(database) as here:
        told = (await here.client().get(path)).json()
        assert (told["title"], told["notes"], told["version"]) == ("Proč jsem prohrála", kept["notes"], 2)
        eva_again = Player(here.client(), "Eva")
        eva_again.client.cookies.set("ludoteka", eva.cookie)
        eva_again.client.headers["X-CSRF-Token"] = (await eva_again.get("/api/me"))["csrf"]
        await eva_again.post("/api/me/delete", {})
        left = await here.server.storage.read(lambda c: c.execute(sa.select(schema.study.c.id)).all())
        assert left == []
