"""What the Grail does in a combat for its carrier in the scenario of the knights (blood_knight_carrier and others)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.cards import ANY_KIND, DiscardCards
from ludoteka.games.heroes3.rules.combat_damage import heal, over, wound
from ludoteka.games.heroes3.rules.combat_effects import lay_plain
from ludoteka.games.heroes3.rules.combat_figures import alive, fight, fighters_of, side_effect, units_of
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.marks import BLOOD_KNIGHT, STORY_CLEANSED
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

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


def grail_options(s: Heroes3, seat: int, side: int, out: list[Action]) -> None:
    """The carrier may discard a card for the Grail while an own unit is hurt."""
    if s.grail < 0 or not s.players[seat].hand or not grail_power(s, seat):
        return
    c = fight(s)
    if side_effect(s, SPENT, side) is None and any(c.damage[fighter] for fighter in units_of(s, side)):
        out.append(("use-grail",))


def use_grail(s: Heroes3, seat: int, side: int) -> None:
    """A card is discarded, then a hurt unit is chosen."""
    power = grail_power(s, seat)
    lay_plain(s, SPENT, seat, NOBODY, 1, "combat_round" if power == "heal" else "combat")
    s.then(DiscardCards(seat, 1, 1, ANY_KIND, "", 0), GrailHelps(seat, side, power, NOBODY))


class GrailHelps(Step[Heroes3]):
    """The Grail takes damage off an own unit, and lays it on an enemy for a blood knight."""

    __slots__ = ("fighter", "power", "seat", "side")

    def __init__(self, seat: int, side: int, power: str, fighter: int) -> None:
        self.seat = seat
        self.side = side
        self.power = power
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        """Ask for the unit, or for the enemy."""
        c = fight(s)
        if over(s):
            return
        if self.fighter == NOBODY:
            spaces = [c.space[fighter] for fighter in units_of(s, self.side) if c.damage[fighter]]
        elif alive(c, self.fighter):
            spaces = [c.space[fighter] for fighter in fighters_of(c, 1 - self.side)]
        else:
            return
        s.then(GrailTarget(self.seat, self.side, self.power, self.fighter, sorted(spaces)))


class GrailTarget(Choice[Heroes3]):
    """Whom the Grail heals, or who takes the damage it moves."""

    __slots__ = ("fighter", "power", "side", "spaces")

    def __init__(self, seat: int, side: int, power: str, fighter: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.side = side
        self.power = power
        self.fighter = fighter
        self.spaces = spaces

    def forced(self) -> bool:
        """A single unit is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each space."""
        return [("target", space) for space in self.spaces]

    def take(self, s: Heroes3, action: Action) -> None:
        """Heal, or move the damage."""
        c = fight(s)
        target = c.board[int(action[1])]
        rule = special(s, "grail_knight_cleanses" if self.power == "heal" else "blood_knight_carrier")
        assert rule is not None
        if self.power == "heal":
            heal(s, target, rule.amount)
        elif self.fighter == NOBODY:
            s.then(GrailHelps(self.seat, self.side, self.power, target))
        else:
            moved = min(rule.amount, c.damage[self.fighter])
            heal(s, self.fighter, moved)
            wound(s, target, moved, NOBODY)
