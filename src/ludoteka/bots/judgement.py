"""How likely each seat is to win, as one of them may know it, and what an option changes about that.

For reviews, hints and whoever asks why a bot did what it did. All of it is worked out in positions in which everything
hidden from the reader was drawn anew, so the answers depend on what the reader may know and on nothing else.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ludoteka.bots.greedy import Path
from ludoteka.bots.mind import Mind, mind_of
from ludoteka.bots.search_looker import Looker
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.game import Game
from ludoteka.kernel.judgement import Judgement
from ludoteka.kernel.state import Choice, State, take

SAMPLES: Final = 8
"""In how many positions a chance is worked out."""
CHANGES: Final = 4
"""How many changes are told with an option."""
WIDTH: Final = 12
LOOKS: Final = 60
"""How many options, and how many positions, the eye looks at that finishes an action."""
LONGEST: Final = 40
"""No action is followed for more choices than this."""


class NoJudgement(LudotekaError):
    """The game has not learned who wins."""


class Change(msgspec.Struct, frozen=True):
    """What an option changes: a feature of a side, before and after, and what that does to the reader's chance.

    `feature` is one of the game's `lore.feature_names()`; `seat` is the first seat of the side it tells about.
    """

    feature: str
    seat: Seat
    before: float
    after: float
    chance: float


class Option(msgspec.Struct, frozen=True):
    """An option of a decision: the reader's chance to win after it, and the largest changes behind that."""

    action: Action
    chance: float
    changes: list[Change]


class Advice(msgspec.Struct, frozen=True):
    """A decision: the chance to win before it, and its options, the best first."""

    seat: Seat
    chance: float
    options: list[Option]


def chance_to_win(game: Game[Any], s: State, reader: Seat, samples: int = SAMPLES) -> list[float]:
    """The chance of each seat to win, as the reader may know it; allies share the chance of their side.

    The chances of the sides add up to 1. When the game is over, those who won share it. Where all play on one side
    there is nobody to win against, and nothing was learned about that: it is an error to ask.
    """
    if s.places:
        return ended(game, s)
    judged(game, s)
    total = [0.0] * s.seats
    for number in range(samples):
        world = game.resample(s, reader, Chance.of("chance to win", "sample", number))
        for seat, chance in enumerate(game.lore.chances(world)):
            total[seat] += chance
    return [chance / samples for chance in total]


def advise(game: Game[Any], s: State, choice: Choice[Any], aside: int = -1, samples: int = SAMPLES) -> Advice:
    """What each option of a decision does to the chance of its seat, in the same positions with the same luck."""
    judgement = judged(game, s)
    mind = mind_of(game, s, choice, aside, Chance.of("advice"))
    worlds = [mind.sample(Chance.of("advice", "sample", number)) for number in range(samples)]
    before = [game.lore.chances(world)[mind.seat] for world in worlds]
    options = [option_of(mind, judgement, worlds, action) for action in mind.options]
    options.sort(key=lambda option: -option.chance)
    return Advice(mind.seat, sum(before) / samples, options)


def judged(game: Game[Any], s: State) -> Judgement:
    """The judgement of a game; an error if it has none, or none for those who play alone or together."""
    if len({game.lore.side(s, seat) for seat in range(s.seats)}) == 1:
        raise NoJudgement(f"{game.id}: alone or together there is nobody to win against, so no chance is told")
    judgement: Judgement | None = game.lore.judgement
    if judgement is None:
        raise NoJudgement(f"{game.id} has not learned who wins; expected a judgement from: ludoteka train {game.id}")
    return judgement


def ended(game: Game[Any], s: State) -> list[float]:
    """The chances at the end of a game: 1, shared by the sides that won together."""
    sides = [game.lore.side(s, seat) for seat in range(s.seats)]
    winners = {side for side, place in zip(sides, s.places, strict=True) if place == 1}
    return [1.0 / len(winners) if side in winners else 0.0 for side in sides]


def option_of(mind: Mind, judgement: Judgement, worlds: list[State], action: Action) -> Option:
    """An option, taken in every position and followed through the choices that belong to it."""
    chances: list[float] = []
    changes: dict[tuple[str, Seat], list[Change]] = {}
    for number, world in enumerate(worlds):
        s = followed(mind, world, action, number)
        if s.places:
            chances.append(ended(mind.game, s)[mind.seat])
            continue
        chances.append(mind.game.lore.chances(s)[mind.seat])
        for change in changes_between(mind, judgement, world, s):
            changes.setdefault((change.feature, change.seat), []).append(change)
    count = len(worlds)
    means = [
        Change(
            feature,
            seat,
            sum(one.before for one in found) / len(found),
            sum(one.after for one in found) / len(found),
            sum(one.chance for one in found) / count,
        )
        for (feature, seat), found in changes.items()
    ]
    means.sort(key=lambda change: -abs(change.chance))
    return Option(action, sum(chances) / count, means[:CHANGES])


def followed(mind: Mind, world: State, action: Action, number: int) -> State:
    """A copy of a position after an option, and after what its seat still has to say about it."""
    s = world.copy()
    luck = Chance.of("advice", "luck", number)
    picks = Chance.of("advice", "picks", number)
    choice = mind.decision(s)
    eye = Looker(mind.game.lore, WIDTH, LOOKS)
    path = Path(mind, choice)
    below = path.below(s)
    take(s, choice, action, luck)
    for _ in range(LONGEST):
        more = path.open_choice(s, luck, below)
        if more is None:
            break
        options = more.options(s)
        best = options[0] if len(options) == 1 else eye.look(s, more, options, picks)[0].action
        take(s, more, best, luck)
    return s


def changes_between(mind: Mind, judgement: Judgement, before: State, after: State) -> list[Change]:
    """What has changed for each side, and what the seat's chance would lose if that one thing had not."""
    lore = mind.game.lore
    sides = [lore.side(after, seat) for seat in range(after.seats)]
    firsts = [seat for seat in range(after.seats) if sides.index(sides[seat]) == seat]
    own = firsts.index(sides.index(sides[mind.seat]))
    old = [lore.features(before, seat) for seat in firsts]
    new = [lore.features(after, seat) for seat in firsts]
    chance = judgement.chances(new)[own]
    found: list[Change] = []
    for side, seat in enumerate(firsts):
        for number, name in enumerate(judgement.names):
            was, now = old[side][number], new[side][number]
            if was != now:
                new[side][number] = was
                found.append(Change(name, seat, was, now, chance - judgement.chances(new)[own]))
                new[side][number] = now
    return found
