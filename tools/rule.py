"""Where a rule is implemented and tested: `python tools/rule.py H3-MAP-03`, or `make rule ID=H3-MAP-03`.

Prints the rule as players read it, the functions, classes and constants of the code that cite it, ranges such as
"H3-MAP-01 to H3-MAP-04" included, and the tests that prove it. What carries a rule out comes before what tells or
checks it. A worked example has no code of its own: the code of the rules it names is printed. What has a name but no
number (`location:library`, `blessing:weak-spot`, `creature:charon`) is printed with its entry of the content and with
the rules that read what this entry says.
"""

from __future__ import annotations

import argparse
import sys

from kernel.rule_places import (
    EXAMPLE,
    MODULE,
    ROOT,
    Place,
    cited,
    code_naming,
    code_of,
    content_of,
    names_in,
    tests_of,
)
from ludoteka.kernel.reference import load_reference
from ludoteka.kernel.registry import game_ids, load_game


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("id", help="a rule id, such as CYC-BID-04, or a name of the rules, such as location:library")
    wanted = parser.parse_args().id
    shown = [game for game in game_ids() if show(game, wanted)]
    if not shown:
        sys.exit(f"{wanted}: no game has such a rule")


def show(game: str, wanted: str) -> bool:
    """Print what a game has under an id or name; whether it has any."""
    reference = load_reference(load_game(game).folder, "en")
    entry = reference.get(wanted.upper()) or reference.get(wanted.lower())
    if entry is None:
        return False
    print(f"{entry.key} {entry.title}\n{entry.text}\n")
    if ":" in entry.key:
        entries = content_of(game, entry.key)
        tell("content", entries)
        tell("code", code_naming(game, {name for place in entries for name in names_in(place)}))
        return True
    rules = [entry.key]
    if EXAMPLE.search(entry.key):
        rules += sorted({rule for rule, _ in cited(entry.text)})
    tell("code", sorted((place for rule in rules for place in code_of(game).get(rule, [])), key=far))
    tell("tests", tests_of().get(entry.key, []))
    return True


def far(place: Place) -> tuple[bool, bool]:
    """How far a place is from where a rule is carried out: that is a function or class of the rules."""
    path, _, name = place
    return "rules" not in path.parts, name == MODULE


def tell(what: str, places: list[Place]) -> None:
    """Print places one a line."""
    for path, line, name in places:
        print(f"{what}: {path.relative_to(ROOT)}:{line} {name}")
    if not places:
        print(f"{what}: none")


if __name__ == "__main__":
    main()
