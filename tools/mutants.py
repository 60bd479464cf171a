"""Draws random one-place mutants of the rules and tells how many the tests catch.

    python tools/mutants.py                                   40 mutants of all games, another sample each time
    python tools/mutants.py --game cyclades --count 20        of one game
    python tools/mutants.py --seed 7                          the sample of seed 7 again
    python tools/mutants.py --game kernel                     of the kernel
    python tools/mutants.py --at heroes3/rules/town/town.py:200    every mutant of one line, or of lines 200-210
    python tools/mutants.py --unreached --game heroes3        lines that no test runs

A mutant is a module of the rules, the set-up or the Views with one small mistake in it (tests/mutation/places.py). It
exists in memory only, never in the source tree. All tests of the game run once, to see which of them run the changed
lines; those, the quickest first, run against each mutant until one fails.
Mutants that no test catches are listed; those that change nothing anybody could tell are named, with the reason, in
tests/mutation/equivalent.toml and do not count.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
import tomllib
from pathlib import Path

import msgspec

from mutation.judge import CAUGHT, HUNG, UNREACHED, Drawn, judged_alone, judged_together, statement_lines
from mutation.places import mutants_of
from mutation.probes import probed
from mutation.reach import KERNEL, ROOT, SOURCES, TESTS, name_of

EQUIVALENT = TESTS / "mutation" / "equivalent.toml"
GAMES = tuple(sorted(path.parent.name for path in SOURCES.glob("games/*/game.py")))
SCOPE = {KERNEL: ("kernel/*.py",)}
"""What is changed, where it is not the rules, the set-up and the Views of a game."""


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant that nobody could tell from the rules as they are."""

    file: str
    line: str
    """The text of the line, without the space around it."""
    was: str
    now: str
    why: str


def known_equivalents() -> set[tuple[str, str, str, str]]:
    """The listed mutants that change nothing."""
    rows = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("equivalent", [])
    return {(row.file, row.line, row.was, row.now) for row in msgspec.convert(rows, list[Equivalent])}


def is_equivalent(one: Drawn, known: set[tuple[str, str, str, str]]) -> bool:
    """Whether a mutant is listed as one that changes nothing."""
    line = one.source.splitlines()[one.mutant.line - 1].strip()
    was, now = str(one.mutant).split("  ->  ")
    return (one.path.relative_to(SOURCES).as_posix(), line, was, now) in known


# -- drawing ------------------------------------------------------------------------------------------------------


def modules_of(game: str) -> list[Path]:
    """The modules of a game, or of the kernel, that are changed."""
    parts = ("rules/**/*.py", "setup.py", "resample.py", "view*.py")
    patterns = SCOPE.get(game) or tuple(f"games/{game}/{part}" for part in parts)
    return sorted(path for pattern in patterns for path in SOURCES.glob(pattern))


def all_mutants(game: str) -> list[Drawn]:
    """Every mutant of a game."""
    return [
        Drawn(game, path, mutant)
        for path in modules_of(game)
        for mutant in mutants_of(path.read_text(encoding="utf-8"))
    ]


def sample(games: list[str], count: int, seed: str) -> list[Drawn]:
    """A sample of mutants, equally many of each game, none of them a known equivalent."""
    known = known_equivalents()
    drawn: list[Drawn] = []
    for number, game in enumerate(games):
        mutants = all_mutants(game)
        random.Random(f"{seed} {game}").shuffle(mutants)
        share = count // len(games) + (number < count % len(games))
        drawn += [one for one in mutants[: share * 2] if not is_equivalent(one, known)][:share]
    return drawn


def at_lines(place: str) -> list[Drawn]:
    """Every mutant of some lines, `GAME/rules/town.py:200` or `:200-210`."""
    name, _, lines = place.rpartition(":")
    first, _, last = lines.partition("-")
    path = next((path for path in (SOURCES / name, SOURCES / "games" / name) if path.is_file()), None)
    if path is None or not first.isdigit() or not (last or first).isdigit():
        raise SystemExit(f"{place!r}: expected a module and lines, such as GAME/rules/town.py:200-210")
    game = KERNEL if path.is_relative_to(SOURCES / KERNEL) else path.relative_to(SOURCES / "games").parts[0]
    wanted = range(int(first), int(last or first) + 1)
    mutants = mutants_of(path.read_text(encoding="utf-8"))
    return [Drawn(game, path, mutant) for mutant in mutants if mutant.line in wanted]


# -- testing ------------------------------------------------------------------------------------------------------


def judged(drawn: list[Drawn], jobs: int, minutes: float) -> list[tuple[Drawn, str]]:
    """What becomes of each mutant of a sample, as far as the time allows."""
    until = time.monotonic() + minutes * 60
    found: list[tuple[Drawn, str]] = []
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        os.environ |= {"PYTHONHASHSEED": "0", "HYPOTHESIS_PROFILE": "ci", "PYTEST_DEBUG_TEMPROOT": folder}
        for game in sorted({one.game for one in drawn}):
            found += judged_game(game, [one for one in drawn if one.game == game], jobs, until, Path(folder))
    return found


def statements_of(drawn: list[Drawn]) -> dict[Path, set[int]]:
    """The lines in which the statements with some mutants begin."""
    found: dict[Path, set[int]] = {}
    for one in drawn:
        found.setdefault(one.path, set()).add(statement_lines(one.source, one.mutant.line).start)
    return found


def judged_game(game: str, drawn: list[Drawn], jobs: int, until: float, folder: Path) -> list[tuple[Drawn, str]]:
    """The same for the mutants of one game."""
    reach = probed(game, statements_of(drawn))
    found: list[tuple[Drawn, str]] = []
    together: list[Drawn] = []
    alone: list[Drawn] = []
    for one in drawn:
        lines = statement_lines(one.source, one.mutant.line)
        if reach.runs_early(one.path, lines):
            alone.append(one)
        elif reach.tests_of(one.path, lines):
            together.append(one)
        else:
            print(f"{UNREACHED:9}          {one}", flush=True)
            found.append((one, UNREACHED))
    verdicts = judged_together(game, together, reach, jobs, until, folder / "verdicts") if together else {}
    for number, verdict in verdicts.items():
        if verdict:
            found.append((together[number], verdict))
        else:
            alone.append(together[number])
    return found + [(one, judged_alone(one, reach)) for one in alone if time.monotonic() < until]


def report(found: list[tuple[Drawn, str]], drawn: int) -> float:
    """Tell the score by game and the survivors; the share that was caught."""
    print()
    for game in sorted({one.game for one, _ in found}):
        verdicts = [verdict for one, verdict in found if one.game == game]
        print(f"{game:16} {sum(verdict in (CAUGHT, HUNG) for verdict in verdicts)} of {len(verdicts)} caught")
    caught = sum(verdict in (CAUGHT, HUNG) for _, verdict in found)
    score = 100 * caught / len(found) if found else 100.0
    late = f"; {drawn - len(found)} were not decided for want of time" if len(found) < drawn else ""
    print(f"{'score':16} {score:.1f} %: {caught} of {len(found)}{late}")
    for one, verdict in found:
        if verdict not in (CAUGHT, HUNG):
            print(f"  {'no test runs' if verdict == UNREACHED else 'survived'}: {one}")
    return score


def unreached(games: list[str]) -> int:
    """Print the lines with mutants that no test runs; how many mutants they have."""
    count = 0
    for game in games:
        reach = probed(game, statements_of(all_mutants(game)))
        for path in modules_of(game):
            source = path.read_text(encoding="utf-8")
            rows = source.splitlines()
            for line in sorted({mutant.line for mutant in mutants_of(source)}):
                lines = statement_lines(source, line)
                if not reach.tests_of(path, lines) and not reach.runs_early(path, lines):
                    count += 1
                    print(f"{name_of(path).removeprefix('src/ludoteka/')}:{line}  {rows[line - 1].strip()}")
    return count


def main(arguments: list[str]) -> int:
    """Draw a sample, test it and tell the score."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="", help=f"one of {', '.join((*GAMES, KERNEL))}; by default all games")
    parser.add_argument("--count", type=int, default=40, help="size of the sample")
    parser.add_argument("--seed", default="", help="draws the same sample again; by default a fresh one")
    parser.add_argument(
        "--at", nargs="+", default=[], metavar="FILE:LINE", help="all mutants of these lines instead of a sample"
    )
    parser.add_argument("--unreached", action="store_true", help="print the lines that no test runs, and stop")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--minutes", type=float, default=120.0, help="no mutant is begun after so long")
    parser.add_argument("--least", type=float, default=0.0, help="fail if the score is below this percentage")
    parser.add_argument("--list", action="store_true", help="print the sample and test nothing")
    asked = parser.parse_args(arguments)
    if asked.game and asked.game not in (*GAMES, KERNEL):
        parser.error(f"unknown game {asked.game!r}; expected one of {', '.join((*GAMES, KERNEL))}")
    os.chdir(ROOT)
    games = [asked.game] if asked.game else list(GAMES)
    if asked.unreached:
        print(f"{unreached(games)} lines")
        return 0
    seed = asked.seed or str(random.SystemRandom().randrange(1_000_000))
    drawn = [one for place in asked.at for one in at_lines(place)] or sample(games, asked.count, seed)
    print(f"{len(drawn)} mutants" + ("" if asked.at else f", seed {seed}"), flush=True)
    if asked.list:
        print("\n".join(str(one) for one in drawn))
        return 0
    return 0 if report(judged(drawn, asked.jobs, asked.minutes), len(drawn)) >= asked.least else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
