"""Linked scenarios of a campaign: what a hero takes along from one to the next (H3-END-07, H3-MODE-03)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import CAMPAIGN, NEUTRAL, NOBODY, SPECIALTY, STATISTIC
from ludoteka.games.heroes3.rules.cards.piles import distinct
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.marks import STORY_CARRIED, STORY_LINKED
from ludoteka.games.heroes3.rules.resources import amounts
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Player
from ludoteka.kernel.action import Action
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.state import Choice, Step


def part_of(s: Heroes3, number: int) -> int:
    """The scenario that is this part of the campaign being played, -1 if there is none."""
    here = scenario(s).campaign
    if here is None:
        return NOBODY
    for at, other in enumerate(s.facts.scenario):
        part = other.campaign
        if part is not None and part.campaign == here.campaign and part.number == number:
            return at
    return NOBODY


def goes_on(s: Heroes3) -> bool:
    """Whether a won scenario is followed by the next one of its campaign (H3-MODE-03)."""
    here = scenario(s).campaign
    return s.mode == CAMPAIGN and bool(s.story[STORY_LINKED]) and here is not None and part_of(s, here.number + 1) >= 0


def scenario_won(s: Heroes3) -> None:
    """A scenario of a campaign is won: whatever was going on ends, and the next one is prepared (H3-END-07)."""
    s.round = 0
    s.combat = None
    s.agenda.clear()
    s.agenda.append(PackUp())
    s.stack = []  # what the rules of the scenario that is over still want to do is forgotten


class PackUp(Step[Heroes3]):
    """All cards of the hero are gathered: statistics and the first specialty stay, others are chosen (H3-END-07)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Sort them: what stays makes the deck, what may stay the hand."""
        s.stack = s.agenda
        kinds = s.facts.card_kind
        for player in s.players:
            cards = every_card(player)
            first = s.facts.specialty[player.hero * 3]
            stays = [card for card in cards if kinds[card] == STATISTIC or card == first]
            player.hand = sorted(card for card in cards if kinds[card] not in (STATISTIC, SPECIALTY))
            player.secret = []
            player.discard = []
            player.permanent = []
            player.ongoing = []
            player.deck = Deck.of(stays)
        kept = s.facts.content.campaign_carry.other_cards
        s.then_each([*(KeepCards(seat, kept) for seat in range(s.seats)), s.facts.book.next_scenario()])


def every_card(player: Player) -> list[int]:
    """The cards a player owns, wherever they lie."""
    in_play = [
        effect.card
        for effect in player.ongoing
        if effect.card >= 0 and effect.name != "returning" and effect.card not in player.permanent
    ]
    laid = [card for row in player.layers for card in row]
    return sorted([*player.hand, *player.deck.cards(), *player.discard, *player.permanent, *in_play, *laid])


class KeepCards(Choice[Heroes3]):
    """Which other cards go into the starting deck of the next scenario (H3-END-07)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def forced(self) -> bool:
        """A single card is kept."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        return ("keep-cards", self.left)

    def options(self, s: Heroes3) -> list[Action]:
        cards = distinct(s.players[self.seat].hand) if self.left else []
        return [("keep-card", card) for card in cards] or [("done",)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Keep it and ask for the next one."""
        match action:
            case ("keep-card", int() as card):
                player = s.players[self.seat]
                player.hand.remove(card)
                player.deck.shuffle_in([card])
                s.then(KeepCards(self.seat, self.left - 1))


# -- the set-up of a scenario that carries something over -------------------------------------------------------


def deck_is_carried(s: Heroes3) -> bool:
    """Whether the deck comes from the scenario before, so that no starting deck is made (H3-END-07)."""
    return bool(s.story[STORY_CARRIED])


def carried_deck(s: Heroes3, player: Player) -> list[int]:
    """The carried deck; a hero who takes over brings a first specialty (H3-END-07)."""
    kinds = s.facts.card_kind
    cards = [card for card in player.deck.cards() if kinds[card] != SPECIALTY]
    return [*cards, s.facts.specialty[player.hero * 3]]


def set_carried_aside(s: Heroes3, player: Player, common: list[list[int]]) -> None:
    """Cards of a carried deck are not in the common decks, nor in the supply of war machines."""
    for card in player.deck.cards():
        kind = s.facts.card_kind[card]
        base = s.facts.card[card].base
        if kind < len(common):
            for one in (card, base):
                if one in common[kind]:
                    common[kind].remove(one)
                    break
        elif card in s.machines:
            s.own_piles()
            s.machines.remove(card)


def set_units_aside(s: Heroes3) -> None:
    """Neutral units of a carried army are not in the neutral decks (H3-UNIT-10)."""
    for player in s.players:
        for troop in player.army:
            tier = s.facts.troop[troop].tier
            if s.facts.troop[troop].kind == NEUTRAL and troop in s.neutral_decks[tier].cards():
                s.own_piles()
                s.neutral_decks[tier].remove(troop)


def start_stock(s: Heroes3, player: Player) -> list[int]:
    """The starting resources: what the scenario gives on top of what was carried over (H3-SETUP-06, H3-END-07).

    A scenario that only adds to what the one before left, and is played for itself, starts with what that one gave.
    """
    start = scenario(s).start
    stock = amounts(start.resources)
    before = player.stock
    if start.carried_over and not deck_is_carried(s):
        before = first_resources(s)
    return [stock[at] + before[at] for at in range(len(stock))]


def first_resources(s: Heroes3) -> list[int]:
    """The starting resources of the nearest part before that carries nothing over."""
    here = scenario(s).campaign
    number = 0 if here is None else here.number - 1
    while number > 0:
        start = s.facts.scenario[part_of(s, number)].start
        if not start.carried_over:
            return amounts(start.resources)
        number -= 1
    return [0, 0, 0]


def army_is_carried(s: Heroes3, seat: int) -> bool:
    """Whether the unit deck comes from the scenario before."""
    return scenario(s).start.carried_over and bool(s.players[seat].army)
