"""What the Grail does in a combat for its carrier in the scenario of the knights (blood_knight_carrier and others)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.battlefield.aiming import ChooseSpace
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING
from ludoteka.games.heroes3.rules.battlefield.damage import heal, over, wound
from ludoteka.games.heroes3.rules.battlefield.effects import lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import fight, fighters_of, side_effect, units_of
from ludoteka.games.heroes3.rules.cards.piles import ANY_KIND, DiscardCards
from ludoteka.games.heroes3.rules.common import DONE, special
from ludoteka.games.heroes3.rules.marks import BLOOD_KNIGHT, STORY_CLEANSED
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step

SPENT: Final = "grail_spent"


def grail_power(s: Heroes3, seat: int) -> str:
    """How the Grail helps its carrier: it moves damage for a blood knight, it heals once cleansed; else not at all."""
    if s.grail < 0 or s.grail // 2 != seat:
        return ""
    if s.story[STORY_CLEANSED]:
        return "heal" if special(s, "grail_knight_cleanses") is not None else ""
    if special(s, "blood_knight_carrier") is not None and s.players[seat].marks & BLOOD_KNIGHT:
        return "move"
    return ""


def grail_options(s: Heroes3, c: Combat, seat: int, side: int, out: list[Action]) -> None:
    """The carrier may discard a card for the Grail while one of their units is hurt."""
    if s.grail < 0 or not s.players[seat].hand or not grail_power(s, seat):
        return
    hero = c.attacker_hero if side == ATTACKING else c.defender_hero
    if s.grail != seat * 2 + hero:
        return
    if side_effect(c, SPENT, side) is None and any(c.damage[fighter] for fighter in units_of(c, side)):
        out.append(("use-grail",))


def use_grail(s: Heroes3, c: Combat, seat: int, side: int) -> None:
    """A card is discarded, then hurt units are chosen, point by point."""
    power = grail_power(s, seat)
    rule = special(s, "grail_knight_cleanses" if power == "heal" else "blood_knight_carrier")
    assert rule is not None
    lay_plain(c, SPENT, seat, NOBODY, 1, "combat_round" if power == "heal" else "combat")
    s.then(
        DiscardCards(seat, 1, 1, ANY_KIND, "", 0),
        GrailHelps(seat, side, power, NOBODY, rule.amount, rule.amount),
    )


class GrailHelps(Step[Heroes3]):
    """The Grail takes a point of damage off one of the carrier's units, and lays it on an enemy for a blood knight."""

    __slots__ = ("fighter", "left", "most", "power", "seat", "side")

    def __init__(self, seat: int, side: int, power: str, fighter: int, left: int, most: int) -> None:
        self.seat = seat
        self.side = side
        self.power = power
        self.fighter = fighter
        """The unit that is helped, -1 before it is chosen."""
        self.left = left
        self.most = most

    def run(self, s: Heroes3) -> None:
        """Ask for the unit, or for the enemy."""
        c = fight(s)
        if over(s) or not self.left:
            return
        if self.fighter == NOBODY:
            spaces = [c.space[fighter] for fighter in units_of(c, self.side) if c.damage[fighter]]
        else:
            spaces = [c.space[fighter] for fighter in fighters_of(c, 1 - self.side)]
        if spaces:
            s.then(GrailTarget(self.seat, self.side, self.power, self.fighter, self.left, self.most, sorted(spaces)))


class GrailTarget(ChooseSpace):
    """Whom the Grail heals, or who takes the damage it moves."""

    __slots__ = ("fighter", "left", "most", "power", "side", "spaces")

    def __init__(self, seat: int, side: int, power: str, fighter: int, left: int, most: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.side = side
        self.power = power
        self.fighter = fighter
        self.left = left
        self.most = most
        self.spaces = spaces

    def forced(self) -> bool:
        """A single unit is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each space; after the first point of damage it may be enough, unless there is just one unit to help."""
        out: list[Action] = [("target", space) for space in self.spaces]
        if self.fighter == NOBODY and self.left < self.most and len(out) > 1:
            out.append(DONE)
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Heal a point, or move it."""
        match action:
            case ("target", int() as space):
                c = fight(s)
                self.help_unit(s, c, c.board[space])

    def help_unit(self, s: Heroes3, c: Combat, target: int) -> None:
        """A unit is healed, chosen to be healed, or takes the point of damage."""
        if self.power == "heal":
            s.then(GrailHelps(self.seat, self.side, self.power, NOBODY, self.left - 1, self.most))
            heal(s, c, target, 1)
        elif self.fighter == NOBODY:
            s.then(GrailHelps(self.seat, self.side, self.power, target, self.left, self.most))
        else:
            s.then(GrailHelps(self.seat, self.side, self.power, NOBODY, self.left - 1, self.most))
            heal(s, c, self.fighter, 1)
            wound(s, c, target, 1, NOBODY)
