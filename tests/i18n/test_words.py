from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from i18n.small import EN, small
from ludoteka.i18n import Words
from ludoteka.i18n.catalog import Catalog, entries_in, read_messages
from ludoteka.kernel.action import Action
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.registry import game_ids, load_game

ARES, HERA = 0, 1
SELECT = "{ $god-id ->\n        [ares] War\n       *[other] Peace\n    } { $amount } { $god }"


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 1, "Eva bids 1 coin for Ares"),
        ("en", 2, "Eva bids 2 coins for Ares"),
        ("cs", 1, "Eva přihazuje 1 minci na Área"),
        ("cs", 2, "Eva přihazuje 2 mince na Área"),
        ("cs", 4, "Eva přihazuje 4 mince na Área"),
        ("cs", 5, "Eva přihazuje 5 mincí na Área"),
        ("cs", 0, "Eva přihazuje 0 mincí na Área"),
        ("cs", 22, "Eva přihazuje 22 mincí na Área"),
        ("pl", 1, "Eva daje 1 monetę za Aresa"),
        ("pl", 3, "Eva daje 3 monety za Aresa"),
        ("pl", 5, "Eva daje 5 monet za Aresa"),
        ("pl", 12, "Eva daje 12 monet za Aresa"),
        ("pl", 22, "Eva daje 22 monety za Aresa"),
        ("pl", 0, "Eva daje 0 monet za Aresa"),
    ],
)
def test_things_are_counted_as_the_language_counts(tmp_path: Path, language: str, count: int, words: str) -> None:
    reader = Words(language, small(tmp_path), ["Eva"])
    assert reader.event(("bids", 0, ARES, count)) == words
    assert not reader.problems


@pytest.mark.parametrize(
    ("language", "games", "words"),
    [
        ("cs", 1, "1 hra x, hráčů: 2"),
        ("cs", 3, "3 hry x, hráčů: 2"),
        ("cs", 8, "8 her x, hráčů: 2"),
        ("pl", 1, "1 gra x, graczy: 2"),
        ("pl", 24, "24 gry x, graczy: 2"),
        ("pl", 13, "13 gier x, graczy: 2"),
    ],
)
def test_shared_messages_count_too(language: str, games: int, words: str) -> None:
    assert Words(language).say("ui-selfplay-games", games=games, game="x", players=2) == words


def test_actions_prompts_and_reasons_are_worded(tmp_path: Path) -> None:
    words = Words("cs", small(tmp_path), ["Eva", "Jan"])
    assert words.action(("bid", HERA, 7)) == "Přihodit 7 na Héru"
    assert words.action(("pass",)) == "Vzdát se"
    assert words.prompt(("bid", 1)) == "Jan, přihoďte na boha"
    assert words.reason(("taken", HERA, 1)) == "Héru už má Jan"


def test_a_form_that_a_thing_lacks_is_its_name(tmp_path: Path) -> None:
    words = Words("pl", small(tmp_path))
    assert words.action(("bid", ARES, 2)) == "Zaoferuj 2 za Ares"
    assert words.thing("god", "ares", "gen") == "Aresa"
    assert words.thing("god", "hera", "gen") == "Hera"
    assert not words.problems


def test_a_thing_can_be_selected_by_its_slug(tmp_path: Path) -> None:
    text = EN.replace("Bid { $amount } for { $god }", SELECT)
    words = Words("en", small(tmp_path, en=text))
    assert words.action(("bid", ARES, 1)) == "War 1 Ares"
    assert words.action(("bid", HERA, 1)) == "Peace 1 Hera"


def test_several_things_are_listed(tmp_path: Path) -> None:
    words = Words("cs", small(tmp_path))
    assert words.say("board-gold", gold=[("god", "ares"), ("god", "hera")]) == "zlato: Áres, Héra"


def test_things_without_words_are_shown_by_slug(tmp_path: Path) -> None:
    words = Words("en", small(tmp_path))
    assert words.thing("hex", "a1") == "a1"
    assert words.thing("nonsense", "x") == "x"


def test_players_have_names_or_numbers(tmp_path: Path) -> None:
    words = Words("pl", small(tmp_path), ["Ola", ""])
    assert [words.player(seat) for seat in range(3)] == ["Ola", "Gracz 2", "Gracz 3"]
    assert words.thing("seat", "p3") == "Gracz 3"


def test_no_invisible_marks_around_arguments(tmp_path: Path) -> None:
    words = Words("en", small(tmp_path), ["Eva"])
    assert all(char.isprintable() for char in words.event(("bids", 0, ARES, 3)))


def test_large_numbers_are_written_as_the_language_writes_them() -> None:
    assert Words("en").say("ui-player", number=12345) == "Player 12,345"
    assert Words("cs").say("ui-player", number=12345) == "Hráč 12\N{NO-BREAK SPACE}345"


def test_english_speaks_for_a_missing_message(tmp_path: Path) -> None:
    words = Words("cs", small(tmp_path, cs="god-ares = Áres\n"), ["Eva"])
    assert words.action(("pass",)) == "Pass"
    assert words.action(("bid", ARES, 2)) == "Bid 2 for Ares"
    assert words.problems == {"cs: verb-pass is missing", "cs: verb-bid is missing"}


def test_english_speaks_for_a_message_that_lacks_an_argument(tmp_path: Path) -> None:
    words = Words("pl", small(tmp_path, pl="verb-pass = Spasuj { $nobody }\n"))
    assert words.action(("pass",)) == "Pass"
    assert any("nobody" in problem for problem in words.problems)


def test_notation_speaks_where_no_language_does(tmp_path: Path) -> None:
    words = Words("cs", small(tmp_path, cs="", en=""))
    assert words.action(("bid", HERA, 3)) == "bid hera 3"
    assert words.event(("bids", 1, ARES, 3)) == "bids p2 ares 3"
    assert words.say("board-gold", gold=1) == "board-gold"
    assert words.thing("god", "hera") == "hera"


@pytest.mark.parametrize("odd", [("fly",), ("bid",), ("bid", 99, 1), ("bid", 0, "many"), ("bid", 0, 1, 2)])
def test_what_is_not_declared_never_raises(tmp_path: Path, odd: Action) -> None:
    words = Words("cs", small(tmp_path))
    assert words.action(odd) == " ".join(str(word) for word in odd)
    assert words.problems


def test_a_message_that_quotes_itself_never_raises(tmp_path: Path) -> None:
    words = Words("en", small(tmp_path, en="verb-pass = { verb-pass }\n"))
    assert words.action(("pass",)) == "pass"


def test_without_a_game_only_shared_messages_are_known() -> None:
    words = Words("en")
    assert words.say("ui-yes") == "yes"
    assert words.action(("bid", 1)) == "bid 1"


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(BadOption, match="unknown language 'de'; expected one of: en, cs, pl"):
        Words("de")


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("name", game_ids())
def test_a_message_read_by_itself_is_the_one_of_the_whole_file(name: str, language: str) -> None:
    """Messages are parsed one at a time, as they are asked for; where one ends is seen without parsing it."""
    text = read_messages(load_game(name).folder, language)
    whole = [entry for entry in FluentResource(text).body if isinstance(entry, ast.Message | ast.Term)]
    apart = entries_in(text)
    names = [f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name for entry in whole]
    assert names == list(apart)
    for entry, written in zip(whole, apart.values(), strict=True):
        alone = FluentResource(written).body[0]
        assert entry.equals(alone, ["comment", "span"]), entry.id.name


def test_a_message_brings_along_what_it_quotes() -> None:
    book = Catalog(
        "en", "whole = { part } and { -term }\npart = a { deeper }\ndeeper = part\n-term = a term\nother = no\n"
    )
    assert book.format("whole", {}) == ("a part and a term", [])
    assert set(book.unread) == {"other"}
