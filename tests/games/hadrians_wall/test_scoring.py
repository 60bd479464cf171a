"""The end of the game: points, paths, places and ranks."""

from __future__ import annotations

from typing import Any

import pytest

from games.hadrians_wall.helpers import CARDS, GAME, Position, Setting, arrange, end_year, position
from ludoteka.games.hadrians_wall.rules.scoring import all_path_points, path_points, penalty, places, points, rank

MAP_COLUMN = "r1c{0} r2c{0} r3c{0} r4c{0}"


def path_vp(card: str, **setting: Any) -> int:
    return path_points(GAME.facts, position(**setting).row(), CARDS.index(card))


@pytest.mark.rule("HW-SCORE-01", "HW-EX-34")
def test_the_rulebooks_score_of_63() -> None:
    table = position(
        year=6,
        renown=6,
        piety=23,
        valour=12,
        discipline=16,
        disdain=7,
        forgiven=4,
        paths=["fighter", "forager", "planner", "trainer", "vanguard", "pontiff"],
        cohorts=(6, 6, 0),
        production=6,
        traders=9,
        performers=9,
        strength=(6, 6),
        guard=12,
        temples=(2, 0, 0),
    )
    view = GAME.view(table.s, 0).players[0].score
    assert (view.attributes, view.paths, view.penalty) == (57, 11, 5)
    assert view.total == points(GAME.facts, table.row()) == GAME.scores(table.s)[0] == 63


@pytest.mark.rule("HW-SCORE-01")
def test_the_game_ends_after_the_sixth_attack_and_by_nothing_else() -> None:
    table = position(3, year=5)
    end_year(table)
    assert table.s.places == []
    assert table.s.year == 6
    last = position(3, year=6)
    end_year(last)
    assert last.s.places != []
    assert len(last.events("attacked")) == 8
    assert len(last.events("scored")) == 3
    full = position(1, renown=25, piety=25, valour=25, discipline=25)
    assert GAME.view(full.s, 0).players[0].score.attributes == 100
    end_year(full)
    assert full.s.places == [], "full tracks end nothing"


@pytest.mark.rule("HW-SCORE-02", "HW-EX-33", "HW-DV-10")
@pytest.mark.parametrize(
    ("disdain", "lost"),
    [(0, 0), (1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 12), (7, 15), (8, 18), (9, 22), (12, 22), (15, 22)],
)
def test_the_penalty_for_active_disdain(disdain: int, lost: int) -> None:
    assert penalty(GAME.facts, position(disdain=disdain).row()) == lost
    assert penalty(GAME.facts, position(disdain=disdain + 2, forgiven=2).row()) == lost


def standing(*rows: Setting) -> list[int]:
    """Places of players whose sheets are these."""
    table = position(len(rows))
    for seat, setting in enumerate(rows):
        arrange(table, seat, **{"paths": (), **setting})
    return places(table.s)


@pytest.mark.rule("HW-SCORE-03", "HW-DV-15")
def test_a_tie_goes_to_less_active_disdain() -> None:
    assert standing({"renown": 13, "disdain": 2}, {"renown": 15, "disdain": 3}, {"piety": 9}) == [1, 2, 3]
    assert standing({"renown": 15, "disdain": 3}, {"renown": 13, "disdain": 4, "forgiven": 2}, {"piety": 9}) == [
        2,
        1,
        3,
    ]


@pytest.mark.rule("HW-SCORE-03")
def test_then_to_more_from_path_cards_and_then_it_is_shared() -> None:
    pious: Setting = {"renown": 10, "paths": ["fighter"], "cohorts": (6, 6, 0)}
    assert standing({"renown": 12}, pious, {"renown": 12}) == [2, 1, 2]
    assert standing({"renown": 12}, {"piety": 12}, {"valour": 12}, {"valour": 11}) == [1, 1, 1, 4]


@pytest.mark.rule("HW-SCORE-03")
def test_a_finished_game_has_a_place_for_everybody() -> None:
    table = position(4, year=6, renown=9)
    arrange(table, 2, renown=20)
    end_year(table)
    assert table.s.places[2] == 1
    assert sorted(table.s.places)[0] == 1
    assert len(table.s.places) == 4


# -- paths --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HW-PATH-00")
def test_each_path_card_gives_the_points_of_its_best_threshold() -> None:
    assert [path_vp("forager", production=circles) for circles in range(1, 10)] == [0, 0, 1, 1, 1, 2, 2, 2, 3]
    table = position(paths=["forager", "vanguard", "trainer"], production=9, guard=6, strength=(4, 4))
    assert all_path_points(GAME.facts, table.row()) == 3 + 1 + 2


@pytest.mark.rule("HW-PATH-01")
def test_architect_counts_landmarks() -> None:
    built = ["", "archway", "archway column", "archway column statue", "archway column statue monolith"]
    assert [path_vp("architect", built=names) for names in built] == [0, 1, 2, 3, 3]
    assert path_vp("architect", built="market theatre granaries") == 0


@pytest.mark.rule("HW-PATH-02", "HW-DV-13")
def test_aristocrat_wants_little_disdain() -> None:
    assert [path_vp("aristocrat", disdain=count) for count in range(6)] == [3, 2, 2, 1, 1, 0]
    assert path_vp("aristocrat", disdain=9, forgiven=9) == 3


@pytest.mark.rule("HW-PATH-03", "HW-EX-35")
def test_defender_counts_wall_columns() -> None:
    assert [path_vp("defender", wall=boxes, fort=21) for boxes in (6, 7, 13, 14, 20, 21)] == [0, 1, 1, 2, 2, 3]


@pytest.mark.rule("HW-PATH-04")
def test_engineer_counts_the_seven_large_buildings() -> None:
    large = ["large-granary", "large-hotel", "large-workshop", "large-road", "large-precinct", "large-gardens"]
    counts = [path_vp("engineer", built=" ".join([*large, "large-temple"][:number])) for number in range(8)]
    assert counts == [0, 0, 1, 1, 2, 2, 3, 3]
    assert path_vp("engineer", built="small-hotel medium-temple market theatre ludus archway") == 0
    assert path_vp("engineer", built="large-gardens large-temple") == 1, "built is enough"


@pytest.mark.rule("HW-PATH-05")
def test_fighter_counts_complete_cohorts() -> None:
    sides = [(5, 5, 5), (6, 5, 5), (6, 0, 6), (6, 6, 6)]
    assert [path_vp("fighter", cohorts=cohorts) for cohorts in sides] == [0, 1, 2, 3]


@pytest.mark.rule("HW-PATH-06")
def test_forager_counts_production_circles_with_the_printed_one() -> None:
    assert [path_vp("forager", production=circles) for circles in (2, 3, 5, 6, 8, 9)] == [0, 1, 1, 2, 2, 3]


@pytest.mark.rule("HW-PATH-07")
def test_merchant_counts_goods_repeats_too() -> None:
    hexagons = ("h4", "h5a", "h5b", "h6a", "h6b", "h7", "h8", "h9")
    counts = [path_vp("merchant", goods=dict.fromkeys(hexagons[:number], 2)) for number in range(9)]
    assert counts == [0, 0, 0, 0, 1, 1, 2, 2, 3]


@pytest.mark.rule("HW-PATH-08")
def test_planner_counts_complete_citizen_tracks() -> None:
    tracks = ("traders", "performers", "priests", "apparitores", "patricians")
    counts = [path_vp("planner", **dict.fromkeys(tracks[:number], 9)) for number in range(6)]
    assert counts == [0, 0, 1, 1, 2, 3]
    assert path_vp("planner", **dict.fromkeys(tracks, 8)) == 0


@pytest.mark.rule("HW-PATH-09")
def test_pontiff_counts_temples_filled_completely() -> None:
    temples = [(1, 0, 0), (2, 5, 0), (2, 6, 5), (2, 6, 6)]
    assert [path_vp("pontiff", temples=boxes) for boxes in temples] == [0, 1, 2, 3]


@pytest.mark.rule("HW-PATH-10")
def test_ranger_counts_complete_map_columns() -> None:
    counts = [
        path_vp("ranger", scouted=[MAP_COLUMN.format(column + 1) for column in range(number)]) for number in range(6)
    ]
    assert counts == [0, 1, 1, 2, 2, 3]
    rows = ["r1c1 r1c2 r1c3 r1c4", "r2c1 r2c2 r2c3 r2c4", "r3c1 r3c2 r3c3 r3c4"]
    assert path_vp("ranger", scouted=rows) == 0


@pytest.mark.rule("HW-PATH-11")
def test_trainer_counts_all_trained_boxes_of_the_living_and_the_dead() -> None:
    counts = [path_vp("trainer", strength=pair) for pair in ((3, 0), (2, 2), (6, 1), (6, 2), (6, 5), (6, 6))]
    assert counts == [0, 1, 1, 2, 2, 3]
    assert path_vp("trainer", strength=(6, 2), wounds=(3, 2)) == 2


@pytest.mark.rule("HW-PATH-12")
def test_vanguard_counts_guard_columns() -> None:
    assert [path_vp("vanguard", guard=boxes) for boxes in (5, 6, 11, 12, 17, 18)] == [0, 1, 1, 2, 2, 3]


# -- ranks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HW-SOLO-01", "HW-DV-16")
@pytest.mark.parametrize(
    ("score", "name"),
    [
        (-5, "miles"),
        (39, "miles"),
        (40, "centurion"),
        (49, "centurion"),
        (50, "primus-pilus"),
        (60, "praefectus-castrorum"),
        (69, "praefectus-castrorum"),
        (70, "legatus-legionis"),
        (104, "legatus-legionis"),
    ],
)
def test_ranks_of_a_player_alone(score: int, name: str) -> None:
    assert GAME.lexicon.kinds["rank"].slug(rank(GAME.facts, score)) == name


@pytest.mark.rule("HW-SOLO-01")
def test_a_game_alone_ends_with_a_rank() -> None:
    table: Position = position(1, year=6, renown=25, piety=15, cohorts=(6, 6, 6), paths=())
    end_year(table)
    assert table.events("ranked") == [("ranked", 1)]
    assert GAME.view(table.s, 0).players[0].score.rank == "centurion"
    several = position(2, year=6)
    end_year(several)
    assert several.events("ranked") == []
    assert GAME.view(several.s, 0).players[0].score.rank is None
