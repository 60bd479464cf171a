"""Choices that only some scenarios have: gifts, titles, shared armies, neutrals at trading posts."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import (
    AZURE,
    FEW,
    FIELDS,
    HAS_BOMB,
    MAIN,
    NEUTRAL,
    NOBODY,
    SELLS_WALLS,
    SHARES_UNITS,
    UNIT,
    VISITABLE,
)
from ludoteka.games.heroes3.rules.cards.gains import gains_of
from ludoteka.games.heroes3.rules.cards.piles import (
    distinct,
)
from ludoteka.games.heroes3.rules.common import DECLINE, DONE, clockwise, scenario
from ludoteka.games.heroes3.rules.gifts import gift_closed, gift_list
from ludoteka.games.heroes3.rules.map.moving import spend_movement
from ludoteka.games.heroes3.rules.map.offers import offer
from ludoteka.games.heroes3.rules.marks import (
    STORY_UNLOCKED,
)
from ludoteka.games.heroes3.rules.scenario.bomb import pass_bomb, pass_bomb_closed, pass_bomb_options
from ludoteka.games.heroes3.rules.scenario.gifts import give, offer_of
from ludoteka.games.heroes3.rules.scenario.hill import fortify, fortify_closed
from ludoteka.games.heroes3.rules.scenario.spoils import OfferBeaten
from ludoteka.games.heroes3.rules.trade.alliance import handing_closed, meet
from ludoteka.games.heroes3.rules.trade.offers import (
    OfferNeutral,
    discard_shown,
    recruit_closed,
    recruits,
    show_neutrals,
)
from ludoteka.games.heroes3.rules.trade.recruit import (
    add_unit,
    pay_for_unit,
    recruit_cost,
    row_of,
)
from ludoteka.games.heroes3.rules.victory.ends import leave_game
from ludoteka.games.heroes3.rules.world.fields import is_free, is_town, location_at
from ludoteka.games.heroes3.rules.world.tiles import discover
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


class ChooseGains(Choice[Heroes3]):
    """One of the gifts a scenario offers: of an obelisk, or in a resource round."""

    __slots__ = ("count", "hero", "source")

    def __init__(self, seat: int, hero: int, source: str, count: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.source = source
        self.count = count

    def forced(self) -> bool:
        """A single gift is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """By number, in the order of the scenario."""
        gifts = gift_list(s, self.source)
        return [("bonus", gifts, number) for number in self.numbers()]

    def numbers(self) -> list[int]:
        """Those of the gifts."""
        return list(range(1, self.count + 1))

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a gift cannot be taken."""
        return gift_closed(s, self.source, self.numbers(), self.count, action)

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("bonus", _, int() as number):
                give(s, self.seat, self.hero, gains_of(s, self.source, number - 1))


# -- neutrals and shared units ----------------------------------------------------------------------------------


class LeaveUnit(Choice[Heroes3]):
    """Who has won at the Dragon Utopia leaves a faction unit to the shared army."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single unit is left."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        units = [troop for troop in distinct(s.players[self.seat].army) if s.facts.troop[troop].kind == UNIT]
        return [("share", troop) for troop in units] or [DONE]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("share", int() as troop):
                s.own_piles()
                s.shared.append(take_out(s, self.seat, troop))


class LeaveGame(Step[Heroes3]):
    """Who has won at the Dragon Utopia has done the part and leaves the game."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        leave_game(s, self.seat)


class SharedRecruit(Step[Heroes3]):
    """An obelisk reveals the top of each neutral deck but the azure one, for the shared army."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        show_neutrals(s, [0, 1, 2])
        s.then(RecruitShared(self.seat))


class RecruitShared(Choice[Heroes3]):
    """One of the units revealed may be recruited into the shared army."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Those that can be paid, or none."""
        return sorted([DECLINE, *recruits(s, self.seat)])

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be recruited."""
        return recruit_closed(s, self.seat, action)

    def take(self, s: Heroes3, action: Action) -> None:
        """It joins; the others are discarded."""
        match action:
            case ("recruit", int() as troop):
                s.shown.remove(troop)
                pay_for_unit(s, self.seat, recruit_cost(s, self.seat, troop))
                s.own_piles()
                s.shared.append(troop * 2)
                s.tell(("unit-joined", self.seat, troop))
        discard_shown(s)


class RecruitDragon(Step[Heroes3]):
    """A random dragon of the azure deck joins the army that has beaten the Utopia."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        s.own_piles()
        deck = s.neutral_decks[AZURE]
        dragons = [troop for troop in deck.cards() if "dragons" in s.facts.troop[troop].families]
        if dragons:
            troop = s.chance.pick(dragons)
            deck.remove(troop)
            add_unit(s, self.seat, troop, FEW)


# -- in the player's turn ---------------------------------------------------------------------------------------


def scenario_turn_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add shared units to take or lay down, units to hand over, and the way to an unlocked tile."""
    player = s.players[seat]
    traits = s.facts.scenario_traits[s.scenario]
    if traits & SHARES_UNITS:
        share_options(s, seat, out)
    if traits & HAS_BOMB:
        pass_bomb_options(s, seat, out)
    if traits & SELLS_WALLS and fortify_closed(s, seat) is None:
        out.append(("fortify",))
    field = s.story[STORY_UNLOCKED] - 1
    if field >= 0 and player.at[MAIN] == field and player.moves[MAIN] > 0 and unlocked_place(s) != NOBODY:
        out.append(("go-to-unlocked",))


def share_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add shared units to take or lay down, and units to hand over."""
    player = s.players[seat]
    rules = s.facts.scenario_rules[s.scenario]
    if "shared_army" in rules:
        shared = distinct([form // 2 for form in s.shared])
        out += [("take-shared", troop) for troop in shared if taking_closed(s, seat, troop) is None]
        out += [("share", troop) for troop in distinct(player.army) if sharing_closed(s, seat, troop) is None]
    if "units_handed_over" in rules:
        for other in sorted(clockwise(s, seat)[1:]):
            if near_each_other(s, seat, other):
                army = distinct(player.army)
                out += [("hand-over", other, troop) for troop in army if handing_closed(s, seat, other, troop) is None]


def taking_closed(s: Heroes3, seat: int, troop: int) -> Action | None:
    """Why a player cannot take a unit that the players share (shared_army)."""
    if all(form // 2 != troop for form in s.shared):
        return ("unit-not-shared", troop)
    return None if row_of(s, seat, troop) == NOBODY else ("already-in-army", troop)


def sharing_closed(s: Heroes3, seat: int, troop: int) -> Action | None:
    """Why a player cannot lay down a unit for the others (shared_army)."""
    army = s.players[seat].army
    if troop not in army:
        return ("not-in-army", troop)
    return None if len(army) > 1 else ("last-unit", troop)


def scenario_turn_closed(s: Heroes3, seat: int, action: Action) -> Action | None:
    """Why units cannot be shared or handed over."""
    match action:
        case ("take-shared", int() as troop):
            return taking_closed(s, seat, troop)
        case ("share", int() as troop):
            return sharing_closed(s, seat, troop)
        case ("fortify",):
            return fortify_closed(s, seat)
        case ("pass-bomb", int() as other, int() as hero):
            return pass_bomb_closed(s, seat, other, hero)
        case ("hand-over", int() as other, int() as troop):
            if other == seat or not (near_each_other(s, seat, other) or meet(s, seat, other)):
                return ("not-side-by-side", other)
            return handing_closed(s, seat, other, troop)
    return None


def take_scenario_turn(s: Heroes3, seat: int, action: Action) -> None:
    match action:
        case ("take-shared", int() as troop):
            form = max(one for one in s.shared if one // 2 == troop)
            s.own_piles()
            s.shared.remove(form)
            add_unit(s, seat, form // 2, form % 2)
        case ("share", int() as troop):
            s.own_piles()
            s.shared.append(take_out(s, seat, troop))
        case ("hand-over", int() as other, int() as troop):
            form = take_out(s, seat, troop)
            add_unit(s, other, form // 2, form % 2)
        case ("fortify",):
            fortify(s, seat)
        case ("pass-bomb", int() as other, int() as hero):
            pass_bomb(s, other, hero)
        case ("go-to-unlocked",):
            spend_movement(s, seat, MAIN, 1)
            go_to_unlocked(s, seat)


def go_to_unlocked(s: Heroes3, seat: int) -> None:
    """The main hero goes from the obelisk to the tile it has unlocked."""
    place = unlocked_place(s)
    s.story[STORY_UNLOCKED] = 0
    s.then(StepOntoTile(seat, place))
    if s.atlas.rotation[place] == NOBODY:
        discover(s, seat, place)


class GoNow(Choice[Heroes3]):
    """The second obelisk opens the way to a tile: go at once for nothing, or later for a movement point."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        return [DECLINE, ("go-to-unlocked",)]

    def take(self, s: Heroes3, action: Action) -> None:
        if action[0] == "go-to-unlocked":
            go_to_unlocked(s, self.seat)


def take_out(s: Heroes3, seat: int, troop: int) -> int:
    """A unit leaves a unit deck for another; its form."""
    player = s.players[seat]
    row = row_of(s, seat, troop)
    form = troop * 2 + player.sides[row]
    player.discard += list(player.layers[row])
    player.drop_row(row)
    s.tell(("unit-lost", seat, troop))
    return form


def near_each_other(s: Heroes3, one: int, other: int) -> bool:
    """Whether heroes of two players share a tile, stand next to each other, or one is in the other's town."""
    for field in s.players[one].at:
        for far in s.players[other].at:
            if field == NOBODY or far == NOBODY:
                continue
            if field // FIELDS == far // FIELDS or far in s.atlas.near[field * 6 : field * 6 + 6]:
                return True
        if field != NOBODY and is_town(s, field) and s.flag[field] == other:
            return True
    return False


def unlocked_place(s: Heroes3) -> int:
    """The place of the tile that the second obelisk unlocks, -1 for none."""
    for event in scenario(s).timed:
        if event.deed == "unlock_tile" and event.tile is not None:
            tile = s.facts.tile_number[event.tile]
            for place in range(len(s.atlas.tile)):
                if s.atlas.tile[place] == tile:
                    return place
    return NOBODY


class StepOntoTile(Choice[Heroes3]):
    """On which field of an unlocked tile the hero arrives."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, s: Heroes3) -> list[Action]:
        """Empty fields of the tile; any that is not blocked if there is none."""
        fields = range(self.place * FIELDS, self.place * FIELDS + FIELDS)
        free = [field for field in fields if is_free(s, self.seat, field)]
        return [("place-hero", field) for field in free] or [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("place-hero", int() as field):
                player = s.players[self.seat]
                player.came_from[MAIN] = player.at[MAIN]
                player.at[MAIN] = field
                s.tell(("moved", self.seat, MAIN, field))


class RepeatVisit(Choice[Heroes3]):
    """The effect of a visited field is gained again."""

    __slots__ = ()

    def forced(self) -> bool:
        """Nothing to repeat: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Fields with a black cube, or none."""
        return [DECLINE, *(("repeat", field) for field in self.fields(s))]

    def fields(self, s: Heroes3) -> list[int]:
        """The fields whose effect can be gained again."""
        category = s.facts.location_category
        visited = [field for field in range(len(s.black)) if s.black[field]]
        return [field for field in visited if category[location_at(s, field)] == VISITABLE]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a field gives nothing again."""
        match action:
            case ("repeat", int() as field):
                return None if field in self.fields(s) else ("not-visited", field)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("repeat", int() as field):
                offer(s, self.seat, MAIN, field, s.facts.location[location_at(s, field)])


def recruit_beaten(s: Heroes3, seat: int, troops: list[int], field: int) -> None:
    """Beaten neutral units lie open; one of them may be recruited for nothing, the others are discarded."""
    s.shown = [troop for troop in troops if s.facts.troop[troop].kind == NEUTRAL]
    deed = None if field == NOBODY else offer_of(s, field, "beaten_dragon") or offer_of(s, field, "beaten_neutral")
    if s.shown and deed is not None:
        s.then(OfferBeaten(seat, deed.rate, deed.otherwise_gold))
    elif s.shown:
        s.then(OfferNeutral(seat, "free"))
