"""The figures of the content as the rules read them, each declared once: `facts.hero[AJAX].needs_land_areas`.

What they mean is told in `content.py` and in the TOML files; `filled` of the kernel takes them from there.
"""

from __future__ import annotations


class Hero:
    """A hero: strength in battle and the figures of both abilities (section 14 of the rules)."""

    strength: int
    die_shows: int
    reroll_price: int
    needs_land_areas: int
    needs_ships_on_map: int
    priestesses_per_philosopher: int
    pays_gold: int
    discards_types: int
    discards_of_each: int


class Creature:
    """A creature card (section 17 of the rules)."""

    cards: int
    figure: bool
    on_land: bool
    on_sea: bool
    own_area: bool
    strength: int
    takes: int
    gold_divided_by: int
    destroys: int
    draws: int
    horns: int
    income_times: int


class God:
    """What a god demands and allows in the turn of its faction (CYC-ATH-01 to CYC-GOD-01)."""

    gain: int
    builds: int
    """The basic building it gives, -1 for Hera (a missing type) and Apollo (none)."""
    extra_prices: list[int]
    move_price: int
    peek_price: int
    """What playing a card costs that was looked at."""
    land_horns: int
    sea_horns: int


class Building:
    """A basic building (CYC-BUILD-03, CYC-BUILD-04, CYC-BUILD-05, CYC-BUILD-06)."""

    sea_strength: int
    defence: int
    discount: int


class Bonus:
    """What a metropolis token gives when it is built or lost (CYC-METRO-08)."""

    tokens: int
    soldiers: int
    ships: int
    horns: int
    priestesses: int
    gold: int
