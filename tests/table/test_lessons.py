"""Lessons at a table, the same at both hosts: prepared, judged, answered, in no list, never more than a few kept."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from ludoteka.table.commands.learning import KEPT
from server.kit import Inside, Json, Player, inside, key, offered
from table.conftest import Memory, at_browser

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def there(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    """A server with a game that has a course."""
    path = tmp_path_factory.mktemp("lessons") / "server.db"
    async with inside(f"sqlite:///{path}", games=("hadrians_wall",)) as found:
        yield found


@pytest.fixture(params=["server", "browser"])
async def ida(request: pytest.FixtureRequest, there: Inside, keep: Memory) -> AsyncIterator[Player]:
    """Somebody who learns, at a server or alone."""
    if request.param == "server":
        player = await Player.come(there, "Ida")
        yield player
        await player.close()
        return
    async with at_browser(keep) as player:
        yield player


async def begin(player: Player, lesson: str, task: int = 0) -> Json:
    """A lesson's table."""
    body = {"lesson": lesson, "task": task, "key": key()}
    return await player.post("/api/games/hadrians_wall/lesson", body)


async def stands(player: Player, table: Json) -> Json:
    """How far a lesson has come."""
    return await player.get(f"/api/tables/{table['id']}/lesson")


async def test_a_lesson_is_a_table_that_plays_in_no_list(ida: Player) -> None:
    table = await begin(ida, "first-boxes")
    assert (table["lesson"], table["status"], table["public"]) == ("first-boxes", "playing", False)
    assert (await ida.get("/api/tables", mine="yes"))["tables"] == []
    assert (await stands(ida, table))["left"] == ["fill fort builder"]
    position = await ida.view(table["id"], 0)
    assert not position["undo"], "what led to the lesson cannot be taken back"
    assert "fill fort builder" in offered(position)


async def test_a_wrong_move_is_refused_with_the_name_of_its_answer_and_changes_nothing(ida: Player) -> None:
    table = await begin(ida, "first-boxes")
    position = await ida.view(table["id"], 0)
    refused = await ida.act(table["id"], position, "fill fort soldier", status=409)
    assert (refused["error"], refused["args"]) == ("lesson-wrong", {"say": "soldier"})
    refused = await ida.act(table["id"], position, "fill guard soldier", status=409)
    assert (refused["error"], refused["args"]) == ("lesson-wrong", {"say": "other"})
    again = await ida.view(table["id"], 0)
    assert (again["version"], again["view"]) == (position["version"], position["view"])


async def test_the_tasks_are_done_one_after_the_other_and_undo_goes_back(ida: Player) -> None:
    table = await begin(ida, "first-boxes")
    position = await ida.view(table["id"], 0)
    done = await ida.act(table["id"], position, "fill fort builder")
    standing = await stands(ida, table)
    assert (standing["task"], standing["done"], standing["left"]) == (1, False, ["fill wall resource"])
    await ida.post(f"/api/tables/{table['id']}/undo", {"seat": 0, "key": key()})
    assert (await stands(ida, table))["task"] == 0
    for action in ("fill fort builder", "fill wall resource"):
        done = await ida.act(table["id"], await ida.view(table["id"], 0), action)
    standing = await stands(ida, table)
    assert (standing["task"], standing["done"]) == (2, True)
    position = dict(done["position"])
    refused = await ida.act(table["id"], position, "fill fort builder", status=409)
    assert refused["args"] == {"say": "over"}


async def test_a_lesson_can_begin_at_any_of_its_tasks(ida: Player) -> None:
    table = await begin(ida, "first-boxes", 1)
    standing = await stands(ida, table)
    assert (standing["task"], standing["left"]) == (1, ["fill wall resource"])
    position = await ida.view(table["id"], 0)
    assert position["view"]["players"][0]["left"]["fort"] == 1
    history = await ida.get(f"/api/tables/{table['id']}/history", seat=0)
    assert [action["do"] for action in history["actions"]] == ["path planner", "fill fort builder"]


async def test_only_the_last_few_lessons_of_a_person_are_kept(ida: Player) -> None:
    tables = [await begin(ida, "first-look") for _ in range(KEPT + 2)]
    found = [await ida.send("GET", f"/api/tables/{table['id']}") for table in tables]
    assert [answer.status_code for answer in found] == [404, 404, *[200] * KEPT]
    for _ in range(60):
        await begin(ida, "first-look")
    await ida.new_table({"kind": "me"}, game="hadrians_wall")


async def test_the_same_message_makes_one_table(ida: Player) -> None:
    body = {"lesson": "first-look", "key": key()}
    first = await ida.post("/api/games/hadrians_wall/lesson", body)
    again = await ida.post("/api/games/hadrians_wall/lesson", body)
    assert first["id"] == again["id"]


async def test_what_is_not_a_lesson_is_not_found(ida: Player) -> None:
    await ida.post("/api/games/hadrians_wall/lesson", {"lesson": "nonsense", "key": key()}, 404)
    await ida.post("/api/games/nonsense/lesson", {"lesson": "first-look", "key": key()}, 404)
    game = await ida.new_table({"kind": "me"}, game="hadrians_wall", start=True)
    refused = await ida.get(f"/api/tables/{game}/lesson", 409)
    assert refused["error"] == "no-lesson"
