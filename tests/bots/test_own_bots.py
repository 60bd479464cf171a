"""Bots from outside: the one in docs/bots.md as it stands there, by module:Class, by entry point, and never unasked."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bots.test_search import twins
from bots.toy import ToyGame
from ludoteka.arena.run import run_series
from ludoteka.arena.selfplay import selfplay
from ludoteka.arena.series import new_series
from ludoteka.bots import BOTS, Mind, admit, allow, bot, installed, offered, outside, play_bots
from ludoteka.bots.mind import mind_of
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption, IllegalAction
from ludoteka.kernel.match import Match
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import pending, take

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
GAMES = ("cyclades", "hadrians_wall", "heroes3", "lords_of_hellas", "teaching:load")


def code_of_the_page() -> str:
    """The complete bot that the page shows."""
    (code,) = re.findall(r"```python\n(\"\"\"careful\.py.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(code)


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A folder to be in; bots, modules and paths that a test brings are gone after it."""
    bots, modules, paths, targets = dict(BOTS), set(sys.modules), list(sys.path), dict(outside.TARGETS)
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    BOTS.clear()
    BOTS.update(bots)
    outside.TARGETS.clear()
    outside.TARGETS.update(targets)
    sys.path[:] = paths
    for name in set(sys.modules) - modules:
        if name in ("careful", "wrong", "lacking"):
            del sys.modules[name]


@pytest.fixture
def careful(as_before: Path) -> str:
    """The bot of the page in a module in this folder."""
    (as_before / "careful.py").write_text(code_of_the_page(), encoding="utf-8")
    return "careful:Careful"


# -- the bot of the page ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_bot_of_the_page_plays_every_game(name: str, careful: str) -> None:
    match = Match.new(load_game(name), 2, seed="page")
    admit([careful])
    done = play_bots(match, {0: bot(careful, "a"), 1: bot("random", "b")}, limit=40)
    assert len(done) == 40 or match.over
    assert {played.seat for played in done} == {0, 1}


def test_the_bot_of_the_page_beats_chance_where_points_are_made_at_once(careful: str) -> None:
    found = selfplay("bots.toy:load", 2, None, [careful, "random"], 30, "s")
    assert found.results[0].wins >= 25


def test_workers_find_a_bot_in_the_folder_one_is_in(careful: str) -> None:
    series = new_series("teaching:load", [careful, "random"], 2, {"length": "short"}, "s")
    alone, together = run_series(series, 4), run_series(series, 4, jobs=2)
    places = [[outcome.places for outcome in run.played()] for run in (alone, together)]
    assert len(places[0]) == 4
    assert places[0] == places[1]


# -- looking ahead ----------------------------------------------------------------------------------------------


def toy_mind(hidden: int) -> Mind:
    game = ToyGame()
    s = game.start(2, chance=Chance.of("toy"))
    s.hidden = hidden
    return mind_of(game, s, pending(s)[0], -1, Chance.of("bot"))


def test_after_shows_what_an_action_does() -> None:
    mind = toy_mind(0)
    assert [outlook.worth for outlook in mind.after(("safe", 2))] == [2.0] * 4
    assert [outlook.worth for outlook in mind.after(None)] == [0.0] * 4
    (outlook,) = mind.after(("safe", 1), 1)
    assert outlook.scores == [1, 0]
    assert (outlook.over, outlook.places) == (False, [])
    assert msgspec.to_builtins(outlook.view) == {"points": [1, 0], "left": 5}


def test_after_tries_all_options_in_the_same_positions() -> None:
    """In each position exactly one of the three guesses is right, so their gains add up."""
    mind = toy_mind(0)
    gains = [[outlook.worth for outlook in mind.after(("guess", n), 60)] for n in range(3)]
    assert [sum(column) for column in zip(*gains, strict=True)] == [3.0] * 60
    assert all(any(row) for row in gains)


def test_after_tells_nothing_of_what_is_hidden() -> None:
    seen = [[outlook.worth for outlook in toy_mind(hidden).after(("guess", 1), 20)] for hidden in range(3)]
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("name", ["cyclades", "hadrians_wall", "lords_of_hellas"])
def test_after_is_the_same_in_positions_that_the_seat_cannot_tell_apart(name: str) -> None:
    game = load_game(name)
    for pair in twins(game, 3, "outlook", 9, 3):
        seat = pending(pair[0])[0].seat
        seen: list[list[object]] = []
        for position in pair:
            (choice,) = (choice for choice in pending(position) if choice.seat == seat)
            before = game.hash(position)
            mind = mind_of(game, position, choice, -1, Chance.of("bot"))
            outlooks = [outlook for action in mind.options[:8] for outlook in mind.after(action)]
            seen.append([(outlook.view, outlook.worth, outlook.scores) for outlook in outlooks])
            assert game.hash(position) == before
        assert seen[0] == seen[1]


def test_after_sees_the_end() -> None:
    game = ToyGame()
    s = game.start(2, chance=Chance.of("toy"))
    while s.left > 1:
        take(s, pending(s)[0], ("safe", 1), Chance.of("any"))
    mind = mind_of(game, s, pending(s)[0], -1, Chance.of("bot"))
    (outlook,) = mind.after(("safe", 2), 1)
    assert outlook.over
    assert outlook.places == [2, 1]
    assert outlook.worth > 1000


def test_after_refuses_what_is_not_offered() -> None:
    with pytest.raises(IllegalAction, match=r"\('fly',\) is not offered"):
        toy_mind(0).after(("fly",))
    with pytest.raises(ValueError, match="0 samples; expected at least 1"):
        toy_mind(0).after(("roll",), 0)


# -- by name ----------------------------------------------------------------------------------------------------


def test_a_name_alone_runs_no_code(careful: str) -> None:
    """What stands in a record or a request is only a name: nothing is imported for it."""
    with pytest.raises(BadOption, match="unknown bot 'careful:Careful'"):
        bot(careful)
    assert "careful" not in sys.modules
    admit([careful])
    assert bot(careful).name == careful


def test_inside_the_curious_bot(careful: str) -> None:
    admit([f"curious:{careful}"])
    assert bot(f"curious:{careful}").name == f"curious:{careful}"


def install(folder: Path, points: str) -> None:
    """A package with entry points, as pip would leave it."""
    info = folder / "careful-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: careful\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[ludoteka.bots]\n{points}\n")


def test_an_installed_package_brings_a_bot(
    as_before: Path, careful: str, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.syspath_prepend(as_before)
    install(as_before, "wary = careful:Careful")
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    assert installed() == ["wary"]
    assert "wary" not in offered()
    admit(["wary"])
    assert "wary" in offered()
    assert type(bot("wary")).__name__ == "Careful"
    assert selfplay("bots.toy:load", 2, None, ["wary"], 1, "s").games == 1


def test_a_bot_may_have_a_setting(as_before: Path) -> None:
    text = code_of_the_page() + (
        "\n    @classmethod\n    def made(cls, name, setting, seed):\n"
        "        player = cls(name, seed)\n        player.depth = setting\n        return player\n"
    )
    (as_before / "careful.py").write_text(text)
    admit(["careful:Careful:deep"])
    assert vars(bot("careful:Careful:deep"))["depth"] == "deep"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("gredy:8", "did you mean greedy?"),
        ("nowhere:Bot", "unknown bot 'nowhere:Bot'; expected one of"),
        ("no.where:Bot", "or module:Class for one of your own"),
        ("../careful:Careful", "unknown bot"),
        ("careful:Missing", "module careful has no Missing; expected module:Class"),
        ("careful:Mind", "Mind is not a subclass of ludoteka.bots.Bot"),
        ("careful:__doc__", "is a str; expected a subclass of ludoteka.bots.Bot"),
        ("careful:Careful:8", "careful:Careful takes no setting; expected just careful:Careful"),
    ],
)
def test_what_is_not_a_bot_is_refused(name: str, message: str, careful: str) -> None:
    with pytest.raises(BadOption) as error:
        selfplay("bots.toy:load", 2, None, [name])
    assert message in str(error.value)


def test_a_module_that_lacks_something_itself_says_so(as_before: Path) -> None:
    (as_before / "lacking.py").write_text("import surely_not_installed\n")
    with pytest.raises(ModuleNotFoundError, match="surely_not_installed"):
        admit(["lacking:Bot"])


def test_a_function_that_makes_no_bot(as_before: Path) -> None:
    (as_before / "wrong.py").write_text("def make(name, setting, seed):\n    return 5\n")
    admit(["wrong:make"])
    with pytest.raises(BadOption, match="is a int; expected a subclass"):
        bot("wrong:make")


# -- allowed on a server ----------------------------------------------------------------------------------------


def test_an_allowed_bot_has_a_short_name(careful: str) -> None:
    assert allow([f"mine={careful}"]) == ["mine"]
    assert allow([f"mine={careful}"]) == ["mine"]
    assert type(bot("mine")).__name__ == "Careful"
    assert "mine" in offered()
    assert careful not in offered()


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("careful:Careful", "expected a name of small letters and digits, or name=module:Class"),
        ("Mine=careful:Careful", "expected a name of small letters"),
        ("greedy=careful:Careful", "there is a bot called greedy already"),
        ("mine=careful:Careful:8", "without a setting"),
        ("unheard", "unknown bot 'unheard'"),
    ],
)
def test_what_cannot_be_allowed(spec: str, message: str, careful: str) -> None:
    with pytest.raises(BadOption, match=re.escape(message)):
        allow([spec])
