"""Left sheet: cohorts, mining, guard, training, cippi, wall, fort, granaries, forum and attributes."""

from __future__ import annotations

import pytest

from games.hadrians_wall.helpers import GAME, Setting, at, end_year, offered, play, position, refused
from ludoteka.games.hadrians_wall.laws import check_row
from ludoteka.games.hadrians_wall.numbers import FORUM_YEARS, TRAINING_YEARS
from ludoteka.games.hadrians_wall.rules.gains import fill
from ludoteka.games.hadrians_wall.rules.scoring import attribute_points

# -- cohorts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HW-COHORT-01", "HW-EX-03")
@pytest.mark.parametrize(
    ("side", "cohorts", "discipline"), [("left", (3, 0, 1), 1), ("centre", (2, 1, 1), 0), ("right", (2, 0, 2), 0)]
)
def test_a_cohort_symbol_fills_one_cohort_of_choice(side: str, cohorts: tuple[int, ...], discipline: int) -> None:
    table = position(cohorts=(2, 0, 1), guard=2, pool="1 soldier")
    play(table, "fill guard soldier", f"cohort {side}")
    assert table.cohorts() == cohorts
    assert table.count("discipline") == discipline


@pytest.mark.rule("HW-COHORT-01")
def test_cohorts_cannot_be_bought_and_do_not_wait_for_granaries() -> None:
    table = position(cohorts=(5, 5, 0), guard=0, pool="1 soldier, 5 builder, 5 servant, 5 civilian, 5 resource")
    assert offered(table, "cohort") == []
    play(table, "fill guard soldier", "cohort left")
    assert table.cohorts() == (6, 5, 0), "the sixth box with only the small granary"


@pytest.mark.rule("HW-COHORT-01", "HW-DV-20")
def test_a_full_cohort_is_no_choice_and_declining_is_none() -> None:
    table = position(cohorts=(6, 5, 0), guard=0, pool="1 soldier")
    play(table, "fill guard soldier")
    assert offered(table) == ["cohort centre", "cohort right"]
    assert refused(table, "cohort left") == "cohort-full left (HW-COHORT-01)"
    play(table, "cohort centre")
    assert table.cohorts() == (6, 6, 0)
    assert table.count("discipline") == 1


@pytest.mark.rule("HW-COHORT-01")
def test_the_last_cohort_with_room_is_filled_without_asking() -> None:
    table = position(cohorts=(6, 6, 1), guard=0, pool="1 soldier")
    play(table, "fill guard soldier")
    assert table.cohorts() == (6, 6, 2)
    assert table.waiting() == "TakeAction"


@pytest.mark.rule("HW-COHORT-02")
@pytest.mark.parametrize("side", range(3))
def test_cohort_boxes_three_five_and_six_give_discipline_valour_discipline(side: int) -> None:
    table = position()
    gains = []
    for _ in range(6):
        before = table.attributes()
        fill(table.s, 0, table.row(), 14 + side)
        gains.append([name for name, count in table.attributes().items() if count > before.get(name, 0)])
    assert gains == [[], [], ["discipline"], [], ["valour"], ["discipline"]]


# -- mining and production ----------------------------------------------------------------------------------------


@pytest.mark.rule("HW-MINE-01")
def test_a_servant_fills_the_next_mining_box_of_the_open_columns() -> None:
    table = position(pool="14 servant")
    play(table, *["fill mining servant"] * 4)
    assert refused(table, "fill mining servant") == "column-closed mining medium-granary (HW-GRAN-01)"
    table = position(pool="14 servant", built="medium-granary")
    play(table, *["fill mining servant"] * 9)
    assert refused(table, "fill mining servant") == "column-closed mining large-granary (HW-GRAN-01)"


@pytest.mark.rule("HW-MINE-02", "HW-EX-04")
def test_the_second_mining_box_gives_production_and_a_resource() -> None:
    table = position(mining=1, pool="1 servant")
    play(table, "fill mining servant")
    assert table.count("mining") == 2
    assert table.count("production") == 2
    assert table.pool() == {"resource": 1}


@pytest.mark.rule("HW-MINE-01", "HW-MINE-02")
def test_all_fourteen_mining_boxes_give_five_hammers() -> None:
    table = position(pool="14 servant", built="granaries")
    hammers = []
    for box in range(1, 15):
        before = table.count("production")
        play(table, "fill mining servant")
        if table.count("production") > before:
            hammers.append(box)
    assert hammers == [2, 5, 8, 11, 14]
    assert table.count("production") == 6
    assert table.pool() == {"resource": 5}


@pytest.mark.rule("HW-PROD-01")
def test_a_hammer_fills_a_circle_that_pays_from_the_next_year_on() -> None:
    table = position(traders=3, pool="1 servant, 1 civilian")
    play(table, "build small-precinct")
    assert table.count("production") == 2
    assert table.pool() == {"resource": 1}, "the precinct's own resource; the new circle pays later"


@pytest.mark.rule("HW-PROD-02")
def test_there_are_nine_circles_and_the_printed_one_counts() -> None:
    assert len(GAME.facts.track[22]) == 9
    table = position(pool="14 servant", built="granaries", traders=9)
    play(table, *["fill mining servant"] * 14)
    table.row()[:5] = [0, 0, 3, 6, 0]
    for size in ("small", "medium", "large"):
        play(table, f"build {size}-precinct")
    assert table.count("production") == 9
    assert [player.paths for player in GAME.view(table.s, 0).players]


# -- wall guard and training grounds ------------------------------------------------------------------------------


@pytest.mark.rule("HW-GUARD-01", "HW-EX-05")
def test_a_soldier_fills_the_next_guard_box() -> None:
    table = position(guard=2, pool="1 soldier")
    play(table, "fill guard soldier")
    assert table.count("guard") == 3
    assert table.pool() == {}
    assert table.waiting() == "FillCohort"


@pytest.mark.rule("HW-GUARD-01")
def test_guard_columns_have_six_boxes_and_give_cohorts_and_discipline() -> None:
    table = position(pool="18 soldier", built="granaries")
    discipline, symbols = [], []
    for box in range(1, 19):
        before = table.count("discipline")
        play(table, "fill guard soldier")
        if table.count("discipline") > before and table.waiting() != "FillCohort":
            discipline.append(box)
        if table.waiting() == "FillCohort":
            symbols.append(box)
            play(table, offered(table)[-1])
    assert symbols == [1, 3, 6, 9, 12, 15, 18]
    assert discipline == [2, 5, 8, 11, 14, 17]
    closed = position(guard=6, pool="1 soldier")
    assert refused(closed, "fill guard soldier") == "column-closed guard medium-granary (HW-GRAN-01)"


@pytest.mark.rule("HW-TRAIN-01")
def test_training_notes_the_year_fills_a_guard_box_and_is_once_a_year() -> None:
    table = position(year=3, guard=3, pool="3 builder", training=(1,))
    play(table, "fill training builder")
    assert table.count("guard") == 4
    assert table.row()[TRAINING_YEARS : TRAINING_YEARS + 2] == [1, 3]
    assert table.pool() == {"builder": 2}
    assert refused(table, "fill training builder") == "trained-this-year (HW-TRAIN-01)"
    assert "fill training builder" in offered(position(year=4, guard=3, pool="1 builder", training=(1, 3)))


@pytest.mark.rule("HW-TRAIN-01")
def test_there_are_five_training_boxes() -> None:
    table = position(year=6, guard=3, pool="1 builder", training=(1, 2, 3, 4))
    assert "fill training builder" in offered(table)
    full = position(year=6, guard=3, pool="1 builder", training=(1, 2, 3, 4, 5))
    assert refused(full, "fill training builder") == "track-full training (HW-GEN-14)"


@pytest.mark.rule("HW-TRAIN-02", "HW-DV-25")
def test_training_needs_an_open_guard_box() -> None:
    table = position(guard=6, pool="1 soldier, 1 builder")
    assert refused(table, "fill guard soldier") == "column-closed guard medium-granary (HW-GRAN-01)"
    assert refused(table, "fill training builder") == "no-guard-box (HW-TRAIN-02)"
    full = position(guard=18, built="granaries", pool="1 builder")
    assert refused(full, "fill training builder") == "no-guard-box (HW-TRAIN-02)"


@pytest.mark.rule("HW-TRAIN-02")
def test_a_new_granary_opens_the_training_grounds_again() -> None:
    table = position(guard=6, fort=1, pool="2 builder, 1 servant, 1 resource")
    play(table, "build medium-granary")
    assert "fill training builder" in offered(table)


# -- cippi, wall and fort -----------------------------------------------------------------------------------------


@pytest.mark.rule("HW-FORT-01")
@pytest.mark.parametrize("worker", ["builder", "soldier"])
def test_a_builder_or_a_soldier_fills_the_next_fort_box(worker: str) -> None:
    table = position(pool="1 builder, 1 soldier")
    play(table, f"fill fort {worker}")
    assert table.count("fort") == 1
    assert table.count(worker) == 0


@pytest.mark.rule("HW-FORT-02")
def test_the_infrastructure_is_the_highest_flag_passed() -> None:
    at = {1: 1, 3: 2, 5: 3, 9: 4, 11: 5, 13: 6, 15: 7, 17: 8}
    level = 0
    for boxes in range(22):
        level = at.get(boxes, level)
        assert GAME.view(position(fort=boxes).s, 0).players[0].left.infrastructure == level


@pytest.mark.rule("HW-WALL-01", "HW-EX-02")
def test_two_wall_actions_pay_a_resource_each_and_the_seventh_box_gives_a_cohort() -> None:
    table = position(wall=5, fort=7, pool="2 resource")
    play(table, "fill wall resource")
    assert (table.pool(), table.waiting()) == ({"resource": 1}, "TakeAction")
    play(table, "fill wall resource")
    assert table.waiting() == "FillCohort"
    play(table, "cohort right")
    assert (table.pool(), table.cohorts()) == ({}, (0, 0, 1))


@pytest.mark.rule("HW-WALL-01")
@pytest.mark.parametrize("boxes", [0, 4, 7, 13, 20])
def test_each_wall_box_hangs_on_the_fort_box_of_its_number(boxes: int) -> None:
    table = position(fort=boxes, wall=boxes, built="granaries", pool="9 resource")
    assert refused(table, "fill wall resource") == f"wall-chain fort {boxes + 1} {boxes} (HW-WALL-01)"
    assert "fill wall resource" in offered(position(fort=boxes + 1, wall=boxes, built="granaries", pool="1 resource"))


@pytest.mark.rule("HW-CIPPI-01")
def test_cippi_hang_on_seven_fort_boxes() -> None:
    for cippi, fort in enumerate((1, 4, 7, 10, 13, 16, 20)):
        short = position(fort=fort - 1, cippi=cippi, built="granaries", pool="1 resource")
        assert refused(short, "fill cippi resource") == f"cippi-chain fort {fort} {fort - 1} (HW-CIPPI-01)"
        table = position(fort=fort, cippi=cippi, built="granaries", pool="1 resource")
        play(table, "fill cippi resource")
        assert table.count("cippi") == cippi + 1


@pytest.mark.rule("HW-CIPPI-01")
def test_cippi_give_cohorts_a_civilian_and_renown() -> None:
    gains = []
    for cippi in range(7):
        table = position(fort=21, cippi=cippi, built="granaries", pool="1 resource")
        play(table, "fill cippi resource")
        gains.append(table.waiting() if table.waiting() == "FillCohort" else {**table.pool(), **table.attributes()})
    assert gains == [{}, {}, "FillCohort", {"civilian": 1}, "FillCohort", {"renown": 1}, "FillCohort"]


@pytest.mark.rule("HW-EX-06", "HW-FORT-02", "HW-CIPPI-01", "HW-WALL-01")
def test_six_fort_boxes_bear_five_more_of_the_wall_and_no_third_cippus() -> None:
    table = position(fort=6, cippi=2, wall=1, pool="9 resource")
    assert refused(table, "fill cippi resource") == "cippi-chain fort 7 6 (HW-CIPPI-01)"
    for _ in range(5):
        play(table, "fill wall resource")
        if table.waiting() == "FillCohort":
            play(table, "cohort left")
    assert table.count("wall") == 6
    assert refused(table, "fill wall resource") == "wall-chain fort 7 6 (HW-WALL-01)"
    assert GAME.view(table.s, 0).players[0].left.infrastructure == 3


@pytest.mark.rule("HW-EX-07", "HW-GRAN-02")
def test_six_fort_boxes_allow_the_medium_granary_only() -> None:
    table = position(fort=6, cippi=2, wall=1, pool="2 servant, 2 builder, 3 resource")
    assert "build medium-granary" in offered(table)
    play(table, "build medium-granary")
    assert refused(table, "build large-granary") == "large-granary-level infrastructure 5 3 (HW-GRAN-03)"


@pytest.mark.rule("HW-EX-08", "HW-GRAN-01")
def test_a_legal_state_with_the_medium_granary() -> None:
    table = position(built="medium-granary", mining=6, guard=3, cippi=3, wall=3, fort=9, production=3)
    check_row(table.s, 0, table.row())
    assert sum(22 in box.gain for box in GAME.facts.track[17][:6]) == 2
    assert table.count("production") == 1 + 2


@pytest.mark.rule("HW-DV-03", "HW-FORT-01")
def test_filling_the_whole_fort() -> None:
    table = position(built="granaries", pool="21 builder")
    for _ in range(21):
        play(table, "fill fort builder")
        if table.waiting() == "FillCohort":
            play(table, "cohort left")
    assert table.pool() == {"civilian": 8, "builder": 1}
    assert table.attributes() == {"discipline": 3}
    assert table.cohorts() == (2, 0, 0)
    assert GAME.view(table.s, 0).players[0].left.infrastructure == 8


@pytest.mark.rule("HW-DV-04", "HW-WALL-01")
def test_filling_the_whole_wall() -> None:
    table = position(built="granaries", fort=21, pool="21 resource")
    sides = iter(("left", "left", "centre", "centre", "right", "right"))
    for _ in range(21):
        play(table, "fill wall resource")
        if table.waiting() == "FillCohort":
            play(table, f"cohort {next(sides)}")
    assert table.pool() == {"civilian": 8}
    assert table.attributes() == {"renown": 5}
    assert table.cohorts() == (2, 2, 2)


# -- granaries ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HW-GRAN-01")
@pytest.mark.parametrize(
    ("action", "track", "small", "medium"),
    [
        ("fill mining servant", "mining", 4, 9),
        ("fill guard soldier", "guard", 6, 12),
        ("fill cippi resource", "cippi", 3, 5),
        ("fill wall resource", "wall", 7, 14),
        ("fill fort builder", "fort", 7, 14),
    ],
)
def test_columns_open_with_their_granary(action: str, track: str, small: int, medium: int) -> None:
    rich: Setting = {"fort": 21, "pool": "2 soldier, 2 builder, 2 servant, 2 resource"}
    for filled, granary, built in ((small, "medium", ""), (medium, "large", "medium-granary")):
        closed = position(**{**rich, track: filled, "built": built})
        assert refused(closed, action) == f"column-closed {track} {granary}-granary (HW-GRAN-01)"
        opened = position(**{**rich, track: filled, "built": f"{built} {granary}-granary"})
        assert action in offered(opened)
        assert action in offered(position(**{**rich, track: filled - 1, "built": built}))


@pytest.mark.rule("HW-GRAN-01")
def test_nothing_else_is_bound_to_a_column() -> None:
    table = position(traders=9, priests=9, apparitores=9, performers=9, patricians=9, fort=13)
    table.row()[:5] = [9, 9, 9, 9, 9]
    wanted = {"build small-precinct", "build market", "build small-hotel", "build small-road", "diplomat"}
    assert wanted <= set(offered(table))


@pytest.mark.rule("HW-GRAN-02")
def test_the_medium_granary_needs_infrastructure_1() -> None:
    table = position(fort=1, pool="1 servant, 1 builder, 1 resource")
    play(table, "build medium-granary")
    assert table.built("medium-granary")
    assert table.pool() == {}
    assert table.attributes() == {}
    assert refused(position(), "build medium-granary") == "granary-level infrastructure 1 0 (HW-GRAN-02)"


@pytest.mark.rule("HW-GRAN-03")
def test_the_large_granary_needs_the_medium_one_and_infrastructure_5() -> None:
    table = position(fort=11, built="medium-granary", pool="1 servant, 1 builder, 2 resource")
    play(table, "build large-granary")
    assert table.pool() == {}
    assert table.attributes() == {"renown": 1}
    early = position(fort=10, built="medium-granary")
    assert refused(early, "build large-granary") == "large-granary-level infrastructure 5 4 (HW-GRAN-03)"
    lonely = position(fort=11)
    assert refused(lonely, "build large-granary") == "large-granary-order large-granary medium-granary (HW-GRAN-03)"


# -- forum --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HW-FORUM-01", "HW-EX-12")
def test_the_forum_takes_two_workers_and_gives_one_once_a_year() -> None:
    table = position(year=2, pool="1 servant, 1 civilian")
    assert offered(table, "exchange") == ["exchange servant civilian builder"]
    play(table, "exchange servant civilian builder")
    assert table.pool() == {"builder": 1}
    assert table.row()[FORUM_YEARS] == 2
    table.row()[:5] = [0, 2, 2, 2, 0]
    assert refused(table, "exchange builder builder servant") == "forum-this-year (HW-FORUM-01)"
    assert "exchange builder builder servant" in offered(position(year=3, forum=(2,), pool="2 builder"))


@pytest.mark.rule("HW-FORUM-01")
def test_the_forum_has_four_boxes_and_is_open_from_the_start() -> None:
    assert "exchange builder builder servant" in offered(position(year=1, pool="2 builder"))
    table = position(year=6, forum=(1, 2, 3, 4), pool="2 builder")
    assert refused(table, "exchange builder builder servant") == "boxes-used forum (HW-GEN-14)"


@pytest.mark.rule("HW-FORUM-01", "HW-FORUM-02")
def test_soldiers_and_resources_are_no_business_of_the_forum() -> None:
    table = position(pool="4 soldier, 2 builder, 4 resource")
    assert offered(table, "exchange") == ["exchange builder builder servant", "exchange builder builder civilian"]
    assert refused(table, "exchange soldier soldier builder") == "forum-kinds (HW-FORUM-02)"
    assert refused(table, "exchange builder builder soldier") == "forum-kinds (HW-FORUM-02)"


@pytest.mark.rule("HW-FORUM-02", "HW-DV-14")
def test_there_are_nine_exchanges_and_the_gained_kind_differs_from_both_paid() -> None:
    table = position(pool="2 builder, 2 servant, 2 civilian")
    assert offered(table, "exchange") == [
        "exchange builder builder servant",
        "exchange builder builder civilian",
        "exchange builder servant civilian",
        "exchange builder civilian servant",
        "exchange servant servant builder",
        "exchange servant servant civilian",
        "exchange servant civilian builder",
        "exchange civilian civilian builder",
        "exchange civilian civilian servant",
    ]
    assert refused(table, "exchange builder servant builder") == "forum-kinds (HW-FORUM-02)"


# -- attributes ---------------------------------------------------------------------------------------------------

ATTRIBUTES = {
    "renown": ("civilian", ["piety", "discipline", "valour"]),
    "piety": ("servant", ["renown", "valour", "discipline"]),
    "valour": ("soldier", ["discipline", "renown", "piety"]),
    "discipline": ("builder", ["valour", "piety", "renown"]),
}


@pytest.mark.rule("HW-ATTR-01", "HW-EX-14")
def test_each_filled_box_is_a_point() -> None:
    table = position(renown=2, piety=16, valour=3, discipline=9)
    assert attribute_points(GAME.facts, table.row()) == 30


@pytest.mark.rule("HW-ATTR-01", "HW-ATTR-02", "HW-ATTR-03")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_an_attributes_boxes_give_workers_and_other_attributes(attribute: str) -> None:
    worker, others = ATTRIBUTES[attribute]
    track = 5 + list(ATTRIBUTES).index(attribute)
    workers, raised = [], []
    for box in range(1, 26):
        table = position(**at(attribute, box - 1))
        fill(table.s, 0, table.row(), track)
        assert table.count(attribute) == box
        if table.pool():
            assert table.pool() == {worker: 1}
            workers.append(box)
        other = [name for name in table.attributes() if name != attribute]
        if other:
            raised.append((box, *other))
    assert workers == [3, 6, 9, 12, 15, 19, 23]
    assert raised == [(17, others[0]), (21, others[1]), (25, others[2])]


@pytest.mark.rule("HW-ATTR-03", "HW-DV-01")
def test_attributes_chain() -> None:
    table = position(renown=16, piety=16)
    fill(table.s, 0, table.row(), 5)
    assert table.attributes() == {"renown": 18, "piety": 17}


@pytest.mark.rule("HW-GEN-10", "HW-DV-02")
def test_a_26th_renown_is_lost() -> None:
    table = position(renown=25)
    fill(table.s, 0, table.row(), 5)
    assert table.attributes() == {"renown": 25}
    assert table.pool() == {}


def test_pools_do_not_outlive_the_year() -> None:
    table = position(1, pool="3 civilian")
    end_year(table)
    assert table.s.year == 3
