"""When cards may be played in a combat: who is asked, and which cards fit the moment (H3-CARD-01, H3-CARD-06, R-02)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import MAIN, NOBODY, SPELL
from ludoteka.games.heroes3.figures import Card, Play
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING
from ludoteka.games.heroes3.rules.battlefield.effects import lay_plain, put_power_away
from ludoteka.games.heroes3.rules.battlefield.figures import (
    SAVED,
    ability,
    anywhere,
    effect_on,
    fight,
    side_effect,
)
from ludoteka.games.heroes3.rules.battlefield.moments import (
    ACTING,
    AFTER_BLOW,
    AFTER_CAST,
    ALWAYS_ASKED,
    ANY_TIME,
    BEFORE_ACTIVATION,
    BETWEEN,
    ENEMY_CAST,
    LETHAL,
    OWN_ACTIVATION,
    SKIPPED,
    START,
    STRIKE,
    has_deck,
    is_plain_power,
    plain_power,
    play_moments,
)
from ludoteka.games.heroes3.rules.battlefield.strikes import DECLARED, RETALIATION, striking
from ludoteka.games.heroes3.rules.battlefield.town_help import building_options, struck_unit, use_building
from ludoteka.games.heroes3.rules.cards.gains import can_pay_price
from ludoteka.games.heroes3.rules.cards.morale import can_spend_morale, morale_options, take_morale
from ludoteka.games.heroes3.rules.cards.piles import discard_card, distinct
from ludoteka.games.heroes3.rules.combat.cards import COMMON_DEEDS, does_something, is_bonus, play_card, play_for_power
from ludoteka.games.heroes3.rules.common import PASS
from ludoteka.games.heroes3.rules.spells.targets import (
    cast_closed,
    cast_options,
    could_cast,
    power_helps,
    spell_moments,
    spell_opens,
)
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

PASS_COMBAT: Final[Action] = ("pass-combat",)
PASSES: Final = (PASS, PASS_COMBAT)
ASK_AGAIN: Final[Action] = ("ask-again",)
SILENT: Final = 2
"""Bit of `Combat.used`: the side wants to be asked for cards no more in this fight, but where a unit is to be saved."""


def set_silent(c: Combat, side: int, silent: int) -> None:
    """A player passes for the whole fight, or wants to be asked again (H3-CARD-06)."""
    c.used = c.used.copy()
    c.used[side] = c.used[side] & ~SILENT | silent


class CardWindow(Step[Heroes3]):
    """Both sides may play cards, one at a time, until both pass in a row (H3-COMBAT-18, R-02)."""

    __slots__ = ("moment", "passes", "side")

    def __init__(self, moment: int, side: int, passes: int) -> None:
        self.moment = moment
        self.side = side
        self.passes = passes

    def run(self, s: Heroes3) -> None:
        """Ask the next side that has something to decide."""
        choice = window(s, self.moment, self.side, self.passes)
        if choice is not None:
            s.then(choice)


def offer_cards(s: Heroes3, moment: int, side: int) -> None:
    """Both sides may play cards now, this one first, before anything that already waits (R-02)."""
    choice = window(s, moment, side, 0)
    if choice is not None:
        s.then(choice)


def window(s: Heroes3, moment: int, side: int, passes: int) -> PlayCards | None:
    """What the next side that has something to decide in a moment is asked; None if nobody has anything (R-02)."""
    c = s.combat
    if c is None or c.winner >= 0:
        return None
    always = ALWAYS_ASKED >> moment & 1 or moment == LETHAL
    skipped = SKIPPED >> moment & 1
    while passes < 2:
        seat = c.attacker if side == ATTACKING else c.defender
        if seat < s.seats and not (skipped and c.used[side] & SILENT):
            fitting = bool(always)
            if not fitting:
                for card in s.players[seat].hand:
                    if s.facts.card[card].opens >> moment & 1:
                        fitting = True
                        break
            if fitting and asked(s, c, side, moment):
                return PlayCards(seat, moment, side, passes)
        side = 1 - side
        passes += 1
    return None


def asked(s: Heroes3, c: Combat, side: int, moment: int) -> bool:
    """Whether a side is asked for cards in a moment."""
    seat = c.attacker if side == ATTACKING else c.defender
    if seat >= s.seats:
        return False
    player = s.players[seat]
    if player.ongoing and ALWAYS_ASKED >> moment & 1:
        cubes: list[Action] = []
        building_options(s, c, seat, side, cubes)
        if cubes:
            return True
    if moment == LETHAL:
        saving: list[Action] = []
        savers(s, c, side, saving)
        if saving:
            return True
    if not player.hand and player.morale <= 0:
        return False
    if not has_deck(s, c, side):
        return bool(ALWAYS_ASKED >> moment & 1) and can_spend_morale(s, seat) and morale_works(c)
    if moment == ENEMY_CAST and c.casting is not None and c.casting.side == side:
        return False
    if moment == AFTER_CAST and c.casting is not None and c.casting.side != side:
        return False
    if ALWAYS_ASKED >> moment & 1:
        return any(action not in PASSES for action in PlayCards(seat, moment, side, 0).options(s))
    return holds_reason(s, c, seat, side, moment)


def holds_reason(s: Heroes3, c: Combat, seat: int, side: int, moment: int) -> bool:
    """Whether a player holds a card that could do something now and not as well a little later (H3-CARD-06)."""
    if moment == LETHAL and (striking(c).cancelled or c.side[striking(c).target] != side):
        return False
    player = s.players[seat]
    reason = OWN_ACTIVATION if moment == BEFORE_ACTIVATION and acts_next(c, seat, side) else moment
    for card in fitting_cards(s, player.hand, player.faction, moment):
        facts = s.facts.card[card]
        if not opens_of(facts) >> reason & 1:
            continue
        if facts.kind == SPELL:
            casts: list[Action] = []
            cast_options(s, c, seat, side, moment, card, casts)
            if casts or (could_cast(s, c, side, moment, card) and more_power(s, c, seat, side, moment, card)):
                return True
            continue
        for way in range(len(facts.plays)):
            play = facts.plays[way]
            if (
                play.opens >> reason & 1
                and not is_plain_power(play)
                and fits(s, c, seat, side, moment, card, play, facts.expert[way])
            ):
                return True
            short = moment == LETHAL and play.tier_power is not None and player.power < play.tier_power.gold
            if short and more_power(s, c, seat, side, moment, card):
                return True
    return False


def more_power(s: Heroes3, c: Combat, seat: int, side: int, moment: int, card: int) -> bool:
    """Whether a player could play more power for a card now: with another card than itself (H3-SPELL-02)."""
    if not power_helps(s, c, seat, side, moment):
        return False
    sources: list[Action] = []
    power_options(s, seat, side, moment, sources)
    return s.players[seat].hand.count(card) > 1 or any(source[1] != card for source in sources)


def acts_next(c: Combat, seat: int, side: int) -> bool:
    """Whether the unit that is about to activate is run by this player, who will be asked what it does."""
    if c.active < 0 or c.side[c.active] != side or c.controllers[side] != seat or c.paralysed[c.active]:
        return False
    return not c.effects or effect_on(c, "loses_activation", c.active) is None


class PlayCards(Choice[Heroes3]):
    """Play a card that fits the moment, spend morale, or pass (H3-COMBAT-18, H3-CARD-06)."""

    __slots__ = ("moment", "passes", "side")

    def __init__(self, seat: int, moment: int, side: int, passes: int) -> None:
        self.seat = seat
        self.moment = moment
        self.side = side
        self.passes = passes

    def prompt(self, s: Heroes3) -> Action:
        """Says the moment."""
        return ("play-cards", self.moment)

    def options(self, s: Heroes3) -> list[Action]:
        """Every card that may be played, morale, and passing."""
        c = fight(s)
        out: list[Action] = [PASS]
        if SKIPPED >> self.moment & 1:
            out.append(PASS_COMBAT)
        if s.players[self.seat].ongoing and ALWAYS_ASKED >> self.moment & 1:
            building_options(s, c, self.seat, self.side, out)
        if self.moment == LETHAL:
            savers(s, c, self.side, out)
        if s.players[self.seat].morale > 0 and ANY_TIME >> self.moment & 1 and morale_works(c):
            morale_options(s, self.seat, out)
        if not has_deck(s, c, self.side):
            out.sort()
            return out
        card_options(s, c, self.seat, self.side, self.moment, out)
        if c.effects:
            strengthen_options(s, c, self.seat, self.side, out)
        if self.moment == STRIKE:
            null_options(s, c, self.seat, self.side, out)
        if len(out) > 1:
            out.sort()
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        """Play it; power keeps the word, everything else gives it to the other side."""
        c = fight(s)
        match action:
            case ("pass",):
                self.pass_on(s, c)
                return
            case ("pass-combat",):
                set_silent(c, self.side, SILENT)
                self.pass_on(s, c)
                return
        if keeps_the_word(s, action):
            s.then(CardWindow(self.moment, self.side, self.passes))
        elif self.moment == AFTER_CAST or self.moment == START:
            s.then(CardWindow(self.moment, self.side, 0))
        else:
            s.then(CardWindow(self.moment, 1 - self.side, 0))
        take_card_action(s, c, self.seat, self.side, self.moment, action)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why this cannot be played now."""
        return card_closed(s, fight(s), self.seat, self.side, self.moment, action)

    def pass_on(self, s: Heroes3, c: Combat) -> None:
        """The other side may play now."""
        lose_power(s, c, self.seat, self.side)
        s.then(CardWindow(self.moment, 1 - self.side, self.passes + 1))


def morale_works(c: Combat) -> bool:
    """Whether morale may be used in this combat (H3-MORALE-02)."""
    return anywhere(c, "no_morale_or_rerolls") is None


def keeps_the_word(s: Heroes3, action: Action) -> bool:
    """Whether its player goes on after an action of a card window: power is played for a spell that follows."""
    match action:
        case ("power" | "use", *_):
            return True
        case ("play", int(card), int(way)):
            return plain_power(s, card, way - 1)
    return False


def lose_power(s: Heroes3, c: Combat, seat: int, side: int) -> None:
    """Power that was played and not used is lost when a player stops playing cards (H3-SPELL-02)."""
    s.players[seat].power = 0
    put_power_away(s, seat, c.paid[side])
    c.paid[side] = []


def take_card_action(s: Heroes3, c: Combat, seat: int, side: int, moment: int, action: Action) -> None:
    """Do what an option of a card window says."""
    match action:
        case ("play", int(card), int(way)):
            play_card(s, c, seat, side, card, way - 1)
        case ("power", int(card)):
            play_for_power(s, c, seat, side, card)
        case ("cast", int(card), int(step)):
            s.facts.book.begin_casting(s, c, seat, side, card, step - 1)
        case ("use", int(building), int(number)):
            use_building(s, c, seat, side, building, number)
        case ("strengthen", int(card)):
            discard_card(s, seat, card)
            strengthened(c, seat, side)
        case ("save", int(space)):
            c.marks[c.board[space]] |= SAVED
            striking(c).cancelled = True
        case ("discard", int(card)):
            discard_card(s, seat, card)
            nulled(c, seat, side)
        case _:
            take_morale(s, seat, action)


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
            mask = spell_opens(facts.spell)
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
    """Every way to play a card of the hand that fits the moment (H3-CARD-06 to H3-CARD-08)."""
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
    for card in player.permanent:
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
    """Why a way of playing a card is not open now; None if it is (H3-CARD-06 to H3-CARD-08, H3-CARD-16)."""
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


# -- why a card cannot be played --------------------------------------------------------------------------------


def card_closed(s: Heroes3, c: Combat, seat: int, side: int, moment: int, action: Action) -> Action | None:
    """Why what an action says cannot be done with a card, a building or morale now."""
    match action:
        case ("play", int(card), int(way)):
            return hand_closed(s, c, seat, side, card) or way_closed(s, c, seat, side, moment, card, way - 1)
        case ("cast", int(card), int(number)):
            closed = hand_closed(s, c, seat, side, card)
            return closed or cast_closed(s, c, seat, side, moment, card, number - 1)
        case ("power", int(card)):
            closed = hand_closed(s, c, seat, side, card)
            return closed or power_closed(s, c, seat, side, moment, card)
        case ("strengthen" | "discard", int(card)):
            return hand_closed(s, c, seat, side, card)
        case ("use", int(building), int()):
            return ("building-no-help", building)
        case ("save", int(space)):
            return ("cannot-save", space)
    return None


def hand_closed(s: Heroes3, c: Combat, seat: int, side: int, card: int) -> Action | None:
    """Why a player cannot play this card in the combat at all; None if nothing forbids it (H3-CARD-01, H3-CARD-11)."""
    player = s.players[seat]
    if not has_deck(s, c, side):
        return ("only-main-hero",)
    if card not in player.hand and card not in player.permanent:
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
