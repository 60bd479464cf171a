"""The declared forms of what scenarios make of the map: gates, gifts of places, empowered cards, spoils."""

from __future__ import annotations

from ludoteka.kernel.phrase import Phrase

PLACE_VERBS = [
    Phrase("empower-in-deck", "card", rule="H3-EXP-04"),
    Phrase("part-with", "unit", rule="H3-UNIT-10"),
    Phrase("swap-in", "unit old:unit", rule="H3-UNIT-10"),
]

PLACE_PROMPTS = [
    Phrase("raise-incomes", rule="H3-MAP-10"),
    Phrase("take-from-own-deck", rule="H3-CARD-02"),
    Phrase("empower-card", rule="H3-EXP-04"),
    Phrase("offer-beaten", rule="H3-TOWN-05"),
    Phrase("recruit-townsfolk", rule="H3-EXP-06"),
    Phrase("reinforce-this", rule="H3-RECRUIT-03"),
    Phrase("fallen-return", rule="H3-RECRUIT-03"),
    Phrase("bronze-for-silver", rule="H3-UNIT-10"),
    Phrase("take-neutral", rule="H3-UNIT-10"),
    Phrase("reward-beside", rule="H3-MAP-12"),
    Phrase("flee-tile", rule="H3-ROUND-05"),
    Phrase("copy-visits", rule="H3-MAP-05"),
    Phrase("recruit-of-faction", rule="H3-UNIT-10"),
    Phrase("free-townsfolk", rule="H3-EXP-06"),
    Phrase("swap-for-neighbour", rule="H3-UNIT-10"),
]

PLACE_EVENTS = [
    Phrase("through-gate", "seat leader field", rule="R-55"),
    Phrase("empowered", "seat card", rule="H3-EXP-04"),
    Phrase("last-turns", "count:int", rule="H3-END-01"),
    Phrase("tile-removed", "place", rule="H3-ROUND-05"),
    Phrase("neutral-swapped", "seat old:unit unit", rule="H3-UNIT-10"),
]

PLACE_REASONS = [
    Phrase("gate-closed", "field", rule="H3-MAP-12"),
    Phrase("gate-from-inside", "field", rule="H3-MAP-12"),
    Phrase("income-raised", "resource", rule="H3-MAP-10"),
    Phrase("already-empowered", "card", rule="H3-EXP-04"),
    Phrase("card-elsewhere", "card", rule="H3-EXP-04"),
    Phrase("no-reward-there", "field", rule="H3-MAP-12"),
    Phrase("did-not-fall", "unit", rule="H3-RECRUIT-03"),
]
