"""A bot that no table may use unless whoever runs the server allows it."""

from __future__ import annotations

from ludoteka.bots import Bot, Mind
from ludoteka.kernel.action import Action


class Last(Bot):
    """Takes the last option."""

    def choose(self, mind: Mind) -> Action:
        return mind.options[-1]
