"""Whatever is wrong with what somebody asks: one line on standard error, exit code 2, no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run

TEACHING = "teaching:load"


def refused(run: Run, *words: str) -> str:
    """The one line that a command answers with."""
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("ludoteka: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    return str(result.stderr)


@pytest.mark.parametrize(
    "words",
    [
        ("play", "nothing"),
        ("selfplay", "nothing"),
        ("coverage", "nothing"),
        ("rules", "nothing"),
        ("bench", "nothing"),
        ("games", "nothing"),
        ("menu", "nothing"),
    ],
)
def test_an_unknown_game(run: Run, words: tuple[str, ...]) -> None:
    assert "unknown game 'nothing'" in refused(run, *words)


def test_a_game_that_cannot_be_imported(run: Run) -> None:
    assert "expected module:function" in refused(run, "play", "no.such.module:load")
    assert "expected module:function" in refused(run, "play", "teaching:no_such_function")


@pytest.mark.parametrize("command", ["play", "selfplay"])
@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--option", "speed=3"), "unknown option 'speed'; expected one of: length, teams"),
        (("--option", "length=endless"), "expected one of: short, long"),
        (("--option", "teams=perhaps"), "expected true or false"),
        (("--option", "length"), "expected name=value"),
        (("--seats", "9"), "not played by 9; expected one of: 2, 3, 4"),
        (("--content", "/no/such/folder"), "no such folder"),
        (("--lang", "de"), "unknown language 'de'; expected one of: en, cs, pl"),
    ],
)
def test_a_wrong_option(run: Run, command: str, words: tuple[str, ...], message: str) -> None:
    assert message in refused(run, command, TEACHING, *words)


def test_a_content_pack_with_a_wrong_key(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "cards.toml").write_text('[[cards]]\nid = "gull"\npwer = 3\n')
    for command in ("play", "selfplay", "coverage"):
        line = refused(run, command, TEACHING, "--content", str(tmp_path / "pack"))
        assert "cards.toml" in line
        assert "pwer" in line


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fly", "'fly' is not a verb of this game"),
        ("bid", "'bid' has 0 arguments; expected bid <amount>"),
        ("bid many", "'many' is not a number"),
        ("march atlantis", "there is no cove 'atlantis'"),
        ("bid 2", "bid 2: not offered now"),
    ],
)
def test_an_unknown_action(run: Run, text: str, message: str) -> None:
    assert message in refused(run, "play", TEACHING, "--seed", "1", "--do", text)


def test_a_bot_nobody_knows(run: Run) -> None:
    assert "unknown bot 'genius'; expected one of: curious, easy, expert, " in refused(
        run, "play", TEACHING, "--bots", "genius"
    )
    assert "unknown bot 'genius'" in refused(run, "selfplay", TEACHING, "--bot", "genius")
    assert "unknown bot 'genius'" in refused(run, "coverage", TEACHING, "--bot", "genius")
    assert "3 bots for 2 seats" in refused(run, "selfplay", TEACHING, *["--bot", "random"] * 3)


def test_seats_that_are_not_there(run: Run) -> None:
    assert "there is no seat 5" in refused(run, "play", TEACHING, "--human", "5")
    assert "2 bots for 1 free seats" in refused(run, "play", TEACHING, "--bots", "random,greedy")
    assert "3 names for 2 people" in refused(run, "play", TEACHING, "--name", "a", "--name", "b", "--name", "c")
    assert "only bots are called" in refused(run, "play", TEACHING, "--name", "bot:x")


def test_no_game_given(run: Run) -> None:
    assert "expected a GAME or --resume FILE" in refused(run, "play")


def test_a_file_that_is_there_already(run: Run, record: Path) -> None:
    assert "is there already" in refused(run, "play", TEACHING, "--save", str(record))


def test_a_file_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    line = refused(run, "play", TEACHING, "--save", str(tmp_path / "no" / "such" / "folder"))
    assert "cannot be written" in line


COMMANDS = [("replay",), ("verify",), ("play", TEACHING, "--resume")]


def with_game(command: tuple[str, ...], path: Path) -> tuple[str, ...]:
    return (*command, str(path)) if command[0] == "play" else (*command, str(path), "--game", TEACHING)


@pytest.mark.parametrize("command", COMMANDS)
def test_records_that_are_no_records(run: Run, record: Path, command: tuple[str, ...]) -> None:
    text = record.read_bytes()
    broken = {
        "cut short": text[: len(text) // 2],
        "expected an end line": b"\n".join(text.split(b"\n")[:-2]) + b"\n",
        "empty; expected a header line": b"",
        "this is not a Ludoteka record": b"Dear diary,\n",
        "record format 99; expected 1": text.replace(b'"ludoteka":1', b'"ludoteka":99', 1),
    }
    for message, data in broken.items():
        record.write_bytes(data)
        assert message in refused(run, *with_game(command, record))
    record.unlink()
    assert "cannot be read" in refused(run, *with_game(command, record))


@pytest.mark.parametrize("command", COMMANDS)
def test_records_that_were_tampered_with(run: Run, record: Path, command: tuple[str, ...]) -> None:
    rows = record.read_bytes().split(b"\n")
    first = next(row for row in rows if row.startswith(b'{"n":1,'))
    do = first.split(b'"do":"')[1].split(b'"')[0]
    for wrong, message in ((b"fly away", "'fly'"), (b"bid 99", "is not possible")):
        record.write_bytes(b"\n".join(rows).replace(first, first.replace(do, wrong)))
        assert message in refused(run, *with_game(command, record))


@pytest.mark.parametrize("command", [("replay",), ("verify",)])
def test_records_of_another_version(run: Run, record: Path, command: tuple[str, ...]) -> None:
    record.write_bytes(record.read_bytes().replace(b'"rules":1', b'"rules":7', 1))
    assert "was made with rules 7" in refused(run, *with_game(command, record))


def test_a_record_of_another_game(run: Run, record: Path) -> None:
    assert "the record is of the game 'teaching'; expected 'toy'" in refused(
        run, "verify", str(record), "--game", "bots.toy:load"
    )


def test_a_record_of_a_game_that_is_not_installed(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b'"game":"teaching"', b'"game":"lost"', 1))
    assert "unknown game 'lost'" in refused(run, "verify", str(record))


@pytest.mark.parametrize(
    "words", [("dance",), ("selfplay",), ("selfplay", TEACHING, "--games", "many"), ("play", "--no-such-option")]
)
def test_wrong_usage(run: Run, words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
