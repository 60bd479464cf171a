"""Actions in general: paying, filling, gaining, limits, ending a year and taking back."""

from __future__ import annotations

from typing import Any

import pytest

from games.hadrians_wall.helpers import (
    GAME,
    Position,
    Setting,
    arrange,
    asides,
    end_year,
    fate_cards,
    offered,
    play,
    position,
    refused,
    state_of,
)
from ludoteka.games.hadrians_wall.numbers import HAND, SHOW_YEARS
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.match import Match

EVERYTHING: Setting = {
    "traders": 9, "performers": 9, "priests": 9, "apparitores": 9, "patricians": 9,
    "pool": "4 soldier, 4 builder, 4 servant, 4 civilian, 9 resource",
}  # fmt: skip


@pytest.mark.rule("HW-GEN-01")
def test_players_act_at_their_own_pace_in_any_order() -> None:
    table = position(3)
    for seat in range(3):
        arrange(table, seat, pool="2 servant")
    play(table, "fill mining servant", seat=2)
    play(table, "fill mining servant", seat=0)
    play(table, "fill mining servant", seat=2)
    assert [table.count("mining", seat) for seat in range(3)] == [1, 0, 2]
    assert table.pool(2) == {"resource": 1}, "paid 2 servants, received what the second box shows"


@pytest.mark.rule("HW-GEN-02")
def test_payment_goes_to_the_supply() -> None:
    table = position(3, pool="1 servant, 1 builder, 1 resource", fort=1)
    play(table, "build medium-granary")
    assert [table.pool(seat) for seat in range(3)] == [{}, {}, {}]


@pytest.mark.rule("HW-GEN-03")
def test_a_chain_resolves_fully_before_the_next_action() -> None:
    table = position(fort=7, wall=3, renown=2, cohorts=(2, 0, 0), discipline=2, pool="1 resource, 1 servant")
    play(table, "fill wall resource")
    assert table.count("renown") == 3
    assert table.count("civilian") == 1, "renown's third box gave a civilian"
    assert offered(table) == ["cohort left", "cohort centre", "cohort right"]
    assert refused(table, "fill mining servant") == "finish-first (HW-GEN-03)"
    play(table, "cohort left")
    assert table.count("discipline") == 3
    assert table.count("builder") == 1, "and its discipline filled a box with a builder"
    assert table.waiting() == "TakeAction"


@pytest.mark.rule("HW-GEN-04")
@pytest.mark.parametrize(
    ("action", "track", "setting"),
    [
        ("fill mining servant", "mining", {}),
        ("fill guard soldier", "guard", {"guard": 3}),
        ("fill cippi resource", "cippi", {"fort": 7}),
        ("fill wall resource", "wall", {"fort": 7}),
        ("fill fort builder", "fort", {}),
        ("fill training builder", "training", {"guard": 3}),
        ("fill traders civilian", "traders", {}),
        ("train red servant", "red-gladiator", {"built": "ludus", "performers": 9}),
    ],
)
def test_tracks_fill_from_the_left_one_box_a_payment(action: str, track: str, setting: Setting) -> None:
    table = position(pool="2 soldier, 2 builder, 2 servant, 2 civilian, 2 resource", **setting)
    before = table.count(track)
    play(table, action)
    assert table.count(track) == before + 1
    filled = [event for event in table.events("filled") if GAME.lexicon.kinds["area"].slug(event[2]) == track]
    assert filled == [("filled", 0, filled[0][2], before + 1)]


@pytest.mark.rule("HW-GEN-05", "HW-EX-36")
def test_a_number_box_takes_the_year_and_limits_the_area() -> None:
    theatre: Setting = {"built": "theatre", "performers": 3, "pool": "2 resource"}
    assert offered(position(year=1, shows={"s1": 1}, **theatre), "show") == []
    table = position(year=2, shows={"s1": 1}, **theatre)
    assert offered(table, "show") == ["show s3"]
    play(table, "show s3")
    assert table.row()[SHOW_YEARS : SHOW_YEARS + 2] == [1, 2]
    assert refused(table, "show s5") == "show-this-year (HW-THEATRE-02)"


@pytest.mark.rule("HW-GEN-06")
def test_requirements_are_thresholds_and_never_spent() -> None:
    table = position(traders=6, fort=9, pool="9 servant, 9 builder, 9 resource", built="medium-granary")
    assert {"build market", "build small-hotel", "build small-road"} <= set(offered(table))
    play(table, "build market", "build small-hotel")
    assert table.count("traders") == 6
    assert table.count("fort") == 9
    assert refused(position(traders=3), "build market") == "market-level traders 4 3 (HW-MARKET-01)"


@pytest.mark.rule("HW-GEN-07")
def test_a_slash_means_one_of_the_symbols() -> None:
    table = position(fort=9, built="medium-granary", pool="2 servant, 1 builder, 1 resource")
    play(table, "build small-road")
    assert offered(table) == ["raise piety", "raise discipline"]
    assert refused(table, "raise renown") == "not-printed renown (HW-GEN-07)"
    play(table, "raise discipline")
    assert table.attributes() == {"discipline": 1}


@pytest.mark.rule("HW-GEN-08")
@pytest.mark.parametrize(
    ("action", "setting", "reason"),
    [
        ("build market", {"built": "market"}, "already-built market"),
        ("build archway", {"built": "archway", "renown": 20}, "already-built archway"),
        ("build small-granary", {}, "already-built small-granary"),
        ("show s3", {"built": "theatre", "shows": {"s3": 1}}, "show-given s3"),
        ("bribe b4", {"built": "baths", "bribes": {"b4": 1}, "disdain": 2}, "bribe-given b4"),
    ],
)
def test_nothing_is_filled_or_built_twice(action: str, setting: Setting, reason: str) -> None:
    table = position(**{**EVERYTHING, **setting})
    assert refused(table, action) == f"{reason} (HW-GEN-08)"


@pytest.mark.rule("HW-GEN-09")
def test_a_year_ends_when_all_have_ended_and_an_end_may_be_withdrawn() -> None:
    table = position(3, pool="3 servant")
    assert "end-year" in offered(table), "with usable items left"
    play(table, "end-year")
    assert refused(table, "fill mining servant") == "year-ended (HW-GEN-09)"
    assert asides(table) == ["resume-year"]
    play(table, "resume-year")
    assert refused(table, "resume-year") == "not-ended (HW-GEN-09)"
    play(table, "fill mining servant", "end-year")
    play(table, "end-year", seat=1)
    assert table.s.year == 2, "one still acts"
    play(table, "end-year", seat=2)
    assert table.s.year == 3
    assert asides(table) == [], "after the year has ended nothing can be withdrawn"


@pytest.mark.rule("HW-GEN-10")
def test_gains_on_a_full_track_are_lost_and_nothing_else() -> None:
    table = position(renown=25, priests=9, traders=9, performers=7, pool="2 servant, 1 builder, 3 resource")
    play(table, "build small-gardens")
    assert table.count("traders") == 9
    assert table.count("priests") == 9
    assert table.count("performers") == 8
    assert table.count("piety") == 1
    lost = sorted(GAME.lexicon.kinds["area"].slug(event[2]) for event in table.events("lost"))
    assert lost == ["priests", "renown", "traders"], "the renown of the eighth performer too"


INNER = [
    ("trade fate", "market"),
    ("show s1", "theatre"),
    ("train red servant", "ludus"),
    ("train blue civilian", "ludus"),
    ("fight red", "ludus"),
    ("fill small-temple servant", "small-temple"),
    ("fill medium-temple servant", "medium-temple"),
    ("fill large-temple servant", "large-temple"),
    ("bribe b3", "baths"),
    ("rule left", "courthouse"),
    ("rule centre", "courthouse"),
    ("rule right", "courthouse"),
]


@pytest.mark.rule("HW-GEN-11", "HW-DV-18")
@pytest.mark.parametrize(("action", "building"), INNER)
def test_inner_boxes_wait_for_their_building(action: str, building: str) -> None:
    table = position(disdain=1, **EVERYTHING)
    assert refused(table, action) == f"not-built {building} (HW-GEN-11)"


@pytest.mark.rule("HW-GEN-11", "HW-DV-18")
def test_diplomats_scouts_forum_and_training_need_no_building() -> None:
    table = position(disdain=1, **EVERYTHING)
    for action in ("diplomat", "scout own", "exchange builder builder servant", "fill training builder"):
        assert action in offered(table)


@pytest.mark.rule("HW-GEN-11")
def test_an_inner_box_can_be_used_in_the_year_its_building_is_built() -> None:
    table = position(performers=1, pool="1 servant, 1 builder, 2 resource")
    play(table, "build theatre", "show s1")
    assert table.count("traders") == 1


@pytest.mark.rule("HW-GEN-12")
def test_gains_cannot_be_declined() -> None:
    table = position(guard=0, pool="1 soldier")
    play(table, "fill guard soldier")
    assert offered(table) == ["cohort left", "cohort centre", "cohort right"]
    play(position(mining=1, pool="1 servant"), "fill mining servant")


@pytest.mark.rule("HW-GEN-13")
@pytest.mark.parametrize(
    ("action", "setting", "reason"),
    [
        ("build small-workshop", {"fort": 5, "pool": "2 resource"}, "short-of resource 1"),
        ("fill mining servant", {"pool": ""}, "short-of servant 1"),
        ("exchange builder builder servant", {"pool": "1 builder"}, "short-of builder 1"),
        ("build small-precinct", {"traders": 3, "pool": "1 civilian"}, "short-of servant 1"),
        ("diplomat", {"patricians": 1, "pool": "1 servant, 2 resource"}, "short-of soldier 1"),
        ("fill mining builder", {"pool": "1 builder"}, "wrong-payment mining builder"),
        ("fill wall civilian", {"fort": 3, "pool": "1 civilian"}, "wrong-payment wall civilian"),
    ],
)
def test_the_whole_cost_must_lie_in_the_pool_in_the_printed_kind(action: str, setting: Setting, reason: str) -> None:
    assert refused(position(**setting), action) == f"{reason} (HW-GEN-13)"


@pytest.mark.rule("HW-GEN-13")
def test_what_an_action_gives_cannot_pay_for_it() -> None:
    table = position(built="courthouse", apparitores=6, pool="1 builder")
    assert refused(table, "rule right") == "short-of servant 1 (HW-GEN-13)"
    play(table, "rule left", "rule right")
    assert table.pool() == {"builder": 2}


@pytest.mark.rule("HW-GEN-14")
@pytest.mark.parametrize(
    ("action", "setting", "reason"),
    [
        ("fill traders civilian", {}, "track-full traders"),
        ("fill mining servant", {"mining": 14}, "track-full mining"),
        ("fill guard soldier", {"guard": 18}, "track-full guard"),
        ("fill fort soldier", {"fort": 21}, "track-full fort"),
        ("fill wall resource", {"wall": 21, "fort": 21}, "track-full wall"),
        ("fill cippi resource", {"cippi": 7, "fort": 21}, "track-full cippi"),
        ("fill training builder", {"training": (1, 1, 1, 1, 1)}, "track-full training"),
        ("train red servant", {"built": "ludus", "strength": (6, 0)}, "track-full red-gladiator"),
        ("fill small-temple soldier", {"built": "small-temple", "temples": (2, 0, 0)}, "track-full small-temple"),
        ("exchange builder builder servant", {"forum": (1, 1, 1, 1)}, "boxes-used forum"),
        ("diplomat", {"diplomats": {"left": (0, 2), "centre": (2, 0), "right": (2, 0)}}, "boxes-used diplomats"),
        ("rule left", {"built": "courthouse", "rulings": {"left": (1, 1, 1)}}, "rulings-made left"),
        (
            "trade fate",
            {"built": "market", "goods": dict.fromkeys(("h4", "h5a", "h5b", "h6a", "h6b", "h7", "h8", "h9"), 1)},
            "boxes-used market",
        ),
    ],
)
def test_paying_without_a_box_to_fill_is_illegal(action: str, setting: Setting, reason: str) -> None:
    table = position(**{**EVERYTHING, **setting})
    assert refused(table, action) == f"{reason} (HW-GEN-14)"


@pytest.mark.rule("HW-GEN-14")
def test_losing_a_gain_makes_nothing_illegal() -> None:
    table = position(built="theatre", performers=1, traders=9, pool="1 resource")
    play(table, "show s1")
    assert table.count("traders") == 9


@pytest.mark.rule("HW-GEN-15")
def test_only_the_drawn_cards_are_secret() -> None:
    s = GAME.start(3, chance=Chance.of("secrets"))
    for seat in range(3):
        view = GAME.view(s, seat)
        assert [player.drawn is not None for player in view.players] == [other == seat for other in range(3)]
    assert all(player.drawn is None for player in GAME.view(s, -1).players)
    match = Match.new(GAME, 2, seed="secrets")
    match.play(match.offered(0)[1], 0)
    own, other = GAME.view(state_of(match), 0), GAME.view(state_of(match), 1)
    assert own.players[0].path is not None
    assert other.players[0].path is None
    assert other.players[0].has_chosen
    assert [event for _, event in match.events(1) if event[0] == "path-chosen"] == []
    assert GAME.view(state_of(match), -1).fate_deck == 47


@pytest.mark.rule("HW-GEN-15")
def test_what_a_seat_cannot_know_is_drawn_anew_and_nothing_else() -> None:
    match = Match.new(GAME, 3, seed="resample")
    match.play(match.offered(1)[0], 1)
    s = state_of(match)
    hands = set()
    for number in range(20):
        t = GAME.resample(s, 0, Chance.of("guess", "", number))
        assert GAME.view(t, 0) == GAME.view(s, 0)
        assert t.rows[0] == s.rows[0]
        hands.add((*t.rows[1][HAND : HAND + 3], *t.rows[2][HAND : HAND + 3]))
        assert sorted([*t.decks[1], *t.rows[1][HAND : HAND + 2]]) == list(range(12))
    assert len(hands) > 10


def in_actions(seats: int, seed: str) -> Match:
    """A match in the actions of its first year."""
    match = Match.new(GAME, seats, seed=seed)
    for seat in range(seats):
        match.play(match.offered(seat)[0], seat)
    return match


def rearrange(match: Match, **setting: Any) -> None:
    """Fill in the first seat's sheets as if the match had begun so."""
    s = state_of(match)
    arrange(Position(s), 0, **setting)
    match.commit(s, GAME.encode(s))


@pytest.mark.rule("HW-GEN-16")
def test_own_steps_can_be_taken_back_latest_first_without_touching_the_others() -> None:
    match = in_actions(3, "undo")
    before = GAME.hash(state_of(match))
    match.play("fill fort builder", 0)
    match.play("fill fort builder", 1)
    match.play("fill wall resource", 0)
    match.undo(0)
    assert [player.left.fort for player in GAME.view(state_of(match), 0).players] == [1, 1, 0]
    match.undo(0)
    assert [player.left.fort for player in GAME.view(state_of(match), 0).players] == [0, 1, 0], "the other fort stays"
    match.undo(1)
    assert GAME.hash(state_of(match)) == before


@pytest.mark.rule("HW-GEN-16")
def test_the_end_of_the_own_year_can_be_taken_back_until_the_year_ends() -> None:
    match = in_actions(2, "undo the end")
    match.play("end-year", 0)
    match.undo(0)
    assert "end-year" in texts(match, 0)
    match.play("end-year", 0)
    match.play("end-year", 1)
    assert not match.can_undo(0)
    assert not match.can_undo(1)


@pytest.mark.rule("HW-GEN-16")
def test_a_flip_closes_the_undo() -> None:
    match = in_actions(3, "undo a flip")
    rearrange(match, built="ludus", strength=(2, 0), pool="3 builder")
    match.play("fill fort builder", 0)
    match.play("fight red", 0)
    assert not match.can_undo(0)
    match.play("fill fort builder", 0)
    assert match.can_undo(0)
    match.undo(0)
    assert not match.can_undo(0), "only up to the flip"


@pytest.mark.rule("HW-GEN-16")
def test_a_payment_to_a_neighbour_closes_the_undo_and_one_to_a_neutral_card_does_not() -> None:
    for seats, source, allowed in ((3, "left", False), (2, "first-neutral", True)):
        match = in_actions(seats, "undo a payment")
        rearrange(match, built="market", traders=4, pool="1 resource")
        match.play(f"trade {source}", 0)
        assert match.can_undo(0) == allowed


@pytest.mark.rule("HW-GEN-16", "HW-MARKET-04")
def test_a_player_whose_ended_year_a_payment_reopened_may_still_take_back_own_steps() -> None:
    match = in_actions(3, "undo after being paid")
    rearrange(match, built="market", traders=4, pool="1 resource")
    match.play("fill fort builder", 1)
    match.play("end-year", 1)
    match.play("trade left", 0)
    before = GAME.view(state_of(match), 1).players[1]
    assert not before.has_ended
    match.undo(1)
    assert GAME.view(state_of(match), 1).players[1] == before, "the year is open either way"
    match.undo(1)
    after = GAME.view(state_of(match), 1).players[1]
    assert after.left.fort == 0
    assert after.pool.resource == before.pool.resource, "what was paid stays"
    assert not match.can_undo(0)


@pytest.mark.rule("HW-GEN-17")
def test_players_do_not_block_one_another() -> None:
    market: Setting = {"built": "market", "traders": 9, "pool": "3 resource"}
    table = position(4, prospects=["merchant", "fighter", "ranger", "engineer"], **market)
    arrange(table, 2, **market)
    play(table, "trade left", "enter h4", "trade left", "enter h5a")
    play(table, "trade right", "enter h4", seat=2)
    assert [event[3] for event in table.events("traded")] == [5, 5, 5]
    assert table.count("resource", seat=1) == 3


def test_an_action_that_is_not_offered_says_why() -> None:
    table = position(fort=6, wall=6)
    with pytest.raises(IllegalAction, match="HW-WALL-01"):
        raise GAME.refuse(table.s, 0, GAME.parse("fill wall resource"))


def test_after_the_last_year_nothing_is_offered() -> None:
    table = position(1, year=6, fate=fate_cards("left"))
    end_year(table)
    assert table.s.places == [1]
    assert offered(table) == []
    assert asides(table) == []


def texts(match: Match, seat: int) -> list[str]:
    return [GAME.text(action) for action in match.offered(seat)]
