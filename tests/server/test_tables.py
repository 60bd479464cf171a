from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
import sqlalchemy as sa

from ludoteka.kernel.pledge import promised, shared_seed
from ludoteka.server import schema
from server.kit import Inside, Json, Player, key, offered, soon

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
INVITED: Json = {"kind": "invited"}
BOT: Json = {"kind": "bot", "bot": "random"}


async def test_a_table_waits_for_players_and_starts(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN, title="Friday")
    assert (await eva.post(f"/api/tables/{table}/start", {"key": key()}, 409))["error"] == "seats-free"
    position = (await bob.join(table))["position"]
    assert [seat["name"] for seat in position["seats"]] == ["Eva", "Bob"]
    assert (await bob.post(f"/api/tables/{table}/start", {"key": key()}, 403))["error"] == "not-host"
    position = (await eva.start(table))["position"]
    assert position["status"] == "playing"
    assert position["view"]["seat"] == 0
    assert offered(position)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"game": "nothing"}, "unknown-game"),
        ({"seats": [ME] * 5}, "seat-count"),
        ({"options": {"length": "eternal"}}, "bad-option"),
        ({"options": {"weather": "fog"}}, "bad-option"),
        ({"seats": [ME, {"kind": "bot", "bot": "oracle"}]}, "unknown-bot"),
        ({"stand_in": "oracle"}, "unknown-bot"),
        (
            {"clock": {"kind": "days", "hours": 24, "sleep": {"start": "22:00", "end": "23:00", "zone": "x"}}},
            "unknown-zone",
        ),
    ],
)
async def test_a_table_that_cannot_be_says_why(eva: Player, wrong: Json, error: str) -> None:
    refused = await eva.post("/api/tables", {"game": "teaching", "seats": [ME, OPEN], "key": key(), **wrong}, 409)
    assert refused["error"] == error
    assert refused["message"]


async def test_options_reach_the_game(eva: Player) -> None:
    table = await eva.new_table(ME, ME, options={"length": "short"}, start=True)
    assert (await eva.get(f"/api/tables/{table}"))["options"] == {"length": "short", "teams": False}
    assert (await eva.view(table, 0))["view"]["rounds"] < 7


async def test_making_a_table_twice_makes_one(eva: Player) -> None:
    wanted = {"game": "teaching", "seats": [ME, OPEN], "key": key()}
    first = await eva.post("/api/tables", wanted)
    assert (await eva.post("/api/tables", wanted))["id"] == first["id"]


async def test_a_key_makes_one_table_and_no_other(eva: Player) -> None:
    wanted = {"game": "teaching", "seats": [ME, OPEN], "key": key()}
    await eva.post("/api/tables", wanted)
    assert (await eva.post("/api/tables", {**wanted, "seats": [ME, ME]}, 409))["error"] == "key-used"


async def test_several_seats_on_one_screen(eva: Player) -> None:
    table = await eva.new_table({**ME, "name": "Adam"}, {**ME, "name": "Eve"}, start=True)
    for seat in (0, 1):
        position = await eva.view(table, seat)
        assert position["view"]["seat"] == seat
        assert position["view"]["players"][seat]["hand"] is not None
        assert position["view"]["players"][1 - seat]["hand"] is None
    assert [seat["name"] for seat in position["seats"]] == ["Adam", "Eve"]


async def test_an_invited_seat_is_for_whoever_has_its_link(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, INVITED, OPEN)
    code = (await eva.get(f"/api/tables/{table}"))["seats"][1]["code"]
    assert (await bob.get(f"/api/tables/{table}"))["seats"][1]["code"] is None
    refused = await bob.post(f"/api/tables/{table}/join", {"key": key(), "seat": 1}, 403)
    assert refused["error"] == "invited-only"
    refused = await bob.post(f"/api/tables/{table}/join", {"key": key(), "seat": 1, "code": "guess"}, 403)
    assert refused["error"] == "invited-only"
    position = (await bob.join(table, code=code))["position"]
    assert position["seats"][1]["yours"]


async def test_a_private_table_is_not_there_for_others(here: Inside, eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN, public=False)
    code = (await eva.get(f"/api/tables/{table}"))["code"]
    for path in ("", "/view", "/updates", "/history", "/export"):
        await bob.get(f"/api/tables/{table}{path}", 404)
    for path in ("/join", "/start", "/close", "/leave"):
        await bob.post(f"/api/tables/{table}{path}", {"key": key()}, 404)
    assert table not in [found["id"] for found in (await bob.get("/api/tables"))["tables"]]
    await bob.get(f"/api/tables/{table}", code=code)
    await bob.get(f"/api/tables/{table}/view", code=code)
    await bob.join(table, code=code)
    await bob.get(f"/api/tables/{table}")


async def test_seats_change_hands_before_the_start(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN, OPEN)
    await bob.join(table, seat=2)
    change = {"seat": 2, "plan": BOT, "key": key()}
    response = await eva.send("PATCH", f"/api/tables/{table}/seat", change)
    assert response.json()["error"] == "taken"
    assert (await bob.send("PATCH", f"/api/tables/{table}/seat", {**change, "seat": 1})).status_code == 403
    await bob.post(f"/api/tables/{table}/leave", {"key": key()})
    for seat in (1, 2):
        response = await eva.send("PATCH", f"/api/tables/{table}/seat", {"seat": seat, "plan": BOT, "key": key()})
        assert response.status_code == 200
    assert (
        await eva.send("PATCH", f"/api/tables/{table}/seat", {**change, "seat": 9, "key": key()})
    ).status_code == 404
    assert (await eva.start(table))["position"]["status"] == "playing"
    assert (await eva.send("PATCH", f"/api/tables/{table}/seat", {**change, "key": key()})).json()[
        "error"
    ] == "not-open"


async def test_nobody_sits_down_twice_by_accident(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN, OPEN)
    await bob.join(table)
    assert (await bob.post(f"/api/tables/{table}/join", {"key": key()}, 409))["error"] == "seated"
    await bob.join(table, seat=2, name="Bob's sister")
    assert (await bob.post(f"/api/tables/{table}/join", {"key": key(), "seat": 0}, 409))["error"] == "taken"
    table = await eva.new_table(ME, BOT)
    assert (await bob.post(f"/api/tables/{table}/join", {"key": key()}, 409))["error"] == "full"


async def test_when_the_host_leaves_the_next_one_is_host(here: Inside, eva: Player, bob: Player) -> None:
    wanted = {"game": "teaching", "seats": [ME, OPEN], "key": key()}
    await bob.post("/api/tables", wanted)
    table = (await eva.post("/api/tables", wanted))["id"]
    await bob.join(table)
    await eva.post(f"/api/tables/{table}/leave", {"key": key()})
    here.server.tables.drop(table)
    found = await bob.get(f"/api/tables/{table}")
    assert found["hosting"]
    assert found["seats"][0]["kind"] == "open"
    await bob.post(f"/api/tables/{table}/leave", {"key": key()})
    assert (await bob.get(f"/api/tables/{table}"))["status"] == "closed"


async def test_whoever_leaves_a_game_is_played_by_a_bot_and_gets_the_seat_back(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN, stand_in="random")
    await bob.join(table)
    await eva.start(table)
    await bob.post(f"/api/tables/{table}/leave", {"key": key()})
    position = await wait_for(eva, table, 0, lambda found: found["actions"] >= 3)
    assert position["seats"][1]["away"]
    assert (await bob.post(f"/api/tables/{table}/leave", {"key": key()}, 409))["error"] == "left"
    position = (await bob.post(f"/api/tables/{table}/back", {"seat": 1, "key": key()}))["position"]
    assert not position["seats"][1]["away"]
    whats = [update["what"] for update in (await eva.get(f"/api/tables/{table}/updates", seat=0))["updates"]]
    assert whats.count("away") == whats.count("back") == 1


async def wait_for(player: Player, table: str, seat: int | None, met: Callable[[Json], bool]) -> Json:
    """Look again until a condition is met."""
    return await soon(lambda: player.view(table, seat), met)


async def test_who_resigns_against_one_loses_and_seed_and_record_are_told(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    await eva.start(table)
    before = await eva.get(f"/api/tables/{table}")
    assert (before["seed"], before["secret"]) == (None, None)
    position = (await bob.post(f"/api/tables/{table}/resign", {"seat": 1, "key": key()}))["position"]
    assert (position["status"], position["places"]) == ("finished", [1, 2])
    assert position["asks"] == []
    found = await eva.get(f"/api/tables/{table}")
    assert found["ended_by"] == "resigned"
    assert promised(found["secret"]) == before["commitment"] == found["commitment"]
    assert found["seed"] == shared_seed(found["secret"], ["", ""])


async def test_among_three_the_others_play_on(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, ME, OPEN, stand_in="random")
    await bob.join(table)
    await eva.start(table)
    position = (await bob.post(f"/api/tables/{table}/resign", {"seat": 2, "key": key()}))["position"]
    assert (position["status"], position["seats"][2]["resigned"]) == ("playing", True)
    assert (await bob.post(f"/api/tables/{table}/resign", {"seat": 2, "key": key()}, 409))["error"] == "resigned"
    refused = await bob.post(f"/api/tables/{table}/back", {"seat": 2, "key": key()})
    assert refused["repeated"]
    assert (await bob.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()}, 403))["error"] == "not-your-seat"


async def test_a_rematch_is_one_table_for_all(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN, BOT, options={"length": "short"}, clock={"kind": "live", "bank": 600})
    await bob.join(table)
    await eva.start(table)
    assert (await eva.post(f"/api/tables/{table}/rematch", {"key": key()}, 409))["error"] == "not-over"
    await bob.post(f"/api/tables/{table}/resign", {"seat": 1, "key": key()})
    await eva.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()})
    first = await eva.post(f"/api/tables/{table}/rematch", {"key": key()})
    second = await bob.post(f"/api/tables/{table}/rematch", {"key": key()})
    assert first["id"] == second["id"] != table
    assert [seat["kind"] for seat in first["seats"]] == ["person", "invited", "bot"]
    assert [seat["kind"] for seat in second["seats"]] == ["person", "open", "bot"]
    assert second["seats"][1]["name"] == "Bob"
    assert (first["options"]["length"], first["clock"]["bank"]) == ("short", 600)
    updates = (await bob.get(f"/api/tables/{table}/updates", seat=1))["updates"]
    assert updates[-1]["kind"] == "rematch"
    assert updates[-1]["table"] == first["id"]


@pytest.mark.parametrize("public", [True, False])
async def test_the_seats_of_a_rematch_are_kept_for_those_who_sat_there(
    here: Inside, eva: Player, bob: Player, public: bool
) -> None:
    table = await eva.new_table(ME, OPEN, public=public)
    await bob.join(table, code=(await eva.get(f"/api/tables/{table}"))["code"])
    await eva.start(table)
    await bob.post(f"/api/tables/{table}/resign", {"seat": 1, "key": key()})
    again = (await eva.post(f"/api/tables/{table}/rematch", {"key": key()}))["id"]
    cid = await Player.come(here, "Cid")
    await cid.post(f"/api/tables/{again}/join", {"key": key()}, 409 if public else 404)
    await cid.post(f"/api/tables/{again}/join", {"key": key(), "seat": 1}, 403 if public else 404)
    assert (await eva.post(f"/api/tables/{again}/start", {"key": key()}, 409))["error"] == "seats-free"
    assert again in [found["id"] for found in (await bob.get("/api/tables", mine="yes"))["tables"]]
    await bob.get(f"/api/tables/{again}/view", 403, seat=1)
    await bob.join(again)
    position = (await eva.start(again))["position"]
    assert [seat["name"] for seat in position["seats"]] == ["Eva", "Bob"]


async def test_two_who_ask_for_a_rematch_at_once_get_one_table(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    await eva.start(table)
    await bob.post(f"/api/tables/{table}/resign", {"seat": 1, "key": key()})
    found = await asyncio.gather(
        *(player.post(f"/api/tables/{table}/rematch", {"key": key()}) for player in (eva, bob, eva, bob))
    )
    assert len({each["id"] for each in found}) == 1
    mine = [each for player in (eva, bob) for each in (await player.get("/api/tables", mine="yes"))["tables"]]
    assert {each["id"] for each in mine if each["status"] == "open"} == {found[0]["id"]}


async def test_a_table_others_play_at_cannot_be_closed(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN)
    await bob.join(table)
    await eva.start(table)
    assert (await eva.post(f"/api/tables/{table}/close", {"key": key()}, 409))["error"] == "others-play"
    assert (await bob.post(f"/api/tables/{table}/close", {"key": key()}, 403))["error"] == "not-host"
    solo = await eva.new_table(ME, BOT, start=True)
    assert (await eva.post(f"/api/tables/{solo}/close", {"key": key()}))["position"]["status"] == "closed"
    assert (await eva.post(f"/api/tables/{solo}/close", {"key": key()}, 409))["error"] == "over"


async def test_chat_is_told_to_all_and_said_once(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN, chat="everyone")
    message = {"text": "Hello, who plays?", "key": key()}
    for _ in range(3):
        await bob.post(f"/api/tables/{table}/chat", message)
    updates = (await eva.get(f"/api/tables/{table}/updates"))["updates"]
    assert [(update["by"], update["text"]) for update in updates if update["kind"] == "chat"] == [
        ("Bob", "Hello, who plays?")
    ]
    assert (await bob.post(f"/api/tables/{table}/chat", {**message, "text": "changed"}, 409))["error"] == "key-used"
    assert (await bob.post(f"/api/tables/{table}/chat", {"text": " \n ", "key": key()}, 400))["error"] == "malformed"


async def test_notes_are_for_nobody_else(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN)
    await eva.send("PUT", f"/api/tables/{table}/notes", {"text": "Bob bluffs\nalways"})
    assert (await eva.get(f"/api/tables/{table}/notes"))["text"] == "Bob bluffs\nalways"
    assert (await bob.get(f"/api/tables/{table}/notes"))["text"] == ""
    await eva.send("PUT", f"/api/tables/{table}/notes", {"text": ""})
    assert (await eva.get(f"/api/tables/{table}/notes")) == {"text": "", "at": None}


async def test_the_lobby_filters_and_pages(here: Inside) -> None:
    host = await Player.come(here, "Host")
    made = [await host.new_table(ME, OPEN) for _ in range(33)]
    timed = await host.new_table(ME, BOT, clock={"kind": "days", "hours": 24})
    playing = await host.new_table(ME, ME, start=True)

    async def ids(**query: str) -> list[str]:
        return [found["id"] for found in (await host.get("/api/tables", mine="yes", **query))["tables"]]

    assert await ids(clock="days") == [timed]
    assert await ids(status="playing") == [playing]
    assert await ids(game="nothing") == []
    first = await host.get("/api/tables", mine="yes", seat="open")
    second = await host.get("/api/tables", mine="yes", seat="open", cursor=first["next"])
    both = [found["id"] for page in (first, second) for found in page["tables"]]
    assert sorted(both) == sorted(made)
    assert second["next"] is None
    assert len(first["tables"]) == 30
    nobody = here.client()
    assert (await nobody.get("/api/tables", params={"mine": "yes"})).json()["tables"] == []
    lobby = (await nobody.get("/api/tables", params={"status": "playing"})).json()["tables"]
    assert playing in [found["id"] for found in lobby]
    assert all(found["code"] is None for found in lobby)


async def test_stale_tables_are_closed(here: Inside, eva: Player) -> None:
    stale, fresh = await eva.new_table(ME, OPEN), await eva.new_table(ME, OPEN)
    long_ago = here.server.moments.now() - 15 * 24 * 3600 * 1000
    here.server.tables.drop(stale)
    old = sa.update(schema.board).where(schema.board.c.id == stale).values(touched=long_ago)
    await here.server.storage.write(lambda c: c.execute(old))
    here.server.sweeper.tidied = 0
    await here.server.sweeper.sweep(at_once=False)
    assert (await eva.get(f"/api/tables/{stale}"))["status"] == "closed"
    assert (await eva.get(f"/api/tables/{fresh}"))["status"] == "open"


async def test_one_person_cannot_fill_the_lobby(here: Inside) -> None:
    host = await Player.come(here, "Host")
    for _ in range(50):
        await host.new_table(ME, OPEN)
    wanted = {"game": "teaching", "seats": [ME, OPEN], "key": key()}
    assert (await host.post("/api/tables", wanted, 409))["error"] == "too-many-tables"


@pytest.mark.parametrize("kind", ["open", "invited", "bot"])
async def test_the_link_of_the_table_seats_a_friend_whatever_the_seat_was_for(
    eva: Player, bob: Player, kind: str
) -> None:
    plan: Json = {"kind": kind, **({"bot": "random"} if kind == "bot" else {})}
    table = await eva.new_table(ME, plan, public=False)
    code = (await eva.get(f"/api/tables/{table}"))["code"]
    position = (await bob.join(table, code=code))["position"]
    assert [seat["name"] for seat in position["seats"]] == ["Eva", "Bob"]
    assert [seat["kind"] for seat in position["seats"]] == ["person", "person"]
    assert (await eva.start(table))["position"]["status"] == "playing"


async def test_a_friend_takes_the_seat_that_was_clicked_or_the_best_there_is(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, BOT, {"kind": "invited"}, OPEN)
    code = (await eva.get(f"/api/tables/{table}"))["code"]
    assert (await bob.join(table, code=code))["position"]["seats"][3]["name"] == "Bob"
    await bob.post(f"/api/tables/{table}/leave", {"key": key()})
    assert (await bob.join(table, code=code, seat=2))["position"]["seats"][2]["name"] == "Bob"


async def test_without_the_link_invited_seats_and_bots_are_not_for_strangers(eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, BOT, {"kind": "invited"})
    for seat, error in ((1, "taken"), (2, "invited-only")):
        refused = await bob.post(
            f"/api/tables/{table}/join", {"key": key(), "seat": seat}, 403 if error == "invited-only" else 409
        )
        assert refused["error"] == error
    assert (await bob.post(f"/api/tables/{table}/join", {"key": key()}, 409))["error"] == "full"


async def test_only_one_seat_at_a_screen_has_its_owners_name(eva: Player) -> None:
    table = await eva.new_table(ME, {**ME, "name": "Adam"}, ME)
    seats = (await eva.get(f"/api/tables/{table}"))["seats"]
    assert [seat["name"] for seat in seats] == ["Eva", "Adam", ""]
