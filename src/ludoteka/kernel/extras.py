"""Libraries that only some commands need: they come with an extra, and who lacks it is told which."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludoteka.kernel.errors import LudotekaError


class MissingExtra(LudotekaError):
    """A library is not installed; names the extra that brings it."""


SERVER = ("alembic", "argon2", "httptools", "litestar", "prometheus_client", "sqlalchemy", "uvicorn", "websockets")


def need_server() -> None:
    """See that everything is there with which tables are served."""
    for module in SERVER:
        need(module, "server")


def need(module: str, extra: str) -> Any:
    """A module of an extra, or an error that says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name.split(".")[0]):
            raise
        library = module.split(".")[0]
        raise MissingExtra(
            f"this needs {library}, which is not installed; expected the extra {extra}: pip install 'ludoteka[{extra}]'"
        ) from None
