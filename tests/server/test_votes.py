"""Somebody is not there: the others vote, a host cannot end the game, and whoever returns gets the seat back."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from ludoteka.table.clocks import DaysClock, LiveClock, NoClock
from ludoteka.table.manners import grace_minutes
from server.kit import Inside, Json, Live, Player, Process, inside, key, offered, soon
from server.later import DAY, MINUTE, Later

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
NAMES = ("Eva", "Bob", "Cyril")


class Round:
    """Three people at a table, and the one it waits for first."""

    def __init__(self, here: Inside, later: Later, players: list[Player], table: str, absent: int) -> None:
        self.here = here
        self.later = later
        self.players = players
        self.table = table
        self.absent = absent
        self.others = [player for seat, player in enumerate(players) if seat != absent]

    async def vote(self, player: Player, choice: str, status: int = 0, seat: int | None = None) -> Json:
        body = {"seat": self.absent if seat is None else seat, "choice": choice, "key": key()}
        return await player.post(f"/api/tables/{self.table}/vote", body, status)

    async def seat(self) -> Json:
        """The seat of whoever is absent."""
        return dict((await self.others[0].get(f"/api/tables/{self.table}"))["seats"][self.absent])

    async def absences(self, player: Player) -> list[Json]:
        return list((await player.get(f"/api/tables/{self.table}/company"))["absent"])

    async def told(self) -> list[str]:
        updates = (await self.others[0].get(f"/api/tables/{self.table}/updates"))["updates"]
        return [update["what"] for update in updates if update["kind"] in ("vote", "seat") and update["what"]]

    async def present(self, *players: Player) -> None:
        """Have some people act as a client does that is connected: noted as here now."""
        note = self.here.server.tables.feed.visits
        for player in players:
            note.add((self.table, (await player.get("/api/me"))["id"]))
        self.here.server.moderation.presence.noted = 0
        await self.here.server.moderation.presence.beat(self.later.now())


@pytest.fixture
async def three(sqlite: str) -> AsyncIterator[Round]:
    later = Later()
    async with inside(sqlite, later) as here:
        players = [await Player.come(here, name) for name in NAMES]
        table = await players[0].new_table(ME, OPEN, OPEN, grace=5)
        for player in players[1:]:
            await player.join(table)
        await players[0].start(table)
        waiting = (await players[0].view(table, 0))["waiting"]
        yield Round(here, later, players, table, waiting[0])
        for player in players:
            await player.close()


@pytest.mark.parametrize(
    ("clock", "minutes"), [(NoClock(), 60), (LiveClock(bank=600), 5), (DaysClock(hours=48), 48 * 60)]
)
def test_how_long_somebody_may_be_away_fits_the_clock(clock: NoClock | LiveClock | DaysClock, minutes: int) -> None:
    assert grace_minutes(clock, None) == minutes
    assert grace_minutes(clock, 7) == 7


async def test_a_vote_needs_somebody_who_was_away_long_enough(three: Round) -> None:
    first, second = three.others
    early = await three.vote(first, "replace", 409)
    assert (early["error"], early["args"]) == ("vote-early", {"minutes": 5})
    assert (await three.absences(first))[0]["seat"] == three.absent
    three.later.shift += 6 * MINUTE
    await three.present(first, second)
    found = (await three.absences(first))[0]
    assert found["vote_from"] <= three.later.now()
    assert (found["voters"], found["replace"], found["yours"]) == (2, 0, None)
    stranger = await Player.come(three.here, "Dana")
    assert (await three.vote(stranger, "replace", 403))["error"] == "not-seated"
    absent = three.players[three.absent]
    assert (await three.vote(absent, "wait", 409))["error"] == "yourself"
    not_away = three.players.index(second)
    assert (await three.vote(first, "replace", 409, seat=not_away))["error"] == "vote-early"
    position = await second.view(three.table, not_away)
    while not_away in position["waiting"]:
        position = await second.act_somehow(three.table, not_away)
    assert (await three.vote(first, "replace", 409, seat=not_away))["error"] == "not-absent"
    assert (await three.vote(first, "replace", 404, seat=9))["error"] == "not-found"


async def test_most_of_those_present_replace_and_whoever_returns_takes_the_seat_back(three: Round) -> None:
    first, second = three.others
    three.later.shift += 6 * MINUTE
    await three.present(first, second)
    await three.vote(first, "replace")
    assert not (await three.seat())["away"]
    found = (await three.absences(second))[0]
    assert (found["replace"], found["wait"], found["voters"], found["yours"]) == (1, 0, 2, None)
    await three.vote(second, "replace")
    assert (await three.seat())["away"]
    assert (await three.told())[-2:] == ["replace", "replaced"]
    absent = three.players[three.absent]
    await absent.post(f"/api/tables/{three.table}/back", {"seat": three.absent, "key": key()})
    assert not (await three.seat())["away"]


async def test_a_tie_waits_and_is_not_asked_again_at_once(three: Round) -> None:
    first, second = three.others
    three.later.shift += 6 * MINUTE
    await three.present(first, second)
    await three.vote(first, "replace")
    await three.vote(second, "wait")
    assert not (await three.seat())["away"]
    assert (await three.told())[-1] == "waits"
    assert (await three.vote(first, "replace", 409))["error"] == "vote-early"
    three.later.shift += 6 * MINUTE
    await three.present(first, second)
    await three.vote(first, "replace")
    await three.vote(second, "replace")
    assert (await three.seat())["away"]


async def test_those_who_are_not_there_do_not_hold_up_a_vote(three: Round) -> None:
    first, second = three.others
    three.later.shift += 6 * MINUTE
    await three.present(first, second)
    await three.vote(first, "replace")
    three.later.shift += 6 * MINUTE
    await three.here.server.commands.recount()
    assert (await three.seat())["away"]


async def test_whoever_acts_ends_the_vote(three: Round) -> None:
    first, second = three.others
    three.later.shift += 6 * MINUTE
    await three.present(first, second)
    await three.vote(first, "replace")
    absent = three.players[three.absent]
    position = await absent.view(three.table, three.absent)
    await absent.act(three.table, position, offered(position)[0])
    table = await three.here.server.tables.table(three.table)
    assert table.manners.polls == ()
    assert not (await three.seat())["away"]


async def test_whoever_has_left_does_not_vote(three: Round) -> None:
    first, second = three.others
    three.later.shift += 6 * MINUTE
    await first.post(f"/api/tables/{three.table}/leave", {"key": key()})
    assert (await three.vote(first, "replace", 409))["error"] == "left"
    await three.vote(second, "replace")
    assert (await three.seat())["away"]


async def test_a_host_cannot_end_a_game_that_others_only_left_for_a_while(three: Round) -> None:
    eva = three.players[0]
    path = f"/api/tables/{three.table}/close"
    for player in three.players[1:]:
        await player.post(f"/api/tables/{three.table}/leave", {"key": key()})
    assert (await eva.post(path, {"key": key()}, 409))["error"] == "others-play"
    three.later.shift += 2 * DAY
    assert (await eva.post(path, {"key": key()}, 409))["error"] == "others-play"
    await three.present(three.players[1])
    three.later.shift += 2 * DAY
    assert (await eva.post(path, {"key": key()}, 409))["error"] == "others-play"
    three.later.shift += 2 * DAY
    assert (await eva.post(path, {"key": key()}))["position"]["status"] == "closed"


async def test_a_live_connection_is_presence_and_ends_a_vote(process: Process) -> None:
    """In a real server: nobody can vote about somebody who watches, and who comes back ends a vote that is open."""
    eva, bob = await Player.come(process, "Eva"), await Player.come(process, "Bob")
    table = await eva.new_table(ME, OPEN, grace=2)
    await bob.join(table)
    await eva.start(table)
    waiting = (await eva.view(table, 0))["waiting"][0]
    absent, other = (eva, bob) if waiting == 0 else (bob, eva)
    live = await Live.open(process.url, absent, table, waiting)
    await live.hear()
    ballot = {"seat": waiting, "choice": "replace", "key": key()}
    assert (await other.post(f"/api/tables/{table}/vote", ballot, 409))["error"] == "not-absent"
    assert (await other.get(f"/api/tables/{table}/company"))["absent"] == []
    await live.close()

    async def company() -> Json:
        return await other.get(f"/api/tables/{table}/company")

    await soon(company, lambda found: len(found["absent"]) == 1)
    assert (await other.post(f"/api/tables/{table}/vote", ballot, 409))["error"] == "vote-early"
