"""Content: TOML into typed structs, packs laid over it, and errors that name the file and the key."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from ludoteka.kernel.content import content_version, load_content, toml_table
from ludoteka.kernel.errors import BadContent
from ludoteka.kernel.match import Match
from teaching import Teaching, load


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card."""

    id: str
    cost: int


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Figures."""

    rounds: int
    gold: int = 3


class Sample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of it."""

    cards: tuple[Card, ...]
    rules: Rules
    colours: tuple[str, ...] = ()


CARDS = '[[cards]]\nid = "a"\ncost = 1\n\n[[cards]]\nid = "b"\ncost = 2\n'
RULES = 'colours = ["red"]\n\n[rules]\nrounds = 4\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of content."""
    return write(tmp_path / "content", cards=CARDS, rules=RULES)


def write(folder: Path, **files: str) -> Path:
    folder.mkdir()
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_all_files_of_a_folder_make_one_tree(folder: Path) -> None:
    content = load_content(folder, Sample)
    assert [(card.id, card.cost) for card in content.cards] == [("a", 1), ("b", 2)]
    assert (content.rules.rounds, content.rules.gold, content.colours) == (4, 3, ("red",))


def test_a_pack_changes_adds_and_keeps_the_order(folder: Path, tmp_path: Path) -> None:
    pack = write(
        tmp_path / "pack",
        mine='colours = ["blue"]\n[rules]\ngold = 9\n[[cards]]\nid = "c"\ncost = 5\n[[cards]]\nid = "a"\ncost = 7\n',
    )
    content = load_content(folder, Sample, [pack])
    assert [(card.id, card.cost) for card in content.cards] == [("a", 7), ("b", 2), ("c", 5)]
    assert (content.rules.rounds, content.rules.gold, content.colours) == (4, 9, ("blue",))


def test_later_packs_win(folder: Path, tmp_path: Path) -> None:
    packs = [write(tmp_path / f"pack{n}", rules=f"[rules]\nrounds = {n}\n") for n in (5, 6)]
    assert load_content(folder, Sample, packs).rules.rounds == 6


@pytest.mark.parametrize(
    ("files", "message"),
    [
        (
            {"cards": CARDS, "rules": RULES.replace("4", '"four"')},
            "rules.toml: Expected `int`, got `str` at \\$.rules.rounds",
        ),
        (
            {"cards": CARDS.replace("cost = 2", "price = 2"), "rules": RULES},
            r"cards.toml: .* at \$.cards\[1\] \(id 'b'\)",
        ),
        ({"cards": CARDS + "cost = 1", "rules": RULES}, "cards.toml: not valid TOML"),
        ({"cards": CARDS.replace('"b"', '"a"'), "rules": RULES}, r"cards.toml: \[\[cards\]\] has the id 'a' twice"),
        ({"cards": CARDS.replace('id = "b"\n', ""), "rules": RULES}, r"cards.toml: entry 2 of \[\[cards\]\] has no id"),
        ({"cards": CARDS, "more": CARDS, "rules": RULES}, "more.toml: key 'cards' stands in cards.toml already"),
        ({"cards": CARDS}, "missing required field `rules`"),
        ({"cards": CARDS, "rules": RULES, "odd": "odd = 1"}, "unknown field `odd`"),
    ],
)
def test_wrong_content_names_file_and_key(tmp_path: Path, files: dict[str, str], message: str) -> None:
    with pytest.raises(BadContent, match=message):
        load_content(write(tmp_path / "content", **files), Sample)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[rule]\nrounds = 3", "pack mine.toml: unknown key 'rule'; expected one of: cards, colours, rules"),
        ("rules = 3", "pack mine.toml: key 'rules' is a int; expected dict"),
        (
            '[[cards]]\nid = "a"\ncost = "much"',
            r"pack mine.toml: Expected `int`, got `str` at \$.cards\[0\].cost \(id 'a'\)",
        ),
        ('[[cards]]\nid = "a"\nprice = 1', r"pack mine.toml: .*`price` at \$.cards\[0\] \(id 'a'\)"),
        ("[rules]\nround = 3", "pack mine.toml: .*`round`"),
    ],
)
def test_a_wrong_pack_names_file_and_key(folder: Path, tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        load_content(folder, Sample, [write(tmp_path / "pack", mine=text)])


def test_a_pack_must_be_a_folder_with_content(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="no such folder"):
        load_content(folder, Sample, [tmp_path / "nowhere"])
    with pytest.raises(BadContent, match=r"holds no \*.toml file"):
        load_content(folder, Sample, [write(tmp_path / "empty")])


def test_equal_content_has_an_equal_version(game: Teaching, tmp_path: Path) -> None:
    assert content_version({"a": 1}) == content_version({"a": 1}) != content_version({"a": 2})
    pack = write(tmp_path / "pack", game="[figures]\nstart_gold = 9\n")
    assert load().content_version == game.content_version
    assert load([pack]).content_version != game.content_version


def test_a_game_plays_with_a_pack(tmp_path: Path) -> None:
    pack = write(
        tmp_path / "pack",
        mine='[[cards]]\nid = "cannon"\nsource = "designed"\ncount = 3\npower = 5\n\n[figures]\nstart_gold = 9\n',
    )
    game = load([pack])
    assert game.parse("commit cannon") == ("commit", 9)
    assert game.start(2).gold == [10, 10]
    assert Match.load(game, Match.new(game, 2, seed="x").record()).waiting() == [0, 1]


def test_a_pack_that_breaks_what_types_cannot_express_is_refused(tmp_path: Path) -> None:
    pack = write(tmp_path / "pack", mine='[[coves]]\nid = "salt-cave"\nneighbours = ["black-rock"]\n')
    with pytest.raises(BadContent, match="deep-creek leads to 'salt-cave', but no path leads back"):
        load([pack])


def entry_files(folder: Path, key: str, **files: str) -> None:
    """A folder with one entry a file."""
    write(folder / key, **files)


def test_a_folder_holds_long_entries_one_a_file_in_the_order_of_their_names(folder: Path) -> None:
    entry_files(folder, "cards", **{"02_d": 'id = "d"\ncost = 4\n', "01_c": 'id = "c"\ncost = 3\n'})
    content = load_content(folder, Sample)
    assert [(card.id, card.cost) for card in content.cards] == [("a", 1), ("b", 2), ("c", 3), ("d", 4)]


def test_a_pack_changes_an_entry_that_is_a_file_of_its_own(folder: Path, tmp_path: Path) -> None:
    entry_files(folder, "cards", **{"01_c": 'id = "c"\ncost = 3\n'})
    pack = tmp_path / "pack"
    pack.mkdir()
    entry_files(pack, "cards", any_name='id = "c"\ncost = 9\n', other='id = "e"\ncost = 5\n')
    content = load_content(folder, Sample, [pack])
    assert {card.id: card.cost for card in content.cards} == {"a": 1, "b": 2, "c": 9, "e": 5}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("cost = 3\n", "cards/01_c.toml: has no id"),
        ('id = "a"\ncost = 3\n', "cards/01_c.toml: the id 'a' is in cards.toml already"),
        ('id = "c"\ncost = "x"\n', "cards/01_c.toml: Expected `int`, got `str`"),
        ("id = ", "cards/01_c.toml: not valid TOML"),
    ],
)
def test_a_wrong_entry_in_a_file_of_its_own_is_named(folder: Path, text: str, message: str) -> None:
    entry_files(folder, "cards", **{"01_c": text})
    with pytest.raises(BadContent, match=re.escape(message)):
        load_content(folder, Sample)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x = " + "[" * 20_000 + "]" * 20_000, "nested too deeply"),
        ("x = " + "{a = " * 9_000 + "1" + "}" * 9_000, "nested too deeply"),
        ("a" + ".a" * 25_000 + " = 1", "nested too deeply"),
        ("a" + " . 'a'" * 8_000 + " = 1", "nested too deeply"),
        ("x = " + "9" * 5_000, "not valid TOML"),
    ],
    ids=["lists", "tables", "key", "quoted key", "number"],
)
def test_a_text_that_means_harm_is_refused_like_any_other(text: str, told: str) -> None:
    with pytest.raises(BadContent, match=f"^stranger: {told}"):
        toml_table(text, "stranger")
