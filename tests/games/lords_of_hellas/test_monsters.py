"""The monster phase: die, moves, region attacks, and what monsters do without being asked (LOH-MPHASE)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import NAMES, Scene
from ludoteka.games.lords_of_hellas.rules.monsters import MonsterPhase
from ludoteka.games.lords_of_hellas.rules.turn import Turn, Turns

NOTHING = 0
ATTACK = 1
MOVE = 3
EITHER = 5
"""Positions of the faces of the die."""


def phase(scene: Scene, *faces: int) -> Scene:
    """A monster phase of seat 0 with these rolls; afterwards seat 0 has a turn."""
    return scene.luck(*faces).run(MonsterPhase(0), Turn(0), Turns())


@pytest.mark.rule("LOH-MPHASE-01")
def test_the_builder_rolls_once_for_each_monster_in_an_order_of_choice() -> None:
    scene = phase(
        Scene().monster("hydra", "epirus").monster("sphinx", "crete").monster("medusa", "elis"), *[NOTHING] * 3
    )
    assert scene.asked() == 0
    assert scene.offered() == ["roll hydra", "roll medusa", "roll sphinx"]
    scene.play("roll medusa")
    assert scene.offered() == ["roll hydra", "roll sphinx"]
    scene.play("roll sphinx")
    assert scene.asks() == "turn"
    assert [text.split()[2] for text in scene.told(0, "rolled")] == ["medusa", "sphinx", "hydra"]


@pytest.mark.rule("LOH-MPHASE-01")
def test_a_roll_is_resolved_before_the_next() -> None:
    scene = phase(Scene().monster("hydra", "epirus").monster("sphinx", "crete"), MOVE, NOTHING).play("roll hydra")
    assert scene.asks() == "move-monster"
    scene.play("move-monster hydra macedonia")
    assert scene.asks() == "turn"


@pytest.mark.rule("LOH-MPHASE-02")
@pytest.mark.parametrize(
    ("face", "result"),
    [
        (0, "nothing"),
        (1, "region-attack"),
        (2, "region-attack"),
        (3, "move"),
        (4, "move"),
        (5, "move-or-region-attack"),
    ],
)
def test_the_faces_of_the_die(face: int, result: str) -> None:
    scene = phase(Scene().monster("minotaur", "locris").army(1, "locris", 5), face)
    assert scene.told(0, "rolled") == [f"rolled p1 minotaur {result}"]
    assert (scene.hoplites(1, "locris") == 2) == (result == "region-attack")
    asks = {
        "nothing": "turn",
        "region-attack": "turn",
        "move": "move-monster",
        "move-or-region-attack": "move-or-attack",
    }
    assert scene.asks() == asks[result]


@pytest.mark.rule("LOH-MPHASE-02")
def test_a_move_must_be_made_to_a_neighbour() -> None:
    scene = phase(Scene().monster("hydra", "macedonia"), MOVE)
    assert scene.offered() == [
        "move-monster hydra epirus",
        "move-monster hydra thessaly",
        "move-monster hydra chalkidiki",
    ]
    scene.play("move-monster hydra chalkidiki")
    assert scene.lair("hydra") == "chalkidiki"


@pytest.mark.rule("LOH-MPHASE-02")
def test_move_or_region_attack_is_the_builders_choice() -> None:
    scene = phase(Scene().monster("minotaur", "locris").army(1, "locris", 5), EITHER)
    assert "region-attack minotaur" in scene.offered()
    assert "move-monster minotaur phocis" in scene.offered()
    scene.play("region-attack minotaur")
    assert scene.hoplites(1, "locris") == 2


@pytest.mark.rule("LOH-MPHASE-03")
def test_the_builder_picks_two_regions_for_chimera() -> None:
    scene = Scene().monster("chimera", "locris").army(1, "locris", 2).army(2, "phocis", 2).army(0, "aetolia", 2)
    phase(scene, ATTACK)
    assert scene.asked() == 0
    assert scene.offered() == [
        "attack-region thessaly",
        "attack-region aetolia",
        "attack-region locris",
        "attack-region phocis",
        "attack-region achaea",
    ]
    scene.play("attack-region locris")
    assert "attack-region locris" not in scene.offered()
    scene.play("attack-region phocis")
    assert (scene.hoplites(1, "locris"), scene.hoplites(2, "phocis"), scene.hoplites(0, "aetolia")) == (1, 1, 2)
    assert scene.asks() == "turn"


@pytest.mark.rule("LOH-MPHASE-04")
def test_monsters_do_not_block_or_fight_and_share_regions() -> None:
    scene = Scene().monster("hydra", "epirus").monster("sphinx", "macedonia").army(0, "epirus", 2, control=True)
    phase(scene, MOVE, NOTHING).play("roll hydra", "move-monster hydra macedonia")
    assert scene.lair("hydra") == scene.lair("sphinx") == "macedonia"
    scene.turn().play("move-hoplites", "move epirus macedonia")
    assert scene.hoplites(0, "macedonia") == 1


@pytest.mark.rule("LOH-MPHASE-05")
def test_fortified_hoplites_die_last() -> None:
    scene = phase(Scene().monster("cerberus", "locris").army(1, "locris", 3, fortified=1), ATTACK)
    assert (scene.hoplites(1, "locris"), scene.fortified("locris")) == (1, 1)


@pytest.mark.rule("LOH-MPHASE-06")
def test_an_attack_kills_those_there_and_nothing_without_a_target() -> None:
    scene = phase(Scene().monster("minotaur", "locris").army(1, "locris", 2), ATTACK)
    assert scene.hoplites(1, "locris") == 0
    empty = phase(Scene().monster("chimera", "locris"), ATTACK)
    assert empty.asks() == "turn"


@pytest.mark.rule("LOH-MPHASE-07")
def test_monsters_cross_the_sea_and_trigger_no_entry() -> None:
    scene = Scene().monster("chimera", "thessaly", evolutions="chimera-1").army(1, "euboea", 2)
    phase(scene, MOVE).play("move-monster chimera euboea")
    assert scene.lair("chimera") == "euboea"
    assert scene.hoplites(1, "euboea") == 2


@pytest.mark.rule("LOH-MPHASE-08")
def test_pandoras_box_brings_a_monster_phase_of_its_user_without_an_event() -> None:
    scene = Scene().monster("hydra", "macedonia").artifacts(1, "pandoras-box").turn(1).luck(MOVE)
    events = scene.s.event_deck.size()
    scene.play("use-artifact pandoras-box")
    assert (scene.asks(), scene.asked()) == ("move-monster", 1)
    scene.play("move-monster hydra epirus")
    assert scene.asks() == "turn"
    assert scene.s.event_deck.size() == events


# -- region attacks ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-MPHASE-02")
@pytest.mark.parametrize(
    ("monster", "left"), [("cerberus", 3), ("cyclops", 2), ("hydra", 4), ("medusa", 4), ("minotaur", 2)]
)
def test_hoplites_die_by_region_attacks(monster: str, left: int) -> None:
    scene = phase(Scene().monster(monster, "locris").army(1, "locris", 5), ATTACK)
    assert scene.hoplites(1, "locris") == left


@pytest.mark.rule("LOH-MPHASE-02")
def test_hydra_heals_a_wound_the_builder_picks() -> None:
    scene = phase(Scene().monster("hydra", "locris", wounds="0 3"), ATTACK)
    assert scene.offered() == ["mend torch hydra-1", "mend sword hydra-4"]
    scene.play("mend sword hydra-4")
    assert scene.s.wounds[NAMES.monsters.index("hydra")] == 1


@pytest.mark.rule("LOH-MPHASE-02", "LOH-INJ-01")
def test_medusa_injures_every_hero_in_her_region() -> None:
    scene = Scene().monster("medusa", "locris").hero(0, region="locris").hero(2, region="locris").army(1, "locris", 1)
    phase(scene, ATTACK)
    assert scene.asked() == 0
    scene.play("injure speed")
    assert scene.asked() == 2
    scene.play("injure strength")
    assert (scene.injured(0), scene.injured(1), scene.injured(2)) == (["speed"], [], ["strength"])
    assert scene.hoplites(1, "locris") == 0


@pytest.mark.rule("LOH-INJ-04")
def test_a_hero_with_three_injuries_suffers_nothing_from_medusa() -> None:
    scene = Scene().monster("medusa", "locris").hero(1, region="locris").injuries(1, "leadership", "strength", "speed")
    assert phase(scene, ATTACK).asks() == "turn"


@pytest.mark.rule("LOH-MPHASE-02")
def test_sphinx_robs_the_controller_or_kills() -> None:
    scene = Scene().monster("sphinx", "locris").army(1, "locris", 2, control=True).hand(1, "charge")
    phase(scene, ATTACK, 0)
    assert scene.cards(1) == []
    assert scene.hoplites(1, "locris") == 2
    phase(scene, ATTACK)
    assert scene.hoplites(1, "locris") == 1
    neutral = phase(Scene().monster("sphinx", "locris").army(1, "locris", 1).hand(1, "charge"), ATTACK)
    assert (neutral.cards(1), neutral.hoplites(1, "locris")) == (["charge"], 1)


@pytest.mark.rule("LOH-ART-03")
def test_aegis_saves_hoplites_from_a_region_attack() -> None:
    scene = phase(Scene().monster("minotaur", "locris").army(1, "locris", 4).artifacts(1, "aegis"), ATTACK)
    assert (scene.asks(), scene.asked()) == ("aegis", 1)
    scene.play("save 2")
    assert scene.hoplites(1, "locris") == 3


# -- passive abilities and entry --------------------------------------------------------------------------------


@pytest.mark.rule("LOH-MPHASE-06")
def test_no_temple_is_built_beside_minotaur_until_it_leaves() -> None:
    scene = Scene().monster("minotaur", "aetolia").army(0, "aetolia", 2, control=True).turn()
    assert "build-temple" not in scene.special()
    scene.monster("minotaur", "locris")
    assert "build-temple" in scene.special()


@pytest.mark.rule("LOH-MPHASE-06")
def test_nobody_recruits_beside_sphinx_by_any_effect() -> None:
    scene = Scene().monster("sphinx", "epirus").army(0, "epirus", 2, control=True).hero(0, region="epirus")
    scene.blessings(0, "local-volunteers").turn()
    assert "use-blessing local-volunteers" not in scene.offered()
    scene.play("special prepare")
    assert scene.offered("recruit") == []


@pytest.mark.rule("LOH-MPHASE-06")
def test_usurp_beside_sphinx_takes_control_without_a_hoplite() -> None:
    scene = Scene().monster("sphinx", "epirus").glory(0, "red").turn()
    scene.play("special usurp")
    assert scene.owner("epirus") == 0
    assert scene.hoplites(0, "epirus") == 0


@pytest.mark.rule("LOH-MPHASE-06", "LOH-BATTLE-13")
def test_no_beaten_defender_withdraws_to_cerberus_but_an_attacker_returns() -> None:
    scene = Scene().monster("cerberus", "macedonia").army(0, "macedonia", 5, control=True).army(1, "chalkidiki", 1)
    scene.control(2, "euboea").turn().play("special march", "lead-from macedonia", "lead-to chalkidiki", "lead 4")
    scene.pass_cards()
    assert scene.hoplites(1, "chalkidiki") == 0
    back = Scene().monster("cerberus", "macedonia").army(0, "macedonia", 3, control=True).army(1, "chalkidiki", 6)
    back.turn().play("special march", "lead-from macedonia", "lead-to chalkidiki", "lead 2").pass_cards()
    assert back.hoplites(0, "macedonia") == 2


@pytest.mark.rule("LOH-EVENT-03", "LOH-MOVE-11")
def test_evolved_chimera_kills_one_of_those_who_enter() -> None:
    scene = Scene().monster("chimera", "macedonia", evolutions="chimera-1").army(0, "epirus", 3, control=True)
    scene.attributes(0, leadership=3).turn()
    scene.play("move-hoplites", "move epirus macedonia", "move epirus macedonia", "done")
    assert scene.hoplites(0, "macedonia") == 1


@pytest.mark.rule("LOH-MPHASE-01", "LOH-MPHASE-02")
def test_the_monster_phase_says_which_monster_and_where() -> None:
    scene = phase(Scene().monster("hydra", "epirus").monster("sphinx", "crete"), NOTHING, MOVE)
    assert "monster-absent medusa (LOH-MPHASE-01)" in scene.refused("roll medusa")
    moving = phase(Scene().monster("hydra", "epirus").monster("sphinx", "crete"), MOVE, NOTHING).play("roll hydra")
    assert "other-monster hydra (LOH-MPHASE-02)" in moving.refused("move-monster sphinx elis")
    assert "monster-too-far hydra crete (LOH-MPHASE-02)" in moving.refused("move-monster hydra crete")
