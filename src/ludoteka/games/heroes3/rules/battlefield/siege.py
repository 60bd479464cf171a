"""Siege: walls, gate and arrow tower of a besieged town (H3-SIEGE-01, H3-SIEGE-02, H3-SIEGE-03, H3-SIEGE-04, R-69,
R-70)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.facts import AI, CITADEL, COLUMNS, GROUND, NOBODY, RANGED, SPACES
from ludoteka.games.heroes3.rules.battlefield.aiming import ChooseSpace
from ludoteka.games.heroes3.rules.battlefield.board import (
    DEFENDING,
    GATE,
    MIDDLE_ROW,
    NEIGHBOURS,
    TOWER_SPACE,
    WALL,
    own_half,
    row_spaces,
)
from ludoteka.games.heroes3.rules.battlefield.damage import add_fighter, leave
from ludoteka.games.heroes3.rules.battlefield.effects import lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import fight, movement_of
from ludoteka.games.heroes3.rules.common import is_seat, special
from ludoteka.games.heroes3.rules.scenario.armies import plan_of
from ludoteka.games.heroes3.rules.world.fields import is_location
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step


@mypyc_attr(free_list_len=1)
class RaiseWalls(Step[Heroes3]):
    """The defender of a town with a citadel adds the siege pieces after deploying (H3-COMBAT-10, H3-SIEGE-01)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Ask for the place of the gate; walls fill the rest of the middle row, and the tower stands beside it."""
        c = fight(s)
        if not c.siege:
            return
        if c.controllers[DEFENDING] == AI:
            raise_walls(s, c, row_spaces(MIDDLE_ROW)[1])
        else:
            s.then(PlaceGate(c.controllers[DEFENDING]))


class PlaceGate(ChooseSpace):
    """Where the gate stands among the walls of the middle row (H3-SIEGE-01)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each space of the middle row."""
        return [("place-gate", space) for space in row_spaces(MIDDLE_ROW)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Put all pieces up."""
        match action:
            case ("place-gate", int() as space):
                raise_walls(s, fight(s), space)


def raise_walls(s: Heroes3, c: Combat, gate: int) -> None:
    """Walls and gate fill the middle row; the arrow tower joins the defenders (H3-SIEGE-01, H3-SIEGE-04)."""
    for space in row_spaces(MIDDLE_ROW):
        c.board[space] = GATE if space == gate else WALL
    if has_tower(s, c):
        tower = add_fighter(c, s.facts.tower * 2, DEFENDING, NOBODY, TOWER_SPACE, ())
        plan = plan_of(s, c.ai) if c.attacker == AI else None
        if plan is not None and plan.tower_attack:
            change = plan.tower_attack - s.facts.attack[s.facts.tower * 2]
            lay_plain(c, "attack", c.defender, tower, change, "combat")
    s.tell(("walls", gate))


def has_tower(s: Heroes3, c: Combat) -> bool:
    """Whether an arrow tower stands behind the walls: of a player's random town only with a citadel at home."""
    if holds_walled_town(s, c.defender, c.field):
        return bool(s.players[c.defender].built >> CITADEL & 1)
    return c.ai < 0 or c.defender != AI or s.ais[c.ai].tower


def holds_walled_town(s: Heroes3, seat: int, field: int) -> bool:
    """Whether a field is a random town that a player holds, which has walls and a gate in some scenarios."""
    if special(s, "random_town_walled") is None or not is_location(s, field, "random_town"):
        return False
    return is_seat(s, seat) and s.flag[field] == seat


def siege_pieces(c: Combat) -> list[int]:
    """The spaces of standing walls and of the gate."""
    board = c.board
    return [space for space in row_spaces(MIDDLE_ROW) if board[space] in (WALL, GATE)]


def tower_fighter(c: Combat) -> int:
    """The arrow tower if it stands, else -1."""
    return c.board[TOWER_SPACE]


def break_piece(s: Heroes3, c: Combat, space: int) -> None:
    """A wall or the gate falls; with the last one the tower goes (H3-SIEGE-02, H3-SIEGE-04)."""
    c.board[space] = NOBODY
    s.tell(("piece-falls", space))
    if c.siege and not siege_pieces(c):
        remove_tower(s, c)


def remove_tower(s: Heroes3, c: Combat) -> None:
    """The arrow tower is gone for this combat (H3-SIEGE-04, R-70)."""
    tower = tower_fighter(c)
    if tower >= 0:
        leave(s, c, tower, NOBODY)


def pieces_in_reach(s: Heroes3, c: Combat, fighter: int, space: int) -> list[int]:
    """Walls and gate that a ground or flying unit of either side next to them can bring down (H3-SIEGE-02)."""
    if not c.siege or movement_of(s, c, fighter) == RANGED or space >= SPACES:
        return []
    return [near for near in NEIGHBOURS[space] if c.board[near] in (WALL, GATE)]


def pieces_in_the_way(s: Heroes3, c: Combat, fighter: int, space: int) -> list[int]:
    """Those among them that keep a unit from the enemy: nobody tears down what covers him without being told to."""
    return [] if c.side[fighter] == DEFENDING else pieces_in_reach(s, c, fighter, space)


def siege_cover(s: Heroes3, c: Combat, attacker: int, target: int) -> int:
    """How much less damage a defender behind a wall takes from a shot of the other half (H3-SIEGE-03, R-69)."""
    if not c.siege or c.side[target] != DEFENDING or movement_of(s, c, attacker) != RANGED:
        return 0
    here = c.space[target]
    there = c.space[attacker]
    if here >= SPACES or there >= SPACES or not own_half(DEFENDING, here) or not own_half(1 - DEFENDING, there):
        return 0
    wall = MIDDLE_ROW * COLUMNS + here % COLUMNS
    return s.facts.content.siege.cover if c.board[wall] in (WALL, GATE) else 0


def walks(movement: int) -> bool:
    """Whether walls stop a unit."""
    return movement == GROUND
