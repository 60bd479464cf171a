"""What the judgement of Heroes III is made from: points, army, means, town, cards, and what heroes can reach."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.bot.evaluate import evaluate
from ludoteka.games.heroes3.bot.fights import fight_swings
from ludoteka.games.heroes3.bot.foresight import points_of, promise
from ludoteka.games.heroes3.bot.prospects import danger, prospects
from ludoteka.games.heroes3.bot.standing import (
    army_worth,
    hand_worth,
    income_worth,
    pile_worth,
    stock_worth,
    town_worth,
    worth,
)
from ludoteka.games.heroes3.bot.worths import aims_of, worths_of
from ludoteka.games.heroes3.facts import MAIN, SECONDARY
from ludoteka.games.heroes3.rules.victory.wins import score
from ludoteka.games.heroes3.state import Heroes3

NAMES: Final = (
    "points",
    "points-late",
    "level",
    "experience",
    "army",
    "army-early",
    "stock",
    "income",
    "town",
    "hand",
    "cards",
    "reach",
    "danger",
    "second-hero",
    "flags",
    "moves",
    "promise",
    "worth",
    "fight",
    "out",
    "round",
    "sides",
    "evaluation",
    "evaluation-late",
)
TOLD: Final = {
    "points": 1,
    "level": 1,
    "experience": 1,
    "army": 1,
    "stock": 1,
    "income": 1,
    "town": 1,
    "hand": 1,
    "cards": 1,
    "reach": 1,
    "danger": -1,
    "second-hero": 1,
    "flags": 1,
    "moves": 1,
    "promise": 1,
    "fight": 1,
    "out": -1,
}
"""What is told to people: 1 if more is better, -1 if less is."""
OUT: Final = -30.0
HOPELESS: Final = 200.0
"""How a player who is out stands."""


def features(s: Heroes3, seat: int) -> list[float]:
    """How a player stands, in numbers."""
    player = s.players[seat]
    late = min(1.0, max(0.0, (s.round - 1) / max(1, s.last_round - 1)))
    teams = 0
    for other in s.players:
        teams |= 1 << other.team
    if player.out:
        return [0.0] * 16 + [OUT, 0.0, 0.0, 1.0, late, float(teams.bit_count()), -HOPELESS, -HOPELESS * late]
    worths = worths_of(s.facts)
    aims = aims_of(s.facts, s.scenario, s.seats)
    left = max(0, s.last_round - s.round)
    swings = [0.0] * s.seats
    busy = fight_swings(s, worths, aims, swings)
    win = points_of(s)
    points = 0.0 if win is None else float(score(s, seat, win)[0])
    army = army_worth(player, worths)
    value = evaluate(s, seat)
    flags = 0
    for owner in s.flag:
        flags += owner == seat
    return [
        points,
        points * late,
        float(player.level),
        float(player.xp),
        army,
        army * (1.0 - late),
        stock_worth(s, player, left, aims),
        income_worth(s, seat),
        town_worth(s, player, worths, left, aims),
        hand_worth(player, worths),
        pile_worth(player, worths),
        prospects(s, seat, worths, aims, busy) if s.round else 0.0,
        danger(s, seat, worths, aims, busy) if s.round else 0.0,
        float(player.at[SECONDARY] >= 0),
        float(flags),
        float(player.moves[MAIN]),
        0.0 if win is None else promise(s, seat, win, late),
        worth(s, seat, seat, worths, aims),
        swings[seat],
        0.0,
        late,
        float(teams.bit_count()),
        value,
        value * late,
    ]
