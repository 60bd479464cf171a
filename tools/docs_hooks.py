"""What the documentation site takes from outside docs/: the pages at the root of the repository, and their links.

MkDocs calls these functions. A link that works in the repository (`../CONTRIBUTING.md`) works on the site too.
"""

from __future__ import annotations

import posixpath
import re
import shutil
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGES = {
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "security.md": "SECURITY.md",
    "benchmarks.md": "benchmarks/README.md",
    "strength.md": "benchmarks/strength.md",
}
"""Pages of the site that are kept elsewhere in the repository."""

HOUSE = ROOT / "build" / "anywhere"
PLACE_TO_PLAY = "<!-- play now -->"
BUTTON = '<p><a class="md-button md-button--primary" href="now/index.html">Play now · Hrát · Graj</a></p>'

LINK = re.compile(r"(?<!`)(!?\[[^\]]*\])\((?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?\)")


def on_files(files: Any, config: Any) -> Any:
    """Add the pages from outside docs/."""
    from mkdocs.structure.files import File

    for name, kept in PAGES.items():
        files.append(File.generated(config, name, content=(ROOT / kept).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Point links into the repository to pages of the site, and to the house if it is there."""
    return relinked(markdown.replace(PLACE_TO_PLAY, BUTTON if is_built() else ""), page.file.src_uri)


def on_post_build(config: Any) -> None:
    """Put the house without a server beside the pages."""
    if is_built():
        shutil.copytree(HOUSE, Path(config["site_dir"]) / "now", dirs_exist_ok=True)


def is_built() -> bool:
    """Whether `make site` has made the house."""
    return (HOUSE / "sw.js").is_file()


def relinked(markdown: str, page: str) -> str:
    """A page's text with links that work on the site; what the site does not have is named without a link."""
    kept = PAGES.get(page, f"docs/{page}")

    def replaced(found: re.Match[str]) -> str:
        label, target, anchor = found[1], found[2], found[3] or ""
        path = posixpath.normpath(posixpath.join(posixpath.dirname(kept), target))
        there = place_of(path)
        if there is None:
            return label.removeprefix("[").removesuffix("]")
        return f"{label}({posixpath.relpath(there, posixpath.dirname(page) or '.')}{anchor})"

    return LINK.sub(replaced, markdown)


def place_of(path: str) -> str | None:
    """Where the site has a file of the repository."""
    for name, kept in PAGES.items():
        if kept == path:
            return name
    return path.removeprefix("docs/") if path.startswith("docs/") and (ROOT / path).is_file() else None
