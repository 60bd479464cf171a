"""The log: one JSON object a line. It never holds a secret: no password, token, cookie, seed, link code or action."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, name, what happened, and whatever was said besides."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, object] = {"time": moment, "level": record.levelname.lower(), "log": record.name}
        line["event"] = record.getMessage()
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logs(level: str) -> None:
    """Send all logs to the standard error stream, one JSON object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ludoteka").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True
