"""Sea battles: rounds of dice, ports, losses and withdrawal (CYC-NAVAL).

The battle is `s.battles[-1]`; the attacker's ships are counted there, the defender's in the area.
"""

from __future__ import annotations

from ludoteka.games.cyclades.facts import BUILDING_TYPES, NOBODY, PORT
from ludoteka.games.cyclades.rules.asking import FactionChoice
from ludoteka.games.cyclades.rules.control import add_ships, is_closed, lift_ships, listed, sink_ships
from ludoteka.games.cyclades.rules.reach import withdrawal_seas
from ludoteka.games.cyclades.rules.sacrifice import carry_out_sacrifice, sacrifice_options, why_no_sacrifice
from ludoteka.games.cyclades.state import Attack, Cyclades
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step


def start_sea_battle(s: Cyclades, attacker: int, origin: int, sea: int, ships: int) -> None:
    """Begin a battle for a sea area (CYC-SEA-02)."""
    s.battles.append(Attack(sea, origin, attacker, 0, 0, ships, -1, -1))
    s.tell(("sea-battle", attacker, s.owner[sea], sea))
    s.then(SeaRound())


def ports_at(s: Cyclades, faction: int, sea: int) -> int:
    """Ports and metropolises of a faction next to a sea area (CYC-BUILD-03, CYC-METRO-01)."""
    count = 0
    for area in s.chart.land_next_to[sea]:
        if s.owner[area] == faction:
            count += s.buildings[area * BUILDING_TYPES + PORT] + len(s.metropolises[area])
    return count


def sea_strength(s: Cyclades, faction: int, ships: int, sea: int) -> int:
    """Strength of one side at sea without the die (CYC-NAVAL-01)."""
    return ships * s.facts.ship_strength + ports_at(s, faction, sea) * s.facts.building[PORT].sea_strength


class SeaRound(Step[Cyclades]):
    """A round: dice, ships and ports; the lower total loses a ship, a tie costs both one (CYC-NAVAL-01,
    CYC-NAVAL-02)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        battle = s.battles[-1]
        sea = battle.area
        attacker = battle.attacker
        defender = s.owner[sea]
        die = s.facts.die
        battle.attacker_die = die[s.chance.below(len(die))]
        battle.defender_die = die[s.chance.below(len(die))]
        s.tell(("rolled", attacker, battle.attacker_die))
        s.tell(("rolled", defender, battle.defender_die))
        attack = sea_strength(s, attacker, battle.ships, sea) + battle.attacker_die
        defence = sea_strength(s, defender, s.ships[sea], sea) + battle.defender_die
        s.tell(("compared", attacker, attack, defender, defence))
        if attack <= defence:
            battle.ships -= 1
            s.ship_supply[attacker] += 1
            s.tell(("ship-lost", attacker, sea))
        if defence <= attack:
            sink_ships(s, sea, 1)
            s.tell(("ship-lost", defender, sea))
        if battle.ships and s.ships[sea]:
            s.then(Withdraw(s.terms.seat_of[defender], defender), AttackerWithdrawal())
        else:
            s.then(EndSeaBattle())


class AttackerWithdrawal(Step[Cyclades]):
    """If the defender stayed, the attacker may withdraw or, in its own turn, sacrifice a hero; otherwise the battle is
    over (CYC-NAVAL-03, CYC-ACT-04)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        battle = s.battles[-1]
        attacker = battle.attacker
        seat = s.terms.seat_of[attacker]
        if not s.ships[battle.area]:
            s.then(EndSeaBattle())
        elif s.hero_hand[attacker]:
            s.then(WithdrawOrSacrifice(seat, attacker))
        else:
            s.then(Withdraw(seat, attacker), NextSeaRound())


class NextSeaRound(Step[Cyclades]):
    """If the attacker stayed too, another round is fought (CYC-NAVAL-03)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Go on, or end the battle."""
        s.then(SeaRound() if s.battles[-1].ships else EndSeaBattle())


class Withdraw(FactionChoice):
    """Both sides still have ships: the defender, then the attacker, may leave with all of them for one adjacent sea
    area that is empty or its own (CYC-NAVAL-03)."""

    __slots__ = ()

    def prompt(self, s: Cyclades) -> Action:
        return ("withdraw", self.faction, s.battles[-1].area)

    def options(self, s: Cyclades) -> list[Action]:
        """Stay, or a sea area that takes them."""
        return [("stay",), *refuges(s, self.faction)]

    def take(self, s: Cyclades, action: Action) -> None:
        """Stay, or leave the area to the other side."""
        leave_or_stay(s, self.faction, action)

    def forced(self) -> bool:
        """Without a refuge there is nothing to ask."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why ships cannot withdraw there."""
        return why_no_withdrawal(s, self.faction, action)


class WithdrawOrSacrifice(FactionChoice):
    """An attacker with heroes may withdraw, fight on, or sacrifice one of them and be asked again (CYC-NAVAL-03,
    CYC-ACT-04).

    It is asked even without a refuge: whether Croesus can be sacrificed is a secret of the purse.
    """

    __slots__ = ()

    def prompt(self, s: Cyclades) -> Action:
        return ("withdraw", self.faction, s.battles[-1].area)

    def options(self, s: Cyclades) -> list[Action]:
        """Sacrifices, stay, or a sea area that takes the ships."""
        return [*sacrifice_options(s, self.faction), ("stay",), *refuges(s, self.faction)]

    def take(self, s: Cyclades, action: Action) -> None:
        """Leave, fight another round, or sacrifice and be asked again."""
        match action:
            case ("stay",) | ("withdraw", _):
                s.then(NextSeaRound())
                leave_or_stay(s, self.faction, action)
            case _:
                s.then(AttackerWithdrawal())
                carry_out_sacrifice(s, self.faction, action)

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why ships cannot withdraw there, or a hero cannot be sacrificed."""
        return why_no_withdrawal(s, self.faction, action) or why_no_sacrifice(s, self.faction, action)


def refuges(s: Cyclades, faction: int) -> list[Action]:
    """The sea areas to which the ships of one side of the innermost battle may withdraw (CYC-NAVAL-03)."""
    seas = withdrawal_seas(s, faction, s.battles[-1].area)
    return [("withdraw", sea) for sea in listed(seas, s.facts.first_sea)]


def leave_or_stay(s: Cyclades, faction: int, action: Action) -> None:
    """All ships of one side leave the innermost battle for a refuge, or stay (CYC-NAVAL-03)."""
    match action:
        case ("withdraw", int() as refuge):
            battle = s.battles[-1]
            sea = battle.area
            s.tell(("withdrew", faction, sea, refuge))
            if battle.attacker == faction:
                count = battle.ships
                battle.ships = 0
            else:
                count = s.ships[sea]
                lift_ships(s, sea, count)
            add_ships(s, faction, refuge, count)


def why_no_withdrawal(s: Cyclades, faction: int, action: Action) -> Action | None:
    """Why the ships of one side cannot withdraw to an area."""
    match action:
        case ("withdraw", int() as sea):
            if sea < s.facts.first_sea:
                return ("not-sea", sea)
            if is_closed(s, sea):
                return ("sea-closed", sea)
            owner = s.owner[sea]
            if owner not in (NOBODY, faction):
                return ("refuge-taken", sea, owner)
            return None if action in refuges(s, faction) else ("out-of-reach", sea)
    return None


class EndSeaBattle(Step[Cyclades]):
    """The last side in the area controls it; without ships it is empty (CYC-NAVAL-04)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Let the attacker's ships stand in the area if any are left."""
        battle = s.battles.pop()
        if battle.ships:
            add_ships(s, battle.attacker, battle.area, battle.ships)
