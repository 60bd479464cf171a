"""The curious bot: does what it has hardly ever done, so that many games use as much of a game as they can."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.bots.bot import Bot
from ludoteka.bots.mind import Mind
from ludoteka.kernel.action import Action
from ludoteka.kernel.game import Game

ENOUGH: Final = 3
"""What it has done so often is new no more."""

WANDERS: Final = 16
"""One decision in this many is taken at random, so that it never runs in a circle."""

Deed = tuple[str | int, ...]
"""An action without its places: the verb, the things with a name and the numbers."""


class CuriousBot(Bot):
    """Takes what it has done least, as long as that is new, and otherwise mostly what another bot would take.

    It remembers what it did in all the games it plays, and knows no more of a position than any bot: it looks at the
    names of its options.
    """

    def __init__(self, name: str, seed: str, otherwise: Bot) -> None:
        super().__init__(name, seed)
        self.otherwise = otherwise
        self.done: dict[Deed, int] = {}

    def choose(self, mind: Mind) -> Action:
        """Something new, or what the other bot takes, or now and then anything."""
        if len(mind.options) == 1:
            return self.remember(mind, mind.options[0])
        action = self.newest(mind)
        if action is None and mind.chance.below(WANDERS) == 0:
            action = mind.chance.pick(mind.options)
        return self.remember(mind, self.otherwise.choose(mind) if action is None else action)

    def aside(self, mind: Mind) -> Action | None:
        """Something new that may be done besides, or what the other bot does."""
        new = self.newest(mind)
        action = new if new is not None else self.otherwise.aside(mind)
        return None if action is None else self.remember(mind, action)

    def newest(self, mind: Mind) -> Action | None:
        """Any of the options that were taken least, None if nothing is new."""
        times = [self.done.get(deed(mind.game, action), 0) for action in mind.options]
        least = min(times)
        if least >= ENOUGH:
            return None
        return mind.chance.pick([action for action, done in zip(mind.options, times, strict=True) if done == least])

    def remember(self, mind: Mind, action: Action) -> Action:
        """Note that it did this."""
        what = deed(mind.game, action)
        self.done[what] = self.done.get(what, 0) + 1
        return action


def deed(game: Game[Any], action: Action) -> Deed:
    """What an action does wherever it is done: of its arguments only things with names and numbers count."""
    kinds = game.lexicon.kinds
    out: list[str | int] = [action[0]]
    for (_, kind), value in zip(game.lexicon.verbs[str(action[0])].parts, action[1:], strict=True):
        if kinds[kind].worded or kinds[kind].is_number():
            out.append(value)
    return tuple(out)
