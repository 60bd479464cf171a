"""Scenarios that players write: files, codes, records, doubts, and maps of the community's editor."""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from pathlib import Path

import msgspec
import pytest

from games.heroes3.scene import GAME
from ludoteka.games.heroes3.checks.sense import doubts
from ludoteka.games.heroes3.game import load
from ludoteka.games.heroes3.own_scenario import code_of, is_own, scenario_of_code, scenario_of_text
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadContent, BadOption
from ludoteka.kernel.match import Match
from ludoteka.kernel.play import play_randomly
from ludoteka.kernel.record import load_record

OURS = """
id = "two_hills"
name = "Two Hills"
name_source = "designed"
mode = "clash"
players = [2]
rounds = 3
boxes = ["core"]
source = "designed"
wins = [
    { kind = "capture_enemy_town", when = "immediate" },
    { kind = "points", when = "after_last_round", town = 3, mine = 1 },
]
defeats = [{ kind = "elimination" }]

[start]
resources = { gold = 11, building_materials = 2 }
income = { gold = 10 }
units = [{ side = "pack", pick = "bronze_cheapest" }]

[[maps]]
players = 2
slots = [
    { slot = "S1", kind = "starting", at = [-3, 2], seat = 1 },
    { slot = "S2", kind = "starting", at = [3, -2], seat = 2 },
    { slot = "F1", kind = "far", at = [0, 0] },
]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "two_hills.toml"
    path.write_text(OURS, encoding="utf-8")
    return path


def own_game(file: Path) -> Match:
    return Match.new(GAME, seats=2, options={"scenario": str(file), "factions": "random"}, seed="hills")


def position(match: Match) -> str:
    assert isinstance(match.state, Heroes3)
    return GAME.hash(match.state)


def test_a_table_is_opened_from_a_file(file: Path) -> None:
    match = own_game(file)
    assert isinstance(match.state, Heroes3)
    view = GAME.view(match.state, 0)
    assert (view.scenario, view.last_round) == ("own", 3)
    assert [player.resources["gold"] for player in view.players] == [11, 11]
    assert len(view.tiles) == 3


def test_a_record_of_an_own_scenario_stands_alone(file: Path, tmp_path: Path) -> None:
    match = own_game(file)
    picks = Chance.of("picks")
    for _ in range(60):
        if match.over:
            break
        seat = match.waiting()[0]
        offered = match.offered(seat)
        match.play(offered[picks.below(len(offered))], seat)
    saved = tmp_path / "game.ludo"
    match.record().save(saved)
    file.unlink()
    again = Match.load(GAME, load_record(saved))
    assert position(again) == position(match)


def test_a_saved_state_of_an_own_scenario_goes_on(file: Path) -> None:
    match = own_game(file)
    assert isinstance(match.state, Heroes3)
    s = GAME.decode(GAME.encode(match.state))
    assert GAME.hash(s) == position(match)
    assert s.facts.scenario[s.scenario].id == "two_hills"
    luck = Chance.of("luck")
    play_randomly(GAME, s, luck, Chance.of("picks"), GAME.bound)
    GAME.check(s)
    assert s.places


def test_a_code_holds_the_whole_scenario() -> None:
    scenario = scenario_of_text(OURS, "ours")
    code = code_of(scenario)
    assert is_own(code)
    assert scenario_of_code(code) == scenario
    assert GAME.value_of_file(OURS, "ours") == code


def test_a_file_may_correct_a_scenario_of_the_box() -> None:
    text = OURS.replace('"two_hills"', '"brave_new_world"')
    options = GAME.read_options({"scenario": GAME.value_of_file(text, "printed")})
    s = GAME.start(2, options, Chance.of("x"))
    assert s.last_round == 3
    assert len(s.facts.scenario) == len(GAME.facts.scenario)
    assert GAME.facts.scenario[0].rounds == 8


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("rounds = 3", 'rounds = "three"', "Expected `int`, got `str` at rounds"),
        ("rounds = 3", "rounds = ", "not valid TOML"),
        ("at = [3, -2]", "at = [1, 0]", "slots S2 and F1 overlap"),
        ("at = [3, -2]", "at = [30, -2]", "slot S2 is not connected to S1"),
        ("seat = 2", "seat = 1", "the seats are [1, 1]; expected [1, 2]"),
        ('"capture_enemy_town"', '"capture_the_moon"', "Invalid enum value 'capture_the_moon'"),
        ('kind = "far"', 'kind = "far", tile = "F99"', "tile 'F99' does not exist"),
        ('defeats = [{ kind = "elimination" }]', "", "required field `defeats`"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(old: str, new: str, message: str, tmp_path: Path) -> None:
    assert old in OURS
    with pytest.raises(BadContent) as caught:
        GAME.value_of_file(OURS.replace(old, new, 1), "ours.toml")
    assert message in str(caught.value)
    path = tmp_path / "ours.toml"
    path.write_text(OURS.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadOption) as refused:
        GAME.read_options({"scenario": str(path)})
    assert refused.value.option == "scenario"


@pytest.mark.parametrize(
    "code", ["own:", "own:%%%", "own:aGVsbG8=", "own:" + b64encode(zlib.compress(b"[1]")).decode()]
)
def test_a_broken_code_is_refused(code: str) -> None:
    with pytest.raises(BadOption, match="option scenario: scenario code: "):
        GAME.read_options({"scenario": code})


def test_a_code_that_unpacks_to_too_much_is_refused() -> None:
    bomb = "own:" + b64encode(zlib.compress(b'{"id": "' + b"x" * 3_000_000 + b'"}')).decode()
    with pytest.raises(BadOption, match="longer than 200000 characters"):
        GAME.read_options({"scenario": bomb})


def test_a_server_reads_no_files(file: Path) -> None:
    with pytest.raises(BadOption, match="files are not read here"):
        GAME.sent_options({"scenario": str(file)})
    code = GAME.value_of_file(OURS, "ours")
    assert msgspec.to_builtins(GAME.sent_options({"scenario": code}))["scenario"] == code


def test_an_own_scenario_is_for_its_number_of_players() -> None:
    options = GAME.read_options({"scenario": GAME.value_of_file(OURS, "ours")})
    with pytest.raises(BadOption, match="scenario two_hills: is for 2 players, not 3"):
        GAME.check_options(3, options)


@pytest.mark.parametrize(
    ("old", "new", "doubt"),
    [
        (
            'kind = "capture_enemy_town", when = "immediate"',
            'kind = "flag_location", when = "immediate", location = "dragon_utopia"',
            "no tile of this map can have the location dragon_utopia",
        ),
        (
            'kind = "capture_enemy_town", when = "immediate"',
            'kind = "bring_token_home", when = "immediate", token = "grail"',
            "no tile of this map can have the Grail",
        ),
        ('kind = "capture_enemy_town"', 'kind = "beat_ai_hero"', "there is no AI opponent"),
        (
            'kind = "capture_enemy_town", when = "immediate"',
            'kind = "flag_lead", when = "end_of_round", from_round = 4',
            "asks for more rounds than the scenario has",
        ),
        (
            '    { kind = "points", when = "after_last_round", town = 3, mine = 1 },\n',
            "",
            "nothing decides after round 3",
        ),
    ],
)
def test_conditions_that_can_never_be_met_are_told(old: str, new: str, doubt: str) -> None:
    assert GAME.doubts_of_file(OURS, "ours") == []
    assert old in OURS
    told = GAME.doubts_of_file(OURS.replace(old, new, 1), "ours")
    assert len(told) == 1
    assert doubt in told[0]


def test_the_scenarios_of_the_box_raise_no_doubts() -> None:
    told = {one.id: list(doubts(GAME.content, one)) for one in GAME.content.scenario}
    assert {id: found for id, found in told.items() if found} == {}


# -- maps of the editor -----------------------------------------------------------------------------------------


def saved(*tiles: tuple[int, int, str]) -> str:
    """A map as the editor saves it."""
    rows = [{"row": row, "col": col, "tileId": tile, "id": "x", "cubes": [0] * 7} for row, col, tile in tiles]
    return b64encode(zlib.compress(json.dumps(rows).encode())).decode() + "\n"


def test_a_map_of_the_editor_becomes_a_scenario_that_can_be_played() -> None:
    tiles = [(10, 11, "C0"), (8, 13, "N0"), (6, 11, "F0"), (7, 8, "S0"), (12, 9, "N0"), (14, 11, "F0"), (13, 13, "S0")]
    text = GAME.converted(saved(*tiles), "hunt 2.map")
    scenario = scenario_of_text(text, "made")
    assert (scenario.id, scenario.name, scenario.players) == ("own_hunt_2", "Hunt 2", (2,))
    slots = {slot.slot: (slot.kind, slot.at, slot.seat) for slot in scenario.maps[0].slots}
    assert slots == {
        "C1": ("center", (0, 0), 0),
        "N1": ("near", (3, -2), 0),
        "F1": ("far", (2, -4), 0),
        "S1": ("starting", (-1, -3), 1),
        "N2": ("near", (-3, 2), 0),
        "F2": ("far", (-2, 4), 0),
        "S2": ("starting", (1, 3), 2),
    }
    GAME.value_of_file(text, "made")


def test_named_tiles_of_a_map_stay_named_and_ask_for_their_box() -> None:
    text = GAME.converted(saved((10, 11, "S0"), (12, 12, "F10")), "a.map")
    scenario = scenario_of_text(text, "made")
    assert [slot.tile for slot in scenario.maps[0].slots] == [None, "F10"]
    assert scenario.boxes == ("core", "rampart")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a map of the editor"),
        ("hello world", "not a map of the editor"),
        (saved(), "the map has no tiles"),
        (saved((1, 1, "F0")), "the map has no starting tile"),
        (saved((1, 1, "S0"), (3, 1, "X7")), "tile 'X7' is not known"),
    ],
)
def test_what_is_no_map_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadContent) as caught:
        GAME.converted(text, "a.map")
    assert message in str(caught.value)


# -- what the documents show ------------------------------------------------------------------------------------

ROOT = Path(__file__).parents[3]


def test_the_example_of_the_guide_can_be_played() -> None:
    guide = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = guide.split("```toml\n", 1)[1].split("```", 1)[0]
    assert GAME.doubts_of_file(example, "guide") == []
    options = GAME.read_options({"scenario": GAME.value_of_file(example, "guide"), "factions": "random"})
    luck = Chance.of("guide")
    s = GAME.start(2, options, luck)
    play_randomly(GAME, s, luck, Chance.of("picks"), GAME.bound)
    assert s.places


def test_the_example_pack_corrects_a_scenario_of_the_box() -> None:
    corrected = load([ROOT / "examples" / "printed"])
    one = next(one for one in corrected.content.scenario if one.id == "brave_new_world")
    assert (one.rounds, one.source, one.start.resources.gold) == (9, "rulebook", 20)
    assert one.wins == GAME.content.scenario[0].wins
    corrected.start(2, corrected.read_options({"scenario": "brave_new_world"}), Chance.of("x"))
