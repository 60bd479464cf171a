"""A real terminal for a command: a pseudo-terminal that a test types into and reads from."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

TESTS = Path(__file__).parent.parent
STEPS = re.compile(r"(\x08*)\x1b\[(\d*)C")
"""Some steps back and more forward: how a line editor writes spaces."""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def environment(**more: str) -> dict[str, str]:
    """The environment of a command that a test starts."""
    paths = [os.environ.get("PYTHONPATH", ""), str(TESTS)]
    found = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path), "LUDOTEKA_LANG": "en"}
    return {**found, "TERM": "xterm", "COLUMNS": "100", "LINES": "40", **more}


class Terminal:
    """A running command; leaves nothing behind."""

    def __init__(self, *words: str, home: Path, lang: str = "en") -> None:
        ours, theirs = pty.openpty()
        self.screen = ours
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludoteka.cli", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(LUDOTEKA_HOME=str(home), LUDOTEKA_LANG=lang),
            start_new_session=True,
        )
        os.close(theirs)
        self.seen = ""
        self.raw = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.screen)

    def until(self, text: str, seconds: float = 90) -> str:
        """Read until a text appears; what was read, without escape codes."""
        deadline = time.monotonic() + seconds
        while text not in self.seen:
            if time.monotonic() > deadline or not self.read():
                raise AssertionError(f"{text!r} did not appear; the screen says:\n{self.seen}")
        before, _, after = self.seen.partition(text)
        self.seen = after
        return before + text

    def read(self) -> bool:
        """Read what there is; whether the terminal is still open."""
        if not select.select([self.screen], [], [], 0.2)[0]:
            return self.process.poll() is None
        try:
            piece = os.read(self.screen, 65536).decode(errors="replace")
        except OSError:
            return False
        self.raw += piece
        walked = STEPS.sub(lambda found: " " * max(0, int(found[2] or 1) - len(found[1])), piece)
        self.seen += ESCAPES.sub("", walked).replace("\r", "")
        return bool(piece)

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def press(self, keys: str) -> None:
        """Press keys without Enter."""
        os.write(self.screen, keys.encode())

    def interrupt_until(self, text: str) -> None:
        """Press Ctrl-C, and again if it came at the very moment before the command listened, until a text appears."""
        for _ in range(20):
            self.process.send_signal(signal.SIGINT)
            try:
                self.until(text, seconds=2)
            except AssertionError:
                if self.process.poll() is not None:
                    raise
            else:
                return
        raise AssertionError(f"{text!r} did not appear; the screen says:\n{self.seen}")

    def end(self, seconds: float = 60) -> int:
        """Wait for the end; the exit code."""
        deadline = time.monotonic() + seconds
        while self.process.poll() is None and time.monotonic() < deadline:
            self.read()
        while self.read():
            pass
        return self.process.wait(1)
