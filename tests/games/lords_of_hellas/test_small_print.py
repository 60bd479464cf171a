"""Details that other tests pass by: each of these once could be broken without a test failing."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.hunts import begin, hunting
from games.lords_of_hellas.scene import GAME, NAMES, Scene
from games.lords_of_hellas.test_battle import attack, field
from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules.battlefield import army_strength, fortification
from ludoteka.games.lords_of_hellas.rules.blessings import PushUps
from ludoteka.games.lords_of_hellas.rules.control import remove_hoplites
from ludoteka.games.lords_of_hellas.rules.draft import Draft
from ludoteka.games.lords_of_hellas.rules.hunt import HeroAttacks
from ludoteka.games.lords_of_hellas.rules.monster_wounds import Heals
from ludoteka.games.lords_of_hellas.rules.prepare import prepare_closed
from ludoteka.games.lords_of_hellas.rules.quests import MoreGlory
from ludoteka.games.lords_of_hellas.rules.turn import Turn, Turns
from ludoteka.games.lords_of_hellas.rules.victory import crown_winner, way_to_win
from ludoteka.kernel.action import SPECTATOR


@pytest.mark.rule("LOH-VIC-04")
def test_the_view_shows_whose_figures_monsters_are() -> None:
    scene = Scene().slain(0, "hydra").slain(1, NAMES.monsters[0], NAMES.monsters[1])
    shown = [player.monsters for player in GAME.view(scene.s, SPECTATOR).players]
    assert shown == [["hydra"], [NAMES.monsters[0], NAMES.monsters[1]], []]


@pytest.mark.rule("LOH-BATTLE-13")
def test_a_refuge_must_be_a_neighbour() -> None:
    scene = Scene().army(1, "locris", 3).army(0, "aetolia", 6).turn()
    scene.play("special march", "lead-from aetolia", "lead-to locris", "lead 6")
    assert scene.asks() == "withdraw"
    assert "not-neighbours locris crete" in scene.refused("withdraw crete")


@pytest.mark.rule("LOH-TERM-06", "LOH-BATTLE-12")
@pytest.mark.parametrize(("lost", "fortified"), [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_fortified_hoplites_are_lost_last(lost: int, fortified: int) -> None:
    scene = Scene().army(0, "attica", 4, fortified=2).army(1, "thessaly", 3)
    s = scene.s
    attica = scene.region("attica")
    s.stepped = 1 << attica
    remove_hoplites(s, 0, attica, lost)
    assert s.fortified[attica] == fortified
    assert bool(s.stepped >> attica & 1) is (fortified == 2)
    assert bool(s.camps[0] >> attica & 1) is (lost < 4)


@pytest.mark.rule("LOH-TERM-06")
def test_losses_of_others_leave_the_fortified_alone() -> None:
    scene = Scene().army(0, "attica", 2, fortified=2).army(1, "attica", 3)
    attica = scene.region("attica")
    remove_hoplites(scene.s, 1, attica, 3)
    assert scene.s.fortified[attica] == 2


@pytest.mark.rule("LOH-SPEC-01")
def test_a_special_action_is_told_before_what_comes_of_it() -> None:
    scene = Scene().control(1, "attica").turn(1)
    scene.heard.clear()
    scene.play("special prepare")
    assert scene.told()[0] == "special p2 prepare"


@pytest.mark.rule("LOH-BLESS-01")
def test_everybody_sees_the_blessings_that_nobody_kept() -> None:
    scene = Scene().blessing_deck("bluff", "exile", "ambush", "armory").run(Draft(0), Turn(0), Turns())
    extra = [text.split()[1] for text in scene.offered()]
    for _ in range(3):
        scene.play(scene.offered()[0])
    kept = [text.split()[2] for text in scene.told(2, "blessing-kept")]
    left = [blessing for blessing in extra if blessing not in kept]
    assert left
    assert scene.told(2, "blessing-discarded") == [f"blessing-discarded {blessing}" for blessing in left]
    assert [NAMES.blessings[card] for card in scene.s.blessing_discard] == left


@pytest.mark.rule("LOH-QUEST-05")
@pytest.mark.parametrize("quest", [NAMES.quests[0], NAMES.quests[-1]])
def test_a_hero_on_any_quest_does_not_hunt(quest: str) -> None:
    assert f"on-quest {quest}" in Scene().on_quest(0, quest, 1).turn().refused("special hunt")


@pytest.mark.rule("LOH-BATTLE-14", "LOH-HERO-03")
def test_no_army_withdraws_to_helen() -> None:
    scene = Scene(heroes=("achilles", "perseus", "helen")).hero(2, "", "phocis")
    scene.army(1, "locris", 3).army(0, "aetolia", 6).turn()
    scene.play("special march", "lead-from aetolia", "lead-to locris", "lead 6")
    assert "helen-there phocis" in scene.refused("withdraw phocis")
    assert "withdraw phocis" not in scene.offered()


@pytest.mark.rule("LOH-LIM-01", "LOH-BATTLE-28")
@pytest.mark.parametrize("left", [0, 1])
def test_nobody_recruits_in_a_battle_without_a_hoplite_left(left: int) -> None:
    scene = field(4, 2).hand(1, "local-support-bow")
    rest = scene.s.supply[1] - left
    scene.army(1, "crete", rest)
    attack(scene, 4).play("play local-support-bow")
    assert (scene.asks() == "muster") is bool(left)


@pytest.mark.rule("LOH-WIN-05", "LOH-WIN-06")
@pytest.mark.parametrize("king", [0, 1])
def test_only_actions_of_who_held_the_card_count_down(king: int) -> None:
    scene = Scene().king(king, "zeus", 3).turn(0)
    scene.play("special prepare")
    while scene.s.active == 0 and scene.asks() != "turn":
        scene.play(scene.offered()[0])
    assert scene.s.countdown == (2 if king == 0 else 3)


@pytest.mark.rule("LOH-GLORY-01")
def test_the_last_free_glory_is_taken_without_a_question() -> None:
    scene = Scene().glory(1, *NAMES.lands[1:]).run(MoreGlory(0, 2), Turn(0), Turns())
    assert scene.asks() == "turn"
    assert [NAMES.lands[land] for land, seat in enumerate(scene.s.glory) if seat == 0] == [NAMES.lands[0]]


def without_cards(scene: Scene, left: int = 0) -> Scene:
    """All combat cards but a few are in the hands of the last player."""
    pool = scene.s.combat_deck.pool
    scene.s.hands[-1] = sorted(pool[left:])
    del pool[left:]
    return scene


@pytest.mark.rule("LOH-PREP-05")
@pytest.mark.parametrize("attribute", NAMES.attributes)
def test_any_injury_is_a_reason_to_prepare(attribute: str) -> None:
    scene = without_cards(Scene())
    scene.s.hero_region[0] = NOBODY
    assert prepare_closed(scene.s, 0) == ("nothing-to-prepare",)
    scene.injuries(0, attribute)
    assert prepare_closed(scene.s, 0) is None


@pytest.mark.rule("LOH-BLESS-04")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_push_ups_need_a_card_to_draw(left: int) -> None:
    scene = without_cards(Scene(), left)
    assert PushUps(NAMES.blessings.index("push-ups")).idle(scene.s, 0) == (None if left else ("no-cards-left",))


@pytest.mark.rule("LOH-BATTLE-08")
def test_an_army_is_as_strong_as_its_hoplites_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.facts.hoplite, "strength", 3)
    scene = attack(field(4, 2).hand(1, "charge"), 4)
    assert (army_strength(scene.s, 0), army_strength(scene.s, 1)) == (12, 6)


@pytest.mark.rule("LOH-GLORY-01")
def test_no_more_glory_is_taken_than_a_reward_gives() -> None:
    scene = Scene().run(MoreGlory(0, 2), Turn(0), Turns())
    free = len(NAMES.lands)
    scene.play(f"take-glory {NAMES.lands[0]}", f"take-glory {NAMES.lands[1]}")
    assert scene.asks() == "turn"
    assert sum(seat == NOBODY for seat in scene.s.glory) == free - 2


@pytest.mark.rule("LOH-REWARD-06")
def test_a_monster_heals_as_many_wounds_as_it_should() -> None:
    hydra = NAMES.monsters.index("hydra")
    scene = Scene().monster("hydra", "locris", wounds="0 3 6").run(Heals(0, hydra, 2), Turn(0), Turns())
    scene.play("mend torch hydra-1")
    scene.play("mend sword hydra-4")
    assert scene.asks() == "turn"
    assert scene.s.wounds[hydra] == 1 << 6


@pytest.mark.rule("LOH-MOVE-05")
def test_only_the_defender_is_stronger_by_fortified_hoplites() -> None:
    scene = attack(field(4, 2), 4)
    s = scene.s
    battle = s.battles[-1]
    s.owner[battle.region] = battle.attacker
    s.fortified[battle.region] = 2
    assert fortification(s, battle.attacker) == 0


@pytest.mark.rule("LOH-WIN-10")
def test_outside_turns_the_first_seat_that_can_wins() -> None:
    scene = Scene().slain(0, *NAMES.monsters[:3]).slain(1, *NAMES.monsters[3:6])
    s = scene.s
    s.active = NOBODY
    assert [way_to_win(s, seat) != NOBODY for seat in range(s.seats)] == [True, True, False]
    crown_winner(s)
    assert s.places == [1, 2, 2]


@pytest.mark.rule("LOH-HUNT-04")
def test_a_round_begins_in_the_hunt_that_was_begun_last() -> None:
    s = begin(hunting("trap-mace", monster="hydra")).s
    s.hunts.append(s.hunts[0].copy())
    for hunt in s.hunts:
        hunt.wounded = 1
    HeroAttacks(0).run(s)
    assert [hunt.wounded for hunt in s.hunts] == [1, 0]
