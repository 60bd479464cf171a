"""Heroes of Might and Magic III: The Board Game as a Game of the kernel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Literal, NamedTuple, get_args

import msgspec

from ludoteka.games.heroes3 import content as content_of_the_box
from ludoteka.games.heroes3 import draw, forecast, laws, phrases, rules, view
from ludoteka.games.heroes3.bot.features import NAMES
from ludoteka.games.heroes3.bot.lore import Heroes3Lore
from ludoteka.games.heroes3.checks.sense import doubts
from ludoteka.games.heroes3.entries.box import Content
from ludoteka.games.heroes3.entries.words import DIFFICULTIES, BoxId, DifficultyId, OptionalRuleId
from ludoteka.games.heroes3.facets import Heroes3Facets
from ludoteka.games.heroes3.facts import CAMPAIGN, COOPERATIVE, NOBODY, Facts
from ludoteka.games.heroes3.fitting import (
    AGAINST_BOTS,
    FIRST,
    FIRST_BOXES,
    check_campaign,
    check_teams,
    insist_on_fit,
    misfit,
    scenario_of,
)
from ludoteka.games.heroes3.map_import import scenario_from_map
from ludoteka.games.heroes3.numbering import make_facts
from ludoteka.games.heroes3.own_scenario import (
    code_of,
    content_with,
    is_own,
    scenario_of_code,
    scenario_of_file,
    scenario_of_text,
)
from ludoteka.games.heroes3.phrases_cards import CARD_KINDS
from ludoteka.games.heroes3.phrases_combat import COMBAT_KINDS
from ludoteka.games.heroes3.resample import resample
from ludoteka.games.heroes3.row import Heroes3Rows, Vocabulary
from ludoteka.games.heroes3.rules.gifts import gift_slugs
from ludoteka.games.heroes3.rules.marks import STORY_RESULT
from ludoteka.games.heroes3.rules.turn.asides import asides
from ludoteka.games.heroes3.setup import new_game
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Casting, Combat, Strike
from ludoteka.games.heroes3.state_parts import AiHero, Atlas, Effect, Fair, Player
from ludoteka.games.heroes3.uses import Heroes3Uses
from ludoteka.games.heroes3.view_parts import Names
from ludoteka.games.heroes3.view_row import show_ai, show_field, slugs_of
from ludoteka.games.heroes3.view_story import FEATS, PLAYER_MARKS, STORY_MESSAGES, UNIT_MARKS
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.codec import Codec, chapters
from ludoteka.kernel.content import content_version
from ludoteka.kernel.errors import BadContent, BadOption
from ludoteka.kernel.game import Game, Mode, Say
from ludoteka.kernel.judgement_file import read_judgement
from ludoteka.kernel.options import Options
from ludoteka.kernel.phrase import Kind, Lexicon
from ludoteka.kernel.row import Columns, RowWriter
from ludoteka.kernel.state import Choice

OWN_SCENARIOS = 16
"""How many scenarios of players are kept ready at a time."""
BOX_IDS: tuple[str, ...] = get_args(BoxId)
ALL_BOXES = {box: True for box in BOX_IDS if box != "core"}
OPTIONAL_RULE_IDS: tuple[str, ...] = get_args(OptionalRuleId)


class Heroes3Options(Options, frozen=True, forbid_unknown_fields=True):
    """What a table may choose: the scenario, the difficulty, the boxes and the optional rules.

    `scenario` "auto" takes the first one that fits the number of players and the boxes (people who choose none get a
    playtested one, see `first_options`). `factions` says whether they are chosen in turn or drawn, `starting_player`
    who begins. With `whole_campaign` a won scenario of a campaign is
    followed by the next one in the same match, with the hero, the deck and what else is carried over. `teams` plays a
    scenario as an alliance that is otherwise everybody against everybody, where its file says how; `pairs` does so in
    teams of two where there are larger ones besides.
    """

    scenario: str = "auto"
    difficulty: DifficultyId = "normal"
    factions: Literal["choice", "random"] = "choice"
    starting_player: Literal["first", "random"] = "first"
    whole_campaign: bool = False
    teams: bool = False
    pairs: bool = False
    tower: bool = False
    rampart: bool = False
    fortress: bool = False
    inferno: bool = False
    stronghold: bool = False
    conflux: bool = False
    cove: bool = False
    stretch_goals_2024: bool = False
    opt_town_no_income: bool = False
    opt_no_reroll: bool = False
    opt_dice_one: bool = False
    opt_no_bonus: bool = False
    opt_second_hero: bool = False
    opt_min_damage: bool = False
    opt_double_income: bool = False
    opt_free_trade: bool = False
    opt_free_extension: bool = False
    opt_no_attack_die: bool = False
    opt_astrologers_always: bool = False
    opt_no_astrologers: bool = False
    opt_refresh: bool = False
    opt_to_discard: bool = False


class Terms(NamedTuple):
    """What a table plays: scenario, boxes and optional rules, with the facts that hold the scenario."""

    facts: Facts
    scenario: int
    boxes: int
    optional: int


class Heroes3Game(Game[Heroes3]):
    """The game with its content."""

    id = "heroes3"
    content: Content
    content_lists: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "ai-card": ("ai_card",),
        "card": ("spell", "ability", "statistic", "artifact", "war_machine", "specialty"),
        "faction": ("town",),
        "unit": ("unit", "neutral", "bank_guard", "alternate_unit", "summoned_unit", "special_unit"),
    }
    rules_version = 3
    options_type = Heroes3Options
    file_option = "scenario"
    covers = ("card", "unit", "hero", "building", "location", "astrologers", "event")
    glimpses = ("tile-drawn", "discovered", "ai-card", "spell-shown", "bid-shown")
    bound = 40_000
    facets = Heroes3Facets()
    may_be_lost = True
    minutes = 150

    def __init__(self, content: Content) -> None:
        self.content = content
        self.content_version = content_version(content)
        self.folder = files("ludoteka.games.heroes3")
        self.lore = Heroes3Lore(read_judgement(self.folder, NAMES))
        self.facts: Facts = make_facts(content)
        self.seat_counts = tuple(sorted({players for one in content.scenario for players in one.players}))
        self.choices = {"scenario": ("auto", *(one.id for one in content.scenario))}
        self.names = Names(self.facts)
        names = self.names
        self.lexicon = Lexicon(
            kinds=[
                Kind("faction", names.factions),
                Kind("hero", names.heroes),
                Kind("leader", names.leaders),
                Kind("unit", names.units),
                Kind("card", names.cards),
                Kind("deck", names.decks),
                Kind("building", names.buildings),
                Kind("resource", names.resources, on_board=False),
                Kind("tier", names.tiers, on_board=False),
                Kind("school", names.schools, on_board=False),
                Kind("tile", names.tiles, worded=False),
                Kind("place", names.places, worded=False),
                Kind("field", names.fields, worded=False),
                Kind("site", names.sites, worded=False),
                Kind("space", names.spaces, worded=False),
                Kind("location", names.locations, on_board=False),
                Kind("astrologers", names.astrologers, on_board=False),
                Kind("event", names.events, on_board=False),
                Kind("ai-card", names.ai_cards, on_board=False),
                Kind("face", names.faces, on_board=False),
                Kind("gift", gift_slugs(content), on_board=False),
                Kind("option-scenario", names.scenarios, on_board=False),
                Kind("box", [box.id for box in content.box], on_board=False),
                *(Kind(kind, slugs, on_board=False) for kind, slugs in {**COMBAT_KINDS, **CARD_KINDS}.items()),
            ],
            verbs=phrases.VERBS,
            prompts=phrases.PROMPTS,
            events=phrases.EVENTS,
            reasons=phrases.REASONS,
        )
        parts = [Effect, Atlas, Player, AiHero, Fair, Strike, Casting, Combat]
        self.codec = Codec(Heroes3, chapters(rules), parts=parts)
        self.terms: dict[tuple[int, Heroes3Options], Terms] = {}
        """By seats and options: what `terms_of` worked out before."""
        self.facts_with = lru_cache(maxsize=OWN_SCENARIOS)(self.make_facts_with)
        """The facts with a scenario of one's own and its number, by its code."""

    def make_facts_with(self, code: str) -> tuple[Facts, int]:
        """The facts with the scenario of a code, and its number there."""
        scenario = scenario_of_code(code)
        content = content_with(self.content, scenario)
        return make_facts(content), content.scenario.index(scenario)

    def read_options(self, given: Mapping[str, object]) -> Options:
        """Options, checked; a scenario file becomes its code, so that a record stands alone."""
        wanted = str(given.get("scenario", ""))
        if not (is_own(wanted) or wanted.endswith(".toml")):
            return super().read_options(given)
        options = super().read_options({name: value for name, value in given.items() if name != "scenario"})
        try:
            code = wanted if is_own(wanted) else code_of(scenario_of_file(Path(wanted)))
            self.facts_with(code)
        except BadContent as error:
            raise BadOption(f"option scenario: {error}", ("own-scenario-unplayable",), "scenario") from None
        return msgspec.structs.replace(options, scenario=code)

    def first_options(self, seats: int, given: Mapping[str, object], bots: bool) -> Mapping[str, object]:
        """People who chose no scenario begin with one that was played by many, and the boxes it needs."""
        if "scenario" in given:
            return given
        scenario = AGAINST_BOTS.get(seats, FIRST[seats]) if bots else FIRST[seats]
        chosen = {"scenario": scenario, **dict.fromkeys(FIRST_BOXES.get(seats, ()), True), **given}
        try:
            self.check_options(seats, self.read_options(chosen))
        except BadOption:
            return given
        return chosen

    def sent_options(self, given: Mapping[str, object]) -> Options:
        """Options that came over a network: a scenario is named or spelt out, never read from a file."""
        if str(given.get("scenario", "")).endswith(".toml"):
            raise BadOption("option scenario: files are not read here; send a code", ("own-scenario-file",), "scenario")
        return self.read_options(given)

    def value_of_file(self, text: str, name: str) -> str:
        """The code of the scenario that a player wrote, checked."""
        code = code_of(scenario_of_text(text, name))
        self.facts_with(code)
        return code

    def doubts_of_file(self, text: str, name: str) -> list[str]:
        """Conditions that can never be met and the like."""
        return list(doubts(self.content, scenario_of_text(text, name)))

    def trials_of_file(self, value: str) -> Sequence[Mode]:
        """A scenario of one's own with each number of players that it is for."""
        facts, number = self.facts_with(value)
        return list(self.modes_of(facts, number, value))

    def converted(self, text: str, name: str) -> str:
        """A map of the community's editor as the beginning of a scenario file."""
        return scenario_from_map(text, name, self.content)

    def setup(self, seats: int, options: Options, chance: Chance) -> Heroes3:
        """A State at the very beginning (H3-SETUP)."""
        assert isinstance(options, Heroes3Options)
        terms = self.terms.get((seats, options))
        if terms is None:
            terms = self.terms_of(seats, options)
            if not is_own(options.scenario):
                self.terms[seats, options] = terms
        s = new_game(
            terms.facts,
            terms.scenario,
            DIFFICULTIES.index(options.difficulty),
            terms.boxes,
            terms.optional,
            seats,
            options.factions == "random",
            options.starting_player == "random",
            options.whole_campaign,
            options.teams or options.pairs,
            options.pairs,
            chance,
        )
        s.own_scenario = options.scenario if is_own(options.scenario) else ""
        return s

    def decode(self, data: bytes) -> Heroes3:
        """A State from its JSON bytes."""
        s = super().decode(data)
        if s.own_scenario:
            s.facts, _ = self.facts_with(s.own_scenario)
        return s

    def terms_of(self, seats: int, options: Heroes3Options) -> Terms:
        """What is played with these options: the scenario, the boxes and the optional rules, checked."""
        boxes = self.boxes_of(options)
        if is_own(options.scenario):
            facts, scenario = self.facts_with(options.scenario)
            insist_on_fit(facts, scenario, seats, boxes)
        else:
            facts = self.facts
            scenario = scenario_of(facts, options.scenario, seats, boxes)
        if options.whole_campaign:
            check_campaign(facts, scenario, boxes)
        if options.teams or options.pairs:
            check_teams(facts, scenario, seats, options.pairs)
        optional = sum(1 << at for at, rule in enumerate(OPTIONAL_RULE_IDS) if getattr(options, rule))
        return Terms(facts, scenario, boxes, optional)

    def check_options(self, seats: int, options: Options) -> None:
        """Raise BadOption if no such game can be set up (H3-MODE-01)."""
        assert isinstance(options, Heroes3Options)
        self.terms_of(seats, options)

    def boxes_of(self, options: Heroes3Options) -> int:
        """Mask of the boxes in play (H3-EXP-07)."""
        return sum(1 << at for at, box in enumerate(self.content.box) if box.id == "core" or getattr(options, box.id))

    def view(self, s: Heroes3, seat: Seat) -> view.Heroes3View:
        return view.view(s, seat, self.names)

    def row_writer(self, columns: Columns, seats: int) -> RowWriter:
        """The same as numbers, made again only where something has changed."""
        names = self.names
        shown = {name: partial(show_field, show, names) for name, show in view.SHOWN.items()}
        words = Vocabulary([tile.terrain for tile in self.facts.content.tile], PLAYER_MARKS, FEATS, UNIT_MARKS)
        return Heroes3Rows(columns, slugs_of(names), words, shown, partial(show_ai, names), seats)

    def view_type(self) -> type[msgspec.Struct]:
        return view.Heroes3View

    def asides(self, s: Heroes3) -> list[Choice[Any]]:
        """What seats may do in anybody's turn: town actions, positive morale and cards that ask for no moment."""
        return asides(s)

    def resample(self, s: Heroes3, seat: Seat, chance: Chance) -> Heroes3:
        """A position a seat cannot tell apart from this one."""
        return resample(s, seat, chance)

    def check(self, s: Heroes3) -> None:
        """Raise BrokenLaw if cards, tiles or units appeared or vanished."""
        laws.check(s)

    def odds(self, s: Heroes3, seat: Seat, action: Action) -> forecast.Odds | None:
        """What an attack in a combat may do."""
        return forecast.odds(s, action, self.names)

    def turn_of(self, s: Heroes3) -> Seat:
        return s.active if s.active < s.seats else NOBODY

    def draw(self, s: Heroes3, seat: Seat, say: Say) -> str:
        """The position as a seat sees it, for the terminal."""
        return draw.draw(self.view(s, seat), say)

    def uses(self) -> Heroes3Uses:
        return Heroes3Uses(self.facts, self.names)

    def messages(self) -> Sequence[str]:
        """Messages for drawing, and words for marks, feats and results."""
        return [*draw.MESSAGES, *STORY_MESSAGES]

    def scores(self, s: Heroes3) -> list[int] | None:
        """1 for a scenario won together or alone, 0 for one that was lost; nothing where players compete."""
        if s.mode not in (CAMPAIGN, COOPERATIVE):
            return None
        return [1 if s.story[STORY_RESULT] == 1 else 0] * s.seats

    def sides(self, s: Heroes3) -> list[int]:
        """Teams: allies and those who play together against the box (H3-MODE-01)."""
        return [player.team for player in s.players]

    def modes(self) -> Sequence[Mode]:
        """Every scenario with every number of players, with all boxes where the core box is not enough."""
        modes = [mode for at, one in enumerate(self.facts.scenario) for mode in self.modes_of(self.facts, at, one.id)]
        modes.append(Mode("a whole campaign", 1, {"scenario": "llq1_homecoming", "whole_campaign": True}))
        modes.append(
            Mode("all boxes, 3 players", 3, {"scenario": "brave_new_world", "factions": "random", **ALL_BOXES})
        )
        return modes

    def modes_of(self, facts: Facts, number: int, value: str) -> Iterator[Mode]:
        """One scenario with every number of players; `value` is what the option is set to."""
        one = facts.scenario[number]
        core = 1
        for seats in one.players:
            options: dict[str, object] = {"scenario": value}
            if misfit(facts, number, seats, core) is not None:
                options |= ALL_BOXES
            yield Mode(f"{one.name}, {seats} players", seats, options)
            if any(plan.players == seats for plan in one.modes):
                continue
            for plan in one.alliances:
                if plan.players == seats:
                    how = "pairs" if plan.pairs else "teams"
                    yield Mode(f"{one.name}, {seats} players in {how}", seats, {**options, how: True})


def load(packs: Sequence[Path] = ()) -> Heroes3Game:
    """The game, with content packs laid over its own content."""
    return Heroes3Game(content_of_the_box.load(packs))
