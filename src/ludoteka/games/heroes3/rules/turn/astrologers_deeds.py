"""What each astrologers card does when it is drawn or works, by the deed of the content (H3-ROUND-04)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteka.games.heroes3.entries.cards import Astrologers
from ludoteka.games.heroes3.facts import (
    ARTIFACT,
    AZURE,
    FEW,
    GOLD,
    MAIN,
    NOBODY,
    PACK,
    SPELL,
    STATISTIC,
)
from ludoteka.games.heroes3.rules.cards.gains import gain_figures
from ludoteka.games.heroes3.rules.cards.piles import (
    DrawCards,
    discard_card,
    discard_hand,
    distinct,
    draw_cards,
    draw_neutral,
    hand_closed,
    hand_limit,
    remove_card,
    remove_from_hand,
)
from ludoteka.games.heroes3.rules.common import DECLINE, DONE, clockwise
from ludoteka.games.heroes3.rules.map.card_locations import exchange_card, take_from_pile
from ludoteka.games.heroes3.rules.map.heroes import set_movement
from ludoteka.games.heroes3.rules.resources import gain
from ludoteka.games.heroes3.rules.trade.offers import (
    ReinforceUnit,
    recruit_closed,
    recruit_shown,
    recruits,
    shuffle_shown_back,
)
from ludoteka.games.heroes3.rules.trade.recruit import (
    ALL_TIERS,
    add_unit,
    has_dwelling,
)
from ludoteka.games.heroes3.rules.trade.trading import gain_machine
from ludoteka.games.heroes3.rules.turn.tile_turning import TurnTiles
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.action import EVERYONE, Action
from ludoteka.kernel.state import Choice, Step

ForEach = Callable[[Heroes3, int, Astrologers], None]
AtOnce = Callable[[Heroes3, int], None]


def deed_now(s: Heroes3, card: int) -> None:
    """A card does what it does now: to the whole table, or to each player in turn, the starting player first."""
    deed = s.facts.astrologers[card].deed
    whole = FOR_THE_TABLE.get(deed)
    if whole is not None:
        whole(s, card)
    if deed in FOR_EACH:
        for seat in reversed(clockwise(s, s.first)):
            s.then(OmenFor(seat, card))


class OmenFor(Step[Heroes3]):
    """An astrologers card does its deed to one player (H3-ROUND-04)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Heroes3) -> None:
        one = s.facts.astrologers[self.card]
        FOR_EACH[one.deed](s, self.seat, one)


# -- hands ------------------------------------------------------------------------------------------------------


def figures(s: Heroes3, seat: int, one: Astrologers) -> None:
    """Plain figures: morale, dice (Fancy Pixie, Fluffy Rabbit, White Raven, Society)."""
    gain_figures(s, seat, MAIN, one.effect, False)


def shuffle_artifacts_and_spells(s: Heroes3, seat: int, one: Astrologers) -> None:
    """All artifacts and spells of the hand go into the deck, as many cards are drawn (Annoying Lizard)."""
    player = s.players[seat]
    cards = [card for card in player.hand if s.facts.card_kind[card] in (ARTIFACT, SPELL)]
    if cards:
        for card in cards:
            player.hand.remove(card)
        player.deck.shuffle_in(cards)
        s.tell(("hand-shuffled", seat, len(cards)))
        draw_cards(s, seat, len(cards))


def renew_hand(s: Heroes3, seat: int, one: Astrologers) -> None:
    """The hand is discarded, for everybody to see, and as many cards are drawn (Big Cleanup)."""
    s.then(DrawCards(seat, len(s.players[seat].hand)))
    discard_hand(s, seat)


def remove_cards(s: Heroes3, seat: int, one: Astrologers) -> None:
    """Some cards of hand or discard pile may leave the game (Plane Between Planes)."""
    s.then(RemoveUpTo(seat, one.most))


class RemoveUpTo(Choice[Heroes3]):
    """Remove up to this many cards of hand or discard pile from the game (H3-CARD-10)."""

    __slots__ = ("most",)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def forced(self) -> bool:
        """Nothing to remove: go on."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        return ("remove-up-to", self.most)

    def options(self, s: Heroes3) -> list[Action]:
        """Each card, and enough."""
        player = s.players[self.seat]
        out: list[Action] = [DONE]
        if self.most:
            out += [("remove", card) for card in distinct(player.hand)]
            out += [("remove-discarded", card) for card in distinct(player.discard)]
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Remove it and ask again."""
        match action:
            case ("remove" | "remove-discarded", int() as card):
                s.then(RemoveUpTo(self.seat, self.most - 1))
                if action[0] == "remove":
                    remove_from_hand(s, self.seat, card)
                else:
                    take_from_pile(s.players[self.seat].discard, card)
                    remove_card(s, self.seat, card)


# -- statistics -------------------------------------------------------------------------------------------------


def plain_statistics(s: Heroes3, cards: list[int]) -> list[int]:
    """The statistics among cards that are not empowered yet (H3-EXP-04)."""
    facts = s.facts
    return [card for card in distinct(cards) if facts.card_kind[card] == STATISTIC and not facts.card[card].empowered]


def empowered(s: Heroes3, card: int) -> int:
    """The empowered card of a statistic (H3-EXP-04)."""
    return s.facts.card_number[f"empowered_{s.facts.card_slugs[card]}"]


def empower_statistic(s: Heroes3, seat: int, one: Astrologers) -> None:
    """A statistic of hand or discard pile may become the empowered one (Dancing Imp)."""
    for _ in range(one.most):
        s.then(EmpowerAny(seat))


class EmpowerAny(Choice[Heroes3]):
    """Which statistic of hand or discard pile is swapped for its empowered card (H3-EXP-04)."""

    __slots__ = ()

    def forced(self) -> bool:
        """Nothing to swap: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each plain statistic, or none."""
        player = s.players[self.seat]
        out: list[Action] = [DECLINE]
        out += [("empower", card) for card in plain_statistics(s, player.hand)]
        out += [("empower-discarded", card) for card in plain_statistics(s, player.discard)]
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Swap it where it lies."""
        match action:
            case ("empower", int() as chosen):
                exchange_card(s, self.seat, chosen, empowered(s, chosen))
            case ("empower-discarded", int() as card):
                pile = s.players[self.seat].discard
                take_from_pile(pile, card)
                remove_card(s, self.seat, card)
                pile.append(empowered(s, card))
                s.tell(("takes-card", self.seat, empowered(s, card)))


def explorers(s: Heroes3, seat: int, one: Astrologers) -> None:
    """Draw to the hand limit, then discard; some discarded cards empower a statistic each time (Explorers)."""
    s.then(Explore(seat, 0, one.amount))
    draw_cards(s, seat, max(0, hand_limit(s, seat) - len(s.players[seat].hand)))


class Explore(Choice[Heroes3]):
    """Discard any number of cards; for every few of them a statistic may be empowered (Explorers)."""

    __slots__ = ("done", "per")

    def __init__(self, seat: int, done: int, per: int) -> None:
        super().__init__(seat)
        self.done = done
        self.per = per

    def forced(self) -> bool:
        """An empty hand: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each card, and enough."""
        out: list[Action] = [DONE]
        out += [("discard", card) for card in distinct(s.players[self.seat].hand)]
        return sorted(out)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot go."""
        match action:
            case ("discard", int() as card):
                return hand_closed(s, self.seat, card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard and ask again, or empower."""
        match action:
            case ("discard", int() as card):
                s.then(Explore(self.seat, self.done + 1, self.per))
                discard_card(s, self.seat, card)
                return
        for _ in range(self.done // self.per):
            s.then(EmpowerAny(self.seat))


# -- units ------------------------------------------------------------------------------------------------------


def reinforce(s: Heroes3, seat: int, one: Astrologers) -> None:
    """A Few unit of any tier may be reinforced for less (Isra's Friends, R-22)."""
    for _ in range(one.most):
        s.then(ReinforceUnit(seat, ALL_TIERS, one.rate, 0))


def flip_pack(s: Heroes3, seat: int, one: Astrologers) -> None:
    """A Pack turns to Few, if the player has one (Terrible Plague)."""
    if PACK in s.players[seat].sides:
        s.then(FlipPack(seat))


class FlipPack(Choice[Heroes3]):
    """Which Pack turns to Few; cards laid on it are discarded (Terrible Plague, R-44)."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single Pack turns."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        player = s.players[self.seat]
        packs = {player.army[row] for row in range(len(player.army)) if player.sides[row] == PACK}
        return [("weaken", troop) for troop in sorted(packs)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("weaken", int() as troop):
                player = s.players[self.seat]
                for row in range(len(player.army)):
                    if player.army[row] == troop and player.sides[row] == PACK:
                        player.set_side(row, FEW)
                        player.discard += list(player.layers[row])
                        player.set_layers(row, ())
                        s.tell(("unit-weakened", self.seat, troop))
                        return


def free_own_neutral(s: Heroes3, seat: int, one: Astrologers) -> None:
    """A neutral unit of the player's faction may be taken for nothing (Unexpected Reinforcements)."""
    s.then(OwnNeutral(seat))


class OwnNeutral(Choice[Heroes3]):
    """Which neutral unit of the player's faction joins; its dwelling must stand (Unexpected Reinforcements)."""

    __slots__ = ()

    def forced(self) -> bool:
        """None to take: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Those in decks and discard piles whose dwelling stands, or none."""
        faction = s.players[self.seat].faction
        out: list[Action] = [DECLINE]
        for tier in range(AZURE):
            if has_dwelling(s, self.seat, tier):
                cards = distinct(s.neutral_decks[tier].cards() + s.neutral_discards[tier])
                out += [("recruit", troop) for troop in cards if s.facts.troop[troop].faction == faction]
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it; the deck is shuffled."""
        match action:
            case ("recruit", int() as troop):
                tier = s.facts.troop[troop].tier
                s.own_piles()
                if troop in s.neutral_decks[tier].cards():
                    s.neutral_decks[tier].remove(troop)
                else:
                    s.neutral_discards[tier].remove(troop)
                add_unit(s, self.seat, troop, FEW)


def circus(s: Heroes3, seat: int, one: Astrologers) -> None:
    """Some neutral units are drawn from decks of choice, one may be recruited (Charlie and his Circus)."""
    s.then(Circus(seat, one.looks))


class Circus(Choice[Heroes3]):
    """From which neutral deck to draw next: those whose dwelling stands (Charlie and his Circus)."""

    __slots__ = ("looks",)

    def __init__(self, seat: int, looks: int) -> None:
        super().__init__(seat)
        self.looks = looks

    def forced(self) -> bool:
        """Nothing to draw: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each deck, and enough."""
        out: list[Action] = [DONE]
        if self.looks:
            out += [
                ("tier", tier)
                for tier in range(AZURE)
                if has_dwelling(s, self.seat, tier) and (s.neutral_decks[tier].size() or s.neutral_discards[tier])
            ]
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Draw and ask again, or recruit."""
        match action:
            case ("tier", int() as tier):
                s.then(Circus(self.seat, self.looks - 1))
                troop = draw_neutral(s, tier)
                s.shown.append(troop)
                s.tell(("neutral-shown", self.seat, troop))
            case _ if s.shown:
                s.then(RecruitFromCircus(self.seat))


class RecruitFromCircus(Choice[Heroes3]):
    """Recruit one of the units drawn, for its price; the others are shuffled back (Charlie and his Circus)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Those that can be paid, or none."""
        return sorted([DECLINE, *recruits(s, self.seat)])

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be recruited."""
        return recruit_closed(s, self.seat, action)

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("recruit", int() as troop):
                recruit_shown(s, self.seat, troop)
        shuffle_shown_back(s)


# -- cards in play ----------------------------------------------------------------------------------------------


def sell_permanent(s: Heroes3, seat: int, one: Astrologers) -> None:
    """Permanent cards leave the game for gold (Destruction)."""
    player = s.players[seat]
    for card in player.permanent:
        player.drop_permanent(card)
        player.ongoing = [effect for effect in player.ongoing if effect.card != card]
        remove_card(s, seat, card)
        gain(s, seat, GOLD, one.effect.gold)


def free_war_machine(s: Heroes3, seat: int, one: Astrologers) -> None:
    """A war machine may be taken for nothing (McGiver)."""
    s.then(TakeMachine(seat))


class TakeMachine(Choice[Heroes3]):
    """Which war machine to take for nothing (McGiver)."""

    __slots__ = ()

    def forced(self) -> bool:
        """None left: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each of the supply, or none."""
        return [DECLINE, *(("take-machine", card) for card in distinct(s.machines))]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("take-machine", int() as card):
                gain_machine(s, self.seat, card)


# -- the table --------------------------------------------------------------------------------------------------


def hero_movement(s: Heroes3, card: int) -> None:
    """The movement points of this round change at once (Battalion's Stallion, Magic Tortoise, R-52)."""
    for seat in clockwise(s, s.first):
        set_movement(s, seat)


def remove_black_cubes(s: Heroes3, card: int) -> None:
    """All black cubes leave the map (Friendly Beaver, R-11)."""
    s.black = [0] * len(s.black)
    s.tell(("cubes-removed",))


def elementals_on_top(s: Heroes3, card: int) -> None:
    """An elemental of each deck but the azure one lies face up on top, and comes back there (Elementals)."""
    for tier in range(AZURE):
        s.own_piles()
        deck = s.neutral_decks[tier]
        found = [troop for troop in deck.cards() if "elementals" in s.facts.troop[troop].families]
        if found:
            troop = s.chance.pick(found)
            deck.remove(troop)
            deck.put_on_top(troop, EVERYONE)
            s.omens.append(Effect("elemental", NOBODY, NOBODY, card, troop, 0, "until_replaced", s.round))
            s.tell(("elemental-on-top", troop))


def rotate_tile(s: Heroes3, card: int) -> None:
    """In turn order each player may turn a tile without heroes, each tile once (Disruption)."""
    s.then(TurnTiles(clockwise(s, s.first), []))


# -- what a card offers in the player's turn --------------------------------------------------------------------


FOR_EACH: Final[dict[str, ForEach]] = {
    "figures": figures,
    "shuffle_artifacts_and_spells": shuffle_artifacts_and_spells,
    "renew_hand": renew_hand,
    "remove_cards": remove_cards,
    "empower_statistic": empower_statistic,
    "explorers": explorers,
    "reinforce": reinforce,
    "flip_pack": flip_pack,
    "free_own_neutral": free_own_neutral,
    "circus": circus,
    "sell_permanent": sell_permanent,
    "free_war_machine": free_war_machine,
}
"""What a card does to each player; the other deeds change rules elsewhere while they last."""

FOR_THE_TABLE: Final[dict[str, AtOnce]] = {
    "hero_movement": hero_movement,
    "remove_black_cubes": remove_black_cubes,
    "elementals_on_top": elementals_on_top,
    "rotate_tile": rotate_tile,
}
"""What a card does to the whole table when it is drawn."""
