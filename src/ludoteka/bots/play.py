"""Bots at a table: whose turn it is among them, and a match in which they act until a person must choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludoteka.bots.bot import Bot
from ludoteka.bots.mind import Mind, mind_of
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import IllegalAction, StuckGame
from ludoteka.kernel.game import Game
from ludoteka.kernel.lean import Played
from ludoteka.kernel.match import Match
from ludoteka.kernel.state import Choice, State, pending

MOST_ASIDES = 16
"""How many asides bots may take before somebody has to make the choice that the table waits for."""
MOST_TAKEN_BACK = 8
"""How often in a row a bot may repeat an aside after a single choice, such as ending a year and resuming it."""
MOST_REPEATS = 8
"""How many decisions in a row a bot may make that it made shortly before, until its positions are looked at."""

Decided = tuple[Choice[Any], Action]


def play_bots(match: Match, bots: Mapping[Seat, Bot], limit: int | None = None) -> list[Played]:
    """Let the bots act until a person must choose, the game is over, or enough actions were taken; what they did."""
    done: list[Played] = []
    turns = Turns(match.game, bots)
    while not match.over and (limit is None or len(done) < limit):
        decided = turns.next(match.state)
        if decided is None:
            break
        choice, action = decided
        done.append(match.play(action, choice.seat))
    return done


class Turns:
    """What bots at a table do, one decision after another: asides first, but not for ever."""

    def __init__(self, game: Game[Any], bots: Mapping[Seat, Bot]) -> None:
        self.game = game
        self.bots = bots
        self.asides = 0

    def next(self, s: State, order: Chance | None = None) -> Decided | None:
        """The next decision of a bot, None if no bot has anything to choose."""
        decided = decide_aside(self.game, s, self.bots) if self.asides < MOST_ASIDES else None
        self.asides = self.asides + 1 if decided is not None else 0
        return decide(self.game, s, self.bots, order) if decided is None else decided

    def now(self, s: State, order: Chance | None = None) -> Decided:
        """The same where bots have all the seats: somebody has to choose."""
        decided = self.next(s, order)
        if decided is None:
            raise StuckGame("nobody has anything to choose, but the game is not over")
        return decided


def decide(game: Game[Any], s: State, bots: Mapping[Seat, Bot], order: Chance | None = None) -> Decided | None:
    """What a bot that is waited for chooses; of several the first, or with `order` any one of them."""
    waiting = [choice for choice in pending(s) if choice.seat in bots]
    if not waiting:
        return None
    choice = waiting[0] if order is None or len(waiting) == 1 else order.pick(waiting)
    return choice, answer(game, s, choice, bots[choice.seat])


def answer(game: Game[Any], s: State, choice: Choice[Any], bot: Bot) -> Action:
    """The action a bot takes for a choice that waits for it."""
    mind = mind_of(game, s, choice, -1, bot.chance)
    offered = tuple(mind.options)
    if not offered:
        raise StuckGame(f"{type(choice).__name__} of seat {choice.seat + 1} offers nothing: a dead end")
    action = bot.choose(mind)
    done = trodden(mind, bot, offered, action)
    if action in done:
        mind.options = [other for other in offered if other not in done] or mind.options
        action = bot.choose(mind)
    done.add(action)
    bot.answers += 1
    if action not in offered:
        raise IllegalAction(f"bot {bot.name} at seat {choice.seat + 1} chose {action!r}, which is not offered")
    return action


def trodden(mind: Mind, bot: Bot, offered: tuple[Action, ...], action: Action) -> set[Action]:
    """What a bot that walks in a circle has done in this very position, such as giving and taking a unit for ever.

    Positions are compared as its seat sees them, and only after a row of decisions that were all made shortly before,
    which is rare.
    """
    decision = (offered, action)
    bot.repeats = bot.repeats + 1 if decision in bot.recent else 0
    bot.recent.append(decision)
    if bot.repeats < MOST_REPEATS:
        bot.trodden.clear()
        return set()
    return bot.trodden.setdefault(msgspec.json.encode(mind.view()), set())


def decide_aside(game: Game[Any], s: State, bots: Mapping[Seat, Bot]) -> Decided | None:
    """What some bot does besides, if any wants to; not what its next choice took back again and again."""
    for seat, bot in bots.items():
        for number, aside in enumerate(game.asides_for(s, seat)):
            mind = mind_of(game, s, aside, number, bot.chance)
            offered = tuple(mind.options)
            action = bot.aside(mind) if offered else None
            if action is None:
                continue
            if action not in offered:
                raise IllegalAction(f"bot {bot.name} at seat {seat + 1} chose {action!r}, which is not offered")
            last, times = bot.besides.get(action, (-2, 0))
            times = times + 1 if last == bot.answers - 1 else 0
            if times < MOST_TAKEN_BACK:
                bot.besides[action] = (bot.answers, times)
                return aside, action
    return None
