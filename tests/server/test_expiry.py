"""What goes after some time: guests who never came back and games that everybody left, and nothing that is in use."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from ludoteka.server import schema
from server.kit import Inside, Json, Player, inside
from server.later import DAY, Later, register

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}


class Years:
    """A server whose time passes in days."""

    def __init__(self, here: Inside, later: Later) -> None:
        self.here = here
        self.later = later

    async def pass_by(self, days: int) -> None:
        """Some days go by, and the server tidies up."""
        self.later.shift += days * DAY
        expiry = self.here.server.moderation.expiry
        expiry.looked = 0
        await expiry.tidy(self.later.now())

    async def names(self) -> list[str]:
        """Everybody the server knows."""
        query = sa.select(schema.person.c.name).order_by(schema.person.c.name)
        return list(await self.here.server.storage.read(lambda c: c.execute(query).scalars().all()))

    async def status(self, table: str) -> str:
        """How a table stands; `gone` if nothing is left of it."""
        query = sa.select(schema.board.c.status).where(schema.board.c.id == table)
        found = await self.here.server.storage.read(lambda c: c.execute(query).scalar())
        return "gone" if found is None else str(found)


@pytest.fixture
async def years(database: str) -> AsyncIterator[Years]:
    later = Later()
    async with inside(database, later, session_days=400) as here:
        yield Years(here, later)


async def test_a_guest_who_never_came_back_goes_and_an_account_stays(years: Years) -> None:
    eva, bob = await Player.come(years.here, "Eva"), await Player.come(years.here, "Bob")
    await register(bob, "bob")
    await years.pass_by(80)
    assert await years.names() == ["Bob", "Eva"]
    await years.pass_by(20)
    assert await years.names() == ["Bob"], "nothing referred to her, so not even a nameless row is left"
    assert (await eva.get("/api/me", 401))["error"] == "not-signed-in"
    await bob.get("/api/me")


async def test_a_guest_who_comes_by_stays(years: Years) -> None:
    eva, bob = await Player.come(years.here, "Eva"), await Player.come(years.here, "Bob")
    token = (await bob.post("/api/me/tokens", {"name": "robot", "days": 365}))["secret"]
    robot = years.here.client()
    robot.headers["Authorization"] = f"Bearer {token}"
    for _ in range(3):
        await years.pass_by(80)
        await eva.get("/api/me")
        assert (await robot.get("/api/me")).status_code == 200
    assert await years.names() == ["Bob", "Eva"]


async def test_a_guest_stays_while_somebody_acts_at_the_same_table(years: Years) -> None:
    eva, bob = await Player.come(years.here, "Eva"), await Player.come(years.here, "Bob")
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    await eva.start(table)
    await years.pass_by(50)
    await eva.act_somehow(table, 0)
    await years.pass_by(50)
    assert await years.status(table) == "playing"
    assert await years.names() == ["Bob", "Eva"]


async def test_a_game_everybody_left_is_closed_and_removed_with_its_people(years: Years) -> None:
    eva, bob = await Player.come(years.here, "Eva"), await Player.come(years.here, "Bob")
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    await eva.start(table)
    await years.pass_by(61)
    assert await years.status(table) == "closed"
    await years.pass_by(61)
    await years.pass_by(61)
    assert await years.status(table) == "gone"
    assert await years.names() in (["?", "?"], [])
    left = await years.here.server.storage.read(
        lambda c: [c.execute(sa.select(sa.func.count()).select_from(t)).scalar() for t in (schema.news, schema.seat)]
    )
    assert left == [0, 0]


async def test_a_game_an_account_played_is_kept(years: Years) -> None:
    bob = await Player.come(years.here, "Bob")
    await register(bob, "bob")
    table = await bob.new_table(ME, BOT, start=True)
    for _ in range(3):
        await years.pass_by(61)
    assert await years.status(table) == "closed"
    assert (await bob.get(f"/api/tables/{table}"))["status"] == "closed"


async def test_a_game_whose_clock_runs_is_not_closed(years: Years) -> None:
    eva = await Player.come(years.here, "Eva")
    clock = {"kind": "days", "hours": 720}
    table = await eva.new_table(ME, {**ME, "name": "Adam"}, start=True, clock=clock)
    before = years.here.server.settings.abandoned_days * DAY
    await years.here.server.commands.close_abandoned(table, years.later.now() + before)
    assert await years.status(table) == "playing"


async def test_nothing_goes_where_the_settings_say_so(sqlite: str) -> None:
    later = Later()
    async with inside(sqlite, later, guest_days=0, abandoned_days=0, session_days=4000) as here:
        eva = await Player.come(here, "Eva")
        table = await eva.new_table(ME, {**ME, "name": "Adam"}, start=True)
        years = Years(here, later)
        await years.pass_by(1000)
        assert await years.status(table) == "playing"
        assert await years.names() == ["Eva"]
