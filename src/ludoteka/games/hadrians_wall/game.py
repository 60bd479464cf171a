"""Hadrian's Wall as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, Literal

import msgspec

from ludoteka.games.hadrians_wall import draw as drawing
from ludoteka.games.hadrians_wall import laws, rules
from ludoteka.games.hadrians_wall import view as views
from ludoteka.games.hadrians_wall.bot.features import NAMES
from ludoteka.games.hadrians_wall.bot.lore import FrontierLore
from ludoteka.games.hadrians_wall.content import Content
from ludoteka.games.hadrians_wall.facets import FrontierFacets
from ludoteka.games.hadrians_wall.facts import Facts
from ludoteka.games.hadrians_wall.numbers import CHOSEN, HAND
from ludoteka.games.hadrians_wall.printed import facts_of
from ludoteka.games.hadrians_wall.row import FrontierRows
from ludoteka.games.hadrians_wall.rules import ready
from ludoteka.games.hadrians_wall.rules.actions import TakeAction
from ludoteka.games.hadrians_wall.rules.scoring import score_of
from ludoteka.games.hadrians_wall.setup import open_at_start, set_up
from ludoteka.games.hadrians_wall.state import CARDS, Frontier
from ludoteka.games.hadrians_wall.words import lexicon_of
from ludoteka.kernel.action import Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.codec import Codec, chapters
from ludoteka.kernel.content import content_version
from ludoteka.kernel.game import Game, Mode, Say
from ludoteka.kernel.judgement_file import read_judgement
from ludoteka.kernel.options import Options
from ludoteka.kernel.row import Columns, RowWriter
from ludoteka.kernel.state import Choice

DIFFICULTIES = ("easy", "medium", "hard")


class HadriansWallOptions(Options, frozen=True):
    """How a game may differ (HW-SETUP-03)."""

    difficulty: Literal["easy", "medium", "hard"] = "easy"


class HadriansWall(Game[Frontier]):
    """Six years on the wall for one to six generals."""

    id = "hadrians_wall"
    content: Content
    rules_version = 1
    options_type = HadriansWallOptions
    # Not buildings: random play, which scatters its workers, hardly ever earns a landmark or the last precinct.
    covers = (
        "area", "attribute", "bribe", "card", "cell", "fate", "favour", "gladiator", "hexagon", "item", "pattern",
        "show", "side", "source",
    )  # fmt: skip
    bound = 10_000
    facets = FrontierFacets()
    minutes = 60

    def __init__(self, content: Content) -> None:
        self.content = content
        self.content_version = content_version(content)
        self.facts: Facts = facts_of(content)
        self.facts.year_goes_on = TakeAction
        self.seat_counts = tuple(range(content.game.min_players, content.game.max_players + 1))
        self.folder = files("ludoteka.games.hadrians_wall")
        self.codec = Codec(Frontier, chapters(rules))
        self.lexicon = lexicon_of(content)
        self.lore = FrontierLore(self.facts, read_judgement(self.folder, NAMES))
        self.opened = {seats: open_at_start(self.facts, seats) for seats in self.seat_counts}

    def setup(self, seats: int, options: Options, chance: Chance) -> Frontier:
        """The table before the first year."""
        assert isinstance(options, HadriansWallOptions)
        return set_up(self.facts, seats, DIFFICULTIES.index(options.difficulty), self.opened[seats])

    def modes(self) -> Sequence[Mode]:
        """Every number of players at every difficulty."""
        return [
            Mode(f"{seats} {'player' if seats == 1 else 'players'}, {difficulty}", seats, {"difficulty": difficulty})
            for difficulty in DIFFICULTIES
            for seats in self.seat_counts
        ]

    def view(self, s: Frontier, seat: Seat) -> views.FrontierView:
        """What a seat may know."""
        return views.view(s, seat, self.content)

    def view_type(self) -> type[msgspec.Struct]:
        return views.FrontierView

    def row_writer(self, columns: Columns, seats: int) -> RowWriter:
        """The same as numbers, without a view."""
        return FrontierRows(columns, self.facts, self.content, seats)

    def asides(self, s: Frontier) -> list[Choice[Any]]:
        """What the players who are ready may still do."""
        return ready.asides(s)

    def resample(self, s: Frontier, seat: Seat, chance: Chance) -> Frontier:
        """Deal the others' drawn cards anew out of what they have not used, and let their choice be either (HW-GEN-15).

        Draw piles need nothing: they have no order before a card is drawn.
        """
        t = s.copy()
        if t.phase != CARDS:
            return t
        for other in range(t.seats):
            row = t.rows[other]
            if other == seat or row[HAND] < 0:
                continue
            unseen = sorted([*t.decks[other], row[HAND], row[HAND + 1]])
            drawn = [unseen.pop(chance.below(len(unseen))) for _ in range(2)]
            row[HAND], row[HAND + 1] = min(drawn), max(drawn)
            t.decks[other] = unseen
            if row[CHOSEN] >= 0:
                row[CHOSEN] = chance.below(2)
        return t

    def check(self, s: Frontier) -> None:
        """No card appears or vanishes and every sheet is one that can be filled in."""
        laws.check(s)

    def draw(self, s: Frontier, seat: Seat, say: Say) -> str:
        """Both sheets as text."""
        return drawing.draw(self.view(s, seat), self.content, say)

    def messages(self) -> Iterable[str]:
        return drawing.MESSAGES

    def scores(self, s: Frontier) -> list[int]:
        """Points if the game ended now."""
        return [score_of(s, seat) for seat in range(s.seats)]
