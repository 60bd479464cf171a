"""The lists of gifts a player picks from: of the difficulty, of a scenario, of its obelisks (H3-SETUP-09)."""

from __future__ import annotations

from functools import cache
from typing import Final

from ludoteka.games.heroes3.entries.box import Content
from ludoteka.games.heroes3.entries.scenarios import Scenario
from ludoteka.games.heroes3.facts import Facts
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action

SOURCES: Final = ("bonus", "extra_bonus", "obelisk", "round_extra_income")
"""Where a scenario keeps gifts to choose from."""


def has_gifts(one: Scenario, source: str) -> bool:
    """Whether a scenario has gifts of this source."""
    if source == "bonus":
        return bool(one.bonus)
    if source == "extra_bonus":
        return bool(one.start.extra_bonus)
    if source == "obelisk":
        return bool(one.obelisk)
    return any(rule.rule == source for rule in one.rules)


def gift_slugs(content: Content) -> list[str]:
    """The names of all lists of gifts: `easy`, `llq1_homecoming_bonus`, ..."""
    lists: list[str] = [bonus.id for bonus in content.start_bonus]
    for one in content.scenario:
        lists += [f"{one.id}_{source}" for source in SOURCES if has_gifts(one, source)]
        lists += [f"{one.id}_place_{rule.location}" for rule in one.places if len(rule.gifts) > 1]
        lists += [f"{one.id}_town_choice_{at + 1}" for at in range(len(one.start.town_choices))]
        lists += [f"{one.id}_timed_{at + 1}" for at, event in enumerate(one.timed) if len(event.gifts) > 1]
    return lists


@cache
def gift_numbers(facts: Facts) -> dict[str, int]:
    """The lists of gifts by name."""
    return {slug: number for number, slug in enumerate(gift_slugs(facts.content))}


def gift_closed(s: Heroes3, source: str, numbers: list[int], count: int, action: Action) -> Action | None:
    """Why a gift cannot be taken: it is of another list, or none of the numbers that are open."""
    match action:
        case ("bonus", int() as gifts, int() as number):
            if gifts != gift_list(s, source):
                return ("other-gifts",)
            return None if number in numbers else ("numbers-up-to", count)
    return None


def gift_list(s: Heroes3, source: str) -> int:
    """The list of gifts of the scenario or the difficulty that is played."""
    if source == "start_bonus":
        return s.difficulty
    return gift_numbers(s.facts)[f"{s.facts.scenario[s.scenario].id}_{source}"]
