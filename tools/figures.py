"""Makes the tables of measured figures in the documents from the results that are kept in benchmarks/.

    python tools/figures.py            write the tables anew
    python tools/figures.py --check    only say whether a table differs from its results

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
DOCUMENTS = ("docs/bots.md", "benchmarks/README.md")


def kept(name: str) -> dict[str, Any]:
    """Results as they were measured."""
    return tomllib.loads((ROOT / "benchmarks" / name).read_text(encoding="utf-8"))


def row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join([row(*head), "|" + "---|" * len(head), *(row(*each) for each in rows)])


def strength() -> str:
    """How often each level beats the one below."""
    series = kept("strength.toml")["series"]
    games = list(dict.fromkeys(one["game"] for one in series))
    pairs = list(dict.fromkeys((one["stronger"], one["weaker"]) for one in series))
    notes: list[str] = []
    rows: list[list[str]] = []
    for stronger, weaker in pairs:
        cells = [f"`{stronger}` beats `{weaker}`"]
        for game in games:
            found = [one for one in series if (one["game"], one["stronger"], one["weaker"]) == (game, stronger, weaker)]
            cells.append(share(found[0], notes) if found else "")
        rows.append(cells)
    text = table(["", *(title(game) for game in games)], rows)
    return "\n\n".join([text, *(f"\\{'*' * (number + 1)} {note}" for number, note in enumerate(notes))])


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
    "judgement": judgement,
    "reliability": reliability,
}


def written(text: str) -> str:
    """A document with all its tables made anew."""
    return PLACE.sub(lambda found: f"{found[1]}\n{TABLES[found[2]]()}\n\n{found[3]}", text)


def main() -> int:
    """Write the tables, or compare them."""
    stale = []
    for name in DOCUMENTS:
        path = ROOT / name
        old = path.read_text(encoding="utf-8")
        new = written(old)
        if new != old:
            stale.append(name)
            if "--check" not in sys.argv:
                path.write_text(new, encoding="utf-8")
    for name in stale:
        print(f"figures: {name} {'differs from its results' if '--check' in sys.argv else 'written'}")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
