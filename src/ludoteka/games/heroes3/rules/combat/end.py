"""The end of a combat: losses, placement, cubes, gold, experience and the visit (H3-COMBAT-25, H3-COMBAT-27,
H3-COMBAT-28, H3-COMBAT-29, H3-COMBAT-30, H3-COMBAT-31, H3-COMBAT-32, H3-COMBAT-40, H3-COMBAT-41, H3-COMBAT-42)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.facts import AI, FEW, GOLD, MAIN, NEUTRAL, NEUTRALS, NOBODY, SILVER, UNIT
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING, DEFENDING
from ludoteka.games.heroes3.rules.battlefield.damage import discard_drawn
from ludoteka.games.heroes3.rules.battlefield.effects import end_effects, put_power_away
from ludoteka.games.heroes3.rules.battlefield.figures import CLONE, FLIPPED, alive, fight, owner_of, units_of
from ludoteka.games.heroes3.rules.cards.gains import gain_figures
from ludoteka.games.heroes3.rules.cards.levels import gain_xp, raise_to_level
from ludoteka.games.heroes3.rules.cards.morale import lose_morale
from ludoteka.games.heroes3.rules.cards.own_cards import put_back
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral
from ludoteka.games.heroes3.rules.combat.aftermath import (
    draw_after_combat,
    losses_return,
    remember_dragons,
    score_combat,
)
from ludoteka.games.heroes3.rules.common import WANDERING, is_seat, leads, special
from ludoteka.games.heroes3.rules.map.flagging import flag_for_ai, win_cube
from ludoteka.games.heroes3.rules.map.heroes import hero_beaten, hero_leaves, place_hero
from ludoteka.games.heroes3.rules.map.moving import AfterBattle
from ludoteka.games.heroes3.rules.map.retreating import retreat_field
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.play.moments import combat_won
from ludoteka.games.heroes3.rules.resources import gain, lose
from ludoteka.games.heroes3.rules.scenario.armies import join_from_reserve, plan_of, raze
from ludoteka.games.heroes3.rules.scenario.choices import recruit_beaten
from ludoteka.games.heroes3.rules.scenario.gifts import offer_of
from ludoteka.games.heroes3.rules.scenario.special import ai_beaten, carrier_beaten, combat_ended
from ludoteka.games.heroes3.rules.scenario.spoils import (
    PRICE_IN_BRONZE,
    BronzeForSilver,
    FallenReturn,
    GoldOrArtifact,
    RecruitTownsfolk,
    tradable_bronze,
)
from ludoteka.games.heroes3.rules.scenario.strongholds import after_sally
from ludoteka.games.heroes3.rules.town.town import UseBuilding, buildings_at
from ludoteka.games.heroes3.rules.trade.recruit import restore_army
from ludoteka.games.heroes3.rules.victory.ends import remember_beaten
from ludoteka.games.heroes3.rules.world.bomb import carries_bomb
from ludoteka.games.heroes3.rules.world.fields import is_location, is_town
from ludoteka.games.heroes3.rules.world.scenario_map import has_defenders, is_stronghold, stronghold_field
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.state import Step


@mypyc_attr(free_list_len=1)
class CombatOver(Step[Heroes3]):
    """A combat was decided: the board is cleared, then its consequences come (H3-COMBAT-27)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Clear the board and resolve what the result means."""
        c = fight(s)
        offered = beaten_to_recruit(s, c)
        townsfolk = beaten_townsfolk(s, c)
        fallen = fallen_units(s, c)
        silver = beaten_silver(s, c)
        for troop in offered + silver:
            c.drawn.remove(troop)
        keep_losses(s, c)
        remember_dragons(s, c)
        losses_return(s, c)
        if c.defender == NEUTRALS and is_stronghold(s, c.field):
            after_sally(s, c, [c.form[fighter] >> 1 for fighter in units_of(c, DEFENDING)])
        clear_board(s, c)
        for seat in range(s.seats):
            put_back(s, seat)
        s.combat = None
        s.tell(("combat-over", c.winner))
        score_combat(s, c)
        consequences(s, c)
        draw_after_combat(s, c)
        if offered and not s.places:
            recruit_beaten(s, c.attacker, offered, c.field)
        if townsfolk and not s.places:
            s.then(RecruitTownsfolk(c.attacker, townsfolk))
        if silver and not s.places:
            s.shown = silver
            s.then(BronzeForSilver(c.attacker, NOBODY, 0))
        if fallen and not s.places:
            s.then(FallenReturn(owner_of(c, c.winner), fallen))


def beaten_to_recruit(s: Heroes3, c: Combat) -> list[int]:
    """The beaten neutral units one of which a scenario lets the winner recruit."""
    if c.winner != ATTACKING or c.defender != NEUTRALS or c.retreated or not is_seat(s, c.attacker):
        return []
    if c.level == 7 and special(s, "level_7_recruits_beaten") is not None:
        return c.drawn.copy()
    deed = offer_of(s, c.field, "beaten_dragon")
    if deed is not None:
        s.ledger["beaten_dragon"] = [c.field]
        return [troop for troop in c.drawn if "dragons" in s.facts.troop[troop].families]
    if offer_of(s, c.field, "beaten_neutral") is not None:
        s.ledger["beaten_neutral"] = [c.field]
        return c.drawn.copy()
    if is_location(s, c.field, "dragon_utopia") and special(s, "utopia_gains_beaten") is not None:
        return [troop for troop in c.drawn if "dragons" in s.facts.troop[troop].families]
    return []


def beaten_townsfolk(s: Heroes3, c: Combat) -> list[int]:
    """The units of a random town's garrison one of which a scenario lets the winner recruit."""
    if c.winner != ATTACKING or c.defender != NEUTRALS or c.retreated or not is_seat(s, c.attacker):
        return []
    if not is_location(s, c.field, "random_town") or offer_of(s, c.field, "beaten_unit") is None:
        return []
    s.ledger["beaten_unit"] = [c.field]
    army = s.players[c.attacker].army
    troops = {form >> 1 for form, side in zip(c.form, c.side, strict=True) if side == DEFENDING}
    return sorted(troop for troop in troops if s.facts.troop[troop].kind == UNIT and troop not in army)


def fallen_units(s: Heroes3, c: Combat) -> list[int]:
    """Units of the winner that fell in a combat with a main hero or with level 7, as forms, where one may return."""
    seat = owner_of(c, c.winner)
    if special(s, "fallen_return") is None or c.retreated or not is_seat(s, seat):
        return []
    loser_hero = c.defender_hero if c.winner == ATTACKING else c.attacker_hero
    level_7 = c.winner == ATTACKING and c.defender == NEUTRALS and c.level == 7
    if not level_7 and not (is_seat(s, owner_of(c, 1 - c.winner)) and loser_hero == MAIN):
        return []
    forms: set[int] = set()
    for fighter in range(len(c.form)):
        form = c.form[fighter]
        kind = s.facts.troop[form >> 1].kind
        if c.side[fighter] != c.winner or kind not in (UNIT, NEUTRAL) or c.marks[fighter] & CLONE:
            continue
        if not alive(c, fighter):
            forms.add(form & ~1)
        elif c.marks[fighter] & FLIPPED and form & 1 == FEW:
            forms.add(form | 1)
    return sorted(forms)


def beaten_silver(s: Heroes3, c: Combat) -> list[int]:
    """The beaten silver units, where the winner may give up two bronze units for one of them."""
    if special(s, "bronze_for_silver") is None or c.winner != ATTACKING or c.defender != NEUTRALS or c.retreated:
        return []
    if not is_seat(s, c.attacker) or len(tradable_bronze(s, c.attacker)) < PRICE_IN_BRONZE:
        return []
    return [troop for troop in c.drawn if s.facts.troop[troop].tier == SILVER]


def keep_losses(s: Heroes3, c: Combat) -> None:
    """A warlord army stays as a combat leaves it: units that were beaten are discarded (warlord_armies)."""
    plan = plan_of(s, c.ai)
    if c.ai < 0 or (special(s, "warlord_armies") is None and (plan is None or not plan.keeps_losses)):
        return
    side = ATTACKING if c.attacker == AI else DEFENDING
    ai = s.ais[c.ai]
    left = [c.form[fighter] for fighter in units_of(c, side)]
    for form in ai.army:
        if form in left:
            left.remove(form)
        else:
            discard_neutral(s, form >> 1)
    ai.army = [c.form[fighter] for fighter in units_of(c, side) if c.form[fighter] in ai.army]
    if plan is not None and c.winner == side:
        join_from_reserve(s, ai, plan.refill - len(ai.army))


def clear_board(s: Heroes3, c: Combat) -> None:
    """Cards in play end, neutral units are discarded, empty unit decks refilled; the damage of units is gone with the
    fight (H3-COMBAT-27, H3-RECRUIT-04, H3-UNIT-04)."""
    end_effects(s, c, c.effects.copy())
    for side in (ATTACKING, DEFENDING):
        owner = owner_of(c, side)
        if not is_seat(s, owner):
            continue
        player = s.players[owner]
        put_power_away(s, owner, c.paid[side])
        c.paid[side] = []
        player.power = 0
        if side == ATTACKING or not is_seat(s, c.attacker):
            player.discard.extend(c.resolving)
            c.resolving = []
        restore_army(s, owner)
    discard_drawn(s, c)


def consequences(s: Heroes3, c: Combat) -> None:
    """What the result means for both sides."""
    if c.retreated and c.ai >= 0 and c.defender != NEUTRALS:
        withdraw(s, c)
    elif c.retreated:
        retreat(s, c.attacker, c.attacker_hero, c.field)
    elif c.winner == ATTACKING:
        attacker_won(s, c)
    else:
        defender_won(s, c)


@mypyc_attr(free_list_len=1)
class Reported(Step[Heroes3]):
    """The scenario hears of a combat after the beaten hero has gone (H3-END-01)."""

    __slots__ = ("field", "level", "loser", "loser_hero", "surrendered", "winner")

    def __init__(self, winner: int, loser: int, loser_hero: int, field: int, level: int, surrendered: bool) -> None:
        self.winner = winner
        self.loser = loser
        self.loser_hero = loser_hero
        self.field = field
        self.level = level
        self.surrendered = surrendered

    def run(self, s: Heroes3) -> None:
        if self.surrendered:
            carrier_beaten(s, self.winner, self.loser, self.loser_hero, self.field)
        else:
            combat_ended(s, self.winner, self.loser, self.loser_hero, self.field, self.level)


def report(s: Heroes3, c: Combat) -> None:
    """Push the report of a combat that was fought to its end."""
    loser_hero = c.defender_hero if c.winner == ATTACKING else c.attacker_hero
    winner = owner_of(c, c.winner)
    s.then(Reported(winner, owner_of(c, 1 - c.winner), loser_hero, c.field, c.level, c.surrendered))


def retreat(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """The hero goes back to the field it came from; nothing else is lost (H3-COMBAT-25, R-08, R-09, R-10)."""
    place_hero(s, seat, hero, retreat_field(s, seat, hero, field))


def withdraw(s: Heroes3, c: Combat) -> None:
    """A hero leaves a combat with an army of the scenario: home without movement, or off the map; units stay."""
    side = ATTACKING if c.defender == AI else DEFENDING
    seat = owner_of(c, side)
    hero = c.attacker_hero if side == ATTACKING else c.defender_hero
    if side == DEFENDING:
        s.then(AiTakesField(c.ai, c.field))
    if hero != NOBODY:
        hero_leaves(s, seat, hero, c.field if side == DEFENDING else NOBODY)


def attacker_won(s: Heroes3, c: Combat) -> None:
    """The attacker takes the field: experience first, then the visit (H3-COMBAT-32).

    Each of these calls puts its steps before those of the calls above it, so read the branches upwards.
    """
    seat = c.attacker
    if not is_seat(s, seat):
        s.then(AiTakesField(c.ai, c.field))
        report(s, c)
        ai_won(s, c, c.defender, c.defender_hero, c.field)
        return
    if c.defender == NEUTRALS:
        if c.field == stronghold_field(s):
            s.then(LeaveStronghold(seat, c.attacker_hero, c.field))
        else:
            s.then(Visit(seat, c.attacker_hero, c.field))
        report(s, c)
        cards_after_win(s, seat, c.attacker_hero)
        neutral_spoils(s, c, seat)
        if leads(s, c.attacker_hero):
            fixed = special(s, "settlement_defenders") if has_defenders(s, c.field) else None
            if fixed is not None:
                gain_xp(s, seat, fixed.amount)
            elif c.azure:
                raise_to_level(s, seat, s.facts.content.combat.azure_level)
            else:
                gain_xp(s, seat, experience(s, c.level, c.own_level))
        return
    if plan_of(s, c.ai) is None or s.ais[c.ai].at != NOBODY:
        s.then(AfterBattle(seat, c.attacker_hero, c.field))
    report(s, c)
    cards_after_win(s, seat, c.attacker_hero)
    if c.defender == AI:
        if c.defender_hero != NOBODY:
            ai_loses(s, c, seat)
    else:
        beat_player(s, c, seat, c.attacker_hero, c.defender, c.defender_hero)


class LeaveStronghold(Step[Heroes3]):
    """A hero who has beaten what came out of a stronghold goes back; it is entered anew for the units left."""

    __slots__ = ("field", "hero", "seat")

    def __init__(self, seat: int, hero: int, field: int) -> None:
        self.seat = seat
        self.hero = hero
        self.field = field

    def run(self, s: Heroes3) -> None:
        if s.players[self.seat].at[self.hero] == self.field:
            retreat(s, self.seat, self.hero, self.field)


def defender_won(s: Heroes3, c: Combat) -> None:
    """The attacking hero is beaten, by neutrals too (H3-COMBAT-28)."""
    seat = c.attacker
    report(s, c)
    if is_seat(s, c.defender):
        cards_after_win(s, c.defender, c.defender_hero)
    if not is_seat(s, seat):
        ai_loses(s, c, c.defender)
        return
    if c.defender == NEUTRALS:
        hero_beaten(s, seat, c.attacker_hero)
    elif c.defender == AI:
        ai_won(s, c, seat, c.attacker_hero, NOBODY)
    else:
        beat_player(s, c, c.defender, c.defender_hero, seat, c.attacker_hero)


def cards_after_win(s: Heroes3, seat: int, hero: int) -> None:
    """What a won combat brings: cards of the main hero, Necromancy and the like, and astrologers (Pirates, R-33)."""
    for omen in s.omens:
        if omen.name == "dice_after_win" and omen.card >= 0:
            gain_figures(s, seat, MAIN, s.facts.astrologers[omen.card].effect, False)
    if leads(s, hero):
        combat_won(s, seat)


def beat_player(s: Heroes3, c: Combat, winner: int, hero: int, loser: int, beaten: int) -> None:
    """A player beat another: placement, morale, gold, cube and experience (H3-COMBAT-28, H3-COMBAT-29, H3-COMBAT-30,
    H3-COMBAT-31, H3-COMBAT-42).

    `beaten` is -1 for a defence without a hero, which loses nothing of these.
    """
    if beaten == NOBODY:
        return
    if leads(s, beaten) and leads(s, hero) and not c.surrendered:
        lesson = special(s, "hero_combat_experience")
        if lesson is not None:
            gain_xp(s, loser, lesson.amount)
            gain_xp(s, winner, lesson.amount)
        theirs = c.level if loser == c.defender else c.own_level
        own = c.own_level if winner == c.attacker else c.level
        gain_xp(s, winner, experience(s, theirs, own))
    falls = loser == c.defender and special(s, "enemy_towns_closed") is None
    spared = carries_bomb(s, loser, beaten)
    hero_beaten(s, loser, beaten, c.field if falls else NOBODY)
    if s.places or c.surrendered:
        return
    if leads(s, beaten) and not spared:
        lose_morale(s, loser)
        other = special(s, "beaten_gold")
        price = s.facts.content.combat.beaten_gold if other is None else other.amount
        if special(s, "beaten_artifact") is not None:
            s.then(GoldOrArtifact(winner, loser, price))
        else:
            gain(s, winner, GOLD, lose(s, loser, GOLD, price))
    win_cube(s, winner, loser)


def experience(s: Heroes3, difficulty: int, own: int) -> int:
    """Experience for a difficulty or an enemy level, against the hero's own level (H3-COMBAT-40)."""
    figures = s.facts.content.combat
    if difficulty > own:
        return figures.experience_higher
    return figures.experience_equal if difficulty == own else 0


def neutral_spoils(s: Heroes3, c: Combat, seat: int) -> None:
    """What buildings give for a won combat against neutrals."""
    for building in buildings_at(s, seat, "neutral_combat_won"):
        s.then(UseBuilding(seat, building))


def ai_won(s: Heroes3, c: Combat, loser: int, beaten: int, lost: int) -> None:
    """An AI hero beat a player: units and placement as usual, nothing else is lost (R-72)."""
    if beaten == MAIN and not c.surrendered:
        remember_beaten(s, loser)
    if is_seat(s, loser) and beaten != NOBODY:
        hero_beaten(s, loser, beaten, lost)


class AiTakesField(Step[Heroes3]):
    """An AI hero who has won stands on the field and flags or visits it like any it crosses (H3-AI-02, R-66)."""

    __slots__ = ("field", "number")

    def __init__(self, number: int, field: int) -> None:
        self.number = number
        self.field = field

    def run(self, s: Heroes3) -> None:
        """Take it, if it is still there; the wandering army flags nothing, others destroy what is not a town."""
        ai = s.ais[self.number]
        if ai.at == self.field and not ai.out and ai.kind != WANDERING:
            plan = plan_of(s, self.number)
            if plan is not None and plan.razes and not is_town(s, self.field):
                raze(s, self.field)
            elif plan is None or plan.flags == "all" or is_town(s, self.field):
                flag_for_ai(s, self.field)


def ai_loses(s: Heroes3, c: Combat, seat: int) -> None:
    """An AI hero was beaten by a player (H3-AI-04, R-72)."""
    ai_beaten(s, seat, c.ai, c.field)
