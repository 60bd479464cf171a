"""Fields that a scenario joins by gates, and what else it makes of the fields of a tile just turned up (R-55)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.places import Link
from ludoteka.games.heroes3.facts import FIELDS, GATE, NOBODY
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.world.fields import is_location
from ludoteka.games.heroes3.rules.world.scenario_map import slot_names
from ludoteka.games.heroes3.state import Heroes3


def change_fields(s: Heroes3, place: int) -> None:
    """The fields of a tile just turned up become what the scenario makes of them."""
    by_slot = s.facts.changed_spots[s.scenario]
    if not by_slot:
        return
    names = slot_names(s)
    changes = by_slot.get(names[place]) if place < len(names) else None
    if changes is None:
        return
    spots = s.atlas.spot
    for field in range(place * FIELDS, place * FIELDS + FIELDS):
        spots[field] = changes.get(spots[field], spots[field])
    s.atlas.havens = None


def is_gate(s: Heroes3, field: int) -> bool:
    """Whether a link of the scenario begins or ends on a field."""
    spot = s.atlas.spot[field]
    return spot != NOBODY and bool(s.facts.spot_traits[spot] & GATE)


def link_at(s: Heroes3, field: int) -> tuple[Link, int] | None:
    """The link of a gate and the number of the end that the field is."""
    names = slot_names(s)
    place = field // FIELDS
    if place >= len(names) or not is_gate(s, field):
        return None
    for link in scenario(s).links:
        for number in range(2):
            if link.ends[number].slot == names[place] and is_location(s, field, link.location):
                return link, number
    return None


def gate_closed(s: Heroes3, field: int) -> bool:
    """Whether a gate lets nobody in yet: one that opens with the obelisk of its tile, or the far end of a one-way."""
    found = link_at(s, field)
    if found is None:
        return False
    link, number = found
    if link.one_way and number == 1:
        return True
    first = field // FIELDS * FIELDS
    return link.opens == "obelisk_visited" and not any(
        s.stars[other] for other in range(first, first + FIELDS) if is_location(s, other, "obelisk")
    )


def place_beyond(s: Heroes3, field: int) -> int:
    """The place of the tile to which a gate leads, -1 for none."""
    found = link_at(s, field)
    names = slot_names(s)
    if found is None:
        return NOBODY
    slot = found[0].ends[1 - found[1]].slot
    return names.index(slot) if slot in names else NOBODY


def gate_beyond(s: Heroes3, field: int) -> int:
    """The field at which a hero who enters a gate comes out; -1 while its tile lies face down."""
    place = place_beyond(s, field)
    found = link_at(s, field)
    return NOBODY if place == NOBODY or found is None else gate_on(s, place, found[0].location)


def gate_on(s: Heroes3, place: int, location: str) -> int:
    """The gate of this kind on a tile, -1 while it lies face down."""
    for field in range(place * FIELDS, place * FIELDS + FIELDS):
        if is_gate(s, field) and is_location(s, field, location):
            return field
    return NOBODY
