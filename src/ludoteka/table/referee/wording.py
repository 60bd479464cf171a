"""From the rules' tuples to what clients read: messages, options and refs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from ludoteka.kernel.action import Action
from ludoteka.kernel.game import Game
from ludoteka.kernel.phrase import Phrase
from ludoteka.table.referee.questions import Heard, Message, Option

ENCODER = msgspec.json.Encoder()


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


@lru_cache(maxsize=1 << 14)
def option(game: Game[Any], action: Action) -> msgspec.Raw:
    """An action as clients get it, ready for the wire; the same few come again and again."""
    label = message(game, "verb", game.lexicon.verbs, action)
    return msgspec.Raw(ENCODER.encode(Option(game.text(action), label, game.lexicon.refs(action))))


class Asking(msgspec.Struct, frozen=True):
    """An Ask whose options are ready for the wire."""

    prompt: Message
    options: list[msgspec.Raw]
    optional: bool


def asks(game: Game[Any], decisions: Iterable[tuple[Action, list[Action], bool]]) -> bytes:
    """Decisions, each with its prompt, its options and whether it is optional, as a list of Ask ready for the wire."""
    return ENCODER.encode(
        [
            Asking(
                message(game, "prompt", game.lexicon.prompts, prompt),
                [option(game, action) for action in options],
                optional,
            )
            for prompt, options, optional in decisions
        ]
    )
