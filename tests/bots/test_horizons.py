"""Every option of a decision is judged at the same moment, and options that differ in an amount share their places."""

from __future__ import annotations

from collections import Counter

from bots.toy import Toy, ToyGame
from games.cyclades.scene import GAME, Scene
from ludoteka.bots.mind import Mind, mind_of
from ludoteka.bots.search_looker import Looker
from ludoteka.bots.search_tree import Search
from ludoteka.bots.thinker import SearchBot, Worlds
from ludoteka.games.cyclades.rules.offerings import Offerings
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.lore import Searching
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import Choice, pending


class Idle(Choice[Toy]):
    """Give a point away and be asked again, or end the turn."""

    __slots__ = ()

    def options(self, s: Toy) -> list[Action]:
        return [("give",), ("roll",)] if s.besides < 5 else [("roll",)]

    def take(self, s: Toy, action: Action) -> None:
        if action == ("give",):
            s.points[self.seat] -= 1
            s.besides += 1
            s.then(self)
        else:
            s.then(Blow(1))


class Blow(Choice[Toy]):
    """The other seat takes five points, whatever happened before."""

    __slots__ = ()

    def options(self, s: Toy) -> list[Action]:
        return [("grab",), ("roll",)]

    def take(self, s: Toy, action: Action) -> None:
        s.points[0] -= 5
        s.then(Idle(0))


def idle_mind(player: SearchBot) -> Mind:
    game = ToyGame()
    s = game.start(2)
    s.agenda[-1] = Idle(0)
    return mind_of(game, s, pending(s)[0], -1, player.chance)


def test_ending_the_turn_is_not_judged_after_the_answers_alone() -> None:
    """The answer costs the same whenever it comes: to put it off by giving points away gains nothing."""
    player = SearchBot("search", "s", 24, 0.0, Searching(temper=20.0, depth=2))
    assert player.choose(idle_mind(player)) == ("roll",)


def test_where_every_option_ends_the_turn_the_answers_count() -> None:
    player = SearchBot("search", "s", 24, 0.0, Searching(temper=20.0, depth=2))
    mind = idle_mind(player)
    edges = player.first_look(mind).edges
    assert Worlds(mind).goes_on(edges)
    assert not Worlds(mind).goes_on([edge for edge in edges if edge.action == ("roll",)])


def bidding() -> Scene:
    scene = Scene().land("tinos", "purple", soldiers=1).land("syros", "yellow", soldiers=2)
    scene.land("polyaigos", "blue", soldiers=2).gold("purple", 12).gold("yellow", 8).gold("blue", 8)
    scene.s.order = [0, 1, 2]
    return scene.go(0, "apollo", Offerings())


def test_bids_for_one_god_take_no_more_than_two_places() -> None:
    scene = bidding()
    player = SearchBot("search", "s", 8, 0.0, Searching(temper=120.0, top=8))
    mind = mind_of(GAME, scene.s, scene.choice(), -1, player.chance)
    root = player.first_look(mind)
    found = player.finest(mind, root.edges)
    gods = Counter(edge.action[:2] for edge in found if edge.action[0] == "bid")
    assert len(gods) > 1
    assert max(gods.values()) <= 2
    assert found[0] is root.edges[0]
    for god, count in gods.items():
        if count == 2:
            least = next(action for action in mind.options if action[:2] == god)
            assert least in [edge.action for edge in found]


def test_a_path_card_is_chosen_by_the_year_that_follows_it() -> None:
    """The seat that chooses first looks through the others' choices into the year, as the one that chooses last."""
    game = load_game("hadrians_wall")
    s = game.start(2, None, Chance.of("paths"))
    choice = pending(s)[0]
    assert choice.prompt(s)[0] == "choose-cards"
    hard = game.lore.levels().hard
    assert isinstance(hard, Searching)
    player = SearchBot("search", "s", 4, 0.0, hard)
    mind = mind_of(game, s, choice, -1, player.chance)
    root = player.first_look(mind)
    worlds = Worlds(mind)
    assert not worlds.goes_on(root.edges)
    eye = Looker(game.lore, 4, 12)
    search = Search(game.lore, mind.seat, root, eye, 12.0, player.settings.depth, player.settings.far)
    worlds.renew()
    worlds.walk(search, root.edges[0])
    decisions = 0
    edge = root.edges[0]
    while edge.below:
        node = next(iter(edge.below.values()))
        edge = node.edges[0]
        decisions += 1
    assert decisions > 8
