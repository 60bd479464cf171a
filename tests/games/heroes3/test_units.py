"""Unit abilities: one test or more for every ability code that works in a combat (H3-UNIT-06)."""

from __future__ import annotations

import pytest

from games.heroes3.combats import Fight, battle, game
from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.battlefield.damage import wound
from ludoteka.games.heroes3.rules.battlefield.figures import effect_on, initiative_of
from ludoteka.games.heroes3.rules.combat.moves import move_options
from ludoteka.kernel.deck import Deck

pytestmark = pytest.mark.rule("H3-UNIT-06")

BAG = "neutral_demons"
"""A unit to hit: attack 3, defense 0, 8 HP, on foot."""
WALL = "champions"
"""Attack 5, defense 2, 7 HP, on foot."""


def hits(fight: Fight) -> list[int]:
    """The damage of the attacks just made, in order."""
    return [int(event[2]) for event in fight.heard if event[0] == "hit"]


def spaces(fight: Fight, name: str) -> list[str]:
    return sorted(game().names.spaces[space] for space in move_options(fight.s, fight.c, fight.at(name)))


# -- dice ---------------------------------------------------------------------------------------------------------


def test_halberdiers_discard_a_card_and_the_attack_has_no_die() -> None:
    fight = battle([(WALL, "b3")], [("pack halberdiers", "b4")], enemy_hand=("power",))
    fight.activate("b3")
    fight.roll(1).do("attack b4")
    assert fight.seat() == 1
    fight.do("discard power")
    assert hits(fight)[0] == 5 - 1
    assert fight.s.players[1].discard == [fight.card("power")]


def test_halberdiers_of_a_secondary_hero_cannot() -> None:
    fight = battle([(WALL, "b3")], [("pack halberdiers", "b4")], enemy_hand=("power",), enemy_hero=1)
    fight.activate("b3").do("attack b4")
    assert fight.asks() == "Idle"


def test_friends_next_to_neutral_halberdiers_count_as_defending() -> None:
    fight = battle([(WALL, "b3")], [("neutral_boars", "b4"), ("neutral_halberdiers", "a4")], against="neutrals")
    fight.attack("b3", "b4", -1, 1)
    assert hits(fight)[0] == 5 - 1 - 1
    other = battle([(WALL, "a3")], [("neutral_boars", "b4"), ("neutral_halberdiers", "a4")], against="neutrals")
    other.attack("a3", "a4", -1)
    assert hits(other)[0] == 4


def test_crusaders_reroll_a_zero_again_and_again() -> None:
    fight = battle([("pack crusaders", "b3")], [(BAG, "b4")])
    fight.activate("b3")
    fight.roll(0, 0, 1).do("attack b4")
    assert fight.offered() == ["keep-dice", "reroll-die again 1"]
    fight.do("reroll-die again 1", "reroll-die again 1")
    assert hits(fight)[0] == 5


def test_a_zero_is_kept_if_its_owner_wants() -> None:
    fight = battle([("pack crusaders", "b3")], [(BAG, "b4")])
    fight.attack("b3", "b4", 0)
    assert hits(fight)[0] == 4


def test_champions_reroll_once_after_a_move() -> None:
    fight = battle([("pack champions", "b2")], [(BAG, "b4")])
    fight.activate("b2").do("march b3")
    fight.roll(-1, 1).do("attack b4")
    assert fight.offered() == ["keep-dice", "reroll-die unit 1"]
    fight.do("reroll-die unit 1")
    assert hits(fight)[0] == 7
    still = battle([("pack champions", "b3")], [(BAG, "b4")])
    still.activate("b3").roll(-1).do("attack b4")
    assert still.asks() == "Idle"


def test_two_dice_and_the_better_counts_for_leprechauns_in_their_attack_only() -> None:
    fight = battle([(WALL, "b3")], [("neutral_leprechaun", "b4")], against="neutrals")
    fight.activate("b4")
    fight.roll(-1, 1, 0).do("attack b3")
    assert hits(fight)[0] == 2 + 1 - 2
    answer = battle([("goblins", "b3")], [("neutral_leprechaun", "b4")], against="neutrals")
    answer.attack("b3", "b4", 0, -1, 1)
    assert hits(answer) == [1, 1]


def test_neutral_crusaders_roll_two_dice_in_every_attack() -> None:
    fight = battle([(WALL, "b3")], [("neutral_crusaders", "b4")], against="neutrals")
    fight.attack("b3", "b4", -1, -1, 1)
    assert hits(fight) == [5 - 1 - 2, 3 + 1 - 2]


@pytest.mark.rule("H3-UNIT-08")
def test_better_and_lower_die_cancel_out() -> None:
    fight = battle([("pack dread_knights", "b3")], [("neutral_crusaders", "b4")], against="neutrals")
    fight = battle([("dread_knights", "b3")], [("neutral_crusaders", "b4")], against="neutrals")
    fight.attack("b3", "b4", -1, 0, 1)
    assert hits(fight) == [2, 3 + 0 - 2]


def test_neutral_champions_add_two_dice_and_never_keep_a_minus() -> None:
    fight = battle([(BAG, "b3")], [("neutral_champions", "b4")], against="neutrals")
    fight.activate("b4")
    fight.roll(-1, 1, -1, -1, 1).do("attack b3")
    assert hits(fight)[0] == 4 + 1 + 1


def test_neutral_minotaurs_reroll_every_minus() -> None:
    fight = battle([(BAG, "b3")], [("neutral_minotaurs", "b4")], against="neutrals")
    fight.activate("b4")
    fight.roll(-1, -1, 1).do("attack b3")
    assert hits(fight)[0] == 3 + 1


def test_mummies_ignore_their_die_and_set_that_of_the_attacker() -> None:
    fight = battle([(BAG, "b3")], [("neutral_mummies", "b4")], against="neutrals")
    fight.activate("b4")
    fight.roll(1, 1).do("attack b3")
    assert hits(fight)[0] == 3
    attack = battle([(WALL, "b3")], [("neutral_mummies", "b4")], against="neutrals")
    attack.attack("b3", "b4", 1)
    assert hits(attack)[0] == 5 - 1 - 1


def test_ghost_dragons_add_to_their_die() -> None:
    fight = battle([("pack ghost_dragons", "b3")], [(BAG, "b4")])
    fight.attack("b3", "b4", -1)
    assert hits(fight)[0] == 7 - 1 + 1


def test_dread_knights_strike_harder_on_zero_and_one() -> None:
    fight = battle([("pack dread_knights", "b3")], [(BAG, "b4")])
    fight.attack("b3", "b4", 0)
    assert hits(fight)[0] == 6 + 1
    weak = battle([("pack dread_knights", "b3")], [(BAG, "b4")])
    weak.attack("b3", "b4", -1)
    assert hits(weak)[0] == 5


def test_dread_knights_make_the_answer_roll_two_dice_for_the_lower() -> None:
    fight = battle([("dread_knights", "b3")], [(BAG, "b4")])
    fight.attack("b3", "b4", -1, 1, -1)
    assert hits(fight) == [4, 3 - 1 - 2]


def test_minotaurs_draw_for_a_minus() -> None:
    fight = battle([("minotaurs", "b3")], [(BAG, "b4")])
    fight.s.players[0].deck = Deck.of([fight.card("power")])
    fight.attack("b3", "b4", -1)
    assert fight.s.players[0].hand == [fight.card("power")]


# -- defense ------------------------------------------------------------------------------------------------------


def test_zombies_are_tougher_against_a_plus() -> None:
    fight = battle([(WALL, "b3")], [("zombies", "b4"), (BAG, "d5")])
    fight.attack("b3", "b4", 1)
    assert hits(fight)[0] == 5 + 1 - 1 - 1
    both = battle([(WALL, "b3")], [("pack zombies", "b4")])
    both.attack("b3", "b4", 0)
    assert hits(both)[0] == 5 - 1 - 1


def test_neutral_dread_knights_are_braced_against_answers() -> None:
    fight = battle([(WALL, "b3")], [("neutral_dread_knights", "b4")], against="neutrals")
    fight.activate("b4").do("attack b3").passes()
    assert hits(fight)[1] == 5 - 1 - 1


def test_manticores_ignore_the_printed_defense_only() -> None:
    fight = battle([("pack manticores", "b3")], [(WALL, "b4")], enemy_hand=("defense",))
    fight.activate("b3").do("attack b4", "play defense 1").passes()
    assert hits(fight)[0] == 5 - 1


def test_behemoths_lower_the_defense_and_leave_corrosion() -> None:
    fight = battle([("pack behemoths", "b3")], [("black_dragons", "b4")])
    fight.attack("b3", "b4", -1)
    assert hits(fight)[0] == 7 - 1 - (3 - 2)
    rust = effect_on(fight.c, "corrosion", fight.at("b4"))
    assert rust is not None
    assert rust.amount == -1
    few = battle([("behemoths", "b3")], [(WALL, "b4")])
    few.attack("b3", "b4", -1)
    assert hits(few)[0] == 5 - (2 - 1)


def test_rust_dragons_eat_defense_on_a_minus() -> None:
    fight = battle([("titans", "b3")], [("neutral_rust_dragons", "b4")], against="neutrals")
    fight.activate("b4").roll(-1).do("attack b3").passes()
    assert hits(fight)[0] == 7 - 1 - 1


def test_nix_take_at_most_four_from_an_attack() -> None:
    fight = battle([("behemoths", "b3")], [("pack nix", "b4")])
    fight.attack("b3", "b4", 1)
    assert hits(fight)[0] == 4


def test_elementals_ignore_defense() -> None:
    fight = battle([(WALL, "b3")], [("neutral_fire_elementals", "b4")], against="neutrals")
    fight.activate("b4").do("attack b3").passes()
    assert hits(fight)[0] == 3


# -- attack -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "enemy", "bonus"),
    [
        ("neutral_genies", "efreet", 1),
        ("neutral_arch_devils", "archangels", 2),
        ("neutral_archangels", "arch_devils", 2),
        ("neutral_titans", "black_dragons", 2),
    ],
)
def test_arch_enemies_strike_harder(unit: str, enemy: str, bonus: int) -> None:
    facts = game().facts
    fight = battle([(enemy, "b3")], [(unit, "b4")], against="neutrals")
    fight.activate("b4").do("attack b3").passes()
    plain = facts.attack[facts.troop_number[unit] * 2] - facts.defense[facts.troop_number[enemy] * 2]
    assert hits(fight)[0] == plain + bonus


def test_stacked_black_dragons_and_haspids_turned_to_few_strike_harder() -> None:
    fight = battle([("titans", "b3")], [("bank_dragon_utopia_black_dragons", "b4")], against="neutrals")
    fight.c.stack[fight.at("b4")] = 8
    fight.activate("b4").do("attack b3").passes()
    assert hits(fight)[0] == 5 + 3 - 3
    snake = battle([("pack haspids", "b3")], [(BAG, "b4")])
    wound(snake.s, snake.c, snake.at("b3"), 8, NOBODY)
    snake.attack("b3", "b4", 0)
    assert hits(snake)[0] == 5 + 2


def test_enchanters_heal_a_friend_or_strike_harder() -> None:
    fight = battle([(BAG, "b2")], [("neutral_enchanters", "c5"), ("neutral_boars", "d5")], against="neutrals")
    fight.c.damage[fight.at("d5")] = 3
    fight.activate("c5").do("attack b2").passes()
    assert fight.damage("d5") == 1
    assert hits(fight)[0] == 4
    well = battle([(BAG, "b2")], [("neutral_enchanters", "c5"), ("neutral_boars", "d5")], against="neutrals")
    well.activate("c5").do("attack b2").passes()
    assert hits(well)[0] == 5


# -- ranged -------------------------------------------------------------------------------------------------------


def test_zealots_shoot_an_adjacent_enemy_without_penalty() -> None:
    fight = battle([("pack zealots", "b3")], [(BAG, "b4")])
    fight.attack("b3", "b4", 1, 0)
    assert hits(fight)[0] == 5


def test_zealots_still_suffer_from_back_line_to_back_line() -> None:
    fight = battle([("pack zealots", "b1")], [(BAG, "b5")])
    fight.attack("b1", "b5", 1, -1)
    assert hits(fight)[0] == 3


def test_magi_have_no_penalties_at_all() -> None:
    far = battle([("magi", "b1")], [(BAG, "b5")])
    far.attack("b1", "b5", 1)
    assert hits(far)[0] == 4
    near = battle([("magi", "b3")], [(BAG, "b4")])
    near.attack("b3", "b4", 1, 0)
    assert hits(near)[0] == 4


def test_marksmen_shoot_twice_at_a_target_that_is_not_adjacent() -> None:
    fight = battle([("pack marksmen", "b2")], [(BAG, "b5")])
    fight.attack("b2", "b5", 1, -1)
    assert hits(fight) == [3, 1]
    near = battle([("pack marksmen", "b3")], [(BAG, "b4")])
    near.attack("b3", "b4", 0, 0)
    assert len(hits(near)) == 2
    assert near.damage("b4") == 2


def test_elves_shoot_again_unless_the_die_shows_a_plus() -> None:
    again = battle([("pack elves", "b2")], [(BAG, "b5")])
    again.attack("b2", "b5", 0, 0)
    assert hits(again) == [3, 3]
    once = battle([("pack elves", "b2")], [(BAG, "b5")])
    once.attack("b2", "b5", 1)
    assert hits(once) == [4]


def test_wolf_raiders_attack_again_after_the_answer() -> None:
    fight = battle([("pack wolf_raiders", "b3")], [(BAG, "b4")])
    fight.attack("b3", "b4", 0, -1, 1)
    assert hits(fight) == [2, 2, 3]
    assert [event[0] for event in fight.heard if event[0] in ("attacks", "retaliates")] == [
        "attacks",
        "retaliates",
        "attacks",
    ]


def test_liches_burst_on_a_neighbour_before_the_answer() -> None:
    fight = battle([("pack liches", "b1")], [(BAG, "b4"), (BAG, "c4")])
    fight.attack("b1", "b4", 0, 1)
    assert hits(fight) == [4, 3]
    assert fight.damage("c4") == 3


def test_liches_must_hit_a_friend_if_only_friends_are_there() -> None:
    fight = battle([("pack liches", "b1"), ("crusaders", "b3")], [(BAG, "b4")])
    fight.attack("b1", "b4", 0, 0)
    assert fight.damage("b3") == 0
    assert hits(fight) == [4, 0]


def test_magogs_splash_only_from_afar() -> None:
    fight = battle([("pack magogs", "b1")], [(BAG, "b4"), (BAG, "c4")])
    fight.attack("b1", "b4", 0)
    assert (fight.damage("b4"), fight.damage("c4")) == (2, 1)
    near = battle([("pack magogs", "b3")], [(BAG, "b4"), (BAG, "c4")])
    near.attack("b3", "b4", 0, 0)
    assert near.damage("c4") == 0


# -- retaliation --------------------------------------------------------------------------------------------------


def test_griffins_strike_back_every_time() -> None:
    fight = battle([("goblins", "b3"), ("goblins", "a4")], [("griffins", "b4")])
    fight.attack("b3", "b4", -1, -1)
    fight.attack("a4", "b4", -1, -1)
    assert fight.c.retaliated[fight.at("b4")] == 0
    assert (fight.damage("b3"), fight.damage("a4")) == (1, 1)


@pytest.mark.parametrize("unit", ["vampires", "nagas", "hydras", "pack harpies", "pack sprites", "arch_devils"])
def test_nobody_strikes_back_at_them(unit: str) -> None:
    fight = battle([(unit, "b3")], [("archangels", "b4")])
    fight.attack("b3", "b4", -1)
    assert fight.c.retaliated[fight.at("b4")] == 0
    assert len(hits(fight)) == 1


def test_dragon_flies_weaken_the_answer_and_strip_effects() -> None:
    fight = battle([("pack dragon_flies", "b3")], [(BAG, "b4")], enemy_hand=("haste",))
    fight.activate("b4").do("cast haste 1", "target b4", "hold")
    assert initiative_of(fight.s, fight.c, fight.at("b4")) == 7
    fight.attack("b3", "b4", 0, 0)
    assert hits(fight) == [3, 3 - 1 - 1]
    assert initiative_of(fight.s, fight.c, fight.at("b4")) == 6
    assert fight.card("haste") in fight.s.players[1].discard


def test_medusas_turn_attackers_to_stone() -> None:
    fight = battle([(BAG, "b3")], [("pack medusas", "b4")])
    fight.attack("b3", "b4", -1)
    assert fight.c.paralysed[fight.at("b3")] == 1
    few = battle([(BAG, "b3")], [("medusas", "b4")])
    few.attack("b3", "b4", -1, -1, -1, 0)
    assert few.c.paralysed[few.at("b3")] == 1
    lucky = battle([(BAG, "b3")], [("medusas", "b4")])
    lucky.attack("b3", "b4", -1, -1, -1, 1)
    assert lucky.c.paralysed[lucky.at("b3")] == 0
