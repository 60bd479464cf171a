"""The rehearsing bot: plays its turn through to the end in its mind before it decides, or even its next one."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.bots.clock import Clock
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.mind import Mind
from ludoteka.bots.outlook import END
from ludoteka.bots.rival import Rival
from ludoteka.bots.search_looker import Looker
from ludoteka.kernel.action import NOTHING, Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.lore import Rehearsing
from ludoteka.kernel.state import Choice, State, pending, take

WIDTH: Final = 12
LOOKS: Final = 60
"""How many options, and how many positions, the eye that plays on looks at for a decision."""
LONGEST: Final = 200
"""No turn is played on for more decisions than this."""
MOST_ASIDES: Final = 6
BESIDE_USUAL: Final = 12
"""How many other options are compared with a habit of the game."""


class RehearsingBot(GreedyBot):
    """Plays what the greedy bot likes best, in a fight what is usual, unless another option does surely better.

    Each option is followed to the end of the turn, everybody acting as a quick eye likes it or by habit, in the same
    worlds with the same luck; the game's `foresee` says what came of it. Options that do worse are given up, and the
    first choice stays as long as the difference may be luck: to trust a few worlds makes more mistakes than to trust
    the eye.
    """

    def __init__(self, name: str, seed: str, care: Rehearsing, limit: float = 0.0) -> None:
        super().__init__(name, seed, care.samples)
        self.care = care
        self.limit = limit

    def choose(self, mind: Mind) -> Action:
        """The option that proves best."""
        if len(mind.options) == 1:
            return mind.options[0]
        clock = Clock(self.limit, self.seconds)
        usual = self.usual(mind) if self.care.bouts else NOTHING
        glance = mind.prompt[0] in self.care.glances
        if usual and glance:
            return usual
        values, _ = self.values(mind)
        most = max(values)
        if most > END / 2:
            return self.best(mind, values)
        liked = by_value(mind.options, values)
        if usual:
            others = [action for action in liked if action != usual]
            return self.compare(mind, [usual, *others[:BESIDE_USUAL]], clock, self.care.bouts, 0)[0]
        if glance or not self.own_turn(mind):
            return self.best(mind, values)
        close = sum(value > most - self.care.cut for value in values)
        if close == 1:
            return liked[0]
        return self.rehearse(mind, liked[: min(close, self.care.top)], clock)

    def aside(self, mind: Mind) -> Action | None:
        """What it does besides: the greedy bot's choice, or what does surely better once the turn is over."""
        values, standing = self.values(mind)
        most = max(values)
        greedy = self.best(mind, values) if most > standing else NOTHING
        if not self.care.asides or most > END / 2 or not self.own_turn(mind):
            return greedy or None
        others = [action for action in by_value(mind.options, values) if action != greedy][: self.care.asides]
        if greedy:
            others.append(NOTHING)
        return self.rehearse(mind, [greedy, *others], Clock(self.limit, self.seconds)) or None

    def usual(self, mind: Mind) -> Action:
        """What is usually done here, nothing where there is no habit."""
        return mind.game.lore.habit(mind.sample(Chance.of("usual")), mind.options)

    def own_turn(self, mind: Mind) -> bool:
        """Whether it is the seat's turn, in every position that it holds possible."""
        return bool(mind.game.turn_of(mind.sample(Chance.of("turn"))) == mind.seat)

    def rehearse(self, mind: Mind, options: list[Action], clock: Clock) -> Action:
        """Play the turn on after each option, and its next turn too after those that stay; the best."""
        found = self.compare(mind, options, clock, self.care.worlds, 1)
        if self.care.finals > 1 and len(found) > 1:
            found = self.compare(mind, found[: self.care.finals], clock, self.care.worlds, 2)
        return found[0]

    def compare(self, mind: Mind, options: list[Action], clock: Clock, worlds: int, turns: int) -> list[Action]:
        """Play on for some turns after each option: the first, or one that does surely better, then what else stays.

        For no turn at all: as far as habits reach.
        """
        seed = f"{mind.chance.word()}-{mind.chance.word()}"
        stage = Stage(mind.game, mind.seat, turns)
        rivals = [Rival(action) for action in options[1:]]
        for world in range(worlds):
            base = mind.sample(Chance.of(seed, "sample", world))
            first = stage.play(base, mind.decision(base), options[0], seed, world)
            for rival in rivals:
                rival.learn(stage.play(base, mind.decision(base), rival.action, seed, world) - first)
            rivals = [rival for rival in rivals if not rival.is_worse()]
            if not rivals or clock.past():
                break
        rivals.sort(key=Rival.lead, reverse=True)
        if rivals and rivals[0].is_better():
            return [rivals[0].action, options[0], *(rival.action for rival in rivals[1:])]
        return [options[0], *(rival.action for rival in rivals)]


def by_value(options: list[Action], values: list[float]) -> list[Action]:
    """Options by what they are worth, the best first; equals in their order."""
    return [options[number] for number in sorted(range(len(values)), key=lambda number: -values[number])]


class Stage:
    """Plays on to the end of some turns of a seat, everybody as a quick eye likes it or by habit.

    For no turn at all it plays on as far as habits reach.
    """

    def __init__(self, game: Game[Any], seat: Seat, turns: int) -> None:
        self.game = game
        self.seat = seat
        self.turns = turns
        self.eye = Looker(game.lore, WIDTH, LOOKS)
        self.shopper = GreedyBot("shopper", "shopper", 1)
        self.refused: dict[int, list[Action]] = {}
        """What was not worth doing besides, by the number of the aside: the same is not thought about again."""

    def play(self, base: State, choice: Choice[Any], action: Action, seed: str, world: int) -> float:
        """What the seat has to expect once it has taken an option in a position and played on."""
        s = base.copy()
        luck = Chance.of(seed, "luck", world)
        picks = Chance.of(seed, "picks", world)
        if action:
            take(s, choice, action, luck)
        plan: list[Action] = []
        self.refused = {}
        turns = self.turns
        mine = True
        for _ in range(LONGEST * max(1, turns)):
            if s.places:
                break
            if turns and mine != (self.game.turn_of(s) == self.seat):
                mine = not mine
                if not mine:
                    turns -= 1
                    if not turns:
                        break
            now = pending(s)[0]
            options = now.options(s)
            usual = self.game.lore.habit(s, options)
            if usual:
                take(s, now, usual, luck)
                continue
            if not self.turns:
                break
            if now.seat == self.seat:
                self.besides(s, luck, picks)
                now = pending(s)[0]
                options = now.options(s)
            if len(options) > 1 and not (plan and plan[0] in options):
                found = self.eye.look(s, now, options, picks)[0]
                plan = [found.action, *([] if found.lucky else found.path)]
            best = plan[0] if plan and plan[0] in options else options[0]
            plan = plan[1:] if plan and plan[0] == best else []
            take(s, now, best, luck)
        return self.end(s)

    def besides(self, s: State, luck: Chance, picks: Chance) -> None:
        """Do what gains something besides."""
        for _ in range(MOST_ASIDES):
            for number, aside in enumerate(self.game.asides_for(s, self.seat)):
                options = aside.options(s)
                if not options or self.refused.get(number) == options:
                    continue
                mind = Mind(
                    self.game,
                    self.seat,
                    number,
                    aside.prompt(s),
                    options,
                    picks,
                    lambda: self.game.view(s, self.seat),
                    lambda _: s.copy(),
                )
                action = self.shopper.aside(mind)
                if action is not None:
                    take(s, aside, action, luck)
                    self.refused = {}
                    break
                self.refused[number] = options
            else:
                return

    def end(self, s: State) -> float:
        """What is foreseen, or how it ended."""
        if not s.places or not self.game.lore.settles(s):
            return self.game.lore.foresee(s, self.seat)
        if s.places[self.seat] > 1:
            return -END
        return END / s.places.count(1)
