"""Heroes with their attributes, and the actions of a turn."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.entries.words import (
    Attribute,
    Cost,
    Count,
    EditionId,
    Entry,
    Fact,
    HeroId,
    Number,
    Part,
    RegularActionId,
    Slug,
    SpecialActionId,
)


class AttributeTrack(Entry, frozen=True, kw_only=True):
    """The track of an attribute on the hero boards (LOH-LIM-06, LOH-LIM-10)."""

    id: Attribute
    colour: Slug
    min: Number
    max: Number


class HeroAmount(Part, frozen=True, kw_only=True):
    """The figures of a hero's bonus or ability."""

    looks: Count = 0
    takes: Count = 0
    glory: Count = 0


class Hero(Entry, frozen=True, kw_only=True):
    """A hero with starting bonus and special ability (LOH-HERO-03, LOH-HERO-08, LOH-HERO-10)."""

    id: HeroId
    bonus: HeroAmount = HeroAmount()
    ability: HeroAmount = HeroAmount()
    ability_cost: Cost = Cost()
    lower_of: tuple[Attribute, ...] = ()
    per_turn: Count = 0
    optional: bool


class StartAttribute(Entry, frozen=True, kw_only=True):
    """An attribute with which a hero starts higher than the others, by edition (LOH-HERO-03)."""

    hero: HeroId
    editions: tuple[EditionId, ...]
    attribute: Attribute
    value: Number


class RegularAction(Entry, frozen=True, kw_only=True):
    """A regular action and how often a turn may have it (LOH-TURN-01, LOH-PRAY-01)."""

    id: RegularActionId
    per_turn: Number


class SpecialAction(Entry, frozen=True, kw_only=True):
    """A special action, and whether a used-action token covers it (LOH-SPEC-01, LOH-SPEC-02)."""

    id: SpecialActionId
    covered: bool


class Hoplite(Fact, frozen=True, kw_only=True):
    """A hoplite's strength and movement, and how many recruits may arrive fortified (LOH-TERM-03, LOH-TERM-05)."""

    strength: Number
    regions: Number
    fortified_recruits: Count


class Prayer(Fact, frozen=True, kw_only=True):
    """Priests sent and the rise of the attribute (LOH-PRAY-01, LOH-PRAY-02)."""

    priests: Number
    raises: Count


class March(Fact, frozen=True, kw_only=True):
    """How far an army marches (LOH-MARCH-01)."""

    regions: Number


class Prepare(Fact, frozen=True, kw_only=True):
    """How many choices there are and what each gives (LOH-PREP-01)."""

    choices: Number
    heals: Number
    draws: Number
    recruits: Number


class Usurp(Fact, frozen=True, kw_only=True):
    """Hoplites recruited in the usurped region (LOH-USURP-02)."""

    recruits: Count


class BuildTemple(Fact, frozen=True, kw_only=True):
    """Temples built and priests gained (LOH-TEMPLE-01)."""

    temples: Number
    priests: Count


class BuildMonument(Fact, frozen=True, kw_only=True):
    """Levels, priests, dice and events of one action (LOH-BUILD-01, LOH-BUILD-02, LOH-MPHASE-01, LOH-EVENT-01)."""

    levels: Number
    priests_per_temple: Count
    rolls_per_monster: Count
    monster_regions: Number
    event_cards: Count
