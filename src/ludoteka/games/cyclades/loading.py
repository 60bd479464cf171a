"""Reading the content: the game's own files, content packs laid over them, and the checks.

>>> content = load()
>>> content.gods[3].extra_prices, content.die.faces
((2, 3, 4), (0, 1, 1, 2, 2, 3))
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from ludoteka.games.cyclades.content import Content
from ludoteka.games.cyclades.content_check import check
from ludoteka.kernel.content import load_content


def load(packs: Sequence[Path] = ()) -> Content:
    """Read and check the facts of the game, with content packs on top."""
    content = load_content(files("ludoteka.games.cyclades") / "content", Content, packs)
    check(content)
    return content
