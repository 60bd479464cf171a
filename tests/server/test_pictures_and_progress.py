"""The rules' pictures as a server shows them, and what people have learned."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from server.kit import Inside, Player, inside

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def there(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    """A server with a game that has pictures and one that has none."""
    games = ("hadrians_wall", "teaching:load")
    async with inside(f"sqlite:///{tmp_path_factory.mktemp('pictures') / 'server.db'}", games=games) as found:
        yield found


@pytest.fixture
async def ida(there: Inside) -> AsyncIterator[Player]:
    """Somebody who reads and learns."""
    player = await Player.come(there, "Ida")
    yield player
    await player.close()


async def test_pictures_have_words_and_what_is_seen_in_them(ida: Player) -> None:
    told = await ida.get("/api/games/hadrians_wall/pictures/cs")
    example = next(each for each in told["pictures"] if each["id"] == "fort-and-wall")
    assert example["rule"] == "HW-WALL-01"
    assert all(moment["text"] for moment in example["moments"])
    shown = await ida.get("/api/games/hadrians_wall/picture/fort-and-wall")
    assert [scene["view"]["players"][0]["left"]["fort"] for scene in shown["scenes"]] == [0, 1, 1]
    assert shown == await ida.get("/api/games/hadrians_wall/picture/fort-and-wall")
    assert (await ida.get("/api/games/teaching/pictures/en"))["pictures"] == []


async def test_what_is_not_a_picture_is_not_found(ida: Player) -> None:
    assert (await ida.client.get("/api/games/hadrians_wall/picture/nothing")).status_code == 404
    assert (await ida.client.get("/api/games/nowhere/picture/fort-and-wall")).status_code == 404


async def test_what_was_learned_is_kept_with_the_person_and_added_up(ida: Player, there: Inside) -> None:
    assert await ida.get("/api/me/learned") == {"lessons": {}}
    await ida.post("/api/me/learned", {"lessons": {"hadrians_wall": ["guards", "forum"]}}, 200)
    both = await ida.post("/api/me/learned", {"lessons": {"hadrians_wall": ["forum", "attack"]}}, 200)
    assert both == {"lessons": {"hadrians_wall": ["attack", "forum", "guards"]}}
    assert await ida.get("/api/me/learned") == both
    otto = await Player.come(there, "Otto")
    assert await otto.get("/api/me/learned") == {"lessons": {}}
    await otto.close()


async def test_lessons_that_no_game_has_are_not_kept(ida: Player) -> None:
    kept = await ida.post("/api/me/learned", {"lessons": {"hadrians_wall": ["nothing"], "nowhere": ["guards"]}}, 200)
    assert kept == {"lessons": {}}


async def test_a_course_can_be_begun_anew(ida: Player) -> None:
    await ida.post("/api/me/learned", {"lessons": {"hadrians_wall": ["guards"]}}, 200)
    answer = await ida.send("DELETE", "/api/me/learned/hadrians_wall")
    assert answer.json() == {"lessons": {}}
    assert await ida.get("/api/me/learned") == {"lessons": {}}
