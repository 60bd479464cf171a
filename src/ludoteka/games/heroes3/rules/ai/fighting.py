"""How neutral units and AI heroes fight by themselves: targets and ways (H3-AI-08, H3-AI-09, H3-AI-10, H3-AI-11)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import AI, AZURE, NEUTRALS, SPACES
from ludoteka.games.heroes3.rules.ai.hero_cards import AiDraw, chooser, waiting_sword
from ludoteka.games.heroes3.rules.battlefield.aiming import ChooseSpace
from ludoteka.games.heroes3.rules.battlefield.board import (
    GATE,
    adjacent,
    distance,
    steps_of,
    steps_to,
)
from ludoteka.games.heroes3.rules.battlefield.damage import over
from ludoteka.games.heroes3.rules.battlefield.figures import (
    ability,
    alive,
    effect_on,
    fight,
    fighters_of,
    is_ranged,
    is_tower,
    movement_of,
    owner_of,
    tier_of,
)
from ludoteka.games.heroes3.rules.battlefield.siege import pieces_in_the_way
from ludoteka.games.heroes3.rules.combat.moves import (
    attack_space,
    berserk_options,
    march,
    may_move,
    move_options,
    targets_from,
)
from ludoteka.games.heroes3.rules.combat.strike import declare
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step

LAST_RANK: Final = 99
TOWER_RANK: Final = 15
"""An arrow tower for ranged besiegers with a method: after ranged units, before all others."""


def rank(s: Heroes3, fighter: int, target: int) -> int:
    """How much a unit wants to attack another; the least number first (H3-AI-08, H3-AI-09)."""
    c = fight(s)
    own = tier_of(s, c, fighter)
    other = tier_of(s, c, target)
    if other < 0:
        return TOWER_RANK if is_ranged(s, c, fighter) and special(s, "besiegers_methodical") is not None else LAST_RANK
    if own < 0 or other == own:
        value = 0
    elif other < own:
        value = own - other
    else:
        value = other + AZURE + 1
    if is_ranged(s, c, fighter) and not is_ranged(s, c, target):
        value += 20
    return value


def wanted(s: Heroes3, c: Combat, fighter: int, targets: list[int]) -> list[int]:
    """The best of some targets by tier and kind, then the nearest of them (H3-AI-08, H3-AI-09, H3-AI-10)."""
    if not targets:
        return []
    best = min(rank(s, fighter, target) for target in targets)
    first = [target for target in targets if rank(s, fighter, target) == best]
    near = min(distance(c.space[fighter], c.space[target]) for target in first)
    return [target for target in first if distance(c.space[fighter], c.space[target]) == near]


class AiActs(Step[Heroes3]):
    """A unit run by the AI rules acts: first a card of its hero, then it goes for a target (H3-AI-06, H3-AI-11)."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        if over(s) or not alive(c, self.fighter):
            return
        s.then(AiMoves(self.fighter))
        waiting_sword(s, c, self.fighter)
        if c.ai_deck and owner_of(c, c.side[self.fighter]) in (AI, NEUTRALS):
            s.then(AiDraw(self.fighter, True))


class AiMoves(Step[Heroes3]):
    """The unit attacks the best target in reach, or moves nearer to the best of all (R-40, R-74)."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        fighter = self.fighter
        if over(s) or not alive(c, fighter) or c.attacked or effect_on(c, "stuck", fighter) is not None:
            return
        if effect_on(c, "berserk", fighter) is not None:
            go_berserk(s, c, fighter)
            return
        here = c.space[fighter]
        forgetful = effect_on(c, "forgetfulness", fighter) is not None
        reached = [] if forgetful else targets_in_reach(s, c, fighter)
        if reached:
            pick(s, c, fighter, wanted(s, c, fighter, reached))
            return
        if not forgetful and not is_ranged(s, c, fighter):
            pieces = gate_first(s, c, pieces_in_the_way(s, c, fighter, here))
            if pieces:
                attack_space(s, c, fighter, pieces[0])
                return
        if is_ranged(s, c, fighter) or is_tower(s, c, fighter):
            return
        approach(s, c, fighter)


def go_berserk(s: Heroes3, c: Combat, fighter: int) -> None:
    """A berserk unit of the AI takes the first way to the nearest unit."""
    match berserk_options(s, c, fighter, move_options(s, c, fighter))[0]:
        case ("attack", int() as space):
            attack_space(s, c, fighter, space)
        case ("march", int() as space):
            s.then(AiMoves(fighter))
            march(s, c, fighter, space)


def targets_in_reach(s: Heroes3, c: Combat, fighter: int) -> list[int]:
    """The enemies a unit can attack in this activation, moving first if it fights hand to hand (R-40)."""
    here = c.space[fighter]
    now = targets_from(s, c, fighter, here)
    if is_ranged(s, c, fighter):
        return now
    if c.moved or not may_move(s, c, fighter):
        return now
    spaces = move_options(s, c, fighter)
    out: list[int] = []
    for target in fighters_of(c, 1 - c.side[fighter]):
        place = c.space[target]
        if place < SPACES and (adjacent(here, place) or any(adjacent(space, place) for space in spaces)):
            out.append(target)
    return out


def pick(s: Heroes3, c: Combat, fighter: int, targets: list[int]) -> None:
    """Attack the target; the player decides between equals (H3-AI-10)."""
    seat = chooser(s, c, fighter)
    if len(targets) > 1 and seat != AI:
        s.then(AiTarget(seat, fighter, sorted(c.space[target] for target in targets)))
    else:
        go_for(s, c, fighter, targets[0])


class AiTarget(ChooseSpace):
    """Which of several equal targets an enemy unit attacks; the player decides (H3-AI-10)."""

    __slots__ = ("fighter", "spaces")

    def __init__(self, seat: int, fighter: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.fighter = fighter
        self.spaces = spaces

    def prompt(self, s: Heroes3) -> Action:
        return ("ai-target", fight(s).form[self.fighter] >> 1)

    def options(self, s: Heroes3) -> list[Action]:
        return [("target", space) for space in sorted(self.spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        """It goes for that one."""
        match action:
            case ("target", int() as space):
                c = fight(s)
                go_for(s, c, self.fighter, c.board[space])


def go_for(s: Heroes3, c: Combat, fighter: int, target: int) -> None:
    """A unit moves only as far as needed and attacks (R-40, R-74)."""
    here = c.space[fighter]
    if is_ranged(s, c, fighter) or adjacent(here, c.space[target]):
        declare(s, c, fighter, target)
        return
    spaces = [space for space in move_options(s, c, fighter) if adjacent(space, c.space[target])]
    if ability(s, c, fighter, "teleport_move_any_empty_space") is None:
        movement = movement_of(s, c, fighter)
        far = steps_to(c, c.side[fighter], here, movement, steps_of(s, movement))
        least = min(far[space] for space in spaces)
        spaces = [space for space in spaces if far[space] == least]
    seat = chooser(s, c, fighter)
    if len(spaces) > 1 and seat != AI:
        s.then(AiGoes(seat, fighter, target, spaces))
    else:
        advance(s, c, fighter, target, spaces[0])


class AiGoes(ChooseSpace):
    """From which of several equally near spaces an enemy unit attacks; the player decides (R-74)."""

    __slots__ = ("fighter", "spaces", "target")

    def __init__(self, seat: int, fighter: int, target: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.fighter = fighter
        self.target = target
        self.spaces = spaces

    def prompt(self, s: Heroes3) -> Action:
        return ("ai-goes", fight(s).form[self.fighter] >> 1)

    def options(self, s: Heroes3) -> list[Action]:
        return [("march", space) for space in sorted(self.spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        """It goes there and attacks."""
        match action:
            case ("march", int() as space):
                advance(s, fight(s), self.fighter, self.target, space)


def advance(s: Heroes3, c: Combat, fighter: int, target: int, space: int) -> None:
    """A unit moves next to its target and attacks it, if it gets there."""
    march(s, c, fighter, space)
    if over(s) or not alive(c, fighter) or effect_on(c, "stuck", fighter) is not None:
        return
    if alive(c, target) and adjacent(c.space[fighter], c.space[target]):
        declare(s, c, fighter, target)


def approach(s: Heroes3, c: Combat, fighter: int) -> None:
    """A unit without a target in reach moves as near as it can to the best one, through a wall if need be (R-40)."""
    spaces = move_options(s, c, fighter)
    prey = wanted(s, c, fighter, [f for f in fighters_of(c, 1 - c.side[fighter]) if c.space[f] < SPACES])
    if not prey or not spaces:
        return
    goal = c.space[prey[0]]
    best = min(distance(space, goal) for space in spaces)
    if best < distance(c.space[fighter], goal):
        march(s, c, fighter, next(space for space in spaces if distance(space, goal) == best))
    if over(s) or not alive(c, fighter) or effect_on(c, "forgetfulness", fighter) is not None:
        return
    pieces = gate_first(s, c, pieces_in_the_way(s, c, fighter, c.space[fighter]))
    if pieces:
        attack_space(s, c, fighter, pieces[0])


def gate_first(s: Heroes3, c: Combat, pieces: list[int]) -> list[int]:
    """Walls and gate in the order in which besiegers with a method bring them down."""
    if special(s, "besiegers_methodical") is None:
        return pieces
    return sorted(pieces, key=lambda space: (c.board[space] != GATE, space))


def pick_for_ability(s: Heroes3, c: Combat, what: str, fighter: int, spaces: list[int]) -> int:
    """Whom the AI uses an ability on: the most hurt friend, or the enemy it would attack first (R-74)."""
    if what == "heal":
        return max(spaces, key=lambda space: (c.damage[c.board[space]], -space))
    foes = [c.board[space] for space in spaces if c.side[c.board[space]] != c.side[fighter]]
    if not foes:
        return spaces[0]
    return c.space[wanted(s, c, fighter, foes)[0]]
