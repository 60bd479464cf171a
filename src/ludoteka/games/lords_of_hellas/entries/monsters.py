"""Monsters, their cards and the hunt."""

from __future__ import annotations

from typing import Literal

from ludoteka.games.lords_of_hellas.entries.words import (
    Attribute,
    Count,
    Counted,
    DieResult,
    Entry,
    Fact,
    Number,
    Part,
    Passive,
    Reach,
    Rounding,
    Slug,
    Source,
    WoundReward,
    WoundSymbol,
)


class WoundPlace(Part, frozen=True, kw_only=True):
    """A wound place of a monster sheet and its reward mark (LOH-HUNT-06, LOH-REWARD-01)."""

    symbol: WoundSymbol
    reward: WoundReward = "none"


class Blow(Part, frozen=True, kw_only=True):
    """What an attack does to a hunter who does not defend (LOH-HUNT-11)."""

    injuries: Count = 0
    special: bool = False
    attribute_drop: Count = 0
    discards: Count = 0
    random_discards: Count = 0
    discards_half: Rounding = "none"
    discards_to: Attribute | Literal["none"] = "none"
    kills: Count = 0
    heals: Count = 0
    sacrifices: Count = 0
    else_injuries: Count = 0
    ends_hunt: bool = False
    ends_hunt_if_injured: bool = False


class RegionAttack(Part, frozen=True, kw_only=True):
    """What a monster does to its region in the monster phase (LOH-MPHASE-02, LOH-MPHASE-03, LOH-MPHASE-06)."""

    kills: Count = 0
    kills_half: Rounding = "none"
    heals: Count = 0
    hero_injuries: Count = 0
    controller_discards: Count = 0
    else_kills: Count = 0
    regions: Number = 1
    reach: Reach = "own"


class Monster(Entry, frozen=True, kw_only=True):
    """A monster and its sheet (LOH-HUNT-06, LOH-MPHASE-02, LOH-MPHASE-06)."""

    wounds: tuple[WoundPlace, ...]
    special_attack: Blow
    region_attack: RegionAttack
    passive: Passive
    sheet_source: Source


class Evolution(Part, frozen=True, kw_only=True):
    """How a monster grows worse (LOH-EVENT-03, LOH-HUNT-19, LOH-HUNT-22, LOH-MOVE-11)."""

    wounds: tuple[WoundSymbol, ...] = ()
    attack_strength: Count = 0
    from_wounds: Count = 0
    first_attack_strength: Count = 0
    first_attack_ends_hunt: bool = False
    entry_kills: Count = 0
    draw_by: Attribute | Literal["none"] = "none"
    needs_priests: Count = 0
    needs_leadership: Count = 0


class MonsterCard(Entry, frozen=True, kw_only=True):
    """A monster card of the event deck (LOH-SETUP-06, LOH-EVENT-03, LOH-EVENT-04)."""

    monster: Slug
    region: Slug
    region_source: Source | None = None
    evolution: Evolution


class AttackStrength(Part, frozen=True, kw_only=True):
    """The strength of a monster attack, which may grow with something counted (LOH-HUNT-22)."""

    base: Count
    per: Count = 0
    each: Counted = "none"


class AttackCard(Entry, frozen=True, kw_only=True):
    """A monster attack card and how many copies of it there are (LOH-HUNT-09, LOH-HUNT-10, LOH-HUNT-11)."""

    copies: Number
    strength: AttackStrength
    blow: Blow


class MonsterDie(Fact, frozen=True, kw_only=True):
    """The faces of the monster die (LOH-MPHASE-01, LOH-MPHASE-02)."""

    faces: tuple[DieResult, ...]


class MonsterSheet(Fact, frozen=True, kw_only=True):
    """How many wound places a monster sheet has before it evolves."""

    fewest_wounds: Number
    most_wounds: Number


class Hunt(Fact, frozen=True, kw_only=True):
    """Draws, injuries and rewards of a hunt (LOH-HUNT-02, LOH-HUNT-09, LOH-HUNT-10, LOH-HUNT-11, LOH-HUNT-12,
    LOH-HUNT-13, LOH-HUNT-14, LOH-HUNT-15, LOH-HUNT-16, LOH-REWARD-01, LOH-REWARD-02)."""

    draw_by: Attribute
    attack_cards: Number
    attack_cards_played: Number
    draws_defended: Count
    draws_undefended: Count
    failure_injuries: Count
    rewards: Count
    reward_priests: Count
    reward_artifacts: Count
