"""The saved form of a State: self-describing JSON, the same bytes on every build.

Numbers, strings, true, false, null and lists stand for themselves. A tuple is `{"()": [...]}`, a dict
`{"{}": [[key, value], ...]}`, and an object `{"ClassName": {field: value, ...}}`.
"""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Callable, Iterable
from hashlib import blake2b
from importlib import import_module
from types import ModuleType

import msgspec

from ludoteka.kernel.deck import Deck
from ludoteka.kernel.errors import BadRecord
from ludoteka.kernel.fields import fields_of
from ludoteka.kernel.state import State, Step

BASE_FIELDS = ("agenda", "lanes", "places")
PLAIN = frozenset({bool, int, str, float, type(None)})


class Codec:
    """Saves and loads the States of one game; knows the game's classes by name."""

    def __init__(self, state: type[State], modules: Iterable[ModuleType], parts: Iterable[type] = ()) -> None:
        self.types: dict[str, type] = {}
        self.fields: dict[type, tuple[str, ...]] = {}
        self.factual: set[type] = set()
        self.declared: set[type] = set()
        for cls in (state, Deck, *parts):
            self.learn(cls)
        for module in modules:
            for value in vars(module).values():
                if isinstance(value, type) and value.__module__ == module.__name__ and issubclass(value, Step):
                    self.learn(value)

    def learn(self, cls: type) -> None:
        """Take a class into the saved form.

        Its fields are the parameters of its constructor or, where it has none of its own, the fields it declares.
        """
        known = self.types.get(cls.__name__)
        if known is not None and known is not cls:
            raise TypeError(f"two classes are named {cls.__name__}: {known.__module__} and {cls.__module__}")
        self.types[cls.__name__] = cls
        names = self.names_of(cls)
        if "facts" in names:
            self.factual.add(cls)
        names = tuple(name for name in names if name != "facts")
        self.fields[cls] = names + BASE_FIELDS if issubclass(cls, State) else names

    def names_of(self, cls: type) -> tuple[str, ...]:
        """The fields of a class, in the order they are saved."""
        constructor = next(each for each in cls.__mro__ if "__init__" in vars(each))
        if constructor in (State, object):
            self.declared.add(cls)
            if not issubclass(cls, State):
                return fields_of(cls)
            left_out = {*fields_of(State), *cls.unsaved}
            return ("seats", *(name for name in fields_of(cls) if name not in left_out))
        return tuple(inspect.signature(cls).parameters)

    def encode(self, value: object) -> object:
        """A value as JSON data; plain lists stand in it as they are, so use it up before the value changes."""
        if value is None or isinstance(value, (bool, int, str, float)):
            return value
        if isinstance(value, list):
            return value if PLAIN.issuperset(map(type, value)) else [self.encode(item) for item in value]
        if isinstance(value, tuple):
            return {"()": list(value) if PLAIN.issuperset(map(type, value)) else [self.encode(item) for item in value]}
        if isinstance(value, dict):
            return {"{}": [[self.encode(key), self.encode(item)] for key, item in value.items()]}
        cls = type(value)
        names = self.fields.get(cls)
        if names is None:
            raise TypeError(
                f"{cls.__module__}.{cls.__name__} cannot be saved: a State holds numbers, strings, lists, tuples, "
                "dicts, and classes that its game's Codec was told of"
            )
        fields: dict[str, object] = {}
        for name in names:
            item = getattr(value, name)
            fields[name] = item if type(item) in PLAIN else self.encode(item)
        return {cls.__name__: fields}

    def decode(self, data: object, facts: object) -> object:
        """A value from JSON data; States get the game's facts back."""
        if isinstance(data, list):
            return data if PLAIN.issuperset(map(type, data)) else [self.decode(item, facts) for item in data]
        if not isinstance(data, dict):
            return data
        if len(data) != 1:
            raise BadRecord(f"a saved value must be an object with one key, found {sorted(data)[:4]}")
        (name, body), *_ = data.items()
        if name == "()" and isinstance(body, list):
            return tuple(self.decode(item, facts) for item in body)
        if name == "{}" and isinstance(body, list):
            return {self.decode(key, facts): self.decode(item, facts) for key, item in body}
        cls = self.types.get(name)
        if cls is None or not isinstance(body, dict):
            raise BadRecord(f"a saved state names {name!r}, which this version of the game does not know")
        return self.build(cls, {key: self.decode(item, facts) for key, item in body.items()}, facts)

    def build(self, cls: type, fields: dict[str, object], facts: object) -> object:
        """An object from its decoded fields."""
        expected = self.fields[cls]
        if set(fields) != set(expected):
            odd = sorted(set(fields) ^ set(expected))
            raise BadRecord(f"a saved {cls.__name__} has not the fields of this version: {', '.join(odd)}")
        if not issubclass(cls, State):
            return with_fields(cls(), fields) if cls in self.declared else cls(**fields)
        own = {name: value for name, value in fields.items() if name not in BASE_FIELDS}
        if cls in self.factual:
            own["facts"] = facts
        construct: Callable[..., State] = cls
        if cls in self.declared:
            s = construct(own.pop("seats"))
            with_fields(s, own)
        else:
            s = construct(**own)
        for name in BASE_FIELDS:
            setattr(s, name, fields[name])
        s.stack = s.agenda
        s.relink()
        return s

    def to_json(self, s: State) -> bytes:
        """A State as canonical JSON bytes."""
        return msgspec.json.encode(self.encode(s))

    def from_json(self, data: bytes, facts: object) -> State:
        """A State from its JSON bytes."""
        try:
            value = self.decode(msgspec.json.decode(data), facts)
        except (msgspec.DecodeError, TypeError, ValueError) as error:
            raise BadRecord(f"a saved state cannot be read: {error}") from error
        if not isinstance(value, State):
            raise BadRecord(f"a saved state was expected, found {type(value).__name__}")
        return value

    def hash(self, s: State) -> str:
        """A short fingerprint: equal for equal States, on every build and machine."""
        return fingerprint(self.to_json(s))


def with_fields(made: object, fields: dict[str, object]) -> object:
    """An object that was just made, with its fields set."""
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def fingerprint(saved: bytes) -> str:
    """The hash of a State from its JSON bytes, whatever version saved it."""
    return blake2b(saved, digest_size=8).hexdigest()


def chapters(package: ModuleType) -> list[ModuleType]:
    """The modules of a game's `rules` folder, in the order of their names: where the Codec finds Steps and Choices."""
    return [import_module(found.name) for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
