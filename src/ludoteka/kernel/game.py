"""Game: the definition that everything above the kernel reaches a game through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from ludoteka.kernel.action import Action, Seat, hears
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.codec import Codec
from ludoteka.kernel.errors import BadContent, BadOption, IllegalAction
from ludoteka.kernel.facets import Facets
from ludoteka.kernel.lore import Lore
from ludoteka.kernel.options import Options, describe_options, read_options
from ludoteka.kernel.phrase import Lexicon
from ludoteka.kernel.row import Columns, RowWriter
from ludoteka.kernel.state import Choice, State, begin, pending_for, take
from ludoteka.kernel.uses import Uses

S = TypeVar("S", bound=State)

Say = Callable[..., str]
"""Words a message: `say("ui-gold", amount=3)` in the reader's language."""


class Mode(msgspec.Struct, frozen=True):
    """One way to play: a seat count and options, named for tests and reports."""

    name: str
    seats: int
    options: Mapping[str, object] = {}


class Game(Generic[S]):
    """A definition: id, seat counts, options, content, and how to set up, show and judge a State.

    A game subclasses it, sets the attributes and writes the methods. Everything else is the kernel's.
    """

    id: str
    """Short name in commands and records: `hadrians_wall`."""
    rules_version: int
    """Raised by a deliberate change of the rules code that changes how recorded games go on."""
    content_version: str
    """A fingerprint of the loaded content."""
    seat_counts: tuple[int, ...]
    options_type: type[Options] = Options
    file_option: str = ""
    """The option that a file of a player's own may give: the map or the scenario of a game; empty if there is none."""
    choices: Mapping[str, tuple[str, ...]] = {}
    """By option of type `str`: the values that the content allows, such as the scenarios of a game."""
    lexicon: Lexicon
    codec: Codec
    facts: object = None
    """The game's immutable content in the form the rules read; attached to every State that has the field."""
    content: object = None
    """The typed content as loaded; its `source` fields say where figures come from."""
    content_lists: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By kind of the reference's entries: the lists of the content that have them, where it is not one of that name."""
    folder: Traversable
    """Where `lang/` and `reference/` of the game are."""
    covers: tuple[str, ...] = ()
    """The kinds whose every entry must come into play over many games: cards, heroes, buildings."""
    glimpses: tuple[str, ...] = ()
    """Events that show a seat something hidden which its View never does: a card seen in another's hand."""
    bound: int = 20_000
    """More decisions than any game takes, random play included."""
    may_be_lost: bool = False
    """Whether a game may end without a winner: then all seats share the second place."""
    minutes: int = 60
    """How long a game takes around a table."""
    lore: Lore[S] = Lore()
    """What bots know of the game."""
    facets: Facets[S] = Facets()
    """What the balance report learns of each seat of a finished game."""

    # -- what a game writes -------------------------------------------------------------------------------------

    def setup(self, seats: int, options: Options, chance: Chance) -> S:
        """A State at the very beginning, its first steps on the agenda."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat) -> msgspec.Struct:
        """What a seat (or SPECTATOR) may know: a white list, typed."""
        raise NotImplementedError

    def view_type(self) -> type[msgspec.Struct]:
        """The type of `view`, for schemas and clients."""
        raise NotImplementedError

    def row_writer(self, columns: Columns, seats: int) -> RowWriter | None:
        """What puts the numbers of a View into its columns without making one; by default nothing does."""
        return None

    def resample(self, s: S, seat: Seat, chance: Chance) -> S:
        """A State equal for this seat's eyes, with everything hidden from it drawn anew.

        What comes out may depend on what the seat knows and on chance, and on nothing else.
        """
        raise NotImplementedError

    def asides(self, s: S) -> list[Choice[Any]]:
        """What seats may do although nobody waits for them, worked out from the State; by default nothing."""
        return []

    def check(self, s: S) -> None:
        """Raise BrokenLaw if pieces, cards or money appeared or vanished."""

    def draw(self, s: S, seat: Seat, say: Say) -> str:
        """The position as this seat sees it, for the terminal, in rich's markup."""
        raise NotImplementedError

    def odds(self, s: S, seat: Seat, action: Action) -> msgspec.Struct | None:
        """What the dice of an option may do, for its preview; asked of positions as the seat knows them only."""
        return None

    def turn_of(self, s: S) -> Seat:
        """The seat whose turn is under way, -1 between turns and in games that have none."""
        return -1

    def scores(self, s: S) -> list[int] | None:
        """Points of each seat now, where the game counts points."""
        return None

    def sides(self, s: S) -> list[int]:
        """The side of each seat: seats with equal numbers win and lose together; by default each plays for itself."""
        return list(range(s.seats))

    def modes(self) -> Sequence[Mode]:
        """Every way to play that the conformance kit runs; by default each seat count with default options."""
        return [Mode(f"{seats} players", seats) for seats in self.seat_counts]

    def uses(self) -> Uses[S]:
        """What should be used over many games, finer than the kinds in `covers`; by default nothing."""
        return Uses()

    def messages(self) -> Iterable[str]:
        """Ids of further messages the game's code uses (`draw`), besides phrases, kinds and options."""
        return ()

    # -- what everybody calls -----------------------------------------------------------------------------------

    def value_of_file(self, text: str, name: str) -> str:
        """What `file_option` is set to for a file that a player wrote; BadContent says what is wrong with the file."""
        raise BadContent(f"{name}: {self.id} is not set up from files")

    def doubts_of_file(self, text: str, name: str) -> list[str]:
        """What a player has probably not meant in a file that can be played, in plain words."""
        return []

    def trials_of_file(self, value: str) -> Sequence[Mode]:
        """Ways to play what a file has set `file_option` to: each number of players, with options that allow it."""
        return []

    def converted(self, text: str, name: str) -> str:
        """A file of another program as the text of a file of ours, for `ludoteka scenario import`."""
        raise BadContent(f"{name}: {self.id} reads no files of other programs")

    def describe_options(self) -> list[dict[str, object]]:
        """Name, default and permitted values of each option, for menus and forms."""
        return describe_options(self.options_type, self.choices)

    def read_options(self, given: Mapping[str, object]) -> Options:
        """Options from names and values, checked."""
        return read_options(self.options_type, given, self.choices)

    def first_options(self, seats: int, given: Mapping[str, object], bots: bool) -> Mapping[str, object]:
        """What people who open a table without choosing everything begin with: what they gave, and what suits it.

        `bots` says whether some seats are theirs. Programs that set up games are not asked: they get the defaults.
        """
        return given

    def sent_options(self, given: Mapping[str, object]) -> Options:
        """Options that came over a network, checked: no value of theirs may name a file of this machine."""
        return self.read_options(given)

    def check_options(self, seats: int, options: Options) -> None:
        """Raise BadOption if the rules refuse a game of this number of players with these options.

        By default a game is set up and thrown away; a game that knows a shorter way writes its own.
        """
        self.setup(seats, options, Chance.of("trial"))

    def start(
        self,
        seats: int,
        options: Options | None = None,
        chance: Chance | None = None,
        heard: list[tuple[int, Action]] | None = None,
    ) -> S:
        """A game set up and run to its first choice."""
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadOption(f"{self.id} is not played by {seats}; expected one of: {counts}")
        luck = Chance.of("0") if chance is None else chance
        s = self.setup(seats, self.options_type() if options is None else options, luck)
        s.heard = heard
        try:
            begin(s, luck)
        finally:
            s.heard = None
        return s

    def encode(self, s: S) -> bytes:
        """A State as JSON bytes."""
        return self.codec.to_json(s)

    def decode(self, data: bytes) -> S:
        """A State from its JSON bytes."""
        s: S = self.codec.from_json(data, self.facts)  # type: ignore[assignment]  # the codec knows only this game
        return s

    def hash(self, s: S) -> str:
        """The fingerprint of a State."""
        return self.codec.hash(s)

    def asides_for(self, s: S, seat: Seat) -> list[Choice[Any]]:
        """What one seat may do besides."""
        if s.places:
            return []
        return [aside for aside in self.asides(s) if aside.seat == seat]

    def decisions(self, s: S, seat: Seat) -> list[Choice[Any]]:
        """All that one seat may decide now: its open Choice first, then its asides."""
        choice = pending_for(s, seat)
        asides = self.asides_for(s, seat)
        return asides if choice is None else [choice, *asides]

    def offering(self, s: S, seat: Seat, action: Action) -> Choice[Any] | None:
        """The decision of this seat that offers the action, or None if none does."""
        for choice in self.decisions(s, seat):
            if action in choice.options(s):
                return choice
        return None

    def apply(self, s: S, seat: Seat, action: Action, chance: Chance) -> None:
        """Take an action after checking that it is offered; the State changes in place: hand in a copy to be safe."""
        choice = self.offering(s, seat, action)
        if choice is None:
            raise IllegalAction(f"{' '.join(str(word) for word in action)}: not offered to seat {seat}")
        take(s, choice, action, chance)

    def prompts(self, s: S, seat: Seat) -> list[Action]:
        """How the open decisions of a seat ask."""
        return [choice.prompt(s) for choice in self.decisions(s, seat)]

    def options(self, s: S, seat: Seat) -> list[Action]:
        """Everything a seat may do now: the options of its open Choice, then of its asides."""
        return [action for choice in self.decisions(s, seat) for action in choice.options(s)]

    def text(self, action: Action) -> str:
        """An action in the game's notation."""
        return self.lexicon.text(action)

    def parse(self, text: str) -> Action:
        """An action from the game's notation."""
        return self.lexicon.parse(text)

    def events_for(self, heard: Iterable[tuple[int, Action]], seat: Seat) -> list[Action]:
        """The events that a seat (or SPECTATOR) may know."""
        return [event for mask, event in heard if hears(mask, seat)]

    def why_not(self, s: S, seat: Seat, action: Action) -> IllegalAction | None:
        """Why a seat may not take an action now; None if it may."""
        return None if self.offering(s, seat, action) is not None else self.refuse(s, seat, action)

    def refuse(self, s: S, seat: Seat, action: Action) -> IllegalAction:
        """The error for an action that is not offered: the first reason that an open decision gives."""
        try:
            text = self.text(action)
        except (KeyError, ValueError, IndexError):
            return IllegalAction(f"{action!r} is not an action of this game")
        choices = self.decisions(s, seat)
        for choice in choices:
            reason = choice.why_not(s, action)
            if reason is not None:
                phrase = self.lexicon.reasons[str(reason[0])]
                words = " ".join(slug for _, slug in self.lexicon.slugs(phrase, reason))
                because = f"{reason[0]} {words}".strip()
                return IllegalAction(f"{text}: {because} ({phrase.rule})", reason, phrase.rule, choice)
        if not choices:
            return IllegalAction(f"{text}: nobody waits for seat {seat + 1} now")
        offered = ", ".join(self.text(option) for option in choices[0].options(s)[:4])
        message = f"{text}: not offered now; expected one of the options, such as {offered}"
        return IllegalAction(message, choice=choices[0])
