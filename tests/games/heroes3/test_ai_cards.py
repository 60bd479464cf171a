"""What each kind of card does in the hands of an AI hero: skills and the targets of spells."""

from __future__ import annotations

import pytest

from games.heroes3.combats import Fight, game
from games.heroes3.test_ai_combat import BAG, against_hero
from ludoteka.games.heroes3.facts import AI, NOBODY
from ludoteka.games.heroes3.rules.ai.hero_cards import AiDraw, ai_plays, ai_spell_spaces, area
from ludoteka.games.heroes3.rules.battlefield.board import NEIGHBOURS
from ludoteka.games.heroes3.rules.battlefield.figures import initiative_of
from ludoteka.kernel.chance import Chance


def played(fight: Fight, space: str, card: str) -> Fight:
    """The ability of a card works for an AI unit."""
    number = fight.card(card)
    ai_plays(fight.s, fight.c, fight.at(space), number, fight.s.facts.card[number].plays[0])
    return fight


@pytest.mark.rule("H3-AI-07")
def test_initiative_lasts_for_the_combat() -> None:
    fight = against_hero([(BAG, "b1")], [("crusaders", "b4")])
    before = initiative_of(fight.s, fight.c, fight.at("b4"))
    played(fight, "b4", "cape_of_velocity")
    (effect,) = fight.c.effects
    assert (effect.name, effect.target, effect.until) == ("initiative", fight.at("b4"), "combat")
    gained = initiative_of(fight.s, fight.c, fight.at("b4")) - before
    assert gained == fight.s.facts.card[fight.card("cape_of_velocity")].plays[0].initiative > 0


@pytest.mark.rule("H3-AI-07")
def test_archery_helps_all_units_for_a_round() -> None:
    fight = played(against_hero([(BAG, "b1")], [("crusaders", "b4")]), "b4", "archery")
    (effect,) = fight.c.effects
    bonus = fight.s.facts.card[fight.card("archery")].plays[0].attack
    assert (effect.name, effect.target, effect.amount, effect.until) == ("ranged_bonus", NOBODY, bonus, "combat_round")


@pytest.mark.rule("H3-AI-07")
def test_artillery_hits_the_slowest_enemy() -> None:
    fight = against_hero([("zealots", "a1"), ("champions", "c1")], [("crusaders", "b4")])
    slow = min(("a1", "c1"), key=lambda space: initiative_of(fight.s, fight.c, fight.at(space)))
    played(fight, "b4", "artillery")
    damage = fight.s.facts.card[fight.card("artillery")].plays[0].damage
    hurt = {space: fight.damage(space) for space in ("a1", "c1")}
    assert hurt[slow] == damage > 0
    assert sum(hurt.values()) == damage
    assert fight.damage("b4") == 0


@pytest.mark.rule("H3-AI-05")
def test_spells_of_the_ai_go_for_units_they_help_or_harm() -> None:
    fight = against_hero([("marksmen", "a1"), ("champions", "c1")], [("crusaders", "b4"), ("marksmen", "d5")])
    own, enemy = fight.at("b4"), fight.at("c1")

    def spaces(card: str) -> list[int]:
        return ai_spell_spaces(fight.s, fight.c, own, fight.card(card), 0)

    assert spaces("forgetfulness") == [fight.space("a1")], "the only ranged enemy"
    assert spaces("cure") == [], "nobody is hurt"
    fight.c.damage[fight.at("d5")] = 1
    assert spaces("cure") == [fight.space("d5")]
    assert spaces("teleport") == []
    assert enemy != own


@pytest.mark.rule("H3-AI-05")
def test_an_area_spell_spares_the_units_of_the_ai() -> None:
    fight = against_hero([("champions", "c3"), ("marksmen", "c2")], [("crusaders", "c4"), ("zealots", "d5")])
    c = fight.c
    side = c.side[fight.at("c4")]
    assert area(c, side, "two_adjacent_spaces", fight.space("c3")) == (fight.space("c3"), fight.space("c2"))
    centre, first, *more = area(c, side, "two_neighbours_of_space", fight.space("c3"))
    assert first == fight.space("c3")
    assert centre != first
    assert [c.side[c.board[space]] == side for space in more].count(True) == 0
    for last in ("champions", "crusaders"):  # an empty space is better than one's own unit, worse than an enemy
        units = [("crusaders", "c4"), ("zealots", "b3")]
        fight = against_hero([("champions", "c3")], units if last == "crusaders" else units[::-1])
        empty = area(fight.c, side, "two_adjacent_spaces", fight.space("c3"))[1]
        assert fight.c.board[empty] < 0


@pytest.mark.rule("H3-AI-05")
@pytest.mark.parametrize(("spell", "jumps"), [("fireball", False), ("chain_lightning", True)])
def test_spells_that_hit_several_hit_enemies_first(spell: str, jumps: bool) -> None:
    fight = against_hero([("champions", "c1"), ("marksmen", "c2")], [("crusaders", "b5")], "cast_b", spells=(spell,))
    fight.run(AiDraw(fight.at("b5"), True))
    assert len([space for space in ("c1", "c2") if fight.c.board[fight.space(space)] < 0 or fight.damage(space)]) == 2
    assert bool(fight.damage("b5")) is jumps, "the third jump finds no enemy any more"


@pytest.mark.rule("H3-AI-05", "R-41")
@pytest.mark.parametrize("target", ["c3", "b3", "d2"])
def test_the_third_space_of_an_area_spell_holds_an_enemy_if_there_is_one(target: str) -> None:
    spaces = [f"{letter}{row}" for letter in "bcd" for row in (2, 3, 4)]
    for own in spaces:
        for enemy in spaces:
            if len({own, enemy, target}) < 3:
                continue
            fight = against_hero([("champions", target), ("marksmen", enemy)], [("crusaders", own)])
            c = fight.c
            centre, first, *more = area(c, c.side[fight.at(own)], "two_neighbours_of_space", fight.space(target))
            assert first == fight.space(target)
            if fight.space(enemy) in NEIGHBOURS[centre]:
                assert more == [fight.space(enemy)]
            else:
                assert fight.space(enemy) not in more


@pytest.mark.rule("H3-AI-05", "H3-AI-06")
def test_an_empty_book_of_the_ai_is_opened_again() -> None:
    fight = against_hero([("champions", "c1")], [("crusaders", "b4")], "cast_b", spells=("magic_arrow",))
    fight.c.ai_spells = []
    fight.run(AiDraw(fight.at("b4"), True))
    assert fight.damage("c1") == 3
    assert fight.c.ai_spells == []
    none = against_hero([("champions", "c1")], [("crusaders", "b4")], "cast_b")
    none.run(AiDraw(none.at("b4"), True))
    assert none.damage("c1") == 0
    assert none.c.controllers[1] == AI


@pytest.mark.rule("H3-AI-06", "H3-AI-07")
def test_a_skill_that_draws_ends_when_only_skills_that_come_back_are_left() -> None:
    fight = against_hero([("champions", "c1")], [("crusaders", "b4")], "skill_b", skill="offense")
    fight.c.round = 1
    fight.run(AiDraw(fight.at("b4"), True))
    assert [event[0] for event in fight.heard] == ["ai-card", "ai-skill"]
    assert len(fight.c.ai_deck) == 1, "it was shuffled back"
    fight.c.round = 2
    fight.run(AiDraw(fight.at("b4"), True))
    assert fight.c.ai_deck == []


@pytest.mark.rule("H3-AI-05")
def test_what_an_ai_hero_has_not_drawn_yet_may_be_any_card_of_its_kind_that_is_left() -> None:
    fight = against_hero([("champions", "c1")], [("crusaders", "b4")], "skill_b", skill="offense")
    facts = fight.s.facts
    skills = [number for number, card in enumerate(facts.ai_card) if card.kind == "skill" for _ in range(card.copies)]
    fight.s.agenda.clear()
    fight.s.ais[0].deck = skills
    for drawn in range(3):
        fight.c.ai_deck = skills[drawn:]
        twin = game().resample(fight.s, 0, Chance.of("deck", str(drawn)))
        assert twin.combat is not None
        assert twin.combat.ai_deck == skills[drawn:], "it has all skill cards, and which are drawn is known"
