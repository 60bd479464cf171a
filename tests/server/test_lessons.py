"""Lessons of a server: in three languages, and for nobody else's eyes; what both hosts do is in tests/table."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from ludoteka.kernel.lessons import load_course
from ludoteka.kernel.registry import load_game
from server.kit import Inside, Json, Player, inside, key

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def there(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    """A server with a game that has a course and one that has none."""
    games = ("hadrians_wall", "teaching:load")
    async with inside(f"sqlite:///{tmp_path_factory.mktemp('lessons') / 'server.db'}", games=games) as found:
        yield found


@pytest.fixture
async def ida(there: Inside) -> AsyncIterator[Player]:
    """Somebody who learns."""
    player = await Player.come(there, "Ida")
    yield player
    await player.close()


async def begin(player: Player, lesson: str, task: int = 0) -> Json:
    """A lesson's table."""
    body = {"lesson": lesson, "task": task, "key": key()}
    return await player.post("/api/games/hadrians_wall/lesson", body)


async def test_the_course_comes_in_three_languages(ida: Player) -> None:
    course = load_course(load_game("hadrians_wall"))
    titles = set()
    for language in ("en", "cs", "pl"):
        told = await ida.get(f"/api/games/hadrians_wall/lessons/{language}")
        assert [lesson["id"] for lesson in told["lessons"]] == [lesson.id for lesson in course]
        titles.add(told["lessons"][0]["title"])
        for lesson in told["lessons"]:
            assert lesson["idea"], lesson["id"]
            assert lesson["end"], lesson["id"]
            for step in lesson["steps"]:
                assert step["text"], (lesson["id"], step["id"])
                assert bool(step["hint"]) == step["task"]
                assert all(step["answers"].values())
    assert len(titles) == 3
    assert await ida.get("/api/games/teaching/lessons/en") == {
        "game": "teaching",
        "lessons": [],
        "coach": {},
        "summary": {},
    }


async def test_nobody_else_sees_a_lesson(ida: Player, there: Inside) -> None:
    table = await begin(ida, "first-look")
    eve = await Player.come(there, "Eve")
    await eve.get(f"/api/tables/{table['id']}/lesson", 404)
    await eve.get(f"/api/tables/{table['id']}", 404)
    await eve.close()
