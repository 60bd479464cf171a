"""What the attacks of monsters do to the hunter, and how evolutions change them (LOH-HUNT-11, LOH-HUNT-22)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.hunts import answered, attacked, begin, hunting, suffered
from games.lords_of_hellas.scene import NAMES, Scene


@pytest.mark.rule("LOH-HUNT-11")
@pytest.mark.parametrize("attack", ["charge", "mighty-attack"])
def test_charge_and_mighty_attack_injure_twice(attack: str) -> None:
    scene = suffered(attack, "trap-mace")
    scene.play("injure leadership", "injure strength")
    assert scene.injured(0) == ["leadership", "strength"]
    assert scene.asks() == "hero-attack"


@pytest.mark.rule("LOH-HUNT-11")
def test_fury_ends_the_hunt_only_of_a_hero_injured_before() -> None:
    fresh = suffered("fury", "trap-mace").play("injure speed")
    assert fresh.asks() == "hero-attack"
    assert not fresh.told(0, "hunt-lost")
    hurt = begin(hunting("trap-mace").injuries(0, "speed"))
    hurt.play("wound charge axe minotaur-3")
    attacked(hurt, "fury").play("suffer", "injure strength")
    assert hurt.told(0, "hunt-lost")


@pytest.mark.rule("LOH-LIM-10")
def test_nasty_wounds_lower_the_highest_attribute_for_good() -> None:
    scene = begin(hunting("trap-mace").attributes(0, leadership=3, strength=1, speed=2))
    scene.play("wound charge axe minotaur-3")
    attacked(scene, "nasty-wounds").play("suffer", "injure leadership")
    assert scene.value(0, "leadership") == 2
    assert scene.injured(0) == ["leadership"]


@pytest.mark.rule("LOH-LIM-10")
def test_nasty_wounds_let_the_hunter_choose_among_equals_and_stop_at_one() -> None:
    scene = begin(hunting("trap-mace").attributes(0, leadership=2, speed=2))
    scene.play("wound charge axe minotaur-3")
    attacked(scene, "nasty-wounds").play("suffer", "injure strength")
    assert scene.offered() == ["lower leadership", "lower speed"]
    scene.play("lower speed")
    assert (scene.value(0, "leadership"), scene.value(0, "speed")) == (2, 1)
    low = suffered("nasty-wounds", "trap-mace").play("injure strength")
    assert low.asks() == "hero-attack"
    assert low.value(0, "strength") == 1


@pytest.mark.rule("LOH-INJ-05")
@pytest.mark.parametrize("attack", ["quick-attack-4", "quick-attack-5"])
def test_quick_attack_cuts_the_hand_to_the_speed_after_the_injury(attack: str) -> None:
    scene = begin(hunting("trap-mace", "trap-sword", "phalanx-1").attributes(0, speed=3))
    scene.play("wound charge axe minotaur-3")
    attacked(scene, attack).play("suffer", "injure strength")
    assert scene.asks() == "hero-attack"
    assert len(scene.cards(0)) == 4
    slow = begin(hunting("trap-mace", "trap-sword", "phalanx-1").attributes(0, speed=3))
    slow.play("wound charge axe minotaur-3")
    attacked(slow, attack).play("suffer", "injure speed", "discard trap-mace", "discard phalanx-1")
    assert len(slow.cards(0)) == 2


@pytest.mark.rule("LOH-HUNT-11")
@pytest.mark.parametrize("attack", ["rampage", "special-attack-3", "special-attack-4"])
def test_rampage_and_special_attack_use_the_monsters_own(attack: str) -> None:
    scene = suffered(attack, "glory-bow", monster="cyclops")
    scene.play("injure speed", "injure strength")
    assert scene.told(0, "special-attack") == ["special-attack cyclops"]
    assert len(scene.injured(0)) == 2


@pytest.mark.rule("LOH-HUNT-15")
@pytest.mark.parametrize("attack", ["recall-3", "recall-4"])
def test_recall_ends_the_hunt(attack: str) -> None:
    scene = suffered(attack, "trap-mace").play("injure speed")
    assert scene.told(0, "hunt-lost")
    assert scene.injured(0) == ["speed"]


@pytest.mark.rule("LOH-HUNT-11")
def test_surprise_attack_discards_half_of_the_hand_rounded_up() -> None:
    scene = suffered("surprise-attack", "trap-mace", "trap-sword", "phalanx-1").play("injure speed")
    assert scene.asks() == "discard-cards"
    scene.play("discard trap-mace", "discard trap-sword")
    assert len(scene.cards(0)) == 2


@pytest.mark.rule("LOH-HUNT-11")
@pytest.mark.parametrize("attack", ["wild-attack-4", "wild-attack-5"])
def test_wild_attack_discards_a_random_card(attack: str) -> None:
    scene = suffered(attack, "trap-mace", "trap-sword").play("injure speed")
    assert len(scene.s.combat_discard) == 2
    assert len(scene.cards(0)) == 2


# -- special attacks of the monsters ----------------------------------------------------------------------------


@pytest.mark.rule("LOH-HUNT-11")
def test_cerberus_injures_and_takes_two_cards() -> None:
    scene = suffered("special-attack-3", "glory-bow", "trap-mace", "phalanx-1", monster="cerberus").play("injure speed")
    scene.play("discard glory-bow", "discard phalanx-1")
    assert "trap-mace" in scene.cards(0)
    assert len(scene.cards(0)) == 2


@pytest.mark.rule("LOH-HUNT-11")
def test_chimera_injures_and_kills_the_hunters_hoplites() -> None:
    scene = answered("special-attack-3", "glory-torch", monster="chimera").army(0, "epirus", 3)
    scene.play("suffer", "injure speed")
    assert scene.hoplites(0, "epirus") == 1


@pytest.mark.rule("LOH-HUNT-11")
def test_cyclops_injures_twice() -> None:
    scene = suffered("special-attack-3", "glory-bow", monster="cyclops").play("injure speed", "injure strength")
    assert len(scene.injured(0)) == 2


@pytest.mark.rule("LOH-REWARD-06")
def test_hydra_heals_a_wound_whose_mark_still_counts() -> None:
    scene = begin(hunting("trap-mace", monster="hydra"))
    scene.play("wound trap-mace mace hydra-7")
    attacked(scene, "special-attack-3").play("suffer", "injure speed")
    assert scene.told(0, "mended") == ["mended hydra mace hydra-7"]
    assert scene.s.wounds[NAMES.monsters.index("hydra")] == 0
    scene.play("give-up", "injure strength")
    assert scene.offered() == ["decline", "take-reward priest"]


@pytest.mark.rule("LOH-REWARD-06")
def test_the_hunter_picks_the_wound_that_hydra_heals() -> None:
    scene = begin(hunting("trap-mace", monster="hydra", wounds="0"))
    scene.play("wound trap-mace mace hydra-7")
    attacked(scene, "special-attack-3").play("suffer", "injure speed")
    assert scene.asked() == 0
    assert scene.offered() == ["mend torch hydra-1", "mend mace hydra-7"]


@pytest.mark.rule("LOH-HUNT-15")
def test_medusa_injures_and_ends_the_hunt() -> None:
    scene = suffered("special-attack-3", "glory-bow", monster="medusa").play("injure speed", "injure strength")
    assert scene.told(0, "hunt-lost")
    assert len(scene.injured(0)) == 2


@pytest.mark.rule("LOH-HUNT-11")
def test_minotaur_takes_a_priest_or_a_second_injury() -> None:
    scene = answered("special-attack-3", "trap-mace").priests(0, 1)
    scene.play("suffer", "injure speed")
    assert scene.offered() == ["sacrifice-priest", "take-injury"]
    scene.play("sacrifice-priest")
    assert scene.s.pool[0] == 0
    assert scene.injured(0) == ["speed"]
    poor = suffered("special-attack-3", "trap-mace").play("injure speed", "injure strength")
    assert len(poor.injured(0)) == 2


@pytest.mark.rule("LOH-INJ-05")
def test_sphinx_cuts_the_hand_to_leadership() -> None:
    scene = begin(hunting("trap-mace", "trap-sword", "phalanx-1", monster="sphinx").attributes(0, leadership=2))
    scene.play("wound charge spear sphinx-5")
    attacked(scene, "special-attack-3").play("suffer", "injure strength", "discard phalanx-1")
    assert len(scene.cards(0)) == 3


# -- evolutions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-HUNT-22", "LOH-HUNT-15")
def test_evolved_cerberus_strikes_hard_first_and_ends_the_hunt() -> None:
    scene = answered("attack-3", "glory-bow", "trap-sword", monster="cerberus", evolutions="cerberus-1")
    assert scene.s.hunts[-1].strength == 6
    scene.play("suffer", "injure speed", "injure strength")
    assert scene.told(0, "hunt-lost")


@pytest.mark.rule("LOH-HUNT-22")
def test_a_shield_parries_the_first_strike_and_the_second_is_ordinary() -> None:
    scene = answered("attack-3", "reinforcements", "trap-sword", monster="cerberus", evolutions="cerberus-1")
    scene.play("parry reinforcements", "injure speed")
    scene.play("wound trap-sword sword cerberus-5")
    scene.attack_deck("attack-4", "fury")
    scene.play("done", "attack attack-4")
    assert scene.s.hunts[-1].strength == 4


@pytest.mark.rule("LOH-HUNT-22")
def test_evolved_cyclops_is_one_stronger() -> None:
    assert answered("attack-3", "glory-bow", monster="cyclops", evolutions="cyclops-1").s.hunts[-1].strength == 4


@pytest.mark.rule("LOH-HUNT-22")
def test_evolved_hydra_rages_with_three_wounds() -> None:
    calm = answered("attack-3", "glory-bow", monster="hydra", evolutions="hydra-1", wounds="0")
    raging = answered("attack-3", "glory-bow", monster="hydra", evolutions="hydra-1", wounds="0 1")
    assert (calm.s.hunts[-1].strength, raging.s.hunts[-1].strength) == (3, 5)


@pytest.mark.rule("LOH-HUNT-02")
def test_evolved_medusa_makes_the_hunter_draw_by_speed() -> None:
    scene = Scene().monster("medusa", "epirus", evolutions="medusa-1").attributes(0, strength=4, speed=2)
    begin(scene)
    assert len(scene.cards(0)) == 2


@pytest.mark.rule("LOH-HUNT-19")
def test_evolved_sphinx_asks_for_leadership() -> None:
    scene = Scene().monster("sphinx", "epirus", evolutions="sphinx-1").attributes(0, leadership=2).turn()
    assert "hunt" not in scene.special()
    scene.attributes(0, leadership=3)
    assert "hunt" in scene.special()
    scene.injuries(0, "leadership")
    assert "hunt" not in scene.special()


@pytest.mark.rule("LOH-REWARD-07")
@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("cerberus-2", ["spear cerberus-7"]),
        ("chimera-2", ["mace chimera-7", "sword chimera-8"]),
        ("cyclops-2", ["mace cyclops-6"]),
        ("hydra-2", ["bow hydra-8", "bow hydra-9"]),
        ("medusa-2", ["axe medusa-6"]),
        ("minotaur-2", ["sword minotaur-5"]),
        ("sphinx-2", ["torch sphinx-6", "torch sphinx-7"]),
    ],
)
def test_evolutions_add_wound_places_without_marks(card: str, places: list[str]) -> None:
    monster = card.split("-")[0]
    scene = begin(hunting("charge", monster=monster, evolutions=card))
    offered = [text.removeprefix("wound charge ") for text in scene.offered("wound")]
    assert set(places) <= set(offered)
    for place in places[:1]:
        scene.play(f"wound charge {place}")
    attacked(scene, "recall-3").play("suffer", "injure speed")
    assert scene.asks() != "take-reward"
