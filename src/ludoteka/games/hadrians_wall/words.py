"""The words of the game: its kinds of things, verbs, prompts, events and reasons."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.games.hadrians_wall.content import Content, Needs
from ludoteka.games.hadrians_wall.numbers import AREAS, ATTRIBUTES, BUILDINGS, GLADIATORS, ITEMS, SIDES, SOURCES
from ludoteka.games.hadrians_wall.rules.attack import FAVOUR_KINDS
from ludoteka.kernel.phrase import Kind, Lexicon, Phrase


def lexicon_of(content: Content) -> Lexicon:
    """All phrases and kinds, things of the content by their ids."""
    cells = range(content.map.rows * content.map.columns)
    columns = content.map.columns
    kinds = [
        Kind("area", AREAS),
        Kind("attribute", ATTRIBUTES),
        Kind("bribe", by_value("b", [box.needs for box in content.bribe_box])),
        Kind("building", BUILDINGS),
        Kind("card", [card.id for card in content.player_card]),
        Kind("cell", [f"r{cell // columns + 1}c{cell % columns + 1}" for cell in cells]),
        Kind("fate", [card.id for card in content.fate], worded=False),
        Kind("favour", FAVOUR_KINDS),
        Kind("gladiator", GLADIATORS),
        Kind("hexagon", by_value("h", [box.needs for box in content.trade_box])),
        Kind("item", ITEMS),
        Kind("pattern", [pattern.id for pattern in content.pattern]),
        Kind("rank", [rank.id for rank in content.rank], on_board=False),
        Kind("show", by_value("s", [box.needs for box in content.show_box])),
        Kind("side", SIDES),
        Kind("source", SOURCES),
    ]
    return Lexicon(kinds, VERBS, PROMPTS, EVENTS, REASONS)


def by_value(letter: str, needs: Sequence[Needs]) -> list[str]:
    """Short names of boxes by the value on their flags, `s3`; equal values are told apart, `h5a` and `h5b`.

    >>> by_value("h", [Needs(traders=4), Needs(traders=5), Needs(traders=5)])
    ['h4', 'h5a', 'h5b']
    """
    values = [max(each.traders, each.performers, each.priests, each.apparitores, each.patricians) for each in needs]
    names: list[str] = []
    for place, value in enumerate(values):
        twin = chr(ord("a") + values[:place].count(value)) if values.count(value) > 1 else ""
        names.append(f"{letter}{value}{twin}")
    return names


VERBS = [
    Phrase("bribe", "bribe", rule="HW-BATHS-02"),
    Phrase("build", "building", rule="HW-GEN-01"),
    Phrase("cohort", "side", rule="HW-COHORT-01"),
    Phrase("diplomat", rule="HW-DIPLO-01"),
    Phrase("done", rule="HW-ATTACK-09", last=True),
    Phrase("end-year", rule="HW-GEN-09", final=True),
    Phrase("enter", "hexagon", rule="HW-MARKET-06"),
    Phrase("exchange", "first:item second:item gained:item", rule="HW-FORUM-01"),
    Phrase("favour", "favour side", rule="HW-FAVOUR-01"),
    Phrase("fight", "gladiator", rule="HW-LUDUS-03"),
    Phrase("fill", "area item", rule="HW-GEN-04"),
    Phrase("path", "card", rule="HW-YEAR-02"),
    Phrase("place", "first:cell second:cell third:cell fourth:cell", rule="HW-SCOUT-03"),
    Phrase("raise", "attribute", rule="HW-YEAR-06"),
    Phrase("resume-year", rule="HW-GEN-09"),
    Phrase("rule", "side", rule="HW-COURT-02"),
    Phrase("scout", "source", rule="HW-SCOUT-02"),
    Phrase("serve", "side", rule="HW-DIPLO-02"),
    Phrase("show", "show", rule="HW-THEATRE-02"),
    Phrase("trade", "source", rule="HW-MARKET-03"),
    Phrase("train", "gladiator item", rule="HW-LUDUS-02"),
]

PROMPTS = [
    Phrase("choose-cards", rule="HW-YEAR-02"),
    Phrase("enter-good", "good:int", rule="HW-MARKET-06"),
    Phrase("fill-cohort", rule="HW-COHORT-01"),
    Phrase("place-pattern", "pattern", rule="HW-SCOUT-03"),
    Phrase("raise-attribute", rule="HW-GEN-07"),
    Phrase("resume-year", rule="HW-GEN-09"),
    Phrase("serve-cohort", rule="HW-DIPLO-02"),
    Phrase("spend-favours", "through:int flag:int", rule="HW-FAVOUR-01"),
    Phrase("swap-cards", rule="HW-YEAR-02"),
    Phrase("take-action", rule="HW-GEN-01"),
]

EVENTS = [
    Phrase("attacked", "fate side", rule="HW-ATTACK-03"),
    Phrase("bribed", "seat bribe left:int", rule="HW-BATHS-03"),
    Phrase("built", "seat building", rule="HW-GEN-01"),
    Phrase("cards-chosen", "seat", rule="HW-YEAR-02"),
    Phrase("diplomat-serves", "seat side", rule="HW-DIPLO-02"),
    Phrase("drew", "seat first:card second:card", rule="HW-YEAR-02"),
    Phrase("ended-year", "seat", rule="HW-GEN-09"),
    Phrase("exchanged", "seat first:item second:item gained:item", rule="HW-FORUM-01"),
    Phrase("favour-earned", "seat", rule="HW-TEMPLE-05"),
    Phrase("favour-spent", "seat favour side", rule="HW-FAVOUR-02"),
    Phrase("filled", "seat area number:int", rule="HW-GEN-03"),
    Phrase("flipped", "seat fate", rule="HW-FATE-01"),
    Phrase("fought", "seat gladiator damage:int", rule="HW-LUDUS-04"),
    Phrase("gained", "seat item count:int", rule="HW-GEN-03"),
    Phrase("gladiator-died", "seat gladiator", rule="HW-LUDUS-05"),
    Phrase("gladiator-survived", "seat gladiator", rule="HW-LUDUS-06"),
    Phrase("good-entered", "seat hexagon good:int", rule="HW-MARKET-05"),
    Phrase("infrastructure", "seat level:int", rule="HW-FORT-02"),
    Phrase("lost", "seat area", rule="HW-GEN-10"),
    Phrase("neutral-shown", "card", rule="HW-NEUTRAL-02"),
    Phrase("paid-neighbour", "seat other:seat item", rule="HW-MARKET-04"),
    Phrase("paid-neutral", "seat card item", rule="HW-NEUTRAL-03"),
    Phrase("path-chosen", "seat card", rule="HW-YEAR-02"),
    Phrase("ranked", "rank", rule="HW-SOLO-01"),
    Phrase("reshuffled", rule="HW-FATE-03"),
    Phrase("resumed-year", "seat", rule="HW-GEN-09"),
    Phrase("revealed", "seat path:card prospect:card", rule="HW-YEAR-03"),
    Phrase("row-completed", "seat", rule="HW-SCOUT-04"),
    Phrase("ruled", "seat side", rule="HW-COURT-02"),
    Phrase("scored", "seat total:int attributes:int paths:int penalty:int", rule="HW-SCORE-01"),
    Phrase("scouted", "seat pattern first:cell second:cell third:cell fourth:cell", rule="HW-SCOUT-03"),
    Phrase("settled", "seat through:int disdain:int valour:int", rule="HW-ATTACK-07"),
    Phrase("show-given", "seat show", rule="HW-THEATRE-02"),
    Phrase("started", "seat building", rule="HW-SETUP-05"),
    Phrase("traded", "seat source good:int", rule="HW-MARKET-03"),
    Phrase("used", "area"),
    Phrase("year-began", "year:int fate", rule="HW-YEAR-01"),
]

REASONS = [
    # The pool and the moment.
    Phrase("choose-cards-first", rule="HW-YEAR-02"),
    Phrase("finish-first", rule="HW-GEN-03"),
    Phrase("not-ended", rule="HW-GEN-09"),
    Phrase("not-now", rule="HW-GEN-01"),
    Phrase("settle-first", rule="HW-ATTACK-09"),
    Phrase("short-of", "item missing:int", rule="HW-GEN-13"),
    Phrase("wrong-payment", "area item", rule="HW-GEN-13"),
    Phrase("wrong-training", "gladiator item", rule="HW-LUDUS-02"),
    Phrase("wait-for-reveal", rule="HW-YEAR-02"),
    Phrase("year-ended", rule="HW-GEN-09"),
    # Cards and choices inside a chain.
    Phrase("chosen-already", "card", rule="HW-YEAR-02"),
    Phrase("cohort-full", "side", rule="HW-COHORT-01"),
    Phrase("not-drawn", "card", rule="HW-YEAR-02"),
    Phrase("not-printed", "attribute", rule="HW-GEN-07"),
    # Tracks.
    Phrase("boxes-used", "area", rule="HW-GEN-14"),
    Phrase("cippi-chain", "area need:int have:int", rule="HW-CIPPI-01"),
    Phrase("column-closed", "area building", rule="HW-GRAN-01"),
    Phrase("no-guard-box", rule="HW-TRAIN-02"),
    Phrase("track-full", "area", rule="HW-GEN-14"),
    Phrase("trained-this-year", rule="HW-TRAIN-01"),
    Phrase("wall-chain", "area need:int have:int", rule="HW-WALL-01"),
    # Buildings.
    Phrase("already-built", "building", rule="HW-GEN-08"),
    Phrase("baths-level", "area need:int have:int", rule="HW-BATHS-01"),
    Phrase("building-level", "area need:int have:int", rule="HW-BUILD-01"),
    Phrase("building-order", "building before:building", rule="HW-BUILD-01"),
    Phrase("courthouse-level", "area need:int have:int", rule="HW-COURT-01"),
    Phrase("gardens-level", "area need:int have:int", rule="HW-GARDEN-01"),
    Phrase("granary-level", "area need:int have:int", rule="HW-GRAN-02"),
    Phrase("landmark-level", "area need:int have:int", rule="HW-LANDMARK-01"),
    Phrase("large-gardens-level", "area need:int have:int", rule="HW-GARDEN-02"),
    Phrase("large-gardens-order", "building before:building", rule="HW-GARDEN-02"),
    Phrase("large-granary-level", "area need:int have:int", rule="HW-GRAN-03"),
    Phrase("large-granary-order", "building before:building", rule="HW-GRAN-03"),
    Phrase("ludus-level", "area need:int have:int", rule="HW-LUDUS-01"),
    Phrase("market-level", "area need:int have:int", rule="HW-MARKET-01"),
    Phrase("not-built", "building", rule="HW-GEN-11"),
    Phrase("precinct-level", "area need:int have:int", rule="HW-PREC-01"),
    Phrase("precinct-order", "building before:building", rule="HW-PREC-01"),
    Phrase("temple-level", "area need:int have:int", rule="HW-TEMPLE-01"),
    Phrase("temple-order", "building before:building", rule="HW-TEMPLE-01"),
    Phrase("theatre-level", "area need:int have:int", rule="HW-THEATRE-01"),
    # Forum, market, theatre.
    Phrase("forum-kinds", rule="HW-FORUM-02"),
    Phrase("forum-this-year", rule="HW-FORUM-01"),
    Phrase("hexagon-filled", "hexagon", rule="HW-GEN-08"),
    Phrase("hexagon-level", "area need:int have:int", rule="HW-MARKET-02"),
    Phrase("no-good-there", "source", rule="HW-MARKET-03"),
    Phrase("own-good", rule="HW-MARKET-03"),
    Phrase("show-given", "show", rule="HW-GEN-08"),
    Phrase("show-level", "area need:int have:int", rule="HW-THEATRE-02"),
    Phrase("show-this-year", rule="HW-THEATRE-02"),
    # Ludus and temples.
    Phrase("fought-this-year", "gladiator", rule="HW-LUDUS-03"),
    Phrase("gladiator-dead", "gladiator", rule="HW-LUDUS-05"),
    Phrase("no-strength", "gladiator", rule="HW-LUDUS-08"),
    Phrase("row-level", "area need:int have:int", rule="HW-TEMPLE-02"),
    Phrase("strength-level", "area need:int have:int", rule="HW-LUDUS-02"),
    Phrase("temple-not-filled", "area missing:int", rule="HW-TEMPLE-04"),
    # Baths and courthouse.
    Phrase("bribe-given", "bribe", rule="HW-GEN-08"),
    Phrase("bribe-level", "area need:int have:int", rule="HW-BATHS-02"),
    Phrase("bribes-this-year", "count:int", rule="HW-BATHS-02"),
    Phrase("no-disdain", rule="HW-BATHS-03"),
    Phrase("ruling-level", "area need:int have:int", rule="HW-COURT-02"),
    Phrase("ruling-this-year", "side", rule="HW-COURT-02"),
    Phrase("rulings-made", "side", rule="HW-GEN-14"),
    # Diplomats and scouts.
    Phrase("cell-filled", "cell", rule="HW-SCOUT-03"),
    Phrase("diplomat-level", "area need:int have:int", rule="HW-DIPLO-01"),
    Phrase("no-pattern-there", "source", rule="HW-SCOUT-02"),
    Phrase("not-the-pattern", "pattern", rule="HW-SCOUT-03"),
    Phrase("pattern-does-not-fit", "pattern", rule="HW-SCOUT-05"),
    Phrase("scout-level", "area need:int have:int", rule="HW-SCOUT-01"),
    Phrase("served-already", "side", rule="HW-DIPLO-02"),
    # Favours.
    Phrase("no-attack-there", "side", rule="HW-FAVOUR-01"),
    Phrase("no-diplomat-favour", "side", rule="HW-FAVOUR-01"),
    Phrase("no-temple-favour", rule="HW-FAVOUR-01"),
]
