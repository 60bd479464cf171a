"""Attack of the Picts: at the end of a year cohorts and favours stop them, or disdain follows."""

from __future__ import annotations

from typing import Final

from ludoteka.games.hadrians_wall.numbers import (
    COHORT_FAVOURS,
    COHORT_FAVOURS_SPENT,
    COHORTS,
    DISDAIN,
    DISDAIN_AREA,
    IGNORED,
    RENOWN,
    SIDES,
    TEMPLE_FAVOURS,
    TEMPLE_FAVOURS_SPENT,
    VALOUR,
)
from ludoteka.games.hadrians_wall.rules.fate import draw_fate
from ludoteka.games.hadrians_wall.rules.gains import fill, tell_used
from ludoteka.games.hadrians_wall.state import ATTACK, Frontier
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.state import Choice, Step

EMPTY_POOL: Final = [0] * RENOWN
NO_FAVOURS: Final = [0] * len(SIDES)
TEMPLE_FAVOUR: Final = 0
DIPLOMAT_FAVOUR: Final = 1
FAVOUR_KINDS: Final = ("temple", "diplomat")


class Attack(Step[Frontier]):
    """Empty all pools and reveal the attack, one for everybody; then each player settles alone.

    HW-ATTACK-01, HW-ATTACK-02, HW-ATTACK-03, HW-ATTACK-09, HW-NEUTRAL-04.
    """

    __slots__ = ()

    def run(self, s: Frontier) -> None:
        f = s.facts
        s.phase = ATTACK
        for row in s.rows:
            row[:RENOWN] = EMPTY_POOL
        for _ in range(cards_to_reveal(s)):
            card = draw_fate(s)
            if card < 0:
                break
            s.attackers.append(card)
            if s.heard is not None:
                s.tell(("attacked", card, f.fate[card].attack))
        attacks = attacks_on(s)
        lanes: dict[Seat, list[Step[Frontier]]] = {}
        for seat in range(s.seats):
            broken = through(s, seat, attacks)
            if broken and favours(s, seat, attacks):
                lanes[seat] = [SpendFavours(seat)]
            else:
                settle_attack(s, seat, broken)
        if lanes:
            s.together(lanes)


def cards_to_reveal(s: Frontier) -> int:
    """How many cards attack: by year and difficulty, and one more for each item on neutral cards.

    HW-ATTACK-02, HW-NEUTRAL-04.
    """
    f = s.facts
    paid = sum(s.neutral_resources) + sum(s.neutral_soldiers)
    return f.year[s.year - 1].attack_cards[s.difficulty] + paid * f.attacks_per_item


def attacks_on(s: Frontier) -> list[int]:
    """How many open cards attack each cohort (HW-ATTACK-03)."""
    counts = [0] * len(SIDES)
    for card in s.attackers:
        counts[s.facts.fate[card].attack] += 1
    return counts


def through(s: Frontier, seat: Seat, attacks: list[int]) -> int:
    """How many attacks a player's cohorts and favours do not stop (HW-ATTACK-04, HW-ATTACK-05)."""
    row = s.rows[seat]
    broken = 0
    for side in range(len(SIDES)):
        beaten = row[IGNORED + side] + row[COHORTS + side]
        if attacks[side] > beaten:
            broken += attacks[side] - beaten
    return broken


def favours(s: Frontier, seat: Seat, attacks: list[int]) -> list[Action]:
    """Every way to spend a favour: a temple's on any card, a diplomat's on cards of its cohort (HW-FAVOUR-01)."""
    row = s.rows[seat]
    if not row[TEMPLE_FAVOURS] and row[COHORT_FAVOURS : COHORT_FAVOURS + len(SIDES)] == NO_FAVOURS:
        return []
    out: list[Action] = []
    sides = [side for side in range(len(SIDES)) if attacks[side] > row[IGNORED + side]]
    if row[TEMPLE_FAVOURS]:
        out += [("favour", TEMPLE_FAVOUR, side) for side in sides]
    out += [("favour", DIPLOMAT_FAVOUR, side) for side in sides if row[COHORT_FAVOURS + side]]
    return out


class SpendFavours(Choice[Frontier]):
    """Spend favours, each to ignore one card of the open attack, or leave it at that (HW-FAVOUR-01, HW-FAVOUR-02)."""

    __slots__ = ()

    def options(self, s: Frontier) -> list[Action]:
        """Stop, or another favour on a card that still attacks."""
        return [("done",), *favours(s, self.seat, attacks_on(s))]

    def take(self, s: Frontier, action: Action) -> None:
        """Spend one and go on while anything gets through, or settle."""
        match action:
            case ("favour", int() as kind, int() as side):
                spend_favour(s, self.seat, kind, side)
                if through(s, self.seat, attacks_on(s)) and favours(s, self.seat, attacks_on(s)):
                    s.then(self)
                    return
        settle_attack(s, self.seat, through(s, self.seat, attacks_on(s)))

    def prompt(self, s: Frontier) -> Action:
        """Says how many get through and what the flag allows."""
        return ("spend-favours", through(s, self.seat, attacks_on(s)), s.facts.year[s.year - 1].flag)

    def why_not(self, s: Frontier, action: Action) -> Action | None:
        """No such favour, or no card there; anything else has to wait."""
        row = s.rows[self.seat]
        match action:
            case ("favour", int() as kind, int()) if kind == TEMPLE_FAVOUR and not row[TEMPLE_FAVOURS]:
                return ("no-temple-favour",)
            case ("favour", int() as kind, int() as side) if kind == DIPLOMAT_FAVOUR and not row[COHORT_FAVOURS + side]:
                return ("no-diplomat-favour", side)
            case ("favour", _, int() as side):
                return None if action in self.options(s) else ("no-attack-there", side)
            case ("done",):
                return None
        return ("settle-first",)


def spend_favour(s: Frontier, seat: Seat, kind: int, side: int) -> None:
    """Use up a favour: one card on that side is ignored by this player (HW-FAVOUR-01, HW-FAVOUR-02)."""
    row = s.rows[seat]
    if kind == TEMPLE_FAVOUR:
        row[TEMPLE_FAVOURS] -= 1
        row[TEMPLE_FAVOURS_SPENT] += 1
    else:
        row[COHORT_FAVOURS + side] -= 1
        row[COHORT_FAVOURS_SPENT + side] += 1
    row[IGNORED + side] += 1
    s.tell(("favour-spent", seat, kind, side))


def settle_attack(s: Frontier, seat: Seat, broken: int) -> None:
    """Circle disdain for what got through, up to the flag, and take the rest of the flag as valour.

    HW-ATTACK-05, HW-ATTACK-06, HW-ATTACK-07, HW-ATTACK-08, HW-DISDAIN-01.
    """
    f = s.facts
    row = s.rows[seat]
    flag = f.year[s.year - 1].flag
    disdain = min(flag, broken)
    row[DISDAIN] += disdain
    if disdain:
        tell_used(s, DISDAIN_AREA)
    s.tell(("settled", seat, broken, disdain, flag - disdain))
    for _ in range(flag - disdain):
        fill(s, seat, row, VALOUR)


class EndOfYear(Step[Frontier]):
    """Discard the attack and the neutral cards with what lies on them (HW-YEAREND-01, HW-NEUTRAL-04, HW-FATE-01)."""

    __slots__ = ()

    def run(self, s: Frontier) -> None:
        s.discard += s.attackers
        s.attackers = []
        s.neutral = []
        s.neutral_resources = []
        s.neutral_soldiers = []
        for row in s.rows:
            for side in range(len(SIDES)):
                row[IGNORED + side] = 0
