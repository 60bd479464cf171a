"""The spaces of observations, the same for all environments."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ludoteka.envs.setting import Setting

WHOLE = 2.0**24
"""Up to this all whole numbers are exact as 32-bit floats; no column comes near it."""
LEAST = -(2**15)
MOST = 2**15 - 1


def space_of(setting: Setting) -> spaces.Dict:
    """What a seat sees: the row of what it knows, the mask, and the description of options where there is one."""
    encoding = setting.encoding
    parts: dict[str, Any] = {
        "observation": spaces.Box(-WHOLE, WHOLE, (setting.layout.width,), np.float32),
        "action_mask": spaces.Box(0, 1, (encoding.size,), np.int8),
    }
    if encoding.features:
        parts["options"] = spaces.Box(LEAST, MOST, (encoding.size, encoding.features), np.int16)
    return spaces.Dict(parts)
