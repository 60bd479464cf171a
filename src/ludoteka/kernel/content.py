"""Content: facts in TOML, decoded into typed structs, corrected or extended by packs.

All `*.toml` files of a folder together make one tree. Lists of tables have an `id` in every entry. A list of long
entries may also be a folder of that name with one entry a file, in the order of the file names:
`scenario/07_siege.toml` is an entry of `[[scenario]]`.

A pack is a folder with the same files: an entry with a known id changes the keys it names, one with a new id is added,
a plain table changes the keys it names.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

import msgspec

from ludoteka.kernel.errors import BadContent

T = TypeVar("T")
LONG_KEY = re.compile(r"""(?:[A-Za-z0-9_"'-]+[ \t]*\.[ \t]*){64}""")
"""A key of more parts than anybody needs: `a.a.a.a…`."""
Table = dict[str, object]


def load_content(folder: Path | Traversable, into: type[T], packs: Sequence[Path] = ()) -> T:
    """The content of a folder and of the packs laid over it, as one typed struct."""
    tree, origin = read_folder(folder)
    for pack in packs:
        if not pack.is_dir():
            raise BadContent(f"content pack {pack}: no such folder")
        over, whence = read_folder(pack)
        if not over:
            raise BadContent(f"content pack {pack}: holds no *.toml file")
        lay_over(tree, over, origin, whence)
    try:
        return msgspec.convert(tree, into)
    except msgspec.ValidationError as error:
        raise BadContent(explain(str(error), tree, origin)) from None


def content_version(*values: object) -> str:
    """A fingerprint of loaded content: equal content, equal version."""
    return blake2b(msgspec.json.encode(values), digest_size=6).hexdigest()


def read_folder(folder: Path | Traversable) -> tuple[Table, dict[str, str]]:
    """All files of a folder merged, and which file each top-level key and entry came from."""
    tree: Table = {}
    origin: dict[str, str] = {}
    for file in toml_files(folder):
        for key, value in read_toml(file, file.name).items():
            if key in tree:
                raise BadContent(f"{file.name}: key {key!r} stands in {origin[key]} already")
            tree[key] = value
            origin[key] = file.name
            if is_list_of_tables(value):
                check_ids(file.name, key, value)
    for inner in sorted((one for one in folder.iterdir() if one.is_dir()), key=lambda one: one.name):
        entries = [(f"{inner.name}/{file.name}", file) for file in toml_files(inner)]
        if entries:
            gather_entries(tree, origin, inner.name, {name: read_toml(file, name) for name, file in entries})
    return tree, origin


def toml_files(folder: Path | Traversable) -> list[Path | Traversable]:
    """The TOML files of a folder, by name."""
    return sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)


def read_toml(file: Path | Traversable, name: str) -> Table:
    """The table of one file."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadContent(f"{name}: not valid TOML: {error}") from None
    return toml_table(text, name)


def toml_table(text: str, name: str) -> Table:
    """The table that a text states, whoever wrote it; `name` is what errors call the text."""
    try:
        if LONG_KEY.search(text):  # the parser would need memory by the square of its parts
            raise RecursionError
        return tomllib.loads(text)
    except RecursionError:
        raise BadContent(f"{name}: nested too deeply") from None
    except ValueError as error:  # a number of thousands of digits, too
        raise BadContent(f"{name}: not valid TOML: {error}") from None


def gather_entries(tree: Table, origin: dict[str, str], key: str, files: dict[str, Table]) -> None:
    """Add the entries of a folder, one a file, to the list of its name."""
    entries = tree.setdefault(key, [])
    if not isinstance(entries, list):
        raise BadContent(f"folder {key}: {key!r} in {origin[key]} is not a list of tables")
    known = {entry["id"]: origin[key] for entry in entries}
    for name, entry in files.items():
        slug = entry.get("id")
        if not isinstance(slug, str):
            raise BadContent(f"{name}: has no id; expected `id = ...`, the name of the entry")
        if slug in known:
            raise BadContent(f"{name}: the id {slug!r} is in {known[slug]} already")
        known[slug] = name
        entries.append(entry)
        origin[f"{key}/{slug}"] = name
    origin.setdefault(key, f"folder {key}")


def is_list_of_tables(value: object) -> bool:
    """Whether a value is an array of tables that are told apart by id."""
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def check_ids(file: str, key: str, entries: object) -> None:
    """Every entry has an id of its own."""
    assert isinstance(entries, list)
    seen: set[object] = set()
    for number, entry in enumerate(entries, 1):
        if "id" not in entry:
            raise BadContent(f"{file}: entry {number} of [[{key}]] has no id")
        if entry["id"] in seen:
            raise BadContent(f"{file}: [[{key}]] has the id {entry['id']!r} twice")
        seen.add(entry["id"])


def lay_over(tree: Table, over: Table, origin: dict[str, str], whence: dict[str, str]) -> None:
    """Change a tree by what a pack says."""
    for key, value in over.items():
        base = tree.get(key)
        file = whence[key]
        if base is None:
            near = ", ".join(sorted(tree))
            raise BadContent(f"pack {file}: unknown key {key!r}; expected one of: {near}")
        if isinstance(base, list) and is_list_of_tables(value):
            assert isinstance(value, list)
            by_id = {entry["id"]: entry for entry in base if isinstance(entry, dict)}
            for entry in value:
                if entry["id"] in by_id:
                    by_id[entry["id"]].update(entry)
                else:
                    base.append(entry)
                whole = f"{key}/{entry['id']}"
                origin[whole] = f"pack {whence.get(whole, file)}"
        elif isinstance(base, dict) and isinstance(value, dict):
            base.update(value)
            origin[key] = f"pack {file}"
        elif type(base) is type(value):
            tree[key] = value
            origin[key] = f"pack {file}"
        else:
            raise BadContent(f"pack {file}: key {key!r} is a {type(value).__name__}; expected {type(base).__name__}")


def explain(message: str, tree: Table, origin: dict[str, str]) -> str:
    """A msgspec message with the file and the entry's id in place of a bare path."""
    text, _, path = message.partition(" - at `")
    path = path.rstrip("`")
    key = path.removeprefix("$.").split("[")[0].split(".")[0]
    where = origin.get(key, "content")
    entry = ""
    if "[" in path and isinstance(tree.get(key), list):
        index = path.split("[")[1].split("]")[0]
        entries = tree[key]
        if index.isdigit() and isinstance(entries, list):
            found = entries[int(index)]
            if isinstance(found, dict):
                entry = f" (id {found.get('id')!r})"
                where = origin.get(f"{key}/{found.get('id')}", where)
    return f"{where}: {text} at {path or 'the top level'}{entry}"
