"""The live feed: several tabs, reconnects in the middle of a decision, several server processes."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets

from server.conftest import NewDatabase
from server.kit import Json, Live, Player, Process, key, mirror, offered, serving, soon
from teaching import Teaching

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
SHORT: Json = {"options": {"length": "short"}}
ACTIONS = 24


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server in a process of its own on SQLite."""
    folder = tmp_path_factory.mktemp("live")
    with serving(f"sqlite:///{folder / 'server.db'}", folder) as found:
        yield found


@pytest.fixture(scope="module")
def two_processes(
    postgres: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, Process, Process]]:
    """Two servers in processes of their own on one PostgreSQL database, and its address."""
    folder, database = tmp_path_factory.mktemp("two"), postgres()
    with serving(database, folder) as one, serving(database, folder) as two:
        yield database, one, two


def same(position: Json, other: Json) -> bool:
    """Whether two positions are the same but for the moment they were looked at."""
    return {**position, "now": 0} == {**other, "now": 0}


async def play_and_compare(
    players: list[Player], table: str, tabs: list[tuple[Player | None, int | None, str]], luck: random.Random
) -> None:
    """Play on; after every action what each tab shows is what the server shows. Tabs come and go."""
    lives = [await Live.open(where, player, table, seat) for player, seat, where in tabs]
    browsers = [browser(player, where) for player, _, where in tabs]
    position = await players[0].view(table, 0)
    version = position["version"]
    while position["status"] == "playing" and position["actions"] < ACTIONS:
        seat = luck.choice(position["waiting"])
        now = await players[seat].view(table, seat)
        assert now["version"] == version
        message = {"seat": seat, "decision": now["decision"], "action": luck.choice(offered(now)), "key": key()}
        done = await players[seat].post(f"/api/tables/{table}/action", message)
        position, version = done["position"], done["version"]
        for number, (live, (player, eyes, where)) in enumerate(zip(lives, tabs, strict=True)):
            if luck.random() < 0.1:
                await live.close()
                again = await Live.open(where, player, table, eyes, live.last)
                again.updates = live.updates
                lives[number] = live = again
            shown = await live.until(version)
            query = {} if eyes is None else {"seat": eyes}
            truth = await browsers[number].get(f"/api/tables/{table}/view", params=query)
            assert same(shown, truth.json())
    for live, web, (_, eyes, _) in zip(lives, browsers, tabs, strict=True):
        query = {} if eyes is None else {"seat": eyes}
        truth = (await web.get(f"/api/tables/{table}/updates", params=query)).json()
        assert live.updates == truth["updates"][: len(live.updates)]
        assert len(live.updates) == version
        await live.close()
        await web.aclose()


def browser(player: Player | None, where: str) -> httpx.AsyncClient:
    """The tab's own way to ask the server it is connected to."""
    headers = {} if player is None else {"Cookie": f"ludoteka={player.cookie}"}
    return httpx.AsyncClient(base_url=where, headers=headers, timeout=60)


async def test_two_tabs_on_one_seat_and_reconnects(process: Process) -> None:
    players = [await Player.come(process, name) for name in ("Eva", "Bob")]
    table = await players[0].new_table(ME, OPEN, **SHORT)
    await players[1].join(table)
    await players[0].start(table)
    url = process.url
    tabs = [
        (players[0], 0, url),
        (players[0], 0, url),
        (players[1], 1, url),
        (None, None, url),
        (players[1], None, url),
    ]
    await play_and_compare(players, table, tabs, random.Random("tabs"))


async def test_two_server_processes_on_one_database(
    two_processes: tuple[str, Process, Process], game: Teaching
) -> None:
    _, one, two = two_processes
    players = [await Player.come(one, "Eva"), await Player.come(two, "Bob")]
    table = await players[0].new_table(ME, OPEN, **SHORT)
    await players[1].join(table)
    await players[0].start(table)
    tabs = [
        (players[0], 0, one.url),
        (players[0], 0, two.url),
        (players[1], 1, two.url),
        (players[1], 1, one.url),
        (None, None, one.url),
        (None, None, two.url),
    ]
    await play_and_compare(players, table, tabs, random.Random("two"))
    position = await players[0].view(table, 0)
    if position["status"] == "playing":  # luck is the server's: a short game may end before
        await players[1].post(f"/api/tables/{table}/resign", {"seat": 1, "key": key()})
    record = (await players[0].client.get(f"/api/tables/{table}/export")).content
    assert len(mirror(game, record).played) == position["actions"]


async def test_two_processes_never_both_apply(two_processes: tuple[str, Process, Process], game: Teaching) -> None:
    """The same seat acts through both processes at once: one action is taken, the other is told to look again."""
    _, one, two = two_processes
    luck = random.Random("both")
    eva = await Player.come(one, "Eva")
    twin = Player(httpx.AsyncClient(base_url=two.url, timeout=60), "Eva")
    twin.client.cookies.set("ludoteka", eva.cookie)
    twin.client.headers["X-CSRF-Token"] = eva.client.headers["X-CSRF-Token"]
    table = await eva.new_table(ME, ME, start=True)
    taken = 0
    for _ in range(24):
        position = await eva.view(table, 0)
        if position["status"] != "playing":
            break
        seat = luck.choice(position["waiting"])
        now = await (eva, twin)[luck.randrange(2)].view(table, seat)
        assert now["actions"] == taken
        messages = [
            {"seat": seat, "decision": now["decision"], "action": luck.choice(offered(now)), "key": key()}
            for _ in range(2)
        ]
        if luck.random() < 0.3:
            messages[1] = messages[0]
        where = f"/api/tables/{table}/action"
        answers = await asyncio.gather(
            eva.client.post(where, json=messages[0]), twin.client.post(where, json=messages[1])
        )
        taken += 1
        if messages[0] is messages[1]:
            assert [answer.status_code for answer in answers] == [200, 200]
            assert sorted(answer.json()["repeated"] for answer in answers) == [False, True]
            assert answers[0].json()["version"] == answers[1].json()["version"]
        else:
            assert sorted(answer.status_code for answer in answers) == [200, 409]
        chats = ({"text": "hi", "key": key()} for _ in range(2))
        await asyncio.gather(
            *(
                each.client.post(f"/api/tables/{table}/chat", json=chat)
                for each, chat in zip((eva, twin), chats, strict=True)
            )
        )
    await eva.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()})
    record = (await twin.client.get(f"/api/tables/{table}/export")).content
    assert len(mirror(game, record).played) == taken


async def test_broken_connections_to_the_database_are_made_again(
    postgres: NewDatabase, two_processes: tuple[str, Process, Process]
) -> None:
    database, one, two = two_processes
    eva = await Player.come(one, "Eva")
    table = await eva.new_table(ME, ME, start=True)
    live = await Live.open(two.url, None, table)
    await live.until(2)
    for _ in range(4):
        await asyncio.to_thread(postgres.hang_up, database)
        position = await patiently(eva, table)
        message = {"seat": position["waiting"][0], "decision": 0, "action": "", "key": key()}
        now = await patiently(eva, table, message["seat"])
        message |= {"decision": now["decision"], "action": offered(now)[0]}
        response = await insist(eva, table, message)
        assert response.status_code == 200, response.text[:300]
        await live.until(response.json()["version"], 30)
    assert (await patiently(eva, table))["actions"] == 4
    await live.close()


async def insist(player: Player, table: str, message: Json) -> httpx.Response:
    """Send an action until the database answers."""
    return await soon(
        lambda: player.client.post(f"/api/tables/{table}/action", json=message),
        lambda answer: answer.status_code != 503,
    )


async def patiently(player: Player, table: str, seat: int = 0) -> Json:
    """Look at a table until the database answers."""
    response = await soon(
        lambda: player.client.get(f"/api/tables/{table}/view", params={"seat": seat}),
        lambda answer: answer.status_code != 503,
    )
    assert response.status_code == 200, response.text[:300]
    return dict(response.json())


async def test_several_workers_share_tables(postgres: NewDatabase, tmp_path: Path) -> None:
    with serving(postgres(), tmp_path, "--workers=2") as process:
        players = [await Player.come(process, name) for name in ("Eva", "Bob")]
        table = await players[0].new_table(ME, OPEN)
        await players[1].join(table)
        await players[0].start(table)
        live = await Live.open(process.url, players[1], table, 1)
        for _ in range(3):
            fresh = httpx.AsyncClient(base_url=process.url, cookies=players[0].client.cookies)
            fresh.headers["X-CSRF-Token"] = players[0].client.headers["X-CSRF-Token"]
            eva = Player(fresh, "Eva")
            position = await eva.act_somehow(table, 0)
            shown = await live.until(position["version"])
            assert same(shown, await players[1].view(table, 1))
            await eva.close()
        assert "ludoteka_actions_total" in httpx.get(f"{process.url}/metrics").text
        await live.close()


async def test_a_late_client_gets_exactly_what_it_missed(process: Process) -> None:
    eva = await Player.come(process, "Eva")
    table = await eva.new_table(ME, ME, start=True)
    for _ in range(5):
        position = await eva.view(table, 0)
        position = await eva.act_somehow(table, position["waiting"][0])
    for after in range(position["version"] + 1):
        live = await Live.open(process.url, eva, table, 0, after)
        await live.until(position["version"])
        assert [update["n"] for update in live.updates] == list(range(after + 1, position["version"] + 1))
        await live.close()
    future = await Live.open(process.url, eva, table, 0, position["version"] + 99)
    message = msgspec.json.decode(await future.socket.recv())
    assert (message["type"], message["position"]["version"]) == ("position", position["version"])
    await future.close()


async def test_one_connection_can_change_seats(process: Process) -> None:
    eva = await Player.come(process, "Eva")
    table = await eva.new_table(ME, ME, start=True)
    live = await Live.open(process.url, eva, table, 0)
    assert (await live.until(2))["seat"] == 0
    live.position = {}
    await live.socket.send('{"type": "watch", "seat": 1, "after": 2}')
    assert (await live.until(2))["seat"] == 1
    live.position = {}
    await live.socket.send('{"type": "watch", "after": 2}')
    assert (await live.until(2))["seat"] is None
    await live.socket.send('{"type": "ping"}')
    assert (await live.hear())["type"] == "pong"
    await live.close()


async def test_nobody_watches_from_somebody_elses_seat(process: Process) -> None:
    eva, bob = [await Player.come(process, name) for name in ("Eva", "Bob")]
    table = await eva.new_table(ME, ME, start=True)
    for player in (bob, None):
        live = await Live.open(process.url, player, table, 0)
        message = await live.hear()
        assert message["type"] == "problem"
        with pytest.raises(websockets.ConnectionClosed):
            await live.hear()
    live = await Live.open(process.url, bob, table)
    await live.until(2)
    await live.socket.send('{"type": "watch", "seat": 1}')
    assert (await live.hear())["problem"]["error"] == "not-your-seat"
    await eva.act_somehow(table, 0)
    assert (await live.until(3))["seat"] is None
    private = await eva.new_table(ME, ME, public=False)
    hidden = await Live.open(process.url, bob, private)
    assert (await hidden.hear())["problem"]["error"] == "not-found"
    for each in (live, hidden):
        await each.close()


async def test_who_stood_up_sees_nothing_of_who_sits_there_now(process: Process) -> None:
    eva, bob, cid = [await Player.come(process, name) for name in ("Eva", "Bob", "Cid")]
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    live = await Live.open(process.url, bob, table, 1)
    await live.until(2)
    await bob.post(f"/api/tables/{table}/leave", {"key": key()})
    await cid.join(table)
    version = (await eva.start(table))["version"]
    position = await live.until(version)
    assert position["seat"] is None
    assert position["asks"] == []
    assert position["view"] == (await cid.view(table, None))["view"] != (await cid.view(table, 1))["view"]
    done = await cid.act(table, await cid.view(table, 1), "done")
    await live.until(done["version"])
    assert live.updates[-1]["do"] is None
    await live.close()


async def test_who_signs_out_sees_nothing_of_the_seat_any_more(process: Process) -> None:
    eva = await Player.come(process, "Eva")
    away = Player(httpx.AsyncClient(base_url=process.url, timeout=60), "Eva")
    account = {"login": f"eva-{key()}", "password": "correct horse"}
    me = await eva.post("/api/register", {**account, "name": "Eva"})
    eva.client.headers["X-CSRF-Token"] = me["csrf"]
    away.client.headers["X-CSRF-Token"] = (await away.post("/api/login", account))["csrf"]
    for public, seat in ((True, None), (False, 0)):
        table = await eva.new_table(ME, ME, start=True, public=public)
        live = await Live.open(process.url, away, table, 0)
        assert (await live.until(2))["seat"] == 0
        if public:
            await away.post("/api/logout", {}, 204)
            await eva.act_somehow(table, 0)
            assert (await live.until(3))["seat"] is seat
            away.client.headers["X-CSRF-Token"] = (await away.post("/api/login", account))["csrf"]
        else:
            await eva.post("/api/me/password", {"old": account["password"], "new": "battery staple"}, 204)
            await eva.act_somehow(table, 0)
            assert (await live.hear())["problem"]["error"] == "not-found"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await live.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
        await live.close()


async def test_who_asks_too_fast_over_the_live_connection_has_to_wait(sqlite: str, tmp_path: Path) -> None:
    with serving(sqlite, tmp_path, "--rate=0.001", "--burst-seconds=12000") as process:
        eva = await Player.come(process, "Eva")
        table = await eva.new_table(ME, ME, start=True)
        live = await Live.open(process.url, eva, table, 0)
        await live.until(2)
        for _ in range(13):
            await live.socket.send('{"type": "ping"}')
        for _ in range(12):
            assert (await live.hear())["type"] == "pong"
        with pytest.raises(TimeoutError):
            await live.hear(0.5)
        await live.close()


@pytest.mark.parametrize("nonsense", ["", "{", "[]", '{"type": "shout"}', '{"type": "watch", "seat": "x"}', "null"])
async def test_nonsense_is_answered_and_the_connection_stays(process: Process, nonsense: str) -> None:
    eva = await Player.come(process, "Eva")
    table = await eva.new_table(ME, ME, start=True)
    live = await Live.open(process.url, eva, table, 0)
    await live.until(2)
    await live.socket.send(nonsense)
    assert (await live.hear())["problem"]["error"] == "malformed"
    await eva.act_somehow(table, 0)
    await live.until(3)
    await live.close()


async def test_an_oversized_message_ends_only_its_connection(process: Process) -> None:
    eva = await Player.come(process, "Eva")
    table = await eva.new_table(ME, ME, start=True)
    live = await Live.open(process.url, eva, table, 0)
    await live.until(2)
    await live.socket.send("x" * (1 << 18))
    with pytest.raises(websockets.ConnectionClosed):
        await live.hear()
    assert (await eva.view(table, 0))["version"] == 2


async def test_a_flood_of_pings_is_hung_up_on(process: Process) -> None:
    eva = await Player.come(process, "Eva")
    table = await eva.new_table(ME, ME, start=True)
    live = await Live.open(process.url, eva, table, 0)
    await live.until(2)
    with suppress(websockets.ConnectionClosed, OSError):
        for _ in range(4000):
            await live.socket.ping(secrets.token_bytes(120))
    await asyncio.wait_for(live.socket.wait_closed(), 30)
    assert (await eva.view(table, 0))["version"] == 2


async def test_the_way_back_to_a_seat_a_bot_has_played(process: Process) -> None:
    eva, bob = [await Player.come(process, name) for name in ("Eva", "Bob")]
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    await eva.start(table)
    await bob.post(f"/api/tables/{table}/leave", {"key": key()})
    assert (await eva.view(table, 0))["seats"][1]["away"]
    for _ in range(2):  # a page that is opened again, or a network that comes back, is not yet a player who does
        live = await Live.open(process.url, bob, table, 1)
        position = await live.until(4)
        assert position["seats"][1]["away"]
        await live.close()
    live = await Live.open(process.url, bob, table, 1)
    await bob.post(f"/api/tables/{table}/back", {"seat": 1, "key": key()})
    while not any(update["what"] == "back" for update in live.updates):
        await live.hear()
    position = await live.until(live.last)
    assert not position["seats"][1]["away"]
    await live.close()


async def test_a_client_that_does_not_read_does_not_hold_up_others(process: Process) -> None:
    eva = await Player.come(process, "Eva")
    table = await eva.new_table(ME, ME, start=True)
    headers = {"Cookie": f"ludoteka={eva.cookie}"}
    address = f"{process.url.replace('http', 'ws')}/api/tables/{table}/live?seat=0"
    stuck = await websockets.connect(address, additional_headers=headers, max_queue=1)
    live = await Live.open(process.url, eva, table, 1)
    for _ in range(30):
        position = await eva.view(table, 0)
        if position["status"] != "playing":
            break
        position = await eva.act_somehow(table, position["waiting"][0], lambda options: options[-1])
        await live.until(position["version"], 20)
    stuck.transport.abort()
    await live.close()
