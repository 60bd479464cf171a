"""Arcane Artillery: obelisks with one holder, arcane spikes, closed homes, a balance of the order of turns."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3.bot.evaluate import evaluate
from ludoteka.games.heroes3.facts import ALLIANCE, GOLDEN, MAIN, NOBODY
from ludoteka.games.heroes3.rules.battlefield.figures import ability, defense_of, units_of
from ludoteka.games.heroes3.rules.cards.piles import hand_limit
from ludoteka.games.heroes3.rules.combat.armies import army_tiers
from ludoteka.games.heroes3.rules.combat.artillery import FIRED, CastSpikes, fire, gunners, may_fire
from ludoteka.games.heroes3.rules.combat.rounds import CombatRoundStart
from ludoteka.games.heroes3.rules.map.flagging import flag_field
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.scenario.spikes import SPIKES, spikes_of
from ludoteka.games.heroes3.rules.scenario.timed import timed_events
from ludoteka.games.heroes3.rules.turn.turn import StartEffects
from ludoteka.games.heroes3.rules.victory.ends import round_ended
from ludoteka.games.heroes3.state_combat import Combat

HERE = "community_arcane_artillery"
SIX = ("castle", "dungeon", "necropolis", "rampart", "tower", "fortress")


def ruins(seats: int = 3) -> Scene:
    return Scene(seats, HERE, SIX, boxes=all_boxes())


def visit_obelisk(scene: Scene, seat: int) -> int:
    """A player's main hero visits the obelisk of the first near tile."""
    scene.tile("N1", "N4")
    field = scene.find("obelisk", "N1")
    scene.s.once[field] = 1
    for other in range(scene.s.seats):
        if scene.where(other) == field:
            scene.hero(other, scene.neighbour(field))
    scene.hero(seat, field).run(Visit(seat, MAIN, field))
    return field


def battle(scene: Scene) -> Combat:
    """The first player fights the guard of a field; both sides stand."""
    scene.army(0, griffins="pack", halberdiers="pack")
    scene.tile("N2", "N5")
    field = next(
        field
        for field in range(scene.place("N2") * 7, scene.place("N2") * 7 + 7)
        if FACTS.spot_guard[scene.s.atlas.spot[field]] and not FACTS.spot_traits[scene.s.atlas.spot[field]] & 1
    )
    scene.hero(0, scene.neighbour(field)).turn(0).play(f"move main {scene.name(field)}")
    while scene.waits() != "Deploy":
        scene.play(scene.offered("pass")[0])
    scene.play("deploy griffins a2", "deploy halberdiers b2", "ready")
    while scene.waits() == "PlaceNeutral":
        scene.play(scene.offered()[0])
    assert scene.s.combat is not None
    return scene.s.combat


@pytest.mark.rule("H3-MAP-12")
def test_an_obelisk_has_one_holder_and_gives_its_first_spike_once() -> None:
    scene = ruins()
    field = visit_obelisk(scene, 0)
    assert (scene.s.stars[field], spikes_of(scene.s, 0)) == (1, 1)
    visit_obelisk(scene, 1)
    assert (scene.s.stars[field], spikes_of(scene.s, 1)) == (2, 0)


@pytest.mark.rule("H3-MAP-12", "H3-TURN-03")
def test_held_obelisks_give_spikes_at_the_start_of_the_turn() -> None:
    scene = ruins()
    visit_obelisk(scene, 1)
    scene.run(StartEffects(1))
    assert spikes_of(scene.s, 1) == 2
    assert scene.told("spikes-gained") == [("spikes-gained", 1, 1)]
    scene.run(StartEffects(0))
    assert spikes_of(scene.s, 0) == 0
    assert [player.spikes for player in GAME.view(scene.s, 0).players] == [0, 2, 0]


@pytest.mark.rule("H3-MOVE-03")
def test_starting_tiles_of_others_are_closed() -> None:
    scene = ruins()
    home = scene.field("S2", "c")
    beside = scene.neighbour(home)
    scene.turn(0).hero(0, beside)
    action = GAME.parse(f"move main {scene.name(home)}")
    assert scene.choice().why_not(scene.s, action) == ("closed-by-scenario", home)


@pytest.mark.rule("H3-SPELL-03")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_what_spikes_do(count: int) -> None:
    scene = ruins()
    c = battle(scene)
    scene.s.ledger[SPIKES] = [5, 0, 0]
    target = units_of(c, 1)[0]
    c.damage[target] = 0
    fire(scene.s, c, 0, count, c.space[target])
    assert spikes_of(scene.s, 0) == 5 - count
    assert c.damage[target] == 1 or c.space[target] == NOBODY
    if c.space[target] != NOBODY:
        assert defense_of(scene.s, c, target) == (0 if count == 1 else -1)
        codes = FACTS.abilities[c.form[target]]
        assert all((ability(scene.s, c, target, code) is None) == (count == 3) for code in codes)


@pytest.mark.rule("H3-SPELL-03")
def test_one_cast_in_a_combat_round() -> None:
    scene = ruins()
    c = battle(scene)
    scene.s.ledger[SPIKES] = [3, 3, 0]
    assert may_fire(scene.s, 0)
    fire(scene.s, c, 0, 1, c.space[units_of(c, 1)[0]])
    assert not may_fire(scene.s, 0)
    assert may_fire(scene.s, 1)
    if c.winner < 0:
        scene.s.chance = scene.chance
        CombatRoundStart().run(scene.s)
        assert scene.s.ledger[FIRED] == []
        assert may_fire(scene.s, 0)


@pytest.mark.rule("H3-SPELL-03")
def test_they_are_offered_while_a_unit_of_the_player_acts() -> None:
    scene = ruins()
    scene.s.ledger[SPIKES] = [2, 0, 0]
    battle(scene)
    for _ in range(30):
        if scene.waits() == "Act" and scene.choice().seat == 0 and scene.offered("spike"):
            break
        scene.play(scene.offered()[0])
    offered = scene.offered("spike")
    assert any(text.startswith("spike 1 ") for text in offered)
    assert any(text.startswith("spike 2 ") for text in offered)
    assert not any(text.startswith("spike 3 ") for text in offered)
    why = scene.choice().why_not(scene.s, ("spike", 3, 0))
    assert why == ("spikes-short", 2)
    scene.play(offered[0])
    assert spikes_of(scene.s, 0) == 1


@pytest.mark.rule("H3-SPELL-03")
def test_others_cast_them_while_a_neutral_unit_acts() -> None:
    scene = ruins()
    scene.s.ledger[SPIKES] = [0, 1, 1]
    c = battle(scene)
    assert gunners(scene.s, c, units_of(c, 1)[0]) == [1, 2]
    assert gunners(scene.s, c, units_of(c, 0)[0]) == [], "not while a unit of an enemy acts"
    for _ in range(40):
        if scene.waits() == "CastSpikes":
            break
        scene.play(scene.offered()[0])
    choice = scene.choice()
    assert isinstance(choice, CastSpikes)
    assert choice.seat == 1
    assert choice.why_not(scene.s, ("spike", 2, c.space[choice.fighter])) == ("spikes-short", 1)
    fallen = scene.s.copy()
    assert fallen.combat is not None
    fallen.combat.space[choice.fighter] = NOBODY
    ended = scene.s.copy()
    assert ended.combat is not None
    ended.combat.winner = 0
    assert [choice.options(s) for s in (fallen, ended)] == [[("pass",)]] * 2
    scene.play(scene.offered("spike")[0])
    assert spikes_of(scene.s, 1) == 0


@pytest.mark.rule("H3-MODE-04")
def test_allies_cast_them_while_an_allied_unit_acts() -> None:
    scene = ruins(4)
    scene.s.mode = ALLIANCE
    for seat, team in enumerate((0, 1, 0, 1)):
        scene.s.players[seat].team = team
    scene.s.ledger[SPIKES] = [0, 1, 1, 0]
    c = battle(scene)
    assert gunners(scene.s, c, units_of(c, 0)[0]) == [2]


@pytest.mark.rule("H3-DIFF-01", "H3-MODE-04")
def test_the_utopia_has_a_gold_unit_more_for_each_further_ally() -> None:
    scene = ruins(6)
    scene.tile("C1", "C1")
    field = scene.find("dragon_utopia", "C1")
    alone = army_tiers(scene.s, field, 7)
    for seat in range(6):
        scene.s.players[seat].team = seat % 2
    assert army_tiers(scene.s, field, 7) == alone, "only in an alliance"
    scene.s.mode = ALLIANCE
    assert sorted(army_tiers(scene.s, field, 7)) == sorted([*alone, GOLDEN, GOLDEN])


@pytest.mark.rule("H3-ROUND-05", "H3-MORALE-06")
def test_the_first_round_balances_the_order_of_turns() -> None:
    scene = ruins(4)
    for player in scene.s.players:
        player.morale = 0
        player.moves = [3, 0]
    scene.s.ledger.clear()
    scene.s.round = 1
    scene.call(timed_events)
    assert [player.morale for player in scene.s.players] == [-1, 0, 0, 1]
    assert [player.moves[MAIN] for player in scene.s.players] == [3, 4, 4, 4]
    plain = FACTS.hand_limit[scene.s.players[2].level]
    assert [hand_limit(scene.s, seat) for seat in range(4)] == [plain, plain, plain + 1, plain]
    scene.s.round = 2
    assert hand_limit(scene.s, 2) == plain


@pytest.mark.rule("H3-END-01", "H3-END-09")
def test_the_utopia_wins_or_nobody_does() -> None:
    scene = ruins()
    scene.tile("C1", "C1")
    field = scene.find("dragon_utopia", "C1")
    scene.hero(1, field).call(flag_field, 1, MAIN, field)
    assert scene.s.places == [2, 1, 2]
    late = ruins(2)
    late.s.round = 12
    late.call(round_ended)
    assert late.s.places == [2, 2]


def test_bots_value_spikes() -> None:
    scene = ruins()
    scene.s.ledger[SPIKES] = [0, 0, 0]
    before = evaluate(scene.s, 0)
    scene.s.ledger[SPIKES] = [4, 0, 0]
    assert evaluate(scene.s, 0) > before
