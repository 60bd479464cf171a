"""What a god sells: the paid actions of a turn (CYC-ACT-02, CYC-GOD-01)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import ARES, ATHENA, HERA, NOBODY, POSEIDON, ZEUS
from ludoteka.games.cyclades.rules.asking import FactionChoice
from ludoteka.games.cyclades.rules.bribes import bribe, bribe_options, creature_price
from ludoteka.games.cyclades.rules.control import fleet_places, own_land, why_not_your_land
from ludoteka.games.cyclades.rules.gold import pay, purse
from ludoteka.games.cyclades.rules.heroes import join, take_from_hero_market
from ludoteka.games.cyclades.rules.land_movement import HERO_MOVE, MARCH, MoveTo, move_sources, why_no_source
from ludoteka.games.cyclades.rules.metropolis import CheckConversions
from ludoteka.games.cyclades.rules.peek import Peek, can_peek
from ludoteka.games.cyclades.rules.recruiting import BUY_VERB, place_unit, unit_places, why_no_ship
from ludoteka.games.cyclades.rules.sacrifice import carry_out_sacrifice, sacrifice_options, why_no_sacrifice
from ludoteka.games.cyclades.rules.sea_movement import SailTo, sail_sources
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action


class OptionalActions(FactionChoice):
    """The paid actions of a turn, in any order, each paid just before it is done (CYC-ACT-02, CYC-GOD-01).

    `extras` further units, `hero_moves` hero moves, `looks` at the creature deck and `recruits` of heroes were made in
    this turn. It is asked even when nothing can be paid: being passed over would tell the others.
    """

    __slots__ = ("extras", "god", "hero_moves", "looks", "recruits")

    def __init__(
        self, seat: int, faction: int, god: int, extras: int, hero_moves: int, looks: int, recruits: int
    ) -> None:
        super().__init__(seat, faction)
        self.god = god
        self.extras = extras
        self.hero_moves = hero_moves
        self.looks = looks
        self.recruits = recruits

    def prompt(self, s: Cyclades) -> Action:
        return ("optional-actions", self.faction, self.god)

    def options(self, s: Cyclades) -> list[Action]:
        """All that can be paid, moves with Poseidon and Ares too, and the end of the turn (CYC-POS-03, CYC-ARES-03)."""
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
            place_unit(s, faction, action)
            s.then(self.again(extras=1))
            if self.god == ATHENA:
                s.then(CheckConversions(faction))
            return
        match action:
            case ("bribe", int() as creature):
                s.then(self)
                bribe(s, faction, creature)
            case ("march", int() as area):
                spend(s, faction, s.facts.god[self.god].move_price)
                s.then(MoveTo(seat, faction, area, MARCH), self)
            case ("hero-move", int() as area):
                spend(s, faction, self.hero_move_price(s))
                s.then(MoveTo(seat, faction, area, HERO_MOVE), self.again(hero_moves=1))
            case ("sail", int() as sea):
                spend(s, faction, s.facts.god[self.god].move_price)
                s.then(SailTo(seat, faction, sea), self)
            case ("peek",):
                s.then(Peek(faction), self.again(looks=1))
            case ("recruit-hero", int() as hero, int() as area):
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
        case ("bribe", int() as creature):
            if creature not in s.creature_market:
                return ("not-on-offer",)
            price = creature_price(s, faction, s.creature_market.index(creature))
            return ("too-expensive", price) if price > gold else None
        case ("march", int() as area):
            if god != ARES:
                return ("not-this-god", god)
            if gold < facts.god[god].move_price:
                return ("too-expensive", facts.god[god].move_price)
            return why_no_source(s, faction, area, MARCH)
        case ("hero-move", int() as area):
            if god == ARES:
                return ("not-this-god", god)
            if gold < turn.hero_move_price(s):
                return ("too-expensive", turn.hero_move_price(s))
            return why_no_source(s, faction, area, HERO_MOVE)
        case ("sail", int() as area):
            if god != POSEIDON:
                return ("not-this-god", god)
            if gold < facts.god[god].move_price:
                return ("too-expensive", facts.god[god].move_price)
            if area < facts.first_sea or s.owner[area] != faction:
                return ("no-ships-there", area)
            return None if area in sail_sources(s, faction) else ("nowhere-to-go", area)
        case ("peek",):
            if god != ZEUS:
                return ("not-this-god", god)
            if turn.looks:
                return ("once-per-turn",)
            return None if can_peek(s) else ("no-cards",)
        case ("recruit-hero", int() as hero, int() as area):
            if god != HERA:
                return ("not-this-god", god)
            if turn.recruits:
                return ("once-per-turn",)
            if hero not in s.hero_market:
                return ("not-on-offer",)
            if gold < facts.hero_price:
                return ("too-expensive", facts.hero_price)
            return why_not_your_land(s, faction, area)
        case (str() as verb, *_) if verb in BUY_VERB:
            return why_no_unit(s, turn, verb, action)
    return why_no_sacrifice(s, faction, action)


def why_no_unit(s: Cyclades, turn: OptionalActions, verb: str, action: Action) -> Action | None:
    """Why a further unit or card cannot be bought in a turn."""
    if verb != BUY_VERB[turn.god]:
        return ("not-this-god", turn.god)
    prices = s.facts.god[turn.god].extra_prices
    if turn.extras >= len(prices):
        return ("no-more-this-turn",)
    if purse(s, turn.faction) < prices[turn.extras]:
        return ("too-expensive", prices[turn.extras])
    if verb == "buy-ship":
        return why_no_ship(s, turn.faction, int(action[1]), fleet_places(s, turn.faction))
    if not unit_places(s, turn.faction, turn.god, verb):
        return ("supply-empty",)
    return why_not_your_land(s, turn.faction, int(action[1])) if len(action) > 1 else None
