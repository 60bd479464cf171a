"""The build hook of the wheel: with LUDOTEKA_COMPILE=1 it carries extension modules, otherwise it stays pure Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface[Any]):
    """Adds what tools/compile.py makes to the wheel and marks it for this Python and system."""

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
        """Compile, and take the extension modules into the wheel beside their sources."""
        if not self.wanted() or version == "editable":
            return
        out = Path(self.root, "build", "wheel")
        script = Path(self.root, "tools", "compile.py")
        subprocess.run([sys.executable, str(script), "--out", str(out)], check=True)
        for extension in [*out.rglob("*.so"), *out.rglob("*.pyd")]:
            build_data["force_include"][str(extension)] = str(extension.relative_to(out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
