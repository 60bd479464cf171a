"""What the reference says of a card is what it says of the card's rule: the same figures, the same other pieces."""

from __future__ import annotations

import re

import pytest

from games.cyclades.scene import GAME
from ludoteka.i18n import Words
from ludoteka.kernel.marks import reference_of
from ludoteka.kernel.reference import LANGUAGES, RULE_ID, Entry, plain

RULES = {"creature": "CYC-C-", "hero": "CYC-HX-"}
NAMED = ("creature", "hero", "god")
TERMS = {
    "en": {"upkeep": "upkeep", "teammate": "teammate", "priestess": "priestess", "philosopher": "philosopher"},
    "cs": {"upkeep": "udržen", "teammate": "spoluhráč", "priestess": "kněž", "philosopher": "filozof"},
    "pl": {"upkeep": "utrzyman|zatrzyman", "teammate": "partner", "priestess": "kapłan", "philosopher": "filozof"},
}
SHARED = 4
"""A name is recognised in any case by its first letters; no two pieces share this many."""


def pairs(language: str) -> list[tuple[Entry, Entry]]:
    book = reference_of(GAME, language)
    found = []
    for entry in book.entries:
        kind, _, slug = entry.key.partition(":")
        if kind in RULES:
            rule = book.get(f"{RULES[kind]}{slug.upper()}")
            assert rule is not None, entry.key
            found.append((entry, rule))
    return found


def text_of(entry: Entry) -> str:
    return plain(RULE_ID.sub("", entry.text).replace("*", ""))


def figures(entry: Entry) -> set[str]:
    return set(re.findall(r"\d+", text_of(entry)))


def others(entry: Entry, card: str, language: str) -> set[str]:
    """The other creatures, heroes and gods an entry names."""
    words = Words(language, GAME)
    found = set()
    for kind in NAMED:
        for slug in GAME.lexicon.kinds[kind].slugs:
            name = plain(words.thing(kind, slug))
            start = re.escape(name[: max(SHARED, len(name) - 2)])
            if f"{kind}:{slug}" != card and re.search(rf"\b{start}", text_of(entry)):
                found.add(f"{kind}:{slug}")
    return found


def terms(entry: Entry, language: str) -> set[str]:
    return {term for term, form in TERMS[language].items() if re.search(plain(form), text_of(entry))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_their_rules_have_the_same_figures(language: str) -> None:
    assert {card.key: figures(card) for card, _ in pairs(language)} == {
        card.key: figures(rule) for card, rule in pairs(language)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_their_rules_name_the_same_pieces(language: str) -> None:
    assert {card.key: others(card, card.key, language) for card, _ in pairs(language)} == {
        card.key: others(rule, card.key, language) for card, rule in pairs(language)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_their_rules_speak_of_the_same_things(language: str) -> None:
    assert {card.key: terms(card, language) for card, _ in pairs(language)} == {
        card.key: terms(rule, language) for card, rule in pairs(language)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_apollos_entry_has_the_figures_of_his_rule(language: str) -> None:
    book = reference_of(GAME, language)
    assert figures(book.by_key["god:apollo"]) == figures(book.by_key["CYC-APO-01"])
    owner = {"en": "no matter who controls", "cs": "ať je ovládá kdokoli", "pl": "bez względu na to, kto je kontroluje"}
    assert owner[language] in book.by_key["god:apollo"].text
    assert owner[language] in book.by_key["CYC-APO-01"].text
