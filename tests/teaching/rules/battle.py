"""Battle for a cove: both sides commit a card face down, dice decide, the beaten flee."""

from __future__ import annotations

from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step
from teaching.rules.ending import LeaveIfBeaten
from teaching.state import NO_CARD, NOBODY, Coast, distinct


class Commit(Choice[Coast]):
    """The attacker commits a card face down, or fights bare (TCH-BATTLE-01)."""

    __slots__ = ("defender", "force", "source", "target")

    def __init__(self, seat: int, defender: int, source: int, target: int, force: int) -> None:
        super().__init__(seat)
        self.defender = defender
        self.source = source
        self.target = target
        self.force = force

    def options(self, s: Coast) -> list[Action]:
        """No card or any."""
        return cards_to_commit(s, self.seat)

    def take(self, s: Coast, action: Action) -> None:
        """The defender answers without having seen it."""
        card = committed(s, self.seat, action)
        s.then(Defend(self.defender, self.seat, self.source, self.target, self.force, card))

    def prompt(self, s: Coast) -> Action:
        """Where and against whom."""
        return ("commit", self.target, self.defender)


class Defend(Choice[Coast]):
    """The defender commits a card too, not knowing the attacker's `stake` (TCH-BATTLE-01)."""

    __slots__ = ("attacker", "force", "source", "stake", "target")

    def __init__(self, seat: int, attacker: int, source: int, target: int, force: int, stake: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.source = source
        self.target = target
        self.force = force
        self.stake = stake

    def with_stake(self, stake: int) -> Defend:
        """The same choice with another card at stake: what somebody else must hold possible."""
        return Defend(self.seat, self.attacker, self.source, self.target, self.force, stake)

    def options(self, s: Coast) -> list[Action]:
        """No card or any."""
        return cards_to_commit(s, self.seat)

    def take(self, s: Coast, action: Action) -> None:
        """Both cards are on the table: fight."""
        card = committed(s, self.seat, action)
        s.then(
            Clash(self.attacker, self.seat, self.source, self.target, self.force, self.stake, card),
            LeaveIfBeaten(self.seat),
        )

    def prompt(self, s: Coast) -> Action:
        """Where and against whom."""
        return ("defend", self.target, self.attacker)


def cards_to_commit(s: Coast, seat: int) -> list[Action]:
    """No card, or each different card of the hand."""
    out: list[Action] = [("bare",)]
    out += [("commit", card) for card in distinct(s.hands[seat])]
    return out


def committed(s: Coast, seat: int, action: Action) -> int:
    """The card that leaves the hand, or NO_CARD."""
    match action:
        case ("commit", int(card)):
            s.hands[seat].remove(card)
            s.tell(("commits", seat))
            return card
    return NO_CARD


class Clash(Step[Coast]):
    """Cards are shown and dice rolled; the higher sum wins, a tie holds the cove (TCH-BATTLE-02)."""

    __slots__ = ("attacker", "defender", "force", "shield", "source", "sword", "target")

    def __init__(
        self, attacker: int, defender: int, source: int, target: int, force: int, sword: int, shield: int
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.source = source
        self.target = target
        self.force = force
        self.sword = sword
        self.shield = shield

    def run(self, s: Coast) -> None:
        attack = self.force + strike(s, self.attacker, self.sword)
        defence = s.crew[self.target] + strike(s, self.defender, self.shield)
        s.whisper(0, ("odds", attack, defence))
        if attack > defence:
            self.conquer(s)
        else:
            self.repel(s)

    def conquer(self, s: Coast) -> None:
        """Half of the defenders fall and the others flee (TCH-BATTLE-03)."""
        fallen = (s.crew[self.target] + 1) // 2
        beaten = s.crew[self.target] - fallen
        s.supply[self.defender] += fallen
        s.owner[self.target] = self.attacker
        s.crew[self.target] = self.force
        s.tell(("conquers", self.attacker, self.target))
        if beaten:
            s.then(Flee(self.defender, self.target, beaten))

    def repel(self, s: Coast) -> None:
        """Half of the attackers fall, the others go back (TCH-BATTLE-04)."""
        fallen = (self.force + 1) // 2
        s.supply[self.attacker] += fallen
        s.crew[self.source] += self.force - fallen
        s.tell(("is-repelled", self.attacker, self.target, fallen))


def strike(s: Coast, seat: int, card: int) -> int:
    """A die, and the power of the card if one was committed (TCH-BATTLE-02)."""
    die = s.chance.die(s.facts.sides)
    s.tell(("rolls", seat, die))
    if card == NO_CARD:
        return die
    s.discard.append(card)
    s.tell(("shows", seat, card))
    return die + s.facts.power[card]


class Flee(Choice[Coast]):
    """The beaten choose a neighbouring cove, empty or their own, to flee to (TCH-BATTLE-05)."""

    __slots__ = ("number", "origin")

    def __init__(self, seat: int, origin: int, number: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.number = number

    def options(self, s: Coast) -> list[Action]:
        """Coves that take them in, or the sea if there is none."""
        open_to = (NOBODY, self.seat)
        out: list[Action] = [("flee", cove) for cove in s.facts.neighbours[self.origin] if s.owner[cove] in open_to]
        if not out:
            out.append(("scatter",))
        return out

    def forced(self) -> bool:
        """The board is public, so a single way out need not be asked for."""
        return True

    def take(self, s: Coast, action: Action) -> None:
        """Go; who does not fit is lost."""
        lost = self.number
        match action:
            case ("flee", int(cove)):
                fit = min(self.number, s.room(cove))
                s.owner[cove] = self.seat
                s.crew[cove] += fit
                lost -= fit
                s.tell(("flees", self.seat, cove, fit))
        if lost:
            s.supply[self.seat] += lost
            s.tell(("loses", self.seat, lost))

    def prompt(self, s: Coast) -> Action:
        """From where, and how many."""
        return ("flee", self.origin, self.number)
