"""The terminal: `ludoteka games`, `ludoteka play cyclades`, and so on; one file per command."""

from ludoteka.cli.app import app, main

__all__ = ["app", "main"]
