"""Records: written, read, replayed, verified, and refused when they were cut, bent or made by another version."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteka.kernel.chance import Chance
from ludoteka.kernel.codec import fingerprint
from ludoteka.kernel.errors import BadRecord, IllegalAction
from ludoteka.kernel.match import Match, verify
from ludoteka.kernel.record import Record, commitment, load_record, read_record
from teaching import Teaching, load

Rows = list[dict[str, Any]]


def random_match(game: Teaching, seats: int = 2, actions: int = 10_000, seed: str = "a seed") -> Match:
    """A match of random actions, to the end or to this many of them."""
    match = Match.new(game, seats, seed=seed)
    picks = Chance.of(seed, "picks")
    while not match.over and len(match.played) < actions:
        seat = picks.pick(match.waiting())
        match.play(picks.pick(match.offered(seat)), seat)
    return match


@pytest.fixture(scope="module")
def whole() -> Match:
    return random_match(load())


def rows_of(match: Match) -> Rows:
    """The lines of a record, decoded."""
    return [json.loads(row) for row in match.record().to_bytes().splitlines()]


def record_of(rows: Rows) -> Record:
    """A record from decoded lines."""
    return read_record(b"".join(json.dumps(row, separators=(",", ":")).encode() + b"\n" for row in rows))


def first_with_luck(rows: Rows) -> dict[str, Any]:
    """The first action that used luck."""
    return next(row for row in rows if "n" in row and row["luck"])


# -- there and back ---------------------------------------------------------------------------------------------


def test_a_record_replays_hash_by_hash(game: Teaching, whole: Match, tmp_path: Path) -> None:
    whole.record().save(tmp_path / "game.record")
    record = load_record(tmp_path / "game.record")
    again = Match.load(game, record)
    assert [played.hash for played in again.played] == [played.hash for played in whole.played]
    assert again.places == whole.places
    assert again.record().to_bytes() == whole.record().to_bytes()
    assert list(tmp_path.iterdir()) == [tmp_path / "game.record"]


def test_a_record_says_what_was_played(game: Teaching, whole: Match) -> None:
    rows = rows_of(whole)
    assert rows[0]["game"] == "teaching"
    assert rows[0]["rules"] == game.rules_version
    assert rows[0]["content"] == game.content_version
    assert rows[0]["options"] == {"length": "long", "teams": False}
    assert rows[0]["commitment"] == commitment("a seed")
    assert rows[-1] == {"end": len(whole.played), "places": whole.places}
    assert rows[1]["do"] == game.text(whole.played[0].action)


def test_a_match_goes_on_from_its_record_as_if_nothing_had_happened(game: Teaching) -> None:
    match = random_match(game, actions=40)
    again = Match.load(game, match.record())
    picks, same_picks = Chance.of("on"), Chance.of("on")
    for played, luck in ((match, picks), (again, same_picks)):
        for _ in range(20):
            seat = luck.pick(played.waiting())
            played.play(luck.pick(played.offered(seat)), seat)
    assert again.record().to_bytes() == match.record().to_bytes()


def test_checkpoints_are_the_states_after_their_actions(game: Teaching, whole: Match) -> None:
    record = whole.record()
    assert len(record.checkpoints) > 2
    for checkpoint in record.checkpoints:
        assert fingerprint(bytes(checkpoint.state)) == record.lines[checkpoint.at - 1].hash
        assert game.hash(game.decode(bytes(checkpoint.state))) == record.lines[checkpoint.at - 1].hash
    assert record.checkpoints[-1].at == len(record.lines)


def test_a_match_not_begun_has_a_record_too(game: Teaching) -> None:
    record = read_record(Match.new(game, 2, seed="x").record().to_bytes())
    assert Match.load(game, record).waiting() == Match.resumed(game, record).waiting() == [0, 1]


def test_without_its_seed_a_record_can_be_watched_but_not_played_on(game: Teaching) -> None:
    record = random_match(game, actions=5).record(secret=False)
    assert record.header.seed == ""
    assert record.header.commitment == commitment("a seed")
    match = verify(game, record)
    with pytest.raises(IllegalAction, match="without its seed"):
        match.play(match.offered(match.waiting()[0])[0], match.waiting()[0])


def test_a_saved_refusal_of_a_server_is_called_what_it_is() -> None:
    refusal = b'{"error": "not-found", "message": "There is no such table."}'
    with pytest.raises(BadRecord, match=r"not a record but a server's refusal \(not-found\): There is no such table"):
        read_record(refusal, "table.jsonl")


# -- other versions ---------------------------------------------------------------------------------------------


def test_a_record_of_another_version_is_refused_by_name(game: Teaching) -> None:
    record = random_match(game, actions=5).record()
    newer = load()
    newer.rules_version = 2
    with pytest.raises(BadRecord, match=f"made with rules 1 and content {game.content_version}; this is rules 2"):
        Match.load(newer, record)


def test_an_old_table_goes_on_from_its_last_state(game: Teaching) -> None:
    match = random_match(game, actions=33)
    newer = load()
    newer.rules_version = 2
    resumed = Match.resumed(newer, read_record(match.record().to_bytes()))
    assert newer.hash(resumed.state) == game.hash(match.state)  # type: ignore[arg-type]  # both are Coasts
    seat = resumed.waiting()[0]
    resumed.play(resumed.offered(seat)[0], seat)
    record = resumed.record()
    assert [line.n for line in record.lines] == list(range(1, 35))
    assert [line.do for line in record.lines[:33]] == [line.do for line in match.record().lines]
    again = Match.resumed(newer, read_record(record.to_bytes()))
    assert newer.hash(again.state) == newer.hash(resumed.state)  # type: ignore[arg-type]


def test_a_record_of_another_game_is_refused(game: Teaching, whole: Match) -> None:
    other = load()
    other.id = "other"
    for read in (Match.load, Match.resumed):
        with pytest.raises(BadRecord, match="the record is of the game 'teaching'; expected 'other'"):
            read(other, whole.record())


def test_without_a_last_state_nothing_can_go_on(game: Teaching, whole: Match) -> None:
    record = whole.record()
    record.checkpoints.pop()
    with pytest.raises(BadRecord, match="no checkpoint of its last State"):
        Match.resumed(game, record)


# -- cut short --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cut", "message"),
    [
        (lambda data: b"", "record: empty; expected a header line"),
        (lambda data: data[:-1], "cut short in line"),
        (lambda data: data[:-9], "cut short in line"),
        (lambda data: data.rpartition(b'{"end"')[0], "cut short after .* actions; expected an end line"),
        (lambda data: data + b"{}\n", "nothing may follow the end line"),
        (lambda data: data.replace(b'{"n":7,', b'{"n":8,'), "action 8 found; expected 7"),
        (lambda data: data.replace(b'{"n":7,', b'{"n":"7",'), "line .*: Expected `int`"),
        (lambda data: data.replace(b'"seat":', b'"chair":'), "unknown field `chair`"),
        (lambda data: data.replace(b'{"at":', b'{"at":1'), "checkpoint out of place"),
        (lambda data: data.replace(b'{"end":', b'{"end":1'), "its end line says"),
        (lambda data: b"hello\n" + data, "this is not a Ludoteka record; expected a JSON header line"),
        (lambda data: b"[]\n" + data, "this is not a Ludoteka record; expected a header"),
        (lambda data: data.replace(b'"ludoteka":1', b'"ludoteka":2'), "record format 2; expected 1"),
        (lambda data: data.replace(b'"seats":2,', b""), "line 1: .*missing required field `seats`"),
    ],
)
def test_a_damaged_record_says_where(whole: Match, cut: Callable[[bytes], bytes], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        read_record(cut(whole.record().to_bytes()))


def test_a_missing_file_is_a_plain_error(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read: No such file"):
        load_record(tmp_path / "nowhere.record")


# -- bent -------------------------------------------------------------------------------------------------------


def bend_action(rows: Rows) -> None:
    row = next(row for row in rows if row.get("do", "").startswith("bid "))
    row["do"] = "bid 0" if row["do"] != "bid 0" else "bid 1"


def bend_seat(rows: Rows) -> None:
    rows[1]["seat"] = 1 - rows[1]["seat"]


def bend_text(rows: Rows) -> None:
    rows[1]["do"] = "dance"


def bend_luck(rows: Rows) -> None:
    first_with_luck(rows)["luck"][0] = 10_000


def add_luck(rows: Rows) -> None:
    first_with_luck(rows)["luck"].append(0)


def drop_luck(rows: Rows) -> None:
    first_with_luck(rows)["luck"].pop()


def bend_hash(rows: Rows) -> None:
    rows[1]["hash"] = "0" * 16


def bend_start(rows: Rows) -> None:
    rows[0]["hash"] = "0" * 16


def bend_setup(rows: Rows) -> None:
    rows[0]["luck"].append(0)


def bend_places(rows: Rows) -> None:
    rows[-1]["places"].reverse()


def bend_checkpoint(rows: Rows) -> None:
    next(row for row in rows if "at" in row)["state"]["Coast"]["bank"] += 1


@pytest.mark.parametrize(
    ("bend", "message"),
    [
        (bend_action, "the record says"),
        (bend_seat, "action 1 of the record|after action 1 the State has the hash"),
        (bend_text, "action 1 of the record, 'dance', is not possible: 'dance' is not a verb"),
        (bend_luck, "the chance outcome 10000 where the rules expect"),
        (add_luck, "has more chance outcomes than the rules use"),
        (drop_luck, "chance outcomes where the rules ask for more"),
        (bend_hash, "after action 1 the State has the hash"),
        (bend_start, "after set-up the State has the hash"),
        (bend_setup, "more chance outcomes for the set-up than the rules use"),
        (bend_places, "the record ends with places"),
        (bend_checkpoint, "the State stored after action .* has the hash"),
    ],
)
def test_a_bent_record_is_refused(game: Teaching, whole: Match, bend: Callable[[Rows], None], message: str) -> None:
    rows = rows_of(whole)
    bend(rows)
    with pytest.raises(BadRecord, match=message):
        Match.load(game, record_of(rows))


def test_a_bent_last_state_cannot_be_resumed(game: Teaching, whole: Match) -> None:
    rows = rows_of(whole)
    rows[-2]["state"]["Coast"]["gold"][0] += 5
    with pytest.raises(BadRecord, match="the State stored after action"):
        Match.resumed(game, record_of(rows))


# -- verified ---------------------------------------------------------------------------------------------------


def test_an_honest_record_verifies(game: Teaching, whole: Match) -> None:
    assert verify(game, whole.record()).places == whole.places


def test_luck_that_was_bent_with_its_hashes_is_found_out(game: Teaching) -> None:
    """Somebody plays on with dice of their own: every hash fits, but the luck is not the seed's."""

    class Loaded(Match):
        def attempt(self, seat: int, action: Any) -> Any:
            self.seed = "another seed"
            try:
                return super().attempt(seat, action)
            finally:
                self.seed = "a seed"

    match = Loaded.new(game, 2, seed="a seed")
    picks = Chance.of("x")
    while not any(played.luck for played in match.played):
        seat = picks.pick(match.waiting())
        match.play(picks.pick(match.offered(seat)), seat)
    Match.load(game, match.record())
    with pytest.raises(BadRecord, match=r"the luck of action \d+ does not come from the seed"):
        verify(game, match.record())


def test_a_bent_set_up_is_found_out(game: Teaching) -> None:
    one, two = Match.new(game, 2, seed="one"), Match.new(game, 2, seed="two")
    one.seed = "two"
    assert one.record().header.luck != two.record().header.luck
    with pytest.raises(BadRecord, match="the luck of the set-up does not come from the seed"):
        verify(game, one.record())


def test_a_seed_that_was_exchanged_is_found_out(game: Teaching, whole: Match) -> None:
    rows = rows_of(whole)
    rows[0]["seed"] = "another"
    with pytest.raises(BadRecord, match="does not fit the commitment"):
        verify(game, record_of(rows))


@pytest.mark.parametrize("end", ["", "\n"])
def test_a_saved_refusal_is_called_what_it_is(end: str) -> None:
    text = '{"error":"not-yours","message":"this is not your table","args":{}}' + end
    with pytest.raises(BadRecord, match=r"game\.json: not a record but a server's refusal \(not-yours\): this is not"):
        read_record(text.encode(), "game.json")
    with pytest.raises(BadRecord, match="this is not a Ludoteka record"):
        read_record(b'{"error":"x"}\n')
