"""The draft of blessings (LOH-BLESS-01, LOH-BLESS-03, LOH-BLESS-05)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import GAME, NAMES, Scene
from ludoteka.games.lords_of_hellas.rules.draft import Draft
from ludoteka.games.lords_of_hellas.rules.turn import Turn, Turns


def draft(*blessings: str, seats: int = 3, seat: int = 0) -> Scene:
    """A draft with these cards, the first on top."""
    scene = Scene(seats).blessing_deck(*blessings)
    return scene.run(Draft(seat), Turn(0), Turns())


@pytest.mark.rule("LOH-BLESS-01", "LOH-TERM-11")
def test_cards_go_round_to_the_right_and_the_last_is_discarded() -> None:
    scene = draft("bluff", "exile", "ambush", "armory")
    assert scene.asked() == 0
    assert len(scene.offered()) == 4
    scene.play("keep-blessing exile")
    assert scene.asked() == 2
    scene.play("keep-blessing ambush")
    assert scene.asked() == 1
    assert scene.offered() == ["keep-blessing armory", "keep-blessing bluff"]
    scene.play("keep-blessing bluff")
    assert scene.s.blessing_discard == [NAMES.blessings.index("armory")]
    assert (scene.blessed(0, "exile"), scene.blessed(2, "ambush"), scene.blessed(1, "bluff")) == (True, True, True)


@pytest.mark.rule("LOH-BLESS-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_card_more_than_players(seats: int) -> None:
    assert len(draft(seats=seats).offered()) == seats + 1


@pytest.mark.rule("LOH-BLESS-02")
def test_blessings_are_public() -> None:
    scene = Scene().blessings(0, "bluff")
    assert GAME.view(scene.s, 2).players[0].blessings == ["bluff"]


@pytest.mark.rule("LOH-BLESS-03")
def test_a_short_deck_is_filled_from_the_discards_and_then_gives_what_there_is() -> None:
    scene = Scene()
    cards = scene.s.blessing_deck.pool
    scene.s.blessing_deck.pool = cards[:2]
    scene.s.blessing_discard = cards[2:4]
    scene.s.blessings[1] = sum(1 << card for card in cards[4:])
    scene.run(Draft(0), Turn(0), Turns())
    assert len(scene.offered()) == 4
    short = Scene()
    short.s.blessing_deck.pool = cards[:2]
    short.s.blessings[1] = sum(1 << card for card in cards[2:])
    short.run(Draft(0), Turn(0), Turns())
    short.play(short.offered()[0])
    assert short.asked() == 2
    short.play(short.offered()[0])
    while short.asks() != "turn":
        short.play(short.offered()[0])
    assert short.asked() == 0


@pytest.mark.rule("LOH-BLESS-05", "LOH-TERM-10")
def test_a_draft_is_seen_only_by_those_who_have_had_the_cards() -> None:
    scene = draft("bluff", "exile", "ambush", "no-attrition")
    assert scene.refused("decline")
    assert GAME.view(scene.s, 0).draft is not None
    assert GAME.view(scene.s, 1).draft is None
    scene.play("keep-blessing bluff")
    assert GAME.view(scene.s, 2).draft == ["no-attrition", "exile", "ambush"]
    assert GAME.view(scene.s, 1).draft is None
    assert scene.told(1, "blessing-kept") == ["blessing-kept p1 bluff"]
    assert len(scene.told(0, "blessing-seen")) == 4
    assert not scene.told(1, "blessing-seen")


@pytest.mark.rule("LOH-BLESS-05", "LOH-BLESS-02")
def test_what_a_card_gives_comes_at_once_before_the_next_choice() -> None:
    scene = draft("armory", "gods-strength", "advanced-dodge", "hermes-temple")
    scene.play("keep-blessing gods-strength")
    assert scene.value(0, "strength") == 2
    scene.play("keep-blessing hermes-temple")
    assert scene.s.pool[2] == 1
    scene.play("keep-blessing advanced-dodge")
    assert scene.value(1, "speed") == 2
