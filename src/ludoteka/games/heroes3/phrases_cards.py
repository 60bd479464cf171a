"""The declared forms of playing cards outside combat in Heroes III."""

from __future__ import annotations

from ludoteka.kernel.phrase import Phrase

CARD_KINDS: dict[str, list[str]] = {
    "pile": ["ability", "artifact", "spell", "bronze", "silver", "gold", "azure", "astrologers", "event", "own"],
    "spell-level": ["basic", "expert"],
}
"""Kinds of things that only cards name: face-down decks and the levels of spells."""

CARD_VERBS: list[Phrase] = [
    Phrase("pass-to", "leader field", rule="H3-MOVE-04"),
    Phrase("portal", "leader field", rule="H3-SPELL-07"),
    Phrase("step", "leader field", rule="H3-TURN-05"),
    Phrase("take-mine", "field", rule="H3-MAP-06"),
    Phrase("peek", "pile", rule="H3-UNIT-06"),
    Phrase("peek-at", "seat", rule="H3-UNIT-06"),
    Phrase("discard-astrologers", "astrologers", rule="H3-TOWN-04"),
    Phrase("discard-event", "event", rule="H3-TOWN-04"),
    Phrase("pay-materials", "count:amount", rule="H3-TOWN-04"),
    Phrase("leave-on-top", rule="H3-UNIT-06"),
    Phrase("put-under", rule="H3-UNIT-06"),
    Phrase("roll-for-morale", rule="H3-UNIT-06"),
    Phrase("luck-reroll", "face", rule="H3-CARD-08"),
    Phrase("reroll-with", "card face", rule="H3-CARD-06"),
    Phrase("set-die", "card face new:face", rule="H3-CARD-06"),
    Phrase("roll-dice", rule="H3-RES-02"),
    Phrase("show-face", "face", rule="H3-RES-02"),
    Phrase("mill", "count:amount", rule="H3-CARD-02"),
    Phrase("spell-level", "level:spell-level", rule="H3-SPELL-04"),
    Phrase("find-spell", "school", rule="H3-CARD-09"),
    Phrase("discard-unit", "unit", rule="H3-UNIT-10"),
    Phrase("unit-below", "unit", rule="H3-UNIT-10"),
]

CARD_PROMPTS: list[Phrase] = [
    Phrase("play-meanwhile", rule="H3-CARD-06"),
    Phrase("take-back", rule="H3-CARD-02"),
    Phrase("keep-drawn", rule="H3-CARD-02"),
    Phrase("mill-cards", rule="H3-CARD-02"),
    Phrase("take-fallen", rule="H3-CARD-02"),
    Phrase("remove-own", rule="H3-CARD-10"),
    Phrase("may-remove", "card", rule="H3-CARD-10"),
    Phrase("replace-by-card", rule="H3-CARD-10"),
    Phrase("empower-several", rule="H3-EXP-04"),
    Phrase("name-spell-kind", rule="H3-SPELL-04"),
    Phrase("take-dug", rule="H3-CARD-03"),
    Phrase("spoil-morale", rule="H3-MORALE-03"),
    Phrase("morale-rolled", rule="H3-MORALE-02"),
    Phrase("before-roll", rule="H3-RES-02"),
    Phrase("preset-die", rule="H3-RES-02"),
    Phrase("show-tile", rule="H3-MAP-02"),
    Phrase("which-hero", "card", rule="H3-CARD-07"),
    Phrase("answer-cast", rule="H3-SPELL-07"),
    Phrase("cast-by-card", "card", rule="H3-SPELL-05"),
    Phrase("portal", rule="H3-SPELL-07"),
    Phrase("door", rule="H3-SPELL-07"),
    Phrase("take-mine", rule="H3-SPELL-07"),
    Phrase("visions-deck", rule="H3-SPELL-07"),
    Phrase("visions-cards", "tier", rule="H3-SPELL-07"),
    Phrase("visions-order", "tier", rule="H3-SPELL-07"),
    Phrase("peeked-card", "pile", rule="H3-UNIT-06"),
    Phrase("pay-missing", "count:int", rule="H3-TOWN-04"),
    Phrase("thieves-look", rule="H3-TOWN-04"),
    Phrase("thieves-discard", "pile", rule="H3-TOWN-04"),
    Phrase("free-step", rule="H3-TURN-05"),
    Phrase("repeat-search", rule="H3-CARD-04"),
    Phrase("skip-guard", "field", rule="H3-COMBAT-01"),
    Phrase("answer-level", rule="H3-HERO-07"),
    Phrase("answer-victory", rule="H3-RECRUIT-03"),
]

CARD_EVENTS: list[Phrase] = [
    Phrase("spell-shown", "card", rule="H3-CARD-15"),
    Phrase("looks-at-unit", "seat unit", rule="H3-CARD-15"),
    Phrase("looks-at-astrologers", "seat astrologers", rule="H3-CARD-15"),
    Phrase("looks-at-event", "seat event", rule="H3-CARD-15"),
    Phrase("looks-at-neutrals", "seat tier count:int", rule="H3-SPELL-07"),
    Phrase("unit-discarded", "seat unit", rule="H3-UNIT-10"),
    Phrase("peeks", "seat pile", rule="H3-UNIT-06"),
    Phrase("peeks-at", "seat owner:seat", rule="H3-UNIT-06"),
    Phrase("put-under", "seat pile", rule="H3-UNIT-06"),
]

CARD_REASONS: list[Phrase] = []
