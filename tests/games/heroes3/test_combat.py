"""Combat: placing, order, moving, attacking, defending, retaliation, paralysis, limits (H3-COMBAT, H3-UNIT)."""

from __future__ import annotations

import pytest

from games.heroes3.combats import Fight, at_the_gates, battle, fresh, game, started, whole
from ludoteka.games.heroes3.facts import FEW, MAIN, NEUTRALS, NOBODY, PACK
from ludoteka.games.heroes3.rules.battlefield.board import home_spaces, neighbours_of
from ludoteka.games.heroes3.rules.battlefield.figures import initiative_of
from ludoteka.games.heroes3.rules.combat.armies import army_tiers
from ludoteka.games.heroes3.rules.combat.moves import move_options
from ludoteka.games.heroes3.rules.combat.start import StartCombat, runs

BAG = "neutral_demons"
"""A unit to hit: attack 3, defense 0, 8 HP, on foot."""


def names(spaces: list[int]) -> list[str]:
    return sorted(game().names.spaces[space] for space in spaces)


# -- the board and placing ----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-06")
@pytest.mark.rule("H3-COMBAT-14")
def test_the_board_has_four_columns_and_five_rows_and_spaces_touch_in_four_directions() -> None:
    assert len(game().names.spaces) == 21
    assert names(home_spaces(0)) == ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"]
    assert names(home_spaces(1)) == ["a4", "a5", "b4", "b5", "c4", "c5", "d4", "d5"]
    fight = battle([], [])
    assert names(neighbours_of(fight.space("b3"))) == ["a3", "b2", "b4", "c3"]
    assert names(neighbours_of(fight.space("a1"))) == ["a2", "b1"]


@pytest.mark.rule("H3-COMBAT-10")
@pytest.mark.rule("H3-UNIT-05")
@pytest.mark.rule("H3-COMBAT-02")
def test_the_attacker_places_one_to_five_units_then_the_defender() -> None:
    fight = at_the_gates(1, MAIN)
    assert (fight.asks(), fight.seat()) == ("Deploy", 0)
    assert "ready" not in fight.offered()
    fight.do("deploy halberdiers b2")
    assert "ready" in fight.offered()
    assert "deploy halberdiers c2" not in fight.offered()
    assert "deploy griffins b2" not in fight.offered()
    assert "deploy griffins b4" not in fight.offered()
    fight.do("deploy marksmen b1", "ready")
    assert (fight.asks(), fight.seat()) == ("Deploy", 1)
    fight.do("deploy griffins c4", "ready")
    assert fight.c.form[fight.unit("marksmen")] & 1 == PACK
    assert fight.c.round == 1


@pytest.mark.rule("H3-UNIT-05")
def test_a_sixth_unit_cannot_be_placed() -> None:
    fight = at_the_gates(1, MAIN)
    for player in fight.s.players:
        player.army += [game().facts.troop_number["zealots"], game().facts.troop_number["champions"]]
        player.sides += [FEW, FEW]
        player.layers += [(), ()]
        player.lent += [0, 0]
    fight.do("deploy halberdiers a1", "deploy marksmen b1", "deploy griffins c1", "deploy crusaders d1")
    fight.do("deploy zealots a2")
    assert fight.offered() == ["ready"]


@pytest.mark.rule("H3-COMBAT-08")
@pytest.mark.rule("H3-MODE-02")
def test_the_right_hand_enemy_places_and_runs_the_neutrals() -> None:
    s = fresh(2, "auto")
    assert runs(s, NEUTRALS, 0) == 1
    assert runs(s, NEUTRALS, 1) == 0
    three = started(3, "auto")
    assert runs(three, NEUTRALS, 0) == 2
    assert runs(three, NEUTRALS, 2) == 1


@pytest.mark.rule("H3-COMBAT-08")
@pytest.mark.rule("H3-COMBAT-07")
def test_opponents_put_ranged_neutrals_in_the_back_line() -> None:
    from ludoteka.games.heroes3.rules.combat.placing import PlaceNeutrals

    fight = battle([("crusaders", "b2")], [], against="neutrals")
    troop = game().facts.troop_number
    fight.run(PlaceNeutrals(1, [troop["neutral_orcs"] * 2, troop["neutral_boars"] * 2]))
    assert fight.seat() == 1
    assert fight.offered() == [f"deploy neutral_orcs {space}" for space in ("a5", "b5", "c5", "d5")]
    fight.do("deploy neutral_orcs a5")
    assert "deploy neutral_boars b4" in fight.offered()
    assert "deploy neutral_boars a5" not in fight.offered()


@pytest.mark.rule("H3-COMBAT-09")
def test_the_ai_places_neutrals_from_left_to_right_by_initiative() -> None:
    from ludoteka.games.heroes3.rules.combat.placing import placing_order, placing_spaces

    fight = battle([("crusaders", "b2")], [], against="neutrals")
    troop = game().facts.troop_number
    units = ["neutral_boars", "neutral_orcs", "neutral_griffins", "neutral_marksmen"]
    forms = placing_order(fight.s, [troop[unit] * 2 for unit in units])
    spaces = placing_spaces(fight.s, 1, forms)
    placed = {
        game().facts.troop_slugs[form >> 1]: game().names.spaces[at] for form, at in zip(forms, spaces, strict=True)
    }
    assert placed == {
        "neutral_griffins": "a4",
        "neutral_boars": "b4",
        "neutral_marksmen": "a5",
        "neutral_orcs": "b5",
    }


@pytest.mark.rule("H3-COMBAT-09")
def test_a_full_line_spills_into_the_other() -> None:
    from ludoteka.games.heroes3.rules.combat.placing import placing_spaces

    fight = battle([("crusaders", "b2")], [], against="neutrals")
    forms = [game().facts.troop_number["neutral_boars"] * 2] * 5
    assert names(placing_spaces(fight.s, 1, forms)) == ["a4", "a5", "b4", "c4", "d4"]


@pytest.mark.rule("H3-DIFF-01")
@pytest.mark.rule("H3-COMBAT-01")
def test_the_neutral_army_comes_by_difficulty_and_level() -> None:
    s = fresh(2, "auto")
    field = s.players[0].at[MAIN]
    s.difficulty = 1
    assert army_tiers(s, field, 3) == [0, 0, 1]
    s.difficulty = 3
    assert army_tiers(s, field, 7) == [2, 2, 3, 3]


@pytest.mark.rule("H3-COMBAT-01")
@pytest.mark.rule("H3-COMBAT-07")
def test_a_neutral_combat_draws_its_army_after_the_player_has_placed() -> None:
    s = fresh(2, "auto")
    fight = Fight(s)
    field = next(
        field
        for field in range(len(s.flag))
        if s.atlas.spot[field] >= 0 and s.facts.spot_guard[s.atlas.spot[field]] == 1
    )
    s.players[0].at[MAIN] = field
    before = s.neutral_decks[0].size()
    fight.run(StartCombat(0, MAIN, NEUTRALS, NOBODY, NOBODY, field))
    assert s.neutral_decks[0].size() == before
    deploy = next(text for text in fight.offered() if text.startswith("deploy"))
    fight.do(deploy, "ready")
    assert s.neutral_decks[0].size() == before - len(s.facts.armies[s.difficulty][1])
    assert fight.asks() == "PlaceNeutral"


# -- the order of activations -------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-11")
@pytest.mark.rule("H3-COMBAT-12")
def test_units_activate_by_initiative_and_each_once_a_round() -> None:
    fight = whole(battle([("champions", "a1"), ("crusaders", "b1")], [("zealots", "c5"), ("griffins", "d5")]))
    order = []
    for _ in range(4):
        fight.passes()
        order.append(game().facts.troop_slugs[fight.c.form[fight.c.active] >> 1])
        fight.do("hold")
    assert order == ["champions", "griffins", "crusaders", "zealots"]
    assert fight.c.round == 2


@pytest.mark.rule("H3-COMBAT-11")
def test_ties_alternate_and_the_attacker_is_first() -> None:
    own = [("crusaders", "a1"), ("zealots", "b1")]
    fight = whole(battle(own, [("medusas", "c5"), ("evil_eyes", "d5")]))
    sides = []
    for _ in range(4):
        if fight.asks() == "ActivateWhich":
            fight.do(fight.offered()[0])
        sides.append(fight.c.side[fight.c.active])
        fight.do("hold")
    assert sides == [0, 1, 0, 1]


@pytest.mark.rule("H3-COMBAT-11")
def test_the_controller_picks_among_equal_own_units() -> None:
    fight = whole(battle([("crusaders", "a1"), ("zealots", "b1")], [("halberdiers", "c5")]))
    assert fight.asks() == "ActivateWhich"
    assert fight.offered() == ["activate a1", "activate b1"]
    fight.do("activate b1")
    assert fight.c.active == fight.at("b1")


@pytest.mark.rule("H3-COMBAT-11")
def test_initiative_changed_in_a_round_changes_the_order_at_once() -> None:
    fight = whole(battle([("champions", "a1"), ("halberdiers", "b1")], [("crusaders", "c5")], hand=("haste",)))
    assert fight.c.active == fight.at("a1")
    fight.do("cast haste 1", "target b1")
    assert initiative_of(fight.s, fight.c, fight.at("b1")) == 5
    fight.do("hold")
    assert fight.c.active == fight.at("b1")


# -- moving -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNIT-07")
@pytest.mark.rule("H3-COMBAT-15")
def test_ground_units_walk_three_steps_around_obstacles() -> None:
    fight = battle([("crusaders", "a1"), ("halberdiers", "a2")], [("gnolls", "b1")])
    fight.activate("a1")
    assert names(move_options(fight.s, fight.c, fight.at("a1"))) == []
    fight = battle([("crusaders", "a1")], [("gnolls", "b1")])
    fight.activate("a1")
    assert names(move_options(fight.s, fight.c, fight.at("a1"))) == ["a2", "a3", "a4", "b2", "b3", "c2"]
    fight.do("march a3")
    assert fight.at("a3") >= 0
    assert fight.at("a1") == NOBODY
    assert not [text for text in fight.offered() if text.startswith("march")]


@pytest.mark.rule("H3-UNIT-07")
def test_flying_units_pass_over_others_but_end_on_free_spaces() -> None:
    fight = battle([("griffins", "a1"), ("halberdiers", "a2")], [("gnolls", "b1")])
    fight.activate("a1")
    spaces = names(move_options(fight.s, fight.c, fight.at("a1")))
    assert spaces == ["a3", "a4", "b2", "b3", "c1", "c2", "d1"]


@pytest.mark.rule("H3-UNIT-07")
def test_ranged_units_step_once_after_a_shot_or_without_one() -> None:
    fight = battle([("zealots", "a1")], [(BAG, "a5")])
    fight.activate("a1")
    assert sorted(fight.offered()) == ["attack a5", "defend", "hold", "march a2", "march b1", "surrender"]
    moved = Fight(fight.s.copy())
    moved.do("march a2")
    assert sorted(moved.offered()) == ["defend", "hold"]
    fight.do("attack a5").passes()
    assert sorted(fight.offered()) == ["hold", "march a2", "march b1"]


@pytest.mark.rule("H3-UNIT-07")
def test_a_unit_on_foot_does_not_move_after_its_attack() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")])
    fight.attack("b3", "b4")
    assert fight.asks() == "Idle"


@pytest.mark.rule("H3-COMBAT-13")
def test_neutrals_run_by_an_opponent_must_attack_and_never_defend() -> None:
    fight = battle([("crusaders", "b2")], [("neutral_boars", "b4")], against="neutrals")
    fight.activate("b4")
    assert fight.seat() == 1
    assert sorted(fight.offered()) == ["march a2", "march b3", "march c2"]
    fight.do("march b3")
    assert fight.offered() == ["attack b2"]
    away = battle([("crusaders", "a1")], [("neutral_boars", "d5")], against="neutrals")
    away.activate("d5")
    assert "hold" in away.offered()
    assert "defend" not in away.offered()


# -- attacking ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-19")
@pytest.mark.rule("H3-UNIT-02")
@pytest.mark.parametrize(("face", "damage"), [(-1, 0), (0, 1), (1, 2)])
def test_damage_is_attack_and_die_less_defense(face: int, damage: int) -> None:
    fight = battle([("crusaders", "b3")], [("champions", "b4")])
    fight.attack("b3", "b4", face)
    assert fight.damage("b4") == damage


@pytest.mark.rule("H3-COMBAT-19")
def test_weakening_lowers_attack_to_zero_at_the_least_before_the_die() -> None:
    fight = battle([("goblins", "b3")], [(BAG, "b4")], enemy_hand=("weakness", "power", "power"))
    fight.activate("b3")
    fight.roll(1).do("attack b4")
    fight.do("play power 1", "play power 1", "cast weakness 3").passes()
    assert fight.damage("b4") == 1


@pytest.mark.rule("H3-COMBAT-18")
def test_both_sides_play_cards_until_both_pass_the_attacker_asked_first() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")], hand=("attack", "attack"), enemy_hand=("defense",))
    fight.activate("b3")
    fight.do("attack b4")
    assert (fight.asks(), fight.seat()) == ("PlayCards", 0)
    fight.do("play attack 1")
    assert fight.seat() == 1
    fight.do("play defense 1")
    assert fight.seat() == 0
    fight.do("pass")
    assert fight.damage("b4") == 3 + 1 - 1


@pytest.mark.rule("H3-COMBAT-20")
def test_a_bonus_holds_for_the_first_attack_only() -> None:
    fight = battle([("pack marksmen", "b1")], [(BAG, "b5")], hand=("attack",))
    fight.activate("b1")
    fight.do("play attack 1", "attack b5").passes()
    assert [event[2] for event in fight.heard if event[0] == "hit"] == [2 + 1, 2]


@pytest.mark.rule("H3-COMBAT-20")
def test_an_unused_bonus_ends_with_the_activation() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")], hand=("attack",))
    fight.activate("b3")
    fight.do("play attack 1", "hold")
    assert fight.c.effects == []
    fight.attack("b3", "b4", 0)
    assert fight.damage("b4") == 3


@pytest.mark.rule("H3-COMBAT-16")
@pytest.mark.rule("H3-COMBAT-17")
def test_a_defense_token_rolls_for_more_defense_until_the_next_activation() -> None:
    fight = battle([("crusaders", "b3")], [("champions", "b4")])
    fight.activate("b4").do("defend")
    assert fight.c.defending[fight.at("b4")] == 1
    fight.attack("b3", "b4", 1, 1)
    assert fight.damage("b4") == 1
    assert fight.c.defending[fight.at("b4")] == 1
    fight.attack("b3", "b4", 1, 0)
    assert fight.damage("b4") == 3
    fight.activate("b4")
    assert fight.c.defending[fight.at("b4")] == 0
    assert "defend" not in fight.offered()


@pytest.mark.rule("H3-UNIT-08")
def test_an_archer_next_to_an_enemy_must_shoot_it_and_uses_the_lower_die() -> None:
    fight = battle([("zealots", "b3")], [(BAG, "b4"), (BAG, "d5")])
    fight.activate("b3")
    assert [text for text in fight.offered() if text.startswith("attack")] == ["attack b4"]
    fight.roll(1, -1).do("attack b4").passes()
    assert fight.damage("b4") == 3 - 1


@pytest.mark.rule("H3-UNIT-08")
def test_the_penalty_holds_for_retaliation() -> None:
    fight = battle([(BAG, "b3")], [("zealots", "b4")])
    fight.attack("b3", "b4", 0, 1, -1)
    assert fight.damage("b3") == 3 - 1


@pytest.mark.rule("H3-UNIT-09")
def test_from_back_line_to_back_line_the_lower_die_counts() -> None:
    fight = battle([("zealots", "b1")], [(BAG, "b5")])
    fight.attack("b1", "b5", 1, -1)
    assert fight.damage("b5") == 2
    nearer = battle([("zealots", "b1")], [(BAG, "b4")])
    nearer.attack("b1", "b4", 1)
    assert nearer.damage("b4") == 4


# -- retaliation --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-21")
def test_a_survivor_strikes_back_once_a_round() -> None:
    fight = battle([("crusaders", "b3"), ("champions", "a4")], [(BAG, "b4")])
    fight.attack("b3", "b4", 0, 0)
    assert fight.damage("b3") == 1
    assert fight.c.retaliated[fight.at("b4")] == 1
    fight.attack("a4", "b4", -1)
    assert fight.damage("a4") == 0


@pytest.mark.rule("H3-COMBAT-21")
def test_a_retaliation_is_never_answered_and_cards_may_be_played_for_it() -> None:
    fight = battle([("griffins", "b3"), ("crusaders", "d1")], [(BAG, "b4")], enemy_hand=("attack",))
    fight.activate("b3")
    fight.do("attack b4")
    assert fight.seat() == 1
    fight.do("play attack 1").passes()
    assert fight.at("b3") == NOBODY


@pytest.mark.rule("H3-COMBAT-22")
def test_shots_from_afar_are_not_answered() -> None:
    fight = battle([("zealots", "b1")], [("zealots", "b4")])
    fight.attack("b1", "b4", 0)
    assert fight.damage("b1") == 0
    assert fight.c.retaliated[fight.at("b4")] == 0


@pytest.mark.rule("H3-COMBAT-21")
@pytest.mark.rule("H3-UNIT-03")
def test_a_pack_turned_to_few_has_survived_and_surplus_damage_carries_over() -> None:
    fight = battle([("champions", "b3")], [("pack halberdiers", "b4")])
    fight.attack("b3", "b4", -1, 0)
    target = fight.at("b4")
    assert fight.c.form[target] & 1 == FEW
    assert fight.c.damage[target] == 5 - 1 - 1 - 2
    assert fight.damage("b3") == 0
    assert fight.c.retaliated[target] == 1
    assert fight.s.players[1].sides[0] == FEW


@pytest.mark.rule("H3-UNIT-03")
@pytest.mark.rule("H3-COMBAT-27")
@pytest.mark.rule("H3-RECRUIT-04")
def test_a_beaten_few_leaves_the_unit_deck_and_the_last_one_ends_the_combat() -> None:
    fight = battle([("champions", "b3")], [("marksmen", "b4")])
    fight.attack("b3", "b4", 0)
    assert fight.s.combat is None
    assert fight.s.players[1].army == [form >> 1 for form in fight.s.players[1].starters]
    assert fight.s.players[1].sides == [form & 1 for form in fight.s.players[1].starters]


@pytest.mark.rule("H3-UNIT-04")
def test_damage_is_healed_after_the_combat_and_sides_stay() -> None:
    fight = battle([("champions", "b3")], [("pack griffins", "b4"), ("pack crusaders", "d5")])
    fight.attack("b3", "b4", -1)
    fight.c.damage[fight.at("d5")] = 2
    assert fight.s.players[1].sides == [FEW, PACK]
    fight.activate("b3").do("surrender")
    assert fight.s.combat is None
    assert fight.s.players[1].sides == [FEW, PACK]


@pytest.mark.rule("H3-UNIT-10")
def test_a_lost_neutral_unit_of_a_player_goes_to_its_discard_pile() -> None:
    fight = battle([("champions", "b3")], [("neutral_gremlins", "b4"), ("crusaders", "d5")])
    before = len(fight.s.neutral_discards[0])
    fight.attack("b3", "b4", 0)
    assert len(fight.s.neutral_discards[0]) == before + 1
    assert len(fight.s.players[1].army) == 1


# -- paralysis ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-23")
def test_paralysis_costs_an_activation_keeps_the_defense_token_and_ends_by_an_attack() -> None:
    fight = battle([("crusaders", "b3")], [("champions", "b4")])
    target = fight.at("b4")
    fight.c.paralysed[target] = 1
    fight.c.defending[target] = 1
    fight.activate("b4")
    assert fight.asks() == "Idle"
    assert fight.c.paralysed[target] == 0
    assert fight.c.defending[target] == 1
    fight.c.paralysed[target] = 1
    fight.attack("b3", "b4", -1)
    assert fight.c.paralysed[target] == 0
    assert fight.c.retaliated[target] == 1
