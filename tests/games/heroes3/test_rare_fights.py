"""What seldom happens in a fight: targets that are gone, machines without work, units that the AI lets stand."""

from __future__ import annotations

import pytest

from games.heroes3.card_fights import BAG
from games.heroes3.combats import Fight, battle
from games.heroes3.scene import FACTS
from games.heroes3.test_ai_combat import against_hero, against_neutrals
from games.heroes3.test_astrologers_offers import omens_of
from ludoteka.games.heroes3.facts import AI, NOBODY, SPACES
from ludoteka.games.heroes3.rules.ai.fighting import AiActs, approach, pick_for_ability, targets_in_reach, wanted
from ludoteka.games.heroes3.rules.ai.hero_cards import ai_casts, ai_plays, ai_spell_spaces
from ludoteka.games.heroes3.rules.battlefield.damage import leave
from ludoteka.games.heroes3.rules.battlefield.effects import lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import (
    STACK_DEFENSE,
    STACK_HP,
    applies,
    defense_of,
    effect_on,
    hp_of,
    side_effect,
)
from ludoteka.games.heroes3.rules.battlefield.strikes import BY_CARD, FIRST, declared
from ludoteka.games.heroes3.rules.combat.blow import defense_value, shows
from ludoteka.games.heroes3.rules.combat.machines import (
    Ballista,
    MachinesReady,
    OfferShot,
    PaidShot,
    machines,
    stones_reach,
    tent_options,
)
from ludoteka.games.heroes3.rules.combat.moves import attack_positions, survives_space
from ludoteka.games.heroes3.rules.combat.rerolls import reroll_reasons
from ludoteka.games.heroes3.rules.combat.strike import Blow, Roll, StrikeBack
from ludoteka.games.heroes3.state_parts import Effect


def hits(fight: Fight) -> list[tuple[str | int, ...]]:
    return [event for event in fight.heard if event[0] == "hit"]


def declare(fight: Fight, start: str, goal: str) -> None:
    """A unit is about to attack another."""
    fight.c.strike = declared(fight.at(start), fight.at(goal), FIRST, -1)


# -- attacks that come to nothing -------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-18", "R-77")
@pytest.mark.parametrize("gone", ["b3", "b4"])
@pytest.mark.parametrize("step", [Roll, Blow])
def test_an_attack_ends_when_one_of_the_two_is_gone(gone: str, step: type[Roll] | type[Blow]) -> None:
    fight = battle([("crusaders", "b3"), ("griffins", "a1")], [(BAG, "b4"), (BAG, "d5")])
    declare(fight, "b3", "b4")
    leave(fight.s, fight.c, fight.at(gone), NOBODY)
    fight.run(step())
    assert fight.c.strike is None
    assert not hits(fight)
    assert not [event for event in fight.heard if event[0] == "attack-die"]


@pytest.mark.rule("H3-COMBAT-21")
def test_nobody_strikes_back_once_the_combat_is_decided_or_the_two_are_apart() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")])
    crusaders, bag = fight.at("b3"), fight.at("b4")
    fight.c.winner = 0
    StrikeBack(crusaders, bag).run(fight.s)
    assert (fight.c.strike, fight.c.retaliated[bag]) == (None, 0)
    fight.c.winner = -1
    fight.c.board[fight.space("b4")] = NOBODY
    fight.c.board[fight.space("d5")] = bag
    fight.c.space[bag] = fight.space("d5")
    fight.run(StrikeBack(crusaders, bag))
    assert (fight.c.strike, fight.c.retaliated[bag]) == (None, 0)


def test_a_boss_that_is_hit_may_turn_out_to_be_a_mirage() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4"), (BAG, "d5")])
    bag = fight.at("b4")
    lay_plain(fight.c, "boss", 1, bag, 1, "combat")
    lay_plain(fight.c, "mirages", 1, NOBODY, 1, "combat")
    fight.attack("b3", "b4", 1)
    assert fight.at("b4") == NOBODY
    assert fight.c.space[bag] < 0
    assert ("mirage", fight.space("b4")) in fight.heard
    assert not [effect for effect in fight.c.effects if effect.name == "mirages"], "it was the last one"


@pytest.mark.rule("H3-COMBAT-19")
def test_a_card_makes_an_ability_that_asks_for_a_face_work_on_any() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")])
    strike = declared(fight.at("b3"), fight.at("b4"), FIRST, -1)
    strike.dice = [0]
    assert shows(fight.c, strike, (0,))
    assert not shows(fight.c, strike, (1,))
    lay_plain(fight.c, "sure_trigger", 0, fight.at("b3"), 1, "attack")
    assert shows(fight.c, strike, (1,))


@pytest.mark.rule("H3-COMBAT-19", "R-17")
def test_a_guard_against_slower_units_counts_only_against_those() -> None:
    fight = battle([("crusaders", "b3"), ("archangels", "a4")], [("griffins", "b4")])
    griffins = fight.at("b4")
    plain = [defense_value(fight.s, fight.c, declared(fight.at(at), griffins, FIRST, -1)) for at in ("b3", "a4")]
    lay_plain(fight.c, "guard_slower", 1, griffins, 2, "combat")
    now = [defense_value(fight.s, fight.c, declared(fight.at(at), griffins, FIRST, -1)) for at in ("b3", "a4")]
    speed = [FACTS.initiative[fight.c.form[fight.at(at)]] for at in ("b3", "b4", "a4")]
    assert speed[0] < speed[1] < speed[2]
    assert now == [plain[0] + 2, plain[1]]


@pytest.mark.rule("H3-EXP-03")
def test_stack_tokens_raise_defense_and_hp() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")])
    crusaders = fight.at("b3")
    tokens = FACTS.content.stack_tokens
    hp = hp_of(fight.s, fight.c, crusaders)
    fight.c.stack[crusaders] = STACK_DEFENSE
    assert (defense_of(fight.s, fight.c, crusaders), hp_of(fight.s, fight.c, crusaders)) == (tokens.defense, hp)
    fight.c.stack[crusaders] = STACK_HP
    assert (defense_of(fight.s, fight.c, crusaders), hp_of(fight.s, fight.c, crusaders)) == (0, hp + tokens.hp)


@pytest.mark.rule("H3-CARD-08")
def test_titans_stand_above_every_card_that_lasts_longer_than_an_attack() -> None:
    fight = battle([("titans", "b3"), ("crusaders", "a1")], [(BAG, "b4")])
    for card in ("bless", "archery"):
        for until, on_titans in (("combat", False), ("attack", True)):
            effect = Effect("attack", 0, fight.card(card), 1, fight.at("b3"), 1, until, 1)
            assert applies(fight.s, fight.c, effect, fight.at("b3")) is on_titans
            assert applies(fight.s, fight.c, effect, fight.at("a1"))
    plain = Effect("attack", 0, NOBODY, 1, fight.at("b3"), 1, "combat", 1)
    assert applies(fight.s, fight.c, plain, fight.at("b3")), "it is no card"


# -- the AI -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AI-10", "R-40")
def test_a_unit_that_has_moved_attacks_only_what_stands_beside_it() -> None:
    fight = against_neutrals([("griffins", "a3"), ("crusaders", "b3")], [("neutral_boars", "b4")])
    boars, beside = fight.at("b4"), fight.at("b3")
    assert sorted(targets_in_reach(fight.s, fight.c, boars)) == sorted([fight.at("a3"), beside])
    fight.c.moved = True
    assert targets_in_reach(fight.s, fight.c, boars) == [beside]
    assert wanted(fight.s, fight.c, boars, []) == []


@pytest.mark.rule("H3-AI-10")
def test_an_ai_unit_does_nothing_in_a_combat_that_is_decided() -> None:
    fight = against_neutrals([("crusaders", "b3")], [("neutral_boars", "b4")])
    agenda = list(fight.s.agenda)
    fight.c.winner = 0
    AiActs(fight.at("b4")).run(fight.s)
    assert fight.s.agenda == agenda


@pytest.mark.rule("H3-AI-10")
def test_an_archer_of_the_ai_that_has_forgotten_how_to_shoot_stays() -> None:
    fight = against_neutrals([("crusaders", "b2")], [("neutral_orcs", "b5")])
    lay_plain(fight.c, "forgetfulness", 0, fight.at("b5"), 1, "combat")
    fight.acts_by_ai("b5")
    assert not [event for event in fight.heard if event[0] in ("attacks", "moves", "marches")]
    assert fight.at("b5") >= 0


@pytest.mark.rule("H3-AI-10", "R-40")
def test_a_forgetful_unit_of_the_ai_comes_near_and_breaks_no_wall() -> None:
    fight = battle([("griffins", "b1")], [(BAG, "b5"), ("neutral_orcs", "d5")], siege=True)
    fight.c.controllers = [AI, 1]
    walls = [piece for piece in fight.c.board if piece < NOBODY]
    lay_plain(fight.c, "forgetfulness", 1, fight.at("b1"), 1, "combat")
    fight.acts_by_ai("b1")
    assert [piece for piece in fight.c.board if piece < NOBODY] == walls
    assert not hits(fight)


@pytest.mark.rule("H3-AI-11", "R-40")
def test_without_anybody_to_reach_nothing_is_approached() -> None:
    fight = battle([(BAG, "b2")], [("crusaders", "b5")])
    bag = fight.at("b2")
    leave(fight.s, fight.c, fight.at("b5"), NOBODY)
    fight.c.winner = -1
    approach(fight.s, fight.c, bag)
    assert fight.c.space[bag] == fight.space("b2")


@pytest.mark.rule("H3-AI-07", "R-74")
def test_whom_the_ai_heals_and_strikes() -> None:
    fight = against_neutrals([("champions", "b3"), ("crusaders", "c3")], [(BAG, "b4"), (BAG, "d5")])
    own = [fight.space("b4"), fight.space("d5")]
    fight.c.damage[fight.at("d5")] = 2
    assert pick_for_ability(fight.s, fight.c, "heal", fight.at("b4"), own) == fight.space("d5")
    foes = [fight.space("b3"), fight.space("c3")]
    assert pick_for_ability(fight.s, fight.c, "extra", fight.at("b4"), foes) == fight.space("c3")
    assert pick_for_ability(fight.s, fight.c, "extra", fight.at("b4"), own) == fight.space("b4")


@pytest.mark.rule("H3-AI-07", "R-71")
def test_a_card_of_an_ai_hero_raises_the_hp_of_its_unit() -> None:
    fight = against_hero([(BAG, "b2")], [("crusaders", "b4")])
    crusaders = fight.at("b4")
    before = hp_of(fight.s, fight.c, crusaders)
    card, play = next(
        (number, card.plays[0]) for number, card in enumerate(FACTS.card) if card.plays and card.plays[0].hp
    )
    ai_plays(fight.s, fight.c, crusaders, card, play)
    raised = effect_on(fight.c, "hp", crusaders)
    assert raised is not None
    assert (raised.owner, raised.until) == (AI, "combat")
    assert hp_of(fight.s, fight.c, crusaders) == before + raised.amount > before


@pytest.mark.rule("H3-AI-05", "R-41")
@pytest.mark.parametrize(("spell", "power"), [("town_portal", 9), ("magic_mirror", 9), ("bless", -1)])
def test_an_ai_hero_wastes_a_spell_that_hits_nobody_or_costs_too_much(spell: str, power: int) -> None:
    fight = against_hero([(BAG, "b2")], [("crusaders", "b4")], spells=(spell,))
    fight.s.chance = fight.dice
    fight.s.heard = []
    agenda = list(fight.s.agenda)
    ai_casts(fight.s, fight.c, fight.at("b4"), power)
    assert [event for _, event in fight.s.heard] == [("ai-casts", fight.card(spell), power)]
    assert (fight.s.agenda, fight.c.casting, fight.c.ai_spells) == (agenda, None, [])


@pytest.mark.rule("H3-AI-05", "R-41")
def test_an_ai_hero_aims_no_spell_at_the_board() -> None:
    fight = against_hero([(BAG, "b2")], [("crusaders", "b4")])
    for number, card in enumerate(FACTS.card):
        if card.spell is not None and card.spell.target in ("empty_space", "empty_spaces", "siege_pieces", "obstacles"):
            assert ai_spell_spaces(fight.s, fight.c, fight.at("b4"), number, 0) == []
    fire = fight.card("magic_arrow")
    assert ai_spell_spaces(fight.s, fight.c, fight.at("b4"), fire, 0) == [fight.space("b2")]


# -- war machines and the ground --------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXP-02")
def test_a_ballista_is_silent_without_an_enemy_or_after_the_combat() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")])
    fight.s.players[0].permanent = [fight.card("ballista")]
    fight.c.winner = 0
    Ballista(0, 0).run(fight.s)
    OfferShot(0, "cannon").run(fight.s)
    assert (fight.damage("b4"), fight.asks()) == (0, "Idle")
    fight.c.winner = -1
    fight.run(Ballista(0, 0))
    assert fight.damage("b4") == FACTS.card[fight.card("ballista")].plays[0].damage


@pytest.mark.rule("H3-EXP-02")
def test_a_card_in_play_adds_machines_of_its_kind() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")])
    card = fight.card("torosar_4")
    play = FACTS.card[card].plays[0]
    assert machines(fight.s, fight.c, 0, play.machine) == 0
    fight.s.players[0].ongoing = [Effect("extra_war_machine", 0, card, 1, NOBODY, 1, "turn", 1)]
    assert machines(fight.s, fight.c, 0, play.machine) == play.amount > 0
    assert machines(fight.s, fight.c, 1, play.machine) == 0
    assert machines(fight.s, fight.c, 0, "ammo_cart") == 0


@pytest.mark.rule("H3-EXP-02")
def test_under_the_astrologers_an_ammo_cart_lets_archers_roll_again() -> None:
    stronger = next(card.id for card in FACTS.content.astrologers if "stronger_war_machines" in str(card))
    for omens, rerolls in (((), []), ((stronger,), [BY_CARD])):
        fight = battle([("marksmen", "b1")], [(BAG, "b4")])
        for omen in omens:
            omens_of(fight, omen)
        fight.s.players[0].permanent = [fight.card("ammo_cart")]
        MachinesReady(0).run(fight.s)
        assert side_effect(fight.c, "no_ranged_penalties", 0) is not None
        strike = declared(fight.at("b1"), fight.at("b4"), FIRST, -1)
        strike.dice = [0]
        assert reroll_reasons(fight.s, fight.c, strike, 0) == rerolls


@pytest.mark.rule("H3-EXP-02")
def test_the_second_stone_of_a_catapult_falls_beside_the_first() -> None:
    fight = battle([("crusaders", "a1")], [(BAG, "b4"), ("griffins", "b5"), ("crusaders", "a4")])
    fight.s.players[0].permanent = [fight.card("catapult")]
    fight.run(PaidShot(0, 0, "catapult", True))
    fight.do("target b4")
    assert (fight.asks(), fight.offered()) == ("Shoot", ["target b5", "target a4"])
    fight.do("target a4")
    damage = FACTS.card[fight.card("catapult")].plays[0].damage
    assert [fight.damage(at) for at in ("b4", "b5", "a4")] == [damage, 0, damage]
    assert stones_reach(fight.c, 0, SPACES) == []


@pytest.mark.rule("H3-EXP-02")
def test_a_tent_is_offered_only_to_its_owner_and_for_hurt_units() -> None:
    fight = battle([("crusaders", "b3"), ("griffins", "a1")], [(BAG, "b4")])
    fight.c.damage[fight.at("b3")] = 1
    for owned, offered in (([], []), (["ammo_cart"], []), (["first_aid_tent"], [("use-tent", fight.space("b3"))])):
        fight.s.players[0].permanent = [fight.card(name) for name in owned]
        out: list[tuple[str | int, ...]] = []
        tent_options(fight.s, fight.c, 0, 0, out)
        assert out == offered


@pytest.mark.rule("H3-SPELL-06")
@pytest.mark.parametrize("trap", ["fire_wall", "mine"])
def test_a_unit_that_falls_on_its_way_does_not_arrive(trap: str) -> None:
    fight = battle([("gnolls", "b1"), ("crusaders", "a1")], [(BAG, "b4")])
    gnolls, space = fight.at("b1"), fight.space("b2")
    if trap == "fire_wall":
        lay_plain(fight.c, "fire_wall", 1, space, 1, "combat")
    else:
        fight.c.traps = [(space, 1)]
    assert survives_space(fight.s, fight.c, gnolls, space)
    fight.c.damage[gnolls] = hp_of(fight.s, fight.c, gnolls) - 1
    if trap == "mine":
        fight.c.traps = [(space, 1)]
    assert not survives_space(fight.s, fight.c, gnolls, space)
    assert fight.c.space[gnolls] < 0


@pytest.mark.rule("H3-SPELL-06")
def test_a_forgetful_unit_attacks_from_nowhere() -> None:
    fight = battle([("crusaders", "b2")], [(BAG, "b4")])
    around = 1 << fight.space("b3") | 1 << fight.space("a1")
    assert attack_positions(fight.s, fight.c, fight.at("b2"), around) == 1 << fight.space("b3")
    lay_plain(fight.c, "forgetfulness", 1, fight.at("b2"), 1, "combat")
    assert attack_positions(fight.s, fight.c, fight.at("b2"), around) == 0
