from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run
from cli.terminal import Terminal
from ludoteka.cli.offers import PAGE, Listing, Offers
from ludoteka.cli.seating import bots_of, seat_players
from ludoteka.i18n import Words
from ludoteka.kernel.action import Action
from ludoteka.kernel.match import Match, verify
from ludoteka.kernel.record import load_record
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import Choice

TEACHING = "teaching:load"
AGAINST_A_BOT = ("play", TEACHING, "--bots", "random", "--seed", "5")


def test_a_game_against_bots_to_its_end(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "mine.ludoteka"
    result = run(*AGAINST_A_BOT, "--option", "length=short", "--save", str(save), typed="1\n" * 500)
    assert result.exit_code == 0, result.output
    assert "The winner is" in result.stdout
    assert "Points" in result.stdout
    kept = load_record(save)
    assert kept.header.players == ["", "bot:random"]
    assert verify(load_game(TEACHING), kept).over


def test_who_chooses_no_options_begins_with_what_the_game_recommends(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "first.ludoteka"
    run("play", "heroes3", "--seats", "2", "--bots", "random", "--save", str(save))
    assert load_record(save).header.options["scenario"] == "community_force_of_will"
    other = tmp_path / "other.ludoteka"
    run("play", "heroes3", "--seats", "2", "--option", "scenario=carpe_diem", "--save", str(other))
    assert load_record(other).header.options["scenario"] == "carpe_diem"


@pytest.mark.parametrize(("language", "winner"), [("cs", "Vítěz"), ("pl", "Wygrywa")])
def test_it_speaks_the_players_language(run: Run, language: str, winner: str) -> None:
    result = run(*AGAINST_A_BOT, "--option", "length=short", "--lang", language, typed="1\n" * 500)
    assert result.exit_code == 0
    assert winner in result.stdout
    assert "ui-" not in result.stdout


def test_options_are_taken_by_number_notation_or_the_enter_key(run: Run) -> None:
    for first in ("1", "done", " DONE ", ""):
        result = run(*AGAINST_A_BOT, typed=f"{first}\n")
        assert "bid 0" in result.stdout, first
    assert "bid 0" not in run(*AGAINST_A_BOT).stdout


def test_words_narrow_the_list(run: Run) -> None:
    result = run(*AGAINST_A_BOT, "--do", "done", "--do", "bid 0", typed="STORM gl\n\nquit\nn\n")
    narrowed = result.stdout.split("> ")[1]
    assert "Pledge Storm Glass" in narrowed
    assert "Pledge Gull" not in narrowed
    assert "Press Enter to take it" in narrowed
    assert "Keep all cards" not in result.stdout.split("> ")[2]


def test_what_fits_nothing_is_said(run: Run) -> None:
    result = run(*AGAINST_A_BOT, typed="fly me to the moon\nbid 9\nmarch anchor-bay\nwhy\nwhy bid 3\nwhy fly\n")
    assert "No option matches “fly me to the moon”" in result.stdout
    assert "Bid 9: not possible now." in result.stdout
    assert "Why what?" in result.stdout
    assert "No option matches “fly”" in result.stdout


def test_why_says_the_reason_and_the_rule(run: Run) -> None:
    result = run(*AGAINST_A_BOT, "--do", "done", typed="why bid 9\nwhy bid 1\n")
    assert "(TCH-BID-01)" in result.stdout
    assert "Bid 1: no rule forbids it." in result.stdout


def test_undo_and_redo(run: Run) -> None:
    result = run(*AGAINST_A_BOT, typed="undo\nredo\ndone\nundo\nredo\nundo\n")
    screens = result.stdout.split("> ")
    assert "Nothing can be undone" in screens[1]
    assert "There is nothing to redo" in screens[2]
    assert "bid 0" in screens[3]
    assert "bid 0" not in screens[4]
    assert "bid 0" in screens[5]
    assert "bid 0" not in screens[6]


def test_a_slash_makes_it_an_order(run: Run) -> None:
    assert "undo your last action" in run(*AGAINST_A_BOT, typed="/help\n").stdout


@pytest.mark.parametrize(("language", "order"), [("cs", "zpět"), ("cs", "ZPET"), ("cs", "undo"), ("pl", "cofnij")])
def test_orders_in_the_players_language(run: Run, language: str, order: str) -> None:
    result = run(*AGAINST_A_BOT, "--lang", language, typed=f"done\n{order}\n")
    assert "bid 0" in result.stdout.split("> ")[1]
    assert "bid 0" not in result.stdout.split("> ")[2]


def test_help_log_score_rules_and_board(run: Run) -> None:
    result = run(
        *AGAINST_A_BOT, typed="help\nlog\nscore\nrules\nrules TCH-BID-01\nrules bid gold\nrules xyzzy\nboard\n"
    )
    screens = result.stdout.split("> ")
    assert "everything that has happened" in screens[1]
    assert "Round 1 begins." in screens[2]
    assert "Points" in screens[3]
    assert "TCH-END-01" in screens[4]
    assert "TCH-BID-01" in screens[5]
    assert "TCH-BID-03" in screens[6]
    assert "No rule contains “xyzzy”." in screens[7]
    assert "Anchor Bay" in screens[8]
    assert "done" in screens[8]


def test_save_and_resume(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a file.ludoteka"
    result = run(*AGAINST_A_BOT, "--name", "Anna", typed=f"done\nbid 2\nsave {file}\nquit\n")
    assert result.exit_code == 0
    assert f"Saved in {file}" in result.stdout
    assert "--resume" in result.stdout
    again = run("play", TEACHING, "--resume", str(file), typed="log\nquit\n")
    assert "Anna has made a bid." in again.stdout
    assert "Which card do you pledge?" in again.stdout
    assert "Bot 2 (random)" in again.stdout


def test_a_resumed_match_may_have_other_players(run: Run, record: Path) -> None:
    file = record.with_name("begun.ludoteka")
    run(*AGAINST_A_BOT, "--save", str(file), typed="done\n")
    result = run("play", TEACHING, "--resume", str(file), "--human", "2", "--bots", "greedy", typed="\nquit\n")
    assert "Bot 1 (greedy)" in result.stdout
    assert load_record(file).header.players == ["bot:greedy", ""]


def test_a_match_of_an_older_version_goes_on_from_its_last_position(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "old.ludoteka"
    run(*AGAINST_A_BOT, "--save", str(file), typed="done\nbid 2\n")
    file.write_bytes(file.read_bytes().replace(b'"rules":1', b'"rules":0', 1))
    result = run("play", TEACHING, "--resume", str(file), typed="log\nkeep\nquit\n")
    assert result.exit_code == 0
    assert "started with other rules or content" in result.stdout
    assert "from before the match was resumed are not shown" in result.stdout


def test_quit_offers_to_save(run: Run, home: Path) -> None:
    assert "The match was not saved." in run(*AGAINST_A_BOT, typed="done\nquit\nno\n").stdout
    assert not home.exists()
    result = run(*AGAINST_A_BOT, typed="done\nquit\nyes\n")
    assert "continue it with: ludoteka play teaching:load --resume /" in result.stdout
    (file,) = (home / "saves").iterdir()
    assert len(load_record(file).lines) > 0


def test_quit_before_anything_happened_asks_nothing(run: Run) -> None:
    result = run("play", TEACHING, "--seed", "1", typed="\nquit\n")
    assert result.exit_code == 0
    assert "saved" not in result.stdout


def test_the_end_of_input_keeps_the_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.ludoteka"
    result = run(*AGAINST_A_BOT, "--save", str(file), typed="done\n")
    assert result.exit_code == 0
    assert "The match is saved in" in result.stdout
    assert any(line.do == "done" for line in load_record(file).lines)


def test_bots_alone_can_be_watched(run: Run) -> None:
    words = ("play", TEACHING, "--human", "0", "--bots", "random", "--option", "length=short", "--seed", "2")
    result = run(*words)
    assert result.exit_code == 0
    assert "Round 1 begins." in result.stdout
    assert "The winner is Bot" in result.stdout
    assert " draws " not in result.stdout


def test_what_one_may_do_besides_is_offered_before_bots_go_on(run: Run) -> None:
    """Somebody with a barrel may sell it in calm weather although it is a bot's turn; Enter declines."""
    for seed in range(12):
        words = ("play", TEACHING, "--bots", "random", "--seed", str(seed), "--human", "2")
        result = run(*words, typed="1\n" * 400)
        if "The game is not waiting for you" in result.stdout:
            assert "sell barrel" in result.stdout
            return
    raise AssertionError("no seed led to an aside")


# -- hot seat ---------------------------------------------------------------------------------------------------


def test_people_take_turns_and_see_only_their_own(run: Run) -> None:
    result = run("play", TEACHING, "--name", "Anna", "--name", "Bob", "--seed", "7", typed="\ndone\nbid 1\nkeep\n\n")
    before, _, after = result.stdout.partition("Bob, it is your turn. Press Enter when nobody else is looking.")
    assert "Anna, it is your turn." in before
    assert "Anna draws" in before
    assert "Anna draws" not in after
    assert "Bob draws" in after
    assert before.count("in hand") == after.count("in hand") * 3


def test_somebody_else_may_act_first(run: Run) -> None:
    typed = "\nseat\nseat 9\nseat 2\n\nquit\n"
    result = run("play", TEACHING, "--name", "Anna", "--name", "Bob", "--seed", "7", typed=typed)
    assert "These can act now: 1, 2." in result.stdout
    assert "Bob, it is your turn" in result.stdout


def test_names_with_brackets_do_not_break_the_screen(run: Run) -> None:
    result = run("play", TEACHING, "--name", "[red]x[/bold]", "--name", "y", "--seed", "7", typed="\n")
    assert result.exit_code == 0
    assert "[red]x[/bold]" in result.stdout


# -- seats and lists --------------------------------------------------------------------------------------------


def test_who_sits_where() -> None:
    assert seat_players(3, None, None) == ["", "", ""]
    assert seat_players(3, [2], None) == ["bot:random", "", "bot:random"]
    assert seat_players(3, [2], "greedy:2", ["Eva"]) == ["bot:greedy:2", "Eva", "bot:greedy:2"]
    assert seat_players(2, [0], "random,greedy") == ["bot:random", "bot:greedy"]
    assert list(bots_of(["x", "bot:greedy:2"], "s")) == [1]


class Many(Choice[object]):  # type: ignore[type-var]  # any State will do
    """A choice with very many options."""

    __slots__ = ()

    def options(self, s: object) -> list[Action]:
        return [("bid", n) for n in range(3 * PAGE - 5)]

    def prompt(self, s: object) -> Action:
        return ("bid",)


def test_long_lists_are_shown_a_page_at_a_time() -> None:
    match = Match.new(load_game(TEACHING), 2, seed="s")
    match.state.lanes = []
    match.state.agenda.append(Many(0))
    listing = Listing(Offers(match.game, match.state, 0, Words("en", match.game)))
    assert listing.has_more()
    starts = []
    for _ in range(4):
        starts.append(listing.start)
        listing.turn_page()
    assert starts == [0, PAGE, 2 * PAGE, 0]
    listing.narrow(listing.offers.matching("bid 12"))
    assert [offer.notation for offer in listing.shown] == ["bid 12"]
    assert listing.only() is not None
    found = listing.offers.pick("13")
    assert found is not None
    assert found.notation == "bid 12"
    assert listing.offers.pick("999") is None
    assert listing.offers.pick("fly") is None


# -- a real terminal ----------------------------------------------------------------------------------------------


def test_a_real_terminal_is_wiped_between_people(tmp_path: Path) -> None:
    words = ("play", TEACHING, "--name", "Anna", "--name", "Bob", "--seed", "7")
    with Terminal(*words, home=tmp_path) as terminal:
        terminal.until("Anna, it is your turn.")
        terminal.type("")
        terminal.until("> ")
        for line in ("done", "bid 1", "pledge map"):
            terminal.type(line)
            terminal.until(line)
        terminal.until("Press Enter when you have read this")
        mark = len(terminal.raw)
        terminal.type("")
        terminal.until("Bob, it is your turn.")
        wiped = terminal.raw[mark:]
        assert "\x1b[2J\x1b[3J\x1b[H" in wiped[: wiped.index("Bob, it is")]
        terminal.type("")
        terminal.until("> ")
        terminal.type("quit")
        terminal.until("Save the match before leaving?")
        terminal.type("n")
        assert terminal.end() == 0


def test_ctrl_c_keeps_the_match(tmp_path: Path) -> None:
    file = tmp_path / "kept.ludoteka"
    words = (*AGAINST_A_BOT, "--save", str(file))
    with Terminal(*words, home=tmp_path, lang="pl") as terminal:
        terminal.until("> ")
        terminal.type("done")
        terminal.until("bid 5")
        terminal.until("> ")
        terminal.interrupt_until("Partia jest zapisana")
        assert terminal.end() == 130
        assert "Traceback" not in terminal.raw
    assert any(line.do == "done" for line in load_record(file).lines)


def test_a_hint_is_an_option_with_its_worth(run: Run) -> None:
    result = run("play", "hadrians_wall", "--seats", "1", "--seed", "hint", typed="hint\n")
    assert "points to expect" in result.stdout


def test_nobody_is_given_hints_where_two_people_play(run: Run) -> None:
    result = run("play", "teaching:load", "--seats", "2", typed="\nhint\nhint\n")
    assert "Hints are for games against bots" in result.stdout
