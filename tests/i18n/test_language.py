from __future__ import annotations

import pytest

from ludoteka.i18n import default_language, read_language
from ludoteka.kernel.errors import BadOption


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "pl_PL", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LUDOTEKA_LANG": "pl"}, "pl"),
        ({"LANG": "cs_CZ.UTF-8", "LUDOTEKA_LANG": ""}, "cs"),
    ],
)
def test_the_readers_language(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


@pytest.mark.parametrize("text", ["cs", "CS", " cs ", "cs-CZ", "cs_CZ.UTF-8"])
def test_ways_to_write_a_language(text: str) -> None:
    assert read_language(text) == "cs"


def test_a_language_nobody_wrote_is_refused() -> None:
    with pytest.raises(BadOption, match="expected one of: en, cs, pl"):
        default_language({"LUDOTEKA_LANG": "klingon"})
