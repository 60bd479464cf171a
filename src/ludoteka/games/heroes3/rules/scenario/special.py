"""The special rules of scenarios, by their names in the content; every chapter asks here what a scenario changes."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import (
    AI,
    FEW,
    GOLD,
    MAIN,
    NEUTRAL,
    NOBODY,
)
from ludoteka.games.heroes3.rules.cards.gains import GainFigures
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral
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
from ludoteka.games.heroes3.rules.scenario.choices import (
    ChooseGains,
    LeaveGame,
    LeaveUnit,
    RecruitDragon,
    SharedRecruit,
    take_scenario_turn,
)
from ludoteka.games.heroes3.rules.scenario.knights import ChooseTitle, GiveUnitForGrail
from ludoteka.games.heroes3.rules.scenario.timed import moment_events, transform_ai
from ludoteka.games.heroes3.rules.trade.alliance import Gifts
from ludoteka.games.heroes3.rules.trade.offers import ReinforceUnit
from ludoteka.games.heroes3.rules.trade.recruit import add_unit, picked, side_of
from ludoteka.games.heroes3.rules.victory.ends import EndsAfterVisit, check_ends, team_wins
from ludoteka.games.heroes3.rules.victory.wins import first_parts_met
from ludoteka.games.heroes3.rules.world.fields import is_location, obelisks_of
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
        if more is not None:
            s.then(ChooseGains(seat, NOBODY, "round_extra_income", 2))


# -- what is won on fields --------------------------------------------------------------------------------------


def field_visited(s: Heroes3, seat: int, hero: int, field: int, beaten: int) -> None:
    """A field was marked by a visit; `beaten` is the difficulty of the guard that stood there."""
    if beaten == 7:
        level_7_won(s, seat, hero, field)
    if is_location(s, field, "settlement"):
        moment_events(s, seat, "entering_settlement", field)


def level_7_won(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A field of difficulty 7 was won: rewards and feats of the scenario."""
    first = not any(feat & WON_LEVEL_7 for feat in s.feats)
    s.feats[seat] |= WON_LEVEL_7
    if special(s, "level_7_reward") is not None and first:
        s.then(GainFigures(seat, hero, "level_7_reward", 0, True))
    rule = special(s, "level_7_adds_unit")
    if rule is not None and rule.unit is not None:
        add_unit(s, seat, s.facts.troop_number[rule.unit], FEW)
    if special(s, "utopia_adds_dragon") is not None and is_location(s, field, "dragon_utopia"):
        s.then(RecruitDragon(seat))
    if special(s, "level_7_once_per_player") is not None and not all(feat & WON_LEVEL_7 for feat in s.feats):
        s.own_map()
        s.black[field] = 0
        s.once[field] = 0
        s.flag[field] = NOBODY
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


def obelisk_visited(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """An obelisk gives what the scenario says (H3-MAP-12)."""
    one = scenario(s)
    s.then(EndsAfterVisit(seat))
    if one.titles:
        s.then(ChooseTitle(seat, hero, field))
    elif special(s, "obelisk_shared_recruit") is not None:
        s.then(SharedRecruit(seat))
    elif one.obelisk:
        s.then(ChooseGains(seat, hero, "obelisk", len(one.obelisk)))
    if obelisks_of(s, seat) == 2:
        s.story[STORY_UNLOCKED] = field + 1
        moment_events(s, seat, "second_obelisk", field)


# -- the Grail --------------------------------------------------------------------------------------------------


def grail_found(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero takes the Grail, at the price the scenario asks (H3-MAP-12)."""
    rule = special(s, "grail_costs_movement")
    if rule is not None:
        moves = s.players[seat].moves
        moves[hero] = max(0, moves[hero] - rule.amount)
    if special(s, "grail_costs_unit") is not None:
        s.then(GiveUnitForGrail(seat))
    take_grail(s, seat, hero)


def hero_arrived(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero has come to rest on a field: a Grail left there is taken, one carried home wins."""
    if s.story[STORY_GRAIL_FIELD] == field + 1 and (hero == MAIN or special(s, "grail_main_hero_only") is None):
        take_grail(s, seat, hero)
    if s.grail == seat * 2 + hero:
        check_ends(s, seat)
        if not s.places and may_cleanse(s, seat, hero, field):
            s.then(CleanseGrail(seat, hero))


# -- after combats ----------------------------------------------------------------------------------------------


def combat_ended(s: Heroes3, winner: int, loser: int, loser_hero: int, field: int, level: int) -> None:
    """A combat was fought to its end: `winner` and `loser` are seats, AI or NEUTRALS (H3-END-01).

    Call it after the beaten hero was moved. `loser_hero` is -1 for a paid defence; a surrender counts as a loss for the
    Grail only, so call `carrier_beaten` alone then.
    """
    if 0 <= loser < s.seats:
        s.lost_combats += 1
        if loser_hero == MAIN:
            if 0 <= winner < s.seats:
                s.players[winner].beaten += 1
            elif winner == AI:
                s.story[STORY_BEATEN_BY_ARMY] += 1
            elif level == 7:
                s.story[STORY_BEATEN_AT_7] += 1
        carrier_beaten(s, winner, loser, loser_hero, field)
    if s.story[STORY_FINAL] and 0 <= winner < s.seats:
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
        ai.at = NOBODY
        ai.out = True
        for form in ai.army:
            if s.facts.troop[form // 2].kind == NEUTRAL:
                discard_neutral(s, form // 2)
        ai.army = []
        s.story[STORY_ARMIES] += 1
        s.feats[seat] |= BEAT_WANDERING if ai.kind == 2 else BEAT_SECOND
        for name in ("beaten_army_reward", "wandering_army"):
            rule = special(s, name)
            if rule is not None and rule.gains is not None:
                s.then(GainFigures(seat, MAIN, name, 0, True))
    check_ends(s, seat)


# -- more to do -------------------------------------------------------------------------------------------------


def take_turn_option(s: Heroes3, seat: int, action: Action) -> None:
    """Do it."""
    take_scenario_turn(s, seat, action)


def start_of_ai_combat(s: Heroes3, number: int) -> None:
    """An AI army is about to be fought: changes that the scenario has in store (H3-AI-12)."""
    transform_ai(s, number)
