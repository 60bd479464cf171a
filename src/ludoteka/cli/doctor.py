"""`ludoteka doctor`: what is installed here, which build is loaded, and whether it works."""

from __future__ import annotations

import platform
import shutil
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import typer
from rich.markup import escape

from ludoteka import __version__
from ludoteka.cli.common import Json, Language, language_of, out, print_json
from ludoteka.cli.paths import data_folder
from ludoteka.i18n import Words
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.play import play_randomly
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.kernel.state import Choice, State, Step, begin, pending, take

LIBRARIES = ("fluent.runtime", "msgspec", "mypy_extensions", "rich", "typer")
TOOLS = ("gcc", "node", "chromium")
"""Programs that only some tasks need: the compiled build, the web client, the browser tests."""

COMPILED = ("action", "chance", "codec", "deck", "play", "state")
"""The kernel's modules that a compiled build replaces."""

BROKEN = 1


def doctor(ctx: typer.Context, lang: Language = None, json: Json = False) -> None:
    """Say which versions and which build are at work here, what is missing, and whether the engine works."""
    findings = examine()
    if json:
        print_json(findings)
    else:
        show(findings, Words(language_of(ctx, lang)))
    if not findings["ok"]:
        raise typer.Exit(BROKEN)


def examine() -> dict[str, Any]:
    """Everything there is to know."""
    games = {name: examine_game(name) for name in game_ids()}
    subclasses = subclasses_work()
    return {
        "ludoteka": __version__,
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "platform": platform.platform(),
        "executable": sys.executable,
        "folder": str(Path(import_module("ludoteka").__file__ or "").parent),
        "build": build(),
        "libraries": {name: library_version(name) for name in LIBRARIES},
        "tools": {name: shutil.which(name) for name in TOOLS},
        "data": str(data_folder()),
        "games": games,
        "subclasses": subclasses,
        "ok": not subclasses and not any(game["error"] for game in games.values()),
    }


def build() -> str:
    """Which build of the kernel is loaded: pure, compiled, or (that would be a fault of the installation) mixed."""
    pure = [(import_module(f"ludoteka.kernel.{name}").__file__ or "").endswith(".py") for name in COMPILED]
    return "pure" if all(pure) else "mixed" if any(pure) else "compiled"


def library_version(name: str) -> str | None:
    """The version of an installed library."""
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def examine_game(name: str) -> dict[str, Any]:
    """Whether a game loads and a random game of it ends."""
    try:
        game = load_game(name)
        s = game.start(game.seat_counts[0], chance=Chance.of("doctor", "setup"))
        decisions = play_randomly(game, s, Chance.of("doctor", "luck"), Chance.of("doctor", "picks"), game.bound)
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}
    return {
        "error": "",
        "rules_version": game.rules_version,
        "content_version": game.content_version,
        "seats": list(game.seat_counts),
        "decisions": decisions,
    }


def show(findings: dict[str, Any], words: Words) -> None:
    """The findings for people."""
    console = out()
    rows = [
        ("ludoteka", f"{findings['ludoteka']}  {findings['folder']}"),
        ("python", f"{findings['implementation']} {findings['python']}  {findings['executable']}"),
        (words.say("ui-doctor-build"), findings["build"]),
        (words.say("ui-doctor-data"), findings["data"]),
    ]
    missing = words.say("ui-doctor-missing")
    rows += [(name, found or missing) for name, found in findings["libraries"].items()]
    rows += [(name, found or words.say("ui-doctor-optional")) for name, found in findings["tools"].items()]
    for name, game in findings["games"].items():
        rows.append((name, game["error"] or words.say("ui-doctor-game", decisions=game["decisions"])))
    if not findings["games"]:
        rows.append((words.say("ui-game"), words.say("ui-no-games")))
    rows.append((words.say("ui-doctor-subclasses"), findings["subclasses"] or words.say("ui-doctor-fine")))
    width = max(len(name) for name, _ in rows)
    for name, text in rows:
        console.print(f"[bold]{escape(name.ljust(width))}[/]  {escape(str(text))}", soft_wrap=True)
    console.print(escape(words.say("ui-doctor-well") if findings["ok"] else words.say("ui-doctor-ill")))


# -- whether the loaded build sees classes that are written in plain Python -----------------------------------------


class Probe(State):
    """The smallest State: a tally."""

    __slots__ = ("tally",)

    def __init__(self, seats: int, tally: int) -> None:
        super().__init__(seats)
        self.tally = tally

    def copy(self) -> Probe:
        twin = Probe(self.seats, self.tally)
        self.carry(twin)
        return twin


class Count(Step[Probe]):
    """Counts, then asks whether to stop."""

    __slots__ = ()

    def run(self, s: Probe) -> None:
        s.tally += 1
        s.then(Ask(0))


class Ask(Choice[Probe]):
    """Go on or stop."""

    __slots__ = ()

    def options(self, s: Probe) -> list[Action]:
        return [("go",), ("stop",)]

    def take(self, s: Probe, action: Action) -> None:
        """Count again, or end."""
        if action == ("go",):
            s.then(Count())
        else:
            s.finish([1])


def subclasses_work() -> str:
    """What goes wrong when the loaded kernel runs rules written in plain Python; empty if nothing does."""
    try:
        s = Probe(1, 0)
        s.then(Count())
        begin(s, Chance.of("doctor"))
        old = s.copy()
        for action in (("go",), ("go",), ("stop",)):
            take(s, pending(s)[0], action, Chance.of("doctor"))
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    seen = (s.tally, s.over(), old.tally, old.over())
    return "" if seen == (3, True, 1, False) else f"expected (3, True, 1, False), found {seen}"
