"""The random bot: the floor every other bot is measured against."""

from __future__ import annotations

from ludoteka.bots.bot import Bot
from ludoteka.bots.mind import Mind
from ludoteka.kernel.action import Action

ASIDE = 8
"""It takes an aside in one case out of this many."""


class RandomBot(Bot):
    """Takes any option, each equally likely."""

    def choose(self, mind: Mind) -> Action:
        return mind.chance.pick(mind.options)

    def aside(self, mind: Mind) -> Action | None:
        """Now and then any option."""
        return mind.chance.pick(mind.options) if mind.chance.below(ASIDE) == 0 else None
