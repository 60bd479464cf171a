"""The map in the form the rules read in their loops: plain numbers and lists, built by `archipelago.assemble`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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

    __slots__ = (
        "areas",
        "board_ids",
        "board_of",
        "board_q",
        "board_r",
        "board_turns",
        "codes",
        "first_sea",
        "hex_q",
        "hex_r",
        "horns",
        "is_land",
        "island_of",
        "islands",
        "land_next_to",
        "layout",
        "names",
        "neighbours",
        "numbers",
        "priestess",
        "sea_next_to",
        "side",
        "sites",
        "touches",
    )

    def __init__(
        self,
        layout: str,
        side: str,
        areas: int,
        first_sea: int,
        names: list[str],
        codes: list[str],
        numbers: dict[str, int],
        is_land: list[bool],
        island_of: list[int],
        islands: list[list[int]],
        neighbours: list[list[int]],
        land_next_to: list[list[int]],
        sea_next_to: list[list[int]],
        touches: list[list[bool]],
        sites: list[int],
        horns: list[int],
        priestess: list[bool],
        hex_q: list[list[int]],
        hex_r: list[list[int]],
        board_of: list[int],
        board_ids: list[str],
        board_q: list[int],
        board_r: list[int],
        board_turns: list[int],
    ) -> None:
        self.layout = layout
        """Id of the layout it was made from."""
        self.side = side
        """`front` or `back`: the side all boards show."""
        self.areas = areas
        """How many areas there are."""
        self.first_sea = first_sea
        """Number of the first sea area, which is also how many land areas there are."""
        self.names = names
        """Name of each area in the notation: `naxos`."""
        self.codes = codes
        """Board and place of each area: `b03-l2`."""
        self.numbers = numbers
        """Number of an area by its name."""
        self.is_land = is_land
        """Whether an area is land."""
        self.island_of = island_of
        """Island of each land area, -1 for sea."""
        self.islands = islands
        """Land areas of each island, by island number."""
        self.neighbours = neighbours
        """Areas that share a border with an area, ascending."""
        self.land_next_to = land_next_to
        """Land areas among the neighbours, ascending."""
        self.sea_next_to = sea_next_to
        """Sea areas among the neighbours, ascending; for land also the areas its ports serve."""
        self.touches = touches
        """`touches[a][b]`: whether two areas share a border."""
        self.sites = sites
        """Building sites in each area, 0 for sea."""
        self.horns = horns
        """Printed horns in each area."""
        self.priestess = priestess
        """Whether a priestess symbol is printed in an area."""
        self.hex_q = hex_q
        """Axial q of each hex of an area; for drawing, x is q + r / 2 and y is r."""
        self.hex_r = hex_r
        """Axial r of each hex of an area, in the order of `hex_q`."""
        self.board_of = board_of
        """Board of each area, as a position in the four lists below."""
        self.board_ids = board_ids
        """Id of each board: `b03`."""
        self.board_q = board_q
        """Axial q of each board's centre hex."""
        self.board_r = board_r
        """Axial r of each board's centre hex."""
        self.board_turns = board_turns
        """Steps of 60 degrees each board is turned."""


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
    """Every figure the rules need, as plain numbers and lists; see `content/*.toml` for what they mean."""

    __slots__ = (
        "ajax_areas",
        "apollo_gold",
        "apollo_land_horns",
        "apollo_sea_horns",
        "area_names",
        "area_numbers",
        "bid_actions",
        "bonus_gold",
        "bonus_horns",
        "bonus_priestesses",
        "bonus_ships",
        "bonus_soldiers",
        "bonus_tokens",
        "buildings_per_type",
        "charts",
        "creature_cards",
        "creature_discard_space",
        "creature_figure",
        "creature_on_land",
        "creature_on_sea",
        "creature_own_area",
        "creature_prices",
        "croesus_pays",
        "croesus_reroll",
        "die",
        "draw_chart",
        "dryad_takes",
        "fine_divisor",
        "first_sea",
        "fortress_strength",
        "god_builds",
        "god_extra_prices",
        "god_move_price",
        "gold_per_horn",
        "griffin_divisor",
        "harpy_destroys",
        "hector_rate",
        "helen_die",
        "helen_each",
        "helen_types",
        "hero_market_size",
        "hero_move_first",
        "hero_move_step",
        "hero_price",
        "hero_strength",
        "hydra_destroys",
        "hydra_horns",
        "hydra_times",
        "jason_ships",
        "mercenaries",
        "minotaur_strength",
        "odds",
        "odysseus_each",
        "peek_play_price",
        "philosophers",
        "philosophers_needed",
        "placement_soldiers",
        "port_strength",
        "priestess_discount",
        "priestesses",
        "satyr_takes",
        "scales",
        "ship_strength",
        "ships",
        "soldier_strength",
        "soldiers",
        "sphinx_draws",
        "temple_discount",
        "upkeep_priestesses",
    )

    def __init__(
        self,
        *,
        ajax_areas: int,
        apollo_gold: int,
        apollo_land_horns: int,
        apollo_sea_horns: int,
        area_names: list[str],
        bonus_gold: list[int],
        bonus_horns: list[int],
        bonus_priestesses: list[int],
        bonus_ships: list[int],
        bonus_soldiers: list[int],
        bonus_tokens: list[int],
        buildings_per_type: int,
        creature_cards: list[int],
        creature_discard_space: int,
        creature_figure: list[bool],
        creature_on_land: list[bool],
        creature_on_sea: list[bool],
        creature_own_area: list[bool],
        creature_prices: list[int],
        croesus_pays: int,
        croesus_reroll: int,
        die: list[int],
        draw_chart: Callable[[str], Chart],
        dryad_takes: int,
        fine_divisor: int,
        first_sea: int,
        fortress_strength: int,
        god_builds: list[int],
        god_extra_prices: list[list[int]],
        god_move_price: list[int],
        gold_per_horn: int,
        griffin_divisor: int,
        harpy_destroys: int,
        hector_rate: int,
        helen_die: int,
        helen_each: int,
        helen_types: int,
        hero_market_size: int,
        hero_move_first: int,
        hero_move_step: int,
        hero_price: int,
        hero_strength: list[int],
        hydra_destroys: int,
        hydra_horns: int,
        hydra_times: int,
        jason_ships: int,
        mercenaries: int,
        minotaur_strength: int,
        odysseus_each: int,
        peek_play_price: int,
        philosophers: int,
        philosophers_needed: int,
        placement_soldiers: int,
        port_strength: int,
        priestess_discount: int,
        priestesses: int,
        satyr_takes: int,
        scales: list[list[int]],
        ship_strength: int,
        ships: int,
        soldier_strength: int,
        soldiers: int,
        sphinx_draws: int,
        temple_discount: int,
        upkeep_priestesses: int,
    ) -> None:
        self.ajax_areas = ajax_areas
        self.apollo_gold = apollo_gold
        self.apollo_land_horns = apollo_land_horns
        self.apollo_sea_horns = apollo_sea_horns
        self.area_names = area_names
        self.area_numbers = {name: area for area, name in enumerate(area_names)}
        self.bid_actions: list[list[list[Action]]] = [
            [[("bid", god, value) for value in values] for god in range(APOLLO)] for values in scales
        ]
        """By scale, god and position on the scale: every bid there is, made once because bids are offered so often."""
        self.bonus_gold = bonus_gold
        self.bonus_horns = bonus_horns
        self.bonus_priestesses = bonus_priestesses
        self.bonus_ships = bonus_ships
        self.bonus_soldiers = bonus_soldiers
        self.bonus_tokens = bonus_tokens
        """How many metropolis tokens carry each bonus."""
        self.buildings_per_type = buildings_per_type
        self.charts: dict[str, Chart] = {}
        """Maps drawn lately, by map code."""
        self.creature_cards = creature_cards
        """How many cards of each creature there are."""
        self.creature_discard_space = creature_discard_space
        """Position of the space whose card leaves when an epoch starts."""
        self.creature_figure = creature_figure
        self.creature_on_land = creature_on_land
        self.creature_on_sea = creature_on_sea
        self.creature_own_area = creature_own_area
        self.creature_prices = creature_prices
        """Price of each space of the creature market, cheapest first."""
        self.croesus_pays = croesus_pays
        self.croesus_reroll = croesus_reroll
        self.die = die
        self.draw_chart = draw_chart
        self.dryad_takes = dryad_takes
        self.fine_divisor = fine_divisor
        self.first_sea = first_sea
        self.fortress_strength = fortress_strength
        self.god_builds = god_builds
        """The basic building a god gives, -1 for Hera (a missing type) and Apollo (none)."""
        self.god_extra_prices = god_extra_prices
        self.god_move_price = god_move_price
        self.gold_per_horn = gold_per_horn
        self.griffin_divisor = griffin_divisor
        self.harpy_destroys = harpy_destroys
        self.hector_rate = hector_rate
        self.helen_die = helen_die
        self.helen_each = helen_each
        self.helen_types = helen_types
        self.hero_market_size = hero_market_size
        self.hero_move_first = hero_move_first
        self.hero_move_step = hero_move_step
        self.hero_price = hero_price
        self.hero_strength = hero_strength
        self.hydra_destroys = hydra_destroys
        self.hydra_horns = hydra_horns
        self.hydra_times = hydra_times
        self.jason_ships = jason_ships
        self.mercenaries = mercenaries
        self.minotaur_strength = minotaur_strength
        self.odds = OddsTable(die)
        """The chance to take an area for plain units on both sides."""
        self.odysseus_each = odysseus_each
        self.peek_play_price = peek_play_price
        self.philosophers = philosophers
        self.philosophers_needed = philosophers_needed
        self.placement_soldiers = placement_soldiers
        self.port_strength = port_strength
        self.priestess_discount = priestess_discount
        self.priestesses = priestesses
        self.satyr_takes = satyr_takes
        self.scales = scales
        """Bid values of the linear and of the stepped scale."""
        self.ship_strength = ship_strength
        self.ships = ships
        self.soldier_strength = soldier_strength
        self.soldiers = soldiers
        self.sphinx_draws = sphinx_draws
        self.temple_discount = temple_discount
        self.upkeep_priestesses = upkeep_priestesses

    def chart(self, code: str) -> Chart:
        """The map of a code; maps drawn lately are kept."""
        found = self.charts.get(code)
        if found is None:
            if len(self.charts) >= KEPT_CHARTS:
                self.charts.clear()
            found = self.draw_chart(code)
            self.charts[code] = found
        return found
