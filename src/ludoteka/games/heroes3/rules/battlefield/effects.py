"""Effects that last in a combat: beginning, end and what becomes of their cards (H3-CARD-08, H3-COMBAT-20)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from typing import Final

from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.battlefield.board import FORCE_FIELD
from ludoteka.games.heroes3.rules.cards.piles import cast_card_away, remove_card
from ludoteka.games.heroes3.rules.common import is_seat
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.games.heroes3.state_parts import Effect

DEFENSIVE: Final = frozenset(("defense", "defense_adjacent", "shield", "spell_guard"))
"""Effects of one attack that help the unit attacked; the others belong to the unit that attacks."""

RETURNING: Final = "returning"
REMOVED_AFTER: Final = "removed_after"
"""Riders on an effect: its card goes back to the hand, or out of the game, when the effect ends."""

SWORD: Final = "sword_waits"
SHIELD: Final = "shield_waits"
"""An artifact of an AI army that serves the next unit which acts, or which is struck; `amount` is the card."""

HIDDEN: Final = frozenset((RETURNING, REMOVED_AFTER, "buried", "clone_of", "initiative_floor", "stuck"))
"""Effects that a player does not see as effects."""


def next_serial(c: Combat) -> int:
    """A number for the effects of one card."""
    highest = 0
    for effect in c.effects:
        if effect.play > highest:
            highest = effect.play
    return highest + 1


def lay(c: Combat, name: str, owner: int, card: int, target: int, amount: int, until: str, serial: int) -> None:
    """An effect begins; effects of one card share a serial number."""
    c.effects.append(Effect(name, owner, card, serial, target, amount, until, c.round))


def lay_plain(c: Combat, name: str, owner: int, target: int, amount: int, until: str) -> None:
    """An effect without a card begins."""
    lay(c, name, owner, NOBODY, target, amount, until, 0)


def lay_on(c: Combat, name: str, owner: int, card: int, target: int, amount: int, until: str) -> None:
    """A card stays in play with an effect (H3-CARD-08)."""
    lay(c, name, owner, card, target, amount, until, next_serial(c))


def settle_cards(s: Heroes3, c: Combat, ended: list[Effect]) -> None:
    """Cards of effects that ended go to the discard pile, unless another effect of them goes on (H3-CARD-17)."""
    done: list[int] = []
    for effect in ended:
        if effect.name == "force_field" and c.board[effect.target] == FORCE_FIELD:
            c.board[effect.target] = NOBODY
        if effect.card < 0 or effect.play in done:
            continue
        rest = [other for other in c.effects if other.play == effect.play and other.card >= 0]
        riders = [other.name for other in rest if other.name in (RETURNING, REMOVED_AFTER)]
        if len(rest) > len(riders):
            continue
        done.append(effect.play)
        riders += [other.name for other in ended if other.play == effect.play]
        if riders:
            serial = effect.play
            c.effects = [other for other in c.effects if other.play != serial]
        put_away(s, effect.owner, effect.card, RETURNING in riders, REMOVED_AFTER in riders)


def put_away(s: Heroes3, owner: int, card: int, returns: bool, removed: bool) -> None:
    """A card that is done with: to the hand, out of the game or onto its owner's discard pile (H3-CARD-02)."""
    if not is_seat(s, owner):
        return
    player = s.players[owner]
    if removed:
        remove_card(s, owner, card)
    elif returns:
        insort(player.hand, card)
        s.tell(("card-returns", owner, card))
    else:
        cast_card_away(s, owner, card)


def removed_for_power(s: Heroes3, card: int) -> bool:
    """Whether a card that gives power to spells of one school leaves the game when it is played for it (the Orbs)."""
    return any(play.removes_self and play.power and play.school != "any" for play in s.facts.card[card].plays)


def put_power_away(s: Heroes3, seat: int, cards: Iterable[int]) -> None:
    """Cards that were played for power go: to the discard pile, or out of the game if they say so (H3-SPELL-02)."""
    for card in cards:
        if removed_for_power(s, card):
            remove_card(s, seat, card)
        else:
            s.players[seat].discard.append(card)


def end_effects(s: Heroes3, c: Combat, ended: list[Effect]) -> None:
    if not ended:
        return
    c.effects = [effect for effect in c.effects if effect not in ended]
    settle_cards(s, c, ended)
    for effect in ended:
        if effect.name == "hp" and effect.target >= 0:
            s.facts.book.lose_raised_hp(s, c, effect.target)


def end_of_strike(s: Heroes3, c: Combat, attacker: int, target: int) -> None:
    """What held for one attack is over for both units (H3-COMBAT-20)."""
    ended: list[Effect] = []
    for effect in c.effects:
        if effect.until == "attack":
            defensive = effect.name in DEFENSIVE
            if (effect.target == target and defensive) or (effect.target == attacker and not defensive):
                ended.append(effect)
        elif effect.until == "might" and (
            (effect.name == "defense" and effect.target == target)
            or (effect.name == "attack" and effect.target == attacker)
        ):
            ended.append(effect)
    end_effects(s, c, ended)


def end_of_activation(s: Heroes3, c: Combat, fighter: int) -> None:
    """What held for an activation is over (H3-COMBAT-20, R-68)."""
    ended: list[Effect] = []
    for effect in c.effects:
        until = effect.until
        if until in ("attack", "activation") or (until == "next_activation" and effect.target == fighter):
            ended.append(effect)
    end_effects(s, c, ended)


def end_of_round(s: Heroes3, c: Combat) -> None:
    """What held for a combat round, or for several, is over."""
    ended: list[Effect] = []
    for effect in c.effects:
        until = effect.until
        if (
            until == "combat_round"
            or (until == "next_combat_round" and effect.since < c.round)
            or (until == "two_rounds" and effect.since < c.round)
        ):
            ended.append(effect)
    end_effects(s, c, ended)


def end_on(s: Heroes3, c: Combat, fighter: int) -> None:
    """Everything laid on a fighter that leaves ends."""
    end_effects(s, c, [effect for effect in c.effects if effect.target == fighter and not on_space(effect)])


def on_space(effect: Effect) -> bool:
    """Whether an effect lies on a space rather than on a fighter."""
    return effect.name in ("force_field", "fire_wall")


def ongoing_on(c: Combat, fighter: int) -> list[Effect]:
    """The effects on a fighter that a card can take away: ongoing cards and changes of its figures."""
    return [
        effect
        for effect in c.effects
        if effect.target == fighter and not on_space(effect) and effect.name not in HIDDEN
    ]
