"""Playing cards outside combat: which, at what price, to what effect, and where they go (H3-CARD)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.facts import FIELDS, MAIN, NOBODY, SEA
from ludoteka.games.heroes3.figures import Card, Play
from ludoteka.games.heroes3.rules.cards.gains import gain_figures, pay_price
from ludoteka.games.heroes3.rules.cards.in_play import POWER_PAID, RETURNING, end_effects
from ludoteka.games.heroes3.rules.cards.piles import ANY_KIND, DiscardCards, kinds_mask, leave_hand, remove_card
from ludoteka.games.heroes3.rules.common import DECLINE, enemies
from ludoteka.games.heroes3.rules.map.locations import EnemyDiscards
from ludoteka.games.heroes3.rules.resources import amounts, can_pay
from ludoteka.games.heroes3.rules.resources import price as costs
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

PLAY_VERBS: Final = frozenset({"play", "power", "cast", "pass-to", "peek", "peek-at", "roll-for-morale"})
"""What a turn offers by cards and units, besides movement, buildings and agreements."""

IN_TURN: Final = frozenset(
    ("any_time", "on_sea_tile", "own_discard_empty", "has_first_aid_tent", "recruit", "spell_book", "turn_end")
)
"""Moments of cards that are played between two actions of the player's turn; all others answer something."""

ASKING: Final = frozenset(("on_sea_tile", "own_discard_empty", "has_first_aid_tent"))
"""Those among them that ask something of the position, see `moment_holds`."""

RESOLVING: Final = "resolving"
"""The effect that stands for a card being played: it lies neither in the hand nor on a pile (H3-CARD-17)."""


# -- who may play when ------------------------------------------------------------------------------------------


def may_play(s: Heroes3, seat: int) -> bool:
    """Whether a player may play cards now: in a turn, and in its combats only with the main hero (H3-CARD-01)."""
    if s.active != seat:
        return False
    c = s.combat
    return c is None or (c.attacker == seat and c.attacker_hero == MAIN)


def has_gains(play: Play) -> bool:
    """Whether a play gives anything outside combat in plain figures."""
    return bool(
        play.gold
        or play.building_materials
        or play.valuables
        or play.draws
        or play.experience
        or play.morale
        or play.movement
        or play.searches
        or play.expert_uses
        or play.enemy_discards
        or play.resource_dice is not None
        or play.treasure_dice is not None
    )


def works_on_map(s: Heroes3, play: Play) -> bool:
    """Whether a play has any part that works between two actions of a turn (H3-CARD-06, H3-CARD-07, H3-CARD-08,
    H3-CARD-09).

    A card that strengthens a unit and draws may be played for its draw alone (H3-CARD-16).
    """
    if play.timing == "permanent":
        return True
    if play.timing == "activation" or play.when not in IN_TURN:
        return False
    if play.timing == "ongoing":
        return play.lasts in ("turn", "round")
    return s.facts.book.card_deed(play.deed) is not None or has_gains(play)


def affordable(s: Heroes3, seat: int, card: int, way: int) -> bool:
    """Whether the price and the expert use can be paid in full once the card has left the hand (H3-CARD-16)."""
    player = s.players[seat]
    facts = s.facts.card[card]
    if facts.expert[way] and player.experts <= 0:
        return False
    if s.facts.card_free[card] >> way & 1:
        return True
    price = facts.plays[way].price
    hand = player.hand.copy()
    if card in hand:
        hand.remove(card)
    kinds = kinds_mask(price.removes_kinds)
    fitting = sum(1 for other in hand if kinds >> s.facts.card_kind[other] & 1)
    if fitting < price.removes or len(hand) < price.discards + price.removes:
        return False
    if price.expert_uses + int(facts.expert[way]) > player.experts:
        return False
    if price.war_machine != "none" and s.facts.card_number[price.war_machine] not in player.permanent:
        return False
    return can_pay(s, seat, amounts(price)) and player.moves[MAIN] >= price.movement


def usable(s: Heroes3, seat: int, card: int) -> bool:
    """Whether a card is not bound to another faction (H3-CARD-11)."""
    return s.facts.card[card].faction in (NOBODY, s.players[seat].faction)


def moment_holds(s: Heroes3, seat: int, play: Play) -> bool:
    """Whether what a card asks of the position holds now."""
    player = s.players[seat]
    if play.when == "on_sea_tile":
        return any(at != NOBODY and s.atlas.kind[at // FIELDS] == SEA for at in player.at)
    if play.when == "own_discard_empty":
        return not player.discard
    if play.when == "has_first_aid_tent":
        return s.facts.card_number["first_aid_tent"] in player.permanent
    return True


def play_closed(s: Heroes3, seat: int, card: int, way: int) -> Action | None:
    """Why a card cannot be played this way between two actions of a turn (H3-CARD-01, H3-CARD-06, H3-CARD-07,
    H3-CARD-08, H3-CARD-09, H3-CARD-10, H3-CARD-11, H3-CARD-12, H3-CARD-13, H3-CARD-14, H3-CARD-15, H3-CARD-16)."""
    facts = s.facts.card[card]
    if card not in s.players[seat].hand:
        return ("not-in-hand", card)
    if not usable(s, seat, card):
        return ("other-faction", card)
    if not 0 <= way < len(facts.plays):
        return ("numbers-up-to", len(facts.plays)) if facts.plays else ("only-in-combat", card)
    play = facts.plays[way]
    if facts.expert[way] and s.players[seat].experts <= 0:
        return ("no-expert-use", card)
    if not ways_on_map(s, facts) >> way & 1:
        return ("only-in-combat", card) if play.when in IN_TURN else ("not-its-moment", card)
    if not affordable(s, seat, card, way):
        return unaffordable(s, seat, card, way)
    if not moment_holds(s, seat, play):
        return ("not-its-moment", card)
    if play.timing == "permanent" or can_do(s, seat, card, play):
        return None
    if play.enemy_discards and not enemies(s, seat):
        return ("no-enemy-left",)
    return None if has_gains(play) and not is_conditional(s, play) else ("nothing-to-do-with", card)


def unaffordable(s: Heroes3, seat: int, card: int, way: int) -> Action:
    """What is missing to play a card this way (H3-CARD-16)."""
    player = s.players[seat]
    facts = s.facts.card[card]
    price = facts.plays[way].price
    if price.expert_uses + int(facts.expert[way]) > player.experts:
        return ("no-expert-use", card)
    if not can_pay(s, seat, amounts(price)):
        return costs(amounts(price))
    if player.moves[MAIN] < price.movement:
        return ("movement-to-pay", price.movement)
    if price.war_machine != "none" and s.facts.card_number[price.war_machine] not in player.permanent:
        return ("machine-to-pay", s.facts.card_number[price.war_machine])
    return ("cards-short", card)


def can_do(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether a deed that is the same in and outside combat has anything to work on (H3-CARD-16)."""
    if play.deed == "figures":
        return False  # no deed at all, as most plays have none
    deed = s.facts.book.card_deed(play.deed)
    return deed is not None and (deed.usable is None or deed.usable(s, seat, card, play))


def is_conditional(s: Heroes3, play: Play) -> bool:
    """Whether the figures of a play are given by its deed and not beside it."""
    if play.deed == "figures":
        return False  # no deed at all, as most plays have none
    deed = s.facts.book.card_deed(play.deed)
    return deed is not None and deed.gives_figures


# -- offering ---------------------------------------------------------------------------------------------------


def card_plays(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add every way to play a card of the hand: `("play", card, way)`, ways counted from 1 (H3-CARD-12, H3-CARD-13)."""
    last = NOBODY
    cards = s.facts.card
    player = s.players[seat]
    for card in player.hand:
        if card == last:
            continue
        last = card
        facts = cards[card]
        mask = facts.map_ways if facts.map_ways >= 0 else ways_on_map(s, facts)
        if not mask or (facts.faction != NOBODY and facts.faction != player.faction):
            continue
        for way in range(len(facts.plays)):
            if not mask >> way & 1 or (facts.expert[way] and player.experts <= 0):
                continue
            if facts.map_sure >> way & 1:
                if affordable(s, seat, card, way):
                    out.append(("play", card, way + 1))
            elif play_closed(s, seat, card, way) is None:
                out.append(("play", card, way + 1))


def ways_on_map(s: Heroes3, facts: Card) -> int:
    """Mask of the ways to play a card that work on the map, kept with the card."""
    if facts.map_ways >= 0:
        return facts.map_ways
    mask = 0
    sure = 0
    for way in range(len(facts.plays)):
        play = facts.plays[way]
        if works_on_map(s, play):
            mask |= 1 << way
            deed = s.facts.book.card_deed(play.deed)
            free = play.timing == "permanent" or (deed is not None and deed.usable is None)
            if free and play.when not in ASKING:
                sure |= 1 << way
    facts.map_sure = sure
    facts.map_ways = mask
    return mask


def stop_playing(s: Heroes3, seat: int) -> None:
    """Power that was played and not used is lost when a player does something else (H3-SPELL-02)."""
    player = s.players[seat]
    if player.power or (player.ongoing and any(effect.name == POWER_PAID for effect in player.ongoing)):
        player.power = 0
        end_effects(s, seat, [effect for effect in player.ongoing if effect.name == POWER_PAID])


# -- playing ----------------------------------------------------------------------------------------------------


def begin_play(s: Heroes3, seat: int, card: int, way: int) -> None:
    """A card leaves the hand, its price is paid, then it works (H3-CARD-12, H3-CARD-16, H3-CARD-17)."""
    show_card(s, seat, card, way)
    s.then(ResolvePlay(seat, card, way))
    play = s.facts.card[card].plays[way]
    if play.deed != "replace_card":
        pay_price(s, seat, NOBODY, play.price)


def show_card(s: Heroes3, seat: int, card: int, way: int) -> None:
    """A card leaves the hand for everybody to see, and its expert use is spent (H3-CARD-12, H3-CARD-17)."""
    player = s.players[seat]
    player.experts -= int(s.facts.card[card].expert[way])
    leave_hand(s, seat, card)
    player.ongoing.append(Effect(RESOLVING, seat, card, way, NOBODY, 0, "turn", s.round))
    s.tell(("plays", seat, card, way + 1))


@mypyc_attr(free_list_len=1)
class ResolvePlay(Step[Heroes3]):
    """A card that was paid for works, then it is put away (H3-CARD-16, H3-CARD-17)."""

    __slots__ = ("card", "seat", "way")

    def __init__(self, seat: int, card: int, way: int) -> None:
        self.seat = seat
        self.card = card
        self.way = way

    def run(self, s: Heroes3) -> None:
        s.then(PutAway(self.seat, self.card, self.way))
        play = s.facts.card[self.card].plays[self.way]
        if play.timing == "permanent":
            lay_permanent(s, self.seat, self.card)
        else:
            work(s, self.seat, self.card, self.way)


def work(s: Heroes3, seat: int, card: int, way: int) -> None:
    """The figures and the deed of a card, then the cards it costs afterwards (H3-CARD-16)."""
    play = s.facts.card[card].plays[way]
    conditional = is_conditional(s, play)
    if play.then_discards and not conditional:
        s.then(DiscardAfter(seat, play.then_discards))
    if play.enemy_discards and s.combat is None:
        s.then(EnemyDiscards(seat, play.enemy_discards))
    deed = s.facts.book.card_deed(play.deed)
    if deed is not None:
        deed.use(s, seat, card, way, play)
    s.players[seat].experts += play.expert_uses
    if not conditional:
        gain_figures(s, seat, hero_of(s, play), play, False)


def hero_of(s: Heroes3, play: Play) -> int:
    """The hero that movement goes to: the main hero in a combat or if the card says so, else one of choice."""
    return MAIN if s.combat is not None or play.target == "main_hero" else NOBODY


def play_in_combat(s: Heroes3, seat: int, card: int, way: int) -> None:
    """A card played in combat whose deed is the same outside it: it works and goes away as on the map (H3-CARD-17)."""
    s.players[seat].ongoing.append(Effect(RESOLVING, seat, card, way, NOBODY, 0, "turn", s.round))
    s.then(ResolvePlay(seat, card, way))


class DiscardAfter(Step[Heroes3]):
    """Cards discarded after an effect, as many as there are (H3-CARD-16)."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, s: Heroes3) -> None:
        most = min(self.count, len(s.players[self.seat].hand))
        if most:
            s.then(DiscardCards(self.seat, most, most, ANY_KIND, "", 0))


# -- where the card goes ----------------------------------------------------------------------------------------


def take_resolving(s: Heroes3, seat: int, card: int) -> bool:
    """A card being played finds its place: False if it lies in play already."""
    ongoing = s.players[seat].ongoing
    for at in range(len(ongoing) - 1, -1, -1):
        if ongoing[at].name == RESOLVING and ongoing[at].card == card:
            ongoing.pop(at)
            return True
    return False


class PutAway(Step[Heroes3]):
    """A card that was played goes to the discard pile, back to the hand or out of the game (H3-CARD-02, H3-CARD-10)."""

    __slots__ = ("card", "seat", "way")

    def __init__(self, seat: int, card: int, way: int) -> None:
        self.seat = seat
        self.card = card
        self.way = way

    def run(self, s: Heroes3) -> None:
        """Lay it where it belongs; one that stays in play is there already."""
        if not take_resolving(s, self.seat, self.card):
            return
        play = s.facts.card[self.card].plays[self.way]
        if play.shuffles_discard:
            shuffle_discard_in(s, self.seat)
        if play.may_remove_self:
            s.then(MayRemove(self.seat, self.card))
        else:
            lay_played(s, self.seat, self.card, play)


def shuffle_discard_in(s: Heroes3, seat: int) -> None:
    """A player's discard pile is shuffled into the deck."""
    player = s.players[seat]
    if player.discard:
        player.deck.shuffle_in(player.discard)
        player.discard = []
        s.tell(("reshuffled", seat))


def lay_played(s: Heroes3, seat: int, card: int, play: Play) -> None:
    """A card that was played and stays not in play finds its pile."""
    player = s.players[seat]
    if play.removes_self:
        remove_card(s, seat, card)
    elif play.returns_to_hand:
        insort(player.hand, card)
        s.tell(("card-returns", seat, card))
    else:
        player.discard.append(card)


class MayRemove(Choice[Heroes3]):
    """Whether the card just played leaves the game or is discarded (H3-CARD-10)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def prompt(self, s: Heroes3) -> Action:
        return ("may-remove", self.card)

    def options(self, s: Heroes3) -> list[Action]:
        """Remove it or not."""
        return [DECLINE, ("remove", self.card)]

    def take(self, s: Heroes3, action: Action) -> None:
        if action[0] == "remove":
            remove_card(s, self.seat, self.card)
        else:
            s.players[self.seat].discard.append(self.card)


# -- cards in play ----------------------------------------------------------------------------------------------


def lay_permanent(s: Heroes3, seat: int, card: int) -> None:
    """A permanent card comes into play; the one that lay there is discarded (H3-CARD-09, H3-EXP-01)."""
    player = s.players[seat]
    player.discard += player.permanent
    player.permanent = [card]
    take_resolving(s, seat, card)


def lay_ongoing(s: Heroes3, seat: int, card: int, way: int, name: str, target: int, amount: int, until: str) -> None:
    """A card stays in play with an effect outside combat (H3-CARD-08)."""
    take_resolving(s, seat, card)
    s.players[seat].ongoing.append(Effect(name, seat, card, way, target, amount, until, s.round))


def end_ongoing(s: Heroes3, seat: int) -> None:
    """Ongoing cards end when their player starts the next turn (H3-CARD-08)."""
    ended = [one for one in s.players[seat].ongoing if one.until == "turn" and one.name != RETURNING]
    if ended:
        end_effects(s, seat, ended)


def end_of_round_effects(s: Heroes3, seat: int) -> None:
    """Cards that lie in play until a round ends go."""
    passing = ("cheaper_reinforce", "university")
    ended = [
        one
        for one in s.players[seat].ongoing
        if one.until == "round" and (one.card != NOBODY or one.name in passing) and one.since < s.round
    ]
    if ended:
        end_effects(s, seat, ended)
