"""Instants at any time of a combat but between the roll and the damage, and passing for a whole fight (H3-CARD-06)."""

from __future__ import annotations

from copy import copy

import pytest

from games.heroes3.combats import Fight, Idle, battle, game, whole
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.mind import mind_of
from ludoteka.bots.names import bot
from ludoteka.games.heroes3.bot.evaluate import evaluate
from ludoteka.games.heroes3.bot.habits import habit
from ludoteka.games.heroes3.entries.words import Timing
from ludoteka.games.heroes3.facts import SECONDARY
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.battlefield.figures import hp_of
from ludoteka.games.heroes3.rules.battlefield.moments import (
    ACTING,
    AFTER_BLOW,
    AFTER_ROLL,
    BEFORE_ACTIVATION,
    BETWEEN,
    MOMENT_NAMES,
    MOMENTS_OF,
    OWN_ACTIVATION,
    ROUND_END,
    ROUND_START,
    moments_by_words,
)
from ludoteka.games.heroes3.rules.combat.playable import play_opens
from ludoteka.games.heroes3.rules.combat.rounds import CombatRoundEnd, CombatRoundStart
from ludoteka.games.heroes3.rules.combat.windows import PlayCards
from ludoteka.games.heroes3.rules.turn.turn import Turn
from ludoteka.kernel.chance import Chance

BAG = "neutral_demons"
"""A unit to hit: attack 3, defense 0, 8 HP, on foot."""


def moment(fight: Fight) -> str:
    """The moment of the card window that is open, nothing if none is."""
    choice = fight.choice()
    return MOMENT_NAMES[choice.moment] if isinstance(choice, PlayCards) else ""


def hurt(*hand: str, enemy_hand: tuple[str, ...] = ()) -> Fight:
    """A wounded own unit beside an enemy."""
    fight = battle([("crusaders", "b3")], [(BAG, "b4"), (BAG, "d5")], hand=hand, enemy_hand=enemy_hand)
    fight.c.damage[fight.at("b3")] = 1
    return fight


@pytest.mark.rule("H3-CARD-06")
def test_an_instant_may_come_before_an_enemy_activation() -> None:
    fight = hurt("first_aid").activate("b4")
    assert (moment(fight), fight.seat()) == ("before-activation", 0)
    fight.do("play first_aid 1")
    assert fight.damage("b3") == 0
    assert fight.asks() == "Act"


@pytest.mark.rule("H3-CARD-06")
def test_nobody_is_asked_before_an_activation_whose_cards_could_do_nothing() -> None:
    fight = hurt("first_aid", "attack", "lightning_bolt", "estates")
    fight.c.damage[fight.at("b3")] = 0
    assert fight.activate("b4").asks() == "Act"
    assert fight.seat() == 1


@pytest.mark.rule("H3-CARD-06")
def test_nobody_is_asked_of_an_attack_whose_cards_could_do_nothing() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4"), (BAG, "d5")], hand=("power", "resurrection"))
    fight.activate("b3").do("attack b4")
    assert fight.asks() != "PlayCards"
    able = battle([("crusaders", "b3")], [(BAG, "b4"), (BAG, "d5")], hand=("power", "attack"))
    able.activate("b3").do("attack b4")
    assert (moment(able), able.offered()) == ("strike", ["pass", "pass-combat", "play attack 1", "play attack 2"])


@pytest.mark.rule("H3-CARD-06")
def test_before_an_own_activation_the_activation_itself_is_soon_enough() -> None:
    assert hurt("first_aid").activate("b3").asks() == "Act"


@pytest.mark.rule("H3-COMBAT-23")
def test_paralysis_may_be_taken_off_before_the_activation_it_would_cost() -> None:
    fight = hurt("pendant_of_second_sight")
    fight.c.paralysed[fight.at("b3")] = 1
    fight.activate("b3")
    assert (moment(fight), fight.seat()) == ("before-activation", 0)
    fight.do("play pendant_of_second_sight 2")
    assert fight.asks() == "Act"


@pytest.mark.rule("H3-CARD-06")
def test_an_instant_may_come_after_a_blow_before_the_answer() -> None:
    fight = hurt("first_aid")
    fight.activate("b4").do("pass").do("attack b3")
    while moment(fight) == "strike":
        fight.do("pass")
    assert (moment(fight), fight.seat()) == ("after-blow", 0)
    assert fight.c.strike is None
    before = fight.damage("b3")
    assert before > 1
    fight.do("play first_aid 1")
    assert fight.damage("b3") == before - 1
    assert ("retaliates", fight.space("b3"), fight.space("b4")) in [event[:3] for event in fight.heard]


@pytest.mark.rule("H3-CARD-06")
def test_no_instant_comes_between_the_roll_and_the_damage() -> None:
    fight = hurt("first_aid").activate("b4").do("pass").do("attack b3").passes()
    rolled = [event[0] for event in fight.heard].index("attack-die")
    assert [event[0] for event in fight.heard][rolled + 1] == "hit"


@pytest.mark.rule("H3-CARD-06")
@pytest.mark.parametrize("at", [ROUND_START, ROUND_END])
def test_instants_may_come_when_a_combat_round_begins_and_ends(at: int) -> None:
    fight = hurt("first_aid", "estates")
    fight.run(CombatRoundStart() if at == ROUND_START else CombatRoundEnd())
    assert moment(fight) == MOMENT_NAMES[at]
    assert {"play first_aid 1", "play estates 1"} <= set(fight.offered())
    gold = fight.s.players[0].stock[0]
    fight.do("play estates 1")
    assert fight.s.players[0].stock[0] == gold + 3


@pytest.mark.rule("H3-CARD-06")
def test_a_card_that_touches_no_unit_opens_only_the_windows_of_the_round() -> None:
    fight = hurt("estates")
    assert fight.activate("b4").asks() == "Act"
    fight.do("attack b3").passes()
    assert not any(event[0] == "plays" for event in fight.heard)
    assert moment(hurt("estates").run(CombatRoundStart())) == "round-start"


@pytest.mark.rule("H3-CARD-06")
def test_in_an_open_window_every_instant_may_be_played() -> None:
    fight = hurt("first_aid", "estates").activate("b4")
    assert {"play first_aid 1", "play estates 1"} <= set(fight.offered())


@pytest.mark.rule("H3-MORALE-02")
@pytest.mark.parametrize("at", ["before-activation", "round-start", "round-end", "after-blow"])
def test_morale_may_be_spent_in_every_window_between_activations_and_blows(at: str) -> None:
    fight = hurt("first_aid", "estates")
    fight.s.players[0].morale = 1
    if at == "round-start":
        fight.run(CombatRoundStart())
    elif at == "round-end":
        fight.run(CombatRoundEnd())
    else:
        fight.activate("b4")
        if at == "after-blow":
            fight.do("pass", "attack b3")
            while moment(fight) == "strike":
                fight.do("pass")
    assert moment(fight) == at
    assert "morale-exchange" in fight.offered()
    fight.do("morale-exchange", "done")
    assert fight.s.players[0].morale == 0
    assert moment(fight) == at


@pytest.mark.rule("H3-SPELL-04")
def test_an_instant_spell_may_come_before_an_enemy_activation() -> None:
    fight = hurt("cure").activate("b4")
    assert moment(fight) == "before-activation"
    fight.do("cast cure 1").passes()
    assert fight.damage("b3") == 0


@pytest.mark.rule("H3-CARD-06")
def test_a_unit_felled_in_the_window_after_a_blow_does_not_strike_back() -> None:
    fight = battle([("crusaders", "b3"), ("griffins", "d1")], [(BAG, "b4")], enemy_hand=("tarnum_castle_6",))
    fight.s.players[1].faction = game().facts.faction_number["castle"]
    crusaders = fight.at("b3")
    fight.c.damage[crusaders] = 1
    fight.roll(-1).activate("b4").do("attack b3")
    while moment(fight) == "strike":
        fight.do("pass")
    assert (moment(fight), fight.seat()) == ("after-blow", 1)
    fight.c.damage[crusaders] = hp_of(fight.s, fight.c, crusaders) - 1
    fight.do("play tarnum_castle_6 1", "target b3")
    assert fight.c.space[crusaders] < 0
    assert not any(event[0] == "retaliates" for event in fight.heard)


@pytest.mark.rule("H3-CARD-06", "H3-SPELL-02")
@pytest.mark.parametrize(
    ("unit", "hand", "asked"),
    [
        ("halberdiers", ("resurrection",), True),
        ("crusaders", ("resurrection",), False),
        ("crusaders", ("resurrection", "attack"), False),
        ("crusaders", ("resurrection", "power"), True),
        ("crusaders", ("resurrection", "resurrection"), True),
        ("champions", ("alamar_1",), False),
        ("champions", ("alamar_1", "attack"), False),
        ("champions", ("alamar_1", "power"), True),
    ],
)
def test_who_lacks_the_power_to_save_a_unit_is_not_asked(unit: str, hand: tuple[str, ...], asked: bool) -> None:
    fight = battle([(unit, "b3")], [(BAG, "b4"), (BAG, "d5")], hand=hand)
    fight.s.players[0].faction = game().facts.faction_number["dungeon"]
    fight.c.damage[fight.at("b3")] = hp_of(fight.s, fight.c, fight.at("b3")) - 1
    fight.c.used = [2, 0]
    fight.roll(1).activate("b4").do("attack b3")
    assert (moment(fight) == "lethal") is asked


# -- passing for the fight --------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CARD-06")
def test_who_passes_for_the_fight_is_asked_no_more() -> None:
    fight = hurt("first_aid").activate("b4")
    assert "pass-combat" in fight.offered()
    fight.do("pass-combat")
    assert fight.asks() == "Act"
    fight.do("attack b3")
    assert fight.asks() == "Idle"
    assert [event[0] for event in fight.heard if event[0] in ("hit", "retaliates")] == ["hit", "retaliates", "hit"]


@pytest.mark.rule("H3-CARD-06")
def test_the_other_side_is_still_asked() -> None:
    fight = hurt("first_aid", enemy_hand=("attack",)).activate("b4").do("pass-combat").do("attack b3")
    assert (moment(fight), fight.seat()) == ("strike", 1)


@pytest.mark.rule("H3-CARD-06")
def test_an_own_activation_offers_to_be_asked_again() -> None:
    fight = hurt("first_aid").activate("b4").do("pass-combat").do("hold")
    fight.activate("b3")
    assert "ask-again" in fight.offered()
    fight.do("ask-again")
    assert fight.asks() == "Act"
    assert "ask-again" not in fight.offered()
    fight.do("hold").activate("b4")
    assert moment(fight) == "before-activation"


@pytest.mark.rule("H3-CARD-06", "H3-MORALE-02")
def test_who_fights_without_cards_may_be_asked_for_morale_again() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")], hand=("attack",), hero=SECONDARY)
    fight.s.players[0].morale = 1
    fight.activate("b4").do("attack b3").do("pass-combat").activate("b3")
    assert "ask-again" in fight.offered()
    fight.do("ask-again", "hold").activate("b4").do("attack b3")
    assert (moment(fight), fight.seat()) == ("strike", 0)


@pytest.mark.rule("H3-CARD-06")
def test_passing_for_the_fight_does_not_keep_from_saving_a_unit() -> None:
    fight = hurt("resurrection", "power")
    fight.c.used = [2, 0]
    fight.s.players[0].power = 0
    fight.c.damage[fight.at("b3")] = 3
    fight.activate("b4").do("attack b3")
    assert moment(fight) == "lethal"
    assert "pass-combat" not in fight.offered()


@pytest.mark.rule("H3-CARD-06")
def test_a_new_fight_asks_again() -> None:
    fight = hurt("first_aid").activate("b4").do("pass-combat")
    assert fight.c.used[0]
    other = hurt("first_aid")
    assert other.c.used == [0, 0]
    assert moment(other.activate("b4")) == "before-activation"


@pytest.mark.rule("H3-CARD-06")
def test_a_whole_fight_has_all_the_windows_and_ends() -> None:
    fight = whole(hurt("first_aid", "estates", "cure", enemy_hand=("cure", "first_aid")))
    seen: set[int] = set()
    for _ in range(400):
        if fight.s.combat is None or fight.asks() == "Idle":
            break
        choice = fight.choice()
        if isinstance(choice, PlayCards):
            seen.add(choice.moment)
            fight.do("pass")
        else:
            fight.do(next((o for o in fight.offered() if o.startswith("attack")), fight.offered()[0]))
    assert {AFTER_BLOW, BEFORE_ACTIVATION, ROUND_START, ROUND_END} <= seen
    assert fight.s.combat is None or fight.c.winner >= 0


# -- bots -------------------------------------------------------------------------------------------------------


def worth_after(fight: Fight, *texts: str) -> float:
    """What the first player's position is worth after these actions."""
    other = Fight(fight.s.copy())
    other.do(*texts)
    return evaluate(other.s, 0)


def test_a_bot_that_evaluates_keeps_being_asked() -> None:
    fight = hurt("first_aid").activate("b4")
    assert worth_after(fight, "pass") > worth_after(fight, "pass-combat")


def test_by_habit_a_window_is_passed_and_no_more() -> None:
    fight = hurt("first_aid").activate("b4")
    assert habit(fight.s, fight.choice().options(fight.s)) == ("pass",)


@pytest.mark.rule("H3-CARD-06")
def test_a_greedy_bot_heals_a_dying_unit_before_the_enemy_strikes() -> None:
    fight = battle([("pack champions", "b3")], [(BAG, "b4")], hand=("vial_of_lifeblood",))
    champions = fight.at("b3")
    fight.c.damage[champions] = hp_of(fight.s, fight.c, champions) - 1
    fight.activate("b4")
    assert moment(fight) == "before-activation"
    greedy = GreedyBot("greedy", "windows")
    mind = mind_of(game(), fight.s, fight.choice(), -1, Chance.of("windows"))
    assert game().text(greedy.choose(mind)).startswith("play vial_of_lifeblood")


@pytest.mark.rule("H3-CARD-06")
@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_every_level_heals_a_dying_unit_before_the_enemy_strikes(level: str) -> None:
    fight = whole(battle([("pack champions", "b3")], [(BAG, "b4")], hand=("vial_of_lifeblood",)))
    fight.s.agenda[:] = [Turn(0) if isinstance(step, Idle) else step for step in fight.s.agenda]
    champions = fight.at("b3")
    fight.c.damage[champions] = hp_of(fight.s, fight.c, champions) - 1
    while moment(fight) != "before-activation":
        fight.do(next(option for option in ("hold", "pass") if option in fight.offered()))
    mind = mind_of(game(), fight.s, fight.choice(), -1, Chance.of("levels"))
    assert game().text(bot(level, "windows").choose(mind)).startswith("play vial_of_lifeblood")


# -- moments of cards -------------------------------------------------------------------------------------------


def ways_to_play() -> list[Play]:
    """Every way to play a card."""
    return [play for card in game().facts.card for play in card.plays]


@pytest.mark.rule("H3-CARD-06", "H3-CARD-07", "H3-CARD-08")
def test_a_card_fits_the_moment_it_names_and_others_the_activation() -> None:
    for play in ways_to_play():
        mask = moments_by_words(play)
        if play.deed == "reroll_die":
            assert mask == 1 << AFTER_ROLL
        elif play.timing == "permanent" or (play.timing != "instant" and play.when == "any_time"):
            assert mask == (1 << ACTING if play.timing != "map" else MOMENTS_OF["any_time"] & ~BETWEEN), play.timing
        elif play.timing == "instant" or play.when == "before_activation":
            assert mask == MOMENTS_OF.get(play.when, 0)


@pytest.mark.rule("H3-CARD-08")
@pytest.mark.parametrize("timing", ["activation", "ongoing", "instant"])
def test_a_card_with_a_moment_of_its_own_keeps_it_whatever_its_timing(timing: Timing) -> None:
    play = copy(next(play for play in ways_to_play() if play.when == "before_activation"))
    play.timing = timing
    assert moments_by_words(play) == 1 << BEFORE_ACTIVATION
    play.when = "siege"
    assert bool(moments_by_words(play) & BETWEEN) is (timing == "instant")


@pytest.mark.rule("H3-CARD-06")
def test_a_player_is_asked_for_a_card_at_its_moment_and_what_is_laid_before_an_activation_also_in_it() -> None:
    asked = {play.when: play_opens(play) for play in ways_to_play() if play.when != "any_time"}
    assert asked["before_activation"] == 1 << BEFORE_ACTIVATION | 1 << OWN_ACTIVATION
    assert asked["after_roll"] == 1 << AFTER_ROLL
    assert asked["lethal_attack"] == MOMENTS_OF["lethal_attack"]
