"""What a seat may know of a game of Cyclades, and the positions it cannot tell apart from the true one.

Secret are gold, the order of decks, the card seen with Zeus, Sphinx' cards and the face-down discard pile
(CYC-INFO-01, CYC-INFO-02, CYC-INFO-03).
"""

from __future__ import annotations

from typing import get_args

import msgspec

from ludoteka.games.cyclades.content_ids import BonusId, BuildingId, CreatureId, FactionId, GodId, HeroId
from ludoteka.games.cyclades.facts import APOLLO, ARES, BUILDING_TYPES, CHIMERA, HERA, NOBODY, ZEUS
from ludoteka.games.cyclades.rules.actions import Duties, MandatoryActions
from ludoteka.games.cyclades.rules.battle_odds import battle_forecast
from ludoteka.games.cyclades.rules.bribes import creature_prices
from ludoteka.games.cyclades.rules.control import listed
from ludoteka.games.cyclades.rules.income import income_of
from ludoteka.games.cyclades.rules.metropolis import metropolises_of
from ludoteka.games.cyclades.rules.offerings import Bid, Overbid, standing_cost
from ludoteka.games.cyclades.rules.paid_actions import OptionalActions
from ludoteka.games.cyclades.state import Attack, Cyclades
from ludoteka.kernel.action import Seat, hears
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Unseen


class AreaView(msgspec.Struct, frozen=True):
    """An area: who holds it, what stands there, and the hexes it covers, in axial coordinates."""

    area: str
    land: bool
    owner: str | None
    horns: int
    soldiers: int = 0
    mercenaries: int = 0
    ships: int = 0
    heroes: list[str] = []
    creature: str | None = None
    sites: int = 0
    buildings: dict[str, int] = {}
    used_temples: int = 0
    metropolises: list[str] = []
    used_metropolises: int = 0
    priestess: bool = False
    hexes: list[tuple[int, int]] = []


class FactionView(msgspec.Struct, frozen=True):
    """A faction: its seat and side, its column, its cards and supplies; gold only where it is known."""

    faction: str
    seat: int
    side: int
    gold: int | None
    income: int
    metropolises: int
    priestesses: int
    philosophers: int
    soldiers_in_supply: int
    ships_in_supply: int
    heroes: list[str]
    fresh_heroes: list[str]
    creatures: list[str]
    stored_metropolises: list[str]
    god: str | None
    bid: int
    eliminated: bool


class BattleView(msgspec.Struct, frozen=True):
    """A battle under way: the attacker's soldiers or ships, the dice of the last round, and what the next may bring.

    `attack` and `defence` are what the sides add to their dice. `takes` is the chance that the attacker takes the area
    if nobody retreats; `wins`, `ties` and `loses` are the attacker's chances in the next round (CYC-BATTLE-01).
    """

    area: str
    origin: str
    attacker: str
    defender: str | None
    soldiers: int
    mercenaries: int
    ships: int
    attacker_die: int | None
    defender_die: int | None
    attack: int
    defence: int
    takes: float
    wins: float
    ties: float
    loses: float


class TurnView(msgspec.Struct, frozen=True):
    """What is left of the turn of the active faction: free actions, and what the next of each paid action costs.

    A price is None where the god does not sell it or no longer does; all of it is public (CYC-ACT-02, CYC-INFO-01).
    """

    building: bool
    gain: bool
    extra: int | None
    move: int | None
    hero_move: int | None
    peek: bool
    recruit: bool
    creatures: list[int]


class GodView(msgspec.Struct, frozen=True):
    """A god tile, from the top down; Apollo is last and always there."""

    god: str
    face_up: bool
    faction: str | None
    bid: int


class OfferView(msgspec.Struct, frozen=True):
    """A space of the creature market."""

    creature: str | None
    price: int


class CycladesView(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int
    epoch: int
    map: str
    to_win: int
    active: str | None
    god: str | None
    turn: TurnView | None
    scale: list[int]
    order: list[str]
    track: list[str | None]
    gods: list[GodView]
    factions: list[FactionView]
    areas: list[AreaView]
    battles: list[BattleView]
    creature_market: list[OfferView]
    hero_market: list[str | None]
    fallen_heroes: list[str]
    creature_deck: int
    creature_discard: int
    hero_deck: int
    metropolises_left: int
    top_creature: str | None
    drawn_count: int
    drawn: list[str]
    mercenaries_left: int
    priestesses_left: int
    philosophers_left: int
    buildings_left: dict[str, int]


class Names:
    """The slugs of everything, as the notation writes them."""

    def __init__(self, areas: list[str]) -> None:
        self.areas = areas
        self.factions: list[str] = list(get_args(FactionId))
        self.gods: list[str] = list(get_args(GodId))
        self.buildings: list[str] = list(get_args(BuildingId))
        self.bonuses: list[str] = list(get_args(BonusId))
        self.creatures: list[str] = list(get_args(CreatureId))
        self.heroes: list[str] = list(get_args(HeroId))


def name(names: list[str], number: int) -> str | None:
    """A slug, or nothing for -1."""
    return None if number == NOBODY else names[number]


def view(s: Cyclades, seat: Seat, names: Names) -> CycladesView:
    """What a seat may know."""
    terms = s.terms
    looks_at_drawn = s.active != NOBODY and terms.seat_of[s.active] == seat
    top = s.creature_deck.known_top(seat)
    return CycladesView(
        seat=seat,
        epoch=s.epoch,
        map=terms.map_code,
        to_win=terms.to_win,
        active=name(names.factions, s.active),
        god=name(names.gods, s.god),
        turn=turn_view(s),
        scale=s.facts.scales[terms.scale],
        order=[names.factions[faction] for faction in s.order],
        track=[name(names.factions, faction) for faction in s.track],
        gods=gods_view(s, names),
        factions=[faction_view(s, faction, seat, names) for faction in range(terms.factions)],
        areas=[area_view(s, area, names) for area in s.chart.land + s.chart.sea],
        battles=[battle_view(s, battle, side_of_seat(s, seat), names) for battle in s.battles],
        creature_market=[
            OfferView(name(names.creatures, creature), price)
            for creature, price in zip(s.creature_market, s.facts.creature_prices, strict=True)
        ],
        hero_market=[name(names.heroes, hero) for hero in s.hero_market],
        fallen_heroes=[names.heroes[hero] for hero in s.hero_discard],
        creature_deck=s.creature_deck.size(),
        creature_discard=len(s.creature_discard),
        hero_deck=s.hero_deck.size(),
        metropolises_left=s.metropolis_deck.size(),
        top_creature=name(names.creatures, top[0]) if top else None,
        drawn_count=len(s.drawn),
        drawn=[names.creatures[creature] for creature in s.drawn] if looks_at_drawn else [],
        mercenaries_left=s.mercenary_bank,
        priestesses_left=s.priestess_bank,
        philosophers_left=s.philosopher_bank,
        buildings_left=dict(zip(names.buildings, s.building_bank, strict=True)),
    )


def turn_view(s: Cyclades) -> TurnView | None:
    """What is left of the turn under way, also while something that it set off is decided."""
    facts = s.facts
    god = s.god
    if god in (NOBODY, APOLLO):
        return None
    discounted = creature_prices(s, s.active)
    move = facts.god[god].move_price
    for step in reversed(s.agenda):
        if isinstance(step, MandatoryActions | Duties):
            return TurnView(step.building, step.gain, None, None, None, False, False, discounted)
        if isinstance(step, OptionalActions):
            prices = facts.god[god].extra_prices
            return TurnView(
                building=False,
                gain=False,
                extra=prices[step.extras] if step.extras < len(prices) else None,
                move=move or None,
                hero_move=None if god == ARES else step.hero_move_price(s),
                peek=god == ZEUS and not step.looks,
                recruit=god == HERA and not step.recruits,
                creatures=discounted,
            )
    return None


def gods_view(s: Cyclades, names: Names) -> list[GodView]:
    """The god tiles and Apollo with the columns at them."""
    out: list[GodView] = []
    for place, god in enumerate([*s.gods, len(names.gods) - 1]):
        faction = s.bid_god.index(god) if god in s.bid_god else NOBODY
        up = place < s.terms.factions - 1 or place == len(s.gods)
        out.append(
            GodView(names.gods[god], up, name(names.factions, faction), 0 if faction == NOBODY else s.bid[faction])
        )
    return out


def faction_view(s: Cyclades, faction: int, seat: Seat, names: Names) -> FactionView:
    """A faction as a seat sees it."""
    terms = s.terms
    side = terms.side_of[faction]
    known = bool(s.places) or side == side_of_seat(s, seat)
    heroes = listed(s.hero_hand[faction])
    return FactionView(
        faction=names.factions[faction],
        seat=terms.seat_of[faction],
        side=side,
        gold=s.gold[side] if known else None,
        income=income_of(s, faction),
        metropolises=metropolises_of(s, faction),
        priestesses=s.priestesses[faction],
        philosophers=s.philosophers[faction],
        soldiers_in_supply=s.soldier_supply[faction],
        ships_in_supply=s.ship_supply[faction],
        heroes=[names.heroes[hero] for hero in heroes],
        fresh_heroes=[names.heroes[hero] for hero in heroes if s.hero_epoch[hero] == s.epoch],
        creatures=[names.creatures[one] for one, holder in enumerate(s.creature_holder) if holder == faction],
        stored_metropolises=[names.bonuses[bonus] for bonus in s.stored[faction]],
        god=name(names.gods, s.bid_god[faction]),
        bid=s.bid[faction],
        eliminated=s.eliminated[faction],
    )


def area_view(s: Cyclades, area: int, names: Names) -> AreaView:
    """An area; nothing on the map is secret."""
    owner = name(names.factions, s.owner[area])
    heroes = [names.heroes[hero] for hero in listed(s.heroes[area])]
    creature = name(names.creatures, s.figures[area])
    archipelago = s.chart.archipelago
    number = s.chart.number[area]
    hexes = list(zip(archipelago.hex_q[number], archipelago.hex_r[number], strict=True))
    if area >= s.facts.first_sea:
        return AreaView(
            area=names.areas[area],
            land=False,
            owner=owner,
            horns=s.horns[area],
            ships=s.ships[area],
            heroes=heroes,
            creature=creature,
            hexes=hexes,
        )
    return AreaView(
        area=names.areas[area],
        land=True,
        owner=owner,
        horns=s.horns[area],
        soldiers=s.soldiers[area],
        mercenaries=s.mercenaries[area],
        heroes=heroes,
        creature=creature,
        sites=s.chart.sites[area],
        buildings={
            building: s.buildings[area * BUILDING_TYPES + number]
            for number, building in enumerate(names.buildings)
            if s.buildings[area * BUILDING_TYPES + number]
        },
        used_temples=s.used_temples[area],
        metropolises=[names.bonuses[bonus] for bonus in s.metropolises[area]],
        used_metropolises=s.used_metropolises[area],
        priestess=s.chart.priestess[area],
        hexes=hexes,
    )


def battle_view(s: Cyclades, battle: Attack, side: int, names: Names) -> BattleView:
    """A battle under way, with the odds as far as a side knows the gold for Croesus' rerolls."""
    forecast = battle_forecast(s, battle, side)
    return BattleView(
        area=names.areas[battle.area],
        origin=names.areas[battle.origin],
        attacker=names.factions[battle.attacker],
        defender=name(names.factions, s.owner[battle.area]),
        soldiers=battle.soldiers,
        mercenaries=battle.mercenaries,
        ships=battle.ships,
        attacker_die=battle.attacker_die if battle.attacker_die >= 0 else None,
        defender_die=battle.defender_die if battle.defender_die >= 0 else None,
        attack=forecast.attack,
        defence=forecast.defence,
        takes=round(forecast.takes, 6),
        wins=round(forecast.wins, 6),
        ties=round(forecast.ties, 6),
        loses=round(forecast.loses, 6),
    )


def side_of_seat(s: Cyclades, seat: Seat) -> int:
    """The side a seat plays for, -1 for a spectator."""
    return seat % s.terms.sides if seat >= 0 else NOBODY


# -- positions a seat cannot tell apart -------------------------------------------------------------------------


def resample(s: Cyclades, seat: Seat, chance: Chance) -> Cyclades:
    """A copy in which all that a seat cannot know is drawn anew.

    Income and prices are said aloud, so an attentive player knows others' gold but for what Griffin and fines took:
    it is drawn between the bounds such a count gives. Cards come from everything the seat has not seen.
    """
    twin = s.copy()
    forget_unsaid_lies(twin, seat)
    resample_gold(twin, seat, chance)
    resample_creatures(twin, seat, chance)
    return twin


def forget_unsaid_lies(twin: Cyclades, seat: Seat) -> None:
    """Nobody else knows yet that a faction is about to promise more than it can pay."""
    step = twin.agenda[-1] if twin.agenda else None
    if isinstance(step, Overbid) and step.seat != seat:
        twin.agenda[-1] = Bid(step.seat, step.faction, step.barred)


def resample_gold(twin: Cyclades, seat: Seat, chance: Chance) -> None:
    """Draw the gold of the other sides between its public bounds."""
    if twin.places:
        return
    own = side_of_seat(twin, seat)
    for side in range(twin.terms.sides):
        if side == own:
            continue
        low = twin.gold_low[side]
        twin.gold[side] = low + chance.below(twin.gold_high[side] - low + 1)
        for faction in range(side, twin.terms.factions, twin.terms.sides):
            twin.excused[faction] = is_pardoned(twin, faction)


def is_pardoned(twin: Cyclades, faction: int) -> bool:
    """Whether a faction of the drawn position must have taken its space for want of gold (CYC-BID-11)."""
    if not twin.terms.overbid or twin.bid_god[faction] == NOBODY:
        return False
    lowest = twin.facts.scales[twin.terms.scale][0]
    return twin.bid[faction] == lowest and standing_cost(twin, faction) > twin.gold[twin.terms.side_of[faction]]


def resample_creatures(twin: Cyclades, seat: Seat, chance: Chance) -> None:
    """Draw the creature cards a seat has not seen: in the deck, in Sphinx' hand, in the discard pile.

    Chimera never lies in the pile, since her discard shuffles it away: such a draw is made again (CYC-C-CHIMERA).
    """
    there = CHIMERA in twin.creature_discard
    deal_creatures(twin, seat, chance)
    while CHIMERA in twin.creature_discard and not there:
        deal_creatures(twin, seat, chance)


def deal_creatures(twin: Cyclades, seat: Seat, chance: Chance) -> None:
    """Deal the creature cards a seat has not seen to the places it cannot see."""
    unseen = Unseen(chance)
    if twin.drawn and twin.terms.seat_of[twin.active] != seat:
        unseen.take_hand(twin.drawn)
    seen: list[tuple[int, int]] = []
    hidden: dict[int, list[int]] = {}
    for creature, known in zip(twin.creature_discard, twin.creature_discard_known, strict=True):
        if hears(known, seat):
            seen.append((creature, known))
        else:
            hidden.setdefault(known, []).append(creature)
    for known in sorted(hidden):
        unseen.take_hand(hidden[known])
    unseen.take_deck(twin.creature_deck, seat)
    unseen.deal()
    pile = seen + [(creature, known) for known, hand in hidden.items() for creature in hand]
    pile.sort()
    twin.creature_discard = [creature for creature, _ in pile]
    twin.creature_discard_known = [known for _, known in pile]
