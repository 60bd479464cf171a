"""Lessons of a server: in three languages, and for nobody else's eyes; what both hosts do is in tests/table."""

from __future__ import annotations

import pytest

from ludoteka.kernel.lessons import load_course
from ludoteka.kernel.registry import load_game
from server.kit import Inside, Json, Player, key

pytestmark = pytest.mark.anyio


async def begin(player: Player, lesson: str, task: int = 0) -> Json:
    """A lesson's table."""
    body = {"lesson": lesson, "task": task, "key": key()}
    return await player.post("/api/games/hadrians_wall/lesson", body)


async def test_the_course_comes_in_three_languages(pupil: Player) -> None:
    course = load_course(load_game("hadrians_wall"))
    titles = set()
    for language in ("en", "cs", "pl"):
        told = await pupil.get(f"/api/games/hadrians_wall/lessons/{language}")
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
    assert await pupil.get("/api/games/teaching/lessons/en") == {
        "game": "teaching",
        "lessons": [],
        "coach": {},
        "summary": {},
    }


async def test_nobody_else_sees_a_lesson(pupil: Player, school: Inside) -> None:
    table = await begin(pupil, "first-look")
    eve = await Player.come(school, "Eve")
    await eve.get(f"/api/tables/{table['id']}/lesson", 404)
    await eve.get(f"/api/tables/{table['id']}", 404)
    await eve.close()
