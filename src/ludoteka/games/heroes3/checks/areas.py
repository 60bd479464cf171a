"""Whether a map hangs together: within each of its areas by touch, between them by joins and monoliths."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteka.games.heroes3.checks.map import DIRECTIONS, footprint
from ludoteka.games.heroes3.entries.box import Content
from ludoteka.games.heroes3.entries.scenarios import ScenarioMap

Cell = tuple[int, int]


def area_faults(content: Content, where: str, plan: ScenarioMap, portals: bool) -> Iterator[str]:
    """Areas are in one piece and apart from one another; ways join existing fields of all of them, or portals do."""
    areas: dict[int, dict[Cell, str]] = {}
    for slot in plan.slots:
        if slot.at is not None:
            cells = areas.setdefault(slot.area, {})
            cells.update(dict.fromkeys(footprint(content, slot.at), slot.slot))
    for cells in areas.values():
        first = next(iter(cells.values()))
        reached = touching(next(iter(cells)), set(cells))
        for name in dict.fromkeys(name for cell, name in cells.items() if cell not in reached):
            yield f"{where}: slot {name} is not connected to {first}"
    for one, cells in areas.items():
        for other, theirs in areas.items():
            if one < other and any(beside in theirs for cell in cells for beside in around(cell)):
                yield f"{where}: areas {one} and {other} touch"
    area_of = {slot.slot: slot.area for slot in plan.slots}
    joined = {min(areas)} if areas else set()
    pairs: list[tuple[int, int]] = []
    for way in plan.ways:
        ends = [end.partition(".")[0] for end in (way.start, way.goal)]
        lost = [end for end in ends if end not in area_of]
        if lost:
            yield f"{where}: a {way.kind} names slot {lost[0]}, which does not exist"
        elif way.start == way.goal:
            yield f"{where}: a {way.kind} leads from {way.start} to itself"
        else:
            pairs.append((area_of[ends[0]], area_of[ends[1]]))
    for _ in areas:
        joined |= {other for pair in pairs if joined & set(pair) for other in pair}
    for number in [] if portals else sorted(set(areas) - joined):
        yield f"{where}: no way leads to area {number}"


def around(cell: Cell) -> list[Cell]:
    """The cells beside a cell."""
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in DIRECTIONS.values()]


def touching(start: Cell, cells: set[Cell]) -> set[Cell]:
    """The cells that are connected with one."""
    reached = {start}
    waiting = [start]
    while waiting:
        for beside in around(waiting.pop()):
            if beside in cells and beside not in reached:
                reached.add(beside)
                waiting.append(beside)
    return reached
