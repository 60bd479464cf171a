from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from cli.conftest import Run
from cli.terminal import Terminal
from ludoteka.kernel.match import Match
from ludoteka.kernel.pledge import Pledge, promised
from ludoteka.kernel.record import load_record
from review.test_studies import bent, some_study
from teaching import load

SECRET = 32 * "5e"
NONCES = [16 * "1a", "", 20 * "2b"]
GAME = ("--game", "teaching:load")


def test_a_good_record_verifies(run: Run, record: Path) -> None:
    result = run("verify", str(record), *GAME)
    assert result.exit_code == 0
    assert "every position matches the record" in result.stdout
    assert "All random outcomes came from the seed" in result.stdout


def test_verify_as_json(run: Run, record: Path) -> None:
    found = json.loads(run("verify", str(record), *GAME, "--json").stdout)
    assert found["ok"]
    assert found["luck_checked"]
    assert found["actions"] == len(load_record(record).lines)
    assert sorted(found["places"])[0] == 1


def test_a_study_is_verified_with_its_lines(run: Run, tmp_path: Path) -> None:
    study = some_study()
    path = tmp_path / "game.study"
    path.write_bytes(msgspec.json.encode(study))
    result = run("verify", str(path), *GAME)
    assert result.exit_code == 0
    assert "2 lines of the study replayed" in result.stdout
    assert json.loads(run("verify", str(path), *GAME, "--json").stdout)["lines"] == 2
    path.write_bytes(msgspec.json.encode(bent(study, hash="0" * 16)))
    refused = run("verify", str(path), *GAME)
    assert refused.exit_code == 2
    assert "another hash" in refused.stderr


def test_a_record_without_its_seed(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b',"seed":"recorded"', b"", 1))
    result = run("verify", str(record), *GAME)
    assert result.exit_code == 0
    assert "does not contain its seed" in result.stdout


def test_bent_luck_is_found(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b'"seed":"recorded"', b'"seed":"another1"', 1))
    result = run("verify", str(record), *GAME, "--json")
    assert result.exit_code == 2
    found = json.loads(result.stdout)
    assert not found["ok"]
    assert "commitment" in found["error"]
    assert result.stderr.count("\n") == 1


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """A record whose seed was made of a secret and two nonces."""
    match = Match.new(load(), 3, {"length": "short"}, pledge=Pledge.made(SECRET, NONCES))
    for _ in range(20):
        seat = match.waiting()[0]
        match.play(match.offered(seat)[0], seat)
    match.record().save(tmp_path / "shared.ludoteka")
    return tmp_path / "shared.ludoteka"


def test_shared_luck_verifies_and_says_who_gave_a_number(run: Run, shared: Path) -> None:
    noted = ("--commitment", promised(SECRET), "--nonce", NONCES[0], "--nonce", NONCES[2])
    result = run("verify", str(shared), *GAME, *noted)
    assert result.exit_code == 0
    told = " ".join(result.stdout.split())
    assert "numbers from 2 seats of 3" in told
    assert "What you noted before the game is in the record" in told
    found = json.loads(run("verify", str(shared), *GAME, "--json").stdout)
    assert (found["luck_checked"], found["scheme"], found["nonces"]) == (True, 2, NONCES)


@pytest.mark.parametrize(
    ("old", "new", "noted", "message"),
    [
        (SECRET, 64 * "e", (), "the secret does not fit the commitment"),
        (NONCES[2], 32 * "e", (), "a nonce or the seed was changed"),
        (f'"{NONCES[0]}",""', f'"","{NONCES[0]}"', (), "the nonces of seats 1 and 2 were exchanged"),
        ("", "", ("--commitment", 64 * "e"), "you were shown eeee"),
        ("", "", ("--nonce", 32 * "e"), "no seat of the record has the nonce eeee"),
    ],
)
def test_bent_shared_luck_is_found(
    run: Run, shared: Path, old: str, new: str, noted: tuple[str, ...], message: str
) -> None:
    text = shared.read_text()
    assert text.count(old) == 1 or not old
    shared.write_text(text.replace(old, new))
    result = run("verify", str(shared), *GAME, *noted, "--json")
    assert result.exit_code == 2
    assert message in json.loads(result.stdout)["error"]


def test_a_replay_tells_the_whole_match(run: Run, record: Path) -> None:
    result = run("replay", str(record), *GAME)
    assert result.exit_code == 0
    lines = load_record(record).lines
    assert f"{len(lines)} " in result.stdout
    assert "Anna" in result.stdout
    assert "Bot 2 (random)" in result.stdout
    assert "The winner is" in result.stdout
    assert all(line.do in result.stdout for line in lines)


@pytest.mark.parametrize(("language", "word"), [("cs", "Vítěz"), ("pl", "Wygrywa")])
def test_a_replay_in_other_languages(run: Run, record: Path, language: str, word: str) -> None:
    assert word in run("replay", str(record), *GAME, "--lang", language).stdout


def test_a_replay_with_the_eyes_of_a_seat(run: Run, record: Path) -> None:
    open_to_all = run("replay", str(record), *GAME).stdout
    own = run("replay", str(record), *GAME, "--seat", "1").stdout
    assert "Anna draws" not in open_to_all
    assert "Anna draws" in own
    assert "Bot 2 (random) draws" not in own
    assert "there is no seat 3" in run("replay", str(record), *GAME, "--seat", "3").stderr


def test_a_replay_step_by_step(run: Run, record: Path) -> None:
    last = len(load_record(record).lines)
    result = run("replay", str(record), *GAME, "--step", typed=f"\n\nb\n{last}\n\n3\nnonsense\nq\n")
    assert result.exit_code == 0
    moments = [line.split(" of ")[0] for line in result.stdout.splitlines() if "Enter for next" in line]
    assert moments == [str(number) for number in (0, 1, 2, 1, last, last, 3, 3)]
    assert "The winner is" in result.stdout


def test_stepping_ends_with_the_input(run: Run, record: Path) -> None:
    assert run("replay", str(record), *GAME, "--step", typed="\n").exit_code == 0


def test_stepping_in_a_terminal(tmp_path: Path, record: Path) -> None:
    with Terminal("replay", str(record), *GAME, "--step", home=tmp_path) as terminal:
        terminal.until("0 of")
        terminal.type("")
        terminal.until("1 of")
        terminal.type("q")
        assert terminal.end() == 0
