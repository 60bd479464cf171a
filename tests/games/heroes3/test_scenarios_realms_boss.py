"""The Hunt: the boss dragon is picked, waits on the center tile, and fights by rules of its own."""

from __future__ import annotations

import msgspec
import pytest

from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.bot.worths import aims_of
from ludoteka.games.heroes3.content import faults
from ludoteka.games.heroes3.facts import ARTIFACT, MAIN, NEUTRALS, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.ai.boss_spells import lost_power, step_with
from ludoteka.games.heroes3.rules.battlefield.board import DEFENDING, FORCE_FIELD
from ludoteka.games.heroes3.rules.battlefield.damage import leave, wound
from ludoteka.games.heroes3.rules.battlefield.effects import end_of_round
from ludoteka.games.heroes3.rules.battlefield.figures import (
    ability,
    attack_of,
    defense_of,
    effect_on,
    hp_of,
    units_of,
)
from ludoteka.games.heroes3.rules.battlefield.strikes import FIRST
from ludoteka.games.heroes3.rules.combat.boss import (
    BOOK,
    CAST,
    COMPANY,
    POOLS,
    boss_round,
    bosses_on_board,
    corrode,
    eat,
    hoard,
    vanishes,
)
from ludoteka.games.heroes3.rules.combat.moves import move_options
from ludoteka.games.heroes3.rules.combat.strike import StrikeBack, begin_strike
from ludoteka.games.heroes3.rules.scenario.special import combat_ended
from ludoteka.games.heroes3.rules.scenario.timed import timed_events
from ludoteka.games.heroes3.rules.setup.boss import PickBoss, bosses_in_play
from ludoteka.games.heroes3.rules.spells.hits import can_be_target, spell_damage_to
from ludoteka.games.heroes3.rules.victory.ends import round_ended
from ludoteka.games.heroes3.rules.world.bosses import BOSS, boss_of
from ludoteka.games.heroes3.rules.world.scenario_map import field_is_closed
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.games.heroes3.view_goals import EndView, end_view, goals_view

HERE = "community_the_hunt"
AZURE, CRYSTAL, RUST, FAERIE = range(4)


def hunt(boss: int, difficulty: int = 1, units: dict[str, str] | None = None) -> Scene:
    """The main hero of the first player fights a boss; both sides stand, the first combat round has begun."""
    scene = Scene(2, HERE, boxes=all_boxes(), difficulty=difficulty)
    scene.tile("C1", "C1")
    scene.s.ledger[BOSS] = [boss]
    scene.army(0, **(units or {"crusaders": "pack", "griffins": "pack", "halberdiers": "pack"}))
    field = scene.field("C1", "c")
    scene.hero(0, scene.neighbour(field)).turn(0).play(f"move main {scene.name(field)}")
    while scene.waits() != "Deploy":
        scene.play(scene.offered("pass")[0])
    for troop, space in zip(units or ("crusaders", "griffins", "halberdiers"), ("a2", "b2", "c2"), strict=False):
        scene.play(f"deploy {troop} {space}")
    scene.play("ready")
    while scene.waits() == "PlaceNeutral":
        scene.play(scene.offered()[0])
    return scene


def combat(scene: Scene) -> Combat:
    assert scene.s.combat is not None
    return scene.s.combat


def dragon(scene: Scene) -> int:
    return bosses_on_board(scene.s, combat(scene))[0]


# -- before and around the combat -------------------------------------------------------------------------------


@pytest.mark.rule("H3-MODE-01")
def test_the_boss_is_named_or_drawn_among_the_boxes_in_play() -> None:
    core = Scene(2, HERE, until="PickBoss")
    assert core.offered() == ["draw-boss", "pick-boss neutral_azure_dragons", "pick-boss neutral_crystal_dragons"]
    core.play("pick-boss neutral_crystal_dragons")
    assert core.s.ledger[BOSS] == [CRYSTAL]
    full = Scene(2, HERE, boxes=all_boxes(), until="PickBoss")
    assert bosses_in_play(full.s) == [0, 1, 2, 3]
    rust = FACTS.troop_number["neutral_rust_dragons"]
    assert PickBoss(0).why_not(core.s, ("pick-boss", rust)) == ("not-a-boss", rust)
    full.play("draw-boss")
    boss = boss_of(full.s)
    assert boss is not None
    assert GAME.view(full.s, 0).boss == boss.unit


@pytest.mark.rule("H3-MOVE-03")
def test_only_main_heroes_reach_the_boss() -> None:
    scene = Scene(2, HERE)
    scene.tile("C1", "C1")
    field = scene.field("C1", "c")
    assert field_is_closed(scene.s, 0, SECONDARY, field)
    assert not field_is_closed(scene.s, 0, MAIN, field)


@pytest.mark.rule("H3-COMBAT-24", "H3-COMBAT-25")
def test_the_combat_has_no_limit_and_no_retreat() -> None:
    scene = hunt(CRYSTAL)
    c = combat(scene)
    assert (c.limited, c.level, c.defender) == (False, 7, NEUTRALS)


@pytest.mark.rule("H3-END-01")
def test_slaying_the_boss_wins_at_once() -> None:
    scene = hunt(AZURE)
    c = combat(scene)
    scene.s.chance = scene.chance
    leave(scene.s, c, dragon(scene), units_of(c, 0)[0])
    assert c.winner == 0
    scene.s.combat = None
    scene.call(combat_ended, 0, NEUTRALS, NOBODY, scene.field("C1", "c"), 7)
    assert scene.s.places == [1, 2]
    assert end_view(scene.s) == EndView([0], "goal", 0)
    assert goals_view(scene.s)[0].have == [1, 0]


@pytest.mark.rule("H3-END-09")
def test_everybody_loses_after_round_14() -> None:
    scene = Scene(3, HERE)
    scene.s.round = 14
    scene.call(round_ended)
    assert scene.s.places == [2, 2, 2]


@pytest.mark.rule("H3-ROUND-05")
def test_mills_and_gardens_recover() -> None:
    scene = Scene(2, HERE)
    for location in ("water_wheel", "windmill", "mystical_garden"):
        scene.put(location, "F1")
        field = scene.find(location)
        scene.s.own_map()
        scene.s.black[field] = 1
        scene.s.round = 8
        scene.call(timed_events)
        assert not scene.s.black[field], location


@pytest.mark.rule("H3-UNIT-06")
def test_gorgons_and_the_boss_have_no_abilities_in_it() -> None:
    scene = hunt(RUST, units={"gorgons": "pack", "griffins": "pack"})
    c = combat(scene)
    gorgon = next(f for f in units_of(c, 0) if FACTS.troop_slugs[c.form[f] >> 1] == "gorgons")
    for fighter in (gorgon, dragon(scene)):
        codes = FACTS.abilities[c.form[fighter]]
        assert codes
        assert all(ability(scene.s, c, fighter, code) is None for code in codes)


# -- figures ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNIT-02")
@pytest.mark.parametrize(
    ("boss", "hp"),
    [(AZURE, [10, 22, 30, 40]), (CRYSTAL, [9, 22, 26, 32]), (RUST, [10, 20, 32, 40]), (FAERIE, [8, 18, 26, 32])],
)
def test_hp_by_difficulty(boss: int, hp: list[int]) -> None:
    for difficulty in range(4):
        scene = hunt(boss, difficulty)
        c = combat(scene)
        assert hp_of(scene.s, c, dragon(scene)) == hp[difficulty]


@pytest.mark.rule("H3-UNIT-02")
def test_an_impossible_azure_dragon_is_stronger() -> None:
    normal, impossible = hunt(AZURE, 1), hunt(AZURE, 3)
    for scene, more in ((normal, 0), (impossible, 2)):
        c = combat(scene)
        assert attack_of(scene.s, c, dragon(scene)) == 8 + more
        assert defense_of(scene.s, c, dragon(scene)) == more


# -- the Azure Dragon -------------------------------------------------------------------------------------------


def hoards(scene: Scene, artifact: str) -> None:
    boss = boss_of(scene.s)
    assert boss is not None
    scene.s.own_piles()
    scene.s.discards[ARTIFACT] = [FACTS.card_number[artifact]]
    scene.s.chance = scene.chance
    hoard(scene.s, combat(scene), dragon(scene), boss)


@pytest.mark.rule("H3-SPELL-06")
def test_no_spell_reaches_the_azure_dragon() -> None:
    scene = hunt(AZURE)
    c = combat(scene)
    for slug in ("magic_arrow", "implosion", "bless"):
        assert not can_be_target(scene.s, c, dragon(scene), FACTS.card_number[slug])
    assert spell_damage_to(scene.s, c, dragon(scene), 5, "implosion") == 0
    mine = units_of(c, 0)[0]
    assert can_be_target(scene.s, c, mine, FACTS.card_number["bless"])


@pytest.mark.rule("H3-COMBAT-18")
def test_with_a_weapon_its_breath_hits_three_in_a_row() -> None:
    scene = hunt(AZURE)
    c = combat(scene)
    hoards(scene, "centaurs_axe")
    assert effect_on(c, "breath", dragon(scene)) is not None
    target = next(f for f in units_of(c, 0) if c.space[f] % 4 == 1)
    beside = [f for f in units_of(c, 0) if f != target]
    defence = {c.space[f]: FACTS.defense[c.form[f]] for f in beside}
    del scene.s.agenda[-1:]
    scene.luck(*[FACTS.attack_faces.index(0)] * 3).call(begin_strike, c, dragon(scene), target, FIRST, -1)
    struck = [event[2] for event in scene.told("attacks")]
    assert struck[0] == 13
    assert sorted(struck[1:]) == sorted(defence), "both beside it, once each"
    hits = {event[1]: event[2] for event in scene.told("hit")}
    assert all(hits[space] == 8 - 3 - defence[space] for space in defence)


@pytest.mark.rule("H3-UNIT-03")
def test_armour_absorbs_three_damage() -> None:
    scene = hunt(AZURE)
    c = combat(scene)
    hoards(scene, "armor_of_wonder")
    wound(scene.s, c, dragon(scene), 2, NOBODY)
    assert c.damage[dragon(scene)] == 0
    wound(scene.s, c, dragon(scene), 3, NOBODY)
    assert c.damage[dragon(scene)] == 2
    assert effect_on(c, "absorbs", dragon(scene)) is None


@pytest.mark.rule("H3-UNIT-07")
def test_a_trinket_freezes_all_but_the_dragon_for_a_round() -> None:
    scene = hunt(AZURE)
    c = combat(scene)
    griffins = next(f for f in units_of(c, 0) if FACTS.troop_slugs[c.form[f] >> 1] == "griffins")
    c.moved = c.attacked = False
    c.from_space = NOBODY
    c.effects = [effect for effect in c.effects if effect.name != "frozen"]
    free = len(move_options(scene.s, c, griffins))
    hoards(scene, "speculum")
    assert len(move_options(scene.s, c, griffins)) < free
    assert len(move_options(scene.s, c, dragon(scene))) == 20 - 4
    end_of_round(scene.s, c)
    assert len(move_options(scene.s, c, griffins)) == free


# -- the Crystal Dragon -----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-07")
def test_golems_fight_beside_it_and_come_back() -> None:
    scene = hunt(CRYSTAL)
    c = combat(scene)
    golems = [f for f in units_of(c, DEFENDING) if f != dragon(scene)]
    assert sorted(FACTS.troop_slugs[c.form[f] >> 1] for f in golems) == [
        "neutral_diamond_golems", "neutral_diamond_golems", "neutral_gold_golems", "neutral_gold_golems",
    ]  # fmt: skip
    scene.s.chance = scene.chance
    c.round = 2
    boss_round(scene.s, c)
    assert len(units_of(c, DEFENDING)) == 5, "nobody fell"
    leave(scene.s, c, golems[0], NOBODY)
    leave(scene.s, c, golems[1], NOBODY)
    boss_round(scene.s, c)
    assert len(units_of(c, DEFENDING)) == 4
    assert c.space[len(c.form) - 1] < 4, "in the last row"
    assert scene.s.ledger[COMPANY] == [3]


@pytest.mark.rule("H3-UNIT-03")
@pytest.mark.parametrize(("difficulty", "healed"), [(1, 4), (3, 6)])
def test_it_devours_the_best_golem_beside_it(difficulty: int, healed: int) -> None:
    scene = hunt(CRYSTAL, difficulty)
    c = combat(scene)
    boss = boss_of(scene.s)
    assert boss is not None
    at = dragon(scene)
    golem = next(f for f in units_of(c, DEFENDING) if FACTS.troop_slugs[c.form[f] >> 1] == "neutral_diamond_golems")
    c.board[c.space[golem]] = NOBODY
    c.space[golem] = c.space[at] + 4
    c.board[c.space[golem]] = golem
    c.damage[at] = 1
    eat(scene.s, c, at, boss)
    assert c.space[golem] >= 0, "too little to heal"
    c.damage[at] = 7
    eat(scene.s, c, at, boss)
    assert c.damage[at] == 7 - healed


@pytest.mark.rule("H3-COMBAT-21")
@pytest.mark.parametrize(("difficulty", "times"), [(0, 2), (1, 2), (2, 3), (3, 3)])
def test_it_retaliates_more_than_once(difficulty: int, times: int) -> None:
    scene = hunt(CRYSTAL, difficulty)
    c = combat(scene)
    at = dragon(scene)
    mine = units_of(c, 0)[0]
    c.board[c.space[mine]] = NOBODY
    c.space[mine] = c.space[at] + 4
    c.board[c.space[mine]] = mine
    c.damage[mine] = -99  # it outlives every blow
    scene.s.chance = scene.chance
    scene.heard.clear()
    for _ in range(times + 1):
        StrikeBack(mine, at).run(scene.s)
    assert len(scene.told("retaliates")) == times


# -- the Rust Dragon --------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-15")
def test_acid_blocks_four_other_spaces_each_round() -> None:
    scene = hunt(RUST)
    c = combat(scene)
    first = scene.s.ledger[POOLS]
    assert len(first) == 4
    assert all(c.board[space] == FORCE_FIELD for space in first)
    scene.s.chance = scene.chance
    end_of_round(scene.s, c)
    assert all(c.board[space] == NOBODY for space in first)
    boss_round(scene.s, c)
    assert len(scene.s.ledger[POOLS]) == 4
    assert not set(first) & set(scene.s.ledger[POOLS])


@pytest.mark.rule("H3-COMBAT-19")
@pytest.mark.parametrize(("difficulty", "after"), [(1, [-2, -4, -4]), (3, [-3, -4, -4])])
def test_its_attacks_eat_away_defense(difficulty: int, after: list[int]) -> None:
    scene = hunt(RUST, difficulty)
    c = combat(scene)
    mine = units_of(c, 0)[0]
    for left in after:
        corrode(scene.s, c, dragon(scene), mine)
        assert defense_of(scene.s, c, mine) == left
        assert scene.told("corroded")[-1][-1] == max(0, left)
    corrode(scene.s, c, mine, units_of(c, 0)[1])
    assert defense_of(scene.s, c, units_of(c, 0)[1]) == 0


@pytest.mark.rule("H3-SPELL-06")
@pytest.mark.parametrize("boss", [RUST, FAERIE])
def test_basic_spells_do_not_reach_it(boss: int) -> None:
    scene = hunt(boss)
    c = combat(scene)
    assert not can_be_target(scene.s, c, dragon(scene), FACTS.card_number["magic_arrow"])
    assert can_be_target(scene.s, c, dragon(scene), FACTS.card_number["implosion"])


# -- the Faerie Dragon ------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-18")
@pytest.mark.parametrize(("difficulty", "cards"), [(1, 2), (3, 3)])
def test_the_first_to_be_hit_is_a_mirage(difficulty: int, cards: int) -> None:
    scene = hunt(FAERIE, difficulty)
    c = combat(scene)
    found = bosses_on_board(scene.s, c)
    assert len(found) == cards
    assert [vanishes(c, at) for at in found] == [True] * (cards - 1) + [False]


@pytest.mark.rule("H3-SPELL-03")
def test_its_book_lies_open_and_shrinks_with_the_dendroids() -> None:
    scene = hunt(FAERIE)
    c = combat(scene)
    book = scene.s.ledger[BOOK]
    assert [FACTS.card_slugs[card] for card in book[:2]] == ["lightning_bolt", "cure"]
    spell = FACTS.card[book[2]].spell
    assert FACTS.card[book[2]].level == "expert"
    assert spell is not None
    assert spell.nature != "map"
    bolt = FACTS.card[book[0]].spell
    assert bolt is not None
    dendroids = [f for f in units_of(c, DEFENDING) if f not in bosses_on_board(scene.s, c)]
    expected = [0, 0, 1, 2, -1]
    for fallen in range(5):
        assert lost_power(scene.s, c) == expected[fallen]
        if expected[fallen] >= 0:
            step = step_with(scene.s, book[0], expected[fallen])
            assert bolt.steps[step].power == bolt.most_power - expected[fallen]
        if fallen < 4:
            leave(scene.s, c, dendroids[fallen], NOBODY)


@pytest.mark.rule("H3-SPELL-03", "H3-AI-05")
def test_it_casts_two_different_spells_in_a_round() -> None:
    scene = hunt(FAERIE)
    for _ in range(60):
        c = scene.s.combat
        if c is None or c.round > 1:
            break
        cast = scene.s.ledger[CAST]
        assert len(cast) == len(set(cast)) <= 2
        assert set(cast) <= set(scene.s.ledger[BOOK])
        if cast:
            return
        scene.play(scene.offered()[0])
    raise AssertionError("it cast nothing in its first round")


# -- bots and bad data ------------------------------------------------------------------------------------------


def test_bots_want_to_slay_it() -> None:
    assert aims_of(FACTS, NAMES.scenarios.index(HERE), 2).seven == 90.0


def test_a_boss_with_an_unknown_spell_is_named() -> None:
    at = NAMES.scenarios.index(HERE)
    one = GAME.content.scenario[at]
    bosses = (*one.bosses[:3], msgspec.structs.replace(one.bosses[3], spells=("hiccup",)))
    scenarios = list(GAME.content.scenario)
    scenarios[at] = msgspec.structs.replace(one, bosses=bosses)
    content = msgspec.structs.replace(GAME.content, scenario=tuple(scenarios))
    assert any("spell 'hiccup' does not exist" in fault for fault in faults(content))
