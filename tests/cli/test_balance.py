from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Run

TEACHING = "teaching:load"


def test_a_page_and_its_games(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "coast.html"
    result = run("balance", TEACHING, "-n", "12", "--out", str(page))
    assert result.exit_code == 0
    assert "12 games, the page is" in result.stdout
    assert "Smugglers" in page.read_text()
    lines = (tmp_path / "coast.games" / "games.jsonl").read_text().splitlines()
    assert len(lines) == 12
    assert sorted(file.name for file in tmp_path.iterdir() if file.name.startswith("coast")) == [
        "coast.games",
        "coast.html",
    ]


def test_the_page_goes_where_one_stands_by_default(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("balance", TEACHING, "-n", "2").exit_code == 0
    assert (tmp_path / "balance-teaching.html").exists()


def test_a_report_goes_on_and_ends_as_if_it_had_never_stopped(run: Run, tmp_path: Path) -> None:
    broken, whole = tmp_path / "broken.html", tmp_path / "whole.html"
    run("balance", TEACHING, "-n", "4", "--out", str(broken))
    kept = (tmp_path / "broken.games" / "games.jsonl").read_text()
    run("balance", TEACHING, "-n", "10", "--out", str(broken), "--jobs", "2")
    assert (tmp_path / "broken.games" / "games.jsonl").read_text().startswith(kept)
    run("balance", TEACHING, "-n", "10", "--out", str(whole))
    assert broken.read_text() == whole.read_text()


def test_the_figures_as_json(run: Run, tmp_path: Path) -> None:
    words = ("balance", TEACHING, "-n", "10", "--out", str(tmp_path / "a.html"), "--players", "3", "--json")
    found = json.loads(run(*words).stdout)
    assert (found["game"], found["games"], found["measure"]) == ("teaching", 10, "win")
    assert [row["seats"] for row in found["seats"]["rows"]] == [10, 10, 10]
    assert [way["options"]["length"] for way in found["ways"]] == ["short", "long"]
    assert {group["name"] for group in found["taken"]} == {"card", "cove"}


def test_an_option_that_is_given_does_not_vary(run: Run, tmp_path: Path) -> None:
    words = ("balance", TEACHING, "-n", "4", "--out", str(tmp_path / "a.html"), "--option", "length=short", "--json")
    found = json.loads(run(*words).stdout)
    assert found["ways"] == []
    result = run(*words, "--vary", "length")
    assert result.exit_code == 2
    assert "option length is to vary and to be short" in result.stderr


def test_several_bots_take_turns_and_are_compared(run: Run, tmp_path: Path) -> None:
    words = ("balance", TEACHING, "-n", "4", "--bots", "random,greedy:1", "--option", "length=short")
    found = json.loads(run(*words, "--out", str(tmp_path / "a.html"), "--json").stdout)
    assert [row["value"] for row in found["bots"]["rows"]] == ["greedy:1", "random"]


def test_the_page_in_another_language(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "a.html"
    run("balance", TEACHING, "-n", "4", "--out", str(page), "--lang", "cs")
    assert '<html lang="cs">' in page.read_text()
    assert "Zátoky na konci" in page.read_text()


def test_a_folder_is_no_page(run: Run, tmp_path: Path) -> None:
    result = run("balance", TEACHING, "-n", "2", "--out", str(tmp_path))
    assert result.exit_code == 2
    assert "is a folder; expected a file" in result.stderr


def test_a_page_that_cannot_be_written_is_said(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("balance", TEACHING, "-n", "2", "--out", str(tmp_path / "file" / "page.html"))
    assert result.exit_code == 2
    assert "cannot be" in result.stderr


def test_failures_change_the_exit_code(run: Run, tmp_path: Path) -> None:
    words = ("balance", "arena.odd:flawed", "-n", "4", "--seed", "s", "--option", "length=short")
    result = run(*words, "--out", str(tmp_path / "a.html"))
    assert result.exit_code == 1
    assert "1 game failed" in result.stdout
    assert "1 game failed" in (tmp_path / "a.html").read_text()
