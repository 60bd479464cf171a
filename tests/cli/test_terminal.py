"""The match at a terminal: final options last and asked once, only what changed of a large board, a line editor."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from prompt_toolkit.history import FileHistory, InMemoryHistory
from rich.console import Console

from cli.conftest import Run
from cli.terminal import Terminal
from ludoteka.cli.editor import MOST_LINES, fitting, kept_history
from ludoteka.cli.glance import Glances, changed, with_headings
from ludoteka.cli.offers import Offers
from ludoteka.i18n import Words
from ludoteka.kernel.action import Action
from ludoteka.kernel.match import Match
from ludoteka.kernel.record import load_record
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.kernel.state import pending

SOLO = ("play", "hadrians_wall", "--seats", "1", "--seed", "1")


def first_year() -> Match:
    """A solo game of Hadrian's Wall in its first year, the card chosen."""
    match = Match.new(load_game("hadrians_wall"), 1, seed="1")
    match.play(choices(match)[0])
    return match


def choices(match: Match) -> list[Action]:
    """The options of the first player as the rules list them."""
    return pending(match.state)[0].options(match.state)


# -- final options ----------------------------------------------------------------------------------------------


def test_what_ends_the_year_is_the_last_option() -> None:
    match = first_year()
    offers = Offers(match.game, match.state, 0, Words("en", match.game))
    assert [offer.number for offer in offers.all] == list(range(1, len(offers.all) + 1))
    notations = [offer.notation for offer in offers.all]
    assert notations[-1] == "end-year"
    assert choices(match)[0] == ("end-year",), "the rules sort it first"
    assert [offer.notation for offer in offers.all if offer.final] == ["end-year"]
    assert offers.pick("end-year") is offers.all[-1]


@pytest.mark.parametrize("game", game_ids())
def test_every_game_says_what_ends_a_turn_or_gives_up(game: str) -> None:
    verbs = load_game(game).lexicon.verbs
    assert any(verb.final for verb in verbs.values())
    assert all(verb.last for verb in verbs.values() if verb.final)
    for name in ("end-turn", "end-year"):
        assert name not in verbs or verbs[name].final


@pytest.mark.parametrize(
    ("language", "asked", "yes"),
    [
        ("en", "End the year: this cannot be undone. Are you sure? (yes/no)", "yes"),
        ("cs", "to už nepůjde vzít zpět. Opravdu? (ano/ne)", "ano"),
        ("pl", "tego nie da się cofnąć. Na pewno? (tak/nie)", "tak"),
    ],
)
def test_who_ends_the_year_is_asked_once(run: Run, tmp_path: Path, language: str, asked: str, yes: str) -> None:
    file = tmp_path / "kept.ludoteka"
    words = (*SOLO, "--save", str(file), "--lang", language)
    first = run(*words, typed="1\nend-year\nn\nquit\n")
    assert first.stdout.count(asked) == 1
    assert not any(line.do == "end-year" for line in load_record(file).lines)
    again = run("play", "--resume", str(file), "--lang", language, typed=f"end-year\n{yes}\nquit\n")
    assert again.stdout.count(asked) == 1
    assert any(line.do == "end-year" for line in load_record(file).lines)


def test_who_takes_the_only_match_by_enter_is_asked_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.ludoteka"
    result = run(*SOLO, "--save", str(file), typed="1\nend year\n\nn\nquit\n")
    assert result.stdout.count("this cannot be undone. Are you sure? (yes/no)") == 1
    assert not any(line.do == "end-year" for line in load_record(file).lines)


def test_nobody_is_asked_what_can_be_undone(run: Run) -> None:
    """Two people at one keyboard: the first to end the year may still resume it."""
    result = run("play", "hadrians_wall", "--seats", "2", "--seed", "1", typed="\n1\n\n\n1\nend-year\nquit\nn\n")
    assert "Are you sure" not in result.stdout


# -- a board that fits ------------------------------------------------------------------------------------------


def window(rows: int) -> Console:
    return Console(file=io.StringIO(), force_terminal=True, width=60, height=rows, color_system=None)


def printed(console: Console) -> list[str]:
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    console.file.seek(0)
    console.file.truncate()
    return text.splitlines()


def test_of_a_board_that_does_not_fit_only_what_changed_is_shown() -> None:
    glances, console = Glances(), window(10)
    board = ["Anna", *(f"  row {n}" for n in range(20)), "Boris", "  gold 3"]
    assert glances.board(console, 0, "\n".join(board), 8)
    assert printed(console) == board
    board[3], board[-1] = "  row changed", "  gold 5"
    assert not glances.board(console, 0, "\n".join(board), 8)
    assert printed(console) == ["Anna", "  row changed", "Boris", "  gold 5"]
    assert glances.board(console, 1, "\n".join(board), 8), "another person has seen nothing yet"
    printed(console)
    assert glances.board(console, 0, "\n".join(board), 30), "it fits a larger window"
    assert printed(console) == board


def test_lines_of_a_drawn_map_are_left_to_the_words_below_it() -> None:
    assert changed(["│ a │", "a: 1"], ["│ b │", "a: 2"]) == [1]
    assert changed(["x"], ["  ·   ·  (2)   ·   ·", "r1  re  ·   ·   se", ""]) == [1]


def test_headings() -> None:
    lines = ["Top", "  middle", "    deep", "  other", "", "flat"]
    assert with_headings(lines, [2, 5]) == [0, 1, 2, 5]


# -- the line editor --------------------------------------------------------------------------------------------


def test_what_may_be_said_completes_what_is_typed() -> None:
    sayings = ["Ukončit rok", "end-year", "konec", "quit", "konec"]
    assert fitting(sayings, "ukonc") == ["Ukončit rok"]
    assert fitting(sayings, "KON") == ["konec"]
    assert fitting(sayings, "") == ["Ukončit rok", "end-year", "konec", "quit"]


def test_history_is_kept_and_does_not_grow_for_ever(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "history"
    assert isinstance(kept_history(path), FileHistory)
    path.write_text("+line\n" * (2 * MOST_LINES + 1))
    kept_history(path)
    assert len(path.read_text().splitlines()) == MOST_LINES
    (tmp_path / "file").touch()
    assert isinstance(kept_history(tmp_path / "file" / "history"), InMemoryHistory)


def test_a_terminal_completes_remembers_and_offers_to_save(tmp_path: Path) -> None:
    with Terminal(*SOLO, home=tmp_path) as terminal:
        terminal.until("> ")
        terminal.type("1")
        terminal.until("end-year")
        terminal.until("> ")
        terminal.press("end-y\t")
        terminal.until("end-year")
        terminal.press("\x15boar\t")
        terminal.until("board")
        terminal.press("\r")
        terminal.until("Right sheet")
        terminal.until("> ")
        terminal.press("\x1b[A")
        terminal.until("board")
        terminal.interrupt_until("Save the match before leaving?")
        terminal.type("y")
        terminal.until("continue it with:")
        assert terminal.end() == 130
    assert "board" in (tmp_path / "history").read_text()
    (saved,) = (tmp_path / "saves").iterdir()
    assert len(load_record(saved).lines) == 1
