"""What is left to do when a fight is won: nothing (H3-COMBAT-27)."""

from __future__ import annotations

import pytest

from games.heroes3.any_steps import made
from games.heroes3.card_fights import BAG
from games.heroes3.combats import Fight, battle
from games.heroes3.scene import GAME, Scene
from games.heroes3.test_ai_combat import against_hero
from ludoteka.games.heroes3.facts import MAIN, NOBODY
from ludoteka.games.heroes3.rules.ai.fighting import AiActs, AiMoves
from ludoteka.games.heroes3.rules.ai.hero_cards import AiDraw
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING, DEFENDING
from ludoteka.games.heroes3.rules.battlefield.damage import check_end
from ludoteka.games.heroes3.rules.battlefield.moments import STRIKE
from ludoteka.games.heroes3.rules.battlefield.strikes import FIRST, RETALIATION, declared
from ludoteka.games.heroes3.rules.combat.grail import GrailHelps
from ludoteka.games.heroes3.rules.combat.machines import Ballista, MachinesFire
from ludoteka.games.heroes3.rules.combat.playable import play_closed
from ludoteka.games.heroes3.rules.combat.rounds import CombatRoundStart, Extend
from ludoteka.games.heroes3.rules.combat.start import CombatStart
from ludoteka.games.heroes3.rules.marks import STORY_FINAL
from ludoteka.games.heroes3.rules.scenario.special import combat_ended
from ludoteka.games.heroes3.rules.units.answers import MayReturn, MayStrikeAnother
from ludoteka.games.heroes3.rules.units.blows import AfterBlow
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.state import Step

STEPS: tuple[type[Step[Heroes3]], ...] = (
    *(AiActs, AiDraw, AiMoves, Ballista, CombatRoundStart, CombatStart, Extend, GrailHelps),
    *(MachinesFire, MayReturn, MayStrikeAnother),
)
MACHINES = ("ballista", "cannon", "catapult", "first_aid_tent")


def skirmish() -> Fight:
    """An AI hero with cards and machines fights a player with machines; both have units with extra attacks."""
    fight = against_hero([("cerberi", "b3"), ("champions", "c1")], [("hydras", "b4"), (BAG, "d5")], "attack_a")
    fight.s.players[0].permanent = [fight.card(name) for name in MACHINES]
    fight.s.ais[0].machines = [fight.card(name) for name in MACHINES]
    fight.s.agenda.clear()
    fight.s.stack = fight.s.agenda
    fight.s.chance = Chance.of("skirmish")
    return fight


@pytest.mark.rule("H3-COMBAT-27")
@pytest.mark.parametrize("winner", [ATTACKING, DEFENDING])
@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
def test_no_step_of_a_fight_does_anything_once_it_is_won(step: type[Step[Heroes3]], winner: int) -> None:
    for number in (0, 1, 2):
        fight = skirmish()
        fight.c.winner = winner
        before = GAME.codec.to_json(fight.s)
        made(step, number).run(fight.s)
        assert GAME.codec.to_json(fight.s) == before


@pytest.mark.rule("H3-COMBAT-27", "R-30")
@pytest.mark.parametrize("winner", [ATTACKING, DEFENDING])
def test_a_fight_that_is_won_stays_won_whoever_falls_later(winner: int) -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")])
    fight.c.winner = winner
    for space in ("b3", "b4"):
        fighter = fight.at(space)
        fight.c.board[fight.c.space[fighter]] = NOBODY
        fight.c.space[fighter] = NOBODY
    check_end(fight.c)
    assert fight.c.winner == winner


@pytest.mark.rule("H3-COMBAT-27", "R-77")
@pytest.mark.parametrize(("winner", "stone"), [(NOBODY, True), (ATTACKING, False), (DEFENDING, False)])
def test_medusas_turn_nobody_to_stone_in_a_fight_that_is_won(winner: int, stone: bool) -> None:
    fight = battle([("medusas", "b3"), (BAG, "a1")], [("crusaders", "b4"), (BAG, "d5")])
    fight.s.stack = fight.s.agenda
    fight.s.chance = Chance.of("stone")
    fight.c.winner = winner
    AfterBlow(fight.at("b3"), fight.at("b4"), RETALIATION, [0], True, False, 1).run(fight.s)
    assert bool(fight.c.paralysed[fight.at("b4")]) is stone


@pytest.mark.rule("H3-END-01")
@pytest.mark.parametrize("winner", [0, 1])
def test_who_wins_the_last_fight_of_a_final_wins(winner: int) -> None:
    scene = Scene()
    scene.s.story[STORY_FINAL] = 1
    scene.call(combat_ended, winner, 1 - winner, MAIN, scene.where(winner), 0)
    assert scene.s.places[winner] < scene.s.places[1 - winner]


@pytest.mark.rule("H3-CARD-06")
def test_a_card_against_retaliation_waits_for_one_by_the_enemy() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")], hand=("lord_haart_necropolis_1",))
    card = fight.card("lord_haart_necropolis_1")
    play = fight.s.facts.card[card].plays[0]
    own, enemy = fight.at("b3"), fight.at("b4")
    closed = ("not-its-moment", card)
    for strike, answer in (
        (None, closed),
        (declared(own, enemy, FIRST, -1), closed),
        (declared(own, enemy, RETALIATION, -1), closed),
        (declared(enemy, own, RETALIATION, -1), None),
    ):
        fight.c.strike = strike
        assert play_closed(fight.s, fight.c, 0, 0, STRIKE, card, play, False) == answer
