"""What can be said of the browser client without a browser: its words and its manners."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteka.i18n import check_shared

WEB = Path(__file__).resolve().parents[2] / "web"
SOURCES = [file for file in (WEB / "src").rglob("*") if file.suffix in (".svelte", ".ts", ".css") and file.is_file()]
OWN = [file for file in SOURCES if "generated" not in file.parts]
MESSAGE = re.compile(r"^web-((?:number|field)-\S+) = (.*)$", re.MULTILINE)
BOARDS = sorted(folder.parent for folder in (WEB / "src" / "games").glob("*/lang"))


def test_every_message_of_the_client_is_there_in_every_language_and_used() -> None:
    assert check_shared([WEB / "src"], WEB / "src") == []


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_every_message_of_a_board_is_there_in_every_language(board: Path) -> None:
    problems = [problem for problem in check_shared([board], board) if "used by nobody" not in problem]
    assert problems == []


@pytest.mark.parametrize("file", [file for file in OWN if file.suffix == ".svelte"], ids=lambda file: file.name)
def test_no_fixed_style_in_the_markup_for_the_page_forbids_it(file: Path) -> None:
    markup = re.sub(r"<(script|style).*?</\1>", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert not re.search(r'\sstyle="[^"{]+"', markup)


def test_nothing_is_fetched_from_elsewhere() -> None:
    shipped = [file for file in OWN if not file.name.endswith(".test.ts")]
    assert len(shipped) > 100
    for file in shipped:
        text = file.read_text(encoding="utf-8")
        for address in re.findall(r"https?://[\w./-]+", text):
            assert "w3.org" in address or file.name == "About.svelte", f"{file.name}: {address}"


def test_the_lock_file_names_no_download_address() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_thing_has_one_name_beside_a_stepper_and_in_a_list(language: str) -> None:
    messages = dict(MESSAGE.findall((WEB / "src" / "lang" / f"{language}.ftl").read_text(encoding="utf-8")))
    beside = {name: text for name, text in messages.items() if name.startswith("number-")}
    listed = {name: messages.get(f"field-{name.removeprefix('number-')}", text) for name, text in beside.items()}
    assert len(beside) > 4
    assert beside == {name: text.lower() for name, text in listed.items()}
