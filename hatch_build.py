"""The build hook of the wheel: no wheel without the browser client; with LUDOTEKA_COMPILE=1 also extension modules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLAIN = "plain"
"""LUDOTEKA_COMPILE=plain compiles once, without the trial run that tells the compiler what is busy."""


class Wheel(BuildHookInterface[Any]):
    """Sees that the browser client is there, and adds what tools/compile.py makes if that was asked for."""

    PLUGIN_NAME = "custom"

    def wanted(self) -> bool:
        """Whether a compiled wheel was asked for."""
        return self.target_name == "wheel" and os.environ.get("LUDOTEKA_COMPILE", "") not in ("", "0")

    def dependencies(self) -> list[str]:
        """What the compiler needs to see besides hatchling: itself and the libraries whose types it reads."""
        if not self.wanted():
            return []
        return [*self.metadata.core.dependencies, *self.config["compiled-requires"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Insist on the browser client; compile, and take in the extension modules beside their sources."""
        if self.target_name != "wheel" or version == "editable":
            return
        if not Path(self.root, "src", "ludoteka", "web", "index.html").is_file():
            raise FileNotFoundError("the wheel would have no browser client in src/ludoteka/web; run: make web")
        if not self.wanted():
            return
        out = Path(self.root, "build", "wheel")
        script = Path(self.root, "tools", "compile.py")
        profile = [] if os.environ["LUDOTEKA_COMPILE"] == PLAIN else ["--profile"]
        subprocess.run([sys.executable, str(script), *profile, "--out", str(out)], check=True)
        for extension in [*out.rglob("*.so"), *out.rglob("*.pyd")]:
            build_data["force_include"][str(extension)] = str(extension.relative_to(out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
