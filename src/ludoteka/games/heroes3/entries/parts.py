"""What the facts of Heroes III are made of: sources, prices, gains, searches and the ways to play a card."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ludoteka.games.heroes3.entries.words import (
    ArtifactLevel,
    BoxId,
    CardKind,
    Count,
    DeckId,
    Deed,
    DieId,
    Face,
    Family,
    Lasts,
    Moment,
    Number,
    Passage,
    Rate,
    School,
    SiegePiece,
    Slug,
    Source,
    SpellLevel,
    Target,
    Tier,
    Timing,
    WarMachineId,
)


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a fact; a key that is not listed is an error."""


class Fact(Part, frozen=True, kw_only=True):
    """Anything in the content; says where the figures come from."""

    source: Source


class Entry(Fact, frozen=True, kw_only=True):
    """One line of a list, found and overridden by its id."""

    id: Slug


class Card(Entry, frozen=True, kw_only=True):
    """A card of a deck: the boxes it comes in and how many copies there are (H3-EXP-07)."""

    name: str
    boxes: tuple[BoxId, ...]
    copies: Number
    copies_source: Source | None = None
    note: str = ""


class Cost(Part, frozen=True, kw_only=True):
    """A price in resources (H3-RES-01)."""

    gold: Count = 0
    building_materials: Count = 0
    valuables: Count = 0


class Price(Cost, frozen=True, kw_only=True):
    """What must be given up in full before an effect (H3-CARD-16)."""

    discards: Count = 0
    removes: Count = 0
    removes_kinds: tuple[CardKind, ...] = ()
    movement: Count = 0
    expert_uses: Count = 0
    war_machine: WarMachineId | Literal["none"] = "none"


NO_PRICE: Final = Price()


class Search(Part, frozen=True, kw_only=True):
    """Look at cards of a common deck and take one, once or several times (H3-CARD-04)."""

    decks: tuple[DeckId, ...]
    looks: Number
    times: Number = 1
    level: ArtifactLevel | Literal["any"] = "any"


class Roll(Part, frozen=True, kw_only=True):
    """Dice thrown together and how many of them count (H3-RES-02)."""

    dice: Number
    keep: Number


class Gains(Part, frozen=True, kw_only=True):
    """Plain figures that cards, fields, buildings and events give in common."""

    gold: int = 0
    building_materials: int = 0
    valuables: int = 0
    draws: Count = 0
    experience: Count = 0
    morale: int = 0
    movement: int = 0
    searches: tuple[Search, ...] = ()
    resource_dice: Roll | None = None
    treasure_dice: Roll | None = None


class TierPower(Part, frozen=True, kw_only=True):
    """The power an effect needs for a unit of each tier."""

    bronze: Count
    silver: Count
    gold: Count


class Horde(Part, frozen=True, kw_only=True):
    """A layer that a specialty lays on a unit (R-44)."""

    unit: Slug
    on: tuple[Literal["few", "pack", "horde"], ...]
    attack: Count
    defense: Count
    hp: Number
    initiative: Count


class PowerDamage(Part, frozen=True, kw_only=True):
    """Damage that a power step of a specialty deals (H3-CARD-14)."""

    power: Count
    damage: Count


class Play(Gains, frozen=True, kw_only=True):
    """One way to play a card: when, at what price, on whom, and its figures (H3-CARD-06, H3-CARD-07, H3-CARD-08,
    H3-CARD-09, H3-CARD-10, H3-CARD-11, H3-CARD-12, H3-CARD-13, H3-CARD-14, H3-CARD-15, H3-CARD-16, H3-CARD-17)."""

    timing: Timing
    when: Moment = "any_time"
    deed: Deed = "figures"
    target: Target = "none"
    lasts: Lasts = "instant"
    price: Price = Price()
    # combat figures
    attack: int = 0
    defense: int = 0
    defense_adjacent: int = 0
    defense_also_spells: bool = False
    power: Count = 0
    initiative: int = 0
    hp: int = 0
    damage: Count = 0
    damages: tuple[Count, ...] = ()
    own_damage: Count = 0
    heals: Count = 0
    lasting_attack: int = 0
    lasting_defense: int = 0
    # what the deed needs
    amount: Count = 0
    times: Count = 0
    looks: Count = 0
    takes: Count = 0
    least: Count = 0
    least_discards: Count = 0
    most_discards: Count = 0
    each_discard: Count = 0
    then_discards: Count = 0
    enemy_discards: Count = 0
    gold_off: Count = 0
    spell_limit: Count = 0
    expert_uses: Count = 0
    rounds: Count = 0
    faces: tuple[Face, ...] = ()
    dice: tuple[DieId, ...] = ()
    every_die: bool = False
    power_limit: Count | None = None
    tier_power: TierPower | None = None
    power_damage: tuple[PowerDamage, ...] = ()
    tiers: tuple[Tier, ...] = ()
    rate: Rate = "full"
    school: School | Literal["any"] = "any"
    spell_level: SpellLevel | Literal["any", "named"] = "any"
    kinds: tuple[CardKind, ...] = ()
    cards: tuple[Slug, ...] = ()
    unit: Slug | None = None
    family: Family | Literal["none"] = "none"
    neutral: Slug | None = None
    machine: WarMachineId | Literal["none"] = "none"
    horde: Horde | None = None
    pieces: tuple[SiegePiece, ...] = ()
    passes: tuple[Passage, ...] = ()
    azure: bool = False
    free_of_limit: bool = False
    doubled_if: Literal["none", "faster_than_target", "slower_than_target"] = "none"
    removes_self: bool = False
    may_remove_self: bool = False
    returns_to_hand: bool = False
    shuffles_discard: bool = False


class ByDifficulty(Part, frozen=True, kw_only=True):
    """A figure for each difficulty."""

    easy: Count
    normal: Count
    hard: Count
    impossible: Count
