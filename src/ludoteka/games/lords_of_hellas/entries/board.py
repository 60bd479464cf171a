"""The box, the editions, the map, the gods, the temples and what wins."""

from __future__ import annotations

from typing import Literal

from ludoteka.games.lords_of_hellas.entries.words import (
    Attribute,
    CityId,
    Count,
    EditionId,
    Entry,
    Fact,
    GodId,
    HolyPlace,
    Number,
    Power,
    Reward,
    Slug,
    SupplyId,
)


class GameFacts(Fact, frozen=True, kw_only=True):
    """How many may play."""

    min_players: Number
    max_players: Number


class Decks(Fact, frozen=True, kw_only=True):
    """How many cards each deck has (LOH-SETUP-02, LOH-SETUP-03, LOH-SETUP-04, LOH-SETUP-05)."""

    combat: Number
    monster_attack: Number
    monster_cards: Number
    quests: Number
    neutral_artifacts: Number
    monster_artifacts: Number
    god_artifacts: Number
    blessings_per_god: Number
    temple_cards: Number


class Pieces(Entry, frozen=True, kw_only=True):
    """How many pieces of a kind there are, and whether they can run out (LOH-LIM-01, LOH-LIM-02, LOH-LIM-12)."""

    id: SupplyId
    per: Literal["player", "god", "game"]
    count: Number
    limited: bool


class Army(Entry, frozen=True, kw_only=True):
    """A player's colour; armies differ only in looks (LOH-HERO-03)."""


class Start(Fact, frozen=True, kw_only=True):
    """What is drawn and placed before the first turn (LOH-SETUP-05, LOH-SETUP-06, LOH-HERO-01, LOH-HERO-02,
    LOH-HERO-03, LOH-HERO-04, LOH-HERO-05, LOH-HERO-06)."""

    event_cards: Count
    temple_cards: Number
    monument_level: Number
    combat_cards: Count
    hoplites: Count
    priests: Count
    attribute: Number
    control_population: Count


class Limits(Fact, frozen=True, kw_only=True):
    """Limits that are not pieces (LOH-LIM-03, LOH-LIM-05, LOH-INJ-02)."""

    combat_cards: Number
    quest_slots: Number
    injuries: Number


class PlayerCount(Entry, frozen=True, kw_only=True):
    """What the number of players changes (LOH-SETUP-05, LOH-3P-01, LOH-2P-01, LOH-2P-02, LOH-2P-04, LOH-3P-02,
    LOH-2P-03).
    """

    players: Number
    temples: Number
    lands_to_win: Number
    lands_left_out: tuple[Slug, ...]
    king_of_kings: bool
    repeats: Count


class Edition(Entry, frozen=True, kw_only=True):
    """What the Czech or the Polish rulebook rules in its own way.

    In the order of the fields: LOH-BATTLE-17, LOH-2P-04, LOH-PRAY-03, LOH-HUNT-05, LOH-BATTLE-14, LOH-PREP-04.
    """

    id: EditionId
    battle_control: Literal["winner", "winner-if-loser-controlled"]
    monument_repeat: Literal["must", "may"]
    divine_power: Literal["must", "may"]
    hunt_attack_declined: bool
    far_attacker_withdraws_to: Literal["neighbour", "origin"]
    prepare_fortifies_on_capture: bool
    finished_quest_bars: Literal["every-move", "hero-move"]


class Land(Entry, frozen=True, kw_only=True):
    """All regions of one colour; one glory token goes with it (LOH-TERM-01, LOH-GLORY-01)."""


class Region(Entry, frozen=True, kw_only=True):
    """The smallest area: its population, city, holy place and neighbours (LOH-TERM-01, LOH-TERM-04, LOH-CTRL-01)."""

    land: Slug
    population: Number
    city: CityId | Literal["none"]
    holy_place: HolyPlace
    land_links: tuple[Slug, ...]
    sea_links: tuple[Slug, ...]
    centre: tuple[float, float]


class City(Entry, frozen=True, kw_only=True):
    """What a city is good for (LOH-REC-01, LOH-MOVE-05, LOH-LIM-09)."""

    id: CityId
    recruits: Count
    bonus: Count
    room: Count


class God(Entry, frozen=True, kw_only=True):
    """A god's monument, the attribute it raises and its kind of power (LOH-SETUP-01, LOH-PRAY-02, LOH-PRAY-03,
    LOH-PRAY-04, LOH-PRAY-05, LOH-PRAY-06, LOH-PRAY-07, LOH-PRAY-08)."""

    id: GodId
    region: Slug
    attribute: Attribute
    priest_places: Number
    power: Power


class PowerLevel(Entry, frozen=True, kw_only=True):
    """How much a god's power gives at a level of the monument (LOH-PRAY-03)."""

    god: GodId
    level: Number
    amount: Count


class DelphiReward(Reward, frozen=True, kw_only=True):
    """What the builder of the oracle gets (LOH-TEMPLE-02)."""

    drafts: Count = 0
    fills_hand: bool = False
    attributes: Count = 0


class TempleCard(Entry, frozen=True, kw_only=True):
    """A temple card: which of its places start a draft, and the reward of Delphi (LOH-TEMPLE-02, LOH-TEMPLE-03)."""

    drafts: tuple[Number, ...]
    delphi: DelphiReward


class Victory(Fact, frozen=True, kw_only=True):
    """What wins the game, besides lands (LOH-WIN-03, LOH-WIN-04, LOH-WIN-05)."""

    temples: Number
    monsters: Number
    activation_tokens: Number
    tokens_per_action: Number
