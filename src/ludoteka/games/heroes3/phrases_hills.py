"""The declared forms of scenarios about a hill, a bomb, a valley and an isle of dragons in Heroes III."""

from __future__ import annotations

from ludoteka.kernel.phrase import Phrase

HILL_VERBS: list[Phrase] = [
    Phrase("pass-bomb", "seat leader", rule="H3-MAP-12"),
    Phrase("fortify", rule="H3-SIEGE-01"),
    Phrase("token", "space", rule="H3-MAP-12"),
]

HILL_PROMPTS: list[Phrase] = [
    Phrase("obelisk-travel", rule="H3-MAP-12"),
    Phrase("offer-own-search", "looks:int", rule="H3-CARD-02"),
    Phrase("dragon-for-units", rule="H3-UNIT-10"),
    Phrase("give-for-dragon", "unit", rule="H3-UNIT-10"),
]

HILL_EVENTS: list[Phrase] = [
    Phrase("points-scored", "seat amount:int", rule="H3-END-09"),
    Phrase("sudden-death", "number:int", rule="H3-END-09"),
    Phrase("bomb-delivered", "seat other:seat", rule="H3-MAP-12"),
    Phrase("hill-fortified", "seat", rule="H3-SIEGE-01"),
    Phrase("walls-fall", rule="H3-SIEGE-01"),
    Phrase("token-gained", "seat", rule="H3-MAP-12"),
    Phrase("token-laid", "seat unit space", rule="H3-MAP-12"),
    Phrase("portals-open", "seat", rule="H3-MAP-12"),
    Phrase("first-on-isle", "seat", rule="H3-ROUND-01"),
]

HILL_REASONS: list[Phrase] = [
    Phrase("no-bomb", rule="H3-MAP-12"),
    Phrase("had-bomb", "seat", rule="H3-MAP-12"),
    Phrase("not-your-obelisk", "field", rule="H3-MAP-12"),
    Phrase("hill-not-yours", rule="H3-SIEGE-01"),
    Phrase("hill-walled", rule="H3-SIEGE-01"),
    Phrase("no-token", rule="H3-MAP-12"),
    Phrase("not-a-dragon", "space", rule="H3-MAP-12"),
    Phrase("partner-token-spent", "seat", rule="H3-TOWNA-04"),
]
