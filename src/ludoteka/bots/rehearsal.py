"""The rehearsing bot: plays its turn through to the end in its mind before it decides."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.bots.clock import Clock
from ludoteka.bots.greedy import END, GreedyBot
from ludoteka.bots.mind import Mind
from ludoteka.bots.rival import Rival
from ludoteka.bots.search_looker import Looker
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import Choice, State, asides_for, pending, take

WIDTH: Final = 12
LOOKS: Final = 60
"""The eye that plays on looks at so many options, and so many positions, for a decision."""
LONGEST: Final = 200
"""No turn is played on for more decisions than this."""
MOST_ASIDES: Final = 6


class Care:
    """How a rehearsing bot thinks about one game.

    Of its options it considers the `top` ones that look no worse than the best by `cut`, each in up to `worlds`
    positions it holds possible. What is asked with one of the prompts in `glances` it decides at first sight. `samples`
    are those of the greedy bot, whose view of the options it begins with.
    """

    def __init__(
        self, worlds: int, top: int, cut: float, glances: frozenset[str] = frozenset(), samples: int = 2
    ) -> None:
        self.worlds = worlds
        self.top = top
        self.cut = cut
        self.glances = glances
        self.samples = samples


class RehearsingBot(GreedyBot):
    """Plays what the greedy bot likes best, unless another option does surely better once the turn is over.

    Each option is followed to the end of the turn, everybody acting as a quick eye likes it, in the same worlds with
    the same luck; the game's `foresee` says what came of it. Options that do worse are given up, and the first choice
    stays as long as the difference may be luck: trusting a few worlds makes more mistakes than trusting the eye.
    """

    def __init__(self, name: str, seed: str, care: Care, limit: float = 0.0) -> None:
        super().__init__(name, seed, care.samples)
        self.care = care
        self.limit = limit

    def choose(self, mind: Mind) -> Action:
        """The option that proves best."""
        if len(mind.options) == 1:
            return mind.options[0]
        clock = Clock(self.limit, self.seconds)
        values, _ = self.values(mind)
        most = max(values)
        if most > END / 2 or mind.prompt[0] in self.care.glances or not self.own_turn(mind):
            return self.best(mind, values)
        order = sorted(range(len(values)), key=lambda number: -values[number])
        close = [mind.options[number] for number in order if values[number] > most - self.care.cut]
        if len(close) == 1:
            return close[0]
        return self.rehearse(mind, close[: self.care.top], clock)

    def own_turn(self, mind: Mind) -> bool:
        """Whether it is the seat's turn, in every position that it holds possible."""
        return bool(mind.game.turn_of(mind.sample(Chance.of("turn"))) == mind.seat)

    def rehearse(self, mind: Mind, options: list[Action], clock: Clock) -> Action:
        """Play the turn on after each option; the first, or one that does surely better."""
        seed = f"{mind.chance.word()}-{mind.chance.word()}"
        stage = Stage(mind.game, mind.seat)
        rivals = [Rival(action) for action in options[1:]]
        for world in range(self.care.worlds):
            base = mind.sample(Chance.of(seed, "sample", world))
            first = stage.play(base, mind.decision(base), options[0], seed, world)
            for rival in rivals:
                rival.learn(stage.play(base, mind.decision(base), rival.action, seed, world) - first)
            rivals = [rival for rival in rivals if not rival.is_worse()]
            if not rivals or clock.past():
                break
        better = [rival for rival in rivals if rival.is_better()]
        return max(better, key=Rival.lead).action if better else options[0]


class Stage:
    """Plays a turn of a seat through to its end, everybody as a quick eye likes it."""

    def __init__(self, game: Game[Any], seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.eye = Looker(game, WIDTH, LOOKS)
        self.shopper = GreedyBot("shopper", "shopper", 1)

    def play(self, base: State, choice: Choice[Any], action: Action, seed: str, world: int) -> float:
        """What the seat has to expect once it has taken an option in a position and its turn is over."""
        s = base.copy()
        luck = Chance.of(seed, "luck", world)
        picks = Chance.of(seed, "picks", world)
        take(s, choice, action, luck)
        plan: list[Action] = []
        for _ in range(LONGEST):
            if s.places or self.game.turn_of(s) != self.seat:
                break
            if pending(s)[0].seat == self.seat:
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
            for number, aside in enumerate(asides_for(s, self.seat)):
                options = aside.options(s)
                if not options:
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
                    break
            else:
                return

    def end(self, s: State) -> float:
        """What is foreseen, or how it ended."""
        if not s.places:
            return self.game.foresee(s, self.seat)
        if s.places[self.seat] > 1:
            return -END
        return END / s.places.count(1)
