"""The rules' pictures as a server shows them, and what people have learned."""

from __future__ import annotations

import pytest

from server.kit import Inside, Player

pytestmark = pytest.mark.anyio


async def test_pictures_have_words_and_what_is_seen_in_them(pupil: Player) -> None:
    told = await pupil.get("/api/games/hadrians_wall/pictures/cs")
    example = next(each for each in told["pictures"] if each["id"] == "fort-and-wall")
    assert example["rule"] == "HW-WALL-01"
    assert all(moment["text"] for moment in example["moments"])
    shown = await pupil.get("/api/games/hadrians_wall/picture/fort-and-wall")
    assert [scene["view"]["players"][0]["left"]["fort"] for scene in shown["scenes"]] == [0, 1, 1]
    assert shown == await pupil.get("/api/games/hadrians_wall/picture/fort-and-wall")
    assert (await pupil.get("/api/games/teaching/pictures/en"))["pictures"] == []


async def test_what_is_not_a_picture_is_not_found(pupil: Player) -> None:
    assert (await pupil.client.get("/api/games/hadrians_wall/picture/nothing")).status_code == 404
    assert (await pupil.client.get("/api/games/nowhere/picture/fort-and-wall")).status_code == 404


async def test_what_was_learned_is_kept_with_the_person_and_added_up(pupil: Player, school: Inside) -> None:
    assert await pupil.get("/api/me/learned") == {"lessons": {}}
    await pupil.post("/api/me/learned", {"lessons": {"hadrians_wall": ["guards", "forum"]}}, 200)
    both = await pupil.post("/api/me/learned", {"lessons": {"hadrians_wall": ["forum", "attack"]}}, 200)
    assert both == {"lessons": {"hadrians_wall": ["attack", "forum", "guards"]}}
    assert await pupil.get("/api/me/learned") == both
    otto = await Player.come(school, "Otto")
    assert await otto.get("/api/me/learned") == {"lessons": {}}
    await otto.close()


async def test_lessons_that_no_game_has_are_not_kept(pupil: Player) -> None:
    kept = await pupil.post("/api/me/learned", {"lessons": {"hadrians_wall": ["nothing"], "nowhere": ["guards"]}}, 200)
    assert kept == {"lessons": {}}


async def test_a_course_can_be_begun_anew(pupil: Player) -> None:
    await pupil.post("/api/me/learned", {"lessons": {"hadrians_wall": ["guards"]}}, 200)
    answer = await pupil.send("DELETE", "/api/me/learned/hadrians_wall")
    assert answer.json() == {"lessons": {}}
    assert await pupil.get("/api/me/learned") == {"lessons": {}}
