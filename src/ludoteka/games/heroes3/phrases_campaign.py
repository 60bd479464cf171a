"""The declared forms of campaigns with armies that charge, of quests and of tranches."""

from __future__ import annotations

from ludoteka.kernel.phrase import Phrase

CAMPAIGN_VERBS = [
    Phrase("pick-machine", "card", rule="H3-SETUP-09"),
    Phrase("arrival", "field", rule="H3-ROUND-05"),
    Phrase("take-resource", "card", rule="H3-MAP-12"),
    Phrase("pay-tranche", "gold:int materials:int valuables:int", rule="H3-ROUND-05"),
    Phrase("keep-units", rule="H3-UNIT-05"),
    Phrase("take-unit", "unit", rule="H3-UNIT-05"),
    Phrase("deal-units", rule="H3-UNIT-05"),
    Phrase("pass-item", "card", rule="H3-TRADE-07"),
    Phrase("spoils-gold", rule="H3-COMBAT-29"),
    Phrase("spoils-artifact", "card", rule="H3-COMBAT-29"),
]

CAMPAIGN_PROMPTS = [
    Phrase("pick-machine", rule="H3-SETUP-09"),
    Phrase("choose-arrival", rule="H3-ROUND-05"),
    Phrase("take-pool-card", rule="H3-MAP-12"),
    Phrase("pay-tranche", "gold:int", rule="H3-ROUND-05"),
    Phrase("gold-or-artifact", rule="H3-COMBAT-29"),
    Phrase("deal-units", rule="H3-UNIT-05"),
]

CAMPAIGN_EVENTS = [
    Phrase("called-home", "seat", rule="H3-AI-01"),
    Phrase("tile-opens", "place", rule="H3-MOVE-03"),
    Phrase("tranche-due", "gold:int", rule="H3-ROUND-05"),
    Phrase("units-dealt", rule="H3-UNIT-05"),
    Phrase("one-round", "number:int", rule="H3-END-01"),
    Phrase("quest-place", "card field", rule="H3-END-01"),
]

CAMPAIGN_REASONS = [
    Phrase("not-to-be-attacked", "field", rule="H3-MOVE-05"),
    Phrase("not-in-pool", "card", rule="H3-MAP-12"),
    Phrase("dealt-already", rule="H3-UNIT-05"),
    Phrase("not-given-here", "card", rule="H3-MAP-12"),
]
