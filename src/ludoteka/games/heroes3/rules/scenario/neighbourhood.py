"""What players take over from the one who starts closest: visits, units, and units of towns they have beaten."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import FEW, MAIN, NOBODY, SILVER, VISITABLE
from ludoteka.games.heroes3.rules.cards.piles import distinct, take_neutral
from ludoteka.games.heroes3.rules.common import DECLINE, scenario
from ludoteka.games.heroes3.rules.map.offers import offer
from ludoteka.games.heroes3.rules.resources import at_rate, price
from ludoteka.games.heroes3.rules.trade.recruit import add_unit, can_pay_unit, pay_for_unit, recruit_cost, row_of
from ludoteka.games.heroes3.rules.world.fields import location_at
from ludoteka.games.heroes3.rules.world.neighbours import neighbour
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

VISITS: Final = "visits_of_round"
"""In the ledger: the round, then `seat * 1000 + field` for each visitable field that was visited in it."""
TOWNSFOLK: Final = "free_townsfolk"
"""In the ledger: by seat the faction of whose units one joins in the next resource round, plus 1."""
PER_SEAT: Final = 1000


def note_visit(s: Heroes3, seat: int, field: int) -> None:
    """A visit is remembered for this round where somebody may copy it."""
    if not any(event.deed == "copy_visits" for event in scenario(s).timed):
        return
    if s.facts.location_category[location_at(s, field)] == VISITABLE:
        before = s.ledger.get(VISITS, [0])
        kept = before if before[0] == s.round else [s.round]
        s.ledger[VISITS] = [*kept, seat * PER_SEAT + field]


def visits_of(s: Heroes3, seat: int) -> list[int]:
    """The visitable fields a player has visited in this round."""
    noted = s.ledger.get(VISITS, [0])
    if noted[0] != s.round:
        return []
    return sorted({code % PER_SEAT for code in noted[1:] if code // PER_SEAT == seat})


def copy_visits(s: Heroes3, seat: int, most: int) -> None:
    """A player may resolve fields that the closest player has visited this round; 0 means all of them."""
    other = neighbour(s, seat)
    fields = [] if other == NOBODY else visits_of(s, other)
    if fields:
        s.then(CopyVisits(seat, fields, most or len(fields)))


class CopyVisits(Choice[Heroes3]):
    """Which of the fields that the closest player has visited gives its reward to this player too."""

    __slots__ = ("fields", "left")

    def __init__(self, seat: int, fields: list[int], left: int) -> None:
        super().__init__(seat)
        self.fields = fields
        self.left = left

    def options(self, s: Heroes3) -> list[Action]:
        """Each of them once, or enough."""
        return [DECLINE, *(("repeat", field) for field in self.fields)]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a field cannot be copied."""
        match action:
            case ("repeat", int() as field):
                return None if field in self.fields else ("not-visited", field)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Resolve it, then perhaps another."""
        match action:
            case ("repeat", int() as field):
                rest = [other for other in self.fields if other != field]
                if self.left > 1 and rest:
                    s.then(CopyVisits(self.seat, rest, self.left - 1))
                offer(s, self.seat, MAIN, field, s.facts.location[location_at(s, field)])


class RecruitOfFaction(Choice[Heroes3]):
    """A neutral silver unit of a faction may be recruited at a rate."""

    __slots__ = ("faction", "rate")

    def __init__(self, seat: int, faction: int, rate: str) -> None:
        super().__init__(seat)
        self.faction = faction
        self.rate = rate

    def forced(self) -> bool:
        """Nobody to recruit: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Cards of the faction in deck and discard pile that can be paid, or none."""
        cards = distinct(sorted([*s.neutral_decks[SILVER].cards(), *s.neutral_discards[SILVER]]))
        return [DECLINE, *(("recruit", troop) for troop in cards if self.unit_closed(s, troop) is None)]

    def unit_closed(self, s: Heroes3, troop: int) -> Action | None:
        """Why a unit cannot be recruited: another faction, or its price."""
        if s.facts.troop[troop].faction != self.faction:
            return ("unit-not-shown", troop)
        cost = at_rate(recruit_cost(s, self.seat, troop), self.rate)
        return None if can_pay_unit(s, self.seat, cost) else price(cost)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be recruited."""
        match action:
            case ("recruit", int() as troop):
                return self.unit_closed(s, troop)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Pay and take it."""
        match action:
            case ("recruit", int() as troop):
                pay_for_unit(s, self.seat, at_rate(recruit_cost(s, self.seat, troop), self.rate))
                take_neutral(s, troop)
                add_unit(s, self.seat, troop, FEW)


def townsfolk_promised(s: Heroes3, seat: int, faction: int) -> None:
    """In the next resource round a unit of a faction joins a player for nothing."""
    promised = s.ledger.get(TOWNSFOLK, [0] * s.seats).copy()
    promised[seat] = faction + 1
    s.ledger[TOWNSFOLK] = promised


def free_townsfolk_due(s: Heroes3, seat: int) -> None:
    """A resource round: the promised unit may join."""
    promised = s.ledger.get(TOWNSFOLK)
    if promised is None or not promised[seat]:
        return
    faction = promised[seat] - 1
    promised = promised.copy()
    promised[seat] = 0
    s.ledger[TOWNSFOLK] = promised
    s.then(FreeTownsfolk(seat, faction))


class FreeTownsfolk(Choice[Heroes3]):
    """Which unit of a faction whose town was flagged joins for nothing."""

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def options(self, s: Heroes3) -> list[Action]:
        """Units of the faction, or none."""
        units = [troop for troop in s.facts.faction_units[self.faction] if row_of(s, self.seat, troop) == NOBODY]
        return [DECLINE, *(("recruit", troop) for troop in sorted(units))]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot join."""
        match action:
            case ("recruit", int() as troop) if action not in self.options(s):
                return ("not-your-unit", troop)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("recruit", int() as troop):
                add_unit(s, self.seat, troop, FEW)
