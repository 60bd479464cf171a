"""Tables at which astrologers cards lie out."""

from __future__ import annotations

from games.heroes3.scene import NAMES, Scene, all_boxes
from ludoteka.games.heroes3.rules.cards.astrologers import resolve
from ludoteka.games.heroes3.rules.turn.rounds import NewRound


def number(card: str) -> int:
    """The number of an astrologers card."""
    return NAMES.astrologers.index(card)


def under(card: str, scene: Scene | None = None) -> Scene:
    """A table at which an astrologers card was just drawn."""
    scene = scene or Scene(boxes=all_boxes())
    scene.s.round = 2
    return scene.call(resolve, number(card))


def new_round(scene: Scene, number: int) -> Scene:
    """The beginning of a round, up to the first choice."""
    scene.s.round = number - 1
    scene.s.agenda.clear()
    return scene.run(NewRound())


def stacked(scene: Scene, *cards: str) -> Scene:
    """These cards lie on top of the astrologers deck, the first on top."""
    pile = scene.s.astrologers_deck
    for card in reversed(cards):
        if number(card) in pile.pool:
            pile.pool.remove(number(card))
        pile.put_on_top(number(card), 0)
    return scene
