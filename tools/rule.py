"""Where a rule is implemented and tested: `python tools/rule.py H3-MAP-03`, or `make rule ID=H3-MAP-03`.

Prints the rule as players read it, the functions, classes and constants of the code that cite it, ranges such as
"H3-MAP-01 to H3-MAP-04" included, and the tests that prove it. A worked example has no code of its own: the code of
the rules it names is printed.
"""

from __future__ import annotations

import argparse
import sys

from kernel.rule_places import EXAMPLE, ROOT, Place, cited, code_of, tests_of
from ludoteka.kernel.reference import load_reference
from ludoteka.kernel.registry import game_ids, load_game


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("id", help="a rule id, such as CYC-BID-04")
    show(parser.parse_args().id.upper())


def show(wanted: str) -> None:
    """Print a rule with its code and its tests."""
    for game in game_ids():
        entry = load_reference(load_game(game).folder, "en").get(wanted)
        if entry is not None:
            print(f"{entry.key} {entry.title}\n{entry.text}\n")
            shown = [wanted, *sorted({rule for rule, _ in cited(entry.text)})] if EXAMPLE.search(wanted) else [wanted]
            tell("code", [place for rule in shown for place in code_of(game).get(rule, [])])
            tell("tests", tests_of().get(wanted, []))
            return
    sys.exit(f"{wanted}: no game has such a rule")


def tell(what: str, places: list[Place]) -> None:
    """Print places one a line."""
    for path, line, name in places:
        print(f"{what}: {path.relative_to(ROOT)}:{line} {name}")
    if not places:
        print(f"{what}: none")


if __name__ == "__main__":
    main()
