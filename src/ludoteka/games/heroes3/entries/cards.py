"""The facts of cards: abilities, statistics, artifacts, spells, astrologers, events, AI cards and war machines."""

from __future__ import annotations

from typing import Literal

from ludoteka.games.heroes3.entries.parts import (
    NO_PRICE,
    ByDifficulty,
    Card,
    Cost,
    Entry,
    Gains,
    Part,
    Play,
    Price,
)
from ludoteka.games.heroes3.entries.words import (
    AfterSkill,
    AiCardEffect,
    ArtifactLevel,
    AstrologersDeed,
    AstrologersLasts,
    CardKind,
    Count,
    DeckId,
    EventDeed,
    FactionId,
    Lasts,
    Number,
    Rate,
    Redraw,
    School,
    Slug,
    Source,
    SpellDeed,
    SpellLevel,
    SpellNature,
    StatisticId,
    Target,
    Tier,
    Timing,
    UnitSide,
    WarMachineId,
)


class Ability(Card, frozen=True, kw_only=True):
    """An ability card with basic and expert effect (H3-CARD-12)."""

    basic: Play
    expert: Play
    empowered: Literal["expert", "basic_or_expert", "own"]
    own_empowered: Play | None = None
    faction: FactionId | Literal["any"] = "any"


class StatisticCard(Entry, frozen=True, kw_only=True):
    """A statistic card; the empowered one has the expert effect for no expert use (H3-CARD-12, H3-EXP-04)."""

    id: StatisticId
    name: str
    copies: Number
    copies_source: Source
    empowered_copies: Number
    empowered_source: Source
    basic: Play
    expert: Play


class Artifact(Card, frozen=True, kw_only=True):
    """An artifact: choose one of the plays (H3-CARD-13)."""

    level: ArtifactLevel
    plays: tuple[Play, ...]


class SpellStep(Part, frozen=True, kw_only=True):
    """What a spell does when this much power is paid (H3-SPELL-01)."""

    power: Count
    tier: Tier | Literal["none"] = "none"
    attack: int = 0
    defense: int = 0
    initiative: int = 0
    bonus: Count = 0
    damage: Count = 0
    damages: tuple[Count, ...] = ()
    heals: Count = 0
    movement: Count = 0
    amount: Count = 0
    gold: Count = 0
    building_materials: Count = 0
    valuables: Count = 0
    lasts: Lasts = "instant"
    level: SpellLevel | Literal["none"] = "none"
    side: UnitSide | Literal["none"] = "none"
    all_pieces: bool = False


class Spell(Card, frozen=True, kw_only=True):
    """A spell: school, level, target and its power steps; any spell may be played for power instead (H3-SPELL-01)."""

    school: School | Literal["any"]
    level: SpellLevel
    timing: Timing
    target: Target
    deed: SpellDeed
    nature: SpellNature
    lasts: Lasts = "instant"
    tier_rule: Literal["none", "up_to", "exactly"] = "none"
    steps: tuple[SpellStep, ...]
    alternative_power: Count
    draws: Count = 0
    damage: Count = 0
    summons: Slug | None = None
    siege_only: bool = False


class Astrologers(Card, frozen=True, kw_only=True):
    """An astrologers card and how long it lasts (H3-ROUND-04)."""

    lasts: AstrologersLasts
    deed: AstrologersDeed
    effect: Gains = Gains()
    redraw: Redraw = "none"
    price: Price = Price()
    amount: int = 0
    most: Count = 0
    least: Count = 0
    looks: Count = 0
    schools: tuple[School, ...] = ()
    rate: Rate = "full"
    hero: Slug | None = None
    unit: Slug | None = None


class EventChoice(Gains, frozen=True, kw_only=True):
    """One of the ways to meet an event."""

    deed: EventDeed = "figures"
    price: Price = Price()
    or_price: Price | None = None
    first_morale: int = 0
    amount: Count = 0
    looks: Count = 0
    takes: Count = 0
    per_removed: Count = 0
    extra_hand: int = 0
    decks: tuple[DeckId, ...] = ()
    kinds: tuple[CardKind, ...] = ()
    tiers: tuple[Tier, ...] = ()
    rate: Rate = "full"
    minor_gold: Count = 0
    major_gold: Count = 0
    relic_gold: Count = 0
    faction: FactionId | Literal["any"] = "any"


class EventCard(Card, frozen=True, kw_only=True):
    """An event card: who is asked and what may be chosen (H3-EXP-05)."""

    who: Literal["drawer", "each", "together"]
    choices: tuple[EventChoice, ...]


class SkillByDifficulty(Part, frozen=True, kw_only=True):
    """What follows the use of a skill, for each difficulty."""

    easy: AfterSkill
    normal: AfterSkill
    hard: AfterSkill
    impossible: AfterSkill


class AiCard(Card, frozen=True, kw_only=True):
    """A card of an AI hero's deck (H3-AI-06, H3-AI-07)."""

    kind: Literal["might", "magic", "skill"]
    effect: AiCardEffect
    strength: ByDifficulty | None = None
    after: SkillByDifficulty | None = None


class WarMachine(Card, frozen=True, kw_only=True):
    """A war machine: prices and effect (H3-EXP-02)."""

    id: WarMachineId
    factory: Cost
    trading_post: Cost
    play: Play
    shot: Price = NO_PRICE
    """What each shot costs, not the card itself."""
