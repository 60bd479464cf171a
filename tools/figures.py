"""Makes the tables of measured figures in the documents from the results that are kept in benchmarks/.

    python tools/figures.py            write the tables anew
    python tools/figures.py --check    only say whether a table differs from its results
    python tools/figures.py --steps FILE    keep the steps that `ludoteka bench --peers --json` has measured first

A table stands between `<!-- figures: NAME -->` and `<!-- end -->`; what is between them is never edited by hand.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludoteka.arena.intervals import wilson
from ludoteka.i18n import Words
from ludoteka.kernel.judgement_file import NAME
from ludoteka.kernel.registry import load_game

ROOT = Path(__file__).resolve().parent.parent
PLACE = re.compile(r"(<!-- figures: ([a-z]+) -->\n).*?(<!-- end -->)", re.DOTALL)
ENGINES = {"openspiel": "OpenSpiel", "pettingzoo": "PettingZoo", "gymnasium": "Gymnasium"}
LINE = 14.0
"""How far apart two lines of text in a picture are at least."""
DOCUMENTS = ("docs/bots.md", "docs/research.md", "benchmarks/README.md")


def kept(name: str) -> dict[str, Any]:
    """Results as they were measured."""
    return tomllib.loads((ROOT / "benchmarks" / name).read_text(encoding="utf-8"))


def row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join([row(*head), "|" + "---|" * len(head), *(row(*each) for each in rows)])


def strength() -> str:
    """How often a level beats a weaker one, or places before it at a larger table."""
    series = [{"players": 2, **one} for one in kept("strength.toml")["series"]]
    games = list(dict.fromkeys(one["game"] for one in series))
    matches = list(dict.fromkeys((one["players"], one["stronger"], one["weaker"]) for one in series))
    notes: list[str] = []
    rows: list[list[str]] = []
    for match in sorted(matches, key=lambda one: one[0]):
        players, stronger, weaker = match
        cells = [f"{players} players: `{stronger}` {'beats' if players == 2 else 'before'} `{weaker}`"]
        for game in games:
            found = [
                one
                for one in series
                if one["game"] == game and (one["players"], one["stronger"], one["weaker"]) == match
            ]
            cells.append(share(found[0], notes) if found else "")
        rows.append(cells)
    text = table(["", *(title(game) for game in games)], rows)
    return "\n\n".join([text, *("\\*" * (number + 1) + f" {note}" for number, note in enumerate(notes))])


def title(game: str) -> str:
    """The name of a game, without its edition."""
    return Words("en", load_game(game)).say("game-title").partition(":")[0]


def share(one: dict[str, Any], notes: list[str]) -> str:
    """One series: what was won, of how many games, as a share with its interval."""
    found = wilson(one["won"], one["games"])
    text = f"{one['won']:g} of {one['games']}: {found.value:.0%} ({found.low * 100:.0f} to {found.high * 100:.0f})"
    if "note" in one:
        notes.append(one["note"])
        text += " " + "\\*" * len(notes)
    return text.replace("%", " %")


def peers() -> str:
    """Our games on both builds beside other engines."""
    results = kept("peers.toml")
    base = next(one for one in results["theirs"] if one.get("yardstick"))
    decisions, copy = base["decisions"][0], base["copy"][0]
    name = base["engine"].split()[0]
    rows = []
    for one in results["ours"]:
        pure, compiled = one["pure"], one["compiled"]
        rows.append(
            [
                one["game"],
                f"{pure['decisions']:,}",
                f"{pure['copy']} µs",
                f"{compiled['decisions']:,}",
                f"{compiled['copy']} µs",
                f"{compiled['decisions'] / decisions:.1f} ×",
                f"{copy / pure['copy']:.1f} ×, {copy / compiled['copy']:.1f} ×",
                f"{compiled['decisions'] / pure['decisions']:.1f} ×",
            ]
        )
    for one in results["theirs"]:
        times = ", ".join(f"{each:g}" for each in one["copy"])
        mine = ["1", "1", ""] if one.get("yardstick") else ["", "", ""]
        rows.append([one["engine"], ", ".join(f"{each:,}" for each in one["decisions"]), f"{times} µs", "", "", *mine])
    head = ["", "pure: decisions/s", "copy", "compiled: decisions/s", "copy", f"compiled vs {name}"]
    return table([*head, f"copies vs {name}, pure and compiled", "compiled vs pure"], rows)


def keep_steps(file: Path) -> None:
    """Keep the environments that `ludoteka bench --peers --json` has measured in benchmarks/steps.toml."""
    found = json.loads(file.read_bytes())
    lines = [
        "# The environments of one run of `ludoteka bench --peers --json`, kept with `tools/figures.py --steps FILE`:",
        "# medians of steps per second of processor time, observation and mask included, of one table and of `many` at",
        "# once, each counted; `spread` is half of what lies between the slowest and the fastest round, the widest of",
        "# a row.",
        "",
        "[run]",
        f'python = "{found["python"]}"',
        f"rounds = {found['rounds']}",
        f"seconds = {found['seconds']:g}",
    ]
    for one in found["rows"]:
        figures = {"one": one["steps_per_second"], "many": one["many_per_second"]}
        known = {key: figure for key, figure in figures.items() if figure is not None}
        if not known:
            continue
        ours = one["engine"] == "ludoteka"
        lines += ["", "[[row]]", f'engine = "{one["engine"]}"', f'version = "{one["version"]}"']
        lines += [f'build = "{one["build"]}"'] if ours else []
        lines += [f'game = "{title(one["game"]) if ours else one["game"]}"', f"players = {one['players']}"]
        lines += [f"{key} = {figure['median']:.0f}" for key, figure in known.items()]
        lines += [f"spread = {max(figure['spread'] for figure in known.values()):.2f}"]
    (ROOT / "benchmarks" / "steps.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def steps() -> str:
    """Steps of environments, observation and mask included: our games on both builds, and everybody else's."""
    measured = kept("steps.toml")["row"]
    ours: dict[str, list[str]] = {}
    for one in measured:
        if "build" in one:
            ours.setdefault(f"{one['game']}, {one['players']}", []).extend(per_second(one))
    rows = [[name, *cells] for name, cells in ours.items()]
    rows += [
        [f"{ENGINES[one['engine']]} {one['version']}: {one['game']}", *per_second(one), "", ""]
        for one in measured
        if "build" not in one
    ]
    return table(["steps/s", "pure: one table", "64 tables", "compiled: one table", "64 tables"], rows)


def per_second(one: dict[str, Any]) -> list[str]:
    """The steps of one table and of many, as far as they were measured."""
    return [f"{one[key]:,}" if key in one else "" for key in ("one", "many")]


def learning() -> str:
    """How well the trained network plays after this many steps, beside bots."""
    results = kept("learning.toml")
    curve = results["curve"]
    rows = []
    for start in (*range(0, curve["steps"][-1] - 20_000, 100_000), curve["steps"][-1] - 20_000):
        tenth = [
            points for at, points in zip(curve["steps"], curve["points"], strict=True) if start < at <= start + 20_000
        ]
        rows.append([f"training, steps {start:,} to {start + 20_000:,}", f"{tenth[0]:.1f}", ""])
    rows += [
        [f"network after {one['steps']:,} steps, {one['how']}", f"**{one['points']:.1f}**", str(one["games"])]
        for one in results.get("network", [])
    ]
    rows += [[f"`{one['name']}`", f"{one['points']:.1f}", str(one["games"])] for one in results["bot"]]
    return table(["", "points", "games"], rows)


def learning_picture() -> str:
    """The learning curve as a drawing; lines across it are bots."""
    results = kept("learning.toml")
    steps, points = results["curve"]["steps"], results["curve"]["points"]
    low, high = -20.0, 100.0
    width, height, left, top = 640, 300, 50, 20

    def x(at: float) -> float:
        return round(left + at / float(steps[-1]) * width, 1)

    def y(value: float) -> float:
        return round(top + (high - value) / (high - low) * height, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 130} {top + height + 50}" '
        'font-family="sans-serif" font-size="13">',
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for value in range(int(low), int(high) + 1, 20):
        parts.append(f'<path d="M{left} {y(value)}h{width}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 8}" y="{y(value) + 4}" text-anchor="end">{value}</text>')
    parts += [
        f'<text x="{x(at)}" y="{top + height + 20}" text-anchor="middle">{at:,}</text>'
        for at in range(0, steps[-1] + 1, 100_000)
    ]
    parts.append(f'<text x="{left + width / 2}" y="{top + height + 42}" text-anchor="middle">steps of training</text>')
    label = 0.0
    for one in sorted(results["bot"], key=lambda bot: -float(bot["points"])):
        label = max(label + LINE, y(one["points"]) + 4)
        parts.append(f'<path d="M{left} {y(one["points"])}h{width}" stroke="#777" stroke-dasharray="4 4"/>')
        parts.append(f'<text x="{left + width + 6}" y="{round(label, 1)}">{one["name"]} {one["points"]:.1f}</text>')
    line = " ".join(f"{x(at)},{y(value)}" for at, value in zip(steps, points, strict=True))
    parts.append(f'<polyline points="{line}" fill="none" stroke="#1f5fa8" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def cards() -> dict[str, dict[str, Any]]:
    """The cards of the learned judgements, by game."""
    found: dict[str, dict[str, Any]] = {}
    for file in sorted(ROOT.glob(f"src/ludoteka/games/*/bot/{NAME}")):
        card = json.loads(file.read_bytes())["card"]
        found[card["game"]] = card
    return found


def judgement() -> str:
    """How well the learned judgements foretell held-out games, beside `evaluate` squashed and an even split."""
    rows = []
    for game, card in cards().items():
        for score in card["scores"]:
            group = {"all": "all", "part": f"part {score['number']} of 3", "equals": "equals without slips"}.get(
                score["group"], f"{score['number']} players"
            )
            losses = [" / ".join(f"{value:.3f}" for value in score[kind]) for kind in ("log_loss", "brier")]
            name = title(game) if score["group"] == "all" else ""
            rows.append([name, group, f"{score['positions']:,}", str(score["games"]), *losses])
    return table(["", "positions", "how many", "games", "log loss", "Brier score"], rows)


def reliability() -> str:
    """Chances foretold and wins found, by tenths."""
    rows = []
    for game, card in cards().items():
        tenths = {int(min(one["foretold"], 0.999) * 10): one for one in card["reliability"]}
        cells = [
            f"{tenths[at]['won']:.0%} of {tenths[at]['count']}".replace("%", " %") if at in tenths else ""
            for at in range(10)
        ]
        rows.append([title(game), *cells])
    return table(["foretold", *(f"{10 * at} to {10 * at + 10} %" for at in range(10))], rows)


TABLES: dict[str, Callable[[], str]] = {
    "strength": strength,
    "peers": peers,
    "steps": steps,
    "judgement": judgement,
    "reliability": reliability,
    "learning": learning,
}
PICTURES: dict[str, Callable[[], str]] = {"docs/pictures/learning.svg": learning_picture}


def written(text: str) -> str:
    """A document with all its tables made anew."""
    return PLACE.sub(lambda found: f"{found[1]}\n{TABLES[found[2]]()}\n\n{found[3]}", text)


def main() -> int:
    """Write the tables, or compare them."""
    if "--steps" in sys.argv:
        keep_steps(Path(sys.argv[sys.argv.index("--steps") + 1]))
    stale = []
    for name in DOCUMENTS:
        path = ROOT / name
        old = path.read_text(encoding="utf-8")
        new = written(old)
        if new != old:
            stale.append(name)
            if "--check" not in sys.argv:
                path.write_text(new, encoding="utf-8")
    for name, draw in PICTURES.items():
        path = ROOT / name
        if not path.exists() or path.read_text(encoding="utf-8") != draw():
            stale.append(name)
            if "--check" not in sys.argv:
                path.write_text(draw(), encoding="utf-8")
    for name in stale:
        print(f"figures: {name} {'differs from its results' if '--check' in sys.argv else 'written'}")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
