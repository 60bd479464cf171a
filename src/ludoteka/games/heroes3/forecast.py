"""What an attack may do: the engine itself plays it with every result of the dice and counts the outcomes.

Nobody plays a card, spends morale or uses a voluntary reroll; what lies on the table already counts. An attack after a
move is forecast from the space the move leads to.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import msgspec

from ludoteka.games.heroes3.facts import NOBODY, SPACES
from ludoteka.games.heroes3.rules.battlefield.damage import over, place
from ludoteka.games.heroes3.rules.battlefield.figures import alive, fight, left_hp
from ludoteka.games.heroes3.rules.battlefield.siege import siege_cover
from ludoteka.games.heroes3.rules.battlefield.strikes import FIRST, HIGH, LOW, NO_DIE, ONE, SUM, declared
from ludoteka.games.heroes3.rules.combat.blow import attack_value, defense_value
from ludoteka.games.heroes3.rules.combat.moves import attacks_of
from ludoteka.games.heroes3.rules.combat.rerolls import counts_as_defending, reroll_reasons
from ludoteka.games.heroes3.rules.combat.strike import declare, dice_mode
from ludoteka.games.heroes3.rules.common import PASS
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat, Strike
from ludoteka.games.heroes3.view_combat import space_name
from ludoteka.games.heroes3.view_parts import Names
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import ChanceNeeded
from ludoteka.kernel.state import Choice

DICE_WORDS: Final = {NO_DIE: "none", ONE: "one", LOW: "low", HIGH: "high", SUM: "sum"}
KEEP: Final[Action] = ("keep-dice",)
DEEPEST: Final = 9
"""How many rolls in a row are followed: a unit that rerolls a face again and again is cut off there."""
MOST_FALLS: Final = 6000
"""How many results of the dice are tried for one attack at most."""


class Toll(msgspec.Struct, frozen=True):
    """What one unit takes: least, likeliest and most damage; in percent how likely it falls, or only loses its pack."""

    least: int
    likely: int
    most: int
    falls: int
    drops: int


class StrikeOdds(msgspec.Struct, frozen=True):
    """An attack of the active unit: from where, on whom, with which figures, and what may come of it."""

    origin: str | None
    target: str | None
    attack: int
    defense: int
    cover: int
    dice: str
    guard: bool
    rerolls: bool
    health: int
    hit: Toll
    answer: Toll | None
    answers: int


class Odds(msgspec.Struct, frozen=True):
    """The attack that an option is, or the attacks it leads to."""

    strikes: list[StrikeOdds]


class Fall:
    """How an attack ended with one result of the dice."""

    __slots__ = ("answer", "answered", "dropped", "fallen", "given", "hit", "lost")

    def __init__(self) -> None:
        self.hit = 0
        """Damage that the target took."""
        self.answer = 0
        """Damage that the attacker took."""
        self.answered = False
        """Whether the target struck back."""
        self.fallen = False
        """Whether the target is gone."""
        self.dropped = False
        """Whether it lost its pack, or a horde on it."""
        self.lost = False
        """Whether the attacker is gone."""
        self.given = False
        """Whether the attacker lost its pack, or a horde on it."""


class EveryFall(Chance):
    """Dice that fall in every way, one way a run; other luck changes nothing that is counted here."""

    __slots__ = ("at", "faces", "way", "widths")

    def __init__(self, faces: list[int]) -> None:
        super().__init__(0, 0, 0, 0)
        self.faces = [faces.index(face) for face in sorted(set(faces))]
        self.widths = [faces.count(face) for face in sorted(set(faces))]
        self.way: list[int] = []
        self.at = 0

    def below(self, n: int) -> int:
        """The next die of this way; a way that runs too long is cut off."""
        if n != sum(self.widths):
            return 0
        if self.at == len(self.way):
            if self.at == DEEPEST:
                raise ChanceNeeded("too many rolls")
            self.way.append(0)
        self.at += 1
        return self.faces[self.way[self.at - 1]]

    def weight(self) -> Fraction:
        """How likely this way is."""
        out = Fraction(1)
        for face in self.way:
            out *= Fraction(self.widths[face], sum(self.widths))
        return out

    def step(self) -> bool:
        """Go on to the next way; return whether there is one."""
        while self.way and self.way[-1] == len(self.faces) - 1:
            self.way.pop()
        if not self.way:
            return False
        self.way[-1] += 1
        return True


# -- one attack -------------------------------------------------------------------------------------------------


def falls(s: Heroes3, fighter: int, target: int) -> list[tuple[Fraction, Fall]]:
    """Every way an attack may end, with its probability; the engine plays each of them (R-77)."""
    luck = EveryFall(s.facts.attack_faces)
    out: list[tuple[Fraction, Fall]] = []
    for _ in range(MOST_FALLS):
        luck.at = 0
        try:
            end = play(s, fighter, target, luck)
            out.append((luck.weight(), end))
        except ChanceNeeded:
            pass
        if not luck.step():
            break
    kept = sum((weight for weight, _ in out), Fraction(0))
    return [(weight / kept, end) for weight, end in out]


def play(s: Heroes3, fighter: int, target: int, luck: Chance) -> Fall:
    """One attack on a copy, to the end of what it sets off; everybody passes."""
    twin = s.copy()
    c = twin.combat
    assert c is not None
    c.traps = []
    twin.agenda = []
    twin.lanes = []
    twin.stack = twin.agenda
    twin.chance = luck
    twin.heard = []
    before = (c.form[fighter], len(c.layers[fighter])), (c.form[target], len(c.layers[target]))
    spaces = {c.space[fighter]: 0, c.space[target]: 1}
    declare(twin, fight(twin), fighter, target)
    run_out(twin)
    end = Fall()
    for _, event in twin.heard:
        match event:
            case ("damage", int() as space, int() as amount, _) if space in spaces:
                if spaces[space]:
                    end.hit += amount
                else:
                    end.answer += amount
            case ("retaliates", int() as space, _, _, _) if spaces.get(space) == 1:
                end.answered = True
    end.fallen = not alive(c, target)
    end.lost = not alive(c, fighter)
    end.given = not end.lost and (c.form[fighter], len(c.layers[fighter])) != before[0]
    end.dropped = not end.fallen and (c.form[target], len(c.layers[target])) != before[1]
    return end


def run_out(s: Heroes3) -> None:
    """Run all waiting steps without playing cards and without using any choice."""
    agenda = s.agenda
    while agenda and not s.places and not over(s):
        step = agenda.pop()
        if isinstance(step, Choice):
            options = step.options(s)
            quiet = [action for action in (PASS, KEEP) if action in options]
            step.take(s, quiet[0] if quiet else options[0])
        else:
            step.run(s)


def toll(ends: list[tuple[Fraction, int, bool, bool]]) -> Toll:
    """What a unit takes, from the probability, the damage and whether it falls or loses its pack, of each end."""
    chances: dict[int, Fraction] = {}
    for weight, damage, _, _ in ends:
        chances[damage] = chances.get(damage, Fraction(0)) + weight
    mean = sum((damage * weight for damage, weight in chances.items()), Fraction(0)) / sum(chances.values())
    whole = sum(chances.values())
    return Toll(
        least=min(chances),
        likely=max(chances, key=lambda damage: (chances[damage], -abs(damage - mean), -damage)),
        most=max(chances),
        falls=percent(sum((weight for weight, _, gone, _ in ends if gone), Fraction(0)) / whole),
        drops=percent(sum((weight for weight, _, _, less in ends if less), Fraction(0)) / whole),
    )


def percent(chance: Fraction) -> int:
    """A probability in percent: 0 and 100 only for what cannot and what must be.

    >>> percent(Fraction(1, 3)), percent(Fraction(1, 900)), percent(Fraction(899, 900)), percent(Fraction(1))
    (33, 1, 99, 100)
    """
    if chance in (0, 1):
        return int(chance) * 100
    return min(99, max(1, round(chance * 100)))


def strike_odds(s: Heroes3, c: Combat, fighter: int, target: int, names: Names) -> StrikeOdds:
    """The forecast of an attack from where the unit stands."""
    strike = declared(fighter, target, FIRST, -1)
    ends = falls(s, fighter, target)
    answers = [(weight, end) for weight, end in ends if end.answered]
    return StrikeOdds(
        origin=space_name(names, c.space[fighter]),
        target=space_name(names, c.space[target]),
        attack=attack_value(s, c, strike),
        defense=defense_value(s, c, strike),
        cover=siege_cover(s, c, fighter, target),
        dice=DICE_WORDS[dice_mode(s, c, strike)],
        guard=counts_as_defending(s, c, target),
        rerolls=may_reroll(s, strike),
        health=left_hp(s, c, target),
        hit=toll([(weight, end.hit, end.fallen, end.dropped) for weight, end in ends]),
        answer=toll([(weight, end.answer, end.lost, end.given) for weight, end in answers]) if answers else None,
        answers=percent(sum((weight for weight, _ in answers), Fraction(0))),
    )


def may_reroll(s: Heroes3, strike: Strike) -> bool:
    """Whether the attacker could reroll its die, whatever it shows."""
    for face in sorted(set(s.facts.attack_faces)):
        strike.dice = [face]
        if reroll_reasons(s, fight(s), strike, 0):
            strike.dice = []
            return True
    strike.dice = []
    return False


# -- what an option leads to ------------------------------------------------------------------------------------


def odds(s: Heroes3, action: Action, names: Names) -> Odds | None:
    """The attack that an option of the active unit is, or the attacks that its move leads to; None for others."""
    c = s.combat
    if c is None or c.active < 0 or c.strike is not None or not alive(c, c.active):
        return None
    match action:
        case ("attack", int() as space):
            here, targets = s, [c.board[space]]
        case ("march", int() as space) if not c.attacked:
            here, targets = after_march(s, c.active, space)
        case _:
            return None
    fight = here.combat
    assert fight is not None
    strikes = [strike_odds(here, fight, c.active, target, names) for target in targets if target >= 0]
    return Odds(strikes) if strikes else None


def after_march(s: Heroes3, fighter: int, space: int) -> tuple[Heroes3, list[int]]:
    """The position after a move without mishap, and whom the unit could attack from there."""
    twin = s.copy()
    c = twin.combat
    assert c is not None
    place(c, fighter, space)
    c.moved = True
    attacks = attacks_of(twin, fight(twin), fighter)
    return twin, [c.board[near] for near in range(SPACES + 1) if attacks >> near & 1 and c.board[near] != NOBODY]
