"""Every word that the types of the content allow is used by some entry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

from ludoteka.games.heroes3.entries import words as vocabulary
from ludoteka.games.heroes3.entries.army import Side
from ludoteka.games.heroes3.entries.box import Content
from ludoteka.games.heroes3.entries.parts import Play


def all_sides(facts: Content) -> Iterator[Side]:
    for card in (*facts.unit, *facts.alternate_unit, *facts.summoned_unit):
        yield card.few
        yield card.pack
    yield from (card.side for card in facts.neutral)
    yield from (guard.side for guard in facts.bank_guard)


def all_plays(facts: Content) -> Iterator[Play]:
    for ability in facts.ability:
        yield from (ability.basic, ability.expert)
        if ability.own_empowered is not None:
            yield ability.own_empowered
    for statistic in facts.statistic:
        yield from (statistic.basic, statistic.expert)
    for artifact in facts.artifact:
        yield from artifact.plays
    for specialty in facts.specialty:
        yield from specialty.plays
    yield from (machine.play for machine in facts.war_machine)


@pytest.fixture(scope="module")
def used(facts: Content) -> dict[str, set[str]]:
    scenarios = facts.scenario
    plays = list(all_plays(facts))
    abilities = [ability for side in all_sides(facts) for ability in side.abilities]
    return {
        "AbilityCode": {ability.code for ability in abilities},
        "AbilityMoment": {ability.when for ability in abilities},
        "AbilityScope": {ability.scope for ability in abilities},
        "Trigger": {ability.trigger for ability in abilities},
        "Deed": {play.deed for play in plays},
        "Moment": {play.when for play in plays} | {one.when for one in facts.building},
        "Target": {play.target for play in plays} | {spell.target for spell in facts.spell},
        "SpellDeed": {spell.deed for spell in facts.spell},
        "SpellNature": {spell.nature for spell in facts.spell},
        "BuildingDeed": {choice.deed for one in facts.building for choice in one.choices},
        "LocationDeed": {visit.deed for one in facts.location for visit in one.visits},
        "AstrologersDeed": {card.deed for card in facts.astrologers},
        "AstrologersLasts": {card.lasts for card in facts.astrologers},
        "Redraw": {card.redraw for card in facts.astrologers},
        "EventDeed": {choice.deed for card in facts.event for choice in card.choices},
        "AiCardEffect": {card.effect for card in facts.ai_card},
        "OptionalRuleId": {rule.id for rule in facts.optional_rule},
        "WinKind": {win.kind for one in scenarios for win in one.wins},
        "WinMoment": {win.when for one in scenarios for win in one.wins},
        "WinPart": {part for one in scenarios for win in one.wins for part in win.parts},
        "RankBy": {rank for one in scenarios for win in one.wins for rank in win.order},
        "DefeatKind": {defeat.kind for one in scenarios for defeat in one.defeats},
        "TimedDeed": {event.deed for one in scenarios for event in one.timed},
        "TimedMoment": {event.when for one in scenarios for event in one.timed},
        "RuleId": {rule.rule for one in scenarios for rule in one.rules},
        "UnitPick": {unit.pick for one in scenarios for unit in one.start.units if unit.pick is not None},
        "AiStart": {one.ai.starts for one in scenarios if one.ai is not None},
    }


class TestVocabulary:
    """A word that no entry used would leave a rule waiting for a card that never comes."""

    @pytest.mark.parametrize(
        "words",
        [
            "AbilityCode", "AbilityMoment", "AbilityScope", "Trigger", "Deed", "Moment", "Target", "SpellDeed",
            "SpellNature", "BuildingDeed", "LocationDeed", "AstrologersDeed", "AstrologersLasts", "Redraw",
            "EventDeed", "AiCardEffect", "OptionalRuleId", "WinKind", "WinMoment", "WinPart", "RankBy", "DefeatKind",
            "TimedDeed", "TimedMoment", "RuleId", "UnitPick", "AiStart",
        ],
    )  # fmt: skip
    def test_no_word_without_an_entry(self, used: dict[str, set[str]], words: str) -> None:
        assert used[words] == set(get_args(getattr(vocabulary, words)))
