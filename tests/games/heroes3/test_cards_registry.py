"""No card is left without rules: every deed, moment and spell has a home, every way to play has words."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME
from ludoteka.games.heroes3.figures import Card, Play
from ludoteka.games.heroes3.rules.battlefield.moments import play_moments
from ludoteka.games.heroes3.rules.combat import cards as combat_cards
from ludoteka.games.heroes3.rules.combat import deeds as combat_deeds
from ludoteka.games.heroes3.rules.play import map_spell_deeds
from ludoteka.games.heroes3.rules.play import registry as card_registry
from ludoteka.games.heroes3.rules.play.playing import works_on_map
from ludoteka.games.heroes3.rules.spells import deeds as spell_deeds
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.i18n.words import Words

TABLE = Heroes3(2)
TABLE.facts = FACTS
PLAYS: list[tuple[Card, int, Play]] = [(card, way, play) for card in FACTS.card for way, play in enumerate(card.plays)]
SPELLS = [card for card in FACTS.card if card.spell is not None]
ANSWERED = {
    "before_search", "after_search", "entering_guarded_field", "level_up", "after_won_combat", "after_cast",
    "after_roll", "before_roll", "with_spell", "resource_round",
}  # fmt: skip
"""Moments that a choice outside combat offers cards for."""


@pytest.mark.parametrize("deed", sorted({play.deed for _, _, play in PLAYS}))
@pytest.mark.rule("H3-CARD-16")
def test_every_deed_of_a_card_is_done_on_the_map_or_in_combat(deed: str) -> None:
    on_map = deed in card_registry.DEEDS or deed in card_registry.PERMANENT
    in_combat = deed in combat_deeds.DEEDS or deed == "figures"
    assert on_map or in_combat


@pytest.mark.parametrize("deed", sorted(combat_cards.COMMON_DEEDS - {"first_spell_of_school"}))
@pytest.mark.rule("H3-CARD-06")
def test_deeds_that_are_the_same_in_combat_are_done_by_the_map(deed: str) -> None:
    assert deed in card_registry.DEEDS


@pytest.mark.parametrize(("card", "way", "play"), PLAYS, ids=[f"{card.slug}-{way + 1}" for card, way, _ in PLAYS])
@pytest.mark.rule("H3-CARD-06")
@pytest.mark.rule("H3-CARD-07")
@pytest.mark.rule("H3-CARD-08")
def test_every_way_to_play_a_card_has_its_moment(card: Card, way: int, play: Play) -> None:
    in_combat = play.timing != "map" and bool(play_moments(play))
    assert in_combat or works_on_map(TABLE, play) or play.when in ANSWERED
    if play.timing == "map":
        assert works_on_map(TABLE, play) or play.when in ANSWERED
    if play.timing == "activation":
        assert not works_on_map(TABLE, play)


@pytest.mark.parametrize("card", SPELLS, ids=[card.slug for card in SPELLS])
@pytest.mark.rule("H3-SPELL-01")
def test_every_spell_is_cast_on_the_map_or_in_combat(card: Card) -> None:
    assert card.spell is not None
    assert (card.spell.deed in map_spell_deeds.SPELLS) == (card.spell.nature == "map")
    if card.spell.nature != "map":
        assert card.spell.deed in spell_deeds.SPELLS


# -- words ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.rule("H3-CARD-12")
def test_every_way_to_play_a_card_says_what_it_does(language: str) -> None:
    words = Words(language, GAME)
    plain = {f"{card.slug}": words.thing("card", card.slug) for card in FACTS.card}
    for number, card in enumerate(FACTS.card):
        ways = len(card.plays) if card.spell is None else 0
        said = [words.action(("play", number, way + 1)) for way in range(ways)]
        assert len(set(said)) == ways, card.slug
        for way in range(ways):
            assert plain[card.slug] in said[way]
            for figure in (card.plays[way].gold, card.plays[way].draws, card.plays[way].attack, card.plays[way].power):
                assert not figure or str(abs(figure)) in said[way], said[way]
    assert not words.problems


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.rule("H3-SPELL-01")
def test_every_step_of_a_spell_says_its_power(language: str) -> None:
    words = Words(language, GAME)
    for number, card in enumerate(FACTS.card):
        if card.spell is not None:
            for at, step in enumerate(card.spell.steps):
                assert str(step.power) in words.action(("cast", number, at + 1))
    assert not words.problems


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.rule("H3-TOWN-04")
def test_every_effect_of_a_building_and_every_offer_of_a_location_says_what_it_is(language: str) -> None:
    words = Words(language, GAME)
    for number, building in enumerate(FACTS.building):
        said = [words.action(("use", number, at + 1)) for at in range(len(building.choices))]
        assert len(set(said)) == len(said)
        for at, choice in enumerate(building.choices):
            assert not choice.gold or str(choice.gold) in said[at]
            assert not said[at].rstrip().endswith(words.thing("building", GAME.names.buildings[number]))
    for number, location in enumerate(FACTS.location):
        if location.optional or (len(location.visits) > 1 and not location.visits[0].faces):
            said = [words.action(("choose", number, at + 1)) for at in range(len(location.visits))]
            assert len(set(said)) == len(said)
            assert not any(one.endswith(words.thing("location", location.id)) for one in said)
    assert not words.problems
