"""The hunt: attack and defence in turns (LOH-HUNT)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.hunts import answered, attacked, begin, hunting, wound
from games.lords_of_hellas.scene import GAME, NAMES, Scene
from ludoteka.kernel.action import SPECTATOR

# -- the beginning ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-HUNT-01")
def test_hero_and_monster_must_share_a_region() -> None:
    scene = Scene().monster("hydra", "macedonia").turn()
    assert "hunt" not in scene.special()
    scene.hero(0, region="macedonia")
    assert "hunt" in scene.special()


@pytest.mark.rule("LOH-HUNT-01")
def test_with_several_monsters_the_hunter_chooses() -> None:
    scene = Scene().monster("hydra", "epirus").monster("sphinx", "epirus").monster("medusa", "crete").turn()
    scene.play("special hunt")
    assert scene.offered() == ["hunt hydra", "hunt sphinx"]
    scene.play("hunt sphinx")
    assert scene.s.hunts[-1].monster == NAMES.monsters.index("sphinx")


@pytest.mark.rule("LOH-HUNT-02", "LOH-LIM-04")
def test_the_hunter_draws_by_strength_without_hand_limit() -> None:
    scene = (
        Scene()
        .monster("hydra", "epirus")
        .attributes(0, strength=4)
        .hand(0, *["charge"] * 2, "glory-bow", "glory-torch")
    )
    begin(scene)
    assert len(scene.cards(0)) == 8
    assert scene.asks() == "hero-attack"


@pytest.mark.rule("LOH-HUNT-02", "LOH-INJ-01")
def test_an_injured_strength_draws_one_card() -> None:
    scene = Scene().monster("hydra", "epirus").attributes(0, strength=4).injuries(0, "strength")
    begin(scene)
    assert len(scene.cards(0)) == 1


@pytest.mark.rule("LOH-HUNT-03")
def test_the_attack_deck_is_shuffled_with_its_discards() -> None:
    scene = hunting().attack_deck("fury", "fury")
    fury = NAMES.attacks.index("fury")
    scene.s.attack_deck.top.clear()
    scene.s.attack_deck.top_known.clear()
    scene.s.attack_discard = [fury, fury]
    begin(scene)
    assert scene.s.attack_discard == []
    assert scene.s.attack_deck.pool.count(fury) == 2


@pytest.mark.rule("LOH-HUNT-19")
def test_the_order_before_the_first_attack() -> None:
    scene = hunting("glory-bow", drawn="").artifacts(0, "harpe", "poison-arrows").blessings(0, "inspiring-hunt")
    scene.combat_deck("charge", "phalanx-1", "assault-axe")
    begin(scene)
    assert scene.asks() == "before-hunt"
    assert len(scene.cards(0)) == 1
    scene.play("use-artifact harpe")
    assert scene.asks() == "use-at-start"
    assert scene.cards(0) == ["phalanx-1", "glory-bow", "charge"]
    assert scene.s.pool[0] == 1
    scene.play("use-artifact poison-arrows", "strike sword minotaur-1")
    assert "assault-axe" in scene.cards(0)
    assert scene.asks() == "hero-attack"


@pytest.mark.rule("LOH-HUNT-19")
def test_inspiring_hunt_comes_too_late_for_minotaurs_condition() -> None:
    scene = hunting(evolutions="minotaur-1").blessings(0, "inspiring-hunt").turn()
    assert "hunt" not in scene.special()
    scene.priests(0, 1)
    assert "hunt" in scene.special()
    scene.play("special hunt")
    assert scene.s.pool[0] == 2


# -- the hero attacks -------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-HUNT-04", "LOH-HUNT-09")
def test_hero_and_monster_attack_in_turns() -> None:
    scene = begin(hunting("trap-sword", "trap-mace"))
    assert scene.asks() == "hero-attack"
    wound(scene, "trap-sword", "sword", "minotaur-1")
    scene.attack_deck("attack-3", "fury").play("done")
    assert scene.asks() == "choose-attack"
    assert scene.asked() == 1
    scene.play("attack attack-3", "suffer", "injure speed")
    assert scene.asks() == "hero-attack"
    assert scene.asked() == 0
    wound(scene, "trap-mace", "mace", "minotaur-2")
    assert scene.s.hunts[-1].attacks == 1


@pytest.mark.rule("LOH-HUNT-05", "LOH-HUNT-15", "LOH-HUNT-16")
def test_without_a_wound_the_hunt_fails_and_hurts() -> None:
    scene = begin(hunting("glory-bow", drawn="reinforcements"))
    assert scene.offered() == ["give-up"]
    scene.play("give-up")
    assert scene.asks() == "injury"
    scene.play("injure leadership")
    assert scene.injured(0) == ["leadership"]
    assert not scene.s.hunts


@pytest.mark.rule("LOH-HUNT-05")
def test_by_the_czech_edition_the_hunter_may_decline() -> None:
    scene = begin(hunting())
    assert "give-up" in scene.offered()


@pytest.mark.rule("LOH-HUNT-05")
def test_by_the_polish_edition_a_hunter_able_to_wound_must() -> None:
    scene = begin(hunting(edition="pl"))
    assert "give-up" not in scene.offered()
    assert "LOH-HUNT-05" in scene.refused("give-up")
    helpless = begin(hunting("glory-bow", edition="pl", drawn="glory-torch", wounds="3"))
    assert helpless.offered() == ["give-up"]


@pytest.mark.rule("LOH-HUNT-06")
def test_a_card_wounds_its_own_symbol_and_a_sickle_any() -> None:
    scene = begin(hunting("trap-mace", "javelin-volley-axe"))
    assert scene.offered("wound") == [
        "wound trap-mace mace minotaur-2",
        "wound charge torch minotaur-4",
        "wound charge sword minotaur-1",
        "wound charge mace minotaur-2",
        "wound charge axe minotaur-3",
        "wound javelin-volley-axe axe minotaur-3",
    ]
    wound(scene, "trap-mace", "mace", "minotaur-2")
    assert scene.s.combat_discard == [NAMES.cards.index("trap-mace")]
    assert not [text for text in scene.offered() if "minotaur-2" in text]


@pytest.mark.rule("LOH-HUNT-06")
@pytest.mark.parametrize(
    ("cards", "symbol", "spent"),
    [
        (("trap-mace", "wild-attack-mace"), "mace", 2),
        (("trap-sword", "wild-attack-sword"), "sword", 2),
        (("glory-torch", "phalanx-1", "fortification-torch"), "torch", 3),
        (("glory-bow", "flank-attack", "flank-attack"), "bow", 3),
    ],
)
def test_a_set_of_one_symbol_wounds_any(cards: tuple[str, ...], symbol: str, spent: int) -> None:
    scene = begin(hunting(*cards, drawn="reinforcements"))
    scene.play(f"wound-with-set {symbol} axe minotaur-3")
    while scene.asks() == "spend-set":
        scene.play(scene.offered()[0])
    assert len(scene.s.combat_discard) == spent
    assert scene.s.wounds[NAMES.monsters.index("minotaur")] == 0b0100
    assert scene.s.hunts[-1].wounded == 1


@pytest.mark.rule("LOH-HUNT-06")
def test_too_few_cards_make_no_set() -> None:
    scene = begin(hunting("glory-bow", "flank-attack", "javelin-volley-axe", drawn="wild-attack-spear"))
    assert scene.offered("wound-with-set") == []


@pytest.mark.rule("LOH-HUNT-06")
def test_the_hunter_picks_which_cards_make_the_set() -> None:
    scene = begin(hunting("trap-mace", "wild-attack-mace", "encirclement-mace"))
    scene.play("wound-with-set mace axe minotaur-3")
    assert scene.offered() == ["discard trap-mace", "discard encirclement-mace", "discard wild-attack-mace"]
    scene.play("discard trap-mace", "discard encirclement-mace")
    assert scene.cards(0) == ["wild-attack-mace", "charge"]


@pytest.mark.rule("LOH-HUNT-07", "LOH-HUNT-14")
def test_all_wounds_in_one_attack_win_the_hunt_without_an_answer() -> None:
    scene = begin(hunting("trap-mace", "trap-sword", "glory-torch", drawn="assault-axe"))
    wound(scene, "trap-mace", "mace", "minotaur-2")
    wound(scene, "trap-sword", "sword", "minotaur-1")
    wound(scene, "glory-torch", "torch", "minotaur-4")
    wound(scene, "assault-axe", "axe", "minotaur-3")
    assert scene.s.hunts[-1].attacks == 0
    assert scene.lair("minotaur") == ""
    assert scene.asks() == "take-reward"


@pytest.mark.rule("LOH-HUNT-08")
def test_a_card_spent_as_a_wound_does_not_defend() -> None:
    scene = begin(hunting("assault-axe"))
    wound(scene, "assault-axe", "axe", "minotaur-3")
    attacked(scene, "attack-3")
    assert scene.offered("defend") == ["defend charge"]


# -- the monster attacks ----------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-HUNT-09", "LOH-TERM-10")
def test_the_left_neighbour_sees_two_cards_and_discards_one_openly() -> None:
    scene = begin(hunting("trap-mace"))
    wound(scene, "trap-mace", "mace", "minotaur-2")
    scene.attack_deck("fury", "attack-3").play("done")
    assert scene.asked() == 1
    assert scene.offered() == ["attack attack-3", "attack fury"]
    seen = GAME.view(scene.s, 1).hunt
    hidden = GAME.view(scene.s, 0).hunt
    assert seen is not None
    assert seen.drawn == ["attack-3", "fury"]
    assert hidden is not None
    assert hidden.drawn is None
    assert hidden.drawn_count == 2
    assert scene.told(1, "attack-seen")
    assert not scene.told(0, "attack-seen")
    assert not scene.told(SPECTATOR, "attack-seen")
    scene.play("attack fury")
    assert scene.told(0, "attack-discarded") == ["attack-discarded attack-3"]
    assert scene.s.attack_discard == [NAMES.attacks.index("attack-3")]


@pytest.mark.rule("LOH-HUNT-10")
def test_defence_needs_the_strength_of_the_attack_and_draws_two() -> None:
    scene = answered("attack-4", "wild-attack-mace", "trap-mace", "assault-axe")
    assert scene.refused("done")
    scene.play("defend wild-attack-mace")
    assert scene.offered() == ["defend trap-mace", "defend assault-axe"]
    scene.combat_deck("glory-bow", "glory-torch")
    scene.play("defend trap-mace")
    assert "done" in scene.offered()
    assert "defend assault-axe" in scene.offered()
    scene.play("done")
    assert scene.injured(0) == []
    assert scene.cards(0) == ["glory-torch", "glory-bow", "assault-axe"]
    assert scene.asks() == "hero-attack"


@pytest.mark.rule("LOH-HUNT-10")
def test_a_hand_too_weak_cannot_defend() -> None:
    scene = answered("attack-5", "wild-attack-mace", "trap-mace")
    assert scene.offered() == ["suffer"]
    assert "LOH-HUNT-10" in scene.refused("defend trap-mace")


@pytest.mark.rule("LOH-HUNT-11")
def test_an_attack_not_defended_is_resolved_and_draws_one() -> None:
    scene = answered("attack-3", "wild-attack-mace", "assault-axe")
    scene.combat_deck("glory-bow")
    scene.play("suffer", "injure speed")
    assert scene.injured(0) == ["speed"]
    assert scene.cards(0) == ["glory-bow", "wild-attack-mace", "assault-axe"]


@pytest.mark.rule("LOH-HUNT-11")
def test_a_card_is_drawn_even_when_the_attack_ends_the_hunt() -> None:
    scene = answered("recall-3", "wild-attack-mace").combat_deck("glory-bow")
    scene.play("suffer", "injure speed")
    assert not scene.s.hunts
    assert scene.cards(0) == ["glory-bow", "wild-attack-mace"]
    assert scene.told(0, "cards-drawn")[-1] == "cards-drawn p1 1"


@pytest.mark.rule("LOH-HUNT-05", "LOH-HUNT-11")
def test_no_card_is_drawn_by_a_hunter_who_gives_up() -> None:
    scene = begin(hunting("trap-mace"))
    cards = scene.cards(0)
    scene.play("give-up")
    assert scene.told(0, "hunt-lost")
    assert scene.cards(0) == cards


@pytest.mark.rule("LOH-HUNT-11", "LOH-HUNT-18")
def test_the_hand_limit_holds_for_a_card_drawn_after_the_hunt() -> None:
    scene = answered("recall-3", "wild-attack-mace", "trap-mace", "trap-sword", "wild-attack-axe").combat_deck(
        "glory-bow"
    )
    scene.play("suffer", "injure speed")
    assert scene.asks() == "hand-limit"
    scene.play("discard trap-mace")
    assert scene.cards(0) == ["glory-bow", "trap-sword", "wild-attack-mace", "wild-attack-axe"]


@pytest.mark.rule("LOH-HUNT-12")
def test_a_shield_parries_any_attack_for_an_injury_and_one_card() -> None:
    scene = answered("attack-5", "reinforcements")
    scene.combat_deck("glory-bow")
    scene.play("parry reinforcements", "injure leadership")
    assert scene.injured(0) == ["leadership"]
    assert scene.cards(0) == ["glory-bow"]
    assert scene.asks() == "hero-attack"


@pytest.mark.rule("LOH-HUNT-12", "LOH-INJ-02")
def test_the_price_of_a_shield_as_fourth_injury_ends_the_hunt() -> None:
    scene = begin(hunting("reinforcements").injuries(0, "leadership", "strength", "speed"))
    scene.play("wound charge axe minotaur-3")
    attacked(scene, "attack-5").combat_deck("glory-bow")
    scene.play("parry reinforcements")
    assert scene.told(0, "hunt-lost")
    assert scene.cards(0) == ["glory-bow"]


@pytest.mark.rule("LOH-HUNT-12")
def test_battle_effects_of_combat_cards_do_not_work_in_a_hunt() -> None:
    scene = answered("attack-4", "fortification-bow", "trap-mace", "glory-torch").army(0, "epirus", 3, fortified=0)
    assert scene.offered() == ["suffer"]


@pytest.mark.rule("LOH-HUNT-13")
def test_a_short_attack_deck_is_shuffled_from_its_discards() -> None:
    scene = begin(hunting("trap-mace"))
    wound(scene, "trap-mace", "mace", "minotaur-2")
    cards = scene.s.attack_deck.cards()
    scene.s.attack_deck.pool = [cards[0]]
    scene.s.attack_discard = cards[1:]
    scene.play("done")
    assert scene.told(0, "attacks-shuffled")
    assert len(scene.s.hunts[-1].drawn) == 2
    assert scene.s.attack_deck.size() == 16


# -- attack cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-HUNT-22")
@pytest.mark.parametrize(
    ("attack", "strength"),
    [
        ("attack-3", 3),
        ("attack-4", 4),
        ("attack-5", 5),
        ("charge", 4),
        ("fury", 5),
        ("mighty-attack", 4),
        ("nasty-wounds", 4),
        ("quick-attack-4", 4),
        ("quick-attack-5", 5),
        ("rampage", 5),
        ("recall-3", 3),
        ("recall-4", 4),
        ("special-attack-3", 3),
        ("special-attack-4", 4),
        ("surprise-attack", 3),
        ("wild-attack-4", 4),
        ("wild-attack-5", 5),
    ],
)
def test_the_strength_of_each_attack_card(attack: str, strength: int) -> None:
    """Minotaur with an added place, two of five covered, and a hunter with two cards left."""
    scene = begin(hunting("trap-mace", "trap-sword", wounds="0", evolutions="minotaur-2").priests(0, 1))
    scene.play("wound charge axe minotaur-3")
    scene.attack_deck(attack, "attack-3" if attack != "attack-3" else "attack-4").play("done", f"attack {attack}")
    assert scene.s.hunts[-1].strength == strength
