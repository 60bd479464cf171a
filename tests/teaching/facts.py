"""The facts in the plain form that the rules read: coves, cards and weathers are their positions in the content."""

from __future__ import annotations

from typing import Final

NO_EFFECT: Final = 0
GAIN_GOLD: Final = 1
RECALL_DISCARD: Final = 2
LOOK_AT_DECK: Final = 3
LAND_CREW: Final = 4
SPY: Final = 5
TURN_WEATHER: Final = 6

EFFECTS: Final = {
    "coin": GAIN_GOLD,
    "gull": RECALL_DISCARD,
    "map": LOOK_AT_DECK,
    "rum": LAND_CREW,
    "spyglass": SPY,
    "storm-glass": TURN_WEATHER,
}
"""What the cards do that have an effect when played; a card that a content pack adds has only its power."""


class Facts:
    """The immutable content of the game, shared by all positions."""

    __slots__ = (
        "actions",
        "barrel",
        "cove_limit",
        "crew",
        "dawn_cards",
        "effect",
        "gold",
        "hand_limit",
        "highest_bid",
        "homes",
        "long_rounds",
        "neighbours",
        "power",
        "sale",
        "short_rounds",
        "sides",
        "start_cards",
        "start_crew",
        "start_gold",
        "value",
        "weather_faces",
        "whole_deck",
    )

    def __init__(
        self,
        neighbours: list[list[int]],
        value: list[int],
        homes: list[int],
        power: list[int],
        effect: list[int],
        barrel: int,
        whole_deck: list[int],
        weather_faces: list[str],
        figures: dict[str, int],
    ) -> None:
        self.neighbours = neighbours
        self.value = value
        self.homes = homes
        self.power = power
        self.effect = effect
        self.barrel = barrel
        self.whole_deck = whole_deck
        self.weather_faces = weather_faces
        self.short_rounds = figures["short_rounds"]
        self.long_rounds = figures["long_rounds"]
        self.gold = figures["gold"]
        self.start_gold = figures["start_gold"]
        self.start_cards = figures["start_cards"]
        self.dawn_cards = figures["dawn_cards"]
        self.start_crew = figures["start_crew"]
        self.crew = figures["crew"]
        self.cove_limit = figures["cove_limit"]
        self.hand_limit = figures["hand_limit"]
        self.highest_bid = figures["highest_bid"]
        self.actions = figures["actions"]
        self.sides = figures["sides"]
        self.sale = figures["sale"]
