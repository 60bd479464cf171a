"""Phrases: the declared forms of actions, prompts, events and reasons, and their text notation.

One line declares a form, `Phrase("bid", "god amount", rule="CYC-BID-01")`. From it come the notation
(`bid ares 7`), the check of what a client or a record sends, the refs on the board and the message's arguments.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from ludoteka.kernel.action import Action
from ludoteka.kernel.errors import IllegalAction


class Kind:
    """A family of things that arguments name: `Kind("god", ["zeus", "ares"])`.

    In the rules a thing is its position in `slugs`, or the slug itself with `by_slug`; at the edge it is the slug.
    `on_board` things give options their refs (`god:zeus`). `worded` things have a message each (`god-zeus`);
    the others are shown by their slug.
    """

    def __init__(
        self,
        name: str,
        slugs: Iterable[str],
        *,
        by_slug: bool = False,
        on_board: bool = True,
        worded: bool = True,
    ) -> None:
        self.name = name
        self.slugs = tuple(slugs)
        self.by_slug = by_slug
        self.on_board = on_board
        self.worded = worded
        self.index = {slug: i for i, slug in enumerate(self.slugs)}
        if len(self.index) != len(self.slugs):
            raise ValueError(f"kind {name}: a slug appears twice")
        for slug in self.slugs:
            if not slug or slug.split() != [slug]:
                raise ValueError(f"kind {name}: {slug!r} is not a slug: it must be one word")

    def is_number(self) -> bool:
        """Whether it reaches messages as a number rather than as a thing."""
        return False

    def is_amount(self) -> bool:
        """Whether it is a number that tells how many or how much, so that a person sets it on a stepper."""
        return False

    def slug(self, value: str | int) -> str:
        """The slug of a thing as the rules write it."""
        if isinstance(value, int) and not self.by_slug and 0 <= value < len(self.slugs):
            return self.slugs[value]
        if isinstance(value, str) and self.by_slug and value in self.index:
            return value
        raise ValueError(f"there is no {self.name} {value!r}")

    def value(self, slug: str) -> str | int:
        """A thing as the rules write it, from its slug."""
        if slug in self.index:
            return slug if self.by_slug else self.index[slug]
        near = get_close_matches(slug, self.slugs, n=3) or self.slugs[:8]
        raise IllegalAction(f"there is no {self.name} {slug!r}; expected one like {', '.join(near)}")


class Number(Kind):
    """Whole numbers, written as digits: which die, which of several ways. Each is a choice with words of its own."""

    def __init__(self, name: str = "int") -> None:
        super().__init__(name, (), on_board=False, worded=False)

    def is_number(self) -> bool:
        return True

    def slug(self, value: str | int) -> str:
        if isinstance(value, bool) or not isinstance(value, int):
            raise ValueError(f"{value!r} is not a number")
        return str(value)

    def value(self, slug: str) -> str | int:
        """The number its digits mean."""
        digits = slug[1:] if slug.startswith("-") else slug
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 12:
            raise IllegalAction(f"{slug!r} is not a number; expected digits such as 3")
        return int(slug)


class Amount(Number):
    """Numbers that tell how many or how much: soldiers, gold, cards. A person sets them on a stepper."""

    def __init__(self, name: str = "amount") -> None:
        super().__init__(name)

    def is_amount(self) -> bool:
        return True


class SeatKind(Number):
    """Players, written by their seat counted from 1: `p1`, `p2`."""

    def __init__(self) -> None:
        super().__init__("seat")
        self.on_board = True

    def is_number(self) -> bool:
        """A player is not a thing of the content."""
        return False

    def slug(self, value: str | int) -> str:
        """`p1` for seat 0."""
        return f"p{int(super().slug(value)) + 1}"

    def value(self, slug: str) -> str | int:
        if not slug.startswith("p"):
            raise IllegalAction(f"{slug!r} is not a player; expected p1, p2, ...")
        number = super().value(slug[1:])
        assert isinstance(number, int)
        if number < 1:
            raise IllegalAction(f"{slug!r} is not a player; expected p1, p2, ...")
        return number - 1


BUILT_IN: Mapping[str, Kind] = {"int": Number(), "amount": Amount(), "seat": SeatKind()}


class Phrase:
    """A declared form: its name and its arguments, each `name:kind` or just `kind`.

    A verb is `last` if it declines or is rarely wanted, and `final` if it ends or gives up something for good, such as
    a turn: lists show these after all other options, and a person is asked before a final one that stays done.
    """

    def __init__(
        self, name: str, arguments: str = "", *, rule: str = "", last: bool = False, final: bool = False
    ) -> None:
        self.name = name
        self.rule = rule
        self.last = last or final
        self.final = final
        parts: list[tuple[str, str]] = []
        for word in arguments.split():
            label, _, kind = word.partition(":")
            parts.append((label, kind or label))
        self.parts = tuple(parts)
        if len({label for label, _ in parts}) != len(parts):
            raise ValueError(f"phrase {name}: two arguments have one name; write name:kind")

    def form(self) -> str:
        """How it is written, for an error: `bid <god> <amount>`."""
        return " ".join([self.name, *(f"<{label}>" for label, _ in self.parts)])


Argument = int | tuple[str, str]
"""A message argument: a number, or a thing as (kind, slug)."""


class Lexicon:
    """All phrases and kinds of one game; turns actions into text and back."""

    def __init__(
        self,
        kinds: Iterable[Kind],
        verbs: Iterable[Phrase],
        prompts: Iterable[Phrase],
        events: Iterable[Phrase],
        reasons: Iterable[Phrase] = (),
    ) -> None:
        self.kinds: dict[str, Kind] = {**BUILT_IN, **{kind.name: kind for kind in kinds}}
        self.verbs = self.table("verb", verbs)
        self.prompts = self.table("prompt", prompts)
        self.events = self.table("event", events)
        self.reasons = self.table("reason", reasons)

    def table(self, what: str, phrases: Iterable[Phrase]) -> dict[str, Phrase]:
        """Phrases by name, after checking that their kinds exist."""
        table: dict[str, Phrase] = {}
        for phrase in phrases:
            if phrase.name in table:
                raise ValueError(f"{what} {phrase.name} is declared twice")
            for label, kind in phrase.parts:
                if kind not in self.kinds:
                    raise ValueError(f"{what} {phrase.name}: argument {label} has the unknown kind {kind}")
            table[phrase.name] = phrase
        return table

    def text(self, action: Action) -> str:
        """The notation of an action: `bid ares 7`."""
        phrase = self.verbs[str(action[0])]
        return " ".join([phrase.name, *(slug for _, slug in self.slugs(phrase, action))])

    def parse(self, text: str) -> Action:
        """The action a text means, whether or not it is legal now."""
        words = text.split()
        if not words:
            raise IllegalAction("an empty action; expected a verb such as " + ", ".join(sorted(self.verbs)[:6]))
        phrase = self.verbs.get(words[0])
        if phrase is None:
            near = get_close_matches(words[0], self.verbs, n=3) or sorted(self.verbs)[:8]
            raise IllegalAction(f"{words[0]!r} is not a verb of this game; expected one like {', '.join(near)}")
        if len(words) - 1 != len(phrase.parts):
            raise IllegalAction(f"{text!r} has {len(words) - 1} arguments; expected {phrase.form()}")
        values = [self.kinds[kind].value(word) for (_, kind), word in zip(phrase.parts, words[1:], strict=True)]
        return (phrase.name, *values)

    def slugs(self, phrase: Phrase, words: Action) -> list[tuple[str, str]]:
        """Kind and slug of each argument."""
        if len(words) - 1 != len(phrase.parts):
            raise ValueError(f"{words!r} does not fit its declaration {phrase.form()}")
        return [(kind, self.kinds[kind].slug(value)) for (_, kind), value in zip(phrase.parts, words[1:], strict=True)]

    def refs(self, action: Action) -> list[str]:
        """The things on the board an action touches, in the order a person would click them."""
        phrase = self.verbs[str(action[0])]
        return [f"{kind}:{slug}" for kind, slug in self.slugs(phrase, action) if self.kinds[kind].on_board]

    def arguments(self, phrase: Phrase, words: Action) -> dict[str, Argument]:
        """The message arguments of an action, event, prompt or reason, by name."""
        out: dict[str, Argument] = {}
        pairs = self.slugs(phrase, words)
        for (label, kind), (_, slug) in zip(phrase.parts, pairs, strict=True):
            out[label] = int(slug) if self.kinds[kind].is_number() else (kind, slug)
        return out

    def message_ids(self) -> list[str]:
        """Every message that wording this game needs."""
        ids = [f"verb-{name}" for name in self.verbs]
        ids += [f"prompt-{name}" for name in self.prompts]
        ids += [f"event-{name}" for name in self.events]
        ids += [f"reason-{name}" for name in self.reasons]
        for kind in self.kinds.values():
            if kind.worded:
                ids += [f"{kind.name}-{slug}" for slug in kind.slugs]
        return ids

    def rules(self) -> list[str]:
        """Every rule id the phrases cite."""
        tables: Sequence[dict[str, Phrase]] = (self.verbs, self.prompts, self.events, self.reasons)
        return sorted({phrase.rule for table in tables for phrase in table.values() if phrase.rule})
