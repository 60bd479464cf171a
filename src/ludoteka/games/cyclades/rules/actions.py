"""The action phase: gods act from the top tile down; first what a god demands, then what it sells (CYC-ACT)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import (
    APOLLO,
    ARES,
    ATHENA,
    BUILDING_TYPES,
    HERA,
    NOBODY,
    POSEIDON,
    ZEUS,
)
from ludoteka.games.cyclades.rules.apollo import ApolloTurn
from ludoteka.games.cyclades.rules.bribes import bribe, bribe_options, creature_price
from ludoteka.games.cyclades.rules.building import (
    build,
    building_options,
    can_build,
    count_buildings,
    free_sites,
    rebuild,
)
from ludoteka.games.cyclades.rules.cards import take_philosopher, take_priestess
from ludoteka.games.cyclades.rules.control import (
    coastal_places,
    fleet_places,
    is_closed,
    listed,
    own_land,
    place_mercenary,
    place_ship,
    place_soldier,
    why_not_your_land,
)
from ludoteka.games.cyclades.rules.gold import pay, purse
from ludoteka.games.cyclades.rules.heroes import join, take_from_hero_market
from ludoteka.games.cyclades.rules.land_movement import HERO_MOVE, MARCH, MoveTo, move_sources, why_no_source
from ludoteka.games.cyclades.rules.metropolis import CheckConversions, cultural_set, economic_set
from ludoteka.games.cyclades.rules.offerings import holder_of
from ludoteka.games.cyclades.rules.peek import Peek, can_peek
from ludoteka.games.cyclades.rules.sacrifice import carry_out_sacrifice, sacrifice_options, why_no_sacrifice
from ludoteka.games.cyclades.rules.sea_movement import SailTo, sail_sources
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

GAIN_VERB = ("take-philosopher", "take-priestess", "place-ship", "place-soldier", "place-mercenary")
"""The free unit or card of each god, by god."""
BUY_VERB = ("buy-philosopher", "buy-priestess", "buy-ship", "buy-soldier", "buy-mercenary")
"""The further ones one can pay for, by god."""


class NextGod(Step[Cyclades]):
    """The faction at the next god takes its turn; after Apollo the epoch ends (CYC-ACT-01).

    Philosophers that found no place so far may find one on a hero's card now (CYC-ACT-05).
    """

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Cyclades) -> None:
        """Start its turn and come back for the next god."""
        place = self.place
        last = s.terms.factions - 1
        if place > last:
            return
        s.then(NextGod(place + 1))
        god = s.gods[place] if place < last else APOLLO
        faction = holder_of(s, god)
        if s.eliminated[faction]:
            return
        s.active = faction
        s.god = god
        s.tell(("turn", faction, god))
        if god == APOLLO:
            s.then(ApolloTurn(faction), EndTurn(faction))
        else:
            s.then(EndTurn(faction))
            go_on_with_duties(s, faction, True, True, cultural_set(s, faction))


class EndTurn(Step[Cyclades]):
    """After its turn a faction's column goes to the highest-numbered free space of the turn-order track
    (CYC-ACT-03)."""

    __slots__ = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def run(self, s: Cyclades) -> None:
        """Put it there."""
        space = s.track.count(NOBODY) - 1
        s.track[space] = self.faction
        s.active = NOBODY
        s.god = NOBODY
        s.tell(("turn-ended", self.faction, space + 1))


# -- what the god demands ---------------------------------------------------------------------------------------


class Duties(Step[Cyclades]):
    """What is left of the mandatory actions once everything they set off is done (CYC-ACT-02)."""

    __slots__ = ("building", "faction", "gain")

    def __init__(self, faction: int, building: bool, gain: bool) -> None:
        self.faction = faction
        self.building = building
        self.gain = gain

    def run(self, s: Cyclades) -> None:
        """Ask for them, or go on to the paid actions."""
        ask_for_duties(s, self.faction, self.building, self.gain)


def ask_for_duties(s: Cyclades, faction: int, building: bool, gain: bool) -> None:
    """Ask for the mandatory actions that are left; one that cannot be done lapses, and after the last one come the
    paid actions (CYC-ACT-02, CYC-RECRUIT-01)."""
    god = s.god
    building = building and can_build_for(s, faction, god)
    gain = gain and can_gain(s, faction, god)
    seat = s.terms.seat_of[faction]
    if building or gain:
        only_a_card = not building and god < POSEIDON and not s.hero_hand[faction]
        s.then(MandatoryActions(seat, faction, god, building, gain, only_a_card))
    else:
        s.then(OptionalActions(seat, faction, god, 0, 0, 0, 0))


def go_on_with_duties(s: Cyclades, faction: int, building: bool, gain: bool, due: bool) -> None:
    """Go on with the mandatory actions, after the metropolis that has become due before them (CYC-ACT-05)."""
    if due:
        s.then(CheckConversions(faction), Duties(faction, building, gain))
    else:
        ask_for_duties(s, faction, building, gain)


def can_build_for(s: Cyclades, faction: int, god: int) -> bool:
    """Whether the building a god asks for can be built; it lapses otherwise (CYC-BUILD-02, CYC-HERA-01)."""
    building = s.facts.god[god].builds
    if building != NOBODY:
        return can_build(s, faction, building)
    for missing in range(BUILDING_TYPES):
        if not count_buildings(s, faction, missing) and can_build(s, faction, missing):
            return True
    return False


def can_gain(s: Cyclades, faction: int, god: int) -> bool:
    """Whether the unit or card a god gives is in supply and has a place; it lapses otherwise (CYC-RECRUIT-01)."""
    if god == ATHENA:
        return s.philosopher_bank > 0
    if god == ZEUS:
        return s.priestess_bank > 0
    if god == POSEIDON:
        return s.ship_supply[faction] > 0 and coastal_places(s, faction) != 0
    if god == ARES:
        return s.soldier_supply[faction] > 0
    return s.mercenary_bank > 0


def mandatory_buildings(s: Cyclades, faction: int, god: int) -> list[Action]:
    """How the god's building can be built: with Hera any type the faction has not (CYC-HERA-01), sorted."""
    building = s.facts.god[god].builds
    if building != NOBODY:
        return building_options(s, faction, building)
    out: list[Action] = []
    for missing in range(BUILDING_TYPES):
        if not count_buildings(s, faction, missing):
            out += building_options(s, faction, missing)
    return out


def unit_places(s: Cyclades, faction: int, god: int, verb: str) -> list[Action]:
    """Where a unit of the god can go, or its card if the bank has one (CYC-RECRUIT-01, CYC-LIMIT-01)."""
    if god == POSEIDON:
        if not s.ship_supply[faction]:
            return []
        places = coastal_places(s, faction) if verb == "place-ship" else fleet_places(s, faction)
        return [(verb, sea) for sea in listed(places, s.facts.first_sea)]
    if god == ARES:
        return [(verb, area) for area in own_land(s, faction)] if s.soldier_supply[faction] else []
    if god == HERA:
        return [(verb, area) for area in own_land(s, faction)] if s.mercenary_bank else []
    if god == ZEUS:
        return [(verb,)] if s.priestess_bank else []
    return [(verb,)] if s.philosopher_bank else []


def place_unit(s: Cyclades, faction: int, god: int, action: Action) -> None:
    """Put the unit of a god where the action says, or take its card."""
    if god == ATHENA:
        take_philosopher(s, faction)
        return
    if god == ZEUS:
        take_priestess(s, faction)
        return
    area = action[1]
    assert isinstance(area, int)
    if god == POSEIDON:
        place_ship(s, faction, area)
        s.tell(("ship-placed", faction, area))
    elif god == ARES:
        place_soldier(s, faction, area)
        s.tell(("soldier-placed", faction, area))
    else:
        place_mercenary(s, area)
        s.tell(("mercenary-placed", faction, area))


class MandatoryActions(Choice[Cyclades]):
    """The free actions a god demands, in any order; heroes may be sacrificed in between (CYC-ACT-02, CYC-ACT-04,
    CYC-ATH-01, CYC-ZEUS-01, CYC-POS-01, CYC-ARES-01, CYC-HERA-01).

    If only a card is left to take and there is no hero to sacrifice, it is taken without asking.
    """

    __slots__ = ("building", "faction", "gain", "god", "only_a_card")

    def __init__(self, seat: int, faction: int, god: int, building: bool, gain: bool, only_a_card: bool) -> None:
        super().__init__(seat)
        self.faction = faction
        self.god = god
        self.building = building
        self.gain = gain
        self.only_a_card = only_a_card

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction and the god."""
        return ("mandatory-actions", self.faction, self.god)

    def options(self, s: Cyclades) -> list[Action]:
        """Building, unit, sacrifices."""
        faction = self.faction
        god = self.god
        sites = mandatory_buildings(s, faction, god) if self.building else []
        units = unit_places(s, faction, god, GAIN_VERB[god]) if self.gain else []
        last: list[Action] = sacrifice_options(s, faction) if s.hero_hand[faction] else []
        no_free_site = bool(sites) and sites[0][0] == "rebuild"
        if no_free_site:
            last.append(("skip-building",))
        if god < POSEIDON:
            return sites + last + units
        return units + sites + last if no_free_site else sites + units + last

    def take(self, s: Cyclades, action: Action) -> None:
        """Do it; what is left is asked again."""
        faction = self.faction
        if action[0] == GAIN_VERB[self.god]:
            place_unit(s, faction, self.god, action)
            due = self.god == ATHENA and cultural_set(s, faction)
            go_on_with_duties(s, faction, self.building, False, due)
            return
        match action:
            case ("build", int(building), int(area)):
                build(s, faction, building, area)
                go_on_with_duties(s, faction, False, self.gain, economic_set(s, faction))
            case ("rebuild", int(building), int(area), int(old)):
                rebuild(s, faction, building, area, old)
                go_on_with_duties(s, faction, False, self.gain, economic_set(s, faction))
            case ("skip-building",):
                s.tell(("building-skipped", faction))
                ask_for_duties(s, faction, False, self.gain)
            case _:
                s.then(Duties(faction, self.building, self.gain))
                carry_out_sacrifice(s, faction, action)

    def forced(self) -> bool:
        """A card alone needs no question."""
        return self.only_a_card

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why a building, a unit or the end of the turn is not open."""
        match action:
            case ("build", int(building), int(area)):
                return why_no_building(s, self.faction, self.god, building, area)
            case ("rebuild", *_):
                return ("site-free",)
            case ("skip-building",):
                return ("building-mandatory",)
            case ("place-ship", int(area)):
                return why_no_ship(s, self.faction, area)
            case ("place-soldier" | "place-mercenary", int(area)):
                return ("not-yours", area)
            case ("end-turn",):
                return ("duties-first",)
        return why_no_sacrifice(s, self.faction, action)


def why_no_building(s: Cyclades, faction: int, god: int, building: int, area: int) -> Action | None:
    """Why a basic building cannot be put into an area now."""
    asked = s.facts.god[god].builds
    if asked not in (NOBODY, building):
        return ("other-building", god, asked)
    if asked == NOBODY and count_buildings(s, faction, building):
        return ("building-owned", building)
    if not s.building_bank[building]:
        return ("sold-out", building)
    return why_not_your_land(s, faction, area) or (("no-site", area) if free_sites(s, area) <= 0 else None)


def why_no_ship(s: Cyclades, faction: int, area: int) -> Action | None:
    """Why a new ship cannot be put into an area."""
    if not s.ship_supply[faction]:
        return ("supply-empty",)
    if area < s.facts.first_sea:
        return ("not-sea", area)
    if is_closed(s, area):
        return ("sea-closed", area)
    if s.owner[area] not in (NOBODY, faction):
        return ("enemy-ships", area, s.owner[area])
    return ("not-at-your-coast", area)


# -- what the god sells -----------------------------------------------------------------------------------------


class OptionalActions(Choice[Cyclades]):
    """The paid actions of a turn, in any order, each paid just before it is done (CYC-ACT-02, CYC-GOD-01).

    `extras` further units, `hero_moves` hero moves, `looks` at the creature deck and `recruits` of heroes were made in
    this turn. It is asked even when nothing can be paid: being passed over would tell the others.
    """

    __slots__ = ("extras", "faction", "god", "hero_moves", "looks", "recruits")

    def __init__(
        self, seat: int, faction: int, god: int, extras: int, hero_moves: int, looks: int, recruits: int
    ) -> None:
        super().__init__(seat)
        self.faction = faction
        self.god = god
        self.extras = extras
        self.hero_moves = hero_moves
        self.looks = looks
        self.recruits = recruits

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction and the god."""
        return ("optional-actions", self.faction, self.god)

    def options(self, s: Cyclades) -> list[Action]:
        """All that can be paid, and the end of the turn."""
        faction = self.faction
        god = self.god
        facts = s.facts
        gold = purse(s, faction)
        out = bribe_options(s, faction)
        prices = facts.god[god].extra_prices
        if self.extras < len(prices) and prices[self.extras] <= gold:
            out += unit_places(s, faction, god, BUY_VERB[god])
        out.append(("end-turn",))
        if god == ARES:
            if gold >= facts.god[god].move_price:
                out += [("march", area) for area in move_sources(s, faction, MARCH)]
        elif s.hero_hand[faction] and self.hero_move_price(s) <= gold:
            out += [("hero-move", area) for area in move_sources(s, faction, HERO_MOVE)]
        if god == ZEUS and not self.looks and can_peek(s):
            out.append(("peek",))
        if god == HERA and not self.recruits and gold >= facts.hero_price:
            out += recruit_options(s, faction)
        if s.hero_hand[faction]:
            out += sacrifice_options(s, faction)
        if god == POSEIDON and gold >= facts.god[god].move_price:
            out += [("sail", sea) for sea in sail_sources(s, faction)]
        return out

    def hero_move_price(self, s: Cyclades) -> int:
        """The n-th hero move of a turn costs n gold (CYC-HMOVE-01)."""
        return s.facts.hero_move_first + self.hero_moves * s.facts.hero_move_step

    def again(self, extras: int = 0, hero_moves: int = 0, looks: int = 0, recruits: int = 0) -> OptionalActions:
        """The same choice after one more of something."""
        return OptionalActions(
            self.seat,
            self.faction,
            self.god,
            self.extras + extras,
            self.hero_moves + hero_moves,
            self.looks + looks,
            self.recruits + recruits,
        )

    def take(self, s: Cyclades, action: Action) -> None:
        """Pay, do it, and ask again."""
        faction = self.faction
        seat = self.seat
        verb = action[0]
        if verb == "end-turn":
            return
        if verb == BUY_VERB[self.god]:
            spend(s, faction, s.facts.god[self.god].extra_prices[self.extras])
            place_unit(s, faction, self.god, action)
            s.then(self.again(extras=1))
            if self.god == ATHENA:
                s.then(CheckConversions(faction))
            return
        match action:
            case ("bribe", int(creature)):
                s.then(self)
                bribe(s, faction, creature)
            case ("march", int(area)):
                spend(s, faction, s.facts.god[self.god].move_price)
                s.then(MoveTo(seat, faction, area, MARCH), self)
            case ("hero-move", int(area)):
                spend(s, faction, self.hero_move_price(s))
                s.then(MoveTo(seat, faction, area, HERO_MOVE), self.again(hero_moves=1))
            case ("sail", int(sea)):
                spend(s, faction, s.facts.god[self.god].move_price)
                s.then(SailTo(seat, faction, sea), self)
            case ("peek",):
                s.then(Peek(faction), self.again(looks=1))
            case ("recruit-hero", int(hero), int(area)):
                spend(s, faction, s.facts.hero_price)
                take_from_hero_market(s, hero)
                join(s, faction, hero, area)
                s.tell(("hero-recruited", faction, hero, area))
                s.then(self.again(recruits=1))
            case _:
                s.then(self)
                carry_out_sacrifice(s, faction, action)

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why a paid action is not open."""
        return why_not_optional(s, self, action)


def spend(s: Cyclades, faction: int, price: int) -> None:
    """Pay the price of an action, aloud."""
    pay(s, faction, price)
    s.tell(("paid", faction, price))


def recruit_options(s: Cyclades, faction: int) -> list[Action]:
    """The heroes on the market, each with the areas it could join, sorted (CYC-HERA-03, CYC-HERO-01)."""
    land = own_land(s, faction)
    return [("recruit-hero", hero, area) for hero in sorted(s.hero_market) if hero != NOBODY for area in land]


def why_not_optional(s: Cyclades, turn: OptionalActions, action: Action) -> Action | None:
    """Why a paid action is not open in a turn."""
    faction = turn.faction
    god = turn.god
    facts = s.facts
    gold = purse(s, faction)
    match action:
        case ("bribe", int(creature)):
            if creature not in s.creature_market:
                return ("not-on-offer",)
            return ("too-expensive", creature_price(s, faction, s.creature_market.index(creature)))
        case ("march", int(area)):
            if god != ARES:
                return ("not-this-god", god)
            if gold < facts.god[god].move_price:
                return ("too-expensive", facts.god[god].move_price)
            return why_no_source(s, faction, area, MARCH)
        case ("hero-move", int(area)):
            if god == ARES:
                return ("not-this-god", god)
            if gold < turn.hero_move_price(s):
                return ("too-expensive", turn.hero_move_price(s))
            return why_no_source(s, faction, area, HERO_MOVE)
        case ("sail", int(area)):
            if god != POSEIDON:
                return ("not-this-god", god)
            if gold < facts.god[god].move_price:
                return ("too-expensive", facts.god[god].move_price)
            return ("no-ships-there", area) if s.owner[area] != faction else ("nowhere-to-go", area)
        case ("peek",):
            if god != ZEUS:
                return ("not-this-god", god)
            return ("once-per-turn",) if turn.looks else ("no-cards",)
        case ("recruit-hero", int(hero), int(area)):
            if god != HERA:
                return ("not-this-god", god)
            if turn.recruits:
                return ("once-per-turn",)
            if hero not in s.hero_market:
                return ("not-on-offer",)
            if gold < facts.hero_price:
                return ("too-expensive", facts.hero_price)
            return ("not-yours", area)
        case (str(verb), *_) if verb in BUY_VERB:
            if verb != BUY_VERB[god]:
                return ("not-this-god", god)
            prices = facts.god[god].extra_prices
            if turn.extras >= len(prices):
                return ("no-more-this-turn",)
            if gold < prices[turn.extras]:
                return ("too-expensive", prices[turn.extras])
            if verb == "buy-ship" and isinstance(action[1], int):
                return why_no_ship(s, faction, action[1])
            if not unit_places(s, faction, god, verb):
                return ("supply-empty",)
            return ("not-yours", action[1]) if len(action) > 1 else None
    return why_no_sacrifice(s, faction, action)
