"""Income: gold for horns, with Hydra and Cerberus (CYC-INC)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import CERBERUS, HYDRA, NOBODY
from ludoteka.games.cyclades.rules.gold import earn
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.state import Step


def horns_of(s: Cyclades, faction: int) -> int:
    """The horns in all areas a faction controls (CYC-INC-01)."""
    horns = s.horns
    first_sea = s.facts.first_sea
    total = 0
    land = s.lands[faction]
    while land:
        bit = land & -land
        total += horns[bit.bit_length() - 1]
        land ^= bit
    sea = s.seas[faction]
    while sea:
        bit = sea & -sea
        total += horns[first_sea + bit.bit_length() - 1]
        sea ^= bit
    return total


def income_of(s: Cyclades, faction: int) -> int:
    """What a faction's income would be in an income phase now, with Hydra and Cerberus (CYC-INC-01, CYC-INC-02,
    CYC-C-HYDRA, CYC-C-CERBERUS).
    """
    horns = s.horns
    total = horns_of(s, faction)
    hydra = s.creature_area[HYDRA]
    if hydra != NOBODY and s.owner[hydra] == faction:
        total += horns[hydra] * (s.facts.creature[HYDRA].income_times - 1)
    cerberus = s.creature_area[CERBERUS]
    if cerberus != NOBODY:
        holder = s.creature_holder[CERBERUS]
        owner = s.owner[cerberus]
        if holder == faction and owner != faction:
            total += horns[cerberus]
        elif holder != faction and owner == faction:
            total -= horns[cerberus]
    return total * s.facts.gold_per_horn


class Income(Step[Cyclades]):
    """Every faction takes its income, team by team into the shared pool (CYC-INC-01, CYC-INC-03)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        for faction in range(s.terms.factions):
            if not s.eliminated[faction]:
                take_income(s, faction)


def take_income(s: Cyclades, faction: int) -> None:
    """A faction takes its income once."""
    pay_out(s, faction, income_of(s, faction))


def take_graeae_income(s: Cyclades, faction: int) -> None:
    """Graeae pay for every horn a faction controls; Hydra and Cerberus act in the income phase only (CYC-C-GRAEAE)."""
    pay_out(s, faction, horns_of(s, faction) * s.facts.gold_per_horn)


def pay_out(s: Cyclades, faction: int, amount: int) -> None:
    """Gold for horns, told to everybody."""
    earn(s, faction, amount)
    s.tell(("income", faction, amount))
