"""Hunts and heroes say why something is not possible, and nothing goes on once its reason is gone."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.hunts import begin, hunting
from games.lords_of_hellas.scene import GAME, NAMES, Scene
from games.lords_of_hellas.test_refusals import why
from ludoteka.games.lords_of_hellas.numbers import MURDEROUS_MARCH, NOBODY
from ludoteka.games.lords_of_hellas.rules.draft import Draft
from ludoteka.games.lords_of_hellas.rules.hunt import HeroAttacks, deal_wound
from ludoteka.games.lords_of_hellas.rules.hunt_blows import HuntInjury, PriestsOrInjuries
from ludoteka.games.lords_of_hellas.rules.hunt_effects import BeforeHunt
from ludoteka.games.lords_of_hellas.rules.hunt_start import UseAtStart, hunt_closed, prey, prey_closed
from ludoteka.games.lords_of_hellas.rules.hunt_wounds import StrikePrey
from ludoteka.games.lords_of_hellas.rules.march import murderous_march_closed
from ludoteka.games.lords_of_hellas.rules.muster import recruit, recruiting_anywhere_closed
from ludoteka.games.lords_of_hellas.rules.prepare import Prepare
from ludoteka.games.lords_of_hellas.rules.shot import shot_closed
from ludoteka.games.lords_of_hellas.rules.turn import Turns, offering_closed
from ludoteka.games.lords_of_hellas.rules.victory import crown_winner


@pytest.mark.rule("LOH-HUNT-01")
def test_a_hero_away_hunts_nothing() -> None:
    scene = hunting().on_quest(0, "golden-fleece", 1)
    minotaur = NAMES.monsters.index("minotaur")
    away = hunt_closed(scene.s, 0)
    assert away is not None
    assert away[0] not in ("no-prey", "prey-elsewhere")
    assert prey_closed(scene.s, 0, minotaur) == away
    assert prey(scene.s, 0) == []
    scene = hunting().hero(0, region="crete")
    assert hunt_closed(scene.s, 0) == ("no-prey", scene.region("crete"))
    assert prey(scene.s, 0) == []


@pytest.mark.rule("LOH-HUNT-23", "LOH-HUNT-06")
def test_wounds_are_dealt_as_often_as_was_said() -> None:
    scene = begin(hunting(monster="hydra"))
    assert why(scene, scene.choice(), "done") == "nothing-wounded"
    hydra = NAMES.monsters.index("hydra")
    scene.run(StrikePrey(0, 2), HeroAttacks(0), Turns())
    first = scene.offered()[0]
    scene.play(first)
    assert (scene.asks(), scene.asked()) == ("strike", 0)
    assert why(scene, StrikePrey(0, 1), first) != "", "that place is covered"
    scene.play(scene.offered()[0])
    assert scene.s.wounds[hydra].bit_count() == 2
    assert scene.asks() != "strike"


@pytest.mark.rule("LOH-HUNT-07")
def test_a_wound_counts_for_the_hunt_under_way() -> None:
    scene = begin(hunting(monster="hydra"))
    scene.s.hunts.insert(0, scene.s.hunts[0].copy())
    deal_wound(scene.s, 0, 0)
    assert [hunt.wounded for hunt in scene.s.hunts] == [0, 1]


@pytest.mark.rule("LOH-HUNT-19", "LOH-HUNT-23")
def test_before_a_hunt_only_what_is_charged_is_used() -> None:
    scene = hunting()
    assert why(scene, BeforeHunt(0), "use-artifact harpe") != ""
    assert why(scene, BeforeHunt(0), "use-artifact palladium") != ""
    assert why(scene, BeforeHunt(0), "drink speed") != ""
    scene.artifacts(0, "harpe")
    assert why(scene, BeforeHunt(0), "use-artifact harpe") == ""
    scene = begin(hunting())
    assert why(scene, UseAtStart(0), "use-blessing push-ups") != ""


@pytest.mark.rule("LOH-HUNT-15", "LOH-TERM-09")
def test_a_hunt_that_is_over_hurts_nobody() -> None:
    scene = Scene().priests(0, 3)
    scene.run(HuntInjury(0, 2), PriestsOrInjuries(0, 1, 1), Turns())
    assert scene.asks() != "ransom"
    assert (scene.injured(0), scene.s.pool[0]) == ([], 3)


@pytest.mark.rule("LOH-REC-04", "LOH-LIM-01")
def test_recruits_need_a_region_and_a_supply() -> None:
    scene = Scene()
    assert recruiting_anywhere_closed(scene.s, 0, 0) == ("no-region-held",)
    scene.s.supply[0] = 0
    scene.s.heard = scene.heard
    recruit(scene.s, 0, scene.region("attica"), 2, 0)
    assert (scene.owner("attica"), scene.told()) == (NOBODY, [])


@pytest.mark.rule("LOH-GLORY-03", "LOH-BLESS-04")
def test_offering_march_and_shot_need_what_they_are_made_of() -> None:
    scene = Scene(heroes=("heracles", "perseus", "achilles", "helen")).glory(0, NAMES.lands[0])
    assert offering_closed(scene.s, 0, 0) is None
    assert offering_closed(scene.s, 0, 1) == ("not-your-glory", 1)
    scene.artifacts(1, *(NAMES.artifacts[card] for card in list(scene.s.artifact_deck.pool)))
    assert offering_closed(scene.s, 0, 0) == ("no-artifact-left",)
    assert murderous_march_closed(scene.s, 0, 0) == ("not-your-blessing", MURDEROUS_MARCH)
    charge = NAMES.cards.index("charge")
    scene.blessings(0, "shoot-to-kill").army(1, "epirus", 1)
    assert shot_closed(scene.s, 0, charge) == ("not-in-hand", charge)


@pytest.mark.rule("LOH-WIN-10")
def test_who_has_won_stays_the_winner() -> None:
    scene = Scene().slain(1, *NAMES.monsters[:3])
    scene.s.heard = scene.heard
    scene.s.places = [2, 1, 2]
    crown_winner(scene.s)
    assert (scene.s.places, scene.told()) == ([2, 1, 2], [])


@pytest.mark.rule("LOH-BLESS-01")
def test_without_blessings_nothing_is_drafted() -> None:
    scene = Scene()
    scene.blessings(1, *(NAMES.blessings[card] for card in list(scene.s.blessing_deck.pool)))
    scene.run(Draft(0), Turns())
    assert scene.s.draft == []
    assert scene.asks() != "draft"


@pytest.mark.rule("LOH-PREP-05")
@pytest.mark.parametrize(("heals", "left"), [(1, 2), (2, 1), (4, 0)])
def test_prepare_heals_as_many_injuries_as_it_says(heals: int, left: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.facts.prepare, "heals", heals)
    scene = Scene().injuries(1, *NAMES.attributes).run(Prepare(1, 1), Turns())
    scene.play(f"heal {NAMES.attributes[0]}")
    while scene.asks() == "healing":
        scene.play(scene.offered()[0])
    assert len(scene.injured(1)) == left
