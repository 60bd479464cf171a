"""Pins everything the project needs, exactly and without any download address, in requirements/*.txt.

    python tools/lock.py            pin anew, keeping the present pins where they still fit
    python tools/lock.py --upgrade  pin the newest versions
    python tools/lock.py --check    only say whether the pins are sound (needs no network)

`run.txt` pins what a player needs, `dev.txt` that and what a contributor needs. Both hold for every Python and system
in `PYTHONS` and `SYSTEMS`; a package that only some of them need carries an environment marker.
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

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
PYTHONS = ("3.11", "3.12", "3.13")
SYSTEMS = ("linux", "darwin")
TARGETS = tuple((python, system) for python in PYTHONS for system in SYSTEMS)
PIN = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*==[A-Za-z0-9.!+_-]+( ; [^:@/]+)?")

Target = tuple[str, str]


def wanted() -> dict[str, list[str]]:
    """The direct requirements of each lock file, as pyproject.toml states them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    run: list[str] = project["project"]["dependencies"]
    dev: list[str] = project["dependency-groups"]["dev"]
    return {"run.txt": run, "dev.txt": [*run, *project["build-system"]["requires"], *dev]}


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

    def lines(self, requirements: list[str]) -> list[str]:
        """The pins of these requirements for all targets, sorted by name."""
        users: dict[str, set[Target]] = {}
        for target in TARGETS:
            for name in self.needed(requirements, target):
                users.setdefault(name, set()).add(target)
        return [
            f"{self.metadata[name]['name']}=={self.metadata[name]['version']}{marker(users[name])}"
            for name in sorted(users)
        ]


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


def pins(path: Path) -> list[str]:
    """The lines of a lock file that are not comments."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [line for line in lines if line and not line.startswith("#")]


def write(upgrade: bool) -> None:
    """Choose versions and write the lock files."""
    lock = Lock([] if upgrade else pins(FOLDER / "dev.txt"))
    files = wanted()
    lock.choose(files["dev.txt"])
    FOLDER.mkdir(exist_ok=True)
    for name, requirements in files.items():
        header = "# Written by `make lock` from pyproject.toml; do not edit.\n"
        (FOLDER / name).write_text(header + "\n".join(lock.lines(requirements)) + "\n", encoding="utf-8")
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
        locked = {canonicalize_name(pin.name): pin for pin in map(Requirement, filter(PIN.fullmatch, lines))}
        for requirement in map(Requirement, requirements):
            pin = locked.get(canonicalize_name(requirement.name))
            if pin is None:
                yield f"requirements/{name} lacks {requirement.name}, which pyproject.toml asks for"
            elif not requirement.specifier.contains(str(pin.specifier).removeprefix("=="), prereleases=True):
                yield f"requirements/{name} has {pin}, but pyproject.toml asks for {requirement}"
    for pin_line in set(pins(FOLDER / "run.txt")) - set(pins(FOLDER / "dev.txt")):
        yield f"requirements/run.txt has {pin_line}, requirements/dev.txt does not"


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
