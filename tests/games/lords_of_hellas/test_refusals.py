"""Each question says why something else than it offers is not possible, and goes on as often as it was promised."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords_of_hellas.scene import GAME, NAMES, Scene
from games.lords_of_hellas.test_battle import attack, field
from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules.artifacts import TakeBackToken
from ludoteka.games.lords_of_hellas.rules.artifacts_looking import (
    ExchangeBlessing,
    KeepCard,
    look_at_blessing,
    look_at_cards,
)
from ludoteka.games.lords_of_hellas.rules.attributes import Healing
from ludoteka.games.lords_of_hellas.rules.battle_effects import BlowHorn, MasterPlan, Palladium
from ludoteka.games.lords_of_hellas.rules.before_battle import FirstToAct, uses_before
from ludoteka.games.lords_of_hellas.rules.blessings import Banish
from ludoteka.games.lords_of_hellas.rules.casualties import bury
from ludoteka.games.lords_of_hellas.rules.event import draw_event, happen
from ludoteka.games.lords_of_hellas.rules.goblet import FastMove
from ludoteka.games.lords_of_hellas.rules.hunt_blows import AttributeDrop, Ransom
from ludoteka.games.lords_of_hellas.rules.monster_wounds import Strike
from ludoteka.games.lords_of_hellas.rules.monsters import MoveMonster
from ludoteka.games.lords_of_hellas.rules.quests import MoreGlory, RaiseTo, SecondAction, quest_closed
from ludoteka.games.lords_of_hellas.rules.reinforcements import Reinforce
from ludoteka.games.lords_of_hellas.rules.shot import Shot
from ludoteka.games.lords_of_hellas.rules.single_moves import LeadOne
from ludoteka.games.lords_of_hellas.rules.treasure import LookForArtifacts
from ludoteka.games.lords_of_hellas.rules.turn import Turns
from ludoteka.kernel.state import Choice


def why(scene: Scene, choice: Choice[Any], text: str) -> str:
    """The reason of a question in notation."""
    reason = choice.why_not(scene.s, GAME.parse(text))
    if reason is None:
        return ""
    phrase = GAME.lexicon.reasons[str(reason[0])]
    return " ".join([phrase.name, *(slug for _, slug in GAME.lexicon.slugs(phrase, reason))])


@pytest.mark.rule("LOH-SPEC-01")
def test_only_a_covered_action_is_taken_back() -> None:
    scene = Scene().covered(0, "march", "hunt")
    choice = TakeBackToken(0, 1)
    assert why(scene, choice, "take-back prepare") == "not-covered prepare"
    assert why(scene, choice, "take-back march") == ""


@pytest.mark.rule("LOH-SPEC-01")
def test_tokens_are_taken_back_one_after_another() -> None:
    scene = Scene().covered(1, "march", "hunt", "prepare").run(TakeBackToken(1, 2), Turns())
    scene.play("take-back march")
    assert scene.asked() == 1
    scene.play("take-back hunt")
    assert [scene.is_covered(1, name) for name in ("march", "hunt", "prepare")] == [False, False, True]


@pytest.mark.rule("LOH-LIM-03", "LOH-LIM-11")
def test_the_owl_shows_what_there_is_and_lets_as_many_be_kept_as_it_says() -> None:
    scene = Scene().combat_deck("charge", "glory-bow", "wild-attack-axe")
    look_at_cards(scene.s, 1, 3, 2)
    scene.s.heard = scene.heard
    scene.run(KeepCard(1, 2), Turns())
    assert why(scene, scene.choice(), "keep-card wild-attack-mace") == "card-not-shown wild-attack-mace"
    scene.play("keep-card charge")
    assert (scene.asked(), scene.offered()) == (1, ["keep-card glory-bow", "keep-card wild-attack-axe"])
    scene.play("keep-card glory-bow")
    assert scene.cards(1) == sorted(["charge", "glory-bow"], key=NAMES.cards.index)
    assert [NAMES.cards[card] for card in scene.s.combat_discard] == ["wild-attack-axe"]


@pytest.mark.rule("LOH-LIM-11")
def test_the_owl_shows_no_more_cards_than_there_are() -> None:
    scene = Scene().combat_deck("charge")
    scene.s.combat_deck.pool.clear()
    scene.s.chance = scene.chance
    look_at_cards(scene.s, 0, 3, 1)
    assert [NAMES.cards[card] for card in scene.s.peeked] == ["charge"]


@pytest.mark.rule("LOH-BLESS-03", "LOH-BLESS-02")
def test_the_lyre_shows_a_blessing_even_when_all_were_discarded() -> None:
    scene = Scene().blessings(0, "push-ups")
    scene.s.heard = scene.heard
    scene.s.chance = scene.chance
    last = NAMES.blessings.index("wild-hunt")
    scene.s.blessing_deck.pool.clear()
    scene.s.blessing_discard = [last]
    look_at_blessing(scene.s, 0)
    assert (scene.s.draft, scene.s.blessing_discard) == ([last], [])
    assert "blessings-shuffled" in scene.told()
    assert why(scene, ExchangeBlessing(0), "give-up-blessing exile") == "not-your-blessing exile"
    assert why(scene, ExchangeBlessing(0), "give-up-blessing push-ups") == ""


@pytest.mark.rule("LOH-GLORY-01")
def test_glory_and_artifacts_are_taken_one_after_another() -> None:
    scene = Scene().run(MoreGlory(1, 2), Turns())
    first, second = scene.offered()[:2]
    scene.play(first)
    assert scene.asked() == 1
    scene.play(second)
    assert scene.s.glory.count(1) == 2
    scene = Scene().run(LookForArtifacts(1, 3, 2), Turns())
    shown = scene.offered("take-artifact")
    scene.play(shown[0])
    assert (scene.asked(), scene.offered()) == (1, shown[1:])
    scene.play(shown[2])
    assert [scene.has(1, text.split()[1]) for text in shown] == [True, False, True]


@pytest.mark.rule("LOH-ART-09")
def test_nobody_looks_where_no_artifact_is_left() -> None:
    scene = Scene()
    scene.artifacts(0, *(NAMES.artifacts[card] for card in list(scene.s.artifact_deck.pool)))
    scene.run(LookForArtifacts(1, 3, 2), Turns())
    assert scene.s.looker == NOBODY
    assert scene.told(1, "artifacts-looked-at") == []


@pytest.mark.rule("LOH-MPHASE-02", "LOH-REWARD-03")
def test_a_monster_moves_and_is_struck_as_often_as_was_said() -> None:
    hydra = NAMES.monsters.index("hydra")
    scene = Scene().monster("hydra", "attica").run(MoveMonster(1, hydra, 2, True), Turns())
    assert any(text.startswith("region-attack") for text in scene.offered())
    scene.play("move-monster hydra boeotia")
    assert (scene.asked(), scene.lair("hydra")) == (1, "boeotia")
    assert scene.offered("region-attack") == []
    scene.play("move-monster hydra attica")
    assert (scene.asks(), scene.lair("hydra")) != ("move-monster", "boeotia")
    scene = Scene().monster("hydra", "attica").run(Strike(1, hydra, 2), Turns())
    before = scene.s.wounds[hydra].bit_count()
    scene.play(scene.offered()[0])
    assert (scene.asked(), scene.asks()) == (1, "strike")
    scene.play(scene.offered()[0])
    assert scene.s.wounds[hydra].bit_count() == before + 2


@pytest.mark.rule("LOH-PREP-05", "LOH-PRAY-09", "LOH-TERM-06", "LOH-SPEC-03")
def test_heroes_say_what_cannot_be_healed_raised_or_lowered() -> None:
    scene = Scene().attributes(0, leadership=4, strength=2, speed=1).injuries(0, "strength").keeps(1, "golden-fleece")
    assert why(scene, Healing(0), "heal speed") != ""
    assert why(scene, Healing(0), "heal strength") == ""
    assert why(scene, RaiseTo(0, 3), "raise leadership") == "high-enough leadership 3"
    assert why(scene, RaiseTo(0, 3), "raise speed") == ""
    assert why(scene, AttributeDrop(0, 1), "lower speed") == "not-highest speed"
    assert why(scene, AttributeDrop(0, 1), "lower leadership") == ""
    assert Ransom(0, 2, 1).prompt(scene.s) == ("ransom", 2, 1)
    assert why(scene, SecondAction(0), "discard-quest golden-fleece") == "quest-not-kept golden-fleece"


@pytest.mark.rule("LOH-REWARD-03", "LOH-INJ-04")
def test_a_shot_and_exile_meet_what_is_where_the_hero_stands() -> None:
    scene = Scene().hero(0, region="attica").monster("hydra", "boeotia").monster("minotaur", "attica")
    assert why(scene, Shot(0), "kill-hoplites boeotia") == "hero-not-there boeotia"
    assert why(scene, Shot(0), "kill-hoplites attica") == "nobody-there attica"
    assert why(scene, Shot(0), "strike-monster hydra") == "prey-elsewhere hydra boeotia"
    assert why(scene, Shot(0), "strike-monster medusa") not in ("", "prey-elsewhere medusa attica")
    assert why(scene, Shot(0), "strike-monster minotaur") == ""
    assert why(scene, Banish(0), "move-monster minotaur attica") == "already-there attica"
    assert why(scene, Banish(0), "move-monster hydra attica") == "prey-elsewhere hydra boeotia"
    scene.army(1, "attica", 1)
    assert why(scene, Shot(0), "kill-hoplites attica") == ""


@pytest.mark.rule("LOH-ART-07", "LOH-BATTLE-28", "LOH-BATTLE-04")
def test_a_battle_says_who_and_what_has_no_part_in_it() -> None:
    scene = attack(field(4, 2).hand(1, "charge").army(1, "thessaly", 2), 3)
    assert why(scene, FirstToAct(0), "go-first p3") == "not-in-battle p3"
    assert why(scene, FirstToAct(0), "go-first p2") == ""
    for choice in (BlowHorn(1), Palladium(1)):
        assert why(scene, choice, "use-artifact harpe") != ""
    assert why(scene, MasterPlan(1, 0), "use-blessing push-ups") != ""
    assert why(scene, MasterPlan(1, 0), "use-blessing master-plan") == ""
    assert why(scene, Reinforce(1, 1, 2), "reinforce thessaly 0") == "number-between 1 2"
    assert why(scene, Reinforce(1, 1, 2), "reinforce thessaly 3") == "number-between 1 2"
    assert why(scene, Reinforce(1, 1, 2), "reinforce crete 1") == "not-neighbours crete locris"
    assert why(scene, scene.choice(), "play-with-losses charge") == "nothing-to-ignore charge"


@pytest.mark.rule("LOH-HMOVE-01", "LOH-MOVE-03")
def test_moves_say_what_is_too_far() -> None:
    scene = Scene().army(0, "aetolia", 2)
    assert why(scene, LeadOne(0, scene.region("aetolia"), 1, False), "lead-to crete") != ""
    assert why(scene, LeadOne(0, scene.region("aetolia"), 1, False), "lead-to locris") == ""
    assert why(scene, FastMove(0), "move-hero crete") != ""


@pytest.mark.rule("LOH-EVENT-07")
def test_without_event_cards_nothing_happens() -> None:
    scene = Scene()
    scene.s.event_deck.pool.clear()
    scene.s.chance = scene.chance
    scene.s.heard = scene.heard
    assert draw_event(scene.s) == NOBODY
    happen(scene.s)
    assert scene.told() == []


@pytest.mark.rule("LOH-QUEST-01")
def test_a_quest_is_started_at_a_step_it_has() -> None:
    scene = Scene().quests("golden-fleece")
    quest = NAMES.quests.index("golden-fleece")
    figures = GAME.facts.quest[quest]
    scene.s.hero_region[0] = figures.region
    for step in (0, len(figures.steps) + 1):
        assert quest_closed(scene.s, 0, quest, step) == ("no-such-step", quest, len(figures.steps))


@pytest.mark.rule("LOH-BATTLE-03", "LOH-ART-07")
def test_nothing_is_used_before_a_battle_that_one_side_cannot_fight() -> None:
    scene = attack(field(4, 2).hand(1, "charge"), 3)
    scene.artifacts(0, *(NAMES.artifacts[card] for card in list(scene.s.artifact_deck.pool)))
    assert uses_before(scene.s, 0) != []
    bury(scene.s, 1, scene.region("locris"), 2)
    assert uses_before(scene.s, 0) == []
