"""The box as a whole: boxes, factions, dice, supplies and difficulty, and `Content` with all that is in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

from ludoteka.games.heroes3.entries.army import (
    AlternateUnit,
    BankGuard,
    Building,
    Hero,
    Neutral,
    SiegeFacts,
    Specialty,
    SpecialUnit,
    SummonedUnit,
    Town,
    Unit,
)
from ludoteka.games.heroes3.entries.cards import (
    Ability,
    AiCard,
    Artifact,
    Astrologers,
    EventCard,
    Spell,
    StatisticCard,
    WarMachine,
)
from ludoteka.games.heroes3.entries.map import (
    Bank,
    Geometry,
    Location,
    RandomTown,
    StackTokens,
    Tile,
)
from ludoteka.games.heroes3.entries.parts import (
    Cost,
    Entry,
    Fact,
    Gains,
    Part,
    Search,
)
from ludoteka.games.heroes3.entries.scenarios import (
    Scenario,
)
from ludoteka.games.heroes3.entries.words import (
    BoxId,
    Count,
    DifficultyId,
    Face,
    FactionId,
    LevelNumber,
    Number,
    OptionalRuleId,
    Resource,
    Slug,
    Tier,
)
from ludoteka.kernel.errors import BadContent


class GameFacts(Fact, frozen=True, kw_only=True):
    """How many may play (H3-MODE-01)."""

    min_players: Number
    max_players: Number


class Box(Entry, frozen=True, kw_only=True):
    """A box of the game, and whether it is switched on unless a table says otherwise (H3-EXP-07)."""

    id: BoxId
    name: str
    default: bool


class Faction(Entry, frozen=True, kw_only=True):
    """A faction: its box and the colour of its cubes (H3-SETUP-01)."""

    id: FactionId
    name: str
    box: BoxId
    colour: Slug


class CoreBox(Fact, frozen=True, kw_only=True):
    """How many cards, tiles and dice the core box holds."""

    faction_units: Number
    neutrals: Number
    abilities: Number
    artifacts: Number
    spells: Number
    specialties: Number
    statistics: Number
    ai_cards: Number
    astrologers: Number
    tiles: Number
    attack_dice: Number
    resource_dice: Number
    treasure_dice: Number


class NeutralCounts(Fact, frozen=True, kw_only=True):
    """How many neutral cards of each tier the core box holds (H3-SETUP-10)."""

    bronze: Number
    silver: Number
    gold: Number
    azure: Number


class Pieces(Fact, frozen=True, kw_only=True):
    """What each player takes (H3-SETUP-01)."""

    heroes: Number
    building_tiles: Number
    unit_cards: Number
    specialty_cards: Number
    ability_cards: Number
    cubes: Number
    movement_tokens: Number


class Supply(Fact, frozen=True, kw_only=True):
    """Tokens that can run out (H3-MAP-12)."""

    grails: Number


class Leading(Fact, frozen=True, kw_only=True):
    """Movement, price and growth of heroes (H3-MOVE-01, H3-HERO-02, H3-HERO-06)."""

    main_movement: Number
    secondary_movement: Number
    secondary_gold: Count
    most_secondary: Number
    experience_per_level: Number
    highest_level: LevelNumber


class LevelStep(Entry, frozen=True, kw_only=True):
    """A level of the main hero: hand limit, expert uses and reward (H3-HERO-08, H3-HERO-09)."""

    level: LevelNumber
    experience: Count
    hand_limit: Number
    expert_uses: Count
    specialty: Count = 0
    searches: tuple[Search, ...] = ()


class CombatFacts(Fact, frozen=True, kw_only=True):
    """The board and the figures of a combat (H3-COMBAT, H3-UNIT-05, H3-UNIT-07)."""

    columns: Number
    rows: Number
    most_units: Number
    ground_steps: Number
    flying_steps: Number
    ranged_steps: Number
    neutral_rounds: Number
    extension_movement: Count
    defence_gold: Count
    surrender_gold: Count
    beaten_gold: Count
    experience_equal: Count
    experience_higher: Count
    azure_level: LevelNumber
    defend_faces: tuple[Face, ...]
    defend_bonus: Count


class Elimination(Fact, frozen=True, kw_only=True):
    """When a player without a town is out (H3-END-02)."""

    rounds_without_town: Number


class CampaignCarry(Fact, frozen=True, kw_only=True):
    """What a hero takes along to the next scenario (H3-END-07)."""

    level: LevelNumber
    other_cards: Count


class Trading(Fact, frozen=True, kw_only=True):
    """What a trading post pays for a card and which cards it never takes (H3-TRADE-03)."""

    remove_card_gold: Count
    never_removed: tuple[Literal["specialty", "statistic", "starting_ability", "magic_arrow"], ...]


class TradeRate(Entry, frozen=True, kw_only=True):
    """An exchange of resources (H3-TRADE-02)."""

    sell: Resource
    give: Number
    buy: Resource
    get: Number


class IncomeTrack(Entry, frozen=True, kw_only=True):
    """The printed spaces of an income track and the worth of a step (H3-RES-01, H3-RES-03)."""

    id: Resource
    step: Number
    spaces: tuple[Count, ...]


class AttackDie(Fact, frozen=True, kw_only=True):
    """The faces of the attack die (H3-COMBAT-19)."""

    faces: tuple[Face, ...]


class ResourceDie(Fact, frozen=True, kw_only=True):
    """The faces of the resource die (H3-RES-02)."""

    faces: tuple[Cost, ...]


class TreasureDie(Fact, frozen=True, kw_only=True):
    """The faces of the treasure die (H3-RES-02)."""

    faces: tuple[Gains, ...]


class NeutralArmy(Entry, frozen=True, kw_only=True):
    """The neutral army of a field by difficulty (H3-DIFF-01)."""

    level: LevelNumber
    easy: tuple[Tier, ...]
    normal: tuple[Tier, ...]
    hard: tuple[Tier, ...]
    impossible: tuple[Tier, ...]


class StartBonus(Entry, frozen=True, kw_only=True):
    """The starting bonus of a difficulty: one of the choices (H3-DIFF-02)."""

    id: DifficultyId
    choices: tuple[Gains, ...] = ()
    first_minor_artifact: bool = False


class OptionalRule(Entry, frozen=True, kw_only=True):
    """A rule that a table may switch on (H3-DIFF-03)."""

    id: OptionalRuleId
    kind: Literal["harder", "easier", "variant"]
    amount: Count = 0
    rounds: tuple[Number, ...] = ()


class Content(Part, frozen=True, kw_only=True):
    """Every fact of the game; one field for each top-level key of `content/*.toml`."""

    # game.toml
    game: GameFacts
    box: list[Box]
    faction: list[Faction]
    core_box: CoreBox
    neutral_counts: NeutralCounts
    pieces: Pieces
    supply: Supply
    leading: Leading
    level: list[LevelStep]
    combat: CombatFacts
    elimination: Elimination
    campaign_carry: CampaignCarry
    trading: Trading
    trade_rate: list[TradeRate]
    income_track: list[IncomeTrack]
    attack_die: AttackDie
    resource_die: ResourceDie
    treasure_die: TreasureDie
    # difficulty.toml
    neutral_army: list[NeutralArmy]
    start_bonus: list[StartBonus]
    optional_rule: list[OptionalRule]
    # units.toml
    unit: list[Unit]
    alternate_unit: list[AlternateUnit]
    summoned_unit: list[SummonedUnit]
    siege: SiegeFacts
    # neutrals.toml
    neutral: list[Neutral]
    bank_guard: list[BankGuard]
    special_unit: list[SpecialUnit]
    # heroes.toml
    hero: list[Hero]
    specialty: list[Specialty]
    # towns.toml
    town: list[Town]
    building: list[Building]
    # abilities.toml, statistics.toml, artifacts.toml, spells.toml
    ability: list[Ability]
    statistic: list[StatisticCard]
    artifact: list[Artifact]
    spell: list[Spell]
    # astrologers.toml, events.toml, ai_cards.toml, war_machines.toml
    astrologers: list[Astrologers]
    event: list[EventCard]
    ai_card: list[AiCard]
    war_machine: list[WarMachine]
    # map.toml
    geometry: Geometry
    tile: list[Tile]
    # locations.toml
    location: list[Location]
    random_town: RandomTown
    bank: list[Bank]
    stack_tokens: StackTokens
    # scenarios.toml
    scenario: list[Scenario]


E = TypeVar("E", bound=Entry)


def entry(entries: Sequence[E], wanted: str) -> E:
    """The entry with this id."""
    for one in entries:
        if one.id == wanted:
            return one
    known = ", ".join(one.id for one in entries)
    raise BadContent(f"there is no entry {wanted!r}; known are: {known}")
