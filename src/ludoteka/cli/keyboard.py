"""The keyboard of a match: lines typed at a terminal, or read from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteka.cli.editor import Editor


class Keyboard:
    """Reads lines, at a terminal with a line editor; it is `shared` where several people play."""

    def __init__(self, shared: bool) -> None:
        self.editor: Editor | None = None
        if sys.stdin.isatty() and sys.stdout.isatty():
            from ludoteka.cli.editor import Editor  # only here: other commands need not wait for it

            self.editor = Editor(shared)

    def ask(self, prompt: str, sayings: Callable[[], Sequence[str]]) -> str:
        """A line; what may be said completes it."""
        return input(prompt) if self.editor is None else self.editor.ask(prompt, sayings())

    def answer(self, question: str) -> str:
        """The answer to a question."""
        return input(question) if self.editor is None else self.editor.answer(question)

    def forget(self) -> None:
        """Another person takes the keyboard."""
        if self.editor is not None:
            self.editor.forget()
