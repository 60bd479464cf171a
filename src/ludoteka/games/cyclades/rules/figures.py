"""Creature cards and their figures: placed, moved, released, discarded (CYC-CREA-04, CYC-CREA-05, CYC-UPK-03)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import CHIMERA, MINOTAUR, NOBODY
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import EVERYONE


def may_stand(s: Cyclades, holder: int, creature: int, area: int) -> bool:
    """Whether a figure may be put or moved into an area: its kind of area, its holder's own if the card says so, and
    no other figure there (CYC-CREA-05, CYC-UPK-02)."""
    facts = s.facts
    if s.figures[area] != NOBODY:
        return False
    if facts.creature[creature].own_area and s.owner[area] != holder:
        return False
    return facts.creature[creature].on_land if area < facts.first_sea else facts.creature[creature].on_sea


def put_figure(s: Cyclades, holder: int, creature: int, area: int) -> None:
    """Put a figure on the map, or move it; its card lies before its holder."""
    was = s.creature_area[creature]
    if was != NOBODY:
        s.figures[was] = NOBODY
    s.creature_area[creature] = area
    s.figures[area] = creature
    s.creature_holder[creature] = holder


def remove_figure(s: Cyclades, creature: int) -> None:
    """Take a figure off the map and discard its card (CYC-UPK-03)."""
    s.figures[s.creature_area[creature]] = NOBODY
    s.creature_area[creature] = NOBODY
    s.creature_holder[creature] = NOBODY
    discard_creature(s, creature)


def discard_creature(s: Cyclades, creature: int, known_to: int = EVERYONE) -> None:
    """Put a card on the discard pile; Chimera shuffles pile and deck together, herself included.

    `known_to` is the audience that saw which card it was.
    """
    at = 0
    while at < len(s.creature_discard) and s.creature_discard[at] < creature:
        at += 1
    s.creature_discard.insert(at, creature)
    s.creature_discard_known.insert(at, known_to)
    if creature == CHIMERA:
        shuffle_discards_in(s)
        s.tell(("creatures-shuffled",))


def shuffle_discards_in(s: Cyclades) -> None:
    """Shuffle the discard pile into the creature deck."""
    s.creature_deck.shuffle_in(s.creature_discard)
    s.creature_discard = []
    s.creature_discard_known = []


def draw_creature(s: Cyclades) -> int:
    """Draw a creature card, from the shuffled discard pile if the deck is empty; -1 if there is none at all."""
    if not s.creature_deck.size():
        if not s.creature_discard:
            return NOBODY
        shuffle_discards_in(s)
    return s.creature_deck.draw(s.chance)


def guarded_by_minotaur(s: Cyclades, area: int) -> bool:
    """Whether the Minotaur lives in an area; he fights for the faction that holds him (CYC-C-MINOTAUR)."""
    return s.figures[area] == MINOTAUR
