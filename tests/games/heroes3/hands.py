"""Turns of a player who holds certain cards."""

from __future__ import annotations

from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import DIRECTIONS, NOBODY
from ludoteka.games.heroes3.rules.map.moving import closed_edges


def holding(*cards: str, seats: int = 2, faction: str = "castle") -> Scene:
    """A turn of the first player with these cards, plenty of resources and three expert uses."""
    scene = Scene(seats=seats, factions=(faction, "dungeon", "tower"), boxes=all_boxes()).hand(0, *cards)
    scene.deck(0, *["power"] * 10).discard(0)
    scene.stock(0, gold=60, building_materials=9, valuables=9)
    scene.s.players[0].experts = 3
    return scene.turn(0)


def slugs(cards: list[int]) -> list[str]:
    return [FACTS.card_slugs[card] for card in cards]


def location(scene: Scene, field: int, slug: str, guard: int = 0) -> int:
    """A field becomes one with this location and guard, unvisited."""
    wanted = FACTS.location_number.get(slug, NOBODY)
    scene.s.atlas.spot[field] = next(
        spot
        for spot in range(len(FACTS.spot_location))
        if FACTS.spot_guard[spot] == guard and wanted in (NOBODY, FACTS.spot_location[spot])
    )
    scene.s.black[field] = 0
    scene.s.once[field] = 0
    scene.s.flag[field] = NOBODY
    return field


def with_neutral(scene: Scene, unit: str) -> Scene:
    """The first player's unit deck is one neutral card, taken from its deck."""
    troop = FACTS.troop_number[unit]
    deck = scene.s.neutral_decks[FACTS.troop[troop].tier]
    if troop in deck.cards():
        deck.remove(troop)
    return scene.army(0, **{unit: "few"}).turn(0)


def open_neighbours(scene: Scene, field: int) -> list[int]:
    """The fields next to another, across open edges, that lie face up."""
    closed = closed_edges(scene.s, 0, field)
    near = [scene.s.atlas.near[field * DIRECTIONS + way] for way in range(DIRECTIONS) if not closed >> way & 1]
    return [other for other in near if other != NOBODY and scene.s.atlas.spot[other] != NOBODY]


def hand_of(*cards: str, seats: int = 2) -> Scene:
    """As `holding`, with few resources."""
    return holding(*cards, seats=seats).stock(0, gold=20, building_materials=5, valuables=5)
