"""The search bot: plans its whole turn ahead in a tree of what may happen, as long as it is given."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.clock import Clock
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.mind import Mind
from ludoteka.bots.outlook import END
from ludoteka.bots.rival import Rival
from ludoteka.bots.search_looker import Looker
from ludoteka.bots.search_tree import Edge, Node, Search, key_of
from ludoteka.bots.search_winning import Question
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.lore import Searching

CALM_ROUNDS: Final = 8
"""How many rounds of walks share a world where neither luck nor other seats are involved."""
ROUND_WIDTH: Final = 8
ROUND_LOOKS: Final = 32
"""The eye that plays on to the end of a round is quicker still, because those walks are long."""
FINALISTS: Final = 3
"""How many options are walked to the end of the round."""
HOPELESS: Final = 0.5
"""An option that looks worse than the best by this share of the temper is not considered."""
MODEST_WALKS: Final = 24
"""How many walks at least decide between what was chosen and its modest form."""
SEARCHING: Final = 0.7
"""The share of its time that it searches where the winning question follows."""
GLANCED: Final = 2
GUARDED: Final = 4
"""In how many worlds the winning question is asked about an option: first in two, in more if one of them is lost."""


class SearchBot(GreedyBot):
    """Begins with what the greedy bot thinks of its options and goes on with a tree search.

    The best options are walked in the same worlds, and the worse half is dropped again and again until one is left.
    `walks` bounds how often it plays ahead, `limit` for how many seconds; 0 means no bound. With walks alone equal
    seeds choose alike.
    """

    def __init__(self, name: str, seed: str, walks: int, limit: float = 0.0, settings: Searching | None = None) -> None:
        self.settings = Searching() if settings is None else settings
        super().__init__(name, seed, self.settings.samples)
        self.walks = walks
        self.limit = limit
        self.kept: Edge | None = None

    def choose(self, mind: Mind) -> Action:
        """The option that proves best."""
        if len(mind.options) == 1:
            return mind.options[0]
        clock = Clock(self.limit, self.seconds)
        kept, self.kept = self.kept, None
        root = self.first_look(mind)
        if root.edges[0].first > END / 2:
            return root.edges[0].action
        hopeless = root.edges[0].first - HOPELESS * self.settings.temper
        edges = [edge for edge in root.edges[: self.settings.top] if edge.first > hopeless]
        guard = Guard(mind)
        chosen = edges[0].action
        if len(edges) > 1:
            if kept is not None:
                edges = go_on(root, kept.below.get(key_of(mind.seat, -1, mind.prompt, mind.options)), edges)
            time = clock.part(SEARCHING) if guard.needed else clock
            chosen = self.search(mind, root, edges, time)
            if self.settings.thrift:
                chosen = self.save(mind, root, chosen, time)
        if guard.needed:
            rest = Clock(self.seconds * (1.0 - SEARCHING))
            better = guard.better(chosen, [edge.action for edge in root.edges], rest)
            if better != chosen:
                self.kept = None
            return better
        return chosen

    def first_look(self, mind: Mind) -> Node:
        """The options as the greedy bot sees them, the best first, without needless defeats."""
        values, _ = self.values(mind)
        most = max(values)
        root = Node()
        root.looked = True
        root.edges = [
            Edge(action, value, [])
            for action, value in zip(mind.options, values, strict=True)
            if value > most - END / 2
        ]
        root.edges.sort(key=first_of, reverse=True)
        return root

    def search(self, mind: Mind, root: Node, edges: list[Edge], clock: Clock) -> Action:
        """Walk the edges until one is left or the time is up."""
        settings = self.settings
        eye = Looker(mind.game.lore, settings.width, settings.looks)
        search = Search(
            mind.game.lore, mind.seat, root, eye, settings.temper, settings.depth, settings.far, equal=settings.equal
        )
        worlds = Worlds(mind)
        walks = self.walks
        if settings.rounds:
            walked = worlds.walk_all(search, edges, clock)
            if clock.past():
                return self.settle(search, best_of(walked))
            if search.lucky or (settings.equal and search.brief):
                edges = halve(search, edges, worlds, (walks + 3) // 4, FINALISTS, clock.part(0.5))
                search = whole_rounds(search, edges)
                return self.settle(search, surest(search, worlds, max(1, walks * 3 // 4) if walks else 0, clock))
        return self.settle(search, best_of(halve(search, edges, worlds, walks, 1, clock)))

    def save(self, mind: Mind, root: Node, chosen: Action, clock: Clock) -> Action:
        """What was chosen, or its modest form unless that does surely worse in the same worlds."""
        modest = mind.game.lore.modest(chosen, mind.options)
        both = [edge for action in (modest, chosen) for edge in root.edges if edge.action == action]
        if modest == chosen or len(both) < 2:
            return chosen
        settings = self.settings
        eye = Looker(mind.game.lore, settings.width, settings.looks)
        search = Search(
            mind.game.lore,
            mind.seat,
            fresh(both),
            eye,
            settings.temper,
            settings.depth,
            settings.far,
            equal=settings.equal,
        )
        if settings.rounds:
            search = whole_rounds(search, both)
        walks = max(MODEST_WALKS, self.walks // 2)
        self.kept = None
        return surest(search, Worlds(mind), walks, clock).action

    def settle(self, search: Search, edge: Edge) -> Action:
        """Choose; what was found below it is kept for the next decision unless luck or others come between."""
        self.kept = None if search.lucky else edge
        return edge.action


class Worlds:
    """The positions a search is walked in, one after the other, each with a luck of its own."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.seed = f"{mind.chance.word()}-{mind.chance.word()}"
        self.number = -1
        self.shared = 0
        self.base = mind.sample(Chance.of(self.seed, "sample", 0))

    def renew(self) -> None:
        """Go on to another world."""
        self.number += 1
        self.shared = 0
        if self.number:
            self.base = self.mind.sample(Chance.of(self.seed, "sample", self.number))

    def walk_all(self, search: Search, edges: list[Edge], clock: Clock) -> list[Edge]:
        """Walk once from each edge, in the next world if it makes a difference; those walked in time, at least two."""
        if self.number < 0 or search.lucky or self.shared >= CALM_ROUNDS:
            self.renew()
        self.shared += 1
        for number, edge in enumerate(edges):
            self.walk(search, edge)
            if number and clock.past():
                return edges[: number + 1]
        return edges

    def walk(self, search: Search, edge: Edge) -> float:
        """Walk once from an edge of the root; the hope to win where it ends."""
        s = self.base.copy()
        luck = Chance.of(self.seed, "luck", self.number)
        picks = Chance.of(self.seed, "picks", self.number)
        return search.walk(s, self.mind.decision(s), edge, luck, picks, self.number)


class Guard:
    """Asks the winning question about options, in the same worlds with the same luck.

    It is `needed` where another is near to winning in a position the seat holds possible.
    """

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.question = Question(mind.game.lore, mind.seat)
        self.needed = self.question.is_open(mind.sample(Chance.of("guard")))
        self.seed = f"{mind.chance.word()}-{mind.chance.word()}" if self.needed else ""

    def better(self, chosen: Action, options: list[Action], clock: Clock) -> Action:
        """What was chosen; if it mostly loses at once, the first of the options that mostly does not."""
        if not any(self.outcome(chosen, world) < 0.0 for world in range(GLANCED)):
            return chosen
        outcomes = [self.outcome(chosen, world) for world in range(GUARDED)]
        lost = [world for world in range(GUARDED) if outcomes[world] < 0.0]
        if len(lost) * 2 <= GUARDED:
            return chosen
        best, most = chosen, sum(outcomes)
        for action in options:
            if clock.past():
                break
            if action == chosen or all(self.outcome(action, world) <= outcomes[world] for world in lost[:GLANCED]):
                continue
            total = sum(self.outcome(action, world) for world in range(GUARDED))
            if total > most + GUARDED / 4:
                best, most = action, total
            if most >= 0.0:
                break
        return best

    def outcome(self, action: Action, world: int) -> float:
        """What becomes of an option in one of the worlds."""
        mind, seed = self.mind, self.seed
        s = mind.sample(Chance.of(seed, "sample", world))
        luck = Chance.of(seed, "luck", world)
        return self.question.outcome(s, mind.decision(s), action, luck, Chance.of(seed, "picks", world))


def halve(search: Search, edges: list[Edge], worlds: Worlds, walks: int, few: int, clock: Clock) -> list[Edge]:
    """Walk the edges in the same worlds and drop the worse half, again and again, until few are left or time is up."""
    halvings = 1
    left = max(few, (len(edges) + 1) // 2)
    while left > few:
        halvings += 1
        left = max(few, (left + 1) // 2)
    share = max(1, walks // halvings) if walks else 0
    for half in range(1, halvings + 1):
        rounds = max(1, share // len(edges)) if share or not clock.limit else 0
        done = 0
        while not rounds or done < rounds:
            walked = worlds.walk_all(search, edges, clock)
            if clock.past():
                return sorted(walked, key=value_of, reverse=True)[:few]
            done += 1
            if clock.past(half / halvings):
                break
        edges = sorted(edges, key=value_of, reverse=True)[: max(few, (len(edges) + 1) // 2)]
    return edges


def surest(search: Search, worlds: Worlds, walks: int, clock: Clock) -> Edge:
    """The first edge of the root, or one that does surely better in the same worlds; who does worse is dropped.

    Without a bound of time it walks at least once.
    """
    first, *others = search.root.edges
    rivals = [(edge, Rival(edge.action)) for edge in others]
    bounded = walks > 0 or not clock.limit
    while rivals and not clock.past():
        worlds.renew()
        hope = worlds.walk(search, first)
        for edge, rival in rivals:
            rival.learn(worlds.walk(search, edge) - hope)
        walks -= 1 + len(rivals)
        rivals = [pair for pair in rivals if not pair[1].is_worse()]
        if bounded and walks <= 0:
            break
    better = [pair for pair in rivals if pair[1].is_better()]
    return max(better, key=lambda pair: pair[1].lead())[0] if better else first


def whole_rounds(turn: Search, edges: list[Edge]) -> Search:
    """A search of the same edges anew, whose walks go on to the end of the round."""
    eye = Looker(turn.lore, ROUND_WIDTH, ROUND_LOOKS)
    return Search(turn.lore, turn.seat, fresh(edges), eye, turn.temper, turn.depth, turn.far, rounds=True)


def fresh(edges: list[Edge]) -> Node:
    """A root with the same options, of which nothing is known yet."""
    root = Node()
    root.looked = True
    root.edges = [Edge(edge.action, edge.first, []) for edge in edges]
    return root


def go_on(root: Node, old: Node | None, edges: list[Edge]) -> list[Edge]:
    """Go on with what was learned about the decision when it lay ahead: the way that was planned comes first."""
    if old is None:
        return edges
    known = {edge.action: edge for edge in old.edges if edge.visits}
    for edge in root.edges:
        before = known.get(edge.action)
        if before is not None:
            before.first = edge.first
    root.edges = [known.get(edge.action, edge) for edge in root.edges]
    root.visits = old.visits
    root.value = old.value
    planned = best_of(list(known.values()))
    most = len(edges)
    return [planned, *(edge for edge in root.edges if edge is not planned)][:most]


def best_of(edges: list[Edge]) -> Edge:
    """What proved best; of equals the first."""
    return max(edges, key=value_of)


def value_of(edge: Edge) -> float:
    """What an edge proved to be worth."""
    return edge.value


def first_of(edge: Edge) -> float:
    """What an edge seemed to be worth at first."""
    return edge.first
