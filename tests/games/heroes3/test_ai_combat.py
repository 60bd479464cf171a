"""How AI units fight and how an AI hero's cards work (H3-AI-05 to H3-AI-13)."""

from __future__ import annotations

import pytest

from games.heroes3.combats import Fight, battle, game
from ludoteka.games.heroes3.facts import AI, MAIN, NOBODY
from ludoteka.games.heroes3.rules.ai.fighting import wanted
from ludoteka.games.heroes3.rules.ai.hero_cards import AiDraw, ai_spell_spaces
from ludoteka.games.heroes3.rules.ai.heroes import new_ai
from ludoteka.games.heroes3.rules.battlefield.figures import attack_of, defense_of, effect_on

BAG = "neutral_demons"


def hits(fight: Fight) -> list[int]:
    return [int(event[2]) for event in fight.heard if event[0] == "hit"]


def against_neutrals(own: list[tuple[str, str]], enemy: list[tuple[str, str]]) -> Fight:
    """Neutrals that follow the AI rules, as in campaign and cooperative games."""
    fight = battle(own, enemy, against="neutrals")
    fight.c.controllers = [0, AI]
    return fight


def against_hero(own: list[tuple[str, str]], enemy: list[tuple[str, str]], *cards: str, spells: tuple[str, ...] = (),
                 skill: str = "") -> Fight:  # fmt: skip
    """An AI hero with these AI cards and spells."""
    fight = battle(own, enemy, against="ai")
    facts = game().facts
    numbers = [next(at for at, card in enumerate(facts.ai_card) if card.id == slug) for slug in cards]
    book = [facts.card_number[slug] for slug in spells]
    ai = new_ai(fight.s, None, NOBODY, [], 0)
    ai.faction = 0
    ai.moves = 3
    ai.deck = numbers
    ai.spells = book
    ai.skill = facts.card_number[skill] if skill else NOBODY
    fight.s.ais = [ai]
    fight.c.ai = 0
    fight.c.ai_deck = sorted(numbers)
    fight.c.ai_spells = sorted(book)
    fight.c.controllers = [0, AI]
    fight.s.difficulty = 2
    return fight


def prefers(unit: str, *targets: tuple[str, str]) -> list[str]:
    fight = against_neutrals(list(targets), [(unit, "b4")])
    found = wanted(fight.s, fight.c, fight.at("b4"), [fight.at(space) for _, space in targets])
    return sorted(game().facts.troop_slugs[fight.c.form[one] >> 1] for one in found)


@pytest.mark.rule("H3-AI-08")
def test_equal_tier_first_then_lower_descending_then_higher_ascending() -> None:
    assert prefers("neutral_demons", ("crusaders", "a1"), ("griffins", "b3"), ("champions", "c3")) == ["crusaders"]
    assert prefers("neutral_trolls", ("crusaders", "a1"), ("griffins", "b3")) == ["crusaders"]
    assert prefers("neutral_boars", ("crusaders", "b3"), ("champions", "c3")) == ["crusaders"]
    assert prefers("neutral_demons", ("griffins", "a1"), ("champions", "b3")) == ["griffins"]


@pytest.mark.rule("H3-AI-09")
def test_ranged_units_prefer_ranged_targets() -> None:
    assert prefers("neutral_orcs", ("griffins", "b3"), ("zealots", "a1")) == ["zealots"]
    assert prefers("neutral_orcs", ("marksmen", "a1"), ("zealots", "b2")) == ["marksmen"]


@pytest.mark.rule("H3-AI-10")
def test_the_nearest_of_equals_and_else_the_player_chooses() -> None:
    assert prefers("neutral_boars", ("griffins", "b2"), ("halberdiers", "a1")) == ["griffins"]
    fight = against_neutrals([("griffins", "a4"), ("halberdiers", "c4")], [("neutral_boars", "b4")])
    fight.activate("b4")
    assert (fight.asks(), fight.seat()) == ("AiTarget", 0)
    assert fight.offered() == ["target a4", "target c4"]
    fight.do("target c4").passes()
    assert ("attacks", fight.space("b4"), fight.space("c4")) in [event[:3] for event in fight.heard]


@pytest.mark.rule("H3-AI-11")
@pytest.mark.rule("H3-MODE-05")
def test_units_move_only_as_far_as_needed_and_attack() -> None:
    fight = against_neutrals([("crusaders", "b1")], [("neutral_boars", "b4")])
    fight.activate("b4").passes()
    assert fight.at("b2") >= 0
    assert fight.damage("b1") == 0
    assert fight.c.activated[fight.at("b2")] == 1


@pytest.mark.rule("H3-AI-11")
def test_targets_in_reach_beat_better_ones_out_of_reach() -> None:
    fight = against_neutrals([("griffins", "d1"), ("champions", "b3")], [("neutral_boars", "b4")])
    fight.roll(0, -1).activate("b4").passes()
    assert ("attacks", fight.space("b4"), fight.space("b3")) in [event[:3] for event in fight.heard]


@pytest.mark.rule("H3-AI-10")
def test_without_a_target_they_close_in_and_never_defend() -> None:
    fight = against_neutrals([("crusaders", "a1")], [("neutral_boars", "d5")])
    fight.activate("d5")
    boars = fight.unit("neutral_boars")
    assert fight.c.space[boars] != fight.space("d5")
    assert fight.c.defending[boars] == 0


@pytest.mark.rule("H3-AI-09")
def test_archers_shoot_and_do_not_move_afterwards() -> None:
    fight = against_neutrals([("crusaders", "b2")], [("neutral_orcs", "b5")])
    fight.activate("b5").passes()
    assert fight.at("b5") >= 0
    assert fight.asks() == "Idle"


@pytest.mark.rule("H3-AI-10")
def test_the_player_decides_between_equally_near_spaces() -> None:
    fight = against_neutrals([("crusaders", "b1")], [("neutral_griffins", "a3")])
    fight.activate("a3")
    assert (fight.asks(), fight.offered()) == ("AiGoes", ["march b2", "march a1"])


# -- the cards of an AI hero ------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AI-06")
@pytest.mark.rule("H3-AI-07")
def test_a_might_card_waits_on_its_unit_until_it_attacks() -> None:
    fight = against_hero([(BAG, "b2")], [("crusaders", "b4")], "attack_b")
    fight.roll(0, -1).activate("b4")
    while fight.asks() != "Idle":
        fight.do(fight.offered()[0])
    assert fight.damage("b2") == 3 + 2
    assert fight.c.ai_deck == []
    assert attack_of(fight.s, fight.c, fight.unit("crusaders")) == 3


@pytest.mark.rule("H3-AI-07")
def test_defense_cards_go_on_the_toughest_or_the_next_unit() -> None:
    fight = against_hero([(BAG, "b1")], [("crusaders", "b4"), ("champions", "d5")], "defense_a")
    fight.run(AiDraw(fight.at("b4"), True))
    assert defense_of(fight.s, fight.c, fight.at("d5")) == 1
    other = against_hero([(BAG, "b1")], [("crusaders", "b4"), ("champions", "d5")], "defense_b")
    other.run(AiDraw(other.at("d5"), True))
    assert defense_of(other.s, other.c, other.at("b4")) == 2


@pytest.mark.rule("H3-AI-05")
@pytest.mark.rule("H3-AI-06")
def test_a_magic_card_casts_at_the_unit_with_the_highest_defense() -> None:
    fight = against_hero([(BAG, "b1"), ("champions", "c1")], [("crusaders", "b4")], "cast_b", spells=("magic_arrow",))
    fight.run(AiDraw(fight.at("b4"), True))
    assert (fight.damage("c1"), fight.damage("b1")) == (3, 0)
    assert fight.c.ai_spells == []
    helpful = against_hero([(BAG, "b1")], [("crusaders", "b4")], spells=("bloodlust",))
    spaces = ai_spell_spaces(helpful.s, helpful.c, helpful.at("b4"), helpful.card("bloodlust"), 0)
    assert spaces == [helpful.space("b4")]


@pytest.mark.rule("H3-AI-05")
def test_a_player_may_resist_a_spell_of_the_ai() -> None:
    fight = against_hero([("champions", "c1")], [("crusaders", "b4")], "cast_a", spells=("magic_arrow",))
    fight.s.players[0].hand = [fight.card("resistance")]
    fight.run(AiDraw(fight.at("b4"), True))
    fight.do("play resistance 1")
    assert fight.damage("c1") == 0


@pytest.mark.rule("H3-AI-05")
@pytest.mark.rule("H3-AI-07")
def test_a_skill_card_uses_the_ability_and_a_draw_resolves_another_card() -> None:
    fight = against_hero([(BAG, "b1")], [("crusaders", "b4")], "skill_a", "attack_b", skill="offense")
    fight.s.difficulty = 1
    fight.dice.faces = []
    skill = next(at for at, card in enumerate(game().facts.ai_card) if card.id == "skill_a")
    fight.c.ai_deck = [skill]
    fight.run(AiDraw(fight.at("b4"), True))
    assert attack_of(fight.s, fight.c, fight.at("b4")) == 3 + 1


@pytest.mark.rule("H3-AI-06")
def test_an_empty_deck_gives_nothing_more() -> None:
    fight = against_hero([(BAG, "b1")], [("crusaders", "b4")])
    fight.run(AiDraw(fight.at("b4"), True))
    assert fight.c.effects == []


@pytest.mark.rule("H3-AI-04")
def test_nobody_surrenders_to_an_ai_hero() -> None:
    fight = against_hero([(BAG, "b1")], [("crusaders", "b4")])
    assert "surrender" not in fight.activate("b1").offered()


@pytest.mark.rule("H3-AI-12")
@pytest.mark.rule("H3-AI-13")
def test_an_ai_army_stands_as_its_list_says_before_every_combat() -> None:
    from ludoteka.games.heroes3.rules.combat.armies import Place

    fight = against_hero([(BAG, "b1")], [])
    troop = game().facts.troop_number
    fight.s.ais[0].army = [troop["crusaders"] * 2 + 1, troop["zealots"] * 2]
    fight.c.defender_hero = MAIN
    fight.run(Place(1))
    assert fight.at("a4") >= 0
    assert fight.at("a5") >= 0
    assert fight.s.ais[0].army == [troop["crusaders"] * 2 + 1, troop["zealots"] * 2]


def test_harpies_of_the_ai_fly_back() -> None:
    fight = against_neutrals([("crusaders", "b1")], [("neutral_harpies", "b4")])
    fight.activate("b4")
    while fight.asks() != "Idle":
        fight.do(fight.offered()[0])
    assert fight.at("b4") >= 0
    assert effect_on(fight.c, "attack", fight.at("b4")) is None
    assert fight.at("b2") == NOBODY
