"""Studies at a table: begun when the game is over, written by their author, the same at both hosts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteka.kernel.match import Match
from ludoteka.kernel.record import read_record
from ludoteka.review import studies
from ludoteka.table import study_shelf
from server.kit import Inside, Json, Player, inside, key
from table.conftest import Memory, at_browser
from table.test_hosts import play_out
from teaching import load

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
BOB: Json = {"kind": "me", "name": "Bob"}
ACTIONS = 20


async def finished(player: Player, **more: Any) -> str:
    """A game of two at one screen that was given up after some actions."""
    table = await player.new_table(ME, BOB, start=True, **more)
    await play_out(player, table, ACTIONS)
    await player.post(f"/api/tables/{table}/resign", {"seat": 0, "key": key()}, 200)
    return table


async def begun(player: Player, table: str = "") -> Json:
    return await player.post(
        f"/api/tables/{table or await finished(player)}/studies", {"key": key(), "title": "Why"}, 201
    )


async def moment(player: Player, study: Json, line: int, at: int, **query: Any) -> Json:
    return await player.get(f"/api/studies/{study['id']}/moment", line=line, at=at, **query)


def other_action(seen: Json, than: str) -> str:
    """Something else that can be done at a moment."""
    options = [str(option["action"]) for ask in seen["asks"] for option in ask["options"]]
    return next(action for action in options if not action.startswith(than))


async def play(player: Player, study: Json, line: int, at: int, action: str, status: int = 200, **more: Any) -> Json:
    seen = await moment(player, study, line, at)
    wanted = {"version": study["version"], "line": line, "at": at, "seat": seen["seat"], "action": action, **more}
    return await player.post(f"/api/studies/{study['id']}/play", wanted, status)


async def two_lines(player: Player) -> Json:
    """A study with a line, and one that leaves it."""
    study = await begun(player)
    line, at = 0, 2
    while len(study["lines"]) < 2:
        seen = await moment(player, study, line, at)
        options = [option["action"] for ask in seen["asks"] for option in ask["options"]]
        study = (await play(player, study, line, at, options[-1]))["study"]
        if line == 1 and len(options) > 1:
            study = (await play(player, study, line, at, options[0]))["study"]
        line, at = 1, at + 1
    return study


async def test_a_game_that_goes_on_has_no_study(eva: Player) -> None:
    table = await eva.new_table(ME, BOB, start=True)
    assert (await eva.post(f"/api/tables/{table}/studies", {"key": key()}, 409))["error"] == "not-over"
    await eva.post("/api/tables/nothing/studies", {"key": key()}, 404)


async def test_a_study_is_begun_once_found_again_and_taken_away(eva: Player) -> None:
    table = await finished(eva)
    wanted = {"key": key(), "title": "Why I lost"}
    study = await eva.post(f"/api/tables/{table}/studies", wanted, 201)
    assert (await eva.post(f"/api/tables/{table}/studies", wanted, 201))["id"] == study["id"]
    assert study["yours"]
    assert study["players"] == [{"name": "Eva", "bot": ""}, {"name": "Bob", "bot": ""}]
    listed = (await eva.get("/api/me/studies"))["studies"]
    assert [(one["id"], one["title"]) for one in listed] == [(study["id"], "Why I lost")]
    renamed = await eva.send("PATCH", f"/api/studies/{study['id']}", {"version": 1, "title": "Better"})
    assert renamed.json()["title"] == "Better"
    assert (await eva.send("DELETE", f"/api/studies/{study['id']}")).status_code == 204
    await eva.get(f"/api/studies/{study['id']}", 404)
    assert (await eva.get("/api/me/studies"))["studies"] == []


async def test_the_game_is_stepped_through_with_any_eyes(eva: Player) -> None:
    study = await begun(eva)
    moves = (await eva.get(f"/api/studies/{study['id']}/moves"))["moves"]
    assert len(moves) == study["actions"] == ACTIONS
    assert all(move["label"]["id"].startswith("verb-") for move in moves)
    first, last = await moment(eva, study, 0, 0), await moment(eva, study, 0, ACTIONS)
    assert first["view"] != last["view"]
    assert any([(await moment(eva, study, 0, at))["events"] for at in range(1, ACTIONS)])
    seen = [await moment(eva, study, 0, ACTIONS, seat=seat) for seat in (0, 1)]
    assert [one["seat"] for one in seen] == [0, 1]
    await eva.get(f"/api/studies/{study['id']}/moment", 404, line=0, at=ACTIONS + 1)
    await eva.get(f"/api/studies/{study['id']}/moment", 404, line=4, at=1)
    await eva.get(f"/api/studies/{study['id']}/moment", 409, line=0, at=1, seat=7)


async def test_the_same_action_follows_and_another_one_opens_a_line(eva: Player) -> None:
    study = await begun(eva)
    seen = await moment(eva, study, 0, 2)
    record = studies.read_study((await eva.client.get(f"/api/studies/{study['id']}/file")).content).record
    taken = msgspec.json.decode(record.splitlines()[3])["do"]
    went = await play(eva, study, 0, 2, taken)
    assert (went["line"], went["at"], went["study"]["lines"]) == (0, 3, [])
    action = other_action(seen, taken)
    left = await play(eva, study, 0, 2, action)
    assert (left["line"], left["at"]) == (1, 3)
    again = await play(eva, left["study"], 0, 2, action)
    assert (again["line"], len(again["study"]["lines"])) == (1, 1)
    later = await moment(eva, again["study"], 1, 3)
    assert later["view"] != seen["view"]
    assert await moment(eva, again["study"], 1, 2) == seen


async def test_lines_grow_and_leave_each_other_and_are_cut(eva: Player) -> None:
    study = await two_lines(eva)
    first, second = study["lines"]
    assert (first["parent"], first["at"]) == (0, 2)
    assert (second["parent"], second["at"], len(second["moves"])) == (1, 1 + len(first["moves"]), 1)
    assert (await moment(eva, study, 2, second["at"] + 1))["line"] == 2
    assert (await moment(eva, study, 2, second["at"]))["line"] == 1
    cut = {"version": study["version"], "line": 1, "at": 3}
    less = await eva.post(f"/api/studies/{study['id']}/cut", cut, 200)
    assert less["lines"] == []
    gone = {"version": less["version"], "line": 0, "at": 1}
    await eva.post(f"/api/studies/{study['id']}/cut", gone, 404)


async def test_an_action_that_is_not_offered_is_refused(eva: Player) -> None:
    study = await begun(eva)
    assert (await play(eva, study, 0, 2, "juggle", 409))["error"] == "not-offered"
    assert (await eva.get(f"/api/studies/{study['id']}"))["version"] == 1


async def test_comments_and_marks_are_kept_and_replaced(eva: Player) -> None:
    study = await begun(eva)
    path = f"/api/studies/{study['id']}/note"
    cove = next(iter(load().lexicon.kinds["cove"].slugs))
    marks = [{"thing": f"cove:{cove}", "origin": ""}, {"thing": "seat:p2", "origin": f"cove:{cove}"}]
    said = {"version": 1, "line": 0, "at": 3, "text": "<b>Here</b>\nit turned.", "marks": marks}
    told = (await eva.send("PUT", path, said)).json()
    assert told["notes"] == [{"line": 0, "at": 3, "text": "<b>Here</b>\nit turned.", "marks": marks}]
    stale = await eva.send("PUT", path, said)
    assert (stale.status_code, stale.json()["error"]) == (409, "study-changed")
    for wrong in ({"thing": "moon:blue"}, {"thing": "no ref"}, {"thing": f"cove:{cove}", "origin": f"cove:{cove}"}):
        refused = await eva.send("PUT", path, {**said, "version": 2, "marks": [wrong]})
        assert refused.status_code in (400, 409), wrong
    long = await eva.send("PUT", path, {**said, "version": 2, "text": "x" * 2001})
    assert long.status_code == 400
    nowhere = await eva.send("PUT", path, {**said, "version": 2, "at": 99})
    assert nowhere.status_code == 404
    empty = await eva.send("PUT", path, {"version": 2, "line": 0, "at": 3})
    assert empty.json()["notes"] == []


async def test_a_study_travels_as_a_file(eva: Player) -> None:
    study = await two_lines(eva)
    end = study["lines"][1]["at"] + 1
    said = {"version": study["version"], "line": 2, "at": end, "text": "Better."}
    study = (await eva.send("PUT", f"/api/studies/{study['id']}/note", said)).json()
    data = (await eva.client.get(f"/api/studies/{study['id']}/file")).content
    file = studies.read_study(data)
    studies.verify_lines(load(), file.tree, Match.load(load(), read_record(file.record.encode())))
    wanted = {"key": key(), "file": data.decode()}
    copy = await eva.post("/api/studies", wanted, 201)
    assert copy["id"] != study["id"]
    for part in ("title", "players", "actions", "lines", "notes", "options"):
        assert copy[part] == study[part]
    assert (await eva.post("/api/studies", wanted, 201))["id"] == copy["id"]
    assert (await moment(eva, copy, 2, end))["view"] == (await moment(eva, study, 2, end))["view"]


async def test_a_file_that_was_bent_is_refused_and_leaves_nothing(eva: Player) -> None:
    study = await two_lines(eva)
    file = msgspec.json.decode((await eva.client.get(f"/api/studies/{study['id']}/file")).content)
    tables = len((await eva.get("/api/tables", mine="yes"))["tables"])
    file["tree"]["lines"][0]["moves"][0]["hash"] = "0" * 16
    for text in (msgspec.json.encode(file).decode(), "not a study", '{"ludoteka":"study 1"}'):
        refused = await eva.post("/api/studies", {"key": key(), "file": text}, 409)
        assert refused["error"] == "bad-record"
    assert len((await eva.get("/api/tables", mine="yes"))["tables"]) == tables
    assert len((await eva.get("/api/me/studies"))["studies"]) == 1


async def test_nobody_keeps_more_studies_than_one_may(eva: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("ludoteka.server.studies", "ludoteka.anywhere.studies"):
        monkeypatch.setattr(f"{module}.MOST_STUDIES", 1)
    assert study_shelf.MOST_STUDIES == 100
    study = await begun(eva)
    refused = await eva.post(f"/api/tables/{study['table']}/studies", {"key": key()}, 409)
    assert (refused["error"], refused["args"]) == ("too-many-studies", {"most": 1})


async def test_a_browser_keeps_its_studies(keep: Memory) -> None:
    async with at_browser(keep) as eva:
        study = await two_lines(eva)
    async with at_browser(keep) as eva:
        assert await eva.get(f"/api/studies/{study['id']}") == study
        assert (await eva.send("DELETE", f"/api/tables/{study['table']}")).status_code == 204
        await eva.get(f"/api/studies/{study['id']}", 404)
    assert not [name for name in keep.rows if name.startswith("study/")]


# -- only where there are others ------------------------------------------------------------------------------------


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(f"sqlite:///{tmp_path / 'server.db'}") as found:
        yield found


async def test_whoever_has_the_link_reads_and_only_the_author_writes(here: Inside) -> None:
    eva, mallory = await Player.come(here, "Eva"), await Player.come(here, "Mallory")
    table = await finished(eva, public=False)
    await mallory.get(f"/api/tables/{table}", 404)
    await mallory.post(f"/api/tables/{table}/studies", {"key": key()}, 404)
    study = await begun(eva, table)
    path = f"/api/studies/{study['id']}"
    async with here.client() as stranger:
        told = (await stranger.get(path)).json()
        assert (told["author"], told["yours"]) == ("Eva", False)
        assert (await stranger.get(f"{path}/moment?line=0&at=3")).status_code == 200
        assert (await stranger.get(f"{path}/moves")).status_code == 200
        assert (await stranger.post(f"{path}/play", json={})).status_code == 401
    seen = await moment(mallory, study, 0, 2)
    move = {"version": 1, "line": 0, "at": 2, "seat": seen["seat"], "action": seen["asks"][0]["options"][0]["action"]}
    refused = [
        await mallory.send("POST", f"{path}/play", move),
        await mallory.send("POST", f"{path}/cut", {"version": 1, "line": 0, "at": 2}),
        await mallory.send("PUT", f"{path}/note", {"version": 1, "line": 0, "at": 2, "text": "mine"}),
        await mallory.send("PATCH", path, {"version": 1, "title": "mine"}),
        await mallory.send("DELETE", path),
    ]
    assert [(one.status_code, one.json()["error"]) for one in refused] == [(403, "not-author")] * 5
    assert (await mallory.get("/api/me/studies"))["studies"] == []
    await eva.close()
    await mallory.close()


async def test_the_studies_of_somebody_who_leaves_go_too(here: Inside) -> None:
    eva, bob = await Player.come(here, "Eva"), await Player.come(here, "Bob")
    study = await begun(eva)
    await eva.post("/api/me/delete", {})
    await bob.get(f"/api/studies/{study['id']}", 404)
    await eva.close()
    await bob.close()
