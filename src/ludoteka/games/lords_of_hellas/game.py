"""Lords of Hellas as a Game of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import ClassVar, Literal, get_args

import msgspec

from ludoteka.games.lords_of_hellas import content as facts_of_the_box
from ludoteka.games.lords_of_hellas import draw as drawing
from ludoteka.games.lords_of_hellas import laws, phrases, rules, view
from ludoteka.games.lords_of_hellas.bot.lore import HellasLore
from ludoteka.games.lords_of_hellas.entries.board import DelphiReward
from ludoteka.games.lords_of_hellas.entries.box import Content, entry, pieces
from ludoteka.games.lords_of_hellas.entries.cards import Artifact, Blessing, QuestReward
from ludoteka.games.lords_of_hellas.entries.cards import QuestStep as QuestStepEntry
from ludoteka.games.lords_of_hellas.entries.monsters import Blow as BlowEntry
from ludoteka.games.lords_of_hellas.entries.monsters import Evolution as EvolutionEntry
from ludoteka.games.lords_of_hellas.entries.monsters import RegionAttack as RegionAttackEntry
from ludoteka.games.lords_of_hellas.entries.words import (
    ArtifactId,
    Attribute,
    BlessingId,
    EditionId,
    GodId,
    HeroId,
    Symbol,
)
from ludoteka.games.lords_of_hellas.facets import HellasFacets
from ludoteka.games.lords_of_hellas.facts import Facts, mask_of
from ludoteka.games.lords_of_hellas.figures import (
    ArtifactFigures,
    BlessingFigures,
    Blow,
    Evolution,
    QuestStep,
    RegionAttack,
    Reward,
)
from ludoteka.games.lords_of_hellas.numbers import ACHILLES, ANY_SYMBOL, LEADERSHIP, NOBODY, SPEED
from ludoteka.games.lords_of_hellas.setup import new_game
from ludoteka.games.lords_of_hellas.state import Battle, Hunt, LordsOfHellas, Terms
from ludoteka.kernel.action import Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.codec import Codec, chapters
from ludoteka.kernel.content import content_version
from ludoteka.kernel.fields import fields_of, filled
from ludoteka.kernel.game import Game, Mode, Say
from ludoteka.kernel.options import Options
from ludoteka.kernel.phrase import Kind, Lexicon

ATTRIBUTE_IDS: tuple[str, ...] = get_args(Attribute)
SYMBOL_IDS: tuple[str, ...] = get_args(Symbol)
ROUNDINGS = ("none", "up", "down")
POWERS = ("draw-combat-cards", "recruit-in-a-region", "move-an-army")
EFFECTS = (
    "none", "city-defence-bonus", "city-defence-recruit", "glory-bonus", "phalanx", "outnumber-bonus",
    "attribute-bonus", "attribute-compare", "encirclement", "reinforcements", "javelins", "attacker-bonus",
)  # fmt: skip
PASSIVES = ("none", "no-withdrawal", "no-temple", "no-recruit")
REWARDS = ("none", "priest", "artifact")
COUNTED = ("none", "open-wound-places", "covered-wound-places", "all-wound-places", "hunter-hand")
DIE_RESULTS = ("nothing", "region-attack", "move", "move-or-region-attack")


HUNT_REWARDS = ("monster-artifact", "neutral-artifact", "priest")


class LordsOfHellasOptions(Options, frozen=True, forbid_unknown_fields=True):
    """What a table may choose: the edition of the rules, and what the rulebooks leave to the players.

    `edition` is the rulebook that decides wherever the two differ. `starting_player` says how the player is found who
    takes the first hero, `armies` whether colours are picked or go by seat. `neutral_artifacts` are the ten of the box,
    or those of other printings too, because which ten a box holds is not certain. `leadership_track` is how far
    leadership goes: five, as records of the printed boards say, or three, as the board pictured in the Czech rulebook
    shows. `achilles_speed` is the speed Achilles starts with: by the edition, 3 in the Czech and 2 in the Polish one,
    or the same in both.
    """

    edition: Literal["cs", "pl"] = "cs"
    starting_player: Literal["random", "first"] = "random"
    armies: Literal["seats", "choice"] = "seats"
    neutral_artifacts: Literal["ten", "all"] = "ten"
    leadership_track: Literal["five", "three"] = "five"
    achilles_speed: Literal["edition", "three", "two"] = "edition"


STEPS = {"two": 2, "three": 3, "five": 5}
"""What the options about attributes mean."""


class LordsOfHellasGame(Game[LordsOfHellas]):
    """The game with its content."""

    id = "lords_of_hellas"
    content: Content
    content_lists: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "attack": ("attack_card",),
        "combat": ("combat_card",),
        "mode": ("player_count",),
        "temple": ("temple_card",),
    }
    rules_version = 2
    seat_counts = (2, 3, 4)
    options_type = LordsOfHellasOptions
    covers = (
        "region", "land", "hero", "god", "combat", "monster", "quest", "artifact", "blessing", "attack", "evolution",
        "face", "victory",
    )  # fmt: skip
    bound = 50_000
    lore = HellasLore()
    facets = HellasFacets()
    minutes = 120

    def __init__(self, content: Content) -> None:
        self.content = content
        self.content_version = content_version(content)
        self.folder = files("ludoteka.games.lords_of_hellas")
        self.facts: Facts = plain_facts(content)
        self.names = view.Names(content)
        names = self.names
        self.lexicon = Lexicon(
            kinds=[
                Kind("region", names.regions),
                Kind("land", names.lands),
                Kind("army", names.armies),
                Kind("hero", names.heroes),
                Kind("god", names.gods),
                Kind("attribute", names.attributes),
                Kind("action", names.actions),
                Kind("artifact", names.artifacts),
                Kind("blessing", names.blessings),
                Kind("combat", names.cards),
                Kind("attack", names.attacks),
                Kind("monster", names.monsters),
                Kind("evolution", names.evolutions),
                Kind("quest", names.quests),
                Kind("symbol", names.symbols),
                Kind("victory", names.victories),
                Kind("place", names.places),
                Kind("reward", HUNT_REWARDS),
                Kind("face", DIE_RESULTS, on_board=False),
            ],
            verbs=phrases.VERBS,
            prompts=phrases.PROMPTS,
            events=phrases.EVENTS,
            reasons=phrases.REASONS,
        )
        self.codec = Codec(LordsOfHellas, chapters(rules), parts=[Terms, Battle, Hunt])

    def setup(self, seats: int, options: Options, chance: Chance) -> LordsOfHellas:
        """A State at the very beginning (LOH-SETUP-01 to LOH-SETUP-08)."""
        assert isinstance(options, LordsOfHellasOptions)
        return new_game(
            self.facts,
            self.terms(seats, options.edition, options.leadership_track, options.achilles_speed),
            seats,
            options.starting_player == "random",
            options.armies == "choice",
            options.neutral_artifacts == "all",
            chance,
        )

    def terms(
        self, seats: int, edition: EditionId, leadership_track: str = "five", achilles_speed: str = "edition"
    ) -> Terms:
        """What a number of players, an edition and the options about the hero boards settle."""
        content = self.content
        by_edition = self.facts.hero_start[ACHILLES][self.names.editions.index(edition)][SPEED]
        count = next(one for one in content.player_count if one.players == seats)
        rules = entry(content.edition, edition)
        return Terms(
            edition=self.names.editions.index(edition),
            temples=count.temples,
            lands_to_win=count.lands_to_win,
            lands_left_out=mask_of([self.names.lands.index(land) for land in count.lands_left_out]),
            king_of_kings=count.king_of_kings,
            repeats=count.repeats,
            winner_takes_region=rules.battle_control == "winner",
            must_repeat=rules.monument_repeat == "must",
            must_use_power=rules.divine_power == "must",
            may_decline_attack=rules.hunt_attack_declined,
            far_attackers_return=rules.far_attacker_withdraws_to == "origin",
            prepare_fortifies=rules.prepare_fortifies_on_capture,
            finished_hero_rests=rules.finished_quest_bars == "every-move",
            leadership_limit=min(self.facts.attribute_max[LEADERSHIP], STEPS[leadership_track]),
            achilles_speed=STEPS.get(achilles_speed, by_edition),
        )

    def view(self, s: LordsOfHellas, seat: Seat) -> view.LordsOfHellasView:
        """What a seat may know."""
        return view.view(s, seat, self.names)

    def view_type(self) -> type[msgspec.Struct]:
        """The type of a view."""
        return view.LordsOfHellasView

    def resample(self, s: LordsOfHellas, seat: Seat, chance: Chance) -> LordsOfHellas:
        """A position a seat cannot tell apart from this one."""
        return view.resample(s, seat, chance)

    def check(self, s: LordsOfHellas) -> None:
        """Raise BrokenLaw if pieces, cards or tokens appeared or vanished."""
        laws.check(s)

    def draw(self, s: LordsOfHellas, seat: Seat, say: Say) -> str:
        """The position for the terminal."""
        return drawing.draw(self.view(s, seat), say)

    def messages(self) -> Iterable[str]:
        """What the drawing says, and the names of the temple cards."""
        return (*drawing.MESSAGES, *(f"temple-card-{card.id}" for card in self.content.temple_card))

    def modes(self) -> Sequence[Mode]:
        """Every seat count in both editions, and each option once."""
        modes = [
            Mode(f"{seats} players, {name} edition", seats, {"edition": edition})
            for seats in self.seat_counts
            for edition, name in (("cs", "Czech"), ("pl", "Polish"))
        ]
        return [
            *modes,
            Mode("4 players, colours chosen", 4, {"armies": "choice", "starting_player": "first"}),
            Mode("3 players, all neutral artifacts", 3, {"neutral_artifacts": "all"}),
        ]


# -- the content in the plain form the rules read ---------------------------------------------------------------


def number_of(attribute: str) -> int:
    """The number of an attribute, -1 for none."""
    return ATTRIBUTE_IDS.index(attribute) if attribute in ATTRIBUTE_IDS else NOBODY


def plain_blow(blow: BlowEntry) -> Blow:
    """What an attack does to the hunter."""
    half = ROUNDINGS.index(blow.discards_half)
    return filled(Blow, blow, discards_half=half, discards_to=number_of(blow.discards_to))


def plain_region_attack(attack: RegionAttackEntry) -> RegionAttack:
    """What a monster does to its region."""
    near_too = attack.reach == "own-and-neighbours"
    return filled(RegionAttack, attack, kills_half=ROUNDINGS.index(attack.kills_half), near_too=near_too)


def plain_evolution(evolution: EvolutionEntry) -> Evolution:
    """How a monster grows worse."""
    wounds = [SYMBOL_IDS.index(symbol) for symbol in evolution.wounds]
    return filled(Evolution, evolution, wounds=wounds, draw_by=number_of(evolution.draw_by))


def plain_quest_step(step: QuestStepEntry) -> QuestStep:
    """What a step of a quest asks for."""
    needed = {"leadership": step.leadership, "strength": step.strength, "speed": step.speed}
    return filled(QuestStep, step, attributes=[needed[attribute] for attribute in ATTRIBUTE_IDS])


def plain_reward(reward: QuestReward | DelphiReward) -> Reward:
    """What a quest or the oracle brings; what only the other can bring is 0, -1 or False."""
    other = DelphiReward() if isinstance(reward, QuestReward) else QuestReward()
    quest = reward if isinstance(reward, QuestReward) else QuestReward()
    lacking = {name: getattr(other, name) for name in fields_of(Reward) if not hasattr(reward, name)}
    return filled(Reward, reward, **{**lacking, "attribute": number_of(quest.attribute)})


def plain_artifact(artifact: Artifact) -> ArtifactFigures:
    """The figures of an artifact."""
    return filled(ArtifactFigures, artifact.amount, kills_half=ROUNDINGS.index(artifact.amount.kills_half))


def plain_blessing(blessing: Blessing) -> BlessingFigures:
    """The figures of a blessing and its price."""
    cost = blessing.cost
    return filled(
        BlessingFigures,
        blessing.amount,
        god=get_args(GodId).index(blessing.god),
        per_turn=blessing.per_turn,
        per_hunt=blessing.per_hunt,
        attribute=number_of(blessing.amount.attribute),
        cost_priests=cost.priests,
        cost_cards=cost.cards,
        cost_symbol=SYMBOL_IDS.index(cost.symbol) if cost.symbol != "any" else ANY_SYMBOL,
        cost_injuries=cost.injuries,
        cost_hoplites=cost.hoplites,
        cost_strength=cost.strength,
        cost_tokens=cost.tokens,
    )


def hero_starts(content: Content, hero: HeroId) -> list[list[int]]:
    """The starting attributes of a hero in each edition (LOH-HERO-03)."""
    starts: list[list[int]] = []
    for edition in content.edition:
        start = [content.start.attribute] * len(ATTRIBUTE_IDS)
        for raised in content.start_attribute:
            if raised.hero == hero and edition.id in raised.editions:
                start[number_of(raised.attribute)] = raised.value
        starts.append(start)
    return starts


def plain_facts(content: Content) -> Facts:
    """The content in the plain form the rules read."""
    regions = content.region
    region_ids = [region.id for region in regions]
    land_ids = [land.id for land in content.land]
    city = {one.id: one for one in content.city}
    gods = [entry(content.god, god) for god in get_args(GodId)]
    artifact: dict[str, Artifact] = {one.id: one for one in content.artifact}
    artifact_ids: list[str] = list(get_args(ArtifactId))
    monster_ids = [one.id for one in content.monster]
    tracks = [entry(content.attribute, one) for one in ATTRIBUTE_IDS]
    symbols = [entry(content.symbol, one) for one in SYMBOL_IDS]
    wounds = {"any": ANY_SYMBOL, "none": NOBODY, **{one: number for number, one in enumerate(SYMBOL_IDS)}}
    owners = {one.owner: artifact_ids.index(one.id) for one in content.artifact if one.owner}
    levels = pieces(content, "monument-parts")
    amounts = {(one.god, one.level): one.amount for one in content.power_level}
    helen = entry(content.hero, "helen")
    heracles = entry(content.hero, "heracles")
    combat = content.combat_card
    facts = Facts()
    facts.region_names = region_ids
    facts.region_land = [land_ids.index(region.land) for region in regions]
    facts.region_population = [region.population for region in regions]
    facts.region_near = [sorted(region_ids.index(one) for one in (*r.land_links, *r.sea_links)) for r in regions]
    facts.region_recruits = [city[r.city].recruits if r.city != "none" else 0 for r in regions]
    facts.region_bonus = [city[r.city].bonus if r.city != "none" else 0 for r in regions]
    facts.region_room = [city[r.city].room if r.city != "none" else 0 for r in regions]
    facts.region_x = [region.centre[0] for region in regions]
    facts.region_y = [region.centre[1] for region in regions]
    facts.lands = len(land_ids)
    facts.shrines = mask_of([number for number, region in enumerate(regions) if region.holy_place == "shrine"])
    facts.delphi = next(number for number, region in enumerate(regions) if region.holy_place == "delphi")
    facts.god_region = [region_ids.index(god.region) for god in gods]
    facts.god_attribute = [number_of(god.attribute) for god in gods]
    facts.god_places = [god.priest_places for god in gods]
    facts.god_power = [POWERS.index(god.power) for god in gods]
    facts.god_amount = [[amounts.get((god.id, level), 0) for level in range(levels + 1)] for god in gods]
    facts.god_artifact = [owners[god.id] for god in gods]
    facts.heroes = len(get_args(HeroId))
    facts.hero_start = [hero_starts(content, hero) for hero in get_args(HeroId)]
    facts.helen_looks = helen.bonus.looks
    facts.helen_takes = helen.bonus.takes
    facts.perseus_glory = entry(content.hero, "perseus").bonus.glory
    facts.heracles_looks = heracles.ability.looks
    facts.heracles_takes = heracles.ability.takes
    facts.achilles_lower_of = [number_of(one) for one in entry(content.hero, "achilles").lower_of]
    facts.attribute_min = [track.min for track in tracks]
    facts.attribute_max = [track.max for track in tracks]
    facts.armies = len(content.army)
    facts.hoplites = pieces(content, "hoplites")
    facts.hoplite_strength = content.hoplite.strength
    facts.priests = pieces(content, "priests")
    facts.control_tokens = pieces(content, "control-tokens")
    facts.action_tokens = pieces(content, "used-action-tokens")
    facts.hand_limit = content.limits.combat_cards
    facts.quest_slots = content.limits.quest_slots
    facts.most_injuries = content.limits.injuries
    facts.monument_levels = levels
    facts.start_events = content.start.event_cards
    facts.start_level = content.start.monument_level
    facts.start_cards = content.start.combat_cards
    facts.start_hoplites = content.start.hoplites
    facts.start_priests = content.start.priests
    facts.start_control = content.start.control_population
    facts.fortified_recruits = content.hoplite.fortified_recruits
    facts.prayer_priests = content.prayer.priests
    facts.prayer_raises = content.prayer.raises
    facts.march_regions = content.march.regions
    facts.prepare_choices = content.prepare.choices
    facts.prepare_heals = content.prepare.heals
    facts.prepare_draws = content.prepare.draws
    facts.prepare_recruits = content.prepare.recruits
    facts.usurp_recruits = content.usurp.recruits
    facts.temple_priests = content.build_temple.priests
    facts.priests_per_temple = content.build_monument.priests_per_temple
    facts.monument_events = content.build_monument.event_cards
    facts.monster_moves = content.build_monument.monster_regions
    facts.monster_rolls = content.build_monument.rolls_per_monster
    facts.temple_drafts = [[place - 1 for place in card.drafts] for card in content.temple_card]
    facts.temple_delphi = [plain_reward(card.delphi) for card in content.temple_card]
    facts.card_symbol = [SYMBOL_IDS.index(card.symbol) for card in combat]
    facts.card_strength = [card.strength for card in combat]
    facts.card_losses = [card.losses for card in combat]
    facts.card_copies = [card.copies for card in combat]
    facts.card_effect = [EFFECTS.index(card.effect) for card in combat]
    facts.card_bonus = [card.amount.bonus for card in combat]
    facts.card_per = [card.amount.per_hoplites for card in combat]
    facts.card_recruits = [card.amount.recruits for card in combat]
    facts.card_kills = [card.amount.kills for card in combat]
    facts.card_loser = [card.amount.loser_losses for card in combat]
    facts.card_regions = [card.amount.from_regions for card in combat]
    facts.card_attribute = [number_of(card.amount.attribute) for card in combat]
    facts.loser_losses = content.battle.loser_losses
    facts.symbol_wound = [wounds[symbol.wound] for symbol in symbols]
    facts.symbol_any_with = [symbol.any_with for symbol in symbols]
    facts.symbol_parries = [symbol.parries for symbol in symbols]
    facts.symbol_parry_injuries = [symbol.parry_injuries for symbol in symbols]
    facts.symbol_parry_draws = [symbol.parry_draws for symbol in symbols]
    facts.monsters = len(monster_ids)
    facts.monster_wounds = [[SYMBOL_IDS.index(place.symbol) for place in one.wounds] for one in content.monster]
    facts.monster_rewards = [[REWARDS.index(place.reward) for place in one.wounds] for one in content.monster]
    facts.monster_special = [plain_blow(one.special_attack) for one in content.monster]
    facts.monster_attack = [plain_region_attack(one.region_attack) for one in content.monster]
    facts.monster_passive = [PASSIVES.index(one.passive) for one in content.monster]
    facts.monster_artifact = [owners.get(one.id, NOBODY) for one in content.monster]
    facts.event_monster = [
        *(monster_ids.index(card.monster) for card in content.monster_card),
        *(NOBODY for _ in content.quest),
    ]
    facts.event_region = [
        *(region_ids.index(card.region) for card in content.monster_card),
        *(region_ids.index(quest.region) for quest in content.quest),
    ]
    facts.event_evolution = [plain_evolution(card.evolution) for card in content.monster_card]
    facts.attack_copies = [card.copies for card in content.attack_card]
    facts.attack_base = [card.strength.base for card in content.attack_card]
    facts.attack_per = [card.strength.per for card in content.attack_card]
    facts.attack_each = [COUNTED.index(card.strength.each) for card in content.attack_card]
    facts.attack_blow = [plain_blow(card.blow) for card in content.attack_card]
    facts.die = [DIE_RESULTS.index(face) for face in content.monster_die.faces]
    facts.hunt_draw_by = number_of(content.hunt.draw_by)
    facts.hunt_attack_cards = content.hunt.attack_cards
    facts.hunt_draws_defended = content.hunt.draws_defended
    facts.hunt_draws_undefended = content.hunt.draws_undefended
    facts.hunt_failure_injuries = content.hunt.failure_injuries
    facts.hunt_rewards = content.hunt.rewards
    facts.hunt_reward_priests = content.hunt.reward_priests
    facts.hunt_reward_artifacts = content.hunt.reward_artifacts
    facts.quests = len(content.quest)
    facts.quest_region = [region_ids.index(one.region) for one in content.quest]
    facts.quest_steps = [[plain_quest_step(step) for step in one.steps] for one in content.quest]
    facts.quest_reward = [plain_reward(one.reward) for one in content.quest]
    facts.quest_length = content.quest_track.steps
    facts.quest_per_move = content.quest_track.steps_per_move
    facts.artifacts = len(artifact_ids)
    facts.neutral_artifacts = [
        artifact_ids.index(one.id) for one in content.artifact if one.kind == "neutral" and one.in_deck
    ]
    facts.all_neutral_artifacts = [number for number, one in enumerate(artifact_ids) if artifact[one].kind == "neutral"]
    facts.artifact = [plain_artifact(artifact[one]) for one in get_args(ArtifactId)]
    facts.artifact_at_any_action = [artifact[one].when == "action" for one in get_args(ArtifactId)]
    facts.blessings = len(get_args(BlessingId))
    facts.blessing = [plain_blessing(entry(content.blessing, one)) for one in get_args(BlessingId)]
    facts.draft_beyond = content.draft.beyond_players
    facts.victory_temples = content.victory.temples
    facts.victory_monsters = content.victory.monsters
    facts.activation_tokens = content.victory.activation_tokens
    facts.tokens_per_action = content.victory.tokens_per_action
    facts.work_out()
    return facts


def load(packs: Sequence[Path] = ()) -> LordsOfHellasGame:
    """The game with content packs laid over its own content."""
    return LordsOfHellasGame(facts_of_the_box.load(packs))
