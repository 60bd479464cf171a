"""What seldom happens with cards: a fight that a card ends, enemies of the same mood, a pile that gives up its last."""

from __future__ import annotations

import pytest

from games.heroes3.card_fights import BAG, acting
from games.heroes3.combats import battle
from games.heroes3.hands import holding
from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import ARTIFACT
from ludoteka.games.heroes3.rules.battlefield.figures import hp_of
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import rolls
from ludoteka.games.heroes3.rules.cards.search import Search
from ludoteka.games.heroes3.rules.play.common_deeds import SpoilMorale
from ludoteka.games.heroes3.rules.town.town import BuildingEffect
from ludoteka.kernel.deck import Deck


@pytest.mark.rule("H3-CARD-06", "H3-COMBAT-27")
def test_no_unit_activates_after_a_card_has_won_the_fight() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")], hand=("artillery",))
    enemy = fight.at("b4")
    fight.c.damage[enemy] = hp_of(fight.s, fight.c, enemy) - 1
    fight.activate("b4")
    fight.heard = []
    fight.do("play artillery 1")
    names = [event[0] for event in fight.heard]
    assert "falls" in names
    assert "activates" not in names
    assert fight.s.combat is None


@pytest.mark.rule("H3-CARD-13", "H3-MORALE-03")
def test_only_enemies_with_positive_morale_can_lose_it_to_the_hourglass() -> None:
    scene = holding("hourglass_of_the_evil_hour", seats=3)
    scene.s.players[1].morale, scene.s.players[2].morale = 1, 0
    scene.play("play hourglass_of_the_evil_hour 1")
    assert [player.morale for player in scene.s.players] == [0, 0, 0]


@pytest.mark.rule("H3-CARD-13", "H3-MORALE-03")
def test_the_hourglass_asks_which_of_the_glad_enemies_loses_morale() -> None:
    scene = holding("hourglass_of_the_evil_hour", seats=3)
    scene.s.players[1].morale, scene.s.players[2].morale = 1, 1
    scene.play("play hourglass_of_the_evil_hour 1")
    assert scene.offered() == ["enemy p2", "enemy p3"]
    scene.play("enemy p3")
    assert [player.morale for player in scene.s.players] == [0, 1, 0]
    assert SpoilMorale(0).options(scene.s) == [("enemy", 1)], "nobody without positive morale is named"


@pytest.mark.rule("H3-CARD-02", "H3-CARD-13")
@pytest.mark.parametrize("card", ["rib_cage", "adrienne_4"])
def test_a_card_that_shuffles_the_discard_pile_does_so_in_a_fight_too(card: str) -> None:
    fight = acting(card, "power")
    player = fight.s.players[0]
    player.discard = [fight.card(slug) for slug in ("bless", "haste", "attack")]
    player.deck = Deck.of([fight.card(slug) for slug in ("slow", "bless")])
    known = sorted([*player.hand, *player.discard, *player.deck.cards()])
    fight.do(f"play {card} 1")
    while fight.asks() != "Act":
        fight.do(fight.offered()[-1])
    assert player.discard == [fight.card(card)], "the card itself goes there afterwards"
    assert "reshuffled" in [event[0] for event in fight.heard]
    assert sorted([*player.hand, *player.deck.cards(), fight.card(card)]) == known


@pytest.mark.rule("H3-UNIT-06")
def test_an_ability_made_certain_needs_no_die() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")], faces=(-1,))
    fight.s.chance = fight.dice
    assert rolls(fight.s, fight.c, fight.at("b3"), (1,), True)
    assert fight.dice.faces == [-1], "nothing was rolled"
    assert not rolls(fight.s, fight.c, fight.at("b3"), (1,), False)
    assert fight.dice.faces == []


@pytest.mark.rule("H3-TOWN-04")
def test_a_building_that_was_built_offers_its_own_effects_only() -> None:
    scene = Scene(boxes=all_boxes())
    number = next(at for at, row in enumerate(FACTS.building) if len(row.choices) > 1)
    count = len(FACTS.building[number].choices)
    choice = BuildingEffect(0, number)
    assert choice.why_not(scene.s, ("use", number, 0)) == ("numbers-up-to", count)
    assert choice.why_not(scene.s, ("use", number, count + 1)) == ("numbers-up-to", count)
    assert choice.why_not(scene.s, ("use", number + 1, 1)) == ("other-building", number + 1)


@pytest.mark.rule("H3-CARD-04")
@pytest.mark.parametrize(
    ("deck", "open_cards", "offered"),
    [
        (
            (),
            ("centaurs_axe", "rib_cage"),
            ["search artifact", "take-discarded rib_cage"],
        ),
        ((), ("centaurs_axe",), ["take-discarded centaurs_axe"]),
        (("centaurs_axe",), (), ["search artifact"]),
    ],
)
def test_a_deck_is_searched_while_a_card_lies_in_it_or_under_the_open_one(
    deck: tuple[str, ...], open_cards: tuple[str, ...], offered: list[str]
) -> None:
    scene = Scene()
    scene.s.decks[ARTIFACT] = Deck.of([FACTS.card_number[card] for card in deck])
    scene.s.discards[ARTIFACT] = [FACTS.card_number[card] for card in open_cards]
    scene.run(Search(0, 1 << ARTIFACT, 2, "any", False))
    assert scene.offered() == offered
    why = None if "search artifact" in offered else ("deck-empty", ARTIFACT)
    assert scene.choice().why_not(scene.s, ("search", ARTIFACT)) == why
