"""What is usually done in a fight: everybody goes onto the board, strikes where it pays, and keeps the cards."""

from __future__ import annotations

import pytest

from games.heroes3.combats import Fight, battle, game, whole
from games.heroes3.scene import GAME, Scene
from ludoteka.games.heroes3.bot.habits import habit
from ludoteka.games.heroes3.facts import COLUMNS
from ludoteka.games.heroes3.rules.combat.armies import Deploy, Place
from ludoteka.games.heroes3.rules.combat.rounds import ExtendOrRetreat
from ludoteka.kernel.action import NOTHING, Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.state import take


def usual(fight: Fight) -> str:
    """What is usually done of what is offered now."""
    action: Action = habit(fight.s, fight.choice().options(fight.s))
    return game().lexicon.text(action)


def deployed(*units: str) -> Fight:
    """Units of the first player placed as usual; the marksmen shoot, the others do not."""
    fight = battle([], [("troglodytes", "b1")])
    player = fight.s.players[0]
    for unit in units:
        player.army.append(game().facts.troop_number[unit])
        player.sides.append(0)
        player.layers.append(())
        player.lent.append(0)
    fight.run(Place(0))
    while isinstance(fight.choice(), Deploy):
        fight.do(usual(fight))
    return fight


def test_all_units_are_placed_archers_behind() -> None:
    fight = deployed("halberdiers", "griffins", "marksmen")
    assert sum(side == 0 for side in fight.c.side) == 3
    rows = {unit: fight.c.space[fight.unit(unit)] // COLUMNS for unit in ("halberdiers", "griffins", "marksmen")}
    assert rows["halberdiers"] == rows["griffins"] == 3
    assert rows["marksmen"] == 4


@pytest.mark.rule("H3-UNIT-05")
def test_of_more_than_five_units_the_best_are_placed() -> None:
    fight = deployed("halberdiers", "griffins", "marksmen", "crusaders", "zealots", "champions", "archangels")
    facts = game().facts
    placed = {facts.troop_number[unit] for unit in ("griffins", "crusaders", "zealots", "champions", "archangels")}
    assert {fight.c.form[at] // 2 for at in range(len(fight.c.form)) if fight.c.side[at] == 0} == placed


def test_a_unit_strikes_where_it_kills() -> None:
    fight = battle([("pack griffins", "b3")], [("troglodytes", "b2"), ("minotaurs", "c3")])
    fight.activate("b3")
    assert usual(fight) == "attack b2"


def test_it_walks_to_its_target_and_strikes() -> None:
    fight = battle([("pack griffins", "b5")], [("troglodytes", "b1")])
    fight.activate("b5")
    first = usual(fight)
    assert first.startswith("march ")
    fight.do(first)
    assert usual(fight) == "attack b1"


def test_who_reaches_nobody_comes_nearer() -> None:
    fight = battle([("halberdiers", "a5")], [("troglodytes", "d1")])
    fight.activate("a5")
    before = 7  # steps from corner to corner
    fight.do(usual(fight))
    space = fight.c.space[fight.unit("halberdiers")]
    goal = fight.space("d1")
    assert abs(space // COLUMNS - goal // COLUMNS) + abs(space % COLUMNS - goal % COLUMNS) < before


def test_archers_shoot_from_where_they_stand() -> None:
    fight = battle([("marksmen", "b5")], [("troglodytes", "b1")])
    fight.activate("b5")
    assert usual(fight) == "attack b1"


def test_cards_stay_in_the_hand() -> None:
    fight = battle([("griffins", "b3")], [("troglodytes", "b2")], hand=("attack", "defense"))
    fight.activate("b3")
    fight.do("attack b2")
    assert fight.asks() == "PlayCards"
    assert usual(fight) == "pass"


def test_another_round_is_paid_for_where_there_is_hope() -> None:
    for enemy, answer in (("troglodytes", "extend"), ("pack black_dragons", "retreat")):
        fight = battle([("pack griffins", "b3")], [(enemy, "b1")], against="neutrals")
        fight.s.players[0].moves = [3, 0]
        fight.run(ExtendOrRetreat(0))
        assert usual(fight) == answer


def test_outside_a_fight_there_is_no_habit() -> None:
    scene = Scene(2, "brave_new_world").turn(0)
    assert habit(scene.s, scene.choice().options(scene.s)) == NOTHING
    assert GAME.lore.habit(scene.s, scene.choice().options(scene.s)) == ()


def test_a_whole_fight_is_played_by_habit() -> None:
    fight = whole(battle([("pack griffins", "b4"), ("marksmen", "b5")], [("troglodytes", "b2")], against="neutrals"))
    for _ in range(60):
        if fight.s.combat is None or fight.asks() == "Idle":
            break
        fight.do(usual(fight))
    assert fight.s.combat is None
    assert ("combat-over", 0) in fight.heard


@pytest.mark.parametrize("number", range(6))
def test_what_is_usual_is_always_offered(number: int) -> None:
    """Random games of many modes: in every fight, whatever is asked, the habit is one of the options."""
    modes = [mode for mode in GAME.modes() if mode.seats]
    mode = modes[number * 7 % len(modes)]
    s = GAME.start(mode.seats, GAME.read_options(mode.options), Chance.of("habits", "setup", number))
    luck = Chance.of("habits", "luck", number)
    picks = Chance.of("habits", "picks", number)
    asked: set[str] = set()
    for _ in range(1500):
        if s.places:
            break
        choice, action = random_decision(GAME, s, picks)
        options = choice.options(s)
        usual = habit(s, options)
        assert usual == NOTHING or usual in options, type(choice).__name__
        assert (usual == NOTHING) == (s.combat is None)
        if s.combat is not None:
            asked.add(type(choice).__name__)
        take(s, choice, action, luck)
    assert {"Act", "Deploy"} <= asked
