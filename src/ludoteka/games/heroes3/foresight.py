"""What a bot that plans ahead looks at besides the usual evaluation: points, levels, and fights to their end.

The weights come from games between bots: what the seat that won in the end had more at the ends of its turns.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.evaluate import army_worth, evaluate
from ludoteka.games.heroes3.facts import GOLD
from ludoteka.games.heroes3.rules.combat import DefendTown, GiveUpHero, StartCombat
from ludoteka.games.heroes3.rules.wins import score
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.worths import worths

POINT: Final = 100.0
"""A point that decides after the last round."""
LEVEL: Final = 40.0
"""A level: it decides between equals, and comes from fights that were won."""
COIN_AT_END: Final = 0.5
"""A gold coin in the last two rounds: it decides between equals of equal level."""
GROWN: Final = 3
"""From this round on points and levels count in full; before, other things may still bring more of them."""


def foresee(s: Heroes3, seat: int) -> float:
    """How well a seat stands where a plan ends (H3-END-09)."""
    value = evaluate(s, seat)
    player = s.players[seat]
    if player.out or not s.round:
        return value
    for win in s.facts.scenario[s.scenario].wins:
        if win.kind == "points" and (not win.players or s.seats in win.players):
            points, level, _ = score(s, seat, win)
            share = min(1.0, (1 + s.round) / (1 + GROWN))
            value += army_worth(player, worths(s.facts)) + share * (POINT * points + LEVEL * level)
            if s.last_round - s.round < 2:
                value += COIN_AT_END * player.stock[GOLD]
    return value


def quiet(s: Heroes3) -> bool:
    """Whether no fight is announced or under way (H3-COMBAT-01)."""
    return s.combat is None and not any(isinstance(step, (StartCombat, DefendTown, GiveUpHero)) for step in s.agenda)
