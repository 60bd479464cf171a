"""Bots by name: `random`, `greedy`, `greedy:8`."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from ludoteka.bots.bot import Bot
from ludoteka.bots.greedy import SAMPLES, GreedyBot
from ludoteka.bots.random import RandomBot
from ludoteka.kernel.errors import BadOption

Maker = Callable[[str, str, str], Bot]
"""Makes a bot from its whole name, what stands behind the colon (or ""), and a seed."""


def make_random(name: str, setting: str, seed: str) -> Bot:
    """`random` takes no setting."""
    if setting:
        raise BadOption(f"bot {name!r}: random takes no setting; expected just random")
    return RandomBot(name, seed)


def make_greedy(name: str, setting: str, seed: str) -> Bot:
    """`greedy` or `greedy:<samples>`."""
    if not setting:
        return GreedyBot(name, seed, SAMPLES)
    if not (setting.isascii() and setting.isdigit()) or not 1 <= int(setting) <= 1000:
        raise BadOption(f"bot {name!r}: {setting!r} is no number of samples; expected greedy:1 to greedy:1000")
    return GreedyBot(name, seed, int(setting))


BOTS: dict[str, Maker] = {"random": make_random, "greedy": make_greedy}
"""Every known bot; a package that brings another puts its maker here."""


def bot(name: str, seed: str = "0") -> Bot:
    """A bot by name, with a stream of luck of its own."""
    family, _, setting = name.strip().partition(":")
    maker = BOTS.get(family)
    if maker is None:
        near = get_close_matches(family, BOTS, n=1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise BadOption(f"unknown bot {name!r}; expected one of: {', '.join(sorted(BOTS))}{hint}")
    return maker(name.strip(), setting, seed)
