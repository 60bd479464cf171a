"""The offerings (section 6 of the rules)."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import asked, auction, bids, faction, standing
from games.cyclades.scene import GAME, Scene
from ludoteka.games.cyclades.view import side_of_seat
from ludoteka.kernel.chance import Chance


def settled(seats: int = 3, **options: object) -> Scene:
    """Every faction holds an area or two, so that turns have something to do."""
    scene = Scene(seats, **options)
    areas = ("tinos", "kea", "thera", "anafi", "donousa", "ios")
    for who, area in zip(("purple", "yellow", "blue", "black", "red", "green"), areas, strict=True):
        if faction(who) < scene.s.terms.factions:
            scene.land(area, who)
    return scene


def three(gold: int = 20, gods: str = "zeus ares athena hera poseidon") -> Scene:
    scene = settled().gold("purple", gold).gold("yellow", gold).gold("blue", gold)
    return auction(scene, "purple yellow blue", gods)


@pytest.mark.rule("CYC-BID-01", "CYC-SETUP-02")
def test_bids_go_in_turn_order_onto_face_up_gods() -> None:
    scene = three()
    assert asked(scene) == "purple"
    assert bids(scene, "zeus") == bids(scene, "ares") == list(range(1, 21))
    assert bids(scene, "apollo") == [0]
    assert bids(scene, "athena") == [], "face down"
    assert "god-absent" in scene.refused("bid athena 3")
    scene.play("bid zeus 3")
    assert asked(scene) == "yellow"
    assert standing(scene) == {"purple": "zeus 3"}
    scene.play("bid ares 2")
    assert asked(scene) == "blue"


@pytest.mark.rule("CYC-BID-01", "CYC-BID-02", "CYC-TV-46")
def test_the_scale_ends_at_25() -> None:
    scene = three(gold=60)
    assert bids(scene, "zeus") == list(range(1, 26))
    scene.play("bid zeus 25")
    assert bids(scene, "zeus") == [], "a god standing at 25 is closed"
    assert "no-such-space 26" in scene.refused("bid zeus 26")


@pytest.mark.rule("CYC-BID-01")
def test_the_stepped_scale_has_fewer_spaces() -> None:
    scene = settled(bid_scale="stepped").gold("purple", 11)
    auction(scene, "purple yellow blue", "zeus ares athena hera poseidon")
    assert bids(scene, "zeus") == [1, 2, 3, 5, 7, 10]
    assert "no-such-space 4" in scene.refused("bid zeus 4")


@pytest.mark.rule("CYC-BID-02")
def test_an_occupied_god_takes_a_strictly_higher_bid() -> None:
    scene = three(gold=6).play("bid zeus 4")
    assert bids(scene, "zeus") == [5, 6]
    assert "must-outbid purple 4" in scene.refused("bid zeus 4")
    assert "CYC-BID-02" in scene.refused("bid zeus 4")


@pytest.mark.rule("CYC-BID-03", "CYC-BID-04", "CYC-BID-05", "CYC-BID-07", "CYC-TV-03", "CYC-TV-04")
def test_the_rulebooks_chain_of_three_players() -> None:
    scene = three().play("bid zeus 3", "bid zeus 5")
    assert asked(scene) == "purple", "the outbid faction bids at once"
    assert bids(scene, "zeus") == []
    assert "just-thrown-off zeus" in scene.refused("bid zeus 6")
    assert "CYC-BID-03" in scene.refused("bid zeus 6")
    scene.play("bid ares 1")
    assert asked(scene) == "blue"
    scene.play("bid ares 7")
    assert asked(scene) == "purple"
    assert bids(scene, "zeus") == list(range(6, 21)), "after a second throw-off the first god is open again"
    scene.play("bid zeus 7")
    assert asked(scene) == "yellow"
    scene.play("bid apollo 0")
    assert standing(scene) == {"purple": "zeus 7", "yellow": "apollo 0", "blue": "ares 7"}
    assert scene.asks() == "mandatory-actions", "every column stands at a god of its own: the phase is over"
    assert (scene.purse("purple"), scene.purse("yellow"), scene.purse("blue")) == (13, 20, 13)


@pytest.mark.rule("CYC-BID-04")
def test_a_chain_is_resolved_before_the_next_faction_bids() -> None:
    scene = settled(4)
    for who in ("purple", "yellow", "blue", "black"):
        scene.gold(who, 20)
    auction(scene, "purple yellow blue black", "zeus ares hera athena poseidon")
    scene.play("bid zeus 1", "bid ares 1", "bid zeus 2")
    assert asked(scene) == "purple"
    scene.play("bid ares 2")
    assert asked(scene) == "yellow", "thrown off by the thrown-off"
    scene.play("bid hera 1")
    assert asked(scene) == "black"


@pytest.mark.rule("CYC-BID-06")
def test_apollo_is_free_and_safe() -> None:
    scene = three(gold=9).play("bid apollo 0")
    assert "bid apollo 0" not in scene.offered("bid")
    assert "apollo-taken purple" in scene.refused("bid apollo 0")
    scene.play("bid zeus 2", "bid ares 2")
    assert scene.purse("purple") == 9, "he costs nothing; his 2 gold come later"


@pytest.mark.rule("CYC-BID-08", "CYC-TV-21")
def test_priestesses_lower_the_payment_but_not_below_nothing() -> None:
    scene = settled().gold("purple", 4).cards("purple", priestesses=3).gold("yellow", 0).cards("yellow", priestesses=3)
    auction(scene, "purple yellow blue", "zeus ares athena hera poseidon")
    assert bids(scene, "zeus") == list(range(1, 8))
    scene.play("bid zeus 7")
    assert bids(scene, "ares") == [1, 2, 3]
    scene.play("bid ares 2", "bid apollo 0")
    assert scene.purse("purple") == 0
    assert scene.purse("yellow") == 0
    assert scene.priestesses("purple") == scene.priestesses("yellow") == 3, "priestesses are kept"
    assert "offered purple zeus 4" in scene.told(2)
    assert "offered yellow ares 0" in scene.told(2)


@pytest.mark.rule("CYC-BID-09")
def test_a_bid_beyond_ones_means_is_refused() -> None:
    scene = three(gold=5)
    assert bids(scene, "zeus") == [1, 2, 3, 4, 5]
    assert "too-expensive 6" in scene.refused("bid zeus 6")
    assert "CYC-BID-09" in scene.refused("bid zeus 6")
    assert "overbid" not in scene.offered()


@pytest.mark.rule("CYC-BID-10", "CYC-TV-22")
def test_an_empty_promise_costs_half_ones_gold_and_all_bid_again() -> None:
    scene = settled(allow_overbid=True).gold("purple", 9).gold("yellow", 6).gold("blue", 6)
    auction(scene, "purple yellow blue", "zeus ares athena hera poseidon")
    assert bids(scene, "zeus") == list(range(1, 10))
    scene.play("overbid")
    assert bids(scene, "zeus") == list(range(10, 26))
    scene.play("bid zeus 12", "bid ares 5", "bid apollo 0")
    assert scene.s.gold == [5, 6, 6], "half of 9 rounded down is lost, nobody else paid"
    assert standing(scene) == {}
    assert asked(scene) == "purple", "from the first bid in the same order"
    assert "fined purple" in scene.told(1)
    assert "fine-paid purple 4" in scene.told(0)
    assert "fine-paid purple 4" not in scene.told(1), "how much is behind a screen is secret"
    scene.play("bid zeus 5", "bid ares 6", "bid apollo 0")
    assert scene.s.gold == [0, 0, 6]


@pytest.mark.rule("CYC-BID-10")
def test_every_side_that_lied_is_fined_once() -> None:
    scene = settled(allow_overbid=True).gold("purple", 8).gold("yellow", 7).gold("blue", 6)
    auction(scene, "purple yellow blue", "zeus ares athena hera poseidon")
    scene.play("overbid", "bid zeus 9", "overbid", "bid ares 20", "bid apollo 0")
    assert scene.s.gold == [4, 4, 6]


@pytest.mark.rule("CYC-BID-10")
def test_a_lie_that_was_outbid_costs_nothing() -> None:
    scene = settled(allow_overbid=True).gold("purple", 2).gold("yellow", 20).gold("blue", 6)
    auction(scene, "purple yellow blue", "zeus ares athena hera poseidon")
    scene.play("overbid", "bid zeus 9", "bid zeus 10", "bid ares 1", "bid apollo 0")
    assert scene.s.gold == [1, 10, 6]


@pytest.mark.rule("CYC-BID-11", "CYC-TV-43")
@pytest.mark.parametrize("allow_overbid", [False, True])
def test_the_penniless_take_the_lowest_space_of_a_free_god(allow_overbid: bool) -> None:
    scene = settled(allow_overbid=allow_overbid).gold("purple", 5).gold("yellow", 3)
    auction(scene, "purple yellow blue", "zeus ares athena hera poseidon")
    scene.play("bid zeus 2", "bid apollo 0")
    assert asked(scene) == "blue"
    assert scene.offered() == ["bid ares 1"]
    scene.play("bid ares 1")
    assert standing(scene)["blue"] == "ares 1"
    assert scene.purse("blue") == 0
    assert scene.asks() == "mandatory-actions", "no fine, no second round"
    assert "fined blue" not in scene.told()


@pytest.mark.rule("CYC-BID-11")
def test_a_poor_faction_can_still_be_outbid() -> None:
    scene = settled().gold("purple", 0).gold("yellow", 3).gold("blue", 5)
    auction(scene, "yellow purple blue", "zeus ares athena hera poseidon")
    scene.play("bid apollo 0")
    assert sorted(scene.offered()) == ["bid ares 1", "bid zeus 1"]
    scene.play("bid zeus 1", "bid zeus 2")
    assert asked(scene) == "purple"
    assert scene.offered() == ["bid ares 1"]


@pytest.mark.rule("CYC-BID-11")
def test_while_apollo_is_free_the_penniless_must_go_there() -> None:
    scene = settled().gold("purple", 0)
    auction(scene, "purple yellow blue", "zeus ares athena hera poseidon")
    assert scene.offered() == ["bid apollo 0"]


# -- teams ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-TEAM-03", "CYC-TV-40")
def test_teammates_bids_together_stay_within_the_pool() -> None:
    scene = settled(4, teams=True).gold("purple", 10).gold("yellow", 10).cards("purple", priestesses=2)
    auction(scene, "purple blue yellow black", "zeus ares hera athena poseidon")
    scene.play("bid zeus 7")
    assert asked(scene) == "blue", "the teammate"
    assert bids(scene, "ares") == bids(scene, "hera") == [1, 2, 3, 4, 5]
    assert bids(scene, "zeus") == [8, 9, 10]
    scene.play("bid zeus 10")
    assert asked(scene) == "purple", "one may throw off one's teammate"
    assert bids(scene, "ares") == [1, 2]


@pytest.mark.rule("CYC-TEAM-03", "CYC-BID-09")
def test_a_team_promises_no_more_than_it_can_pay_together() -> None:
    scene = settled(4, teams=True).gold("purple", 10).gold("yellow", 10)
    auction(scene, "yellow purple blue black", "zeus ares athena hera poseidon")
    scene.play("bid apollo 0")
    assert asked(scene) == "purple"
    assert bids(scene, "athena") == list(range(1, 10)), "the teammate still has to bid, and Apollo is taken"
    assert "too-expensive" in scene.refused("bid athena 10")
    scene.play("bid athena 9")
    assert asked(scene) == "blue"
    assert bids(scene, "ares") == [1]


@pytest.mark.rule("CYC-TEAM-03", "CYC-BID-06")
def test_while_apollo_is_free_a_team_may_promise_all_it_has_to_one_god() -> None:
    scene = settled(4, teams=True).gold("purple", 10).gold("yellow", 10)
    auction(scene, "purple blue yellow black", "zeus ares athena hera poseidon")
    assert bids(scene, "athena")[-1] == 10
    scene.play("bid athena 10")
    assert scene.offered() == ["bid apollo 0"]


@pytest.mark.rule("CYC-TEAM-03", "CYC-BID-11")
def test_a_teammates_priestess_pays_what_is_kept_back_for_it() -> None:
    scene = settled(4, teams=True).gold("purple", 10).gold("yellow", 10).cards("blue", priestesses=1)
    auction(scene, "yellow purple blue black", "zeus ares athena hera poseidon")
    scene.play("bid apollo 0")
    assert bids(scene, "athena")[-1] == 10
    scene.play("bid athena 10")
    assert bids(scene, "ares") == [1]


@pytest.mark.rule("CYC-BID-10", "CYC-DUO-01")
def test_the_player_of_two_factions_lies_for_the_one_that_bids() -> None:
    scene = settled(2, allow_overbid=True).gold("blue", 4)
    auction(scene, "blue yellow purple black", "zeus ares athena hera poseidon")
    bidder = scene.choice().seat
    assert bidder != faction("blue")
    scene.play("overbid")
    assert (scene.choice().seat, asked(scene)) == (bidder, "blue")


@pytest.mark.rule("CYC-TEAM-03", "CYC-BID-10", "CYC-BID-11")
def test_who_promised_everything_is_not_excused_as_penniless() -> None:
    scene = settled(4, teams=True, allow_overbid=True).gold("purple", 10).gold("yellow", 10)
    auction(scene, "yellow purple blue black", "zeus ares athena hera poseidon")
    scene.play("bid apollo 0", "overbid", "bid athena 10", "bid ares 1", "bid zeus 1")
    assert "fined purple" in scene.told()
    assert scene.purse("purple") == 5


@pytest.mark.rule("CYC-TEAM-03", "CYC-TEAM-02")
def test_both_bids_are_paid_from_the_pool_with_each_ones_own_priestesses() -> None:
    scene = settled(4, teams=True).gold("purple", 10).gold("yellow", 10).cards("purple", priestesses=2)
    auction(scene, "purple blue yellow black", "zeus ares hera athena poseidon")
    scene.play("bid zeus 7", "bid ares 5", "bid hera 1", "bid apollo 0")
    assert scene.s.gold == [0, 9]


@pytest.mark.rule("CYC-DUO-01")
def test_one_player_bids_for_both_factions() -> None:
    scene = settled(2).gold("purple", 10).gold("yellow", 10)
    auction(scene, "purple blue yellow black", "zeus ares hera athena poseidon")
    assert scene.choice().seat == 0
    scene.play("bid zeus 7")
    assert scene.choice().seat == 0
    assert asked(scene) == "blue"
    assert bids(scene, "ares") == [1, 2, 3]


@pytest.mark.rule("CYC-BID-10", "CYC-TEAM-03")
def test_a_team_that_promised_too_much_together_is_fined() -> None:
    scene = settled(4, teams=True, allow_overbid=True).gold("purple", 10).gold("yellow", 10)
    auction(scene, "purple blue yellow black", "zeus ares hera athena poseidon")
    scene.play("bid zeus 7", "overbid", "bid ares 5", "bid hera 1", "bid apollo 0")
    assert scene.s.gold == [5, 10]


# -- who knows --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-INFO-01", "CYC-INFO-03")
def test_bids_are_public_and_gold_is_not() -> None:
    scene = three().play("bid zeus 3")
    shown = GAME.view(scene.s, 1)
    assert (shown.factions[0].god, shown.factions[0].bid) == ("zeus", 3)
    assert shown.factions[0].gold is None
    assert shown.factions[1].gold == 20


@pytest.mark.rule("CYC-INFO-03")
def test_an_unsaid_lie_is_no_part_of_what_others_know() -> None:
    scene = settled(allow_overbid=True).gold("purple", 9).gold("yellow", 6).gold("blue", 6)
    auction(scene, "purple yellow blue", "zeus ares athena hera poseidon")
    scene.play("overbid")
    for seat in (1, 2, -1):
        guess = GAME.resample(scene.s, seat, Chance.of("lie"))
        assert guess.agenda[-1].__class__.__name__ == "Bid"
    assert GAME.resample(scene.s, 0, Chance.of("lie")).agenda[-1].__class__.__name__ == "Overbid"
    assert side_of_seat(scene.s, -1) == -1
