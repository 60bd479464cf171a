"""The town: building, the tokens, what buildings do (H3-TOWNA-01, H3-TOWNA-02, H3-TOWNA-03, H3-TOWNA-04, H3-TOWNA-05,
H3-TOWNA-06, H3-TOWN-01, H3-TOWN-02, H3-TOWN-03, H3-TOWN-04, H3-TOWN-05)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.facts import (
    BINDS_BUILDING,
    BUILD_TOKEN,
    BUILDINGS,
    GOLD,
    MAGE_GUILD,
    NOBODY,
    POPULATION_TOKEN,
    SECONDARY,
    SPELL,
    SPELL_BOOK_TOKEN,
)
from ludoteka.games.heroes3.figures import BuildingChoice
from ludoteka.games.heroes3.rules.cards.astrologers import free_spell_book
from ludoteka.games.heroes3.rules.cards.gains import gain_figures, pay_price, price_closed
from ludoteka.games.heroes3.rules.cards.search import Search, can_search
from ludoteka.games.heroes3.rules.common import (
    DECLINE,
    OPT_TOWN_NO_INCOME,
    clockwise,
    optional,
    realm,
    shares_realm,
    special,
)
from ludoteka.games.heroes3.rules.map.heroes import (
    PlaceSecondary,
    may_have_secondary,
    pay_for_secondary,
    secondary_price,
)
from ludoteka.games.heroes3.rules.resources import lose, pay, too_expensive
from ludoteka.games.heroes3.rules.town.buildings import can_do_building, do_building
from ludoteka.games.heroes3.rules.trade.partners import TradeWithOne
from ludoteka.games.heroes3.rules.trade.recruit import captured_from, muster_closed, muster_options, open_muster
from ludoteka.games.heroes3.rules.trade.trading import TradingPost, free_trade, trade_closed
from ludoteka.games.heroes3.rules.world.fields import holds_haven, is_enemy_flag, own_town
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

PROMISED: Final = "free_special_building"
"""In the ledger, by seat: the place of a building that waits for what it requires, -1 for none."""
NO_POPULATION: Final[Action] = ("population-token-used",)

# -- town actions -----------------------------------------------------------------------------------------------


def town_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add every town action a player can take now (H3-TOWNA-01, H3-TOWNA-02, H3-TOWNA-03, H3-TOWNA-04, H3-TOWNA-05,
    H3-TOWNA-06)."""
    tokens = s.players[seat].tokens
    if tokens & BUILD_TOKEN:
        build_options(s, seat, out)
    if tokens & POPULATION_TOKEN:
        muster_options(s, seat, out)
        if hire_closed(s, seat) is None:
            out.append(("hire-hero",))
    if spell_closed(s, seat) is None:
        out.append(("buy-spell",))


def has_town_action(s: Heroes3, seat: int) -> bool:
    """Whether a player can take any town action now: as `town_options`, up to the first one found."""
    tokens = s.players[seat].tokens
    if not tokens:
        return False
    if tokens & POPULATION_TOKEN and hire_closed(s, seat) is None:
        return True
    if tokens & BUILD_TOKEN and has_build_option(s, seat):
        return True
    if (
        tokens & SPELL_BOOK_TOKEN
        and (s.omens or s.optional or s.players[seat].built >> MAGE_GUILD & 1)
        and spell_closed(s, seat) is None
    ):
        return True
    out: list[Action] = []
    if tokens & POPULATION_TOKEN:
        muster_options(s, seat, out)
    return bool(out)


def has_build_option(s: Heroes3, seat: int) -> bool:
    """Whether anything can be done with the building token: as `build_options`, up to the first one found."""
    if s.facts.scenario_traits[s.scenario] & BINDS_BUILDING:
        out: list[Action] = []
        build_options(s, seat, out)
        return bool(out)
    costs = s.facts.building_cost
    gold, materials, valuables = s.players[seat].stock
    for number in plans_of(s, seat):
        cost = costs[number]
        if gold >= cost[0] and materials >= cost[1] and valuables >= cost[2]:
            return True
    return False


def plans_of(s: Heroes3, seat: int) -> list[int]:
    """The buildings that could come next by the order of the town, kept with the facts."""
    player = s.players[seat]
    key = player.faction << BUILDINGS | player.built
    plans = s.facts.plans.get(key)
    if plans is None:
        plans = next_buildings(s, seat)
        s.facts.plans[key] = plans
    return plans


def build_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add what can be done with the building token (H3-TOWNA-04, H3-TOWN-01, H3-TOWN-02)."""
    player = s.players[seat]
    facts = s.facts
    plans = plans_of(s, seat)
    bound = bool(facts.scenario_traits[s.scenario] & BINDS_BUILDING)
    gold, materials, valuables = player.stock
    for number in plans:
        cost = facts.building_cost[number]
        affordable = gold >= cost[0] and materials >= cost[1] and valuables >= cost[2]
        if affordable and (not bound or build_closed(s, seat, number) is None):
            out.append(("build", number))
    if bound and special(s, "build_token_trades") is not None and len(clockwise(s, seat)) > 1:
        out.append(("open-trade",))
    if bound and special(s, "build_token_trading_post") is not None:
        out.append(("visit-post",))


def next_buildings(s: Heroes3, seat: int) -> list[int]:
    """The buildings of a player's town that are missing and whose order requirement is met (H3-TOWN-02)."""
    player = s.players[seat]
    out: list[int] = []
    for place in range(BUILDINGS):
        number = player.faction * BUILDINGS + place
        required = s.facts.building_requires[number]
        if not player.built >> place & 1 and (required == NOBODY or player.built >> required & 1):
            out.append(number)
    return out


def take_town(s: Heroes3, seat: int, action: Action) -> None:
    """Take a town action."""
    player = s.players[seat]
    match action:
        case ("build", int() as building):
            player.tokens &= ~BUILD_TOKEN
            share_town(s, seat)
            pay(s, seat, s.facts.building_cost[building])
            build(s, seat, building % BUILDINGS)
        case ("open-trade",):
            player.tokens &= ~BUILD_TOKEN
            s.then(TradeWithOne(seat, NOBODY))
        case ("visit-post",):
            player.tokens &= ~BUILD_TOKEN
            s.then(TradingPost(seat, NOBODY))
        case ("hire-hero",):
            player.tokens &= ~POPULATION_TOKEN
            pay_for_secondary(s, seat)
            s.then(PlaceSecondary(seat))
        case ("buy-spell",):
            player.tokens &= ~SPELL_BOOK_TOKEN
            share_town(s, seat)
            lose(s, seat, GOLD, spell_price(s, seat))
            s.then(Search(seat, 1 << SPELL, guild_choice(s, seat).looks, "any", False))
        case _:
            open_muster(s, seat, action)


def build_closed(s: Heroes3, seat: int, number: int) -> Action | None:
    """Why a building cannot be built now: its order, the scenario or its price (H3-TOWN-01, H3-TOWN-02)."""
    player = s.players[seat]
    if not player.tokens & BUILD_TOKEN:
        return ("build-token-used",)
    if number // BUILDINGS != player.faction:
        return ("not-your-building", number)
    if player.built >> number % BUILDINGS & 1:
        return ("already-built", number)
    required = s.facts.building_requires[number]
    if required != NOBODY and not player.built >> required & 1:
        return ("needs-building", player.faction * BUILDINGS + required)
    closed = special(s, "no_building")
    if closed is not None and (not closed.buildings or s.facts.building[number].building in closed.buildings):
        return ("not-in-scenario", number)
    return too_expensive(s, seat, s.facts.building_cost[number])


def hire_closed(s: Heroes3, seat: int) -> Action | None:
    """Why no secondary hero can be recruited with the population token (H3-HERO-02)."""
    player = s.players[seat]
    if not player.tokens & POPULATION_TOKEN:
        return NO_POPULATION
    if player.at[SECONDARY] != NOBODY:
        return ("has-secondary",)
    price = s.facts.secondary_gold if not s.ledger else secondary_price(s, seat)
    if player.stock[GOLD] < price:
        return ("costs", price, 0, 0)
    if may_have_secondary(s, seat):
        return None
    return ("no-secondary-here",) if holds_haven(s, seat) else ("no-haven",)


def spell_closed(s: Heroes3, seat: int) -> Action | None:
    """Why the spell book token does not work: a mage guild of an earlier round, the gold (H3-TOWNA-06, H3-SPELL-06)."""
    player = s.players[seat]
    if not player.tokens & SPELL_BOOK_TOKEN:
        return ("spell-book-used",)
    if not (s.omens and free_spell_book(s)):
        owner = guild_owner(s, seat)
        if owner == NOBODY:
            return ("guild-too-new",) if player.built >> MAGE_GUILD & 1 else ("no-guild",)
        gold = guild_of(s, owner).price.gold
        if player.stock[GOLD] < gold:
            return ("costs", gold, 0, 0)
    return None if can_search(s, 1 << SPELL) else ("deck-empty", SPELL)


def town_closed(s: Heroes3, seat: int, action: Action) -> Action | None:
    """Why a town action is not open (H3-TOWNA-01, H3-TOWNA-02, H3-TOWNA-03, H3-TOWNA-04, H3-TOWNA-05, H3-TOWNA-06)."""
    match action:
        case ("build", int() as number):
            return build_closed(s, seat, number)
        case ("recruit" | "reinforce", int()):
            return muster_closed(s, seat, action) if s.players[seat].tokens & POPULATION_TOKEN else NO_POPULATION
        case ("hire-hero",):
            return hire_closed(s, seat)
        case ("buy-spell",):
            return spell_closed(s, seat)
        case ("trade", int() as sold, int() as bought):
            return trade_closed(s, seat, sold, bought) if free_trade(s) else ("no-trading-post",)
    return None


def guild_owner(s: Heroes3, seat: int) -> int:
    """Whose mage guild the spell book token uses: the player's, or one of a captured town (H3-DIFF-03)."""
    player = s.players[seat]
    if player.built >> MAGE_GUILD & 1 and player.guild_round < s.round:
        return seat
    if s.optional:
        for owner in captured_from(s, seat):
            player = s.players[owner]
            if player.built >> MAGE_GUILD & 1 and player.guild_round < s.round:
                return owner
    return NOBODY


def guild_choice(s: Heroes3, seat: int) -> BuildingChoice:
    """The figures of the mage guild that a player uses."""
    owner = guild_owner(s, seat)
    return guild_of(s, seat if owner == NOBODY else owner)


def guild_of(s: Heroes3, owner: int) -> BuildingChoice:
    """The figures of the mage guild of a player's faction."""
    return s.facts.building[s.players[owner].faction * BUILDINGS + MAGE_GUILD].choices[0]


def spell_price(s: Heroes3, seat: int) -> int:
    """The gold that the spell book token costs (H3-TOWNA-06)."""
    if s.omens and free_spell_book(s):
        return 0
    return guild_choice(s, seat).price.gold


# -- buildings --------------------------------------------------------------------------------------------------


def build(s: Heroes3, seat: int, place: int) -> None:
    """A building stands; what it does when built follows at once (H3-TOWN-01, H3-SPELL-06)."""
    player = s.players[seat]
    player.built |= 1 << place
    share_town(s, seat)
    number = player.faction * BUILDINGS + place
    s.tell(("built", seat, number))
    if place == MAGE_GUILD:
        player.guild_round = s.round
        share_town(s, seat)
    if s.facts.building[number].when.startswith("built"):
        s.then(UseBuilding(seat, number))
    if s.ledger:
        finish_promised(s, seat)


def share_town(s: Heroes3, seat: int) -> None:
    """Players who share a realm have one town board; everybody has a population token of their own (shared_realm)."""
    if not shares_realm(s):
        return
    player = s.players[seat]
    for other in s.players:
        other.built = player.built
        other.guild_round = player.guild_round
        other.tokens = (other.tokens & POPULATION_TOKEN) | (player.tokens & ~POPULATION_TOKEN)


def finish_promised(s: Heroes3, seat: int) -> None:
    """A special building that a player was given works as soon as what it requires stands."""
    promised = s.ledger.get(PROMISED)
    if promised is None or promised[seat] == NOBODY:
        return
    place = promised[seat]
    required = s.facts.building_requires[s.players[seat].faction * BUILDINGS + place]
    if required == NOBODY or s.players[seat].built >> required & 1:
        s.ledger[PROMISED] = [*promised[:seat], NOBODY, *promised[seat + 1 :]]
        build(s, seat, place)


def buildings_at(s: Heroes3, seat: int, moment: str) -> list[int]:
    """The buildings of a player that work at a moment, by number (H3-ROUND-07); of a shared town the first player's."""
    player = s.players[seat]
    mask = player.built & s.facts.working[moment][player.faction]
    out: list[int] = []
    if not mask or realm(s, seat) != seat:
        return out
    number = player.faction * BUILDINGS
    while mask:
        if mask & 1:
            out.append(number)
        mask >>= 1
        number += 1
    return out


@mypyc_attr(free_list_len=1)
class UseBuilding(Step[Heroes3]):
    """A building works: its only effect at once, or one of several by choice (H3-TOWN-04)."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, s: Heroes3) -> None:
        building = s.facts.building[self.number]
        if building.optional or len(building.choices) > 1:
            s.then(BuildingEffect(self.seat, self.number))
        elif not withheld(s, self.number, building.choices[0]):
            use_choice(s, self.seat, building.choices[0])


@mypyc_attr(free_list_len=1)
class BuildingEffect(Choice[Heroes3]):
    """Which effect of a building to use, or none (H3-TOWN-04)."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def forced(self) -> bool:
        """Nothing to choose: go on."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        return ("building-effect", self.number)

    def options(self, s: Heroes3) -> list[Action]:
        """Each effect that can be paid and would do something."""
        building = s.facts.building[self.number]
        out: list[Action] = [
            ("use", self.number, at + 1)
            for at in range(len(building.choices))
            if self.effect_closed(s, building.choices[at]) is None
        ]
        if building.optional or not out:
            out.append(DECLINE)
        out.sort()
        return out

    def effect_closed(self, s: Heroes3, choice: BuildingChoice) -> Action | None:
        """Why an effect cannot be used: its price, nothing to do, or the town was captured."""
        if withheld(s, self.number, choice):
            return ("town-captured", self.number)
        return use_closed(s, self.seat, self.number, choice)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why an effect cannot be used."""
        match action:
            case ("use", int() as number, int() as at):
                choices = s.facts.building[self.number].choices
                if number != self.number:
                    return ("other-building", number)
                if not 0 < at <= len(choices):
                    return ("numbers-up-to", len(choices))
                return self.effect_closed(s, choices[at - 1])
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("use", _, int() as number):
                use_choice(s, self.seat, s.facts.building[self.number].choices[number - 1])


def town_is_captured(s: Heroes3, seat: int) -> bool:
    """Whether an enemy holds a player's town and by the optional rule it produces nothing (H3-DIFF-03)."""
    if not s.optional or not optional(s, OPT_TOWN_NO_INCOME):
        return False
    town = own_town(s, seat)
    return town != NOBODY and is_enemy_flag(s, seat, town)


def withheld(s: Heroes3, number: int, choice: BuildingChoice) -> bool:
    """Whether a building gives no resources because its town was captured (H3-DIFF-03)."""
    if not s.optional or not (choice.gold or choice.building_materials or choice.valuables or choice.resource_dice):
        return False
    faction = number // BUILDINGS
    return any(s.players[seat].faction == faction and town_is_captured(s, seat) for seat in range(s.seats))


def use_closed(s: Heroes3, seat: int, number: int, choice: BuildingChoice) -> Action | None:
    """Why an effect of a building cannot be used: its price, or nothing to do (H3-CARD-16, R-82)."""
    missing = price_closed(s, seat, NOBODY, choice.price)
    if missing is not None:
        return missing
    return None if can_do_building(s, seat, choice) else ("nothing-to-do-in", number)


def use_choice(s: Heroes3, seat: int, choice: BuildingChoice) -> None:
    """An effect of a building: figures and deed after its price."""
    if choice.deed != "cheaper_reinforcement":
        gain_figures(s, seat, NOBODY, choice, False)
    do_building(s, seat, choice)
    if choice.deed != "mage_guild":
        pay_price(s, seat, NOBODY, choice.price)


def own_turn_uses(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add the buildings that can be used once in their owner's turn, captured or not: they produce nothing (R-20)."""
    player = s.players[seat]
    if not s.optional and not player.built & s.facts.working["own_turn"][player.faction]:
        return
    for number in turn_buildings(s, seat):
        if used_in_turn(s, seat, number):
            continue
        choices = s.facts.building[number].choices
        out += [
            ("use", number, at + 1) for at in range(len(choices)) if use_closed(s, seat, number, choices[at]) is None
        ]


def turn_buildings(s: Heroes3, seat: int) -> list[int]:
    """The buildings that a player may use in a turn: those of captured towns too, with the optional rule (R-20)."""
    numbers = buildings_at(s, seat, "own_turn")
    for other in captured_from(s, seat):
        numbers += buildings_at(s, other, "own_turn")
    return numbers


def used_in_turn(s: Heroes3, seat: int, number: int) -> bool:
    """Whether a building was used in this turn already."""
    return bool(s.players[seat].used_buildings >> use_bit(s, seat, number) & 1)


def use_bit(s: Heroes3, seat: int, number: int) -> int:
    """The bit of `used_buildings` for a building of a player's town, or of a captured one."""
    own = number // BUILDINGS == s.players[seat].faction
    return number % BUILDINGS if own else BUILDINGS + number % BUILDINGS


def turn_use_closed(s: Heroes3, seat: int, number: int, at: int) -> Action | None:
    """Why an effect of a building cannot be used in this turn (R-20)."""
    player = s.players[seat]
    if number not in turn_buildings(s, seat):
        if number // BUILDINGS != player.faction:
            return ("not-your-building", number)
        if not player.built >> number % BUILDINGS & 1:
            return ("not-built", number)
        return ("not-used-in-turn", number)
    if used_in_turn(s, seat, number):
        return ("building-used", number)
    choices = s.facts.building[number].choices
    if not 0 < at <= len(choices):
        return ("numbers-up-to", len(choices))
    return use_closed(s, seat, number, choices[at - 1])


def take_own_turn_use(s: Heroes3, seat: int, action: Action) -> None:
    """Use a building in the player's turn; once a turn (R-20)."""
    match action:
        case ("use", int() as number, int() as at):
            s.players[seat].used_buildings |= 1 << use_bit(s, seat, number)
            use_choice(s, seat, s.facts.building[number].choices[at - 1])
