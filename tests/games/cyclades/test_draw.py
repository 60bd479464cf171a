"""The position in the terminal: readable, complete, and without anything its reader may not know."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from games.cyclades.scene import GAME, Scene
from ludoteka.games.cyclades.draw import BUILDINGS, JOINTS, LETTERS, draw_map, labels
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.games.cyclades.view import AreaView
from ludoteka.i18n import Words
from ludoteka.kernel.action import SPECTATOR
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.reference import LANGUAGES
from ludoteka.kernel.state import take


def drawn(s: Cyclades, seat: int = 0, language: str = "en") -> str:
    """The drawing without its markup."""
    words = Words(language, GAME, ["Ann", "Ben", "Cid", "Dan", "Eve", "Fay"])
    text = Text.from_markup(GAME.draw(s, seat, words.say)).plain
    assert not words.problems
    return text


def played(seats: int, decisions: int, **options: object) -> Cyclades:
    """A position after this many random decisions."""
    s = GAME.start(seats, GAME.read_options(options), Chance.of(f"draw {seats}"))
    luck, picks = Chance.of("luck"), Chance.of("picks")
    for _ in range(decisions):
        if s.places:
            break
        choice, action = random_decision(GAME, s, picks)
        take(s, choice, action, luck)
    return s


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"board_side": "back"}), (4, {"map": "random"}), (6, {})])
def test_every_position_can_be_drawn_in_every_language(seats: int, options: dict[str, object], language: str) -> None:
    for decisions in (0, 9, 60, 150, 320):
        s = played(seats, decisions, **options)
        text = drawn(s, 0, language)
        for area in s.chart.land:
            assert Words(language, GAME).thing("area", GAME.facts.area_names[area]) in text
        assert drawn(s, SPECTATOR, language)


@pytest.mark.rule("CYC-AREA-01")
def test_the_map_of_three_players_fits_a_terminal_of_80_columns() -> None:
    lines = drawn(played(3, 40)).splitlines()
    rows = [line for line in lines if any(joint in line for joint in JOINTS[1:])]
    assert len(rows) == 31
    assert max(len(row) for row in rows) <= 80


@pytest.mark.rule("CYC-AREA-01")
def test_a_border_runs_between_areas_and_nowhere_else() -> None:
    s = played(3, 0)
    archipelago = s.chart.archipelago
    areas = {area.area: area for area in GAME.view(s, 0).areas}
    picture = draw_map(archipelago, areas, {area: area for area in areas})
    left = min(
        2 * q + r
        for qs, rs in zip(archipelago.hex_q, archipelago.hex_r, strict=True)
        for q, r in zip(qs, rs, strict=True)
    )
    top = min(r for rs in archipelago.hex_r for r in rs)
    at = {
        (q, r): number
        for number in range(archipelago.areas)
        for q, r in zip(archipelago.hex_q[number], archipelago.hex_r[number], strict=True)
    }
    for (q, r), number in at.items():
        x, y = (2 * q + r - left) * 3, 2 * (r - top) + 1
        assert (picture.rows[y][x] == "│") == (at.get((q - 1, r)) != number)


@pytest.mark.rule("CYC-INFO-01")
def test_gold_is_shown_to_its_own_side_only() -> None:
    scene = Scene().land("ios", "purple").gold("purple", 37).gold("yellow", 41).turn("purple")
    assert "37" in drawn(scene.s, 0)
    assert "41" not in drawn(scene.s, 0)
    assert "41" in drawn(scene.s, 1)
    assert "37" not in drawn(scene.s, SPECTATOR)
    row = next(line for line in drawn(scene.s, 0).splitlines() if "Yellow (Ben)" in line)
    assert row.split()[4] == "?"


@pytest.mark.rule("CYC-INFO-01", "CYC-INFO-02")
def test_the_drawing_tells_a_seat_nothing_it_cannot_know() -> None:
    for decisions in (30, 90, 150, 210, 270, 330):
        s = played(4, decisions)
        for seat in (0, 3, SPECTATOR):
            for number in range(3):
                guess = GAME.resample(s, seat, Chance.of("guess", "", number))
                assert drawn(guess, seat) == drawn(s, seat)


def test_what_stands_where() -> None:
    scene = Scene().land("ios", "purple", soldiers=2, port=1).land("antiparos", "yellow", mercenaries=2, temple=1)
    scene.land("tinos", "blue", metropolis="priestess").hero("ajax", "purple", "ios").sea("galatea", "yellow", 3)
    scene.figure("kraken", "blue", "halia").market("griffin", "", "medusa").hero_market("jason").turn("purple")
    text = drawn(scene.s)
    assert "Ios P2 *Ajax ≈ ¤1" in text
    assert "Antiparos Y0+2 ^_" in text
    assert "Tinos B· M_" in text
    assert "Galatea Y3" in text
    assert "Halia !Kraken" in text
    assert "2 gold Griffin" in text
    assert "3 gold –" in text
    assert "Jason" in text
    assert "Turn of Purple with Athena" in text
    assert "Athena: Purple 0" in text
    assert "!Kraken" in next(line for line in text.splitlines() if "Blue (Cid)" in line)


def test_a_battle_shows_its_odds_and_dice() -> None:
    scene = Scene().land("ios", "purple", soldiers=3).land("sikinos", "yellow", soldiers=2).land("thera", "yellow")
    scene.gold("purple", 3).turn("purple", "ares").dice(3, 0).play("march ios", "troops 3 0")
    assert (
        "Battle for Sikinos: Purple with 3 against Yellow with 1; chance to take it without retreats: 100 %."
        in drawn(scene.s)
    )
    assert "Last dice: 3 and 0." in drawn(scene.s)


def test_cards_only_the_reader_sees() -> None:
    scene = Scene().land("ios", "purple").gold("purple", 5).deck("kraken", "harpy", "satyr").turn("purple", "zeus")
    scene.play("peek")
    assert "visible only to you: Kraken" in drawn(scene.s, 0)
    assert "Kraken" not in drawn(scene.s, 1)
    sphinx = Scene().land("ios", "purple").gold("purple", 5).deck("kraken", "harpy", "satyr").market("sphinx")
    sphinx.turn("purple").play("bribe sphinx")
    assert "Drawn with Sphinx, visible only to you: Harpy, Satyr, Kraken" in drawn(sphinx.s, 0)
    assert "Satyr" not in drawn(sphinx.s, 2)


def test_sheltered_metropolises_new_heroes_and_the_eliminated() -> None:
    scene = Scene().land("tinos", "purple").hero("penthesilea", "purple", "tinos").hero("croesus", "purple", "tinos")
    scene.hero("ajax", "purple", "tinos", epoch=2).gold("purple", 15).turn("purple").luck(6)
    scene.play("sacrifice croesus", "found-on-card penthesilea")
    scene.s.eliminated[2] = True
    text = drawn(scene.s)
    assert "*Ajax (new), 1 M on a hero card" in text
    assert "out of the game" in text


def test_labels_of_areas_of_one_two_and_three_hexes() -> None:
    area = AreaView(
        "polyaigos", True, "purple", 2, soldiers=3, mercenaries=1, heroes=["ajax"], sites=2, creature="hydra"
    )
    assert labels(area, "Polyaigos", 1) == ["Po!P4"]
    assert labels(area, "Polyaigos", 2) == ["Poly!", "P4*__"]
    assert labels(area, "Polyaigos", 3) == ["Poly!", "P4*__", "¤2"]
    assert labels(AreaView("halia", False, None, 0), "Halia", 4) == ["Halia", "", "", ""]
    assert len(set(LETTERS.values())) == 6
    assert len(set(BUILDINGS.values())) == 4


def test_the_markup_is_sound() -> None:
    s = played(3, 200)
    page = StringIO()
    Console(width=200, file=page).print(GAME.draw(s, 0, Words("cs", GAME).say))
    assert "┌" in page.getvalue()
