"""Which die of an attack is dropped or rolled again, and what a discarded card adds."""

from __future__ import annotations

import pytest

from games.heroes3.combats import Fight, battle
from games.heroes3.scene import FACTS, Scene
from ludoteka.games.heroes3.facts import NOBODY, SPELL
from ludoteka.games.heroes3.rules.battlefield.strikes import FIRST, LOW, NO_DIE, ONE, declared
from ludoteka.games.heroes3.rules.combat.deeds_of_attack import DiscardForBonus, DropDie, RerollWhich, ignore_die
from ludoteka.games.heroes3.rules.combat.rerolls import RerollGuard
from ludoteka.games.heroes3.rules.town.special_buildings import NameSchool
from ludoteka.kernel.action import Action


def rolled(*dice: int) -> Fight:
    """An attack with dice that were rolled."""
    fight = battle([("crusaders", "b3")], [("neutral_demons", "b4")])
    strike = declared(fight.at("b3"), fight.at("b4"), FIRST, -1)
    strike.mode = LOW
    strike.dice = list(dice)
    fight.c.strike = strike
    return fight


@pytest.mark.rule("H3-COMBAT-18")
@pytest.mark.parametrize(("die", "left"), [(1, [1]), (2, [-1])])
def test_the_die_that_is_not_dropped_counts_alone(die: int, left: list[int]) -> None:
    fight = rolled(-1, 1)
    choice = DropDie(0)
    assert choice.options(fight.s) == [("ignore-die", 1), ("ignore-die", 2)]
    for number in (0, 3):
        assert choice.why_not(fight.s, ("ignore-die", number)) == ("no-such-die", number)
    assert choice.why_not(fight.s, ("ignore-die", 2)) is None, "it is on offer"
    choice.take(fight.s, ("ignore-die", die))
    strike = fight.c.strike
    assert strike is not None
    assert (strike.dice, strike.mode) == (left, ONE)


@pytest.mark.rule("H3-COMBAT-18")
@pytest.mark.parametrize("dice", [(1,), (-1, 1)])
def test_a_card_ignores_one_die_or_the_roll(dice: tuple[int, ...]) -> None:
    card, play = next((n, play) for n, one in enumerate(FACTS.card) for play in one.plays if play.deed == "ignore_die"
                      and play.amount == 1)  # fmt: skip
    fight = rolled(*dice)
    before = len(fight.s.agenda)
    assert ignore_die(fight.s, fight.c, 0, 0, card, play, ()) is False
    strike = fight.c.strike
    assert strike is not None
    if len(dice) == 1:
        assert (strike.dice, strike.mode) == ([], NO_DIE)
    else:
        assert strike.dice == list(dice)
        assert isinstance(fight.s.agenda[-1], DropDie)
        assert len(fight.s.agenda) == before + 1


@pytest.mark.rule("H3-COMBAT-18")
@pytest.mark.parametrize("die", [1, 2])
def test_one_of_two_dice_is_rolled_again(die: int) -> None:
    fight = rolled(-1, -1)
    fight.s.chance = fight.roll(1).dice
    choice = RerollWhich(0)
    assert choice.options(fight.s) == [("reroll-die", 2, 1), ("reroll-die", 2, 2)]
    for number in (0, 3):
        assert choice.why_not(fight.s, ("reroll-die", 2, number)) == ("no-such-die", number)
    assert choice.why_not(fight.s, ("reroll-die", 2, 1)) is None, "it is on offer"
    heard: list[tuple[int, Action]] = []
    fight.s.heard = heard
    choice.take(fight.s, ("reroll-die", 2, die))
    assert heard[-1][1][:3] == ("attack-die", fight.space("b3"), 2)
    strike = fight.c.strike
    assert strike is not None
    assert strike.dice == ([1, -1] if die == 1 else [-1, 1])
    assert strike.rerolled == 1 << (die - 1)


@pytest.mark.rule("H3-MORALE-02", "H3-COMBAT-17")
def test_the_die_of_a_defense_token_is_rolled_again_for_morale() -> None:
    fight = rolled(1)
    fight.s.players[0].morale = 1
    fight.s.chance = fight.roll(1).dice
    choice = RerollGuard(0)
    assert [len(action) for action in choice.options(fight.s)] == [1, 3]
    reroll = choice.options(fight.s)[1]
    assert choice.why_not(fight.s, reroll) is None
    verb, reason, die = reroll
    assert choice.why_not(fight.s, (verb, int(reason) + 1, die)) == ("no-reroll", 1)
    for number in (0, 2):
        assert choice.why_not(fight.s, (*reroll[:2], number)) == ("no-such-die", number)
    heard: list[tuple[int, Action]] = []
    fight.s.heard = heard
    choice.take(fight.s, reroll)
    strike = fight.c.strike
    assert strike is not None
    assert strike.guard == 1
    assert fight.s.players[0].morale == 0
    told = [event for _, event in heard if event[0] == "guard-die"]
    assert told == [("guard-die", fight.space("b4"), 2, fight.c.form[strike.target] >> 1)]


@pytest.mark.rule("H3-CARD-08")
def test_a_question_for_cards_says_how_many_must_and_may_go() -> None:
    fight = battle([("crusaders", "b3")], [("neutral_demons", "b4")])
    fight.s.players[0].hand = [fight.card("haste")]
    for done, asked in ((0, (1, 3)), (1, (0, 2)), (2, (0, 1))):
        choice = DiscardForBonus(0, "attack", fight.at("b3"), 1, "attack", 0, 1, 3, done)
        assert choice.prompt(fight.s) == ("discard-cards", *asked)
        assert (("done",) in choice.options(fight.s)) is (done >= 1)
    assert choice.why_not(fight.s, ("discard", fight.card("bless"))) == ("not-in-hand", fight.card("bless"))


@pytest.mark.rule("H3-CARD-05", "H3-TOWN-04")
def test_the_discard_pile_of_spells_is_never_left_empty_by_the_university() -> None:
    fire = next(number for number, card in enumerate(FACTS.card) if card.spell is not None
                and card.spell.school == "fire" and number in Scene().s.decks[SPELL].cards())  # fmt: skip
    scene = Scene().on_top("spell", FACTS.card[fire].slug)
    scene.s.own_piles()
    scene.s.removed = sorted([*scene.s.removed, *scene.s.discards[SPELL]])
    scene.s.discards[SPELL].clear()
    scene.run(NameSchool(0)).play("school fire")
    assert fire in scene.s.players[0].hand
    assert len(scene.s.discards[SPELL]) == 1
    assert NOBODY not in scene.s.discards[SPELL]
