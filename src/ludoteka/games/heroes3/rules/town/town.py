"""The town: building, the tokens, what buildings do (H3-TOWNA-01 to H3-TOWNA-06, H3-TOWN-01 to H3-TOWN-05)."""

from __future__ import annotations

from typing import cast

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
from ludoteka.games.heroes3.rules.cards.gains import can_pay_price, gain_figures, pay_price
from ludoteka.games.heroes3.rules.cards.search import Search, can_search
from ludoteka.games.heroes3.rules.common import DECLINE, OPT_TOWN_NO_INCOME, clockwise, optional, special
from ludoteka.games.heroes3.rules.map.heroes import PlaceSecondary, may_have_secondary, pay_for_secondary
from ludoteka.games.heroes3.rules.resources import lose, pay
from ludoteka.games.heroes3.rules.town.buildings import can_do_building, do_building
from ludoteka.games.heroes3.rules.trade.partners import TradeWithOne
from ludoteka.games.heroes3.rules.trade.recruit import captured_from, muster_options, open_muster
from ludoteka.games.heroes3.rules.world.fields import is_enemy_flag, own_town
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

# -- town actions -----------------------------------------------------------------------------------------------


def town_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add every town action a player can take now (H3-TOWNA-01 to H3-TOWNA-06)."""
    tokens = s.players[seat].tokens
    if tokens & BUILD_TOKEN:
        build_options(s, seat, out)
    if tokens & POPULATION_TOKEN:
        muster_options(s, seat, out)
        if can_hire(s, seat):
            out.append(("hire-hero",))
    if tokens & SPELL_BOOK_TOKEN and can_buy_spell(s, seat):
        out.append(("buy-spell",))


def has_town_action(s: Heroes3, seat: int) -> bool:
    """Whether a player can take any town action now: as `town_options`, up to the first one found."""
    tokens = s.players[seat].tokens
    if not tokens:
        return False
    if tokens & POPULATION_TOKEN and can_hire(s, seat):
        return True
    if tokens & BUILD_TOKEN and has_build_option(s, seat):
        return True
    if tokens & POPULATION_TOKEN:
        out: list[Action] = []
        muster_options(s, seat, out)
        if out:
            return True
    if not tokens & SPELL_BOOK_TOKEN:
        return False
    if not s.omens and not s.optional and not s.players[seat].built >> MAGE_GUILD & 1:
        return False
    return can_buy_spell(s, seat)


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
    closed = bound and special(s, "no_building") is not None
    gold, materials, valuables = player.stock
    for number in plans:
        cost = facts.building_cost[number]
        if (
            gold >= cost[0]
            and materials >= cost[1]
            and valuables >= cost[2]
            and (not closed or can_build(s, seat, number % BUILDINGS))
        ):
            out.append(("build", number))
    if bound and special(s, "build_token_trades") is not None and len(clockwise(s, seat)) > 1:
        out.append(("open-trade",))


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
    verb = cast(str, action[0])
    player = s.players[seat]
    if verb == "build":
        player.tokens &= ~BUILD_TOKEN
        pay(s, seat, s.facts.building_cost[cast(int, action[1])])
        build(s, seat, cast(int, action[1]) % BUILDINGS)
    elif verb == "open-trade":
        player.tokens &= ~BUILD_TOKEN
        s.then(TradeWithOne(seat, NOBODY))
    elif verb == "hire-hero":
        player.tokens &= ~POPULATION_TOKEN
        pay_for_secondary(s, seat)
        s.then(PlaceSecondary(seat))
    elif verb == "buy-spell":
        player.tokens &= ~SPELL_BOOK_TOKEN
        lose(s, seat, GOLD, spell_price(s, seat))
        s.then(Search(seat, 1 << SPELL, guild_choice(s, seat).looks, "any", False))
    else:
        open_muster(s, seat, action)


def can_build(s: Heroes3, seat: int, place: int) -> bool:
    """Whether a building is missing, its order requirement met and its price at hand (H3-TOWN-01, H3-TOWN-02)."""
    player = s.players[seat]
    if player.built >> place & 1:
        return False
    facts = s.facts
    number = player.faction * BUILDINGS + place
    required = facts.building_requires[number]
    if required != NOBODY and not player.built >> required & 1:
        return False
    cost = facts.building_cost[number]
    stock = player.stock
    if stock[0] < cost[0] or stock[1] < cost[1] or stock[2] < cost[2]:
        return False
    closed = special(s, "no_building")
    if closed is None:
        return True
    return bool(closed.buildings) and s.facts.building[number].building not in closed.buildings


def can_hire(s: Heroes3, seat: int) -> bool:
    """Whether the secondary hero can be recruited with the population token (H3-HERO-02)."""
    player = s.players[seat]
    return (
        player.at[SECONDARY] == NOBODY and player.stock[GOLD] >= s.facts.secondary_gold and may_have_secondary(s, seat)
    )


def can_buy_spell(s: Heroes3, seat: int) -> bool:
    """Whether the spell book token works: a mage guild of an earlier round, the gold (H3-TOWNA-06, H3-SPELL-06)."""
    if s.omens and free_spell_book(s):
        return can_search(s, 1 << SPELL)
    return (
        guild_owner(s, seat) != NOBODY
        and s.players[seat].stock[GOLD] >= spell_price(s, seat)
        and can_search(s, 1 << SPELL)
    )


def guild_owner(s: Heroes3, seat: int) -> int:
    """Whose mage guild the spell book token uses: the own, or with the optional rule one of a captured town."""
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
    faction = s.players[seat if owner == NOBODY else owner].faction
    return s.facts.building[faction * BUILDINGS + MAGE_GUILD].choices[0]


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
    number = player.faction * BUILDINGS + place
    s.tell(("built", seat, number))
    if place == MAGE_GUILD:
        player.guild_round = s.round
    if s.facts.building[number].when.startswith("built"):
        s.then(UseBuilding(seat, number))


def buildings_at(s: Heroes3, seat: int, moment: str) -> list[int]:
    """The buildings of a player that work at a moment, by number (H3-ROUND-07)."""
    player = s.players[seat]
    mask = player.built & s.facts.working[moment][player.faction]
    out: list[int] = []
    number = player.faction * BUILDINGS
    while mask:
        if mask & 1:
            out.append(number)
        mask >>= 1
        number += 1
    return out


class UseBuilding(Step[Heroes3]):
    """A building works: its only effect at once, or one of several by choice (H3-TOWN-04)."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, s: Heroes3) -> None:
        """Work, or ask."""
        building = s.facts.building[self.number]
        if building.optional or len(building.choices) > 1:
            s.then(BuildingEffect(self.seat, self.number))
        elif not withheld(s, self.number, building.choices[0]):
            use_choice(s, self.seat, building.choices[0])


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
        """Says which building."""
        return ("building-effect", self.number)

    def options(self, s: Heroes3) -> list[Action]:
        """Each effect that can be paid and would do something."""
        building = s.facts.building[self.number]
        out: list[Action] = [
            ("use", self.number, at + 1)
            for at in range(len(building.choices))
            if can_use(s, self.seat, building.choices[at]) and not withheld(s, self.number, building.choices[at])
        ]
        if building.optional or not out:
            out.append(DECLINE)
        out.sort()
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        """Use it."""
        if action[0] == "use":
            use_choice(s, self.seat, s.facts.building[self.number].choices[cast(int, action[2]) - 1])


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


def can_use(s: Heroes3, seat: int, choice: BuildingChoice) -> bool:
    """Whether an effect of a building can be paid and chosen (H3-CARD-16, R-82)."""
    return can_pay_price(s, seat, NOBODY, choice.price) and can_do_building(s, seat, choice)


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
    numbers = buildings_at(s, seat, "own_turn")
    if s.optional and optional(s, OPT_TOWN_NO_INCOME):
        for other in range(s.seats):
            town = own_town(s, other) if other != seat else NOBODY
            if town != NOBODY and s.flag[town] == seat:
                numbers += buildings_at(s, other, "own_turn")
    for number in numbers:
        if number // BUILDINGS == player.faction and player.used_buildings >> number % BUILDINGS & 1:
            continue
        if number // BUILDINGS != player.faction and player.used_buildings >> (BUILDINGS + number % BUILDINGS) & 1:
            continue
        building = s.facts.building[number]
        out += [
            ("use", number, at + 1) for at in range(len(building.choices)) if can_use(s, seat, building.choices[at])
        ]


def take_own_turn_use(s: Heroes3, seat: int, action: Action) -> None:
    """Use a building in the own turn; once a turn (R-20)."""
    number = cast(int, action[1])
    own = number // BUILDINGS == s.players[seat].faction
    s.players[seat].used_buildings |= 1 << (number % BUILDINGS if own else BUILDINGS + number % BUILDINGS)
    use_choice(s, seat, s.facts.building[number].choices[cast(int, action[2]) - 1])
