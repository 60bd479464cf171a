from __future__ import annotations

from typing import Any

import pytest

from ludoteka.arena.outcome import facets_of, taken_by_seats
from ludoteka.i18n import LANGUAGES, Words
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.kernel.state import State, take

GAMES = [*game_ids(), "teaching:load"]


def played(game: Game[Any], seats: int, seed: str = "1", **options: object) -> tuple[State, list[Action]]:
    """A random game and all its events."""
    told: list[tuple[int, Action]] = []
    s: State = game.start(seats, game.read_options(options), Chance.of(seed, "setup"), told)
    s.heard = told
    luck, picks = Chance.of(seed, "luck"), Chance.of(seed, "picks")
    while not s.places:
        choice, action = random_decision(game, s, picks)
        take(s, choice, action, luck)
    return s, [event for _, event in told]


def argued(events: list[Action], name: str) -> list[tuple[str | int, ...]]:
    """The arguments of all events of a name."""
    return [event[1:] for event in events if event[0] == name]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_declares_fits_its_phrases(name: str) -> None:
    game = load_game(name)
    for facet in game.facets.facets:
        assert not facet.kind or facet.kind in game.lexicon.kinds
        assert not (facet.kind and facet.values)
    for event, kind in game.facets.takes.items():
        assert kind in [part for _, part in game.lexicon.events[event].parts]
    options = set(game.options_type.__struct_fields__)
    assert set(game.facets.varies) <= options


@pytest.mark.parametrize("name", GAMES)
def test_facets_and_things_have_names_in_every_language(name: str) -> None:
    game = load_game(name)
    for language in LANGUAGES:
        words = Words(language, game)
        for message in game.facets.messages(game.covers):
            assert words.say(message) != message
        assert words.problems == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_of_a_finished_game_is_told_of(name: str) -> None:
    game = load_game(name)
    seats = next(count for count in game.seat_counts if count > 1)
    s, events = played(game, seats)
    rows = facets_of(game, s, events)
    assert len(rows) == seats
    declared = {facet.name: facet for facet in game.facets.facets}
    for row in rows:
        assert set(row) <= set(declared)
        for facet, values in row.items():
            if declared[facet].values:
                assert set(values) <= set(declared[facet].values)
            elif not declared[facet].kind:
                assert all(value.lstrip("-").isdigit() for value in values)
    taken = taken_by_seats(game, s, events)
    assert taken
    assert all(len(each) == seats for each in taken.values())


def test_cyclades_factions_gods_and_ways() -> None:
    game = load_game("cyclades")
    s, events = played(game, 3)
    rows = facets_of(game, s, events)
    factions = game.lexicon.kinds["faction"].slugs
    gods = game.lexicon.kinds["god"].slugs
    assert [row["faction"] for row in rows] == [[factions[0]], [factions[1]], [factions[2]]]
    for faction, row in enumerate(rows):
        served = [gods[int(god)] for who, god in argued(events, "turn") if who == faction]
        assert all(served.count(god) == max(map(served.count, served)) for god in row["favourite"])
        assert ("economic" in row["way"]) == ((faction,) in argued(events, "economic-development"))
        assert ("cultural" in row["way"]) == ((faction,) in argued(events, "cultural-development"))
    last = max(int(number) for (number,) in argued(events, "epoch"))
    assert [row["epochs"] for row in rows] == [[str(last)]] * 3


def test_cyclades_conquest_is_taking_a_land_with_a_metropolis() -> None:
    game = load_game("cyclades")
    s, _ = played(game, 3)
    built: Action = ("metropolis-built", 0, 5, 0)
    taken: Action = ("area-taken", 1, 5)
    assert game.facets.of(s, [built, taken])[1]["way"] == ["conquest"]
    assert game.facets.of(s, [taken, built])[1]["way"] == ["none"]
    assert game.facets.of(s, [("cultural-development", 1)])[1]["way"] == ["cultural"]


def test_cyclades_two_players_run_two_factions_each_and_teams_play_together() -> None:
    game = load_game("cyclades")
    s, events = played(game, 2)
    assert [len(row["faction"]) for row in facets_of(game, s, events)] == [2, 2]
    assert game.sides(s) == [0, 1]
    assert game.facets.seat(s, game.lexicon, ("turn", 3, 0)) == 1
    teams = game.start(4, game.read_options({"teams": True}), Chance.of("1"))
    assert game.sides(teams) == [0, 1, 0, 1]
    assert game.sides(game.start(6, game.read_options({}), Chance.of("1"))) == [0, 1, 2, 0, 1, 2]


def test_hadrians_wall_paths_disdain_and_rank() -> None:
    game = load_game("hadrians_wall")
    s, events = played(game, 1)
    (row,) = facets_of(game, s, events)
    ((rank,),) = argued(events, "ranked")
    assert row["rank"] == [game.lexicon.kinds["rank"].slugs[int(rank)]]
    ((_, _, _, paths, penalty),) = argued(events, "scored")
    assert (row["paths"] == ["0"]) == (paths == 0)
    assert (row["disdain"] == ["0"]) <= (penalty == 0)
    raised = game.lexicon.kinds["attribute"].slugs
    assert set(row["strongest"]) <= set(raised)
    assert "rank" not in facets_of(game, *played(game, 2))[0]


def test_hadrians_wall_counts_the_card_that_became_a_path() -> None:
    game = load_game("hadrians_wall")
    s, events = played(game, 2)
    taken = taken_by_seats(game, s, events)["card"]
    assert [set(cards) for cards in taken] == [
        {path for who, path, _ in argued(events, "revealed") if who == seat} for seat in range(2)
    ]


def test_lords_of_hellas_heroes_order_and_victory() -> None:
    game = load_game("lords_of_hellas")
    s, events = played(game, 3)
    rows = facets_of(game, s, events)
    heroes = game.lexicon.kinds["hero"].slugs
    for seat, hero in argued(events, "hero-chosen"):
        assert rows[int(seat)]["hero"] == [heroes[int(hero)]]
    turns = argued(events, "turn")
    assert rows[int(turns[0][0])]["order"] == ["1"]
    assert rows[int(turns[1][0])]["order"] == ["2"]
    assert sorted(row["order"][0] for row in rows) == ["1", "2", "3"]
    ((winner, how),) = argued(events, "victory")
    assert s.places[int(winner)] == 1
    assert {row["victory"][0] for row in rows} == {game.lexicon.kinds["victory"].slugs[int(how)]}
    assert rows[0]["turns"] == [str(turns[-1][1])]


@pytest.mark.skipif("heroes3" not in GAMES, reason="Heroes III is not among the installed games")
def test_heroes_of_might_and_magic_factions_and_heroes() -> None:
    game = load_game("heroes3")
    s, events = played(game, 2)
    rows = facets_of(game, s, events)
    for kind in ("faction", "hero"):
        slugs = game.lexicon.kinds[kind].slugs
        last = {int(seat): slugs[int(which)] for seat, which in argued(events, kind)}
        assert [row[kind] for row in rows] == [[last[0]], [last[1]]]
    assert sorted(row["order"][0] for row in rows) == ["1", "2"]
    assert rows[0]["end"] == [
        "won" if argued(events, "won") else "nobody" if argued(events, "nobody-won") else "ranked"
    ]
