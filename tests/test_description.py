"""What a package index shows: the README with links that work there."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from hatch_metadata import described, urls  # noqa: E402

README = (ROOT / "README.md").read_text(encoding="utf-8")
HOME = "https://code.example.org/ludoteka"
TARGET = re.compile(r"\]\(([^)]+)\)")


def targets(text: str) -> list[str]:
    return TARGET.findall(text)


def test_with_an_address_every_link_is_absolute_and_names_a_file_that_is_there() -> None:
    found = targets(described(README, HOME))
    assert len(found) == len(targets(README)) > 10
    for each in found:
        assert each.startswith("https://")
        if each.startswith(HOME):
            path = each.removeprefix(HOME).removeprefix("/raw/main/").removeprefix("/blob/main/").partition("#")[0]
            assert (ROOT / path).exists(), path


def test_without_an_address_no_link_leads_nowhere() -> None:
    text = described(README, "")
    assert "![" not in text
    assert [each for each in targets(text) if not each.startswith("https://")] == []
    assert "docs/architecture.md: the vocabulary" in text
    assert "| game | players |" in text
    assert not re.search(r"^\| *\| *\|$", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("address", "names"), [("", set()), (HOME, {"Homepage", "Documentation", "Changelog", "Issues"})]
)
def test_addresses_of_the_project(address: str, names: set[str]) -> None:
    assert set(urls(address)) == names
