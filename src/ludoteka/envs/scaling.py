"""Rows made ready for networks: every column between -1 and 1, words one-hot where they are few.

    scaled = Scaled(env.columns())
    network_input = scaled(observations["observation"])

A raw row holds counts, places in vocabularies and lengths as they are. Here flags stay as they are, numbers and lengths
n become n / (|n| + 8), and a word becomes one column for each word of its vocabulary (with one more for a word that it
lacks), or its share of the vocabulary where that has more than `most_words` words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from ludoteka.envs.layout import Column

SOFT: Final = 8.0
"""Numbers of this size become a half."""
MOST_WORDS: Final = 32


class Scaled:
    """Scales rows; `names` says what each column of the result means."""

    def __init__(self, columns: Sequence[Column], most_words: int = MOST_WORDS) -> None:
        self.columns = list(columns)
        names: list[str] = []
        source: list[int] = []
        word: list[int] = []
        scale: list[float] = []
        soft: list[bool] = []
        for number, column in enumerate(self.columns):
            if column.kind == "word" and len(column.words) <= most_words:
                labels = [*column.words, "(other)"]
                names += [f"{column.name}={label}" for label in labels]
                source += [number] * len(labels)
                word += range(1, len(labels) + 1)
                scale += [1.0] * len(labels)
                soft += [False] * len(labels)
                continue
            names.append(column.name)
            source.append(number)
            word.append(0)
            scale.append(1.0 / largest(column))
            soft.append(column.kind in ("number", "length"))
        self.names = names
        self.width = len(names)
        self.source = np.array(source, np.intp)
        self.word = np.array(word, np.float32)
        self.scale = np.array(scale, np.float32)
        self.one_hot = self.word > 0
        self.soft = np.array(soft, np.bool_)

    def __call__(self, rows: Any) -> Any:
        """One row or several as 32-bit floats between -1 and 1."""
        found = np.asarray(rows, np.float32)[..., self.source]
        softened = found / (np.abs(found) + np.float32(SOFT))
        plain = np.where(self.soft, softened, found * self.scale)
        return np.where(self.one_hot, found == self.word, plain).astype(np.float32)


def largest(column: Column) -> float:
    """What a word or a flag is divided by."""
    return float(len(column.words) + 1) if column.kind == "word" else 1.0
