"""What is our own is told: no figure that was invented or remembered goes without its mark, in any language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.lords_of_hellas.scene import GAME
from ludoteka.i18n import Words
from ludoteka.i18n.marks import told
from ludoteka.kernel.marks import OF_SOURCE, reference_of
from ludoteka.kernel.reference import LANGUAGES, Mark
from server.kit import inside

Doubt = tuple[str, str, str]
"""The mark, the part of the entry it is about, and the place in the content where a pack corrects it."""


def doubts(value: Any, place: str) -> Iterator[Doubt]:
    """The invented and remembered figures of the content, however deep they lie."""
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            inner = getattr(value, field)
            if (field == "source" or field.endswith("_source")) and inner in ("designed", "recall"):
                yield OF_SOURCE[inner], "" if field == "source" else field.removesuffix("_source"), place
            else:
                yield from doubts(inner, place or f"[{field}]")
    elif isinstance(value, (tuple, list)):
        for each in value:
            one = getattr(each, "id", "")
            yield from doubts(each, f'[{place}] id = "{one}"' if one and "id" not in place else place)


DOUBTS = sorted(set(doubts(GAME.content, "")))


def listed_in(place: str) -> str:
    """The whole list in which an entry stands: a rule may speak of all its entries at once."""
    return place.partition(" id =")[0]


def answers(said: Mark, doubt: Doubt) -> bool:
    """Whether a mark is about a doubtful figure: alone, or a rule's sentence about all of its list."""
    mark, part, place = doubt
    return said.mark == mark and (
        (said.part, said.place) == (part, place) or (bool(said.note) and said.place == listed_in(place))
    )


def test_the_content_has_figures_of_our_own() -> None:
    places = {listed_in(place) for _, _, place in DOUBTS}
    assert places == {"[monster_die]", "[[power_level]]", "[[monster]]", "[[artifact]]", "[[attribute]]", "[[army]]"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("doubt", DOUBTS, ids=[" ".join(doubt) for doubt in DOUBTS])
def test_every_doubtful_figure_is_marked_and_says_how_a_pack_corrects_it(doubt: Doubt, language: str) -> None:
    words = Words(language, GAME)
    marks = [mark for entry in reference_of(GAME, language).entries for mark in entry.marks]
    found = [mark for mark in marks if answers(mark, doubt)]
    assert found
    for mark in found:
        line = told(words, mark)
        assert line.label == words.say(f"ui-mark-{mark.mark}")
        assert words.say(f"ui-mark-{mark.mark}-means") in line.text
        assert line.correct == words.say("ui-mark-correct", place=mark.place)


@pytest.mark.parametrize("key", [f"god:{god.id}" for god in GAME.content.god])
def test_every_god_says_that_the_amounts_of_its_power_are_ours(key: str) -> None:
    for language in LANGUAGES:
        entry = reference_of(GAME, language).get(key)
        assert entry is not None
        assert ("own", "[[power_level]]") in [(mark.mark, mark.place) for mark in entry.marks]


@pytest.mark.parametrize("key", [f"monster:{monster.id}" for monster in GAME.content.monster])
def test_every_monster_says_that_its_sheet_is_ours(key: str) -> None:
    entry = reference_of(GAME, "en").get(key)
    assert entry is not None
    assert ("own", "sheet") in [(mark.mark, mark.part) for mark in entry.marks]


@pytest.fixture
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"


@pytest.mark.anyio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_server_hands_the_marks_out(language: str, tmp_path: Path) -> None:
    words = Words(language, GAME)
    async with inside(f"sqlite:///{tmp_path / 'server.db'}", games=("lords_of_hellas",)) as here, here.client() as web:
        answer = await web.get(f"/api/games/lords_of_hellas/reference/{language}")
    book = answer.json()
    corrections = {mark["correct"] for entry in book["entries"] for mark in entry["marks"]}
    for _, _, place in DOUBTS:
        assert {words.say("ui-mark-correct", place=each) for each in (place, listed_in(place))} & corrections
    assert len(book["opening"].split("\n\n")) == 4
