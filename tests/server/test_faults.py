"""Faults that were found once: each test failed before it was mended."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from ludoteka.table.person import DAY
from server.kit import Inside, Json, Player, inside, key
from server.test_clocks import Held

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


@pytest.mark.parametrize("way", ["leave", "delete"])
async def test_a_joiner_cannot_keep_the_host_at_the_table(here: Inside, eva: Player, bob: Player, way: str) -> None:
    """The key of a table that is handed on was one that the joiner could have used before."""
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    await bob.post("/api/tables", {"game": "teaching", "seats": [ME, OPEN], "key": f"from:{table}"})
    if way == "leave":
        await eva.post(f"/api/tables/{table}/leave", {"key": key()})
    else:
        await eva.post("/api/me/delete", {}, 204)
    assert (await bob.get(f"/api/tables/{table}"))["hosting"]


async def record_of_a_game(eva: Player) -> list[Json]:
    """The lines of a record."""
    table = await eva.new_table(ME, ME, start=True)
    await eva.act_somehow(table, 0)
    await eva.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()})
    text = (await eva.client.get(f"/api/tables/{table}/export")).text
    return [msgspec.json.decode(line) for line in text.splitlines()]


async def imported(eva: Player, lines: list[Json] | str) -> httpx.Response:
    record = lines if isinstance(lines, str) else "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)
    wanted = {"record": record, "seats": [OPEN, OPEN], "key": key()}
    return await eva.client.post("/api/tables/import", json=wanted)


async def test_imported_names_are_names(database: str) -> None:
    async with inside(database) as here:
        eva = await Player.come(here, "Eva")
        lines = await record_of_a_game(eva)
        for given, kept in (
            (["two\nlines\x07\x00", "\x00" * 60], ["two lines", ""]),
            (["\u202eave", "\u2800"], ["ave", ""]),
        ):
            lines[0]["players"] = given
            answer = await imported(eva, lines)
            assert answer.status_code == 201, answer.text
            assert [seat["name"] for seat in answer.json()["seats"]] == kept


UNSEEN = ("\u200b", "\u202e", "\u2066", "\ufeff", "\u00ad", "\u3164", "\x9b", "\u2028", "\U000e0041")
BLANK = ("\u00a0", "\u2003", "\u3000", "\u2800", " ")


async def test_names_and_titles_can_be_seen_and_turn_nothing_around(here: Inside, eva: Player) -> None:
    for name in (*(f"E{each}va" for each in UNSEEN), *UNSEEN, *BLANK):
        for method, path in (("POST", "/api/guest"), ("PATCH", "/api/me")):
            answer = await eva.send(method, path, {"name": name})
            assert (answer.status_code, answer.json()["error"]) == (400, "malformed"), ascii(name)
    for each in UNSEEN:
        wanted = {"game": "teaching", "seats": [ME, OPEN], "key": key(), "title": f"A{each}B"}
        assert (await eva.send("POST", "/api/tables", wanted)).status_code == 400, ascii(each)
    for name in ("Łukasz Žluťoučký", "Анна", "山田", "عمر", "O'Brien-Ní", "👑", "e\u0301va"):
        assert (await eva.send("PATCH", "/api/me", {"name": name})).json()["name"] == name


DEEP = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize("where", ["header", "options", "action", "state"])
async def test_a_record_that_is_nested_deeply_is_a_bad_record(here: Inside, eva: Player, where: str) -> None:
    lines = [msgspec.json.encode(line).decode() for line in await record_of_a_game(eva)]
    if where == "header":
        lines[0] = DEEP
    elif where == "options":
        lines[0] = lines[0].replace('"options":{', f'"options":{{"deep":{DEEP},')
    elif where == "action":
        lines[1] = lines[1].replace('"luck":[', f'"luck":[{DEEP},')
    else:
        lines[-2] = f'{{"at":1,"state":{DEEP}}}'
    answer = await imported(eva, "\n".join(lines) + "\n")
    assert (answer.status_code, answer.json()["error"]) == (409, "bad-record"), answer.text


async def test_deeply_nested_requests_are_malformed(eva: Player) -> None:
    for path in ("/api/tables", "/api/guest", "/api/games/teaching/check"):
        body = '{"game":"teaching","seats":' + "[" * 50_000 + "]" * 50_000 + "}"
        answer = await eva.client.post(path, content=body)
        assert (answer.status_code, answer.json()["error"]) == (400, "malformed")


async def test_a_number_beyond_all_bounds_holds_up_nobody(here: Inside, eva: Player) -> None:
    for number in (10**30, -(2**31) - 1, 2**31):
        options = {"length": number}
        for path, body in (
            ("/api/games/teaching/check", {"seats": 2, "options": options}),
            ("/api/tables", {"game": "teaching", "seats": [ME, OPEN], "key": key(), "options": options}),
        ):
            assert (await eva.send("POST", path, body)).status_code == 400
    assert (await eva.post("/api/games/teaching/check", {"seats": 2}))["refused"] is None


STRANGE_NAMES = (
    "evil.example",
    "evil.example:8000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "user@evil.example",
    "[::1",
    "localhost:99999999",
    "localhost:x",
    "localhost:0",
    "user@localhost",
    "localhost/api",
    "localhost?x",
)
OUR_NAMES = (
    "localhost",
    "localhost:8000",
    "LOCALHOST:8000",
    "127.0.0.1:8000",
    "[::1]:8000",
    "192.168.1.20:8000",
    "games.local",
)


async def test_only_our_own_names_are_answered(sqlite: str) -> None:
    async with inside(sqlite, allowed_hosts="games.local, other.example") as here:
        for name in OUR_NAMES:
            assert (await here.client().get("/api/games", headers={"Host": name})).status_code == 200, name
        for name in STRANGE_NAMES:
            answer = await here.client().get("/api/games", headers={"Host": name})
            assert (answer.status_code, answer.json()["error"]) == (421, "unknown-host"), name
        twice = await here.client().get("/api/games", headers=[("Host", "localhost"), ("Host", "evil.example")])
        assert twice.status_code == 421, "somebody in between may have read the other one"


NOBODY = ("%00", "a%00b", "ABC", "x" * 17, "%ff", "%C5%BE")


async def test_what_could_never_be_an_id_is_not_found(database: str) -> None:
    """A NUL in an address made PostgreSQL refuse the query, and the server said that its database was down."""
    async with inside(database) as here:
        eva = await Player.come(here, "Eva")
        for name in NOBODY:
            for path in (f"/api/tables/{name}/notes", f"/api/tables/{name}/view", f"/api/games/{name}/vocabulary"):
                assert (await eva.client.get(path)).status_code == 404, path
            assert (await eva.client.delete(f"/api/me/tokens/{name}")).status_code == 404
            assert (await eva.client.get(f"/table/{name}")).status_code in (200, 404)
            for query in (f"code={name}&seat=0", "after=-1", "seat=32"):
                assert (await eva.client.get(f"/api/tables/abc/updates?{query}")).status_code in (400, 404)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]", "null", "", "\xff"])
async def test_an_origin_that_is_no_address_is_foreign(eva: Player, origin: str) -> None:
    answer = await eva.client.patch("/api/me", json={"name": "Eva"}, headers={b"Origin": origin.encode("latin-1")})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")


async def test_private_answers_are_not_stored(here: Inside, eva: Player) -> None:
    table = await eva.new_table(ME, ME, start=True)
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/view?seat=0"):
        answer = await eva.client.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
    assert (await here.client().get("/api/me")).headers["cache-control"] == "no-store"
    assert "no-store" not in (await eva.client.get("/api/games")).headers.get("cache-control", "")
    words = await eva.client.get("/api/games/teaching/messages/en")
    assert "public" in words.headers["cache-control"]


async def test_over_https_the_cookie_belongs_to_this_host_alone(sqlite: str) -> None:
    async with inside(sqlite, public_url="https://play.example.org") as here:
        client = here.client()
        answer = await client.post("/api/guest", json={"name": "Eva"}, headers={"Origin": "https://play.example.org"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-ludoteka=")
        assert "Secure" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie
        secret = cookie.partition("=")[2].partition(";")[0]
        for name, status in (("__Host-ludoteka", 200), ("ludoteka", 401)):
            found = await here.client().get("/api/me", headers={"Cookie": f"{name}={secret}"})
            assert found.status_code == status


async def program(here: Inside, player: Player, **wanted: object) -> httpx.AsyncClient:
    """A program with a token of its own."""
    secret = (await player.post("/api/me/tokens", {"name": "program", **wanted}))["secret"]
    client = here.client()
    client.headers["Authorization"] = f"Bearer {secret}"
    return client


async def test_a_token_plays_but_does_not_speak_for_the_account(here: Inside, eva: Player) -> None:
    client = await program(here, eva)
    made = await client.post("/api/tables", json={"game": "teaching", "seats": [ME, ME], "key": key()})
    assert made.status_code == 201
    refused = [
        await client.post("/api/me/tokens", json={"name": "another"}),
        await client.get("/api/me/tokens"),
        await client.patch("/api/me", json={"name": "Mallory"}),
        await client.post("/api/me/password", json={"old": "x", "new": "correct horse"}),
        await client.post("/api/me/delete", json={}),
        await client.post("/api/register", json={"login": "mallory", "password": "correct horse", "name": "M"}),
        await client.post("/api/logout"),
    ]
    assert [(each.status_code, each.json()["error"]) for each in refused] == [(403, "token-refused")] * len(refused)


async def test_a_token_that_reads_changes_nothing(here: Inside, eva: Player) -> None:
    table = await eva.new_table(ME, ME, start=True)
    client = await program(here, eva, scope="read")
    position = (await client.get(f"/api/tables/{table}/view?seat=0")).json()
    move = {"seat": 0, "decision": position["decision"], "action": "done", "key": key()}
    for path, body in ((f"/api/tables/{table}/action", move), (f"/api/tables/{table}/leave", {"key": key()})):
        answer = await client.post(path, json=body)
        assert (answer.status_code, answer.json()["error"]) == (403, "token-reads")
    made = await client.post("/api/tables", json={"game": "teaching", "seats": [ME, ME], "key": key()})
    assert made.status_code == 403


async def test_a_token_ends(sqlite: str) -> None:
    held = Held()
    async with inside(sqlite, held) as here:
        eva = await Player.come(here, "Eva")
        client = await program(here, eva, days=10)
        (token,) = (await eva.get("/api/me/tokens"))["tokens"]
        assert (token["scope"], token["expires"]) == ("play", held.moment + 10 * DAY)
        held.moment += 10 * DAY - 1
        assert (await client.get("/api/me")).status_code == 200
        held.moment += 1
        assert (await client.get("/api/me")).status_code == 401
        for days in (0, 366):
            await eva.post("/api/me/tokens", {"name": "x", "days": days}, 400)


async def test_a_token_dies_with_the_account(here: Inside, eva: Player) -> None:
    client = await program(here, eva)
    assert (await client.get("/api/me")).status_code == 200
    await eva.post("/api/me/delete", {}, 204)
    assert (await client.get("/api/me")).status_code == 401


async def test_ready_means_that_something_was_written(sqlite: str) -> None:
    async with inside(sqlite) as here:
        client = here.client()
        assert (await client.get("/ready")).json() == {"status": "ready"}
        await here.server.storage.write(lambda c: c.exec_driver_sql("DELETE FROM pulse"))
        here.server.readiness.known_at = -10
        assert (await client.get("/ready")).status_code == 503
        assert (await client.get("/health")).status_code == 200


async def test_figures_are_for_this_machine_only(here: Inside) -> None:
    async def asked_from(address: str, **headers: str) -> int:
        transport = httpx.ASGITransport(app=here.app, client=(address, 1234))
        async with httpx.AsyncClient(transport=transport, base_url=here.url) as client:
            return (await client.get("/metrics", headers=headers)).status_code

    assert await asked_from("127.0.0.1") == 200
    assert await asked_from("::1") == 200
    assert await asked_from("192.0.2.7") == 401
    forwarded = {"X-Forwarded-For": "192.0.2.7"}
    assert await asked_from("127.0.0.1", **forwarded) == 401
