"""Which language a reader wants."""

from __future__ import annotations

import os
from collections.abc import Mapping

from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.reference import LANGUAGES

__all__ = ["LANGUAGES", "default_language", "read_language"]

FALLBACK = "en"


def read_language(text: str) -> str:
    """A language from what somebody typed: `cs`, `cs_CZ.UTF-8` or `PL`.

    >>> read_language("cs_CZ.UTF-8")
    'cs'
    """
    language = short(text)
    if language not in LANGUAGES:
        raise BadOption(f"unknown language {text!r}; expected one of: {', '.join(LANGUAGES)}")
    return language


def default_language(environment: Mapping[str, str] | None = None) -> str:
    """The reader's language: what LUDOTEKA_LANG says, else the locale, else English.

    >>> default_language({"LANG": "pl_PL.UTF-8"})
    'pl'
    """
    values = os.environ if environment is None else environment
    asked = values.get("LUDOTEKA_LANG")
    if asked:
        return read_language(asked)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if values.get(name):
            language = short(values[name])
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def short(text: str) -> str:
    """The bare language of a locale's name."""
    return text.strip().lower().replace("-", "_").split("_")[0].split(".")[0]
