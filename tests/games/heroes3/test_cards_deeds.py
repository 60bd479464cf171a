"""Cards that work on deck, hand, discard pile, searches and dice outside combat (H3-CARD-02 to H3-CARD-10, R-14)."""

from __future__ import annotations

import pytest

from games.heroes3.hands import hand_of, slugs
from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import ARTIFACT, SPELL
from ludoteka.games.heroes3.rules.cards.search import Search
from ludoteka.games.heroes3.rules.play.deeds import forget_taken_back
from ludoteka.kernel.action import hears

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
    scene = hand_of(card).discard(0, *PILE).play(f"play {card} {way}")
    assert sorted(scene.offered()) == [f"take-own {one}" for one in offered]
    for _ in range(count):
        assert scene.waits() == "TakeBack"
        scene.play(scene.offered()[0])
    assert scene.waits() == "Turn"
    assert len(scene.cards(0)) == count
    assert card not in scene.cards(0)


@pytest.mark.rule("H3-CARD-02")
def test_two_cards_do_not_take_each_other_back_without_end() -> None:
    scene = hand_of("luna_4").discard(0, "skull_helmet", "haste").play("play luna_4 1", "take-own skull_helmet")
    scene.play("play skull_helmet 1")
    assert scene.cards(0) == ["haste"], "Luna's card brought the helmet back and stays where it is"
    scene.hand(0, "skull_helmet").discard(0, "luna_4")
    assert "play skull_helmet 1" not in scene.turn(0).offered("play")
    scene.call(forget_taken_back)
    scene.turn(0).play("play skull_helmet 1")
    assert scene.cards(0) == ["luna_4"], "in the next turn it may take her card"


@pytest.mark.rule("H3-CARD-02")
def test_ciele_takes_back_a_magic_arrow_alone() -> None:
    scene = hand_of("ciele_1").discard(0, *PILE).play("play ciele_1 1")
    assert scene.cards(0) == ["magic_arrow"]
    assert "play ciele_1 1" not in hand_of("ciele_1").discard(0, "haste").turn(0).offered("play")


@pytest.mark.rule("H3-CARD-13")
def test_crown_of_the_five_seas_looks_at_three_cards_at_sea() -> None:
    scene = hand_of("crown_of_the_five_seas").discard(0, "attack", "estates", "defense", "angel_wings")
    assert not scene.offered("play")
    scene.s.atlas.kind[scene.where(0) // 7] = 5
    scene.turn(0).play("play crown_of_the_five_seas 2")
    assert sorted(scene.offered()) == ["take-own angel_wings", "take-own defense", "take-own estates"]


@pytest.mark.rule("H3-CARD-17")
def test_rib_cage_shuffles_the_discard_pile_and_lies_on_the_new_one_alone() -> None:
    scene = hand_of("rib_cage").discard(0, "attack", "haste").play("play rib_cage 1")
    player = scene.s.players[0]
    assert scene.cards(0) == ["haste"]
    assert slugs(player.discard) == ["rib_cage"]
    assert slugs(player.deck.cards()).count("attack") == 1


@pytest.mark.rule("H3-CARD-02")
def test_deemer_shuffles_the_discard_pile_before_the_draw() -> None:
    scene = hand_of("deemer_4").deck(0).discard(0, "haste").play("play deemer_4 2")
    assert scene.cards(0) == ["haste"]
    assert slugs(scene.s.players[0].discard) == ["deemer_4"]


# -- your own deck ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "way", "looks"), [("shackles_of_war", 2, 2), ("adrienne_4", 1, 3)])
@pytest.mark.rule("H3-CARD-15")
def test_one_of_the_top_cards_is_kept_in_secret_and_the_others_are_discarded(card: str, way: int, looks: int) -> None:
    scene = hand_of(card).deck(0, "attack", "defense", "knowledge")
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
    scene = hand_of(card).deck(0, *["haste", "attack", "jeddite_4", "estates"][:looks]).play(f"play {card} 1")
    assert sorted(scene.cards(0)) == ["haste", "jeddite_4"]
    assert sorted(slugs(scene.s.players[0].discard)) == sorted([card, "attack", "estates"][: looks - 1])


@pytest.mark.rule("H3-CARD-14")
def test_solmyr_discards_up_to_three_and_takes_one() -> None:
    scene = hand_of("solmyr_4").deck(0, "haste", "attack", "estates", "defense").play("play solmyr_4 1")
    assert scene.offered() == ["mill 1", "mill 2", "mill 3"]
    scene.play("mill 3")
    fallen = [one.split()[1] for one in scene.offered("take-own")]
    assert len(fallen) == 3
    scene.play(f"take-own {fallen[0]}")
    assert scene.cards(0) == [fallen[0]]
    assert sorted(slugs(scene.s.players[0].discard)) == sorted([*fallen[1:], "solmyr_4"])
    alone = hand_of("solmyr_4").deck(0, "haste", "haste").play("play solmyr_4 1", "mill 1")
    assert alone.cards(0) == ["haste"], "a single card is taken without a question"


@pytest.mark.rule("H3-CARD-16")
def test_blackshard_may_be_played_for_its_discard_and_draw() -> None:
    scene = hand_of("blackshard_of_the_dead_knight", "haste", "attack")
    scene.play("play blackshard_of_the_dead_knight 1", "discard haste")
    assert sorted(scene.cards(0)) == ["attack", "power"]
    scene = hand_of("blackshard_of_the_dead_knight", "haste", "attack")
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
    scene = hand_of(card, "estates", "angel_wings", "haste", "attack").play(f"play {card} 1")
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
    assert "play spellbinders_hat 1" not in hand_of("spellbinders_hat", "attack").offered("play")
    assert "play miriam_1 1" not in hand_of("miriam_1", "haste").offered("play")


@pytest.mark.rule("H3-CARD-10")
def test_spellbinders_hat_removes_itself_and_a_card_of_hand_or_discard_pile() -> None:
    scene = hand_of("spellbinders_hat", "attack").discard(0, "estates").play("play spellbinders_hat 2")
    assert scene.offered() == ["remove attack", "remove-discarded estates"]
    scene.play("remove-discarded estates")
    assert sorted(slugs(scene.s.removed)) == ["estates", "spellbinders_hat"]
    assert scene.cards(0) == ["attack"]


@pytest.mark.rule("H3-EXP-04")
@pytest.mark.parametrize(("card", "way"), [("scholar", 2), ("empowered_scholar", 2)])
def test_scholar_swaps_two_statistics_for_different_empowered_ones(card: str, way: int) -> None:
    scene = hand_of(card, "attack").discard(0, "knowledge").play(f"play {card} {way}")
    scene.play("swap attack empowered_power")
    assert "swap knowledge empowered_power" not in scene.offered()
    scene.play("swap knowledge empowered_attack")
    assert slugs(scene.s.players[0].discard) == ["empowered_power", "empowered_attack"]
    assert FACTS.card_number[card] in scene.s.removed


@pytest.mark.parametrize(("way", "hand"), [(1, 1), (2, 0)])
@pytest.mark.rule("H3-CARD-15")
def test_tazar_takes_the_top_artifact_unseen(way: int, hand: int) -> None:
    scene = hand_of("tazar_6", *["attack"] * (1 if way == 1 else 3) + ["attack"] * hand)
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
    scene = hand_of(card)
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
    scene = hand_of("eagle_eye").play("play eagle_eye 1")
    found = scene.offered("take")[0].split()[1]
    scene.play(f"discard {found}")
    assert scene.s.discards[SPELL][-1] == FACTS.card_number[found]


@pytest.mark.rule("H3-SPELL-04")
def test_the_empowered_eagle_eye_names_what_it_looks_for() -> None:
    scene = hand_of("empowered_eagle_eye").play("play empowered_eagle_eye 1")
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
    scene = hand_of(card).run(Search(0, 1 << SPELL, 2, "any", False))
    scene.play(f"play {card} {way}", "search spell")
    assert len(scene.s.looked) == looks


@pytest.mark.rule("H3-CARD-01")
def test_scouting_is_not_played_in_another_turn_nor_for_a_deeper_search() -> None:
    scene = hand_of("scouting")
    scene.s.players[0].experts = 0
    scene.run(Search(0, 1 << SPELL, 3, "any", False))
    assert not scene.offered("play")
    scene = hand_of("scouting").hand(1, "scouting").run(Search(1, 1 << SPELL, 2, "any", False))
    assert not scene.offered("play")


@pytest.mark.rule("H3-CARD-04")
def test_pendant_of_courage_repeats_the_same_search() -> None:
    scene = hand_of("pendant_of_courage").run(Search(0, 1 << ARTIFACT, 2, "any", False))
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
    scene = hand_of(f"basic_{school}_magic").play(f"play basic_{school}_magic 1")
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
    scene = hand_of("hourglass_of_the_evil_hour")
    scene.s.players[0].morale = 0
    scene.luck(outcome).play("play hourglass_of_the_evil_hour 2")
    assert FACTS.attack_faces[outcome] == {0: -1, 2: 0, 5: 1}[outcome]
    assert scene.s.players[0].morale == morale


@pytest.mark.rule("R-14")
def test_the_die_for_morale_may_be_rolled_again_with_a_card() -> None:
    scene = hand_of("hourglass_of_the_evil_hour", "diplomats_ring")
    scene.s.players[0].morale = 0
    scene.luck(0, 2).play("play hourglass_of_the_evil_hour 2", "reroll-with diplomats_ring minus_one")
    assert scene.s.players[0].morale == 1
    assert scene.waits() == "Turn"
