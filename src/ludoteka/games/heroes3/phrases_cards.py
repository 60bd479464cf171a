"""The declared forms of playing cards, astrologers, events and AI heroes in Heroes III."""

from __future__ import annotations

from ludoteka.kernel.phrase import Phrase

CARD_VERBS: list[Phrase] = []

CARD_PROMPTS: list[Phrase] = []

CARD_EVENTS: list[Phrase] = []

CARD_REASONS: list[Phrase] = []
