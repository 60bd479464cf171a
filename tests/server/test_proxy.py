"""Behind a proxy: one switch that believes the proxy and nobody else, and refuses what would be unsafe."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from ludoteka.kernel.errors import BadOption
from ludoteka.server import connections
from ludoteka.server.connections import Crowd, Door
from ludoteka.server.proxies import HERE, trusted_by
from ludoteka.server.settings import Settings
from server.kit import Process, inside
from server.test_operations import refusal

PUBLIC = "https://play.example.org"
FROM_OUTSIDE = {"X-Forwarded-For": "192.0.2.7", "Host": "play.example.org"}


def settings(**more: Any) -> Settings:
    return Settings(**{"database": "sqlite:////x", "games": (), "public_url": PUBLIC, "behind_proxy": True, **more})


@pytest.mark.parametrize(
    ("host", "given", "trusted"),
    [
        ("127.0.0.1", "", HERE),
        ("localhost", "", HERE),
        ("::1", "", HERE),
        ("127.0.0.1", "10.0.0.1", "10.0.0.1"),
        ("0.0.0.0", "172.30.90.0/24, 10.0.0.1", "172.30.90.0/24,10.0.0.1"),
    ],
)
def test_the_proxy_is_on_this_machine_unless_it_is_named(host: str, given: str, trusted: str) -> None:
    assert trusted_by(settings(), host, given) == trusted


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        ([], "--public-url"),
        (["--public-url=http://play.example.org"], "https"),
        ([f"--public-url={PUBLIC}", "--trusted-proxies=*"], "forge"),
        ([f"--public-url={PUBLIC}", "--trusted-proxies=10.0.0.1,0.0.0.0/0"], "forge"),
        ([f"--public-url={PUBLIC}", "--trusted-proxies=::/0"], "forge"),
        ([f"--public-url={PUBLIC}", "--host=0.0.0.0"], "past the proxy"),
        ([f"--public-url={PUBLIC}", "--trusted-proxies=proxy.local"], "expected an address"),
        ([f"--public-url={PUBLIC}", "--trusted-proxies=10.0.0.1/8"], "expected an address"),
    ],
)
def test_what_would_be_unsafe_is_refused_in_one_line(flags: list[str], message: str, tmp_path: Path) -> None:
    database = f"--database=sqlite:///{tmp_path / 'a.db'}"
    assert message in refusal("--behind-proxy", database, "--game=teaching:load", *flags)
    assert not (tmp_path / "a.db").exists()


def test_without_the_switch_all_may_be_trusted_but_not_nonsense() -> None:
    assert trusted_by(settings(behind_proxy=False), "0.0.0.0", " * ") == "*"
    assert trusted_by(settings(behind_proxy=False), "0.0.0.0", "") == ""
    with pytest.raises(BadOption, match="nonsense"):
        trusted_by(settings(behind_proxy=False), "0.0.0.0", "nonsense")


def test_a_server_behind_a_proxy_counts_who_is_in_front_of_it(sqlite: str, tmp_path: Path) -> None:
    process = Process(sqlite, tmp_path, "--behind-proxy", f"--public-url={PUBLIC}", "--entry-rate=0.05")
    process.start()
    try:
        process.wait()
        with httpx.Client(base_url=process.url, timeout=30) as client:
            guests = [
                client.post("/api/guest", json={"name": "x"}, headers={**FROM_OUTSIDE, "X-Forwarded-For": address})
                for address in ("192.0.2.7", "192.0.2.7", "192.0.2.7", "192.0.2.8")
            ]
            assert [answer.status_code for answer in guests] == [201, 201, 429, 201]
            assert "__Host-ludoteka=" in guests[0].headers["set-cookie"]
            assert "max-age" in guests[0].headers["strict-transport-security"]
            past_it = client.get("/api/games")
            assert (past_it.status_code, past_it.json()["error"]) == (403, "refused")
            assert "X-Forwarded-For" in past_it.json()["message"]
            assert client.get("/ready").status_code == 200
            assert client.get("/metrics").status_code == 401, "a proxy that forgets its headers looks like this machine"
    finally:
        process.stop()


@pytest.mark.anyio
async def test_figures_behind_a_proxy_need_a_token(sqlite: str) -> None:
    async with inside(sqlite, public_url=PUBLIC, behind_proxy=True, metrics_token="figures") as here:
        client = here.client()
        assert (await client.get("/metrics")).status_code == 401
        assert (await client.get("/metrics", headers={"Authorization": "Bearer figures"})).status_code == 200


class Wire:
    """A connection from somewhere, and what was said over it."""

    def __init__(self, peer: str) -> None:
        self.peer = peer
        self.said = b""
        self.closed = False

    def get_extra_info(self, name: str, default: object = None) -> object:
        return {"peername": (self.peer, 1234), "sockname": ("10.0.0.9", 8000)}.get(name, default)

    def write(self, data: bytes) -> None:
        self.said += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError("nothing comes as far as this")


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("peer", "let_in"), [("10.0.0.1", True), ("127.0.0.1", True), ("10.0.0.2", False), ("192.0.2.7", False)]
)
async def test_nobody_gets_past_the_proxy(peer: str, let_in: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "settings", lambda: settings())
    monkeypatch.setattr(connections, "crowd", lambda: Crowd(100, 100))
    config = Config(nothing, proxy_headers=True, forwarded_allow_ips="10.0.0.1", log_config=None)
    door = Door(config, ServerState(), {}, asyncio.get_running_loop())
    wire: Any = Wire(peer)
    door.connection_made(wire)
    door.disallow()
    assert wire.closed is not let_in
    assert wire.said.startswith(b"HTTP/1.1 403") is not let_in
