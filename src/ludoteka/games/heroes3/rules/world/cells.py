"""Cells of the plane in which tiles lie, and the outer edges of a tile."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import DIRECTIONS, FIELD_Q, FIELD_R, FIELDS, STEP_Q, STEP_R

OFF_MAP: Final = 1000
"""The coordinate of a tile that is kept aside."""


FIELD_CELLS: Final = [FIELD_Q[field] * 1000 + FIELD_R[field] for field in range(FIELDS)]
"""What leads from the cell of a tile's centre to those of its fields."""


def outer_edges() -> list[int]:
    """The edges of a tile's fields that lead out of the tile, as `field * DIRECTIONS + direction`."""
    inside = [FIELD_Q[field] * 1000 + FIELD_R[field] for field in range(FIELDS)]
    return [
        field * DIRECTIONS + way
        for field in range(FIELDS)
        for way in range(DIRECTIONS)
        if (FIELD_Q[field] + STEP_Q[way]) * 1000 + FIELD_R[field] + STEP_R[way] not in inside
    ]


OUTER_EDGES: Final = outer_edges()


BEYOND: Final = [
    (FIELD_Q[edge // DIRECTIONS] + STEP_Q[edge % DIRECTIONS]) * 1000
    + FIELD_R[edge // DIRECTIONS]
    + STEP_R[edge % DIRECTIONS]
    for edge in range(FIELDS * DIRECTIONS)
]
"""What leads from the centre of a tile to the cell behind an edge of it."""


BACK: Final = [(edge + 3) % DIRECTIONS for edge in range(FIELDS * DIRECTIONS)]
"""The direction that leads back across an edge."""


EVERY_WAY: Final = (1 << FIELDS * DIRECTIONS) - 1
"""All edges of a face-down tile count as open."""


def distance(q: int, r: int) -> int:
    """How many steps two hexes lie apart.

    >>> distance(2, -1), distance(0, 3)
    (2, 3)
    """
    if q >= 0:
        if r >= 0:
            return q + r
        return q if q >= -r else -r
    if r <= 0:
        return -q - r
    return r if r >= -q else -q


def cell(q: int, r: int) -> int:
    """A number for axial coordinates."""
    return (q + 500) * 1000 + r + 500
