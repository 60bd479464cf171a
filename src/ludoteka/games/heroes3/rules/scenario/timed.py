"""Timed events of scenarios, by their deeds in the content (H3-ROUND-05)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.scenarios import TimedEvent
from ludoteka.games.heroes3.entries.words import BUILDING_IDS
from ludoteka.games.heroes3.facts import FEW, FIELDS, GOLD, MAIN, NEAR, NOBODY, PACK, SECONDARY
from ludoteka.games.heroes3.rules.cards.gains import RESOURCE_DIE, RollDice, give_movement
from ludoteka.games.heroes3.rules.cards.morale import change_morale, gain_morale, without_morale
from ludoteka.games.heroes3.rules.cards.piles import FIRST_HANDS, draw_neutral, take_neutral
from ludoteka.games.heroes3.rules.common import clockwise, realm, scenario
from ludoteka.games.heroes3.rules.map.heroes import PlaceSecondary, may_have_secondary
from ludoteka.games.heroes3.rules.marks import BLOOD_KNIGHT, GRAIL_KNIGHT, STORY_WANDERING
from ludoteka.games.heroes3.rules.resources import amounts, gain, income_of, lose
from ludoteka.games.heroes3.rules.scenario.choices import ChooseGains, GoNow, RepeatVisit
from ludoteka.games.heroes3.rules.scenario.gifts import give, least_experienced
from ludoteka.games.heroes3.rules.scenario.neighbourhood import RecruitOfFaction, copy_visits
from ludoteka.games.heroes3.rules.scenario.sinking import remove_tiles
from ludoteka.games.heroes3.rules.scenario.together import (
    DRAW_TWICE,
    WAVE,
    FreeDiscovery,
    FreeSpecialBuilding,
    MoraleToOne,
    turn_own_tile,
)
from ludoteka.games.heroes3.rules.scenario.tranches import tranche_due
from ludoteka.games.heroes3.rules.scenario.valley import OWN_SEARCH
from ludoteka.games.heroes3.rules.town.town import build
from ludoteka.games.heroes3.rules.trade.offers import ReinforceUnit
from ludoteka.games.heroes3.rules.trade.partners import TradeWithOne
from ludoteka.games.heroes3.rules.trade.recruit import add_unit
from ludoteka.games.heroes3.rules.victory.tally import score_item
from ludoteka.games.heroes3.rules.world.borders import open_starting_borders
from ludoteka.games.heroes3.rules.world.fields import is_location
from ludoteka.games.heroes3.rules.world.neighbours import neighbour
from ludoteka.games.heroes3.rules.world.scenario_map import holds_all
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.state import Step


def timed_events(s: Heroes3) -> None:
    """Put what is due in this round on the agenda, in order (H3-ROUND-05)."""
    s.story[STORY_WANDERING] = 0
    events = scenario(s).timed
    for at in range(len(events) - 1, -1, -1):
        event = events[at]
        if event.when == "round" and s.round in event.rounds and (not event.players or s.seats in event.players):
            s.then(TimedDeed(at, NOBODY, NOBODY))


def round_end_events(s: Heroes3) -> list[Step[Heroes3]]:
    """What is due at the end of this round, in order."""
    return [
        TimedDeed(at, NOBODY, NOBODY)
        for at, event in enumerate(scenario(s).timed)
        if event.when == "round_end" and s.round in event.rounds and (not event.players or s.seats in event.players)
    ]


def moment_events(s: Heroes3, seat: int, moment: str, field: int) -> None:
    """What a scenario has in store for a moment: entering a settlement, the second obelisk."""
    events = scenario(s).timed
    for at in range(len(events) - 1, -1, -1):
        event = events[at]
        if event.when == moment and (event.tile is None or moment != "entering_settlement" or on_tile(s, field, event)):
            s.then(TimedDeed(at, seat, field))


def on_tile(s: Heroes3, field: int, event: TimedEvent) -> bool:
    """Whether a field lies on the tile an event names."""
    return event.tile is None or s.atlas.tile[field // FIELDS] == s.facts.tile_number[event.tile]


class TimedDeed(Step[Heroes3]):
    """One timed event of the scenario happens."""

    __slots__ = ("at", "field", "seat")

    def __init__(self, at: int, seat: int, field: int) -> None:
        self.at = at
        self.seat = seat
        self.field = field

    def run(self, s: Heroes3) -> None:
        """Do it; an event that finds nothing to change is skipped."""
        event = scenario(s).timed[self.at]
        if event.unless_held and holds_all(s, 0, event.unless_held):
            return
        if event.unless_mines and mines_secured(s, event.unless_mines):
            return
        s.tell(("timed-event", s.round))
        everybody = clockwise(s, s.first)
        if self.seat == NOBODY:
            refresh_fields(s, event)
            if event.deed == "open_starting_borders":
                open_starting_borders(s)
            if event.deed == "remove_tiles":
                remove_tiles(s, event.kinds)
            for_players(s, self.at, event, everybody)
            for_ais(s, event)
            standing_together(s, self.at, event, everybody)
        elif event.deed == "add_unit":
            join(s, self.seat, event)
        elif event.deed == "unlock_tile":
            s.then(GoNow(self.seat))


def mines_secured(s: Heroes3, terrain: str) -> bool:
    """Whether no tile lies face down and players hold every mine on the tiles of a terrain."""
    for field in range(len(s.flag)):
        place = field // FIELDS
        if s.atlas.rotation[place] == NOBODY:
            return False
        here = s.facts.content.tile[s.atlas.tile[place]].terrain == terrain
        if here and is_location(s, field, "mine") and not 0 <= s.flag[field] < s.seats:
            return False
    return True


def refresh_fields(s: Heroes3, event: TimedEvent) -> None:
    """Black cubes leave mills, near tiles or the whole map; guards return with that (R-11)."""
    deed = event.deed
    for field in range(len(s.black)):
        if not s.black[field]:
            continue
        wheel = is_location(s, field, "water_wheel")
        if (
            deed == "refresh_all"
            or (deed == "refresh_mills" and (wheel or is_location(s, field, "windmill")))
            or (deed == "refresh_water_wheels" and wheel)
            or (deed == "refresh_gardens" and is_location(s, field, "mystical_garden"))
            or (deed == "refresh_named" and is_one_of(s, field, event.locations))
            or (deed == "refresh_near_tiles" and s.atlas.kind[field // FIELDS] == NEAR)
            or (deed == "refresh_all_but" and not is_one_of(s, field, event.locations))
        ):
            s.own_map()
            s.black[field] = 0
    if deed.startswith("refresh"):
        s.tell(("cubes-removed",))


def is_one_of(s: Heroes3, field: int, slugs: tuple[str, ...]) -> bool:
    """Whether a field holds one of these locations."""
    return any(is_location(s, field, slug) for slug in slugs)


def for_players(s: Heroes3, at: int, event: TimedEvent, everybody: list[int]) -> None:
    """What an event does to each player it is for, the starting player first."""
    deed = event.deed
    wanted = least_experienced(s, everybody) if event.who == "least_experience" else everybody
    for seat in reversed(wanted):
        player = s.players[seat]
        if deed == "hero_movement":
            for hero in (MAIN, SECONDARY):
                if player.at[hero] != NOBODY and (hero == MAIN or event.heroes == "all"):
                    give_movement(s, seat, hero, event.amount)
        elif deed == "second_player_movement":
            if len(everybody) > 1 and seat == everybody[1]:
                give_movement(s, seat, NOBODY, event.amount)
        elif deed == "gold_per_gold_mine":
            mines = sum(
                1
                for field in range(len(s.flag))
                if s.flag[field] == seat
                and is_location(s, field, "mine")
                and s.facts.spot_resource[s.atlas.spot[field]] == GOLD
            )
            gain(s, seat, GOLD, mines * event.amount)
        elif deed == "reinforce_bronze":
            for _ in range(event.amount):
                s.then(ReinforceUnit(seat, 1, event.rate, 0))
        elif deed == "random_neutral":
            for _ in range(event.amount):
                troop = draw_neutral(s, 0)
                if troop != NOBODY:
                    add_unit(s, seat, troop, FEW)
        elif deed == "resource_dice":
            s.then(RollDice(seat, MAIN, RESOURCE_DIE, event.amount, event.amount))
        elif deed == "repeat_visited_field":
            s.then(RepeatVisit(seat))
        elif deed == "titles_morale":
            if player.marks & GRAIL_KNIGHT:
                gain_morale(s, seat)
            elif not player.marks & BLOOD_KNIGHT:
                change_morale(s, seat, -event.amount)
        elif deed == "add_unit":
            join(s, seat, event)
        elif deed == "turn_order_balance":
            balance(s, seat, everybody.index(seat))
        elif deed == "copy_visits":
            copy_visits(s, seat, event.amount)
        elif deed == "recruit_of_neighbour":
            if neighbour(s, seat) != NOBODY:
                s.then(RecruitOfFaction(seat, s.players[neighbour(s, seat)].faction, event.rate))
        elif deed == "gains":
            if len(event.gifts) == 1:
                give(s, seat, MAIN, event.gifts[0])
            else:
                s.then(ChooseGains(seat, MAIN, f"timed_{at + 1}", len(event.gifts)))
        elif deed == "free_secondary":
            if may_have_secondary(s, seat):
                s.then(PlaceSecondary(seat))
        elif deed == "free_building":
            build_or_score(s, seat, event)
        elif deed == "trade_with_one":
            s.then(TradeWithOne(seat, NOBODY))


def build_or_score(s: Heroes3, seat: int, event: TimedEvent) -> None:
    """A building stands for nothing; who has it already scores points instead."""
    place = BUILDING_IDS.index(event.building) if event.building != "none" else NOBODY
    if s.players[seat].built >> place & 1:
        score_item(s, seat, "bonus_points", event.amount)
    else:
        build(s, seat, place)


def standing_together(s: Heroes3, at: int, event: TimedEvent, everybody: list[int]) -> None:
    """What players meet together: armies and waves, free tiles, hands renewed twice, gifts of the group."""
    deed = event.deed
    if deed == "army_spawns":
        s.facts.book.army_spawns(s, at)
    elif deed == "army_arrives":
        s.facts.book.army_arrives(s, at)
    elif deed == "tranche":
        tranche_due(s, at)
    elif deed == "resources_lost":
        for seat in everybody:
            if realm(s, seat) == seat:
                for resource, amount in enumerate(amounts(event.loses)):
                    paid = income_of(s, seat, resource) if event.from_income else amount
                    lose(s, seat, resource, min(amount, paid))
    elif deed == "wave":
        s.ledger[WAVE] = [at, *(1 for _ in range(s.seats))]
    elif deed == "search_own_deck":
        s.ledger[OWN_SEARCH] = [s.round, event.amount]
    elif deed == "draw_twice":
        s.ledger[DRAW_TWICE] = [s.round]
    elif deed == "discover_own_tile":
        for seat in reversed(everybody):
            turn_own_tile(s, seat)
    elif deed == "timed_fight":
        s.facts.book.timed_fight(s, at)
    elif deed == "free_special_building":
        s.then_each([FreeSpecialBuilding(seat) for seat in everybody])
    elif deed == "morale_to_one":
        s.then(MoraleToOne(everybody[0]))
    elif deed == "free_discovery":
        s.then_each([FreeDiscovery(seat) for seat in everybody])


def balance(s: Heroes3, seat: int, turn: int) -> None:
    """The first to move loses morale, the second moves farther, all others do and gain morale.

    Where morale means nothing, the hand limit of this turn changes instead (H3-MORALE-06).
    """
    if turn > 0:
        give_movement(s, seat, NOBODY, 1)
    if turn == 1:
        return
    change = -1 if turn == 0 else 1
    if without_morale(s, seat):
        hands = s.ledger.get(FIRST_HANDS, [0] * s.seats).copy()
        hands[seat] = change
        s.ledger[FIRST_HANDS] = hands
    else:
        change_morale(s, seat, change)


def join(s: Heroes3, seat: int, event: TimedEvent) -> None:
    """A unit joins, perhaps only until the scenario ends."""
    if event.unit is not None:
        add_unit(s, seat, s.facts.troop_number[event.unit], PACK if event.side == "pack" else FEW)
        if event.until_scenario_ends:
            player = s.players[seat]
            player.lent = [*player.lent[:-1], 1]


def for_ais(s: Heroes3, event: TimedEvent) -> None:
    """What an event changes for AI heroes and armies (H3-AI-12)."""
    deed = event.deed
    if deed == "army_appears":
        s.facts.book.army_appears(s, event.amount)
    elif deed == "wandering_bonus":
        s.story[STORY_WANDERING] = event.amount
    for ai in s.ais:
        if ai.kind != 0 or ai.out:
            continue
        if deed == "ai_reinforce" and event.unit is not None:
            form = s.facts.troop_number[event.unit] * 2
            ai.army = [form + PACK if one == form else one for one in ai.army]
        elif deed == "ai_add_unit" and event.unit is not None:
            ai.army.append(s.facts.troop_number[event.unit] * 2 + (PACK if event.side == "pack" else FEW))
        elif deed == "ai_movement":
            ai.movement = event.amount
        elif deed == "ai_add_war_machine":
            ai.machines.append(s.facts.card_number[event.machine])
        elif deed == "ai_add_arrow_tower":
            ai.tower = True


def transform_ai(s: Heroes3, number: int) -> None:
    """An AI army changes right before it is fought, where the scenario says so."""
    one = scenario(s).ai
    if one is None or one.change is None or number != 0:
        return
    if not any(event.deed == "ai_transform" for event in scenario(s).timed):
        return
    ai = s.ais[number]
    lost = [s.facts.troop_number[slug] for slug in one.change.loses]
    kept = [form for form in ai.army if form // 2 not in lost]
    joined = [s.facts.troop_number[slug] for slug in one.change.neutrals]
    ai.army = kept + [troop * 2 for troop in joined if troop * 2 not in kept and take_neutral(s, troop)]
    ai.specialties = [s.facts.card_number[slug] for slug in one.change.specialties]
    if not one.change.deck:
        ai.deck = []
