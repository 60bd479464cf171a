"""Pins everything the project needs, exactly, with hashes and without any download address, in requirements/*.txt.

    python tools/lock.py            pin anew, keeping the present pins where they still fit
    python tools/lock.py --upgrade  pin the newest versions
    python tools/lock.py --check    only say whether the pins are sound (needs no network)

`run.txt` pins what a server needs, `dev.txt` that and what a contributor needs, `docs.txt` what builds the
documentation site. All hold for every Python and system in `PYTHONS` and `SYSTEMS`; a package that only some of them
need carries an environment marker. Below each pin are the SHA-256 hashes of all files it was published as, so that pip
installs the same everywhere or nothing at all.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from lock_hashes import Index, index, installs
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
PYTHONS = ("3.11", "3.12", "3.13")
SYSTEMS = ("linux", "darwin")
TARGETS = tuple((python, system) for python in PYTHONS for system in SYSTEMS)
HASH = re.compile(r"sha256:[0-9a-f]{64}")
PIN = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*==[A-Za-z0-9.!+_-]+( ; [^:@/]+)?")

Target = tuple[str, str]


def wanted() -> dict[str, list[str]]:
    """The direct requirements of each lock file, as pyproject.toml states them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"]
    served = (*project["project"]["dependencies"], *extras["server"], *extras["postgres"])
    run = [line for line in served if Requirement(line).name != project["project"]["name"]]
    dev: list[str] = project["dependency-groups"]["dev"]
    docs: list[str] = project["dependency-groups"]["docs"]
    mine = [*run, *project["build-system"]["requires"], *dev]
    return {"run.txt": run, "dev.txt": mine, "docs.txt": docs}


def environment(target: Target) -> dict[str, str]:
    """The marker variables of a Python and a system other than the ones that run now."""
    python, system = target
    there = {name: str(value) for name, value in default_environment().items()}
    there |= {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": system,
        "platform_system": "Darwin" if system == "darwin" else "Linux",
        "extra": "",
    }
    return there


class Lock:
    """The packages pip chose, by name, with what each of them needs in turn."""

    def __init__(self, keep: Iterable[str]) -> None:
        self.keep = list(keep)
        self.metadata: dict[str, dict[str, Any]] = {}

    def choose(self, requirements: Iterable[str]) -> None:
        """Let pip choose versions for these and all they need here, agreeing with what was chosen before."""
        chosen = [f"{data['name']}=={data['version']}" for data in self.metadata.values()]
        with tempfile.TemporaryDirectory() as folder:
            fixed, report = Path(folder, "fixed.txt"), Path(folder, "report.json")
            fixed.write_text("\n".join([*self.keep, *chosen]), encoding="utf-8")
            command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
            command += ["--constraint", str(fixed), "--report", str(report), *requirements]
            subprocess.run(command, check=True)
            for entry in json.loads(report.read_text(encoding="utf-8"))["install"]:
                self.metadata[canonicalize_name(entry["metadata"]["name"])] = entry["metadata"]

    def needed(self, requirements: Iterable[str], target: Target) -> set[str]:
        """The names of all packages the requirements come to on a Python and a system."""
        seen: set[tuple[str, frozenset[str]]] = set()
        there = environment(target)
        asked = map(Requirement, requirements)
        waiting = [one for one in asked if one.marker is None or one.marker.evaluate(there)]
        while waiting:
            requirement = waiting.pop()
            name, extras = canonicalize_name(requirement.name), frozenset(requirement.extras)
            if (name, extras) in seen:
                continue
            if name not in self.metadata:
                self.choose([str(requirement).partition(";")[0]])
            seen.add((name, extras))
            waiting += self.needs(name, extras, target)
        return {name for name, _ in seen}

    def needs(self, name: str, extras: frozenset[str], target: Target) -> Iterator[Requirement]:
        """What one package needs directly on a Python and a system."""
        there = environment(target)
        for line in self.metadata[name].get("requires_dist", []):
            requirement = Requirement(line)
            asked = [there | {"extra": extra} for extra in ("", *extras)]
            if requirement.marker is None or any(requirement.marker.evaluate(each) for each in asked):
                yield requirement

    def lines(self, requirements: list[str], index: Index) -> list[str]:
        """The pins of these requirements for all targets, sorted by name, each with its hashes."""
        users: dict[str, set[Target]] = {}
        for target in TARGETS:
            for name in self.needed(requirements, target):
                users.setdefault(name, set()).add(target)
        return [self.pin(name, users[name], index) for name in sorted(users)]

    def pin(self, name: str, users: set[Target], index: Index) -> str:
        """One pin; it must have been published for all who need it."""
        called, version = self.metadata[name]["name"], self.metadata[name]["version"]
        files = index.files(called, version)
        for python, system in sorted(users):
            if not any(installs(file, python, system) for file, _ in files):
                raise SystemExit(f"lock: no file of {called}=={version} is for Python {python} on {system}")
        hashes = sorted({f"sha256:{found}" for _, found in files})
        return " \\\n    ".join([f"{called}=={version}{marker(users)}", *(f"--hash={each}" for each in hashes)])


def marker(users: set[Target]) -> str:
    """The environment marker that is true for these targets only; empty if it is all of them."""
    if users == set(TARGETS):
        return ""
    pythons = {python for python, _ in users}
    systems = {system for _, system in users}
    if users == {(python, system) for python in PYTHONS for system in systems}:
        return " ; " + " or ".join(f'sys_platform == "{system}"' for system in sorted(systems))
    if users == {(python, system) for python in pythons for system in SYSTEMS}:
        return " ; " + " or ".join(f'python_version == "{python}"' for python in sorted(pythons))
    both = (f'(python_version == "{python}" and sys_platform == "{system}")' for python, system in sorted(users))
    return " ; " + " or ".join(both)


def hashed(path: Path) -> dict[str, list[str]]:
    """The pins of a lock file, each with its hashes."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    found: dict[str, list[str]] = {}
    for line in text.replace("\\\n", " ").splitlines():
        if line and not line.startswith("#"):
            pin, *hashes = line.split(" --hash=")
            found[pin.strip()] = [each.strip() for each in hashes]
    return found


def pins(path: Path) -> list[str]:
    """The pins of a lock file."""
    return list(hashed(path))


def write(upgrade: bool) -> None:
    """Choose versions and write the lock files."""
    lock = Lock([] if upgrade else dict.fromkeys([*pins(FOLDER / "dev.txt"), *pins(FOLDER / "docs.txt")]))
    files = wanted()
    lock.choose(files["dev.txt"])
    FOLDER.mkdir(exist_ok=True)
    with index() as offered:
        for name, requirements in files.items():
            header = "# Written by `make lock` from pyproject.toml; do not edit.\n"
            lines = lock.lines(requirements, offered)
            (FOLDER / name).write_text(header + "\n".join(lines) + "\n", encoding="utf-8")
            print(f"lock: requirements/{name}: {len(pins(FOLDER / name))} packages")


def faults() -> Iterator[str]:
    """What is wrong with the lock files as they are."""
    for name, requirements in wanted().items():
        lines = pins(FOLDER / name)
        if not lines:
            yield f"requirements/{name} is missing or empty"
        for line in lines:
            if not PIN.fullmatch(line):
                yield f"requirements/{name}: {line!r} is not a plain `name==version` pin"
        for pin_text, hashes in hashed(FOLDER / name).items():
            if not hashes or hashes != sorted(set(hashes)) or not all(map(HASH.fullmatch, hashes)):
                yield f"requirements/{name}: {pin_text} must have SHA-256 hashes, sorted, each once"
        locked = {canonicalize_name(pin.name): pin for pin in map(Requirement, filter(PIN.fullmatch, lines))}
        for requirement in map(Requirement, requirements):
            pin = locked.get(canonicalize_name(requirement.name))
            if pin is None:
                yield f"requirements/{name} lacks {requirement.name}, which pyproject.toml asks for"
            elif not requirement.specifier.contains(str(pin.specifier).removeprefix("=="), prereleases=True):
                yield f"requirements/{name} has {pin}, but pyproject.toml asks for {requirement}"
    dev = hashed(FOLDER / "dev.txt")
    for pin_line, hashes in hashed(FOLDER / "run.txt").items():
        if dev.get(pin_line) != hashes:
            yield f"requirements/run.txt has {pin_line}, requirements/dev.txt does not, or with other hashes"


def main() -> int:
    """Pin, or check the pins."""
    parser = argparse.ArgumentParser(description="Pin everything the project needs in requirements/*.txt.")
    parser.add_argument("--upgrade", action="store_true", help="pin the newest versions instead of keeping old pins")
    parser.add_argument("--check", action="store_true", help="only say whether the pins are sound")
    arguments = parser.parse_args()
    if not arguments.check:
        write(arguments.upgrade)
    found = list(faults())
    for fault in found:
        print(f"lock: {fault}", file=sys.stderr)
    if found and arguments.check:
        print("lock: run `make lock`", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
