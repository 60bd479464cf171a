"""Each question says why something else than it offers is not possible, and names what is in the way."""

from __future__ import annotations

from typing import Any

import pytest

from games.cyclades.helpers import auction, god
from games.cyclades.scene import GAME, Scene
from ludoteka.games.cyclades.facts import PORT, TEMPLE
from ludoteka.games.cyclades.rules.actions import MandatoryActions
from ludoteka.games.cyclades.rules.apollo import ApolloHorn
from ludoteka.games.cyclades.rules.casualties import Casualty, lose_soldier
from ludoteka.games.cyclades.rules.creature_thieves import CharonFerries, DryadTakes, SatyrTakes
from ludoteka.games.cyclades.rules.creatures_figures import PolyphemusPushes
from ludoteka.games.cyclades.rules.creatures_once import GiantLures, GiantSettles, HarpyStrikes, SylphFirst, SylphSecond
from ludoteka.games.cyclades.rules.land_battle import AttackerRetreat, DefenderRetreat
from ludoteka.games.cyclades.rules.land_movement import HERO_MOVE, MARCH, Group, MoveFrom, MoveTo
from ludoteka.games.cyclades.rules.metropolis import BonusHorns, BonusShips, BonusSoldiers, Found, GiveUp
from ludoteka.games.cyclades.rules.offerings import Overbid
from ludoteka.games.cyclades.rules.paid_actions import OptionalActions
from ludoteka.games.cyclades.rules.peek import PlayPeeked
from ludoteka.games.cyclades.rules.placement import Garrison, Launch
from ludoteka.games.cyclades.rules.sacrifice import GiveToken
from ludoteka.games.cyclades.rules.sea_battle import Withdraw, WithdrawOrSacrifice
from ludoteka.games.cyclades.state import Attack
from ludoteka.kernel.state import Choice


def why(scene: Scene, choice: Choice[Any], text: str) -> str:
    """The reason of a question in notation."""
    reason = choice.why_not(scene.s, GAME.parse(text))
    if reason is None:
        return ""
    phrase = GAME.lexicon.reasons[str(reason[0])]
    return " ".join([phrase.name, *(slug for _, slug in GAME.lexicon.slugs(phrase, reason))])


def islands() -> Scene:
    """Purple holds Tinos and Ios with the sea beside them, yellow Mykonos and Kea with ships of its own."""
    scene = Scene().land("tinos", "purple", soldiers=2).land("ios", "purple", port=1).sea("panope", "purple")
    scene.land("mykonos", "yellow", soldiers=1, mercenaries=1).land("kea", "yellow").sea("dero", "yellow", ships=2)
    return scene.gold("purple", 9)


@pytest.mark.rule("CYC-METRO-02", "CYC-METRO-08", "CYC-AREA-03", "CYC-AREA-04")
@pytest.mark.parametrize(
    ("choice", "text", "reason"),
    [
        (GiveUp(0, 0, PORT), "give-up temple ios", "give-this-type port"),
        (GiveUp(0, 0, PORT), "give-up port kea", "not-yours kea"),
        (GiveUp(0, 0, PORT), "give-up port tinos", "no-such-building port tinos"),
        (GiveToken(0, 0, PORT), "give-up temple ios", "give-this-type port"),
        (GiveToken(0, 0, PORT), "give-up port kea", "not-yours kea"),
        (GiveToken(0, 0, PORT), "give-up port tinos", "no-such-building port tinos"),
        (Found(0, 0, 0), "found kea", "not-yours kea"),
        (Found(0, 0, 0), "found panope", "not-land panope"),
        (Found(0, 0, 0), "found ios", "no-site ios"),
        (Found(0, 0, 0), "found-over ios port", "site-free"),
        (BonusSoldiers(0, 0, 1), "place-soldier kea", "not-yours kea"),
        (BonusSoldiers(0, 0, 1), "place-soldier panope", "not-land panope"),
        (BonusShips(0, 0, 1), "place-ship dero", "not-yours dero"),
        (BonusShips(0, 0, 1), "place-ship tinos", "not-sea tinos"),
        (BonusHorns(0, 0, 1), "place-horn dero", "not-yours dero"),
    ],
)
def test_what_a_metropolis_takes_and_gives_is_yours(choice: Choice[Any], text: str, reason: str) -> None:
    assert why(islands(), choice, text) == reason


@pytest.mark.rule("CYC-METRO-06")
def test_a_metropolis_over_a_building_needs_that_building() -> None:
    scene = Scene().land("thera", "purple", port=1).land("kea", "yellow", temple=1)
    found = Found(0, 0, 0)
    while scene.s.chart.sites[scene.area("thera")] > len(scene.buildings("thera")):
        scene.s.buildings[scene.area("thera") * 4 + PORT] += 1
    assert why(scene, found, "found-over thera temple") == "no-such-building temple thera"
    assert why(scene, found, "found-over kea temple") == "not-yours kea"


@pytest.mark.rule("CYC-PLACE-03", "CYC-PLACE-04", "CYC-APO-01")
def test_what_is_placed_has_its_place() -> None:
    scene = islands()
    launch = Launch(0, 0, scene.area("tinos"))
    assert why(scene, launch, "place-ship mykonos") == "not-sea mykonos"
    assert why(scene, launch, "place-ship dero") == "enemy-ships dero yellow"
    assert why(scene, launch, "place-ship galatea") == "not-at-your-coast galatea"
    assert why(scene, Garrison(0, 0, 1), "place-soldier kea") == "not-yours kea"
    assert why(scene, Garrison(0, 0, 1), "place-soldier tinos") == ""
    assert why(scene, ApolloHorn(0, 0, True), "place-horn tinos") == "not-sea tinos"
    assert why(scene, ApolloHorn(0, 0, False), "place-horn dero") == "not-land dero"
    assert why(scene, ApolloHorn(0, 0, True), "place-horn dero") == ""
    off = next(area for area in range(len(scene.s.owner)) if area not in scene.s.chart.land + scene.s.chart.sea)
    assert ApolloHorn(0, 0, off >= scene.s.facts.first_sea).why_not(scene.s, ("place-horn", off)) == ("not-on-map", off)


@pytest.mark.rule("CYC-C-POLYPHEMUS")
def test_polyphemus_pushes_ships_where_ships_can_go() -> None:
    scene = islands().figure("polyphemus", "purple", "tinos").figure("kraken", "yellow", "speio")
    pushes = PolyphemusPushes(0, 0)
    assert why(scene, pushes, "push-ship galatea dero") == "no-ships-there galatea"
    assert why(scene, pushes, "push-ship panope tinos") == "not-sea tinos"
    assert why(scene, pushes, "push-ship panope speio") == "sea-closed speio"
    assert why(scene, pushes, "push-ship panope dero") == "enemy-ships dero yellow"
    assert why(scene, pushes, "push-ship panope galatea") == "out-of-reach galatea"
    scene.sea("galatea", "purple")
    assert why(scene, pushes, "push-ship panope galatea") == "out-of-reach galatea", (
        "ships of the same faction are no bar"
    )


@pytest.mark.rule("CYC-C-HARPY", "CYC-C-GIANT", "CYC-C-SYLPH")
def test_creatures_strike_where_there_is_something_to_strike() -> None:
    scene = islands().figure("medusa", "yellow", "kea")
    scene.land("kythnos", "yellow", mercenaries=1)
    harpy = HarpyStrikes(0, 0, scene.area("tinos"), 1)
    assert why(scene, harpy, "destroy-soldier dero") == "not-land dero"
    assert why(scene, harpy, "destroy-soldier kea") == "no-soldiers-there kea"
    assert why(scene, harpy, "destroy-soldier mykonos") == "out-of-reach mykonos"
    assert why(scene, harpy, "destroy-mercenary tinos") == "no-mercenaries-there tinos"
    assert why(scene, harpy, "destroy-mercenary mykonos") == "out-of-reach mykonos"
    assert why(scene, GiantLures(0, 0), "lure tinos") == "no-mercenaries-there tinos"
    assert why(scene, GiantLures(1, 1), "lure mykonos") == "own-side"
    assert why(scene, GiantSettles(1, 1, 1), "place-mercenary kea") == "petrified kea"
    assert why(scene, GiantSettles(0, 0, 1), "place-mercenary kea") == "not-yours kea"
    assert why(scene, SylphFirst(0, 0), "swap-ships tinos") == "not-sea tinos"
    assert why(scene, SylphFirst(0, 0), "swap-ships galatea") == "no-ships-there galatea"
    assert why(scene, SylphFirst(0, 0), "swap-ships dero") == ""
    assert why(scene, SylphSecond(0, 0, scene.area("dero")), "swap-ships dero") == "two-areas"


@pytest.mark.rule("CYC-C-DRYAD", "CYC-C-SATYR", "CYC-C-CHARON")
def test_thieves_rob_others_who_have_something() -> None:
    scene = islands().hero("ajax", "purple", "tinos").hero_market("helen")
    for thief, card in ((DryadTakes(0, 0), "priestess"), (SatyrTakes(0, 0), "philosopher")):
        assert why(scene, thief, f"steal-{card} green") == "not-in-game green"
        assert why(scene, thief, f"steal-{card} purple") == "another-faction"
        assert why(scene, thief, f"steal-{card} yellow") == f"has-no-{card} yellow"
    assert why(scene, CharonFerries(0, 0), "swap-hero helen ajax") == "not-your-hero helen"
    assert why(scene, CharonFerries(0, 0), "swap-hero ajax hector") == "not-on-offer"


@pytest.mark.rule("CYC-BATTLE-02", "CYC-RETREAT-01")
def test_only_who_fights_is_lost_and_only_a_refuge_takes_those_who_flee() -> None:
    scene = Scene().land("mykonos", "yellow").land("delos", "blue").land("kea", "yellow")
    for area in ("kea", "mykonos"):
        scene.s.battles.append(Attack(scene.area(area), scene.area("tinos"), 0, 1, 1, 0, -1, -1))
    lost = Casualty(0, 0)
    assert why(scene, lost, "lose-hero helen") == "not-in-battle helen"
    for unit in ("soldier", "mercenary"):
        assert why(scene, lost, f"lose-{unit}") == "", "both fight in the innermost battle"
    scene.s.battles[-1].soldiers = scene.s.battles[-1].mercenaries = 0
    assert why(scene, lost, "lose-soldier") == "no-soldiers-there mykonos"
    assert why(scene, lost, "lose-mercenary") == "no-mercenaries-there mykonos"
    for refuge in (DefenderRetreat(1, 1), AttackerRetreat(0, 0, False)):
        assert why(scene, refuge, "retreat panope") == "not-land panope"
        assert why(scene, refuge, "retreat delos") == "refuge-taken delos blue"
        assert why(scene, refuge, "retreat gyaros") == "out-of-reach gyaros"
    assert why(scene, AttackerRetreat(0, 0, False), "sacrifice helen") != ""


@pytest.mark.rule("CYC-BATTLE-02")
@pytest.mark.parametrize("mercenary", [False, True])
def test_the_innermost_battle_loses_a_soldier(mercenary: bool) -> None:
    scene = Scene().land("mykonos", "yellow", 2, 2).land("kea", "yellow", 2, 2)
    for area in ("kea", "mykonos"):
        scene.s.battles.append(Attack(scene.area(area), scene.area("tinos"), 0, 2, 2, 0, -1, -1))
    scene.s.heard = scene.heard
    for who, name in ((0, "purple"), (1, "yellow")):
        lose_soldier(scene.s, who, mercenary)
        assert scene.told()[-1] == f"{'mercenary' if mercenary else 'soldier'}-lost {name} mykonos"
    left = [(battle.soldiers, battle.mercenaries) for battle in scene.s.battles]
    assert left == [(2, 2), (2, 1) if mercenary else (1, 2)]
    assert (scene.soldiers("kea"), scene.mercenaries("kea")) == (2, 2)
    assert (scene.soldiers("mykonos"), scene.mercenaries("mykonos")) == ((2, 1) if mercenary else (1, 2))


@pytest.mark.rule("CYC-SEA-03", "CYC-C-KRAKEN")
def test_ships_withdraw_to_free_sea() -> None:
    scene = islands().figure("kraken", "yellow", "speio")
    scene.s.battles.append(Attack(scene.area("dero"), scene.area("panope"), 0, 0, 0, 1, -1, -1))
    for withdraw in (Withdraw(0, 0), WithdrawOrSacrifice(0, 0)):
        assert why(scene, withdraw, "withdraw tinos") == "not-sea tinos"
        assert why(scene, withdraw, "withdraw speio") == "sea-closed speio"
        assert why(scene, withdraw, "withdraw dero") == "refuge-taken dero yellow"
        assert why(scene, withdraw, "withdraw galatea") == "out-of-reach galatea"


@pytest.mark.rule("CYC-LAND-01", "CYC-HMOVE-01")
def test_moves_begin_and_end_on_land() -> None:
    scene = islands().hero("ajax", "purple", "tinos")
    assert why(scene, MoveFrom(0, 0, MARCH), "move-from kea") == "no-units-there kea"
    assert why(scene, MoveFrom(0, 0, HERO_MOVE), "move-from ios") != ""
    assert why(scene, MoveTo(0, 0, scene.area("tinos"), MARCH), "move-to dero") == "not-land dero"
    group = Group(0, 0, scene.area("tinos"), scene.area("mykonos"), HERO_MOVE, 0, 1 << GAME.names.heroes.index("ajax"))
    assert why(scene, group, "leave-behind ajax") == "must-lead ajax"
    assert why(scene, group, "leave-behind helen") == "nothing-to-decide helen"


@pytest.mark.rule("CYC-BID-10", "CYC-BID-01")
def test_a_lie_promises_more_than_there_is() -> None:
    scene = Scene(allow_overbid=True).land("tinos", "purple").land("kea", "yellow").land("thera", "blue")
    scene.gold("purple", 5).gold("yellow", 5).gold("blue", 5)
    auction(scene, "purple yellow blue", "zeus ares athena hera poseidon").play("bid zeus 3")
    lie = Overbid(1, 1, 0)
    assert why(scene, lie, "bid ares 4") == "can-pay-that 4"
    assert why(scene, lie, "bid zeus 2") == "must-outbid purple 3"
    assert why(scene, lie, "march tinos") == "bids-first"


@pytest.mark.rule("CYC-ARES-02", "CYC-HERA-03", "CYC-POS-02", "CYC-ZEUS-03")
def test_a_turn_says_what_its_god_does_not_sell() -> None:
    scene = islands().gold("purple", 0).hero_market("helen").market("kraken")

    def turn(name: str, extras: int = 0) -> OptionalActions:
        return OptionalActions(0, 0, god(name), extras, 0, 0, 0)

    facts = GAME.facts
    assert why(scene, turn("athena"), "bribe medusa") == "not-on-offer"
    assert why(scene, turn("athena"), "recruit-hero helen tinos") == "not-this-god athena"
    assert why(scene, turn("ares"), "march tinos") == f"too-expensive {facts.god[god('ares')].move_price}"
    assert why(scene, turn("hera"), "recruit-hero ajax tinos") == "not-on-offer"
    assert why(scene, turn("hera"), "recruit-hero helen tinos") == f"too-expensive {facts.hero_price}"
    assert why(scene, turn("ares"), "buy-soldier tinos") == f"too-expensive {facts.god[god('ares')].extra_prices[0]}"
    scene.gold("purple", 99)
    assert why(scene, turn("hera"), "recruit-hero helen kea") == "not-yours kea"
    assert why(scene, turn("ares"), "buy-soldier kea") == "not-yours kea"
    assert why(scene, turn("poseidon"), "buy-ship tinos") == "not-sea tinos"
    scene.s.soldier_supply[0] = 0
    assert why(scene, turn("ares"), "buy-soldier tinos") == "supply-empty"


@pytest.mark.rule("CYC-BUILD-01", "CYC-GOD-01")
def test_mandatory_actions_say_what_is_wrong() -> None:
    scene = islands().hero("ajax", "purple", "tinos", epoch=2)
    duty = MandatoryActions(0, 0, god("ares"), False, True, False)
    assert why(scene, duty, "place-soldier kea") == "not-yours kea"
    assert why(scene, duty, "place-soldier tinos") == ""
    assert why(scene, duty, "place-mercenary tinos") == "not-this-god ares", "Ares gives soldiers"
    assert why(scene, duty, "sacrifice ajax") != ""
    temple = MandatoryActions(0, 0, god("zeus"), True, False, False)
    scene.s.building_bank[TEMPLE] = 0
    assert why(scene, temple, "build temple tinos") == "sold-out temple"


@pytest.mark.rule("CYC-ZEUS-03")
def test_zeus_shows_one_card() -> None:
    scene = islands().deck("kraken").gold("purple", 0)
    assert why(scene, PlayPeeked(0, 0), "play-card medusa") == "not-looked-at medusa"
    assert why(scene, PlayPeeked(0, 0), "play-card kraken").startswith("too-expensive")
