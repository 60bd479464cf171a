"""Information-set tree search: the engine of the search bot, for every game through the kernel alone.

A walk starts in a position the seat holds possible and goes down one tree that is shared by all such positions. A node
of the tree is a decision as the seat meets it: what it is asked and what is offered. Where the tree ends, the walk goes
on as the greedy bot would, and all of its decisions become nodes, so that later walks only have to work out where they
leave what was tried before. It ends when the seat's turn does, or when the whole round does, and is judged there by the
game's evaluation, because a position in the middle of an action says little.

The other seats do what looks best to them. What the hidden cards and the dice are is the same for all walks of one
world, so that walks are compared in the same circumstances, and differs from world to world.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, Final

from ludoteka.bots.search_looker import Looker, waiting_for
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.lore import Lore
from ludoteka.kernel.state import Choice, State, Step, pending, take

EXPLORE: Final = 0.6
"""How much it draws the search to what was tried seldom."""
SURE: Final = 8.0
SURELY: Final = 1.0 / (1.0 + exp(SURE))
"""Who is ahead by more than this many tempers hopes a little more for being further ahead, so that nobody wastes what
it has because everything wins."""
LONGEST: Final = 240
"""No walk is longer than this."""

Key = tuple[object, ...]


class Edge:
    """An action at a node: its first look, how often it was taken, what came of it, and how its seat meant to go on."""

    __slots__ = ("action", "below", "ended", "first", "plan", "value", "visits")

    def __init__(self, action: Action, first: float, plan: list[Action]) -> None:
        self.action = action
        self.first = first
        self.plan = plan
        self.visits = 0
        self.ended = 0.0
        self.value = 0.0
        self.below: dict[Key, Node] = {}


class Node:
    """A decision of a seat; its edges with the most promising first. Until it is `looked` at, only those taken."""

    __slots__ = ("edges", "looked", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.value = 0.0
        self.looked = False
        self.edges: list[Edge] = []


class Search:
    """The tree below a decision of a seat, and what the search has learned about luck and values on the way.

    It is `lucky` once luck or others came into a walk, `brief` once a first decision was all there was to decide.

    `temper` is how far ahead, in the game's evaluation, one must be to hope for about 73 % of the wins; `depth` is how
    many decisions of its own a walk holds at least before another's turn ends it, `far` after how many it ends at the
    latest, between two actions. A search of `rounds` walks on past all of that, to the end of the round: until what
    lies at the bottom of the agenda, under the decision and everything else, has been done. An `equal` search ends
    all of its walks at the horizon that the game tells, if it tells one; depth and far mean nothing then.
    """

    __slots__ = (
        "bottom",
        "brief",
        "count",
        "depth",
        "equal",
        "eye",
        "far",
        "horizon",
        "lore",
        "lucky",
        "mean",
        "root",
        "rounds",
        "seat",
        "spread",
        "temper",
        "usual",
        "world",
    )

    def __init__(
        self,
        lore: Lore[Any],
        seat: Seat,
        root: Node,
        eye: Looker,
        temper: float,
        depth: int,
        far: int,
        rounds: bool = False,
        equal: bool = False,
    ) -> None:
        self.lore = lore
        self.seat = seat
        self.root = root
        self.eye = eye
        self.temper = temper
        self.depth = depth
        self.far = far
        self.rounds = rounds
        self.equal = equal
        self.brief = False
        self.bottom: Step[Any] | None = None
        self.horizon = 0
        self.lucky = False
        self.world = -1
        self.usual = 0.0
        self.count = 0
        self.mean = 0.0
        self.spread = 0.0

    # -- walking ------------------------------------------------------------------------------------------------

    def walk(self, s: State, choice: Choice[Any], start: Edge, luck: Chance, picks: Chance, world: int) -> float:
        """Take an edge of the root in a position that is held possible, walk on, and learn from where it leads: the
        hope to win there.

        Where luck or others come into it, the seat goes on as looked best; else it tries other ways as well.
        """
        curious = EXPLORE if world == self.world and not self.lucky else 0.0
        nodes: list[Node] = []
        edges: list[Edge] = []
        plan: list[Action] = []
        own = 0
        others = 0
        steps = 0
        self.bottom = s.agenda[0] if len(s.agenda) > 1 else None
        self.horizon = self.lore.horizon(s, self.seat) if self.equal else 0
        now: Choice[Any] | None = choice
        while now is not None and steps < LONGEST:
            steps += 1
            options = now.options(s)
            if len(options) == 1:
                plan = plan[1:] if plan and plan[0] == options[0] else []
                take(s, now, options[0], luck)
                now = self.next_choice(s, own)
                continue
            node = self.root
            edge = start
            if edges:
                node = node_below(edges[-1], s, now, options, world if now.seat != self.seat else -1)
                if not node.visits and plan and plan[0] in options:
                    edge = Edge(plan[0], 0.0, plan[1:])
                    node.edges.append(edge)
                else:
                    if not node.looked:
                        self.look(node, s, now, options, picks)
                    edge = self.select(node, curious) if now.seat == self.seat else node.edges[0]
            if now.seat == self.seat:
                own += 1
            else:
                others += 1
            plan = edge.plan
            nodes.append(node)
            edges.append(edge)
            take(s, now, edge.action, luck)
            now = self.next_choice(s, own)
        if others or luck.used:
            self.lucky = True
        if own == 1:
            self.brief = True
        hope = self.hope(s)
        self.learn(hope, nodes, edges, world)
        return hope

    def next_choice(self, s: State, own: int) -> Choice[Any] | None:
        """Who chooses next: the seat itself as long as it can, then the others; nobody once the walk is deep enough, or
        the round is over."""
        if s.places:
            return None
        if self.rounds and self.bottom is not None:
            return pending(s)[0] if s.agenda and s.agenda[0] is self.bottom else None
        choice = waiting_for(s, self.seat)
        if self.horizon:
            if self.lore.is_past(s, self.seat, self.horizon):
                return None
            return pending(s)[0] if choice is None else choice
        if choice is not None:
            return choice if own < self.far or self.amid(s) else None
        if own >= self.depth:
            return None
        return pending(s)[0]

    def amid(self, s: State) -> bool:
        """Whether the seat is in the middle of a larger decision of its own."""
        stack = s.agenda
        if s.lanes:
            stack = s.lanes[self.seat]
        for number in range(len(stack) - 1):
            step = stack[number]
            if isinstance(step, Choice) and step.seat == self.seat:
                return True
        return False

    def look(self, node: Node, s: State, choice: Choice[Any], options: list[Action], picks: Chance) -> None:
        """Look at the options of a node and put the most promising first, besides what was taken already."""
        known: dict[Action, Edge] = {}
        for edge in node.edges:
            known[edge.action] = edge
        edges: list[Edge] = []
        for found in self.eye.look(s, choice, options, picks):
            old = known.get(found.action)
            if old is None:
                edges.append(Edge(found.action, found.value, [] if found.lucky else found.path))
            else:
                old.first = found.value
                edges.append(old)
                del known[found.action]
        for edge in known.values():
            edge.first = edges[0].first
            edges.insert(0, edge)
        node.edges = edges
        node.looked = True

    def select(self, node: Node, curious: float) -> Edge:
        """The edge to take now: one that proved good, was tried seldom, or is the most promising of the untried."""
        edges = node.edges
        best = edges[0]
        if not node.visits:
            return best
        most = -1e9
        reach = curious * self.deviation() * sqrt(log(node.visits + 1.0))
        slope = 0.25 / self.temper
        for edge in edges:
            if edge.visits:
                score = edge.value + reach / sqrt(float(edge.visits))
            elif curious:
                short = slope * (edges[0].first - edge.first)
                score = node.value - (short if short < 1.0 else 1.0) + reach
            else:
                break
            if score > most:
                most = score
                best = edge
            if not edge.visits:
                break
        return best

    # -- learning -----------------------------------------------------------------------------------------------

    def hope(self, s: State) -> float:
        """The seat's hope of winning where a walk has ended, between 0 and 1."""
        seat = self.seat
        if s.places and (s.seats > 1 or s.places[seat] > 1):
            if s.places[seat] == 1:
                return 1.0
            return 0.1 * max(0.0, 1.0 - s.places[seat] / s.seats)
        value = self.lore.evaluate(s, seat)
        if s.seats == 1:
            if self.world < 0:
                self.usual = value
            ahead = value - self.usual
        else:
            rival = 0.0
            found = False
            for other in range(s.seats):
                if other != seat:
                    theirs = self.lore.evaluate(s, other)
                    if theirs != value and (not found or theirs > rival):
                        rival = theirs
                        found = True
            ahead = value - rival if found else 0.0
        x = ahead / self.temper
        if x > SURE:
            return 1.0 - SURELY * SURE / x
        if x < -SURE:
            return -SURELY * SURE / x
        return 1.0 / (1.0 + exp(-x))

    def learn(self, hope: float, nodes: list[Node], edges: list[Edge], world: int) -> None:
        """Tell every edge on the way what came of it, compared with what is usual in that world."""
        if world != self.world:
            self.mean = hope - self.root.value if self.root.visits else hope
            self.world = world
        value = hope - self.mean
        self.count += 1
        self.spread += value * value
        for number in range(len(edges) - 1, -1, -1):
            edge = edges[number]
            node = nodes[number]
            edge.visits += 1
            node.visits += 1
            if number == len(edges) - 1:
                edge.ended += value
            total = edge.ended
            for below in edge.below.values():
                total += below.value * below.visits
            edge.value = total / edge.visits
            node.value = edge.value
            for other in node.edges:
                if other.visits and other.value > node.value:
                    node.value = other.value

    def deviation(self) -> float:
        """How far what comes of walks usually differs."""
        if not self.count:
            return 0.05
        found = sqrt(self.spread / self.count)
        return found if found > 0.01 else 0.01


def node_below(edge: Edge, s: State, choice: Choice[Any], options: list[Action], world: int) -> Node:
    """The decision that an edge leads to: what another seat does depends on what it holds in that world."""
    key = key_of(choice.seat, world, choice.prompt(s), options)
    node = edge.below.get(key)
    if node is None:
        node = Node()
        edge.below[key] = node
    return node


def key_of(seat: Seat, world: int, prompt: Action, options: list[Action]) -> Key:
    """What tells a decision from others below the same edge; the world is -1 for the seat's own."""
    return (seat, world, prompt, *options)
