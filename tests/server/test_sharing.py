"""A link to a public table says what is played there; one to a private table says nothing."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path

import pytest

from ludoteka.server.sharing import reader_of
from server.kit import Inside, Json, Player, inside, key

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}
PAGE = "<!doctype html><html><head><title>Ludoteka</title></head><body></body></html>"
TAG = re.compile(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)" />')


@pytest.fixture(scope="module")
async def there(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    """A server with a client of one page and one picture."""
    folder = tmp_path_factory.mktemp("sharing")
    web = folder / "web"
    (web / "share").mkdir(parents=True)
    (web / "index.html").write_text(PAGE)
    (web / "share" / "hadrians_wall.png").write_bytes(b"a picture")
    database = f"sqlite:///{folder / 'server.db'}"
    async with inside(database, web=str(web), games=("teaching:load", "hadrians_wall")) as found:
        yield found


async def tags(there: Inside, table: str, language: str = "en") -> dict[str, str]:
    """What the page of a table says about it."""
    answer = await there.client().get(f"/table/{table}", headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "<title>Ludoteka</title>" in answer.text
    return {name: unescape(said) for name, said in TAG.findall(answer.text)}


async def test_a_public_table_tells_game_players_and_year(there: Inside) -> None:
    eva = await Player.come(there, 'Eva "<b>')
    table = await eva.new_table(ME, BOT, game="hadrians_wall", title="Friday", start=True)
    told = await tags(there, table)
    assert told["og:title"] == "Friday · Hadrian's Wall"
    assert told["og:description"] == 'Year 1. Playing: Eva "<b>, bot.'
    assert told["og:url"] == f"{there.url}/table/{table}"
    assert told["og:image"] == f"{there.url}/share/hadrians_wall.png"
    assert told["twitter:card"] == "summary_large_image"
    assert (await tags(there, table, "cs-CZ,cs;q=0.9"))["og:description"] == '1. rok. Hrají: Eva "<b>, bot.'
    assert (await tags(there, table, "pl"))["og:description"] == 'Rok 1. Grają: Eva "<b>, bot.'
    answer = await there.client().get(f"/table/{table}")
    assert "<b>" not in answer.text
    again = await there.client().get(f"/table/{table}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


async def test_waiting_and_finished_tables_say_so(there: Inside) -> None:
    eva = await Player.come(there, "Eva")
    waiting = await eva.new_table(ME, OPEN)
    told = await tags(there, waiting)
    assert told["og:description"] == "A table waiting for players: Eva, free seat."
    assert "og:image" not in told
    ended = await eva.new_table(ME, BOT, start=True)
    await eva.post(f"/api/tables/{ended}/resign", {"seat": 0, "key": key()})
    assert (await tags(there, ended))["og:description"] == "Won by bot. Played: Eva, bot."


async def test_a_private_table_and_none_at_all_say_nothing(there: Inside) -> None:
    eva = await Player.come(there, "Eva")
    private = await eva.new_table(ME, BOT, public=False, start=True)
    assert await tags(there, private) == {}
    assert await tags(there, "nothinghere") == {}
    code = (await eva.get(f"/api/tables/{private}"))["code"]
    assert "og:title" not in (await there.client().get(f"/table/{private}?code={code}")).text


async def test_guests_without_a_name_are_called_by_number_in_every_language(there: Inside) -> None:
    client = there.client()
    me = (await client.post("/api/guest", json={})).json()
    assert re.fullmatch(r"guest:\d{3}", me["name"])
    guest = Player(client, me["name"])
    client.headers["X-CSRF-Token"] = me["csrf"]
    table = await guest.new_table(ME, OPEN)
    number = me["name"].removeprefix("guest:")
    for language, word in (("en", "Guest"), ("cs", "Host"), ("pl", "Gość")):
        assert f"{word} {number}" in (await tags(there, table, language))["og:description"]


@pytest.mark.parametrize(
    ("header", "language"),
    [("", "en"), ("de", "en"), ("de, pl;q=0.5, cs;q=0.7", "cs"), ("PL-pl", "pl"), ("cs;q=oops, pl;q=0.1", "pl")],
)
def test_the_language_a_browser_asks_for(header: str, language: str) -> None:
    assert reader_of(header) == language


def test_every_game_has_a_picture() -> None:
    folder = Path(__file__).parents[2] / "web" / "public" / "share"
    for game in ("cyclades", "hadrians_wall", "heroes3", "lords_of_hellas"):
        data = (folder / f"{game}.png").read_bytes()
        assert data.startswith(b"\x89PNG")
        assert (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")) == (1200, 630)
        assert len(data) < 200_000
