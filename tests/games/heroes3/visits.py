"""Heroes who visit locations."""

from __future__ import annotations

from games.heroes3.scene import Scene
from ludoteka.games.heroes3.facts import MAIN
from ludoteka.games.heroes3.rules.map.visits import Visit


def at(scene: Scene, location: str, slot: str = "", hero: int = MAIN) -> int:
    """The main hero stands on the first field with a location and visits it, its guard beaten."""
    field = scene.find(location, slot)
    scene.hero(0, field, hero)
    scene.run(Visit(0, hero, field))
    return field
