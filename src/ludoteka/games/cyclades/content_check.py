"""Do the facts fit together? What types cannot say: sums, references between entries, boards without holes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import get_args

from ludoteka.games.cyclades.content import Content, Entry, entry, pieces
from ludoteka.games.cyclades.content_ids import (
    AreaKind,
    BoardSide,
    BonusId,
    BuildingId,
    Cell,
    CreatureId,
    FactionId,
    GodId,
    HeroId,
    Hex,
    InvariantId,
    InvariantSubject,
    ModeId,
    ScaleId,
    SupplyId,
)
from ludoteka.games.cyclades.content_map import Face, LandArea, Layout, SeaArea
from ludoteka.kernel.errors import BadContent


def check(content: Content) -> None:
    """Refuse facts that are well formed but contradict one another; the message names the key."""
    check_ids(content)
    check_counts(content)
    check_modes(content)
    check_auction(content)
    check_gods(content)
    check_cards(content)
    check_geometry(content)
    for board in content.boards:
        check_face(content, f"boards.{board.id}.front", board.front)
        check_face(content, f"boards.{board.id}.back", board.back)
    check_area_names(content)
    for layout in content.layouts:
        check_layout(content, layout, f"layouts.{layout.id}")
    check_invariants(content)


def expect(holds: bool, key: str, problem: str) -> None:
    """Refuse the content at a key unless something holds."""
    if not holds:
        raise BadContent(f"{key}: {problem}")


def check_ids(content: Content) -> None:
    """Each list names each entry once, and lists of known things name them all."""
    once("modes", content.modes, get_args(ModeId))
    once("factions", content.factions, get_args(FactionId))
    once("supply", content.supply, get_args(SupplyId))
    once("scales", content.scales, get_args(ScaleId))
    once("gods", content.gods, get_args(GodId))
    once("buildings", content.buildings, get_args(BuildingId))
    once("bonuses", content.bonuses, get_args(BonusId))
    once("creatures", content.creatures, get_args(CreatureId))
    once("heroes", content.heroes, get_args(HeroId))
    once("invariants", content.invariants, get_args(InvariantId))
    once("boards", content.boards, ())
    once("layouts", content.layouts, ())


def once(key: str, entries: Sequence[Entry], all_of: tuple[str, ...]) -> None:
    """No id twice, and none of the ids that must be there missing."""
    seen: set[str] = set()
    for one in entries:
        expect(one.id not in seen, f"{key}.{one.id}", "stands there twice")
        seen.add(one.id)
    for wanted in all_of:
        expect(wanted in seen, f"{key}.{wanted}", "is missing")


def check_counts(content: Content) -> None:
    """What is listed adds up to what the box holds, and a faction has what a rule asks of it (CYC-LIMIT-01)."""
    for kind in content.supply:
        expect(
            kind.count is not None or not kind.limited,
            f"supply.{kind.id}.count",
            "is missing, though the pieces are limited",
        )
    figures = sum(creature.figure for creature in content.creatures)
    equal("supply.creature-cards.figures", entry(content.supply, "creature-cards").figures, figures)
    equal("supply.hero-cards.figures", entry(content.supply, "hero-cards").figures, len(content.heroes))
    for wanted, listed in (
        ("creature-cards", sum(creature.cards for creature in content.creatures)),
        ("hero-cards", len(content.heroes)),
        ("god-tiles", sum(god.tile for god in content.gods)),
        ("metropolises", sum(bonus.tokens for bonus in content.bonuses)),
        ("buildings", pieces(content, "buildings-per-type") * len(content.buildings)),
        ("boards", len(content.boards)),
    ):
        equal(f"supply.{wanted}.count", entry(content.supply, wanted).count, listed)
    placement = content.placement
    areas = placement.first_round_areas + placement.second_round_areas
    at_hand("placement.ships_per_area", areas * placement.ships_per_area, "ships", content)
    at_hand("placement.soldiers", placement.soldiers, "soldiers", content)
    for hero in content.heroes:
        at_hand(f"heroes.{hero.id}.needs_ships_on_map", hero.needs_ships_on_map, "ships", content)


def at_hand(key: str, needed: int, kind: SupplyId, content: Content) -> None:
    """A faction has as many pieces as a figure asks for."""
    has = pieces(content, kind)
    expect(needed <= has, key, f"asks for {needed} {kind}, but a faction has {has}")


def equal(key: str, stated: int | None, found: int) -> None:
    """A stated sum is the sum of what is listed."""
    expect(stated == found, key, f"says {stated}, but the content lists {found}")


def check_modes(content: Content) -> None:
    """Each mode's players, sides, gods and boards fit together (CYC-SETUP-01, CYC-SETUP-02, CYC-SETUP-06)."""
    tiles = sum(god.tile for god in content.gods)
    for mode in content.modes:
        key = f"modes.{mode.id}"
        box = content.game
        expect(
            box.fewest_players <= mode.players <= box.most_players,
            f"{key}.players",
            f"is {mode.players}, but the game is for {box.fewest_players} to {box.most_players}",
        )
        expect(
            mode.sides * mode.factions_per_side == mode.factions,
            f"{key}.sides",
            f"{mode.sides} sides of {mode.factions_per_side} factions do not make {mode.factions} factions",
        )
        expect(mode.factions <= len(content.factions), f"{key}.factions", "is more than there are colours")
        expect(
            mode.gods_up + 1 == mode.factions,
            f"{key}.gods_up",
            f"is {mode.gods_up}, but with Apollo there must be a god for each of {mode.factions} factions",
        )
        expect(mode.gods_up <= tiles, f"{key}.gods_up", f"is {mode.gods_up}, but there are only {tiles} god tiles")
        expect(mode.boards <= len(content.boards), f"{key}.boards", f"is {mode.boards}, but there are fewer boards")
        expect(
            mode.long_game is None or mode.long_game > mode.to_win,
            f"{key}.long_game",
            f"is not more than to_win = {mode.to_win}",
        )
        for side in get_args(BoardSide):
            expect(
                any(layout.factions == mode.factions and layout.side == side for layout in content.layouts),
                "layouts",
                f"none is for {mode.factions} factions on the {side} of the boards, which mode {mode.id} needs",
            )


def check_auction(content: Content) -> None:
    """Bids rise from the lowest to the highest, and the die has faces (CYC-BID-01, CYC-BID-02)."""
    bids = content.bids
    for scale in content.scales:
        key = f"scales.{scale.id}.values"
        expect(rising(scale.values), key, "must rise from each to the next")
        expect(
            scale.values[0] == bids.lowest and scale.values[-1] == bids.highest,
            key,
            f"must run from {bids.lowest} to {bids.highest} (bids.lowest, bids.highest)",
        )
    expect(len(content.die.faces) > 0, "die.faces", "is empty")


def rising(values: Sequence[int]) -> bool:
    """Whether there is a value, and each is higher than the one before."""
    return len(values) > 0 and all(low < high for low, high in pairwise(values))


def check_gods(content: Content) -> None:
    """Gods and the buildings they give name each other (CYC-BUILD-01)."""
    for building in content.buildings:
        god = entry(content.gods, building.god)
        expect(
            god.builds == building.id,
            f"buildings.{building.id}.god",
            f"is {god.id}, but gods.{god.id}.builds is {god.builds}",
        )
    for god in content.gods:
        expect(god.tile or not god.extra_prices, f"gods.{god.id}.extra_prices", "a god without a tile sells nothing")


def check_cards(content: Content) -> None:
    """Markets and cards fit the areas and spaces they speak of (CYC-EPOCH-03, CYC-CREA-05, CYC-METRO-02)."""
    market = content.creature_market
    expect(rising(market.spaces), "creature_market.spaces", "must rise from each to the next")
    expect(
        market.discard_space in market.spaces,
        "creature_market.discard_space",
        f"is {market.discard_space}, which is not a space of the market",
    )
    for creature in content.creatures:
        expect(
            creature.figure == (len(creature.place) > 0),
            f"creatures.{creature.id}.place",
            "a creature has places exactly if it has a figure",
        )
    expect(
        len(set(content.metropolis.building_set)) == len(content.metropolis.building_set),
        "metropolis.building_set",
        "names a building twice",
    )


def check_geometry(content: Content) -> None:
    """The hexes of a board are all there, and turning the board moves each label to the next one of its ring."""
    geometry = content.geometry
    for cell in get_args(Cell):
        expect(cell in geometry.cells, f"geometry.cells.{cell}", "is missing")
    for cell, (q, r) in geometry.cells.items():
        following = cell if cell == "c" else f"{cell[0]}{(int(cell[1]) + 1) % 6}"
        turned = (-r, q + r)
        expected = next(at for label, at in geometry.cells.items() if label == following)
        expect(turned == expected, f"geometry.cells.{following}", f"is {expected}, but {cell} turns into {turned}")
    expect(
        len(set(geometry.cells.values())) == len(geometry.cells), "geometry.cells", "puts two labels on the same hex"
    )
    expect(len(geometry.steps) == 6, "geometry.steps", "a hex has six neighbours")
    expect(len(geometry.lattice_steps) == 6, "geometry.lattice_steps", "a board has six neighbours")


def check_face(content: Content, key: str, face: Face) -> None:
    """The areas of a side share out all hexes of the board, and each area is in one piece."""
    owner: dict[Cell, str] = {}
    areas: list[LandArea | SeaArea] = [*face.land, *face.sea]
    for area in areas:
        expect(len(area.cells) > 0, f"{key}.{area.id}.cells", "is empty")
        for cell in area.cells:
            expect(cell not in owner, f"{key}.{area.id}.cells", f"hex {cell} belongs to {owner.get(cell)} already")
            owner[cell] = area.id
        expect(
            in_one_piece([content.geometry.cells[cell] for cell in area.cells], content.geometry.steps),
            f"{key}.{area.id}.cells",
            "the hexes are not in one piece",
        )
    for cell in content.geometry.cells:
        expect(cell in owner, key, f"hex {cell} belongs to no area")


def in_one_piece(hexes: Sequence[Hex], steps: Sequence[Hex]) -> bool:
    """Whether one can walk from any of the hexes to any other without leaving them."""
    left = set(hexes)
    edge = [left.pop()] if left else []
    while edge:
        q, r = edge.pop()
        for dq, dr in steps:
            following = (q + dq, r + dr)
            if following in left:
                left.remove(following)
                edge.append(following)
    return not left


def check_area_names(content: Content) -> None:
    """On one side of the boards no two areas have the same name, and no name is land here and sea there."""
    kinds: dict[str, AreaKind] = {}
    for side in get_args(BoardSide):
        known: dict[str, str] = {}
        for board in content.boards:
            face = board.face(side)
            here = f"boards.{board.id}.{side}"
            areas: list[tuple[AreaKind, str]] = [("land", area.id) for area in face.land]
            areas += [("sea", area.id) for area in face.sea]
            for kind, name in areas:
                expect(name not in known, f"{here}.{name}", f"the name is taken in {known.get(name)}")
                expect(kinds.get(name, kind) == kind, f"{here}.{name}", f"is {kind} here, but not elsewhere")
                known[name] = here
                kinds[name] = kind


def check_layout(content: Content, layout: Layout, key: str) -> None:
    """A layout names boards that exist, and its quick start areas that lie on them (CYC-PLACE-01, CYC-PLACE-02)."""
    known = {board.id for board in content.boards}
    land: set[str] = set()
    sea: set[str] = set()
    for placed in layout.boards:
        expect(placed.board in known, f"{key}.boards", f"there is no board {placed.board}")
        face = entry(content.boards, placed.board).face(layout.side)
        land.update(area.id for area in face.land)
        sea.update(area.id for area in face.sea)
    for start in layout.quick_start:
        where = f"{key}.quick_start faction {start.faction}"
        for name in start.areas:
            expect(name in land, where, f"{name} is not a land area of this map")
        for name in start.ships:
            expect(name in sea, where, f"{name} is not a sea area of this map")


def check_invariants(content: Content) -> None:
    """Each subject of the map check is bounded by one invariant, and the generator's odds are odds."""
    about = [invariant.about for invariant in content.invariants]
    for subject in get_args(InvariantSubject):
        expect(about.count(subject) == 1, "invariants", f"exactly one must be about {subject}")
    expect(content.generator.often <= content.generator.out_of, "generator.often", "is more than generator.out_of")
