"""Laying the map of a scenario: which tiles lie where, face up or down, and the supplies (H3-SETUP-03)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.scenarios import Slot
from ludoteka.games.heroes3.facts import FAR, FIELDS, GOLD, NEAR, NOBODY, Facts
from ludoteka.games.heroes3.rules.common import clockwise, scenario, special
from ludoteka.games.heroes3.rules.world.atlas import grow_map, turn_up
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP
from ludoteka.games.heroes3.rules.world.tiles import turn_tile
from ludoteka.games.heroes3.rules.world.ways import good_rotations
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Atlas


def fits(facts: Facts, tile: int, must: str) -> bool:
    """Whether a tile holds what a slot or a scenario rule asks for (H3-SETUP-03)."""
    if must == "none":
        return True
    spots = range(tile * FIELDS, tile * FIELDS + FIELDS)
    if must == "gold_mine":
        return any(facts.spot_resource[spot] == GOLD for spot in spots)
    wanted = facts.location_number["obelisk" if must == "no_obelisk" else must]
    holds = any(facts.spot_location[spot] == wanted for spot in spots)
    return holds != (must == "no_obelisk")


def slots_of(s: Heroes3) -> list[Slot]:
    """The slots of the map for the number of players."""
    for one in scenario(s).maps:
        if one.players == s.seats:
            return list(one.slots)
    raise ValueError(f"{scenario(s).id} has no map for {s.seats} players")


def lay_map(s: Heroes3) -> None:
    """Tiles go face down onto their places; those that are left make the supplies (H3-SETUP-03)."""
    facts = s.facts
    slots = slots_of(s)
    names = ("starting", "far", "near", "center", "subterranean", "sea")
    pools = [[tile for tile in tiles if facts.tile_boxes[tile] & s.boxes] for tiles in facts.tiles_of]
    chosen = [NOBODY] * len(slots)
    ai = scenario(s).ai
    for at, slot in enumerate(slots):
        if slot.seat:
            chosen[at] = facts.starting_tile[s.players[slot.seat - 1].faction]
        elif slot.tile is not None:
            chosen[at] = facts.tile_number[slot.tile]
        elif slot.ai and ai is not None and ai.faction != "none":
            chosen[at] = facts.starting_tile[facts.faction_number[ai.faction]]
        if chosen[at] != NOBODY and chosen[at] in pools[names.index(slot.kind)]:
            pools[names.index(slot.kind)].remove(chosen[at])
    for at, slot in enumerate(slots):
        if chosen[at] == NOBODY and slot.tile_from:
            listed = [facts.tile_number[tile] for tile in slot.tile_from]
            pool = pools[names.index(slot.kind)]
            chosen[at] = draw_tile(s, pool, [tile for tile in listed if tile in pool])
    for at, slot in enumerate(slots):
        if chosen[at] == NOBODY and slot.must != "none":
            pool = pools[names.index(slot.kind)]
            chosen[at] = draw_tile(s, pool, [tile for tile in pool if fits(facts, tile, slot.must)])
    hold(s, slots, chosen, pools[NEAR], "near", "near_tiles_hold")
    hold(s, slots, chosen, pools[FAR], "far", "far_tiles_hold")
    for at, slot in enumerate(slots):
        if chosen[at] == NOBODY:
            pool = pools[names.index(slot.kind)]
            chosen[at] = draw_tile(s, pool, pool)
    layout = f"{scenario(s).id} {s.seats}"
    s.atlas = Atlas(
        kind=[names.index(slot.kind) for slot in slots],
        tile=chosen,
        rotation=[NOBODY] * len(slots),
        q=[OFF_MAP if slot.at is None else slot.at[0] for slot in slots],
        r=[OFF_MAP if slot.at is None else slot.at[1] for slot in slots],
        spot=[NOBODY] * (FIELDS * len(slots)),
        near=facts.layout_near[layout],
        closed=[0] * (FIELDS * len(slots)),
        links=facts.layout_links[layout],
        edge=facts.layout_edge[layout],
    )
    grow_map(s)
    deal_far_tiles(s, pools[FAR])
    s.spare_tiles = pools
    for at, slot in enumerate(slots):
        held = special(s, "far_tiles_face_up")
        if held is not None and slot.slot in held.slots:
            continue
        if slot.face_up or (slot.ai and not slot.seat):
            rotations = good_rotations(s, at, chosen[at])
            if slot.ai:
                turn_tile(s, at, chosen[at], widest(s, at, chosen[at], rotations))
            else:
                turn_tile(s, at, chosen[at], s.chance.pick(rotations))


def hold(s: Heroes3, slots: list[Slot], chosen: list[int], pool: list[int], kind: str, rule: str) -> None:
    """So many tiles of a kind hold something: they are mixed in before the others are drawn."""
    figures = special(s, rule)
    if figures is None:
        return
    open_slots = [at for at, slot in enumerate(slots) if chosen[at] == NOBODY and slot.kind == kind]
    have = sum(1 for at, slot in enumerate(slots) if chosen[at] != NOBODY and slot.kind == kind
               and fits(s.facts, chosen[at], figures.must))  # fmt: skip
    s.chance.shuffle(open_slots)
    for at in open_slots[: max(0, figures.amount - have)]:
        chosen[at] = draw_tile(s, pool, [tile for tile in pool if fits(s.facts, tile, figures.must)])


def draw_tile(s: Heroes3, pool: list[int], allowed: list[int]) -> int:
    """A random tile of those allowed leaves its pool; any other one if there is none."""
    tile = s.chance.pick(allowed or pool)
    pool.remove(tile)
    return tile


def deal_far_tiles(s: Heroes3, pool: list[int]) -> None:
    """Each player gets far tiles that are not on the map, face down (H3-MAP-03)."""
    rule = special(s, "far_pool_holds")
    for seat in clockwise(s, s.first):
        supply = s.players[seat].far_tiles.copy()
        if rule is not None:
            for _ in range(rule.amount):
                if pool:
                    supply.append(draw_tile(s, pool, [tile for tile in pool if fits(s.facts, tile, rule.must)]))
        while pool and len(supply) < scenario(s).start.far_pool:
            supply.append(draw_tile(s, pool, pool))
        s.players[seat].far_tiles = sorted(supply)


def widest(s: Heroes3, place: int, tile: int, rotations: list[int]) -> int:
    """The rotation of an AI's starting tile that opens it most to other tiles."""
    best = rotations[0]
    most = -1
    for rotation in rotations:
        atlas = turn_up(s.facts, s.atlas, place, tile, rotation)
        count = 0
        for field in range(place * FIELDS, place * FIELDS + FIELDS):
            if s.facts.location[s.facts.spot_location[atlas.spot[field]]].id == "blocked":
                continue
            for way in range(6):
                other = atlas.near[field * 6 + way]
                if other != NOBODY and other // FIELDS != place and not atlas.closed[field] >> way & 1:
                    count += 1
        if count > most:
            best = rotation
            most = count
    return best
