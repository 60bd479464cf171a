"""Prayer: a priest goes to a monument, an attribute rises, the god's power works (LOH-PRAY)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import DRAW_CARDS, RECRUIT_IN_A_REGION
from ludoteka.games.lords_of_hellas.rules.attributes import raise_attribute
from ludoteka.games.lords_of_hellas.rules.cards import cards_to_draw, draw_cards
from ludoteka.games.lords_of_hellas.rules.movement import LeadFrom, sources
from ludoteka.games.lords_of_hellas.rules.muster import ask_muster, recruitable
from ludoteka.games.lords_of_hellas.rules.priests import priests_at
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def prayer_closed(s: LordsOfHellas, seat: int, god: int) -> Action | None:
    """Why nobody can pray at a monument: no priest is in the pool, or no place free; own priests there do
    not matter (LOH-PRAY-01, LOH-PRAY-04, LOH-PRAY-06)."""
    needed = s.facts.prayer.priests
    if s.pool[seat] < needed:
        return ("no-priest",)
    there = priests_at(s, god)
    return None if there + needed <= s.facts.god[god].priest_places else ("monument-full", god, there)


def pray(s: LordsOfHellas, seat: int, god: int) -> None:
    """Send a priest; the attribute rises, then the power of the monument's level works (LOH-PRAY-01, LOH-PRAY-02,
    LOH-PRAY-03)."""
    count = s.facts.prayer.priests
    s.pool[seat] -= count
    s.praying[god * s.seats + seat] += count
    s.tell(("prayed", seat, god))
    raise_attribute(s, seat, s.facts.god[god].attribute, s.facts.prayer.raises)
    if not power_works(s, seat, god):
        return
    if s.terms.must_use_power:
        use_power(s, seat, god)
    else:
        s.then(DivinePower(seat, god))


def power_amount(s: LordsOfHellas, god: int) -> int:
    """How much the god's power gives at the monument's level (LOH-PRAY-03)."""
    return s.facts.god[god].amount[s.levels[god]]


def power_works(s: LordsOfHellas, seat: int, god: int) -> bool:
    """Whether the power can have any effect (LOH-PRAY-11, LOH-TURN-04)."""
    if not power_amount(s, god):
        return False
    power = s.facts.god[god].power
    if power == DRAW_CARDS:
        return cards_to_draw(s) > 0
    if power == RECRUIT_IN_A_REGION:
        return bool(recruitable(s, seat, s.held[seat]))
    return bool(sources(s, seat))


def use_power(s: LordsOfHellas, seat: int, god: int) -> None:
    """Draw cards, recruit in one controlled region, or move an army (LOH-PRAY-07, LOH-PRAY-08)."""
    power = s.facts.god[god].power
    amount = power_amount(s, god)
    if power == DRAW_CARDS:
        draw_cards(s, seat, amount)
    elif power == RECRUIT_IN_A_REGION:
        ask_muster(s, seat, s.held[seat], amount)
    else:
        s.then(LeadFrom(seat, amount))


class DivinePower(Choice[LordsOfHellas]):
    """Use the god's power, or do without it (LOH-PRAY-03, LOH-PRAY-10)."""

    __slots__ = ("god",)

    def __init__(self, seat: int, god: int) -> None:
        super().__init__(seat)
        self.god = god

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("divine-power", self.god)

    def options(self, s: LordsOfHellas) -> list[Action]:
        return [("decline",), ("use-power",)]

    def take(self, s: LordsOfHellas, action: Action) -> None:
        if action[0] == "use-power":
            use_power(s, self.seat, self.god)
