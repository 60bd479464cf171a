"""Luck that not even the operator can choose: a secret promised first, nonces from all, a record that shows it."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from ludoteka.kernel.match import Match, verify
from ludoteka.kernel.pledge import promised, shared_seed
from ludoteka.kernel.record import Record, read_record
from ludoteka.server import schema
from ludoteka.table.moments import Moments
from server.kit import Inside, Json, Live, Player, Process, inside, kept, key
from teaching import Teaching, load

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}
SHORT: Json = {"options": {"length": "short"}}
EVAS, BOBS, OTHER = 16 * "e5", 32 * "b0", 16 * "0f"


async def info(player: Player, table: str) -> Json:
    return await player.get(f"/api/tables/{table}")


async def record_of(player: Player, table: str) -> Record:
    return read_record((await player.client.get(f"/api/tables/{table}/export")).content)


async def start(player: Player, table: str, nonce: str | None = None) -> Json:
    return await player.post(f"/api/tables/{table}/start", {"key": key(), "nonce": nonce})


async def give_up(player: Player, table: str, seat: int) -> None:
    await player.post(f"/api/tables/{table}/resign", {"seat": seat, "key": key()})


async def in_database(here: Inside, table: str) -> tuple[str, str | None, list[str | None]]:
    """Seed, secret and nonces as they are kept."""

    def read(c: sa.Connection) -> tuple[str, str | None, list[str | None]]:
        row = c.execute(sa.select(schema.board).where(schema.board.c.id == table)).one()
        seats = sa.select(schema.seat.c.nonce).where(schema.seat.c.board == table).order_by(schema.seat.c.seat)
        return row.seed, row.secret, [seat.nonce for seat in c.execute(seats)]

    return await here.server.storage.read(read)


async def test_the_secret_is_promised_first_and_everybody_gives_a_nonce(here: Inside, eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN, BOT, **SHORT)
    first = await info(bob, table)
    assert (first["scheme"], first["nonces"]) == (2, ["", "", ""])
    seed, secret, _ = await in_database(here, table)
    assert secret is not None
    assert (promised(secret), seed) == (first["commitment"], "")
    await bob.join(table, nonce=BOBS)
    assert (await info(eva, table))["nonces"] == ["", BOBS, ""]
    await start(eva, table, EVAS)
    seed, kept_secret, nonces = await in_database(here, table)
    assert (kept_secret, nonces) == (secret, [EVAS, BOBS, None])
    assert seed == shared_seed(secret, [EVAS, BOBS, ""])
    for player in (eva, bob):
        for _ in range(2):
            now = await info(player, table)
            assert (now["commitment"], now["nonces"]) == (first["commitment"], [EVAS, BOBS, ""])
            assert (now["secret"], now["seed"]) == (None, None)
    await give_up(bob, table, 1)
    await give_up(eva, table, 0)
    over = await info(bob, table)
    assert (over["status"], over["secret"], over["seed"]) == ("finished", secret, seed)


async def test_a_whole_game_verifies_down_to_secret_and_nonces(eva: Player, bob: Player, game: Teaching) -> None:
    table = await eva.new_table(ME, OPEN, **SHORT)
    noted = (await info(bob, table))["commitment"]
    await bob.join(table, nonce=BOBS)
    await start(eva, table, EVAS)
    luck = random.Random("shared")
    position = await eva.view(table, 0)
    while position["status"] == "playing":
        seat = luck.choice(position["waiting"])
        position = await (eva, bob)[seat].act_somehow(table, seat, luck.choice)
    record = await record_of(eva, table)
    assert verify(game, record).places == position["places"]
    header = record.header
    assert (header.scheme, header.commitment, header.nonces) == (2, noted, [EVAS, BOBS])
    assert sum(1 for line in record.lines if line.luck) > 3
    again = Match.new(game, 2, {"length": "short"}, seed=header.seed)
    assert again.setup_luck == header.luck


async def test_the_set_up_is_drawn_from_what_everybody_gave(tmp_path: Path) -> None:
    """Servers that promise the same secret set up different games for different nonces, and equal ones for equal."""

    class Stubborn(Moments):
        def new_pledge(self) -> str:
            return 32 * "5e"

    starts: list[tuple[str, tuple[int, ...]]] = []
    async with inside(f"sqlite:///{tmp_path / 'server.db'}", Stubborn()) as here:
        eva, bob = await Player.come(here, "Eva"), await Player.come(here, "Bob")
        for nonces in ((EVAS, BOBS), (EVAS, OTHER), (OTHER, BOBS), (BOBS, EVAS), (None, None), (EVAS, BOBS)):
            table_id = await eva.new_table(ME, OPEN)
            await bob.join(table_id, nonce=nonces[1])
            table = await here.server.tables.table(table_id)
            assert (table.placed, table.setup_luck, table.seed) == (0, [], "")
            await start(eva, table_id, nonces[0])
            table = await here.server.tables.table(table_id)
            starts.append((table.seed, tuple(table.setup_luck)))
    assert starts[0] == starts[-1]
    assert len(set(starts)) == len({seed for seed, _ in starts}) == len({luck for _, luck in starts}) == 5


@pytest.mark.parametrize("nonce", ["", "lucky", 31 * "a", 33 * "a", 66 * "a", 32 * "A", 32 * "g", 32 * "a" + "\n", 7])
async def test_an_odd_nonce_is_refused_and_changes_nothing(
    here: Inside, eva: Player, bob: Player, nonce: object
) -> None:
    table = await eva.new_table(ME, OPEN)
    before = await kept(here, table)
    refused = await bob.post(f"/api/tables/{table}/join", {"key": key(), "nonce": nonce}, 400)
    assert "nonce" in refused["message"]
    await eva.post(f"/api/tables/{table}/start", {"key": key(), "nonce": nonce}, 400)
    assert await kept(here, table) == before


async def test_a_nonce_that_was_given_stays(here: Inside, eva: Player, bob: Player) -> None:
    table = await eva.new_table(ME, OPEN)
    letter = key()
    await bob.join(table, nonce=BOBS, key=letter)
    assert (await bob.join(table, nonce=BOBS, key=letter))["repeated"]
    assert (await bob.post(f"/api/tables/{table}/join", {"key": letter, "nonce": OTHER}, 409))["error"] == "key-used"
    assert (await bob.post(f"/api/tables/{table}/join", {"key": key(), "nonce": OTHER}, 409))["error"] == "seated"
    assert (await bob.post(f"/api/tables/{table}/start", {"key": key(), "nonce": OTHER}, 403))["error"] == "not-host"
    assert (await info(eva, table))["nonces"] == ["", BOBS]
    letter = key()
    for _ in range(2):
        await eva.post(f"/api/tables/{table}/start", {"key": letter, "nonce": EVAS})
    before = await in_database(here, table)
    refused = await eva.post(f"/api/tables/{table}/start", {"key": key(), "nonce": OTHER}, 409)
    assert refused["error"] == "not-open"
    assert (await bob.post(f"/api/tables/{table}/join", {"key": key(), "nonce": OTHER}, 409))["error"] == "not-open"
    assert await in_database(here, table) == before
    assert before[2] == [EVAS, BOBS]


async def test_whoever_stands_up_takes_the_nonce_along(eva: Player, bob: Player) -> None:
    table = await eva.new_table(OPEN, OPEN, OPEN)
    await eva.join(table, seat=0, nonce=EVAS)
    await bob.join(table, seat=1, nonce=BOBS)
    assert (await info(eva, table))["nonces"] == [EVAS, BOBS, ""]
    await bob.post(f"/api/tables/{table}/leave", {"key": key()})
    assert (await info(eva, table))["nonces"] == [EVAS, "", ""]
    await bob.join(table, seat=2, nonce=OTHER)
    await eva.post(f"/api/tables/{table}/remove", {"seat": 2, "key": key()})
    assert (await info(eva, table))["nonces"] == [EVAS, "", ""]
    for seat in (1, 2):
        change = {"seat": seat, "plan": BOT if seat == 1 else ME, "key": key()}
        await eva.send("PATCH", f"/api/tables/{table}/seat", change)
    await start(eva, table, OTHER)
    assert (await info(eva, table))["nonces"] == [EVAS, "", OTHER], "a nonce stays, a seat without one gets it"


async def test_a_table_that_starts_at_once_has_only_the_servers_secret(eva: Player, game: Teaching) -> None:
    """Whoever sends a nonce before having seen the commitment could be answered with a secret that suits it."""
    wanted = {"game": "teaching", "seats": [ME, ME], "key": key(), "start": True, **SHORT}
    table = await eva.post("/api/tables", wanted)
    assert (table["status"], table["scheme"], table["nonces"]) == ("playing", 2, ["", ""])
    refused = await eva.post("/api/tables", {**wanted, "key": key(), "nonce": EVAS}, 400)
    assert "nonce" in refused["message"]
    await give_up(eva, table["id"], 0)
    verify(game, await record_of(eva, table["id"]))


async def test_a_rematch_promises_a_secret_of_its_own(here: Inside, eva: Player, bob: Player, game: Teaching) -> None:
    table = await eva.new_table(ME, OPEN)
    await bob.join(table, nonce=BOBS)
    await start(eva, table, EVAS)
    await give_up(bob, table, 1)
    again = (await eva.post(f"/api/tables/{table}/rematch", {"key": key()}))["id"]
    now = await info(bob, again)
    assert now["nonces"] == ["", ""]
    assert now["commitment"] != (await info(bob, table))["commitment"]
    assert (await in_database(here, again))[1] != (await in_database(here, table))[1]
    await bob.join(again, nonce=OTHER)
    await start(eva, again, EVAS)
    await give_up(eva, again, 0)
    record = await record_of(bob, again)
    verify(game, record)
    assert record.header.nonces == [EVAS, OTHER]


@pytest.mark.parametrize("actions", [0, 21])
async def test_an_imported_game_goes_on_with_luck_promised_here(
    eva: Player, bob: Player, game: Teaching, actions: int
) -> None:
    match = Match.new(game, 2, {"length": "short"}, seed="elsewhere")
    luck = random.Random("import")
    for _ in range(actions):
        seat = luck.choice(match.waiting())
        match.play(luck.choice(match.offered(seat)), seat)
    wanted = {"record": match.record().to_bytes().decode(), "seats": [ME, OPEN], "key": key()}
    table = (await eva.post("/api/tables/import", wanted))["id"]
    noted = (await info(bob, table))["commitment"]
    await bob.join(table, nonce=BOBS)
    await start(eva, table, EVAS)
    position = await eva.view(table, 0)
    while position["status"] == "playing":
        seat = luck.choice(position["waiting"])
        position = await (eva, bob)[seat].act_somehow(table, seat, luck.choice)
    record = await record_of(eva, table)
    verify(game, record)
    header = record.header
    assert (header.imported, header.commitment, header.nonces) == (actions, noted, [EVAS, BOBS])
    assert any(line.luck for line in record.lines[actions:])
    assert header.commitment == promised(header.secret, actions)
    moved = msgspec.structs.replace(header, imported=None, commitment=promised(header.secret))
    with pytest.raises(Exception, match="the luck of the set-up does not come from the seed"):
        verify(game, Record(moved, record.lines, record.checkpoints, record.end))


async def test_a_finished_import_promises_nothing(eva: Player, game: Teaching) -> None:
    match = Match.new(game, 2, {"length": "short"}, seed="finished")
    while not match.over:
        seat = match.waiting()[0]
        match.play(match.offered(seat)[0], seat)
    wanted = {"record": match.record().to_bytes().decode(), "seats": [ME, OPEN], "key": key()}
    table = await eva.post("/api/tables/import", wanted)
    assert (table["status"], table["seed"]) == ("finished", None)
    header = (await record_of(eva, table["id"])).header
    assert (header.seed, header.secret, header.commitment, header.scheme) == ("", "", "", 1)


async def test_the_live_feed_never_tells_the_secret_before_the_end(process: Process) -> None:
    """Over real HTTP and WebSockets: nonces are given, a spectator and a player watch, the record verifies."""
    eva, bob = await Player.come(process, "Eva"), await Player.come(process, "Bob")
    table = await eva.new_table(ME, OPEN, **SHORT)
    lives = [await Live.open(process.url, who, table, seat) for who, seat in ((None, None), (eva, 0))]
    await bob.join(table, nonce=BOBS)
    version = (await start(eva, table, EVAS))["version"]
    heard: list[str] = []
    luck = random.Random("live")
    position = await eva.view(table, 0)
    while position["status"] == "playing" and position["actions"] < 20:
        seat = luck.choice(position["waiting"])
        position = await (eva, bob)[seat].act_somehow(table, seat, luck.choice)
        version = position["version"]
    for live in lives:
        while live.position.get("version", -1) < version:
            heard.append(str(await live.hear()))
    heard += [str(await bob.get(f"/api/tables/{table}/{what}")) for what in ("updates", "history", "export", "view")]
    heard.append(str(await info(bob, table)))
    await give_up(bob, table, 1)
    over = await info(bob, table)
    assert over["secret"]
    assert over["seed"]
    assert not any(over["secret"] in text or over["seed"] in text for text in heard)
    verify(load(), await record_of(bob, table))
    for live in lives:
        await live.close()
    for player in (eva, bob):
        await player.close()
