"""How combats are avoided and ended, and what scenarios change in them (H3-COMBAT-04, H3-COMBAT-24 to -42)."""

from __future__ import annotations

import pytest

from games.heroes3.combats import Fight, at_the_gates, battle, fresh, game, started
from ludoteka.games.heroes3.facts import AI, CITADEL, GOLD, MAIN, NEUTRALS, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.combat.end import experience
from ludoteka.games.heroes3.rules.combat.rounds import CombatRoundEnd
from ludoteka.games.heroes3.rules.combat.start import StartCombat, begin, runs

BAG = "neutral_demons"
"""A unit to hit: attack 3, defense 0, 8 HP, on foot."""


def names(spaces: list[int]) -> list[str]:
    return sorted(game().names.spaces[space] for space in spaces)


# -- defending a town, giving a hero up ---------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-04")
def test_a_town_without_hero_is_defended_for_gold_or_let_go() -> None:
    fight = at_the_gates(1, NOBODY)
    assert (fight.asks(), fight.seat()) == ("DefendTown", 1)
    paid = fight.s.copy()
    other = Fight(paid)
    fight.do("fight")
    assert fight.s.players[1].stock[GOLD] == 12
    assert fight.asks() == "Deploy"
    other.do("give-up")
    assert other.s.combat is None
    assert other.s.players[1].stock[GOLD] == 20


@pytest.mark.rule("H3-COMBAT-04")
def test_who_cannot_pay_does_not_defend() -> None:
    s = fresh(2, "auto")
    s.players[1].stock[GOLD] = 7
    fight = Fight(s)
    fight.run(StartCombat(0, MAIN, 1, NOBODY, NOBODY, s.players[1].at[MAIN]))
    assert s.combat is None


@pytest.mark.rule("H3-HERO-04")
def test_a_secondary_hero_may_be_given_up_for_a_cube() -> None:
    fight = at_the_gates(1, SECONDARY)
    assert (fight.asks(), fight.seat()) == ("GiveUpHero", 1)
    before = fight.s.players[0].cubes[1]
    gold = fight.s.players[1].stock[GOLD]
    fight.do("give-up")
    assert fight.s.players[0].cubes[1] == before + 1
    assert fight.s.players[1].at[SECONDARY] == NOBODY
    assert fight.s.players[1].stock[GOLD] == gold
    assert len(fight.s.players[1].army) == 4


@pytest.mark.rule("H3-CARD-01")
@pytest.mark.rule("H3-HERO-03")
def test_without_the_main_hero_no_cards_are_played() -> None:
    with_cards = battle([("crusaders", "b3")], [(BAG, "b4")], hand=("attack",), against="neutrals")
    with_cards.activate("b3")
    assert "play attack 1" in with_cards.offered()
    without = battle([("crusaders", "b3")], [(BAG, "b4")], hand=("attack",), against="neutrals", hero=SECONDARY)
    without.activate("b3")
    assert "play attack 1" not in without.offered()
    without.do("attack b4")
    assert without.asks() == "Idle"


# -- the limit against neutrals -----------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-24")
@pytest.mark.rule("H3-COMBAT-25")
def test_another_round_against_neutrals_costs_movement_or_the_hero_retreats() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b5")], against="neutrals")
    player = fight.s.players[0]
    player.moves[MAIN] = 1
    player.came_from[MAIN] = player.at[MAIN]
    fight.run(CombatRoundEnd())
    assert fight.offered() == ["extend", "retreat"]
    fight.do("extend")
    assert player.moves[MAIN] == 0
    assert fight.c.round == 2
    fight.run(CombatRoundEnd())
    assert fight.offered() == ["retreat"]
    army = player.army.copy()
    fight.do("retreat")
    assert fight.s.combat is None
    assert player.army == army


@pytest.mark.rule("H3-COMBAT-26")
def test_azure_units_lift_the_limit() -> None:
    fight = battle([("crusaders", "b3")], [("neutral_hydras", "b5")], against="neutrals")
    fight.c.azure = True
    fight.run(CombatRoundEnd())
    assert fight.asks() == "Idle"
    assert fight.c.round == 2


@pytest.mark.rule("H3-COMBAT-26")
def test_players_fight_to_the_end() -> None:
    fight = battle([("crusaders", "b3")], [("gnolls", "b5")])
    fight.run(CombatRoundEnd())
    assert fight.c.round == 2


# -- surrender and what follows -----------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-31")
def test_surrender_costs_ten_gold_and_no_cube() -> None:
    fight = battle([("crusaders", "b3")], [("gnolls", "b5")])
    fight.activate("b3")
    cubes = fight.s.players[1].cubes.copy()
    fight.do("surrender")
    assert fight.s.players[0].stock[GOLD] == 40
    assert fight.s.players[1].stock[GOLD] == 60
    assert fight.s.players[1].cubes == cubes
    assert len(fight.s.players[0].army) == 1
    assert fight.s.players[0].morale == 0


@pytest.mark.rule("H3-COMBAT-31")
@pytest.mark.parametrize("winner", [0, 1])
def test_who_accepts_a_surrender_has_won_a_combat_for_necromancy(winner: int) -> None:
    fight = battle([("skeletons", "b3")], [("skeletons", "b5")], hand=("necromancy",), enemy_hand=("necromancy",))
    for player in fight.s.players:
        player.faction = fight.s.facts.faction_number["necropolis"]
    fight.s.players[1 - winner].hand = []
    fight.c.field = next(field for field in fight.s.atlas.near[fight.c.field * 6 :] if field >= 0)
    fight.activate("b5" if winner == 0 else "b3").do("surrender")
    assert fight.asks() == "Answer"
    assert fight.choice().seat == winner
    assert "play necromancy 1" in fight.offered()


@pytest.mark.rule("H3-COMBAT-31")
def test_nobody_surrenders_to_neutrals_without_gold_or_in_defence_of_a_town() -> None:
    neutral = battle([("crusaders", "b3")], [(BAG, "b5")], against="neutrals")
    assert "surrender" not in neutral.activate("b3").offered()
    poor = battle([("crusaders", "b3")], [("gnolls", "b5")])
    poor.s.players[0].stock[GOLD] = 9
    assert "surrender" not in poor.activate("b3").offered()
    home = battle([("crusaders", "b3")], [("gnolls", "b5")])
    assert "surrender" not in home.activate("b5").offered()


@pytest.mark.rule("H3-COMBAT-28")
@pytest.mark.rule("H3-COMBAT-29")
@pytest.mark.rule("H3-COMBAT-30")
@pytest.mark.rule("H3-COMBAT-40")
def test_beating_a_main_hero_takes_gold_morale_a_cube_and_gives_experience() -> None:
    fight = battle([("champions", "b3")], [("marksmen", "b4")])
    winner, loser = fight.s.players
    winner.level = loser.level = fight.c.level = fight.c.own_level = 1
    xp = winner.xp
    cubes = winner.cubes[1]
    loser.stock[GOLD] = 3
    fight.attack("b3", "b4", 0)
    assert winner.stock[GOLD] == 53
    assert loser.stock[GOLD] == 0
    assert loser.morale == -1
    assert winner.cubes[1] == cubes + 1
    assert winner.xp == xp + 1


@pytest.mark.rule("H3-COMBAT-29")
@pytest.mark.rule("H3-COMBAT-42")
@pytest.mark.rule("H3-COMBAT-30")
def test_a_secondary_hero_costs_only_a_cube() -> None:
    fight = battle([("champions", "b3")], [("marksmen", "b4")], enemy_hero=SECONDARY)
    winner, loser = fight.s.players
    xp = winner.xp
    cubes = winner.cubes[1]
    fight.attack("b3", "b4", 0)
    assert winner.cubes[1] == cubes + 1
    assert loser.stock[GOLD] == 50
    assert loser.morale == 0
    assert winner.xp == xp


@pytest.mark.rule("H3-COMBAT-04")
@pytest.mark.rule("H3-COMBAT-42")
def test_a_lost_paid_defence_costs_nothing_more() -> None:
    fight = battle([("champions", "b3")], [("marksmen", "b4")], enemy_hero=NOBODY)
    winner, loser = fight.s.players
    xp = winner.xp
    cubes = winner.cubes.copy()
    at = loser.at.copy()
    fight.attack("b3", "b4", 0)
    assert (winner.xp, winner.cubes, loser.morale, loser.stock[GOLD], loser.at) == (xp, cubes, 0, 50, at)


@pytest.mark.rule("H3-COMBAT-40")
@pytest.mark.parametrize(("difficulty", "own", "gained"), [(3, 3, 1), (4, 3, 2), (2, 3, 0)])
def test_experience_by_difficulty_and_level(difficulty: int, own: int, gained: int) -> None:
    assert experience(started(2, "auto"), difficulty, own) == gained


@pytest.mark.rule("H3-COMBAT-41")
def test_an_azure_army_beaten_raises_the_hero_to_level_seven() -> None:
    fight = battle([("champions", "b3")], [("neutral_gremlins", "b4")], against="neutrals")
    fight.c.azure = True
    fight.attack("b3", "b4", 0)
    assert fight.s.players[0].xp == game().facts.xp_for_level[7]


@pytest.mark.rule("H3-COMBAT-32")
def test_the_winner_visits_the_field() -> None:
    fight = battle([("champions", "b3")], [("neutral_gremlins", "b4")], against="neutrals")
    field = next(
        field
        for field in range(len(fight.s.flag))
        if fight.s.atlas.spot[field] >= 0 and fight.s.facts.spot_guard[fight.s.atlas.spot[field]] == 1
    )
    fight.c.field = field
    fight.s.players[0].at[MAIN] = field
    fight.attack("b3", "b4", 0)
    assert fight.s.combat is None
    assert any(event[:4] == ("visited", 0, MAIN, field) for event in fight.heard)


@pytest.mark.rule("H3-COMBAT-28")
def test_a_hero_beaten_by_neutrals_goes_home_and_keeps_gold_and_morale() -> None:
    fight = battle([("marksmen", "b3")], [("neutral_crusaders", "b4")], against="neutrals")
    field = fight.s.players[0].at[MAIN]
    fight.s.players[0].at[MAIN] = field
    fight.activate("b4")
    fight.roll(1).do("attack b3").passes()
    assert fight.s.combat is None
    player = fight.s.players[0]
    assert player.morale == 0
    assert player.stock[GOLD] == 50
    assert fight.s.flag[player.at[MAIN]] == 0


@pytest.mark.rule("H3-COMBAT-03")
def test_a_second_combat_can_follow_the_first() -> None:
    fight = battle([("champions", "b3")], [("marksmen", "b4")])
    fight.attack("b3", "b4", 0)
    while fight.asks() not in ("Idle", "Turn"):
        fight.do(fight.offered()[0])
    begin(fight.s, 0, MAIN, NEUTRALS, NOBODY, NOBODY, fight.s.players[0].at[MAIN])
    assert fight.s.combat is not None


def test_siege_needs_the_own_town_and_a_citadel() -> None:
    from ludoteka.games.heroes3.rules.combat.start import besieged

    s = fresh(2, "auto")
    town = s.players[1].at[MAIN]
    s.players[1].built |= 1 << CITADEL
    assert besieged(s, 1, NOBODY, town)
    s.players[1].built &= ~(1 << CITADEL)
    assert not besieged(s, 1, NOBODY, town)
    assert runs(s, AI, 0) == AI


# -- what scenarios change ----------------------------------------------------------------------------------------


def in_scenario(fight: Fight, scenario: str) -> Fight:
    """The combat is fought in another scenario."""
    fight.s.scenario = next(at for at, one in enumerate(game().facts.scenario) if one.id == scenario)
    return fight


def scenario_with(rule: str) -> str:
    return next(one.id for one in game().facts.scenario if any(other.rule == rule for other in one.rules))


@pytest.mark.rule("H3-MAP-12")
def test_the_grail_moves_damage_for_a_blood_knight_once_a_combat() -> None:
    from ludoteka.games.heroes3.rules.marks import BLOOD_KNIGHT

    fight = in_scenario(battle([("crusaders", "b3")], [(BAG, "b4")], hand=("power",)), "community_bloody_grail")
    fight.s.grail = 0
    fight.s.players[0].marks |= BLOOD_KNIGHT
    fight.c.damage[fight.at("b3")] = 3
    fight.activate("b3").do("use-grail")
    assert (fight.damage("b3"), fight.damage("b4")) == (1, 2)
    assert fight.s.players[0].discard == [fight.card("power")]
    assert "use-grail" not in fight.offered()


@pytest.mark.rule("H3-MAP-12")
def test_a_cleansed_grail_heals_once_a_round() -> None:
    from ludoteka.games.heroes3.rules.marks import STORY_CLEANSED

    fight = in_scenario(battle([("crusaders", "b3")], [(BAG, "b5")], hand=("power", "power")), "community_bloody_grail")
    fight.s.grail = 0
    fight.s.story[STORY_CLEANSED] = 1
    fight.c.damage[fight.at("b3")] = 3
    fight.activate("b3").do("use-grail")
    assert fight.damage("b3") == 1
    fight.do("hold").run(CombatRoundEnd())
    fight.activate("b3")
    assert "use-grail" in fight.offered()


@pytest.mark.rule("H3-COMBAT-31")
def test_a_scenario_may_set_the_price_of_surrender_and_of_defeat() -> None:
    dear = in_scenario(battle([("crusaders", "b3")], [("gnolls", "b5")]), scenario_with("surrender_gold"))
    dear.activate("b3").do("surrender")
    assert dear.s.players[1].stock[GOLD] == 65
    lost = in_scenario(battle([("champions", "b3")], [("marksmen", "b4")]), scenario_with("beaten_gold"))
    lost.attack("b3", "b4", 0)
    assert lost.s.players[0].stock[GOLD] == 60


@pytest.mark.rule("H3-COMBAT-04")
@pytest.mark.rule("H3-CARD-01")
def test_a_scenario_may_open_the_deck_for_a_paid_defence() -> None:
    from ludoteka.games.heroes3.rules.battlefield.moments import has_deck

    plain = battle([("crusaders", "b3")], [("gnolls", "b5")], enemy_hero=NOBODY)
    assert not has_deck(plain.s, plain.c, 1)
    assert has_deck(
        in_scenario(plain, scenario_with("deck_in_paid_defence")).s,
        in_scenario(plain, scenario_with("deck_in_paid_defence")).c,
        1,
    )


@pytest.mark.rule("H3-DIFF-01")
def test_beaten_units_of_a_level_seven_field_may_be_recruited_where_the_scenario_says_so() -> None:
    from ludoteka.games.heroes3.rules.combat.end import beaten_to_recruit

    fight = battle([("champions", "b3")], [("neutral_gremlins", "b4")], against="neutrals")
    gremlins = game().facts.troop_number["neutral_gremlins"]
    fight.c.drawn = [gremlins]
    fight.c.level = 7
    fight.c.winner = 0
    assert beaten_to_recruit(fight.s, fight.c) == []
    assert beaten_to_recruit(in_scenario(fight, scenario_with("level_7_recruits_beaten")).s, fight.c) == [gremlins]


@pytest.mark.rule("H3-COMBAT-19")
def test_optional_rules_change_the_damage() -> None:
    least = battle([("goblins", "b3"), ("crusaders", "d1")], [("champions", "b4")])
    least.s.optional = 1 << 5
    least.attack("b3", "b4", -1)
    assert least.damage("b4") == 1
    dieless = battle([("crusaders", "b3")], [(BAG, "b4")])
    dieless.s.optional = 1 << 9
    dieless.attack("b3", "b4", 1)
    assert dieless.damage("b4") == 3
    fixed = battle([("pack crusaders", "b3")], [(BAG, "b4")])
    fixed.s.optional = 1 << 1
    fixed.attack("b3", "b4", 0)
    assert fixed.damage("b4") == 4


@pytest.mark.rule("H3-COMBAT-07")
def test_at_a_utopia_encircled_by_its_guards_four_units_stand_in_the_middle_row() -> None:
    from games.heroes3.scene import FACTS, Scene
    from ludoteka.games.heroes3.facts import MAIN, NEUTRALS, NOBODY
    from ludoteka.games.heroes3.rules.combat.start import StartCombat

    scene = Scene(seats=2, scenario="community_force_of_will")
    field = scene.where(0)
    scene.s.atlas.spot[field] = FACTS.spot_location.index(FACTS.location_number["dragon_utopia"])
    scene.s.flag[field] = NOBODY
    scene.s.once[field] = 0
    scene.army(0, halberdiers="few", marksmen="few", griffins="few", zealots="few", crusaders="few")
    scene.run(StartCombat(0, MAIN, NEUTRALS, NOBODY, NOBODY, field))
    while scene.waits() != "Deploy":
        scene.play("pass")
    assert {one.split()[2] for one in scene.offered("deploy")} == {"a3", "b3", "c3", "d3"}
    for _ in range(4):
        scene.play(scene.offered("deploy")[0])
    assert scene.offered() == ["ready"]
    scene.play("ready")
    assert scene.choice().seat == 1
    assert {one.split()[2] for one in scene.offered("deploy")} == {"a1", "d1", "a5", "d5"}
