"""Levels and names: what a name means in each game, and what an easy opponent overlooks."""

from __future__ import annotations

import pytest

from bots.toy import Pick, Toy, ToyGame
from ludoteka.bots import BOTS, Bot, Mind, bot, offered
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.levels import LEVELS, LevelBot
from ludoteka.bots.mind import mind_of
from ludoteka.bots.noisy import NoisyBot
from ludoteka.bots.rehearsal import RehearsingBot
from ludoteka.bots.thinker import SearchBot
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.lore import USUAL, Rehearsing
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.kernel.state import pending


def toy_mind(chance: Chance, choice: Pick | None = None) -> Mind:
    game = ToyGame()
    s = game.start(2)
    if choice is not None:
        s.agenda[-1] = choice
    return mind_of(game, s, pending(s)[0], -1, chance)


def playing(name: str, game: str) -> Bot:
    player = bot(name, "s")
    assert isinstance(player, LevelBot)
    return player.for_game(load_game(game))


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_its_levels(game: str) -> None:
    assert load_game(game).lore.levels() is not USUAL


@pytest.mark.parametrize("game", [*game_ids(), "teaching:load"])
def test_each_level_thinks_further_than_the_one_below(game: str) -> None:
    easy, normal, hard, expert = (playing(level, game) for level in LEVELS)
    assert isinstance(easy, NoisyBot)
    assert easy.noise > 0
    assert type(normal) is GreedyBot
    level = load_game(game).lore.levels()
    if isinstance(hard, RehearsingBot):
        assert isinstance(expert, RehearsingBot)
        assert hard.care.worlds > 1
        assert hard.care.top > 1
        for more in ("worlds", "top", "bouts", "asides", "finals"):
            assert getattr(expert.care, more) >= getattr(hard.care, more)
        assert expert.care.finals > hard.care.finals
        assert (hard.care, expert.care) == (level.hard, level.expert)
    else:
        assert isinstance(hard, SearchBot)
        assert isinstance(expert, SearchBot)
        assert expert.walks > hard.walks > 1
        assert (hard.settings, expert.settings) == (level.hard, level.expert)
    assert expert.limit >= hard.limit > 0
    search = playing("search:200", game)
    assert isinstance(search, SearchBot)
    assert search.settings.top > 1


def test_a_search_thinks_as_its_name_says() -> None:
    walks = playing("search:200", "cyclades")
    assert isinstance(walks, SearchBot)
    assert (walks.walks, walks.limit) == (200, 0.0)
    seconds = playing("search:0.5s", "cyclades")
    assert isinstance(seconds, SearchBot)
    assert (seconds.walks, seconds.limit) == (0, 0.5)
    longer = playing("expert:30s", "cyclades")
    assert isinstance(longer, SearchBot)
    assert (longer.walks, longer.limit) == (0, 30.0)
    assert longer.settings is load_game("cyclades").lore.levels().expert
    rehearsed = playing("expert:30s", "heroes3")
    care = load_game("heroes3").lore.levels().expert
    assert isinstance(rehearsed, RehearsingBot)
    assert isinstance(care, Rehearsing)
    assert rehearsed.limit == 30.0
    assert (rehearsed.care.top, rehearsed.care.finals, rehearsed.care.cut) == (care.top, care.finals, care.cut)
    assert rehearsed.care.worlds > care.worlds
    assert rehearsed.care.bouts > care.bouts
    usual = playing("search", "cyclades")
    assert isinstance(usual, SearchBot)
    assert usual.walks == load_game("cyclades").lore.levels().expert_walks


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("search:x", "'x' is not a budget; expected search:200 (walks) or search:0.5s (time)"),
        ("search:0", "is not a budget"),
        ("search:0s", "expected search:0.5s to search:3600s"),
        ("search:nans", "is not a time to think"),
        ("expert:5", "'5' is not a time to think; expected expert:0.5s to expert:3600s"),
        ("expert:1e9s", "is not a time to think"),
        ("hard:2", "hard takes no setting; expected just hard"),
        ("expret", "did you mean expert?"),
    ],
)
def test_settings_nobody_knows(name: str, message: str) -> None:
    with pytest.raises(BadOption) as error:
        bot(name)
    assert message in str(error.value)


def test_levels_are_offered_first(monkeypatch: pytest.MonkeyPatch) -> None:
    assert offered() == ["easy", "normal", "hard", "expert", "greedy", "random"]
    monkeypatch.setitem(BOTS, "first", lambda name, setting, seed: bot("random"))
    assert "first" in offered()


@pytest.mark.parametrize("name", ["easy", "normal", "hard", "expert:0.01s"])
def test_every_level_plays(name: str) -> None:
    player = bot(name, "s")
    mind = toy_mind(player.chance)
    assert player.choose(mind) in mind.options
    assert player.name == name


def test_an_easy_opponent_mistakes_close_things_only() -> None:
    """The best of the options is worth 2, the next 1 or more; far worse ones it does not take for better."""

    class Three(Pick):
        __slots__ = ()

        def options(self, s: Toy) -> list[Action]:
            return [("safe", -50), ("safe", 1), ("safe", 2)]

    player = NoisyBot("easy", "s", 1, 1.0)
    chosen = {player.choose(toy_mind(player.chance, Three(0))) for _ in range(60)}
    assert chosen == {("safe", 1), ("safe", 2)}
    clear = NoisyBot("easy", "s", 1, 0.0)
    assert {clear.choose(toy_mind(clear.chance, Three(0))) for _ in range(20)} == {("safe", 2)}


def test_an_easy_opponent_never_misses_a_win() -> None:
    game = ToyGame()
    player = NoisyBot("easy", "s", 1, 9.0)
    for _ in range(30):
        s = game.start(2)
        s.points = [2, 3]
        s.left = 1

        class Last(Pick):
            __slots__ = ()

            def options(self, s: Toy) -> list[Action]:
                return [("safe", 0), ("safe", 2)]

        s.agenda[-1] = Last(0)
        assert player.choose(mind_of(game, s, pending(s)[0], -1, player.chance)) == ("safe", 2)
