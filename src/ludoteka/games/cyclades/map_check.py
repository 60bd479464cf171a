"""Is a map fair to play on? Counts what it has and refuses it with the invariant it breaks and the place where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn

from ludoteka.games.cyclades.content import Content, Mode
from ludoteka.games.cyclades.content_ids import InvariantSubject
from ludoteka.games.cyclades.content_map import Bound, Invariant, Layout, QuickStart, Totals
from ludoteka.games.cyclades.facts import Archipelago, Start
from ludoteka.kernel.errors import BadContent

Measure = tuple[int, str]
"""A count and the sentence that states it."""


def check_map(archipelago: Archipelago, mode: Mode, content: Content) -> None:
    """Refuse a map on which the factions of a mode could not play (invariants m1 to m11; CYC-SETUP-06)."""
    boards = len(archipelago.board_ids)
    if boards != mode.boards:
        problem = f"it has {counted(boards, 'board')}, mode {mode.id} takes {mode.boards}"
        broken(archipelago.layout, about_boards(content), problem)
    for invariant in content.invariants:
        for count, sentence in measures(archipelago, invariant.about):
            check_bounds(archipelago.layout, invariant, mode.factions, count, sentence)


def about_boards(content: Content) -> Invariant:
    """The invariant that says how boards may lie (m11)."""
    return next(invariant for invariant in content.invariants if invariant.about == "boards")


def check_bounds(layout: str, invariant: Invariant, factions: int, count: int, sentence: str) -> None:
    """Refuse a count outside the bounds of an invariant."""
    for bound in invariant.least:
        if count < bound.value(factions):
            broken(layout, invariant, f"{sentence}; at least {words(bound, factions)}")
    for bound in invariant.most:
        if count > bound.value(factions):
            broken(layout, invariant, f"{sentence}; at most {words(bound, factions)}")


def words(bound: Bound, factions: int) -> str:
    """A limit in words: `12 for 3 factions`."""
    limit = f"{bound.value(factions):g}"
    return f"{limit} for {factions} factions" if bound.per_faction else limit


def broken(layout: str, invariant: Invariant, problem: str) -> NoReturn:
    """Refuse a map, naming the invariant."""
    raise BadContent(f"map {layout} breaks {invariant.id.upper()} ({invariant.about}): {problem}")


def measures(archipelago: Archipelago, subject: InvariantSubject) -> list[Measure]:
    """What an invariant bounds: one count for the whole map, or one for each island or area."""
    land = archipelago.first_sea
    match subject:
        case "sea-in-one-piece":
            return [sea_pieces(archipelago)]
        case "island-size":
            return [
                (len(island), f"the island of {places(archipelago, island)} has {counted(len(island), 'land area')}")
                for island in archipelago.islands
            ]
        case "coast":
            return [coast(archipelago, area) for area in range(land)]
        case "land-areas":
            return [whole(land, "land area")]
        case "sea-areas":
            return [whole(archipelago.areas - land, "sea area")]
        case "islands":
            return [whole(len(archipelago.islands), "island")]
        case "starting-ships":
            count = berths(archipelago)
            return [(count, f"only {counted(count, 'land area')} can have a sea area each for a starting ship")]
        case "sites":
            return [whole(sum(archipelago.sites), "building site")]
        case "horns":
            return [whole(sum(archipelago.horns), "printed horn")]
        case "priestess-symbols":
            return [whole(sum(archipelago.priestess), "priestess symbol")]
        case "boards":
            return []


def whole(count: int, thing: str) -> Measure:
    """A count of the whole map."""
    return count, f"it has {counted(count, thing)}"


def counted(count: int, thing: str) -> str:
    """A number of things: `1 island`, `2 islands`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def place(archipelago: Archipelago, area: int) -> str:
    """An area by name and board, for a message: `naxos (b01-l1)`."""
    return f"{archipelago.names[area]} ({archipelago.codes[area]})"


def places(archipelago: Archipelago, areas: list[int]) -> str:
    """Several areas by name and board."""
    return ", ".join(place(archipelago, area) for area in areas)


def coast(archipelago: Archipelago, area: int) -> Measure:
    """How many sea areas a land area touches."""
    count = len(archipelago.sea_next_to[area])
    return count, f"{place(archipelago, area)} touches {counted(count, 'sea area')}"


def sea_pieces(archipelago: Archipelago) -> Measure:
    """Into how many pieces the sea falls; ships cannot pass between two of them."""
    pieces = connected(range(archipelago.first_sea, archipelago.areas), archipelago.sea_next_to)
    smallest = min(pieces, key=len, default=[])
    lost = f"; {places(archipelago, smallest)} is cut off" if len(pieces) > 1 else ""
    return len(pieces), f"the sea falls into {counted(len(pieces), 'piece')}{lost}"


def connected(areas: Iterable[int], next_to: list[list[int]]) -> list[list[int]]:
    """Groups of areas joined by borders, in the order of their first area (CYC-AREA-02)."""
    groups: list[list[int]] = []
    seen: set[int] = set()
    for start in areas:
        if start in seen:
            continue
        seen.add(start)
        group = [start]
        for area in group:
            for other in next_to[area]:
                if other not in seen:
                    seen.add(other)
                    group.append(other)
        groups.append(sorted(group))
    return groups


def berths(archipelago: Archipelago) -> int:
    """How many land areas can each have an adjacent sea area of their own, at best (a maximum matching)."""
    taken_by = [-1] * archipelago.areas

    def settle(area: int, tried: set[int]) -> bool:
        for sea in archipelago.sea_next_to[area]:
            if sea not in tried:
                tried.add(sea)
                if taken_by[sea] < 0 or settle(taken_by[sea], tried):
                    taken_by[sea] = area
                    return True
        return False

    return sum(settle(area, set()) for area in range(archipelago.first_sea))


def totals(archipelago: Archipelago) -> Totals:
    """What a map has in all."""
    return Totals(
        land=archipelago.first_sea,
        sea=archipelago.areas - archipelago.first_sea,
        islands=len(archipelago.islands),
        largest_island=max((len(island) for island in archipelago.islands), default=0),
        sites=sum(archipelago.sites),
        horns=sum(archipelago.horns),
        priestesses=sum(archipelago.priestess),
    )


def quick_start(archipelago: Archipelago, layout: Layout) -> list[Start]:
    """The ready placement of a layout in area numbers, by faction; empty if the layout has none."""
    return [
        Start(
            start.faction - 1,
            [archipelago.numbers[name] for name in start.areas],
            [archipelago.numbers[name] for name in start.ships],
        )
        for start in sorted(layout.quick_start, key=lambda start: start.faction)
    ]


def check_quick_start(archipelago: Archipelago, layout: Layout, mode: Mode, content: Content) -> None:
    """Refuse a ready placement that the placement rules forbid (CYC-PLACE-01, CYC-PLACE-02, CYC-PLACE-03,
    CYC-PLACE-06)."""
    if not layout.quick_start:
        return
    factions = sorted(start.faction for start in layout.quick_start)
    if factions != list(range(1, mode.factions + 1)):
        refuse(layout, 0, f"it places factions {factions}, mode {mode.id} has {mode.factions}")
    taken: set[int] = set()
    for stated, start in zip(sorted(layout.quick_start, key=faction_of), quick_start(archipelago, layout), strict=True):
        check_start(archipelago, layout, start, taken, content)
        check_worth(archipelago, layout, stated, start, content)
    if mode.factions_per_side > 1:
        check_teams(archipelago, layout, mode, content)


def faction_of(start: QuickStart) -> int:
    """Whose ready placement it is."""
    return start.faction


def refuse(layout: Layout, faction: int, problem: str) -> NoReturn:
    """Refuse a ready placement."""
    whose = f" of faction {faction}" if faction else ""
    raise BadContent(f"map {layout.id}, quick start{whose}: {problem}")


def check_start(archipelago: Archipelago, layout: Layout, start: Start, taken: set[int], content: Content) -> None:
    """One faction's areas and ships lie where the placement rules let them (CYC-PLACE-01, CYC-PLACE-02)."""
    faction = start.faction + 1
    first = content.placement.first_round_areas
    wanted = first + content.placement.second_round_areas
    if len(start.areas) != wanted or len(start.ships) != wanted:
        refuse(layout, faction, f"it needs {wanted} areas and a ship beside each (CYC-PLACE-01)")
    islands = [archipelago.island_of[area] for area in start.areas[:first]]
    if len(set(islands)) < first:
        refuse(layout, faction, f"{places(archipelago, start.areas[:first])} lie on one island (CYC-PLACE-01)")
    for area, sea in zip(start.areas, start.ships, strict=True):
        for one in (area, sea):
            if one in taken:
                refuse(layout, faction, f"{place(archipelago, one)} is taken already (CYC-PLACE-01, CYC-PLACE-02)")
            taken.add(one)
        if not archipelago.touches[area][sea]:
            refuse(
                layout, faction, f"{place(archipelago, sea)} is not next to {place(archipelago, area)} (CYC-PLACE-02)"
            )


def check_worth(archipelago: Archipelago, layout: Layout, stated: QuickStart, start: Start, content: Content) -> None:
    """What a quick start says it is worth is what its areas are worth (CYC-INC-01, CYC-AREA-08)."""
    held = start.areas + start.ships
    income = content.income.gold_per_horn * sum(archipelago.horns[area] for area in held)
    sites = sum(archipelago.sites[area] for area in held)
    priestesses = sum(archipelago.priestess[area] for area in held)
    for what, says, has in (
        ("income", stated.income, income),
        ("sites", stated.sites, sites),
        ("priestesses", stated.priestesses, priestesses),
    ):
        if says != has:
            refuse(layout, stated.faction, f"{what} says {says}, the areas have {has}")


def check_teams(archipelago: Archipelago, layout: Layout, mode: Mode, content: Content) -> None:
    """Teammates do not share an island in round one (CYC-PLACE-06)."""
    if sorted(faction for team in layout.teams for faction in team) != list(range(1, mode.factions + 1)):
        refuse(layout, 0, f"teams must name each of {mode.factions} factions once for mode {mode.id}")
    starts = quick_start(archipelago, layout)
    first = content.placement.first_round_areas
    for team in layout.teams:
        if len(team) != mode.factions_per_side:
            refuse(layout, 0, f"teams of mode {mode.id} have {mode.factions_per_side} factions, not {len(team)}")
        known: set[int] = set()
        for faction in team:
            islands = {archipelago.island_of[area] for area in starts[faction - 1].areas[:first]}
            if known & islands:
                refuse(layout, faction, "it shares an island with its teammate in round one (CYC-PLACE-06)")
            known |= islands
