"""Laying the map of a scenario: which tiles lie where, face up or down, and the supplies (H3-SETUP-03)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.scenarios import Slot
from ludoteka.games.heroes3.entries.words import POSITIONS
from ludoteka.games.heroes3.facts import BLOCKED, FAR, FIELDS, NEAR, NOBODY, ROTATIONS, Facts
from ludoteka.games.heroes3.rules.common import scenario, special
from ludoteka.games.heroes3.rules.world.atlas import grow_map, turn_up
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP
from ludoteka.games.heroes3.rules.world.tiles import turn_tile
from ludoteka.games.heroes3.rules.world.town_tiles import deal_supplies, draw_tile, fits, lay_town_tiles
from ludoteka.games.heroes3.rules.world.ways import good_rotations
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Atlas


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
    musts = demands(s, slots)
    lay_town_tiles(s, slots, chosen, pools[FAR])
    for at, slot in enumerate(slots):
        if chosen[at] == NOBODY and musts[at] != "none":
            pool = pools[names.index(slot.kind)]
            chosen[at] = draw_tile(s, pool, [tile for tile in pool if fits(facts, tile, musts[at])])
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
    deal_supplies(s, pools[FAR], pools[NEAR])
    s.spare_tiles = pools
    show_tiles(s, slots)


def show_tiles(s: Heroes3, slots: list[Slot]) -> None:
    """Tiles that everybody sees from the start are turned face up (H3-SETUP-03, H3-SETUP-13)."""
    for at, slot in enumerate(slots):
        held = special(s, "far_tiles_face_up")
        if held is not None and slot.slot in held.slots:
            continue
        if slot.face_up or (slot.ai and not slot.seat):
            tile = s.atlas.tile[at]
            rotations = good_rotations(s, at, tile)
            fixed = fixed_rotation(s.facts, slot, tile)
            if fixed != NOBODY:
                turn_tile(s, at, tile, fixed)
            elif slot.ai:
                turn_tile(s, at, tile, widest(s, at, tile, rotations))
            else:
                turn_tile(s, at, tile, s.chance.pick(rotations))


def fixed_rotation(facts: Facts, slot: Slot, tile: int) -> int:
    """How the tile of a slot must lie, -1 where that is free (H3-SETUP-13)."""
    if slot.rotation is not None:
        return slot.rotation
    if slot.blocked is None:
        return NOBODY
    wanted = POSITIONS.index(slot.blocked)
    for rotation in range(ROTATIONS):
        spot = tile * FIELDS + facts.shown[rotation * FIELDS + wanted]
        if facts.spot_traits[spot] & BLOCKED:
            return rotation
    return NOBODY


def demands(s: Heroes3, slots: list[Slot]) -> list[str]:
    """What the tile of each slot must hold; a scenario may shuffle it among some slots (H3-SETUP-03)."""
    musts: list[str] = [slot.must for slot in slots]
    rule = special(s, "demands_shuffled")
    if rule is not None:
        places = [at for at, slot in enumerate(slots) if slot.slot in rule.slots]
        mixed = [musts[at] for at in places]
        s.chance.shuffle(mixed)
        for at, must in zip(places, mixed, strict=True):
            musts[at] = must
    return musts


def hold(s: Heroes3, slots: list[Slot], chosen: list[int], pool: list[int], kind: str, rule: str) -> None:
    """This many tiles of a kind hold something: they are mixed in before the others are drawn."""
    figures = special(s, rule)
    if figures is None:
        return
    open_slots = [at for at, slot in enumerate(slots) if chosen[at] == NOBODY and slot.kind == kind]
    have = sum(1 for at, slot in enumerate(slots) if chosen[at] != NOBODY and slot.kind == kind
               and fits(s.facts, chosen[at], figures.must))  # fmt: skip
    s.chance.shuffle(open_slots)
    for at in open_slots[: max(0, figures.amount - have)]:
        chosen[at] = draw_tile(s, pool, [tile for tile in pool if fits(s.facts, tile, figures.must)])


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
