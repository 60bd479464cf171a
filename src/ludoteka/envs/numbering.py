"""Numbers of actions, worked out fast: the part of `actions.py` that every step of an environment runs."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from ludoteka.kernel.action import Action


class Form:
    """A verb, or a prompt: where its numbers begin, and how its arguments count."""

    name: str
    first: int
    size: int
    exact: bool
    """Whether every action in range has a number of its own."""
    sizes: list[int]
    """By argument: how many values it has."""
    index: list[dict[str, int]]
    """By argument: the numbers of things that the rules name by word."""
    things: list[int]
    """By argument: 1 for a thing, which counts from 1 where 0 is nothing, and 0 for a number."""
    __slots__ = tuple(__annotations__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """A way to number the options of a decision."""

    size: int
    """How large the action space is."""
    features: int = 0
    """How many numbers describe an option in an observation; 0 where options are not described."""
    forms: dict[str, Form]
    """The verbs by name."""

    def numbers(self, options: Sequence[Action]) -> dict[int, Action]:
        """The number of every option, in rising order; options must be free of duplicates."""
        raise NotImplementedError(f"{type(self).__name__}.numbers is missing")

    def fill(self, options: list[Action], out: list[int]) -> bool:
        """Add the number of every option; False where two of them might want the same: then ask for `numbers`."""
        raise NotImplementedError(f"{type(self).__name__}.fill is missing")


def rank(form: Form, action: Action) -> int:
    """The mixed-radix number of an action's arguments, before anything is folded."""
    number = 0
    for i in range(len(form.sizes)):
        size = form.sizes[i]
        value = action[i + 1]
        digit = value if isinstance(value, int) else form.index[i][value]
        number = number * size + digit % size
    return number


def fill_numbers(forms: dict[str, Form], options: list[Action], out: list[int]) -> bool:
    """Add the number that every option wants; whether they are sure to differ."""
    sure = True
    for action in options:
        verb = action[0]
        assert isinstance(verb, str)
        form = forms[verb]
        sizes = form.sizes
        number = 0
        for i in range(len(sizes)):
            size = sizes[i]
            value = action[i + 1]
            digit = value if isinstance(value, int) else form.index[i][value]
            if digit < 0 or digit >= size:
                digit %= size
                sure = False
            number = number * size + digit
        if not form.exact:
            number %= form.size
            sure = False
        out.append(form.first + number)
    return sure


def words_of(form: Form, action: Action, width: int) -> list[int]:
    """A verb and its arguments as numbers: a thing counts from 1 by its place in its Kind; zeros fill up."""
    out = [form.first]
    for i in range(len(form.sizes)):
        value = action[i + 1]
        number = value if isinstance(value, int) else form.index[i][value]
        out.append(number + form.things[i])
    while len(out) < width:
        out.append(0)
    return out
