"""When cards may be played in a combat: who is asked, and which cards fit the moment (H3-CARD-01, H3-CARD-06, R-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.facts import MAIN, SPELL
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING
from ludoteka.games.heroes3.rules.battlefield.effects import put_power_away
from ludoteka.games.heroes3.rules.battlefield.figures import (
    SAVED,
    anywhere,
    effect_on,
    fight,
)
from ludoteka.games.heroes3.rules.battlefield.moments import (
    AFTER_CAST,
    ALWAYS_ASKED,
    ANY_TIME,
    BEFORE_ACTIVATION,
    ENEMY_CAST,
    LETHAL,
    OWN_ACTIVATION,
    SKIPPED,
    START,
    STRIKE,
    is_plain_power,
    may_play_cards,
    plain_power,
)
from ludoteka.games.heroes3.rules.battlefield.strikes import striking
from ludoteka.games.heroes3.rules.battlefield.town_help import building_options, use_building
from ludoteka.games.heroes3.rules.cards.morale import can_spend_morale, morale_options, take_morale
from ludoteka.games.heroes3.rules.cards.piles import discard_card
from ludoteka.games.heroes3.rules.combat.cards import play_card, play_for_power
from ludoteka.games.heroes3.rules.combat.playable import (
    card_closed,
    card_options,
    fits,
    fitting_cards,
    null_options,
    nulled,
    opens_of,
    power_options,
    savers,
    strengthen_options,
    strengthened,
)
from ludoteka.games.heroes3.rules.common import PASS
from ludoteka.games.heroes3.rules.spells.castable import (
    cast_options,
    could_cast,
    power_helps,
)
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

PASS_COMBAT: Final[Action] = ("pass-combat",)

WITHOUT_CARDS: Final = ALWAYS_ASKED | 1 << LETHAL
"""Moments in which a side may have something to decide that is not a card of its hand."""

ASK_AGAIN: Final[Action] = ("ask-again",)

SILENT: Final = 2
"""Bit of `Combat.used`: the side wants to be asked for cards no more in this fight, but where a unit is to be saved."""


def set_silent(c: Combat, side: int, silent: int) -> None:
    """A player passes for the whole fight, or wants to be asked again (H3-CARD-06)."""
    c.used = c.used.copy()
    c.used[side] = c.used[side] & ~SILENT | silent


@mypyc_attr(free_list_len=1)
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


def after_cards(s: Heroes3, moment: int, side: int, step: Step[Heroes3]) -> None:
    """Go on when both sides have played the cards they want to, this one first; at once if neither can (R-02)."""
    choice = window(s, moment, side, 0)
    if choice is None:
        step.run(s)
    else:
        s.then(choice, step)


def window(s: Heroes3, moment: int, side: int, passes: int) -> PlayCards | None:
    """What the next side that has something to decide in a moment is asked; None if nobody has anything (R-02)."""
    c = s.combat
    if c is None or c.winner >= 0:
        return None
    for passed in range(passes, 2):
        seat = c.attacker if side == ATTACKING else c.defender
        if (
            seat < s.seats
            and not (c.used[side] & SILENT and SKIPPED >> moment & 1)
            and (WITHOUT_CARDS >> moment & 1 or opens_one(s, seat, moment))
            and asked(s, c, seat, side, moment)
        ):
            return PlayCards(seat, moment, side, passed)
        side = 1 - side
    return None


def opens_one(s: Heroes3, seat: int, moment: int) -> bool:
    """Whether a player holds a card for which a window opens in a moment."""
    cards = s.facts.card
    for card in s.players[seat].hand:  # noqa: SIM110  # quicker than a generator
        if cards[card].opens >> moment & 1:
            return True
    return False


def asked(s: Heroes3, c: Combat, seat: int, side: int, moment: int) -> bool:
    """Whether the player of a side is asked for cards in a moment."""
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
    hero = c.attacker_hero if side == ATTACKING else c.defender_hero
    if hero != MAIN and not may_play_cards(s, c, side):
        return bool(ALWAYS_ASKED >> moment & 1) and can_spend_morale(s, seat) and morale_works(c)
    if moment == ENEMY_CAST and c.casting is not None and c.casting.side == side:
        return False
    if moment == AFTER_CAST and c.casting is not None and c.casting.side != side:
        return False
    if ALWAYS_ASKED >> moment & 1:
        passes = 2 if SKIPPED >> moment & 1 else 1
        return len(PlayCards(seat, moment, side, 0).options(s)) > passes
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


@mypyc_attr(free_list_len=1)
class PlayCards(Choice[Heroes3]):
    """Play a card that fits the moment, spend morale, or pass (H3-COMBAT-18, H3-CARD-06)."""

    __slots__ = ("moment", "passes", "side")

    def __init__(self, seat: int, moment: int, side: int, passes: int) -> None:
        self.seat = seat
        self.moment = moment
        self.side = side
        self.passes = passes

    def prompt(self, s: Heroes3) -> Action:
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
        if not may_play_cards(s, c, self.side):
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
        if action[0] in ("use", "save") and action in self.options(s):
            return None
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
        case ("play", int() as card, int() as way):
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
        case ("play", int() as card, int() as way):
            play_card(s, c, seat, side, card, way - 1)
        case ("power", int() as card):
            play_for_power(s, c, seat, side, card)
        case ("cast", int() as card, int() as step):
            s.facts.book.begin_casting(s, c, seat, side, card, step - 1)
        case ("use", int() as building, int() as number):
            use_building(s, c, seat, side, building, number)
        case ("strengthen", int() as card):
            discard_card(s, seat, card)
            strengthened(c, seat, side)
        case ("save", int() as space):
            c.marks[c.board[space]] |= SAVED
            striking(c).cancelled = True
        case ("discard", int() as card):
            discard_card(s, seat, card)
            nulled(c, seat, side)
        case _:
            take_morale(s, seat, action)
