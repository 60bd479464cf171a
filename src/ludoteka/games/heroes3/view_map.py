"""What the map shows besides its tiles: how far heroes can walk now, and the tile that is being laid."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import FIELDS, FLAGGABLE, HEROES, NO_CATEGORY, NOBODY, REVISITABLE, VISITABLE
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.map.moving import steps_from
from ludoteka.games.heroes3.rules.setup.start import RotateStart, start_place
from ludoteka.games.heroes3.rules.world.far_ways import is_open, works
from ludoteka.games.heroes3.rules.world.fields import ai_on, guard_at, is_enemy_flag, location_at, other_hero_on
from ludoteka.games.heroes3.rules.world.links import gate_closed, gate_on, is_gate
from ludoteka.games.heroes3.rules.world.places import once_each
from ludoteka.games.heroes3.rules.world.portals import has_portals, own_portals, portals_open, shared_portal
from ludoteka.games.heroes3.rules.world.scenario_map import slot_names
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


class WayView(Shown, frozen=True):
    """A way between two fields that do not lie side by side: a join both ways, or a monolith from start to goal."""

    kind: str
    start: str
    goal: str
    open: bool


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


class LinkView(Shown, frozen=True):
    """Two tiles that gates of the scenario join, and the fields of the gates as far as they lie open."""

    tile: str
    other_tile: str
    gate: str | None
    other_gate: str | None
    gate_open: bool
    other_gate_open: bool


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


def ways_view(s: Heroes3, names: Names) -> list[WayView]:
    """The joins and monoliths of the map, each once."""
    found = s.facts.far_ways[s.scenario].get(s.seats) or {}
    return portals_view(s, names) + [
        WayView(
            kind="monolith" if way.leaving < 0 else "join",
            start=names.fields[field],
            goal=names.fields[way.goal],
            open=is_open(s.atlas, field, way) and (not way.bound or works(s, way)),
        )
        for field in sorted(found)
        for way in found[field]
        if s.atlas.spot and (way.leaving < 0 or field < way.goal)
    ]


def portals_view(s: Heroes3, names: Names) -> list[WayView]:
    """The portals of the players, each joined with the one that all share; they open with the obelisks."""
    isle = shared_portal(s) if has_portals(s) and s.atlas.spot else NOBODY
    if isle == NOBODY:
        return []
    return [
        WayView(kind="join", start=names.fields[portal], goal=names.fields[isle], open=portals_open(s, seat))
        for seat in range(s.seats)
        for portal in own_portals(s, seat)
    ]


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
        return not is_gate(s, field)
    if category in (VISITABLE, REVISITABLE) and once_each(s, field):
        return bool(s.stars[field] >> seat & 1)
    if category == VISITABLE:
        return bool(s.black[field])
    if category != FLAGGABLE:
        return False
    if s.facts.location[number].many_flags:
        return bool(s.stars[field] >> seat & 1)
    return s.flag[field] != NOBODY and not is_enemy_flag(s, seat, field)


def links_view(s: Heroes3, names: Names) -> list[LinkView]:
    """The gates of the scenario: which tiles they join, and which of them let heroes in (R-55)."""
    slots = slot_names(s)
    out: list[LinkView] = []
    for link in scenario(s).links:
        places = [slots.index(end.slot) for end in link.ends if end.slot in slots]
        if not s.atlas.tile or len(places) != len(link.ends):
            continue
        gates = [gate_on(s, place, link.location) for place in places]
        opens = [gate != NOBODY and not gate_closed(s, gate) for gate in gates]
        out.append(
            LinkView(
                tile=names.places[places[0]],
                other_tile=names.places[places[1]],
                gate=name(names.fields, gates[0]),
                other_gate=name(names.fields, gates[1]),
                gate_open=opens[0],
                other_gate_open=opens[1],
            )
        )
    return out
