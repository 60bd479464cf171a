"""The curious bot does what it has hardly ever done, honestly and repeatably."""

from __future__ import annotations

import pytest

from bots.toy import Gift, Toy, ToyGame
from ludoteka.bots import Bot, Mind, bot, offered
from ludoteka.bots.curious import ENOUGH, WANDERS, CuriousBot, deed
from ludoteka.bots.mind import mind_of
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.state import pending
from teaching import load


class Safe(Bot):
    """Always plays safe, and never does anything besides."""

    def choose(self, mind: Mind) -> Action:
        return ("safe", 2)


def asked(game: ToyGame, chance: Chance, hidden: int = 0) -> Mind:
    s = game.start(2, chance=Chance.of("toy"))
    s.hidden = hidden
    return mind_of(game, s, pending(s)[0], -1, chance)


def test_it_tries_everything_before_it_plays_as_another_bot() -> None:
    game = ToyGame()
    player = CuriousBot("curious", "s", Safe("safe", "s"))
    options = asked(game, player.chance).options
    first = [player.choose(asked(game, player.chance)) for _ in range(ENOUGH * len(options))]
    assert {action: first.count(action) for action in options} == dict.fromkeys(options, ENOUGH)
    assert len(set(first[: len(options)])) == len(options)
    later = [player.choose(asked(game, player.chance)) for _ in range(400)]
    assert later.count(("safe", 2)) > 400 - 3 * 400 // WANDERS


def test_now_and_then_it_leaves_the_beaten_track() -> None:
    game = ToyGame()
    player = CuriousBot("curious", "s", Safe("safe", "s"))
    chosen = [player.choose(asked(game, player.chance)) for _ in range(800)]
    assert set(chosen[100:]) == set(asked(game, player.chance).options)


def test_it_does_what_is_new_besides_and_then_leaves_it() -> None:
    game = ToyGame()
    player = CuriousBot("curious", "s", Safe("safe", "s"))
    s: Toy = game.start(2)
    mind = mind_of(game, s, Gift(0), 0, player.chance)
    done = [player.aside(mind) for _ in range(2 * ENOUGH)]
    assert sorted(action for action in done if action) == [("give",)] * ENOUGH + [("grab",)] * ENOUGH
    assert player.aside(mind) is None


def test_equal_seeds_choose_alike_whatever_is_hidden() -> None:
    game = ToyGame()
    runs = []
    for hidden in (0, 1, 2):
        player = bot("curious", "seed")
        runs.append([player.choose(asked(game, player.chance, hidden)) for _ in range(60)])
    assert runs[0] == runs[1] == runs[2]


def test_a_deed_is_the_same_wherever_it_is_done() -> None:
    game = load()
    verbs = game.lexicon.verbs
    places = [name for name, kind in game.lexicon.kinds.items() if not kind.worded and not kind.is_number()]
    for phrase in verbs.values():
        kinds = [kind for _, kind in phrase.parts]
        action: Action = (phrase.name, *(0 for _ in kinds))
        assert deed(game, action) == (phrase.name, *(0 for kind in kinds if kind not in places))


def test_what_it_plays_like_otherwise_is_said_behind_the_colon() -> None:
    player = bot("curious:greedy:2", "s")
    assert isinstance(player, CuriousBot)
    assert player.otherwise.name == "greedy:2"
    assert "curious" not in offered()
    with pytest.raises(BadOption, match="cannot be curious twice"):
        bot("curious:curious")
    with pytest.raises(BadOption, match="unknown bot 'genius'"):
        bot("curious:genius")
