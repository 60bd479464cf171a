"""The map, the attributes, the gods and the temples fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

from ludoteka.games.lords_of_hellas.checks.parts import figures, rising, wrong_look
from ludoteka.games.lords_of_hellas.entries.box import Content, pieces
from ludoteka.games.lords_of_hellas.entries.words import EditionId


def unknown_references(c: Content) -> Iterator[str]:
    """Entries name only regions, lands, monsters and gods that exist."""
    lands = {land.id for land in c.land}
    regions = {region.id for region in c.region}
    monsters = {monster.id for monster in c.monster}
    for key, kind, wanted, known in (
        *((f"region {region.id}", "land", region.land, lands) for region in c.region),
        *((f"region {r.id}", "region", link, regions) for r in c.region for link in (*r.land_links, *r.sea_links)),
        *((f"god {god.id}", "region", god.region, regions) for god in c.god),
        *((f"monster_card {card.id}", "monster", card.monster, monsters) for card in c.monster_card),
        *((f"monster_card {card.id}", "region", card.region, regions) for card in c.monster_card),
        *((f"quest {quest.id}", "region", quest.region, regions) for quest in c.quest),
    ):
        if wanted not in known:
            yield f"{key}: there is no {kind} {wanted}"


def wrong_map(c: Content) -> Iterator[str]:
    """Links go both ways, the map is in one piece and has its special places (LOH-TERM-04, LOH-TEMPLE-02)."""
    by_id = {region.id: region for region in c.region}
    for region in c.region:
        key = f"region {region.id}"
        links = (*region.land_links, *region.sea_links)
        for link, times in Counter(links).items():
            if times > 1:
                yield f"{key}: {link} is linked {times} times"
        if region.id in links:
            yield f"{key}: is linked to itself"
        for kind, here, there in (
            ("land_links", region.land_links, {r.id: r.land_links for r in c.region}),
            ("sea_links", region.sea_links, {r.id: r.sea_links for r in c.region}),
        ):
            for link in here:
                if link in by_id and region.id not in there[link]:
                    yield f"{key}: {kind} name {link}, but those of {link} do not name {region.id}"
    reached = reachable({region.id: (*region.land_links, *region.sea_links) for region in c.region})
    cut_off = [region.id for region in c.region if region.id not in reached]
    if cut_off:
        yield f"region: no way from {c.region[0].id} to {', '.join(cut_off)}"
    for land in c.land:
        if not any(region.land == land.id for region in c.region):
            yield f"land {land.id}: has no region"
    for key, found, wanted in (
        ("region with holy_place delphi", sum(r.holy_place == "delphi" for r in c.region), pieces(c, "oracles")),
        ("region with city sparta", sum(region.city == "sparta" for region in c.region), 1),
    ):
        if found != wanted:
            yield f"{key}: {wanted} expected, found {found}"
    shrines = sum(region.holy_place == "shrine" for region in c.region)
    temples = pieces(c, "temples")
    if shrines < temples:
        yield f"region with holy_place shrine: at least {temples} expected by supply temples, found {shrines}"


def reachable(links: Mapping[str, Iterable[str]]) -> set[str]:
    """All regions that can be reached from the first one."""
    edge = list(links)[:1]
    reached = set(edge)
    while edge:
        for link in links[edge.pop()]:
            if link in links and link not in reached:
                reached.add(link)
                edge.append(link)
    return reached


def wrong_attributes(c: Content) -> Iterator[str]:
    """Heroes start on their tracks, each attribute once in each edition (LOH-LIM-06, LOH-HERO-03)."""
    tracks = {track.id: track for track in c.attribute}
    for track in c.attribute:
        if not track.min <= c.start.attribute <= track.max:
            start_at = c.start.attribute
            yield f"attribute {track.id}: start.attribute {start_at} is not on its track of {track.min} to {track.max}"
    told: Counter[tuple[str, str, str]] = Counter()
    for start in c.start_attribute:
        key = f"start_attribute {start.id}"
        track = tracks[start.attribute]
        if not c.start.attribute < start.value <= track.max:
            yield f"{key}: value must be {c.start.attribute + 1} to {track.max}, found {start.value}"
        told.update((start.hero, start.attribute, edition) for edition in start.editions)
    for (hero, attribute, edition), times in told.items():
        if times > 1:
            yield f"start_attribute: {attribute} of {hero} appears {times} times for edition {edition}"
    for hero, attribute in dict.fromkeys((hero, attribute) for hero, attribute, _ in told):
        for edition in get_args(EditionId):
            if (hero, attribute, edition) not in told:
                yield f"start_attribute: {attribute} of {hero} is missing for edition {edition}"


def wrong_gods(c: Content) -> Iterator[str]:
    """Each god has a region, an attribute and a power of its own, and an amount for every level (LOH-PRAY-03)."""
    for key, values in (
        ("region", [god.region for god in c.god]),
        ("attribute", [god.attribute for god in c.god]),
        ("power", [god.power for god in c.god]),
    ):
        for value, times in Counter(values).items():
            if times > 1:
                yield f"god: the {key} {value} belongs to {times} gods"
    levels = list(range(1, pieces(c, "monument-parts") + 1))
    for god in c.god:
        rows = [row for row in c.power_level if row.god == god.id]
        found = [row.level for row in rows]
        if found != levels:
            yield f"power_level of {god.id}: level must run 1, 2, 3, ... to {levels[-1]}, found {found}"
        amounts = [row.amount for row in rows]
        if amounts != sorted(amounts):
            yield f"power_level of {god.id}: amount must not fall from level to level, found {amounts}"


def wrong_temples(c: Content) -> Iterator[str]:
    """Draft marks are on places of the card, and the oracle rewards its builder (LOH-TEMPLE-02, LOH-TEMPLE-03)."""
    places = pieces(c, "temples")
    for card in c.temple_card:
        key = f"temple_card {card.id}"
        if not rising(card.drafts) or any(place > places for place in card.drafts):
            yield f"{key}: drafts must rise and be 1 to {places}, found {list(card.drafts)}"
        reward = card.delphi
        if not figures(reward):
            yield f"{key}: delphi gives nothing"
        yield from wrong_look(f"{key}: delphi", reward.looks, reward.takes)
        if (reward.attributes > 0) != (reward.raises > 0):
            yield f"{key}: delphi needs attributes and raises together"
        if reward.attributes > len(c.attribute):
            yield f"{key}: delphi raises {reward.attributes} attributes, but there are only {len(c.attribute)}"
    if c.start.temple_cards > len(c.temple_card):
        yield f"start.temple_cards: is {c.start.temple_cards}, but there are only {len(c.temple_card)}"
