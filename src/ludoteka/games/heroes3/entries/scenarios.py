"""The facts of scenarios: set-up, maps, timed events, special rules, opponents and ends."""

from __future__ import annotations

from typing import Literal

from ludoteka.games.heroes3.entries.bosses import Boss
from ludoteka.games.heroes3.entries.parts import (
    Cost,
    Entry,
    Gains,
    Part,
    Price,
    Search,
)
from ludoteka.games.heroes3.entries.places import FieldChange, Gift, Link, MapWay, PlaceRule, Points, Quest
from ludoteka.games.heroes3.entries.words import (
    AiStart,
    ArmyFlags,
    ArmySeeks,
    BoxId,
    BuildingId,
    Count,
    DeckId,
    DefeatKind,
    Direction,
    FactionId,
    FieldName,
    HeroStart,
    Hex,
    LeftOut,
    LevelNumber,
    Mode,
    Number,
    Position,
    RankBy,
    Rate,
    Resource,
    RuleId,
    SiegePiece,
    Sixths,
    SlotId,
    SlotMust,
    Slug,
    Source,
    StackToken,
    Tier,
    TileId,
    TileKind,
    TimedDeed,
    TimedMoment,
    UnitPick,
    UnitSide,
    WarMachineId,
    WinKind,
    WinMoment,
    WinPart,
    WinTrigger,
)


class StartUnit(Part, frozen=True, kw_only=True):
    """A unit of a starting army: named, or picked by its price in the faction (H3-SETUP-11)."""

    side: UnitSide
    unit: Slug | None = None
    pick: UnitPick | None = None
    foreign: bool = False
    """Whether a named unit comes from another faction than the army it is in."""


class Bonus(Gains, frozen=True, kw_only=True):
    """One of the bonuses a player picks from before the first round (H3-SETUP-09)."""

    reinforces: tuple[Slug, ...] = ()
    joins: StartUnit | None = None
    cards: tuple[Slug, ...] = ()
    into_deck: bool = False
    """Whether artifacts that it brings are shuffled into the player's deck."""
    neutral: Slug | None = None
    """A neutral unit that joins."""
    machine: WarMachineId | Literal["none", "any"] = "none"
    """A war machine; "any" is one of the owner's choice."""


class TownChoice(Gains, frozen=True, kw_only=True):
    """One of the things a player picks from for the town before the first round (H3-SETUP-04)."""

    building: BuildingId | Literal["none"] = "none"
    pays: Cost = Cost()
    discount: Cost | None = None
    """The building costs what it always does, less this."""


class TownChoices(Part, frozen=True, kw_only=True):
    """A list of which each player takes one for the town."""

    choices: tuple[TownChoice, ...]


class Start(Part, frozen=True, kw_only=True):
    """What each player starts a scenario with (H3-SETUP-04, H3-SETUP-05, H3-SETUP-06, H3-SETUP-11)."""

    resources: Cost = Cost()
    income: Cost
    units: tuple[StartUnit, ...] = ()
    buildings: tuple[BuildingId, ...] = ()
    far_pool: Count = 0
    near_pool: Count = 0
    hero_level: LevelNumber = 1
    carried_over: bool = False
    hero_start: HeroStart = "own_town"
    hero_slot: SlotId | None = None
    extra_bonus: tuple[Bonus, ...] = ()
    town_choices: tuple[TownChoices, ...] = ()


class Slot(Part, frozen=True, kw_only=True):
    """A place for a tile on a scenario's map (H3-SETUP-03)."""

    slot: SlotId
    kind: TileKind
    at: Hex | None = None
    seat: Count = 0
    owner: Count = 0
    """The seat whose terrain the tile of the slot has, where far tiles have the terrains of the towns."""
    ai: bool = False
    tile: TileId | None = None
    tile_from: tuple[TileId, ...] = ()
    must: SlotMust = "none"
    face_up: bool = False
    blocked: Direction | None = None
    """Where the blocked field of a starting tile lies: its owner does not choose how it is turned."""
    rotation: Sixths | None = None
    """How a tile that lies face up is turned, in steps clockwise."""
    area: Count = 0
    """Which of several areas of the map it belongs to; areas never touch."""


class ScenarioMap(Part, frozen=True, kw_only=True):
    """The map of a scenario for a number of players (H3-SETUP-03)."""

    players: Number
    slots: tuple[Slot, ...]
    ways: tuple[MapWay, ...] = ()


class Win(Part, frozen=True, kw_only=True):
    """A way to win a scenario (H3-END-01, H3-END-09)."""

    kind: WinKind
    when: WinMoment = "immediate"
    players: tuple[Number, ...] = ()
    location: Slug | None = None
    token: Literal["none", "grail"] = "none"
    resource: Resource | Literal["none"] = "none"
    amount: Count = 0
    times: Count = 0
    lead: Count = 0
    from_round: Count = 0
    rounds_held: Count = 0
    rounds_after: Count = 0
    """How many full rounds are still played after the first capture starts the countdown."""
    turns_after: Count = 0
    """How many full turns everybody still has after that instead; a ranking counts them from the `amount`-th mine or
    settlement of a player."""
    in_enemy_town: bool = False
    ally_town_too: bool = False
    parts: tuple[WinPart, ...] = ()
    order: tuple[RankBy, ...] = ()
    town: Count = 0
    settlement: Count = 0
    mine: Count = 0
    cube: Count = 0
    worth: Cost = Cost()
    points: tuple[Points, ...] = ()
    sudden_death: Count = 0
    """How many rounds more are played after a tie for most points, in which the next point wins; then a tie stays."""
    places: tuple[FieldName, ...] = ()
    """The fields that have to be held together."""
    triggers: tuple[WinTrigger, ...] = ()
    """What ends the game at the end of a round, so that the points decide; any of them is enough."""


class Defeat(Part, frozen=True, kw_only=True):
    """A way to lose a scenario (H3-END-01)."""

    kind: DefeatKind
    hero: Slug | None = None
    round: Count = 0
    times: Count = 0
    location: Slug | None = None


class TimedEvent(Part, frozen=True, kw_only=True):
    """Something that happens at a round or moment of a scenario (H3-ROUND-05)."""

    deed: TimedDeed
    when: TimedMoment = "round"
    rounds: tuple[Number, ...] = ()
    players: tuple[Number, ...] = ()
    heroes: Literal["all", "main"] = "all"
    amount: Count = 0
    rate: Rate = "full"
    unit: Slug | None = None
    side: UnitSide | Literal["none"] = "none"
    tile: TileId | None = None
    machine: WarMachineId | Literal["none"] = "none"
    until_scenario_ends: bool = False
    locations: tuple[Slug, ...] = ()
    kinds: tuple[TileKind, ...] = ()
    who: Literal["all", "least_experience"] = "all"
    gifts: tuple[Gift, ...] = ()
    army: Slug | None = None
    """The declared army that comes: to a field, as a wave against every town, or for a timed fight."""
    gains: Gains | None = None
    """What each player gains after the wave against their own town."""
    loses: Cost = Cost()
    """What is lost, as far as it is there."""
    from_income: bool = False
    """Whether no more of each resource is lost than the round pays."""
    unless_mines: str = ""
    """It does not happen if no tile lies face down and players hold every mine on tiles of this terrain."""
    unless_held: tuple[FieldName, ...] = ()
    """It does not happen while these fields are held."""
    secondary_gold: Count = 0
    """What a secondary hero costs for the rest of the round after that, 0 for the usual price."""
    building: BuildingId | Literal["none"] = "none"
    """What is built for nothing; who has it already scores `amount` points instead."""
    fighters: tuple[Count, ...] = ()
    """By number of players: how many of them fight a timed fight; one where nothing is said."""


class ArmyByDifficulty(Part, frozen=True, kw_only=True):
    """A fixed army of neutrals for each difficulty."""

    easy: tuple[Tier, ...]
    normal: tuple[Tier, ...]
    hard: tuple[Tier, ...]
    impossible: tuple[Tier, ...]


class TierCounts(Part, frozen=True, kw_only=True):
    """A number of neutral cards of each tier."""

    bronze: Count = 0
    silver: Count = 0
    gold: Count = 0
    azure: Count = 0


class CountsByDifficulty(Part, frozen=True, kw_only=True):
    """Neutral cards for each difficulty, in one part or in several that follow each other."""

    players: Count = 0
    """With how many players it holds, 0 for any number."""
    easy: tuple[TierCounts, ...]
    normal: tuple[TierCounts, ...]
    hard: tuple[TierCounts, ...]
    impossible: tuple[TierCounts, ...]


class SpecialRule(Part, frozen=True, kw_only=True):
    """A special rule of a scenario, and its figures."""

    rule: RuleId
    amount: Count = 0
    higher: Count = 0
    """The amount in a case that the rule tells apart from the usual one."""
    by_players: tuple[Count, ...] = ()
    round: Count = 0
    rounds: tuple[Number, ...] = ()
    level: Count = 0
    slots: tuple[SlotId, ...] = ()
    tiles: tuple[TileId, ...] = ()
    must: SlotMust = "none"
    price: Price | None = None
    or_price: Price | None = None
    buildings: tuple[BuildingId, ...] = ()
    gains: Gains | None = None
    or_gains: Gains | None = None
    unit: Slug | None = None
    side: UnitSide | Literal["none"] = "none"
    army: ArmyByDifficulty | None = None
    second_army: ArmyByDifficulty | None = None
    kinds: tuple[TileKind, ...] = ()
    cards: tuple[Slug, ...] = ()
    places: tuple[FieldName, ...] = ()
    heroes: tuple[Slug, ...] = ()
    """The heroes it is not for."""
    secondary_only: bool = False
    counts: tuple[CountsByDifficulty, ...] = ()
    note: str = ""


class TitleGift(Gains, frozen=True, kw_only=True):
    """What the next cleansed or sacrificed obelisk brings a knight of the Grail."""

    title: Literal["grail_knight", "blood_knight"]
    number: Count = 0
    tier: Tier | Literal["none"] = "none"
    secondary_hero_or_gold: Count = 0
    enemy_discards: Count = 0
    income_steps: Count = 0
    removes: Count = 0
    takes_chosen: tuple[DeckId, ...] = ()
    pack_searches: tuple[Search, ...] = ()
    pack_azure_looks: Count = 0
    pack_azure_rate: Rate = "full"


class AiDeck(Part, frozen=True, kw_only=True):
    """How many AI cards of each kind are drawn for a deck (H3-AI-05)."""

    might: Count = 0
    magic: Count = 0
    skill: Count = 0
    attack: Count = 0
    defense: Count = 0
    cast: Count = 0
    """Cards of might and magic that are named by what they do."""


class LevelArmy(Part, frozen=True, kw_only=True):
    """Neutral units that fight for an army, drawn anew for each combat by the level of the hero it meets."""

    above: Count = 0
    """How many levels above that of the hero."""
    most: LevelNumber = 7
    faction: FactionId | Literal["none"] = "none"
    """Whose neutral cards they are: set aside from the decks for this."""


class Army(Part, frozen=True, kw_only=True):
    """An army of the scenario, which is there from the start or comes when a timed event or a rule names it."""

    id: Slug
    tiers: ArmyByDifficulty | None = None
    """Neutral cards drawn from the decks of these tiers."""
    units: tuple[StartUnit, ...] = ()
    faction: FactionId | Literal["none"] = "none"
    """Named units of a faction that are in it besides."""
    always: tuple[Slug, ...] = ()
    """Neutral cards that stand for the first drawn one of their tier."""
    reserve: CountsByDifficulty | None = None
    """Cards that wait to join it in combats; it is beaten only when none is left."""
    joins: Count = 0
    """How many of them join at the start of each combat round but the first."""
    refill: Count = 0
    """Up to how many units it is filled when one or none is left, and after a combat."""
    moves: bool = False
    movement: Count = 3
    razes: bool = False
    """Whether it destroys the fields it enters instead of flagging them."""
    keeps_losses: bool = False
    """Whether units that were beaten stay beaten in later combats."""
    may_retreat: bool = False
    """Whether a player may retreat from it when a unit of that player is about to activate."""
    deck: AiDeck = AiDeck()
    spells: tuple[Slug, ...] = ()
    gains: Gains | None = None
    """What beating it gives."""
    tower_attack: Count = 0
    """The attack of an arrow tower against it, 0 for the usual one."""
    tokens: tuple[tuple[StackToken, ...], ...] = ()
    """By difficulty: stack tokens, each on another of its units."""
    of_hero_level: LevelArmy | None = None
    """Neutral units by the level of the hero it fights, besides its own ones."""
    starts: tuple[FieldName, ...] = ()
    """Where it stands when it comes; a player chooses one of several fields."""
    from_start: bool = False
    """Whether it stands there from the start of the scenario."""
    holds: bool = False
    """Whether that field belongs to the AI from the start."""
    seeks: ArmySeeks = "all"
    """Whom or what it goes for: `all` as AI heroes do, else only a main hero on its tile, nobody on the way to the
    town, or whoever bears what the quest is about."""
    flags: ArmyFlags = "all"
    """What it flags on its way."""
    stables: bool = False
    """Whether stables that it crosses give it a movement point."""
    untouchable: bool = False
    """Whether players cannot attack it."""
    passes_others: bool = False
    """Whether armies do not stand in its way; the one that gets closest moves first."""
    siege_pieces: tuple[SiegePiece, ...] = ()
    machines: tuple[WarMachineId, ...] = ()
    skills: tuple[Slug, ...] = ()
    """Abilities and artifacts that its skill cards use, with their basic effect."""
    expert_skills: tuple[Slug, ...] = ()
    """Those among them that work with their expert effect."""
    deck_group: Slug | None = None
    """Armies of one group fight with the same AI cards."""
    returns_to: tuple[FieldName, ...] = ()
    """Where it appears again after it was beaten: the first of these fields where nobody stands."""


class AiChange(Part, frozen=True, kw_only=True):
    """How an AI army changes right before it is fought."""

    loses: tuple[Slug, ...]
    neutrals: tuple[Slug, ...]
    specialties: tuple[Slug, ...]
    deck: bool


class AiSide(Part, frozen=True, kw_only=True):
    """The AI opponent of a scenario (H3-AI-01 to H3-AI-13)."""

    kind: Literal["hero", "warlords", "utopia_guard", "settlement_guard"]
    faction: FactionId | Literal["none"] = "none"
    army: tuple[StartUnit, ...] = ()
    neutral_army_of_hero_level: bool = False
    second_army: tuple[StartUnit, ...] = ()
    second_slot: SlotId | None = None
    deck: AiDeck
    neutral_deck: AiDeck | None = None
    spells: tuple[Slug, ...] = ()
    skill: Slug | None = None
    skill_specialties: tuple[Slug, ...] = ()
    moves: bool = False
    movement: Count = 3
    goal: Literal["player_town", "dragon_utopia"] = "player_town"
    starts: AiStart = "own_town"
    start_slot: SlotId | None = None
    start_field: Position = "C"
    citadel: bool = False
    siege_pieces: tuple[SiegePiece, ...] = ()
    change: AiChange | None = None


class CampaignPart(Part, frozen=True, kw_only=True):
    """Where a scenario stands in its campaign (H3-MODE-03)."""

    campaign: Slug
    name: str
    number: Number
    faction: FactionId
    heroes: tuple[Slug, ...] = ()
    second_heroes: tuple[Slug, ...] = ()
    """The heroes of the second player."""


class TeamPlan(Part, frozen=True, kw_only=True):
    """The teams of a number of players, where a scenario can also be played as an alliance (H3-MODE-04)."""

    players: Number
    teams: tuple[tuple[Number, ...], ...]
    pairs: bool = False
    """Teams of two where there are larger ones besides."""


class ModePlan(Part, frozen=True, kw_only=True):
    """The mode of a number of players, where it is not that of the scenario (H3-MODE-01)."""

    players: Number
    mode: Mode


class Scenario(Entry, frozen=True, kw_only=True):
    """A scenario: set-up, map, timed events, ends (H3-MODE-01, H3-MODE-06)."""

    name: str
    name_source: Source
    mode: Mode
    players: tuple[Number, ...]
    rounds: Number
    extra_rounds: Count = 0
    fewer_rounds: tuple[Count, Count, Count, Count] = (0, 0, 0, 0)
    """By difficulty: how many rounds fewer are played."""
    boxes: tuple[BoxId, ...]
    more_boxes: bool = False
    map_source: Source | None = None
    teams: tuple[tuple[Number, ...], ...] = ()
    modes: tuple[ModePlan, ...] = ()
    alliances: tuple[TeamPlan, ...] = ()
    author: str = ""
    """Who wrote it, as the community's mission book names them."""
    draft: bool = False
    """Whether its authors still call it a draft."""
    leaves_out: tuple[LeftOut, ...] = ()
    """What its authors wrote and this scenario lacks; its card says so."""
    start: Start
    maps: tuple[ScenarioMap, ...]
    wins: tuple[Win, ...]
    defeats: tuple[Defeat, ...]
    timed: tuple[TimedEvent, ...] = ()
    rules: tuple[SpecialRule, ...] = ()
    fields: tuple[FieldChange, ...] = ()
    links: tuple[Link, ...] = ()
    places: tuple[PlaceRule, ...] = ()
    obelisk: tuple[Gift, ...] = ()
    titles: tuple[TitleGift, ...] = ()
    armies: tuple[Army, ...] = ()
    ai: AiSide | None = None
    quest: Quest | None = None
    bosses: tuple[Boss, ...] = ()
    """Of whom one is chosen or drawn before the game."""
    bonus: tuple[Bonus, ...] = ()
    campaign: CampaignPart | None = None
