"""The facts say what the content says, in the form the rules read."""

from __future__ import annotations

import msgspec
import pytest

from games.heroes3.scene import FACTS, GAME
from ludoteka.games.heroes3.ability_facts import AFTER_BLOW, GROUPS, MORE_ATTACKS, ON_ACTIVATION, groups_of
from ludoteka.games.heroes3.entries.parts import Price
from ludoteka.games.heroes3.facts import FIELD_Q, FIELD_R, FIELDS
from ludoteka.games.heroes3.numbering import price_of
from ludoteka.games.heroes3.rules.units.activations import ON_ACTIVATIONS
from ludoteka.games.heroes3.rules.units.after_blows import AFTER_BLOWS
from ludoteka.games.heroes3.rules.units.answers import EXTRA_ATTACKS
from ludoteka.games.heroes3.rules.world.atlas import free_sites
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.state import take


@pytest.mark.rule("H3-CARD-16")
def test_a_price_of_nothing_is_no_price() -> None:
    assert price_of(Price()).nothing
    for name in ("gold", "valuables", "discards", "removes", "movement", "expert_uses"):
        assert not price_of(msgspec.convert({name: 1}, Price)).nothing


@pytest.mark.rule("H3-UNIT-06")
def test_groups_name_abilities_that_units_have() -> None:
    known = {code for codes in FACTS.abilities for code in codes}
    assert set(GROUPS) <= known
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


def test_the_abilities_of_a_group_are_those_that_have_a_deed() -> None:
    assert {code for code, groups in GROUPS.items() if groups & AFTER_BLOW} == set(AFTER_BLOWS)
    assert {code for code, groups in GROUPS.items() if groups & ON_ACTIVATION} == set(ON_ACTIVATIONS)
    assert {code for code, groups in GROUPS.items() if groups & MORE_ATTACKS} == set(EXTRA_ATTACKS)
