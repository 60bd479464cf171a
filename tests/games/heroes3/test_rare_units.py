"""What seldom happens to units: pushed into a corner, saved by a card, struck once more, left out of a spell."""

from __future__ import annotations

import pytest

from games.heroes3.card_fights import BAG, acting
from games.heroes3.combats import battle
from games.heroes3.omens import under
from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import AI, FIELDS, MAIN, NOBODY, SPACES
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.ai.heroes import new_ai, take_step
from ludoteka.games.heroes3.rules.battlefield.board import FORCE_FIELD, GATE, WALL, steps_to, way_between, within_reach
from ludoteka.games.heroes3.rules.battlefield.effects import lay, lay_plain
from ludoteka.games.heroes3.rules.battlefield.moments import ACTING, AFTER_ROLL, LETHAL
from ludoteka.games.heroes3.rules.battlefield.strikes import FIRST, declared
from ludoteka.games.heroes3.rules.battlefield.town_help import building_options, struck_unit
from ludoteka.games.heroes3.rules.combat.card_targets import nearest_targets, unit_targets
from ludoteka.games.heroes3.rules.combat.cards import bonus, does_something, lowest_initiative
from ludoteka.games.heroes3.rules.combat.deeds import can_save, is_rolled, may_ignore, may_reroll
from ludoteka.games.heroes3.rules.combat.deeds_of_attack import RerollWhich, hurt
from ludoteka.games.heroes3.rules.combat.deeds_on_units import remove_ongoing, swap_units
from ludoteka.games.heroes3.rules.combat.deeds_that_last import add_neutral, free_home
from ludoteka.games.heroes3.rules.combat.start import HurryHome
from ludoteka.games.heroes3.rules.map.moving import enter_closed
from ludoteka.games.heroes3.rules.spells.castable import may_cancel
from ludoteka.games.heroes3.rules.spells.deeds import deed_of
from ludoteka.games.heroes3.rules.spells.summons import joins_late
from ludoteka.games.heroes3.rules.units.after_blows import PushTarget
from ludoteka.games.heroes3.rules.units.answers import MayStrikeAnother, space_behind
from ludoteka.kernel.action import Action


def play_of(slug: str, way: int = 0) -> tuple[int, Play]:
    number = FACTS.card_number[slug]
    return number, FACTS.card[number].plays[way]


# -- the board --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-15", "H3-UNIT-07")
def test_the_arrow_tower_goes_nowhere_and_no_way_leads_through_walls() -> None:
    fight = battle([("crusaders", "b1")], [(BAG, "b5")], siege=True)
    assert steps_to(fight.c, 1, SPACES, 0, 3) == [NOBODY] * SPACES
    assert within_reach(fight.c, 1, SPACES, 0, 3) == 0
    goal = fight.space("b5")
    for space in (goal - 4, goal - 1, goal + 1, goal + 4):
        if 0 <= space < SPACES:
            fight.c.board[space] = WALL
    assert way_between(fight.c, 0, fight.space("b1"), goal, 0) == [goal]
    assert space_behind(SPACES, 0) == space_behind(0, SPACES) == NOBODY


@pytest.mark.rule("H3-UNIT-06")
def test_a_pushed_unit_takes_the_only_free_space_away_from_its_attacker() -> None:
    fight = battle([("crusaders", "a4")], [(BAG, "a5")])
    bag = fight.at("a5")
    fight.run(PushTarget(1, fight.at("a4"), bag, 1))
    assert fight.c.space[bag] == fight.space("b5")
    assert ("pushed", fight.space("b5"), FACTS.troop_number[BAG]) in fight.heard
    blocked = battle([("crusaders", "a4")], [(BAG, "a5"), (BAG, "b5")])
    blocked.run(PushTarget(1, blocked.at("a4"), blocked.at("a5"), 1))
    assert blocked.at("a5") >= 0
    open_board = battle([("crusaders", "b3")], [(BAG, "b4")])
    by_ai = battle([("crusaders", "b3")], [(BAG, "b4")])
    by_ai.run(PushTarget(AI, by_ai.at("b3"), by_ai.at("b4"), 1))
    assert by_ai.at("b4") == NOBODY
    open_board.run(PushTarget(1, open_board.at("b3"), open_board.at("b4"), 1))
    assert (open_board.asks(), open_board.seat()) == ("PushedTo", 1)
    over = battle([("crusaders", "a4")], [(BAG, "a5")])
    over.c.winner = 0
    PushTarget(1, over.at("a4"), over.at("a5"), 1).run(over.s)
    assert over.at("a5") >= 0


@pytest.mark.rule("H3-UNIT-06")
def test_a_unit_of_the_ai_strikes_another_neighbour_whenever_it_can() -> None:
    fight = battle([("crusaders", "b3"), ("griffins", "c4")], [(BAG, "b4")], against="ai", faces=(0, 0))
    fight.c.controllers = [0, AI]
    fight.run(MayStrikeAnother(AI, fight.at("b4"), fight.at("b3"))).passes()
    assert [event[2] for event in fight.heard if event[0] == "attacks"] == [fight.space("c4")]
    alone = battle([("crusaders", "b3")], [(BAG, "b4")])
    alone.run(MayStrikeAnother(1, alone.at("b4"), alone.at("b3")))
    assert alone.asks() == "Idle"


# -- cards in a fight -------------------------------------------------------------------------------------------


@pytest.mark.rule("R-76")
def test_cards_that_save_a_unit_wait_for_the_blow() -> None:
    fight = acting("alamar_1")
    number, play = play_of("alamar_1")
    assert not does_something(fight.s, fight.c, 0, 0, ACTING, number, play)
    assert not can_save(fight.s, fight.c, 0, 0, ACTING, play)
    fight.c.strike = declared(fight.at("b4"), fight.at("b3"), FIRST, -1)
    fight.s.players[0].power = 0
    assert not can_save(fight.s, fight.c, 0, 0, LETHAL, play)
    fight.s.players[0].power = 9
    assert can_save(fight.s, fight.c, 0, 0, LETHAL, play)
    assert not can_save(fight.s, fight.c, 1, 1, LETHAL, play), "not the other side's unit"


@pytest.mark.rule("R-15")
def test_dice_are_changed_only_after_they_are_rolled() -> None:
    fight = acting("cards_of_prophecy")
    _, play = play_of("cards_of_prophecy")
    assert not is_rolled(fight.c, AFTER_ROLL, play)
    fight.c.strike = declared(fight.at("b3"), fight.at("b4"), FIRST, -1)
    assert not may_reroll(fight.s, fight.c, 0, 0, AFTER_ROLL, play)
    fight.c.strike.dice = [0]
    assert may_reroll(fight.s, fight.c, 0, 0, AFTER_ROLL, play)
    assert not may_reroll(fight.s, fight.c, 1, 1, AFTER_ROLL, play)
    assert not may_reroll(fight.s, fight.c, 0, 0, ACTING, play)
    assert not may_ignore(fight.s, fight.c, 0, 0, ACTING, play)
    lay_plain(fight.c, "no_morale_or_rerolls", 1, NOBODY, 1, "combat")
    assert not may_reroll(fight.s, fight.c, 0, 0, AFTER_ROLL, play)


@pytest.mark.rule("R-15")
def test_of_two_dice_the_player_chooses_which_is_rolled_again() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")], faces=(1,))
    fight.c.strike = declared(fight.at("b3"), fight.at("b4"), FIRST, -1)
    fight.c.strike.dice = [0, -1]
    fight.run(RerollWhich(0))
    assert [offer.split()[-1] for offer in fight.offered()] == ["1", "2"]
    choice = RerollWhich(0)
    assert choice.why_not(fight.s, ("reroll-die", 2, 3)) == ("no-such-die", 3)
    fight.do(fight.offered()[1])
    assert (fight.c.strike.dice, fight.c.strike.rerolled) == ([0, 1], 2)


@pytest.mark.rule("H3-CARD-14")
def test_tactics_swaps_two_units_and_needs_both() -> None:
    fight = battle([("crusaders", "b3"), ("griffins", "a1")], [(BAG, "b4")])
    number, play = play_of("tactics")
    one, other = fight.at("b3"), fight.at("a1")
    fight.c.active = one
    swap_units(fight.s, fight.c, 0, 0, number, play, (fight.space("b3"),))
    assert fight.at("b3") == one
    swap_units(fight.s, fight.c, 0, 0, number, play, (fight.space("b3"), fight.space("a1")))
    assert (fight.at("b3"), fight.at("a1")) == (other, one)
    assert (fight.c.space[one], fight.c.space[other]) == (fight.space("a1"), fight.space("b3"))
    assert fight.c.from_space == fight.space("a1")


@pytest.mark.rule("H3-CARD-14")
def test_boots_of_polarity_take_an_effect_off() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")])
    number, play = play_of("boots_of_polarity", 1)
    lay(fight.c, "attack", 1, fight.card("bless"), fight.at("b4"), 1, "combat", 1)
    assert not remove_ongoing(fight.s, fight.c, 0, 0, number, play, (fight.space("b4"),))
    assert fight.asks() == "TakeOff"
    fight.do("take-off-card bless 1")
    assert not [effect for effect in fight.c.effects if effect.name == "attack"]


@pytest.mark.rule("H3-CARD-14")
def test_a_neutral_unit_comes_from_the_discard_pile_first_and_to_the_own_rows() -> None:
    fight = battle([("crusaders", "a1")], [(BAG, "b4")])
    number, play = play_of("tarnum_rampart_6")
    neutral = FACTS.card[number].plays[0].neutral
    assert neutral is not None
    troop = FACTS.troop_number[neutral]
    tier = FACTS.troop[troop].tier
    fight.s.own_piles()
    deck = fight.s.neutral_decks[tier]
    if troop in deck.cards():
        deck.remove(troop)
    fight.s.neutral_discards[tier] = [*fight.s.neutral_discards[tier], troop]
    before = fight.s.neutral_decks[tier].size()
    add_neutral(fight.s, fight.c, 0, 0, number, play, ())
    assert troop not in fight.s.neutral_discards[tier]
    assert fight.s.neutral_decks[tier].size() == before
    assert fight.c.form[fight.at("b1")] >> 1 == troop
    assert fight.c.drawn == [troop]
    for space in range(SPACES):
        if fight.c.board[space] == NOBODY:
            fight.c.board[space] = FORCE_FIELD
    assert free_home(fight.c, 0) == NOBODY


@pytest.mark.rule("H3-CARD-16")
def test_whom_a_card_can_be_meant_for() -> None:
    fight = battle([("titans", "b3"), ("crusaders", "a1")], [(BAG, "b4")])
    number, play = play_of("bowstring_of_the_unicorns_mane")
    fight.c.activated[fight.at("a1")] = 1
    assert fight.space("a1") not in unit_targets(fight.s, fight.c, 0, number, play)
    lasting, longer = next(
        (card, one)
        for card, row in enumerate(FACTS.card)
        for one in row.plays
        if one.lasts != "instant" and one.target == "own_unit" and one.deed == "figures"
    )
    assert unit_targets(fight.s, fight.c, 0, lasting, longer) == [fight.space("a1")], "titans are above it"
    assert nearest_targets(fight.c, tuple(sorted(fight.c.space)), 9) == []
    assert nearest_targets(fight.c, (), 3) == sorted(fight.c.space)
    assert nearest_targets(fight.c, (fight.space("a1"),), 1) == []


@pytest.mark.rule("H3-COMBAT-20")
def test_a_card_without_anybody_to_help_changes_nothing() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")])
    number, play = play_of("attack")
    bonus(fight.s, fight.c, 0, number, play, NOBODY)
    assert not fight.c.effects
    bonus(fight.s, fight.c, 0, number, play, fight.at("b3"))
    assert [(effect.name, effect.target) for effect in fight.c.effects] == [("attack", fight.at("b3"))]
    hurt(fight.s, fight.c, number, fight.at("b4"), 0)
    assert fight.damage("b4") == 0
    hurt(fight.s, fight.c, number, fight.at("b4"), 2)
    assert fight.damage("b4") == 2


@pytest.mark.rule("H3-UNIT-06")
@pytest.mark.parametrize(("face", "damage"), [(1, 0), (-1, 1)])
def test_dwarves_may_resist_a_specialty(face: int, damage: int) -> None:
    fight = battle([("crusaders", "b3")], [("dwarves", "b4")], faces=(face,))
    faces = FACTS.abilities[fight.c.form[fight.at("b4")]]["resist_spell_or_specialty_on_roll"].faces
    fight.s.chance = fight.dice
    hurt(fight.s, fight.c, fight.card("torosar_1"), fight.at("b4"), 1)
    assert (face in faces) is (damage == 0)
    assert fight.damage("b4") == damage


@pytest.mark.rule("H3-EXP-02")
def test_of_an_empty_side_nobody_is_slowest() -> None:
    fight = battle([("crusaders", "b3"), ("griffins", "a1")], [(BAG, "b4")])
    assert lowest_initiative(fight.s, fight.c, 0) == [fight.at("b3")]
    fight.c.space[fight.at("b4")] = NOBODY
    assert lowest_initiative(fight.s, fight.c, 1) == []


# -- spells -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SPELL-05")
def test_no_card_answers_without_a_spell_of_the_enemy() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")])
    play = next(one for row in FACTS.card for one in row.plays if one.deed == "cancel_spell")
    assert not may_cancel(fight.c, 0, play)


@pytest.mark.rule("H3-EXP-03")
def test_a_newcomer_between_activations_acts_this_round() -> None:
    fight = battle([("archangels", "b3"), ("crusaders", "a1")], [(BAG, "b4")])
    fight.c.active = NOBODY
    assert joins_late(fight.s, fight.c, fight.at("b3")) == 0
    fight.c.active = fight.at("a1")
    assert joins_late(fight.s, fight.c, fight.at("b3")) == 1
    fight.c.active = fight.at("b3")
    assert joins_late(fight.s, fight.c, fight.at("a1")) == 0


@pytest.mark.rule("H3-SIEGE-03", "H3-SPELL-06")
def test_an_earthquake_breaks_the_pieces_aimed_at() -> None:
    fight = battle([("crusaders", "b1")], [(BAG, "b5")], siege=True)
    spell = FACTS.card[fight.card("earthquake")].spell
    assert spell is not None
    step = next(one for one in spell.steps if not one.all_pieces)
    walls = [space for space in range(SPACES) if fight.c.board[space] in (WALL, GATE)]
    assert deed_of(spell).spaces(fight.s, fight.c, 0, fight.card("earthquake"), step, ()) == walls
    rest = deed_of(spell).spaces(fight.s, fight.c, 0, fight.card("earthquake"), step, (walls[0],))
    assert rest == (walls[1:] if step.amount > 1 else [])


# -- towns, heroes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TOWN-04")
def test_buildings_offer_nothing_without_an_attack_or_an_effect() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")])
    out: list[Action] = []
    building_options(fight.s, fight.c, 0, 0, out)
    assert out == []
    assert struck_unit(fight.c, 0, True) == NOBODY
    fight.c.strike = declared(fight.at("b3"), fight.at("b4"), FIRST, -1)
    assert struck_unit(fight.c, 0, True) == fight.at("b3")
    assert struck_unit(fight.c, 0, False) == NOBODY
    assert struck_unit(fight.c, 1, False) == fight.at("b4")


@pytest.mark.rule("H3-COMBAT-04")
def test_a_town_whose_hero_stays_away_is_defended_for_gold() -> None:
    scene = Scene()
    town = scene.find("town", "S1")
    scene.hero(1, scene.neighbour(town))
    scene.stock(0, gold=FACTS.content.combat.defence_gold)
    scene.run(HurryHome(0, 1, MAIN, NOBODY, town))
    assert scene.offered() == ["decline", "fight"]
    scene.play("decline")
    assert scene.waits() == "DefendTown"
    combat = scene.play("fight").s.combat
    assert combat is not None
    assert (combat.attacker, combat.attacker_hero, combat.ai, combat.field) == (1, MAIN, NOBODY, town)
    assert (combat.defender, combat.defender_hero) == (0, NOBODY)
    poor = Scene()
    poor.hero(1, poor.neighbour(town)).stock(0).run(HurryHome(0, 1, MAIN, NOBODY, town)).play("decline")
    assert poor.waits() != "DefendTown"


@pytest.mark.rule("H3-AI-01", "H3-ROUND-04")
def test_an_ai_hero_stops_before_a_hero_while_there_is_peace() -> None:
    peace = next(card.id for card in FACTS.content.astrologers if "no_hero_attacks" in str(card))
    scene = under(peace, Scene(boxes=all_boxes()))
    goal = scene.where(0)
    ai = new_ai(scene.s, None, scene.neighbour(goal), [], 0)
    ai.moves = 3
    scene.s.ais = [ai]
    waiting = len(scene.s.agenda)
    take_step(scene.s, 0, goal)
    assert (ai.moves, ai.at, len(scene.s.agenda)) == (0, scene.neighbour(goal), waiting)
    assert enter_closed(scene.s, 0, MAIN, ai.at, 3) == ("at-peace", ai.at)
    assert scene.s.combat is None
    assert goal // FIELDS == ai.at // FIELDS
