"""Coverage: which cards, heroes and places came into play over many games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import StuckGame
from ludoteka.kernel.game import Game, Mode
from ludoteka.kernel.phrase import Phrase
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.state import Choice, take
from ludoteka.kernel.uses import Uses


class Coverage(msgspec.Struct, frozen=True):
    """In how many of the games played each entry of the game's `covers` came into play, and each of its `uses`."""

    game: str
    games: int
    seen: dict[str, dict[str, int]]
    """Kind, then slug, then games."""

    def missing(self) -> dict[str, list[str]]:
        """The entries that never came into play, by kind; kinds without any are left out."""
        rows = {kind: [slug for slug, games in entries.items() if not games] for kind, entries in self.seen.items()}
        return {kind: slugs for kind, slugs in rows.items() if slugs}

    def __str__(self) -> str:
        """A line for each kind: how many entries came into play, and which did not."""
        lines = []
        missing = self.missing()
        for kind, entries in self.seen.items():
            absent = missing.get(kind, [])
            line = f"{kind}: {len(entries) - len(absent)} of {len(entries)}"
            lines.append(line + (f", never {', '.join(absent)}" if absent else ""))
        return "\n".join(lines)


Decide = Callable[[Game[Any], Any, Chance], tuple[Choice[Any], Action]]
"""Picks one of the open decisions of a position and one of its options, with some luck."""


def coverage(
    game: Game[Any],
    games: int,
    seed: str = "coverage",
    modes: Sequence[Mode] | None = None,
    on_game: Callable[[int], None] | None = None,
    decide: Decide = random_decision,
) -> Coverage:
    """Play games, the modes in turn, and count what their actions and events name and use.

    They are played at random if no other way to `decide` is given. `on_game` is called with the number of games done,
    for a progress bar.
    """
    ways = list(game.modes() if modes is None else modes)
    uses = game.uses()
    seen = {kind: dict.fromkeys(game.lexicon.kinds[kind].slugs, 0) for kind in game.covers}
    seen |= {kind: dict.fromkeys(slugs, 0) for kind, slugs in uses.wanted.items()}
    for kind, slugs in uses.never.items():
        for slug in slugs:
            del seen[kind][slug]
    for number in range(games):
        for kind, slug in things_in_play(game, ways[number % len(ways)], f"{seed}/{number}", decide, uses):
            if slug in seen[kind]:
                seen[kind][slug] += 1
        if on_game is not None:
            on_game(number + 1)
    return Coverage(game.id, games, seen)


def things_in_play(
    game: Game[Any], mode: Mode, seed: str, decide: Decide = random_decision, uses: Uses[Any] | None = None
) -> set[tuple[str, str]]:
    """Kind and slug of all that one game's actions and events name, of the kinds the game covers, and of its uses."""
    uses = game.uses() if uses is None else uses
    told: list[tuple[int, Action]] = []
    luck, picks = Chance.of(seed, "luck"), Chance.of(seed, "picks")
    s = game.start(mode.seats, game.read_options(mode.options), Chance.of(seed, "setup"), told)
    s.heard = told
    actions: set[Action] = set()
    found: set[tuple[str, str]] = set()
    count = 0
    while not s.places:
        if count >= game.bound:
            raise StuckGame(f"{game.id}, {mode.name}, seed {seed}: not over after {game.bound} decisions")
        choice, action = decide(game, s, picks)
        actions.add(action)
        found.update(uses.taken(s, action))
        take(s, choice, action, luck)
        count += 1
    s.heard = None
    lexicon = game.lexicon
    for action in actions:
        found |= things(game, lexicon.verbs[str(action[0])], action)
    for event in {event for _, event in told}:
        found |= things(game, lexicon.events[str(event[0])], event)
        found.update(uses.told(event))
    found.update(uses.noticed())
    return found


def things(game: Game[Any], phrase: Phrase, said: Action) -> set[tuple[str, str]]:
    """Kind and slug of what one action or event names, of the kinds the game covers."""
    return {pair for pair in game.lexicon.slugs(phrase, said) if pair[0] in game.covers}
