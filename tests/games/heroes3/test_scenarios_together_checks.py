"""Declared armies that nobody could muster are refused with the content, in plain words."""

from __future__ import annotations

import msgspec
import pytest

from ludoteka.games.heroes3.checks.armies import declared_army_faults
from ludoteka.games.heroes3.content import load
from ludoteka.games.heroes3.entries.box import Content, entry
from ludoteka.games.heroes3.entries.scenarios import Army, CountsByDifficulty, Scenario, TierCounts

BOX = load()


def scenario(name: str) -> Scenario:
    return entry(BOX.scenario, f"community_{name}")


def faults(one: Scenario, content: Content = BOX) -> str:
    """What is wrong with a scenario, in one line."""
    return "; ".join(declared_army_faults(content, one.id, one))


def with_army(one: Scenario, **changes: object) -> Scenario:
    """The scenario with its last army changed."""
    army = msgspec.structs.replace(one.armies[-1], **changes)
    return msgspec.structs.replace(one, armies=(*one.armies[:-1], army))


def with_rule(one: Scenario, name: str, **changes: object) -> Scenario:
    """The scenario with one of its special rules changed."""
    rules = tuple(msgspec.structs.replace(rule, **changes) if rule.rule == name else rule for rule in one.rules)
    return msgspec.structs.replace(one, rules=rules)


@pytest.mark.parametrize("name", ["close_to_enemies", "sentinels", "the_ambushed_accord", "titans_stronghold"])
def test_the_scenarios_have_no_fault(name: str) -> None:
    assert faults(scenario(name)) == ""


HUGE = TierCounts(azure=99)
BAD_ARMIES = [
    ({"tiers": None}, "has no units"),
    ({"faction": "castle"}, "named units need their faction"),
    ({"always": ("neutral_nobody",)}, "neutral 'neutral_nobody' does not exist"),
    ({"reserve": None}, "units join from a reserve, but it has none"),
    ({"spells": ("no_spell",)}, "spell 'no_spell' does not exist"),
    ({"tokens": ((), ())}, "for each of the 4 difficulties"),
    (
        {"reserve": CountsByDifficulty(easy=(HUGE,), normal=(HUGE,), hard=(HUGE,), impossible=())},
        "nothing is said for difficulty impossible",
    ),
    (
        {"reserve": CountsByDifficulty(easy=(HUGE,), normal=(HUGE,), hard=(HUGE,), impossible=(HUGE,))},
        "needs 99 azure cards",
    ),
    ({"id": "invaders"}, "army 'invaders' is declared 2 times"),
]


@pytest.mark.parametrize(("changes", "wanted"), BAD_ARMIES)
def test_an_army_that_cannot_be_mustered_is_refused(changes: dict[str, object], wanted: str) -> None:
    assert wanted in faults(with_army(scenario("sentinels"), **changes))


def test_events_and_armies_belong_together() -> None:
    one = scenario("sentinels")
    coming = next(event for event in one.timed if event.army == "sentinels")
    silent = msgspec.structs.replace(one, timed=tuple(event for event in one.timed if event is not coming))
    assert "army 'sentinels' never comes" in faults(silent)
    nameless = msgspec.structs.replace(coming, army=None)
    assert "names an army exactly where one comes" in faults(msgspec.structs.replace(one, timed=(nameless,)))
    unknown = msgspec.structs.replace(coming, army="nobody")
    assert "army 'nobody' is not declared" in faults(msgspec.structs.replace(one, timed=(*one.timed, unknown)))
    early = msgspec.structs.replace(scenario("the_ambushed_accord").timed[1], when="round")
    accord = msgspec.structs.replace(scenario("the_ambushed_accord"), timed=(early,))
    assert "`when` must be round_end" in faults(accord)


BAD_RULES = [
    ("sentinels", "spawn_by_dice", {"slots": ("N1",)}, "one of 4 slots, not of 1"),
    ("sentinels", "supply_holds", {"must": "none"}, "what tiles of a supply hold or lack"),
    ("close_to_enemies", "settlement_defenders", {"amount": 0}, "needs an army and the experience"),
    ("the_ambushed_accord", "center_costs_group", {"price": None}, "needs the price for each player"),
    ("titans_stronghold", "stronghold", {"amount": 0}, "needs one slot and how many units"),
    ("titans_stronghold", "stronghold", {"counts": ()}, "needs one table for each of"),
    ("titans_stronghold", "level_7_gives_to_others", {"gains": None}, "must flag the other fields"),
]


@pytest.mark.parametrize(("name", "rule", "changes", "wanted"), BAD_RULES)
def test_a_rule_without_its_figures_is_refused(name: str, rule: str, changes: dict[str, object], wanted: str) -> None:
    assert wanted in faults(with_rule(scenario(name), rule, **changes))


def test_every_seat_owns_a_slot_where_tiles_follow_the_towns() -> None:
    one = scenario("close_to_enemies")
    plain = tuple(rule for rule in one.rules if rule.rule != "far_tiles_of_towns")
    assert "the slots have the owners [1]; expected []" in faults(msgspec.structs.replace(one, rules=plain))


def test_defenders_need_somebody_to_defend() -> None:
    one = scenario("close_to_enemies")
    rules = tuple(rule for rule in one.rules if rule.rule != "settlement_defenders")
    assert "a settlement_guard needs the rule" in faults(msgspec.structs.replace(one, rules=rules))


def test_an_army_is_declared_with_its_name_alone() -> None:
    assert Army(id="nobody").movement == 3
