"""The declared forms of astrologers cards, events, trade between allies and campaigns in Heroes III."""

from __future__ import annotations

from ludoteka.kernel.phrase import Phrase

OMEN_VERBS = [
    Phrase("empower-discarded", "card", rule="H3-EXP-04"),
    Phrase("buy-empowered", "card", rule="H3-EXP-04"),
    Phrase("remove-discarded", "card", rule="H3-CARD-10"),
    Phrase("weaken", "unit", rule="H3-ROUND-04"),
    Phrase("turn-tile", "place", rule="H3-ROUND-04"),
    Phrase("take-machine", "card", rule="H3-EXP-02"),
    Phrase("buy-from-merchant", "card", rule="H3-EXP-02"),
    Phrase("free-reinforce", "unit", rule="H3-RECRUIT-03"),
    Phrase("omen-reroll", "face", rule="H3-ROUND-04"),
    Phrase("search-deep", "deck", rule="H3-CARD-04"),
    Phrase("replace", "unit", rule="H3-ROUND-04"),
    Phrase("replace-all", rule="H3-ROUND-04"),
]

OMEN_PROMPTS = [
    Phrase("circus", rule="H3-ROUND-04"),
    Phrase("recruit-from-circus", rule="H3-ROUND-04"),
    Phrase("empower-any", rule="H3-EXP-04"),
    Phrase("explore", rule="H3-ROUND-04"),
    Phrase("turn-one-tile", rule="H3-ROUND-04"),
    Phrase("turn-this-tile", "place", rule="H3-ROUND-04"),
    Phrase("remove-any", "count:int", rule="H3-CARD-10"),
    Phrase("flip-pack", rule="H3-ROUND-04"),
    Phrase("own-neutral", rule="H3-ROUND-04"),
    Phrase("take-machine", rule="H3-EXP-02"),
    Phrase("exchange-neutrals", rule="H3-ROUND-04"),
]

OMEN_EVENTS = [
    Phrase("astrologers", "astrologers", rule="H3-ROUND-04"),
    Phrase("astrologers-passed", "astrologers", rule="H3-ROUND-04"),
    Phrase("astrologers-reshuffled", rule="H3-ROUND-08"),
    Phrase("hand-shuffled", "seat count:int", rule="H3-ROUND-04"),
    Phrase("unit-weakened", "seat unit", rule="H3-ROUND-04"),
    Phrase("elemental-on-top", "unit", rule="H3-ROUND-04"),
]

OMEN_REASONS: list[Phrase] = []
