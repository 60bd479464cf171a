"""Bots by name: levels (`easy`, `normal`, `hard`, `expert`) and kinds (`random`, `greedy:8`, `search:200`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from importlib.metadata import entry_points
from typing import Final

from ludoteka.bots.bot import Bot
from ludoteka.bots.curious import CuriousBot
from ludoteka.bots.greedy import SAMPLES, GreedyBot
from ludoteka.bots.levels import EASY, EXPERT, HARD, LEVELS, NORMAL, LevelBot
from ludoteka.bots.random import RandomBot
from ludoteka.kernel.errors import BadOption

Maker = Callable[[str, str, str], Bot]
"""Makes a bot from its whole name, what stands behind the colon (or ""), and a seed."""

GROUP: Final = "ludoteka.bots"
"""The entry points under which a package offers its bots."""

MOST_WALKS: Final = 1_000_000
LONGEST: Final = 3600.0
"""No bot thinks for more seconds than this about one decision."""


def make_random(name: str, setting: str, seed: str) -> Bot:
    """`random` takes no setting."""
    if setting:
        raise BadOption(f"bot {name!r}: random takes no setting; expected just random")
    return RandomBot(name, seed)


def make_greedy(name: str, setting: str, seed: str) -> Bot:
    if not setting:
        return GreedyBot(name, seed, SAMPLES)
    if not (setting.isascii() and setting.isdigit()) or not 1 <= int(setting) <= 1000:
        raise BadOption(f"bot {name!r}: {setting!r} is not a number of samples; expected greedy:1 to greedy:1000")
    return GreedyBot(name, seed, int(setting))


def make_search(name: str, setting: str, seed: str) -> Bot:
    """`search:<walks>`, or `search:<seconds>s`; `search` alone is as deep as `expert`."""
    if not setting:
        return LevelBot(name, seed, EXPERT)
    if setting.endswith("s"):
        return LevelBot(name, seed, EXPERT, limit=seconds_in(name, setting))
    if not (setting.isascii() and setting.isdigit()) or not 1 <= int(setting) <= MOST_WALKS:
        raise BadOption(f"bot {name!r}: {setting!r} is not a budget; expected search:200 (walks) or search:0.5s (time)")
    return LevelBot(name, seed, EXPERT, walks=int(setting))


def make_expert(name: str, setting: str, seed: str) -> Bot:
    """`expert`, or `expert:<seconds>s` for one that thinks longer or shorter."""
    return LevelBot(name, seed, EXPERT, limit=seconds_in(name, setting) if setting else 0.0)


def make_curious(name: str, setting: str, seed: str) -> Bot:
    """`curious`, or `curious:<bot>` for one that plays as another bot where nothing is new."""
    if setting.partition(":")[0] == "curious":
        raise BadOption(f"bot {name!r}: it cannot be curious twice; expected curious:greedy or another bot")
    return CuriousBot(name, seed, bot(setting or "random", f"{seed}/otherwise"))


def level_maker(level: str) -> Maker:
    """Makes a bot of a level that takes no setting."""

    def make(name: str, setting: str, seed: str) -> Bot:
        if setting:
            raise BadOption(f"bot {name!r}: {level} takes no setting; expected just {level}")
        return LevelBot(name, seed, level)

    return make


def seconds_in(name: str, setting: str) -> float:
    """The seconds of a setting such as `0.5s`."""
    try:
        seconds = float(setting.removesuffix("s")) if setting.isascii() and setting.endswith("s") else 0.0
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= LONGEST:
        family = name.partition(":")[0]
        raise BadOption(f"bot {name!r}: {setting!r} is not a time to think; expected {family}:0.5s to {family}:3600s")
    return seconds


BOTS: dict[str, Maker] = {
    "random": make_random,
    "greedy": make_greedy,
    "curious": make_curious,
    "search": make_search,
    EASY: level_maker(EASY),
    NORMAL: level_maker(NORMAL),
    HARD: level_maker(HARD),
    EXPERT: make_expert,
}
"""Every bot this process knows; `admit` adds those that installed packages or modules bring."""

TOOLS: Final = ("search", "curious")
"""Bots for measuring and testing: no opponents to offer."""


def offered() -> list[str]:
    """The bots that menus and new tables offer: the levels first, tools only to who asks for them by name."""
    return [*LEVELS, *sorted(name for name in BOTS if name not in (*LEVELS, *TOOLS) and ":" not in name)]


def installed() -> list[str]:
    """The names of the bots that installed packages offer, sorted."""
    return sorted({point.name for point in entry_points(group=GROUP)} - BOTS.keys())


def bot(name: str, seed: str = "0") -> Bot:
    """A bot by name, with a stream of luck of its own; one from outside has to be admitted first."""
    key, setting = known_part(name)
    maker = BOTS.get(key)
    if maker is None:
        raise unknown(name, BOTS)
    player = maker(name.strip(), setting, seed)
    if not isinstance(player, Bot):
        raise BadOption(f"bot {name!r} is a {type(player).__name__}; expected a subclass of ludoteka.bots.Bot")
    return player


def known_part(name: str) -> tuple[str, str]:
    """The part of a name under which a bot is known, and its setting: `greedy` and `8`, `module:Class` and nothing."""
    family, _, setting = name.strip().partition(":")
    if family not in BOTS and setting:
        attribute, _, rest = setting.partition(":")
        if attribute.isidentifier():
            return f"{family}:{attribute}", rest
    return family, setting


def unknown(name: str, known: Iterable[str], more: str = "") -> BadOption:
    """There is no such bot here."""
    names = sorted(known)
    near = get_close_matches(name.strip().partition(":")[0], names, n=1)
    hint = f"; did you mean {near[0]}?" if near else ""
    return BadOption(f"unknown bot {name!r}; expected one of: {', '.join(names)}{more}{hint}")
