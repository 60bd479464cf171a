"""Scenarios that players write: read from a file, checked, and carried as a code in options and records.

A scenario file looks like those of `content/scenario/`. Its code holds the whole scenario, so that a record of the game
stands alone and a table on a server can be opened with it.
"""

from __future__ import annotations

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from ludoteka.games.heroes3.checks.scenarios import campaign_faults, faults_of
from ludoteka.games.heroes3.entries.box import Content
from ludoteka.games.heroes3.entries.scenarios import Scenario
from ludoteka.kernel.content import toml_table
from ludoteka.kernel.errors import BadContent

PREFIX: Final = "own:"
"""How the code of a scenario begins where an option names one."""
OWN: Final = "own"
"""What stands for a scenario of one's own where the others have their id."""
LARGEST: Final = 200_000
"""The most characters that a scenario may take, unpacked."""


def is_own(scenario: str) -> bool:
    """Whether an option names a scenario by its code."""
    return scenario.startswith(PREFIX)


def scenario_of_file(path: Path) -> Scenario:
    """The scenario of a file; BadContent says what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent(f"{path.name}: cannot be read: {error}") from None
    return scenario_of_text(text, path.name)


def scenario_of_text(text: str, name: str) -> Scenario:
    """The scenario that a TOML text describes; `name` is what errors call the text."""
    if len(text) > LARGEST:
        raise BadContent(f"{name}: has {len(text)} characters; expected {LARGEST} at most")
    table = toml_table(text, name)
    try:
        return msgspec.convert(table, Scenario)
    except msgspec.ValidationError as error:
        said, _, path = str(error).partition(" - at `$.")
        raise BadContent(f"{name}: {said} at {path.rstrip('`') or 'the top level'}") from None


def code_of(scenario: Scenario) -> str:
    """A scenario as one word."""
    plain = msgspec.json.encode(scenario)
    return PREFIX + urlsafe_b64encode(zlib.compress(plain, 9)).decode()


def scenario_of_code(code: str) -> Scenario:
    try:
        packed = urlsafe_b64decode(code.removeprefix(PREFIX))
        opener = zlib.decompressobj()
        plain = opener.decompress(packed, LARGEST)
        if opener.unconsumed_tail or not opener.eof:
            raise BadContent(f"scenario code: longer than {LARGEST} characters, or cut short")
        return msgspec.json.decode(plain, type=Scenario)
    except RecursionError:
        raise BadContent("scenario code: nested too deeply") from None
    except (binascii.Error, ValueError, zlib.error, msgspec.DecodeError) as error:
        raise BadContent(f"scenario code: cannot be read: {error}") from None


def content_with(content: Content, scenario: Scenario) -> Content:
    """The content with a scenario of one's own, in place of the one with its id; BadContent if nobody could play it."""
    others = tuple(scenario if one.id == scenario.id else one for one in content.scenario)
    known = scenario in others
    whole = msgspec.structs.replace(content, scenario=others if known else (*others, scenario))
    found = list(own_faults(whole, scenario))
    if found:
        raise BadContent("; ".join(found))
    return whole


def own_faults(whole: Content, scenario: Scenario) -> Iterator[str]:
    """Everything that keeps a scenario from being played, in plain words."""
    yield from faults_of(whole, scenario)
    if scenario.campaign is not None:
        yield from campaign_faults(whole)
