"""The declared forms of scenarios with several realms, bosses and tokens in Heroes III."""

from __future__ import annotations

from ludoteka.kernel.phrase import Phrase

REALM_VERBS: list[Phrase] = [
    Phrase("draw-boss", rule="H3-MODE-01"),
    Phrase("pick-boss", "unit", rule="H3-MODE-01"),
    Phrase("spike", "count:amount space", rule="H3-SPELL-03"),
]

REALM_PROMPTS: list[Phrase] = [
    Phrase("pick-boss", rule="H3-MODE-01"),
    Phrase("cast-spikes", "unit", rule="H3-SPELL-03"),
    Phrase("hurry-home", "field", rule="H3-COMBAT-04"),
]

REALM_EVENTS: list[Phrase] = [
    Phrase("boss-waits", "unit", rule="H3-MODE-01"),
    Phrase("boss-slain", "seat", rule="H3-END-01"),
    Phrase("boss-hoards", "card", rule="H3-MODE-01"),
    Phrase("boss-eats", "unit space", rule="H3-MODE-01"),
    Phrase("acid-pool", "space", rule="H3-MODE-01"),
    Phrase("corroded", "space amount:int", rule="H3-MODE-01"),
    Phrase("mirage", "space", rule="H3-MODE-01"),
    Phrase("spikes-gained", "seat amount:int", rule="H3-MAP-12"),
    Phrase("spikes-cast", "seat amount:int space unit", rule="H3-SPELL-03"),
    Phrase("borders-open", rule="H3-MOVE-03"),
    Phrase("countdown-begins", "number:int", rule="H3-END-01"),
]

REALM_REASONS: list[Phrase] = [
    Phrase("spikes-fired", rule="H3-SPELL-03"),
    Phrase("spikes-short", "count:int", rule="H3-SPELL-03"),
    Phrase("not-a-boss", "unit", rule="H3-MODE-01"),
]
