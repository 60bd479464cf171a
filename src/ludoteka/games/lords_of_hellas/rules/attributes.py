"""The heroes' attributes and their injuries (LOH-INJ, LOH-LIM-06, LOH-LIM-10)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import ATTRIBUTES, GOLDEN_GOBLET, LEADERSHIP
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def attribute(s: LordsOfHellas, seat: int, which: int) -> int:
    """What an attribute counts now: an injured one counts its lowest value (LOH-INJ-01)."""
    at = seat * ATTRIBUTES + which
    value = s.facts.attribute[which].min if s.injured[seat] >> which & 1 else s.attributes[at]
    if s.boosted == at:
        goblet = s.facts.artifact[GOLDEN_GOBLET]
        value = max(value, min(goblet.highest, value + goblet.raises))
    return value


def highest(s: LordsOfHellas, which: int) -> int:
    """The end of an attribute's track; that of leadership is an option of the game (LOH-LIM-06)."""
    top = s.facts.attribute[which].max
    return min(top, s.terms.leadership_limit) if which == LEADERSHIP else top


def raise_attribute(s: LordsOfHellas, seat: int, which: int, count: int) -> None:
    """Raise an attribute for good, up to the end of its track; an injured one in its stored value (LOH-LIM-06,
    LOH-PRAY-09)."""
    at = seat * ATTRIBUTES + which
    value = min(highest(s, which), s.attributes[at] + count)
    if value != s.attributes[at]:
        s.attributes[at] = value
        s.tell(("attribute-raised", seat, which, value))


def lower_attribute(s: LordsOfHellas, seat: int, which: int, count: int) -> None:
    """Lower an attribute for good, but never below the start of its track (LOH-LIM-10)."""
    at = seat * ATTRIBUTES + which
    value = max(s.facts.attribute[which].min, s.attributes[at] - count)
    if value != s.attributes[at]:
        s.attributes[at] = value
        s.tell(("attribute-lowered", seat, which, value))


def injuries(s: LordsOfHellas, seat: int) -> int:
    """How many injuries a hero has (LOH-INJ-02)."""
    return s.injured[seat].bit_count()


def can_be_injured(s: LordsOfHellas, seat: int) -> bool:
    """Whether a hero has a free attribute for one more injury (LOH-INJ-02, LOH-INJ-04)."""
    return injuries(s, seat) < s.facts.limits.injuries


def injure(s: LordsOfHellas, seat: int, which: int) -> None:
    """Put an injury on an attribute (LOH-INJ-01)."""
    s.injured[seat] |= 1 << which
    s.tell(("injured", seat, which))


def heal(s: LordsOfHellas, seat: int, which: int) -> None:
    """Take an injury off an attribute; its stored value returns (LOH-INJ-01, LOH-INJ-03)."""
    s.injured[seat] &= ~(1 << which)
    s.tell(("healed", seat, which))


def injury_closed(s: LordsOfHellas, seat: int, which: int) -> Action | None:
    """Why an attribute takes no injury: it has one (LOH-INJ-01)."""
    return ("already-injured", which) if s.injured[seat] >> which & 1 else None


def healing_closed(s: LordsOfHellas, seat: int, which: int) -> Action | None:
    """Why an attribute does not heal: it has no injury (LOH-PREP-05)."""
    return None if s.injured[seat] >> which & 1 else ("not-injured", which)


class Injury(Choice[LordsOfHellas]):
    """The owner of a hero decides which attribute takes an injury; outside a hunt a fourth has no effect
    (LOH-INJ-01, LOH-INJ-04, LOH-INJ-05). Push it only while `can_be_injured`.
    """

    __slots__ = ()

    def forced(self) -> bool:
        """The last free attribute takes it."""
        return True

    def options(self, s: LordsOfHellas) -> list[Action]:
        return [("injure", which) for which in range(ATTRIBUTES) if injury_closed(s, self.seat, which) is None]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It has an injury."""
        match action:
            case ("injure", int() as which):
                return injury_closed(s, self.seat, which)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("injure", int() as which):
                injure(s, self.seat, which)


class Healing(Choice[LordsOfHellas]):
    """The owner of a hero picks which injury heals (LOH-PREP-05). Push it only while there is an injury."""

    __slots__ = ()

    def forced(self) -> bool:
        """The only injury heals."""
        return True

    def options(self, s: LordsOfHellas) -> list[Action]:
        return healings(s, self.seat)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It has no injury."""
        match action:
            case ("heal", int() as which):
                return healing_closed(s, self.seat, which)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("heal", int() as which):
                heal(s, self.seat, which)


def healings(s: LordsOfHellas, seat: int) -> list[Action]:
    """The action of healing each injury of a hero."""
    if not s.injured[seat]:
        return []
    return [("heal", which) for which in range(ATTRIBUTES) if healing_closed(s, seat, which) is None]


class Raise(Choice[LordsOfHellas]):
    """Raise attributes of one's choice, each once (LOH-TEMPLE-02)."""

    __slots__ = ("left", "raised", "raises")

    def __init__(self, seat: int, left: int, raises: int, raised: int) -> None:
        super().__init__(seat)
        self.left = left
        self.raises = raises
        self.raised = raised

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says how many are left."""
        return ("raise", self.left)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The attributes that have not been raised yet."""
        return [("raise", which) for which in range(ATTRIBUTES) if self.closed(which) is None]

    def closed(self, which: int) -> Action | None:
        """Why an attribute does not rise: each does once."""
        return ("already-raised", which) if self.raised >> which & 1 else None

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It was raised before."""
        match action:
            case ("raise", int() as which):
                return self.closed(which)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It rises; then the next."""
        match action:
            case ("raise", int() as which):
                raise_attribute(s, self.seat, which, self.raises)
                if self.left > 1:
                    s.then(Raise(self.seat, self.left - 1, self.raises, self.raised | 1 << which))
