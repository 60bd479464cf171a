"""Astrologers cards that offer something in a turn or change a combat."""

from __future__ import annotations

import pytest

from games.heroes3.combats import Fight, battle
from games.heroes3.omens import new_round, number, under
from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import FIELDS, MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.battlefield.spell_power import power_for
from ludoteka.games.heroes3.rules.battlefield.town_help import attack_figure, defense_figure, first_combat_of_round
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import rolls
from ludoteka.games.heroes3.rules.cards.astrologers import end_omens, omen, resolve, turn_began
from ludoteka.games.heroes3.rules.cards.gains import RESOURCE_DIE, RollDice
from ludoteka.games.heroes3.rules.cards.search import Search
from ludoteka.games.heroes3.rules.combat.end import cards_after_win
from ludoteka.games.heroes3.rules.combat.machines import machine_bonus
from ludoteka.games.heroes3.rules.combat.rerolls import sure_tokens
from ludoteka.games.heroes3.rules.combat.start import StartCombat
from ludoteka.games.heroes3.rules.common import OPT_NO_REROLL
from ludoteka.games.heroes3.rules.marks import FIRST_SPELL_BACK, TURN_MARKS


@pytest.mark.rule("H3-ROUND-04", "H3-EXP-04")
def test_hero_sells_two_empowered_statistics_in_one_turn() -> None:
    scene = under("hero").stock(0, gold=20).hand(0, "attack", "defense", "power", "haste").turn(0)
    assert scene.offered("buy-empowered") == ["buy-empowered attack", "buy-empowered defense", "buy-empowered power"]
    scene.play("buy-empowered attack", "buy-empowered power")
    assert scene.owns(0, "gold") == 12
    assert scene.cards(0) == ["haste", "defense", "empowered_attack", "empowered_power"]
    assert not scene.offered("buy-empowered")


@pytest.mark.rule("H3-ROUND-04")
def test_hero_serves_each_player_in_one_turn_only() -> None:
    scene = under("hero").stock(0, gold=20).hand(0, "attack", "defense", "power").turn(0)
    scene.play("buy-empowered attack")
    new_round(scene, 3)
    scene.turn(0)
    assert not scene.offered("buy-empowered")
    scene.turn(1).stock(1, gold=3).hand(1, "attack")
    assert not scene.offered("buy-empowered")
    scene.stock(1, gold=4)
    assert scene.offered("buy-empowered") == ["buy-empowered attack"]


@pytest.mark.rule("H3-ROUND-04", "H3-EXP-02")
def test_the_wandering_merchant_sells_a_war_machine_once() -> None:
    price = next(one for one in GAME.content.war_machine if one.id == "ballista").trading_post
    scene = under("wandering_merchant").turn(0)
    scene.s.players[0].stock = [price.gold - 3, price.building_materials, price.valuables]
    assert "buy-from-merchant ballista" in scene.offered()
    scene.play("buy-from-merchant ballista")
    assert "ballista" in scene.cards(0)
    assert scene.owns(0, "gold") == 0
    scene.s.players[0].stock = [99, 99, 99]
    assert not scene.offered("buy-from-merchant")


@pytest.mark.rule("H3-ROUND-04", "H3-RECRUIT-03")
def test_crag_hack_reinforces_his_goblins_once() -> None:
    scene = Scene(2, factions=("stronghold", "castle"), boxes=all_boxes())
    player = scene.s.players[0]
    player.hero = NAMES.heroes.index("crag_hack")
    scene.army(0, goblins="few").stock(0)
    under("crag_hack", scene).turn(0)
    assert scene.offered("free-reinforce") == ["free-reinforce goblins"]
    scene.play("free-reinforce goblins")
    assert scene.units(0) == {"goblins": "pack"}
    scene.army(0, goblins="few")
    assert not scene.offered("free-reinforce")
    player.hero = next(
        at for at, hero in enumerate(FACTS.hero) if hero.faction == "stronghold" and hero.id != "crag_hack"
    )
    scene.s.omens = [one for one in scene.s.omens if one.name != "used"]
    assert not scene.offered("free-reinforce")


@pytest.mark.rule("H3-ROUND-04", "H3-TOWNA-06")
def test_mages_make_the_spell_book_free_without_a_guild() -> None:
    scene = Scene(boxes=all_boxes()).stock(0)
    scene.s.players[0].built = 0
    assert not scene.aside(0, "buy-spell")
    under("mages", scene)
    assert scene.aside(0, "buy-spell") == ["buy-spell"]
    scene.play("buy-spell", seat=0)
    assert scene.waits() == "Search"
    assert not scene.aside(0, "buy-spell")


@pytest.mark.rule("H3-ROUND-04", "H3-CARD-04")
def test_spells_let_a_spell_search_look_at_four() -> None:
    scene = under("spells")
    scene.run(Search(0, 1 << 2, 2, "any", False))
    assert "search-deep spell" in scene.offered()
    scene.play("search-deep spell")
    assert len(scene.s.looked) == 4
    other = under("spells").run(Search(0, 1, 2, "any", False))
    assert not other.offered("search-deep")


@pytest.mark.rule("H3-ROUND-04", "H3-RES-02")
def test_the_weasel_rerolls_one_die_in_each_turn() -> None:
    scene = under("swift_weasel").stock(0).turn(0)
    scene.luck(0, 3)
    scene.run(RollDice(0, MAIN, RESOURCE_DIE, 1, 1))
    assert scene.waits() == "ChooseDie"
    scene.play(scene.offered("omen-reroll")[0])
    assert scene.waits() == "Turn"
    assert scene.s.players[0].stock == FACTS.resource_faces[3]
    scene.luck(0)
    scene.run(RollDice(0, MAIN, RESOURCE_DIE, 1, 1))
    assert scene.waits() == "Turn"
    scene.call(turn_began)
    scene.luck(0)
    scene.run(RollDice(0, MAIN, RESOURCE_DIE, 1, 1))
    assert scene.waits() == "ChooseDie"


@pytest.mark.rule("H3-ROUND-04", "H3-DIFF-03")
def test_the_weasel_respects_the_rule_against_rerolls() -> None:
    scene = under("swift_weasel", Scene(optional=1 << OPT_NO_REROLL)).turn(0).luck(0)
    scene.run(RollDice(0, MAIN, RESOURCE_DIE, 1, 1))
    assert scene.waits() == "Turn"


def neutral_combat(scene: Scene) -> Scene:
    """The first player attacks neutral units and has placed their own."""
    scene.tile("F1", "F1")
    place = scene.place("F1")
    field = next(f for f in range(place * FIELDS, place * FIELDS + FIELDS) if FACTS.spot_guard[scene.s.atlas.spot[f]])
    scene.hero(0, field)
    scene.run(StartCombat(0, MAIN, 9, NOBODY, NOBODY, field))
    scene.go_on("Deploy")
    scene.play(scene.offered("deploy")[0], "ready")
    return scene


@pytest.mark.rule("H3-ROUND-04", "H3-COMBAT-07")
def test_groovy_satyr_exchanges_one_neutral_before_it_is_placed() -> None:
    scene = neutral_combat(under("groovy_satyr"))
    assert scene.waits() == "ExchangeNeutrals"
    assert scene.s.combat is not None
    gone = scene.s.combat.drawn[0]
    count = len(scene.s.combat.drawn)
    tiers = sorted(FACTS.troop[troop].tier for troop in scene.s.combat.drawn)
    scene.play(f"replace {FACTS.troop_slugs[gone]}")
    assert gone in scene.s.neutral_discards[FACTS.troop[gone].tier]
    assert len(scene.s.combat.drawn) == count
    assert sorted(FACTS.troop[troop].tier for troop in scene.s.combat.drawn) == tiers
    assert scene.waits() == "PlaceNeutral"


@pytest.mark.rule("H3-ROUND-04", "H3-COMBAT-07")
def test_judge_dread_exchanges_all_neutrals() -> None:
    scene = neutral_combat(under("judge_dread"))
    assert scene.offered() == ["decline", "replace-all"]
    assert scene.s.combat is not None
    gone = scene.s.combat.drawn.copy()
    scene.play("replace-all")
    for troop in gone:
        assert troop in scene.s.neutral_discards[FACTS.troop[troop].tier]
    assert len(scene.s.combat.drawn) == len(gone)


@pytest.mark.rule("H3-ROUND-04", "H3-DIFF-01")
def test_rulebook_makes_neutral_armies_easier() -> None:
    from ludoteka.games.heroes3.rules.combat.armies import army_tiers

    scene = Scene(boxes=all_boxes(), difficulty=2)
    hard = army_tiers(scene.s, 0, 1)
    under("rulebook", scene)
    assert army_tiers(scene.s, 0, 1) == FACTS.armies[1][1] != hard


@pytest.mark.rule("H3-ROUND-04")
def test_pirates_pay_a_resource_die_for_every_won_combat() -> None:
    scene = under("pirates").stock(0)
    gold = next(at for at in range(6) if FACTS.resource_faces[at] == [3, 0, 0])
    scene.luck(gold)
    scene.call(cards_after_win, 0, SECONDARY)
    assert scene.owns(0, "gold") == 3


@pytest.mark.rule("H3-ROUND-04")
def test_the_view_names_the_astrologers_cards_in_effect() -> None:
    scene = under("hero").stock(0, gold=20).hand(0, "attack").turn(0).play("buy-empowered attack")
    assert [one.card for one in GAME.view(scene.s, 1).omens] == ["hero", None]


def omens_of(fight: Fight, card: str) -> Fight:
    """A combat while an astrologers card is in effect."""
    fight.s.round = 2
    fight.s.heard = None
    resolve(fight.s, number(card))
    return fight


@pytest.mark.rule("H3-ROUND-04", "H3-SPELL-04")
@pytest.mark.parametrize(("card", "schools"), [("blue_sky", ["air", "water"]), ("scorched_ground", ["earth", "fire"])])
def test_spells_of_two_schools_are_stronger(card: str, schools: list[str]) -> None:
    fight = omens_of(battle([("griffins", "b2")], [("griffins", "b4")]), card)
    names = ("air", "earth", "fire", "water")
    assert [name for at, name in enumerate(names) if power_for(fight.s, fight.c, 0, 0, at)] == schools


@pytest.mark.rule("H3-ROUND-04", "H3-SPELL-02")
def test_grim_warlock_strengthens_the_first_spell_of_each_turn() -> None:
    fight = battle([("griffins", "b2")], [("black_dragons", "b4"), ("champions", "c4")], hand=("lightning_bolt",))
    omens_of(fight, "grim_warlock").s.active = 0
    assert power_for(fight.s, fight.c, 0, 0, 0) == 1
    fight.activate("b2").do("cast lightning_bolt 1", "target c4")
    assert power_for(fight.s, fight.c, 0, 0, 0) == 0
    fight.s.players[0].marks &= ~TURN_MARKS
    assert power_for(fight.s, fight.c, 0, 0, 0) == 1


@pytest.mark.rule("H3-ROUND-04")
def test_crazy_wizard_gives_one_spell_of_each_player_back() -> None:
    fight = battle([("griffins", "b2")], [("champions", "c4")], hand=("lightning_bolt", "lightning_bolt"))
    omens_of(fight, "crazy_wizard")
    fight.activate("b2").do("cast lightning_bolt 1", "target c4")
    assert len(fight.s.players[0].hand) == 2
    assert fight.s.players[0].marks & FIRST_SPELL_BACK
    fight.s.round = 3
    end_omens(fight.s)
    assert fight.s.players[0].marks & FIRST_SPELL_BACK
    fight.s.round = 4
    end_omens(fight.s)
    assert not fight.s.players[0].marks & FIRST_SPELL_BACK


@pytest.mark.rule("H3-ROUND-04", "H3-EXP-02")
def test_ammo_cart_strengthens_every_war_machine() -> None:
    fight = battle([("griffins", "b2")], [("griffins", "b4")])
    assert machine_bonus(fight.s) == 0
    assert machine_bonus(omens_of(fight, "ammo_cart").s) == 1


@pytest.mark.rule("H3-ROUND-04")
def test_crag_hack_strengthens_ground_units_in_the_first_combat_only() -> None:
    fight = omens_of(battle([("pack halberdiers", "b3")], [("neutral_demons", "b4")]), "crag_hack")
    fight.c.retaliated[fight.at("b4")] = 1
    first_combat_of_round(fight.s, fight.c)
    fight.attack("b3", "b4", 0)
    strong = fight.damage("b4")
    fight.c.effects = []
    fight.c.damage[fight.at("b4")] = 0
    first_combat_of_round(fight.s, fight.c)
    fight.attack("b3", "b4", 0)
    assert strong == fight.damage("b4") + 1


@pytest.mark.rule("H3-ROUND-04", "H3-COMBAT-17")
def test_plastic_tray_makes_defense_tokens_sure() -> None:
    assert not sure_tokens(battle([("griffins", "b2")], [("griffins", "b4")]).s)
    assert sure_tokens(omens_of(battle([("griffins", "b2")], [("griffins", "b4")]), "plastic_tray").s)


@pytest.mark.rule("H3-ROUND-04")
def test_offense_turns_defense_into_attack() -> None:
    fight = battle([("griffins", "b2")], [("griffins", "b4")])
    play = FACTS.card[FACTS.card_number["defense"]].plays[0]
    assert (attack_figure(fight.s, play), defense_figure(fight.s, play)) == (0, play.defense)
    omens_of(fight, "offense")
    assert (attack_figure(fight.s, play), defense_figure(fight.s, play)) == (play.defense, 0)


@pytest.mark.rule("H3-ROUND-04")
def test_multilingual_bron_repeats_a_roll_of_an_ability_that_failed() -> None:
    fight = battle([("griffins", "b2")], [("griffins", "b4")])
    fight.s.chance = fight.roll(0, 1).dice
    assert not rolls(fight.s, fight.c, fight.at("b2"), (1,), False)
    omens_of(fight, "multilingual_bron")
    fight.s.chance = fight.roll(0, 1).dice
    fight.dice.faces = [0, 1]
    assert rolls(fight.s, fight.c, fight.at("b2"), (1,), False)
    fight.dice.faces = [0, 0, 1]
    assert not rolls(fight.s, fight.c, fight.at("b2"), (1,), False)


@pytest.mark.rule("H3-ROUND-04", "H3-EXP-05")
def test_forty_thieves_lie_out_for_two_rounds() -> None:
    scene = under("forty_thieves")
    assert omen(scene.s, "two_events") is not None
