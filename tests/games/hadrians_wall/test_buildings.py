"""Buildings and landmarks: needs, costs and gains, one by one."""

from __future__ import annotations

import pytest

from games.hadrians_wall.helpers import GAME, at, offered, play, position, refused

INFRASTRUCTURE = {1: 1, 2: 3, 3: 5, 4: 9, 5: 11, 6: 13, 7: 15, 8: 17}
"""The fort boxes behind each level."""

HOTELS = [
    # building, infrastructure, smaller one, cost, items gained, attributes gained
    ("small-hotel", 2, "", "1 servant, 1 builder, 1 resource", {"civilian": 1}, {}),
    ("large-hotel", 6, "small-hotel", "1 servant, 1 builder, 2 resource", {"civilian": 1}, {"renown": 1}),
    ("small-workshop", 3, "", "3 resource", {"builder": 1}, {}),
    ("large-workshop", 7, "small-workshop", "4 resource", {"builder": 1}, {"renown": 1}),
]

ROADS = [
    ("small-road", 4, "", "2 servant, 1 builder, 1 resource", ["raise piety", "raise discipline"]),
    ("large-road", 8, "small-road", "2 servant, 1 builder, 2 resource", ["raise renown", "raise valour"]),
]


@pytest.mark.rule("HW-BUILD-01", "HW-BUILD-02", "HW-BUILD-03")
@pytest.mark.parametrize(("building", "level", "smaller", "cost", "items", "attributes"), HOTELS)
def test_hotels_and_workshops(
    building: str, level: int, smaller: str, cost: str, items: dict[str, int], attributes: dict[str, int]
) -> None:
    table = position(fort=INFRASTRUCTURE[level], built=smaller, pool=cost)
    play(table, f"build {building}")
    assert table.pool() == items
    assert table.attributes() == attributes
    assert table.waiting() == "TakeAction"
    refused_below(building, level, smaller)


@pytest.mark.rule("HW-BUILD-01", "HW-BUILD-02", "HW-BUILD-03")
@pytest.mark.parametrize(("building", "level", "smaller", "cost", "choice"), ROADS)
def test_roads(building: str, level: int, smaller: str, cost: str, choice: list[str]) -> None:
    table = position(fort=INFRASTRUCTURE[level], built=smaller, pool=cost)
    play(table, f"build {building}")
    assert table.pool() == {}
    assert offered(table) == choice
    play(table, choice[1])
    assert sum(table.attributes().values()) == 1
    refused_below(building, level, smaller)


def refused_below(building: str, level: int, smaller: str) -> None:
    """One fort box less, or without the smaller one, it is closed."""
    below = position(fort=INFRASTRUCTURE[level] - 1, built=smaller)
    assert refused(below, f"build {building}") == (f"building-level infrastructure {level} {level - 1} (HW-BUILD-01)")
    if smaller:
        alone = position(fort=21)
        assert refused(alone, f"build {building}") == f"building-order {building} {smaller} (HW-BUILD-01)"


@pytest.mark.rule("HW-BUILD-03", "HW-EX-11")
def test_a_small_workshop_costs_three_resources_and_pays_a_builder_at_once() -> None:
    table = position(built="small-hotel large-hotel small-road", fort=13, pool="3 resource")
    play(table, "build small-workshop")
    assert table.pool() == {"builder": 1}


@pytest.mark.rule("HW-BUILD-04")
def test_each_size_is_one_circle_that_pays_from_the_next_year_on() -> None:
    table = position(1, year=2, fort=15, built="small-workshop large-workshop small-hotel", production=1)
    play(table, "end-year")
    before = dict(table.pool())
    play(table, offered(table)[0])
    prospect = GAME.facts.card[table.row()[113 + 2]].items
    after = table.pool()
    assert after.get("builder", 0) - before.get("builder", 0) - prospect[1] == 2
    assert after.get("civilian", 0) - before.get("civilian", 0) - prospect[3] == 1
    assert after.get("resource", 0) - before.get("resource", 0) - prospect[4] == 1


# -- landmarks ----------------------------------------------------------------------------------------------------

LANDMARKS = [
    ("archway", "renown", "valour"),
    ("monolith", "piety", "discipline"),
    ("column", "valour", "piety"),
    ("statue", "discipline", "renown"),
]


@pytest.mark.rule("HW-LANDMARK-01", "HW-LANDMARK-02")
@pytest.mark.parametrize(("landmark", "needed", "gained"), LANDMARKS)
def test_landmarks_turn_fifteen_of_one_attribute_into_two_of_another(landmark: str, needed: str, gained: str) -> None:
    table = position(**at(needed, 15), pool="1 builder, 2 resource")
    play(table, f"build {landmark}")
    assert table.attributes() == {needed: 15, gained: 2}
    assert table.pool() == {}
    short = position(**at(needed, 14), pool="1 builder, 2 resource", fort=21)
    assert refused(short, f"build {landmark}") == f"landmark-level {needed} 15 14 (HW-LANDMARK-01)"


@pytest.mark.rule("HW-EX-13", "HW-LANDMARK-01")
def test_the_monolith() -> None:
    table = position(piety=15, pool="1 builder, 2 resource")
    play(table, "build monolith")
    assert table.attributes() == {"piety": 15, "discipline": 2}
    assert "build monolith" not in offered(position(piety=14, pool="1 builder, 2 resource"))


@pytest.mark.rule("HW-LANDMARK-01")
def test_reaching_the_fifteenth_box_opens_the_landmark_in_the_same_year() -> None:
    table = position(piety=14, priests=1, pool="1 servant, 2 builder, 3 resource")
    play(table, "build small-temple")
    assert "build monolith" in offered(table)


# -- right sheet --------------------------------------------------------------------------------------------------

RIGHT = [
    # building, track, value, smaller one, cost, rule of the value
    ("small-precinct", "traders", 3, "", "1 servant, 1 civilian", "HW-PREC-01"),
    ("medium-precinct", "traders", 6, "small-precinct", "1 servant, 2 civilian", "HW-PREC-01"),
    ("large-precinct", "traders", 9, "medium-precinct", "1 servant, 3 civilian", "HW-PREC-01"),
    ("market", "traders", 4, "", "1 servant, 1 builder, 2 resource", "HW-MARKET-01"),
    ("theatre", "performers", 1, "", "1 servant, 1 builder, 1 resource", "HW-THEATRE-01"),
    ("ludus", "performers", 3, "", "2 servant, 1 builder, 2 resource", "HW-LUDUS-01"),
    ("small-gardens", "priests", 4, "", "1 servant, 1 builder, 1 resource", "HW-GARDEN-01"),
    ("large-gardens", "priests", 7, "small-gardens", "1 servant, 1 builder, 2 resource", "HW-GARDEN-02"),
    ("small-temple", "priests", 1, "", "1 servant, 1 builder, 1 resource", "HW-TEMPLE-01"),
    ("medium-temple", "priests", 3, "small-temple", "1 servant, 1 builder, 2 resource", "HW-TEMPLE-01"),
    ("large-temple", "priests", 6, "medium-temple", "2 servant, 1 builder, 2 resource", "HW-TEMPLE-01"),
    ("baths", "apparitores", 3, "", "2 servant, 1 builder, 2 resource", "HW-BATHS-01"),
    ("courthouse", "apparitores", 4, "", "2 servant, 1 builder, 2 resource", "HW-COURT-01"),
]

GAINS: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    # building: attributes, pool afterwards
    "small-precinct": ({"piety": 1}, {"resource": 1}),
    "medium-precinct": ({"discipline": 1}, {"resource": 1}),
    "large-precinct": ({"renown": 1}, {"resource": 1}),
    "market": ({"renown": 1}, {}),
    "theatre": ({"renown": 1}, {}),
    "ludus": ({"renown": 1}, {}),
    "small-gardens": ({"piety": 1}, {"servant": 2, "builder": 1}),
    "large-gardens": ({"piety": 2}, {"servant": 1, "builder": 2, "resource": 1}),
    "small-temple": ({"piety": 1}, {}),
    "medium-temple": ({"piety": 1}, {}),
    "large-temple": ({"piety": 1}, {}),
    "baths": ({"renown": 1}, {}),
    "courthouse": ({"renown": 1}, {}),
}


@pytest.mark.rule("HW-PREC-01", "HW-PREC-02", "HW-MARKET-01", "HW-THEATRE-01", "HW-LUDUS-01", "HW-GARDEN-01")
@pytest.mark.rule("HW-GARDEN-02", "HW-TEMPLE-01", "HW-BATHS-01", "HW-COURT-01")
@pytest.mark.parametrize(("building", "track", "value", "smaller", "cost", "rule"), RIGHT)
def test_buildings_of_the_right_sheet(
    building: str, track: str, value: int, smaller: str, cost: str, rule: str
) -> None:
    table = position(**at(track, value), built=smaller, pool=cost)
    play(table, f"build {building}")
    assert table.built(building)
    assert (table.attributes(), table.pool()) == GAINS[building]
    short = position(**at(track, value - 1), built=smaller, pool=cost)
    family = building if building in ("large-gardens",) else building.split("-")[-1]
    assert refused(short, f"build {building}") == f"{family}-level {track} {value} {value - 1} ({rule})"
    if smaller:
        alone = position(**at(track, 9), pool=cost)
        assert refused(alone, f"build {building}") == f"{family}-order {building} {smaller} ({rule})"


@pytest.mark.rule("HW-PREC-01", "HW-PREC-02", "HW-EX-15")
def test_a_medium_precinct() -> None:
    table = position(built="small-precinct", traders=6, production=2, pool="1 servant, 2 civilian")
    play(table, "build medium-precinct")
    assert table.attributes() == {"discipline": 1}
    assert table.count("production") == 3
    assert table.pool() == {"resource": 1}
    early = position(built="small-precinct", traders=5, pool="1 servant, 2 civilian")
    assert refused(early, "build medium-precinct") == "precinct-level traders 6 5 (HW-PREC-01)"


@pytest.mark.rule("HW-GARDEN-01", "HW-CIT-01", "HW-EX-22")
def test_small_gardens_bring_three_citizens_and_what_their_boxes_give() -> None:
    table = position(priests=4, pool="1 servant, 1 builder, 1 resource")
    play(table, "build small-gardens")
    assert table.attributes() == {"piety": 1}
    assert table.citizens() == (1, 1, 5, 0, 0)
    assert table.pool() == {"servant": 2, "builder": 1}


@pytest.mark.rule("HW-GARDEN-02", "HW-DV-23")
def test_large_gardens_bring_five_citizens_and_lose_one_on_a_full_track() -> None:
    table = position(built="small-gardens", priests=9, pool="1 servant, 1 builder, 2 resource")
    play(table, "build large-gardens")
    assert table.attributes() == {"piety": 1}
    assert table.citizens() == (1, 1, 9, 1, 1)
    assert table.pool() == {"servant": 1, "builder": 2, "resource": 1}
