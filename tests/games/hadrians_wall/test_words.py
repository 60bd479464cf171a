"""What players read: notation, messages and both sheets in every language."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.markup import escape

from games.hadrians_wall.helpers import GAME, Position, end_year, offered, play, position, why_not
from ludoteka.games.hadrians_wall import load
from ludoteka.games.hadrians_wall.words import by_value
from ludoteka.i18n import Words
from ludoteka.kernel.action import SPECTATOR
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.match import Match

LANGUAGES = ("en", "cs", "pl")


def busy() -> Position:
    """A sheet with something in every area."""
    return position(
        2,
        year=4,
        fort=9,
        wall=5,
        cippi=2,
        guard=4,
        mining=3,
        production=2,
        cohorts=(2, 1, 0),
        training=(2,),
        forum=(1, 3),
        built="medium-granary market theatre ludus small-temple small-hotel baths courthouse archway",
        traders=5,
        performers=6,
        priests=3,
        apparitores=5,
        patricians=4,
        renown=16,
        goods={"h4": 3, "h5a": 6},
        shows={"s1": 1},
        strength=(3, 1),
        wounds=(1, 1),
        battles={"red": (2,), "blue": (3,)},
        temples=(2, 0, 0),
        temple_favours=1,
        disdain=3,
        forgiven=1,
        bribes={"b3": 3},
        rulings={"left": (2, 3)},
        scouted=["r1c1 r1c2 r2c1 r2c2"],
        diplomats={"left": (2, 0)},
        pool="2 soldier, 1 builder, 3 servant, 2 civilian, 4 resource",
        prospects=["fighter", "ranger"],
    )


def drawn(table: Position, seat: int, language: str) -> str:
    """What a seat sees at the terminal, as plain text."""
    words = Words(language, GAME, ["Anna", "Petr"])

    def say(message: str, /, **values: object) -> str:
        return escape(words.say(message, **values))  # type: ignore[arg-type]  # draw hands over what Words takes

    out = StringIO()
    Console(width=110, file=out).print(GAME.draw(table.s, seat, say))
    assert words.problems == set()
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_the_sheets_are_drawn_in_every_language(language: str, seat: int) -> None:
    text = drawn(busy(), seat, language)
    assert "Anna" in text
    assert "Petr" in text
    assert "{" not in text


def test_the_own_sheets_show_every_area() -> None:
    text = drawn(busy(), 0, "en")
    for words in (
        "Year 4 of 6 · actions · easy",
        "Pool: soldiers 2 · builders 1 · servants 3 · civilians 2 · resources 4",
        "■■■■■□□│□□□□□□□│······· 5/21",
        "■■■■■■■│■■□□□□□│······· 9/21",
        "Infrastructure      4   11→5 13→6 15→7 17→8",
        "4:3  5:6  5:□  6:□  6:□  7:□  8:□se  9:□bu",
        "1:#1  3:DI+so  5:PI+se  6:DI+Ap  8:PI+Pr  9:RE+Pa",
        "●○○··· battles #2",
        "✝ ●····· battles #3",
        "3:#3  4:1re  5:2re  6:2re  7:3re  8:3re",
        "→se #2 #3 6   1bu→2se 5 6 7   1se→bu 6 7 8",
        "favours: temples 1, diplomats left 2, centre 0, right 0",
        "r1  ■1  ■1  ·   ·   re",
        "Disdain             ◉○○ active 2, costs 3 points",
        "fighter (good 5, pattern O)",
        "left neighbour Petr: ranger (good 6, pattern I)",
        "Built: small granary, medium granary, small hotel, market, theatre, Ludus Gladiatorius, small temple",
        "large granary        If5    1bu 1se 2re  → RE",
    ):
        assert words in text, words


def test_what_a_chain_waits_for_is_shown() -> None:
    assert "needs fort 7" in drawn(position(fort=6, wall=6, cippi=2), 0, "en")


def test_drawn_cards_are_shown_to_their_owner_only() -> None:
    table = Position(GAME.start(2, chance=Chance.of("cards")))
    assert "You have drawn:" in drawn(table, 0, "en")
    assert "You have drawn:" not in drawn(table, SPECTATOR, "en")
    play(table, offered(table)[0])
    assert "Path card chosen:" in drawn(table, 0, "en")
    assert "Path card chosen:" not in drawn(table, 1, "en")
    assert "has chosen" in drawn(table, 1, "en")


def test_the_attack_and_the_end_are_shown() -> None:
    table = position(1, year=6, temple_favours=1)
    end_year(table)
    assert "The Picts attack: left" in drawn(table, 0, "en")
    play(table, "done")
    assert "final score" in drawn(table, 0, "en")
    assert "rank Miles" in drawn(table, 0, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_worded(language: str) -> None:
    words = Words(language, GAME, ["Anna", "Petr"])
    match = Match.new(GAME, 2, seed="worded")
    picks = Chance.of("picks")
    while not match.over:
        for seat in match.waiting():
            for prompt in GAME.prompts(match.state, seat):  # type: ignore[arg-type]  # the match is of this game
                assert words.prompt(prompt)
            options = match.offered(seat)
            assert all(words.action(action) for action in options)
        seat = match.waiting()[0]
        match.play(picks.pick(match.offered(seat)), seat)
    for seat in (0, 1, SPECTATOR):
        assert all(words.event(event) for _, event in match.events(seat))
    assert words.problems == set()


def test_notation_is_readable_and_read_back() -> None:
    for text in (
        "build large-hotel",
        "fill fort soldier",
        "fill medium-temple civilian",
        "exchange builder servant civilian",
        "trade fate",
        "scout first-neutral",
        "place r2c2 r3c1 r3c2 r4c1",
        "show s3",
        "enter h5b",
        "bribe b8",
        "train red servant",
        "favour diplomat centre",
        "path pontiff",
    ):
        assert GAME.text(GAME.parse(text)) == text
    assert GAME.lexicon.refs(GAME.parse("fill wall resource")) == ["area:wall", "item:resource"]
    assert GAME.lexicon.refs(GAME.parse("place r1c1 r1c2 r2c1 r2c2")) == [
        "cell:r1c1",
        "cell:r1c2",
        "cell:r2c1",
        "cell:r2c2",
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The large granary needs Infrastructure 5; you have 4."),
        ("cs", "Velká sýpka: Infrastruktura alespoň 5, máte 4."),
        ("pl", "Duży spichlerz: Infrastruktura co najmniej 5, masz 4."),
    ],
)
def test_a_closed_box_says_what_is_short_and_by_how_much(language: str, words: str) -> None:
    refusal = why_not(busy(), "build large-granary")
    assert refusal is not None
    assert refusal.reason is not None
    assert Words(language, GAME).reason(refusal.reason) == words
    assert refusal.rule == "HW-GRAN-03"


def test_czech_counts_as_czechs_do() -> None:
    words = Words("cs", GAME, ["Anna"])
    assert words.event(("gained", 0, 0, 1)) == "Anna získává 1 vojáka."
    assert words.event(("gained", 0, 0, 3)) == "Anna získává 3 vojáky."
    assert words.event(("gained", 0, 4, 5)) == "Anna získává 5 surovin."
    assert words.reason(("short-of", 1, 2)) == "Chybí vám 2 stavitelé."
    assert words.action(GAME.parse("build small-granary")) == "Postavit malou sýpku"


def test_boxes_are_named_by_their_flags() -> None:
    content = load().content
    assert by_value("h", [box.needs for box in content.trade_box]) == [
        "h4", "h5a", "h5b", "h6a", "h6b", "h7", "h8", "h9",
    ]  # fmt: skip


def test_the_game_is_loaded_once_and_anew_with_packs() -> None:
    assert load() is load()


@pytest.mark.parametrize(
    ("language", "place", "log"),
    [
        (
            "en",
            "Draw on row 1, square 2; row 1, square 3; row 2, square 2; row 2, square 3",
            "Anna scouts with pattern O.",
        ),
        (
            "cs",
            "Vyplnit: řada 1, pole 2; řada 1, pole 3; řada 2, pole 2; řada 2, pole 3",
            "Anna vyplňuje na mapě tvar O.",
        ),
        (
            "pl",
            "Narysuj: rząd 1, pole 2; rząd 1, pole 3; rząd 2, pole 2; rząd 2, pole 3",
            "Anna rysuje na mapie kształt O.",
        ),
    ],
)
def test_cells_of_the_map_are_told_in_words(language: str, place: str, log: str) -> None:
    words = Words(language, GAME, ["Anna"])
    action = GAME.parse("place r1c2 r1c3 r2c2 r2c3")
    assert words.action(action) == place
    pattern = GAME.lexicon.kinds["pattern"].value("o")
    assert words.event(("scouted", 0, pattern, *action[1:])) == log
