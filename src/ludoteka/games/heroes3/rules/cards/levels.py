"""Experience and levels of the main hero (H3-HERO-05, H3-HERO-06, H3-HERO-07, H3-HERO-08, H3-HERO-09)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.facts import ABILITY
from ludoteka.games.heroes3.rules.cards.piles import gain_openly
from ludoteka.games.heroes3.rules.cards.search import Search
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.marks import LEVEL_RESET, WON_LEVEL_7
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.state import Step


def level_cap(s: Heroes3, seat: int) -> int:
    """The highest level that the scenario lets a hero reach (H3-HERO-06)."""

    return min(s.facts.content.leading.highest_level, level_cap_of_scenario(s, seat))


def gain_xp(s: Heroes3, seat: int, amount: int) -> None:
    """The main hero gains experience, wherever from; new levels are resolved at once (H3-HERO-05, H3-HERO-06,
    H3-HERO-07)."""
    if amount <= 0 or s.players[seat].out:
        return
    player = s.players[seat]
    top = s.facts.xp_for_level[level_cap(s, seat)]
    gained = min(top - player.xp, amount)
    if gained <= 0:
        return
    player.xp += gained
    s.tell(("experience", seat, gained))
    s.then(LevelUp(seat))


def raise_to_level(s: Heroes3, seat: int, level: int) -> None:
    """The main hero reaches a level at once, with all rewards on the way (H3-COMBAT-41, R-48)."""
    gain_xp(s, seat, s.facts.xp_for_level[level] - s.players[seat].xp)


@mypyc_attr(free_list_len=1)
class LevelUp(Step[Heroes3]):
    """Levels are reached one after another, each with its reward (H3-HERO-07, H3-HERO-08)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        """The next level, if the experience is enough."""
        facts = s.facts
        seat = self.seat
        player = s.players[seat]
        level = player.level + 1
        if level >= len(facts.xp_for_level) or player.xp < facts.xp_for_level[level]:
            return
        player.level = level
        player.experts += facts.expert_uses[level] - facts.expert_uses[level - 1]
        s.tell(("level", seat, level))
        s.then(LevelUp(seat))
        step = facts.content.level[level - 1]
        if (step.specialty and not player.marks & LEVEL_RESET) or step.specialty == 6:
            gain_openly(s, seat, facts.specialty[player.hero * 3 + (1 if step.specialty == 4 else 2)])
        for search in step.searches:
            s.then(Search(seat, 1 << ABILITY, search.looks, "any", False))
        s.facts.book.level_gained(s, seat)
        level_reached(s, seat, level)


def level_cap_of_scenario(s: Heroes3, seat: int) -> int:
    """The highest level a scenario lets heroes reach; experience beyond is lost."""
    rule = special(s, "level_cap")
    if rule is not None:
        return rule.level
    rule = special(s, "level_cap_until_level_7")
    if rule is not None and not s.feats[seat] & WON_LEVEL_7:
        return rule.level
    return 7


def level_reached(s: Heroes3, seat: int, level: int) -> None:
    """A level whose marker goes back once, its specialty kept."""
    rule = special(s, "specialty_level_reset")
    player = s.players[seat]
    if rule is not None and level == rule.level and not player.marks & LEVEL_RESET:
        player.marks |= LEVEL_RESET
        player.level = rule.amount
        player.xp = s.facts.xp_for_level[rule.amount]
        player.experts = min(player.experts, s.facts.expert_uses[rule.amount])
        s.tell(("level", seat, rule.amount))
