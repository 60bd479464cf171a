"""Installs a wheel into an empty environment and uses it as a stranger would.

    python tools/try_wheel.py            the newest wheel in dist
    python tools/try_wheel.py WHEEL      this one

Tells how many packages came along and how large they are, plays games in plain Python or compiled as the wheel has it,
asks for a server that is not installed, checks a typed program with mypy, then installs the extra `server` and looks at
a page.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = """from ludoteka.kernel.match import Match
from ludoteka.kernel.registry import game_ids, load_game


def shortest(name: str) -> int:
    match = Match.new(load_game(name), seats=2, seed="a stranger")
    seat: int = match.waiting()[0]
    return min(len(match.game.text(action)) for action in match.offered(seat))


print([shortest(name) for name in game_ids()])
"""
PORT = 8765


class Try:
    """One environment with the wheel in it."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder, self.wheel = folder, wheel
        venv.create(folder, with_pip=True)
        self.bin = folder / "bin"

    def run(self, *words: str, code: int = 0) -> str:
        """What a command of the environment prints, on both channels."""
        apart = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        done = subprocess.run(
            [str(self.bin / words[0]), *words[1:]], capture_output=True, text=True, cwd=self.folder, env=apart
        )
        if done.returncode != code:
            raise SystemExit(f"{' '.join(words)}: exit {done.returncode}, expected {code}\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def install(self, *what: str) -> None:
        self.run("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what)

    def size(self) -> str:
        """How many packages there are, and how much room they take, pip and setuptools apart."""
        here = next((self.folder / "lib").glob("python*/site-packages"))
        files = [
            file
            for file in here.rglob("*")
            if file.is_file() and not re.match(r"pip|setuptools", file.parts[len(here.parts)])
        ]
        names = [info for info in here.glob("*.dist-info") if not re.match(r"pip|setuptools", info.name)]
        return f"{len(names)} packages, {sum(file.stat().st_size for file in files) / 1e6:.0f} MB"

    def page(self) -> str:
        """The title of the page that a server of this environment shows."""
        server = subprocess.Popen(
            [str(self.bin / "ludoteka"), "serve", f"--port={PORT}", f"--database=sqlite:///{self.folder}/try.db"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            for _ in range(120):
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/", timeout=5) as answer:
                        found = re.search(r"<title>(.*?)</title>", answer.read().decode())
                        return found[1] if found else "no title"
                except OSError:
                    time.sleep(0.5)
            raise SystemExit("the server did not answer within a minute")
        finally:
            server.terminate()
            server.wait(30)


def main() -> None:
    wheels = sorted((ROOT / "dist").glob("*.whl"), key=lambda path: path.stat().st_mtime)
    wheel = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else wheels[-1] if wheels else None
    if wheel is None:
        raise SystemExit("try-wheel: no wheel in dist; run: make wheel")
    with tempfile.TemporaryDirectory() as folder:
        here = Try(Path(folder, "env"), wheel)
        here.install(str(wheel))
        print(f"{wheel.name}: {here.size()}")
        print(here.run("ludoteka", "doctor"))
        game = here.run("python", "-c", "from ludoteka.kernel.registry import game_ids; print(game_ids()[0])").strip()
        print(here.run("ludoteka", "selfplay", game, "--games", "3", "--seed", "1"))
        print(here.run("ludoteka", "serve", code=2).strip())
        Path(folder, "env", "program.py").write_text(PROGRAM, encoding="utf-8")
        print("a program:", here.run("python", "program.py").strip())
        here.install("mypy")
        print("its types:", here.run("python", "-m", "mypy", "--strict", "program.py").strip())
        here.install(f"{wheel}[server]")
        print(f"with the server (and mypy): {here.size()}; its page: {here.page()}")


if __name__ == "__main__":
    main()
