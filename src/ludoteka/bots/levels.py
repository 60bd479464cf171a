"""Levels of play: what `easy`, `normal`, `hard` and `expert` mean in a game, by the game's lore.

How strong the levels are is measured in docs/bots.md.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteka.bots.bot import Bot
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.mind import Mind
from ludoteka.bots.noisy import NoisyBot
from ludoteka.bots.rehearsal import RehearsingBot
from ludoteka.bots.thinker import SearchBot
from ludoteka.kernel.action import Action
from ludoteka.kernel.game import Game
from ludoteka.kernel.lore import Rehearsing, Searching

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
EXPERT: Final = "expert"
LEVELS: Final = (EASY, NORMAL, HARD, EXPERT)
PATIENT: Final = 16
"""How many times as many worlds a rehearsing bot may play that is told how long to think."""
DEFAULT: Final = NORMAL
"""The level that new tables offer first."""


def longest_thought(level: str, game: Game[Any]) -> float:
    """For how many seconds a level thinks at most about one decision of a game; 0 if it answers at once."""
    levels = game.lore.levels()
    return {HARD: levels.hard_seconds, EXPERT: levels.expert_seconds}.get(level, 0.0)


class LevelBot(Bot):
    """Plays at a level, with the settings of the game it finds itself in.

    `walks` and `limit` (in seconds) bound how far it thinks where its name says so, as in `search:200` or `expert:30s`.
    """

    def __init__(self, name: str, seed: str, level: str, walks: int = 0, limit: float = 0.0) -> None:
        super().__init__(name, seed)
        self.seed = seed
        self.level = level
        self.walks = walks
        self.limit = limit
        self.player: Bot | None = None

    def choose(self, mind: Mind) -> Action:
        """What a player of the level chooses."""
        return self.ready(mind).choose(mind)

    def aside(self, mind: Mind) -> Action | None:
        """What a player of the level does besides."""
        return self.ready(mind).aside(mind)

    def ready(self, mind: Mind) -> Bot:
        """The player of the level for this game."""
        if self.player is None:
            self.player = self.for_game(mind.game)
        self.player.seconds = self.seconds
        return self.player

    def for_game(self, game: Game[Any]) -> Bot:
        """The bot that plays a game at the level."""
        levels = game.lore.levels()
        if self.level == EASY:
            return NoisyBot(self.name, self.seed, 1, levels.noise)
        if self.level == NORMAL:
            return GreedyBot(self.name, self.seed)
        if self.limit and isinstance(levels.expert, Rehearsing):
            return RehearsingBot(self.name, self.seed, levels.expert.longer(PATIENT), self.limit)
        if self.walks or self.limit:
            return SearchBot(self.name, self.seed, self.walks, self.limit, levels.search)
        if self.level == HARD:
            return self.thinker(levels.hard, levels.hard_walks, levels.hard_seconds)
        return self.thinker(levels.expert, levels.expert_walks, levels.expert_seconds)

    def thinker(self, how: Searching | Rehearsing, walks: int, seconds: float) -> Bot:
        """A bot that searches, or one that rehearses its turn."""
        if isinstance(how, Rehearsing):
            return RehearsingBot(self.name, self.seed, how, seconds)
        return SearchBot(self.name, self.seed, walks, seconds, how)
