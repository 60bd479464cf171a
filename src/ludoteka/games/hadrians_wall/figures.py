"""The figures of the content as the rules read them, each declared once: `facts.building[MARKET].needs`.

What they mean is told in `content.py` and in the TOML files; `printed.py` takes them from there. Names have become
numbers: a gain is a tuple of tokens, a need or a cost is pairs of a cell and a value (see `numbers.py`).
"""

from __future__ import annotations

from ludoteka.kernel.action import Action

Tokens = tuple[int, ...]
Pairs = tuple[tuple[int, int], ...]


class FateCard:
    """A fate card; each use reads one of its parts (HW-FATE-02)."""

    attack: int
    good: int
    damage: int
    items: Tokens
    """How many of each item, in the order of ITEMS."""


class PlayerCard:
    """A player card: a path to score and a prospect for one year (HW-YEAR-02, HW-PATH-00)."""

    measure: int
    at_most: bool
    at: Tokens
    vp: Tokens
    items: Tokens
    good: int
    pattern: int


class Year:
    """A year of the player board (HW-ATTACK-02, HW-ATTACK-06)."""

    flag: int
    attack_cards: Tokens
    """By difficulty."""


class Box:
    """A box outside the tracks, which notes a year, a good or a diplomat."""

    needs: Pairs
    gain: Tokens


class TrackBox:
    """A box of a track, filled in printed order."""

    needs: Pairs
    gain: Tokens
    granary: int
    """The granary that opens its column, -1 where a track has no columns."""
    wakes: int
    """The groups of offers to look at again when it is filled."""


class StrengthBox:
    """What the last box that a gladiator trained gives after a battle (HW-LUDUS-07)."""

    on_death: Tokens
    on_survival: Tokens


class Building:
    """A building or landmark (HW-BUILD-01, HW-LANDMARK-01)."""

    needs: Pairs
    gain: Tokens
    gain_one_of: Tokens
    after: int
    """The building that must stand before it, -1 for none."""
    large: bool
    circles: int
    yearly: int
    """The item of its circles, CHOSEN_ATTRIBUTE for roads, -1 for none."""
    wakes: int
    """The groups of offers to look at again when it is built."""
    reach: int
    """The groups of offers that are out of reach until it stands."""
    group: int
    """Its own group of offers, as a mask; 0 if it stands from the beginning."""


class Group:
    """Offers that open and close together: the fort, whoever pays for it; one building; one show."""

    kind: int
    what: int
    offers: int
    """A bit per offer."""


class Offer:
    """Something a player may pay for in a year."""

    number: int
    action: Action
    cost: Pairs
    kind: int
    what: int
    group: Group
