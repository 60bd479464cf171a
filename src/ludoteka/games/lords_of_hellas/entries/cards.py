"""Combat cards, quests, artifacts and blessings."""

from __future__ import annotations

from typing import Literal

from ludoteka.games.lords_of_hellas.entries.words import (
    ArtifactId,
    ArtifactKind,
    ArtifactMoment,
    Attribute,
    BlessingId,
    BlessingMoment,
    CombatEffect,
    Cost,
    Count,
    Entry,
    Fact,
    GodId,
    Number,
    Part,
    Reward,
    Rounding,
    Slug,
    Source,
    Symbol,
    WoundSymbol,
)


class SymbolRule(Entry, frozen=True, kw_only=True):
    """What combat cards of a symbol do in a hunt (LOH-HUNT-06, LOH-HUNT-12)."""

    id: Symbol
    wound: WoundSymbol | Literal["any", "none"]
    any_with: Count
    parries: bool
    parry_injuries: Count
    parry_draws: Count


class CombatAmount(Part, frozen=True, kw_only=True):
    """The figures of a combat card's effect."""

    bonus: Count = 0
    per_hoplites: Count = 0
    recruits: Count = 0
    kills: Count = 0
    loser_losses: Count = 0
    from_regions: Count = 0
    attribute: Attribute | Literal["none"] = "none"


class CombatCard(Entry, frozen=True, kw_only=True):
    """A combat card and how many copies of it there are (LOH-BATTLE-06, LOH-BATTLE-07, LOH-BATTLE-24)."""

    symbol: Symbol
    strength: Count
    losses: Count
    copies: Number
    effect: CombatEffect
    amount: CombatAmount


class Battle(Fact, frozen=True, kw_only=True):
    """Cards played in a turn of a battle, and the loser's extra loss (LOH-BATTLE-04, LOH-BATTLE-11)."""

    cards_per_turn: Number
    loser_losses: Count


class QuestStep(Part, frozen=True, kw_only=True):
    """What a hero needs or pays to start a quest at this step (LOH-QUEST-01, LOH-QUEST-08)."""

    leadership: Count = 0
    strength: Count = 0
    speed: Count = 0
    priests: Count = 0
    cities: Count = 0
    temples: Count = 0
    artifacts: Count = 0
    pay_cards: Count = 0
    pay_priests: Count = 0
    pay_injuries: Count = 0


class QuestReward(Reward, frozen=True, kw_only=True):
    """What a finished quest brings, or the kept card once it is discarded (LOH-QUEST-07, LOH-QUEST-10)."""

    draws: Count = 0
    recruits: Count = 0
    recruits_per_city: Count = 0
    glory: Count = 0
    attribute: Attribute | Literal["none"] = "none"
    raises_to: Count = 0
    kept: bool = False
    takes_back_tokens: bool = False


class Quest(Entry, frozen=True, kw_only=True):
    """A quest card (LOH-QUEST-01, LOH-QUEST-02, LOH-QUEST-03, LOH-QUEST-04, LOH-QUEST-05, LOH-QUEST-06,
    LOH-QUEST-07)."""

    region: Slug
    region_source: Source | None = None
    steps: tuple[QuestStep, ...]
    reward: QuestReward


class QuestTrack(Fact, frozen=True, kw_only=True):
    """How long a quest is and how far a hero move takes a hero on it (LOH-QUEST-03, LOH-QUEST-07)."""

    steps: Number
    steps_per_move: Number


class ArtifactAmount(Part, frozen=True, kw_only=True):
    """The figures of an artifact's effect."""

    looks: Count = 0
    takes: Count = 0
    draws: Count = 0
    discards: Count = 0
    wounds: Count = 0
    injuries: Count = 0
    recruits: Count = 0
    priests: Count = 0
    tokens: Count = 0
    kills: Count = 0
    kills_half: Rounding = "none"
    saves: Count = 0
    losses: Count = 0
    regions: Count = 0
    monster_phases: Count = 0
    bonus: Count = 0
    raises: Count = 0
    highest: Count = 0


class Artifact(Entry, frozen=True, kw_only=True):
    """An artifact, whose it is by nature, and whether it is in play (LOH-SETUP-01, LOH-SETUP-03, LOH-ART-03)."""

    id: ArtifactId
    kind: ArtifactKind
    owner: Slug | None = None
    when: ArtifactMoment
    amount: ArtifactAmount
    in_deck: bool
    deck_source: Source


class BlessingAmount(Part, frozen=True, kw_only=True):
    """The figures of a blessing's effect."""

    strength: Count = 0
    draws: Count = 0
    recruits: Count = 0
    priests: Count = 0
    cards: Count = 0
    raises: Count = 0
    attribute: Attribute | Literal["none"] = "none"
    kills: Count = 0
    wounds: Count = 0
    heals: Count = 0
    hoplites: Count = 0
    regions: Count = 0
    from_regions: Count = 0
    population: Count = 0
    least: Count = 0
    hand: Count = 0
    special_actions: Count = 0


class Blessing(Entry, frozen=True, kw_only=True):
    """A blessing (LOH-BLESS-02, LOH-BLESS-04)."""

    id: BlessingId
    god: GodId
    when: BlessingMoment
    optional: bool
    per_turn: Count = 0
    per_hunt: Count = 0
    cost: Cost = Cost()
    amount: BlessingAmount


class Draft(Fact, frozen=True, kw_only=True):
    """How many blessings are drawn and kept (LOH-BLESS-01)."""

    beyond_players: Count
    keeps: Number
