"""Why not? Whatever a person points at has an answer, and never an error."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import auction, duties
from games.cyclades.scene import GAME, Scene
from ludoteka.games.cyclades.facts import BUILDING_TYPES
from ludoteka.kernel.errors import IllegalAction


def why(scene: Scene, text: str) -> str:
    """The reason in notation; empty if there is none."""
    refusal = GAME.why_not(scene.s, scene.choice().seat, GAME.parse(text))
    assert isinstance(refusal, IllegalAction)
    if refusal.reason is None:
        return ""
    phrase = GAME.lexicon.reasons[str(refusal.reason[0])]
    return " ".join([phrase.name, *(slug for _, slug in GAME.lexicon.slugs(phrase, refusal.reason))])


def bidding(gold: int = 5) -> Scene:
    scene = Scene().land("tinos", "purple").land("kea", "yellow").land("thera", "blue")
    scene.market("kraken", "medusa", "sphinx", "giant").hero_market("ajax", "helen")
    scene.gold("purple", gold).gold("yellow", 20).gold("blue", gold)
    return auction(scene, "purple yellow blue", "zeus ares athena hera poseidon")


@pytest.mark.rule("CYC-BUILD-01", "CYC-AREA-01")
def test_no_building_stands_in_the_sea() -> None:
    scene = Scene().land("tinos", "purple").land("ios", "purple").sea("galatea", "purple")
    duties(scene, "purple", "poseidon")
    assert why(scene, "build port galatea") == "not-land galatea"


@pytest.mark.rule("CYC-C-CYCLOPS", "CYC-AREA-01")
def test_cyclops_rebuilds_nothing_in_the_sea() -> None:
    scene = Scene().land("ios", "purple").sea("galatea", "purple").market("cyclops").gold("purple", 9)
    scene.s.buildings[scene.area("ios") * BUILDING_TYPES] = 1
    scene.s.building_bank[0] -= 1
    scene.turn("purple").play("bribe cyclops")
    assert why(scene, "exchange galatea port temple") == "not-land galatea"


@pytest.mark.rule("CYC-C-GRIFFIN", "CYC-C-DRYAD")
def test_nobody_is_robbed_who_does_not_play() -> None:
    scene = Scene().land("ios", "purple").market("griffin").gold("purple", 9).turn("purple").play("bribe griffin")
    assert why(scene, "rob green") == "not-in-game green"
    assert why(scene, "rob purple") == "own-side"


@pytest.mark.rule("CYC-C-GRIFFIN", "CYC-TEAM-06")
def test_a_team_is_robbed_by_its_first_faction() -> None:
    scene = Scene(4, teams=True).land("ios", "purple").market("griffin").gold("purple", 9).turn("purple")
    scene.play("bribe griffin")
    assert scene.offered("rob") == ["rob yellow"]
    assert why(scene, "rob black") == "same-purse black yellow"


@pytest.mark.rule("CYC-BID-09", "CYC-BID-02")
def test_the_auction_says_what_a_god_lacks() -> None:
    scene = bidding().play("bid zeus 2", "bid ares 7")
    assert why(scene, "bid ares 3") == "cannot-outbid yellow 7 5"
    assert why(scene, "bid zeus 1") == "must-outbid purple 2"
    assert why(scene, "bid athena 1") == "god-absent athena"


@pytest.mark.rule("CYC-CREA-01", "CYC-HERA-03", "CYC-BID-01")
def test_the_auction_says_when_creatures_heroes_and_areas_come() -> None:
    scene = bidding()
    assert why(scene, "bribe medusa") == "creature-later medusa 3"
    assert why(scene, "bribe hydra") == "not-on-offer"
    assert why(scene, "recruit-hero ajax tinos") == "god-absent hera"
    assert why(scene, "build port tinos") == "bids-first"
    with_hera = auction(bidding(), "purple yellow blue", "hera ares athena zeus poseidon")
    assert why(with_hera, "recruit-hero ajax tinos") == f"hero-later ajax {GAME.facts.hero_price}"


@pytest.mark.rule("CYC-PLACE-04", "CYC-UPK-01")
def test_placing_and_upkeep_say_what_is_not_yours() -> None:
    scene = Scene().land("ios", "purple").figure("medusa", "purple", "kea").figure("hydra", "yellow", "thera")
    scene.cards("purple", priestesses=1).upkeep("purple")
    assert why(scene, "keep hydra") == "nothing-due hydra"
    assert why(scene, "release hydra") == "nothing-due hydra"


@pytest.mark.rule("CYC-LAND-01", "CYC-HMOVE-01")
def test_a_group_says_who_may_go() -> None:
    scene = Scene().land("tinos", "purple", soldiers=2).hero("ajax", "purple", "tinos").gold("purple", 5)
    scene.turn("purple", "ares").play("march tinos")
    assert why(scene, "take-along helen") == "nothing-to-decide helen"
    assert why(scene, "troops 1 0") == "decide-first ajax"
    scene.play("leave-behind ajax")
    assert why(scene, "troops 0 0") == "somebody-must-go"
    assert why(scene, "troops 3 0") == "only-so-many 2 0"
