"""What a position is worth to a bot, how fights are guessed, and what the greedy bot makes of it."""

from __future__ import annotations

import pytest

from games.heroes3.combats import Fight, battle
from games.heroes3.scene import FACTS, GAME, Scene
from ludoteka.bots import bot
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.mind import mind_of
from ludoteka.bots.play import answer, decide_aside
from ludoteka.games.heroes3.bot.evaluate import evaluate
from ludoteka.games.heroes3.bot.odds import chance_between, play_out, ranks_of
from ludoteka.games.heroes3.bot.ways import ways
from ludoteka.games.heroes3.bot.worths import worths_of
from ludoteka.games.heroes3.facts import FEW, MAIN, PACK
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.state import begin, pending, take

WORTHS = worths_of(FACTS)


def forms(*units: str) -> tuple[int, ...]:
    """Units as forms: `pack griffins`."""
    found = [unit.split() for unit in units]
    return tuple(FACTS.troop_number[words[-1]] * 2 + (PACK if words[0] == "pack" else FEW) for words in found)


def chooses(scene: Scene | Fight) -> str:
    """What the greedy bot does, in notation."""
    choice = pending(scene.s)[0]
    return GAME.text(answer(GAME, scene.s, choice, bot("greedy", "test")))


def weighs(scene: Scene) -> dict[str, float]:
    """What the greedy bot thinks of each option, in notation."""
    choice = pending(scene.s)[0]
    mind = mind_of(GAME, scene.s, choice, -1, Chance.of("weighs"))
    values, _ = GreedyBot("greedy", "weighs").values(mind)
    return {GAME.text(option): value for option, value in zip(mind.options, values, strict=True)}


def at_home(seats: int = 2, scenario: str = "brave_new_world") -> Scene:
    """The first player's turn, the hero in town with all movement and nothing to spend."""
    scene = Scene(seats, scenario).turn(0)
    return scene.hero(0, scene.find("town", "S1")).stock(0).hand(0)


# -- fights -----------------------------------------------------------------------------------------------------


def test_the_stronger_army_is_likely_to_win() -> None:
    strong = forms("pack griffins", "pack crusaders", "zealots")
    weak = forms("troglodytes")
    assert chance_between(FACTS, strong, weak, 0, 0, 0) > 0.9
    assert chance_between(FACTS, weak, strong, 0, 0, 0) < 0.1
    assert chance_between(FACTS, strong, (), 0, 0, 0) == 1.0
    assert chance_between(FACTS, (), weak, 0, 0, 0) == 0.0


def test_cards_and_time_count_in_a_guess() -> None:
    ours = forms("pack halberdiers", "griffins")
    theirs = forms("troglodytes", "harpies", "evil_eyes")
    without = chance_between(FACTS, ours, theirs, 0, 0, 0)
    assert chance_between(FACTS, ours, theirs, 5, 0, 0) > without
    assert chance_between(FACTS, ours, theirs, 0, 5, 0) < without
    assert chance_between(FACTS, ours, theirs, 0, 0, 1) < without


def test_a_tower_helps_the_defender() -> None:
    ours = forms("pack halberdiers", "pack crusaders")
    theirs = forms("pack troglodytes", "minotaurs", "harpies")
    tower = (FACTS.tower * 2,)
    assert chance_between(FACTS, ours, theirs + tower, 0, 0, 0) < chance_between(FACTS, ours, theirs, 0, 0, 0)


def test_damage_done_makes_a_combat_look_better() -> None:
    fight = battle([("crusaders", "b2")], [("minotaurs", "b4")])
    before = play_out(FACTS, WORTHS, ranks_of(fight.s, fight.c), 0).won
    fight.c.damage[fight.at("b4")] = 3
    assert play_out(FACTS, WORTHS, ranks_of(fight.s, fight.c), 0).won > before


def test_who_fights_long_grows_impatient() -> None:
    far = battle([("halberdiers", "b1")], [("minotaurs", "b5")])
    near = battle([("halberdiers", "b4")], [("minotaurs", "b5")])
    hurt = battle([("halberdiers", "b1")], [("minotaurs", "b5")])
    hurt.c.damage[hurt.at("b5")] = 1

    def gains(rounds: int) -> tuple[float, float]:
        for fight in (far, near, hurt):
            fight.c.round = rounds
        base = evaluate(far.s, 0)
        return evaluate(near.s, 0) - base, evaluate(hurt.s, 0) - base

    early, late, later = gains(1), gains(20), gains(400)
    assert early[0] < late[0] < later[0]
    assert early[1] < late[1] < later[1]
    assert later[0] > 100.0


# -- ways -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOVE-03")
def test_ways_go_around_blocked_fields_and_stop_at_guards() -> None:
    scene = at_home()
    town = scene.where(0)
    far = ways(FACTS, scene.s.atlas, town, 0)
    assert far[town] == 0
    assert far[scene.find("blocked", "S1")] == -1
    assert far[scene.neighbour(town)] == 1
    enemy = scene.find("town", "S2")
    barred = sum(1 << field for field in range(len(far)) if far[field] == 1)
    assert far[enemy] > 0
    assert ways(FACTS, scene.s.atlas, town, barred)[enemy] == -1


# -- positions --------------------------------------------------------------------------------------------------


def test_what_is_gained_is_worth_something() -> None:
    scene = at_home()
    before = evaluate(scene.s, 0)
    richer = evaluate(at_home().stock(0, 5).s, 0)
    assert richer > before
    assert evaluate(at_home().army(0, halberdiers="pack", griffins="pack", crusaders="few").s, 0) > before
    assert evaluate(at_home().flag(0, scene.find("mine", "S1")).s, 0) > before
    assert evaluate(at_home().flag(1, scene.find("mine", "S2")).s, 0) < before


def test_a_position_is_worth_the_same_whatever_is_hidden() -> None:
    luck = Chance.of("hidden")
    s = GAME.setup(2, GAME.read_options({"factions": "random"}), luck)
    begin(s, luck)
    looked = 0
    for step in range(400):
        if s.places:
            break
        choice = pending(s)[0]
        if step % 20 == 19:
            for seat in (0, 1):
                twin = GAME.resample(s, seat, Chance.of("twin", str(step)))
                assert evaluate(twin, seat) == pytest.approx(evaluate(s, seat))
                looked += 1
        take(s, choice, luck.pick(choice.options(s)), luck)
    assert looked > 10


# -- the greedy bot ---------------------------------------------------------------------------------------------


def test_greedy_walks_to_what_lies_open() -> None:
    scene = at_home()
    field = scene.find("resource", "S1")
    scene.army(0, halberdiers="few")
    assert chooses(scene) == f"move main {scene.name(field)}"


def test_greedy_leaves_a_guard_alone_that_would_beat_it() -> None:
    scene = at_home().army(0, halberdiers="few")
    scene.tile("N1", "N3").s.round = 5
    mine = scene.find("mine", "N1")
    for field in range(len(scene.s.black)):
        scene.s.black[field] = 1
        scene.s.stars[field] = 1
    scene.s.black[mine] = 0
    scene.hero(0, scene.neighbour(mine))
    attack = f"move main {scene.name(mine)}"
    weak = weighs(scene)
    assert weak[attack] < weak["end-turn"]
    scene.army(0, archangels="pack", champions="pack", crusaders="pack", zealots="pack")
    strong = weighs(scene)
    assert strong[attack] > strong["end-turn"]


@pytest.mark.rule("H3-COMBAT-04")
def test_greedy_takes_a_town_that_nobody_defends() -> None:
    scene = at_home().stock(1)
    town = scene.find("town", "S2")
    scene.hero(1, scene.find("town", "S1"))
    scene.hero(0, scene.neighbour(town))
    assert chooses(scene) == f"move main {scene.name(town)}"


def test_greedy_recruits_when_it_can() -> None:
    scene = at_home().stock(0, 12)
    scene.army(0, halberdiers="pack")
    decided = decide_aside(GAME, scene.s, {0: bot("greedy", "test")})
    assert decided is not None
    assert GAME.text(decided[1]).startswith(("recruit ", "reinforce "))


def test_greedy_strikes_the_enemy_beside_it() -> None:
    fight = battle([("crusaders", "b3")], [("troglodytes", "b4")]).activate("b3").passes()
    assert chooses(fight) == "attack b4"


def test_greedy_strikes_where_it_kills() -> None:
    fight = battle([("crusaders", "b3")], [("minotaurs", "b4"), ("harpies", "c3")])
    fight.s.players[0].stock = [0, 0, 0]
    fight.activate("b3").passes()
    assert chooses(fight) == "attack c3"


def test_greedy_places_archers_behind() -> None:
    scene = at_home().army(0, marksmen="pack")
    mine = scene.find("mine", "S1")
    scene.hero(0, scene.neighbour(mine)).play(f"move main {scene.name(mine)}")
    scene.go_on("Deploy")
    assert chooses(scene).endswith(("a1", "b1", "c1", "d1"))
    assert scene.s.players[0].moves[MAIN] == 2
