"""Where entries of a reference come from: what the reference says, what the content says, and what a pack corrects."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.i18n import Words
from ludoteka.i18n.marks import told
from ludoteka.kernel.errors import BadContent
from ludoteka.kernel.marks import DOUBTFUL, component_of, reference_of
from ludoteka.kernel.reference import LANGUAGES, Entry, Mark, load_reference, parse_reference
from ludoteka.kernel.registry import load_game

GAMES = ("cyclades", "hadrians_wall", "heroes3", "lords_of_hellas")

TEXT = """# Game

A *word* is explained.

Gaps are filled.

## First

### ABC-A-01 Said
Text.

> rulebook, ruling: Who goes first is ours.

### ABC-A-02 Silent
Text.

## Answers

> ruling

### ABC-B-01 Answer
Text.
"""


def entry(game: str, key: str, language: str = "en") -> Entry:
    found = reference_of(load_game(game), language).get(key)
    assert found is not None
    return found


def marks(game: str, key: str) -> list[str]:
    return [mark.mark for mark in entry(game, key).marks]


def test_what_stands_before_the_first_chapter_is_kept() -> None:
    assert parse_reference(TEXT).opening == "A *word* is explained.\n\nGaps are filled."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_what_is_ours_before_its_rules(game: str, language: str) -> None:
    assert len(reference_of(load_game(game), language).opening.split("\n\n")) >= 2


def test_an_entry_or_its_chapter_says_where_it_comes_from() -> None:
    said, silent, answer = parse_reference(TEXT).entries
    assert said.marks == (Mark("rulebook"), Mark("ruling", "Who goes first is ours."))
    assert said.text == "Text."
    assert silent.marks == ()
    assert answer.marks == (Mark("ruling"),)


def test_an_unknown_mark_is_an_error_with_its_line() -> None:
    with pytest.raises(BadContent, match="ref, line 5: unknown mark 'hearsay'; expected one of: own"):
        parse_reference("# G\n## C\n### A-B-01 T\nText.\n> hearsay\n", "ref")


@pytest.mark.parametrize(
    ("game", "key", "expected"),
    [
        ("cyclades", "CYC-AIM-01", ["rulebook"]),
        ("cyclades", "CYC-SETUP-06", ["own", "own", "rulebook"]),
        ("cyclades", "CYC-BID-01", ["own", "unsure", "ruling", "rulebook"]),
        ("cyclades", "creature:kraken", ["rulebook"]),
        ("hadrians_wall", "HW-FATE-03", ["ruling"]),
        ("hadrians_wall", "player_card:architect", ["printed"]),
        ("lords_of_hellas", "monster:cerberus", ["own", "rulebook"]),
        ("lords_of_hellas", "god:zeus", ["own", "printed"]),
        ("lords_of_hellas", "die:monster", ["own", "rulebook"]),
        ("lords_of_hellas", "attribute:leadership", ["unsure"]),
        ("lords_of_hellas", "artifact:aegis", ["unsure", "printed"]),
        ("lords_of_hellas", "LOH-MOVE-04", ["faq"]),
        ("heroes3", "R-01", ["ruling"]),
        ("heroes3", "scenario:brave_new_world", ["own"]),
        ("heroes3", "ai-card:attack_a", ["own", "printed"]),
        ("heroes3", "location:spell_scroll", ["own"]),
        ("heroes3", "faction:castle", ["printed"]),
        ("heroes3", "card:empowered_attack", ["printed"]),
    ],
)
def test_marks_of_entries(game: str, key: str, expected: list[str]) -> None:
    assert marks(game, key) == expected


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_has_a_mark_with_a_sentence_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        words = Words(language, load_game(game))
        for each in reference_of(load_game(game), language).entries:
            assert each.marks
            for mark in each.marks:
                line = told(words, mark)
                assert line.label
                assert line.text.endswith(".")
                assert bool(line.correct) == (mark.mark in DOUBTFUL)
        assert not words.problems


def test_a_figure_of_our_own_says_so_and_how_a_pack_corrects_it() -> None:
    words = Words("en", load_game("lords_of_hellas"))
    line = told(words, entry("lords_of_hellas", "monster:cerberus").marks[0])
    assert line.label == "our own figure"
    assert "on the monster’s sheet" in line.text
    assert "until an owner of the game corrects it" in line.text
    assert line.correct == 'A content pack can correct it at [[monster]] id = "cerberus".'


def test_a_pack_that_corrects_a_figure_corrects_its_mark(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[monster]]\nid = "cerberus"\nsheet_source = "public"\n', encoding="utf-8")
    (tmp_path / "die.toml").write_text('[monster_die]\nsource = "public"\n', encoding="utf-8")
    book = reference_of(load_game("lords_of_hellas", [tmp_path]), "en")
    assert [mark.mark for mark in book.by_key["monster:cerberus"].marks] == ["rulebook"]
    assert [mark.mark for mark in book.by_key["die:monster"].marks] == ["rulebook"]
    assert [mark.mark for mark in book.by_key["monster:chimera"].marks] == ["own", "rulebook"]


SAID_BY_THE_RULEBOOK = {
    "cyclades": {"building", "card", "piece"},
    "hadrians_wall": {"item"},
    "heroes3": set(),
    "lords_of_hellas": {"action", "victory"},
}
"""Kinds with entries that explain a notion of the rulebook rather than an entry of the content."""


@pytest.mark.parametrize("game", GAMES)
def test_every_component_is_found_in_the_content_or_says_itself_where_it_comes_from(game: str) -> None:
    loaded = load_game(game)
    silent = {
        each.key.partition(":")[0]
        for each in load_reference(loaded.folder, "en").entries
        if ":" in each.key and component_of(loaded, each.key) is None and not each.marks
    }
    assert silent <= SAID_BY_THE_RULEBOOK[game]
