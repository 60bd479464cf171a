"""Builds the whole house as a site of plain files: the client, the engine in the browser, nothing from elsewhere.

    python tools/static_site.py [--out build/anywhere] [--if-changed] [--plain]

Python itself is Pyodide, from web/package-lock.json. The packages it needs are those of requirements/run.txt, built for
it (`pyemscripten`), each checked against the hashes there. All code is compiled in that very Python and packed: what
Python needs to start, the rest of its library, what every game needs, and each game. Names carry fingerprints,
addresses are relative, and beside each larger file are its compressed forms for hosts that offer them (not with
`--plain`, which takes a quarter less time).
"""

from __future__ import annotations

import argparse
import gzip
import json
import lzma
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable
from datetime import date
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

import web
from ludoteka.anywhere.house import Settings
from ludoteka.i18n import LANGUAGES
from ludoteka.i18n.catalog import read_messages
from ludoteka.kernel.game import Game
from ludoteka.kernel.pictures import load_pictures
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.review.puzzles import read_puzzles
from ludoteka.table.library import course_book, games_on_offer, picture_book, reference_book, scenes_of, vocabulary
from ludoteka.table.puzzling import puzzle_list
from ludoteka.table.referee.asking import expected
from ludoteka.table.referee.duties import Referee
from ludoteka.table.referee.questions import Depict, Depicted

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ludoteka"
PYODIDE = web.WEB / "node_modules" / "pyodide"
PARTS = web.WEB / "anywhere"
WHEELS = ROOT / "build" / "wheels-for-the-browser"
PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--abi", "cp314")
NEEDED: Final = ("msgspec", "mypy_extensions")
CODE: Final = ("__init__.py", "kernel", "bots", "review", "table", "anywhere", "games/__init__.py")
"""What every game needs."""
FOR_OTHERS: Final = ("table/library.py", "review/page.py", "review/page.html")
"""Files among them that word things for a server or the command line."""
LEFT_OUT: Final = ("__pycache__", "conformance", "lang", "reference", "web")
"""Folders the browser has no use for: words and rules are prepared as files of their own."""
LIBRARY: Final = frozenset((PARTS / "library.txt").read_text(encoding="utf-8").split())
"""The modules of Python's library that the engine and Pyodide import, and those they may import later."""
ENCODINGS: Final = re.compile(
    r"encodings/(?!(__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape|utf_.*)\.py)"
)
"""All others: nobody reads a file in them."""
MAIL: Final = re.compile(r"email/(?!__init__\.py)")
"""Nobody gets mail; the package itself is imported beside the metadata of packages."""
SLEEP: Final = 30
"""Seconds after which bots that nobody asks anything sleep."""
SMALL: Final = 1024
OUT_OF_REACH: Final = 3
"""How this program ends if packages cannot be had from anywhere; with anything else that is wrong it ends otherwise."""


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "anywhere", help="the folder that is made")
    parser.add_argument("--if-changed", action="store_true", help="only if anything it is made from has changed")
    parser.add_argument("--plain", action="store_true", help="without the compressed forms beside larger files")
    given = parser.parse_args()
    out: Path = given.out.resolve()
    stamp = out.with_name(f"{out.name}.stamp")
    with web.one_at_a_time():
        now = f"{out} {web.print_of(sources())}{' plain' if given.plain else ''}"
        if given.if_changed and (out / "sw.js").is_file() and stamp.is_file() and stamp.read_text() == now:
            return
        build(out, plain=given.plain)
        stamp.write_text(now)


def sources() -> Iterable[Path]:
    """Everything the site is made from."""
    yield from web.sources()
    yield from (each for each in PARTS.iterdir() if each.is_file())
    yield from (ROOT / "requirements" / "run.txt", Path(__file__))
    for part in (*CODE, "games", "i18n"):
        folder = PACKAGE / part
        yield from (
            [folder]
            if folder.is_file()
            else (each for each in folder.rglob("*.*") if each.is_file() and each.suffix not in (".pyc", ".so"))
        )


def build(out: Path, *, plain: bool = False) -> None:
    web.prepare()
    shutil.rmtree(out, ignore_errors=True)
    os.environ["VITE_ANYWHERE"] = "yes"
    web.run("vite", "build", "--logLevel", "warn", "--base", "./", "--outDir", str(out), "--emptyOutDir")
    shutil.rmtree(out / "share", ignore_errors=True)
    for name in ("manifest.webmanifest", "icon-192.png", "icon-512.png", "icon-maskable.png"):
        shutil.copy(PARTS / name, out / name)
    site = engine(out) | {"data": data(out), "sleep": SLEEP}
    version = fingerprint(json.dumps(site).encode() + b"".join(each.read_bytes() for each in files_in(out)))
    write_json(out / f"site-{version}.json", {"version": version, **site})
    page = out / "index.html"
    head = f'<meta name="site" content="site-{version}.json">'
    page.write_text(page.read_text(encoding="utf-8").replace("<head>", f"<head>{head}", 1), encoding="utf-8")
    licences(out)
    service_worker(out, version)
    if not plain:
        compress(out)
    report(out, site)


# -- the engine -------------------------------------------------------------------------------------------------------


def engine(out: Path) -> dict[str, Any]:
    """Python and our own code, ready to be fetched."""
    folder = out / "engine"
    folder.mkdir()
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    pyodide = folder / f"pyodide-{version}-{fingerprint((PYODIDE / 'pyodide.asm.wasm').read_bytes())}"
    pyodide.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copyfile(PYODIDE / name, pyodide / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    write_json(pyodide / "pyodide-lock.json", {"info": lock["info"], "packages": {}})
    wasm = pyodide / "pyodide.asm.wasm.gz"
    wasm.write_bytes(gzip.compress((PYODIDE / "pyodide.asm.wasm").read_bytes(), 9, mtime=0))
    with tempfile.TemporaryDirectory() as name:
        packed = pack(Path(name))
        start = hashed(packed.pop("start"), folder / "python.zip.gz", lambda data: gzip.compress(data, 9, mtime=0))
        archives = {name: hashed(path, folder / f"{name}.zip.xz", tight) for name, path in packed.items()}
    return {
        "pyodide": f"{pyodide.relative_to(out)}/",
        "wasm": entry(out, wasm),
        "script": entry(out, pyodide / "pyodide.asm.mjs"),
        "stdlib": entry(out, start),
        "base": [entry(out, archives.pop(name)) for name in ("library", "base")],
        "games": {
            game: entry(out, path) | {"loader": f"ludoteka.games.{game}:load"}
            for game, path in sorted(archives.items())
        },
    }


def pack(scratch: Path) -> dict[str, Path]:
    """Archives of compiled code, by name."""
    sources = {"library": scratch / "library", "base": scratch / "base"}
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        library.extractall(sources["library"], [name for name in library.namelist() if wanted_of_library(name)])
    for part in CODE:
        copy_code(PACKAGE / part, sources["base"] / "ludoteka" / part)
    for name in FOR_OTHERS:
        (sources["base"] / "ludoteka" / name).unlink()
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as archive:
            names = [name for name in archive.namelist() if ".dist-info/" not in name and not name.endswith(".pyi")]
            archive.extractall(sources["base"], names)
    for game in game_ids():
        sources[game] = scratch / game
        copy_code(PACKAGE / "games" / game, sources[game] / "ludoteka" / "games" / game)
    plan = scratch / "plan.json"
    made = {name: scratch / f"{name}.zip" for name in sources}
    write_json(
        plan, [{"from": str(sources[name]), "to": str(made[name]), "ours": name != "library"} for name in sources]
    )
    told = subprocess.run(
        [str(web.node()), "anywhere/pack.mjs", str(plan)], cwd=web.WEB, stdout=subprocess.PIPE, check=True
    )
    made["start"] = scratch / "start.zip"
    take_apart(made["library"], made["start"], json.loads(told.stdout))
    return made


def wanted_of_library(name: str) -> bool:
    """Whether a file of Python's library may ever be imported here."""
    top = name.partition("/")[0].removesuffix(".py")
    return top in LIBRARY and not (name.endswith("/") or ENCODINGS.match(name) or MAIL.match(name))


def take_apart(library: Path, start: Path, modules: list[str]) -> None:
    """Leave in the library what Python does not need to start: the rest must be there before anything is unpacked."""
    with zipfile.ZipFile(library) as archive:
        contents = {info: archive.read(info) for info in archive.infolist()}
    for path, needed in ((start, True), (library, False)):
        with zipfile.ZipFile(path, "w") as archive:
            for info, data in contents.items():
                if (info.filename.partition("/")[0].removesuffix(".pyc") in modules) == needed:
                    archive.writestr(info, data)


def tight(data: bytes) -> bytes:
    """Compressed as a whole, with no larger a window than it needs: whoever unpacks it has to have room for that."""
    window = 1 << max(16, (len(data) - 1).bit_length())
    preset = 9 | lzma.PRESET_EXTREME
    way = [{"id": lzma.FILTER_LZMA2, "preset": preset, "dict_size": window, "pb": 0}]
    return lzma.compress(data, format=lzma.FORMAT_XZ, check=lzma.CHECK_CRC32, filters=way)


def copy_code(source: Path, target: Path) -> None:
    """Copy what the browser needs of a file or folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_file():
        shutil.copyfile(source, target)
    else:
        shutil.copytree(source, target, ignore=shutil.ignore_patterns(*LEFT_OUT, "*.so", "*.pyi", "importlinter.ini"))


def wheels() -> list[Path]:
    """The packages the engine needs, built for the browser, as requirements/run.txt pins them."""
    pins = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    found = [re.search(rf"^{name}==.*(?:\n    --hash.*)*", pins, re.MULTILINE) for name in NEEDED]
    WHEELS.mkdir(parents=True, exist_ok=True)
    wanted = WHEELS / "wanted.txt"
    wanted.write_text("\n".join(each[0] for each in found if each) + "\n", encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    pip += ["--require-hashes", "--only-binary=:all:", "--implementation", "cp", *PLATFORM]
    done = subprocess.run([*pip, "--find-links", str(WHEELS), "--dest", str(WHEELS), "-r", str(wanted)], check=False)
    if done.returncode:
        print(f"site: pip cannot get {' and '.join(NEEDED)} for the browser; is there a network?", file=sys.stderr)
        sys.exit(OUT_OF_REACH)
    return [max(WHEELS.glob(f"{name}-*.whl"), key=lambda each: each.stat().st_mtime) for name in NEEDED]


# -- what is prepared -------------------------------------------------------------------------------------------------


def data(out: Path) -> str:
    """Games, words and rules as a server would answer them."""
    scratch = out / "data"
    scratch.mkdir()
    games = [load_game(name) for name in game_ids()]
    settings = Settings()
    offer = games_on_offer(games, settings.bot_seconds, settings.stand_in)
    (scratch / "games.json").write_bytes(msgspec.json.encode(offer))
    for game in games:
        folder = scratch / game.id
        folder.mkdir()
        (folder / "vocabulary.json").write_bytes(msgspec.json.encode(vocabulary(game)))
        for language in LANGUAGES:
            (folder / f"messages.{language}.ftl").write_text(read_messages(game.folder, language), encoding="utf-8")
            book = msgspec.json.encode(reference_book(game, language))
            (folder / f"reference.{language}.json").write_bytes(book)
            course = msgspec.json.encode(course_book(game, language))
            (folder / f"lessons.{language}.json").write_bytes(course)
            pictures = msgspec.json.encode(picture_book(game, language))
            (folder / f"pictures.{language}.json").write_bytes(pictures)
        drawn(game, folder)
        puzzles = puzzle_list(game.id, read_puzzles(game.folder), date.min)  # whoever reads it knows the day
        (folder / "puzzles.json").write_bytes(msgspec.json.encode(puzzles))
    mark = fingerprint(b"".join(each.read_bytes() for each in files_in(scratch)))
    scratch.rename(out / f"data-{mark}")
    return f"data-{mark}/"


def drawn(game: Game[Any], folder: Path) -> None:
    """What is seen in each picture of the rules."""
    referee = Referee({game.id: game}, 1)
    for picture in load_pictures(game):
        shown = expected(referee.reply(Depict(game.id, picture.id)), Depicted)
        (folder / f"picture.{picture.id}.json").write_bytes(msgspec.json.encode(scenes_of(shown)))


def licences(out: Path) -> None:
    """Whose work the site consists of, with the texts of their licences."""
    parts = [f"Ludoteka, Apache-2.0\n\n{(ROOT / 'LICENSE').read_text(encoding='utf-8')}"]
    parts.append((ROOT / "NOTICE").read_text(encoding="utf-8"))
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as archive:
            texts = [name for name in archive.namelist() if re.search(r"dist-info/.*(LICENSE|COPYING)", name)]
            text = "\n".join(archive.read(name).decode() for name in texts) or "MIT"
            parts.append(f"{'-'.join(wheel.name.split('-')[:2])}\n\n{text}")
    packages = json.loads((web.WEB / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    for name in ("pyodide", "svelte", "@fluent/bundle", "@fontsource/alegreya-sans", "@fontsource/cinzel"):
        folder = web.WEB / "node_modules" / name
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        assert name in packages
        texts = [each.read_text(encoding="utf-8") for each in sorted(folder.glob("LICEN[CS]E*"))]
        parts.append(f"{name} {about['version']}, {about['license']}\n\n" + "\n".join(texts))
    parts.append("Python's standard library (in Pyodide), PSF-2.0: https://docs.python.org/3/license.html")
    parts.append("Icons: game-icons.net, CC BY 3.0")
    (out / "licences.txt").write_text(("\n\n" + "=" * 100 + "\n\n").join(parts), encoding="utf-8")


def service_worker(out: Path, version: str) -> None:
    """The script that keeps the site in the browser, with everything it has to keep."""
    kept = [str(each.relative_to(out)) for each in files_in(out) if each.name != "licences.txt"]
    games = {
        game: [name for name in kept if re.search(rf"^(engine/{game}-|data-\w+/{game}/)", name)] for game in game_ids()
    }
    always = ["./", *(name for name in kept if not any(name in of_game for of_game in games.values()))]
    text = (PARTS / "sw.js").read_text(encoding="utf-8")
    for word, value in (("VERSION", version), ("FILES", always), ("GAMES", games)):
        text = text.replace(f"'%{word}%'", json.dumps(value))
    (out / "sw.js").write_text(text, encoding="utf-8")


# -- files ------------------------------------------------------------------------------------------------------------


def fingerprint(data: bytes) -> str:
    """A few letters that change with every byte."""
    return blake2b(data, digest_size=5).hexdigest()


def hashed(path: Path, target: Path, change: Callable[[bytes], bytes]) -> Path:
    """A file at its place, changed, under a name that changes when its contents do."""
    data = change(path.read_bytes())
    name, _, kind = target.name.partition(".")
    made = target.with_name(f"{name}-{fingerprint(data)}.{kind}")
    made.write_bytes(data)
    return made


def entry(out: Path, path: Path) -> dict[str, Any]:
    """A file as site.json lists it."""
    return {"url": str(path.relative_to(out)), "size": path.stat().st_size}


def write_json(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, separators=(",", ":")), encoding="utf-8")


def files_in(folder: Path) -> Iterable[Path]:
    """All files, in a fixed order."""
    return sorted(each for each in folder.rglob("*") if each.is_file())


def compress(out: Path) -> None:
    """Put compressed forms beside files that gain by it, for hosts that serve such."""
    plan = [str(each) for each in files_in(out) if each.suffix not in (".gz", ".xz", ".png", ".woff2")]
    plan = [each for each in plan if Path(each).stat().st_size >= SMALL]
    for each in plan:
        Path(f"{each}.gz").write_bytes(gzip.compress(Path(each).read_bytes(), 9, mtime=0))
    script = (
        "const z=require('zlib'),f=require('fs');"
        "for(const n of JSON.parse(f.readFileSync(0,'utf8')))"
        "f.writeFileSync(n+'.br',z.brotliCompressSync(f.readFileSync(n)));"
    )
    subprocess.run([str(web.node()), "-e", script], input=json.dumps(plan).encode(), check=True)


def report(out: Path, site: dict[str, Any]) -> None:
    """Say what was made, and how much of it travels."""

    def travels(path: Path) -> int:
        packed = path.with_name(path.name + ".br")
        return (packed if packed.is_file() else path).stat().st_size

    plain = [each for each in files_in(out) if each.suffix != ".br" and not Path(str(each)[:-3]).is_file()]
    total = sum(map(travels, plain))
    print(f"site: built {out}")
    for what, files in (
        ("Python", [out / site[name]["url"] for name in ("wasm", "script", "stdlib")]),
        ("what every game needs", [out / each["url"] for each in site["base"]]),
        *((game, [out / each["url"]]) for game, each in site["games"].items()),
    ):
        print(f"site: {sum(map(travels, files)):>9,} bytes  {what}")
    packed = any(each.suffix == ".br" for each in files_in(out))
    print(f"site: {total:>9,} bytes  everything{', compressed' if packed else ''}")


if __name__ == "__main__":
    main()
