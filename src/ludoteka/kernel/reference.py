"""The rules reference for players: entries by rule id in each language, searchable."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from importlib.resources.abc import Traversable

import msgspec

from ludoteka.kernel.errors import BadContent

LANGUAGES = ("en", "cs", "pl")
RULE_ID = re.compile(r"\b[A-Z][A-Z0-9]{1,4}-[A-Z0-9]+-[A-Z0-9]+[a-z]?\b")


MARKS = ("own", "unsure", "ruling", "faq", "printed", "rulebook")
"""Where an entry comes from, what calls for doubt first; `kernel.marks` says how an entry gets its marks."""


class Mark(msgspec.Struct, frozen=True):
    """Where an entry, or a part of it, comes from."""

    mark: str
    """One of MARKS."""
    note: str = ""
    """What exactly the mark is about, in the reference's own words."""
    part: str = ""
    """The part of a component whose figures it is about: `sheet` of a monster; its words are `source-sheet`."""
    place: str = ""
    """Where a content pack corrects the figure: `[[monster]] id = "cerberus"`."""


class Entry(msgspec.Struct, frozen=True):
    """One rule, card or component in words: its key, title, chapter, text and where it comes from."""

    key: str
    title: str
    chapter: str
    text: str
    marks: tuple[Mark, ...] = ()


class Reference:
    """A game's reference in one language."""

    def __init__(self, title: str, entries: Iterable[Entry], opening: str = "") -> None:
        self.title = title
        self.opening = opening
        """What stands before the first chapter: words of the game, what is ours, how gaps are filled."""
        self.entries = list(entries)
        self.by_key = {entry.key: entry for entry in self.entries}

    def get(self, key: str) -> Entry | None:
        """The entry of a rule id or component key, however its letters are cased."""
        return self.by_key.get(key) or self.by_key.get(key.upper()) or self.by_key.get(key.lower())

    def search(self, words: str) -> list[Entry]:
        """Entries that contain all the words (accents and case do not matter), best first."""
        wanted = plain(words).split()
        hits: list[tuple[int, int, Entry]] = []
        for number, entry in enumerate(self.entries):
            title = plain(f"{entry.key} {entry.title}")
            text = plain(entry.text)
            if all(word in title or word in text for word in wanted):
                hits.append((-sum(word in title for word in wanted), number, entry))
        return [entry for _, _, entry in sorted(hits, key=lambda hit: hit[:2])]


def plain(text: str) -> str:
    """Text without accents and case, for searching.

    >>> plain("Žluťoučký kůň, Łódź")
    'zlutoucky kun, lodz'
    """
    folded = unicodedata.normalize("NFKD", text.replace("ł", "l").replace("Ł", "L"))
    return "".join(char for char in folded if not unicodedata.combining(char)).casefold()


def parse_reference(text: str, name: str = "reference") -> Reference:
    """A reference from its Markdown: `# title`, an opening, `## chapter`, `### KEY Title`, then the text.

    A line `> rulebook, ruling: What is ours here.` says where an entry comes from; between a chapter's heading and its
    first entry it holds for all entries of the chapter that do not say it themselves.
    """
    title = ""
    chapter = ""
    opening: list[str] = []
    entries: list[Entry] = []
    key = heading = ""
    body: list[str] = []
    marks: list[Mark] = []
    of_chapter: list[Mark] = []

    def close(line: int) -> None:
        if not key:
            return
        words = "\n".join(body).strip()
        if not words:
            raise BadContent(f"{name}, before line {line}: {key} has no text")
        if any(entry.key == key for entry in entries):
            raise BadContent(f"{name}, before line {line}: {key} appears twice")
        entries.append(Entry(key, heading, chapter, words, tuple(marks or of_chapter)))

    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if line.startswith("### "):
            close(number)
            key, _, heading = line[4:].strip().partition(" ")
            body, marks = [], []
        elif line.startswith("## "):
            close(number)
            key, chapter, body, of_chapter = "", line[3:].strip(), [], []
        elif line.startswith("# ") and not title:
            title = line[2:].strip()
        elif line.startswith("> ") and chapter:
            (marks if key else of_chapter).extend(read_marks(line[2:], f"{name}, line {number}"))
        elif key:
            body.append(line)
        elif not chapter:
            opening.append(line)
    close(len(lines) + 1)
    return Reference(title, entries, "\n".join(opening).strip())


def read_marks(line: str, where: str) -> list[Mark]:
    """The marks of a line `rulebook, ruling: note`; the note is about the last of them.

    `content bid_scale` means: whatever the content's own `source` there says.

    >>> read_marks("rulebook, ruling: Who goes first.", "here")
    [Mark(mark='rulebook', note='', part='', place=''), Mark(mark='ruling', note='Who goes first.', part='', place='')]
    """
    words, _, note = line.partition(":")
    marks: list[Mark] = []
    names = [name.strip() for name in words.split(",")]
    for number, name in enumerate(names, 1):
        mark, _, place = name.partition(" ")
        if mark not in MARKS and not (mark == "content" and place):
            raise BadContent(f"{where}: unknown mark {name!r}; expected one of: {', '.join(MARKS)}, content KEY")
        marks.append(Mark(mark, note.strip() if number == len(names) else "", place=place))
    return marks


def load_reference(folder: Traversable, language: str) -> Reference:
    """The reference of the game in this folder; empty if the game has none."""
    files = texts_of(folder / "reference", language, ".md")
    if not files:
        return Reference("", ())
    return parse_reference("\n".join(file.read_text(encoding="utf-8") for file in files), f"reference/{language}.md")


def texts_of(folder: Traversable, language: str, ending: str) -> list[Traversable]:
    """The texts of one language: `en.md`, then the files of the folder `en` by name, for what is long."""
    first, more = folder / f"{language}{ending}", folder / language
    files = [first] if first.is_file() else []
    if more.is_dir():
        files += sorted((one for one in more.iterdir() if one.name.endswith(ending)), key=lambda one: one.name)
    return files
