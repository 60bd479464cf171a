"""Reading the content: the game's own files, content packs laid over them, and the checks.

>>> content = load()
>>> content.player_card[0].id, content.player_card[0].at
('architect', (1, 2, 3))
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from pathlib import Path

from ludoteka.games.hadrians_wall.content import Content
from ludoteka.games.hadrians_wall.content_check import faults_of
from ludoteka.kernel.content import load_content
from ludoteka.kernel.errors import BadContent


def load(packs: Sequence[Path] = ()) -> Content:
    """Read the game's facts, changed by content packs in turn, and refuse what no game could be played with."""
    content = load_content(resources.files("ludoteka.games.hadrians_wall") / "content", Content, packs)
    faults = list(faults_of(content))
    if faults:
        raise BadContent("hadrians_wall: " + "; ".join(faults))
    return content
