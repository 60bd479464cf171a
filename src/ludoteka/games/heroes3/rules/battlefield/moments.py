"""The moments of a combat in which cards may be played, and who may play them (H3-CARD-01, H3-CARD-06)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import BOTH_LEAD, HAS_BOMB, MAIN, SECONDARY
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.cards.own_cards import fights_with_own_cards
from ludoteka.games.heroes3.rules.common import leads, special
from ludoteka.games.heroes3.rules.world.bomb import carries_bomb
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat

START: Final = 0
ROUND_START: Final = 1
BEFORE_ACTIVATION: Final = 2
ACTING: Final = 3
STRIKE: Final = 4
AFTER_ROLL: Final = 5
LETHAL: Final = 6
RETALIATING: Final = 7
ENEMY_CAST: Final = 8
AFTER_CAST: Final = 9
ROUND_END: Final = 10
AFTER_BLOW: Final = 11
"""Moments of a combat in which cards may be played."""
OWN_ACTIVATION: Final = 12
"""Before a unit of this side activates: its player may play the same cards right afterwards; for `opens` alone."""
MOMENT_NAMES: Final = (
    "start", "round-start", "before-activation", "acting", "strike", "after-roll", "lethal", "retaliating",
    "enemy-cast", "after-cast", "round-end", "after-blow",
)  # fmt: skip
ALWAYS_ASKED: Final = (1 << ACTING) | (1 << STRIKE)
"""Moments in which every card that fits opens the question, as do morale and what lies on the table."""
BETWEEN: Final = (1 << ROUND_START) | (1 << BEFORE_ACTIVATION) | (1 << AFTER_BLOW) | (1 << ROUND_END)
"""Moments between the activations and blows of a combat, where instants may come too (H3-CARD-06)."""
SKIPPED: Final = BETWEEN | (1 << STRIKE)
"""Moments in which who passed for the fight is not asked."""
ANY_TIME: Final = ALWAYS_ASKED | BETWEEN
MOMENTS_OF: Final[dict[str, int]] = {
    "any_time": ANY_TIME,
    "with_spell": (1 << ACTING) | (1 << STRIKE) | (1 << LETHAL) | (1 << ENEMY_CAST),
    "combat_start": 1 << START,
    "neutral_combat_start": 1 << START,
    "combat_round_start": 1 << ROUND_START,
    "combat_round_end": 1 << ROUND_END,
    "before_activation": 1 << BEFORE_ACTIVATION,
    "before_roll": 1 << STRIKE,
    "after_roll": 1 << AFTER_ROLL,
    "lethal_attack": 1 << LETHAL,
    "enemy_retaliation": 1 << STRIKE,
    "after_cast": 1 << AFTER_CAST,
    "enemy_cast": 1 << ENEMY_CAST,
    "siege": ANY_TIME,
    "own_discard_empty": ANY_TIME,
    "on_sea_tile": ANY_TIME,
    "has_first_aid_tent": ANY_TIME,
    "ballista_fires": (1 << ROUND_START) | (1 << ACTING),
    "tent_used": 1 << ACTING,
}
"""In which moments of a combat a card may be played, by its own moment."""


def has_deck(s: Heroes3, c: Combat, side: int) -> bool:
    """Whether a side's player may play cards here: only with the main hero (H3-HERO-01, H3-HERO-03,
    H3-CARD-01, R-28)."""
    owner = c.attacker if side == 0 else c.defender
    if owner >= s.seats:
        return False
    hero = c.attacker_hero if side == 0 else c.defender_hero
    if hero == MAIN:
        return True
    if hero == SECONDARY:
        able = s.facts.scenario_traits[s.scenario] & (BOTH_LEAD | HAS_BOMB)
        return able != 0 and (leads(s, hero) or carries_bomb(s, owner, hero))
    return side == 1 and special(s, "deck_in_paid_defence") is not None


def may_play_cards(s: Heroes3, c: Combat, side: int) -> bool:
    """Whether a side's player holds cards to play here: the hand, or the cards of a secondary hero."""
    owner, hero = (c.attacker, c.attacker_hero) if side == 0 else (c.defender, c.defender_hero)
    if hero == MAIN:
        return owner < s.seats
    return has_deck(s, c, side) or (bool(s.ledger) and fights_with_own_cards(s, c, side))


def plain_power(s: Heroes3, card: int, way: int) -> bool:
    """Whether a way of playing a card is there for its power."""
    return is_plain_power(s.facts.card[card].plays[way])


def play_moments(play: Play) -> int:
    """Mask of the moments in which a way of playing a card fits, kept with it."""
    if play.moments < 0:
        play.moments = moments_by_words(play)
    return play.moments


def moments_by_words(play: Play) -> int:
    """The same, worked out."""
    if play.deed == "reroll_die":
        return 1 << AFTER_ROLL
    if play.timing == "permanent" or (play.timing in ("activation", "ongoing") and play.when == "any_time"):
        return 1 << ACTING
    mask = MOMENTS_OF.get(play.when, 0)
    return mask if play.timing == "instant" or mask & ANY_TIME != ANY_TIME else mask & ~BETWEEN


def is_plain_power(play: Play) -> bool:
    """Whether a way of playing a card is there for its power."""
    return bool(play.power) and play.deed in ("figures", "discard_for_power", "spend_permanent")
