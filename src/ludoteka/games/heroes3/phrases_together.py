"""The declared forms of scenarios in which players stand together: waves, invaders, timed fights."""

from __future__ import annotations

from ludoteka.kernel.phrase import Phrase

TOGETHER_VERBS = [
    Phrase("place-near-tile", "leader", rule="H3-MAP-03"),
    Phrase("visit-post", rule="H3-TRADE-01"),
    Phrase("send", "seat", rule="H3-ROUND-05"),
    Phrase("favour", "seat", rule="H3-MORALE-01"),
]

TOGETHER_PROMPTS = [
    Phrase("before-wave", rule="H3-TOWNA-03"),
    Phrase("free-discovery", rule="H3-MAP-02"),
    Phrase("pick-neutral", rule="H3-SETUP-11"),
    Phrase("share-spoils", rule="H3-TRADE-06"),
    Phrase("send-fighter", rule="H3-ROUND-05"),
    Phrase("morale-to-one", rule="H3-MORALE-01"),
    Phrase("free-special-building", rule="H3-TOWN-01"),
]

TOGETHER_EVENTS = [
    Phrase("razed", "field", rule="H3-AI-02"),
    Phrase("hero-left", "seat", rule="H3-MODE-05"),
    Phrase("stronghold-opens", "field", rule="H3-END-01"),
    Phrase("special-promised", "seat building", rule="H3-TOWN-02"),
]

TOGETHER_REASONS = [
    Phrase("wave-comes-first", rule="H3-TOWNA-03"),
    Phrase("group-costs", "gold:int materials:int valuables:int", rule="H3-RES-01"),
    Phrase("lost-this-fight", "seat", rule="H3-ROUND-05"),
    Phrase("won-more-fights", "seat", rule="H3-ROUND-05"),
]
