"""The facts of scenarios: set-up, maps, timed events, special rules, opponents and ends."""

from __future__ import annotations

from typing import Literal

from ludoteka.games.heroes3.entries.parts import (
    Cost,
    Entry,
    Gains,
    Part,
    Price,
    Search,
)
from ludoteka.games.heroes3.entries.words import (
    AiStart,
    BoxId,
    BuildingId,
    Count,
    DeckId,
    DefeatKind,
    FactionId,
    HeroStart,
    Hex,
    LevelNumber,
    Mode,
    Number,
    Position,
    RankBy,
    Rate,
    Resource,
    RuleId,
    SiegePiece,
    SlotId,
    SlotMust,
    Slug,
    Source,
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
)


class StartUnit(Part, frozen=True, kw_only=True):
    """A unit of a starting army: named, or picked by its price in the faction (H3-SETUP-11)."""

    side: UnitSide
    unit: Slug | None = None
    pick: UnitPick | None = None


class Bonus(Gains, frozen=True, kw_only=True):
    """One of the bonuses a player picks from before the first round (H3-SETUP-09)."""

    reinforces: tuple[Slug, ...] = ()
    joins: StartUnit | None = None
    cards: tuple[Slug, ...] = ()


class Start(Part, frozen=True, kw_only=True):
    """What each player starts a scenario with (H3-SETUP-04 to H3-SETUP-06, H3-SETUP-11)."""

    resources: Cost = Cost()
    income: Cost
    units: tuple[StartUnit, ...] = ()
    buildings: tuple[BuildingId, ...] = ()
    far_pool: Count = 0
    hero_level: LevelNumber = 1
    carried_over: bool = False
    hero_start: HeroStart = "own_town"
    hero_slot: SlotId | None = None
    extra_bonus: tuple[Bonus, ...] = ()


class Slot(Part, frozen=True, kw_only=True):
    """A place for a tile on a scenario's map (H3-SETUP-03)."""

    slot: SlotId
    kind: TileKind
    at: Hex | None = None
    seat: Count = 0
    ai: bool = False
    tile: TileId | None = None
    tile_from: tuple[TileId, ...] = ()
    must: SlotMust = "none"
    face_up: bool = False


class ScenarioMap(Part, frozen=True, kw_only=True):
    """The map of a scenario for a number of players (H3-SETUP-03)."""

    players: Number
    slots: tuple[Slot, ...]


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
    in_enemy_town: bool = False
    ally_town_too: bool = False
    parts: tuple[WinPart, ...] = ()
    order: tuple[RankBy, ...] = ()
    town: Count = 0
    settlement: Count = 0
    mine: Count = 0
    cube: Count = 0
    worth: Cost = Cost()


class Defeat(Part, frozen=True, kw_only=True):
    """A way to lose a scenario (H3-END-01)."""

    kind: DefeatKind
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


class ArmyByDifficulty(Part, frozen=True, kw_only=True):
    """A fixed army of neutrals for each difficulty."""

    easy: tuple[Tier, ...]
    normal: tuple[Tier, ...]
    hard: tuple[Tier, ...]
    impossible: tuple[Tier, ...]


class SpecialRule(Part, frozen=True, kw_only=True):
    """A special rule of a scenario, and its figures."""

    rule: RuleId
    amount: Count = 0
    by_players: tuple[Count, ...] = ()
    round: Count = 0
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
    note: str = ""


class ObeliskGift(Gains, frozen=True, kw_only=True):
    """One of the gifts an obelisk of a scenario gives."""

    removes: Count = 0


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


class AiChange(Part, frozen=True, kw_only=True):
    """How an AI army changes right before it is fought."""

    loses: tuple[Slug, ...]
    neutrals: tuple[Slug, ...]
    specialties: tuple[Slug, ...]
    deck: bool


class AiSide(Part, frozen=True, kw_only=True):
    """The AI opponent of a scenario (H3-AI-01 to H3-AI-13)."""

    kind: Literal["hero", "warlords", "utopia_guard"]
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


class Scenario(Entry, frozen=True, kw_only=True):
    """A scenario: set-up, map, timed events, ends (H3-MODE-01)."""

    name: str
    name_source: Source
    mode: Mode
    players: tuple[Number, ...]
    rounds: Number
    extra_rounds: Count = 0
    boxes: tuple[BoxId, ...]
    more_boxes: bool = False
    map_source: Source | None = None
    teams: tuple[tuple[Number, ...], ...] = ()
    start: Start
    maps: tuple[ScenarioMap, ...]
    wins: tuple[Win, ...]
    defeats: tuple[Defeat, ...]
    timed: tuple[TimedEvent, ...] = ()
    rules: tuple[SpecialRule, ...] = ()
    obelisk: tuple[ObeliskGift, ...] = ()
    titles: tuple[TitleGift, ...] = ()
    ai: AiSide | None = None
    bonus: tuple[Bonus, ...] = ()
    campaign: CampaignPart | None = None
