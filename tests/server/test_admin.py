"""`ludoteka admin`: with a server that runs, without one, and on PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from ludoteka.cli.app import app
from ludoteka.server.moderation import console, rows
from ludoteka.server.moderation.errands import Errand
from ludoteka.server.moderation.orders import Announce, Grant, Punish
from ludoteka.server.storage import BadDatabase, DatabaseDown
from server.kit import Json, Live, Player, Process, inside, key, serving
from server.later import operator, register

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


def run(database: str, *words: str, code: int = 0) -> str:
    """What the command line says, in a process of its own."""
    command = [sys.executable, "-m", "ludoteka.cli", "admin", *words, "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "COLUMNS": "200"})
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def invoke(database: str, *words: str, code: int = 0) -> str:
    """The same in this process."""
    done = CliRunner().invoke(app, ["admin", *words, "--database", database], env={"COLUMNS": "200"})
    assert done.exit_code == code, done.output
    return str(done.output)


async def admin(database: str, *words: str, code: int = 0) -> str:
    return await asyncio.to_thread(invoke, database, *words, code=code)


@pytest.fixture
def server(sqlite: str, tmp_path: Path) -> Iterator[Process]:
    """A server of the test's own, which it may stop."""
    with serving(sqlite, tmp_path) as found:
        yield found


async def test_a_running_server_does_what_the_command_line_orders(server: Process, sqlite: str) -> None:
    eva, bob = await Player.come(server, "Eva"), await Player.come(server, "Bob")
    await register(eva, "eva")
    await register(bob, "bob")
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    await eva.start(table)
    assert "eva is an operator" in await asyncio.to_thread(run, sqlite, "grant", "eva")
    assert "there is no such account" in await admin(sqlite, "grant", "nobody", code=2)
    said = (await bob.post(f"/api/tables/{table}/chat", {"text": "you fool", "key": key()}))["version"]
    await eva.post("/api/reports", {"table": table, "reason": "abuse", "whom": {"by": "message", "message": said}}, 204)
    told = await admin(sqlite, "reports")
    assert "> Bob: you fool" in told
    report = told.split()[0]
    live = await Live.open(server.url, bob, table, 1)
    await live.hear()
    assert "an operator" in await admin(sqlite, "suspend", "eva", "--why", "no", code=2)
    await admin(sqlite, "suspend", "bob", "--why", "insults", "--hours", "24")
    while not live.problems:
        await live.hear()
    assert live.problems[0]["error"] == "suspended"
    assert (await bob.get("/api/tables", 403))["args"]["why"] == "insults"
    assert "suspended (insults)" in await admin(sqlite, "people", "bob")
    await admin(sqlite, "resolve", report, "--why", "suspended for a day")
    assert "no reports" in await admin(sqlite, "reports")
    assert "suspended for a day" in await admin(sqlite, "reports", "--closed")
    made = (await admin(sqlite, "announce", "Down at noon", "--cs", "V poledne nejede")).split()[-1]
    assert (await eva.get("/api/announcements"))["announcements"][0]["id"] == made
    await admin(sqlite, "unannounce", made)
    assert (await eva.get("/api/announcements"))["announcements"] == []
    await admin(sqlite, "close", table, "--why", "spam")
    assert (await eva.get(f"/api/tables/{table}"))["status"] == "closed"
    assert "--really" in await admin(sqlite, "delete", "bob", "--why", "spam", code=2)
    server.stop()
    await admin(sqlite, "lift", "bob", "--why", "he is sorry")
    await admin(sqlite, "delete", "bob", "--why", "as he asked", "--really")
    await admin(sqlite, "revoke", "eva")
    log = await admin(sqlite, "audit")
    deeds = [line.partition(": ")[2].split()[0] for line in log.splitlines()]
    assert deeds == [
        "revoke", "delete", "unsuspend", "close", "end-announcement", "announce", "resolve", "suspend", "grant",
    ]  # fmt: skip


async def test_processes_that_share_a_database_hear_of_it(postgres: object) -> None:
    assert callable(postgres)
    database = str(postgres())
    async with inside(database) as here:
        eva = await Player.come(here, "Eva")
        await register(eva, "eva")
        await eva.get("/api/me")
        await asyncio.to_thread(console.give, database, Grant("appointed", "eva"))
        bob = await Player.come(here, "Bob")
        person = (await bob.get("/api/me"))["id"]
        await asyncio.to_thread(console.give, database, Punish("insults", person, "suspended"))
        for _ in range(200):
            if (await bob.send("GET", "/api/tables")).status_code == 403:
                break
            await asyncio.sleep(0.05)
        assert (await bob.get("/api/me"))["suspended"]["why"] == "insults"
        assert (await bob.get("/api/tables", 403))["error"] == "suspended"
        await bob.post("/api/logout", {}, 204)
        assert (await eva.get("/api/operator/people"))["people"][0]["name"] == "Bob"


async def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="no such database"):
        console.give(f"sqlite:///{tmp_path / 'nothing.db'}", Grant("", "eva"))
    assert not (tmp_path / "nothing.db").exists()


async def test_an_errand_is_carried_out_once_even_if_the_server_dies_before_it_says_so(sqlite: str) -> None:
    async with inside(sqlite) as here:
        server = here.server
        await server.sweeper.close()
        errand = msgspec.json.encode(Errand(Announce("", {"en": "Down at noon"}), "root")).decode()
        row = {"id": "e1", "at": server.moments.now(), "wanted": errand, "answer": None}
        await server.storage.write(lambda c: c.execute(sa.insert(rows.errand), row).rowcount)
        made = (await server.moderation.errands.outcome(errand, "e1")).made
        # here it is killed; the next one finds the errand
        await server.moderation.errands.run()
        eva = await Player.come(here, "Eva")
        assert [each["id"] for each in (await eva.get("/api/announcements"))["announcements"]] == [made]
        lines = await server.storage.read(lambda c: c.execute(sa.select(rows.audit.c.what)).scalars().all())
        assert lines == ["announce"]
        answer = await server.storage.read(lambda c: c.execute(sa.select(rows.errand.c.answer)).scalar())
        assert msgspec.json.decode(str(answer)) == {"made": made, "refused": ""}


async def test_who_repeats_an_order_because_the_answer_was_lost_gives_it_once(sqlite: str) -> None:
    async with inside(sqlite) as here:
        olga, bob = await operator(here), await Player.come(here, "Bob")
        eva = await Player.come(here, "Eva")
        table = await bob.new_table(ME, OPEN)
        said = (await bob.post(f"/api/tables/{table}/chat", {"text": "you fool", "key": key()}))["version"]
        person = (await bob.get("/api/me"))["id"]
        report = {"table": table, "reason": "abuse", "whom": {"by": "seat", "seat": 0}, "text": "rude"}
        for _ in range(2):
            await eva.post("/api/reports", report, 204)
        (found,) = (await olga.get("/api/operator/reports"))["reports"]
        for path, body in (
            (f"people/{person}/punish", {"kind": "suspended", "why": "insults", "hours": 2}),
            (f"reports/{found['id']}/resolve", {"why": "suspended"}),
            (f"tables/{table}/hush/{said}", {"why": "insult"}),
            ("announcements", {"en": "Be polite"}),
        ):
            for _ in range(2):
                await olga.post(f"/api/operator/{path}", body, 204)
        deeds = [line["what"] for line in (await olga.get("/api/operator/audit"))["lines"]]
        assert deeds == ["announce", "hush", "resolve", "suspend", "grant"]
        assert len((await eva.get("/api/announcements"))["announcements"]) == 1
        await olga.post(f"/api/operator/people/{person}/punish", {"kind": "suspended", "why": "again", "hours": 2}, 204)
        assert (await olga.get("/api/operator/audit"))["lines"][0]["why"] == "again"


async def test_a_deleted_person_is_in_the_log_or_not_deleted(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise DatabaseDown("killed")

    async with inside(sqlite) as here:
        olga, bob = await operator(here), await Player.come(here, "Bob")
        person = (await bob.get("/api/me"))["id"]
        with monkeypatch.context() as patch:
            patch.setattr("ludoteka.server.moderation.operator.write_audit", fail)
            await olga.post(f"/api/operator/people/{person}/delete", {"why": "as he asked"}, 503)
        assert (await bob.get("/api/me"))["id"] == person
        await olga.post(f"/api/operator/people/{person}/delete", {"why": "as he asked"}, 204)
        assert (await olga.get("/api/operator/audit"))["lines"][0]["what"] == "delete"
        await bob.get("/api/me", 401)
