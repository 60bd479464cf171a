"""Starts a server with the built browser client and opens the browser; Ctrl+C ends it.

python tools/web_play.py [--port 8000] [further options of `ludoteka serve`]
"""

from __future__ import annotations

import argparse
import contextlib
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser

HOST = "127.0.0.1"
WAIT_SECONDS = 60


def main() -> int:
    """Serve until the server ends."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--port", type=int, default=8000, help="where to begin to look for a free port")
    given, further = parser.parse_known_args()
    port = free_port(given.port)
    address = f"http://{HOST}:{port}"
    threading.Thread(target=open_browser, args=(address,), daemon=True).start()
    command = [sys.executable, "-m", "ludoteka.cli", "serve", "--host", HOST, "--port", str(port)]
    process = subprocess.Popen([*command, "--log-level", "warning", *further])
    while True:
        with contextlib.suppress(KeyboardInterrupt):
            return process.wait()


def free_port(first: int) -> int:
    """The first port from here on that nobody listens on."""
    for port in range(first, first + 50):
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) != 0:
                return port
    sys.exit(f"no free port from {first} to {first + 49}")


def open_browser(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(WAIT_SECONDS * 4):
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=2):
                break
        except (OSError, urllib.error.URLError):
            time.sleep(0.25)
    if not webbrowser.open(address):
        print(f"Open {address} in your browser.")


if __name__ == "__main__":
    sys.exit(main())
