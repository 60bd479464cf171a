from __future__ import annotations

import pytest

from ludoteka.server.passwords import Hashing
from server.kit import Inside, Player, key

pytestmark = pytest.mark.anyio


async def test_a_guest_needs_only_a_name(here: Inside) -> None:
    client = here.client()
    response = await client.post("/api/guest", json={"name": "Žofie"})
    assert response.status_code == 201
    assert response.json()["name"] == "Žofie"
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert (await client.get("/api/me")).json()["login"] is None


async def test_nobody_is_nobody(here: Inside) -> None:
    response = await here.client().get("/api/me")
    assert response.status_code == 401
    assert response.json()["error"] == "not-signed-in"


@pytest.mark.parametrize("name", ["", "   ", "a" * 41, "two\nlines", "bell\x07"])
async def test_a_name_is_a_line_of_text(here: Inside, name: str) -> None:
    assert (await here.client().post("/api/guest", json={"name": name})).status_code == 400


async def test_a_guest_becomes_an_account_and_keeps_the_seats(here: Inside, eva: Player) -> None:
    table = await eva.new_table({"kind": "me"}, {"kind": "open"})
    me = await eva.post("/api/register", {"login": "Evik", "password": "correct horse", "name": "Eva K."})
    eva.client.headers["X-CSRF-Token"] = me["csrf"]
    assert me["login"] == "evik"
    assert (await eva.get(f"/api/tables/{table}"))["hosting"]
    elsewhere = Player(here.client(), "Eva")
    again = await elsewhere.post("/api/login", {"login": "EVIK", "password": "correct horse"})
    assert again["id"] == me["id"]
    assert [found["id"] for found in (await elsewhere.get("/api/tables", mine="yes"))["tables"]] == [table]


async def test_wrong_passwords_and_taken_logins_are_refused(here: Inside, eva: Player, bob: Player) -> None:
    await eva.post("/api/register", {"login": "eva", "password": "correct horse", "name": "Eva"})
    assert (await bob.post("/api/login", {"login": "eva", "password": "guess"}, 401))["error"] == "wrong-password"
    assert (await bob.post("/api/login", {"login": "nobody", "password": "guess"}, 401))["error"] == "wrong-password"
    taken = {"login": "EVA", "password": "another horse", "name": "Bob"}
    assert (await bob.post("/api/register", taken, 409))["error"] == "login-taken"
    assert (await bob.post("/api/register", {**taken, "password": "short"}, 400))["error"] == "malformed"


async def test_passwords_are_kept_only_as_argon2_hashes(here: Inside, eva: Player) -> None:
    await eva.post("/api/register", {"login": "argon", "password": "correct horse", "name": "Eva"})
    rows = await here.server.storage.read(lambda c: c.exec_driver_sql("SELECT password FROM person").scalars().all())
    assert all(row.startswith("$argon2id$") for row in rows if row)
    assert any(rows)
    strength = Hashing().hasher
    assert (strength.memory_cost, strength.time_cost) >= (65_536, 3), "as the library and RFC 9106 advise"


async def test_a_new_password_ends_other_sessions_and_tokens(here: Inside, eva: Player) -> None:
    me = await eva.post("/api/register", {"login": "eva3", "password": "correct horse", "name": "Eva"})
    eva.client.headers["X-CSRF-Token"] = me["csrf"]
    token = await eva.post("/api/me/tokens", {"name": "robot"})
    other = Player(here.client(), "Eva")
    await other.post("/api/login", {"login": "eva3", "password": "correct horse"})
    change = {"old": "wrong horse", "new": "battery staple"}
    assert (await eva.post("/api/me/password", change, 403))["error"] == "wrong-password"
    await eva.post("/api/me/password", {**change, "old": "correct horse"}, 204)
    assert (await eva.get("/api/me"))["login"] == "eva3"
    assert (await other.get("/api/me", 401))["error"] == "not-signed-in"
    robot = here.client()
    assert (await robot.get("/api/me", headers={"Authorization": f"Bearer {token['secret']}"})).status_code == 401


async def test_a_program_plays_with_a_token(here: Inside, eva: Player) -> None:
    token = await eva.post("/api/me/tokens", {"name": "robot"})
    listed = (await eva.get("/api/me/tokens"))["tokens"]
    assert [found["name"] for found in listed] == ["robot"]
    assert listed[0]["secret"] is None
    robot = here.client()
    robot.headers["Authorization"] = f"Bearer {token['secret']}"
    wanted = {"game": "teaching", "seats": [{"kind": "me"}, {"kind": "open"}], "key": key()}
    assert (await robot.post("/api/tables", json=wanted)).status_code == 201
    assert (await eva.send("DELETE", f"/api/me/tokens/{token['id']}")).status_code == 204
    assert (await robot.get("/api/me")).status_code == 401
    assert (await eva.send("DELETE", f"/api/me/tokens/{token['id']}")).status_code == 404


async def test_signing_out_ends_the_session(eva: Player) -> None:
    cookie = eva.cookie
    await eva.post("/api/logout", {}, 204)
    response = await eva.client.get("/api/me", headers={"Cookie": f"ludoteka={cookie}"})
    assert response.status_code == 401


async def test_a_change_by_cookie_needs_the_csrf_token(eva: Player) -> None:
    del eva.client.headers["X-CSRF-Token"]
    assert (await eva.post("/api/logout", {}, 403))["error"] == "csrf"
    eva.client.headers["X-CSRF-Token"] = "0" * 32
    assert (await eva.post("/api/logout", {}, 403))["error"] == "csrf"


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}],
    ids=["origin", "fetch-metadata", "sandbox"],
)
async def test_changes_from_other_sites_are_refused(here: Inside, eva: Player, headers: dict[str, str]) -> None:
    response = await eva.client.post("/api/logout", json={}, headers=headers)
    assert (response.status_code, response.json()["error"]) == (403, "foreign-origin")
    response = await here.client().post("/api/guest", json={"name": "Eva"}, headers=headers)
    assert response.status_code == 403


async def test_changes_from_our_own_pages_are_let_through(here: Inside) -> None:
    headers = {"Origin": here.url, "Sec-Fetch-Site": "same-origin"}
    assert (await here.client().post("/api/guest", json={"name": "Eva"}, headers=headers)).status_code == 201


async def test_one_changes_name_and_sleep(eva: Player) -> None:
    sleep = {"start": "23:00", "end": "07:00", "zone": "Europe/Prague"}
    response = await eva.send("PATCH", "/api/me", {"name": "Evička", "sleep": sleep})
    assert response.json()["name"] == "Evička"
    assert (await eva.get("/api/me"))["sleep"] == sleep
    response = await eva.send("PATCH", "/api/me", {"sleep": None})
    assert (response.json()["name"], response.json()["sleep"]) == ("Evička", None)
    for wrong in ({**sleep, "zone": "Middle/Earth"}, {**sleep, "start": "08:00"}):
        assert (await eva.send("PATCH", "/api/me", {"sleep": wrong})).status_code == 409
    assert (await eva.send("PATCH", "/api/me", {"sleep": {**sleep, "start": "25:00"}})).status_code == 400


async def test_a_deleted_account_leaves_no_trace_of_the_person(here: Inside, eva: Player, bob: Player) -> None:
    me = await eva.post("/api/register", {"login": "eva4", "password": "correct horse", "name": "Eva Nováková"})
    eva.client.headers["X-CSRF-Token"] = me["csrf"]
    waiting = await eva.new_table({"kind": "me"}, {"kind": "open"}, title="Table of Nováková")
    playing = await eva.new_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"})
    for _ in range(2):
        await bob.join(playing, seat=1 + _)
    await eva.start(playing)
    await eva.post(f"/api/tables/{playing}/chat", {"text": "my secret thought", "key": key()})
    await eva.send("PUT", f"/api/tables/{playing}/notes", {"text": "my notes"})
    await eva.post(f"/api/tables/{playing}/leave", {"key": key()})
    await eva.post(f"/api/tables/{playing}/back", {"seat": 0, "key": key()})
    assert (await bob.get(f"/api/tables/{playing}/updates"))["updates"][-1]["by"] == "Eva Nováková"
    assert (await eva.post("/api/me/delete", {"password": "wrong"}, 403))["error"] == "wrong-password"
    await eva.post("/api/me/delete", {"password": "correct horse"}, 204)
    await eva.get("/api/me", 401)
    await bob.post("/api/login", {"login": "eva4", "password": "correct horse"}, 401)
    assert (await bob.get(f"/api/tables/{waiting}"))["status"] == "closed"
    table = await bob.get(f"/api/tables/{playing}")
    assert table["seats"][0]["resigned"]
    assert table["status"] == "playing"
    assert (await bob.get(f"/api/tables/{waiting}"))["title"] == ""
    dump = await here.server.storage.read(everything)
    for trace in ("Nováková", "my secret thought", "my notes", "correct horse"):
        assert trace not in dump
    told = await bob.get(f"/api/tables/{playing}/updates", seat=1)
    assert "Nováková" not in str(told)


def everything(c: object) -> str:
    """All text in the database."""
    tables = ["person", "session", "token", "board", "seat", "news", "action", "note"]
    return "\n".join(str(c.exec_driver_sql(f"SELECT * FROM {table}").all()) for table in tables)  # type: ignore[attr-defined]


async def test_websocket_hijacking_from_other_sites_is_refused(here: Inside) -> None:
    scope_headers = [(b"origin", b"https://evil.example"), (b"host", b"table.test")]
    sent: list[dict[str, object]] = []

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    async def receive() -> dict[str, object]:
        return {"type": "websocket.connect"}

    scope = {"type": "websocket", "path": "/api/tables/x/live", "headers": scope_headers, "client": ("1.2.3.4", 1)}
    await here.app(scope, receive, send)
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "refused"}]
