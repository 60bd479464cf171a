"""The operator's console: who may, what each order does, and that all of it is in the audit log."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from ludoteka.server.storage import DatabaseDown
from server.kit import Inside, Json, Player, inside, key
from server.later import DAY, Later, operator, register

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
CONSOLE = "/api/operator"


class Place:
    """A server with an operator, and two people at a table."""

    def __init__(self, here: Inside, later: Later, olga: Player, eva: Player, bob: Player, table: str) -> None:
        self.here = here
        self.later = later
        self.olga = olga
        self.eva = eva
        self.bob = bob
        self.table = table

    async def id_of(self, name: str) -> str:
        people = (await self.olga.get(f"{CONSOLE}/people", words=name))["people"]
        return str(next(one["id"] for one in people if one["name"] == name))

    async def order(self, path: str, status: int = 204, **body: object) -> Json:
        return await self.olga.post(f"{CONSOLE}/{path}", {"why": "because", **body}, status)

    async def audit(self) -> list[Json]:
        return list((await self.olga.get(f"{CONSOLE}/audit"))["lines"])


@pytest.fixture
async def place(database: str) -> AsyncIterator[Place]:
    later = Later()
    async with inside(database, later) as here:
        olga = await operator(here)
        eva, bob = await Player.come(here, "Eva"), await Player.come(here, "Bob")
        await register(bob, "bob")
        table = await eva.new_table(ME, OPEN, OPEN)
        await bob.join(table)
        yield Place(here, later, olga, eva, bob, table)
        for player in (olga, eva, bob):
            await player.close()


async def test_the_console_is_for_operators_who_signed_in_themselves(place: Place) -> None:
    assert (await place.olga.get("/api/me"))["operator"] is True
    assert (await place.bob.get("/api/me"))["operator"] is False
    for path in ("reports", "people", "tables", "audit"):
        assert (await place.bob.get(f"{CONSOLE}/{path}", 403))["error"] == "not-operator"
        assert (await place.here.client().get(f"{CONSOLE}/{path}")).status_code == 401
        await place.olga.get(f"{CONSOLE}/{path}")
    token = (await place.olga.post("/api/me/tokens", {"name": "robot"}))["secret"]
    robot = place.here.client()
    robot.headers["Authorization"] = f"Bearer {token}"
    assert (await robot.get(f"{CONSOLE}/people")).json()["error"] == "not-operator"
    bob = await place.id_of("Bob")
    orders: list[tuple[str, Json]] = [
        (f"people/{bob}/punish", {"kind": "muted", "why": "x"}),
        (f"people/{bob}/lift", {"kind": "muted", "why": "x"}),
        (f"people/{bob}/delete", {"why": "x"}),
        (f"tables/{place.table}/close", {"why": "x"}),
        (f"tables/{place.table}/hush/2", {"why": "x"}),
        ("reports/abc/resolve", {"why": "x"}),
        ("announcements", {"en": "x"}),
        ("announcements/abc/end", {}),
    ]
    for path, body in orders:
        assert (await place.eva.post(f"{CONSOLE}/{path}", body, 403))["error"] == "not-operator"
        assert (await robot.post(f"{CONSOLE}/{path}", json=body)).status_code == 403
    assert [line["what"] for line in await place.audit()] == ["grant"]


async def test_a_report_shows_what_was_said_even_if_it_is_taken_back(place: Place) -> None:
    path = f"/api/tables/{place.table}/chat"
    await place.bob.post(path, {"text": "hello", "key": key()})
    rude = (await place.bob.post(path, {"text": "you are an idiot", "key": key()}))["version"]
    await place.bob.post(path, {"text": "so there", "key": key()})
    wanted = {"table": place.table, "reason": "abuse", "whom": {"by": "message", "message": rude}, "text": "rude"}
    await place.eva.post("/api/reports", wanted, 204)
    await place.order(f"tables/{place.table}/hush/{rude}")
    updates = (await place.eva.get(f"/api/tables/{place.table}/updates"))["updates"]
    assert [update["text"] for update in updates if update["kind"] == "chat"] == ["hello", "", "so there"]
    (report,) = (await place.olga.get(f"{CONSOLE}/reports"))["reports"]
    assert [(line["text"], line["reported"]) for line in report["lines"]] == [
        ("hello", False), ("you are an idiot", True), ("so there", False),
    ]  # fmt: skip
    assert (report["reporter_name"], report["name"], report["text"]) == ("Eva", "Bob", "rude")
    (bob,) = (await place.olga.get(f"{CONSOLE}/people", words="bob"))["people"]
    assert (bob["reports"], bob["tables"], bob["login"]) == (1, 1, "bob")
    await place.order(f"reports/{report['id']}/resolve", why="warned")
    assert (await place.olga.get(f"{CONSOLE}/reports"))["reports"] == []
    (closed,) = (await place.olga.get(f"{CONSOLE}/reports", status="closed"))["reports"]
    assert closed["answer"] == "warned"
    assert [line["what"] for line in await place.audit()] == ["resolve", "hush", "grant"]


async def test_somebody_suspended_is_out_until_it_ends(place: Place) -> None:
    bob = await place.id_of("Bob")
    game = await place.bob.new_table(ME, OPEN)
    await place.eva.join(game)
    await place.bob.start(game)
    own = await place.bob.new_table(ME, OPEN)
    await place.order(f"people/{bob}/punish", kind="suspended", hours=24, why="insults")
    assert (await place.bob.get("/api/me"))["suspended"]["why"] == "insults"
    refused = await place.bob.get("/api/me/tokens", 403)
    assert refused["error"] == "suspended"
    assert refused["args"]["why"] == "insults"
    assert refused["args"]["until"].endswith("UTC")
    for path in ("/api/tables", f"/api/tables/{game}/view?seat=0"):
        assert (await place.bob.get(path, 403))["error"] == "suspended"
    move = {"seat": 0, "decision": 1, "action": "done", "key": key()}
    assert (await place.bob.post(f"/api/tables/{game}/action", move, 403))["error"] == "suspended"
    assert (await place.bob.post("/api/me/delete", {"password": "correct horse"}, 403))["error"] == "suspended"
    login = {"login": "bob", "password": "correct horse"}
    elsewhere = Player(place.here.client(), "Bob")
    assert (await elsewhere.post("/api/login", login, 403))["error"] == "suspended"
    assert (await elsewhere.post("/api/login", {**login, "password": "guess"}, 401))["error"] == "wrong-password"
    seats = (await place.eva.get(f"/api/tables/{place.table}"))["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "open"], "no seat is kept where no game has begun"
    assert (await place.eva.get(f"/api/tables/{own}"))["status"] == "closed"
    assert (await place.eva.get(f"/api/tables/{game}"))["status"] == "playing"
    place.later.shift += 2 * DAY
    assert (await place.bob.get("/api/me"))["suspended"] is None
    await place.bob.get("/api/me/tokens")


async def test_a_suspension_is_lifted(place: Place) -> None:
    bob = await place.id_of("Bob")
    lifting = f"people/{bob}/lift"
    assert (await place.order(lifting, 404, kind="suspended"))["error"] == "not-found"
    await place.order(f"people/{bob}/punish", kind="suspended")
    assert (await place.bob.get("/api/me/tokens", 403))["args"]["until"] == "never"
    (found,) = (await place.olga.get(f"{CONSOLE}/people", words="Bob"))["people"]
    assert found["sanctions"] == [{"kind": "suspended", "until": None, "why": "because"}]
    await place.order(lifting, kind="suspended", why="he is sorry")
    await place.bob.get("/api/me/tokens")
    assert [(line["what"], line["name"], line["why"]) for line in await place.audit()][:2] == [
        ("unsuspend", "Bob", "he is sorry"),
        ("suspend", "Bob", "because"),
    ]


async def test_somebody_muted_plays_but_does_not_talk(place: Place) -> None:
    bob = await place.id_of("Bob")
    await place.order(f"people/{bob}/punish", kind="muted", hours=1)
    message = {"text": "hello", "key": key()}
    assert (await place.bob.post(f"/api/tables/{place.table}/chat", message, 403))["error"] == "muted"
    assert (await place.bob.get(f"/api/tables/{place.table}/company"))["may_talk"] is False
    await place.bob.post(f"/api/tables/{place.table}/leave", {"key": key()})
    await place.bob.join(place.table)
    place.later.shift += DAY
    await place.bob.post(f"/api/tables/{place.table}/chat", message)


async def test_operators_are_safe_from_one_another_and_from_themselves(place: Place) -> None:
    olga = await place.id_of("Olga")
    other = await operator(place.here, "otto")
    otto = (await other.get("/api/me"))["id"]
    assert (await place.order(f"people/{olga}/delete", 409))["error"] == "yourself"
    assert (await place.order(f"people/{otto}/delete", 409))["error"] == "is-operator"
    assert (await place.order(f"people/{otto}/punish", 409, kind="suspended"))["error"] == "is-operator"
    assert (await place.order("people/nobody/delete", 404))["error"] == "not-found"


async def test_a_deleted_person_leaves_the_games_of_others_whole(place: Place) -> None:
    game = await place.eva.new_table(ME, OPEN)
    await place.bob.join(game)
    await place.eva.start(game)
    await place.bob.post(f"/api/tables/{game}/chat", {"text": "rude", "key": key()})
    bob = await place.id_of("Bob")
    await place.order(f"people/{bob}/delete")
    info = await place.eva.get(f"/api/tables/{game}")
    assert [seat["name"] for seat in info["seats"]] == ["Eva", "?"]
    assert (await place.eva.get(f"/api/tables/{game}/history"))["setup"] is not None
    assert "rude" not in str(await place.eva.get(f"/api/tables/{game}/updates"))
    assert (await place.bob.get("/api/me", 401))["error"] == "not-signed-in"
    line = (await place.audit())[0]
    assert (line["what"], line["person"], line["name"]) == ("delete", bob, "?")


async def test_a_table_is_closed_whoever_plays_there(place: Place) -> None:
    game = await place.eva.new_table(ME, OPEN, public=False, title="Secret den")
    code = (await place.eva.get(f"/api/tables/{game}"))["code"]
    await place.bob.join(game, code=code)
    await place.eva.start(game)
    (found,) = (await place.olga.get(f"{CONSOLE}/tables", words="secret"))["tables"]
    assert (found["id"], found["players"], found["host"]) == (game, ["Eva", "Bob"], "Eva")
    assert (await place.olga.get(f"/api/tables/{game}", 404))["error"] == "not-found", "it stays private"
    await place.order(f"tables/{game}/close")
    assert (await place.eva.get(f"/api/tables/{game}"))["status"] == "closed"
    update = (await place.eva.get(f"/api/tables/{game}/updates"))["updates"][-1]
    assert (update["kind"], update["what"]) == ("closed", "operator")
    assert (await place.order(f"tables/{game}/close", 409))["error"] == "over"
    assert (await place.audit())[0]["table"] == game


async def test_everybody_is_told_an_announcement_while_it_lasts(place: Place) -> None:
    nobody = place.here.client()
    await place.olga.post(f"{CONSOLE}/announcements", {"en": "Down at noon", "cs": "V poledne nejede", "hours": 2}, 204)
    await place.olga.post(f"{CONSOLE}/announcements", {"en": "Welcome"}, 204)
    said = (await nobody.get("/api/announcements")).json()["announcements"]
    assert [one["texts"] for one in said] == [{"en": "Welcome"}, {"en": "Down at noon", "cs": "V poledne nejede"}]
    await place.olga.post(f"{CONSOLE}/announcements/{said[0]['id']}/end", {}, 204)
    await place.olga.post(f"{CONSOLE}/announcements/{said[0]['id']}/end", {}, 404)
    assert len((await nobody.get("/api/announcements")).json()["announcements"]) == 1
    place.later.shift += DAY
    assert (await nobody.get("/api/announcements")).json()["announcements"] == []


async def test_the_audit_log_is_only_added_to(place: Place) -> None:
    for statement in ("UPDATE audit SET why = 'nothing'", "DELETE FROM audit"):
        with pytest.raises((DatabaseDown, DBAPIError), match="only added to"):
            await place.here.server.storage.write(lambda c, s=statement: c.execute(sa.text(s)).rowcount)  # type: ignore[misc]
    (line,) = await place.audit()
    assert (line["what"], line["by"], line["console"], line["name"]) == ("grant", "root", True, "Olga")
