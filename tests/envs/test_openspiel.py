"""OpenSpiel's own test, and what it does not look at."""

from __future__ import annotations

import copy
import json
import pickle
from functools import partial
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import pyspiel

from envs.tables import HEROES, LONG, SHORT, game_id, named
from ludoteka.envs.luck import GivenLuck
from ludoteka.envs.openspiel import MOST_OUTCOMES, TableState, read_options, register
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption, IllegalAction
from ludoteka.kernel.state import State

register(HEROES)


def load(game: str, players: int, **params: Any) -> Any:
    return pyspiel.load_game(f"ludoteka_{game_id(game)}", {"players": players, **params})


def play(state: TableState, picks: Chance, steps: int = 10**6) -> list[tuple[int, int]]:
    """Go on at random; who did what, chance included."""
    done: list[tuple[int, int]] = []
    while not state.is_terminal() and len(done) < steps:
        player = state.current_player()
        if state.is_chance_node():
            action = picks.below(len(state.chance_outcomes()))
        else:
            action = picks.pick(state.legal_actions())
        done.append((player, action))
        state.apply_action(action)
    return done


def asked(state: TableState, picks: Chance, steps: int) -> TableState:
    """Go on at random for this many steps, and then to the next question."""
    play(state, picks, steps)
    while state.is_chance_node():
        state.apply_action(picks.below(len(state.chance_outcomes())))
    return state


@pytest.mark.parametrize(("game", "players"), named(SHORT))
def test_openspiel_finds_nothing_wrong(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players, max_steps=20), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("params", [{"encoding": "slots"}, {"asides": "always"}, {"options": "difficulty:hard"}])
def test_openspiel_finds_nothing_wrong_in_other_settings(params: dict[str, Any]) -> None:
    game = load("hadrians_wall", 2, max_steps=40, **params)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), named(LONG))
def test_openspiel_finds_nothing_wrong_in_whole_games(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players"), named(SHORT))
def test_luck_given_node_by_node_is_the_same_game(game: str, players: int) -> None:
    """Actions and outcomes of a game in OpenSpiel, given to the rules directly, lead to the same State."""
    table = load(game, players, max_steps=60)
    state = table.new_initial_state()
    history = play(state, Chance.of("same"))
    setting = table.setting
    lucks: list[list[int]] = [[]]
    answers: list[int] = []
    for player, action in history:
        if player == int(pyspiel.PlayerId.CHANCE):
            lucks[-1].append(action)
        else:
            answers.append(action)
            lucks.append([])
    luck = iter(lucks)
    s: State = setting.game.start(setting.seats, setting.options, GivenLuck(next(luck)))
    again = table.new_initial_state()
    at = iter(history)
    for answer in answers:
        for player, action in at:
            if player != int(pyspiel.PlayerId.CHANCE):
                break
            again.apply_action(action)
        seat, (_, what) = again.current_player(), again.unfolding.position.answer(answer)
        again.apply_action(answer)
        setting.game.apply(s, seat, what, GivenLuck(next(luck)))
    assert setting.game.hash(s) == setting.game.hash(state.unfolding.position.state)


def test_a_whole_game_is_won() -> None:
    state = load("hadrians_wall", 3).new_initial_state()
    play(state, Chance.of("won"))
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_a_game_that_is_cut_off_is_won_by_nobody() -> None:
    state = load("cyclades", 2, max_steps=7).new_initial_state()
    play(state, Chance.of("cut"))
    assert state.is_terminal()
    assert state.returns() == [0, 0]


def test_chance_nodes_are_fair_and_within_bounds() -> None:
    game = load("cyclades", 4, options="map:random")
    state = game.new_initial_state()
    picks = Chance.of("fair")
    seen = 0
    for _ in range(300):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            seen += 1
            assert [outcome for outcome, _ in outcomes] == list(range(len(outcomes)))
            assert 1 < len(outcomes) <= MOST_OUTCOMES
            assert {chance for _, chance in outcomes} == {1 / len(outcomes)}
        play(state, picks, 1)
    assert seen > 50


@pytest.mark.parametrize("steps", [0, 3, 200])
def test_saved_states_go_on_as_the_saved_one(steps: int) -> None:
    game = load("lords_of_hellas", 3)
    state = game.new_initial_state()
    play(state, Chance.of("saved"), steps)
    twins = [pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize()), state.clone()]
    same_game, same_state = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(same_game) == str(game)
    ends = {(str(play(twin, Chance.of("on"), 60)), str(twin)) for twin in (*twins, same_state, state)}
    assert len(ends) == 1


def test_a_clone_in_the_middle_of_luck_keeps_what_was_given() -> None:
    state = load("cyclades", 4, options="map:random").new_initial_state()
    play(state, Chance.of("middle"), 2)
    assert state.is_chance_node()
    twin = copy.deepcopy(state)
    assert str(twin) == str(state)
    twin.apply_action(0)
    assert str(twin) != str(state)


def test_strings_tell_the_view_and_with_recall_what_was_told() -> None:
    state = asked(load("hadrians_wall", 2).new_initial_state(), Chance.of("told"), 60)
    known = json.loads(state.information_state_string(0))
    assert set(known) == {"player", "asked", "prompts", "told", "view"}
    assert any(entry[0] == "did" for entry in known["told"])
    observed = json.loads(state.observation_string(0))
    assert "told" not in observed
    assert observed["view"] == known["view"]


@pytest.mark.parametrize(("game", "players"), [one for one in named(SHORT) if one.values[1] > 1])
def test_states_that_differ_in_secrets_alone_are_observed_alike(game: str, players: int) -> None:
    state = load(game, players).new_initial_state()
    picks = Chance.of("alike")
    for number in range(6):
        asked(state, picks, 25)
        if state.is_terminal():
            break
        for player in range(players):
            twin = state.resample_from_infostate(player, partial(float, number / 7))
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.legal_actions() == state.legal_actions() or player != state.current_player()


def test_resampling_does_draw_secrets_anew() -> None:
    state = asked(load("lords_of_hellas", 4).new_initial_state(), Chance.of("anew"), 150)
    drawn = {str(state.resample_from_infostate(0, partial(float, number / 9))) for number in range(8)}
    assert len(drawn) > 1


def test_luck_is_given_before_anything_is_resampled() -> None:
    state = load("hadrians_wall", 2).new_initial_state()
    assert state.is_chance_node()
    with pytest.raises(IllegalAction, match="luck is needed first"):
        state.resample_from_infostate(0, lambda: 0.5)


def test_options_are_one_parameter() -> None:
    assert read_options("") == {}
    with pytest.raises(BadOption, match="name:value"):
        read_options("hard")
    game = load("hadrians_wall", 1, options="difficulty:hard")
    assert game.setting.options.difficulty == "hard"


def test_registering_twice_is_harmless() -> None:
    assert register("cyclades") == register("cyclades") == "ludoteka_cyclades"
    assert {"ludoteka_hadrians_wall", "ludoteka_heroes3"} <= set(pyspiel.registered_names())
