"""The documents: tables made from kept results, links that lead somewhere, and the site that is built from them."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import docs_hooks  # noqa: E402
import figures  # noqa: E402

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")])
LINK = re.compile(r"(?<!`)\]\((?!https?:|mailto:)([^)\s]*)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def anchors(path: Path) -> set[str]:
    """The anchors of a document's headings."""
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    slugs = (re.sub(r"[^\w\- ]", "", heading.replace("`", "")).strip().lower() for heading in HEADING.findall(text))
    return {slug.replace(" ", "-") for slug in slugs}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_to_a_file_and_a_heading(document: Path) -> None:
    for target in LINK.findall(FENCE.sub("", document.read_text(encoding="utf-8"))):
        name, _, anchor = target.partition("#")
        there = (document.parent / name).resolve() if name else document
        assert there.exists(), target
        if anchor and there.suffix == ".md":
            assert anchor in anchors(there), target


@pytest.mark.parametrize("name", figures.DOCUMENTS)
def test_tables_say_what_was_measured(name: str) -> None:
    """If this fails, run `python tools/figures.py`: results were changed, or a table was edited by hand."""
    text = (ROOT / name).read_text(encoding="utf-8")
    assert figures.PLACE.search(text)
    assert figures.written(text) == text


def test_a_table_that_was_edited_is_noticed() -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    edited = text.replace("94.5 of 140", "99.5 of 140")
    assert edited != text
    assert figures.written(edited) == text


def pages() -> set[str]:
    """The pages in the site's navigation."""
    return set(re.findall(r": ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE))


def test_every_document_is_on_the_site() -> None:
    written = {str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md")}
    assert pages() == written | set(docs_hooks.PAGES)


@pytest.mark.parametrize("page", sorted(pages()))
def test_links_of_a_page_stay_on_the_site(page: str) -> None:
    text = (ROOT / docs_hooks.PAGES.get(page, f"docs/{page}")).read_text(encoding="utf-8")
    for target in LINK.findall(FENCE.sub("", docs_hooks.relinked(text, page))):
        name = target.partition("#")[0]
        there = str(Path(page).parent / name) if name else page
        clean = re.sub(r"[^/]+/\.\./", "", there)
        assert clean in pages() or (ROOT / "docs" / clean).is_file(), target
