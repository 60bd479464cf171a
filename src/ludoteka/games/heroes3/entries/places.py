"""What a scenario makes of the fields of its map: other locations, gates that join fields, gifts of places."""

from __future__ import annotations

from typing import Literal

from ludoteka.games.heroes3.entries.parts import Gains, Part
from ludoteka.games.heroes3.entries.words import (
    ArtifactLevel,
    CardKind,
    Count,
    FieldName,
    GiftDeed,
    Guard,
    LinkOpens,
    PointItem,
    Rate,
    SlotId,
    Slug,
    Tier,
    TileId,
    WayKind,
)


class Points(Part, frozen=True, kw_only=True):
    """What one item is worth where victory points decide (H3-END-09)."""

    item: PointItem
    worth: int
    """Less than nothing for what costs points."""


class MapWay(Part, frozen=True, kw_only=True):
    """A way between two fields that do not lie side by side; a step along it costs 1 movement point.

    A `join` makes them neighbours, unless a border of their tiles closes the edge there; a `monolith` leads from the
    first to the second only.
    """

    kind: WayKind
    start: FieldName
    goal: FieldName
    held: tuple[FieldName, ...] = ()
    """A monolith works only while the players hold these fields."""
    visited: FieldName | None = None
    """A monolith works only once somebody has a cube on this field."""


class FieldChange(Part, frozen=True, kw_only=True):
    """A location printed on the tiles of some slots is another one in this scenario, or has another guard.

    `on` is the printed location, or "middle" for the middle field whatever is printed there.
    """

    slots: tuple[SlotId, ...]
    on: Slug = "blocked"
    location: Slug | None = None
    guard: Guard = 0
    lacking: Slug | None = None
    """Only tiles without this location are changed."""


class LinkEnd(Part, frozen=True, kw_only=True):
    """One end of a link: the field of a slot's tile that has this location printed on it."""

    slot: SlotId
    on: Slug = "blocked"


class Link(Part, frozen=True, kw_only=True):
    """Two fields that lie apart, joined by a gate: a hero who enters one comes out at the other.

    `location` is what both fields are instead of what is printed there. They are entered only from their own tile.
    `opens` says when an end lets heroes in; a hero can always come out.
    """

    ends: tuple[LinkEnd, LinkEnd]
    location: Slug
    opens: LinkOpens = "always"
    one_way: bool = False


class PlaceDeed(Part, frozen=True, kw_only=True):
    """Something a place gives that is more than plain figures."""

    deed: GiftDeed
    amount: Count = 0
    rate: Rate = "full"
    tiers: tuple[Tier, ...] = ()
    kinds: tuple[CardKind, ...] = ()
    otherwise_gold: Count = 0
    hand_only: bool = False
    cards: tuple[Slug, ...] = ()
    levels: tuple[ArtifactLevel, ...] = ()
    """Which cards of the pool of resource cards may be taken; any artifact without either."""


class Gift(Gains, frozen=True, kw_only=True):
    """One of the gifts that a place gives, or an event: plain figures, cards to remove, and deeds in order."""

    removes: Count = 0
    one_of_two_dice: bool = False
    """A resource die and a treasure die are rolled, and one of them is resolved."""
    deeds: tuple[PlaceDeed, ...] = ()


class Quest(Part, frozen=True, kw_only=True):
    """An errand in steps: who asks for an item names its place, takes it for another, and that one wins elsewhere."""

    seer: FieldName
    wants: Slug
    places: tuple[FieldName, FieldName, FieldName]
    """Where the wanted card lies, by the faces -1, 0 and +1 of an attack die that is rolled on the first visit."""
    gives: Slug
    goal: FieldName
    """Where the other card wins."""
    wakes: tuple[SlotId, ...] = ()
    """The armies of the scenario come when the wanted card is found, or one of these tiles is entered."""


class PlaceRule(Part, frozen=True, kw_only=True):
    """What a location gives in this scenario, instead of what it gives elsewhere (H3-MAP-12).

    `level` limits it to fields of that difficulty, `slots` to the tiles of some slots, `tiles` to
    some tiles wherever they lie. Without gifts the location
    gives what it always does; the Grail's gifts come besides it. Of several gifts one is chosen. With `once_each` every
    faction can visit it once. `first` comes on top for the first to flag or visit it; with `first_only` nobody else
    gets the gifts either.
    """

    location: Slug | Literal["any"]
    level: Count = 0
    slots: tuple[SlotId, ...] = ()
    tiles: tuple[TileId, ...] = ()
    gifts: tuple[Gift, ...] = ()
    first: tuple[PlaceDeed, ...] = ()
    first_only: bool = False
    once_each: bool = False
    army: tuple[Slug, ...] = ()
    """Packs of units that guard it instead of neutral units."""
    more: Gains | None = None
    """What it gives besides what it always does."""
    always: tuple[PlaceDeed, ...] = ()
    """What a settlement gives besides its usual choice, to everybody who flags it."""
    doubled: bool = False
    """Whether the choice of a settlement counts twice."""
    not_skipped: bool = False
    """Whether its guard has to be fought, whatever the level of the hero."""
