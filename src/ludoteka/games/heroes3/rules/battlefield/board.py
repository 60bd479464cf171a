"""The combat board: spaces, neighbours, ways across it and distances (H3-COMBAT-06, H3-COMBAT-14, H3-COMBAT-15)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import COLUMNS, FLYING, GROUND, NOBODY, ROWS, SPACES
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action

TOWER_SPACE: Final = SPACES
"""Where the arrow tower stands: beside the board, next to nothing."""
ALL_SPACES: Final = SPACES + 1

WALL: Final = -2
GATE: Final = -3
FORCE_FIELD: Final = -4
"""Obstacles on the board."""

ATTACKING: Final = 0
DEFENDING: Final = 1
"""The two sides of a combat."""

BACK_ROW: Final = [ROWS - 1, 0]
FRONT_ROW: Final = [ROWS - 2, 1]
MIDDLE_ROW: Final = ROWS // 2
"""Rows of each side: the attacker sits below, the defender above (H3-COMBAT-06)."""

FAR_AWAY: Final = 99


def neighbours_of(space: int) -> list[int]:
    """The spaces above, left, right and below (H3-COMBAT-14).

    >>> neighbours_of(0), neighbours_of(5)
    ([1, 4], [1, 4, 6, 9])
    """
    row, column = divmod(space, COLUMNS)
    out: list[int] = []
    if row > 0:
        out.append(space - COLUMNS)
    if column > 0:
        out.append(space - 1)
    if column < COLUMNS - 1:
        out.append(space + 1)
    if row < ROWS - 1:
        out.append(space + COLUMNS)
    return out


NEIGHBOURS: Final[list[list[int]]] = [*(neighbours_of(space) for space in range(SPACES)), []]
"""The spaces next to each space; the tower has none."""


TOUCHING: Final = [sum(1 << near for near in around) for around in NEIGHBOURS]
"""The same as masks."""


WHOLE_BOARD: Final = (1 << SPACES) - 1
LEFT_EDGE: Final = sum(1 << space for space in range(0, SPACES, COLUMNS))
RIGHT_EDGE: Final = LEFT_EDGE << (COLUMNS - 1)
HALF: Final = SPACES // 2
HALF_BOARD: Final = (1 << HALF) - 1
"""Masks of spaces; lists of spaces are kept by half boards."""
LOWER: Final[dict[int, list[int]]] = {}
UPPER: Final[dict[int, list[int]]] = {}


def spread(mask: int) -> int:
    """The spaces next to any of these.

    >>> spread(1 << 0) == 1 << 1 | 1 << 4
    True
    """
    mask &= WHOLE_BOARD
    return (mask << COLUMNS | mask >> COLUMNS | (mask & ~RIGHT_EDGE) << 1 | (mask & ~LEFT_EDGE) >> 1) & WHOLE_BOARD


def spaces_in(mask: int) -> list[int]:
    """The spaces of a mask in order, to be read only.

    >>> spaces_in(1 << 3 | 1 << 20)
    [3, 20]
    """
    low = mask & HALF_BOARD
    high = mask >> HALF
    if low not in LOWER:
        LOWER[low] = [space for space in range(HALF) if low >> space & 1]
    if not high:
        return LOWER[low]
    if high not in UPPER:
        UPPER[high] = [space + HALF for space in range(ALL_SPACES - HALF) if high >> space & 1]
    return LOWER[low] + UPPER[high] if low else UPPER[high]


def action_table(bits: int) -> list[list[Action]]:
    """Room for the actions of each mask of this many spaces, filled by `add_actions`."""
    nothing: list[Action] = []
    return [nothing] * (1 << bits)


def add_actions(mask: int, verb: str, lower: list[list[Action]], upper: list[list[Action]], out: list[Action]) -> None:
    """Add a verb with each space of a mask, in order; the lists of half boards are kept in the two tables."""
    low = mask & HALF_BOARD
    if low:
        if not lower[low]:
            lower[low] = [(verb, space) for space in spaces_in(low)]
        out += lower[low]
    high = mask >> HALF
    if high:
        if not upper[high]:
            upper[high] = [(verb, space) for space in spaces_in(high << HALF)]
        out += upper[high]


def free_spaces(c: Combat) -> int:
    """Mask of the spaces without unit and obstacle."""
    mask = WHOLE_BOARD
    if c.siege or c.effects:
        for space in range(SPACES):
            if c.board[space] != NOBODY:
                mask ^= 1 << space
        return mask
    for space in c.space:
        if space >= 0:
            mask ^= 1 << space
    return mask


def adjacent(one: int, other: int) -> bool:
    """Whether two spaces lie next to each other (H3-COMBAT-14)."""
    return bool(TOUCHING[one] >> other & 1)


def distance(one: int, other: int) -> int:
    """Steps between two spaces, obstacles ignored; the tower is far from everything.

    >>> distance(0, 5), distance(3, 3)
    (2, 0)
    """
    if one >= SPACES or other >= SPACES:
        return FAR_AWAY
    return abs(one // COLUMNS - other // COLUMNS) + abs(one % COLUMNS - other % COLUMNS)


def home_spaces(side: int) -> list[int]:
    """The back and front row of a side, where it places its units (H3-COMBAT-07)."""
    first = min(BACK_ROW[side], FRONT_ROW[side]) * COLUMNS
    return list(range(first, first + 2 * COLUMNS))


def row_spaces(row: int) -> list[int]:
    """The spaces of a row from left to right."""
    return list(range(row * COLUMNS, (row + 1) * COLUMNS))


def own_half(side: int, space: int) -> bool:
    """Whether a space is on a side's own rows; the middle row is nobody's (R-69)."""
    row = space // COLUMNS
    return row > MIDDLE_ROW if side == ATTACKING else row < MIDDLE_ROW


def steps_of(s: Heroes3, movement: int) -> int:
    """How far a unit moves (H3-UNIT-07)."""
    return s.facts.combat_steps[movement]


def steps_to(c: Combat, side: int, start: int, movement: int, steps: int) -> list[int]:
    """By space: how many steps away it can be reached over free ground, -1 if it cannot (H3-UNIT-07, H3-COMBAT-15)."""
    out = [NOBODY] * SPACES
    if start >= SPACES:
        return out
    out[start] = 0
    board = c.board
    flies = movement == FLYING
    gate = GATE if side == DEFENDING else NOBODY
    edge = [start]
    for step in range(1, steps + 1):
        following: list[int] = []
        for space in edge:
            for near in NEIGHBOURS[space]:
                if out[near] < 0 and (flies or board[near] == NOBODY or board[near] == gate):
                    out[near] = step
                    following.append(near)
        edge = following
        if not edge:
            break
    return out


def within_reach(c: Combat, side: int, start: int, movement: int, steps: int) -> int:
    """Mask of the free spaces where a move may end (H3-COMBAT-15)."""
    if start >= SPACES:
        return 0
    free = free_spaces(c)
    crossed = free
    if movement == FLYING:
        crossed = WHOLE_BOARD
    elif c.siege and side == DEFENDING:
        for space in row_spaces(MIDDLE_ROW):
            if c.board[space] == GATE:
                crossed |= 1 << space
    seen = 1 << start
    for _ in range(steps):
        seen |= (seen << COLUMNS | seen >> COLUMNS | (seen & ~RIGHT_EDGE) << 1 | (seen & ~LEFT_EDGE) >> 1) & crossed
    return seen & free & ~(1 << start)


def empty_spaces(c: Combat) -> list[int]:
    """Spaces without unit and obstacle."""
    return [space for space in range(SPACES) if c.board[space] == NOBODY]


def way_between(c: Combat, side: int, start: int, goal: int, movement: int) -> list[int]:
    """The spaces of a shortest way, the goal last; the first in order of spaces where several are as short.

    A way around what lies hidden or burns on the board is preferred (R-74 leaves it to the player; a fixed order).
    """
    if movement == FLYING:
        return [goal]
    far = steps_to(c, side, goal, GROUND, SPACES)
    out: list[int] = []
    space = start
    best = FAR_AWAY
    for near in NEIGHBOURS[start]:
        if 0 <= far[near] < best:
            best = far[near]
            space = near
    if best == FAR_AWAY:
        return [goal]
    out.append(space)
    while space != goal:
        for near in NEIGHBOURS[space]:
            if far[near] == far[space] - 1:
                space = near
                break
        out.append(space)
    return out
