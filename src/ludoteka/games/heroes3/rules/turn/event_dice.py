"""Events that are settled by dice: bets, rolled prices and a common pool (H3-EXP-05, H3-RES-02)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import MAIN, RESOURCES
from ludoteka.games.heroes3.rules.cards.gains import (
    RESOURCE_DIE,
    TREASURE_DIE,
    ResolveFace,
    RolledDice,
    gains_of,
    one_of_each,
)
from ludoteka.games.heroes3.rules.cards.morale import spend_token
from ludoteka.games.heroes3.rules.cards.search import push_search
from ludoteka.games.heroes3.rules.common import ACCEPT, DECLINE, DONE, OPT_NO_REROLL, optional
from ludoteka.games.heroes3.rules.resources import can_pay, lose, pay
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

SIDES: Final = 6


class EventRoll(Step[Heroes3]):
    """Dice are thrown for an event; `kind` says what their faces mean, `extra` is what that needs (H3-EXP-05)."""

    __slots__ = ("count", "die", "extra", "kind", "seat")

    def __init__(self, seat: int, kind: str, die: int, count: int, extra: int) -> None:
        self.seat = seat
        self.kind = kind
        self.die = die
        self.count = count
        self.extra = extra

    def run(self, s: Heroes3) -> None:
        """Throw them: one of each kind for the pool."""
        dice = [RESOURCE_DIE, TREASURE_DIE] if self.kind == "pool" else [self.die] * self.count
        faces = [die + s.chance.below(SIDES) for die in dice]
        for face in faces:
            s.tell(("rolled", self.seat, face))
        s.then(EventRolled(self.seat, self.kind, faces, 0, self.extra))


class EventRolled(Step[Heroes3]):
    """What was thrown for an event: rerolled for positive morale, then it counts (H3-MORALE-02)."""

    __slots__ = ("extra", "faces", "kind", "rerolled", "seat")

    def __init__(self, seat: int, kind: str, faces: list[int], rerolled: int, extra: int) -> None:
        self.seat = seat
        self.kind = kind
        self.faces = faces
        self.rerolled = rerolled
        """Mask of the dice that were rerolled: each only once (R-14)."""
        self.extra = extra

    def run(self, s: Heroes3) -> None:
        """Ask for a reroll, or settle it."""
        fresh = self.rerolled != (1 << len(self.faces)) - 1
        if fresh and s.players[self.seat].morale > 0 and not optional(s, OPT_NO_REROLL):
            s.then(RerollEvent(self.seat, self.kind, self.faces, self.rerolled, self.extra))
        else:
            settle_roll(s, self.seat, self.kind, self.faces, self.extra)


class RerollEvent(Choice[Heroes3]):
    """Let the dice stand, or spend positive morale to roll one again (H3-MORALE-02)."""

    __slots__ = ("extra", "faces", "kind", "rerolled")

    def __init__(self, seat: int, kind: str, faces: list[int], rerolled: int, extra: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.faces = faces
        self.rerolled = rerolled
        self.extra = extra

    def options(self, s: Heroes3) -> list[Action]:
        """Enough, or each die that was not rerolled yet."""
        fresh = {face for at, face in enumerate(self.faces) if not self.rerolled >> at & 1}
        return sorted([DONE, *(("morale-reroll", face) for face in fresh)])

    def take(self, s: Heroes3, action: Action) -> None:
        """Roll it again; the new result stands."""
        match action:
            case ("morale-reroll", int() as face):
                self.roll_again(s, face)
            case _:
                settle_roll(s, self.seat, self.kind, self.faces, self.extra)

    def roll_again(self, s: Heroes3, face: int) -> None:
        """A die that shows this face is rolled again for a morale token."""
        spend_token(s, self.seat)
        at = next(at for at, one in enumerate(self.faces) if one == face and not self.rerolled >> at & 1)
        new = face - face % SIDES + s.chance.below(SIDES)
        s.tell(("rolled", self.seat, new))
        faces = [*self.faces[:at], new, *self.faces[at + 1 :]]
        s.then(EventRolled(self.seat, self.kind, faces, self.rerolled | 1 << at, self.extra))


def settle_roll(s: Heroes3, seat: int, kind: str, faces: list[int], extra: int) -> None:
    """What the dice of an event mean."""
    standing = (1 << len(faces)) - 1
    if kind == "crypt":
        if not any(gains_of(s, "treasure", face - TREASURE_DIE).experience for face in faces):
            s.then(RolledDice(seat, MAIN, TREASURE_DIE, 1, standing, faces))
    elif kind == "bet":
        if any(s.facts.resource_faces[face][extra] for face in faces):
            s.then(LoseResult(seat, faces))
        else:
            s.then(RolledDice(seat, MAIN, RESOURCE_DIE, 1, standing, faces))
    elif kind == "price":
        s.then(PayRolled(seat, faces[0], extra))
    else:
        s.then(TakePoolDie(seat, faces))


# -- Withered Hermit --------------------------------------------------------------------------------------------


class BetOn(Choice[Heroes3]):
    """Which resource will not come up (Withered Hermit)."""

    __slots__ = ("dice",)

    def __init__(self, seat: int, dice: int) -> None:
        super().__init__(seat)
        self.dice = dice

    def options(self, s: Heroes3) -> list[Action]:
        return [("name-resource", resource) for resource in range(RESOURCES)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("name-resource", int() as resource):
                s.then(EventRoll(self.seat, "bet", RESOURCE_DIE, self.dice, resource))


class LoseResult(Choice[Heroes3]):
    """The named resource came up: which result is lost, as far as it is there (Withered Hermit, R-49)."""

    __slots__ = ("faces",)

    def __init__(self, seat: int, faces: list[int]) -> None:
        super().__init__(seat)
        self.faces = faces

    def forced(self) -> bool:
        """Equal results: it is lost."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        return [("lose-result", face) for face in one_of_each(self.faces)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("lose-result", int() as face):
                for resource in range(RESOURCES):
                    lose(s, self.seat, resource, s.facts.resource_faces[face][resource])


class PayRolled(Choice[Heroes3]):
    """Pay what the die shows for a search, or not (Withered Hermit)."""

    __slots__ = ("extra", "face")

    def __init__(self, seat: int, face: int, extra: int) -> None:
        super().__init__(seat)
        self.face = face
        self.extra = extra
        """The event and the way it is met: `event * 10 + way`."""

    def forced(self) -> bool:
        """Not to be paid: go on."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        return ("pay-rolled", self.face)

    def options(self, s: Heroes3) -> list[Action]:
        """Pay if it can be, or not."""
        if can_pay(s, self.seat, s.facts.resource_faces[self.face]):
            return [ACCEPT, DECLINE]
        return [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        if action[0] == "accept":
            pay(s, self.seat, s.facts.resource_faces[self.face])
            for search in s.facts.event[self.extra // 10].choices[self.extra % 10].searches:
                push_search(s, self.seat, search, False)


# -- Mischievous Leprechaun -------------------------------------------------------------------------------------


class StartDicePool(Step[Heroes3]):
    """Treasure and resource dice make a pool; each player rolls against it (Mischievous Leprechaun)."""

    __slots__ = ("event", "order")

    def __init__(self, order: list[int], event: int) -> None:
        self.order = order
        self.event = event

    def run(self, s: Heroes3) -> None:
        choice = s.facts.event[self.event].choices[0]
        s.dice = []
        for die, roll in ((RESOURCE_DIE, choice.resource_dice), (TREASURE_DIE, choice.treasure_dice)):
            for _ in range(0 if roll is None else roll.dice):
                face = die + s.chance.below(SIDES)
                s.dice.append(face)
                s.tell(("rolled", self.order[0], face))
        s.then_each([EventRoll(seat, "pool", RESOURCE_DIE, 0, 0) for seat in self.order])


class TakePoolDie(Choice[Heroes3]):
    """Take and resolve a die of the pool that shows what was rolled (Mischievous Leprechaun)."""

    __slots__ = ("faces",)

    def __init__(self, seat: int, faces: list[int]) -> None:
        super().__init__(seat)
        self.faces = faces

    def forced(self) -> bool:
        """Nothing fits: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each face that fits, or none."""
        return [DECLINE, *(("keep", face) for face in one_of_each(s.dice) if face in self.faces)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("keep", int() as face):
                s.dice.remove(face)
                s.then(ResolveFace(self.seat, MAIN, face))
