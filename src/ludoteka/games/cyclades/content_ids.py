"""The ids and kinds of numbers in the content files."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Source = Literal["rulebook", "public", "recall", "designed"]
FactionId = Literal["purple", "yellow", "blue", "black", "red", "green"]
ModeId = Literal["two", "three", "four", "four-teams", "five", "six-teams"]
ScaleId = Literal["linear", "stepped"]
GodId = Literal["athena", "zeus", "poseidon", "ares", "hera", "apollo"]
BuildingId = Literal["port", "fortress", "temple", "academy"]
BonusId = Literal["two-soldiers", "cornucopia", "priestess", "three-gold", "two-ships"]
CreatureId = Literal[
    "charon", "chimera", "dryad", "graeae", "griffin", "harpy", "cyclops", "giant", "pegasus", "satyr", "sphinx",
    "sylph", "hydra", "cerberus", "kraken", "medusa", "minotaur", "polyphemus",
]  # fmt: skip
HeroId = Literal["ajax", "hector", "helen", "jason", "croesus", "odysseus", "pandora", "penthesilea", "perseus"]
AreaKind = Literal["land", "sea"]
BoardSide = Literal["front", "back"]
CreatureDeed = Literal[
    "may-move", "may-move-to-own-area", "destroy-one", "add-horn",
    "destroy-all-ships", "destroy-all-ships-if-moved", "push-ships",
]  # fmt: skip
SupplyId = Literal[
    "soldiers", "ships", "control-tokens", "columns", "screens", "mercenaries", "priestesses", "philosophers",
    "buildings", "buildings-per-type", "metropolises", "horn-tokens", "gold", "dice", "creature-cards", "hero-cards",
    "god-tiles", "boards", "auction-boards",
]  # fmt: skip
InvariantId = Literal["m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10", "m11"]
InvariantSubject = Literal[
    "sea-in-one-piece", "island-size", "coast", "land-areas", "islands", "starting-ships",
    "sites", "horns", "priestess-symbols", "sea-areas", "boards",
]  # fmt: skip
Cell = Literal[
    "c", "a0", "a1", "a2", "a3", "a4", "a5", "k0", "k1", "k2", "k3", "k4", "k5", "m0", "m1", "m2", "m3", "m4", "m5",
]  # fmt: skip

Slug = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]
Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Turn = Annotated[int, msgspec.Meta(ge=0, le=5)]
Confidence = Annotated[float, msgspec.Meta(ge=0, le=1)]
Hex = tuple[int, int]


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything the content files state; a key that is not listed here is an error."""
