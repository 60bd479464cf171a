"""The sacrifices of the nine heroes: conditions, windows, and what they build, move or trade."""

from __future__ import annotations

import pytest

from games.cyclades.scene import FACTIONS, GAME, Scene
from ludoteka.games.cyclades.rules.actions import Duties
from ludoteka.games.cyclades.rules.apollo import ApolloTurn
from ludoteka.games.cyclades.rules.metropolis import CheckConversions, metropolises_of

SEVEN = ("ios", "kea", "kythnos", "mykonos", "delos", "thera", "donousa")


def with_hero(hero: str, epoch: int = 1) -> Scene:
    """A hero of purple stands in tinos, which has two building sites."""
    return Scene().land("tinos", "purple").hero(hero, "purple", "tinos", epoch)


def owns(scene: Scene, faction: str) -> int:
    """How many metropolises a faction has."""
    return metropolises_of(scene.s, FACTIONS.index(faction))


# -- when -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-HERO-04", "CYC-ACT-04")
def test_a_sacrificed_hero_leaves_the_game_and_the_area_stays() -> None:
    scene = with_hero("croesus").gold("purple", 15).turn("purple").luck(6).play("sacrifice croesus", "found tinos")
    assert scene.heroes("purple") == []
    assert scene.owner("tinos") == "purple"
    assert scene.s.hero_discard == []
    assert 4 not in scene.s.hero_deck.cards()
    assert scene.s.hero_area[4] == -1
    assert "sacrificed purple croesus" in scene.told(1)


@pytest.mark.rule("CYC-HERO-04")
def test_no_sacrifice_in_the_epoch_the_hero_joined() -> None:
    scene = with_hero("croesus", epoch=2).gold("purple", 20).turn("purple")
    assert scene.offered("sacrifice") == []
    assert "joined-this-epoch croesus (CYC-HERO-04)" in scene.refused("sacrifice croesus")
    assert "not-your-hero ajax (CYC-HERO-04)" in scene.refused("sacrifice ajax")


@pytest.mark.rule("CYC-ACT-04", "CYC-ACT-02")
def test_sacrifice_before_between_and_after_mandatory_actions() -> None:
    for first in ((), ("build academy tinos",), ("take-philosopher",), ("build academy tinos", "take-philosopher")):
        scene = with_hero("croesus").land("antiparos", "purple").gold("purple", 15)
        scene.go(0, "athena", Duties(0, True, True)).luck(6).play(*first)
        assert scene.offered("sacrifice") == ["sacrifice croesus"]
        scene.play("sacrifice croesus", "found antiparos")
        left = {"build academy tinos", "take-philosopher"} - set(first)
        assert left <= set(scene.offered()) or scene.asks() == "optional-actions"
        assert owns(scene, "purple") == 1


@pytest.mark.rule("CYC-APO-02", "CYC-ACT-04")
def test_no_sacrifice_with_apollo() -> None:
    scene = with_hero("croesus").land("ios", "purple").sea("galene", "purple").gold("purple", 20)
    scene.go(0, "apollo", ApolloTurn(0))
    assert {option.split()[0] for option in scene.offered()} == {"place-horn"}
    assert "not-this-god apollo" in scene.refused("sacrifice croesus")


def attack_with(hero: str) -> Scene:
    """Purple attacks sikinos with a hero and a soldier and loses the soldier in the first round."""
    scene = Scene().land("ios", "purple", soldiers=1).hero(hero, "purple", "ios").land("tinos", "purple", soldiers=1)
    scene.land("sikinos", "yellow", soldiers=2).land("delos", "yellow").land("antiparos", "blue").gold(
        "purple", 20
    ).turn("purple", "ares")
    scene.dice(0, 2).play("march ios", f"take-along {hero}", "troops 1 0", "lose-soldier")
    return scene


@pytest.mark.rule("CYC-ACT-04", "CYC-BATTLE-06")
def test_an_attacker_without_units_after_a_sacrifice_has_lost() -> None:
    scene = attack_with("hector").cards("purple", priestesses=2)
    assert scene.asks() == "attacker-retreat"
    assert scene.offered() == ["retreat ios", "sacrifice hector", "stay"]
    scene.play("sacrifice hector")
    assert scene.philosophers("purple") == 1
    assert "defended yellow sikinos" in scene.told()
    assert scene.owner("sikinos") == "yellow"
    assert scene.asks() == "optional-actions"


@pytest.mark.rule("CYC-ACT-04", "CYC-ACT-06")
def test_nobody_sacrifices_in_the_turn_of_another() -> None:
    scene = Scene().land("ios", "purple", soldiers=2).land("tinos", "purple").hero("hector", "purple", "ios")
    scene.cards("purple", priestesses=4).land("sikinos", "yellow", soldiers=4).gold("yellow", 9)
    scene.turn("yellow", "ares").dice(3, 0).play("march sikinos", "move-to ios", "troops 4 0", "lose-soldier")
    assert scene.asks() == "attacker-retreat"
    assert scene.choice().seat == 1


# -- Ajax -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-HX-AJAX", "CYC-METRO-04")
def test_ajax_builds_with_seven_land_areas() -> None:
    scene = with_hero("ajax")
    for area in SEVEN[:5]:
        scene.land(area, "purple")
    scene.turn("purple")
    assert "too-little-land 7 (CYC-HX-AJAX)" in scene.refused("sacrifice ajax")
    enough = with_hero("ajax")
    for area in SEVEN[:6]:
        enough.land(area, "purple")
    enough.turn("purple").luck(6).play("sacrifice ajax", "found kea")
    assert enough.metropolises("kea") == 1


@pytest.mark.rule("CYC-METRO-05", "CYC-HERO-04")
def test_a_sacrifice_that_only_builds_needs_a_place() -> None:
    scene = Scene().land("ios", "purple", metropolis="priestess").hero("croesus", "purple", "ios").gold("purple", 15)
    scene.turn("purple")
    assert "no-place-to-build (CYC-METRO-05)" in scene.refused("sacrifice croesus")
    over = Scene().land("ios", "purple", port=1).hero("croesus", "purple", "ios").gold("purple", 15).turn("purple")
    over.luck(6).play("sacrifice croesus", "found-over ios port")
    assert over.buildings("ios") == []
    assert over.metropolises("ios") == 1


@pytest.mark.rule("CYC-LIMIT-01", "CYC-HERO-04")
def test_without_a_metropolis_token_nothing_is_built() -> None:
    scene = with_hero("croesus").hero("helen", "purple", "tinos").hero("odysseus", "purple", "tinos").gold("purple", 15)
    scene.land("antiparos", "purple", port=2).land("kea", "purple", temple=2).land("gyaros", "purple", port=1)
    scene.s.metropolis_deck.pool.clear()
    scene.turn("purple")
    assert scene.offered("sacrifice") == []
    assert "no-place-to-build" in scene.refused("sacrifice croesus")
    assert "no-metropolis-left (CYC-LIMIT-01)" in scene.refused("sacrifice helen")
    assert "no-metropolis-left (CYC-LIMIT-01)" in scene.refused("sacrifice odysseus")


# -- Hector -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-HX-HECTOR", "CYC-TV-31", "CYC-METRO-03")
def test_hector_trades_four_of_five_priestesses_for_the_missing_philosophers() -> None:
    scene = with_hero("hector").cards("purple", priestesses=5, philosophers=2).turn("purple").play("sacrifice hector")
    assert scene.offered() == ["give-priestesses 2", "give-priestesses 4"]
    assert "even-number 2 (CYC-HX-HECTOR)" in scene.refused("give-priestesses 3")
    assert "too-few-priestesses 6 (CYC-HX-HECTOR)" in scene.refused("give-priestesses 6")
    scene.luck(9).play("give-priestesses 4", "found tinos")
    assert (scene.priestesses("purple"), scene.philosophers("purple")) == (1, 0)
    assert owns(scene, "purple") == 1


@pytest.mark.rule("CYC-HX-HECTOR", "CYC-TV-42")
def test_hector_takes_all_philosophers_before_four_of_them_build() -> None:
    scene = with_hero("hector").cards("purple", priestesses=6, philosophers=3).turn("purple")
    scene.luck(6).play("sacrifice hector", "give-priestesses 6", "found tinos")
    assert scene.philosophers("purple") == 2
    assert owns(scene, "purple") == 1


@pytest.mark.rule("CYC-HX-HECTOR")
def test_hector_needs_two_priestesses() -> None:
    scene = with_hero("hector").cards("purple", priestesses=1).turn("purple")
    assert "too-few-priestesses 2 (CYC-HX-HECTOR)" in scene.refused("sacrifice hector")
    pair = with_hero("hector").cards("purple", priestesses=3).turn("purple").play("sacrifice hector")
    assert pair.philosophers("purple") == 1


@pytest.mark.rule("CYC-HX-HECTOR", "CYC-LIMIT-01")
def test_hector_gets_no_philosophers_the_bank_has_not() -> None:
    scene = with_hero("hector").cards("purple", priestesses=4).cards("yellow", philosophers=19).turn("purple")
    scene.play("sacrifice hector", "give-priestesses 4")
    assert scene.philosophers("purple") == 1
    assert scene.s.philosopher_bank == 0


# -- Helen ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-HX-HELEN", "CYC-METRO-04")
def test_helen_gives_two_pairs_of_different_types() -> None:
    scene = with_hero("helen").land("antiparos", "purple", port=2).land("kea", "purple", temple=2).turn("purple")
    scene.luck(6).play("sacrifice helen", "give-type port", "found kea")
    assert scene.buildings("antiparos") == scene.buildings("kea") == []
    assert scene.metropolises("kea") == 1


@pytest.mark.rule("CYC-HX-HELEN")
def test_helen_chooses_among_three_pairs_and_their_tokens() -> None:
    scene = with_hero("helen").land("antiparos", "purple", port=2).land("kea", "purple", temple=2)
    scene.land("gyaros", "purple", academy=1, port=1).land("anafi", "purple", academy=1).turn("purple")
    scene.play("sacrifice helen")
    assert scene.offered() == ["give-type port", "give-type temple", "give-type academy"]
    assert "too-few-buildings fortress 2" in scene.refused("give-type fortress")
    scene.play("give-type port")
    assert scene.offered() == ["give-up port antiparos", "give-up port gyaros"]
    scene.play("give-up port gyaros")
    scene.play("give-type academy")
    assert scene.buildings("antiparos") == ["port"]
    assert scene.buildings("gyaros") == scene.buildings("anafi") == []
    assert scene.asks() == "found"


@pytest.mark.rule("CYC-HX-HELEN")
def test_four_of_one_type_are_no_two_pairs() -> None:
    scene = with_hero("helen").land("antiparos", "purple", port=2).land("kea", "purple", port=2).turn("purple")
    assert "no-two-pairs (CYC-HX-HELEN)" in scene.refused("sacrifice helen")


# -- Jason ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-HX-JASON")
def test_jason_builds_when_all_ships_are_on_the_map() -> None:
    scene = with_hero("jason").sea("nesaea", "purple", 7).turn("purple")
    assert "ships-in-supply 8 (CYC-HX-JASON)" in scene.refused("sacrifice jason")
    all_out = with_hero("jason").sea("nesaea", "purple", 7).sea("panope", "purple").turn("purple")
    all_out.luck(6).play("sacrifice jason", "found tinos")
    assert owns(all_out, "purple") == 1


# -- Croesus ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-HX-CROESUS")
def test_croesus_pays_fifteen_gold() -> None:
    scene = with_hero("croesus").gold("purple", 14).turn("purple")
    assert scene.offered("sacrifice") == []
    assert "too-expensive 15" in scene.refused("sacrifice croesus")
    rich = with_hero("croesus").gold("purple", 17).turn("purple").luck(6).play("sacrifice croesus", "found tinos")
    assert rich.purse("purple") == 2
    assert owns(rich, "purple") == 1


# -- Odysseus ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-HX-ODYSSEUS")
def test_odysseus_gives_three_of_a_kind() -> None:
    scene = with_hero("odysseus").land("antiparos", "purple", port=2).land("kea", "purple", port=1).turn("purple")
    scene.luck(6).play("sacrifice odysseus", "found antiparos")
    assert scene.buildings("antiparos") == scene.buildings("kea") == []
    assert scene.metropolises("antiparos") == 1
    two = with_hero("odysseus").land("antiparos", "purple", port=2).turn("purple")
    assert "no-three-alike 3 (CYC-HX-ODYSSEUS)" in two.refused("sacrifice odysseus")


@pytest.mark.rule("CYC-HX-ODYSSEUS", "CYC-TEAM-05")
def test_a_teammates_buildings_do_not_count_for_a_sacrifice() -> None:
    scene = Scene(4, teams=True)
    mine, ours = [area for area in scene.s.chart.land if scene.s.chart.sites[area] == 2][:2]
    name = scene.s.facts.area_names
    scene.land(name[mine], "purple", port=2).land(name[ours], "blue", port=1).hero("odysseus", "purple", name[mine])
    scene.turn("purple")
    assert scene.offered("sacrifice") == []


# -- Perseus ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-HX-PERSEUS")
def test_perseus_moves_a_group_anywhere() -> None:
    scene = with_hero("perseus").land("ios", "purple", soldiers=2, mercenaries=1).turn("purple")
    scene.play("sacrifice perseus", "move-to polyaigos", "troops 2 0")
    assert (scene.owner("polyaigos"), scene.soldiers("polyaigos")) == ("purple", 2)
    assert scene.heroes("purple") == []


@pytest.mark.rule("CYC-HX-PERSEUS", "CYC-LAND-04", "CYC-GUARD-01")
def test_perseus_may_attack_but_not_a_last_area() -> None:
    scene = (
        with_hero("perseus").land("ios", "purple", soldiers=2).land("delos", "yellow").land("kea", "blue", soldiers=1)
    )
    scene.land("syros", "blue").turn("purple").play("sacrifice perseus")
    assert "last-area delos yellow (CYC-GUARD-01)" in scene.refused("move-to delos")
    scene.dice(3, 0).play("move-to kea", "troops 2 0")
    assert scene.owner("kea") == "purple"


@pytest.mark.rule("CYC-HX-PERSEUS")
def test_perseus_needs_somebody_else_to_move() -> None:
    scene = with_hero("perseus").turn("purple")
    assert scene.offered("sacrifice") == []
    assert "nobody-to-move (CYC-HX-PERSEUS)" in scene.refused("sacrifice perseus")
    with_ajax = with_hero("perseus").hero("ajax", "purple", "tinos").turn("purple").play("sacrifice perseus")
    with_ajax.play("move-to kea")
    assert with_ajax.owner("kea") == "purple"


@pytest.mark.rule("CYC-HX-PERSEUS", "CYC-ACT-04")
def test_perseus_in_an_attack_flies_the_group_out_of_it() -> None:
    scene = Scene().land("ios", "purple", soldiers=2).hero("perseus", "purple", "ios").land("tinos", "purple")
    scene.land("sikinos", "yellow", soldiers=2).land("delos", "yellow").land("antiparos", "blue").gold(
        "purple", 2
    ).turn("purple", "ares")
    scene.dice(0, 3).play("march ios", "take-along perseus", "troops 2 0", "lose-soldier", "let-die")
    assert scene.asks() == "attacker-retreat"
    scene.play("sacrifice perseus", "move-to kea")
    assert (scene.owner("kea"), scene.soldiers("kea")) == ("purple", 1)
    assert scene.owner("sikinos") == "yellow"
    assert scene.asks() == "optional-actions"


@pytest.mark.rule("CYC-HX-PERSEUS", "CYC-ACT-04")
def test_perseus_alone_in_an_attack_moves_others_and_loses_the_battle() -> None:
    scene = (
        Scene().land("ios", "purple", soldiers=1).hero("perseus", "purple", "ios").land("tinos", "purple", soldiers=1)
    )
    scene.land("sikinos", "yellow", soldiers=2).land("delos", "yellow").land("antiparos", "blue").gold(
        "purple", 2
    ).turn("purple", "ares")
    scene.dice(0, 3).play("march ios", "take-along perseus", "troops 1 0", "lose-soldier", "let-die")
    scene.play("sacrifice perseus")
    assert scene.asks() == "move-to"
    scene.play("move-to kea")
    assert scene.owner("kea") == "purple"
    assert "defended yellow sikinos" in scene.told()


@pytest.mark.rule("CYC-RETREAT-01", "CYC-HX-PERSEUS")
def test_nobody_retreats_into_an_own_area_that_is_under_attack() -> None:
    scene = Scene().land("ios", "purple", soldiers=3).hero("perseus", "purple", "ios")
    scene.land("tinos", "purple", soldiers=2).land("sikinos", "yellow", soldiers=3).land("delos", "yellow")
    scene.land("antiparos", "yellow", soldiers=3).sea("galatea", "yellow").gold("purple", 1).turn("purple", "ares")
    scene.dice(3, 0).play("march ios", "take-along perseus", "troops 3 0")
    assert scene.offered("retreat") == ["retreat thera", "retreat antiparos"]
    scene.play("stay", "sacrifice perseus", "move-from tinos", "move-to antiparos")
    scene.dice(3, 0).play("troops 2 0")
    assert scene.asks() == "defender-retreat"
    assert scene.offered("retreat") == ["retreat thera"], "purple fights for sikinos"


# -- Pandora ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-HX-PANDORA")
def test_pandora_copies_a_hero_of_the_market_whose_condition_holds() -> None:
    scene = with_hero("pandora").hero_market("croesus", "jason").gold("purple", 15).turn("purple")
    assert scene.offered("sacrifice-as") == ["sacrifice-as croesus"]
    assert scene.offered("sacrifice") == []
    assert "ships-in-supply 8" in scene.refused("sacrifice-as jason")
    assert "not-on-offer" in scene.refused("sacrifice-as ajax")
    assert "pandora-copies (CYC-HX-PANDORA)" in scene.refused("sacrifice pandora")
    scene.luck(6).play("sacrifice-as croesus", "found tinos")
    assert scene.heroes("purple") == []
    assert scene.s.hero_market == [4, 3]
    assert scene.purse("purple") == 0
    assert "sacrificed-as purple pandora croesus" in scene.told(2)


@pytest.mark.rule("CYC-HX-PANDORA")
@pytest.mark.parametrize("copied", ["ajax", "hector", "helen", "jason", "croesus", "odysseus", "perseus"])
def test_pandora_can_copy_every_sacrifice(copied: str) -> None:
    scene = with_hero("pandora").hero_market(copied).gold("purple", 15).cards("purple", priestesses=2)
    scene.land("antiparos", "purple", port=2).land("kea", "purple", temple=2).land("gyaros", "purple", temple=1, port=1)
    for area in ("ios", "mykonos", "polyaigos"):
        scene.land(area, "purple", soldiers=1)
    scene.sea("nesaea", "purple", 8).turn("purple")
    assert scene.offered("sacrifice-as") == [f"sacrifice-as {copied}"]
    scene.luck(6, 6).play(f"sacrifice-as {copied}")
    while scene.asks() != "optional-actions":
        scene.play(scene.offered()[0])
    assert scene.heroes("purple") == []
    built = owns(scene, "purple")
    assert built == (0 if copied in ("hector", "perseus") else 1)
    assert scene.s.hero_market[0] == GAME.names.heroes.index(copied)


@pytest.mark.rule("CYC-HX-PANDORA")
def test_pandora_with_an_empty_market_has_no_effect() -> None:
    scene = with_hero("pandora").turn("purple").play("sacrifice pandora")
    assert scene.heroes("purple") == []
    assert scene.asks() == "optional-actions"


@pytest.mark.rule("CYC-HX-PANDORA", "CYC-HERO-04")
def test_pandora_waits_for_the_next_epoch_like_the_others() -> None:
    scene = with_hero("pandora", epoch=2).hero_market("croesus").gold("purple", 15).turn("purple")
    assert scene.offered("sacrifice-as") == []
    assert "joined-this-epoch pandora" in scene.refused("sacrifice-as croesus")
    assert "not-your-hero pandora" in Scene().land("ios", "purple").turn("purple").refused("sacrifice-as croesus")


@pytest.mark.rule("CYC-HX-PANDORA", "CYC-HX-PERSEUS")
def test_pandora_copying_perseus_is_herself_the_hero_lost() -> None:
    alone = with_hero("pandora").hero_market("perseus").turn("purple")
    assert "nobody-to-move" in alone.refused("sacrifice-as perseus")
    scene = with_hero("pandora").hero_market("perseus").land("ios", "purple", soldiers=1).turn("purple")
    scene.play("sacrifice-as perseus", "move-to kea")
    assert scene.owner("kea") == "purple"
    assert scene.heroes("purple") == []


# -- Penthesilea ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-HX-PENTHESILEA", "CYC-METRO-06")
def test_penthesilea_shelters_the_metropolis_just_built() -> None:
    scene = with_hero("penthesilea").hero("croesus", "purple", "tinos").gold("purple", 15).turn("purple")
    assert "only-when-building (CYC-HX-PENTHESILEA)" in scene.refused("sacrifice penthesilea")
    scene.luck(6).play("sacrifice croesus")
    assert scene.offered() == ["found tinos", "found-on-card penthesilea"]
    scene.play("found-on-card penthesilea")
    assert owns(scene, "purple") == 1
    assert scene.metropolises("tinos") == 0
    assert len(scene.s.stored[0]) == 1
    assert scene.heroes("purple") == []


@pytest.mark.rule("CYC-HX-PENTHESILEA", "CYC-METRO-03")
def test_penthesilea_shelters_a_cultural_metropolis_even_without_a_site() -> None:
    scene = Scene().land("ios", "purple", metropolis="priestess").hero("penthesilea", "purple", "ios")
    scene.cards("purple", philosophers=4).go(0, "athena", CheckConversions(0), Duties(0, False, False))
    assert scene.offered() == ["found-on-card penthesilea"]
    scene.luck(6).play("found-on-card penthesilea")
    assert owns(scene, "purple") == 2
    assert scene.philosophers("purple") == 0


@pytest.mark.rule("CYC-HX-PENTHESILEA", "CYC-AIM-01", "CYC-METRO-01")
def test_a_sheltered_metropolis_counts_as_a_temple_and_cannot_be_taken() -> None:
    scene = Scene().land("tinos", "purple", soldiers=1).land("ios", "purple").hero("penthesilea", "purple", "tinos")
    scene.hero("croesus", "purple", "tinos").gold("purple", 16).market("graeae").turn("purple")
    scene.luck(6).play("sacrifice croesus", "found-on-card penthesilea", "bribe graeae")
    assert scene.s.used_stored[0] == 1
    assert scene.purse("purple") == 16 - 15 - 1 + 1


@pytest.mark.rule("CYC-HX-PENTHESILEA", "CYC-HERO-04")
def test_penthesilea_shelters_nothing_in_the_epoch_she_joined() -> None:
    scene = with_hero("penthesilea", epoch=2).hero("croesus", "purple", "tinos").gold("purple", 15).turn("purple")
    scene.play("sacrifice croesus")
    assert scene.offered() == ["found tinos"]


@pytest.mark.rule("CYC-HX-PANDORA", "CYC-HX-PENTHESILEA")
def test_pandora_copies_penthesilea_and_carries_the_metropolis() -> None:
    scene = with_hero("pandora").hero("croesus", "purple", "tinos").hero_market("penthesilea").gold("purple", 15)
    scene.turn("purple")
    assert "only-when-building" in scene.refused("sacrifice-as penthesilea")
    scene.luck(6).play("sacrifice croesus")
    assert scene.offered() == ["found tinos", "found-on-card pandora"]
    scene.play("found-on-card pandora")
    assert scene.heroes("purple") == []
    assert len(scene.s.stored[0]) == 1
    assert scene.s.hero_market[0] == 7


@pytest.mark.rule("CYC-HX-PANDORA", "CYC-HX-PENTHESILEA", "CYC-METRO-05")
def test_pandora_cannot_be_lost_and_carry_the_metropolis_at_once() -> None:
    scene = Scene().land("ios", "purple", metropolis="priestess").hero("pandora", "purple", "ios").gold("purple", 15)
    scene.hero_market("croesus", "penthesilea").turn("purple")
    assert scene.offered("sacrifice-as") == []
    assert "no-place-to-build" in scene.refused("sacrifice-as croesus")
    helped = Scene().land("ios", "purple", metropolis="priestess").hero("pandora", "purple", "ios").gold("purple", 15)
    helped.hero("penthesilea", "purple", "ios").hero_market("croesus").turn("purple")
    helped.luck(6).play("sacrifice-as croesus", "found-on-card penthesilea")
    assert owns(helped, "purple") == 2


@pytest.mark.rule("CYC-METRO-03", "CYC-METRO-05", "CYC-ACT-05")
def test_buildings_given_for_a_sacrifice_free_the_site_that_waiting_philosophers_need() -> None:
    scene = Scene().land("ios", "purple", metropolis="priestess").cards("purple", philosophers=4)
    scene.go(0, "athena", CheckConversions(0), Duties(0, False, False))
    assert scene.philosophers("purple") == 4
    three = Scene().land("tinos", "purple", port=2).land("ios", "purple", port=1).hero("odysseus", "purple", "ios")
    three.cards("purple", philosophers=4).turn("purple").luck(6, 6).play(
        "sacrifice odysseus", "found tinos", "found ios"
    )
    assert owns(three, "purple") == 2
    assert three.philosophers("purple") == 0
