"""The content of Hadrian's Wall holds the printed figures, and a wrong pack is refused with a clear word."""

from __future__ import annotations

import doctest
from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from ludoteka.games.hadrians_wall import loading
from ludoteka.games.hadrians_wall.content import Box, Column, ColumnBox, Content, Gain, Items, Needs
from ludoteka.games.hadrians_wall.loading import load


@pytest.fixture(scope="module")
def facts() -> Content:
    return load()


def gains(boxes: Iterable[Box]) -> dict[Gain, int]:
    return dict(Counter(symbol for box in boxes for symbol in box.gain))


def where(boxes: Iterable[Box], symbol: Gain) -> list[int]:
    return [box.n for box in boxes if symbol in box.gain]


def per_column(boxes: Iterable[ColumnBox]) -> dict[Column, int]:
    return dict(Counter(box.column for box in boxes))


def total(items: Iterable[Items]) -> Items:
    every = list(items)
    return Items(
        soldier=sum(i.soldier for i in every),
        builder=sum(i.builder for i in every),
        servant=sum(i.servant for i in every),
        civilian=sum(i.civilian for i in every),
        resource=sum(i.resource for i in every),
    )


def one_each(*alternatives: str) -> tuple[Items, ...]:
    return tuple(Items(**{item: 1}) for item in alternatives)


class TestCards:
    def test_the_fate_deck_has_48_cards_with_eight_items_each(self, facts: Content) -> None:
        assert len(facts.fate) == 48
        for card in facts.fate:
            i = card.items
            assert i.soldier + i.builder + i.servant + i.civilian + i.resource == 8
        assert total(card.items for card in facts.fate) == Items(
            soldier=76, builder=88, servant=92, civilian=64, resource=64
        )

    def test_the_fate_deck_attacks_trades_and_wounds_in_fixed_shares(self, facts: Content) -> None:
        assert Counter(card.attack for card in facts.fate) == {"left": 16, "centre": 16, "right": 16}
        assert Counter(card.good for card in facts.fate) == {1: 12, 2: 12, 3: 8, 4: 8, 5: 4, 6: 4}
        assert Counter(card.damage for card in facts.fate) == {1: 16, 2: 20, 3: 12}

    def test_the_fate_deck_is_twelve_families_with_four_goods_each(self, facts: Content) -> None:
        families = Counter((card.attack, card.damage, card.items) for card in facts.fate)
        assert list(families.values()) == [4] * 12
        assert len({(card.attack, card.damage, card.items, card.good) for card in facts.fate}) == 48

    def test_a_player_deck_has_twelve_cards(self, facts: Content) -> None:
        assert len(facts.player_card) == 12
        assert Counter(card.good for card in facts.player_card) == {1: 3, 2: 4, 3: 1, 4: 2, 5: 1, 6: 1}
        assert Counter(card.pattern for card in facts.player_card) == {"i": 2, "l": 2, "o": 2, "s": 3, "t": 3}
        assert total(card.items for card in facts.player_card) == Items(
            soldier=2, builder=4, servant=5, civilian=4, resource=7
        )

    def test_the_prospect_of_the_trainer_brings_a_servant_and_a_resource(self, facts: Content) -> None:
        (trainer,) = (card for card in facts.player_card if card.id == "trainer")
        assert trainer.items == Items(servant=1, resource=1)

    @pytest.mark.parametrize(
        ("card", "measure", "at"),
        [
            ("architect", "landmarks", (1, 2, 3)),
            ("aristocrat", "active-disdain", (4, 2, 0)),
            ("defender", "wall-columns", (1, 2, 3)),
            ("engineer", "large-buildings", (2, 4, 6)),
            ("fighter", "cohorts", (1, 2, 3)),
            ("forager", "production", (3, 6, 9)),
            ("merchant", "goods", (4, 6, 8)),
            ("planner", "citizen-tracks", (2, 4, 5)),
            ("pontiff", "temples", (1, 2, 3)),
            ("ranger", "map-columns", (1, 3, 5)),
            ("trainer", "gladiator-strength", (4, 8, 12)),
            ("vanguard", "guard-columns", (1, 2, 3)),
        ],
    )
    def test_a_path_gives_one_two_or_three_points(
        self, facts: Content, card: str, measure: str, at: tuple[int, ...]
    ) -> None:
        (path,) = (c for c in facts.player_card if c.id == card)
        assert (path.measure, path.at, path.vp) == (measure, at, (1, 2, 3))
        assert path.reach == ("at-most" if card == "aristocrat" else "at-least")


class TestYears:
    def test_attack_cards_by_year_and_difficulty(self, facts: Content) -> None:
        assert [(y.attack_cards.easy, y.attack_cards.medium, y.attack_cards.hard) for y in facts.year] == [
            (1, 1, 1), (2, 2, 3), (3, 4, 5), (4, 6, 7), (6, 8, 9), (8, 10, 12),
        ]  # fmt: skip

    def test_a_whole_game_flips_30_37_or_43_cards_for_years_and_attacks(self, facts: Content) -> None:
        years = len(facts.year)
        assert years + sum(y.attack_cards.easy for y in facts.year) == 30
        assert years + sum(y.attack_cards.medium for y in facts.year) == 37
        assert years + sum(y.attack_cards.hard for y in facts.year) == 43

    def test_the_grey_flags_add_up_to_the_disdain_boxes(self, facts: Content) -> None:
        assert [y.flag for y in facts.year] == [1, 2, 2, 3, 3, 4]
        assert facts.disdain.boxes == 15

    def test_neutral_cards_last_for_six_years(self, facts: Content) -> None:
        assert facts.neutral.cards_by_players == (2, 1, 0, 0, 0, 0)
        assert facts.neutral.attacks_per_item == 1

    def test_start_state(self, facts: Content) -> None:
        assert facts.start.built == ("small-granary",)
        assert facts.start.production == 1
        assert facts.start.cohorts == facts.start.attributes == facts.start.citizens == facts.start.disdain == 0

    def test_one_to_six_players(self, facts: Content) -> None:
        assert (facts.game.min_players, facts.game.max_players, len(facts.colour)) == (1, 6, 6)
        assert {p.id: p.count for p in facts.piece} == {
            "soldier": 18, "builder": 24, "servant": 24, "civilian": 24, "resource": 50,
        }  # fmt: skip


class TestLeftSheet:
    def test_cohorts(self, facts: Content) -> None:
        assert len(facts.cohort_box) == 18
        for side in ("left", "centre", "right"):
            boxes = [box for box in facts.cohort_box if box.cohort == side]
            assert [box.gain for box in boxes] == [(), (), ("discipline",), (), ("valour",), ("discipline",)]

    def test_mining(self, facts: Content) -> None:
        assert facts.mining.cost_one_of == one_each("servant")
        assert per_column(facts.mining_box) == {"small": 4, "medium": 5, "large": 5}
        assert where(facts.mining_box, "production") == where(facts.mining_box, "resource") == [2, 5, 8, 11, 14]

    def test_guard(self, facts: Content) -> None:
        assert facts.guard.cost_one_of == one_each("soldier")
        assert per_column(facts.guard_box) == {"small": 6, "medium": 6, "large": 6}
        assert gains(facts.guard_box) == {"cohort": 7, "discipline": 6}
        assert "cohort" in facts.guard_box[3 - 1].gain

    def test_training(self, facts: Content) -> None:
        assert facts.training.cost_one_of == one_each("builder")
        assert facts.training.per_year == 1
        assert [box.gain for box in facts.training_box] == [("sword",)] * 5

    def test_infrastructure_flags(self, facts: Content) -> None:
        assert {box.n: box.infrastructure for box in facts.fort_box if box.infrastructure} == {
            1: 1, 3: 2, 5: 3, 9: 4, 11: 5, 13: 6, 15: 7, 17: 8,
        }  # fmt: skip

    def test_the_full_fort_gives_eight_civilians_three_discipline_and_two_cohorts(self, facts: Content) -> None:
        assert facts.fort.cost_one_of == one_each("builder", "soldier")
        assert per_column(facts.fort_box) == {"small": 7, "medium": 7, "large": 7}
        assert gains(facts.fort_box) == {"civilian": 8, "discipline": 3, "cohort": 2}

    def test_the_full_wall_gives_five_renown_seven_civilians_and_six_cohorts(self, facts: Content) -> None:
        assert facts.wall.cost_one_of == one_each("resource")
        assert per_column(facts.wall_box) == {"small": 7, "medium": 7, "large": 7}
        assert [box.needs for box in facts.wall_box] == [Needs(fort=n) for n in range(1, 22)]
        assert gains(facts.wall_box) == {"renown": 5, "civilian": 7, "cohort": 6}
        assert (facts.wall_box[6 - 1].gain, facts.wall_box[7 - 1].gain) == ((), ("cohort",))

    def test_cippi(self, facts: Content) -> None:
        assert facts.cippi.cost_one_of == one_each("resource")
        assert per_column(facts.cippi_box) == {"small": 3, "medium": 2, "large": 2}
        assert [box.needs.fort for box in facts.cippi_box] == [1, 4, 7, 10, 13, 16, 20]
        assert gains(facts.cippi_box) == {"cohort": 3, "civilian": 1, "renown": 1}

    def test_every_cohort_and_production_symbol_has_its_box(self, facts: Content) -> None:
        tracks: Sequence[Sequence[ColumnBox]] = (facts.guard_box, facts.cippi_box, facts.wall_box, facts.fort_box)
        assert sum(gains(boxes).get("cohort", 0) for boxes in tracks) == 18
        precincts = sum("production" in building.gain for building in facts.building)
        assert (len(where(facts.mining_box, "production")), precincts) == (5, 3)
        assert facts.production.boxes == 9

    def test_forum(self, facts: Content) -> None:
        forum = facts.forum
        assert (forum.pays, forum.gains, forum.per_year, len(facts.forum_box)) == (2, 1, 1, 4)
        assert set(forum.pay_from) == set(forum.gain_from) == {"builder", "servant", "civilian"}

    @pytest.mark.parametrize(
        ("attribute", "worker", "others"),
        [
            ("renown", "civilian", ("piety", "discipline", "valour")),
            ("piety", "servant", ("renown", "valour", "discipline")),
            ("valour", "soldier", ("discipline", "renown", "piety")),
            ("discipline", "builder", ("valour", "piety", "renown")),
        ],
    )
    def test_attributes(self, facts: Content, attribute: str, worker: Gain, others: tuple[Gain, ...]) -> None:
        boxes = [box for box in facts.attribute_box if box.attribute == attribute]
        assert len(boxes) == 25
        assert where(boxes, worker) == [3, 6, 9, 12, 15, 19, 23]
        assert [boxes[n - 1].gain for n in (17, 21, 25)] == [(other,) for other in others]
        assert sum(len(box.gain) for box in boxes) == 10

    def test_attribute_boxes_are_worth_at_most_a_hundred_points(self, facts: Content) -> None:
        worth = {track.id: track.vp_per_box for track in facts.attribute}
        assert sum(worth[box.attribute] for box in facts.attribute_box) == 100


class TestBuildings:
    def test_granaries(self, facts: Content) -> None:
        small, medium, large = facts.building[:3]
        assert [b.opens for b in (small, medium, large)] == ["small", "medium", "large"]
        assert (medium.needs, medium.cost, medium.gain) == (
            Needs(infrastructure=1), Items(servant=1, builder=1, resource=1), (),
        )  # fmt: skip
        assert (large.needs, large.cost, large.gain) == (
            Needs(infrastructure=5, built="medium-granary"), Items(servant=1, builder=1, resource=2), ("renown",),
        )  # fmt: skip

    @pytest.mark.parametrize(
        ("id", "infrastructure", "cost", "gain", "choice", "yearly"),
        [
            ("small-hotel", 2, Items(servant=1, builder=1, resource=1), ("civilian",), (), "civilian"),
            ("large-hotel", 6, Items(servant=1, builder=1, resource=2), ("renown", "civilian"), (), "civilian"),
            ("small-workshop", 3, Items(resource=3), ("builder",), (), "builder"),
            ("large-workshop", 7, Items(resource=4), ("renown", "builder"), (), "builder"),
            ("small-road", 4, Items(servant=2, builder=1, resource=1), (), ("piety", "discipline"), "any-attribute"),
            ("large-road", 8, Items(servant=2, builder=1, resource=2), (), ("renown", "valour"), "any-attribute"),
        ],
    )
    def test_hotel_workshop_and_road(
        self,
        facts: Content,
        id: str,
        infrastructure: int,
        cost: Items,
        gain: tuple[Gain, ...],
        choice: tuple[Gain, ...],
        yearly: str,
    ) -> None:
        (b,) = (b for b in facts.building if b.id == id)
        assert (b.needs.infrastructure, b.cost, b.gain, b.gain_one_of) == (infrastructure, cost, gain, choice)
        assert (b.circles, b.yearly) == (1, yearly)
        assert b.needs.built == (id.replace("large", "small") if id.startswith("large") else None)

    def test_landmarks(self, facts: Content) -> None:
        assert [(mark.id, mark.needs, mark.gain) for mark in facts.landmark] == [
            ("archway", Needs(renown=15), ("valour", "valour")),
            ("monolith", Needs(piety=15), ("discipline", "discipline")),
            ("column", Needs(valour=15), ("piety", "piety")),
            ("statue", Needs(discipline=15), ("renown", "renown")),
        ]
        assert {mark.cost for mark in facts.landmark} == {Items(builder=1, resource=2)}

    def test_precincts(self, facts: Content) -> None:
        precincts = [b for b in facts.building if b.id.endswith("precinct")]
        assert [b.needs.traders for b in precincts] == [3, 6, 9]
        assert [b.cost for b in precincts] == [Items(servant=1, civilian=n) for n in (1, 2, 3)]
        assert [b.gain for b in precincts] == [
            (attribute, "production", "resource") for attribute in ("piety", "discipline", "renown")
        ]

    def test_seven_large_buildings(self, facts: Content) -> None:
        assert [b.id for b in facts.building if b.large] == [
            "large-granary", "large-hotel", "large-workshop", "large-road",
            "large-precinct", "large-gardens", "large-temple",
        ]  # fmt: skip

    @pytest.mark.parametrize(
        ("id", "needs", "cost"),
        [
            ("market", Needs(traders=4), Items(servant=1, builder=1, resource=2)),
            ("theatre", Needs(performers=1), Items(servant=1, builder=1, resource=1)),
            ("ludus", Needs(performers=3), Items(servant=2, builder=1, resource=2)),
            ("baths", Needs(apparitores=3), Items(servant=2, builder=1, resource=2)),
            ("courthouse", Needs(apparitores=4), Items(servant=2, builder=1, resource=2)),
        ],
    )
    def test_buildings_that_bring_renown(self, facts: Content, id: str, needs: Needs, cost: Items) -> None:
        (b,) = (b for b in facts.building if b.id == id)
        assert (b.needs, b.cost, b.gain) == (needs, cost, ("renown",))

    def test_gardens(self, facts: Content) -> None:
        small, large = (b for b in facts.building if b.id.endswith("gardens"))
        assert (small.needs, small.cost) == (Needs(priests=4), Items(servant=1, builder=1, resource=1))
        assert small.gain == ("piety", "trader", "performer", "priest")
        assert (large.needs.priests, large.cost) == (7, Items(servant=1, builder=1, resource=2))
        assert large.gain == (*small.gain, "apparitor", "patrician")


class TestRightSheet:
    @pytest.mark.parametrize(
        ("track", "given"),
        [
            ("traders", "servant - builder - resource - builder renown resource"),
            ("performers", "builder - servant - soldier - servant renown builder"),
            ("priests", "servant - servant piety servant piety servant piety servant"),
            ("apparitores", "builder - soldier discipline builder discipline soldier discipline builder"),
            ("patricians", "resource - soldier renown resource renown soldier renown resource"),
        ],
    )
    def test_citizens(self, facts: Content, track: str, given: str) -> None:
        boxes = [box for box in facts.citizen_box if box.track == track]
        assert [" ".join(box.gain) or "-" for box in boxes] == given.split()
        assert all(citizen.cost_one_of == one_each("civilian") for citizen in facts.citizen)

    def test_market(self, facts: Content) -> None:
        assert facts.trade.needs == Needs(built="market")
        assert facts.trade.cost_one_of == one_each("resource")
        assert facts.trade.per_year is None
        assert [box.needs.traders for box in facts.trade_box] == [4, 5, 5, 6, 6, 7, 8, 9]
        assert [box.gain for box in facts.trade_box] == [()] * 6 + [("servant",), ("builder",)]
        assert [new.gain for new in facts.new_good] == [("renown",) * n for n in (1, 1, 1, 2, 2, 3)]

    def test_shows(self, facts: Content) -> None:
        assert facts.show.needs == Needs(built="theatre")
        assert facts.show.cost_one_of == one_each("resource")
        assert facts.show.per_year == 1
        assert {box.needs.performers: box.gain for box in facts.show_box} == {
            1: ("trader",),
            3: ("discipline", "soldier"),
            5: ("piety", "servant"),
            6: ("discipline", "apparitor"),
            8: ("piety", "priest"),
            9: ("renown", "patrician"),
        }

    def test_gladiators(self, facts: Content) -> None:
        assert facts.strength.cost_one_of == one_each("servant", "civilian")
        assert facts.battle.per_year == 1
        assert [box.needs.performers for box in facts.strength_box] == [3, 4, 5, 6, 8, 9]
        assert [box.on_death.count("piety") for box in facts.strength_box] == [2, 2, 1, 1, 0, 0]
        assert [box.on_survival.count("renown") for box in facts.strength_box] == [0, 1, 1, 2, 2, 2]
        assert [box.on_survival.count("resource") for box in facts.strength_box] == [0, 0, 0, 0, 0, 1]

    def test_building_all_temples_costs_four_servants_three_builders_five_resources(self, facts: Content) -> None:
        temples = [b for b in facts.building if b.id.endswith("temple")]
        assert [b.needs.priests for b in temples] == [1, 3, 6]
        assert total(b.cost for b in temples) == Items(servant=4, builder=3, resource=5)
        assert [b.gain for b in temples] == [("piety",)] * 3

    def test_filling_all_temples_takes_fourteen_workers_and_gives_seven_piety(self, facts: Content) -> None:
        assert Counter(box.temple for box in facts.temple_box) == {
            "small-temple": 2, "medium-temple": 6, "large-temple": 6,
        }  # fmt: skip
        assert gains(facts.temple_box) == {"piety": 7, "favour": 3}
        assert [box.needs.priests for box in facts.temple_box[::2]] == [1, 3, 5, 6, 6, 8, 9]
        for temple in facts.temple:
            assert temple.cost_one_of == one_each("soldier", "builder", "servant", "civilian")
        assert [temple.needs.filled for temple in facts.temple] == [None, "small-temple", "medium-temple"]

    def test_bribes(self, facts: Content) -> None:
        assert facts.bribe.needs == Needs(built="baths", disdain=1)
        assert facts.bribe.per_year == 2
        assert [box.needs.apparitores for box in facts.bribe_box] == [3, 4, 5, 6, 7, 8]
        assert [box.cost for box in facts.bribe_box] == [Items(resource=n) for n in (1, 1, 2, 2, 3, 3)]

    @pytest.mark.parametrize(
        ("column", "values", "cost", "gain"),
        [
            ("left", [4, 5, 6], Items(), ("servant",)),
            ("centre", [5, 6, 7], Items(builder=1), ("servant", "servant")),
            ("right", [6, 7, 8], Items(servant=1), ("builder",)),
        ],
    )
    def test_rulings(self, facts: Content, column: str, values: list[int], cost: Items, gain: tuple[Gain, ...]) -> None:
        boxes = [box for box in facts.ruling_box if box.column == column]
        assert [box.needs.apparitores for box in boxes] == values
        assert {(box.cost, box.gain) for box in boxes} == {(cost, gain)}
        assert facts.ruling.per_year == 1

    def test_diplomats(self, facts: Content) -> None:
        assert facts.diplomat.cost_one_of == (Items(servant=1, soldier=1, resource=2),)
        assert [box.needs for box in facts.diplomat_box] == [Needs(patricians=n) for n in (1, 3, 6)]
        assert gains(facts.diplomat_box) == {"valour": 3, "cohort-favour": 6}

    def test_scouts(self, facts: Content) -> None:
        assert facts.scout.cost_one_of == one_each("soldier")
        assert [box.needs for box in facts.scout_box] == [Needs(patricians=n) for n in (2, 4, 5, 7, 9)]

    def test_five_scouts_can_fill_the_whole_map(self, facts: Content) -> None:
        assert (facts.map.rows, facts.map.columns, facts.map.row_gain) == (4, 5, ("valour",))
        assert {len(pattern.cells) for pattern in facts.pattern} == {4}
        assert len(facts.scout_box) * 4 == facts.map.rows * facts.map.columns

    def test_the_map_shows_five_resources_and_two_servants(self, facts: Content) -> None:
        assert Counter(symbol.gain for symbol in facts.map_symbol) == {("resource",): 5, ("servant",): 2}
        assert {(s.row, s.column) for s in facts.map_symbol if s.gain == ("servant",)} == {(2, 2), (2, 4)}

    def test_coloured_flags_of_the_citizen_tracks_are_the_buildings_and_diplomats(self, facts: Content) -> None:
        needs = [b.needs for b in facts.building] + [box.needs for box in facts.diplomat_box]
        assert sorted(n.traders for n in needs if n.traders) == [3, 4, 6, 9]
        assert sorted(n.performers for n in needs if n.performers) == [1, 3]
        assert sorted(n.priests for n in needs if n.priests) == [1, 3, 4, 6, 7]
        assert sorted(n.apparitores for n in needs if n.apparitores) == [3, 4]
        assert sorted(n.patricians for n in needs if n.patricians) == [1, 3, 6]


class TestScoring:
    def test_disdain_penalty(self, facts: Content) -> None:
        assert [-line.vp for line in facts.disdain_penalty] == [0, 1, 3, 5, 7, 9, 12, 15, 18, 22]

    def test_ranks(self, facts: Content) -> None:
        assert {rank.id: rank.at_least for rank in facts.rank} == {
            "miles": 0, "centurion": 40, "primus-pilus": 50, "praefectus-castrorum": 60, "legatus-legionis": 70,
        }  # fmt: skip


def test_the_examples_in_the_module_run() -> None:
    assert doctest.testmod(loading) == (0, 2)
