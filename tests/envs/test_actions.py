from __future__ import annotations

import pytest

from envs.tables import SHORT, named, positions, setting
from ludoteka.envs.actions import FOLD, SPAN, WAIT, Catalog, Slots
from ludoteka.kernel.action import Action
from ludoteka.kernel.errors import BadOption, StuckGame
from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import State, pending_for


@pytest.fixture(scope="module")
def cyclades() -> Game[State]:
    return load_game("cyclades")


@pytest.fixture(scope="module")
def catalog(cyclades: Game[State]) -> Catalog:
    return Catalog(cyclades)


@pytest.mark.parametrize(("game", "players"), named(SHORT))
@pytest.mark.parametrize("encoding", ["catalog", "slots"])
def test_numbers_are_the_options_and_lead_back_to_them(game: str, players: int, encoding: str) -> None:
    table = setting(game, players, encoding=encoding)
    for position in positions(table, "numbers", 60):
        seat, s = position.asked, position.state
        if seat < 0:
            break
        choice = pending_for(s, seat)
        decisions = ([] if choice is None else [choice]) + table.game.asides_for(s, seat)
        offered = {action for decision in decisions for action in decision.options(s)}
        numbers = position.open()
        assert sorted(numbers) == list(numbers)
        assert all(WAIT < number < table.encoding.size for number in numbers)
        assert {action for _, action in numbers.values()} == offered
        assert len(numbers) == len(offered)


@pytest.mark.parametrize(("game", "players"), named(SHORT))
def test_an_action_keeps_its_number_from_position_to_position(game: str, players: int) -> None:
    table = setting(game, players)
    catalog = table.encoding
    assert isinstance(catalog, Catalog)
    known: dict[Action, int] = {}
    for position in positions(table, "stable", 80):
        for number, (_, action) in position.open().items():
            assert number == catalog.home(action)
            assert known.setdefault(action, number) == number
    exact = [action for action in known if catalog.blocks[str(action[0])].exact]
    assert len({known[action] for action in exact}) == len(exact)


def test_blocks_follow_one_another_in_the_order_of_verbs(catalog: Catalog) -> None:
    assert list(catalog.blocks) == sorted(catalog.blocks)
    following = WAIT + 1
    for block in catalog.blocks.values():
        assert block.first == following
        assert 1 <= block.size <= FOLD
        following += block.size
    assert catalog.size == following


def test_inside_a_block_arguments_count_like_digits(catalog: Catalog) -> None:
    bid = catalog.blocks["bid"]
    assert bid.arguments == ["god:god", "amount:amount"]
    assert bid.sizes == [6, SPAN]
    assert catalog.home(("bid", 0, 0)) == bid.first
    assert catalog.home(("bid", 2, 7)) == bid.first + 2 * SPAN + 7


def test_the_scheme_is_the_same_in_every_version() -> None:
    """Numbers that were trained with must not move; a change of the scheme itself breaks every trained policy."""
    game = load_game("teaching:load")
    catalog = Catalog(game)
    known = {"agree": 1, "bid 0": 3, "bid 31": 34, "hail p1": 106, "hail p4": 109, "swear": 186}
    assert {text: catalog.home(game.parse(text)) for text in known} == known
    assert catalog.size == 197


def test_two_options_that_want_one_number_both_get_one(catalog: Catalog) -> None:
    bid = catalog.blocks["bid"]
    one, other, third = ("bid", 5, 31), ("bid", 5, 31 + SPAN), ("bid", 0, 0)
    assert catalog.home(one) == catalog.home(other) == bid.first + bid.size - 1
    numbers = catalog.numbers([one, other, third])
    assert sorted(numbers.values()) == sorted([one, other, third])
    assert numbers == catalog.numbers([third, other, one])
    assert numbers[bid.first] == third
    assert {number for number, action in numbers.items() if action in (one, other)} == {
        bid.first + 1,
        bid.first + bid.size - 1,
    }


def test_the_fingerprint_tells_catalogs_apart(catalog: Catalog, cyclades: Game[State]) -> None:
    assert catalog.fingerprint() == Catalog(cyclades).fingerprint()
    assert catalog.fingerprint() != Catalog(load_game("lords_of_hellas")).fingerprint()


def test_slots_are_places_in_the_list() -> None:
    assert Slots().numbers([("pass",), ("bid", 0, 1)]) == {1: ("pass",), 2: ("bid", 0, 1)}
    with pytest.raises(StuckGame, match="catalog"):
        Slots().numbers([("bid", 0, amount) for amount in range(600)])


def test_an_unknown_encoding_is_refused() -> None:
    with pytest.raises(BadOption, match="catalog, slots"):
        setting("cyclades", 2, encoding="hash")
