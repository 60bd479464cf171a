"""Heroes of Might and Magic III: The Board Game as a Game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Literal, get_args

import msgspec

from ludoteka.games.heroes3 import content as content_of_the_box
from ludoteka.games.heroes3 import draw, forecast, laws, phrases, rules, view
from ludoteka.games.heroes3.bot.lore import Heroes3Lore
from ludoteka.games.heroes3.entries.box import Content
from ludoteka.games.heroes3.entries.words import DIFFICULTIES, TILE_KIND_IDS, BoxId, DifficultyId, OptionalRuleId
from ludoteka.games.heroes3.facets import Heroes3Facets
from ludoteka.games.heroes3.facts import CAMPAIGN, COOPERATIVE, NOBODY, TILE_KINDS, Facts
from ludoteka.games.heroes3.numbering import make_facts
from ludoteka.games.heroes3.phrases_cards import CARD_KINDS
from ludoteka.games.heroes3.phrases_combat import COMBAT_KINDS
from ludoteka.games.heroes3.resample import resample
from ludoteka.games.heroes3.rules.gifts import gift_slugs
from ludoteka.games.heroes3.rules.marks import STORY_RESULT
from ludoteka.games.heroes3.rules.turn.asides import asides
from ludoteka.games.heroes3.setup import new_game
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Casting, Combat, Strike
from ludoteka.games.heroes3.state_parts import AiHero, Atlas, Effect, Fair, Player
from ludoteka.games.heroes3.uses import Heroes3Uses
from ludoteka.games.heroes3.view_parts import Names
from ludoteka.games.heroes3.view_story import STORY_MESSAGES
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.codec import Codec, chapters
from ludoteka.kernel.content import content_version
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game, Mode, Say
from ludoteka.kernel.options import Options
from ludoteka.kernel.phrase import Kind, Lexicon
from ludoteka.kernel.state import Choice

BOX_IDS: tuple[str, ...] = get_args(BoxId)
OPTIONAL_RULE_IDS: tuple[str, ...] = get_args(OptionalRuleId)

ScenarioId = Literal[
    "auto", "brave_new_world", "carpe_diem", "monks_retreat", "dwarven_gold", "search_for_the_grail", "all_for_one",
    "manifest_destiny", "geleas_champions", "unholy_quest", "arrogance", "tale_of_two_lands", "the_challenge",
    "llq1_homecoming", "llq2_guardian_angels", "llq3_steadwick", "db1_savaging", "db2_dragon_father",
    "db3_blood_thirsty", "rn1_target", "rn2_master", "rn3_duke_alarice", "community_chain_link",
    "community_force_of_will", "community_emerald_island", "community_stand_united", "community_wandering_dragons",
    "community_bloody_grail", "qg1_greek_gift", "qg2_sicilian_dragon", "qg3_two_knights", "dd1_devilish_plan",
    "community_brothers_in_arms",
]  # fmt: skip


class Heroes3Options(Options, frozen=True, forbid_unknown_fields=True):
    """What a table may choose: the scenario, the difficulty, the boxes and the optional rules.

    `scenario` "auto" takes the first one that fits the number of players and the boxes. `factions` says whether they
    are chosen in turn or drawn, `starting_player` who begins. With `whole_campaign` a won scenario of a campaign is
    followed by the next one in the same match, with the hero, the deck and what else is carried over.
    """

    scenario: ScenarioId = "auto"
    difficulty: DifficultyId = "normal"
    factions: Literal["choice", "random"] = "choice"
    starting_player: Literal["first", "random"] = "first"
    whole_campaign: bool = False
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


class Heroes3Game(Game[Heroes3]):
    """The game with its content."""

    id = "heroes3"
    content: Content
    content_lists: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "ai-card": ("ai_card",),
        "card": ("spell", "ability", "statistic", "artifact", "war_machine", "specialty"),
        "faction": ("town",),
        "unit": ("unit", "neutral", "bank_guard", "alternate_unit", "summoned_unit"),
    }
    rules_version = 3
    seat_counts = (1, 2, 3, 4)
    options_type = Heroes3Options
    covers = ("card", "unit", "hero", "building", "location", "astrologers", "event")
    glimpses = ("tile-drawn", "discovered", "ai-card")
    bound = 40_000
    lore = Heroes3Lore()
    facets = Heroes3Facets()
    may_be_lost = True
    minutes = 150

    def __init__(self, content: Content) -> None:
        self.content = content
        self.content_version = content_version(content)
        self.folder = files("ludoteka.games.heroes3")
        self.facts: Facts = make_facts(content)
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
                Kind("option-scenario", [one.id for one in content.scenario], on_board=False),
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
        self.terms: dict[tuple[int, Heroes3Options], tuple[int, int, int]] = {}
        """By seats and options: what `terms_of` worked out before."""

    def setup(self, seats: int, options: Options, chance: Chance) -> Heroes3:
        """A State at the very beginning (H3-SETUP-01 to H3-SETUP-14)."""
        assert isinstance(options, Heroes3Options)
        terms = self.terms.get((seats, options))
        if terms is None:
            terms = self.terms[seats, options] = self.terms_of(seats, options)
        scenario, boxes, optional = terms
        return new_game(
            self.facts,
            scenario,
            DIFFICULTIES.index(options.difficulty),
            boxes,
            optional,
            seats,
            options.factions == "random",
            options.starting_player == "random",
            options.whole_campaign,
            chance,
        )

    def terms_of(self, seats: int, options: Heroes3Options) -> tuple[int, int, int]:
        """What is played with these options: the scenario, the boxes and the optional rules, checked."""
        boxes = self.boxes_of(options)
        scenario = self.scenario_of(options.scenario, seats, boxes)
        if options.whole_campaign:
            self.check_campaign(scenario, boxes)
        return scenario, boxes, sum(1 << at for at, rule in enumerate(OPTIONAL_RULE_IDS) if getattr(options, rule))

    def check_options(self, seats: int, options: Options) -> None:
        """Raise BadOption if no such game can be set up (H3-MODE-01)."""
        assert isinstance(options, Heroes3Options)
        self.terms_of(seats, options)

    def check_campaign(self, scenario: int, boxes: int) -> None:
        """Raise BadOption unless a scenario belongs to a campaign whose later parts can be played too (H3-END-07)."""
        here = self.content.scenario[scenario]
        if here.campaign is None:
            raise BadOption(
                f"whole_campaign: scenario {here.id} belongs to no campaign; choose one that does",
                ("no-campaign", scenario),
                "whole_campaign",
            )
        for number, other in enumerate(self.content.scenario):
            part = other.campaign
            if part is None or part.campaign != here.campaign.campaign or part.number <= here.campaign.number:
                continue
            fault = self.misfit(number, 1, boxes)
            if fault is not None:
                text, reason = fault
                raise BadOption(f"whole_campaign: its scenario {other.id} {text}", reason, "whole_campaign")

    def boxes_of(self, options: Heroes3Options) -> int:
        """Mask of the boxes in play (H3-EXP-07)."""
        return sum(1 << at for at, box in enumerate(self.content.box) if box.id == "core" or getattr(options, box.id))

    def scenario_of(self, wanted: str, seats: int, boxes: int) -> int:
        """The number of the scenario to play, after checking that it fits the table (H3-MODE-01)."""
        scenarios = self.content.scenario
        if wanted == "auto":
            for number in range(len(scenarios)):
                if self.misfit(number, seats, boxes) is None:
                    return number
            raise BadOption(
                f"no scenario for {seats} players with these boxes: switch on more boxes",
                ("no-scenario", seats),
                "scenario",
            )
        number = next(at for at, one in enumerate(scenarios) if one.id == wanted)
        fault = self.misfit(number, seats, boxes)
        if fault is not None:
            text, reason = fault
            raise BadOption(f"scenario {wanted}: {text}", reason, "scenario")
        return number

    def misfit(self, number: int, seats: int, boxes: int) -> tuple[str, Action] | None:
        """Why these players cannot play a scenario with these boxes, as text and as a reason; None if they can."""
        one = self.content.scenario[number]
        if seats not in one.players:
            reason: Action = ("scenario-players", number, one.players[0])
            if len(one.players) > 1:
                reason = ("scenario-players-range", number, one.players[0], one.players[-1])
            return f"is for {' or '.join(str(count) for count in one.players)} players, not {seats}", reason
        on = [box.id for at, box in enumerate(self.content.box) if boxes >> at & 1]
        missing = [box for box in one.boxes if box not in on]
        if missing:
            names = [box.id for box in self.content.box]
            return f"needs the boxes {', '.join(missing)}", ("scenario-box", number, names.index(missing[0]))
        factions = [faction.id for faction in self.content.faction if faction.box in on]
        if one.ai is not None and one.ai.faction in factions:
            factions.remove(one.ai.faction)
        if len(factions) < seats:
            text = f"needs {seats} factions, and the boxes in play have only {len(factions)}: switch on more boxes"
            return text, ("scenario-factions", number, seats, len(factions))
        return self.tiles_missing(number, seats, boxes)

    def tiles_missing(self, number: int, seats: int, boxes: int) -> tuple[str, Action] | None:
        """Why the tiles of the boxes in play are not enough for a scenario, None if they are."""
        one = self.content.scenario[number]
        facts = self.facts
        slots = next(layout.slots for layout in one.maps if layout.players == seats)
        fixed = {slot.tile for slot in slots if slot.tile is not None}
        wanted: list[str] = [slot.kind for slot in slots if slot.tile is None and not slot.seat]
        for kind in range(1, TILE_KINDS):
            needed = wanted.count(TILE_KIND_IDS[kind])
            if not needed:
                continue
            tiles = [tile for tile in facts.tiles_of[kind] if facts.tile_boxes[tile] & boxes]
            have = sum(facts.tile_slugs[tile] not in fixed for tile in tiles)
            if needed > have:
                text = (
                    f"needs {needed} {TILE_KIND_IDS[kind]} tiles, the boxes in play have {have}: switch on more boxes"
                )
                return text, ("scenario-tiles", number)
        return None

    def view(self, s: Heroes3, seat: Seat) -> view.Heroes3View:
        return view.view(s, seat, self.names)

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
        everything = {box: True for box in BOX_IDS if box != "core"}
        core = 1
        modes: list[Mode] = []
        for number, one in enumerate(self.content.scenario):
            for seats in one.players:
                options: dict[str, object] = {"scenario": one.id}
                if self.misfit(number, seats, core) is not None:
                    options |= everything
                modes.append(Mode(f"{one.name}, {seats} players", seats, options))
        modes.append(Mode("a whole campaign", 1, {"scenario": "llq1_homecoming", "whole_campaign": True}))
        modes.append(
            Mode("all boxes, 3 players", 3, {"scenario": "brave_new_world", "factions": "random", **everything})
        )
        return modes


def load(packs: Sequence[Path] = ()) -> Heroes3Game:
    """The game, with content packs laid over its own content."""
    return Heroes3Game(content_of_the_box.load(packs))
