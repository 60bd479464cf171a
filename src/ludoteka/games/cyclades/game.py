"""Cyclades: Legendary Edition as a Game of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import ClassVar, Literal, get_args

import msgspec

from ludoteka.games.cyclades import draw as drawing
from ludoteka.games.cyclades import figures, laws, loading, phrases, rules, view
from ludoteka.games.cyclades.archipelago import (
    assemble,
    fixed_layout,
    layout_from_code,
    layout_from_toml,
    map_code,
    playable,
    quick_start,
    random_layout,
    read_map,
)
from ludoteka.games.cyclades.bot.features import NAMES
from ludoteka.games.cyclades.bot.lore import CycladesLore
from ludoteka.games.cyclades.content import Content, Creature, God, Hero, area_names, entry, pieces
from ludoteka.games.cyclades.content import Mode as Way
from ludoteka.games.cyclades.content_ids import BonusId, BuildingId, CreatureId, FactionId, GodId, HeroId
from ludoteka.games.cyclades.content_map import Layout
from ludoteka.games.cyclades.facets import CycladesFacets
from ludoteka.games.cyclades.facts import Chart, Facts, Start
from ludoteka.games.cyclades.row import CycladesRows
from ludoteka.games.cyclades.rules.metropolis import metropolises_of_side
from ludoteka.games.cyclades.setup import new_game
from ludoteka.games.cyclades.state import Attack, Cyclades, Terms
from ludoteka.kernel.action import Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.codec import Codec, chapters
from ludoteka.kernel.content import content_version
from ludoteka.kernel.errors import BadContent, BadOption
from ludoteka.kernel.fields import filled
from ludoteka.kernel.game import Game, Mode, Say
from ludoteka.kernel.judgement_file import read_judgement
from ludoteka.kernel.options import Options
from ludoteka.kernel.phrase import Kind, Lexicon
from ludoteka.kernel.row import Columns, RowWriter


class CycladesOptions(Options, frozen=True, forbid_unknown_fields=True):
    """What a table may choose.

    `map` is `fixed`, `random`, a map code, or the path of a map file of one's own.
    """

    teams: bool = False
    long_game: bool = False
    board_side: Literal["front", "back"] = "front"
    map: str = "fixed"
    start: Literal["draft", "quick"] = "draft"
    bid_scale: Literal["linear", "stepped"] = "linear"
    allow_overbid: bool = False


class CycladesGame(Game[Cyclades]):
    """The game with its content."""

    id = "cyclades"
    content: Content
    content_lists: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "bonus": ("bonuses",),
        "building": ("buildings",),
        "creature": ("creatures",),
        "god": ("gods",),
        "hero": ("heroes",),
        "mode": ("modes",),
    }
    rules_version = 2
    seat_counts = (2, 3, 4, 5, 6)
    options_type = CycladesOptions
    file_option = "map"
    covers = ("god", "building", "bonus", "creature", "hero")
    glimpses = ("offered", "fined")
    bound = 20_000
    facets = CycladesFacets()

    def __init__(self, content: Content) -> None:
        self.content = content
        self.content_version = content_version(content)
        self.minutes = content.game.minutes
        self.folder = files("ludoteka.games.cyclades")
        self.lore = CycladesLore(read_judgement(self.folder, NAMES))
        self.facts: Facts = plain_facts(content, self.chart_of)
        self.names = view.Names(self.facts.area_names)
        self.lexicon = Lexicon(
            kinds=[
                Kind("area", self.facts.area_names),
                Kind("faction", get_args(FactionId)),
                Kind("god", get_args(GodId)),
                Kind("building", get_args(BuildingId)),
                Kind("bonus", get_args(BonusId)),
                Kind("creature", get_args(CreatureId)),
                Kind("hero", get_args(HeroId)),
            ],
            verbs=phrases.VERBS,
            prompts=phrases.PROMPTS,
            events=phrases.EVENTS,
            reasons=phrases.REASONS,
        )
        self.codec = Codec(Cyclades, chapters(rules), parts=[Terms, Attack])

    # -- set-up -------------------------------------------------------------------------------------------------

    def read_options(self, given: Mapping[str, object]) -> Options:
        """Options, checked; a map file becomes its map code, so that a record stands alone."""
        options = super().read_options(given)
        assert isinstance(options, CycladesOptions)
        if options.map.endswith(".toml"):
            code = map_code(read_map(Path(options.map), self.content))
            options = msgspec.structs.replace(options, map=code)
        return options

    def value_of_file(self, text: str, name: str) -> str:
        """The code of the map that a player drew."""
        return map_code(layout_from_toml(text, self.content, name))

    def sent_options(self, given: Mapping[str, object]) -> Options:
        """Options that came over a network: a map is named or spelt out, never read from a file."""
        if str(given.get("map", "")).endswith(".toml"):
            raise BadOption("option map: map files are not read here; send a map code", ("map-unreadable",), "map")
        return self.read_options(given)

    def setup(self, seats: int, options: Options, chance: Chance) -> Cyclades:
        """A State at the very beginning (CYC-SETUP-01, CYC-SETUP-02, CYC-SETUP-03, CYC-SETUP-04, CYC-SETUP-05,
        CYC-SETUP-06, CYC-SETUP-07, CYC-SETUP-08)."""
        assert isinstance(options, CycladesOptions)
        way = self.way(seats, options)
        layout = self.layout(way, options, chance)
        starts = self.starts(layout, way) if options.start == "quick" else []
        to_win = way.to_win
        if options.long_game:
            if way.long_game is None:
                raise BadOption(
                    "option long_game=true: only games in teams and of two players can be longer",
                    ("long-game-alone",),
                    "long_game",
                )
            to_win = way.long_game
        terms = Terms(
            map_code=map_code(layout),
            seats=seats,
            factions=way.factions,
            sides=way.sides,
            to_win=to_win,
            scale=0 if options.bid_scale == "linear" else 1,
            overbid=options.allow_overbid,
        )
        return new_game(self.facts, terms, way.start_gold, starts, chance)

    def way(self, seats: int, options: CycladesOptions) -> Way:
        """The way to play for a seat count and the wish for teams (CYC-TEAM-01, CYC-DUO-01)."""
        if options.teams and seats in (3, 5):
            text = f"option teams=true: {seats} players cannot form teams of two"
            raise BadOption(text, ("odd-teams", seats), "teams")
        if seats == 4:
            return entry(self.content.modes, "four-teams" if options.teams else "four")
        return next(way for way in self.content.modes if way.players == seats)

    def layout(self, way: Way, options: CycladesOptions, chance: Chance) -> Layout:
        """The map that the options ask for, checked (CYC-SETUP-06)."""
        if options.map == "fixed":
            return fixed_layout(self.content, way, options.board_side)
        if options.map == "random":
            return random_layout(self.content, way, options.board_side, chance)
        expected = "expected fixed, random, a map code or a map file"
        try:
            layout = layout_from_code(options.map, self.content)
        except BadContent as error:
            raise BadOption(f"option map: {error}; {expected}", ("map-unreadable",), "map") from None
        try:
            playable(self.content, layout, way)
        except BadContent as error:
            raise BadOption(f"option map: {error}; {expected}", ("map-unplayable", way.players), "map") from None
        return layout

    def starts(self, layout: Layout, way: Way) -> list[Start]:
        """The ready starting placement of a layout in the numbers of the notation."""
        archipelago = assemble(self.content, layout)
        found = quick_start(archipelago, layout)
        if len(found) < way.factions:
            text = "option start=quick: this map has no ready starting placement; expected draft"
            raise BadOption(text, ("no-quick-start",), "start")
        numbers = [self.facts.area_numbers[name] for name in archipelago.names]
        return [
            Start(start.faction, [numbers[area] for area in start.areas], [numbers[area] for area in start.ships])
            for start in found
        ]

    def chart_of(self, code: str) -> Chart:
        """The map of a code in the numbers of the notation."""
        archipelago = assemble(self.content, layout_from_code(code, self.content))
        return Chart(code, archipelago, self.facts.area_numbers, self.facts.first_sea)

    # -- showing and judging ------------------------------------------------------------------------------------

    def view(self, s: Cyclades, seat: Seat) -> view.CycladesView:
        """What a seat may know."""
        return view.view(s, seat, self.names)

    def row_writer(self, columns: Columns, seats: int) -> RowWriter:
        """The same as numbers, without a view."""
        return CycladesRows(columns, vars(self.names), seats)

    def view_type(self) -> type[msgspec.Struct]:
        return view.CycladesView

    def resample(self, s: Cyclades, seat: Seat, chance: Chance) -> Cyclades:
        """A position a seat cannot tell apart from this one."""
        return view.resample(s, seat, chance)

    def check(self, s: Cyclades) -> None:
        """Raise BrokenLaw if pieces, cards or tokens appeared or vanished."""
        laws.check(s)

    def draw(self, s: Cyclades, seat: Seat, say: Say) -> str:
        """The table as text for the terminal."""
        return drawing.draw(s, self.view(s, seat), say)

    def messages(self) -> Iterable[str]:
        """What the drawing and the board in the browser say."""
        return (*drawing.MESSAGES, *phrases.BOARD)

    def scores(self, s: Cyclades) -> list[int]:
        """Metropolises of each seat's side."""
        return [metropolises_of_side(s, view.side_of_seat(s, seat)) for seat in range(s.seats)]

    def sides(self, s: Cyclades) -> list[int]:
        """Teams, where there are any (CYC-TEAM-01)."""
        return [view.side_of_seat(s, seat) for seat in range(s.seats)]

    def modes(self) -> Sequence[Mode]:
        """Every seat count and team mode, both sides of the boards, random maps, and each option once."""
        return [
            Mode("2 players", 2),
            Mode("3 players", 3),
            Mode("4 players", 4),
            Mode("4 players in teams", 4, {"teams": True}),
            Mode("5 players", 5),
            Mode("6 players in teams", 6),
            Mode("2 players, back of the boards, long game", 2, {"board_side": "back", "long_game": True}),
            Mode("3 players, back of the boards, random map", 3, {"board_side": "back", "map": "random"}),
            Mode("4 players, random map, stepped bids", 4, {"map": "random", "bid_scale": "stepped"}),
            Mode("4 players in teams, overbidding", 4, {"teams": True, "allow_overbid": True, "board_side": "back"}),
            Mode("5 players, back of the boards, quick start", 5, {"board_side": "back", "start": "quick"}),
            Mode("6 players in teams, random map, long game", 6, {"map": "random", "long_game": True}),
        ]


def plain_facts(content: Content, draw_chart: Callable[[str], Chart]) -> Facts:
    """The content as the rules read it."""
    facts = Facts()
    facts.hero = [hero_of(entry(content.heroes, hero)) for hero in get_args(HeroId)]
    facts.creature = [creature_of(entry(content.creatures, creature)) for creature in get_args(CreatureId)]
    facts.god = [god_of(entry(content.gods, god)) for god in get_args(GodId)]
    facts.building = [filled(figures.Building, entry(content.buildings, building)) for building in get_args(BuildingId)]
    facts.bonus = [filled(figures.Bonus, entry(content.bonuses, bonus)) for bonus in get_args(BonusId)]
    facts.soldiers = pieces(content, "soldiers")
    facts.ships = pieces(content, "ships")
    facts.mercenaries = pieces(content, "mercenaries")
    facts.priestesses = pieces(content, "priestesses")
    facts.philosophers = pieces(content, "philosophers")
    facts.buildings_per_type = pieces(content, "buildings-per-type")
    facts.die = list(content.die.faces)
    facts.soldier_strength = content.battle.soldier
    facts.ship_strength = content.battle.ship
    facts.gold_per_horn = content.income.gold_per_horn
    facts.placement_soldiers = content.placement.soldiers
    facts.philosophers_needed = content.metropolis.philosophers
    facts.priestess_discount = content.bid_discount.per_priestess
    facts.fine_divisor = content.bid_fine.gold_divided_by
    facts.scales = [list(entry(content.scales, scale).values) for scale in ("linear", "stepped")]
    market = content.creature_market
    facts.creature_prices = list(market.spaces)
    facts.creature_discard_space = market.spaces.index(market.discard_space)
    facts.upkeep_priestesses = content.creature_figures.upkeep_priestesses
    facts.hero_market_size = content.hero_market.face_up
    facts.hero_price = content.hero_market.price
    facts.hero_move_first = content.hero_move.first_price
    facts.hero_move_step = content.hero_move.price_step
    facts.area_names = area_names(content)
    facts.first_sea = len(
        {area.id for board in content.boards for face in (board.front, board.back) for area in face.land}
    )
    facts.draw_chart = draw_chart
    facts.work_out()
    return facts


def hero_of(hero: Hero) -> figures.Hero:
    """The figures of a hero; abilities it does not have are 0."""
    return filled(figures.Hero, hero, die_shows=hero.die_shows or 0, reroll_price=hero.reroll_price or 0)


def creature_of(creature: Creature) -> figures.Creature:
    """The figures of a creature, with where its figure may stand."""
    return filled(figures.Creature, creature, on_land="land" in creature.place, on_sea="sea" in creature.place)


def god_of(god: God) -> figures.God:
    """The figures of a god, with the number of the building it gives."""
    buildings: list[str] = list(get_args(BuildingId))
    return filled(
        figures.God,
        god,
        builds=buildings.index(god.builds) if god.builds in buildings else -1,
        extra_prices=list(god.extra_prices),
        peek_price=god.peek.play_price if god.peek else 0,
    )


def load(packs: Sequence[Path] = ()) -> CycladesGame:
    """The game with content packs laid over its own content."""
    return CycladesGame(loading.load(packs))
