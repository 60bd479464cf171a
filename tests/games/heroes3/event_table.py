"""Tables at which an event was drawn."""

from __future__ import annotations

from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.rules.turn.events import meet_event

BOXES = all_boxes()


def number(event: str) -> int:
    """The number of an event card."""
    return NAMES.events.index(event)


def happens(event: str, scene: Scene | None = None, drawer: int = 0) -> Scene:
    """A table at which an event was just drawn."""
    return (scene or Scene(boxes=BOXES)).call(meet_event, drawer, number(event))


def resource_face(*amounts: int) -> int:
    """The face of the resource die that shows this."""
    return FACTS.resource_faces.index(list(amounts))


def treasure_face(experience: bool) -> int:
    """A face of the treasure die with or without experience."""
    faces = GAME.content.treasure_die.faces
    return next(at for at, face in enumerate(faces) if bool(face.experience) is experience)


def stacked(scene: Scene, *events: str) -> Scene:
    """These events lie on top of their deck, the first on top."""
    pile = scene.s.event_deck
    for event in reversed(events):
        pile.pool.remove(number(event))
        pile.put_on_top(number(event), 0)
    return scene


def artifacts(level: str, count: int) -> list[str]:
    """Artifacts of a level."""
    return [one.id for one in GAME.content.artifact if one.level == level][:count]
