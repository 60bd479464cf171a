"""Positions of Heroes III to sit down at: games played by habit until something is asked that a test wants to see."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from heapq import heappop, heappush
from typing import Any, cast

from ludoteka.games.heroes3 import content
from ludoteka.games.heroes3.facts import FIELDS, NOBODY
from ludoteka.games.heroes3.game import Heroes3Game, Heroes3Options
from ludoteka.games.heroes3.rules.marks import STORY_CARRIED, STORY_RESULT
from ludoteka.games.heroes3.rules.world.fields import guard_at, is_town
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.match import Match
from ludoteka.kernel.state import pending

Wanted = Callable[[Heroes3, int, list[Action]], bool]
"""Whether a position is the one: the State, the seat that is asked, and its options."""
SEEDS = 40
STEPS = 1500
EAGER = ("attack", "move", "build", "recruit", "reinforce", "visit", "fight")


@cache
def game() -> Heroes3Game:
    return Heroes3Game(content.load())


def record_of(seats: int, wanted: Wanted, *, warlike: bool = False, first: int = 0, **options: Any) -> str:
    """The record of a game that ends where the wanted position is, played by a fixed seed.

    Warlike players make straight for the town of another. `first` is where the search for a seed begins.
    """
    for number in range(first, first + SEEDS):
        match = Match.new(game(), seats, Heroes3Options(**options), seed=f"heroes3 browser {number}")
        if played_to(match, wanted, Chance.of("moves", "", number), warlike):
            return match.record().to_bytes().decode()
    raise AssertionError("no such position was found")


def record_before_end(
    seats: int, result: int, *, warlike: bool = False, first: int = 0, **options: Any
) -> tuple[str, str]:
    """A game up to its last move, the first seat's and without dice, and that move.

    `result` is 1 for a victory and 2 for a defeat.
    """
    for number in range(first, first + SEEDS):
        seed = f"heroes3 browser {number}"
        asked: list[int] = []

        def watch(s: Heroes3, seat: int, options: list[Action], asked: list[int] = asked) -> bool:
            asked.append(seat)
            return False

        match = Match.new(game(), seats, Heroes3Options(**options), seed=seed)
        played_to(match, watch, Chance.of("moves", "", number), warlike)
        ended = cast(Heroes3, match.state)
        lucky = bool(match.played) and bool(match.played[-1].luck)
        if not match.over or lucky or asked[-1] != 0 or ended.story[STORY_RESULT] != result:
            continue
        left = len(asked)
        move = game().text(match.played[-1].action)

        def last(s: Heroes3, seat: int, options: list[Action]) -> bool:
            nonlocal left
            left -= 1
            return left == 0

        match = Match.new(game(), seats, Heroes3Options(**options), seed=seed)
        assert played_to(match, last, Chance.of("moves", "", number), warlike)
        return match.record().to_bytes().decode(), move
    raise AssertionError("no such end was found")


def played_to(match: Match, wanted: Wanted, luck: Chance, warlike: bool) -> bool:
    """Play until the position is there; whether it came."""
    for _ in range(STEPS):
        if match.over:
            return False
        s = match.state
        assert isinstance(s, Heroes3)
        choice = pending(s)[0]
        options = choice.options(s)
        if wanted(s, choice.seat, options):
            return True
        action = towards_town(s, choice.seat, options) if warlike and s.combat is None else None
        match.play(action or chosen(s, options, luck), choice.seat)
    return False


def towards_town(s: Heroes3, seat: int, options: list[Action]) -> Action | None:
    """What leads a player nearest to an enemy's town: a new tile or a step."""
    town = next((at for at in range(len(s.flag)) if s.flag[at] not in (NOBODY, seat) and is_town(s, at)), None)
    steps = [action for action in options if action[0] in ("move", "discover")]
    if town is None or not steps:
        return None
    ways = ways_to(s, town)
    here = ways.get(s.players[seat].at[0], 0)
    new = [action for action in steps if action[0] == "discover"]
    if new:
        return new[0]
    near = {action: ways.get(cast(int, action[-1]), 999) for action in steps}
    best = min(near, key=lambda action: near[action])
    return best if near[best] < here else None


def ways_to(s: Heroes3, goal: int) -> dict[int, int]:
    """By field: what the way to the goal costs, guards counted as detours and what lies face down as open."""
    out = {goal: 0}
    edge = [(0, goal)]
    while edge:
        cost, field = heappop(edge)
        if cost > out[field]:
            continue
        for direction in range(6):
            other = s.atlas.near[field * 6 + direction]
            if other < 0 or s.atlas.closed[field] >> direction & 1:
                continue
            known = s.atlas.rotation[field // FIELDS] >= 0
            more = cost + (1 + 4 * guard_at(s, field) if known else 2)
            if more < out.get(other, 999):
                out[other] = more
                heappush(edge, (more, other))
    return out


def chosen(s: Heroes3, options: list[Action], luck: Chance) -> Action:
    """What is usual in a fight; else something bold, now and then anything."""
    usual = game().lore.habit(s, options)
    if usual:
        return usual
    bold = [action for action in options if action[0] in EAGER]
    return luck.pick(bold if bold and luck.below(4) else options)


# -- what tests want to see -------------------------------------------------------------------------------------


def verbs(options: list[Action]) -> set[str]:
    return {str(action[0]) for action in options}


def deploying(s: Heroes3, seat: int, options: list[Action]) -> bool:
    """The first seat places units of its own."""
    return seat == 0 and len({action[1] for action in options if action[0] == "deploy"}) > 1


def striking(s: Heroes3, seat: int, options: list[Action]) -> bool:
    """A unit of the first seat may strike beside it, and more than one enemy is left."""
    c = s.combat
    if c is None or seat != 0 or "attack" not in verbs(options) or c.siege:
        return False
    return sum(1 for at in range(len(c.form)) if c.side[at] != c.side[c.active] and c.space[at] >= 0) > 1


def with_spell(s: Heroes3, seat: int, options: list[Action]) -> bool:
    """The same, and a spell can be cast."""
    return striking(s, seat, options) and "cast" in verbs(options)


def besieging(s: Heroes3, seat: int, options: list[Action]) -> bool:
    """The first seat acts in a siege."""
    return s.combat is not None and s.combat.siege and seat == 0 and "march" in verbs(options)


def searching(s: Heroes3, seat: int, options: list[Action]) -> bool:
    """The first seat chooses among cards it looks at."""
    return seat == 0 and s.looker == 0 and len(s.looked) > 1


def against_ai(s: Heroes3, seat: int, options: list[Action]) -> bool:
    """The first seat acts in a combat against an AI hero."""
    return s.combat is not None and s.combat.ai >= 0 and seat == 0 and "hold" in verbs(options)


def window(s: Heroes3, seat: int, options: list[Action]) -> bool:
    """The first seat may play a card in a window of a combat, and pass for all of it."""
    return s.combat is not None and seat == 0 and {"pass-combat", "play"} <= verbs(options)


def packing(s: Heroes3, seat: int, options: list[Action]) -> bool:
    """A chapter of a campaign is won, and the player chooses the cards that come along."""
    return "keep-card" in verbs(options)


def next_chapter(s: Heroes3, seat: int, options: list[Action]) -> bool:
    """A later chapter of a campaign, at the first turn, with a deck that was carried over."""
    return bool(s.story[STORY_CARRIED]) and s.round == 1 and "end-turn" in verbs(options)
