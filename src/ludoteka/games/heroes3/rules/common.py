"""What every chapter asks: who is whose enemy, which scenario rule or optional rule holds, what spell a card shows."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.scenarios import Scenario, SpecialRule
from ludoteka.games.heroes3.figures import Spell
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action

DONE: Final[Action] = ("done",)
PASS: Final[Action] = ("pass",)
ACCEPT: Final[Action] = ("accept",)
DECLINE: Final[Action] = ("decline",)

WANDERING: Final = 2
"""The kind of AI hero that is a wandering army."""

OPT_TOWN_NO_INCOME: Final = 0
OPT_NO_REROLL: Final = 1
OPT_DICE_ONE: Final = 2
OPT_NO_BONUS: Final = 3
OPT_SECOND_HERO: Final = 4
OPT_MIN_DAMAGE: Final = 5
OPT_DOUBLE_INCOME: Final = 6
OPT_FREE_TRADE: Final = 7
OPT_FREE_EXTENSION: Final = 8
OPT_NO_ATTACK_DIE: Final = 9
OPT_ASTROLOGERS_ALWAYS: Final = 10
OPT_NO_ASTROLOGERS: Final = 11
OPT_REFRESH: Final = 12
OPT_TO_DISCARD: Final = 13


def optional(s: Heroes3, rule: int) -> bool:
    """Whether an optional rule is switched on (H3-DIFF-03)."""
    return bool(s.optional >> rule & 1)


def scenario(s: Heroes3) -> Scenario:
    """The scenario that is played (H3-MODE-01)."""
    return s.facts.scenario[s.scenario]


def special(s: Heroes3, rule: str) -> SpecialRule | None:
    """A rule of its own that the scenario has, with its figures; None if it has it not (H3-MODE-07)."""
    rules = s.facts.scenario_rules[s.scenario]
    return rules.get(rule) if rules else None


def leads(s: Heroes3, hero: int) -> bool:
    """Whether a hero fights and learns as main heroes do: secondary heroes only where the scenario says so
    (H3-HERO-03)."""
    return hero == 0 or (hero == 1 and "secondary_as_main" in s.facts.scenario_rules[s.scenario])


def never_skipped(s: Heroes3, level: int) -> bool:
    """Whether combats of a difficulty must be fought: of level 7, or from a lower one on where the scenario says so."""
    rule = special(s, "level_7_not_skipped") if level > 5 else None
    return rule is not None and level >= (rule.level or 7)


def clockwise(s: Heroes3, seat: int) -> list[int]:
    """The players still in the game, this one first (R-02)."""
    out: list[int] = []
    for step in range(s.seats):
        other = (seat + step) % s.seats
        if not s.players[other].out:
            out.append(other)
    return out


def enemies(s: Heroes3, seat: int) -> list[int]:
    """The players still in the game on no team of this one, clockwise (H3-MODE-02)."""
    team = s.players[seat].team
    return [other for other in clockwise(s, seat) if s.players[other].team != team]


def allies(s: Heroes3, seat: int) -> list[int]:
    """The other players of the team that are still in the game."""
    team = s.players[seat].team
    return [other for other in clockwise(s, seat) if other != seat and s.players[other].team == team]


def shares_realm(s: Heroes3) -> bool:
    """Whether the players have one town, one purse and one army between them (shared_realm)."""
    return "shared_realm" in s.facts.scenario_rules[s.scenario]


def realm(s: Heroes3, seat: int) -> int:
    """The seat whose flags a player's realm carries: the first one's where all share it."""
    rules = s.facts.scenario_rules[s.scenario]
    return 0 if rules and "shared_realm" in rules and 0 <= seat < s.seats else seat


def is_seat(s: Heroes3, owner: int) -> bool:
    """Whether an owner is a player and neither nobody, the AI nor the neutrals."""
    return 0 <= owner < s.seats


def spell_of(s: Heroes3, card: int) -> Spell:
    """The spell a card shows."""
    spell = s.facts.card[card].spell
    assert spell is not None
    return spell
