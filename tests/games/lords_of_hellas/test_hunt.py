"""The hunt: attack and defence in turns, injuries, its end and its rewards (LOH-HUNT, LOH-INJ, LOH-REWARD)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import GAME, NAMES, Scene
from ludoteka.kernel.action import SPECTATOR


def hunting(
    *cards: str,
    monster: str = "minotaur",
    wounds: str = "",
    evolutions: str = "",
    edition: str = "cs",
    drawn: str = "charge",
    seats: int = 3,
) -> Scene:
    """Seat 0 has strength 1 and hunts a monster in Epirus with these cards and the one drawn."""
    scene = Scene(seats, edition).monster(monster, "epirus", wounds, evolutions).hand(0, *cards)
    return scene.combat_deck(drawn) if drawn else scene


def begin(scene: Scene) -> Scene:
    """The special action is chosen."""
    return scene.turn().play("special hunt")


def attacked(scene: Scene, attack: str) -> Scene:
    """The monster attacks with a card, another one is discarded."""
    scene.attack_deck(attack, "mighty-attack" if attack != "mighty-attack" else "attack-5")
    return scene.play("done", f"attack {attack}")


def wound(scene: Scene, card: str, symbol: str, place: str) -> Scene:
    """A wound with one card."""
    return scene.play(f"wound {card} {symbol} {place}")


def answered(attack: str, *cards: str, monster: str = "minotaur", evolutions: str = "", wounds: str = "") -> Scene:
    """A hunter who has dealt one wound of any symbol with Charge is attacked; these cards are left."""
    scene = begin(hunting(*cards, monster=monster, evolutions=evolutions, wounds=wounds))
    first = scene.offered("wound")
    scene.play(next(text for text in first if text.startswith("wound charge")))
    return attacked(scene, attack)


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


def suffered(attack: str, *cards: str, monster: str = "minotaur", **more: str) -> Scene:
    """The hunter does not defend."""
    return answered(attack, *cards, monster=monster, **more).play("suffer")


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


# -- the end ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-HUNT-15", "LOH-HUNT-16", "LOH-HUNT-21", "LOH-INJ-02")
def test_a_fourth_injury_ends_the_hunt_at_once() -> None:
    scene = begin(hunting("trap-mace", "trap-sword", monster="cerberus").injuries(0, "leadership", "strength", "speed"))
    scene.play("wound charge spear cerberus-3")
    attacked(scene, "special-attack-3").combat_deck("glory-bow").play("suffer")
    assert scene.told(0, "hunt-lost")
    assert scene.cards(0) == ["glory-bow", "trap-sword", "trap-mace"]
    assert len(scene.injured(0)) == 3


@pytest.mark.rule("LOH-HUNT-17")
def test_wounds_stay_for_the_next_hunter() -> None:
    scene = answered("recall-3", "trap-mace").combat_deck("phalanx-1").play("suffer", "injure speed")
    while scene.asks() != "turn":
        scene.play("decline")
    minotaur = NAMES.monsters.index("minotaur")
    assert scene.s.wounds[minotaur] == 0b1000
    scene.hero(1, region="epirus").hand(1, "trap-sword").combat_deck("glory-bow").play("special hunt")
    assert scene.offered("wound") == ["wound trap-sword sword minotaur-1"]


@pytest.mark.rule("LOH-HUNT-18", "LOH-LIM-04", "LOH-HUNT-20")
def test_the_hand_is_trimmed_after_the_reward() -> None:
    scene = Scene().monster("minotaur", "epirus").attributes(0, strength=3)
    scene.hand(0, "trap-mace", "glory-bow", "glory-torch", "phalanx-1").combat_deck("charge", "charge", "assault-spear")
    begin(scene).play("wound trap-mace mace minotaur-2")
    attacked(scene, "recall-3").combat_deck("javelin-volley-spear").play("suffer")
    assert scene.asks() == "injury"
    scene.play("injure speed")
    assert scene.asks() == "take-reward"
    scene.play("take-reward priest")
    assert scene.asks() == "hand-limit"
    scene.play("discard glory-bow", "discard phalanx-1", "discard javelin-volley-spear")
    assert len(scene.cards(0)) == 4
    assert scene.s.pool[0] == 1


@pytest.mark.rule("LOH-HUNT-20")
def test_after_a_success_glory_and_figure_come_before_the_reward() -> None:
    scene = begin(hunting("trap-mace", wounds="0 2 3")).play("wound trap-mace mace minotaur-2")
    told = [text.split()[0] for text in scene.told()]
    assert told.index("hunt-won") < told.index("slain") < told.index("glory")
    assert scene.asks() == "take-reward"


@pytest.mark.rule("LOH-HUNT-23")
def test_a_wound_at_the_start_is_not_the_one_the_attack_needs() -> None:
    scene = begin(hunting("glory-bow", drawn="reinforcements").blessings(0, "weak-spot"))
    scene.play("use-blessing weak-spot", "discard glory-bow", "strike mace minotaur-2")
    assert scene.offered() == ["give-up"]
    scene.play("give-up", "injure speed")
    assert scene.offered() == ["decline", "take-reward priest"]


@pytest.mark.rule("LOH-HUNT-23")
def test_a_wound_at_the_start_may_win_the_hunt() -> None:
    scene = begin(hunting("glory-bow", wounds="0 1 2").blessings(0, "weak-spot"))
    scene.play("use-blessing weak-spot", "discard glory-bow")
    assert scene.told(0, "slain") == ["slain p1 minotaur"]
    scene.play("take-reward monster-artifact")
    assert not scene.s.hunts
    assert scene.asked() == 1


# -- injuries ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-INJ-01")
def test_an_injured_attribute_counts_one_until_healed() -> None:
    scene = answered("attack-3", "trap-mace").attributes(0, leadership=4, speed=2)
    scene.play("suffer")
    assert scene.offered() == ["injure leadership", "injure strength", "injure speed"]
    scene.play("injure leadership")
    view = GAME.view(scene.s, 0).players[0]
    assert (view.attributes["leadership"], view.stored["leadership"]) == (1, 4)
    scene.artifacts(0, "ambrosia").turn().play("use-artifact ambrosia")
    assert GAME.view(scene.s, 0).players[0].attributes["leadership"] == 4


@pytest.mark.rule("LOH-INJ-03")
def test_injuries_outlast_the_hunt_and_prepare_heals() -> None:
    scene = suffered("recall-3", "trap-mace").play("injure speed")
    while scene.asks() != "turn":
        scene.play("decline")
    assert scene.injured(0) == ["speed"]
    scene.turn().play("special prepare", "heal speed")
    assert scene.injured(0) == []


@pytest.mark.rule("LOH-INJ-04")
def test_outside_a_hunt_a_fourth_injury_is_nothing_and_no_price() -> None:
    scene = Scene().injuries(0, "leadership", "strength", "speed").injuries(1, "leadership", "strength", "speed")
    scene.monster("medusa", "epirus").blessings(0, "exile").artifacts(0, "thunder-of-zeus").control(
        0, "thessaly"
    ).turn()
    assert "use-blessing exile" not in scene.offered()
    scene.play("use-artifact thunder-of-zeus")
    assert "strike-hero p2" not in scene.offered()
    assert "strike-hero p3" in scene.offered()


@pytest.mark.rule("LOH-INJ-05")
def test_an_injury_to_strength_takes_back_no_draw() -> None:
    scene = (
        Scene().monster("cyclops", "epirus").attributes(0, strength=3).combat_deck("charge", "glory-bow", "trap-mace")
    )
    begin(scene).play("wound charge spear cyclops-3")
    attacked(scene, "attack-3").play("suffer", "injure strength")
    assert len(scene.cards(0)) == 3


# -- rewards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-REWARD-01")
def test_a_failed_hunt_gives_one_reward_for_marks_dealt() -> None:
    scene = begin(hunting("trap-mace", "assault-axe").artifact_deck("ambrosia"))
    scene.play("wound trap-mace mace minotaur-2", "wound assault-axe axe minotaur-3")
    attacked(scene, "recall-3").play("suffer", "injure speed")
    assert scene.offered() == ["decline", "take-reward neutral-artifact", "take-reward priest"]
    scene.play("take-reward neutral-artifact")
    assert scene.has(0, "ambrosia")
    assert not scene.s.hunts


@pytest.mark.rule("LOH-REWARD-01")
def test_a_failed_hunt_without_marks_gives_nothing() -> None:
    scene = begin(hunting("trap-sword")).play("wound trap-sword sword minotaur-1")
    attacked(scene, "recall-3").play("suffer", "injure speed")
    assert not scene.s.hunts


@pytest.mark.rule("LOH-REWARD-02", "LOH-GLORY-01")
def test_a_success_gives_glory_figure_and_one_reward() -> None:
    scene = begin(hunting("trap-mace", wounds="0 2 3").glory(1, "red"))
    scene.play("wound trap-mace mace minotaur-2")
    assert scene.holder("red") == 0
    assert scene.s.slayer[NAMES.monsters.index("minotaur")] == 0
    assert scene.offered() == ["decline", "take-reward monster-artifact", "take-reward priest"]
    scene.play("take-reward monster-artifact")
    assert scene.has(0, "minotaurs-horn")
    assert scene.charged("minotaurs-horn")


@pytest.mark.rule("LOH-REWARD-02")
def test_marks_covered_by_others_earn_nothing() -> None:
    scene = begin(hunting("trap-sword", wounds="1 2 3")).play("wound trap-sword sword minotaur-1")
    assert scene.offered() == ["decline", "take-reward monster-artifact"]


@pytest.mark.rule("LOH-REWARD-03")
def test_a_wound_outside_a_hunt_earns_only_glory_and_figure_with_the_last() -> None:
    scene = Scene().monster("minotaur", "crete", wounds="0 1 3").control(0, "thessaly").turn()
    scene.play("use-artifact thunder-of-zeus", "strike-monster minotaur")
    assert scene.s.slayer[NAMES.monsters.index("minotaur")] == 0
    assert scene.holder("brown") == 0
    assert scene.s.lost_artifacts >> NAMES.artifacts.index("minotaurs-horn") & 1
    assert scene.asks() != "take-reward"
    assert scene.s.pool[0] == 0


@pytest.mark.rule("LOH-REWARD-04")
def test_a_slain_monster_is_gone_with_its_evolutions_and_its_artifact() -> None:
    scene = begin(hunting("trap-mace", wounds="0 2 3 4", evolutions="minotaur-2"))
    scene.play("wound trap-mace mace minotaur-2", "take-reward priest")
    assert scene.lair("minotaur") == ""
    assert scene.s.event_discard == [NAMES.events.index("minotaur-2")]
    assert scene.s.lost_artifacts >> NAMES.artifacts.index("minotaurs-horn") & 1
    assert not scene.has(0, "minotaurs-horn")


@pytest.mark.rule("LOH-REWARD-05")
def test_an_empty_artifact_deck_is_no_reward() -> None:
    scene = hunting("assault-axe")
    scene.s.lost_artifacts = sum(1 << artifact for artifact in scene.s.artifact_deck.pool)
    scene.s.artifact_deck.pool = []
    begin(scene).play("wound assault-axe axe minotaur-3")
    attacked(scene, "recall-3").play("suffer", "injure speed")
    assert not scene.s.hunts


@pytest.mark.rule("LOH-REWARD-06")
def test_a_reward_may_be_declined() -> None:
    scene = begin(hunting("trap-mace", wounds="0 2 3")).play("wound trap-mace mace minotaur-2", "decline")
    assert not scene.s.hunts
    assert scene.s.pool[0] == 0


# -- artifacts and blessings in a hunt --------------------------------------------------------------------------


@pytest.mark.rule("LOH-ART-08")
def test_the_staff_of_tiresias_chooses_in_any_hunt() -> None:
    scene = begin(hunting("trap-mace").artifacts(2, "staff-of-tiresias")).play("wound trap-mace mace minotaur-2")
    scene.attack_deck("fury", "attack-3").play("done")
    assert (scene.asks(), scene.asked()) == ("staff-of-tiresias", 2)
    scene.play("use-artifact staff-of-tiresias")
    assert (scene.asks(), scene.asked()) == ("choose-attack", 2)
    seen = [GAME.view(scene.s, seat).hunt for seat in range(3)]
    assert [hunt is not None and hunt.drawn is not None for hunt in seen] == [False, False, True]
    assert not scene.charged("staff-of-tiresias")
    scene.play("attack fury")
    assert scene.asked() == 0


@pytest.mark.rule("LOH-ART-08")
def test_the_staff_may_be_kept_and_is_not_asked_for_of_the_left_neighbour() -> None:
    scene = begin(hunting("trap-mace").artifacts(2, "staff-of-tiresias")).play(
        "wound trap-mace mace minotaur-2", "done"
    )
    scene.play("decline")
    assert (scene.asks(), scene.asked()) == ("choose-attack", 1)
    left = begin(hunting("trap-mace").artifacts(1, "staff-of-tiresias")).play("wound trap-mace mace minotaur-2", "done")
    assert (left.asks(), left.asked()) == ("choose-attack", 1)


@pytest.mark.rule("LOH-ART-03", "LOH-TURN-06")
def test_the_eye_of_the_graeae_exchanges_cards_before_either_attack() -> None:
    scene = begin(hunting("glory-bow", "flank-attack", drawn="reinforcements").artifacts(0, "eye-of-graeae"))
    scene.combat_deck("trap-mace", "trap-sword")
    scene.play("use-artifact eye-of-graeae")
    assert "done" not in scene.offered()
    scene.play("discard glory-bow", "discard flank-attack", "done")
    assert scene.cards(0) == ["trap-sword", "trap-mace", "reinforcements"]
    again = answered("attack-5", "glory-bow").artifacts(0, "eye-of-graeae")
    assert "use-artifact eye-of-graeae" in again.offered()


@pytest.mark.rule("LOH-TURN-06", "LOH-BLESS-02")
def test_battle_prayer_and_aid_to_atlas_in_a_hunt() -> None:
    scene = hunting("glory-bow", drawn="reinforcements").blessings(0, "battle-prayer").priests(0, 2)
    begin(scene.keeps(0, "aid-to-atlas").covered(0, "march"))
    scene.play("use-blessing battle-prayer")
    assert scene.s.pool[0] == 1
    assert len(scene.cards(0)) == 3
    scene.play("discard-quest aid-to-atlas")
    assert len(scene.cards(0)) == 5
    assert scene.s.covered[0] == 0


@pytest.mark.rule("LOH-TURN-06")
def test_nothing_is_used_between_two_wounds_or_in_the_middle_of_a_defence() -> None:
    scene = hunting("trap-mace", "trap-sword").blessings(0, "battle-prayer").priests(0, 2)
    begin(scene).play("wound trap-mace mace minotaur-2")
    assert scene.offered("use-blessing") == []
    attacked(scene, "attack-4")
    assert scene.offered("use-blessing") == ["use-blessing battle-prayer"]
    scene.play("defend trap-sword")
    assert scene.offered("use-blessing") == []


@pytest.mark.rule("LOH-BLESS-02")
def test_sacrifice_of_flesh_heals_and_draws() -> None:
    scene = hunting("trap-mace").blessings(0, "sacrifice-of-flesh").priests(0, 2).injuries(0, "speed")
    begin(scene).play("use-blessing sacrifice-of-flesh")
    assert scene.injured(0) == []
    assert (len(scene.cards(0)), scene.s.pool[0]) == (3, 1)
    scene.play("use-blessing sacrifice-of-flesh")
    assert (len(scene.cards(0)), scene.s.pool[0]) == (4, 0)
    assert "use-blessing sacrifice-of-flesh" not in scene.offered()


@pytest.mark.rule("LOH-BLESS-02")
def test_weak_spot_works_once_in_a_hunt() -> None:
    scene = begin(hunting("glory-bow", "flank-attack").blessings(0, "weak-spot"))
    assert scene.asks() == "use-at-start"
    scene.play("use-blessing weak-spot", "discard glory-bow", "strike axe minotaur-3")
    assert scene.asks() == "hero-attack"


@pytest.mark.rule("LOH-BLESS-02")
def test_advanced_dodge_adds_speed_to_a_card_once_in_a_hunt() -> None:
    scene = answered("attack-5", "wild-attack-mace", "trap-mace").blessings(0, "advanced-dodge").attributes(0, speed=3)
    assert scene.offered("use-blessing") == []
    scene.play("defend wild-attack-mace", "use-blessing advanced-dodge")
    assert "done" in scene.offered()
    scene.play("done")
    assert scene.injured(0) == []
    scene.play("wound trap-mace mace minotaur-2")
    scene.attack_deck("attack-4", "fury")
    scene.play("done", "attack attack-4")
    assert scene.offered("use-blessing") == []


@pytest.mark.rule("LOH-BLESS-02")
def test_advanced_dodge_needs_a_card() -> None:
    scene = begin(hunting(drawn="charge").blessings(0, "advanced-dodge").attributes(0, speed=5))
    scene.attack_deck("attack-4", "fury")
    scene.play("wound charge axe minotaur-3", "attack attack-4")
    assert scene.offered() == ["suffer"]


@pytest.mark.rule("LOH-BLESS-02")
def test_master_plan_strengthens_a_card_in_defence() -> None:
    scene = answered("attack-5", "wild-attack-mace").blessings(0, "master-plan").priests(0, 1)
    assert scene.offered("defend") == []
    scene.play("defend-planned wild-attack-mace", "done")
    assert scene.s.pool[0] == 0
    assert scene.injured(0) == []


@pytest.mark.rule("LOH-BLESS-02")
def test_wild_hunt_starts_a_hunt_instead_of_the_hero_move() -> None:
    scene = hunting("trap-mace").blessings(0, "wild-hunt").attributes(0, strength=2).covered(0, "hunt").turn()
    scene.play("use-blessing wild-hunt")
    assert scene.value(0, "strength") == 1
    assert scene.asks() == "hero-attack"
    scene.play("give-up", "injure speed")
    assert scene.asks() == "turn"
    assert scene.offered("move-hero") == []
    assert not scene.is_covered(0, "prepare")


@pytest.mark.rule("LOH-BLESS-02", "LOH-HMOVE-07")
def test_wild_hunt_cannot_be_paid_with_strength_one_or_on_a_quest() -> None:
    weak = hunting("trap-mace").blessings(0, "wild-hunt").turn()
    assert "use-blessing wild-hunt" not in weak.offered()
    away = hunting("trap-mace").blessings(0, "wild-hunt").attributes(0, strength=3)
    away.on_quest(0, "golden-fleece", 1).turn()
    assert "use-blessing wild-hunt" not in away.offered()


@pytest.mark.rule("LOH-ART-03")
def test_the_golden_goblet_before_a_hunt_draws_one_more_card() -> None:
    scene = hunting(drawn="").attributes(0, strength=2).artifacts(0, "golden-goblet")
    begin(scene)
    assert scene.offered() == ["done", "drink leadership", "drink strength", "drink speed"]
    scene.play("drink strength")
    assert len(scene.cards(0)) == 3
    while scene.s.hunts:
        scene.play("give-up" if "give-up" in scene.offered() else scene.offered()[0])
    assert scene.s.boosted == -1


def test_a_hunter_without_cards_and_uses_is_not_asked() -> None:
    scene = begin(hunting()).play("wound charge mace minotaur-2")
    assert scene.asks() == "choose-attack"


def test_an_attack_hidden_from_others_is_resampled() -> None:
    """Who does not choose cannot tell which attack cards were drawn; who chooses can."""
    scene = begin(hunting("trap-mace")).play("wound trap-mace mace minotaur-2", "done")
    drawn = scene.s.hunts[-1].drawn
    twins = [GAME.resample(scene.s, 0, scene.chance).hunts[-1].drawn for _ in range(20)]
    assert any(twin != drawn for twin in twins)
    assert all(GAME.resample(scene.s, 1, scene.chance).hunts[-1].drawn == drawn for _ in range(5))


# -- why not ----------------------------------------------------------------------------------------------------


def test_a_closed_hunt_says_why() -> None:
    assert "no-prey epirus (LOH-HUNT-01)" in Scene().turn().refused("special hunt")
    needy = Scene().monster("minotaur", "epirus", evolutions="minotaur-1").turn()
    assert "prey-needs-priests minotaur 1 (LOH-HUNT-19)" in needy.refused("special hunt")
    proud = Scene().monster("sphinx", "epirus", evolutions="sphinx-1").turn()
    assert "prey-needs-leadership sphinx 3 (LOH-HUNT-19)" in proud.refused("special hunt")
    away = Scene().on_quest(0, "golden-fleece", 1).turn()
    assert "on-quest golden-fleece" in away.refused("special hunt")


def test_a_closed_wound_says_why() -> None:
    scene = begin(hunting("trap-mace", "glory-bow", wounds="0"))
    assert "wrong-symbol trap-mace (LOH-HUNT-06)" in scene.refused("wound trap-mace axe minotaur-3")
    assert "place-closed minotaur-1 (LOH-HUNT-06)" in scene.refused("wound charge sword minotaur-1")
    assert "not-in-hand assault-axe" in scene.refused("wound assault-axe axe minotaur-3")
    assert "no-set mace 2 (LOH-HUNT-06)" in scene.refused("wound-with-set mace axe minotaur-3")


def test_a_closed_answer_says_why() -> None:
    scene = answered("attack-4", "wild-attack-mace", "trap-mace", "assault-axe")
    assert "no-shield trap-mace (LOH-HUNT-12)" in scene.refused("parry trap-mace")
    scene.play("defend wild-attack-mace")
    assert "defence-begun (LOH-HUNT-10)" in scene.refused("suffer")
