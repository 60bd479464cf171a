"""Which cards may be played in a moment of a combat, and why others may not (H3-CARD-06, H3-CARD-07, H3-CARD-08,
H3-CARD-16)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import MAIN, NOBODY, SPELL
from ludoteka.games.heroes3.figures import Card, Play
from ludoteka.games.heroes3.rules.battlefield.effects import lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import (
    SAVED,
    ability,
    side_effect,
)
from ludoteka.games.heroes3.rules.battlefield.moments import (
    ACTING,
    AFTER_BLOW,
    ANY_TIME,
    BEFORE_ACTIVATION,
    BETWEEN,
    LETHAL,
    OWN_ACTIVATION,
    has_deck,
    is_plain_power,
    may_play_cards,
    plain_power,
    play_moments,
)
from ludoteka.games.heroes3.rules.battlefield.strikes import DECLARED, RETALIATION, striking
from ludoteka.games.heroes3.rules.battlefield.town_help import struck_unit
from ludoteka.games.heroes3.rules.cards.gains import can_pay_price
from ludoteka.games.heroes3.rules.cards.own_cards import aside
from ludoteka.games.heroes3.rules.cards.piles import distinct
from ludoteka.games.heroes3.rules.combat.card_targets import is_bonus
from ludoteka.games.heroes3.rules.combat.cards import COMMON_DEEDS, does_something
from ludoteka.games.heroes3.rules.spells.castable import cast_closed, cast_options, power_helps, spell_moments
from ludoteka.games.heroes3.rules.spells.deeds import deed_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action


def savers(s: Heroes3, c: Combat, side: int, out: list[Action]) -> None:
    """Archangels can cancel the attack that would fell another own unit, once a combat (R-76)."""
    target = striking(c).target
    if c.side[target] != side or striking(c).cancelled:
        return
    abilities = s.facts.abilities
    for fighter in range(len(c.form)):
        if (
            c.side[fighter] == side
            and "cancel_lethal_attack" in abilities[c.form[fighter]]
            and c.space[fighter] >= 0
            and fighter != target
            and not c.marks[fighter] & SAVED
            and ability(s, c, fighter, "cancel_lethal_attack") is not None
        ):
            out.append(("save", c.space[fighter]))  # noqa: PERF401  # quicker than a list of its own


def null_options(s: Heroes3, c: Combat, seat: int, side: int, out: list[Action]) -> None:
    """Halberdiers: discard a card and the attack on them has no die (ability discard_to_null_attacker_die)."""
    strike = c.strike
    if strike is None or strike.stage != DECLARED or c.side[strike.target] != side:
        return
    if ability(s, c, strike.target, "discard_to_null_attacker_die") is not None and not nulls(c):
        out += [("discard", card) for card in distinct(s.players[seat].hand)]


def strengthen_options(s: Heroes3, c: Combat, seat: int, side: int, out: list[Action]) -> None:
    """Under Crag Hack's specialty any card may give attack instead of its effect."""
    if side_effect(c, "any_card_attack", side) is not None and struck_unit(c, side, True) != NOBODY:
        out += [("strengthen", card) for card in distinct(s.players[seat].hand)]


def strengthened(c: Combat, seat: int, side: int) -> None:
    """A card was played for attack alone (Crag Hack)."""
    effect = side_effect(c, "any_card_attack", side)
    if effect is not None:
        lay_plain(c, "attack", seat, struck_unit(c, side, True), effect.amount, "attack")


def nulls(c: Combat) -> bool:
    """Whether the attack in progress has lost its die already."""
    strike = striking(c)
    return any(effect.name == "no_die" and effect.target == strike.attacker for effect in c.effects)


def nulled(c: Combat, seat: int, side: int) -> None:
    """The attack in progress has no die (ability discard_to_null_attacker_die)."""
    lay_plain(c, "no_die", seat, striking(c).attacker, 0, "attack")


def moments_of(facts: Card) -> int:
    """Mask of the moments in which a card can ever be played in a combat, for more than its power alone."""
    if facts.moments >= 0:
        return facts.moments
    mask = 0
    spell = facts.spell
    if spell is not None:
        mask = spell_moments(spell)
    for way in range(len(facts.plays)):
        play = facts.plays[way]
        if play.timing != "map" and not is_plain_power(play):
            mask |= play_moments(play)
    facts.moments = mask
    return mask


def opens_of(facts: Card) -> int:
    """Mask of the moments in which a player is asked because of a card."""
    if facts.opens < 0:
        mask = 0
        if facts.spell is not None:
            mask = deed_of(facts.spell).opens(facts.spell)
        for play in facts.plays:
            play.opens = play_opens(play)
            if play.timing != "map" and not is_plain_power(play):
                mask |= play.opens
        facts.opens = mask
    return facts.opens


def play_opens(play: Play) -> int:
    """Mask of the moments in which a player is asked because of a way of playing a card (H3-CARD-06).

    What helps an attack is asked for when the attack is declared; what touches no unit (gold, cards, morale) waits for
    the start or the end of the round, if no other card opens a window.
    """
    mask = play_moments(play)
    if mask >> BEFORE_ACTIVATION & 1 and mask & ANY_TIME != ANY_TIME:
        return mask | 1 << OWN_ACTIVATION
    if mask & ANY_TIME != ANY_TIME:
        return mask
    if is_bonus(play):
        return mask & ~BETWEEN
    if play.deed in COMMON_DEEDS or (play.deed == "figures" and play.target in ("none", "own_hero")):
        return mask & ~(1 << BEFORE_ACTIVATION | 1 << AFTER_BLOW)
    return mask


def card_options(s: Heroes3, c: Combat, seat: int, side: int, moment: int, out: list[Action]) -> None:
    """Every way to play a card of the hand that fits the moment (H3-CARD-06, H3-CARD-07, H3-CARD-08)."""
    player = s.players[seat]
    if not player.hand:
        return
    cards = fitting_cards(s, player.hand, player.faction, moment)
    if not cards or (moment == LETHAL and (striking(c).cancelled or c.side[striking(c).target] != side)):
        return
    for card in cards:
        facts = s.facts.card[card]
        if facts.kind == SPELL:
            cast_options(s, c, seat, side, moment, card, out)
            continue
        for way in range(len(facts.plays)):
            play = facts.plays[way]
            if not is_plain_power(play) and fits(s, c, seat, side, moment, card, play, facts.expert[way]):
                out.append(("play", card, way + 1))
    if power_helps(s, c, seat, side, moment):
        power_options(s, seat, side, moment, out)


def fitting_cards(s: Heroes3, hand: list[int], faction: int, moment: int) -> list[int]:
    """The cards of a hand, each once, that could be played in a moment by a player of a faction."""
    out: list[int] = []
    last = -1
    every = s.facts.card
    for card in hand:
        if card == last:
            continue
        last = card
        facts = every[card]
        moments = facts.moments if facts.moments >= 0 else moments_of(facts)
        if moments >> moment & 1 and (facts.faction == NOBODY or facts.faction == faction):
            out.append(card)
    return out


def power_options(s: Heroes3, seat: int, side: int, moment: int, out: list[Action]) -> None:
    """Cards that can be played for power (H3-SPELL-01, H3-SPELL-02)."""
    player = s.players[seat]
    for card in distinct(player.hand):
        facts = s.facts.card[card]
        if facts.faction not in (NOBODY, player.faction):
            continue
        if facts.kind == SPELL:
            out.append(("power", card))
            continue
        out += [
            ("play", card, way + 1)
            for way in range(len(facts.plays))
            if plain_power(s, card, way)
            and facts.plays[way].deed != "spend_permanent"
            and holds_school(s, seat, facts.plays[way].school)
            and affordable(s, seat, facts.plays[way], facts.expert[way])
        ]
    for card in () if aside(seat) in s.ledger else player.permanent:
        facts = s.facts.card[card]
        for way in range(len(facts.plays)):
            play = facts.plays[way]
            action: Action = ("play", card, way + 1)
            spent = play.deed == "spend_permanent" and action not in out and holds_school(s, seat, play.school)
            if spent and affordable(s, seat, play, facts.expert[way]):
                out.append(action)


def holds_school(s: Heroes3, seat: int, school: str) -> bool:
    """Whether a player holds a spell that power of a school can help (H3-SPELL-04)."""
    if school == "any":
        return True
    for card in s.players[seat].hand:
        spell = s.facts.card[card].spell
        if spell is not None and spell.school in ("any", school):
            return True
    return False


def affordable(s: Heroes3, seat: int, play: Play, expert: bool) -> bool:
    """Whether the price and the expert use of a play can be paid, the card itself gone (H3-CARD-12, H3-CARD-16)."""
    return price_closed(s, seat, NOBODY, play, expert) is None


def price_closed(s: Heroes3, seat: int, card: int, play: Play, expert: bool) -> Action | None:
    """Why a way of playing a card cannot be paid, the card itself gone; None if it can (H3-CARD-12, H3-CARD-16)."""
    player = s.players[seat]
    if expert and player.experts <= 0:
        return ("no-expert-use", card)
    price = play.price
    if price.nothing and not play.least_discards:
        return None
    if price.discards + price.removes + play.least_discards and (
        len(player.hand) - 1 < price.discards + price.removes + play.least_discards
    ):
        return ("cards-short", card)
    return None if can_pay_price(s, seat, MAIN, price) else ("price-short", card)


def fits(s: Heroes3, c: Combat, seat: int, side: int, moment: int, card: int, play: Play, expert: bool) -> bool:
    """Whether a way of playing a card fits the moment and can be paid."""
    return play_closed(s, c, seat, side, moment, card, play, expert) is None


def play_closed(
    s: Heroes3, c: Combat, seat: int, side: int, moment: int, card: int, play: Play, expert: bool
) -> Action | None:
    """Why a way of playing a card is not open now; None if it is (H3-CARD-06, H3-CARD-07, H3-CARD-08, H3-CARD-16)."""
    timing = play.timing
    if timing == "map":
        return ("only-on-map", card)
    if not play_moments(play) >> moment & 1:
        return ("not-its-moment", card)
    if timing != "instant" and moment == ACTING and c.attacked:
        return ("has-attacked",)
    if play.when == "enemy_retaliation":
        strike = c.strike
        if strike is None or strike.kind != RETALIATION or c.side[strike.target] != side:
            return ("not-its-moment", card)
    closed = price_closed(s, seat, card, play, expert)
    if closed is not None:
        return closed
    return None if does_something(s, c, seat, side, moment, card, play) else ("no-target", card)


def card_closed(s: Heroes3, c: Combat, seat: int, side: int, moment: int, action: Action) -> Action | None:
    """Why what an action says cannot be done with a card, a building or morale now."""
    match action:
        case ("play", int() as card, int() as way):
            return hand_closed(s, c, seat, side, card) or way_closed(s, c, seat, side, moment, card, way - 1)
        case ("cast", int() as card, int() as number):
            closed = hand_closed(s, c, seat, side, card)
            return closed or cast_closed(s, c, seat, side, moment, card, number - 1)
        case ("power", int() as card):
            closed = hand_closed(s, c, seat, side, card)
            return closed or power_closed(s, c, seat, side, moment, card)
        case ("strengthen" | "discard", int() as card):
            return hand_closed(s, c, seat, side, card)
        case ("use", int() as building, int()):
            return ("building-no-help", building)
        case ("save", int() as space):
            return ("cannot-save", space)
    return None


def hand_closed(s: Heroes3, c: Combat, seat: int, side: int, card: int) -> Action | None:
    """Why a player cannot play this card in the combat at all; None if nothing forbids it (H3-CARD-01, H3-CARD-11)."""
    player = s.players[seat]
    if not may_play_cards(s, c, side):
        return ("only-main-hero",)
    if card not in player.hand and (card not in player.permanent or not has_deck(s, c, side)):
        return ("not-in-hand", card)
    return None if s.facts.card[card].faction in (NOBODY, player.faction) else ("other-faction", card)


def way_closed(s: Heroes3, c: Combat, seat: int, side: int, moment: int, card: int, way: int) -> Action | None:
    """Why a way of playing a card of the hand is not open; None if it is."""
    facts = s.facts.card[card]
    if not 0 <= way < len(facts.plays):
        return ("no-such-effect", card)
    play = facts.plays[way]
    if is_plain_power(play):
        return power_closed(s, c, seat, side, moment, card)
    if moment == LETHAL and (striking(c).cancelled or c.side[striking(c).target] != side):
        return ("not-its-moment", card)
    return play_closed(s, c, seat, side, moment, card, play, facts.expert[way])


def power_closed(s: Heroes3, c: Combat, seat: int, side: int, moment: int, card: int) -> Action | None:
    """Why a card cannot be played for its power; None if it can (H3-SPELL-01, H3-SPELL-02)."""
    if not power_helps(s, c, seat, side, moment):
        return ("power-useless", card)
    sources: list[Action] = []
    power_options(s, seat, side, moment, sources)
    return None if any(source[1] == card for source in sources) else ("no-power", card)
