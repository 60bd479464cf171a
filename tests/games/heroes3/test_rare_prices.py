"""What seldom happens around prices, tiles, factions and the bomb: each way that no other test goes."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, Scene, all_boxes
from games.heroes3.test_scenarios_hills_bomb import carrying
from ludoteka.games.heroes3.entries.parts import Price
from ludoteka.games.heroes3.facts import MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.cards.gains import pay_price, price_closed
from ludoteka.games.heroes3.rules.map.moving import discover_closed
from ludoteka.games.heroes3.rules.scenario.bomb import ObeliskTravel, pass_bomb_closed
from ludoteka.games.heroes3.rules.scenario.quests import give_up
from ludoteka.games.heroes3.rules.scenario.together import FreeDiscovery
from ludoteka.games.heroes3.rules.setup.begin import faction_closed
from ludoteka.games.heroes3.rules.world.atlas import touching_places
from ludoteka.games.heroes3.rules.world.fields import own_town


@pytest.mark.rule("H3-CARD-16")
@pytest.mark.parametrize(("hero", "left"), [(NOBODY, [2, 3]), (MAIN, [2, 3]), (SECONDARY, [3, 2])])
def test_movement_is_paid_by_the_hero_concerned_or_by_the_main_one(hero: int, left: list[int]) -> None:
    scene = Scene()
    scene.s.players[0].moves = [3, 3]
    price = Price(movement=1)
    assert price_closed(scene.s, 0, hero, price) is None
    pay_price(scene.s, 0, hero, price)
    assert scene.s.players[0].moves == left


@pytest.mark.rule("H3-CARD-16")
def test_a_price_in_movement_needs_a_hero_who_still_has_it() -> None:
    scene = Scene()
    scene.s.players[0].moves = [0, 1]
    assert price_closed(scene.s, 0, MAIN, Price(movement=1)) == ("movement-to-pay", 1)
    assert price_closed(scene.s, 0, NOBODY, Price(movement=1)) is None, "either hero will do"
    assert price_closed(scene.s, 0, SECONDARY, Price(movement=2)) == ("movement-to-pay", 2)


@pytest.mark.rule("H3-CARD-16")
def test_a_price_in_expert_uses_needs_them() -> None:
    scene = Scene()
    scene.s.players[0].experts = 1
    assert price_closed(scene.s, 0, MAIN, Price(expert_uses=1)) is None
    assert price_closed(scene.s, 0, MAIN, Price(expert_uses=2)) == ("experts-to-pay", 2)
    pay_price(scene.s, 0, MAIN, Price(expert_uses=1))
    assert scene.s.players[0].experts == 0


@pytest.mark.rule("H3-SETUP-01")
def test_nobody_takes_a_faction_that_somebody_has() -> None:
    scene = Scene(2, factions=("castle", "dungeon"))
    dungeon, necropolis = (FACTS.faction_number[slug] for slug in ("dungeon", "necropolis"))
    assert faction_closed(scene.s, dungeon) == ("faction-taken", dungeon)
    assert faction_closed(scene.s, necropolis) is None


@pytest.mark.rule("H3-MAP-02")
def test_a_face_down_tile_may_be_turned_over_from_a_field_beside_it() -> None:
    scene = Scene()
    field = next(at for at in range(7) if any(hidden(scene, place) for place in touching_places(scene.s.atlas, at)))
    beside = touching_places(scene.s.atlas, field)
    place = next(place for place in beside if hidden(scene, place))
    assert discover_closed(scene.s, field, place) is None
    away = next(other for other in range(len(scene.s.atlas.tile)) if other not in beside)
    assert discover_closed(scene.s, field, away) == ("tile-not-beside", away)


def hidden(scene: Scene, place: int) -> bool:
    return scene.s.atlas.rotation[place] == NOBODY


@pytest.mark.rule("H3-MAP-02", "H3-MAP-03")
def test_instead_of_turning_a_tile_one_of_the_supply_may_be_placed_for_nothing() -> None:
    scene = Scene()
    home = own_town(scene.s, 0)
    edge = next(at for at in range(home - 3, home + 4) if scene.s.atlas.edge[at])
    scene.hero(0, edge).run(FreeDiscovery(0))
    assert "place-far-tile main" in scene.offered()
    scene.play("place-far-tile main")
    assert scene.waits() == "PlaceTile"


@pytest.mark.rule("H3-CARD-09")
def test_a_war_machine_can_be_given_up_for_a_quest() -> None:
    scene = Scene(boxes=all_boxes())
    ballista = FACTS.card_number["ballista"]
    scene.s.players[0].permanent = [ballista]
    give_up(scene.s, 0, ballista)
    assert scene.s.players[0].permanent == []


def with_friend(beside: bool) -> Scene:
    """The main hero carries the bomb; the secondary one stands beside, or at home far away."""
    scene = carrying()
    here = scene.find("temple", "C1")
    scene.hero(0, here, MAIN, 3)
    return scene.hero(0, scene.neighbour(here) if beside else own_town(scene.s, 0), SECONDARY, 3).turn(0)


@pytest.mark.rule("H3-MAP-12")
def test_the_bomb_goes_to_a_friend_beside_and_not_back_in_the_same_turn() -> None:
    scene = with_friend(True)
    assert pass_bomb_closed(scene.s, 0, 0, SECONDARY) is None
    scene.play("pass-bomb p1 secondary")
    assert pass_bomb_closed(scene.s, 0, 0, MAIN) == ("had-bomb", 0)
    assert pass_bomb_closed(scene.s, 1, 1, MAIN) == ("no-bomb",)
    far = with_friend(False)
    assert pass_bomb_closed(far.s, 0, 0, SECONDARY) == ("not-side-by-side", 0)


@pytest.mark.rule("H3-MAP-12")
def test_at_an_obelisk_the_bomb_goes_to_a_friend_wherever_he_is() -> None:
    scene = with_friend(False)
    here = scene.where(0)
    assert ObeliskTravel(0, MAIN, scene.neighbour(here)).options(scene.s) == [("decline",)], "the hero is elsewhere"
    scene.run(ObeliskTravel(0, MAIN, here)).play("pass-bomb p1 secondary")
    assert scene.s.grail == SECONDARY
