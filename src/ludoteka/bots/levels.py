"""Levels of play: what `easy`, `normal`, `hard` and `expert` mean in each game.

A game that is not listed is played with USUAL. How strong the levels are is measured in docs/bots.md.
"""

from __future__ import annotations

from typing import Final

from ludoteka.bots.bot import Bot
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.mind import Mind
from ludoteka.bots.noisy import NoisyBot
from ludoteka.bots.rehearsal import Care, RehearsingBot
from ludoteka.bots.thinker import SearchBot, Settings
from ludoteka.kernel.action import Action

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
EXPERT: Final = "expert"
LEVELS: Final = (EASY, NORMAL, HARD, EXPERT)
DEFAULT: Final = NORMAL
"""The level that new tables offer first."""

GLANCES_OF_HEROES: Final = frozenset(
    {
        "activate-which",
        "choose-die",
        "deploy",
        "discard-first",
        "place-neutral",
        "reroll-die",
        "return-to-origin",
        "rotate-tile",
        "spell-school",
    }
)


class Level:
    """How the levels play one game.

    `noise` is how badly `easy` sees. `hard` and `expert` are how those think: searching, for so many walks about one
    decision, or rehearsing their turn, and for no longer than so many seconds. `search` is how a bot thinks that is
    told how far, by default like `expert`.
    """

    def __init__(
        self,
        noise: float,
        hard: Settings | Care,
        hard_walks: int,
        expert: Settings | Care,
        expert_walks: int,
        hard_seconds: float = 4.0,
        expert_seconds: float = 20.0,
        search: Settings | None = None,
    ) -> None:
        self.noise = noise
        self.hard = hard
        self.hard_walks = hard_walks
        self.hard_seconds = hard_seconds
        self.expert = expert
        self.expert_walks = expert_walks
        self.expert_seconds = expert_seconds
        self.search = search or (expert if isinstance(expert, Settings) else Settings())


USUAL: Final = Level(1.0, Settings(100.0, top=5, depth=2), 24, Settings(100.0, top=8, depth=2), 160)
BY_GAME: Final = {
    "cyclades": Level(1.0, Settings(120.0, top=5, depth=2), 24, Settings(120.0, top=8, depth=2, rounds=True), 80),
    "hadrians_wall": Level(2.5, Settings(12.0, top=2), 4, Settings(12.0, top=8), 24),
    # A turn holds whole fights with other seats' answers and purchases besides: it is rehearsed, not searched.
    "heroes3": Level(
        3.0,
        Care(16, 10, 100.0, GLANCES_OF_HEROES, bouts=8),
        0,
        Care(24, 12, 200.0, GLANCES_OF_HEROES, bouts=64, asides=4, finals=3),
        0,
        search=Settings(60.0, top=6, far=8),
    ),
    "lords_of_hellas": Level(1.5, Settings(80.0, top=3, depth=2), 8, Settings(80.0, top=8, depth=2), 48),
}


def longest_thought(level: str, game: str) -> float:
    """For how many seconds a level thinks at most about one decision of a game; 0 if it answers at once."""
    settings = BY_GAME.get(game, USUAL)
    return {HARD: settings.hard_seconds, EXPERT: settings.expert_seconds}.get(level, 0.0)


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
            self.player = self.for_game(mind.game.id)
        self.player.seconds = self.seconds
        return self.player

    def for_game(self, game: str) -> Bot:
        """The bot that plays a game at the level."""
        level = BY_GAME.get(game, USUAL)
        if self.level == EASY:
            return NoisyBot(self.name, self.seed, 1, level.noise)
        if self.level == NORMAL:
            return GreedyBot(self.name, self.seed)
        if self.walks or self.limit:
            return SearchBot(self.name, self.seed, self.walks, self.limit, level.search)
        if self.level == HARD:
            return self.thinker(level.hard, level.hard_walks, level.hard_seconds)
        return self.thinker(level.expert, level.expert_walks, level.expert_seconds)

    def thinker(self, how: Settings | Care, walks: int, seconds: float) -> Bot:
        """A bot that searches, or one that rehearses its turn."""
        if isinstance(how, Care):
            return RehearsingBot(self.name, self.seed, how, seconds)
        return SearchBot(self.name, self.seed, walks, seconds, how)
