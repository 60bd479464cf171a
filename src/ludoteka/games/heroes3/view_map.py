"""What the map shows besides its tiles: how far heroes can walk now, and the tile that is being laid."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import FIELDS, FLAGGABLE, HEROES, NO_CATEGORY, NOBODY, VISITABLE
from ludoteka.games.heroes3.rules.map.moving import steps_from
from ludoteka.games.heroes3.rules.setup.start import RotateStart, start_place
from ludoteka.games.heroes3.rules.world.fields import ai_on, guard_at, is_enemy_flag, location_at, other_hero_on
from ludoteka.games.heroes3.rules.world.tiles import PlaceTile, RotateTile
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.view_parts import LEADERS, Names, Shown, name


class ReachView(Shown, frozen=True):
    """A field that a hero of the active player can walk to: what it costs and the fields on the way, the goal last."""

    leader: str
    field: str
    cost: int
    way: list[str]
    fight: bool


class SpotView(Shown, frozen=True):
    """A field of a tile in the hand, as printed: clockwise from the north-west, the middle last."""

    location: str
    guard: int
    resource: str | None
    income: int
    faction: str | None
    closed: int


class LayingView(Shown, frozen=True):
    """The tile that a player turns and lays now; `place` is nothing while its place is chosen too."""

    place: str | None
    tile: str
    terrain: str
    spots: list[SpotView]


AS_PRINTED = (0, 1, 4, 6, 5, 2, 3)
"""The fields of a tile clockwise from the north-west, the middle last."""


def terrain_of(s: Heroes3, tile: int) -> str:
    """The terrain printed on a tile."""
    return s.facts.content.tile[tile].terrain


def laying_view(s: Heroes3, names: Names) -> LayingView | None:
    """The tile that lies open in somebody's hand, while how it lies is chosen (H3-MAP-02, H3-MAP-03)."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, RotateTile):
        place, tile = top.place, top.tile
    elif isinstance(top, PlaceTile):
        place, tile = NOBODY, top.tile
    elif isinstance(top, RotateStart):
        place = start_place(s, top.seat)
        if place == NOBODY or s.atlas.rotation[place] != NOBODY:
            return None
        tile = s.atlas.tile[place]
    else:
        return None
    facts = s.facts
    spots = [tile * FIELDS + at for at in AS_PRINTED]
    guards = facts.content.tile[tile].fields
    return LayingView(
        place=name(names.places, place),
        tile=names.tiles[tile],
        terrain=terrain_of(s, tile),
        spots=[
            SpotView(
                location=names.locations[facts.spot_location[spot]],
                guard=guards[spot % FIELDS].guard,
                resource=name(names.resources, facts.spot_resource[spot]),
                income=facts.spot_income[spot],
                faction=name(names.factions, facts.spot_faction[spot]),
                closed=facts.border[spot],
            )
            for spot in spots
        ],
    )


def reach_view(s: Heroes3, names: Names) -> list[ReachView]:
    """Where the heroes of the active player can walk with the movement they have left (H3-MOVE-02)."""
    seat = s.active
    if not 0 <= seat < s.seats or s.combat is not None:
        return []
    return [reach for hero in range(HEROES) for reach in reach_of(s, seat, hero, names)]


def reach_of(s: Heroes3, seat: int, hero: int, names: Names) -> list[ReachView]:
    """The fields one hero can walk to; a walk ends at a field where something happens."""
    start = s.players[seat].at[hero]
    moves = s.players[seat].moves[hero]
    ways: dict[int, list[int]] = {start: []}
    edge = [start] if start != NOBODY else []
    for spent in range(moves):
        further: list[int] = []
        for field in edge:
            if field != start and not is_calm(s, seat, hero, field):
                continue
            for other in steps_from(s, seat, hero, field, moves - spent):
                if other not in ways:
                    ways[other] = [*ways[field], other]
                    further.append(other)
        edge = further
    return [
        ReachView(
            leader=LEADERS[hero],
            field=names.fields[field],
            cost=len(way),
            way=[names.fields[one] for one in way],
            fight=bool(guard_at(s, field)),
        )
        for field, way in ways.items()
        if field != start
    ]


def is_calm(s: Heroes3, seat: int, hero: int, field: int) -> bool:
    """Whether a hero walks across a field without anything happening: nobody there, nothing left to visit."""
    if guard_at(s, field) or other_hero_on(s, field, seat, hero) != NOBODY or ai_on(s, field) != NOBODY:
        return False
    number = location_at(s, field)
    category = s.facts.location_category[number]
    if category == NO_CATEGORY:
        return True
    if category == VISITABLE:
        return bool(s.black[field])
    if category != FLAGGABLE:
        return False
    if s.facts.location[number].many_flags:
        return bool(s.stars[field] >> seat & 1)
    return s.flag[field] != NOBODY and not is_enemy_flag(s, seat, field)
