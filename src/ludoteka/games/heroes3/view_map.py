"""What the map shows besides its tiles: how far heroes can walk now, and the tile that is being laid."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import FIELDS, NOBODY
from ludoteka.games.heroes3.reach import walks
from ludoteka.games.heroes3.row_map import AS_PRINTED, tile_in_hand
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.world.far_ways import is_open, works
from ludoteka.games.heroes3.rules.world.links import gate_closed, gate_on
from ludoteka.games.heroes3.rules.world.portals import has_portals, own_portals, portals_open, shared_portal
from ludoteka.games.heroes3.rules.world.scenario_map import slot_names
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


def terrain_of(s: Heroes3, tile: int) -> str:
    """The terrain printed on a tile."""
    return s.facts.content.tile[tile].terrain


def laying_view(s: Heroes3, names: Names) -> LayingView | None:
    """The tile that lies open in somebody's hand, while how it lies is chosen (H3-MAP-02, H3-MAP-03)."""
    tile, place = tile_in_hand(s)
    if tile == NOBODY:
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
    return [
        ReachView(
            leader=LEADERS[walk.hero],
            field=names.fields[walk.way[-1]],
            cost=len(walk.way),
            way=[names.fields[one] for one in walk.way],
            fight=walk.fight,
        )
        for walk in walks(s)
    ]


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
