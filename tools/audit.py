"""Asks whether vulnerabilities are known of the packages this project uses, in Python and in the browser client.

    python tools/audit.py     exit code 0: none are known; 1: some are, they are listed;
                              2: a database could not be asked, and so nothing is known

pip-audit runs in an environment of its own, build/audit, made as the group `audit` in pyproject.toml says. Both ask
over the network.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / "build" / "audit"
SECONDS = "30"
CLEAN, VULNERABLE, UNKNOWN = 0, 1, 2


class Unreachable(Exception):
    """Nobody could be asked; says why."""


def main() -> int:
    """Ask for Python and for the browser client; the worst of both is the exit code, but what is found is found."""
    codes = [attempt("Python packages", python_faults), attempt("the browser client's packages", web_faults)]
    if VULNERABLE in codes:
        return VULNERABLE
    return max(codes)


def attempt(what: str, ask: Any) -> int:
    """Ask about some packages, and say what came of it."""
    try:
        faults: list[str] = ask()
    except Unreachable as problem:
        print(f"\n*** NOT AUDITED: {what}. {problem} ***", file=sys.stderr)
        print(
            "*** Nothing is known about them now. That is not the same as nothing being wrong. ***\n", file=sys.stderr
        )
        return UNKNOWN
    for fault in faults:
        print(f"audit: {fault}")
    print(f"audit: {what}: {len(faults) or 'no'} known vulnerabilities")
    return VULNERABLE if faults else CLEAN


def python_faults() -> list[str]:
    """What is known of the packages in the lock files."""
    program = pip_audit()
    found: list[str] = []
    for name in ("run.txt", "dev.txt"):
        command = [str(program), "--requirement", str(ROOT / "requirements" / name), "--require-hashes"]
        command += ["--disable-pip", "--format", "json", "--progress-spinner", "off", "--timeout", SECONDS]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        found += python_report(done.stdout, done.stderr)
    return sorted(set(found))


def python_report(out: str, error: str) -> list[str]:
    """The faults in an answer of pip-audit; one that is not an answer means that nobody could be asked."""
    try:
        packages: list[dict[str, Any]] = json.loads(out)["dependencies"]
    except (json.JSONDecodeError, KeyError, TypeError):
        raise Unreachable(last_line(error) or "pip-audit gave no answer") from None
    skipped = [each["name"] for each in packages if "skip_reason" in each]
    if skipped:
        raise Unreachable(f"pip-audit could not look at {', '.join(skipped)}")
    return [
        f"{package['name']} {package['version']}: {fault['id']}, fixed in {' '.join(fault['fix_versions']) or 'none'}"
        for package in packages
        for fault in package.get("vulns", [])
    ]


def pip_audit() -> Path:
    """The program, installed if it is not there."""
    program = ENVIRONMENT / "bin" / "pip-audit"
    if not program.exists():
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        venv.create(ENVIRONMENT, clear=True, with_pip=True)
        install = [str(ENVIRONMENT / "bin" / "python"), "-m", "pip", "install", "--quiet"]
        command = [*install, *project["dependency-groups"]["audit"]]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Unreachable(f"pip-audit could not be installed: {last_line(done.stderr)}")
    return program


def web_faults() -> list[str]:
    """What is known of the packages in web/package-lock.json."""
    npm = shutil.which("npm")
    if npm is None:
        raise Unreachable("npm is not installed")
    command = [npm, "audit", "--package-lock-only", "--json", f"--fetch-timeout={SECONDS}000", "--fetch-retries=0"]
    environment = {**os.environ, "NO_UPDATE_NOTIFIER": "1"}
    done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=False, env=environment)
    return web_report(done.stdout, done.stderr)


def web_report(out: str, error: str) -> list[str]:
    """The faults in an answer of npm; one that is not a report means that nobody could be asked."""
    try:
        report: dict[str, Any] = json.loads(out)
        found: dict[str, dict[str, Any]] = report["vulnerabilities"]
    except (json.JSONDecodeError, KeyError, TypeError):
        raise Unreachable(last_line(error) or "npm gave no report") from None
    return [f"{name} {fault['range']}: {fault['severity']}" for name, fault in sorted(found.items())]


def last_line(text: str) -> str:
    """The last thing somebody said, without the address of whom they asked."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:200] if lines else ""


if __name__ == "__main__":
    sys.exit(main())
