"""Battle odds: the published figures, every modifier, and agreement with battles played by the rules."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.cyclades.scene import GAME, Scene
from ludoteka.games.cyclades.facts import HECTOR, HELEN, NOBODY, PANDORA
from ludoteka.games.cyclades.odds import (
    BREACHES,
    FIXED_DIE,
    REROLLS,
    STANDS,
    WINS_TIES,
    Force,
    Outcome,
    outcome,
    take_chance,
    take_odds,
    troops,
)
from ludoteka.games.cyclades.rules.battle_odds import battle_chance, battle_forecast
from ludoteka.games.cyclades.rules.land_battle import start_land_battle
from ludoteka.games.cyclades.rules.odds_table import OddsTable, round_counts
from ludoteka.games.cyclades.rules.sea_battle import start_sea_battle
from ludoteka.games.cyclades.state import Attack
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.state import begin, pending

DIE = GAME.facts.die
HELENS = GAME.facts.hero[HELEN].die_shows


def odds(attacker: Force, defender: Force) -> Fraction:
    return take_odds(attacker, defender, DIE, HELENS)


def result(attacker: Force, defender: Force) -> Outcome:
    return outcome(attacker, defender, DIE, HELENS)


# -- the published figures --------------------------------------------------------------------------------------


def test_the_die_of_the_figures_is_the_die_of_the_content() -> None:
    assert DIE == [0, 1, 1, 2, 2, 3]


@pytest.mark.rule("CYC-BATTLE-01", "CYC-BATTLE-02", "CYC-BATTLE-04")
@pytest.mark.parametrize(
    ("lead", "counts"), [(0, (13, 10, 13)), (1, (23, 8, 5)), (2, (31, 4, 1)), (3, (35, 1, 0)), (4, (36, 0, 0))]
)
def test_a_single_round(lead: int, counts: tuple[int, int, int]) -> None:
    assert round_counts(lead, DIE) == counts
    assert round_counts(-lead, DIE) == counts[::-1]


@pytest.mark.rule("CYC-BATTLE-06")
@pytest.mark.parametrize(
    ("attackers", "chances"),
    [
        (1, (0.3611, 0.0502, 0.0014, 0.0)),
        (2, (0.9113, 0.4475, 0.0742, 0.0022)),
        (3, (0.9975, 0.9020, 0.4768, 0.0841)),
        (4, (1.0, 0.9970, 0.9036, 0.4891)),
    ],
)
def test_the_chance_to_take_an_area(attackers: int, chances: tuple[float, ...]) -> None:
    for defenders, chance in enumerate(chances, start=1):
        assert round(float(odds(troops(attackers), troops(defenders))), 4) == chance


def test_exact_fractions() -> None:
    assert odds(troops(1), troops(1)) == Fraction(13, 36)
    assert odds(troops(1), troops(2)) == Fraction(65, 1296)
    assert odds(troops(2), troops(1)) == Fraction(1181, 1296)
    assert odds(troops(4), troops(1)) == 1


@pytest.mark.rule("CYC-BUILD-04")
@pytest.mark.parametrize(
    ("attackers", "defenders", "chance"),
    [(1, 1, 0.1389), (2, 1, 0.6890), (2, 2, 0.1290), (3, 2, 0.5835), (3, 3, 0.1123), (4, 3, 0.5391)],
)
def test_the_chance_against_a_fortress(attackers: int, defenders: int, chance: float) -> None:
    assert round(float(odds(troops(attackers), troops(defenders, walls=1))), 4) == chance


def test_the_table_and_the_fast_way_agree_with_the_exact_one() -> None:
    table = OddsTable(DIE, most=6, span=3)
    for attackers in range(1, 6):
        for defenders in range(1, 6):
            for walls in range(3):
                army, garrison = troops(attackers), troops(defenders, walls)
                exact = float(odds(army, garrison))
                assert table.chance(attackers, defenders, walls) == pytest.approx(exact)
                assert take_chance(army, garrison, DIE, HELENS) == pytest.approx(exact)


def test_the_table_answers_beyond_its_size() -> None:
    table = OddsTable(DIE, most=6, span=3)
    assert table.chance(0, 3, 0) == 0.0
    assert table.chance(3, 0, 2) == 1.0
    assert table.chance(12, 3, 0) == pytest.approx(1.0)
    assert table.chance(9, 9, 0) == table.chance(6, 6, 0)
    assert table.chance(3, 3, 99) == table.chance(3, 3, 3)


def test_beyond_its_size_the_table_keeps_a_single_unit_of_the_smaller_side() -> None:
    small = OddsTable([0, 1, 1, 2, 2, 3], most=4)
    assert small.chance(6, 1, 4) == small.chance(4, 1, 4) != small.chance(4, 2, 4)
    assert small.chance(1, 6, -4) == small.chance(1, 4, -4) != small.chance(2, 4, -4)


# -- an independent count ---------------------------------------------------------------------------------------


def by_hand(attackers: list[int], defenders: list[int], walls: int = 0) -> Fraction:
    """The chance to take the area, dice pair by dice pair, units given in the order they are lost."""
    if not defenders:
        return Fraction(1 if attackers else 0)
    if not attackers:
        return Fraction(0)
    total = Fraction(0)
    for own in DIE:
        for other in DIE:
            attack, defence = sum(attackers) + own, sum(defenders) + walls + other
            total += by_hand(attackers[attack <= defence :], defenders[defence <= attack :], walls)
    return total / 36


@pytest.mark.parametrize(
    ("attackers", "defenders", "walls"), [([1, 1], [1, 1], 0), ([1, 2], [1, 1], 1), ([1, 1, 1], [2], 0), ([2], [1], 2)]
)
def test_the_odds_agree_with_a_count_by_hand(attackers: list[int], defenders: list[int], walls: int) -> None:
    army = troops(0, heroes=[(strength, 0) for strength in attackers])
    garrison = troops(0, walls, [(strength, 0) for strength in defenders])
    assert odds(army, garrison) == by_hand(attackers, defenders, walls)


def test_an_outcome_is_a_whole() -> None:
    found = result(troops(3), troops(2, walls=1))
    assert sum(sum(row) for row in found.left) == 1
    assert found.takes == odds(troops(3), troops(2, walls=1))
    assert found.takes == sum(found.left[attackers][0] for attackers in range(1, 4))
    assert found.both_fall() == found.left[0][0]


# -- heroes and the Minotaur ------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-HX-HELEN")
def test_helen_fixes_the_die() -> None:
    helen = troops(0, heroes=[(1, FIXED_DIE)])
    wins, ties = Fraction(3, 6), Fraction(2, 6)
    assert odds(helen, troops(1)) == wins
    assert result(helen, troops(1)).both_fall() == ties
    assert odds(troops(1), troops(0, heroes=[(1, FIXED_DIE)])) == Fraction(1, 6)


@pytest.mark.rule("CYC-HX-PENTHESILEA")
def test_penthesilea_wins_ties() -> None:
    assert odds(troops(0, heroes=[(1, WINS_TIES)]), troops(1)) == Fraction(23, 36)
    assert odds(troops(1), troops(0, heroes=[(1, WINS_TIES)])) == Fraction(13, 36)
    assert result(troops(1), troops(0, heroes=[(1, WINS_TIES)])).both_fall() == 0


@pytest.mark.rule("CYC-HX-ODYSSEUS")
def test_odysseus_makes_walls_count_nothing_while_he_lives() -> None:
    odysseus = troops(1, heroes=[(1, BREACHES)])
    assert odds(odysseus, troops(1, walls=2)) == odds(troops(2), troops(1))
    he_dies_first = Force([2, 1], [BREACHES, 0], 0, 0, 0)
    assert odds(he_dies_first, troops(1, walls=2)) < odds(odysseus, troops(1, walls=2))


@pytest.mark.rule("CYC-HX-CROESUS")
def test_croesus_rolls_again_where_it_helps() -> None:
    croesus = [(1, REROLLS)]
    none, one, many = (odds(troops(0, heroes=croesus, rerolls=rolls), troops(1)) for rolls in (0, 1, 60))
    assert none == Fraction(13, 36)
    by_hand = sum(
        max(Fraction(own > other), Fraction(sum(face > other for face in DIE), 6)) for own in DIE for other in DIE
    )
    assert one == Fraction(by_hand, 36)
    assert float(many) == pytest.approx(5 / 6, abs=0.001)
    assert odds(troops(1), troops(0, heroes=croesus, rerolls=1)) < Fraction(13, 36)
    found = result(troops(1, heroes=croesus, rerolls=3), troops(2))
    assert sum(sum(row) for row in found.left) == 1
    assert found.takes == sum(found.left[attackers][0] for attackers in (1, 2))


@pytest.mark.rule("CYC-C-MINOTAUR")
def test_minotaur_counts_two_and_falls_in_the_order_given() -> None:
    last = troops(1, heroes=[(2, STANDS)])
    first = Force([3, 1], [STANDS, 0], 0, 0, 0)
    assert last.strengths == [3, 2]
    assert odds(troops(3), last) < odds(troops(3), first)


@pytest.mark.rule("CYC-RETREAT-01", "CYC-RETREAT-03", "CYC-RETREAT-04")
def test_a_side_without_nerve_retreats_unless_the_minotaur_stands() -> None:
    firm = odds(troops(3), troops(3))
    assert odds(troops(3), troops(3, nerve=0.4)) > firm
    assert odds(troops(3, nerve=0.4), troops(3)) < firm
    bound = troops(2, heroes=[(1, STANDS)], nerve=0.4)
    assert odds(troops(3), bound) == odds(troops(3), troops(3))
    found = result(troops(3), troops(3, nerve=0.9))
    assert sum(sum(row) for row in found.left) == 1
    assert found.left[3][2] == Fraction(13, 36)


# -- on the map -------------------------------------------------------------------------------------------------


def battlefield() -> Scene:
    return (
        Scene()
        .land("ios", "purple", soldiers=3)
        .land("sikinos", "yellow", soldiers=1, mercenaries=1)
        .land("thera", "yellow")
    )


def chance(scene: Scene, area: str, units: int, asking: int = 0) -> float:
    """The chance of purple in a battle that has just begun, with this many soldiers or ships."""
    return battle_chance(scene.s, Attack(scene.area(area), NOBODY, 0, units, 0, units, -1, -1), asking)


def exact(attacker: Force, defender: Force) -> object:
    return pytest.approx(float(odds(attacker, defender)))


@pytest.mark.rule("CYC-METRO-01", "CYC-BUILD-04")
def test_fortress_and_metropolis_are_walls() -> None:
    scene = Scene().land("antiparos", "yellow", soldiers=2, fortress=1, metropolis="three-gold")
    assert chance(scene, "antiparos", 4) == exact(troops(4), troops(2, walls=2))
    scene.hero("odysseus", "purple", "antiparos")
    assert chance(scene, "antiparos", 3) == exact(troops(3, heroes=[(1, BREACHES)]), troops(2, walls=2))
    assert chance(scene, "antiparos", 3) == exact(troops(4), troops(2))


@pytest.mark.rule("CYC-BUILD-03", "CYC-NAVAL-01", "CYC-NAVAL-05")
def test_ports_on_both_sides_count_at_sea() -> None:
    scene = Scene().land("ios", "purple", port=1).land("thera", "yellow", port=1, metropolis="priestess")
    scene.sea("galatea", "yellow", 2)
    assert chance(scene, "galatea", 3) == exact(troops(3, walls=1), troops(2, walls=2))
    assert chance(scene, "galatea", 3) == exact(troops(3), troops(2, walls=1))


@pytest.mark.rule("CYC-BATTLE-07", "CYC-HX-HECTOR", "CYC-HX-PANDORA")
def test_hector_and_pandora_have_no_say_between_rounds() -> None:
    scene = battlefield().hero("hector", "yellow", "sikinos").hero("pandora", "purple", "sikinos")
    hector, pandora = scene.s.facts.hero[HECTOR].strength, scene.s.facts.hero[PANDORA].strength
    assert chance(scene, "sikinos", 3) == exact(troops(3, heroes=[(pandora, 0)]), troops(2, heroes=[(hector, 0)]))


@pytest.mark.rule("CYC-INFO-01")
def test_the_gold_of_others_does_not_show_in_the_odds() -> None:
    scene = battlefield().hero("croesus", "yellow", "sikinos").gold("yellow", 9)
    scene.s.gold_low[1] = 0
    assert chance(scene, "sikinos", 3, asking=1) < chance(scene, "sikinos", 3) == exact(troops(3), troops(3))


def test_heroes_on_the_map_bring_their_powers() -> None:
    scene = battlefield()
    for hero in ("helen", "penthesilea", "hector", "croesus"):
        scene.hero(hero, "purple", "sikinos")
    helens = troops(1, heroes=[(1, 0), (1, FIXED_DIE), (1, WINS_TIES), (1, REROLLS)])
    assert helens.strengths == [5, 4, 3, 2, 1]
    assert chance(scene, "sikinos", 1) == exact(helens, troops(2))
    scene.figure("minotaur", "yellow", "sikinos")
    assert chance(scene, "sikinos", 4) == exact(
        troops(4, heroes=[(1, 0), (1, FIXED_DIE), (1, WINS_TIES), (1, REROLLS)]), troops(2, heroes=[(2, STANDS)])
    )


def settled(scene: Scene, luck: Chance) -> None:
    """Let a battle run with nobody retreating and soldiers lost first."""
    s = scene.s
    begin(s, luck)
    while s.battles:
        choice = pending(s)[0]
        options = choice.options(s)
        action = ("stay",) if ("stay",) in options else options[-1]
        GAME.apply(s, choice.seat, action, luck)


def taken(scene: Scene, area: str, games: int, at_sea: bool) -> float:
    """How often purple takes an area in this many battles played by the rules."""
    wins = 0
    for number in range(games):
        copy = Scene()
        copy.s = scene.s.copy()
        if at_sea:
            start_sea_battle(copy.s, 0, NOBODY, copy.area(area), 2)
        else:
            start_land_battle(copy.s, 0, NOBODY, copy.area(area), 3, 0)
        settled(copy, Chance.of("battle", "", number))
        wins += copy.owner(area) == "purple"
    return wins / games


def test_battles_played_by_the_rules_agree() -> None:
    scene = Scene().land("ios", "purple").land("thera", "yellow").land("antiparos", "yellow", soldiers=2, fortress=1)
    scene.hero("penthesilea", "yellow", "antiparos")
    expected = chance(scene, "antiparos", 3)
    scene.go(0, "ares")
    scene.s.soldier_supply[0] -= 3
    assert taken(scene, "antiparos", 1200, False) == pytest.approx(expected, abs=0.045)


def test_sea_battles_played_by_the_rules_agree() -> None:
    scene = Scene().land("ios", "purple", port=1).land("thera", "yellow").sea("galatea", "yellow", 2)
    expected = chance(scene, "galatea", 2)
    scene.go(0, "poseidon")
    scene.s.ship_supply[0] -= 2
    assert taken(scene, "galatea", 1200, True) == pytest.approx(expected, abs=0.045)


def test_the_odds_of_a_battle_under_way() -> None:
    scene = Scene().land("ios", "purple", soldiers=3).land("sikinos", "yellow", soldiers=2).land("thera", "yellow")
    scene.gold("purple", 3).turn("purple", "ares").dice(3, 0).play("march ios", "troops 3 0")
    battle = scene.s.battles[-1]
    assert battle_chance(scene.s, battle, 0) == pytest.approx(float(odds(troops(3), troops(1))))


@pytest.mark.rule("CYC-BATTLE-01")
def test_who_has_no_units_left_adds_nothing_to_the_die() -> None:
    scene = Scene().land("mykonos", "yellow", soldiers=1)
    beaten = Attack(scene.area("mykonos"), scene.area("tinos"), 0, 0, 0, 0, -1, -1)
    forecast = battle_forecast(scene.s, beaten, 0)
    assert (forecast.attack, forecast.defence, forecast.takes) == (0, 1, 0.0)


@pytest.mark.rule("CYC-HX-ODYSSEUS", "CYC-BATTLE-01")
def test_a_forecast_counts_walls_unless_odysseus_attacks() -> None:
    scene = Scene().land("antiparos", "yellow", soldiers=2, fortress=1)
    battle = Attack(scene.area("antiparos"), NOBODY, 0, 3, 0, 0, -1, -1)
    without = battle_forecast(scene.s, battle, 0)
    assert (without.attack, without.defence) == (3, 3)
    scene.hero("odysseus", "purple", "antiparos")
    breached = battle_forecast(scene.s, battle, 0)
    assert (breached.attack, breached.defence) == (4, 2)
    assert breached.takes > without.takes
