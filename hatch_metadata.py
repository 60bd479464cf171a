"""The description and the addresses that a package index shows: the README, with links that work there."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"!\[([^\]]*)\]\((?!https?:)([^)]+)\)")
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")
ROW_OF_PICTURES = re.compile(r"^\|(?: *!\[[^\]]*\]\([^)]*\) *\|)+\n", re.MULTILINE)
EMPTY_TABLE = re.compile(r"^\| *(?:\| *)+\n\|(?:-+\|)+\n", re.MULTILINE)


class Description(MetadataHookInterface):
    """Reads LUDOTEKA_REPOSITORY, the address of the repository, where a release is made."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the dynamic fields of the project."""
        address = os.environ.get("LUDOTEKA_REPOSITORY", "").rstrip("/")
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": described(text, address)}
        metadata["urls"] = urls(address)


def described(text: str, address: str) -> str:
    """The README for readers who are not in the repository: absolute links, or plain words if there is no address."""
    if address:
        text = PICTURE.sub(rf"![\1]({address}/raw/main/\2)", text)
        return LINK.sub(rf"[\1]({address}/blob/main/\2)", text)
    text = EMPTY_TABLE.sub("", ROW_OF_PICTURES.sub("", text))
    text = re.sub(rf"{PICTURE.pattern}\n*", "", text)
    return LINK.sub(r"\1", text)


def urls(address: str) -> dict[str, str]:
    """The addresses of the project."""
    if not address:
        return {}
    return {
        "Homepage": address,
        "Documentation": f"{address}/tree/main/docs",
        "Changelog": f"{address}/blob/main/CHANGELOG.md",
        "Issues": f"{address}/issues",
    }
