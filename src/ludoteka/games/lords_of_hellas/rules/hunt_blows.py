"""What a monster's attack does to a hunter who does not defend, part by part (LOH-HUNT-11, LOH-HUNT-21)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.figures import Blow
from ludoteka.games.lords_of_hellas.numbers import ATTRIBUTES, NO_ROUNDING, NOBODY, ROUND_UP
from ludoteka.games.lords_of_hellas.rules.attributes import Injury, attribute, can_be_injured, lower_attribute
from ludoteka.games.lords_of_hellas.rules.cards import ask_to_discard, discard_card
from ludoteka.games.lords_of_hellas.rules.casualties import kill
from ludoteka.games.lords_of_hellas.rules.control import listed
from ludoteka.games.lords_of_hellas.rules.hunt_effects import hunting
from ludoteka.games.lords_of_hellas.rules.hunt_end import end_hunt
from ludoteka.games.lords_of_hellas.rules.monster_wounds import Heals
from ludoteka.games.lords_of_hellas.rules.priests import sacrifice_priests
from ludoteka.games.lords_of_hellas.rules.steps import CountStep
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

SPECIAL: Final = 0
DROP: Final = 1
DISCARD: Final = 2
DISCARD_AT_RANDOM: Final = 3
DISCARD_HALF: Final = 4
DISCARD_TO: Final = 5
KILL_HOPLITES: Final = 6
HEAL_MONSTER: Final = 7
END: Final = 8


def suffer(s: LordsOfHellas, seat: int) -> None:
    """The attack card is resolved from top to bottom (LOH-HUNT-11)."""
    hunt = s.hunts[-1]
    s.tell(("suffered", seat))
    steps = blow_steps(s, seat, s.facts.attack[hunt.attack].blow, s.injured[seat] != 0)
    if hunt.attacks == 1:
        for card in listed(s.evolutions[hunt.monster]):
            if s.facts.evolution[card].first_attack_ends_hunt:
                steps.append(BlowPart(seat, END, 1))
    s.then_each(steps)


def blow_steps(s: LordsOfHellas, seat: int, blow: Blow, injured_before: bool) -> list[Step[LordsOfHellas]]:
    """The parts of a blow in their order; an injury just dealt does not count for the question whether the hero was
    injured before."""
    steps: list[Step[LordsOfHellas]] = []
    if blow.injuries:
        steps.append(HuntInjury(seat, blow.injuries))
    if blow.special:
        steps.append(BlowPart(seat, SPECIAL, int(injured_before)))
    if blow.attribute_drop:
        steps.append(BlowPart(seat, DROP, blow.attribute_drop))
    if blow.discards:
        steps.append(BlowPart(seat, DISCARD, blow.discards))
    if blow.random_discards:
        steps.append(BlowPart(seat, DISCARD_AT_RANDOM, blow.random_discards))
    if blow.discards_half != NO_ROUNDING:
        steps.append(BlowPart(seat, DISCARD_HALF, blow.discards_half))
    if blow.discards_to != NOBODY:
        steps.append(BlowPart(seat, DISCARD_TO, blow.discards_to))
    if blow.kills:
        steps.append(BlowPart(seat, KILL_HOPLITES, blow.kills))
    if blow.heals:
        steps.append(BlowPart(seat, HEAL_MONSTER, blow.heals))
    if blow.sacrifices:
        steps.append(PriestsOrInjuries(seat, blow.sacrifices, blow.else_injuries))
    if blow.ends_hunt or (blow.ends_hunt_if_injured and injured_before):
        steps.append(BlowPart(seat, END, 1))
    return steps


class HuntInjury(CountStep):
    """The hunter takes injuries; the fourth ends the hunt and is not recorded (LOH-INJ-02, LOH-HUNT-15)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """One after the other."""
        if not hunting(s):
            return
        if not can_be_injured(s, self.seat):
            end_hunt(s, False)
            return
        if self.count > 1:
            s.then(HuntInjury(self.seat, self.count - 1))
        s.then(Injury(self.seat))


class BlowPart(Step[LordsOfHellas]):
    """One part of an attack; nothing of it happens once the hunt has ended (LOH-HUNT-21)."""

    __slots__ = ("amount", "part", "seat")

    def __init__(self, seat: int, part: int, amount: int) -> None:
        self.seat = seat
        self.part = part
        self.amount = amount

    def run(self, s: LordsOfHellas) -> None:
        if not hunting(s):
            return
        seat = self.seat
        hunt = s.hunts[-1]
        hand = s.hands[seat]
        if self.part == SPECIAL:
            s.tell(("special-attack", hunt.monster))
            s.then_each(blow_steps(s, seat, s.facts.monster[hunt.monster].special_attack, bool(self.amount)))
        elif self.part == DROP:
            if highest(s, seat):
                s.then(AttributeDrop(seat, self.amount))
        elif self.part == DISCARD:
            ask_to_discard(s, seat, self.amount)
        elif self.part == DISCARD_AT_RANDOM:
            for _ in range(min(self.amount, len(hand))):
                discard_card(s, seat, s.chance.pick(hand))
        elif self.part == DISCARD_HALF:
            ask_to_discard(s, seat, half(len(hand), self.amount))
        elif self.part == DISCARD_TO:
            ask_to_discard(s, seat, len(hand) - attribute(s, seat, self.amount))
        elif self.part == KILL_HOPLITES:
            kill(s, seat, hunt.region, self.amount)
        elif self.part == HEAL_MONSTER:
            s.then(Heals(seat, hunt.monster, self.amount))
        else:
            end_hunt(s, False)


def half(count: int, rounding: int) -> int:
    """Half of a number, rounded as an effect says.

    >>> half(5, ROUND_UP), half(5, 2)
    (3, 2)
    """
    return (count + 1) // 2 if rounding == ROUND_UP else count // 2


def highest(s: LordsOfHellas, seat: int) -> list[int]:
    """The highest attributes by their stored values that can still drop (LOH-LIM-10)."""
    values = [s.attributes[seat * ATTRIBUTES + which] for which in range(ATTRIBUTES)]
    tracks = s.facts.attribute
    return [which for which in range(ATTRIBUTES) if values[which] == max(values) and values[which] > tracks[which].min]


class AttributeDrop(Choice[LordsOfHellas]):
    """The hero's highest attribute drops for good; the hunter chooses among equals (LOH-LIM-10)."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def forced(self) -> bool:
        """The only highest one."""
        return True

    def options(self, s: LordsOfHellas) -> list[Action]:
        return [("lower", which) for which in highest(s, self.seat)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Another one is higher."""
        match action:
            case ("lower", int() as which) if which not in highest(s, self.seat):
                return ("not-highest", which)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("lower", int() as which):
                lower_attribute(s, self.seat, which, self.count)


class PriestsOrInjuries(Step[LordsOfHellas]):
    """The hunter sacrifices priests or takes injuries; without enough priests it is the injuries (LOH-TERM-09)."""

    __slots__ = ("injuries", "priests", "seat")

    def __init__(self, seat: int, priests: int, injuries: int) -> None:
        self.seat = seat
        self.priests = priests
        self.injuries = injuries

    def run(self, s: LordsOfHellas) -> None:
        """Ask, if there is a choice."""
        if not hunting(s):
            return
        if s.pool[self.seat] >= self.priests:
            s.then(Ransom(self.seat, self.priests, self.injuries))
        elif self.injuries:
            s.then(HuntInjury(self.seat, self.injuries))


class Ransom(Choice[LordsOfHellas]):
    """Sacrifice priests, or take injuries instead (LOH-TERM-06)."""

    __slots__ = ("injuries", "priests")

    def __init__(self, seat: int, priests: int, injuries: int) -> None:
        super().__init__(seat)
        self.priests = priests
        self.injuries = injuries

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says what either costs."""
        return ("ransom", self.priests, self.injuries)

    def options(self, s: LordsOfHellas) -> list[Action]:
        return [("sacrifice-priest",), ("take-injury",)]

    def take(self, s: LordsOfHellas, action: Action) -> None:
        if action[0] == "sacrifice-priest":
            sacrifice_priests(s, self.seat, self.priests)
        else:
            s.then(HuntInjury(self.seat, self.injuries))
