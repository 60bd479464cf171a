"""Details that other tests pass by: each of these once could be broken without a test failing."""

from __future__ import annotations

from collections import Counter

import pytest

from games.heroes3.combats import battle
from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from games.heroes3.test_ai_combat import against_hero
from ludoteka.games.heroes3.facts import MAIN, NEUTRALS, NOBODY
from ludoteka.games.heroes3.rules.ai.fighting import pick_for_ability
from ludoteka.games.heroes3.rules.ai.hero_cards import ai_plays
from ludoteka.games.heroes3.rules.battlefield.moments import ACTING
from ludoteka.games.heroes3.rules.combat.armies import cyclopes, neutral_army
from ludoteka.games.heroes3.rules.combat.cards import does_something, ongoing_figures
from ludoteka.games.heroes3.rules.combat.machines import HitLater
from ludoteka.games.heroes3.rules.combat.start import new_combat
from ludoteka.games.heroes3.rules.common import OPT_TOWN_NO_INCOME
from ludoteka.games.heroes3.rules.play.map_spells import pay_power
from ludoteka.games.heroes3.rules.play.passing import passes_of
from ludoteka.games.heroes3.rules.play.playing import play_closed
from ludoteka.games.heroes3.rules.resources import at_rate
from ludoteka.games.heroes3.rules.town.town import guild_owner
from ludoteka.games.heroes3.rules.trade.recruit import gold_off, units_of_town
from ludoteka.games.heroes3.rules.world.fields import own_town
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.games.heroes3.view_combat import space_name
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Deck

BAG = "neutral_demons"


@pytest.mark.rule("H3-CARD-08")
@pytest.mark.parametrize(("card", "way", "stays"), [("valeska_6", 0, False), ("archery", 1, True)])
def test_a_card_stays_in_play_only_if_something_of_it_lasts(card: str, way: int, stays: bool) -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")])
    number = fight.card(card)
    play = FACTS.card[number].plays[way]
    assert ongoing_figures(fight.s, fight.c, 0, 0, number, play, (fight.space("b3"),)) is stays


@pytest.mark.rule("H3-DIFF-01")
def test_cyclopes_of_a_stockpile_leave_the_neutral_deck() -> None:
    scene = Scene(boxes=all_boxes())
    field = scene.where(0)
    scene.s.chance = scene.chance
    combat = new_combat(scene.s, 0, MAIN, NEUTRALS, NOBODY, NOBODY, field, 7)
    neutral = FACTS.troop_number["neutral_cyclopes"]
    deck = scene.s.neutral_decks[FACTS.troop[neutral].tier]
    there = deck.cards().count(neutral)
    assert there > 0
    for number in range(1, there + 1):
        assert cyclopes(scene.s, combat) == neutral
        assert scene.s.neutral_decks[FACTS.troop[neutral].tier].cards().count(neutral) == there - number
        assert combat.drawn.count(neutral) == number
    assert cyclopes(scene.s, combat) == FACTS.troop_number["bank_cyclops_stockpile_cyclopes"]
    assert neutral_army(scene.s, combat), "a field without a stockpile has guards as ever"


@pytest.mark.rule("H3-COMBAT-16")
def test_a_unit_that_was_interrupted_goes_on_from_its_beginning() -> None:
    fight = battle([("crusaders", "b2"), ("zealots", "a1")], [(BAG, "d5")], hand=("valeska_6",))
    fight.c.activated[fight.at("a1")] = 1
    fight.activate("b2").do("play valeska_6 1")
    crusaders = fight.at("b2")
    fight.do("attack d5").passes().do("march a2")
    assert fight.c.active == crusaders
    assert (fight.c.moved, fight.c.attacked, fight.c.from_space) == (False, False, fight.space("b2"))
    assert any(option.startswith("march") for option in fight.offered())


@pytest.mark.rule("H3-DIFF-03", "H3-TOWNA-06")
def test_the_guild_of_a_captured_town_is_used_once_a_round() -> None:
    scene = Scene(optional=1 << OPT_TOWN_NO_INCOME)
    s = scene.s
    s.round = 3
    s.players[0].built = s.players[1].built = 0
    s.players[1].guild_round = 2
    scene.flag(0, own_town(s, 1))
    assert guild_owner(s, 0) == NOBODY, "there is none"
    scene.built(1, "mage_guild")
    assert guild_owner(s, 0) == 1
    s.players[1].guild_round = 3
    assert guild_owner(s, 0) == NOBODY, "it was used this round"
    s.players[1].guild_round = 4
    assert guild_owner(s, 0) == NOBODY
    s.players[0].guild_round = 2
    scene.built(0, "mage_guild")
    assert guild_owner(s, 0) == 0, "one's own comes first"
    s.players[0].guild_round = 3
    assert guild_owner(s, 0) == NOBODY


@pytest.mark.rule("H3-AI-05")
def test_ai_cards_that_were_drawn_are_not_guessed_to_be_in_the_deck() -> None:
    might = [card for card in FACTS.ai_card if card.kind == "might"]
    rare = min(might, key=lambda card: card.copies)
    others = [card for card in might if card is not rare][:3]
    cards = [rare.id] * rare.copies + [card.id for card in others]
    fight = against_hero([("crusaders", "b2")], [(BAG, "b4")], *cards)
    number = next(at for at, card in enumerate(FACTS.ai_card) if card.id == rare.id)
    fight.c.ai_deck = [card for card in fight.c.ai_deck if card != number]
    for luck in range(40):
        guess = GAME.resample(fight.s, 0, Chance.of("ai", "", luck))
        assert guess.combat is not None
        assert number not in guess.combat.ai_deck
        counts = Counter(guess.ais[0].deck)
        assert all(count <= FACTS.ai_card[card].copies for card, count in counts.items())
        assert len(guess.combat.ai_deck) == len(others)


@pytest.mark.rule("H3-CARD-16")
@pytest.mark.parametrize("tent", [False, True])
def test_gem_draws_in_a_fight_only_beside_a_first_aid_tent(tent: bool) -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")])
    fight.s.players[0].deck = Deck.of([fight.card("haste")])
    fight.s.players[0].permanent = [fight.card("first_aid_tent")] if tent else []
    gem = fight.card("gem_1")
    assert does_something(fight.s, fight.c, 0, 0, ACTING, gem, FACTS.card[gem].plays[1]) is tent


@pytest.mark.rule("H3-AI-07")
@pytest.mark.parametrize(("card", "names"), [("armorer", ["defense"]), ("offense", ["attack"])])
def test_an_ability_of_an_ai_hero_gives_its_own_figures_alone(card: str, names: list[str]) -> None:
    fight = against_hero([("crusaders", "b2")], [(BAG, "b4")])
    number = fight.card(card)
    before = len(fight.c.effects)
    ai_plays(fight.s, fight.c, fight.at("b4"), number, FACTS.card[number].plays[0])
    assert [effect.name for effect in fight.c.effects[before:]] == names


@pytest.mark.rule("H3-EXP-02")
@pytest.mark.parametrize(("winner", "damage"), [(NOBODY, 1), (0, 0)])
def test_the_second_stone_of_a_catapult_hits_nobody_once_the_fight_is_decided(winner: int, damage: int) -> None:
    fight = battle([("crusaders", "b2")], [(BAG, "b4")])
    fight.c.winner = winner
    fight.s.chance = fight.dice
    HitLater(0, fight.space("b4"), 1).run(fight.s)
    assert fight.damage("b4") == damage


@pytest.mark.rule("R-74")
@pytest.mark.parametrize(("wounds", "healed"), [((1, 1), "a4"), ((1, 2), "c4"), ((2, 1), "a4")])
def test_an_ai_heals_the_most_hurt_friend_and_of_two_the_first_on_the_board(
    wounds: tuple[int, int], healed: str
) -> None:
    fight = battle([("crusaders", "b2")], [(BAG, "a4"), (BAG, "c4"), (BAG, "b4")])
    spaces = [fight.space("a4"), fight.space("c4")]
    for space, damage in zip(spaces, wounds, strict=True):
        fight.c.damage[fight.c.board[space]] = damage
    for order in (sorted(spaces), sorted(spaces, reverse=True)):
        assert pick_for_ability(fight.s, fight.c, "heal", fight.at("b4"), order) == fight.space(healed)


@pytest.mark.rule("H3-SPELL-02")
def test_a_permanent_card_spent_for_power_is_told_with_its_way() -> None:
    card, way = next(
        (number, way)
        for number, one in enumerate(FACTS.card)
        for way, play in enumerate(one.plays)
        if play.deed == "spend_permanent"
    )
    scene = Scene()
    scene.s.players[0].permanent = [card]
    scene.heard.clear()
    pay_power(scene.s, 0, card, way)
    assert scene.told("plays") == [("plays", 0, card, way + 1)]
    assert card not in scene.s.players[0].permanent


@pytest.mark.rule("H3-COMBAT-16")
def test_a_stacked_unit_without_the_ability_hits_as_ever() -> None:
    damage: list[int] = []
    for stacked in (0, 1):
        fight = battle([("crusaders", "b3")], [("neutral_demons", "b4")])
        fight.c.stack[fight.at("b3")] = stacked
        damage.append(fight.attack("b3", "b4", 0, 0).damage("b4"))
    assert damage[1] >= damage[0] > 0


@pytest.mark.rule("H3-MAP-12")
def test_the_grail_binds_wings_but_not_pathfinding() -> None:
    name = next(one.id for one in FACTS.content.scenario if any(r.rule == "grail_carrier_slow" for r in one.rules))
    scene = Scene(scenario=name)
    cards = [FACTS.card_number[slug] for slug in ("angel_wings", "pathfinding")]
    ways = [next(n for n, play in enumerate(FACTS.card[card].plays) if play.passes) for card in cards]
    scene.s.players[0].ongoing = [
        Effect("pass_fields", 0, card, way, MAIN, 0, "turn", scene.s.round)
        for card, way in zip(cards, ways, strict=True)
    ]
    wings, path = (frozenset(FACTS.card[card].plays[way].passes) for card, way in zip(cards, ways, strict=True))
    assert passes_of(scene.s, 0, MAIN) == wings | path
    scene.s.grail = 0 * 2 + MAIN
    assert passes_of(scene.s, 0, MAIN) == path


@pytest.mark.rule("H3-RES-03")
@pytest.mark.parametrize(
    ("rate", "price"),
    [
        ("half_up", [3, 2, 1]),
        ("half_down", [2, 2, 0]),
        ("half_gold_down", [2, 4, 1]),
        ("free", [0, 0, 0]),
        ("full", [5, 4, 1]),
    ],
)
def test_prices_at_a_rate(rate: str, price: list[int]) -> None:
    assert at_rate([5, 4, 1], rate) == price


@pytest.mark.rule("H3-DIFF-03")
def test_a_captured_town_reinforces_units_of_its_faction() -> None:
    scene = Scene().stock(0, gold=90, building_materials=9, valuables=9)
    scene.army(0, troglodytes="few", harpies="pack")
    scene.army(1, evil_eyes="few")
    town = scene.s.players[1]
    town.built = 1 << 3 | 1 << 1

    def offered() -> list[tuple[str, str]]:
        out: list[Action] = []
        units_of_town(scene.s, 0, 1, out)
        return [(str(verb), FACTS.troop[int(troop)].slug) for verb, troop in out]

    assert offered() == [("reinforce", "troglodytes")], "others are packs already, or in the owner's deck"
    town.built = 1 << 3
    assert offered() == []
    scene.army(0, halberdiers="few")
    assert ("recruit", "troglodytes") in offered()
    assert ("recruit", "evil_eyes") not in offered()
    scene.stock(0)
    assert offered() == []


@pytest.mark.rule("H3-CARD-01")
def test_a_card_has_only_the_ways_it_has() -> None:
    scene = Scene().hand(0, "estates")
    card = FACTS.card_number["estates"]
    ways = len(FACTS.card[card].plays)
    for way in (-1, ways):
        assert play_closed(scene.s, 0, card, way) == ("numbers-up-to", ways)


@pytest.mark.rule("H3-SIEGE-01")
def test_beside_the_board_there_is_only_the_tower() -> None:
    last = len(NAMES.spaces)
    shown = [space_name(NAMES, space) for space in (-1, 0, last - 1, last, last + 1)]
    assert shown == [None, NAMES.spaces[0], NAMES.spaces[-1], "tower", "tower"]


@pytest.mark.rule("H3-CARD-08")
def test_a_card_makes_recruits_cheaper_in_its_players_turn_only() -> None:
    scene = Scene().turn(0)
    estates = FACTS.card_number["estates"]
    scene.s.players[0].ongoing = [Effect("cheaper_recruit", 0, estates, 0, NOBODY, 2, "turn", scene.s.round)]
    assert gold_off(scene.s, 0) == 2
    scene.s.active = 1
    assert (gold_off(scene.s, 0), gold_off(scene.s, 1)) == (0, 0)
