"""The ids that the rules know, and what all entries of the content have in common."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Slug = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
Count = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=1)]

Source = Literal["rulebook", "public", "recall", "designed"]
EditionId = Literal["cs", "pl"]
Rounding = Literal["up", "down", "none"]
SupplyId = Literal[
    "hero-boards", "army-boards", "monster-sheets", "monster-dice", "activation-cards", "monument-parts",
    "temples", "oracles", "glory-tokens", "quest-tokens", "wound-tokens",
    "hoplites", "priests", "control-tokens", "used-action-tokens", "attribute-tokens",
]  # fmt: skip
CityId = Literal["city", "sparta"]
HolyPlace = Literal["shrine", "delphi", "none"]
Attribute = Literal["leadership", "strength", "speed"]
HeroId = Literal["achilles", "helen", "heracles", "perseus"]
GodId = Literal["zeus", "athena", "hermes"]
Power = Literal["draw-combat-cards", "recruit-in-a-region", "move-an-army"]
RegularActionId = Literal["use-artifacts", "prayer", "hero-move", "hoplite-move"]
SpecialActionId = Literal["recruit", "march", "build-temple", "prepare", "usurp", "hunt", "build-monument"]
WoundSymbol = Literal["torch", "bow", "sword", "mace", "axe", "spear"]
Symbol = Literal["torch", "bow", "sword", "mace", "axe", "spear", "sickle", "shield"]
CombatEffect = Literal[
    "city-defence-bonus", "city-defence-recruit", "glory-bonus", "phalanx", "outnumber-bonus", "attribute-bonus",
    "attribute-compare", "encirclement", "reinforcements", "javelins", "attacker-bonus", "none",
]  # fmt: skip
WoundReward = Literal["priest", "artifact", "none"]
Passive = Literal["no-withdrawal", "no-temple", "no-recruit", "none"]
Reach = Literal["own", "own-and-neighbours"]
Counted = Literal["open-wound-places", "covered-wound-places", "all-wound-places", "hunter-hand", "none"]
DieResult = Literal["nothing", "region-attack", "move", "move-or-region-attack"]
ArtifactKind = Literal["god", "monster", "neutral"]
ArtifactId = Literal[
    "owl-of-athena", "boots-of-hermes", "thunder-of-zeus",
    "poison-arrows", "minotaurs-horn", "head-of-sphinx", "eye-of-cyclops", "medusas-blood", "chimeras-fire",
    "adamant-tethers",
    "caduceus", "harpe", "pandoras-box", "horn-of-plenty", "staff-of-tiresias", "ambrosia", "aegis", "eye-of-graeae",
    "ariadnes-thread", "palladium",
    "apollos-arrow", "orpheus-lyre", "dragon-teeth", "golden-goblet", "femes-trumpet",
]  # fmt: skip
ArtifactMoment = Literal[
    "action", "before-battle", "before-battle-near-hero", "before-battle-or-hunt", "during-battle-or-hunt",
    "start-of-defence", "before-losses", "city-battle-lost", "hoplites-die", "start-of-hunt", "any-hunt-attack",
    "before-move-or-hunt",
]  # fmt: skip
BlessingId = Literal[
    "cunning-tactician", "mobilization", "master-plan", "athenas-gift", "heroic-presence", "always-prepared",
    "unbroken-morale", "local-volunteers", "stalwart-defense", "no-attrition", "battle-prayer", "restrictive-maneuver",
    "sacrifice-of-flesh", "weak-spot", "push-ups", "inspiring-hunt", "combat-training", "heros-wrath", "local-support",
    "glory-of-zeus", "armory", "gods-strength", "wild-hunt", "shoot-to-kill",
    "exhausted-fight", "forced-march", "rearguard", "response-force", "bluff", "exile", "ambush", "murderous-march",
    "advanced-dodge", "hermes-temple", "winged-boots", "heros-apprentice",
]  # fmt: skip
BlessingMoment = Literal[
    "passive", "any-time", "own-turn", "after-hero-move", "instead-of-hero-move", "instead-of-hoplite-move",
    "special-action", "recruit-action", "march-action", "after-march-action", "prepare-action", "usurp-action",
    "before-battle", "before-battle-as-defender", "start-of-battle", "battle", "battle-as-defender",
    "battle-card-played", "battle-both-passed", "battle-won", "card-used", "start-of-hunt", "hunt",
    "gained-and-passive", "gained-and-hunt-defence", "gained-and-temple-built", "gained-and-monument-built",
]  # fmt: skip


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a fact; a key that is not listed is an error."""


class Fact(Part, frozen=True, kw_only=True):
    """Anything in the content; says where it was read."""

    source: Source


class Entry(Fact, frozen=True, kw_only=True):
    """One line of a list, found and overridden by its id."""

    id: Slug


class Cost(Part, frozen=True, kw_only=True):
    """What one use of an ability or a blessing takes (LOH-TURN-04)."""

    priests: Count = 0
    cards: Count = 0
    symbol: Symbol | Literal["any"] = "any"
    injuries: Count = 0
    hoplites: Count = 0
    strength: Count = 0
    tokens: Count = 0
    glory: Count = 0


class Reward(Part, frozen=True, kw_only=True):
    """Gains that quests and the oracle have in common."""

    priests: Count = 0
    looks: Count = 0
    takes: Count = 0
    raises: Count = 0
    special_actions: Count = 0
