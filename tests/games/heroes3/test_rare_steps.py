"""Steps that seldom have anything to do: fights already won, events without an army, tiles that lie elsewhere."""

from __future__ import annotations

import pytest

from games.heroes3.card_fights import BAG
from games.heroes3.combats import battle
from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import FIELDS, NOBODY
from ludoteka.games.heroes3.rules.ai.armies import WaveComes
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING
from ludoteka.games.heroes3.rules.battlefield.strikes import FIRST, declared
from ludoteka.games.heroes3.rules.combat.deeds_of_attack import cancel_lethal
from ludoteka.games.heroes3.rules.combat.deeds_on_units import Reactivate
from ludoteka.games.heroes3.rules.scenario.choices import go_to_unlocked
from ludoteka.games.heroes3.rules.setup.start import RotateStart
from ludoteka.games.heroes3.rules.turn.event_units import DrawPrisoners
from ludoteka.games.heroes3.rules.units.answers import Answered
from ludoteka.games.heroes3.rules.victory.campaign import PackUp


@pytest.mark.rule("H3-COMBAT-27")
def test_nobody_strikes_back_or_goes_on_in_a_fight_that_is_won() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")])
    fight.c.winner = ATTACKING
    fight.c.active = NOBODY
    waiting = len(fight.s.agenda)
    fight.s.stack = fight.s.agenda
    Answered(fight.at("b3"), fight.at("b4"), False).run(fight.s)
    Reactivate(fight.at("b3"), True).run(fight.s)
    assert (len(fight.s.agenda), fight.c.active) == (waiting, NOBODY)


@pytest.mark.rule("R-76")
def test_who_saves_a_unit_has_used_up_the_power_that_was_played() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")], hand=("power",))
    fight.c.strike = declared(fight.at("b4"), fight.at("b3"), FIRST, -1)
    player = fight.s.players[0]
    player.power = 2
    fight.c.paid[0] = [player.hand.pop()]
    card = next(
        at for at, row in enumerate(FACTS.card) if any(play.deed == "cancel_lethal_attack" for play in row.plays)
    )
    cancel_lethal(fight.s, fight.c, 0, 0, card, FACTS.card[card].plays[0], ())
    assert (player.power, fight.c.paid[0]) == (0, [])
    assert fight.c.strike.cancelled


@pytest.mark.rule("H3-AI-12")
def test_an_event_without_an_army_brings_no_wave() -> None:
    scene = Scene(1, "community_close_to_enemies")
    events = FACTS.content.scenario[scene.s.scenario].timed
    scene.run(WaveComes(0, next(at for at, event in enumerate(events) if event.army is None)))
    assert (scene.s.combat, scene.waits()) == (None, "Turn")


@pytest.mark.rule("H3-SETUP-13")
def test_a_starting_tile_that_lies_open_is_not_turned_again() -> None:
    scene = Scene()
    assert RotateStart(0).options(scene.s) == [("rotate", 0)]


@pytest.mark.rule("H3-END-07")
def test_statistics_and_the_first_specialty_are_packed_without_asking() -> None:
    scene = Scene(1, "qg1_greek_gift", boxes=all_boxes())
    player = scene.s.players[0]
    first = FACTS.specialty[player.hero * 3]
    PackUp().run(scene.s)
    assert player.deck.cards().count(first) == 1
    assert first not in player.hand


@pytest.mark.rule("H3-ROUND-04")
def test_as_many_prisoners_are_drawn_as_the_prison_holds() -> None:
    scene = Scene(boxes=all_boxes()).stock(0)
    scene.run(DrawPrisoners(0, 3, 0b111, 0))
    drawn = 0
    while isinstance(scene.choice(), DrawPrisoners):
        scene.play(scene.offered("tier")[0])
        drawn += 1
    assert drawn == 3


@pytest.mark.rule("H3-ROUND-05", "H3-MAP-02")
def test_an_unlocked_tile_that_lies_face_down_is_turned_over_first() -> None:
    scene = Scene(1, "qg2_sicilian_dragon")
    place = scene.place("S1")
    scene.s.own_map()
    scene.s.atlas.rotation[place] = NOBODY
    fields = slice(place * FIELDS, place * FIELDS + FIELDS)
    scene.s.atlas.spot[fields] = scene.s.flag[fields] = [NOBODY] * FIELDS
    scene.call(go_to_unlocked, 0)
    assert (scene.waits(), scene.choice().seat) == ("RotateTile", 0)
