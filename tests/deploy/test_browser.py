"""How `make test` comes by a Chromium: `tools/browser.sh` among made-up commands, so that nothing is installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOTE = 'echo "$(basename "$0") $*" >> "$NOTES"\n'
APT = f"""{NOTE}case "$*" in
*install*) cp "$0" "$(dirname "$0")/chromium" ;;
esac
"""
LOUD = "All tests in a browser will be SKIPPED"
BY_HAND = "apt-get install --no-install-recommends chromium"


class Machine:
    """A machine whose only commands are those a test gives it."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.notes = folder / "notes"
        self.bin.mkdir()
        for name in ("sh", "basename", "cp", "dirname", "env", "true"):
            (self.bin / name).symlink_to(shutil.which(name) or pytest.fail(f"no {name}"))

    def has(self, **commands: str) -> Machine:
        for name, script in commands.items():
            path = self.bin / name.replace("_", "-")
            path.write_text(f"#!/bin/sh\n{script}")
            path.chmod(0o755)
        return self

    def run(self, **settings: str) -> tuple[str, list[str]]:
        """What the script says, and which commands it ran."""
        done = subprocess.run(
            [str(self.bin / "sh"), str(ROOT / "tools" / "browser.sh")],
            env={"PATH": str(self.bin), "NOTES": str(self.notes), **settings},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout, self.notes.read_text().splitlines() if self.notes.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def debian(machine: Machine, *, user: int = 0, apt: str = APT) -> Machine:
    return machine.has(apt_get=apt, dpkg="", id=f"echo {user}\n")


@pytest.mark.parametrize("name", ["chromium", "chromium_browser", "google_chrome"])
def test_a_browser_that_is_there_is_enough(machine: Machine, name: str) -> None:
    debian(machine).has(**{name: ""})
    assert machine.run() == ("", [])


def test_root_on_debian_gets_chromium_and_nothing_that_is_only_recommended(machine: Machine) -> None:
    said, ran = debian(machine).run()
    assert "installing chromium with apt-get" in said
    assert said.endswith("Chromium is installed\n")
    assert [line.split()[0] for line in ran] == ["apt-get", "apt-get"]
    assert ran[0].endswith(" update")
    assert ran[1].endswith(" install --yes --no-install-recommends chromium")


def test_sudo_without_a_password_is_as_good_as_root(machine: Machine) -> None:
    said, ran = debian(machine, user=1000).has(sudo=f'{NOTE}shift; exec "$@"\n').run()
    assert "Chromium is installed" in said
    assert ran[0] == "sudo -n true"
    assert [line.split()[0] for line in ran[1:]] == ["sudo", "apt-get", "sudo", "apt-get"]


@pytest.mark.parametrize("sudo", [{}, {"sudo": "exit 1\n"}], ids=["none", "asks for a password"])
def test_whoever_may_not_install_is_told_loudly_how_to_get_it(machine: Machine, sudo: dict[str, str]) -> None:
    said, ran = debian(machine, user=1000).has(**sudo).run()
    assert LOUD in said
    assert BY_HAND in said
    assert ran == []


def test_it_can_be_forbidden(machine: Machine) -> None:
    said, ran = debian(machine).run(INSTALL_CHROMIUM="no")
    assert "INSTALL_CHROMIUM=no" in said
    assert LOUD in said
    assert ran == []


def test_a_system_of_another_family_is_left_alone(machine: Machine) -> None:
    said, ran = machine.has(id="echo 0\n", apt_get=NOTE).run()  # apt-get without dpkg: packages of another kind
    assert LOUD in said
    assert ran == []


def test_old_lists_of_packages_may_do(machine: Machine) -> None:
    said, _ = debian(machine, apt=f'{APT}case "$*" in *update) exit 100;; esac\n').run()
    assert "apt-get update failed" in said
    assert "Chromium is installed" in said


@pytest.mark.parametrize("apt", [f"{NOTE}exit 100\n", NOTE], ids=["refused", "without a browser in it"])
def test_what_cannot_be_had_is_told_and_fails_nothing(machine: Machine, apt: str) -> None:
    said, _ = debian(machine, apt=apt).run()
    assert LOUD in said
    assert BY_HAND in said


def test_the_script_and_the_tests_look_for_the_same_browsers() -> None:
    script = (ROOT / "tools" / "browser.sh").read_text()
    kit = (ROOT / "tests" / "browser" / "kit.py").read_text()
    names = script.partition("for name in ")[2].partition(";")[0].split()
    assert f"names = ({', '.join(repr(name) for name in names)})".replace("'", '"') in kit


def test_all_tests_in_a_browser_begin_with_it() -> None:
    makefile = (ROOT / "Makefile").read_text()
    assert "\ntest: setup browser " in makefile
    assert "\ntest-browser: web browser " in makefile
