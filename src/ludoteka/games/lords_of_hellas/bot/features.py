"""What the judgement of Lords of Hellas is made from: how far a player is on each way to win, and by what means."""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.bot.evaluate import (
    belongings,
    claim,
    evaluate,
    kingdom,
    lands,
    paths,
    prospects,
    realm,
)
from ludoteka.games.lords_of_hellas.numbers import ATTRIBUTES, NOBODY, SPECIAL_ACTIONS
from ludoteka.games.lords_of_hellas.rules.victory import monsters_slain, temples_held, throne, whole_lands
from ludoteka.games.lords_of_hellas.state import LordsOfHellas

NAMES: Final = (
    "temples",
    "last-temple",
    "lands-share",
    "lands",
    "monsters",
    "last-monster",
    "throne",
    "throne-soon",
    "throne-lost",
    "claim",
    "monuments",
    "regions",
    "hoplites",
    "realm",
    "paths",
    "belongings",
    "prospects",
    "attributes",
    "priests",
    "cards",
    "artifacts",
    "blessings",
    "glory",
    "quest",
    "covered",
    "turn",
    "active",
    "seats",
    "evaluation",
    "evaluation-late",
)
TOLD: Final = {
    "temples": 1,
    "last-temple": 1,
    "lands-share": 1,
    "lands": 1,
    "monsters": 1,
    "last-monster": 1,
    "throne": 1,
    "throne-soon": 1,
    "throne-lost": -1,
    "claim": 1,
    "monuments": 1,
    "regions": 1,
    "hoplites": 1,
    "realm": 1,
    "prospects": 1,
    "attributes": 1,
    "priests": 1,
    "cards": 1,
    "artifacts": 1,
    "blessings": 1,
    "glory": 1,
    "quest": 1,
    "covered": -1,
}
"""What is told to people: 1 if more is better, -1 if less is."""

LONG: Final = 12.0
"""Turns of each player after which a game is late."""


def features(s: LordsOfHellas, seat: int) -> list[float]:
    """How a player stands, in numbers."""
    facts = s.facts
    temples = temples_held(s, seat)
    monsters = monsters_slain(s, seat)
    seated = soon = lost = claimed = 0.0
    if s.king != NOBODY and s.terms.king_of_kings:
        left = 1.0 / (1.0 + s.countdown)
        owner = s.owner[throne(s)]
        if owner == seat:
            seated = 1.0
            soon = left
        else:
            claimed = claim(s, seat, throne(s))
            lost = left if owner != NOBODY else 0.0
    hoplites = 0
    base = seat * facts.regions
    for region in range(facts.regions):
        hoplites += s.hoplites[base + region]
    attributes = 0
    for which in range(ATTRIBUTES):
        attributes += s.attributes[seat * ATTRIBUTES + which]
    value = evaluate(s, seat)
    turns = s.turn / s.seats
    return [
        float(temples),
        float(temples == facts.victory.temples - 1),
        lands(s, seat),
        float(whole_lands(s, seat)),
        float(monsters),
        float(monsters == facts.victory.monsters - 1),
        seated,
        soon,
        lost,
        claimed,
        kingdom(s, seat) if s.king == NOBODY else 0.0,
        float(s.held[seat].bit_count()),
        float(hoplites),
        realm(s, seat),
        paths(s, seat),
        belongings(s, seat),
        prospects(s, seat),
        float(attributes),
        float(s.pool[seat]),
        float(len(s.hands[seat])),
        float(s.artifacts[seat].bit_count()),
        float(s.blessings[seat].bit_count()),
        float(s.glory.count(seat)),
        float(s.quest_step[seat] + 1),
        float((s.covered[seat] & ((1 << SPECIAL_ACTIONS) - 1)).bit_count()),
        turns,
        float(s.active == seat),
        float(s.seats),
        value,
        value * min(1.0, turns / LONG),
    ]
