"""The most crowded regions that random games of Lords of Hellas reach, for the test that lays them out.

python tests/games/lords_of_hellas/crowds.py             play 200 games and write the client's map/crowds.json
python tests/games/lords_of_hellas/crowds.py --games 12  play fewer and print what they reach
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

from ludoteka.games.lords_of_hellas import load
from ludoteka.games.lords_of_hellas.game import LordsOfHellasGame
from ludoteka.games.lords_of_hellas.view import region_view
from ludoteka.games.lords_of_hellas.view_types import RegionView
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.state import pending, take

ROOT = Path(__file__).resolve().parents[3]
CROWDS = ROOT / "web" / "src" / "games" / "lords_of_hellas" / "map" / "crowds.json"
GAMES = 200
Crowd = dict[str, Any]


def figures(region: RegionView) -> tuple[int, int, int, int]:
    """How many armies, heroes, monsters and quests stand in a region."""
    return len(region.armies), len(region.heroes), len(region.monsters), len(region.quests)


def crowd(region: RegionView) -> Crowd:
    """A region as the layout reads it."""
    return {
        "region": region.region,
        "owner": region.owner,
        "armies": [{"seat": one.seat, "hoplites": one.hoplites, "fortified": one.fortified} for one in region.armies],
        "heroes": region.heroes,
        "monsters": region.monsters,
        "quests": region.quests,
    }


def crowds_of(game: LordsOfHellasGame, number: int, found: dict[str, dict[tuple[int, ...], Crowd]]) -> None:
    """Play a game by chance and keep every kind of crowd each region has seen."""
    choose = random.Random(number)
    chance = Chance.of(f"crowds {number}")
    s = game.start(2 + number % 3, chance=chance)
    while not s.places:
        decision = pending(s)[0]
        take(s, decision, choose.choice(decision.options(s)), chance)
        for region in range(s.facts.regions):
            seen = region_view(s, region, game.names)
            found.setdefault(seen.region, {}).setdefault(figures(seen), crowd(seen))


def largest(kinds: dict[tuple[int, ...], Crowd]) -> list[Crowd]:
    """The crowds of a region that no other crowd of it exceeds in everything."""
    return [
        what
        for sizes, what in sorted(kinds.items(), reverse=True)
        if not any(other != sizes and all(a >= b for a, b in zip(other, sizes, strict=True)) for other in kinds)
    ]


def main() -> None:
    """Play, and write down or print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=0)
    asked = parser.parse_args()
    game = load()
    found: dict[str, dict[tuple[int, ...], Crowd]] = {}
    for number in range(asked.games or GAMES):
        crowds_of(game, number, found)
    all_of_them = [what for kinds in found.values() for what in largest(kinds)]
    text = "[\n" + ",\n".join("  " + json.dumps(what) for what in all_of_them) + "\n]\n"
    if asked.games:
        print(text)
    else:
        CROWDS.write_text(text, encoding="utf-8")
        print(f"{len(all_of_them)} crowds in {CROWDS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
