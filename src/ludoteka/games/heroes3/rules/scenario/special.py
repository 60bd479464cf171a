"""The special rules of scenarios, by their names in the content; every chapter asks here what a scenario changes."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import (
    AI,
    FEW,
    GOLD,
    HAS_BOMB,
    HAS_PORTALS,
    MAIN,
    NEUTRAL,
    NOBODY,
    TOWN_MOVEMENT,
)
from ludoteka.games.heroes3.rules.cards.gains import GainFigures, give_movement
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral, kinds_mask
from ludoteka.games.heroes3.rules.common import clockwise, scenario, special
from ludoteka.games.heroes3.rules.map.grail import CleanseGrail, drop_grail, may_cleanse, take_grail
from ludoteka.games.heroes3.rules.marks import (
    BEAT_AI,
    BEAT_AI_AT_HOME,
    BEAT_AI_LATER,
    BEAT_SECOND,
    BEAT_WANDERING,
    LOST_CUBE,
    STORY_ARMIES,
    STORY_BEATEN_AT_7,
    STORY_BEATEN_BY_ARMY,
    STORY_FINAL,
    STORY_GRAIL_FIELD,
    STORY_UNLOCKED,
    WON_LEVEL_7,
)
from ludoteka.games.heroes3.rules.resources import gain
from ludoteka.games.heroes3.rules.scenario.armies import plan_of
from ludoteka.games.heroes3.rules.scenario.bomb import ObeliskTravel, bomb_arrives
from ludoteka.games.heroes3.rules.scenario.choices import (
    ChooseGains,
    LeaveGame,
    LeaveUnit,
    RecruitDragon,
    SharedRecruit,
    take_scenario_turn,
)
from ludoteka.games.heroes3.rules.scenario.dragons import OfferDragon
from ludoteka.games.heroes3.rules.scenario.empowering import EVERYWHERE, EmpowerCard
from ludoteka.games.heroes3.rules.scenario.isle import isle_reached
from ludoteka.games.heroes3.rules.scenario.knights import ChooseTitle, GiveUnitForGrail
from ludoteka.games.heroes3.rules.scenario.neighbourhood import free_townsfolk_due, note_visit
from ludoteka.games.heroes3.rules.scenario.quests import quest_goes_on
from ludoteka.games.heroes3.rules.scenario.spikes import obelisk_gives_spike
from ludoteka.games.heroes3.rules.scenario.strongholds import ShareSpoils, open_stronghold
from ludoteka.games.heroes3.rules.scenario.timed import moment_events, transform_ai
from ludoteka.games.heroes3.rules.scenario.tokens import obelisk_gives_token
from ludoteka.games.heroes3.rules.scenario.turn_start import main_hero_fell
from ludoteka.games.heroes3.rules.scenario.valley import DragonForUnits, beaten_dragons
from ludoteka.games.heroes3.rules.scenario.visited import gate_entered
from ludoteka.games.heroes3.rules.trade.alliance import Gifts
from ludoteka.games.heroes3.rules.trade.offers import ReinforceUnit
from ludoteka.games.heroes3.rules.trade.recruit import add_unit, picked, side_of
from ludoteka.games.heroes3.rules.victory.ends import (
    EndsAfterVisit,
    check_ends,
    next_final,
    remember_beaten,
    team_wins,
)
from ludoteka.games.heroes3.rules.victory.points import (
    grail_brought_home,
    level_7_counted,
    level_7_flagged,
    main_hero_beaten,
    utopia_won,
)
from ludoteka.games.heroes3.rules.victory.wins import first_parts_met
from ludoteka.games.heroes3.rules.world.bosses import boss_slain
from ludoteka.games.heroes3.rules.world.fields import ai_on, hero_on, is_location, obelisks_of
from ludoteka.games.heroes3.rules.world.portals import has_portals, is_shared
from ludoteka.games.heroes3.rules.world.scenario_map import named_field
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import AiHero
from ludoteka.kernel.action import Action

# -- limits -----------------------------------------------------------------------------------------------------


def extra_income(s: Heroes3) -> None:
    """What a scenario pays in a resource round besides the tracks."""
    rule = special(s, "gold_for_lost_cube")
    more = special(s, "round_extra_income")
    for seat in reversed(clockwise(s, s.first)):
        player = s.players[seat]
        if rule is not None and player.marks & LOST_CUBE:
            gain(s, seat, GOLD, rule.amount)
        player.marks &= ~LOST_CUBE
        free_townsfolk_due(s, seat)
        if more is not None:
            s.then(ChooseGains(seat, NOBODY, "round_extra_income", 2))


# -- what is won on fields --------------------------------------------------------------------------------------


def field_visited(s: Heroes3, seat: int, hero: int, field: int, beaten: int) -> None:
    """A field was marked by a visit; `beaten` is the difficulty of the guard that stood there."""
    if beaten == 7:
        level_7_won(s, seat, hero, field)
    note_visit(s, seat, field)
    if is_location(s, field, "settlement"):
        moment_events(s, seat, "entering_settlement", field)


def level_7_won(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A field of difficulty 7 was won: rewards and feats of the scenario."""
    first = not any(feat & WON_LEVEL_7 for feat in s.feats)
    s.feats[seat] |= WON_LEVEL_7
    level_7_flagged(s, seat)
    level_7_counted(s, seat)
    if is_location(s, field, "dragon_utopia"):
        utopia_won(s, seat)
    if special(s, "level_7_reward") is not None and first:
        s.then(GainFigures(seat, hero, "level_7_reward", 0, True))
    rule = special(s, "level_7_adds_unit")
    if rule is not None and rule.unit is not None:
        add_unit(s, seat, s.facts.troop_number[rule.unit], FEW)
    if special(s, "utopia_adds_dragon") is not None and is_location(s, field, "dragon_utopia"):
        s.then(RecruitDragon(seat))
    if special(s, "utopia_offers_dragon") is not None and is_location(s, field, "dragon_utopia"):
        s.then(OfferDragon(seat))
    if special(s, "level_7_once_per_player") is not None and not all(feat & WON_LEVEL_7 for feat in s.feats):
        s.own_map()
        s.black[field] = 0
        s.once[field] = 0
        s.flag[field] = NOBODY
    rule = special(s, "level_7_gives_to_others")
    if rule is not None:
        s.then(ShareSpoils(seat, rule.amount))
        open_stronghold(s)
    if special(s, "level_7_hero_leaves") is not None:
        s.players[seat].at = [NOBODY, NOBODY]
        s.players[seat].moves = [0, 0]
        s.tell(("hero-left", seat))
    if special(s, "utopia_winner_leaves") is not None:
        s.own_map()
        s.black[field] = 0
        s.once[field] = 0
        s.flag[field] = NOBODY
        check_ends(s, seat)
        if not s.places:
            s.then(LeaveUnit(seat), Gifts(seat), LeaveGame(seat))
        return
    s.then(EndsAfterVisit(seat))


def offer_dragons(s: Heroes3, seat: int, field: int) -> None:
    """The dragons just beaten on a field may be recruited for gold and units."""
    dragons = beaten_dragons(s, field)
    if dragons:
        s.then(DragonForUnits(seat, dragons))


def secondary_joined(s: Heroes3, seat: int) -> None:
    """A secondary hero with cards of its own has joined: a statistic card may be empowered (secondary_own_cards)."""
    s.then(EmpowerCard(seat, kinds_mask(("statistic",)), EVERYWHERE))


def obelisk_entered(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero visits an obelisk, perhaps again: some scenarios let it travel from there."""
    if special(s, "obelisk_travel") is not None:
        s.then(ObeliskTravel(seat, hero, field))


def obelisk_visited(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """An obelisk gives what the scenario says (H3-MAP-12)."""
    one = scenario(s)
    s.then(EndsAfterVisit(seat))
    obelisk_gives_spike(s, seat, field)
    obelisk_gives_token(s, seat)
    if has_portals(s):
        s.tell(("portals-open", seat))
    if one.titles:
        s.then(ChooseTitle(seat, hero, field))
    elif special(s, "obelisk_shared_recruit") is not None:
        s.then(SharedRecruit(seat))
    elif one.obelisk and not gift_is_gone(s, field):
        s.then(ChooseGains(seat, hero, "obelisk", len(one.obelisk)))
    if obelisks_of(s, seat) == 2:
        s.story[STORY_UNLOCKED] = field + 1
        moment_events(s, seat, "second_obelisk", field)


def gift_is_gone(s: Heroes3, field: int) -> bool:
    """Whether somebody has visited an obelisk before that gives something only once."""
    return special(s, "obelisk_gift_once") is not None and s.stars[field].bit_count() > 1


# -- the Grail --------------------------------------------------------------------------------------------------


def grail_found(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero takes the Grail, at the price the scenario asks (H3-MAP-12)."""
    grail_tires(s, seat, hero)
    if special(s, "grail_costs_unit") is not None:
        s.then(GiveUnitForGrail(seat))
    take_grail(s, seat, hero)


def grail_tires(s: Heroes3, seat: int, hero: int) -> None:
    """Taking the Grail costs movement, where the scenario says so."""
    rule = special(s, "grail_costs_movement")
    if rule is not None:
        moves = s.players[seat].moves
        moves[hero] = max(0, moves[hero] - rule.amount)


def hero_arrived(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero has come to rest on a field: a Grail left there is taken, one carried home wins."""
    if s.story[STORY_GRAIL_FIELD] == field + 1 and (hero == MAIN or special(s, "grail_main_hero_only") is None):
        take_grail(s, seat, hero)
        if special(s, "grail_no_sanctuary") is not None:
            grail_tires(s, seat, hero)
    traits = s.facts.scenario_traits[s.scenario]
    if traits & HAS_BOMB:
        bomb_arrives(s, seat, hero, field)
    elif s.grail == seat * 2 + hero:
        grail_brought_home(s, seat, field)
        check_ends(s, seat)
        if not s.places and may_cleanse(s, seat, hero, field):
            s.then(CleanseGrail(seat, hero))
    if traits & HAS_PORTALS and is_shared(s, field) and not s.places:
        isle_reached(s, seat)
    rule = special(s, "town_arrival_movement") if traits & TOWN_MOVEMENT else None
    if rule is not None and is_location(s, field, "town") and not s.places:
        give_movement(s, seat, hero, rule.amount)
    if s.facts.scenario_closes[s.scenario]:
        played = scenario(s)
        if played.links and not s.places:
            gate_entered(s, seat, hero, field)
        if played.quest is not None and not s.places:
            quest_goes_on(s, seat, field)


# -- after combats ----------------------------------------------------------------------------------------------


def combat_ended(s: Heroes3, winner: int, loser: int, loser_hero: int, field: int, level: int) -> None:
    """A combat was fought to its end: `winner` and `loser` are seats, AI or NEUTRALS (H3-END-01).

    Call it after the beaten hero was moved. `loser_hero` is -1 for a paid defence; a surrender counts as a loss for the
    Grail only, so call `carrier_beaten` alone then.
    """
    if 0 <= loser < s.seats:
        s.lost_combats += 1
        if loser_hero == MAIN:
            main_hero_fell(s, loser)
            if special(s, "beaten_empowers") is not None:
                s.then(EmpowerCard(loser, kinds_mask(("statistic",)), EVERYWHERE))
            remember_beaten(s, loser)
            if 0 <= winner < s.seats:
                s.players[winner].beaten += 1
                main_hero_beaten(s, winner, loser)
            elif winner == AI:
                s.story[STORY_BEATEN_BY_ARMY] += 1
            elif level == 7:
                s.story[STORY_BEATEN_AT_7] += 1
        carrier_beaten(s, winner, loser, loser_hero, field)
    elif 0 <= winner < s.seats:
        boss_slain(s, winner, field)
    if s.story[STORY_FINAL] and 0 <= winner < s.seats:
        if not next_final(s, winner):
            team_wins(s, winner)
        return
    check_ends(s, winner)


def carrier_beaten(s: Heroes3, winner: int, loser: int, loser_hero: int, field: int) -> None:
    """A beaten or surrendering carrier hands the Grail to the winner, or leaves it on the field."""
    if s.grail < 0 or s.grail != loser * 2 + loser_hero or loser_hero == NOBODY:
        return
    if 0 <= winner < s.seats and special(s, "grail_changes_hands") is not None:
        take_grail(s, winner, MAIN)
    else:
        drop_grail(s, field)


def starting_army(s: Heroes3, ai: AiHero) -> list[int]:
    """The army of an AI hero as the scenario lists it, without what joined it meanwhile."""
    side = scenario(s).ai
    assert side is not None
    return [picked(s, ai.faction, unit) * 2 + side_of(unit.side) for unit in side.army]


def ai_beaten(s: Heroes3, seat: int, number: int, field: int) -> None:
    """A player has beaten an AI hero or army: feats, rewards, where it goes (R-72)."""
    ai = s.ais[number]
    ai.beaten += 1
    ai.moves = 0
    if special(s, "ai_returns_with_starting_army") is not None:
        ai.army = starting_army(s, ai)
    if ai.kind == 0:
        s.feats[seat] |= BEAT_AI
        if first_parts_met(s, seat):
            s.feats[seat] |= BEAT_AI_LATER
        if field == ai.home:
            s.feats[seat] |= BEAT_AI_AT_HOME
        if special(s, "beating_ai_reinforces") is not None:
            s.then(ReinforceUnit(seat, 1, "free", 0))
        if ai.home != NOBODY and s.flag[ai.home] == AI and field != ai.home:
            ai.at = ai.home
        else:
            ai.at = NOBODY
            ai.out = True
    else:
        ai.at = returning_field(s, number)
        ai.out = ai.at == NOBODY
        ai.since = s.round if not ai.out else ai.since
        for form in (*ai.army, *ai.reserve):
            if s.facts.troop[form // 2].kind == NEUTRAL:
                discard_neutral(s, form // 2)
        ai.army = []
        ai.reserve = []
        s.story[STORY_ARMIES] += 1
        s.feats[seat] |= BEAT_WANDERING if ai.kind == 2 else BEAT_SECOND
        for name in ("beaten_army_reward", "wandering_army"):
            rule = special(s, name)
            if rule is not None and rule.gains is not None:
                s.then(GainFigures(seat, MAIN, name, 0, True))
        plan = plan_of(s, number)
        if plan is not None and plan.gains is not None:
            s.then(GainFigures(seat, MAIN, "army", ai.plan, True))
    check_ends(s, seat)


def returning_field(s: Heroes3, number: int) -> int:
    """Where a beaten army appears again: the first of its fields where nobody stands, else the last; -1 for nowhere."""
    plan = plan_of(s, number)
    if plan is None or not plan.returns_to:
        return NOBODY
    fields = [named_field(s, name) for name in plan.returns_to]
    free = [field for field in fields if hero_on(s, field) == NOBODY and ai_on(s, field) == NOBODY]
    return free[0] if free else fields[-1]


# -- more to do -------------------------------------------------------------------------------------------------


def take_turn_option(s: Heroes3, seat: int, action: Action) -> None:
    take_scenario_turn(s, seat, action)


def start_of_ai_combat(s: Heroes3, number: int) -> None:
    """An AI army is about to be fought: changes that the scenario has in store (H3-AI-12)."""
    transform_ai(s, number)
