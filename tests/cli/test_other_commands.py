from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from ludoteka.cli import doctor, speed

TEACHING = "teaching:load"


# -- rules ------------------------------------------------------------------------------------------------------


def test_rules_by_id_by_words_and_all(run: Run) -> None:
    assert "TCH-BID-01" in run("rules", TEACHING, "tch-bid-01").stdout
    assert "TCH-BID-01" in run("rules", TEACHING, "bid", "gold").stdout
    titles = run("rules", TEACHING).stdout
    assert titles.count("TCH-") > 20


def test_rules_say_that_their_words_keep_the_figures_of_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "buildings.toml").write_text('[[building]]\nid = "market"\ncost = { resource = 1 }\n', encoding="utf-8")
    told = " ".join(run("rules", "hadrians_wall", "HW-MARKET-01", "--content", str(tmp_path)).stdout.split())
    assert "2 resources" in told
    assert "what a content pack changes is not in their words" in told
    assert "content pack" not in run("rules", "hadrians_wall", "HW-MARKET-01").stdout


def test_rules_begin_with_the_opening_and_say_where_entries_come_from(run: Run) -> None:
    titles = run("rules", "lords_of_hellas").stdout
    assert "the figures used here are our own" in " ".join(titles.split())
    sheet = " ".join(run("rules", "lords_of_hellas", "monster:cerberus").stdout.split())
    assert "our own figure" in sheet
    assert 'A content pack can correct it at [[monster]] id = "cerberus".' in sheet
    assert "náš výklad" in run("rules", "lords_of_hellas", "LOH-TERM-10", "--lang", "cs").stdout


def test_rules_with_one_mark_only(run: Run) -> None:
    data = json.loads(run("rules", "lords_of_hellas", "--mark", "own", "--json").stdout)
    keys = [entry["key"] for entry in data["entries"]]
    assert "monster:cerberus" in keys
    assert "LOH-TERM-01" not in keys
    assert "are our own" in data["opening"]
    assert "expected one of own" in run("rules", "lords_of_hellas", "--mark", "hearsay").output


def test_whynot_tells_questions_errors_and_the_share_answered(run: Run) -> None:
    assert "200 questions, 0 errors" in run("whynot", TEACHING, "-n", "200").stdout
    (found,) = json.loads(run("whynot", TEACHING, "-n", "200", "--json").stdout)
    assert found["raised"] == {}
    assert found["share"] == round(found["answered"] / found["on_offer"], 4)


def test_rules_in_other_languages(run: Run) -> None:
    texts = {run("rules", TEACHING, "TCH-BID-01", "--lang", language).stdout for language in ("en", "cs", "pl")}
    assert len(texts) == 3
    assert all("TCH-BID-01" in text for text in texts)


def test_rules_that_nobody_wrote(run: Run) -> None:
    result = run("rules", TEACHING, "xyzzy")
    assert result.exit_code == 1
    assert run("rules", TEACHING, "xyzzy", "--json").exit_code == 1
    assert run("rules", TEACHING, "bid").exit_code == 0
    assert result.stdout == "No rule contains “xyzzy”.\n"
    assert run("rules", "bots.toy:load").stdout == "This game has no rules reference.\n"


def test_rules_as_json(run: Run) -> None:
    found = json.loads(run("rules", TEACHING, "TCH-BID-01", "--json").stdout)
    assert [entry["key"] for entry in found["entries"]] == ["TCH-BID-01"]
    assert len(json.loads(run("rules", TEACHING, "--json").stdout)["entries"]) > 20


# -- coverage ---------------------------------------------------------------------------------------------------


def test_coverage_for_people(run: Run) -> None:
    result = run("coverage", TEACHING, "--games", "30")
    assert result.exit_code == 0
    assert "card: 9 of 9 came into play" in result.stdout


def test_coverage_names_what_never_came_into_play(run: Run) -> None:
    result = run("coverage", TEACHING, "--games", "1", "--players", "2", "--seed", "3", "--json")
    found = json.loads(result.stdout)
    assert found["game"] == "teaching"
    assert set(found["seen"]) == {"card", "cove", "weather"}
    for kind, never in found["never"].items():
        assert never == [slug for slug, games in found["seen"][kind].items() if not games]
    assert not found["complete"]


def test_coverage_names_even_hundreds_of_things(run: Run) -> None:
    result = run("coverage", "heroes3", "--games", "1", "--players", "1", "--lang", "en")
    assert "ui-coverage" not in result.stdout
    assert "Archangels" in result.stdout


def test_coverage_by_a_bot(run: Run) -> None:
    words = ("coverage", TEACHING, "--games", "6", "--seed", "3", "--bot", "curious", "--json")
    found = json.loads(run(*words).stdout)
    assert found["bot"] == "curious"
    assert found == json.loads(run(*words).stdout)
    assert found["seen"] != json.loads(run(*words[:-2], "greedy:1", "--json").stdout)["seen"]


def test_coverage_of_a_game_that_says_nothing(run: Run) -> None:
    assert "does not declare what should come into play" in run("coverage", "bots.toy:load", "-n", "2").stdout


# -- doctor -----------------------------------------------------------------------------------------------------


def test_a_healthy_installation(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.cli.doctor.game_ids", lambda: [TEACHING])
    result = run("doctor")
    assert result.exit_code == 0
    assert "Everything needed is installed and works." in result.stdout
    found = json.loads(run("doctor", "--json").stdout)
    assert found["ok"]
    assert found["build"] in ("pure", "compiled")
    assert found["games"][TEACHING]["decisions"] > 0
    assert set(found["libraries"]) >= {"msgspec", "rich", "typer"}
    assert set(found["tools"]) == {"gcc", "node", "chromium"}


def test_the_data_folder(run: Run, home: Any) -> None:
    assert json.loads(run("doctor", "--json").stdout)["data"] == str(home)


def test_a_sick_installation(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.cli.doctor.game_ids", lambda: ["nonsense"])
    result = run("doctor")
    assert result.exit_code == 1
    assert "unknown game 'nonsense'" in result.stdout
    assert "Something is broken" in result.stdout
    assert not json.loads(run("doctor", "--json").stdout)["ok"]


def test_a_kernel_that_does_not_see_python_subclasses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.subclasses_work() == ""
    monkeypatch.delattr(doctor.Count, "run")
    assert "Count.run is missing" in doctor.subclasses_work()


# -- bench ------------------------------------------------------------------------------------------------------


def test_bench_as_json(run: Run) -> None:
    result = run("bench", TEACHING, "--seconds", "0.1", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert found["calibration"] > 0
    assert found["build"] == doctor.build()
    (speed,) = found["games"]
    assert (speed["game"], speed["players"]) == ("teaching", 4)
    for name in ("decisions_per_second", "games_per_second", "copies_per_second", "saves_per_second"):
        assert speed[name] > 0
    assert speed["options_most"] >= speed["options_mean"] > 1
    assert speed["options_max_ms"] > 0


def test_bench_for_people(run: Run) -> None:
    result = run("bench", TEACHING, "--seconds", "0.05", "--players", "2")
    assert "Decisions/s" in result.stdout
    assert "teaching" in result.stdout
    assert "not played by 9" in run("bench", TEACHING, "--players", "9").stderr


def test_the_calibration_loop_takes_a_moment_only() -> None:
    assert speed.calibration() > 1000
