"""Theatre and gladiators."""

from __future__ import annotations

import pytest

from games.hadrians_wall.helpers import GAME, Setting, fate_cards, offered, play, position, refused
from ludoteka.games.hadrians_wall.numbers import BATTLE_YEARS, SHOW_YEARS, WOUNDS

SHOWS = [
    ("s1", 1, {"servant": 1}, {}, (1, 0, 0, 0)),
    ("s3", 3, {"soldier": 1}, {"discipline": 1}, (0, 0, 0, 0)),
    ("s5", 5, {"servant": 1}, {"piety": 1}, (0, 0, 0, 0)),
    ("s6", 6, {"builder": 1}, {"discipline": 1}, (0, 0, 1, 0)),
    ("s8", 8, {"servant": 1}, {"piety": 1}, (0, 1, 0, 0)),
    ("s9", 9, {"resource": 1}, {"renown": 1}, (0, 0, 0, 1)),
]
"""Show, value, what lies in the pool afterwards, attributes, and traders, priests, apparitores, patricians."""


@pytest.mark.rule("HW-THEATRE-01")
def test_the_theatre_is_built_once_for_one_performer() -> None:
    table = position(performers=1, pool="1 servant, 1 builder, 1 resource")
    play(table, "build theatre")
    assert (table.pool(), table.attributes()) == ({}, {"renown": 1})
    assert refused(position(), "build theatre") == "theatre-level performers 1 0 (HW-THEATRE-01)"


@pytest.mark.rule("HW-THEATRE-02", "HW-THEATRE-03")
@pytest.mark.parametrize(("show", "value", "pool", "attributes", "citizens"), SHOWS)
def test_each_show(
    show: str, value: int, pool: dict[str, int], attributes: dict[str, int], citizens: tuple[int, ...]
) -> None:
    table = position(built="theatre", performers=value, pool="1 resource")
    play(table, f"show {show}")
    assert table.pool() == pool, "1 resource was paid"
    assert table.attributes() == attributes
    traders, _, priests, apparitores, patricians = table.citizens()
    assert (traders, priests, apparitores, patricians) == citizens
    short = position(built="theatre", performers=value - 1, pool="1 resource")
    assert refused(short, f"show {show}") == f"show-level performers {value} {value - 1} (HW-THEATRE-02)"


@pytest.mark.rule("HW-THEATRE-02", "HW-EX-18")
def test_one_show_a_year_of_those_that_are_free() -> None:
    theatre: Setting = {
        "built": "theatre",
        "performers": 6,
        "shows": {"s1": 1, "s5": 2},
        "pool": "2 resource",
    }
    table = position(year=3, **theatre)
    assert offered(table, "show") == ["show s3", "show s6"]
    play(table, "show s6")
    assert offered(table, "show") == []
    assert table.row()[SHOW_YEARS + 3] == 3
    assert offered(position(year=2, **theatre), "show") == []


# -- Ludus --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HW-LUDUS-01")
def test_the_ludus_needs_three_performers() -> None:
    table = position(performers=3, pool="2 servant, 1 builder, 2 resource")
    play(table, "build ludus")
    assert (table.pool(), table.attributes()) == ({}, {"renown": 1})
    assert refused(position(performers=2), "build ludus") == "ludus-level performers 3 2 (HW-LUDUS-01)"


@pytest.mark.rule("HW-LUDUS-02")
@pytest.mark.parametrize("gladiator", ["red", "blue"])
@pytest.mark.parametrize("worker", ["servant", "civilian"])
def test_a_servant_or_civilian_trains_a_gladiator(gladiator: str, worker: str) -> None:
    table = position(built="ludus", performers=3, pool="1 servant, 1 civilian")
    play(table, f"train {gladiator} {worker}")
    assert table.count(f"{gladiator}-gladiator") == 1
    assert table.count(worker) == 0
    assert refused(table, f"train {gladiator} soldier") == f"wrong-training {gladiator} soldier (HW-LUDUS-02)"


@pytest.mark.rule("HW-LUDUS-02")
def test_training_needs_rising_performers_and_has_no_yearly_limit() -> None:
    for trained, value in enumerate((3, 4, 5, 6, 8, 9)):
        short = position(built="ludus", performers=value - 1, strength=(trained, 0), pool="1 servant")
        assert refused(short, "train red servant") == (f"strength-level performers {value} {value - 1} (HW-LUDUS-02)")
    table = position(built="ludus", performers=9, pool="9 servant")
    play(table, *["train red servant"] * 6)
    assert refused(table, "train red servant") == "track-full red-gladiator (HW-GEN-14)"
    assert "train blue servant" in offered(table)


@pytest.mark.rule("HW-LUDUS-02", "HW-EX-19")
def test_four_trainings_are_left_with_six_performers() -> None:
    table = position(built="ludus", performers=6, strength=(3, 1), pool="9 civilian")
    play(table, "train red civilian", *["train blue civilian"] * 3)
    assert offered(table, "train") == []


@pytest.mark.rule("HW-LUDUS-03")
def test_a_battle_is_free_once_a_year_for_each_gladiator_with_a_card_each() -> None:
    table = position(year=4, built="ludus", strength=(6, 6), fate=fate_cards(damage=1))
    assert offered(table, "fight") == ["fight red", "fight blue"], "no performers, no payment"
    before = len(table.s.discard)
    play(table, "fight red")
    assert table.row()[BATTLE_YEARS] == 4
    assert refused(table, "fight red") == "fought-this-year red (HW-LUDUS-03)"
    play(table, "fight blue")
    assert len(table.s.discard) == before + 2
    assert offered(position(year=5, built="ludus", strength=(6, 0), battles={"red": (4,)}), "fight") == ["fight red"]


@pytest.mark.rule("HW-LUDUS-03", "HW-LUDUS-04")
@pytest.mark.parametrize("damage", [1, 2, 3])
def test_damage_is_the_gladiator_number_of_the_card(damage: int) -> None:
    table = position(built="ludus", strength=(6, 0), fate=fate_cards(damage=damage))
    play(table, "fight red")
    assert table.row()[WOUNDS] == damage


@pytest.mark.rule("HW-LUDUS-04")
def test_damage_beyond_the_strength_is_ignored() -> None:
    table = position(built="ludus", strength=(0, 1), fate=fate_cards(damage=3))
    play(table, "fight blue")
    assert table.row()[WOUNDS + 1] == 1
    assert GAME.view(table.s, 0).players[0].right.gladiators[1].dead


@pytest.mark.rule("HW-LUDUS-06", "HW-EX-20")
def test_a_survivor_wins_renown() -> None:
    table = position(year=4, built="ludus", strength=(4, 0), fate=fate_cards(damage=3))
    play(table, "fight red")
    gladiator = GAME.view(table.s, 0).players[0].right.gladiators[0]
    assert (gladiator.strength, gladiator.wounds, gladiator.dead) == (4, 3, False)
    assert table.attributes() == {"renown": 2}


@pytest.mark.rule("HW-LUDUS-05", "HW-EX-21")
def test_a_dead_gladiator_brings_piety_and_never_trains_or_fights_again() -> None:
    table = position(year=4, built="ludus", strength=(0, 2), performers=9, pool="3 servant", fate=fate_cards(damage=2))
    play(table, "fight blue")
    assert table.attributes() == {"piety": 2}
    assert refused(table, "train blue servant") == "gladiator-dead blue (HW-LUDUS-05)"
    assert refused(table, "fight blue") == "gladiator-dead blue (HW-LUDUS-05)"
    assert "train red servant" in offered(table)
    later = position(year=5, built="ludus", strength=(0, 2), wounds=(0, 2), battles={"blue": (4,)}, performers=9)
    assert refused(later, "fight blue") == "gladiator-dead blue (HW-LUDUS-05)"


@pytest.mark.rule("HW-LUDUS-07")
@pytest.mark.parametrize(
    ("trained", "piety", "renown", "resource"),
    [(1, 2, 0, 0), (2, 2, 1, 0), (3, 1, 1, 0), (4, 1, 2, 0), (5, 0, 2, 0), (6, 0, 2, 1)],
)
def test_rewards_by_trained_boxes(trained: int, piety: int, renown: int, resource: int) -> None:
    dying = position(built="ludus", strength=(trained, 0), wounds=(trained - 1, 0), fate=fate_cards(damage=1))
    play(dying, "fight red")
    assert dying.attributes() == ({"piety": piety} if piety else {})
    assert dying.pool() == {}
    if trained > 1:
        living = position(built="ludus", strength=(trained, 0), fate=fate_cards(damage=1))
        play(living, "fight red")
        assert living.attributes() == ({"renown": renown} if renown else {})
        assert living.pool() == ({"resource": resource} if resource else {})


@pytest.mark.rule("HW-LUDUS-06", "HW-DV-11")
def test_a_fully_trained_survivor_wins_a_resource_too() -> None:
    table = position(built="ludus", strength=(6, 0), fate=fate_cards(damage=3))
    play(table, "fight red")
    assert (table.attributes(), table.pool()) == ({"renown": 2}, {"resource": 1})


@pytest.mark.rule("HW-LUDUS-05", "HW-DV-12")
def test_old_wounds_count() -> None:
    table = position(built="ludus", strength=(5, 0), wounds=(2, 0), fate=fate_cards(damage=3))
    play(table, "fight red")
    assert GAME.view(table.s, 0).players[0].right.gladiators[0].dead
    assert table.attributes() == {}


@pytest.mark.rule("HW-LUDUS-08")
def test_an_untrained_gladiator_cannot_fight_and_a_survivor_trains_on() -> None:
    table = position(built="ludus", performers=5, pool="1 servant", strength=(2, 0), fate=fate_cards(damage=1))
    assert refused(table, "fight blue") == "no-strength blue (HW-LUDUS-08)"
    play(table, "fight red", "train red servant")
    gladiator = GAME.view(table.s, 0).players[0].right.gladiators[0]
    assert (gladiator.strength, gladiator.wounds) == (3, 1)


@pytest.mark.rule("HW-LUDUS-08")
def test_the_first_training_opens_the_battle() -> None:
    table = position(built="ludus", performers=3, pool="1 servant")
    play(table, "train blue servant")
    assert offered(table, "fight") == ["fight blue"]
