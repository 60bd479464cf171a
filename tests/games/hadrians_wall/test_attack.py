"""The end of a year: attack, favours, disdain, the fate deck and the neutral cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from games.hadrians_wall.helpers import (
    CARDS,
    GAME,
    Position,
    Setting,
    arrange,
    attack_of,
    end_year,
    fate_cards,
    offered,
    play,
    position,
    refused,
)
from ludoteka.games.hadrians_wall.numbers import (
    COHORT_FAVOURS,
    COHORT_FAVOURS_SPENT,
    DISDAIN,
    TEMPLE_FAVOURS,
    TEMPLE_FAVOURS_SPENT,
)
from ludoteka.games.hadrians_wall.rules.attack import cards_to_reveal
from ludoteka.games.hadrians_wall.rules.fate import draw_fate
from ludoteka.kernel.chance import Chance

THIRD_YEAR = attack_of(centre=1, right=2)


def attacked(cards: Iterable[int] = THIRD_YEAR, seats: int = 3, year: int = 3, **setting: Any) -> Position:
    """A year ended by everybody under a given attack."""
    return end_year(position(seats, year=year, fate=cards, **setting))


def settled(table: Position, seat: int = 0) -> tuple[int, int, int]:
    """What a seat's settlement said: attacks through, disdain, valour."""
    _, _, through, disdain, valour = next(event for event in table.events("settled") if event[1] == seat)
    assert isinstance(through, int)
    assert isinstance(disdain, int)
    assert isinstance(valour, int)
    return through, disdain, valour


@pytest.mark.rule("HW-ATTACK-01", "HW-DV-21")
def test_pools_are_emptied_before_the_valour_of_the_attack() -> None:
    table = attacked(attack_of(left=1), year=1, valour=2, cohorts=(1, 0, 0), pool="2 builder")
    (year,) = table.events("year-began")
    items = GAME.facts.fate[int(year[2])].items
    assert table.count("valour") == 3
    assert table.count("soldier") == items[0] + 1
    assert table.count("builder") == items[1]


@pytest.mark.rule("HW-ATTACK-01", "HW-NEUTRAL-04")
def test_payments_on_neutral_cards_stay_until_the_attack_is_over() -> None:
    table = position(1, year=3, built="market", traders=4, pool="1 resource", temple_favours=1)
    play(table, "trade first-neutral", "end-year")
    assert table.waiting() == "SpendFavours"
    assert table.s.neutral_resources == [1, 0]
    play(table, "done")
    assert table.s.neutral_resources == []


@pytest.mark.rule("HW-ATTACK-02", "HW-EX-32")
@pytest.mark.parametrize(
    ("difficulty", "cards"),
    [("easy", (1, 2, 3, 4, 6, 8)), ("medium", (1, 2, 4, 6, 8, 10)), ("hard", (1, 3, 5, 7, 9, 12))],
)
def test_the_number_of_cards_by_year_and_difficulty(difficulty: str, cards: tuple[int, ...]) -> None:
    for year, number in enumerate(cards, 1):
        table = end_year(position(3, year=year, difficulty=difficulty))
        assert len(table.events("attacked")) == number
    assert cards[2] == {"easy": 3, "medium": 4, "hard": 5}[difficulty]


@pytest.mark.rule("HW-ATTACK-02")
def test_one_attack_for_all_players() -> None:
    table = position(3, year=3, fate=THIRD_YEAR)
    arrange(table, 1, cohorts=(0, 1, 2))
    arrange(table, 2, cohorts=(0, 1, 1))
    end_year(table)
    assert len(table.events("attacked")) == 3
    assert [settled(table, seat) for seat in range(3)] == [(3, 2, 0), (0, 0, 2), (1, 1, 1)]


@pytest.mark.rule("HW-ATTACK-03", "HW-FATE-02")
def test_only_the_arrow_of_an_attack_card_counts() -> None:
    for side, cohorts in (("left", (1, 0, 0)), ("centre", (0, 1, 0)), ("right", (0, 0, 1))):
        for card in fate_cards(side):
            assert settled(attacked([card], 1, year=1, cohorts=cohorts)) == (0, 0, 1)


@pytest.mark.rule("HW-ATTACK-04")
def test_each_cohort_stops_as_many_attacks_as_it_has_boxes_and_keeps_them() -> None:
    table = attacked(attack_of(left=3, centre=1), year=4, cohorts=(3, 1, 0))
    assert settled(table) == (0, 0, 3)
    assert table.cohorts() == (3, 1, 0)


@pytest.mark.rule("HW-ATTACK-05")
def test_what_gets_through_is_summed_over_the_cohorts() -> None:
    table = attacked(attack_of(left=3, centre=1, right=2), year=5, cohorts=(1, 6, 1))
    assert settled(table)[0] == (3 - 1) + 0 + (2 - 1), "the centre's surplus helps nobody"


@pytest.mark.rule("HW-ATTACK-07", "HW-EX-28")
def test_all_attacks_stopped() -> None:
    table = attacked(cohorts=(0, 1, 2))
    assert settled(table) == (0, 0, 2)
    assert (table.count("valour"), table.disdain()) == (2, 0)


@pytest.mark.rule("HW-ATTACK-06", "HW-EX-29")
def test_two_attacks_through() -> None:
    table = attacked(cohorts=(0, 1, 0))
    assert settled(table) == (2, 2, 0)
    assert (table.count("valour"), table.disdain()) == (0, 2)


@pytest.mark.rule("HW-ATTACK-07", "HW-EX-30")
def test_one_attack_through() -> None:
    table = attacked(cohorts=(0, 1, 1))
    assert (table.count("valour"), table.disdain()) == (1, 1)


@pytest.mark.rule("HW-ATTACK-06", "HW-ATTACK-07")
@pytest.mark.parametrize(("year", "flag"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_the_flag_of_the_year_is_the_most_disdain_or_valour(year: int, flag: int) -> None:
    for difficulty in ("easy", "hard"):
        assert settled(end_year(position(3, year=year, difficulty=difficulty)))[1] <= flag
        assert settled(end_year(position(3, year=year, difficulty=difficulty, cohorts=(6, 6, 6))))[2] <= flag
    stopped = attacked(attack_of(left=8)[: (1, 2, 3, 4, 6, 8)[year - 1]], year=year, cohorts=(6, 6, 6))
    assert settled(stopped)[1] + settled(stopped)[2] == flag


@pytest.mark.rule("HW-ATTACK-06", "HW-DV-07")
def test_six_through_in_the_fourth_year_are_three_disdain() -> None:
    table = position(3, year=4, difficulty="medium", fate=attack_of(left=6))
    end_year(table)
    assert settled(table) == (6, 3, 0)
    assert (table.count("valour"), table.disdain()) == (0, 3)


@pytest.mark.rule("HW-ATTACK-08")
def test_workers_of_this_valour_and_of_attributes_it_chains_to_stay_for_the_next_year() -> None:
    table = attacked(attack_of(left=1), year=1, valour=16, discipline=2, cohorts=(1, 0, 0))
    (year,) = table.events("year-began")
    items = GAME.facts.fate[int(year[2])].items
    assert table.count("discipline") == 3, "valour's 17th box gives discipline"
    assert table.count("builder") == items[1] + 1


@pytest.mark.rule("HW-ATTACK-08", "HW-DV-08")
@pytest.mark.parametrize(("side", "disdain", "valour"), [("centre", 1, 3), ("left", 2, 2)])
def test_a_hard_last_year(side: str, disdain: int, valour: int) -> None:
    table = position(
        1,
        year=6,
        difficulty="hard",
        fate=attack_of(left=5, centre=4, right=3),
        cohorts=(6, 2, 3),
        temple_favours=1,
    )
    end_year(table)
    assert GAME.prompts(table.s, 0) == [("spend-favours", 2, 4)]
    play(table, f"favour temple {side}")
    assert (table.disdain(), table.count("valour")) == (disdain, valour)
    assert table.s.places == [1]
    assert table.count("soldier") == (1 if valour == 3 else 0), "worthless now"


@pytest.mark.rule("HW-ATTACK-09")
def test_all_cards_are_open_before_favours_and_each_settles_alone() -> None:
    table = position(3, year=3, fate=THIRD_YEAR, temple_favours=1)
    arrange(table, 2, temple_favours=1, cohorts=(0, 1, 1))
    end_year(table)
    assert len(table.s.attackers) == 3
    assert [table.waiting(seat) for seat in range(3)] == ["SpendFavours", "", "SpendFavours"]
    assert settled(table, 1) == (3, 2, 0), "who has no favour has settled already"
    play(table, "favour temple right", seat=2)
    assert settled(table, 2) == (0, 0, 2)
    assert refused(table, "fill mining servant") == "settle-first (HW-ATTACK-09)"
    assert table.s.year == 3, "the next year starts when all have settled"
    play(table, "done")
    assert table.s.year == 4


# -- favours ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HW-FAVOUR-01", "HW-EX-31")
@pytest.mark.parametrize("favour", ["temple", "diplomat"])
def test_a_favour_ignores_one_card_for_this_player_only(favour: str) -> None:
    earned: Setting = {"temple_favours": 1} if favour == "temple" else {"diplomats": {"right": (1, 1)}}
    table = position(3, year=3, fate=THIRD_YEAR, cohorts=(0, 1, 1), **earned)
    arrange(table, 1, cohorts=(0, 1, 1))
    end_year(table)
    play(table, f"favour {favour} right")
    assert settled(table) == (0, 0, 2)
    assert settled(table, 1) == (1, 1, 1)


@pytest.mark.rule("HW-FAVOUR-01")
def test_temples_ignore_any_card_and_diplomats_those_of_their_cohort() -> None:
    table = position(3, year=3, fate=THIRD_YEAR, temple_favours=2, diplomats={"right": (2, 0), "left": (2, 0)})
    end_year(table)
    assert offered(table) == ["done", "favour temple centre", "favour temple right", "favour diplomat right"]
    assert refused(table, "favour temple left") == "no-attack-there left (HW-FAVOUR-01)"
    assert refused(table, "favour diplomat left") == "no-attack-there left (HW-FAVOUR-01)"
    assert refused(table, "favour diplomat centre") == "no-diplomat-favour centre (HW-FAVOUR-01)"
    only = position(3, year=3, fate=THIRD_YEAR, diplomats={"right": (2, 0)})
    end_year(only)
    assert refused(only, "favour temple right") == "no-temple-favour (HW-FAVOUR-01)"
    assert refused(only, "favour diplomat left") == "no-diplomat-favour left (HW-FAVOUR-01)"


@pytest.mark.rule("HW-FAVOUR-02")
def test_favours_are_spent_once_several_in_one_attack_each_on_another_card() -> None:
    table = position(3, year=3, fate=THIRD_YEAR, temple_favours=1, diplomats={"right": (2, 0), "centre": (0, 2)})
    end_year(table)
    play(table, "favour diplomat right", "favour diplomat right")
    assert offered(table) == ["done", "favour temple centre"], "both right cards are gone"
    play(table, "favour temple centre")
    assert settled(table) == (0, 0, 2)
    row = table.row()
    assert row[TEMPLE_FAVOURS : TEMPLE_FAVOURS_SPENT + 1] == [0, 1]
    assert row[COHORT_FAVOURS + 2] == 0
    assert row[COHORT_FAVOURS_SPENT : COHORT_FAVOURS_SPENT + 3] == [0, 2, 2]


@pytest.mark.rule("HW-FAVOUR-02")
def test_unspent_favours_stay_and_score_nothing() -> None:
    table = position(3, year=3, fate=THIRD_YEAR, temple_favours=2)
    score = GAME.scores(table.s)[0]
    end_year(table)
    play(table, "done")
    assert table.row()[TEMPLE_FAVOURS] == 2
    assert settled(table) == (3, 2, 0)
    arrange(table, 0, temple_favours=0)
    assert GAME.scores(table.s)[0] == score - 3, "only the disdain of the attack changed the score"


def test_nobody_is_asked_for_favours_when_nothing_gets_through() -> None:
    table = attacked(cohorts=(0, 1, 2), temple_favours=3)
    assert settled(table) == (0, 0, 2)
    assert table.row()[TEMPLE_FAVOURS] == 3


@pytest.mark.rule("HW-DISDAIN-01")
def test_disdain_circles_boxes_and_stays() -> None:
    table = position(3, year=3, fate=THIRD_YEAR, disdain=3, forgiven=1)
    end_year(table)
    assert table.row()[DISDAIN] == 5
    assert table.disdain() == 4
    assert sum(year.flag for year in GAME.facts.year) == 15, "there is a box for all the disdain of six years"


# -- clearing the table -------------------------------------------------------------------------------------------


@pytest.mark.rule("HW-YEAREND-01", "HW-FATE-01")
def test_attack_cards_are_discarded_and_neutral_cards_cleared() -> None:
    table = position(2, year=3, fate=[*THIRD_YEAR, 7], pool="1 resource", built="market", traders=4)
    end_year(table)
    assert table.s.attackers == []
    assert table.s.neutral == []
    assert set(THIRD_YEAR) & set(table.s.discard) or len(table.s.fate) > 40
    GAME.check(table.s)


@pytest.mark.rule("HW-FATE-01")
@pytest.mark.parametrize("action", ["trade fate", "fight red"])
def test_every_flipped_card_ends_on_the_one_discard_pile(action: str) -> None:
    table = position(built="market ludus", traders=4, strength=(6, 0), pool="1 resource")
    before = (len(table.s.fate), len(table.s.discard))
    play(table, action)
    assert (len(table.s.fate), len(table.s.discard)) == (before[0] - 1, before[1] + 1)


@pytest.mark.rule("HW-FATE-02")
def test_each_use_of_a_card_reads_its_own_part() -> None:
    card = 3  # left arrow, good 2, damage 3; soldier, 3 builders, servant, civilian, 2 resources
    trading = play(position(built="market", traders=4, pool="1 resource", fate=[card]), "trade fate")
    assert trading.events("traded") == [("traded", 0, 0, 2)]
    assert trading.pool() == {}
    fighting = play(position(built="ludus", strength=(6, 0), fate=[card]), "fight red")
    assert fighting.events("fought") == [("fought", 0, 0, 3)]
    attack = attacked([card], 1, year=1)
    assert attack.events("attacked") == [("attacked", card, 0)]
    assert GAME.facts.fate[card].items == (1, 3, 1, 1, 2)


@pytest.mark.rule("HW-FATE-03", "HW-DV-19")
def test_an_empty_pile_is_made_anew_from_the_discards_without_the_open_attack() -> None:
    table = position(3, year=3, temple_favours=1)
    table.s.fate = [11]
    table.s.discard = [1, 2, 3, 4, 5]
    play(table, "end-year")
    play(table, "end-year", seat=1)
    play(table, "end-year", seat=2)
    assert table.waiting() == "SpendFavours"
    assert table.s.attackers[0] == 11
    assert len(table.s.attackers) == 3
    assert len(table.s.fate) == 3
    assert table.events("reshuffled") == [("reshuffled",)]
    assert not set(table.s.fate) & set(table.s.attackers)
    table.s.agenda[-1].run(table.s)
    assert (len(table.s.fate), len(table.s.discard)) == (3, 3)


@pytest.mark.rule("HW-FATE-03")
def test_an_exhausted_pile_never_ends_the_game() -> None:
    table = position(1, built="market", traders=4, pool="1 resource", fate=[])
    play(table, "trade fate")
    assert len(table.s.fate) == 47
    table.s.fate, table.s.discard = [], []
    table.s.chance = Chance.of("any")
    assert draw_fate(table.s) == -1, "if there is no card at all, the attack goes on with those revealed"


# -- one or two players -------------------------------------------------------------------------------------------


@pytest.mark.rule("HW-NEUTRAL-01")
def test_the_neutral_deck_is_a_whole_set_of_player_cards() -> None:
    for seats in (1, 2):
        s = GAME.start(seats, chance=Chance.of("any"))
        assert sorted([*s.neutral_deck, *s.neutral]) == list(range(12))


@pytest.mark.rule("HW-NEUTRAL-02", "HW-GEN-15")
@pytest.mark.parametrize(("seats", "shown"), [(1, 2), (2, 1), (3, 0)])
def test_neutral_cards_of_each_year_never_return(seats: int, shown: int) -> None:
    table = Position(GAME.start(seats, chance=Chance.of("neutral")))
    seen: list[int] = []
    while not table.s.places:
        for seat in range(seats):
            play(table, offered(table, seat=seat)[0], seat=seat)
        view = GAME.view(table.s, 0)
        assert sorted(view.neutral_discard) == sorted(CARDS[card] for card in seen), "the discards are open to all"
        seen += table.s.neutral
        assert len(table.s.neutral) == shown
        end_year(table)
    assert len(seen) == len(set(seen)) == 6 * shown


@pytest.mark.rule("HW-NEUTRAL-03")
def test_neutral_cards_offer_goods_and_patterns_any_number_of_times_to_everybody() -> None:
    sheet: Setting = {"built": "market", "traders": 9, "patricians": 9, "pool": "2 resource, 1 soldier"}
    table = position(2, neutral=["fighter"], **sheet)
    arrange(table, 1, **sheet)
    play(table, "trade first-neutral", "enter h4", "trade first-neutral", "enter h5a")
    play(table, "scout first-neutral", "place r1c1 r1c2 r2c1 r2c2")
    play(table, "trade first-neutral", "enter h4", seat=1)
    assert [event[3] for event in table.events("traded")] == [5, 5, 5]
    assert (table.s.neutral_resources, table.s.neutral_soldiers) == ([3], [1])
    assert table.pool() == {"servant": 1, "resource": 1}, "only what the map's cells gave"


@pytest.mark.rule("HW-NEUTRAL-03")
def test_the_items_of_neutral_cards_are_nobodys() -> None:
    table = Position(GAME.start(1, chance=Chance.of("any")))
    before = sum(table.row()[:5])
    play(table, offered(table)[0])
    prospect = sum(GAME.facts.card[table.row()[113]].items)
    assert sum(table.row()[:5]) == before + prospect + 1


@pytest.mark.rule("HW-NEUTRAL-04", "HW-DV-09")
def test_solo_each_item_on_neutral_cards_adds_an_attack() -> None:
    table = position(1, year=3, built="market", traders=4, patricians=2, neutral=["fighter", "ranger"])
    arrange(table, 0, pool="1 resource, 1 soldier")
    play(table, "trade first-neutral", "scout second-neutral", "place r1c2 r1c3 r1c4 r1c5")
    assert cards_to_reveal(table.s) == 5
    play(table, "end-year")
    assert len(table.events("attacked")) == 5


@pytest.mark.rule("HW-NEUTRAL-04", "HW-DV-24")
def test_two_players_share_the_attacks_that_one_of_them_caused() -> None:
    sheet: Setting = {"built": "market", "traders": 4, "patricians": 9, "pool": "1 resource, 2 soldier"}
    table = position(2, year=4, difficulty="medium", neutral=["ranger"], **sheet)
    play(table, "trade first-neutral")
    play(table, "scout first-neutral", "place r1c2 r1c3 r1c4 r1c5")
    play(table, "scout first-neutral", "place r3c2 r3c3 r3c4 r3c5")
    end_year(table)
    assert len(table.events("attacked")) == 9
    assert settled(table, 0)[0] == settled(table, 1)[0] == 9
