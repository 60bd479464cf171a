"""Bosses of scenarios: a neutral unit with figures by difficulty and deeds of its own."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.parts import Part
from ludoteka.games.heroes3.entries.words import BossDeed, BoxId, Count, Number, Slug, StatisticId


class BossFigures(Part, frozen=True, kw_only=True):
    """What a difficulty changes of a boss; 0 leaves it as it is."""

    hp: Count = 0
    """The HP instead of those of the card."""
    attack: Count = 0
    defense: Count = 0
    retaliations: Count = 0
    heals: Count = 0
    corrosion: Count = 0
    mirages: Count = 0


class BossMeal(Part, frozen=True, kw_only=True):
    """A unit that a boss may eat, and how much damage that takes off the boss."""

    unit: Slug
    heals: Number


class Boss(Part, frozen=True, kw_only=True):
    """A boss that one scenario may be played with; it uses its neutral card without the printed abilities."""

    unit: Slug
    box: BoxId
    statistic: StatisticId
    """The statistic card that stands for it where the boss is drawn."""
    deeds: tuple[BossDeed, ...]
    company: tuple[Slug, ...] = ()
    """Units that fight beside it."""
    meals: tuple[BossMeal, ...] = ()
    retaliations: Number = 1
    pools: Count = 0
    corrosion: Count = 0
    corrosion_most: Count = 0
    mirages: Count = 0
    """Cards of the boss that stand beside it and vanish when they are hit."""
    spells: tuple[Slug, ...] = ()
    """The spells of its book; one expert spell more is drawn for each combat."""
    spells_each_round: Count = 0
    weapons: tuple[Slug, ...] = ()
    armour: tuple[Slug, ...] = ()
    """Artifacts by what they mean to a boss that hoards them; all others are trinkets."""
    easy: BossFigures = BossFigures()
    normal: BossFigures = BossFigures()
    hard: BossFigures = BossFigures()
    impossible: BossFigures = BossFigures()
