"""The position in the terminal: readable, complete, and without anything its reader may not know."""

from __future__ import annotations

import pytest
from rich.text import Text

from games.lords_of_hellas.scene import GAME, NAMES, Scene, play_random
from ludoteka.games.lords_of_hellas.draw import HEIGHT, LINK, ROOM, WIDTH, draw_map, places
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.i18n import Words
from ludoteka.kernel.action import SPECTATOR
from ludoteka.kernel.game import Mode
from ludoteka.kernel.reference import LANGUAGES


def drawn(s: LordsOfHellas, seat: int = 0, language: str = "en") -> str:
    """The drawing without its markup."""
    words = Words(language, GAME, ["Ann", "Ben", "Cid", "Dan"])
    text = Text.from_markup(GAME.draw(s, seat, words.say)).plain
    assert not words.problems
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_can_be_drawn_in_every_language(seats: int, language: str) -> None:
    mode = Mode("any", seats, {"armies": "choice"})
    words = Words(language, GAME)
    for decisions in (0, 5, 60, 300, 700):
        s = play_random(mode, "draw", decisions).s
        text = drawn(s, 0, language)
        for region in NAMES.regions:
            assert text.count(words.thing("region", region)[:ROOM]) >= 2
        assert drawn(s, SPECTATOR, language)


def test_no_two_regions_cover_each_other_and_the_map_fits() -> None:
    view = GAME.view(Scene().s, 0)
    where = places(view.regions)
    for one, (column, row) in enumerate(where):
        assert 0 <= column <= WIDTH - ROOM
        assert 0 <= row <= HEIGHT
        for other, line in where[:one]:
            assert abs(column - other) > ROOM or abs(row - line) >= 2
    rows = ["".join(chars) for chars in draw_map(view, Words("en", GAME).say).rows]
    for region in view.regions:
        name = Words("en", GAME).thing("region", region.region)
        assert sum(row.count(name) for row in rows) == 1
    assert sum(row.count(LINK) for row in rows) > 100


def test_what_stands_in_a_region_is_written_there() -> None:
    scene = Scene().army(0, "locris", 3, fortified=1).army(1, "laconia", 2).control(2, "aetolia").temples("aetolia")
    scene.monster("hydra", "locris").quests("golden-fleece").hero(1, region="locris").level("zeus", 3).glory(1, "brown")
    text = drawn(scene.turn().s)
    lines = [line.strip().split("  →")[0] for line in text.splitlines()]
    assert "Locris 2 R3f #  *Perseus  !Hydra" in lines
    assert "Laconia 5 (5)B2 ##" in lines
    assert "Aetolia 2 Y· ^" in lines
    assert "Acarnania 4 (4) #M1  ?Expedition for the Golden Fleece" in lines
    assert "Thessaly 4 (4) #M3" in lines
    assert "Brown land (glory: Ben)" in lines


def test_players_show_what_they_own_and_a_hand_only_to_its_owner() -> None:
    scene = Scene().hand(0, "charge").hand(1, "trap-mace").artifacts(1, "ambrosia", "harpe").used("harpe")
    scene.blessings(2, "bluff").covered(1, "march").injuries(0, "speed").attributes(0, speed=4).keeps(2, "aid-to-atlas")
    mine = drawn(scene.turn().s, 0)
    assert "Hand: Charge" in mine
    assert "Trap" not in mine
    assert "Artifacts: Harpe (used), Ambrosia" in mine
    assert "Blessings: Bluff" in mine
    assert "Used actions: March" in mine
    assert "Kept quests: Aid to Atlas" in mine
    assert "1!4" in mine
    nobody = drawn(scene.s, SPECTATOR)
    assert "Hand:" not in nobody


def test_wounds_evolutions_and_slain_monsters_are_listed() -> None:
    scene = Scene().monster("minotaur", "crete", wounds="0", evolutions="minotaur-2").slain(1, "hydra").turn()
    text = drawn(scene.s)
    assert "!Minotaur, Crete: 1 (Sword) · 2 Mace+ · 3 Axe$ · 4 Torch · 5 Sword / Minotaur II" in text
    assert "Hydra: slain by Ben" in text


def test_a_battle_and_a_hunt_under_way_are_told() -> None:
    scene = Scene().army(0, "epirus", 4, control=True).army(1, "macedonia", 2, control=True).hand(1, "wild-attack-axe")
    scene.turn().play("special march", "lead-from epirus", "lead-to macedonia", "lead 3").hand(0, "charge")
    assert "Battle, Macedonia: Ann 3" in drawn(scene.s)
    hunt = Scene().monster("minotaur", "epirus").hand(0, "trap-mace").turn().play("special hunt")
    assert "Hunt: Ann against Minotaur" in drawn(hunt.s)
    hunt.attack_deck("fury", "recall-3").play("wound trap-mace mace minotaur-2", "done")
    assert "Fury" in drawn(hunt.s, 1)
    assert "Fury" not in drawn(hunt.s, 0)
    hunt.play("attack fury")
    assert "Fury, strength 4, defence so far 0" in drawn(hunt.s, 2)


def test_the_countdown_of_the_king_of_kings_is_told() -> None:
    assert "Ben completed the monument of Zeus, 2 tokens left" in drawn(Scene().king(1, "zeus", 2).turn().s)
