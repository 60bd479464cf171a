"""The figures of units, cards and buildings as the rules read them, each declared once; the content explains them.

A field of the same name in an entry of the content fills it (`numbering.py`). The rules read these in every decision,
and reading a field of an entry of the content takes the compiled build three times as long. They have slots, which
plain Python reads faster than a dict.
"""

from __future__ import annotations

from ludoteka.games.heroes3.entries.army import Side
from ludoteka.games.heroes3.entries.parts import Horde, PowerDamage, Roll, Search, TierPower
from ludoteka.games.heroes3.entries.words import (
    BuildingDeed,
    BuildingId,
    CardKind,
    Deed,
    DieId,
    Family,
    Lasts,
    Moment,
    Passage,
    Rate,
    SiegePiece,
    SpellDeed,
    SpellNature,
    StatisticId,
    Target,
    Tier,
    Timing,
)


class Price:
    """What must be given up in full before an effect (H3-CARD-16)."""

    gold: int
    building_materials: int
    valuables: int
    discards: int
    removes: int
    removes_kinds: tuple[CardKind, ...]
    movement: int
    expert_uses: int
    war_machine: str
    nothing: bool
    """Whether there is no price at all."""
    __slots__ = tuple(__annotations__)


class Gains:
    """Plain figures that cards and buildings give in common."""

    gold: int
    building_materials: int
    valuables: int
    draws: int
    experience: int
    morale: int
    movement: int
    searches: tuple[Search, ...]
    resource_dice: Roll | None
    treasure_dice: Roll | None
    __slots__ = tuple(__annotations__)


class Play(Gains):
    """One way to play a card: when, at what price, on whom, and its figures (H3-CARD-06, H3-CARD-07, H3-CARD-08,
    H3-CARD-09, H3-CARD-10, H3-CARD-11, H3-CARD-12, H3-CARD-13, H3-CARD-14, H3-CARD-15, H3-CARD-16, H3-CARD-17)."""

    timing: Timing
    when: Moment
    deed: Deed
    target: Target
    lasts: Lasts
    price: Price
    attack: int
    defense: int
    defense_adjacent: int
    defense_also_spells: bool
    power: int
    initiative: int
    hp: int
    damage: int
    damages: tuple[int, ...]
    own_damage: int
    heals: int
    lasting_attack: int
    lasting_defense: int
    amount: int
    times: int
    looks: int
    takes: int
    least: int
    least_discards: int
    most_discards: int
    each_discard: int
    then_discards: int
    enemy_discards: int
    gold_off: int
    spell_limit: int
    expert_uses: int
    rounds: int
    faces: tuple[int, ...]
    dice: tuple[DieId, ...]
    every_die: bool
    power_limit: int | None
    tier_power: TierPower | None
    power_damage: tuple[PowerDamage, ...]
    tiers: tuple[Tier, ...]
    rate: Rate
    school: str
    spell_level: str
    kinds: tuple[CardKind, ...]
    cards: tuple[str, ...]
    unit: str | None
    family: str
    neutral: str | None
    machine: str
    horde: Horde | None
    pieces: tuple[SiegePiece, ...]
    passes: tuple[Passage, ...]
    azure: bool
    free_of_limit: bool
    doubled_if: str
    removes_self: bool
    may_remove_self: bool
    returns_to_hand: bool
    shuffles_discard: bool
    moments: int
    """Mask of the moments of a combat in which it fits, -1 until the rules work it out."""
    opens: int
    """Mask of those in which its player is asked because of it, -1 until the rules work it out."""
    __slots__ = tuple(__annotations__)


class SpellStep:
    """What a spell does when this much power is paid (H3-SPELL-01)."""

    power: int
    tier: str
    attack: int
    defense: int
    initiative: int
    bonus: int
    damage: int
    damages: tuple[int, ...]
    heals: int
    movement: int
    amount: int
    gold: int
    building_materials: int
    valuables: int
    lasts: Lasts
    level: str
    side: str
    all_pieces: bool
    __slots__ = tuple(__annotations__)


class Spell:
    """A spell: school, level, target and its power steps (H3-SPELL-01)."""

    id: str
    school: str
    level: str
    timing: Timing
    target: Target
    deed: SpellDeed
    nature: SpellNature
    lasts: Lasts
    tier_rule: str
    steps: list[SpellStep]
    alternative_power: int
    draws: int
    damage: int
    summons: str | None
    siege_only: bool
    most_power: int
    """What the strongest step asks for."""
    moments: int
    """Mask of the moments of a combat in which it can be cast, -1 until the rules work it out."""
    __slots__ = tuple(__annotations__)


class Card:
    """A card of a hand: what kind it is and the ways to play it (H3-CARD-12, H3-CARD-13, H3-CARD-14)."""

    slug: str
    kind: int
    """ABILITY, ARTIFACT, SPELL, STATISTIC, SPECIALTY or WAR_MACHINE."""
    base: int
    """The plain card of an empowered one, else itself."""
    empowered: bool
    copies: int
    boxes: int
    plays: list[Play]
    """The ways to play it; a spell's own effect is in `spell`."""
    expert: list[bool]
    """Which of them cost an expert use."""
    spell: Spell | None
    level: str
    """minor, major or relic for artifacts, basic or expert for spells."""
    faction: int
    """The only faction that may play it, -1 for all (H3-CARD-11)."""
    hero: int
    hero_level: int
    doubled_for: tuple[str, ...]
    """The creatures for which all combat figures of the play count twice."""
    doubled_family: str
    moments: int
    """Mask of the moments of a combat in which it can be played, -1 until the rules work it out."""
    opens: int
    """Mask of those in which its player is asked because of it, -1 until the rules work it out."""
    map_ways: int
    """Mask of the ways to play it that work on the map, -1 until the rules work it out."""
    map_sure: int
    """Mask of those among them that need nothing but their price."""
    __slots__ = tuple(__annotations__)


class BuildingChoice(Gains):
    """One of the effects that a building offers (H3-TOWN-04)."""

    deed: BuildingDeed
    price: Price
    amount: int
    looks: int
    most: int
    tiers: tuple[Tier, ...]
    rate: Rate
    unit: str | None
    attack: int
    defense: int
    power: int
    statistics: tuple[StatisticId, ...]
    __slots__ = tuple(__annotations__)


class Building:
    """A building of a town and its effects (H3-TOWN-01, H3-TOWN-02, H3-TOWN-03, H3-TOWN-04)."""

    id: str
    building: BuildingId
    when: Moment
    optional: bool
    choices: list[BuildingChoice]
    __slots__ = tuple(__annotations__)


class Troop:
    """A unit card of any kind: faction unit, neutral, bank guard, summoned unit or the arrow tower (H3-UNIT-01)."""

    slug: str
    unit: str
    """The slug of the creature it shows: `griffins` for the faction unit and for the neutral card."""
    kind: int
    tier: int
    """BRONZE to AZURE, -1 for the arrow tower."""
    faction: int
    base: int
    """The troop of the faction unit that this card shows: itself for a unit, -1 if there is none."""
    order: int
    families: tuple[Family, ...]
    few: Side
    pack: Side | None
    """The other side; None for single-sided cards."""
    recruit: list[int]
    reinforce: list[int]
    boxes: int
    copies: int
    __slots__ = tuple(__annotations__)
