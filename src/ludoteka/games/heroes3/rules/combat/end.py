"""The end of a combat: losses, placement, cubes, gold, experience and the visit (H3-COMBAT-25 to H3-COMBAT-42)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import AI, GOLD, MAIN, NEUTRALS, NOBODY
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING, DEFENDING
from ludoteka.games.heroes3.rules.battlefield.damage import discard_drawn
from ludoteka.games.heroes3.rules.battlefield.effects import end_effects, put_power_away
from ludoteka.games.heroes3.rules.battlefield.figures import fight, owner_of, units_of
from ludoteka.games.heroes3.rules.cards.gains import gain_figures
from ludoteka.games.heroes3.rules.cards.levels import gain_xp, raise_to_level
from ludoteka.games.heroes3.rules.cards.morale import lose_morale
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral
from ludoteka.games.heroes3.rules.common import WANDERING, is_seat, special
from ludoteka.games.heroes3.rules.map.flagging import flag_for_ai, win_cube
from ludoteka.games.heroes3.rules.map.heroes import hero_beaten, place_hero
from ludoteka.games.heroes3.rules.map.moving import AfterBattle
from ludoteka.games.heroes3.rules.map.retreating import retreat_field
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.play.moments import combat_won
from ludoteka.games.heroes3.rules.resources import gain, lose
from ludoteka.games.heroes3.rules.scenario.choices import recruit_beaten
from ludoteka.games.heroes3.rules.scenario.special import ai_beaten, carrier_beaten, combat_ended
from ludoteka.games.heroes3.rules.town.town import UseBuilding, buildings_at
from ludoteka.games.heroes3.rules.trade.recruit import restore_army
from ludoteka.games.heroes3.rules.world.fields import is_location
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.state import Step


class CombatOver(Step[Heroes3]):
    """A combat was decided: the board is cleared, then its consequences come (H3-COMBAT-27)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Clear the board and resolve what the result means."""
        c = fight(s)
        offered = beaten_to_recruit(s, c)
        for troop in offered:
            c.drawn.remove(troop)
        keep_losses(s, c)
        clear_board(s, c)
        s.combat = None
        s.tell(("combat-over", c.winner))
        consequences(s, c)
        if offered and not s.places:
            recruit_beaten(s, c.attacker, offered)


def beaten_to_recruit(s: Heroes3, c: Combat) -> list[int]:
    """The beaten neutral units one of which a scenario lets the winner recruit."""
    if c.winner != ATTACKING or c.defender != NEUTRALS or c.retreated or not is_seat(s, c.attacker):
        return []
    if c.level == 7 and special(s, "level_7_recruits_beaten") is not None:
        return c.drawn.copy()
    if is_location(s, c.field, "dragon_utopia") and special(s, "utopia_gains_beaten") is not None:
        return [troop for troop in c.drawn if "dragons" in s.facts.troop[troop].families]
    return []


def keep_losses(s: Heroes3, c: Combat) -> None:
    """A warlord army stays as a combat leaves it: units that were beaten are discarded (warlord_armies)."""
    if c.ai < 0 or special(s, "warlord_armies") is None:
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


def clear_board(s: Heroes3, c: Combat) -> None:
    """Cards in play end, neutral units are discarded, empty unit decks refilled (H3-COMBAT-27, H3-RECRUIT-04)."""
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
    if c.retreated:
        retreat(s, c.attacker, c.attacker_hero, c.field)
    elif c.winner == ATTACKING:
        attacker_won(s, c)
    else:
        defender_won(s, c)


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


def attacker_won(s: Heroes3, c: Combat) -> None:
    """The attacker takes the field: experience first, then the visit (H3-COMBAT-32).

    Each of these calls puts its steps before those of the calls above it, so read the branches upwards.
    """
    seat = c.attacker
    if not is_seat(s, seat):
        s.then(AiTakesField(c.ai, c.field))
        report(s, c)
        ai_won(s, c.defender, c.defender_hero, c.field)
        return
    if c.defender == NEUTRALS:
        s.then(Visit(seat, c.attacker_hero, c.field))
        report(s, c)
        cards_after_win(s, seat, c.attacker_hero)
        neutral_spoils(s, c, seat)
        if c.attacker_hero == MAIN:
            if c.azure:
                raise_to_level(s, seat, s.facts.content.combat.azure_level)
            else:
                gain_xp(s, seat, experience(s, c.level, c.own_level))
        return
    s.then(AfterBattle(seat, c.attacker_hero, c.field))
    report(s, c)
    cards_after_win(s, seat, c.attacker_hero)
    if c.defender == AI:
        if c.defender_hero != NOBODY:
            ai_loses(s, c, seat)
    else:
        beat_player(s, c, seat, c.attacker_hero, c.defender, c.defender_hero)


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
        ai_won(s, seat, c.attacker_hero, NOBODY)
    else:
        beat_player(s, c, c.defender, c.defender_hero, seat, c.attacker_hero)


def cards_after_win(s: Heroes3, seat: int, hero: int) -> None:
    """What a won combat brings: cards of the main hero, Necromancy and the like, and astrologers (Pirates, R-33)."""
    for omen in s.omens:
        if omen.name == "dice_after_win" and omen.card >= 0:
            gain_figures(s, seat, MAIN, s.facts.astrologers[omen.card].effect, False)
    if hero == MAIN:
        combat_won(s, seat)


def beat_player(s: Heroes3, c: Combat, winner: int, hero: int, loser: int, beaten: int) -> None:
    """A player beat another: placement, morale, gold, cube and experience (H3-COMBAT-28 to H3-COMBAT-31, H3-COMBAT-42).

    `beaten` is -1 for a defence without a hero, which loses nothing of these.
    """
    if beaten == NOBODY:
        return
    if beaten == MAIN and hero == MAIN and not c.surrendered:
        theirs = c.level if loser == c.defender else c.own_level
        own = c.own_level if winner == c.attacker else c.level
        gain_xp(s, winner, experience(s, theirs, own))
    hero_beaten(s, loser, beaten, c.field if loser == c.defender else NOBODY)
    if s.places or c.surrendered:
        return
    if beaten == MAIN:
        lose_morale(s, loser)
        other = special(s, "beaten_gold")
        price = s.facts.content.combat.beaten_gold if other is None else other.amount
        gain(s, winner, GOLD, lose(s, loser, GOLD, price))
    win_cube(s, winner, loser)


def experience(s: Heroes3, difficulty: int, own: int) -> int:
    """Experience for a difficulty or an enemy level, against the own level (H3-COMBAT-40)."""
    figures = s.facts.content.combat
    if difficulty > own:
        return figures.experience_higher
    return figures.experience_equal if difficulty == own else 0


def neutral_spoils(s: Heroes3, c: Combat, seat: int) -> None:
    """What buildings give for a won combat against neutrals."""
    for building in buildings_at(s, seat, "neutral_combat_won"):
        s.then(UseBuilding(seat, building))


def ai_won(s: Heroes3, loser: int, beaten: int, lost: int) -> None:
    """An AI hero beat a player: units and placement as usual, nothing else is lost (R-72)."""
    if is_seat(s, loser) and beaten != NOBODY:
        hero_beaten(s, loser, beaten, lost)


class AiTakesField(Step[Heroes3]):
    """An AI hero who has won stands on the field and flags or visits it like any it crosses (H3-AI-02, R-66)."""

    __slots__ = ("field", "number")

    def __init__(self, number: int, field: int) -> None:
        self.number = number
        self.field = field

    def run(self, s: Heroes3) -> None:
        """Take it, if it is still there; the wandering army flags nothing."""
        ai = s.ais[self.number]
        if ai.at == self.field and not ai.out and ai.kind != WANDERING:
            flag_for_ai(s, self.field)


def ai_loses(s: Heroes3, c: Combat, seat: int) -> None:
    """An AI hero was beaten by a player (H3-AI-04, R-72)."""
    ai_beaten(s, seat, c.ai, c.field)
