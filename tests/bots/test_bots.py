from __future__ import annotations

import pytest

from bots.toy import Gift, Pick, Toy, ToyGame
from ludoteka.bots import BOTS, Bot, Mind, bot
from ludoteka.bots.greedy import LOOKS, GreedyBot
from ludoteka.bots.mind import mind_of
from ludoteka.bots.outlook import END, worth
from ludoteka.bots.random import RandomBot
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.state import pending


def first_mind(game: ToyGame, hidden: int = 0, chance: Chance | None = None) -> Mind:
    s = game.start(2, chance=Chance.of("toy"))
    s.hidden = hidden
    return mind_of(game, s, pending(s)[0], -1, chance or Chance.of("bot"))


def test_random_takes_every_option_about_equally_often() -> None:
    known = first_mind(ToyGame())
    player = bot("random", "seed")
    counts = dict.fromkeys(known.options, 0)
    for _ in range(1200):
        counts[player.choose(known)] += 1
    assert min(counts.values()) > 130


def test_random_takes_an_aside_now_and_then() -> None:
    game = ToyGame()
    s = game.start(2)
    known = mind_of(game, s, Gift(0), 0, Chance.of("bot"))
    answers = [RandomBot("random", "x").aside(known) for _ in range(400)]
    assert {None, ("give",), ("grab",)} == set(answers)
    assert 250 < answers.count(None) < 390


def test_equal_seeds_choose_equally() -> None:
    game = ToyGame()
    for name in ("random", "greedy", "greedy:2"):
        one, other = bot(name, "s"), bot(name, "s")
        for hidden in (0, 1, 2):
            assert one.choose(first_mind(game, hidden, one.chance)) == other.choose(
                first_mind(game, hidden, other.chance)
            )


def test_greedy_takes_what_is_worth_most() -> None:
    game = ToyGame()
    many = bot("greedy:60", "s")
    choices = {many.choose(first_mind(game, hidden, many.chance)) for hidden in (0, 1, 2)}
    assert choices == {("safe", 2)}


def test_greedy_cannot_see_what_is_hidden() -> None:
    """A cheat would guess the hidden number; whatever it is, greedy:60 does the same."""
    game = ToyGame()
    for seed in range(10):
        answers = set()
        for hidden in (0, 1, 2):
            player = bot("greedy:1", str(seed))
            answers.add(player.choose(first_mind(game, hidden, player.chance)))
        assert len(answers) == 1


def test_greedy_tries_every_option_in_the_same_positions() -> None:
    game = ToyGame()
    known = first_mind(game)
    values, before = GreedyBot("greedy", "s", 8).values(known)
    by_option = dict(zip(known.options, values, strict=True))
    assert by_option[("safe", 1)] == 1
    assert by_option[("safe", 2)] == 2
    assert sum(by_option["guess", n] for n in range(3)) == pytest.approx(3)
    assert before == 0


def test_greedy_tries_all_of_very_many_options_in_fewer_samples() -> None:
    class Wide(Pick):
        def options(self, s: Toy) -> list[Action]:
            return [("safe", n) for n in range(LOOKS)]

    game = ToyGame()
    s = game.start(2)
    s.agenda[-1] = Wide(0)
    known = mind_of(game, s, pending(s)[0], -1, Chance.of("bot"))
    game.lore.evaluated = 0
    assert GreedyBot("greedy", "s", 50).choose(known) == ("safe", LOOKS - 1)
    assert game.lore.evaluated == LOOKS + 1


def test_greedy_breaks_ties_by_luck() -> None:
    game = ToyGame()
    s = game.start(2)
    s.agenda[-1] = Pick(0)
    player = bot("greedy", "s")

    class Flat(Pick):
        def options(self, s: Toy) -> list[Action]:
            return [("guess", 7), ("guess", 8), ("guess", 9)]

    s.agenda[-1] = Flat(0)
    choices = {player.choose(mind_of(game, s, pending(s)[0], -1, player.chance)) for _ in range(40)}
    assert len(choices) == 3


def test_greedy_takes_an_aside_only_where_it_gains() -> None:
    game = ToyGame()
    s = game.start(2)
    player = bot("greedy", "s")
    assert player.aside(mind_of(game, s, Gift(0), 0, player.chance)) == ("grab",)
    s.points[0] = 3
    assert player.aside(mind_of(game, s, Gift(0), 0, player.chance)) is None


def test_winning_is_worth_more_than_any_position() -> None:
    game = ToyGame()
    s = game.start(2)
    s.points = [3, 4]
    assert worth(game.lore, s, 0) == 3
    s.finish([2, 1])
    assert worth(game.lore, s, 1) == 4 + END
    assert worth(game.lore, s, 0) == 3 - 2 * END


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "genius",
            "unknown bot 'genius'; expected one of: curious, easy, expert, greedy, hard, normal, random, search",
        ),
        ("gredy", "did you mean greedy?"),
        ("", "unknown bot ''"),
        ("random:3", "random takes no setting"),
        ("greedy:x", "'x' is not a number of samples; expected greedy:1 to greedy:1000"),
        ("greedy:0", "expected greedy:1 to greedy:1000"),
        ("greedy:-1", "expected greedy:1 to greedy:1000"),
    ],
)
def test_a_bot_nobody_knows(name: str, message: str) -> None:
    with pytest.raises(BadOption) as error:
        bot(name)
    assert message in str(error.value)


def test_bots_are_named_with_their_settings() -> None:
    assert bot("greedy:8").name == "greedy:8"
    player = bot(" greedy:8 ")
    assert isinstance(player, GreedyBot)
    assert player.samples == 8


def test_another_package_can_bring_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    class First(Bot):
        def choose(self, mind: Mind) -> Action:
            return mind.options[0]

    monkeypatch.setitem(BOTS, "first", lambda name, setting, seed: First(name, seed))
    player = bot("first")
    known = first_mind(ToyGame())
    assert player.choose(known) == known.options[0]
    assert player.aside(known) is None
