from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]  # it has no types of its own
import pytest
import websockets
from litestar.handlers import HTTPRouteHandler
from prometheus_client.metrics import MetricWrapperBase
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.server import metrics
from ludoteka.server.app import API
from ludoteka.server.backup import copy_database
from ludoteka.server.settings import Settings
from ludoteka.server.storage import BadDatabase
from server.kit import PATIENCE, TESTS, Json, Live, Player, Process, free_port, inside, key, serving, soon

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


def environment() -> dict[str, str]:
    """The environment of a server that knows the games of the tests."""
    paths = [os.environ.get("PYTHONPATH", ""), str(TESTS)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server in a process of its own on SQLite."""
    folder = tmp_path_factory.mktemp("operations")
    with serving(f"sqlite:///{folder / 'server.db'}", folder, "--metrics-token=figures", "--most-sockets=3") as found:
        yield found


def test_health_tells_version_and_schema(process: Process) -> None:
    health = httpx.get(f"{process.url}/health").json()
    assert health["status"] == "ok"
    assert re.fullmatch(r"\d{4}", health["revision"])


def test_metrics_are_for_who_has_the_token(process: Process) -> None:
    assert httpx.get(f"{process.url}/metrics").status_code == 401
    report = httpx.get(f"{process.url}/metrics", headers={"Authorization": "Bearer figures"})
    assert report.headers["content-type"].startswith("text/plain")
    for name in ("requests_total", "request_seconds", "referee_seconds", "commit_seconds", "sockets"):
        assert f"ludoteka_{name}" in report.text
    assert 'route="/health"' in report.text


@pytest.mark.parametrize(
    "path", ["/", "/health", "/schema", "/schema/openapi.json", "/api/games", "/api/nothing", "/x.js"]
)
def test_every_answer_carries_the_security_headers(process: Process, path: str) -> None:
    headers = httpx.get(process.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


def test_over_https_cookies_are_secure_and_transport_is_strict(sqlite: str) -> None:
    async def visit() -> None:
        async with inside(sqlite, public_url="https://play.example.org") as here:
            headers = {"Origin": "https://play.example.org"}
            response = await here.client().post("/api/guest", json={"name": "Eva"}, headers=headers)
            assert "Secure" in response.headers["set-cookie"]
            assert "max-age" in response.headers["strict-transport-security"]
            assert (
                await here.client().post("/api/guest", json={"name": "Eva"}, headers={"Origin": here.url})
            ).status_code == 403

    asyncio.run(visit())


def test_the_page_of_a_client_that_is_not_built_says_so(process: Process, tmp_path: Path) -> None:
    async def visit() -> None:
        async with inside(f"sqlite:///{tmp_path / 'a.db'}", web=str(tmp_path / "nothing")) as here:
            page = await here.client().get("/")
            assert "has not been built" in page.text
            assert page.headers["content-type"].startswith("text/html")

    asyncio.run(visit())


def test_a_built_client_is_served_from_its_folder(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>client</title>")
    (web / "assets" / "main-1a2b.js").write_text("'use strict'")
    (tmp_path / "secret.txt").write_text("secret")

    async def visit() -> None:
        async with inside(f"sqlite:///{tmp_path / 'a.db'}", web=str(web)) as here:
            client = here.client()
            for path in ("/", "/index.html", "/table/abc", "/settings"):
                assert "client" in (await client.get(path)).text
            script = await client.get("/assets/main-1a2b.js")
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-type"].startswith("text/javascript")
            tag = {"If-None-Match": script.headers["etag"]}
            assert (await client.get("/assets/main-1a2b.js", headers=tag)).status_code == 304
            for path in ("/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/api/none", "/schema/none"):
                response = await client.get(path)
                assert "secret" not in response.text
                assert response.status_code == 404, path

    asyncio.run(visit())


@pytest.mark.anyio
async def test_too_many_requests_are_slowed_down(sqlite: str) -> None:
    async with inside(sqlite, rate=0.01, address_rate=0.0, entry_rate=0.0, burst_seconds=1000.0) as here:
        eva, bob = await Player.come(here, "Eva"), await Player.come(here, "Bob")
        answers = [await eva.client.get("/api/me") for _ in range(14)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
        assert answers[-1].json()["error"] == "too-many-requests"
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert (await bob.client.get("/api/me")).status_code == 200
    async with inside(sqlite, address_rate=0.01, rate=0.0, entry_rate=0.0, burst_seconds=1000.0) as here:
        codes = [(await here.client().get("/health")).status_code for _ in range(14)]
        assert codes[-1] == 429
    async with inside(sqlite, entry_rate=0.001, rate=0.0, address_rate=0.0) as here:
        codes = [(await here.client().post("/api/guest", json={"name": "x"})).status_code for _ in range(3)]
        assert codes == [201, 429, 429]


@pytest.mark.anyio
async def test_one_session_holds_only_so_many_sockets(process: Process) -> None:
    eva = await Player.come(process, "Eva")
    table = await eva.new_table(ME, ME, start=True)
    lives = [await Live.open(process.url, eva, table, 0) for _ in range(3)]
    more = await Live.open(process.url, eva, table, 0)
    with pytest.raises(websockets.ConnectionClosed):
        await more.hear()
    await lives[0].close()

    async def try_again() -> Live:
        live = await Live.open(process.url, eva, table, 0)
        with suppress(websockets.ConnectionClosed):  # the server has not noticed yet that one hung up
            await live.until(2)
        return live

    again = await soon(try_again, lambda live: bool(live.position))
    assert again.position["version"] == 2
    for live in (*lives, again):
        await live.close()


@pytest.mark.anyio
async def test_imports_may_be_larger_than_other_requests(sqlite: str) -> None:
    async with inside(sqlite, body_kilobytes=16, import_kilobytes=64) as here:
        eva = await Player.come(here, "Eva")
        wanted = {"record": "x" * 40_000, "seats": [ME, ME], "key": key()}
        assert (await eva.client.post("/api/tables/import", json=wanted)).status_code == 409
        wanted["record"] = "x" * 70_000
        assert (await eva.client.post("/api/tables/import", json=wanted)).status_code == 413
        response = await eva.send("PUT", "/api/tables/x/notes", {"text": "x" * 20_000})
        assert response.status_code == 413


@pytest.mark.anyio
async def test_a_stopping_server_says_goodbye_and_loses_nothing(sqlite: str, tmp_path: Path) -> None:
    with serving(sqlite, tmp_path) as process:
        assert process.process is not None
        eva = await Player.come(process, "Eva")
        table = await eva.new_table(ME, {"kind": "bot", "bot": "random"}, start=True)
        position = await eva.act_somehow(table, 0)
        live = await Live.open(process.url, eva, table, 0)
        await live.until(position["version"])
        children = psutil.Process(process.process.pid).children(recursive=True)
        assert children
        stopping = asyncio.create_task(asyncio.to_thread(process.stop))
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await live.until(1 << 30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        await stopping
        _, alive = psutil.wait_procs(children, timeout=PATIENCE)
        assert not alive
        log = process.log.read_text()
        assert "Application shutdown complete" in log
        assert "timeout graceful shutdown exceeded" not in log
        assert "Traceback" not in log
    async with inside(sqlite) as here:
        assert (await here.client().get(f"/api/tables/{table}")).json()["actions"] >= position["actions"]


@pytest.mark.anyio
async def test_referees_do_not_outlive_a_killed_server(process: Process, sqlite: str, tmp_path: Path) -> None:
    doomed = Process(sqlite, tmp_path)
    doomed.start()
    await asyncio.to_thread(doomed.wait)
    eva = await Player.come(doomed, "Eva")
    await eva.new_table(ME, ME, start=True)
    assert doomed.process is not None
    children = psutil.Process(doomed.process.pid).children(recursive=True)
    assert children
    doomed.kill()
    _, alive = await asyncio.to_thread(psutil.wait_procs, children, PATIENCE)
    assert not alive


@pytest.mark.anyio
async def test_logs_are_json_lines_without_addresses(process: Process) -> None:
    await Player.come(process, "Eva")
    log = await soon(lambda: asyncio.to_thread(process.log.read_text), lambda text: '"event":"request"' in text)
    lines = [line for line in log.splitlines() if line.startswith("{")]
    assert lines
    for line in lines:
        entry = msgspec.json.decode(line)
        assert {"time", "level", "log", "event"} <= entry.keys()
    requests = [msgspec.json.decode(line) for line in lines if '"event":"request"' in line]
    assert {"method", "route", "status", "ms"} <= requests[-1].keys()


@pytest.mark.anyio
async def test_a_backup_is_taken_while_people_play(sqlite: str, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    with serving(sqlite, tmp_path) as process:
        eva = await Player.come(process, "Eva")
        table = await eva.new_table(ME, ME, start=True)
        position = await eva.view(table, 0)
        copied: list[asyncio.Task[subprocess.CompletedProcess[str]]] = []
        for number in range(20):
            if position["status"] != "playing":
                break
            position = await eva.act_somehow(table, position["waiting"][0])
            if number == 5:
                command = [sys.executable, "-m", "ludoteka.cli", "backup", str(target), "--database", sqlite]
                running = asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
                copied.append(asyncio.create_task(running))
        done = await copied[0]
        assert done.returncode == 0, done.stderr
        assert "sound" in done.stdout
    with sqlite3.connect(target) as copy:
        (actions,) = copy.execute("SELECT actions FROM board").fetchone()
        (lines,) = copy.execute("SELECT count(*) FROM action").fetchone()
    assert actions == lines >= 6
    async with inside(f"sqlite:///{target}") as here:
        assert (await here.client().get(f"/api/tables/{table}")).json()["actions"] == actions


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["--database=sqlite:///{path}", "--workers=2"], "PostgreSQL"),
        (["--database=mysql://localhost/x"], "expected sqlite"),
        (["--database=sqlite://"], "needs a file"),
        (["--database=postgresql://nobody@127.0.0.1:1/none"], "cannot be opened"),
        (["--database=sqlite:///{path}", "--game=chess"], "unknown game"),
        (["--database=sqlite:///{path}", "--log-level=loud"], "log level"),
    ],
)
def test_wrong_settings_are_refused_in_one_line(flags: list[str], message: str, tmp_path: Path) -> None:
    given = [flag.format(path=tmp_path / "a.db") for flag in flags]
    if not any(flag.startswith("--game") for flag in given):
        given.append("--game=teaching:load")
    assert message in refusal(f"--port={free_port()}", *given)


def refusal(*flags: str) -> str:
    """The one line with which `ludoteka serve` refuses to start."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        done = CliRunner().invoke(app, ["serve", *flags])
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    assert (done.exit_code, done.stdout) == (2, ""), done.output
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_port_that_is_taken_is_refused_in_one_line(process: Process, sqlite: str) -> None:
    told = refusal(f"--port={process.port}", f"--database={sqlite}", "--game=teaching:load")
    assert f"cannot listen at 127.0.0.1:{process.port}" in told


@pytest.mark.anyio
async def test_a_server_without_standard_streams_serves_and_stops(sqlite: str) -> None:
    """As some supervisors start it: nothing behind the standard streams, SIGINT ignored."""
    port = free_port()
    flags = f"--port={port} --database={sqlite} --game=teaching:load"
    line = f"trap '' INT; exec {sys.executable} -m ludoteka.cli serve {flags} <&- >&- 2>&-"
    started = subprocess.Popen(["/bin/sh", "-c", line], env=environment(), start_new_session=True)
    try:
        place = Process(sqlite, Path("/nowhere"))
        place.port, place.url, place.process = port, f"http://127.0.0.1:{port}", started
        await asyncio.to_thread(place.wait)
        eva = await Player.come(place, "Eva")
        table = await eva.new_table(ME, {"kind": "bot", "bot": "random"}, start=True)
        await eva.act_somehow(table, 0)
        await eva.close()
        started.send_signal(signal.SIGINT)
        assert await asyncio.to_thread(started.wait, 30) in (0, -signal.SIGINT)
    finally:
        started.kill()
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as found:
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.anyio
async def test_a_backup_replaces_nothing_it_should_not(sqlite: str, tmp_path: Path) -> None:
    source, target = Path(sqlite.removeprefix("sqlite:///")), tmp_path / "100% copy #1.db"
    async with inside(sqlite) as here:
        await (await Player.come(here, "Eva")).new_table(ME, ME)
        with pytest.raises(BadDatabase, match="itself"):
            copy_database(sqlite, source, replace=True)
        with pytest.raises(BadDatabase, match="no such folder"):
            copy_database(sqlite, tmp_path / "nowhere" / "copy.db", replace=False)
        assert copy_database(sqlite, target, replace=False) == target.stat().st_size
        for file in (source, target, Path(f"{source}-wal")):
            assert file.stat().st_mode & 0o077 == 0, "others could read what is hidden"
        with pytest.raises(BadDatabase, match="exists"):
            copy_database(sqlite, target, replace=False)
    async with inside(f"sqlite:///{target}") as here:
        assert len((await here.client().get("/api/tables")).json()["tables"]) == 1
        with pytest.raises(BadDatabase, match="used by another server"):
            copy_database(sqlite, target, replace=True)
    Path(f"{target}-wal").write_bytes(b"left by a server that was killed")
    copy_database(f"sqlite:///{source}", target, replace=True)
    assert not Path(f"{target}-wal").exists()
    assert list(tmp_path.glob("*.part")) == []
    with pytest.raises(BadDatabase, match="no such database"):
        copy_database(f"sqlite:///{tmp_path}/none.db", tmp_path / "copy.db", replace=False)
    with pytest.raises(BadDatabase, match="pg_dump"):
        copy_database("postgresql://host/name", tmp_path / "copy.db", replace=False)
    (tmp_path / "text.db").write_text("no database at all, and much longer than the head of one would have to be" * 9)
    with pytest.raises(BadDatabase, match="cannot be copied"):
        copy_database(f"sqlite:///{tmp_path}/text.db", tmp_path / "copy.db", replace=False)
    assert not (tmp_path / "copy.db").exists()


def test_two_servers_never_share_a_file(process: Process) -> None:
    told = refusal(f"--port={free_port()}", f"--database={process.database}", "--game=teaching:load")
    assert "used by another server" in told


def test_help_tells_every_setting_and_its_variable() -> None:
    help_text = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    plain = re.sub(r"\x1b\[[0-9;]*m", "", help_text)
    names = {"games": "game"}
    for field in msgspec.structs.fields(Settings):
        flag = "--" + names.get(field.name, field.name).replace("_", "-")
        assert flag in plain
        assert f"LUDOTEKA_{field.name.upper()}" in plain


def test_the_manual_tells_every_setting_every_figure_and_every_route() -> None:
    manual = (TESTS.parent / "docs" / "server.md").read_text()
    rows = dict(re.findall(r"^\| `--([a-z-]+)` \| `LUDOTEKA_([A-Z_]+)` \|", manual, re.MULTILINE))
    flags = {field.name.replace("_", "-") for field in msgspec.structs.fields(Settings)} - {"games"}
    assert set(rows) == flags | {"game", "host", "port", "trusted-proxies"}
    assert all(
        variable == {"game": "GAMES"}.get(flag, flag.upper().replace("-", "_")) for flag, variable in rows.items()
    )
    figures = [value for value in vars(metrics).values() if isinstance(value, MetricWrapperBase)]
    assert figures
    for figure in figures:
        assert next(iter(figure.describe())).name in manual
    handlers = [handler for handler in API if isinstance(handler, HTTPRouteHandler)]
    last = {
        path.rpartition("}/" if "}/" in path else "/")[2].split("/")[0]
        for handler in handlers
        for path in handler.paths
    }
    for word in last - {"{game:str}", "{table:str}", "{token:str}", "{person:str}", "{study:str}"}:
        assert re.search(rf"\b{word}\b", manual), word


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []
    monkeypatch.setattr("ludoteka.server.run.run", lambda *what: given.extend(what))
    environment = {
        "LUDOTEKA_STAND_IN": "random",
        "LUDOTEKA_GAMES": "teaching:load,server.mischief:load",
        "LUDOTEKA_DATABASE": "postgresql://me@db/tables",
        "LUDOTEKA_PORT": "8123",
        "LUDOTEKA_RATE": "7",
    }
    done = CliRunner().invoke(app, ["serve", "--rate=9"], env=environment)
    assert done.exit_code == 0, done.output
    settings, host, port, proxies = given
    assert (host, port, proxies) == ("127.0.0.1", 8123, "")
    assert (settings.stand_in, settings.rate) == ("random", 9.0)
    assert settings.games == ("teaching:load", "server.mischief:load")
    assert settings.database == "postgresql://me@db/tables"
