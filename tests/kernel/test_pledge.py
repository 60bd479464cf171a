"""Luck that nobody can choose: verify finds whatever is changed of secret, nonces, seed or outcomes, and says which."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadRecord, IllegalAction
from ludoteka.kernel.match import Match, verify
from ludoteka.kernel.pledge import Pledge, check_noted, promised, shared_seed
from ludoteka.kernel.record import Record, read_record
from teaching import Teaching, load

Rows = list[dict[str, Any]]
SECRET = sha256(b"the server's").hexdigest()
OTHER_SECRET = sha256(b"another").hexdigest()
NONCES = [sha256(b"Eva's").hexdigest(), sha256(b"Bob's").hexdigest()[:32], ""]


def played(pledge: Pledge, actions: int = 10_000, game: Teaching | None = None) -> Match:
    """A game of three with shared luck, to the end or to this many random actions."""
    match = Match.new(game or load(), 3, {"length": "short"}, pledge=pledge)
    return play_on(match, actions)


def play_on(match: Match, actions: int = 10_000) -> Match:
    picks = Chance.of("picks")
    while not match.over and len(match.played) < actions:
        seat = picks.pick(match.waiting())
        match.play(picks.pick(match.offered(seat)), seat)
    return match


@pytest.fixture(scope="module")
def whole() -> Match:
    return played(Pledge.made(SECRET, NONCES))


def rows_of(record: Record) -> Rows:
    return [json.loads(row) for row in record.to_bytes().splitlines()]


def record_of(rows: Rows) -> Record:
    return read_record(b"".join(json.dumps(row, separators=(",", ":")).encode() + b"\n" for row in rows))


# -- the seed ---------------------------------------------------------------------------------------------------


def test_the_commitment_and_the_seed_are_what_the_documents_say() -> None:
    """Written out by hand, and the same for ever: other programs compute them too."""
    secret = bytes.fromhex(SECRET)
    assert promised(SECRET) == sha256(b"\xffludoteka luck 2 secret\n" + secret).hexdigest()
    assert promised(SECRET, 17) == sha256(b"\xffludoteka luck 2 secret\nimported 17\n" + secret).hexdigest()
    parts = [b"\0\0\0\x20" + secret]
    parts += [b"\0\0\0\x20" + bytes.fromhex(NONCES[0]), b"\0\0\0\x10" + bytes.fromhex(NONCES[1]), b"\0\0\0\0"]
    digest = sha256(b"\xffludoteka luck 2 seed\n" + b"".join(parts)).digest()
    assert shared_seed(SECRET, NONCES) == SEED
    assert int.from_bytes(digest, "big") == from_base64url(SEED.removeprefix("blake2b:"))


def from_base64url(text: str) -> int:
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    value = 0
    for letter in text:
        value = value * 64 + alphabet.index(letter)
    return value >> (len(text) * 6 - 256)


def test_every_part_and_every_seat_matters_to_the_seed() -> None:
    one, two = NONCES[0], NONCES[1]
    made = [
        (SECRET, [one, two, ""]),
        (OTHER_SECRET, [one, two, ""]),
        (SECRET, [two, one, ""]),
        (SECRET, [one, "", two]),
        (SECRET, [one, two]),
        (SECRET, [one, two, "", ""]),
        (SECRET, ["", "", ""]),
        (SECRET, [one + two, "", ""]),
        (SECRET, [one, two[:-1] + ("0" if two[-1] != "0" else "1"), ""]),
    ]
    assert len({shared_seed(secret, nonces) for secret, nonces in made}) == len(made)


def test_the_set_up_depends_on_every_nonce() -> None:
    starts = {
        tuple(Match.new(load(), 3, pledge=Pledge.made(SECRET, nonces)).setup_luck)
        for nonces in (NONCES, NONCES[::-1], [NONCES[0], "", ""], ["", "", ""])
    }
    assert len(starts) == 4


def test_no_text_seed_has_the_commitment_of_a_secret(game: Teaching) -> None:
    """A host who commits to a secret cannot later claim that it was a seed of its own, without anybody's nonce."""
    secret = b"a text of thirty-two bytes, not!".hex()
    match = Match.new(game, 2, seed=bytes.fromhex(secret).decode())
    rows = rows_of(match.record())
    rows[0]["commitment"] = promised(secret)
    with pytest.raises(BadRecord, match="the seed does not fit the commitment"):
        verify(game, record_of(rows))


# -- there and back ---------------------------------------------------------------------------------------------


def test_a_record_of_shared_luck_verifies_and_comes_back_as_it_was(game: Teaching, whole: Match) -> None:
    record = read_record(whole.record().to_bytes())
    assert record.header.scheme == 2
    assert (record.header.commitment, record.header.secret) == (promised(SECRET), SECRET)
    assert (record.header.nonces, record.header.seed) == (NONCES, SEED)
    assert verify(game, record).places == whole.places
    assert Match.load(game, record).record().to_bytes() == whole.record().to_bytes()


def test_before_the_end_neither_secret_nor_seed_is_told(game: Teaching) -> None:
    match = played(Pledge.made(SECRET, NONCES), 12)
    record = match.record(secret=False)
    assert SECRET not in record.to_bytes().decode()
    assert SEED not in record.to_bytes().decode()
    assert (record.header.commitment, record.header.nonces) == (promised(SECRET), NONCES)
    again = verify(game, record)
    assert again.record(secret=False).to_bytes() == record.to_bytes()
    with pytest.raises(IllegalAction, match="without its seed"):
        play_on(again, 13)


def test_a_match_goes_on_from_its_record_with_the_same_luck(game: Teaching, whole: Match) -> None:
    halfway = read_record(played(Pledge.made(SECRET, NONCES), 25).record().to_bytes())
    assert Match.load(game, halfway).pledge == whole.pledge
    for again in (Match.load(game, halfway), Match.resumed(game, halfway)):
        picks = Chance.of("on")
        while not again.over:
            seat = picks.pick(again.waiting())
            again.play(picks.pick(again.offered(seat)), seat)
        verify(game, read_record(again.record().to_bytes()))


def test_a_record_of_the_first_scheme_has_no_new_fields(game: Teaching) -> None:
    header = rows_of(Match.new(game, 2, seed="a seed").record())[0]
    assert not {"scheme", "nonces", "secret", "imported"} & set(header)


# -- bent -------------------------------------------------------------------------------------------------------


def other_secret(header: dict[str, Any]) -> None:
    header["secret"] = OTHER_SECRET


def other_secret_throughout(header: dict[str, Any]) -> None:
    """The operator exchanges the secret and computes everything anew, but for the luck that people saw."""
    header["secret"], header["commitment"] = OTHER_SECRET, promised(OTHER_SECRET)
    header["seed"] = shared_seed(OTHER_SECRET, header["nonces"])


def other_nonce(header: dict[str, Any]) -> None:
    header["nonces"][1] = 32 * "a"


def other_nonce_throughout(header: dict[str, Any]) -> None:
    header["nonces"][1] = 32 * "a"
    header["seed"] = shared_seed(header["secret"], header["nonces"])


def swapped_nonces(header: dict[str, Any]) -> None:
    header["nonces"][0], header["nonces"][2] = header["nonces"][2], header["nonces"][0]


def lost_nonce(header: dict[str, Any]) -> None:
    header["nonces"].pop()


def silenced_nonce(header: dict[str, Any]) -> None:
    header["nonces"][0] = ""


def odd_nonce(header: dict[str, Any]) -> None:
    header["nonces"][1] = "lucky"


def other_seed(header: dict[str, Any]) -> None:
    header["seed"] = "blake2b:" + 43 * "A"


def no_secret(header: dict[str, Any]) -> None:
    del header["secret"]


def other_scheme(header: dict[str, Any]) -> None:
    header["scheme"] = 3


def first_scheme(header: dict[str, Any]) -> None:
    del header["scheme"]


@pytest.mark.parametrize(
    ("bend", "message"),
    [
        (other_secret, "the secret does not fit the commitment published before the nonces were given"),
        (other_secret_throughout, "the luck of the set-up does not come from the seed"),
        (other_nonce, "does not come from the secret and the nonces of the seats: a nonce or the seed was changed"),
        (other_nonce_throughout, "the luck of the set-up does not come from the seed"),
        (swapped_nonces, "the nonces of seats 1 and 3 were exchanged"),
        (silenced_nonce, "a nonce or the seed was changed"),
        (lost_nonce, "the record has 2 nonces; expected one for each of 3 seats"),
        (odd_nonce, "the nonce of seat 2 is 'lucky'; expected 32 to 64 hexadecimal digits or none"),
        (other_seed, "a nonce or the seed was changed"),
        (no_secret, "the secret is ''; expected 64 hexadecimal digits"),
        (other_scheme, "the luck of the record follows scheme 3; expected 1 or 2"),
        (first_scheme, "has nonces or a secret, but its luck follows scheme 1; expected 2"),
    ],
)
def test_a_bent_pledge_is_found_out(
    game: Teaching, whole: Match, bend: Callable[[dict[str, Any]], None], message: str
) -> None:
    rows = rows_of(whole.record())
    bend(rows[0])
    with pytest.raises(BadRecord, match=message):
        verify(game, record_of(rows))


def test_luck_that_was_bent_with_its_hashes_is_found_out(game: Teaching) -> None:
    """Somebody plays on with dice of their own: every hash fits, but the luck is not the seed's."""
    match = Match.new(game, 3, {"length": "short"}, pledge=Pledge.made(SECRET, NONCES))
    match.seed = shared_seed(OTHER_SECRET, NONCES)
    while not any(each.luck for each in match.played):
        play_on(match, len(match.played) + 1)
    match.seed = SEED
    first = next(n for n, each in enumerate(match.played, 1) if each.luck)
    Match.load(game, match.record())
    with pytest.raises(BadRecord, match=f"the luck of action {first} does not come from the seed"):
        verify(game, match.record())


# -- what somebody noted ----------------------------------------------------------------------------------------


def test_a_record_made_anew_from_another_secret_does_not_fit_what_was_noted(game: Teaching, whole: Match) -> None:
    """All of it exchanged, the luck included: only who noted the commitment or their own nonce can tell."""
    honest = whole.record().header
    forged = played(Pledge.made(OTHER_SECRET, NONCES))
    verify(game, forged.record())
    with pytest.raises(BadRecord, match=f"you were shown {honest.commitment} before the game"):
        check_noted(forged.record().header, honest.commitment, [])
    silenced = played(Pledge.made(SECRET, [NONCES[0], 32 * "b", ""]))
    verify(game, silenced.record())
    with pytest.raises(BadRecord, match=f"no seat of the record has the nonce {NONCES[1]}"):
        check_noted(silenced.record().header, honest.commitment, NONCES[:2])
    check_noted(honest, honest.commitment, NONCES[:2])
    for noted in ((honest.commitment, []), ("", NONCES[:1])):
        with pytest.raises(BadRecord, match="does not tell its seed"):
            check_noted(whole.record(secret=False).header, *noted)
    check_noted(whole.record(secret=False).header, "", [])


# -- a record that goes on from another ---------------------------------------------------------------------------


def adopted(game: Teaching, actions: int) -> Match:
    """A game of one seed that goes on with another, as an imported one does on a server."""
    first = Match.load(game, play_on(Match.new(game, 3, {"length": "short"}, seed="elsewhere"), actions).record())
    first.pledge = Pledge.made(SECRET, NONCES, actions)
    first.seed = first.pledge.seed()
    return play_on(first)


@pytest.mark.parametrize("actions", [0, 17])
def test_what_was_imported_is_taken_as_it_is_and_the_rest_verified(game: Teaching, actions: int) -> None:
    match = adopted(game, actions)
    record = read_record(match.record().to_bytes())
    assert record.header.imported == actions
    verify(game, record)
    rows = rows_of(record)
    del rows[0]["imported"]
    with pytest.raises(BadRecord, match="the secret does not fit the commitment"):
        verify(game, record_of(rows))
    rows[0]["commitment"] = promised(SECRET)
    with pytest.raises(BadRecord, match="the luck of the set-up does not come from the seed"):
        verify(game, record_of(rows))


def test_luck_bent_after_an_import_is_found_out(game: Teaching) -> None:
    rows = rows_of(adopted(game, 17).record())
    last = [row["n"] for row in rows if 0 < row.get("n", 0) <= 17 and row["luck"]][-1]
    rows[0] |= {"imported": last - 1, "commitment": promised(SECRET, last - 1)}
    with pytest.raises(BadRecord, match=f"the luck of action {last} does not come from the seed"):
        verify(game, record_of(rows))


def test_nobody_can_say_later_that_bent_luck_was_imported(game: Teaching, whole: Match) -> None:
    rows = rows_of(whole.record())
    rows[0]["imported"] = len(whole.played)
    with pytest.raises(BadRecord, match=f"{len(whole.played)} actions are said to be imported; the game was promised"):
        verify(game, record_of(rows))
    rows = rows_of(adopted(game, 17).record())
    rows[0]["imported"] = 30
    with pytest.raises(BadRecord, match="the secret does not fit the commitment"):
        verify(game, record_of(rows))


SEED = "blake2b:6pts-IXyFBAsyk7_BPNLpLLpF5K1PjabEhO68G9Y574"
