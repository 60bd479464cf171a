"""The map in the form the rules read in their loops: plain numbers and lists, built by `archipelago.assemble`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteka.games.cyclades.figures import Bonus, Building, Creature, God, Hero
from ludoteka.games.cyclades.rules.odds_table import OddsTable
from ludoteka.kernel.action import Action

KEPT_CHARTS: Final = 64
"""How many maps are kept ready; random maps come and go."""


class Archipelago:
    """A finished map: land and sea areas by number, who touches whom, and what is printed where.

    Areas are numbered from 0, first all land areas, then all sea areas, each in reading order (from the top row of
    hexes down, in a row from left to right), so the same map has the same numbers however its boards were listed.
    Every list is indexed by area number unless it says otherwise. A map is never changed, so States share it
    (CYC-AREA-01, CYC-AREA-02).
    """

    layout: str
    """Id of the layout it was made from."""
    side: str
    """`front` or `back`: the side all boards show."""
    areas: int
    """How many areas there are."""
    first_sea: int
    """Number of the first sea area, which is also how many land areas there are."""
    names: list[str]
    """Name of each area in the notation: `naxos`."""
    codes: list[str]
    """Board and place of each area: `b03-l2`."""
    numbers: dict[str, int]
    """Number of an area by its name."""
    is_land: list[bool]
    """Whether an area is land."""
    island_of: list[int]
    """Island of each land area, -1 for sea."""
    islands: list[list[int]]
    """Land areas of each island, by island number."""
    neighbours: list[list[int]]
    """Areas that share a border with an area, ascending."""
    land_next_to: list[list[int]]
    """Land areas among the neighbours, ascending."""
    sea_next_to: list[list[int]]
    """Sea areas among the neighbours, ascending; for land also the areas its ports serve."""
    touches: list[list[bool]]
    """`touches[a][b]`: whether two areas share a border."""
    sites: list[int]
    """Building sites in each area, 0 for sea."""
    horns: list[int]
    """Printed horns in each area."""
    priestess: list[bool]
    """Whether a priestess symbol is printed in an area."""
    hex_q: list[list[int]]
    """Axial q of each hex of an area; for drawing, x is q + r / 2 and y is r."""
    hex_r: list[list[int]]
    """Axial r of each hex of an area, in the order of `hex_q`."""
    board_ids: list[str]
    """Id of each board: `b03`."""
    __slots__ = tuple(__annotations__)


class Start:
    """A ready starting placement of one faction: areas in the order they are picked, and the ship beside each."""

    __slots__ = ("areas", "faction", "ships")

    def __init__(self, faction: int, areas: list[int], ships: list[int]) -> None:
        self.faction = faction
        """Which faction, counted from 0."""
        self.areas = areas
        """Land areas by number, round one first."""
        self.ships = ships
        """Sea area of the ship beside each of them."""


# -- the tables the rules read ----------------------------------------------------------------------------------

ATHENA: Final = 0
ZEUS: Final = 1
POSEIDON: Final = 2
ARES: Final = 3
HERA: Final = 4
APOLLO: Final = 5

PORT: Final = 0
FORTRESS: Final = 1
TEMPLE: Final = 2
ACADEMY: Final = 3
BUILDING_TYPES: Final = 4

TWO_SOLDIERS: Final = 0
CORNUCOPIA: Final = 1
PRIESTESS: Final = 2
THREE_GOLD: Final = 3
TWO_SHIPS: Final = 4

CHARON: Final = 0
CHIMERA: Final = 1
DRYAD: Final = 2
GRAEAE: Final = 3
GRIFFIN: Final = 4
HARPY: Final = 5
CYCLOPS: Final = 6
GIANT: Final = 7
PEGASUS: Final = 8
SATYR: Final = 9
SPHINX: Final = 10
SYLPH: Final = 11
HYDRA: Final = 12
CERBERUS: Final = 13
KRAKEN: Final = 14
MEDUSA: Final = 15
MINOTAUR: Final = 16
POLYPHEMUS: Final = 17

AJAX: Final = 0
HECTOR: Final = 1
HELEN: Final = 2
JASON: Final = 3
CROESUS: Final = 4
ODYSSEUS: Final = 5
PANDORA: Final = 6
PENTHESILEA: Final = 7
PERSEUS: Final = 8

NOBODY: Final = -1
"""Stands for no faction, no area, no god and no card."""


class Chart:
    """A map in the numbers of the notation: an area is its position among all area names of the game.

    Lists are as long as there are area names; areas that are not on this map are empty entries. A land mask has bit
    `area`, a sea mask bit `area - first_sea`.
    """

    __slots__ = (
        "all_land",
        "archipelago",
        "code",
        "first_sea",
        "horns",
        "island",
        "land",
        "land_mask",
        "land_next_to",
        "neighbours",
        "number",
        "priestess",
        "sea",
        "sea_mask",
        "sea_next_to",
        "sites",
    )

    def __init__(self, code: str, archipelago: Archipelago, area_numbers: dict[str, int], first_sea: int) -> None:
        total = len(area_numbers)
        self.code = code
        """The map code, which is how a State saves its map."""
        self.archipelago = archipelago
        """The same map in its own numbers, with hexes and boards for drawing."""
        self.first_sea = first_sea
        """Number of the first sea area."""
        self.number = [NOBODY] * total
        """Position of an area in the lists of the Archipelago, -1 if it is not on this map."""
        names = archipelago.names
        mine = [area_numbers[name] for name in names]
        for number, area in enumerate(mine):
            self.number[area] = number
        self.land = sorted(area for area in mine if area < first_sea)
        """The land areas on this map."""
        self.sea = sorted(area for area in mine if area >= first_sea)
        """The sea areas on this map."""
        self.all_land = 0
        """Every land area on this map, as a mask."""
        for area in self.land:
            self.all_land |= 1 << area
        self.neighbours: list[list[int]] = [[] for _ in range(total)]
        """Areas next to an area (CYC-AREA-01)."""
        self.land_next_to: list[list[int]] = [[] for _ in range(total)]
        """Land areas next to an area."""
        self.sea_next_to: list[list[int]] = [[] for _ in range(total)]
        """Sea areas next to an area."""
        self.land_mask = [0] * total
        """Land areas next to an area, as a mask."""
        self.sea_mask = [0] * total
        """Sea areas next to an area, as a mask."""
        self.island = [0] * total
        """All land areas of a land area's island, itself included, as a mask (CYC-AREA-02)."""
        self.sites = [0] * total
        """Building sites in an area."""
        self.horns = [0] * total
        """Printed horns in an area."""
        self.priestess = [False] * total
        """Whether a priestess symbol is printed in an area."""
        for area in self.land + self.sea:
            number = self.number[area]
            around = sorted(mine[other] for other in archipelago.neighbours[number])
            self.neighbours[area] = around
            self.land_next_to[area] = [other for other in around if other < first_sea]
            self.sea_next_to[area] = [other for other in around if other >= first_sea]
            for other in self.land_next_to[area]:
                self.land_mask[area] |= 1 << other
            for other in self.sea_next_to[area]:
                self.sea_mask[area] |= 1 << (other - first_sea)
            if area < first_sea:
                for other in archipelago.islands[archipelago.island_of[number]]:
                    self.island[area] |= 1 << mine[other]
            self.sites[area] = archipelago.sites[number]
            self.horns[area] = archipelago.horns[number]
            self.priestess[area] = archipelago.priestess[number]


class Facts:
    """Everything printed, as the rules read it: figures by number, and tables worked out from them once."""

    hero: list[Hero]
    creature: list[Creature]
    god: list[God]
    building: list[Building]
    bonus: list[Bonus]

    soldiers: int
    """Regular soldiers of a faction."""
    ships: int
    """Ships of a faction."""
    mercenaries: int
    priestesses: int
    philosophers: int
    buildings_per_type: int

    die: list[int]
    soldier_strength: int
    ship_strength: int
    gold_per_horn: int
    placement_soldiers: int
    philosophers_needed: int
    priestess_discount: int
    fine_divisor: int
    scales: list[list[int]]
    """Bid values of the linear and of the stepped scale."""
    creature_prices: list[int]
    """Price of each space of the creature market, cheapest first."""
    creature_discard_space: int
    """Position of the space whose card leaves when an epoch starts."""
    upkeep_priestesses: int
    hero_market_size: int
    hero_price: int
    hero_move_first: int
    hero_move_step: int

    area_names: list[str]
    first_sea: int
    area_numbers: dict[str, int]
    bid_actions: list[list[list[Action]]]
    """By scale, god and position on the scale: every bid there is, made once because bids are offered so often."""
    odds: OddsTable
    """The chance to take an area for plain units on both sides."""
    draw_chart: Callable[[str], Chart]
    charts: dict[str, Chart]
    """Maps drawn lately, by map code."""
    __slots__ = tuple(__annotations__)

    def work_out(self) -> None:
        """Fill the tables that follow from the figures."""
        self.area_numbers = {name: area for area, name in enumerate(self.area_names)}
        self.bid_actions = [
            [[("bid", god, value) for value in values] for god in range(APOLLO)] for values in self.scales
        ]
        self.odds = OddsTable(self.die)
        self.charts = {}

    def chart(self, code: str) -> Chart:
        """The map of a code; maps drawn lately are kept."""
        found = self.charts.get(code)
        if found is None:
            if len(self.charts) >= KEPT_CHARTS:
                self.charts.clear()
            found = self.draw_chart(code)
            self.charts[code] = found
        return found
