"""Everything a View names is explained: an entry in three languages, cards with their effects apart."""

from __future__ import annotations

import re

import pytest

from ludoteka.games.heroes3.facts import ABILITY, SPELL, STATISTIC
from ludoteka.games.heroes3.game import Heroes3Game, load
from ludoteka.kernel.reference import LANGUAGES, load_reference

EXPLAINED = ("faction", "hero", "unit", "card", "building", "location", "astrologers", "event", "ai-card")
EFFECT = re.compile(r"^- \*\*(.+?):\*\* (\S.*)$", re.MULTILINE)


@pytest.fixture(scope="module")
def game() -> Heroes3Game:
    return load()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EXPLAINED)
def test_every_thing_a_view_names_has_an_entry(game: Heroes3Game, kind: str, language: str) -> None:
    book = load_reference(game.folder, language)
    missing = [slug for slug in game.lexicon.kinds[kind].slugs if f"{kind}:{slug}" not in book.by_key]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_and_optional_rule_has_an_entry(game: Heroes3Game, language: str) -> None:
    book = load_reference(game.folder, language)
    keys = [f"scenario:{slug}" for slug in game.names.scenarios]
    keys += [f"optional_rule:{slug}" for slug in game.names.optional_rules]
    assert [key for key in keys if key not in book.by_key] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_its_kind_and_its_effects_one_by_one(game: Heroes3Game, language: str) -> None:
    book = load_reference(game.folder, language)
    for card in game.facts.card:
        text = book.by_key[f"card:{card.slug}"].text
        kind, _, rest = text.partition("\n\n")
        assert re.fullmatch(r"\*[^*]+\.\*", kind), card.slug
        assert rest.strip(), card.slug
        effects = EFFECT.findall(text)
        if card.kind == SPELL:
            assert len(effects) == 1, card.slug
        elif card.kind in (ABILITY, STATISTIC) and not card.empowered:
            assert len(effects) >= 2, card.slug


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["armorer", "offense", "sorcery"])
def test_an_expert_effect_that_draws_says_so(game: Heroes3Game, slug: str, language: str) -> None:
    draw = {"en": "draw a card", "cs": "doberte kartu", "pl": "dobierz kartę"}[language]
    text = load_reference(game.folder, language).by_key[f"card:{slug}"].text
    ability = next(one for one in game.content.ability if one.id == slug)
    assert ability.basic.draws == ability.expert.draws == 1
    assert [draw in effect for _, effect in EFFECT.findall(text)] == [True, True]
