"""The unit deck: recruiting, reinforcing and losing units (H3-RECRUIT-01, H3-RECRUIT-02, H3-RECRUIT-03, H3-RECRUIT-04,
H3-RECRUIT-05, H3-UNIT-05)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.entries.scenarios import StartUnit
from ludoteka.games.heroes3.facts import (
    BRONZE,
    BUILDINGS,
    CAMPAIGN,
    CITADEL,
    DWELLING_BRONZE,
    FEW,
    GOLD,
    NEUTRAL,
    NOBODY,
    PACK,
    POPULATION_TOKEN,
    RECRUITS_AWAY,
    SHARES_REALM,
    SPECIAL_1,
    SPECIAL_2,
)
from ludoteka.games.heroes3.rules.cards.in_play import end_effects, in_play
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral, take_neutral
from ludoteka.games.heroes3.rules.common import DONE, OPT_TOWN_NO_INCOME, optional, scenario, shares_realm
from ludoteka.games.heroes3.rules.resources import can_pay, pay, price
from ludoteka.games.heroes3.rules.victory.ends import EndsAfterVisit
from ludoteka.games.heroes3.rules.world.fields import both_heroes, is_location, is_town, own_town
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

CITADEL_BUILT: Final = 1 << CITADEL
TIER_NAMES: Final = ("bronze", "silver", "gold", "azure")
ALL_TIERS: Final = 15


def tier_mask(tiers: tuple[str, ...]) -> int:
    """A mask of tiers from their words; none means all."""
    mask = 0
    for tier in tiers:
        mask |= 1 << TIER_NAMES.index(tier)
    return mask or ALL_TIERS


# -- the unit deck ----------------------------------------------------------------------------------------------


def add_unit(s: Heroes3, seat: int, troop: int, side: int) -> None:
    """A unit joins a unit deck (H3-RECRUIT-01)."""
    player = s.players[seat]
    player.add_row(troop, side)
    s.tell(("unit-joined", seat, troop))
    if s.mode == CAMPAIGN and "dragons" in s.facts.troop[troop].families and wants_dragons(s):
        s.then(EndsAfterVisit(seat))


def wants_dragons(s: Heroes3) -> bool:
    """Whether a unit of dragons is part of what the scenario asks for."""
    return any("own_dragons_unit" in win.parts for win in scenario(s).wins)


def flip_unit(s: Heroes3, seat: int, row: int) -> None:
    """A Few becomes a Pack (H3-RECRUIT-02)."""
    player = s.players[seat]
    player.set_side(row, PACK)
    s.tell(("unit-reinforced", seat, player.army[row]))


def drop_unit(s: Heroes3, seat: int, row: int) -> None:
    """A unit leaves a unit deck: faction units can come again, neutrals are discarded (H3-UNIT-03, H3-UNIT-10).

    Call `restore_army` when the losses are complete.
    """
    player = s.players[seat]
    troop = player.army[row]
    player.discard += player.layers[row]
    player.drop_row(row)
    if s.facts.troop[troop].kind == NEUTRAL:
        discard_neutral(s, troop)
    s.tell(("unit-lost", seat, troop))


def restore_army(s: Heroes3, seat: int) -> None:
    """An empty unit deck is replaced at once by the starting units on their starting sides (H3-RECRUIT-04)."""
    player = s.players[seat]
    if player.army or player.out:
        return
    if shares_realm(s) and share_units(s, seat):
        return
    for form in player.starters or s.players[0].starters:
        if s.facts.troop[form // 2].kind != NEUTRAL or take_neutral(s, form // 2):
            add_unit(s, seat, form // 2, form % 2)
    if not player.army and player.starters:
        bronze = [troop for troop in faction_units(s, seat) if s.facts.troop[troop].tier == BRONZE]
        add_unit(s, seat, min(bronze, key=lambda troop: s.facts.troop[troop].recruit[GOLD]), FEW)


def share_units(s: Heroes3, seat: int) -> bool:
    """Whether a player without units takes one of a partner who has several; of a shared army (shared_realm)."""
    for other in s.players:
        if len(other.army) > 1:
            row = len(other.army) - 1
            s.players[seat].add_row(other.army[row], other.sides[row])
            s.players[seat].set_layers(0, other.layers[row])
            other.drop_row(row)
            return True
    return False


def few_units(s: Heroes3, seat: int, tiers: int) -> list[int]:
    """Rows of faction units of these tiers that show their Few side (H3-RECRUIT-02, H3-UNIT-10)."""
    player = s.players[seat]
    return [
        row
        for row in range(len(player.army))
        if player.sides[row] == FEW
        and s.facts.troop[player.army[row]].pack is not None
        and tiers >> s.facts.troop[player.army[row]].tier & 1
    ]


def row_of(s: Heroes3, seat: int, troop: int) -> int:
    """The row of a faction unit in the unit deck, -1 if it is not there."""
    return row_in(s.players[seat].army, troop)


def row_in(army: list[int], troop: int) -> int:
    """The row of a unit in a unit deck, -1 if it is not there."""
    return army.index(troop) if troop in army else NOBODY


# -- prices -----------------------------------------------------------------------------------------------------


def gold_off(s: Heroes3, seat: int) -> int:
    """How much less gold a recruit or reinforce costs by cards in play."""
    ongoing = s.players[seat].ongoing
    if not ongoing or s.active != seat:
        return 0
    return sum(effect.amount for effect in ongoing if effect.name == "cheaper_recruit")


def recruit_cost(s: Heroes3, seat: int, troop: int) -> list[int]:
    """What recruiting costs with all discounts in play."""
    return cheaper(s.facts.troop[troop].recruit, gold_off(s, seat))


def reinforce_cost(s: Heroes3, seat: int, troop: int) -> list[int]:
    """What reinforcing costs with all discounts in play."""

    less = gold_off(s, seat) + reinforce_discount(s, seat, troop)
    less += sum(effect.amount for effect in s.players[seat].ongoing if effect.name == "cheaper_reinforce")
    return cheaper(s.facts.troop[troop].reinforce, less)


def counts_as_gold(s: Heroes3, seat: int) -> bool:
    """Whether building materials and valuables count as gold for a player's units (Freelancer's Guild)."""
    player = s.players[seat]
    if not player.built >> SPECIAL_1 & 3:
        return False
    first = player.faction * BUILDINGS
    guild = s.facts.building[first + SPECIAL_2].choices[0].deed == "mercenary_economy"
    return guild and bool(player.built >> SPECIAL_2 & 1)


def can_pay_unit(s: Heroes3, seat: int, cost: list[int]) -> bool:
    """Whether a player can pay for a unit, with what counts as gold (H3-RECRUIT-01)."""
    if can_pay(s, seat, cost):
        return True
    if not counts_as_gold(s, seat):
        return False
    stock = s.players[seat].stock
    return stock[1] >= cost[1] and stock[2] >= cost[2] and sum(stock) >= sum(cost)


def unit_too_expensive(s: Heroes3, seat: int, cost: list[int]) -> Action | None:
    """Why a player cannot pay for a unit: what it costs."""
    return None if can_pay_unit(s, seat, cost) else price(cost)


def pay_for_unit(s: Heroes3, seat: int, cost: list[int]) -> None:
    """A unit is paid for; cards that made it cheaper are used up."""
    missing = cost[GOLD] - s.players[seat].stock[GOLD]
    pay(s, seat, cost)
    if missing > 0:
        s.then(PayMissing(seat, missing))
    if s.players[seat].ongoing:
        discount_used(s, seat)


class PayMissing(Choice[Heroes3]):
    """How much of the missing gold is paid in building materials, the rest in valuables (Freelancer's Guild)."""

    __slots__ = ("missing",)

    def __init__(self, seat: int, missing: int) -> None:
        super().__init__(seat)
        self.missing = missing

    def forced(self) -> bool:
        """One way to pay is taken."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        """Says how much is missing."""
        return ("pay-missing", self.missing)

    def options(self, s: Heroes3) -> list[Action]:
        """Each split that the player can pay."""
        _, materials, valuables = s.players[self.seat].stock
        least = max(0, self.missing - valuables)
        return [("pay-materials", count) for count in range(least, min(materials, self.missing) + 1)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("pay-materials", int() as count):
                pay(s, self.seat, [0, count, self.missing - count])


def pay_for_reinforcing(s: Heroes3, seat: int, cost: list[int]) -> None:
    """A reinforcement is paid for; what made it cheaper is used up (Pub)."""
    player = s.players[seat]
    pay_for_unit(s, seat, cost)
    player.ongoing = [effect for effect in player.ongoing if effect.name != "cheaper_reinforce"]


def cheaper(cost: list[int], gold_off: int) -> list[int]:
    """A price with less gold, never below nothing."""
    if not gold_off:
        return cost
    return [max(0, cost[GOLD] - gold_off), cost[1], cost[2]]


# -- the population token ---------------------------------------------------------------------------------------


def has_dwelling(s: Heroes3, seat: int, tier: int) -> bool:
    """Whether the dwelling of a tier stands (H3-RECRUIT-01)."""
    return tier <= 2 and bool(s.players[seat].built >> (DWELLING_BRONZE + tier) & 1)


def faction_units(s: Heroes3, seat: int) -> list[int]:
    """The unit cards of a player's faction, in order (H3-UNIT-01)."""
    return s.facts.faction_units[s.players[seat].faction]


def muster_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add what can be recruited and reinforced with the population token (H3-RECRUIT-01, H3-RECRUIT-02)."""
    player = s.players[seat]
    facts = s.facts
    dwellings = player.built >> DWELLING_BRONZE & 7
    if dwellings:
        army = player.army
        strong = bool(player.built & CITADEL_BUILT)
        troops = facts.troop
        plain = not player.ongoing and not (player.built >> SPECIAL_1 & 3 and counts_as_gold(s, seat))
        gold, materials, valuables = player.stock
        open_to = facts.recruits.get(player.faction << 3 | dwellings)
        if open_to is None:
            units = facts.faction_units[player.faction]
            open_to = [troop for troop in units if dwellings >> troops[troop].tier & 1]
            facts.recruits[player.faction << 3 | dwellings] = open_to
        elsewhere = partners_units(s, seat) if facts.scenario_traits[s.scenario] & SHARES_REALM else []
        for troop in open_to:
            if troop not in army:
                if elsewhere and troop in elsewhere:
                    continue
                cost = troops[troop].recruit
                if (
                    gold >= cost[0] and materials >= cost[1] and valuables >= cost[2]
                    if plain
                    else can_pay_unit(s, seat, recruit_cost(s, seat, troop))
                ):
                    out.append(("recruit", troop))
            elif (
                strong
                and player.sides[army.index(troop)] == FEW
                and can_pay_unit(s, seat, reinforce_cost(s, seat, troop))
            ):
                out.append(("reinforce", troop))
        if facts.alternates[player.faction]:
            alternate_options(s, seat, out)
    if s.optional or facts.scenario_traits[s.scenario] & RECRUITS_AWAY:
        muster_elsewhere(s, seat, out)


def muster_elsewhere(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add what a player can recruit and reinforce away from home: on fields of the scenario, in captured towns."""
    if s.facts.scenario_traits[s.scenario] & RECRUITS_AWAY:
        foreign_recruits(s, seat, out)
    if s.optional and optional(s, OPT_TOWN_NO_INCOME):
        for owner in captured_from(s, seat):
            units_of_town(s, seat, owner, out)


def partners_units(s: Heroes3, seat: int) -> list[int]:
    """The units that players who share a realm with this one have: each unit card is in one unit deck."""
    return [troop for other, player in enumerate(s.players) if other != seat for troop in player.army]


def alternate_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add other versions of unit cards of the boxes in play; each stands in for its unit, one of them is owned."""
    player = s.players[seat]
    for troop in s.facts.alternates[player.faction]:
        unit = s.facts.troop[troop]
        if not unit.boxes & s.boxes or not has_dwelling(s, seat, unit.tier):
            continue
        plain: Action = ("recruit", unit.base)
        if troop in player.army:
            if plain in out:
                out.remove(plain)
            row = player.army.index(troop)
            if (
                player.sides[row] == FEW
                and can_reinforce(s, seat)
                and can_pay_unit(s, seat, reinforce_cost(s, seat, troop))
            ):
                out.append(("reinforce", troop))
        elif unit.base not in player.army and can_pay_unit(s, seat, recruit_cost(s, seat, troop)):
            out.append(("recruit", troop))


def can_reinforce(s: Heroes3, seat: int) -> bool:
    """Whether the citadel stands that reinforcing with the token needs (H3-TOWN-03)."""
    return bool(s.players[seat].built & CITADEL_BUILT)


def take_muster(s: Heroes3, seat: int, action: Action) -> None:
    """Recruit or reinforce a unit for its price."""
    match action:
        case ("recruit" | "reinforce", int() as troop):
            if action[0] == "recruit":
                pay_for_unit(s, seat, recruit_cost(s, seat, troop))
                add_unit(s, seat, troop, FEW)
            else:
                pay_for_reinforcing(s, seat, reinforce_cost(s, seat, troop))
                flip_unit(s, seat, row_of(s, seat, troop))


def open_muster(s: Heroes3, seat: int, action: Action) -> None:
    """The population token is used; more units may follow in one go (H3-TOWNA-05)."""
    s.players[seat].tokens &= ~POPULATION_TOKEN
    s.then(Muster(seat))
    take_muster(s, seat, action)


@mypyc_attr(free_list_len=1)
class Muster(Choice[Heroes3]):
    """Recruit and reinforce more units with the same use of the token (H3-TOWNA-05)."""

    __slots__ = ()

    def forced(self) -> bool:
        """Nothing more to buy: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """What can still be bought, and enough."""
        out: list[Action] = [DONE]
        muster_options(s, self.seat, out)
        out.sort()
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        """Buy and ask again."""
        if action[0] != "done":
            s.then(Muster(self.seat))
            take_muster(s, self.seat, action)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be had now."""

        return muster_closed(s, self.seat, action)


# -- reinforcing by an effect -----------------------------------------------------------------------------------


def side_of(side: str) -> int:
    """FEW or PACK from its word."""
    return PACK if side == "pack" else FEW


def picked(s: Heroes3, faction: int, unit: StartUnit) -> int:
    """The troop a scenario names, or picks by its price in gold (H3-SETUP-11)."""
    if unit.unit is not None:
        return s.facts.troop_number[unit.unit]
    tier = 1 if unit.pick == "silver_cheapest" else 0
    troops = [number for number in s.facts.faction_units[faction] if s.facts.troop[number].tier == tier]
    troops.sort(key=lambda number: (s.facts.troop[number].recruit[GOLD], s.facts.troop[number].order))
    if unit.pick == "bronze_second":
        return troops[1]
    if unit.pick == "bronze_most_expensive":
        return troops[-1]
    return troops[0]


def foreign_recruits(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add the units of another player's town in which a hero of the player stands."""
    for field in s.players[seat].at:
        if field != NOBODY and is_town(s, field) and 0 <= s.flag[field] < s.seats and s.flag[field] != seat:
            units_of_town(s, seat, s.flag[field], out)


def units_of_town(s: Heroes3, seat: int, owner: int, out: list[Action]) -> None:
    """Add the units that another player's dwellings offer; a unit card is in one unit deck only."""
    facts = s.facts
    player = s.players[seat]
    other = s.players[owner]
    for troop in facts.faction_units[other.faction]:
        if not other.built >> (3 + facts.troop[troop].tier) & 1:
            continue
        row = row_of(s, seat, troop)
        if row == NOBODY:
            if row_of(s, owner, troop) == NOBODY and can_pay_unit(s, seat, recruit_cost(s, seat, troop)):
                out.append(("recruit", troop))
        elif (
            player.sides[row] == FEW and other.built >> 1 & 1 and can_pay_unit(s, seat, reinforce_cost(s, seat, troop))
        ):
            out.append(("reinforce", troop))


def captured_from(s: Heroes3, seat: int) -> list[int]:
    """The players whose towns a player holds and may use, with the optional rule (H3-DIFF-03)."""
    if not s.optional or not optional(s, OPT_TOWN_NO_INCOME):
        return []
    towns = [(other, own_town(s, other)) for other in range(s.seats) if other != seat]
    return [other for other, town in towns if town != NOBODY and s.flag[town] == seat]


def reinforce_discount(s: Heroes3, seat: int, troop: int) -> int:
    """How much less gold reinforcing a unit costs while a hero stands on its location (Champions)."""
    found = s.facts.abilities[troop * 2].get("reinforce_discount_on_location")
    if found is None or found.location is None:
        return 0
    at = s.players[seat].at
    return found.gold if any(is_location(s, at[hero], found.location) for hero in both_heroes(s, seat)) else 0


def discount_used(s: Heroes3, seat: int) -> None:
    """A unit was paid for: cards that made it cheaper are used up (H3-CARD-08)."""
    if in_play(s, seat, "cheaper_recruit") is not None:
        end_effects(s, seat, [one for one in s.players[seat].ongoing if one.name == "cheaper_recruit"])


def muster_closed(s: Heroes3, seat: int, action: Action) -> Action | None:
    """Why a unit cannot be recruited or reinforced with the token (H3-RECRUIT-01, H3-RECRUIT-02)."""
    match action:
        case ("recruit" | "reinforce", int() as troop):
            unit = s.facts.troop[troop]
        case _:
            return None
    elsewhere: list[Action] = []
    muster_elsewhere(s, seat, elsewhere)
    if action in elsewhere:
        return None
    player = s.players[seat]
    owned = troop in player.army
    if action[0] == "recruit":
        if unit.faction != player.faction or unit.kind == NEUTRAL:
            return ("not-your-unit", troop)
        if owned:
            return ("already-in-army", troop)
        if not has_dwelling(s, seat, unit.tier):
            return ("no-dwelling", unit.tier)
        return unit_too_expensive(s, seat, recruit_cost(s, seat, troop))
    if not owned:
        return ("not-in-army", troop)
    if unit.pack is None:
        return ("one-sided", troop)
    if player.sides[player.army.index(troop)] != FEW:
        return ("already-pack", troop)
    if not has_dwelling(s, seat, unit.tier):
        return ("no-dwelling", unit.tier)
    if not can_reinforce(s, seat):
        return ("no-citadel",)
    return unit_too_expensive(s, seat, reinforce_cost(s, seat, troop))
