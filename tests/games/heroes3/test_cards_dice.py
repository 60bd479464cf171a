"""Cards that change dice, answer levels, and what stays secret (R-14)."""

from __future__ import annotations

import pytest

from games.heroes3.hands import hand_of, slugs
from games.heroes3.scene import FACTS, GAME, NAMES, Scene
from ludoteka.games.heroes3 import laws
from ludoteka.games.heroes3.facts import MAIN, NOBODY
from ludoteka.games.heroes3.rules.cards.gains import RESOURCE_DIE, TREASURE_DIE, RollDice
from ludoteka.games.heroes3.rules.cards.levels import gain_xp
from ludoteka.games.heroes3.rules.cards.piles import gain_secretly
from ludoteka.kernel.chance import Chance


def rolling(scene: Scene, die: int, *outcomes: int, keep: int = 1) -> Scene:
    """Dice of the main hero fall like this."""
    count = 1 if keep == 1 and len(outcomes) < 3 else 2
    return scene.luck(*outcomes).run(RollDice(0, MAIN, die, count, keep))


@pytest.mark.parametrize("card", ["luck", "empowered_luck"])
@pytest.mark.rule("H3-CARD-08")
def test_luck_rerolls_in_this_turn(card: str) -> None:
    scene = hand_of(card).play(f"play {card} 1")
    rolling(scene, RESOURCE_DIE, 4, 5)
    assert "luck-reroll gold_3" in scene.offered()
    scene.play("luck-reroll gold_3")
    assert scene.owns(0, "gold") == 26
    rolling(scene, RESOURCE_DIE, 4, 5)
    again = card == "empowered_luck"
    assert (scene.waits() == "ChooseDie") == again


@pytest.mark.rule("H3-CARD-08")
def test_basic_luck_is_used_up_by_one_die_of_each_kind() -> None:
    scene = hand_of("luck").play("play luck 1")
    rolling(scene, RESOURCE_DIE, 4, 5).play("luck-reroll gold_3")
    assert not scene.s.players[0].discard
    rolling(scene, TREASURE_DIE, 0, 0).play("luck-reroll experience_a")
    assert slugs(scene.s.players[0].discard) == ["luck"]
    assert not scene.s.players[0].ongoing


@pytest.mark.rule("H3-CARD-12")
def test_expert_luck_rerolls_every_die_once() -> None:
    scene = hand_of("luck").play("play luck 2")
    scene.luck(4, 4, 5, 5).run(RollDice(0, MAIN, RESOURCE_DIE, 2, 2))
    scene.play("luck-reroll gold_3", "luck-reroll gold_3")
    assert scene.owns(0, "gold") == 32


@pytest.mark.rule("H3-CARD-08")
def test_luck_ends_with_the_turn() -> None:
    scene = hand_of("luck").play("play luck 1", "end-turn")
    scene.run(RollDice(0, MAIN, RESOURCE_DIE, 1, 1))
    assert scene.waits() != "ChooseDie"


@pytest.mark.parametrize("die", [RESOURCE_DIE, TREASURE_DIE])
@pytest.mark.parametrize("card", ["ambassadors_sash", "cards_of_prophecy", "diplomats_ring"])
@pytest.mark.rule("R-14")
def test_a_card_rerolls_one_die(card: str, die: int) -> None:
    scene = hand_of(card)
    rolling(scene, die, 0, 1)
    shown = NAMES.faces[die]
    scene.play(f"reroll-with {card} {shown}")
    assert slugs(scene.s.players[0].discard) == [card]
    assert scene.cards(0) == []


@pytest.mark.parametrize("face", ["materials_4", "valuables_2", "gold_6"])
@pytest.mark.rule("H3-RES-02")
def test_cards_of_prophecy_set_a_die_to_any_side(face: str) -> None:
    scene = hand_of("cards_of_prophecy")
    rolling(scene, RESOURCE_DIE, 0).play(f"set-die cards_of_prophecy materials_2 {face}")
    gains = {"materials_4": [20, 9, 5], "valuables_2": [20, 5, 7], "gold_6": [26, 5, 5]}[face]
    assert scene.s.players[0].stock == gains


@pytest.mark.rule("H3-CARD-14")
def test_octavia_sets_a_resource_die_to_six_gold_and_gains_it_once() -> None:
    scene = hand_of("octavia_1")
    rolling(scene, RESOURCE_DIE, 0)
    assert scene.offered("set-die") == ["set-die octavia_1 materials_2 gold_6"]
    scene.play("set-die octavia_1 materials_2 gold_6")
    assert scene.s.players[0].stock == [26, 5, 5]
    assert "play octavia_1 1" not in hand_of("octavia_1").offered("play")


@pytest.mark.rule("H3-CARD-14")
def test_ivor_sets_all_dice_of_a_roll_instead_of_rolling() -> None:
    scene = hand_of("ivor_6").run(RollDice(0, MAIN, RESOURCE_DIE, 2, 2))
    assert scene.offered() == ["play ivor_6 2", "roll-dice"]
    scene.play("play ivor_6 2", "show-face gold_6", "show-face valuables_2")
    assert scene.s.players[0].stock == [26, 5, 7]


@pytest.mark.rule("H3-CARD-14")
def test_melodia_rolls_and_resolves_one_more_die_at_locations_this_turn() -> None:
    scene = hand_of("melodia_6").play("play melodia_6 1")
    assert scene.owns(0, "gold") == 21
    scene.luck(4, 4).run(RollDice(0, MAIN, RESOURCE_DIE, 1, 1))
    assert scene.owns(0, "gold") == 27
    scene.luck(4).run(RollDice(0, NOBODY, RESOURCE_DIE, 1, 1))
    assert scene.owns(0, "gold") == 30


@pytest.mark.rule("H3-MORALE-02")
def test_the_die_of_a_location_is_rerolled_by_luck_too() -> None:
    from ludoteka.games.heroes3.rules.map.offers import LocationDie

    scene = hand_of("luck").play("play luck 2")
    field = next(
        at
        for at in range(len(FACTS.spot_location))
        if FACTS.location[FACTS.spot_location[at]].visits and FACTS.location[FACTS.spot_location[at]].visits[0].faces
    )
    at = scene.where(0)
    scene.s.atlas.spot[at] = field
    scene.luck(0, 2, 0, 0, 0, 0).run(LocationDie(0, MAIN, at))
    assert scene.offered("luck-reroll") == ["luck-reroll minus_one"]
    scene.play("luck-reroll minus_one")
    assert scene.told("rolled")[0][2] == NAMES.faces.index("zero")


@pytest.mark.parametrize(
    ("card", "way", "level", "removed"),
    [("learning", 1, 2, False), ("learning", 2, 3, True), ("empowered_learning", 1, 2, False)],
)
@pytest.mark.rule("H3-HERO-07")
def test_learning_gives_more_experience_at_a_new_level(card: str, way: int, level: int, removed: bool) -> None:
    scene = hand_of(card)
    scene.s.players[0].experts = 1
    assert not scene.offered("play")
    scene.call(gain_xp, 0, 2)
    while scene.waits() != "Answer":
        scene.play(scene.offered()[0])
    scene.play(f"play {card} {way}")
    while scene.waits() != "Turn":
        scene.play("decline" if "decline" in scene.offered() else scene.offered()[0])
    assert scene.s.players[0].level == level
    assert scene.s.players[0].xp == 2 + (2 if removed else 1)
    assert (FACTS.card_number[card] in scene.s.removed) == removed


def looks_the_same(scene: Scene, seat: int) -> None:
    """A seat cannot tell the position from others that fit what it knows (H3-CARD-15)."""
    view = GAME.view(scene.s, seat)
    for number in range(12):
        other = GAME.resample(scene.s, seat, Chance.of("other", "", number))
        assert GAME.view(other, seat) == view
        laws.check_position(other)


@pytest.mark.rule("H3-CARD-15")
def test_cards_that_a_player_looks_at_are_hidden_from_the_others() -> None:
    scene = hand_of("shackles_of_war", "attack").deck(0, "haste", "slow", "bless", "power")
    gain_secretly(scene.s, 0, FACTS.card_number["estates"])
    scene.play("play shackles_of_war 2")
    for seat in (0, 1):
        looks_the_same(scene, seat)
    hands = {tuple(GAME.resample(scene.s, 1, Chance.of("hand", "", at)).looked) for at in range(20)}
    assert len(hands) > 3


@pytest.mark.rule("H3-CARD-15")
def test_a_secret_card_that_is_played_or_discarded_is_no_secret_any_more() -> None:
    scene = hand_of("charm_of_mana", "attack")
    gain_secretly(scene.s, 0, FACTS.card_number["estates"])
    gain_secretly(scene.s, 0, FACTS.card_number["luck"])
    scene.turn(0).play("play estates 1")
    assert slugs(scene.s.players[0].secret) == ["luck"]
    scene.play("play charm_of_mana 1")
    while scene.waits() == "DiscardCards":
        scene.play(scene.offered()[0])
    assert scene.s.players[0].secret == []
    looks_the_same(scene, 1)


@pytest.mark.rule("H3-CARD-15")
def test_a_secret_card_that_falls_from_the_deck_is_seen() -> None:
    scene = hand_of("solmyr_4").deck(0, "attack")
    player = scene.s.players[0]
    player.deck.shuffle_in([FACTS.card_number["luck"]])
    player.secret = [FACTS.card_number["luck"]]
    scene.play("play solmyr_4 1", "mill 2")
    assert player.secret == []
    scene.play("take-own luck")
    assert GAME.view(scene.s, 1).players[0].known_cards == ["luck"]


@pytest.mark.rule("H3-CARD-15")
def test_what_rogues_and_visions_saw_is_known_to_their_player_alone() -> None:
    scene = hand_of("visions").play("cast visions 1", "tier gold")
    for seat in (0, 1):
        looks_the_same(scene, seat)
    assert GAME.view(scene.s, 0).neutral_tops["gold"][0] is not None
    assert GAME.view(scene.s, 1).neutral_tops["gold"][0] is None
