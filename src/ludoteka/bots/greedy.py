"""The greedy bot: looks one decision ahead, with all that belongs to it, and takes what leaves it standing best."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.bots.bot import Bot
from ludoteka.bots.mind import Mind
from ludoteka.bots.outlook import END, worth
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.state import Choice, State, Step, pending_for, take

SAMPLES: Final = 4
LOOKS: Final = 600
"""About how many positions it looks at for one decision; with very many options it tries each in fewer samples."""
FOLLOWS: Final = 1200
"""About how many more it looks at to follow a decision through the choices that belong to it."""

World = tuple[State, Chance, list[Step[Any]]]
"""A position that is held possible, the luck that goes on in it, and what waited below the decision."""


class GreedyBot(Bot):
    """Tries every option in the same few positions it holds possible and compares the game's evaluation afterwards.

    Where an option asks its seat for more (from where, where to, how many), it goes on to the best answer, so that
    what is compared is the whole action.
    """

    def __init__(self, name: str, seed: str, samples: int = SAMPLES) -> None:
        super().__init__(name, seed)
        self.samples = samples

    def choose(self, mind: Mind) -> Action:
        """The option that does best on average; among equals any of them."""
        if len(mind.options) == 1:
            return mind.options[0]
        values, _ = self.values(mind)
        return self.best(mind, values)

    def aside(self, mind: Mind) -> Action | None:
        """The best option of an aside, if it leaves the seat better off than doing nothing."""
        values, standing = self.values(mind)
        return self.best(mind, values) if max(values) > standing else None

    def best(self, mind: Mind, values: list[float]) -> Action:
        """One of the options that are worth most."""
        most = max(values)
        return mind.chance.pick([action for action, value in zip(mind.options, values, strict=True) if value == most])

    def values(self, mind: Mind) -> tuple[list[float], float]:
        """The average worth of each option, and of the position before it, with the same samples and luck for all."""
        rounds = max(1, min(self.samples, LOOKS // len(mind.options)))
        seed = f"{mind.chance.word()}-{mind.chance.word()}"
        guesses = [mind.sample(Chance.of(seed, "sample", number)) for number in range(rounds)]
        before = sum(worth(mind.game.lore, guess, mind.seat) for guess in guesses)
        path = Path(mind, mind.decision(guesses[0]))
        below = [path.below(guess) for guess in guesses]
        sums: list[float] = []
        for action in mind.options:
            worlds: list[World] = []
            for number, guess in enumerate(guesses):
                s = guess.copy()
                luck = Chance.of(seed, "luck", number)
                take(s, mind.decision(s), action, luck)
                worlds.append((s, luck, below[number]))
            sums.append(path.follow(worlds, FOLLOWS // len(mind.options)))
        return [total / rounds for total in sums], before / rounds


class Path:
    """A decision and the choices that belong to it: those it puts above itself, and, inside a larger decision of the
    seat, those that take its place, its own kind among them as long as no luck came between. It is over when
    something that waited below has begun."""

    def __init__(self, mind: Mind, choice: Choice[Any]) -> None:
        self.game: Game[Any] = mind.game
        self.seat = mind.seat
        self.kind = type(choice)
        self.aside = mind.aside >= 0

    def below(self, s: State) -> list[Step[Any]]:
        """What waits below the decision."""
        stack = s.lanes[self.seat] if s.lanes else s.agenda
        return stack.copy() if self.aside else stack[:-1]

    def open_choice(self, s: State, luck: Chance, below: list[Step[Any]]) -> Choice[Any] | None:
        """The choice of the seat that still belongs to the decision, if one waits."""
        choice = pending_for(s, self.seat)
        stack = s.lanes[self.seat] if s.lanes else s.agenda
        height = len(below)
        if choice is None or len(stack) <= height or (below and stack[height - 1] is not below[-1]):
            return None
        if self.aside or len(stack) > height + 1:
            return choice
        inside = any(isinstance(step, Choice) and step.seat == self.seat for step in below)
        return choice if inside and (type(choice) is not self.kind or not luck.used) else None

    def follow(self, worlds: list[World], looks: int) -> float:
        """What positions are worth together once the seat has made the best of the choices that belong to it.

        What looks the same to the seat is decided alike, without a glance at the luck to come.
        """
        total = 0.0
        alike: dict[tuple[Action, ...], list[World]] = {}
        for world in worlds:
            s, luck, below = world
            choice = self.open_choice(s, luck, below)
            if choice is None:
                total += worth(self.game.lore, s, self.seat)
            else:
                alike.setdefault((choice.prompt(s), *choice.options(s)), []).append(world)
        for (_, *options), group in alike.items():
            total += self.best_of(options, group, looks * len(group) // len(worlds))
        return total

    def best_of(self, options: list[Action], group: list[World], looks: int) -> float:
        """What positions are worth together after the best of the options, or as they are if looks run out."""
        tries = min(len(options), looks // len(group))
        if tries < 1:
            return sum(worth(self.game.lore, s, self.seat) for s, _, _ in group)
        best = -END * END
        for number in range(tries):
            action = options[number * len(options) // tries]
            worlds: list[World] = []
            for s, luck, below in group:
                twin = s.copy()
                choice = pending_for(twin, self.seat)
                assert choice is not None
                same = Chance(luck.a, luck.b, luck.c, luck.counter)
                same.used = luck.used
                take(twin, choice, action, same)
                worlds.append((twin, same, below))
            best = max(best, self.follow(worlds, looks // tries - len(group)))
        return best
