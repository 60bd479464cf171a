"""The rules reference: parsing, looking up, searching, and rule ids in texts."""

from __future__ import annotations

import pytest

from ludoteka.kernel.errors import BadContent
from ludoteka.kernel.reference import LANGUAGES, load_reference, parse_reference
from teaching import Teaching

TEXT = """# Hra

Úvod.

## Příprava

### ABC-SET-01 Začátek
Každý si vezme **tři** zlaťáky.

- a jednu kartu

### card:kun Žluťoučký kůň
Běží daleko.

## Konec
### ABC-END-01 Vítěz
Vyhrává ten, kdo má nejvíc zlaťáků.
"""


def test_entries_have_key_title_chapter_and_text() -> None:
    reference = parse_reference(TEXT)
    assert reference.title == "Hra"
    assert [(entry.key, entry.title, entry.chapter) for entry in reference.entries] == [
        ("ABC-SET-01", "Začátek", "Příprava"),
        ("card:kun", "Žluťoučký kůň", "Příprava"),
        ("ABC-END-01", "Vítěz", "Konec"),
    ]
    assert reference.entries[0].text == "Každý si vezme **tři** zlaťáky.\n\n- a jednu kartu"


def test_keys_are_found_however_they_are_cased() -> None:
    reference = parse_reference(TEXT)
    found = reference.get("abc-set-01")
    assert found is not None
    assert found.key == "ABC-SET-01"
    assert reference.get("CARD:KUN") is not None
    assert reference.get("ABC-SET-02") is None


@pytest.mark.parametrize(
    ("words", "keys"),
    [
        ("ZLATAK", ["ABC-SET-01", "ABC-END-01"]),
        ("KŮŇ žlutoucky", ["card:kun"]),
        ("vitez", ["ABC-END-01"]),
        ("abc-end", ["ABC-END-01"]),
        ("nejvic kun", []),
        ("", ["ABC-SET-01", "card:kun", "ABC-END-01"]),
    ],
)
def test_search_ignores_accents_and_case(words: str, keys: list[str]) -> None:
    assert [entry.key for entry in parse_reference(TEXT).search(words)] == keys


def test_titles_come_before_texts() -> None:
    text = "## A\n### X-A-01 one\ngold here\n### X-A-02 gold\nhere\n"
    assert [entry.key for entry in parse_reference(text).search("gold")] == ["X-A-02", "X-A-01"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("### X-A-01 one\n\n### X-A-02 two\ntext\n", "ref, before line 3: X-A-01 has no text"),
        ("### X-A-01 one\n", "ref, before line 2: X-A-01 has no text"),
        ("### X-A-01 one\na\n### X-A-01 two\nb\n", "X-A-01 appears twice"),
    ],
)
def test_a_wrong_reference_says_where(text: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        parse_reference(text, "ref")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_of_a_game_is_found_in_its_folder(game: Teaching, language: str) -> None:
    assert load_reference(game.folder, language).get("TCH-BID-01") is not None


def test_a_game_without_a_reference_has_an_empty_one(game: Teaching) -> None:
    assert load_reference(game.folder / "rules", "en").entries == []
