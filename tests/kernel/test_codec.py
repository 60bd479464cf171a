"""The saved form of a State: self-describing, canonical, and strict when it is read."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from kernel import tiny
from kernel.tiny import Ask, End, Pad, Tiny, Together, Write
from ludoteka.kernel.codec import Codec, chapters, fingerprint
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.errors import BadRecord
from ludoteka.kernel.state import State, Step
from teaching import Teaching


class Bag(State):
    """A State with all that may be saved."""

    __slots__ = ("things",)

    def __init__(self, seats: int, things: Any) -> None:
        super().__init__(seats)
        self.things = things


class Token:
    """A part of a State."""

    __slots__ = ("count", "name")

    def __init__(self, name: str, count: int) -> None:
        self.name = name
        self.count = count


CODEC = Codec(Bag, [tiny], parts=[Token])


@pytest.mark.parametrize(
    "things",
    [
        1,
        -5,
        2.5,
        "žluťoučký",
        True,
        None,
        [],
        [1, 2, 3],
        [1, None, "a", [True, [2]]],
        (1, ("a", [2])),
        {1: "a", "b": [(1, 2)]},
        {"()": 1},
        [{}],
        [()],
    ],
)
def test_plain_values_come_back_as_they_were(things: object) -> None:
    saved = CODEC.to_json(Bag(2, things))
    back = CODEC.from_json(saved, None)
    assert isinstance(back, Bag)
    assert back.things == things
    assert type(back.things) is type(things)
    assert CODEC.to_json(back) == saved


def test_parts_decks_and_steps_come_back_with_their_fields() -> None:
    s = Bag(2, [Token("a", 3), Deck([1], [2], [0], [], [])])
    s.agenda = [Ask(1, [Write(4)])]
    s.lanes = [[Write(5)], []]
    s.places = [1, 2]
    back = CODEC.from_json(CODEC.to_json(s), None)
    assert isinstance(back, Bag)
    assert (back.things[0].name, back.things[0].count) == ("a", 3)
    assert back.things[1].top == [2]
    asked = back.agenda[0]
    assert isinstance(asked, Ask)
    assert isinstance(asked.after[0], Write)
    assert [len(lane) for lane in back.lanes] == [1, 0]
    assert back.places == [1, 2]
    assert back.stack is back.agenda


@pytest.mark.parametrize("things", [{1, 2}, object(), b"x", frozenset()])
def test_what_has_no_order_or_form_cannot_be_saved(things: object) -> None:
    with pytest.raises(TypeError, match="cannot be saved: a State holds numbers"):
        CODEC.to_json(Bag(2, things))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"{", "cannot be read"),
        (b"[1]", "a saved state was expected, found list"),
        (b'{"Bag": {"seats": 2}}', "has not the fields of this version: agenda, lanes, places, things"),
        (b'{"Unknown": {}}', "names 'Unknown', which this version of the game does not know"),
        (b'{"a": 1, "b": 2}', "must be an object with one key"),
        (b'{"Bag": 5}', "names 'Bag'"),
        (b'{"{}": [[1]]}', "cannot be read"),
    ],
)
def test_a_wrong_saved_state_says_what_is_wrong(data: bytes, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        CODEC.from_json(data, None)


def test_facts_are_left_out_and_given_back(game: Teaching) -> None:
    s = game.start(2)
    saved = game.encode(s)
    assert b"facts" not in saved
    assert game.decode(saved).facts is game.facts


def test_equal_states_have_equal_hashes_and_others_do_not() -> None:
    game = Tiny(Together([1, 1]), End())
    s = game.start(2)
    twin = game.decode(game.encode(s))
    assert game.hash(twin) == game.hash(s.copy()) == game.hash(s)
    twin.log.append(1)
    assert game.hash(twin) != game.hash(s)
    assert game.hash(s) == fingerprint(game.encode(s))


def test_the_saved_form_is_plain_json() -> None:
    s = Pad(2, [1], [3, 4])
    s.agenda = [Write(7)]
    assert json.loads(Tiny(End()).encode(s)) == {
        "Pad": {
            "seats": 2,
            "log": [1],
            "secrets": [3, 4],
            "agenda": [{"Write": {"number": 7}}],
            "lanes": [],
            "places": [],
        }
    }


def test_two_classes_of_one_name_are_refused() -> None:
    other = type("Write", (Step,), {"__module__": "elsewhere", "__slots__": ()})
    codec = Codec(Bag, [tiny])
    with pytest.raises(TypeError, match="two classes are named Write"):
        codec.learn(other)


def test_a_rules_folder_is_read_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "rules_of_a_toy"
    folder.mkdir()
    (folder / "__init__.py").write_text('"""Rules."""\n')
    for chapter, step in (("winter", "Snow"), ("autumn", "Rain")):
        (folder / f"{chapter}.py").write_text(
            f"from ludoteka.kernel.state import Step\n\n\nclass {step}(Step):\n    __slots__ = ()\n"
        )
    monkeypatch.syspath_prepend(tmp_path)
    found = chapters(import_module("rules_of_a_toy"))
    assert [module.__name__ for module in found] == ["rules_of_a_toy.autumn", "rules_of_a_toy.winter"]
    assert {"Rain", "Snow"} <= set(Codec(Bag, found).types)
