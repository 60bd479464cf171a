"""The errand of a scenario, step by step: the seer, the card he wants, the card he gives, the end (H3-END-01)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import ARTIFACT, DIRECTIONS, MAIN, NOBODY
from ludoteka.games.heroes3.rules.cards.piles import gain_openly, leave_hand, refill_discard, remove_card
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.victory.ends import check_ends
from ludoteka.games.heroes3.rules.world.quests import ASIDE, PLACE, WOKEN, owns_card, quest_cards
from ludoteka.games.heroes3.rules.world.scenario_map import named_field
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action

DONE_QUEST = "quest_done"
"""In the ledger once the quest has come to its end."""


def set_quest_aside(s: Heroes3) -> None:
    """The cards of the quest leave the artifact deck before the game."""
    if scenario(s).quest is None:
        return
    s.own_piles()
    for card in quest_cards(s):
        if card in s.decks[ARTIFACT].cards():
            s.decks[ARTIFACT].remove(card)
        elif card in s.discards[ARTIFACT]:
            s.discards[ARTIFACT].remove(card)
            refill_discard(s, ARTIFACT)
    s.ledger[ASIDE] = quest_cards(s)


def quest_goes_on(s: Heroes3, seat: int, field: int) -> None:
    """A hero visits a field: perhaps the next step of the quest."""
    quest = scenario(s).quest
    assert quest is not None
    wanted, given = quest_cards(s)
    if field == named_field(s, quest.seer):
        if PLACE not in s.ledger:
            place = named_field(s, quest.places[s.chance.below(len(quest.places))])
            s.ledger[PLACE] = [place]
            s.tell(("quest-place", wanted, place))
        elif owns_card(s, seat, wanted) and given in s.ledger[ASIDE]:
            give_up(s, seat, wanted)
            hand_out(s, seat, given)
    elif s.ledger.get(PLACE) == [field] and wanted in s.ledger[ASIDE] and given in s.ledger[ASIDE]:
        hand_out(s, seat, wanted)
        wake_armies(s)
    elif field == named_field(s, quest.goal) and owns_card(s, seat, given):
        s.ledger[DONE_QUEST] = [s.round]
        check_ends(s, seat)


def hand_out(s: Heroes3, seat: int, card: int) -> None:
    """A player gets a card of the quest."""
    s.ledger[ASIDE] = [other for other in s.ledger[ASIDE] if other != card]
    gain_openly(s, seat, card)


def give_up(s: Heroes3, seat: int, card: int) -> None:
    """A card of the quest leaves the game, wherever its player has it."""
    player = s.players[seat]
    if card in player.hand:
        leave_hand(s, seat, card)
    elif card in player.discard:
        player.discard.remove(card)
    elif card in player.permanent:
        player.drop_permanent(card)
    else:
        player.deck.remove(card)
    remove_card(s, seat, card)


def wake_armies(s: Heroes3) -> None:
    """The armies of the scenario come, once."""
    if WOKEN not in s.ledger:
        s.ledger[WOKEN] = [s.round]
        s.facts.book.armies_wake(s)


# -- from hand to hand ------------------------------------------------------------------------------------------


def passing_closed(s: Heroes3, seat: int, card: int) -> Action | None:
    """Why a card of the quest cannot be passed: it is not in hand, or nobody stands beside."""
    if card not in quest_cards(s) or card not in s.players[seat].hand:
        return ("not-in-hand", card)
    return None if receiver(s, seat) != NOBODY else ("not-side-by-side", 1 - seat)


def receiver(s: Heroes3, seat: int) -> int:
    """The other player if the main heroes stand side by side, else -1."""
    at = s.players[seat].at[MAIN]
    if at == NOBODY:
        return NOBODY
    beside = s.atlas.near[at * DIRECTIONS : at * DIRECTIONS + DIRECTIONS]
    for other in range(s.seats):
        if other != seat and s.players[other].at[MAIN] in beside:
            return other
    return NOBODY


def pass_item(s: Heroes3, seat: int, card: int) -> None:
    """A card of the quest goes to the other player's hand."""
    other = receiver(s, seat)
    leave_hand(s, seat, card)
    gain_openly(s, other, card)
