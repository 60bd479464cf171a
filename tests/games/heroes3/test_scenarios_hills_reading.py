"""What a second reading of other scenarios against their source has mended."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import BUILD_TOKEN, DIRECTIONS, FIELDS, NOBODY, SPELL, STARTING
from ludoteka.games.heroes3.rules.combat.boss import open_book, suits
from ludoteka.games.heroes3.rules.world.ways import own_borders
from ludoteka.kernel.deck import Deck

FACTIONS = ("castle", "dungeon", "necropolis")


@pytest.mark.rule("H3-MOVE-03")
@pytest.mark.parametrize("scenario", ["community_titans_stronghold", "community_sentinels"])
def test_no_border_of_a_starting_tile_closes_it(scenario: str) -> None:
    scene = Scene(2, scenario, FACTIONS, boxes=all_boxes())
    atlas = scene.s.atlas
    homes = [field for field in range(len(atlas.spot)) if atlas.kind[field // FIELDS] == STARTING]
    assert any(own_borders(FACTS, atlas, field) for field in homes), "such borders are printed"
    for field in homes:
        for way in range(DIRECTIONS):
            other = atlas.near[field * DIRECTIONS + way]
            if atlas.closed[field] >> way & 1:
                assert other != NOBODY, "only a border of the tile beside it is left"
                assert own_borders(FACTS, atlas, other) >> (way + 3) % DIRECTIONS & 1


def trade(token: bool) -> Scene:
    """The first player of Titans' Stronghold has spent the building token to trade; perhaps the other still has one."""
    scene = Scene(2, "community_titans_stronghold", FACTIONS, boxes=all_boxes())
    scene.hand(0, "haste", "attack").hand(1, "slow").stock(0, gold=3).stock(1, gold=3)
    if not token:
        scene.s.players[1].tokens &= ~BUILD_TOKEN
    return scene.play("open-trade", seat=0)


@pytest.mark.rule("H3-TOWNA-04")
def test_resources_are_given_for_one_token_and_nothing_comes_back() -> None:
    scene = trade(True)
    assert "give p2 1 gold" in scene.offered()
    scene.play("give p2 1 gold", "decline")
    assert scene.owns(1, "gold") == 4
    assert scene.waits() != "GiveBack"
    assert scene.s.players[1].tokens & BUILD_TOKEN


@pytest.mark.rule("H3-TOWNA-04")
def test_cards_are_exchanged_for_the_tokens_of_both() -> None:
    scene = trade(True)
    scene.play("give-card p2 haste")
    assert not scene.s.players[1].tokens & BUILD_TOKEN
    scene.play("decline")
    assert scene.waits() == "GiveBack"
    assert scene.offered() == ["decline", "give-card p1 haste", "give-card p1 slow"]
    assert not trade(False).offered("give-card")


@pytest.mark.rule("H3-MODE-01")
def test_the_third_spell_of_a_dragon_comes_from_the_spell_deck() -> None:
    scene = Scene(2, "community_the_hunt", FACTIONS, boxes=all_boxes())
    boss = next(boss for boss in FACTS.scenario[scene.s.scenario].bosses if "casts" in boss.deeds)
    fitting = sorted({card for card in FACTS.common_cards[SPELL] if suits(scene.s, card)})
    scene.s.chance = scene.chance
    for card in fitting:
        scene.s.decks[SPELL] = Deck.of([card])
        assert open_book(scene.s, boss)[2] == card
