"""The notebook of the examples runs from top to bottom."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("matplotlib")

EXAMPLES = Path(__file__).parents[2] / "examples"
LEARNERS = ("torch", "sb3_contrib")


def test_the_notebook_runs_from_top_to_bottom(tmp_path: Path) -> None:
    """Its code, cell after cell in one process; without PyTorch it must say that its last part is left out."""
    notebook = json.loads((EXAMPLES / "learning.ipynb").read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    script = tmp_path / "notebook.py"
    script.write_text("\n\n".join(cells), encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], cwd=EXAMPLES, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (lot,) = re.findall(r"by lot: (-?[\d.]+) points", done.stdout)
    (curve,) = re.findall(r"points: ([-\d ]+)", done.stdout)
    points = [int(word) for word in curve.split()]
    assert max(points[-2:]) > points[0] + 10, "the policy of the notebook does not learn"
    assert points[-1] > float(lot)
    assert "*** SKIPPED: training with MaskablePPO" in done.stdout or "after 8192 steps" in done.stdout


@pytest.mark.soak
@pytest.mark.parametrize("name", ["train_solo.py", "train_selfplay.py"])
def test_networks_learn(name: str, tmp_path: Path) -> None:
    """A short training; PyTorch is too large for every run, so this one is only told where it is missing."""
    for package in LEARNERS:
        pytest.importorskip(package, reason="*** SKIPPED: training needs PyTorch: pip install sb3-contrib ***")
    words = ["--steps", "8192", "--games", "4", *(["--out", str(tmp_path)] if name == "train_solo.py" else [])]
    done = subprocess.run([sys.executable, name, *words], cwd=EXAMPLES, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search(r"8192 steps, \d+ a second", done.stdout)
