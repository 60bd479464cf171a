"""The facts say what the content says, in the form the rules read."""

from __future__ import annotations

import msgspec
import pytest

from games.heroes3.scene import FACTS, GAME
from ludoteka.games.heroes3 import card_facts, content_parts, town_facts
from ludoteka.games.heroes3.ability_facts import GROUPS, groups_of
from ludoteka.games.heroes3.facts import FIELD_Q, FIELD_R, FIELDS
from ludoteka.games.heroes3.rules.world.atlas import OFF_MAP, free_sites
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.state import take

CONTENT = FACTS.content
LEFT_OUT = {"source", "name", "boxes", "copies", "copies_source", "note", "faction", "kind", "cost", "requires"}
"""What the rules read elsewhere, or never."""


def differences(copied: object, entry: msgspec.Struct) -> list[str]:
    """The fields in which a copy differs from its entry of the content."""
    fields = [name for name in entry.__struct_fields__ if name not in LEFT_OUT]
    return [name for name in fields if not same(getattr(copied, name), getattr(entry, name))]


def same(copied: object, given: object) -> bool:
    """Whether a figure is the one of the content; prices, steps and choices are copied in their turn."""
    if isinstance(copied, card_facts.Price | card_facts.SpellStep | town_facts.BuildingChoice):
        assert isinstance(given, msgspec.Struct)
        return not differences(copied, given)
    if isinstance(copied, list):
        assert isinstance(given, tuple)
        return len(copied) == len(given) and all(map(same, copied, given))
    return copied == given


def plain_cards() -> list[tuple[str, list[content_parts.Play]]]:
    """Cards and their plays as the content has them, the plain ones."""
    return [
        *((one.id, [one.basic, one.expert]) for one in CONTENT.ability),
        *((one.id, [one.basic, one.expert]) for one in CONTENT.statistic),
        *((artifact.id, list(artifact.plays)) for artifact in CONTENT.artifact),
        *((specialty.id, list(specialty.plays)) for specialty in CONTENT.specialty),
        *((machine.id, [machine.play]) for machine in CONTENT.war_machine),
    ]


@pytest.mark.rule("H3-CARD-12")
@pytest.mark.rule("H3-CARD-13")
def test_cards_have_every_figure_of_the_content() -> None:
    cards = plain_cards()
    assert len(cards) > 200
    for slug, plays in cards:
        card = FACTS.card[FACTS.card_number[slug]]
        for copied, entry in zip(card.plays, plays, strict=True):
            assert not differences(copied, entry), slug


@pytest.mark.rule("H3-SPELL-01")
def test_spells_have_every_figure_of_the_content() -> None:
    for entry in CONTENT.spell:
        spell = FACTS.card[FACTS.card_number[entry.id]].spell
        assert spell is not None
        assert not differences(spell, entry)
        assert spell.most_power == max(step.power for step in entry.steps)


@pytest.mark.rule("H3-TOWN-04")
def test_buildings_have_every_figure_of_the_content() -> None:
    entries = {entry.id: entry for entry in CONTENT.building}
    assert len(FACTS.building) == len(entries)
    for building in FACTS.building:
        assert not differences(building, entries[building.id])


@pytest.mark.rule("H3-CARD-16")
def test_a_price_of_nothing_is_no_price() -> None:
    assert card_facts.Price(content_parts.Price()).nothing
    for name in ("gold", "valuables", "discards", "removes", "movement", "expert_uses"):
        assert not card_facts.Price(msgspec.convert({name: 1}, content_parts.Price)).nothing


@pytest.mark.rule("H3-UNIT-06")
def test_groups_name_abilities_that_units_have() -> None:
    known = {code for codes in FACTS.abilities for code in codes}
    assert {code for _, codes in GROUPS for code in codes} <= known
    for form, codes in enumerate(FACTS.abilities):
        assert FACTS.skills[form] == groups_of(codes)


@pytest.mark.rule("H3-MAP-03")
@pytest.mark.parametrize("seed", range(3))
def test_fields_at_the_edge_of_the_map_are_those_next_to_a_free_site(seed: int) -> None:
    s = GAME.start(3, chance=Chance.of("edges", "setup", seed))
    luck, picks = Chance.of("edges", "luck", seed), Chance.of("edges", "picks", seed)
    placed = 0
    while not s.places:
        choice, action = random_decision(GAME, s, picks)
        take(s, choice, action, luck)
        if action[0] == "place-tile":
            placed += 1
            atlas = s.atlas
            for field in range(len(atlas.spot)):
                q, r = atlas.q[field // FIELDS], atlas.r[field // FIELDS]
                if q != OFF_MAP:
                    free = free_sites(atlas, q + FIELD_Q[field % FIELDS], r + FIELD_R[field % FIELDS])
                    assert atlas.edge[field] == bool(free)
    assert placed
