"""From the rules' tuples to what clients read: messages, options and refs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.game import Game
from ludoteka.kernel.phrase import Phrase
from ludoteka.kernel.state import State, decisions, pending_for
from ludoteka.server.referee.questions import Ask, Heard, Message, Option


def message(game: Game[Any], what: str, phrases: dict[str, Phrase], words: Action) -> Message:
    """A phrase with its arguments as a message to be worded: `event-bids`, `prompt-bid`."""
    phrase = phrases[str(words[0])]
    return Message(f"{what}-{phrase.name}", game.lexicon.arguments(phrase, words), phrase.rule)


def event_message(game: Game[Any], event: Action) -> Message:
    """An event as a message."""
    return message(game, "event", game.lexicon.events, event)


def heard_messages(game: Game[Any], heard: Iterable[tuple[int, Action]]) -> list[Heard]:
    """Events as messages, each with its audience; those that only count for statistics stay out."""
    return [(mask, event_message(game, event)) for mask, event in heard if mask]


def option(game: Game[Any], action: Action) -> Option:
    """An action as clients get it."""
    label = message(game, "verb", game.lexicon.verbs, action)
    return Option(game.text(action), label, game.lexicon.refs(action))


def asks(game: Game[Any], s: State, seat: Seat) -> list[Ask]:
    """Everything a seat may decide now."""
    waited_for = pending_for(s, seat)
    return [
        Ask(
            message(game, "prompt", game.lexicon.prompts, choice.prompt(s)),
            [option(game, action) for action in choice.options(s)],
            choice is not waited_for,
        )
        for choice in decisions(s, seat)
    ]
