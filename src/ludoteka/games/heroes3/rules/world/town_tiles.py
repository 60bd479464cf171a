"""Far tiles of the terrains of the towns in play, and supplies of tiles that hold or lack something (H3-SETUP-03)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.scenarios import Slot
from ludoteka.games.heroes3.facts import FAR, FIELDS, GOLD, NEAR, NOBODY, Facts
from ludoteka.games.heroes3.rules.common import clockwise, scenario, special
from ludoteka.games.heroes3.state import Heroes3


def fits(facts: Facts, tile: int, must: str) -> bool:
    """Whether a tile holds what a slot or a scenario rule asks for (H3-SETUP-03)."""
    if must == "none":
        return True
    spots = range(tile * FIELDS, tile * FIELDS + FIELDS)
    if must == "gold_mine":
        return any(facts.spot_resource[spot] == GOLD for spot in spots)
    wanted = facts.location_number[must.removeprefix("no_")]
    holds = any(facts.spot_location[spot] == wanted for spot in spots)
    return holds != must.startswith("no_")


def draw_tile(s: Heroes3, pool: list[int], allowed: list[int]) -> int:
    """A random tile of those allowed leaves its pool; any other one if there is none."""
    tile = s.chance.pick(allowed or pool)
    pool.remove(tile)
    return tile


def terrain_of(facts: Facts, tile: int) -> str:
    """The terrain printed on a tile."""
    return facts.content.tile[tile].terrain


def town_terrain(s: Heroes3, seat: int) -> str:
    """The terrain of a player's starting tile."""
    return terrain_of(s.facts, s.facts.starting_tile[s.players[seat].faction])


def wanted_tiles(s: Heroes3, slot: Slot, tiles: list[int]) -> list[int]:
    """The tiles that may lie on a slot: what it must hold, and the terrain of its owner or of any town in play."""
    found = [tile for tile in tiles if fits(s.facts, tile, slot.must)]
    if special(s, "far_tiles_of_towns") is None or slot.kind != "far":
        return found
    seats = [slot.owner - 1] if slot.owner else range(s.seats)
    terrains = [town_terrain(s, seat) for seat in seats]
    return [tile for tile in found if terrain_of(s.facts, tile) in terrains] or found


def supply_tiles(s: Heroes3, seat: int, tiles: list[int]) -> list[int]:
    """The tiles that may be in a player's supply: what the scenario lets it hold, of the player's terrain first."""
    rule = special(s, "supply_holds")
    found = tiles if rule is None else [tile for tile in tiles if fits(s.facts, tile, rule.must)]
    if special(s, "far_tiles_of_towns") is None:
        return found
    return [tile for tile in found if terrain_of(s.facts, tile) == town_terrain(s, seat)] or found


def near_supply_tiles(s: Heroes3, seat: int, tiles: list[int], left: int) -> list[int]:
    """The tiles that may be in a player's supply of near tiles; where it is split, the last has an obelisk."""
    found = supply_tiles(s, seat, tiles)
    if special(s, "near_supply_split") is None:
        return found
    must = "obelisk" if left == 1 else "no_obelisk"
    return [tile for tile in found if fits(s.facts, tile, must)]


def lay_town_tiles(s: Heroes3, slots: list[Slot], chosen: list[int], pool: list[int]) -> None:
    """Each player's settlement tile goes to its slot; the other far tiles of the towns' terrains are mixed.

    Every terrain brings as many tiles as its players have slots; what is missing comes from other terrains.
    """
    if special(s, "far_tiles_of_towns") is None:
        return
    far = [at for at, slot in enumerate(slots) if slot.kind == "far" and chosen[at] == NOBODY]
    for at in far:
        if slots[at].owner:
            chosen[at] = draw_tile(s, pool, wanted_tiles(s, slots[at], pool))
    rest = [at for at in far if chosen[at] == NOBODY]
    mixed: list[int] = []
    for turn in range(len(rest)):
        seat = turn % s.seats
        plain = [tile for tile in pool if fits(s.facts, tile, "no_settlement")]
        own = [tile for tile in plain if terrain_of(s.facts, tile) == town_terrain(s, seat)]
        mixed.append(draw_tile(s, pool, own or plain))
    s.chance.shuffle(mixed)
    for at, tile in zip(rest, mixed, strict=True):
        chosen[at] = tile


def deal_supplies(s: Heroes3, far: list[int], near: list[int]) -> None:
    """Each player gets far tiles, and near tiles, that are not on the map, face down (H3-MAP-03)."""
    start = scenario(s).start
    rule = special(s, "far_pool_holds")
    for seat in clockwise(s, s.first):
        supply = s.players[seat].far_tiles.copy()
        if rule is not None:
            for _ in range(rule.amount):
                if far:
                    supply.append(draw_tile(s, far, [tile for tile in far if fits(s.facts, tile, rule.must)]))
        while len(supply) < start.far_pool:
            allowed = supply_tiles(s, seat, far)
            if not allowed:
                break
            supply.append(draw_tile(s, far, allowed))
        for at in range(start.near_pool):
            allowed = near_supply_tiles(s, seat, near, start.near_pool - at)
            if allowed:
                supply.append(draw_tile(s, near, allowed))
        s.players[seat].far_tiles = sorted(supply)


def tile_kind(facts: Facts, tile: int) -> int:
    """Whether a tile of a supply is a near or a far tile."""
    return NEAR if facts.near_tile[tile] else FAR


def supply_of(s: Heroes3, seat: int, kind: int) -> list[int]:
    """The far or the near tiles of a player's supply."""
    return [tile for tile in s.players[seat].far_tiles if tile_kind(s.facts, tile) == kind]
