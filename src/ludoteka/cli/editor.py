"""The line editor at a terminal: history and completion of what one may say, by prompt_toolkit."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.shortcuts import CompleteStyle

from ludoteka.cli.paths import data_folder
from ludoteka.kernel.reference import plain

HISTORY: Final = "history"
MOST_LINES: Final = 4000
"""How many lines of the file are kept from one match to the next."""


class Sayings(Completer):
    """Completes what one may say now: actions in words or notation, and orders; accents and case do not matter."""

    def __init__(self) -> None:
        self.now: Sequence[str] = ()

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        typed = document.text_before_cursor
        for saying in fitting(self.now, typed):
            yield Completion(saying, start_position=-len(typed))


def fitting(sayings: Iterable[str], typed: str) -> list[str]:
    """The sayings that begin with what was typed, each once.

    >>> fitting(["end-year", "End the year", "build market"], "END")
    ['end-year', 'End the year']
    """
    wanted = plain(typed.lstrip())
    return list(dict.fromkeys(saying for saying in sayings if plain(saying).startswith(wanted)))


class Editor:
    """Reads lines at a terminal; a `shared` one keeps no history that another person could look through."""

    def __init__(self, shared: bool) -> None:
        output = Vt100_Output.from_pty(sys.stdout, term=os.environ.get("TERM"))
        output.enable_cpr = False  # not every terminal answers when it is asked where its cursor is
        self.shared = shared
        self.sayings = Sayings()
        self.questions: PromptSession[str] = PromptSession(output=output)
        self.lines: PromptSession[str] = PromptSession(
            history=InMemoryHistory() if shared else kept_history(data_folder() / HISTORY),
            completer=self.sayings,
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
            enable_history_search=True,
            reserve_space_for_menu=0,
            output=output,
        )

    def ask(self, prompt: str, sayings: Sequence[str]) -> str:
        """A line; what may be said completes it."""
        self.sayings.now = sayings
        return self.lines.prompt(prompt)

    def answer(self, question: str) -> str:
        """The answer to a question, which nobody wants to look up later."""
        self.questions.default_buffer.history = InMemoryHistory()
        return self.questions.prompt(question)

    def forget(self) -> None:
        """Another person takes the keyboard: nothing that was typed is to be seen."""
        if self.shared:
            self.lines.default_buffer.history = InMemoryHistory()
            self.lines.default_buffer.reset()


def kept_history(path: Path) -> History:
    """What was typed in earlier matches; where that cannot be written, only this match's."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError:
        return InMemoryHistory()
    with suppress(OSError):
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)
        if len(lines) > 2 * MOST_LINES:
            path.write_text("".join(lines[-MOST_LINES:]), encoding="utf-8")
    return FileHistory(path)
