"""What the row writer asks of the View: slugs by kind, and fields that it does not write itself."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.words import MOVEMENTS, SIDES, TILE_KIND_IDS
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import AiHero
from ludoteka.games.heroes3.view import AiView, Show, ai_view
from ludoteka.games.heroes3.view_parts import TOKENS, Names
from ludoteka.kernel.action import Seat


def show_field(show: Show, names: Names, s: Heroes3, seat: Seat) -> object:
    """A field of the View as a seat sees it."""
    return show(s, seat, names)


def show_ai(names: Names, s: Heroes3, ai: AiHero) -> AiView:
    return ai_view(s, ai, names)


def slugs_of(names: Names) -> dict[str, list[str]]:
    """The words of the View by kind."""
    return {
        "astrologers": names.astrologers,
        "buildings": names.buildings,
        "cards": names.cards,
        "decks": names.decks,
        "events": names.events,
        "faces": names.faces,
        "factions": names.factions,
        "fields": names.fields,
        "heroes": names.heroes,
        "kinds": list(TILE_KIND_IDS),
        "leaders": names.leaders,
        "locations": names.locations,
        "movements": list(MOVEMENTS),
        "places": names.places,
        "resources": list(names.resources),
        "sides": list(SIDES),
        "spaces": names.spaces,
        "tiers": list(names.tiers),
        "tiles": names.tiles,
        "tokens": list(TOKENS),
        "units": names.units,
    }
