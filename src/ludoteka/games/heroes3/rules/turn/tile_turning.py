"""Astrologers cards that change the map: tiles turned with all that lies on them (Disruption, R-37)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import FIELDS
from ludoteka.games.heroes3.rules.common import DECLINE
from ludoteka.games.heroes3.rules.marks import STORY_GRAIL_FIELD, STORY_UNLOCKED
from ludoteka.games.heroes3.rules.world.atlas import turn_up
from ludoteka.games.heroes3.rules.world.links import change_fields
from ludoteka.games.heroes3.rules.world.tiles import other_rotations, turnable_tiles
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


class TurnTiles(Step[Heroes3]):
    """Each player in order may turn a tile (Disruption)."""

    __slots__ = ("order", "turned")

    def __init__(self, order: list[int], turned: list[int]) -> None:
        self.order = order
        self.turned = turned

    def run(self, s: Heroes3) -> None:
        """Ask the next player."""
        if self.order:
            s.then(TurnOneTile(self.order[0], self.order[1:], self.turned))


class TurnOneTile(Choice[Heroes3]):
    """Which tile to turn, or none (Disruption)."""

    __slots__ = ("order", "turned")

    def __init__(self, seat: int, order: list[int], turned: list[int]) -> None:
        super().__init__(seat)
        self.order = order
        self.turned = turned

    def forced(self) -> bool:
        """No tile left: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each tile that can be turned, or none."""
        return [DECLINE, *(("turn-tile", place) for place in turnable_tiles(s, self.turned))]

    def take(self, s: Heroes3, action: Action) -> None:
        """Ask how it lies; go on with the next player."""
        match action:
            case ("decline",):
                s.then(TurnTiles(self.order, self.turned))
            case ("turn-tile", int() as place):
                s.then(TurnThisTile(self.seat, place), TurnTiles(self.order, [*self.turned, place]))


class TurnThisTile(Choice[Heroes3]):
    """How the chosen tile lies from now on (Disruption, R-37)."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def prompt(self, s: Heroes3) -> Action:
        return ("turn-this-tile", self.place)

    def options(self, s: Heroes3) -> list[Action]:
        """Every other rotation that leaves a valid path."""
        return [("rotate", rotation) for rotation in other_rotations(s, self.place)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("rotate", int() as rotation):
                turn_with_cubes(s, self.place, rotation)


def turn_with_cubes(s: Heroes3, place: int, rotation: int) -> None:
    """A face-up tile is turned; cubes and flags stay on their locations."""
    tile = s.atlas.tile[place]
    first = place * FIELDS
    before = s.atlas.spot[first : first + FIELDS]
    s.atlas = turn_up(s.facts, s.atlas, place, tile, rotation)
    change_fields(s, place)
    after = s.atlas.spot[first : first + FIELDS]
    goes = [first + after.index(spot) for spot in before]
    s.own_map()
    for cubes in (s.black, s.flag, s.once, s.stars, s.settled, s.lords):
        old = cubes[first : first + FIELDS]
        for at in range(FIELDS):
            cubes[goes[at]] = old[at]
    for player in s.players:
        player.came_from = [goes[field - first] if field // FIELDS == place else field for field in player.came_from]
    for ai in s.ais:
        if ai.home // FIELDS == place:
            ai.home = goes[ai.home - first]
        if ai.came_from // FIELDS == place:
            ai.came_from = goes[ai.came_from - first]
    for at in FIELD_STORIES:
        field = s.story[at] - 1
        if field >= 0 and field // FIELDS == place:
            s.story[at] = goes[field - first] + 1
    s.tell(("tile-turned", place, tile, rotation))


FIELD_STORIES: Final = (STORY_GRAIL_FIELD, STORY_UNLOCKED)
"""Stories that remember a field plus 1: the Grail left behind, the obelisk that unlocks a tile."""
