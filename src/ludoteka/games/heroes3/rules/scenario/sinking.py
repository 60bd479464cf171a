"""Tiles that leave the map during a scenario, with all that lies on them (H3-ROUND-05)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.words import TILE_KIND_IDS
from ludoteka.games.heroes3.facts import DIRECTIONS, FIELDS, HEROES, MAIN, NOBODY
from ludoteka.games.heroes3.rules.common import clockwise
from ludoteka.games.heroes3.rules.map.heroes import place_hero
from ludoteka.games.heroes3.rules.trade.recruit import drop_unit, restore_army
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP, distance
from ludoteka.games.heroes3.rules.world.fields import is_location, other_hero_on
from ludoteka.games.heroes3.rules.world.flags import unflag
from ludoteka.games.heroes3.rules.world.tiles import discover
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Atlas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def remove_tiles(s: Heroes3, kinds: tuple[str, ...]) -> None:
    """All tiles of these kinds leave the map; incomes of their flags go, heroes on them flee with losses."""
    numbers = [TILE_KIND_IDS.index(kind) for kind in kinds]
    gone = [place for place, kind in enumerate(s.atlas.kind) if kind in numbers and s.atlas.q[place] != OFF_MAP]
    if not gone:
        return
    s.own_map()
    before = s.atlas
    for place in gone:
        for field in range(place * FIELDS, place * FIELDS + FIELDS):
            if s.flag[field] != NOBODY:
                unflag(s, field)
            s.stars[field] = 0
            s.black[field] = 0
        s.tell(("tile-removed", place))
    s.atlas = without(before, gone)
    for seat in reversed(clockwise(s, s.first)):
        for hero in range(HEROES - 1, -1, -1):
            field = s.players[seat].at[hero]
            if field != NOBODY and field // FIELDS in gone:
                s.players[seat].at[hero] = NOBODY
                s.then(Flee(seat, hero, before.q[field // FIELDS], before.r[field // FIELDS]))


def without(atlas: Atlas, gone: list[int]) -> Atlas:
    """The map without some tiles: they are kept aside, and nothing leads to them."""
    q, r, rotation, spot = atlas.q.copy(), atlas.r.copy(), atlas.rotation.copy(), atlas.spot.copy()
    near, closed, links, edge = atlas.near.copy(), atlas.closed.copy(), atlas.links.copy(), atlas.edge.copy()
    mask = 0
    for place in gone:
        q[place] = r[place] = OFF_MAP
        rotation[place] = NOBODY
        mask |= 1 << place
        for field in range(place * FIELDS, place * FIELDS + FIELDS):
            spot[field] = NOBODY
            closed[field] = 0
            edge[field] = 0
    for at, other in enumerate(near):
        if other != NOBODY and (other // FIELDS in gone or at // DIRECTIONS // FIELDS in gone):
            near[at] = NOBODY
    links = [0 if mask >> place & 1 else joined & ~mask for place, joined in enumerate(links)]
    return Atlas(atlas.kind, atlas.tile, rotation, q, r, spot, near, closed, links, edge)


class Flee(Step[Heroes3]):
    """A hero whose tile has left the map looks for a field; where none lies open, the nearest tile is turned up."""

    __slots__ = ("hero", "q", "r", "seat")

    def __init__(self, seat: int, hero: int, q: int, r: int) -> None:
        self.seat = seat
        self.hero = hero
        self.q = q
        self.r = r

    def run(self, s: Heroes3) -> None:
        """Ask where to, or turn a tile up first."""
        goal = FleeTile(self.seat, self.hero, self.q, self.r)
        if goal.options(s):
            s.then(goal)
            return
        atlas = s.atlas
        hidden = [
            place for place in range(len(atlas.q)) if atlas.q[place] != OFF_MAP and atlas.rotation[place] == NOBODY
        ]
        if hidden:
            nearest = min(hidden, key=lambda place: distance(atlas.q[place] - self.q, atlas.r[place] - self.r))
            s.then(self)
            discover(s, self.seat, nearest)


class FleeTile(Choice[Heroes3]):
    """Where a hero goes whose tile has left the map: the nearest field that lies open.

    The unit of the lowest initiative is lost or turned to its Few side, and a movement point with it.
    """

    __slots__ = ("hero", "q", "r")

    def __init__(self, seat: int, hero: int, q: int, r: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.q = q
        self.r = r

    def forced(self) -> bool:
        """A single field is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """The nearest open fields without a hero; they count from the middle of the tile."""
        fields = [field for field in range(len(s.atlas.spot)) if self.is_open(s, field)]
        least = min((self.steps(s, field) for field in fields), default=0)
        return [("place-hero", field) for field in fields if self.steps(s, field) == least]

    def is_open(self, s: Heroes3, field: int) -> bool:
        """Whether a hero could stand on a field."""
        if s.atlas.spot[field] == NOBODY or is_location(s, field, "blocked"):
            return False
        return other_hero_on(s, field, NOBODY, NOBODY) == NOBODY

    def steps(self, s: Heroes3, field: int) -> int:
        """How far the tile of a field is from the one that is gone."""
        place = field // FIELDS
        return distance(s.atlas.q[place] - self.q, s.atlas.r[place] - self.r)

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("place-hero", int() as field):
                place_hero(s, self.seat, self.hero, field)
                player = s.players[self.seat]
                player.moves[self.hero] = max(0, player.moves[self.hero] - 1)
                if self.hero == MAIN:
                    slowest_falls(s, self.seat)


def slowest_falls(s: Heroes3, seat: int) -> None:
    """The unit of the lowest initiative loses all HP: a Pack turns to Few, a Few is lost."""
    player = s.players[seat]
    rows = range(len(player.army))
    row = min(rows, key=lambda at: s.facts.initiative[player.army[at] * 2 + player.sides[at]], default=NOBODY)
    if row == NOBODY:
        return
    if player.sides[row]:
        player.set_side(row, 0)
        s.tell(("unit-weakened", seat, player.army[row]))
    else:
        drop_unit(s, seat, row)
        restore_army(s, seat)
