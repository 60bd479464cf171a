"""kill -9 while people also talk, import, report and are moderated: all of it is kept, and nothing happens twice."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteka.server.moderation import console
from ludoteka.server.moderation.errands import Errand
from ludoteka.server.moderation.orders import Announce, Grant
from server.kit import Json, Player, Process, key
from server.later import register
from server.test_kill import AT_LEAST, insist, new_database, play_and_kill

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


class Watch:
    """Somebody who looks after the server while it is killed, and remembers what was acknowledged."""

    def __init__(self, process: Process, luck: random.Random) -> None:
        self.process = process
        self.luck = luck
        self.done = False
        self.count = 0
        self.deeds: Counter[str] = Counter()
        self.said: dict[int, str] = {}
        self.removals = 0
        self.imports: dict[str, str] = {}
        self.reports: list[str] = []
        self.audit: list[tuple[str, str]] = []
        self.announced: set[str] = set()

    async def prepare(self) -> None:
        """Everybody comes, before anything is killed."""
        names = ("Olga", "Host", "Guest", "Rowdy")
        self.olga, self.host, self.guest, self.rowdy = [await Player.come(self.process, name) for name in names]
        await register(self.olga, "olga")
        await asyncio.to_thread(console.give, self.process.database, Grant("appointed", "olga"))
        self.rowdy_id = (await self.rowdy.get("/api/me"))["id"]
        self.table = await self.host.new_table(ME, OPEN, OPEN)
        await self.guest.join(self.table, seat=1)
        over = await self.host.new_table(ME, ME, start=True)
        for _ in range(4):
            await self.host.act_somehow(over, (await self.host.view(over, 0))["waiting"][0])
        await self.host.post(f"/api/tables/{over}/resign", {"seat": 0, "key": key()})
        self.record = (await self.host.client.get(f"/api/tables/{over}/export")).text

    def words(self, what: str) -> str:
        """Words that nobody has said before."""
        self.count += 1
        return f"{what} {self.count}"

    async def work(self) -> None:
        """One thing after another until told to stop."""
        deeds: list[Callable[[], Awaitable[None]]] = [self.say, self.bring, self.send_away, self.tell, self.punish]
        deeds += [self.announce]
        if self.process.database.startswith("sqlite"):
            deeds.append(self.leave_errand)
        while not self.done:
            deed = self.luck.choice(deeds)
            await deed()
            self.deeds[deed.__name__] += 1

    async def send(self, player: Player, path: str, body: Json, fine: tuple[int, ...] = ()) -> httpx.Response:
        """Send something until there is an answer; if it was sent before, it may be answered as done already."""
        again = False
        while True:
            try:
                answer = await player.client.post(path, json=body)
            except httpx.TransportError:
                again = True
                await asyncio.sleep(0.05)
                continue
            if answer.status_code != 503:
                allowed = (200, 201, 204, *(fine if again else ()))
                assert answer.status_code in allowed, (path, answer.status_code, answer.text[:300])
                return answer

    async def say(self) -> None:
        text = self.words("word")
        answer = await self.send(self.guest, f"/api/tables/{self.table}/chat", {"text": text, "key": key()})
        self.said[answer.json()["version"]] = text

    async def bring(self) -> None:
        """Import a record, and close the table so that there is room for more."""
        title = self.words("import")
        wanted = {"record": self.record, "seats": [ME, ME], "key": key(), "title": title}
        made = (await self.send(self.host, "/api/tables/import", wanted)).json()["id"]
        assert (await self.send(self.host, "/api/tables/import", wanted)).json()["id"] == made
        self.imports[made] = title
        await self.send(self.host, f"/api/tables/{made}/close", {"key": key()})

    async def send_away(self) -> None:
        """A guest who sits down and is removed."""
        visitor = await self.come("Visitor")
        await insist(visitor, f"/api/tables/{self.table}/join", {"key": key(), "seat": 2})
        await self.send(self.host, f"/api/tables/{self.table}/remove", {"seat": 2, "key": key()})
        self.removals += 1
        await visitor.close()

    async def tell(self) -> None:
        """A report, and what comes of it."""
        reporter = await self.come("Reporter")
        text, why = self.words("report"), self.words("resolved")
        whom = {"by": "seat", "seat": 1}
        await self.send(reporter, "/api/reports", {"table": self.table, "whom": whom, "reason": "other", "text": text})
        self.reports.append(text)
        found = [each["id"] for each in (await self.look("/api/operator/reports"))["reports"] if each["text"] == text]
        assert len(found) == 1, "a report was lost, or kept twice"
        await self.send(self.olga, f"/api/operator/reports/{found[0]}/resolve", {"why": why})
        self.audit.append(("resolve", why))
        await reporter.close()

    async def punish(self) -> None:
        why, later = self.words("muted"), self.words("lifted")
        at = f"/api/operator/people/{self.rowdy_id}"
        await self.send(self.olga, f"{at}/punish", {"kind": "muted", "why": why, "hours": 1})
        await self.send(self.olga, f"{at}/lift", {"kind": "muted", "why": later}, fine=(404,))
        self.audit += [("mute", why), ("unmute", later)]

    async def announce(self) -> None:
        text = self.words("announcement")
        await self.send(self.olga, "/api/operator/announcements", {"en": text})
        self.announced.add(text)

    async def leave_errand(self) -> None:
        """An order from the command line, which the server carries out when it is there again."""
        text = self.words("errand")
        order = Errand(Announce("", {"en": text}), "root")
        outcome = await asyncio.to_thread(console.leave, self.process.database, order)
        assert not outcome.refused
        self.announced.add(text)

    async def come(self, name: str) -> Player:
        """A new guest; one who came unheard is nobody's business."""
        while True:
            try:
                return await Player.come(self.process, name)
            except (httpx.TransportError, AssertionError):
                await asyncio.sleep(0.05)

    async def look(self, path: str) -> Json:
        while True:
            try:
                answer = await self.olga.client.get(path)
                if answer.status_code == 200:
                    return dict(answer.json())
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)

    async def check(self) -> int:
        """All that was acknowledged is there, once; how many things that were."""
        news: list[dict[str, Any]] = []
        while (page := await self.guest.get(f"/api/tables/{self.table}/updates", after=len(news)))["updates"]:
            news += page["updates"]
        assert {update["n"]: update["text"] for update in news if update["kind"] == "chat"} == self.said
        assert sum(update["what"] == "removed" for update in news) == self.removals
        assert len(set(self.imports)) == len(set(self.imports.values()))
        mine, cursor = [], None
        while True:
            page = await self.host.get("/api/tables", mine="yes", status="closed", cursor=cursor)
            mine += [(table["id"], table["title"]) for table in page["tables"] if table["imported"]]
            cursor = page["next"]
            if cursor is None:
                break
        assert sorted(mine) == sorted(self.imports.items())
        closed = [each["text"] for each in (await self.look("/api/operator/reports?status=closed"))["reports"]]
        assert not Counter(closed) - Counter(self.reports)
        told = Counter(each["texts"]["en"] for each in (await self.look("/api/announcements"))["announcements"])
        assert not told - Counter(self.announced), "something is announced twice, or was never ordered"
        await self.check_audit()
        return self.deeds.total()

    async def check_audit(self) -> None:
        """The log has one line for each order, and none besides."""
        lines, before = [], ""
        while True:
            page = await self.look(f"/api/operator/audit{before}")
            lines += page["lines"]
            if page["next"] is None:
                break
            before = f"?before={page['next']}"
        deeds = Counter((line["what"], line["why"]) for line in lines if line["what"] not in ("announce", "grant"))
        assert deeds == Counter(self.audit)
        announced = Counter(line["details"] for line in lines if line["what"] == "announce")
        assert announced == Counter(self.announced)


async def torture(database: str, folder: Path, moments: int, seed: str) -> tuple[int, int]:
    """Kill a server at this many moments while people play and are looked after; the actions and the other deeds."""
    process = Process(database, folder)
    process.start()
    try:
        await asyncio.to_thread(process.wait)
        watch = Watch(process, random.Random(f"{seed} watch"))
        await watch.prepare()
        working = asyncio.create_task(watch.work())
        actions, _ = await play_and_kill(process, moments, seed)
        watch.done = True
        await working
        deeds = await watch.check()
        print(f"{database.partition(':')[0]}, {moments} kills: {actions} actions, {dict(watch.deeds)}")
        return actions, deeds
    finally:
        process.stop()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_kill_amid_moderation_and_imports(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    actions, deeds = asyncio.run(torture(new_database(kind, request), tmp_path, 4, f"mix {kind}"))
    assert actions > AT_LEAST
    assert deeds > 0


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_kill_100_times_amid_moderation_and_imports(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    kills = int(os.environ.get("LUDOTEKA_KILLS", "100"))
    seed = f"long mix {kind} {os.environ.get('LUDOTEKA_SEED', '')}"
    actions, deeds = asyncio.run(torture(new_database(kind, request), tmp_path, kills, seed))
    assert actions > kills
    assert deeds > kills // 2
