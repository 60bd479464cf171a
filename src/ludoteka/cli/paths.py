"""Where Ludoteka keeps what a player saves."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

SUFFIX = ".ludoteka"


def data_folder() -> Path:
    """LUDOTEKA_HOME, or the place where such data belongs for this user."""
    home = os.environ.get("LUDOTEKA_HOME")
    if home:
        return Path(home)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "ludoteka"


def saves() -> list[Path]:
    """The saved matches, the newest first."""
    folder = data_folder() / "saves"
    if not folder.is_dir():
        return []
    return sorted(folder.glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime, reverse=True)


def new_save(game: str) -> Path:
    """A fresh file for a saved match."""
    folder = data_folder() / "saves"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}-{datetime.now():%Y%m%d-%H%M%S}{SUFFIX}"
