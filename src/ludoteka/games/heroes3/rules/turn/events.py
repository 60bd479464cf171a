"""Event cards of the Fortress box: who draws them, who is asked and what may be chosen (H3-EXP-05, H3-ROUND-08)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.cards import EventChoice
from ludoteka.games.heroes3.facts import MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.cards.astrologers import omen
from ludoteka.games.heroes3.rules.cards.gains import can_pay_price, pay_price, price_closed
from ludoteka.games.heroes3.rules.cards.morale import change_morale
from ludoteka.games.heroes3.rules.common import DECLINE, clockwise, special
from ludoteka.games.heroes3.rules.turn.event_deeds import DEEDS, clear_table
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Fair
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.state import Choice, Step

# -- drawing ----------------------------------------------------------------------------------------------------


def draw_event(s: Heroes3) -> None:
    """Draw and resolve an event card, if the box is in play and two or more play (H3-EXP-05)."""
    players = clockwise(s, s.event_drawer)
    if len(players) < 2 or not (s.event_deck.size() or s.event_discard):
        return
    drawer = players[0]
    s.event_drawer = players[1]
    refill_events(s, 1)
    thieves = omen(s, "two_events")
    if thieves is not None:
        looks = s.facts.astrologers[thieves.card].looks
        refill_events(s, looks)
        s.own_piles()
        s.event_deck.look(looks, audience(drawer), s.chance)
        s.then(ChooseEvent(drawer, looks))
    else:
        s.own_piles()
        meet_event(s, drawer, s.event_deck.draw(s.chance))


def forbidden(s: Heroes3, event: int) -> bool:
    """Whether the scenario has no use for an event that lets players recruit neutral units."""
    recruits = any(DEEDS[choice.deed].recruits_neutrals() for choice in s.facts.event[event].choices)
    return recruits and special(s, "no_neutral_recruit_cards") is not None


def refill_events(s: Heroes3, count: int) -> None:
    """An event deck with fewer cards than are drawn is refilled with the used ones (H3-ROUND-08)."""
    if s.event_deck.size() < count and s.event_discard:
        s.own_piles()
        s.event_deck.shuffle_in(s.event_discard)
        s.event_discard = []
        s.tell(("events-reshuffled",))


class ChooseEvent(Choice[Heroes3]):
    """Which of the events drawn happens; the other goes under the deck (Forty Thieves)."""

    __slots__ = ("looks",)

    def __init__(self, seat: int, looks: int) -> None:
        super().__init__(seat)
        self.looks = looks

    def options(self, s: Heroes3) -> list[Action]:
        """Each of the cards on top."""
        return [("event", event) for event in sorted(set(s.event_deck.top[: self.looks]))]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("event", int() as event):
                s.own_piles()
                seen = s.event_deck.top[: self.looks]
                for _ in seen:
                    s.event_deck.draw(s.chance)
                seen.remove(event)
                for other in seen:
                    s.event_deck.put_at_bottom(other, audience(self.seat))
                meet_event(s, self.seat, event)


def meet_event(s: Heroes3, drawer: int, event: int) -> None:
    """An event happens: each player is asked from the drawer on, or only the drawer, or all together (H3-EXP-05)."""
    s.own_piles()
    s.event_discard.append(event)
    if forbidden(s, event):
        s.tell(("event-passed", event))
        refill_events(s, 1)
        meet_event(s, drawer, s.event_deck.draw(s.chance))
        return
    s.tell(("event", drawer, event))
    s.fair = Fair([], [], [], [])
    s.then(EventOver(event))
    one = s.facts.event[event]
    order = clockwise(s, drawer)
    first = DEEDS[one.choices[0].deed]
    if one.who == "together":
        first.together(s, order, event, one.choices[0])
        return
    for choice in one.choices:
        DEEDS[choice.deed].prepare(s, order, choice)
    for seat in reversed(order if one.who == "each" else order[:1]):
        s.then(first.meeting(seat, event) or MeetEvent(seat, event))


class EventOver(Step[Heroes3]):
    """What an event left on the table goes back (H3-EXP-05)."""

    __slots__ = ("event",)

    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, s: Heroes3) -> None:
        clear_table(s, self.event)
        s.fair = None
        s.dice = []


# -- what each player chooses -----------------------------------------------------------------------------------


class MeetEvent(Choice[Heroes3]):
    """Which way a player meets an event (H3-EXP-05)."""

    __slots__ = ("event",)

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def forced(self) -> bool:
        """A single way is taken."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        return ("meet-event", self.event)

    def options(self, s: Heroes3) -> list[Action]:
        """Each way that is open to the player, by number; none is a way only if no other is."""
        choices = s.facts.event[self.event].choices
        out: list[Action] = [
            ("meet", self.event, at + 1)
            for at in range(len(choices))
            if way_closed(s, self.seat, self.event, choices[at]) is None
        ]
        return sorted(out) or [DECLINE]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why an event cannot be met like this."""
        match action:
            case ("meet", int() as event, int() as at):
                choices = s.facts.event[self.event].choices
                if event != self.event:
                    return ("other-event", event)
                if not 0 < at <= len(choices):
                    return ("numbers-up-to", len(choices))
                return way_closed(s, self.seat, event, choices[at - 1])
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("meet", _, int() as number):
                do_choice(s, self.seat, self.event, number - 1)


def way_closed(s: Heroes3, seat: int, event: int, choice: EventChoice) -> Action | None:
    """Why a way is not open to a player: the faction, the price, nothing to do (H3-CARD-16, R-82)."""
    if choice.faction != "any":
        faction = s.facts.faction_number[choice.faction]
        if faction != s.players[seat].faction:
            return ("only-for-faction", faction)
    missing = price_closed(s, seat, NOBODY, choice.price)
    if missing is not None and (choice.or_price is None or not can_pay_price(s, seat, NOBODY, choice.or_price)):
        return missing
    return None if DEEDS[choice.deed].usable(s, seat, choice) else ("nothing-to-do-now", event)


def do_choice(s: Heroes3, seat: int, event: int, at: int) -> None:
    """A player meets an event: morale first, the price, then the figures and the deed."""
    choice = s.facts.event[event].choices[at]
    deed = DEEDS[choice.deed]
    deed.use(s, seat, event, at)
    if deed.paid_first():
        pay_event(s, seat, choice)
    if choice.first_morale:
        change_morale(s, seat, choice.first_morale)


def pay_event(s: Heroes3, seat: int, choice: EventChoice) -> None:
    """The price of a way; movement points are those of any of the player's heroes (H3-CARD-16)."""
    amount = choice.price.movement
    if not amount:
        pay_price(s, seat, MAIN, choice.price)
        return
    moves = s.players[seat].moves
    able = [hero for hero in (MAIN, SECONDARY) if moves[hero] >= amount]
    if len(able) == 1:
        moves[able[0]] -= amount
    else:
        s.then(SpendMovement(seat, amount))


class SpendMovement(Choice[Heroes3]):
    """Which hero gives the movement points (H3-EXP-05)."""

    __slots__ = ("amount",)

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def options(self, s: Heroes3) -> list[Action]:
        """Heroes that have them."""
        moves = s.players[self.seat].moves
        return [("hero", hero) for hero in (MAIN, SECONDARY) if moves[hero] >= self.amount]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("hero", int() as hero):
                s.players[self.seat].moves[hero] -= self.amount
