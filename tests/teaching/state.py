"""The State of the teaching game: a coast of coves, crews on it, gold, and cards in hands and deck."""

from __future__ import annotations

from ludoteka.kernel.action import Seat, audience
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.state import State
from teaching.facts import Facts

NOBODY = -1
NO_CARD = -1
NO_BID = -1
CALM = "calm"
FOG = "fog"
STORM = "storm"


class Coast(State):
    """Everything that is true now: who holds which cove, who owns what, and the weather."""

    __slots__ = (
        "bank",
        "bids",
        "crew",
        "deck",
        "discard",
        "facts",
        "gold",
        "hands",
        "out",
        "owner",
        "pledges",
        "round",
        "rounds",
        "sold",
        "supply",
        "sworn",
        "teams",
        "weather",
    )

    def __init__(
        self,
        seats: int,
        facts: Facts,
        teams: bool,
        rounds: int,
        round: int,
        weather: str,
        owner: list[int],
        crew: list[int],
        supply: list[int],
        gold: list[int],
        bank: int,
        hands: list[list[int]],
        pledges: list[list[int]],
        bids: list[int],
        deck: Deck,
        discard: list[int],
        sold: list[bool],
        sworn: list[bool],
        out: list[bool],
    ) -> None:
        super().__init__(seats)
        self.facts = facts
        self.teams = teams
        self.rounds = rounds
        self.round = round
        self.weather = weather
        self.owner = owner
        self.crew = crew
        self.supply = supply
        self.gold = gold
        self.bank = bank
        self.hands = hands
        self.pledges = pledges
        self.bids = bids
        self.deck = deck
        self.discard = discard
        self.sold = sold
        self.sworn = sworn
        self.out = out

    def copy(self) -> Coast:
        twin = Coast(
            self.seats,
            self.facts,
            self.teams,
            self.rounds,
            self.round,
            self.weather,
            self.owner.copy(),
            self.crew.copy(),
            self.supply.copy(),
            self.gold.copy(),
            self.bank,
            [hand.copy() for hand in self.hands],
            [pledge.copy() for pledge in self.pledges],
            self.bids.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.sold.copy(),
            self.sworn.copy(),
            self.out.copy(),
        )
        self.carry(twin)
        return twin

    # -- who belongs together -----------------------------------------------------------------------------------

    def allied(self, seat: Seat, other: Seat) -> bool:
        """Whether two seats are on one side; a seat is always on its own (TCH-TEAM-01)."""
        return seat == other or (self.teams and (seat - other) % 2 == 0)

    def friends(self, seat: Seat) -> int:
        """The audience of a seat's secrets: itself, and its partner in a team game (TCH-TEAM-01)."""
        return audience(seat, (seat + 2) % 4) if self.teams else audience(seat)

    def knows(self, watcher: Seat, seat: Seat) -> bool:
        """Whether a watcher (or SPECTATOR) is let into a seat's secrets."""
        return watcher >= 0 and self.allied(watcher, seat)

    # -- gold, crew and cards -----------------------------------------------------------------------------------

    def earn(self, seat: Seat, amount: int) -> None:
        """Pay a seat from the bank, as far as the bank has it."""
        paid = min(amount, self.bank)
        self.bank -= paid
        self.gold[seat] += paid
        if paid:
            self.tell(("earns", seat, paid))

    def spend(self, seat: Seat, amount: int) -> None:
        """Let a seat pay the bank."""
        self.gold[seat] -= amount
        self.bank += amount

    def draw_card(self, seat: Seat) -> None:
        """Give a seat the top card; the discard pile becomes the new deck when none is left (TCH-DRAW-01)."""
        if self.deck.size() == 0 and self.discard:
            self.deck.shuffle_in(self.discard)
            self.discard = []
            self.tell(("reshuffles",))
        if self.deck.size():
            card = self.deck.draw(self.chance)
            hand = self.hands[seat]
            hand.append(card)
            hand.sort()
            self.whisper(self.friends(seat), ("draws", seat, card))

    def room(self, cove: int) -> int:
        """How many more crew fit into a cove."""
        return self.facts.cove_limit - self.crew[cove]


def distinct(cards: list[int]) -> list[int]:
    """Sorted cards without repetition.

    >>> distinct([1, 1, 4])
    [1, 4]
    """
    kinds: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            kinds.append(card)
            last = card
    return kinds
