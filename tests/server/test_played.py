"""One's own history: finished games with result, opponents and date, by pages and by game."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from ludoteka.server import played
from server.kit import Inside, Json, Player, inside, key

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
async def there(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    """A server with two games."""
    database = f"sqlite:///{tmp_path_factory.mktemp('played') / 'server.db'}"
    async with inside(database, games=("teaching:load", "hadrians_wall")) as found:
        yield found


async def resigned(player: Player, game: str = "teaching") -> str:
    """A game that its player gave up."""
    table = await player.new_table(ME, BOT, game=game, start=True)
    await player.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()})
    return table


async def test_a_guest_finds_finished_games_with_result_and_opponents(there: Inside) -> None:
    eva, bob = [await Player.come(there, name) for name in ("Eva", "Bob")]
    table = await eva.new_table(ME, OPEN, title="Friday")
    await bob.join(table)
    await eva.start(table)
    assert (await eva.get("/api/me/games"))["games"] == []
    await bob.post(f"/api/tables/{table}/resign", {"seat": 1, "key": key()})
    (mine,) = (await eva.get("/api/me/games"))["games"]
    assert (mine["table"], mine["game"], mine["title"], mine["ended_by"]) == (table, "teaching", "Friday", "resigned")
    assert mine["started"] <= mine["ended"]
    assert [(one["name"], one["yours"], one["place"], one["resigned"]) for one in mine["players"]] == [
        ("Eva", True, 1, False),
        ("Bob", False, 2, True),
    ]
    found = await bob.get("/api/me/games")
    assert found["counts"] == [{"game": "teaching", "played": 1, "won": 0}]
    assert (await eva.get("/api/me/games"))["counts"] == [{"game": "teaching", "played": 1, "won": 1}]
    assert [one["yours"] for one in found["games"][0]["players"]] == [False, True]


async def test_history_comes_in_pages_and_by_game(there: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played, "PAGE", 2)
    ada = await Player.come(there, "Ada")
    made = [await resigned(ada) for _ in range(3)]
    made.append(await resigned(ada, game="hadrians_wall"))
    pages: list[str] = []
    cursor = None
    while True:
        page = await ada.get("/api/me/games", cursor=cursor)
        assert len(page["games"]) <= 2
        pages += [one["table"] for one in page["games"]]
        cursor = page["next"]
        if cursor is None:
            break
    assert pages == made[::-1]
    assert [one["table"] for one in (await ada.get("/api/me/games", game="hadrians_wall"))["games"]] == made[3:]
    assert (await ada.get("/api/me/games"))["counts"] == [
        {"game": "hadrians_wall", "played": 1, "won": 0},
        {"game": "teaching", "played": 3, "won": 0},
    ]


async def test_others_games_and_opened_records_are_not_mine(there: Inside) -> None:
    eva, zoe = [await Player.come(there, name) for name in ("Eva", "Zoe")]
    table = await resigned(eva)
    record = (await eva.client.get(f"/api/tables/{table}/export")).text
    seats = [{**ME, "name": "A"}, {**ME, "name": "B"}]
    await zoe.post("/api/tables/import", {"record": record, "seats": seats, "key": key(), "public": False})
    assert (await zoe.get("/api/me/games"))["games"] == []
    stranger = there.client()
    assert (await stranger.get("/api/me/games")).status_code == 401
