"""The winning question: no level above normal misses a win, or a stop that is one action deep."""

from __future__ import annotations

import pytest

from games.cyclades.scene import FACTIONS
from games.cyclades.scene import GAME as CYCLADES
from games.cyclades.scene import Scene as Islands
from games.lords_of_hellas.scene import GAME as HELLAS
from games.lords_of_hellas.scene import Scene as Hellas
from ludoteka.bots import bot
from ludoteka.bots.clock import Clock
from ludoteka.bots.mind import mind_of
from ludoteka.bots.search_winning import Question
from ludoteka.bots.thinker import Guard
from ludoteka.games.cyclades.rules.actions import EndTurn, NextGod
from ludoteka.games.cyclades.rules.epoch import EndOfEpoch
from ludoteka.games.cyclades.rules.paid_actions import OptionalActions
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.state import begin

THINKERS = ("hard", "expert")


def black_and_jason(market: str) -> Islands:
    """Yellow has three metropolises and ends the epoch's turns but for purple, who has two, Jason, all eight ships he
    needs, and more gold: with a third metropolis purple wins the tie."""
    scene = Islands().land("tinos", "purple", soldiers=2, metropolis="priestess").land("ios", "purple", soldiers=3)
    scene.land("mykonos", "purple", soldiers=2, metropolis="three-gold")
    scene.hero("jason", "purple", "ios").sea("galene", "purple", 8).gold("purple", 14)
    scene.land("syros", "yellow", soldiers=3, metropolis="priestess").land("kea", "yellow", soldiers=3)
    scene.land("kythnos", "yellow", soldiers=3, metropolis="three-gold")
    scene.land("thera", "yellow", soldiers=3, metropolis="priestess")
    scene.land("polyaigos", "blue", soldiers=2).land("gyaros", "blue", soldiers=1).gold("yellow", 5)
    scene.market(market).only_deck("minotaur")
    s = scene.s
    yellow, purple, blue = (FACTIONS.index(name) for name in ("yellow", "purple", "blue"))
    scene.go(yellow, "zeus")
    s.agenda.clear()
    s.gods = [CYCLADES.names.gods.index(god) for god in ("zeus", "athena", "ares", "poseidon", "hera")]
    s.bid_god = [0] * s.terms.factions
    s.bid_god[yellow], s.bid_god[purple] = s.gods[0], s.gods[1]
    s.bid_god[blue] = CYCLADES.names.gods.index("apollo")
    s.then(OptionalActions(yellow, yellow, s.god, 0, 0, 0, 0), EndTurn(yellow), NextGod(1), EndOfEpoch())
    begin(s, scene.chance)
    return scene


def finish_turn(scene: Islands | Hellas, name: str) -> list[str]:
    """Let a bot play its turn to the end: what it did, in notation."""
    game = CYCLADES if isinstance(scene, Islands) else HELLAS
    seat = scene.choice().seat
    player = bot(name, "test")
    done: list[str] = []
    while not scene.s.places and scene.choice().seat == seat:
        mind = mind_of(game, scene.s, scene.choice(), -1, player.chance)
        done.append(game.text(player.choose(mind)))
        scene.play(done[-1])
    return done


def asked(scene: Islands | Hellas, text: str) -> float:
    """What the winning question says about an option."""
    game = CYCLADES if isinstance(scene, Islands) else HELLAS
    s = scene.s.copy()
    choice = scene.choice()
    question = Question(game.lore, choice.seat)
    assert question.is_open(s)
    return question.outcome(s, choice, game.parse(text), Chance.of("luck"), Chance.of("picks"))


def test_ending_the_turn_loses_to_jason_and_kraken_prevents_it() -> None:
    scene = black_and_jason("kraken")
    assert asked(scene, "end-turn") == -1.0
    assert asked(scene, "bribe kraken") == 1.0


@pytest.mark.parametrize("name", THINKERS)
def test_it_sends_kraken_before_jason_wins(name: str) -> None:
    scene = black_and_jason("kraken")
    assert "bribe kraken" in finish_turn(scene, name)
    assert scene.ships("galene") < 8


def test_without_anybody_near_nothing_is_asked() -> None:
    scene = Islands().land("tinos", "purple", soldiers=2).land("syros", "yellow", soldiers=2).turn("purple")
    assert not Question(CYCLADES.lore, 0).is_open(scene.s)


def test_the_steps_to_the_win_are_counted() -> None:
    assert HELLAS.lore.near(Hellas().s, 0) > 2
    assert HELLAS.lore.near(Hellas().slain(0, "hydra", "medusa").s, 0) == 1
    assert HELLAS.lore.near(Hellas().king(1, "zeus", 1).control(1, "thessaly").s, 1) == 1
    assert HELLAS.lore.near(Hellas().king(1, "zeus", 1).control(1, "thessaly").s, 0) == 2
    shrines = ("epirus", "aetolia", "corinthia", "messenia")
    assert HELLAS.lore.near(Hellas().control(0, *shrines).temples(*shrines).s, 0) == 1
    islands = Islands().land("tinos", "purple", metropolis="priestess").land("ios", "purple", metropolis="three-gold")
    assert CYCLADES.lore.near(islands.s, 0) == 1


def countdown() -> Hellas:
    """The second player is king with one token left, which its next turn removes; the first may usurp the throne."""
    scene = Hellas().king(1, "zeus", 1).control(1, "thessaly").army(1, "thessaly", 5)
    scene.army(1, "crete", 2, control=True).army(2, "achaea", 2, control=True)
    scene.army(0, "macedonia", 2, control=True).control(0, "epirus")
    return scene.glory(0, "red").hero(0, region="thessaly").turn()


def test_the_countdown_is_seen_and_usurp_stops_it() -> None:
    scene = countdown()
    assert asked(scene, "special usurp") >= 0.0


@pytest.mark.parametrize("name", THINKERS)
def test_it_usurps_the_throne_before_the_countdown_ends(name: str) -> None:
    scene = countdown()
    assert "special usurp" in finish_turn(scene, name)


class Known(Guard):
    """What becomes of each option is known: world by world."""

    def __init__(self, outcomes: dict[Action, list[float]]) -> None:
        self.outcomes = outcomes

    def outcome(self, action: Action, world: int) -> float:
        return self.outcomes[action][world]


@pytest.mark.parametrize(
    ("stop", "taken"),
    [([0.0, 0.0, 0.0, 0.0], True), ([-1.0, 0.0, 0.0, 0.0], True), ([-1.0, -1.0, -1.0, 0.0], False)],
)
def test_a_stop_that_fails_in_one_world_is_still_found(stop: list[float], taken: bool) -> None:
    lost, stops = ("lost",), ("stop",)
    guard = Known({lost: [-1.0] * 4, stops: stop})
    assert guard.better(lost, [lost, stops], Clock(0.0)) == (stops if taken else lost)
