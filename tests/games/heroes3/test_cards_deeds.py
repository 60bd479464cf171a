"""Cards that work on deck, hand, discard pile, searches and dice outside combat (H3-CARD-02 to H3-CARD-10, R-14)."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3 import laws
from ludoteka.games.heroes3.facts import ARTIFACT, MAIN, NOBODY, SPELL
from ludoteka.games.heroes3.rules.cards.gains import RESOURCE_DIE, TREASURE_DIE, RollDice
from ludoteka.games.heroes3.rules.cards.levels import gain_xp
from ludoteka.games.heroes3.rules.cards.piles import gain_secretly
from ludoteka.games.heroes3.rules.cards.search import Search
from ludoteka.kernel.action import hears
from ludoteka.kernel.chance import Chance


def holding(*cards: str, seats: int = 2) -> Scene:
    """A turn of the first player with these cards, a deck of ten others and three expert uses."""
    scene = Scene(seats=seats, boxes=all_boxes()).hand(0, *cards)
    scene.deck(0, *["power"] * 10).discard(0)
    scene.stock(0, gold=20, building_materials=5, valuables=5)
    scene.s.players[0].experts = 3
    return scene.turn(0)


def slugs(cards: list[int]) -> list[str]:
    return [FACTS.card_slugs[card] for card in cards]


# -- taking cards back ------------------------------------------------------------------------------------------

PILE = ("haste", "estates", "bless", "angel_wings", "attack", "magic_arrow", "adelaide_1")
TAKES_BACK = [
    ("scholar", 1, ["adelaide_1", "angel_wings", "attack", "bless", "estates", "haste", "magic_arrow"], 1),
    ("empowered_scholar", 1, ["adelaide_1", "angel_wings", "attack", "bless", "estates", "haste", "magic_arrow"], 1),
    ("crown_of_dragontooth", 1, ["bless", "haste", "magic_arrow"], 2),
    ("crown_of_the_five_seas", 1, ["bless", "haste", "magic_arrow"], 1),
    ("helm_of_the_alabaster_unicorn", 1, ["bless", "haste", "magic_arrow"], 1),
    ("thunder_helmet", 1, ["bless", "haste", "magic_arrow"], 1),
    ("skull_helmet", 1, ["adelaide_1", "attack", "bless", "estates", "haste", "magic_arrow"], 1),
    ("rib_cage", 1, ["bless", "haste", "magic_arrow"], 1),
    ("adelaide_4", 1, ["adelaide_1", "bless", "haste", "magic_arrow"], 1),
    ("luna_4", 1, ["adelaide_1", "angel_wings", "attack", "bless", "estates", "haste", "magic_arrow"], 1),
    ("mystic_orb_of_mana", 1, ["adelaide_1", "angel_wings", "attack", "magic_arrow"], 1),
]


@pytest.mark.parametrize(("card", "way", "offered", "count"), TAKES_BACK, ids=[row[0] for row in TAKES_BACK])
@pytest.mark.rule("H3-CARD-02")
def test_cards_come_back_from_the_own_discard_pile(card: str, way: int, offered: list[str], count: int) -> None:
    scene = holding(card).discard(0, *PILE).play(f"play {card} {way}")
    assert sorted(scene.offered()) == [f"take-own {one}" for one in offered]
    for _ in range(count):
        assert scene.waits() == "TakeBack"
        scene.play(scene.offered()[0])
    assert scene.waits() == "Turn"
    assert len(scene.cards(0)) == count
    assert card not in scene.cards(0)


@pytest.mark.rule("H3-CARD-02")
def test_ciele_takes_back_a_magic_arrow_alone() -> None:
    scene = holding("ciele_1").discard(0, *PILE).play("play ciele_1 1")
    assert scene.cards(0) == ["magic_arrow"]
    assert "play ciele_1 1" not in holding("ciele_1").discard(0, "haste").turn(0).offered("play")


@pytest.mark.rule("H3-CARD-13")
def test_crown_of_the_five_seas_looks_at_three_cards_at_sea() -> None:
    scene = holding("crown_of_the_five_seas").discard(0, "attack", "estates", "defense", "angel_wings")
    assert not scene.offered("play")
    scene.s.atlas.kind[scene.where(0) // 7] = 5
    scene.turn(0).play("play crown_of_the_five_seas 2")
    assert sorted(scene.offered()) == ["take-own angel_wings", "take-own defense", "take-own estates"]


@pytest.mark.rule("H3-CARD-17")
def test_rib_cage_shuffles_the_discard_pile_and_lies_on_the_new_one_alone() -> None:
    scene = holding("rib_cage").discard(0, "attack", "haste").play("play rib_cage 1")
    player = scene.s.players[0]
    assert scene.cards(0) == ["haste"]
    assert slugs(player.discard) == ["rib_cage"]
    assert slugs(player.deck.cards()).count("attack") == 1


@pytest.mark.rule("H3-CARD-02")
def test_deemer_shuffles_the_discard_pile_before_the_draw() -> None:
    scene = holding("deemer_4").deck(0).discard(0, "haste").play("play deemer_4 2")
    assert scene.cards(0) == ["haste"]
    assert slugs(scene.s.players[0].discard) == ["deemer_4"]


# -- the own deck -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "way", "looks"), [("shackles_of_war", 2, 2), ("adrienne_4", 1, 3)])
@pytest.mark.rule("H3-CARD-15")
def test_one_of_the_top_cards_is_kept_in_secret_and_the_others_are_discarded(card: str, way: int, looks: int) -> None:
    scene = holding(card).deck(0, "attack", "defense", "knowledge")
    if looks == 2:
        scene.s.players[0].deck.top = scene.s.players[0].deck.pool[:2]
        scene.s.players[0].deck.top_known = [0, 0]
        scene.s.players[0].deck.pool = scene.s.players[0].deck.pool[2:]
    scene.play(f"play {card} {way}")
    assert len(scene.s.looked) == looks
    assert scene.s.looker == 0
    assert [mask for mask, event in scene.heard if event[0] == "looks-at" and hears(mask, 1)] == []
    first = scene.offered()[0]
    scene.play(first)
    player = scene.s.players[0]
    assert scene.cards(0) == [first.split()[1]]
    if card == "shackles_of_war":
        assert len(player.discard) == looks - 1 + 1
        assert player.discard[-1] == FACTS.card_number[card]
    else:
        assert slugs(player.discard) == [card]
        assert player.deck.size() == 2


@pytest.mark.parametrize(("card", "looks"), [("jeddite_1", 3), ("jeddite_6", 4)])
@pytest.mark.rule("H3-CARD-14")
def test_jeddite_keeps_the_spells_and_specialties_drawn(card: str, looks: int) -> None:
    scene = holding(card).deck(0, *["haste", "attack", "jeddite_4", "estates"][:looks]).play(f"play {card} 1")
    assert sorted(scene.cards(0)) == ["haste", "jeddite_4"]
    assert sorted(slugs(scene.s.players[0].discard)) == sorted([card, "attack", "estates"][: looks - 1])


@pytest.mark.rule("H3-CARD-14")
def test_solmyr_discards_up_to_three_and_takes_one() -> None:
    scene = holding("solmyr_4").deck(0, "haste", "attack", "estates", "defense").play("play solmyr_4 1")
    assert scene.offered() == ["mill 1", "mill 2", "mill 3"]
    scene.play("mill 3")
    fallen = [one.split()[1] for one in scene.offered("take-own")]
    assert len(fallen) == 3
    scene.play(f"take-own {fallen[0]}")
    assert scene.cards(0) == [fallen[0]]
    assert sorted(slugs(scene.s.players[0].discard)) == sorted([*fallen[1:], "solmyr_4"])


@pytest.mark.rule("H3-CARD-16")
def test_blackshard_may_be_played_for_its_discard_and_draw() -> None:
    scene = holding("blackshard_of_the_dead_knight", "haste", "attack")
    scene.play("play blackshard_of_the_dead_knight 1", "discard haste")
    assert sorted(scene.cards(0)) == ["attack", "power"]
    scene = holding("blackshard_of_the_dead_knight", "haste", "attack")
    scene.play("play blackshard_of_the_dead_knight 1", "discard attack")
    assert scene.cards(0) == ["haste"]


# -- removing and replacing -------------------------------------------------------------------------------------

REPLACES = [
    ("spellbinders_hat", 2, ["angel_wings", "estates", "haste"], False),
    ("miriam_1", 2, ["estates"], True),
    ("miriam_4", 2, ["angel_wings", "estates", "haste"], True),
    ("miriam_6", 4, ["angel_wings", "estates", "haste"], True),
]


@pytest.mark.parametrize(("card", "looks", "offered", "may_go"), REPLACES, ids=[row[0] for row in REPLACES])
@pytest.mark.rule("H3-CARD-10")
def test_a_card_is_removed_and_its_deck_searched(card: str, looks: int, offered: list[str], may_go: bool) -> None:
    scene = holding(card, "estates", "angel_wings", "haste", "attack").play(f"play {card} 1")
    assert sorted(scene.offered()) == [f"remove {one}" for one in offered]
    scene.play("remove estates", "search ability")
    assert len(scene.s.looked) == looks
    assert FACTS.card_number["estates"] in scene.s.removed
    scene.play(scene.offered("take")[0])
    while scene.waits() == "OrderFound":
        scene.play(scene.offered()[0])
    assert scene.waits() == ("MayRemove" if may_go else "Turn")


@pytest.mark.rule("H3-CARD-16")
def test_nothing_to_replace_is_not_offered() -> None:
    assert "play spellbinders_hat 1" not in holding("spellbinders_hat", "attack").offered("play")
    assert "play miriam_1 1" not in holding("miriam_1", "haste").offered("play")


@pytest.mark.rule("H3-CARD-10")
def test_spellbinders_hat_removes_itself_and_a_card_of_hand_or_discard_pile() -> None:
    scene = holding("spellbinders_hat", "attack").discard(0, "estates").play("play spellbinders_hat 2")
    assert scene.offered() == ["remove attack", "remove-discarded estates"]
    scene.play("remove-discarded estates")
    assert sorted(slugs(scene.s.removed)) == ["estates", "spellbinders_hat"]
    assert scene.cards(0) == ["attack"]


@pytest.mark.rule("H3-EXP-04")
@pytest.mark.parametrize(("card", "way"), [("scholar", 2), ("empowered_scholar", 2)])
def test_scholar_swaps_two_statistics_for_different_empowered_ones(card: str, way: int) -> None:
    scene = holding(card, "attack").discard(0, "knowledge").play(f"play {card} {way}")
    scene.play("swap attack empowered_power")
    assert "swap knowledge empowered_power" not in scene.offered()
    scene.play("swap knowledge empowered_attack")
    assert slugs(scene.s.players[0].discard) == ["empowered_power", "empowered_attack"]
    assert FACTS.card_number[card] in scene.s.removed


@pytest.mark.parametrize(("way", "hand"), [(1, 1), (2, 0)])
@pytest.mark.rule("H3-CARD-15")
def test_tazar_takes_the_top_artifact_unseen(way: int, hand: int) -> None:
    scene = holding("tazar_6", *["attack"] * (1 if way == 1 else 3) + ["attack"] * hand)
    scene.on_top("artifact", "angel_wings").play(f"play tazar_6 {way}")
    assert "angel_wings" in scene.cards(0)
    assert scene.cards(0).count("attack") == hand
    assert not scene.told("gained-card", 1)
    assert scene.told("gains-card", 1)[0][2] == ARTIFACT


# -- digging for spells -----------------------------------------------------------------------------------------

DIGS = [
    ("eagle_eye", 1, "basic"), ("eagle_eye", 2, "expert"), ("tome_of_air", 1, "air"), ("tome_of_earth", 1, "earth"),
    ("tome_of_fire", 1, "fire"), ("tome_of_water", 1, "water"),
]  # fmt: skip


def fits(card: str, word: str) -> bool:
    spell = FACTS.card[FACTS.card_number[card]].spell
    assert spell is not None
    return word in (spell.level, spell.school) or (spell.school == "any" and word not in ("basic", "expert"))


@pytest.mark.parametrize(("card", "way", "word"), DIGS, ids=[f"{row[0]}-{row[1]}" for row in DIGS])
@pytest.mark.rule("H3-CARD-15")
def test_spells_are_turned_over_until_one_fits(card: str, way: int, word: str) -> None:
    scene = holding(card)
    before = scene.s.decks[SPELL].size()
    scene.play(f"play {card} {way}")
    shown = [FACTS.card_slugs[int(event[1])] for event in scene.told("spell-shown", 1)]
    assert fits(shown[-1], word)
    assert not any(fits(one, word) for one in shown[:-1])
    assert scene.offered() == [f"discard {shown[-1]}", f"take {shown[-1]}"]
    scene.play(f"take {shown[-1]}")
    assert scene.cards(0) == [shown[-1]]
    assert scene.s.decks[SPELL].size() == before - 1


@pytest.mark.rule("H3-CARD-05")
def test_a_spell_that_was_dug_for_may_be_discarded() -> None:
    scene = holding("eagle_eye").play("play eagle_eye 1")
    found = scene.offered("take")[0].split()[1]
    scene.play(f"discard {found}")
    assert scene.s.discards[SPELL][-1] == FACTS.card_number[found]


@pytest.mark.rule("H3-SPELL-04")
def test_the_empowered_eagle_eye_names_what_it_looks_for() -> None:
    scene = holding("empowered_eagle_eye").play("play empowered_eagle_eye 1")
    assert scene.offered() == [
        "school air", "school earth", "school fire", "school water", "spell-level basic", "spell-level expert",
    ]  # fmt: skip
    scene.play("spell-level expert")
    assert fits(scene.offered("take")[0].split()[1], "expert")


# -- searches ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "way", "looks"), [("scouting", 1, 3), ("scouting", 2, 5), ("empowered_scouting", 1, 5)]
)
@pytest.mark.rule("H3-CARD-04")
def test_scouting_deepens_a_search(card: str, way: int, looks: int) -> None:
    scene = holding(card).run(Search(0, 1 << SPELL, 2, "any", False))
    scene.play(f"play {card} {way}", "search spell")
    assert len(scene.s.looked) == looks


@pytest.mark.rule("H3-CARD-01")
def test_scouting_is_not_played_in_another_turn_nor_for_a_deeper_search() -> None:
    scene = holding("scouting")
    scene.s.players[0].experts = 0
    scene.run(Search(0, 1 << SPELL, 3, "any", False))
    assert not scene.offered("play")
    scene = holding("scouting").hand(1, "scouting").run(Search(1, 1 << SPELL, 2, "any", False))
    assert not scene.offered("play")


@pytest.mark.rule("H3-CARD-04")
def test_pendant_of_courage_repeats_the_same_search() -> None:
    scene = holding("pendant_of_courage").run(Search(0, 1 << ARTIFACT, 2, "any", False))
    scene.play("search artifact")
    scene.play(scene.offered("take")[0])
    while scene.waits() == "OrderFound":
        scene.play(scene.offered()[0])
    assert scene.offered() == ["decline", "play pendant_of_courage 1"]
    scene.play("play pendant_of_courage 1", "search artifact")
    assert len(scene.s.looked) == 2
    assert len(scene.cards(0)) == 1


@pytest.mark.parametrize("school", ["air", "earth", "fire", "water"])
@pytest.mark.rule("H3-CARD-09")
def test_basic_school_magic_takes_the_first_spell_of_its_school_instead_of_a_search(school: str) -> None:
    scene = holding(f"basic_{school}_magic").play(f"play basic_{school}_magic 1")
    scene.run(Search(0, 1 << SPELL, 2, "any", False)).play(f"find-spell {school}")
    assert fits(scene.cards(0)[0], school)
    assert scene.waits() == "Turn"


# -- morale -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "way"), [("hourglass_of_the_evil_hour", 1), ("skull_helmet", 2)])
@pytest.mark.rule("R-42")
def test_an_enemy_of_choice_loses_positive_morale(card: str, way: int) -> None:
    scene = Scene(seats=3, factions=("castle", "dungeon", "tower"), boxes=all_boxes()).hand(0, card).turn(0)
    assert f"play {card} {way}" not in scene.offered("play")
    scene.s.players[1].morale = 1
    scene.s.players[2].morale = 1
    scene.play(f"play {card} {way}")
    assert scene.offered() == ["enemy p2", "enemy p3"]
    scene.play("enemy p3")
    assert [player.morale for player in scene.s.players] == [0, 1, 0]


@pytest.mark.parametrize(("outcome", "morale"), [(0, 0), (2, 1), (5, 0)])
@pytest.mark.rule("H3-MORALE-01")
def test_hourglass_rolls_for_morale(outcome: int, morale: int) -> None:
    scene = holding("hourglass_of_the_evil_hour")
    scene.s.players[0].morale = 0
    scene.luck(outcome).play("play hourglass_of_the_evil_hour 2")
    assert FACTS.attack_faces[outcome] == {0: -1, 2: 0, 5: 1}[outcome]
    assert scene.s.players[0].morale == morale


@pytest.mark.rule("R-14")
def test_the_die_for_morale_may_be_rolled_again_with_a_card() -> None:
    scene = holding("hourglass_of_the_evil_hour", "diplomats_ring")
    scene.s.players[0].morale = 0
    scene.luck(0, 2).play("play hourglass_of_the_evil_hour 2", "reroll-with diplomats_ring minus_one")
    assert scene.s.players[0].morale == 1
    assert scene.waits() == "Turn"


# -- dice -------------------------------------------------------------------------------------------------------


def rolling(scene: Scene, die: int, *outcomes: int, keep: int = 1) -> Scene:
    """Dice of the main hero fall like this."""
    count = 1 if keep == 1 and len(outcomes) < 3 else 2
    return scene.luck(*outcomes).run(RollDice(0, MAIN, die, count, keep))


@pytest.mark.parametrize("card", ["luck", "empowered_luck"])
@pytest.mark.rule("H3-CARD-08")
def test_luck_rerolls_in_this_turn(card: str) -> None:
    scene = holding(card).play(f"play {card} 1")
    rolling(scene, RESOURCE_DIE, 4, 5)
    assert "luck-reroll gold_3" in scene.offered()
    scene.play("luck-reroll gold_3")
    assert scene.owns(0, "gold") == 26
    rolling(scene, RESOURCE_DIE, 4, 5)
    again = card == "empowered_luck"
    assert (scene.waits() == "ChooseDie") == again


@pytest.mark.rule("H3-CARD-08")
def test_basic_luck_is_used_up_by_one_die_of_each_kind() -> None:
    scene = holding("luck").play("play luck 1")
    rolling(scene, RESOURCE_DIE, 4, 5).play("luck-reroll gold_3")
    assert not scene.s.players[0].discard
    rolling(scene, TREASURE_DIE, 0, 0).play("luck-reroll experience_a")
    assert slugs(scene.s.players[0].discard) == ["luck"]
    assert not scene.s.players[0].ongoing


@pytest.mark.rule("H3-CARD-12")
def test_expert_luck_rerolls_every_die_once() -> None:
    scene = holding("luck").play("play luck 2")
    scene.luck(4, 4, 5, 5).run(RollDice(0, MAIN, RESOURCE_DIE, 2, 2))
    scene.play("luck-reroll gold_3", "luck-reroll gold_3")
    assert scene.owns(0, "gold") == 32


@pytest.mark.rule("H3-CARD-08")
def test_luck_ends_with_the_turn() -> None:
    scene = holding("luck").play("play luck 1", "end-turn")
    scene.run(RollDice(0, MAIN, RESOURCE_DIE, 1, 1))
    assert scene.waits() != "ChooseDie"


@pytest.mark.parametrize("die", [RESOURCE_DIE, TREASURE_DIE])
@pytest.mark.parametrize("card", ["ambassadors_sash", "cards_of_prophecy", "diplomats_ring"])
@pytest.mark.rule("R-14")
def test_a_card_rerolls_one_die(card: str, die: int) -> None:
    scene = holding(card)
    rolling(scene, die, 0, 1)
    shown = NAMES.faces[die]
    scene.play(f"reroll-with {card} {shown}")
    assert slugs(scene.s.players[0].discard) == [card]
    assert scene.cards(0) == []


@pytest.mark.parametrize("face", ["materials_4", "valuables_2", "gold_6"])
@pytest.mark.rule("H3-RES-02")
def test_cards_of_prophecy_set_a_die_to_any_side(face: str) -> None:
    scene = holding("cards_of_prophecy")
    rolling(scene, RESOURCE_DIE, 0).play(f"set-die cards_of_prophecy materials_2 {face}")
    gains = {"materials_4": [20, 9, 5], "valuables_2": [20, 5, 7], "gold_6": [26, 5, 5]}[face]
    assert scene.s.players[0].stock == gains


@pytest.mark.rule("H3-CARD-14")
def test_octavia_sets_a_resource_die_to_six_gold_and_gains_it_once() -> None:
    scene = holding("octavia_1")
    rolling(scene, RESOURCE_DIE, 0)
    assert scene.offered("set-die") == ["set-die octavia_1 materials_2 gold_6"]
    scene.play("set-die octavia_1 materials_2 gold_6")
    assert scene.s.players[0].stock == [26, 5, 5]
    assert "play octavia_1 1" not in holding("octavia_1").offered("play")


@pytest.mark.rule("H3-CARD-14")
def test_ivor_sets_all_dice_of_a_roll_instead_of_rolling() -> None:
    scene = holding("ivor_6").run(RollDice(0, MAIN, RESOURCE_DIE, 2, 2))
    assert scene.offered() == ["play ivor_6 2", "roll-dice"]
    scene.play("play ivor_6 2", "show-face gold_6", "show-face valuables_2")
    assert scene.s.players[0].stock == [26, 5, 7]


@pytest.mark.rule("H3-CARD-14")
def test_melodia_rolls_and_resolves_one_more_die_at_locations_this_turn() -> None:
    scene = holding("melodia_6").play("play melodia_6 1")
    assert scene.owns(0, "gold") == 21
    scene.luck(4, 4).run(RollDice(0, MAIN, RESOURCE_DIE, 1, 1))
    assert scene.owns(0, "gold") == 27
    scene.luck(4).run(RollDice(0, NOBODY, RESOURCE_DIE, 1, 1))
    assert scene.owns(0, "gold") == 30


@pytest.mark.rule("H3-MORALE-02")
def test_the_die_of_a_location_is_rerolled_by_luck_too() -> None:
    from ludoteka.games.heroes3.rules.map.offers import LocationDie

    scene = holding("luck").play("play luck 2")
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


# -- levels -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "way", "level", "removed"),
    [("learning", 1, 2, False), ("learning", 2, 3, True), ("empowered_learning", 1, 2, False)],
)
@pytest.mark.rule("H3-HERO-07")
def test_learning_gives_more_experience_at_a_new_level(card: str, way: int, level: int, removed: bool) -> None:
    scene = holding(card)
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


# -- secrets ----------------------------------------------------------------------------------------------------


def looks_the_same(scene: Scene, seat: int) -> None:
    """A seat cannot tell the position from others that fit what it knows (H3-CARD-15)."""
    view = GAME.view(scene.s, seat)
    for number in range(12):
        other = GAME.resample(scene.s, seat, Chance.of("other", "", number))
        assert GAME.view(other, seat) == view
        laws.check_position(other)


@pytest.mark.rule("H3-CARD-15")
def test_cards_that_a_player_looks_at_are_hidden_from_the_others() -> None:
    scene = holding("shackles_of_war", "attack").deck(0, "haste", "slow", "bless", "power")
    gain_secretly(scene.s, 0, FACTS.card_number["estates"])
    scene.play("play shackles_of_war 2")
    for seat in (0, 1):
        looks_the_same(scene, seat)
    hands = {tuple(GAME.resample(scene.s, 1, Chance.of("hand", "", at)).looked) for at in range(20)}
    assert len(hands) > 3


@pytest.mark.rule("H3-CARD-15")
def test_a_secret_card_that_is_played_or_discarded_is_no_secret_any_more() -> None:
    scene = holding("charm_of_mana", "attack")
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
    scene = holding("solmyr_4").deck(0, "attack")
    player = scene.s.players[0]
    player.deck.shuffle_in([FACTS.card_number["luck"]])
    player.secret = [FACTS.card_number["luck"]]
    scene.play("play solmyr_4 1", "mill 2")
    assert player.secret == []
    scene.play("take-own luck")
    assert GAME.view(scene.s, 1).players[0].known_cards == ["luck"]


@pytest.mark.rule("H3-CARD-15")
def test_what_rogues_and_visions_saw_is_known_to_their_player_alone() -> None:
    scene = holding("visions").play("cast visions 1", "tier gold")
    for seat in (0, 1):
        looks_the_same(scene, seat)
    assert GAME.view(scene.s, 0).neutral_tops["gold"][0] is not None
    assert GAME.view(scene.s, 1).neutral_tops["gold"][0] is None
