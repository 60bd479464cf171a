"""All options of a decision are judged at the same moment, and a modest form of a choice is preferred to a dear one."""

from __future__ import annotations

from typing import Any

import pytest

from bots.test_blunders import blunders  # noqa: F401
from games.cyclades.scene import GAME, Scene
from ludoteka.bots import Mind, bot
from ludoteka.bots.mind import mind_of
from ludoteka.bots.search_looker import Looker
from ludoteka.bots.search_tree import Edge, Node, Search
from ludoteka.bots.thinker import SearchBot
from ludoteka.games.cyclades.bot.horizons import turns_over
from ludoteka.games.cyclades.rules.actions import EndTurn, NextGod
from ludoteka.games.cyclades.rules.epoch import EndOfEpoch
from ludoteka.games.cyclades.rules.offerings import Offerings
from ludoteka.games.cyclades.rules.paid_actions import OptionalActions
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.lore import Lore, Searching
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import State, begin, pending, take

WALL = load_game("hadrians_wall")


def islands() -> Scene:
    """Purple with a few ships and gold, at the end of its turn with Poseidon; yellow and blue still act."""
    scene = Scene().land("tinos", "purple", soldiers=1).land("mykonos", "purple", soldiers=1)
    scene.land("syros", "yellow", soldiers=2).land("kea", "yellow", soldiers=1).land("polyaigos", "blue", soldiers=2)
    scene.sea("galene", "purple", 1).gold("purple", 4).gold("yellow", 5).gold("blue", 5)
    scene.go(0, "poseidon")
    s = scene.s
    s.agenda.clear()
    s.gods = [GAME.names.gods.index(god) for god in ("poseidon", "athena", "ares", "zeus", "hera")]
    s.bid_god = [s.gods[0], s.gods[1], GAME.names.gods.index("apollo")]
    s.track = [-1] * s.terms.factions
    s.then(OptionalActions(0, 0, s.god, 0, 0, 0, 0), EndTurn(0), NextGod(1), EndOfEpoch())
    begin(s, scene.chance)
    return scene


def walked(game: Game[Any], s: State, how: Searching) -> list[Any]:
    """Where a walk from each option of the decision that waits ends."""
    choice = pending(s)[0]
    ends: list[Any] = []
    for action in choice.options(s):
        root = Node()
        root.looked = True
        root.edges = [Edge(action, 0.0, [])]
        eye = Looker(game.lore, how.width, how.looks)
        search = Search(game.lore, choice.seat, root, eye, how.temper, how.depth, how.far, equal=how.equal)
        twin = s.copy()
        search.walk(twin, pending(twin)[0], root.edges[0], Chance.of("luck"), Chance.of("picks"), 0)
        ends.append(twin)
    return ends


def test_every_option_of_a_turn_is_judged_when_the_turn_is_over() -> None:
    scene = islands()
    assert {turns_over(s) for s in walked(GAME, scene.s, Searching(120.0, depth=2, equal=True))} == {1}


def test_without_equal_horizons_ending_the_turn_was_judged_later() -> None:
    ends = walked(GAME, islands().s, Searching(120.0, depth=2))
    assert len({(s.epoch, turns_over(s)) for s in ends}) > 1


def test_every_bid_is_judged_when_its_faction_has_acted() -> None:
    scene = Scene().land("tinos", "purple", soldiers=1).land("syros", "yellow", soldiers=2)
    scene.land("polyaigos", "blue", soldiers=2).gold("purple", 6).gold("yellow", 8).gold("blue", 8)
    scene.s.order = [0, 1, 2]
    scene.go(0, "apollo", Offerings())
    for s in walked(GAME, scene.s, Searching(120.0, depth=2, width=4, looks=8, equal=True)):
        assert s.places or s.epoch != scene.s.epoch or (0 in s.track and s.active != 0)


def test_path_cards_are_followed_to_the_end_of_the_year_whoever_chooses_first() -> None:
    s = WALL.start(2, None, Chance.of("paths"))
    for end in walked(WALL, s, Searching(12.0, equal=True)):
        assert end.year == 1
        assert end.rows[0][107] >= 0, "the path card lies in its slot"
        assert not end.lanes[0]


@pytest.mark.parametrize("rounds", [False, True])
def test_nobody_sails_to_and_fro(blunders: Any, rounds: bool) -> None:  # noqa: F811
    scene = islands()
    watcher = blunders.CycladesWatcher(GAME)
    watcher.begin(scene.s)
    player = SearchBot("search", "s", 24, 0.0, Searching(120.0, top=8, depth=2, rounds=rounds, equal=True))
    while pending(scene.s)[0].seat == 0 and scene.s.active == 0:
        choice = scene.choice()
        action = player.choose(mind_of(GAME, scene.s, choice, -1, player.chance))
        watcher.before(scene.s, choice, action)
        take(scene.s, choice, action, scene.chance)
        watcher.after(scene.s, choice, action)
    assert watcher.blunders["filler"] == 0


def expert_of(game: Game[Any]) -> Searching:
    """How `expert` searches in a game."""
    how = game.lore.levels().expert
    assert isinstance(how, Searching)
    return how


def test_experts_of_cyclades_follow_every_option_to_the_end_of_the_turn() -> None:
    assert {turns_over(s) for s in walked(GAME, islands().s, expert_of(GAME))} == {1}


def test_experts_of_hadrians_wall_search_path_cards_for_every_seat() -> None:
    s = WALL.start(3, None, Chance.of("paths"))
    for seat in range(3):
        choice = pending(s)[0]
        assert choice.seat == seat
        ends = walked(WALL, s, expert_of(WALL))
        assert all(end.rows[seat][107] >= 0 and not end.lanes[seat] for end in ends)
        take(s, choice, choice.options(s)[0], Chance.of("choice"))


def test_an_expert_does_not_sail_to_and_fro(blunders: Any) -> None:  # noqa: F811
    scene = islands()
    watcher = blunders.CycladesWatcher(GAME)
    watcher.begin(scene.s)
    player = bot("expert", "s")
    while pending(scene.s)[0].seat == 0 and scene.s.active == 0:
        choice = scene.choice()
        action = player.choose(mind_of(GAME, scene.s, choice, -1, player.chance))
        watcher.before(scene.s, choice, action)
        take(scene.s, choice, action, scene.chance)
        watcher.after(scene.s, choice, action)
    assert watcher.blunders["filler"] == 0


@pytest.mark.parametrize("ahead", [9.0, -40.0])
def test_even_who_is_sure_of_the_end_hopes_for_more(ahead: float) -> None:
    """Where everything wins, or loses, nobody wastes its gold for nothing."""
    scene = islands()
    search = Search(Far(ahead * 120.0), 0, Node(), Looker(GAME.lore, 4, 8), 120.0, 2, 99)
    better = Search(Far(ahead * 120.0 + 1.0), 0, Node(), Looker(GAME.lore, 4, 8), 120.0, 2, 99)
    assert 0.0 < search.hope(scene.s) < better.hope(scene.s) < 1.0
    near = Search(Far((8.0 if ahead > 0 else -8.0) * 120.0), 0, Node(), Looker(GAME.lore, 4, 8), 120.0, 2, 99)
    assert (near.hope(scene.s) < search.hope(scene.s)) == (ahead > 0)


class Far(Lore[Any]):
    """The first seat is far ahead of all others, or far behind."""

    def __init__(self, ahead: float) -> None:
        super().__init__()
        self.ahead = ahead

    def evaluate(self, s: Any, seat: int) -> float:
        return self.ahead if seat == 0 else 0.0


class Jumper(SearchBot):
    """A search that always ends with one action."""

    wanted = ""

    def search(self, mind: Mind, *_: Any) -> Any:
        return GAME.parse(self.wanted)


def test_a_jump_is_made_only_where_a_raise_is_surely_worse() -> None:
    scene = Scene().land("tinos", "purple", soldiers=1).land("syros", "yellow", soldiers=2)
    scene.land("polyaigos", "blue", soldiers=2).gold("purple", 9)
    scene.s.order = [0, 1, 2]
    scene.go(0, "apollo", Offerings())
    assert GAME.lore.modest(GAME.parse("bid zeus 6"), scene.choice().options(scene.s)) == GAME.parse("bid zeus 1")
    for thrift, bid in ((False, "bid zeus 6"), (True, "bid zeus 1")):
        how = Searching(120.0, top=8, depth=2, equal=True, thrift=thrift)
        player = Jumper("search", "s", 24, 0.0, how)
        player.wanted = "bid zeus 6"
        mind = mind_of(GAME, scene.s, scene.choice(), -1, Chance.of("bot"))
        assert GAME.text(player.choose(mind)) == bid, "nobody else has gold, so the lowest bid does"
