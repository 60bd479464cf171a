"""The teaching game as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

import msgspec

from ludoteka.kernel.action import Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.codec import Codec
from ludoteka.kernel.content import content_version
from ludoteka.kernel.deck import Unseen
from ludoteka.kernel.errors import BadOption, BrokenLaw
from ludoteka.kernel.game import Game, Mode, Say
from ludoteka.kernel.options import Options
from ludoteka.kernel.phrase import Kind, Lexicon, Phrase
from ludoteka.kernel.state import Choice, Step
from teaching import content as contents
from teaching import draw as drawing
from teaching import view as views
from teaching.evaluate import CoastLore
from teaching.facets import CoastFacets
from teaching.facts import EFFECTS, NO_EFFECT, Facts
from teaching.rules import asides, battle, cards, council, ending, march, rounds, turn
from teaching.setup import set_up
from teaching.state import NO_BID, NO_CARD, Coast

RULES = (asides, battle, cards, council, ending, march, rounds, turn)


class CoastOptions(Options, frozen=True):
    """How a game may differ."""

    length: Literal["short", "long"] = "long"
    teams: bool = False


class Teaching(Game[Coast]):
    """Smugglers on a coast of coves: a small game that uses every word of the kernel."""

    id = "teaching"
    rules_version = 1
    seat_counts = (2, 3, 4)
    options_type = CoastOptions
    covers = ("card", "cove", "weather")
    glimpses = ("spied",)
    bound = 4000
    lore = CoastLore()
    facets = CoastFacets()
    minutes = 20

    def __init__(self, content: contents.Content) -> None:
        self.content_version = content_version(content)
        self.facts: Facts = facts_of(content)
        self.folder = files("teaching")
        self.codec = Codec(Coast, RULES)
        self.coves = tuple(cove.id for cove in content.coves)
        self.cards = tuple(card.id for card in content.cards)
        kinds = [
            Kind("cove", self.coves),
            Kind("card", self.cards, worded=True),
            Kind("weather", (weather.id for weather in content.weathers), by_slug=True, on_board=False),
        ]
        self.lexicon = Lexicon(kinds, VERBS, PROMPTS, EVENTS, REASONS)

    def setup(self, seats: int, options: Options, chance: Chance) -> Coast:
        """Crews at their homes."""
        assert isinstance(options, CoastOptions)
        if options.teams and seats != 4:
            raise BadOption(f"option teams: a team game needs 4 players, not {seats}")
        rounds = self.facts.long_rounds if options.length == "long" else self.facts.short_rounds
        return set_up(self.facts, seats, options.teams, rounds, chance)

    def sides(self, s: Coast) -> list[int]:
        """Every other smuggler, in a team game."""
        return [seat % 2 for seat in range(s.seats)] if s.teams else super().sides(s)

    def modes(self) -> Sequence[Mode]:
        """Every seat count, both lengths, and teams."""
        return [
            Mode("2 players", 2),
            Mode("3 players", 3),
            Mode("4 players", 4),
            Mode("2 players, short", 2, {"length": "short"}),
            Mode("teams", 4, {"teams": True}),
        ]

    def view(self, s: Coast, seat: Seat) -> views.CoastView:
        """What a seat may know."""
        return views.view(s, seat, self.coves, self.cards)

    def view_type(self) -> type[msgspec.Struct]:
        """The type of the view."""
        return views.CoastView

    def asides(self, s: Coast) -> list[Choice[Any]]:
        """What seats may do in anybody's turn."""
        return asides.asides(s)

    def resample(self, s: Coast, seat: Seat, chance: Chance) -> Coast:
        """Deal out anew all cards the seat cannot see, stakes included, and let the others' bids be anything."""
        t = s.copy()
        unseen = Unseen(chance)
        stakes = self.hidden_stakes(t, seat)
        for other in range(t.seats):
            if not t.knows(seat, other):
                unseen.take_hand(t.hands[other])
                unseen.take_hand(t.pledges[other])
            unseen.take_hand(stakes[other])
        unseen.take_deck(t.deck, seat)
        unseen.deal()
        for place, step in enumerate(t.agenda):
            if isinstance(step, battle.Defend) and stakes[step.attacker]:
                t.agenda[place] = step.with_stake(stakes[step.attacker][0])
        for other in range(t.seats):
            if other != seat and t.bids[other] != NO_BID:
                t.bids[other] = chance.below(min(self.facts.highest_bid, t.gold[other]) + 1)
        return t

    def hidden_stakes(self, s: Coast, watcher: Seat) -> list[list[int]]:
        """The cards that each seat has at stake in a battle, where the watcher must not see them."""
        stakes = [views.stake_of(s, seat) for seat in range(s.seats)]
        return [[] if stake == NO_CARD or s.knows(watcher, seat) else [stake] for seat, stake in enumerate(stakes)]

    def check(self, s: Coast) -> None:
        """No card, gold or crew appears or vanishes."""
        steps = [*s.agenda, *(step for lane in s.lanes for step in lane)]
        stakes = [card for step in steps for card in cards_in(step) if card != NO_CARD]
        dealt = [card for hand in [*s.hands, *s.pledges, s.discard, stakes] for card in hand]
        if sorted([*dealt, *s.deck.cards()]) != self.facts.whole_deck:
            raise BrokenLaw("cards: hands, pledges, stakes, deck and discard pile are not the whole deck")
        if s.bank + sum(s.gold) != self.facts.gold:
            raise BrokenLaw(f"gold: {s.bank} in the bank and {s.gold} of the seats, not {self.facts.gold} in all")
        for seat in range(s.seats):
            ashore = sum(s.crew[cove] for cove in range(len(s.owner)) if s.owner[cove] == seat)
            moving = sum(crew_in(step, seat) for step in steps)
            if s.supply[seat] + ashore + moving != self.facts.crew:
                raise BrokenLaw(f"crew of seat {seat}: {s.supply[seat]} + {ashore} + {moving}, not {self.facts.crew}")
        for cove, number in enumerate(s.crew):
            if (number == 0) != (s.owner[cove] < 0) or number > self.facts.cove_limit:
                raise BrokenLaw(f"{self.coves[cove]}: {number} crew of owner {s.owner[cove]}")

    def draw(self, s: Coast, seat: Seat, say: Say) -> str:
        """The coast as text."""
        return drawing.draw(self.view(s, seat), say)

    def messages(self) -> Iterable[str]:
        return drawing.MESSAGES

    def scores(self, s: Coast) -> list[int]:
        return ending.scores(s)


def load(packs: Sequence[Path] = ()) -> Teaching:
    """The game with content packs laid over its own content."""
    return Teaching(contents.load(packs))


def facts_of(content: contents.Content) -> Facts:
    """The content in the form the rules read."""
    place = {cove.id: number for number, cove in enumerate(content.coves)}
    ids = [card.id for card in content.cards]
    return Facts(
        neighbours=[sorted(place[other] for other in cove.neighbours) for cove in content.coves],
        value=[cove.value for cove in content.coves],
        homes=[number for number, cove in enumerate(content.coves) if cove.home],
        power=[card.power for card in content.cards],
        effect=[EFFECTS.get(card, NO_EFFECT) for card in ids],
        barrel=ids.index("barrel"),
        whole_deck=[number for number, card in enumerate(content.cards) for _ in range(card.count)],
        weather_faces=[weather.id for weather in content.weathers for _ in range(weather.share)],
        figures={name: value for name, value in msgspec.structs.asdict(content.figures).items() if name != "source"},
    )


def cards_in(step: Step[Any]) -> list[int]:
    """The cards that lie on the table while a step waits."""
    if isinstance(step, battle.Defend):
        return [step.stake]
    if isinstance(step, battle.Clash):
        return [step.sword, step.shield]
    return []


def crew_in(step: Step[Any], seat: Seat) -> int:
    """The crew of a seat that is between coves while a step waits."""
    if isinstance(step, battle.Commit):
        return step.force if step.seat == seat else 0
    if isinstance(step, (battle.Defend, battle.Clash)):
        return step.force if step.attacker == seat else 0
    if isinstance(step, battle.Flee):
        return step.number if step.seat == seat else 0
    return 0


VERBS = [
    Phrase("agree", rule="TCH-HAIL-01"),
    Phrase("bare", rule="TCH-BATTLE-01"),
    Phrase("bid", "amount", rule="TCH-BID-01"),
    Phrase("bury", "card", rule="TCH-PEEK-01"),
    Phrase("commit", "card", rule="TCH-BATTLE-01"),
    Phrase("crew", "number:amount", rule="TCH-MARCH-02"),
    Phrase("discard", "card", rule="TCH-DUSK-01"),
    Phrase("done"),
    Phrase("flee", "cove", rule="TCH-BATTLE-05"),
    Phrase("gold", rule="TCH-SELL-02"),
    Phrase("hail", "seat", rule="TCH-HAIL-01"),
    Phrase("keep", rule="TCH-BID-02"),
    Phrase("land", "cove", rule="TCH-PLAY-02"),
    Phrase("leave"),
    Phrase("march", "cove", rule="TCH-MARCH-01"),
    Phrase("peek", rule="TCH-PEEK-01"),
    Phrase("play", "card", rule="TCH-PLAY-01"),
    Phrase("pledge", "card", rule="TCH-BID-02"),
    Phrase("recruit", "cove", rule="TCH-RECRUIT-01"),
    Phrase("refuse", rule="TCH-HAIL-01"),
    Phrase("rest", rule="TCH-TURN-01"),
    Phrase("salvage", "card", rule="TCH-SELL-02"),
    Phrase("scatter", rule="TCH-BATTLE-05"),
    Phrase("sell", "card", rule="TCH-SELL-01"),
    Phrase("spy", "seat", rule="TCH-PLAY-03"),
    Phrase("swear", rule="TCH-OATH-01"),
    Phrase("to", "cove", rule="TCH-MARCH-01"),
]

PROMPTS = [
    Phrase("act", "left:int", rule="TCH-TURN-01"),
    Phrase("answer", "seat", rule="TCH-HAIL-01"),
    Phrase("bid", rule="TCH-BID-01"),
    Phrase("bury", rule="TCH-PEEK-01"),
    Phrase("commit", "cove seat", rule="TCH-BATTLE-01"),
    Phrase("defend", "cove seat", rule="TCH-BATTLE-01"),
    Phrase("destination", "cove", rule="TCH-MARCH-01"),
    Phrase("discard", rule="TCH-DUSK-01"),
    Phrase("flee", "cove number:int", rule="TCH-BATTLE-05"),
    Phrase("hail", rule="TCH-HAIL-01"),
    Phrase("land", rule="TCH-PLAY-02"),
    Phrase("payment", rule="TCH-SELL-02"),
    Phrase("pledge", rule="TCH-BID-02"),
    Phrase("sell", rule="TCH-SELL-01"),
    Phrase("spy", rule="TCH-PLAY-03"),
    Phrase("strength", "from:cove to:cove", rule="TCH-MARCH-02"),
]

EVENTS = [
    Phrase("agrees", "seat other:seat", rule="TCH-HAIL-01"),
    Phrase("bids", "seat amount:int", rule="TCH-BID-03"),
    Phrase("buries", "seat", rule="TCH-PEEK-01"),
    Phrase("commits", "seat", rule="TCH-BATTLE-01"),
    Phrase("conquers", "seat cove", rule="TCH-BATTLE-03"),
    Phrase("discards", "seat card", rule="TCH-DUSK-01"),
    Phrase("draws", "seat card", rule="TCH-DRAW-01"),
    Phrase("earns", "seat amount:int"),
    Phrase("ends", rule="TCH-END-01"),
    Phrase("flees", "seat cove number:int", rule="TCH-BATTLE-05"),
    Phrase("hails", "seat other:seat", rule="TCH-HAIL-01"),
    Phrase("has-bid", "seat", rule="TCH-BID-01"),
    Phrase("has-pledged", "seat", rule="TCH-BID-02"),
    Phrase("is-out", "seat", rule="TCH-OUT-01"),
    Phrase("is-repelled", "seat cove number:int", rule="TCH-BATTLE-04"),
    Phrase("lands", "seat cove", rule="TCH-RECRUIT-01"),
    Phrase("loses", "seat number:int", rule="TCH-BATTLE-05"),
    Phrase("marches", "seat from:cove to:cove number:int", rule="TCH-MARCH-02"),
    Phrase("odds", "attack:int defence:int", rule="TCH-BATTLE-02"),
    Phrase("peeks", "seat", rule="TCH-PEEK-01"),
    Phrase("plays", "seat card", rule="TCH-PLAY-01"),
    Phrase("pledged", "seat card", rule="TCH-BID-03"),
    Phrase("recalls", "seat card", rule="TCH-PLAY-04"),
    Phrase("refuses", "seat other:seat", rule="TCH-HAIL-01"),
    Phrase("reshuffles", rule="TCH-DRAW-01"),
    Phrase("rests", "seat", rule="TCH-TURN-01"),
    Phrase("rolls", "seat die:int", rule="TCH-BATTLE-02"),
    Phrase("round", "round:int", rule="TCH-ROUND-01"),
    Phrase("salvages", "seat card", rule="TCH-SELL-02"),
    Phrase("sees", "seat card", rule="TCH-PEEK-01"),
    Phrase("sells", "seat card", rule="TCH-SELL-01"),
    Phrase("shows", "seat card", rule="TCH-BATTLE-02"),
    Phrase("spied", "seat card", rule="TCH-PLAY-03"),
    Phrase("spies", "seat other:seat", rule="TCH-PLAY-03"),
    Phrase("swears", "seat", rule="TCH-OATH-01"),
    Phrase("turn", "seat", rule="TCH-TURN-01"),
    Phrase("weather", "weather", rule="TCH-DAWN-01"),
]

REASONS = [
    Phrase("bid-limit", "amount:int", rule="TCH-BID-01"),
    Phrase("fog", rule="TCH-PEEK-01"),
    Phrase("full", "cove", rule="TCH-MARCH-01"),
    Phrase("is-friend", "seat", rule="TCH-TEAM-01"),
    Phrase("is-out", "seat", rule="TCH-OUT-01"),
    Phrase("last-crew", "cove", rule="TCH-MARCH-02"),
    Phrase("no-cards"),
    Phrase("no-effect", "card", rule="TCH-PLAY-01"),
    Phrase("no-gold", "amount:int"),
    Phrase("no-supply", rule="TCH-RECRUIT-01"),
    Phrase("no-way", "cove", rule="TCH-MARCH-01"),
    Phrase("not-in-hand", "card", rule="TCH-PLAY-01"),
    Phrase("not-yours", "cove", rule="TCH-MARCH-01"),
    Phrase("storm", rule="TCH-HAIL-01"),
    Phrase("sworn", rule="TCH-OATH-01"),
    Phrase("too-late", rule="TCH-OATH-01"),
    Phrase("too-far", "from:cove to:cove", rule="TCH-MARCH-01"),
]
