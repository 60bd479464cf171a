"""Effort: how thoroughly the kit looks."""

from __future__ import annotations

import msgspec

from ludoteka.kernel.match import Match


class Effort(msgspec.Struct, frozen=True):
    """How much of a game the kit looks at, and how closely; the defaults suit a game of a few hundred decisions."""

    every: int = 20
    """Slow laws look at one position in this many, and at the first of each kind."""
    most: int = 80
    """They look at no more positions of one game than this."""
    few: int = 8
    """Laws that take very long look at no more positions of one game than this."""
    save_every: int = 1
    """How often the saved form is read back: after every action, every second one, ..."""
    samples: int = 3
    """How many positions that a seat cannot tell apart are compared."""
    oracle: int = 24
    """How many of them the judge of an undo looks at; more than the kernel itself does."""
    tries: int = 40
    """How many options of one decision are tried at a position."""
    changes: int = 300
    """How many positions are made up by changing a value, to see whether a secret comes through `resample`."""
    stretch: int = 3
    """How many actions are played between looks at what can be undone."""
    options: int = 300
    """No decision may offer as many options as this."""
    fresh: bool = True
    """Whether the game is also played in a process of its own, where hashes of strings are others."""
    loader: str = ""
    """How that process finds the game: an installed id or `module:function`; by default the game's own id."""
    match_type: type[Match] = Match
    """The Match whose undo is judged."""


THOROUGH = Effort(every=5, most=400, few=100, samples=6, changes=5000)
"""For a long soak."""
