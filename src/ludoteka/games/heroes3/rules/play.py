"""Playing cards outside combat, and the moments at which cards change other rules (H3-CARD-01, H3-CARD-06)."""

from __future__ import annotations

from ludoteka.games.heroes3.content_parts import Play
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action


def play_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add every way to play a card in the own turn: `("play", card, way)`, ways counted from 1 (H3-CARD-01)."""


def take_play(s: Heroes3, seat: int, action: Action) -> None:
    """Play a card."""


def end_ongoing(s: Heroes3, seat: int) -> None:
    """Ongoing cards end when their player starts the next turn (H3-CARD-08)."""


def turn_start_effects(s: Heroes3, seat: int) -> None:
    """Push what cards and units do at the start of a turn (H3-TURN-03)."""


def turn_end_effects(s: Heroes3, seat: int) -> None:
    """Push what cards and units do at the end of a turn (R-58)."""


def round_start_effects(s: Heroes3, seat: int, resources: bool) -> None:
    """Push what cards and units do at the beginning of a resource or astrologers round (H3-ROUND-07)."""


def level_gained(s: Heroes3, seat: int) -> None:
    """A level was reached: push what cards do then."""


def ask_to_skip_guard(s: Heroes3, seat: int, hero: int, field: int) -> bool:
    """Whether a card may avoid the combat; then a Choice was pushed that goes on with Visit or `fight_guard`."""
    return False


def passes_borders(s: Heroes3, seat: int) -> bool:
    """Whether an effect lets a player's heroes cross closed edges."""
    return False


def search_looks(s: Heroes3, seat: int, deck: int, looks: int) -> int:
    """How many cards a search looks at with cards in play."""
    return looks


def after_search(s: Heroes3, seat: int, deck: int, looks: int) -> None:
    """A search is over: push what cards do then."""


def reroll_options(s: Heroes3, seat: int, die: int, out: list[Action]) -> None:
    """Add the cards that can reroll a die outside combat."""


def take_reroll(s: Heroes3, seat: int, action: Action) -> None:
    """Use one of them."""


def more_location_dice(s: Heroes3, seat: int, die: int) -> int:
    """How many more dice a card in play lets a location roll."""
    return 0


def recruit_gold_off(s: Heroes3, seat: int, troop: int) -> int:
    """How much less gold recruiting costs."""
    return 0


def reinforce_gold_off(s: Heroes3, seat: int, troop: int) -> int:
    """How much less gold reinforcing costs."""
    return 0


def spell_book_gold_off(s: Heroes3, seat: int) -> int:
    """How much less gold the spell book token costs."""
    return 0


def ignores_negative_morale(s: Heroes3, seat: int) -> bool:
    """Whether a card in play keeps a player from losing morale."""
    return False


def can_do(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether a deed that is the same in and outside combat has anything to work on (H3-CARD-16)."""
    return False


def common_deed(s: Heroes3, seat: int, card: int, way: int) -> None:
    """Do a deed that is the same in and outside combat, for a card played in combat; it is put away there."""


def combat_won(s: Heroes3, seat: int) -> None:
    """A combat of the main hero was won, not a quick one: push what cards may do then (R-33)."""
