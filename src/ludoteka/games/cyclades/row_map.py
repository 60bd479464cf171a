"""The areas of the map as numbers: a list of the State is a column of every area, so only changed areas are written."""

from __future__ import annotations

from typing import Final

from ludoteka.games.cyclades.facts import BUILDING_TYPES, Chart
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.row import Columns, Row, add_bits, add_numbers

OWNER: Final = 0
SOLDIERS: Final = 1
MERCENARIES: Final = 2
SHIPS: Final = 3
HORNS: Final = 4
HEROES: Final = 5
FIGURES: Final = 6
BUILDINGS: Final = 7
USED_TEMPLES: Final = 8
METROPOLISES: Final = 9
USED_METROPOLISES: Final = 10
MAP_PARTS: Final = 11

LAND_ONLY: Final = ("soldiers", "mercenaries", "used_temples", "metropolises#", "used_metropolises", "sites")
MOST_MAPS: Final = 64
"""How many maps are remembered."""
PLAIN: Final[list[int]] = []
"""Numbers that stand for themselves."""


class AreaColumns:
    """The columns of one map: by area its column, -1 where it has none."""

    chart: Chart
    owner: list[int]
    soldiers: list[int]
    mercenaries: list[int]
    ships: list[int]
    horns: list[int]
    heroes: list[int]
    figures: list[int]
    buildings: list[int]
    used_temples: list[int]
    metropolises: list[int]
    used_metropolises: list[int]
    fixed: list[int]
    fixed_values: list[int]
    __slots__ = tuple(__annotations__)


class AreaWriter:
    """Writes the areas of whichever map is played."""

    def __init__(self, columns: Columns, names: dict[str, list[str]]) -> None:
        self.columns = columns
        self.area = columns.numbers("areas[0].area", names["areas"])
        self.faction = columns.numbers("areas[0].owner", names["factions"])
        self.creature = columns.numbers("areas[0].creature", names["creatures"])
        self.hero = columns.numbers("areas[0].heroes[0]", names["heroes"])
        self.bonus = columns.numbers("areas[0].metropolises[0]", names["bonuses"])
        self.first_building = names["buildings"][0]
        self.room = columns.room("areas")
        self.hero_room = columns.room("areas[].heroes")
        self.bonus_room = columns.room("areas[].metropolises")
        self.hexes_room = columns.room("areas[].hexes")
        self.first = columns.first("areas#")
        self.end = columns.first("battles#")
        self.charts: dict[str, AreaColumns] = {}

    def columns_of(self, s: Cyclades) -> AreaColumns:
        """The columns of the map that is played, found once for each map."""
        found = self.charts.get(s.chart.code)
        if found is None:
            found = self.place(s)
            if len(self.charts) >= MOST_MAPS:
                self.charts.clear()
            self.charts[s.chart.code] = found
        return found

    def place(self, s: Cyclades) -> AreaColumns:
        """Find the columns of a map."""
        chart = s.chart
        found = AreaColumns()
        found.chart = chart
        areas = [*chart.land, *chart.sea]
        found.owner = self.named(s, areas, "owner")
        found.soldiers = self.named(s, areas, "soldiers")
        found.mercenaries = self.named(s, areas, "mercenaries")
        found.ships = self.named(s, areas, "ships")
        found.horns = self.named(s, areas, "horns")
        found.heroes = self.named(s, areas, "heroes#")
        found.figures = self.named(s, areas, "creature")
        found.buildings = self.named(s, areas, f"buildings{{{self.first_building}}}?")
        found.used_temples = self.named(s, areas, "used_temples")
        found.metropolises = self.named(s, areas, "metropolises#")
        found.used_metropolises = self.named(s, areas, "used_metropolises")
        found.fixed = [self.first]
        found.fixed_values = [len(areas)]
        for place, area in enumerate(areas[: self.room]):
            land = area < s.facts.first_sea
            self.fix(found, place, "area", self.area[area])
            self.fix(found, place, "land", int(land))
            self.fix(found, place, "sites", chart.sites[area] if land else 0)
            self.fix(found, place, "priestess", int(land and chart.priestess[area]))
            number = chart.number[area]
            hexes = chart.archipelago.hex_q[number]
            self.fix(found, place, "hexes#", len(hexes))
            for i in range(min(len(hexes), self.hexes_room)):
                self.fix(found, place, f"hexes[{i}][0]", hexes[i])
                self.fix(found, place, f"hexes[{i}][1]", chart.archipelago.hex_r[number][i])
        return found

    def named(self, s: Cyclades, areas: list[int], name: str) -> list[int]:
        """By area: its column of a name; a land area has no ships and a sea area no soldiers."""
        out = [-1] * len(s.owner)
        for place, area in enumerate(areas[: self.room]):
            land = area < s.facts.first_sea
            if land and name == "ships":
                continue
            if not land and (name in LAND_ONLY or name.startswith("buildings")):
                continue
            out[area] = self.columns.first(f"areas[{place}].{name}")
        return out

    def fix(self, found: AreaColumns, place: int, name: str, value: int) -> None:
        """A column that is the same all through a game."""
        found.fixed.append(self.columns.first(f"areas[{place}].{name}"))
        found.fixed_values.append(value)

    def write(self, s: Cyclades, row: Row) -> bool:
        """Write the areas that changed; whether control, horns or metropolises have."""
        at = self.columns_of(s)
        if row.held[OWNER] is not at:
            row.clear(0, MAP_PARTS, self.first, self.end)
            row.held[OWNER] = at
            row.held[METROPOLISES] = None
            for i in range(len(at.fixed)):
                row.cells[at.fixed[i]] = at.fixed_values[i]
        changed = row.spread(OWNER, at.owner, s.owner, self.faction)
        if row.spread(HORNS, at.horns, s.horns, PLAIN):
            changed = True
        row.spread(SOLDIERS, at.soldiers, s.soldiers, PLAIN)
        row.spread(MERCENARIES, at.mercenaries, s.mercenaries, PLAIN)
        row.spread(SHIPS, at.ships, s.ships, PLAIN)
        row.spread(FIGURES, at.figures, s.figures, self.creature)
        row.spread(USED_TEMPLES, at.used_temples, s.used_temples, PLAIN)
        row.spread(USED_METROPOLISES, at.used_metropolises, s.used_metropolises, PLAIN)
        if row.kept[HEROES] != s.heroes:
            self.write_heroes(s, row, at)
        if row.kept[BUILDINGS] != s.buildings:
            self.write_buildings(s, row, at)
        if row.held[METROPOLISES] != s.metropolises:
            self.write_metropolises(s, row, at)
            changed = True
        return changed

    def write_heroes(self, s: Cyclades, row: Row, at: AreaColumns) -> None:
        """The heroes in the areas where they changed."""
        kept = row.kept[HEROES]
        for area in range(len(s.heroes)):
            first = at.heroes[area]
            if first >= 0 and (not kept or kept[area] != s.heroes[area]):
                out: list[int] = []
                add_bits(out, s.heroes[area], self.hero, self.hero_room)
                for i in range(len(out)):
                    row.cells[first + i] = out[i]
        row.kept[HEROES] = s.heroes.copy()

    def write_buildings(self, s: Cyclades, row: Row, at: AreaColumns) -> None:
        """The buildings in the areas where they changed: whether there are any of a type, and how many."""
        kept = row.kept[BUILDINGS]
        for i in range(len(s.buildings)):
            count = s.buildings[i]
            if not kept or kept[i] != count:
                first = at.buildings[i // BUILDING_TYPES]
                if first >= 0:
                    column = first + 2 * (i % BUILDING_TYPES)
                    row.cells[column] = int(count > 0)
                    row.cells[column + 1] = count
        row.kept[BUILDINGS] = s.buildings.copy()

    def write_metropolises(self, s: Cyclades, row: Row, at: AreaColumns) -> None:
        """The bonuses of the metropolises."""
        for area in range(len(s.metropolises)):
            first = at.metropolises[area]
            if first >= 0:
                out: list[int] = []
                add_numbers(out, [self.bonus[bonus] for bonus in s.metropolises[area]], self.bonus_room)
                for i in range(len(out)):
                    row.cells[first + i] = out[i]
        row.held[METROPOLISES] = s.metropolises.copy()
