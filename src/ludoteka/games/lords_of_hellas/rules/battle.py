"""Battles: combat cards in turns, comparison, losses, withdrawal and control (LOH-BATTLE).

The battle under way is `s.battles[-1]`; its hoplites stand in its region like all others.
"""

from __future__ import annotations

from bisect import insort

from ludoteka.games.lords_of_hellas.numbers import BLUFF, NOBODY, RESTRICTIVE_MANEUVER
from ludoteka.games.lords_of_hellas.rules import battle_effects
from ludoteka.games.lords_of_hellas.rules.any_time import with_cards_closed
from ludoteka.games.lords_of_hellas.rules.battlefield import (
    army_strength,
    attacker_refuges,
    current,
    defender_refuges,
    fighters,
    new_battle,
    opponent,
    side_of,
    withdrawal_closed,
)
from ludoteka.games.lords_of_hellas.rules.before_battle import before_battle
from ludoteka.games.lords_of_hellas.rules.card_effects import CARD_RULES
from ludoteka.games.lords_of_hellas.rules.cards import distinct
from ludoteka.games.lords_of_hellas.rules.casualties import Kill, bury
from ludoteka.games.lords_of_hellas.rules.control import (
    army_in,
    arrival_control,
    blessed,
    in_region,
    listed,
    settle_control,
    take_region,
)
from ludoteka.games.lords_of_hellas.rules.entering import withdraw
from ludoteka.games.lords_of_hellas.rules.steps import SeatStep
from ludoteka.games.lords_of_hellas.rules.victory import crown_winner
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

PASS: Action = ("pass",)


class StartBattle(Step[LordsOfHellas]):
    """A battle begins: who entered attacks, who was there defends (LOH-BATTLE-01, LOH-BATTLE-20, LOH-BATTLE-21,
    LOH-BATTLE-23).
    """

    __slots__ = ("attacker", "region")

    def __init__(self, attacker: int, region: int) -> None:
        self.attacker = attacker
        self.region = region

    def run(self, s: LordsOfHellas) -> None:
        """Set it up and let effects before it happen."""
        region = self.region
        defender = NOBODY
        for seat in range(s.seats):
            if seat != self.attacker and s.camps[seat] >> region & 1:
                defender = seat
        s.battles.append(new_battle(s, region, self.attacker, defender))
        s.tell(("battle", self.attacker, defender, region))
        s.then(FirstCard())
        before_battle(s)


class FirstCard(Step[LordsOfHellas]):
    """After the effects before it: no battle without hoplites of both, else the defender begins (LOH-BATTLE-03,
    LOH-BATTLE-04)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """Begin, or call it off."""
        battle = current(s)
        if fighters(s, battle.attacker) and fighters(s, battle.defender):
            s.then(CardTurn(battle.defender))
            battle_effects.start_of_battle(s)
            return
        s.battles.pop()
        s.tell(("battle-called-off", battle.region))
        left = army_in(s, battle.region)
        if left != NOBODY:
            arrival_control(s, left, battle.region)


# -- combat cards -----------------------------------------------------------------------------------------------


class CardTurn(SeatStep):
    """Whose turn it is to play a card or pass; the other may go on alone (LOH-BATTLE-04, LOH-BATTLE-05)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """Ask the next player who has not passed, or compare."""
        battle = current(s)
        for seat in (battle.attacker, battle.defender):
            if not fighters(s, seat):
                decide(s, opponent(battle, seat))
                return
        if battle.passed[0] and battle.passed[1]:
            s.then(Comparison())
            s.then_each([Bluff(bluffer) for bluffer in (battle.attacker, battle.defender) if can_bluff(s, bluffer)])
            return
        seat = self.seat
        if battle.passed[side_of(battle, seat)]:
            seat = opponent(battle, seat)
        if s.hands[seat] and battle_effects.may_play_more(s, seat):
            s.then(PlayCard(seat))
            return
        more: list[Action] = []
        battle_effects.card_turn_options(s, seat, more)
        if more:
            s.then(PlayCard(seat))
        else:
            pass_turn(s, seat)


def pass_turn(s: LordsOfHellas, seat: int) -> None:
    """A player plays no more cards in this battle (LOH-BATTLE-05)."""
    battle = current(s)
    battle.passed[side_of(battle, seat)] = True
    s.tell(("passed", seat))
    s.then(CardTurn(opponent(battle, seat)))


def room_for_losses(s: LordsOfHellas, seat: int) -> int:
    """How many more loss symbols a player's hoplites allow (LOH-BATTLE-07)."""
    battle = current(s)
    return fighters(s, seat) - battle.losses[side_of(battle, seat)]


def playable(s: LordsOfHellas, seat: int) -> list[int]:
    """The combat cards a player may play: their loss symbols must not exceed the hoplites (LOH-BATTLE-07)."""
    if not battle_effects.may_play_more(s, seat):
        return []
    room = room_for_losses(s, seat)
    return [card for card in distinct(s.hands[seat]) if battle_effects.symbols_of(s, seat, card) <= room]


def play_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why a combat card cannot be played: not in the hand, no further one allowed, or too many loss symbols; why its
    symbols need not be ignored (LOH-BATTLE-04, LOH-BATTLE-07)."""
    match action:
        case ("play" | "play-with-losses", int() as card):
            if card not in s.hands[seat]:
                return ("not-in-hand", card)
            if not battle_effects.may_play_more(s, seat):
                return ("maneuver-holds", RESTRICTIVE_MANEUVER)
            symbols = battle_effects.symbols_of(s, seat, card)
            if action[0] == "play-with-losses":
                symbols = s.facts.card[card].losses
                if not battle_effects.ignores_losses(s, seat) or not symbols:
                    return ("nothing-to-ignore", card)
            return None if symbols <= room_for_losses(s, seat) else ("too-many-losses", fighters(s, seat))
    return None


def plays_with_losses(s: LordsOfHellas, seat: int) -> list[Action]:
    """The first card of an owner of No Attrition who does not ignore its loss symbols, which is allowed too."""
    if not battle_effects.ignores_losses(s, seat) or not battle_effects.may_play_more(s, seat):
        return []
    room = room_for_losses(s, seat)
    cards = s.facts.card
    return [("play-with-losses", card) for card in distinct(s.hands[seat]) if 0 < cards[card].losses <= room]


class PlayCard(Choice[LordsOfHellas]):
    """Play a combat card or pass (LOH-BATTLE-04)."""

    __slots__ = ()

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says where and how the armies stand."""
        battle = current(s)
        other = opponent(battle, self.seat)
        return ("play-card", battle.region, army_strength(s, self.seat), other, army_strength(s, other))

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The cards that may be played, what else the moment allows, or no more."""
        plays = s.facts.plays
        out: list[Action] = [PASS]
        out += [plays[card] for card in playable(s, self.seat)]
        if s.blessings[self.seat]:
            out += plays_with_losses(s, self.seat)
        more: list[Action] = []
        battle_effects.card_turn_options(s, self.seat, more)
        if more:
            out += more
            out.sort()
        return out

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("pass",):
                pass_turn(s, self.seat)
            case ("play", int() as card):
                s.then(CardTurn(opponent(current(s), self.seat)))
                play_card(s, self.seat, card, battle_effects.symbols_of(s, self.seat, card))
            case ("play-with-losses", int() as card):
                s.then(CardTurn(opponent(current(s), self.seat)))
                play_card(s, self.seat, card, s.facts.card[card].losses)
            case _:
                s.then(CardTurn(self.seat))
                battle_effects.take_card_turn_option(s, self.seat, action)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Too many loss symbols, not in the hand, or not to be used now."""
        return play_closed(s, self.seat, action) or with_cards_closed(s, self.seat, action)


def can_bluff(s: LordsOfHellas, seat: int) -> bool:
    """Whether a player may play one more card after both have passed; Restrictive Maneuver forbids it to an attacker
    who has played his one card (LOH-BATTLE-05)."""
    return blessed(s, seat, BLUFF) and bool(s.hands[seat]) and battle_effects.may_play_more(s, seat)


class Bluff(Choice[LordsOfHellas]):
    """After both have passed the owner of Bluff may play one more card, unanswered (LOH-BATTLE-07)."""

    __slots__ = ()

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says how the armies stand."""
        other = opponent(current(s), self.seat)
        return ("bluff", army_strength(s, self.seat), other, army_strength(s, other))

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The cards that may be played, or none."""
        return [PASS, *(s.facts.plays[card] for card in playable(s, self.seat)), *plays_with_losses(s, self.seat)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Too many loss symbols, or not in the hand."""
        return play_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("play", int() as card):
                s.tell(("blessing-used", self.seat, BLUFF))
                play_card(s, self.seat, card, battle_effects.symbols_of(s, self.seat, card))
            case ("play-with-losses", int() as card):
                s.tell(("blessing-used", self.seat, BLUFF))
                play_card(s, self.seat, card, s.facts.card[card].losses)


def play_card(s: LordsOfHellas, seat: int, card: int, symbols: int) -> None:
    """Lay a combat card down with a number of loss symbols: its strength counts and its effect is resolved at once
    (LOH-BATTLE-06, LOH-BATTLE-24)."""
    battle = current(s)
    side = side_of(battle, seat)
    s.tell(("played", seat, card))
    s.hands[seat].remove(card)
    figures = s.facts.card[card]
    rule = CARD_RULES[figures.effect]
    battle.bonus[side] += figures.strength + battle_effects.card_bonus(s, seat) + rule.bonus(s, seat, figures)
    battle.losses[side] += symbols
    battle.played[side].append(card)
    rule.lay(s, seat, card)
    battle_effects.card_played(s, seat, card)


# -- the end of a battle ----------------------------------------------------------------------------------------


class Comparison(Step[LordsOfHellas]):
    """The higher army strength wins, a tie is the defender's (LOH-BATTLE-08, LOH-BATTLE-09)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """Compare, unless an effect has ended the battle already."""
        battle = current(s)
        for seat in (battle.attacker, battle.defender):
            if not fighters(s, seat):
                decide(s, opponent(battle, seat))
                return
        attack = army_strength(s, battle.attacker)
        defence = army_strength(s, battle.defender)
        s.tell(("compared", battle.attacker, attack, battle.defender, defence))
        decide(s, battle.attacker if attack > defence else battle.defender)


def decide(s: LordsOfHellas, winner: int) -> None:
    """A battle has a winner; what follows, in its order (LOH-BATTLE-25, LOH-BATTLE-26)."""
    battle = current(s)
    battle.winner = winner
    s.tell(("battle-won", winner, battle.region))
    s.then(Losses(), Defeat(), Withdrawal(), BattleControl(), EndBattle())
    battle_effects.before_losses(s)


class Losses(Step[LordsOfHellas]):
    """Each side loses hoplites by its own loss symbols, the loser some more (LOH-BATTLE-10, LOH-BATTLE-11,
    LOH-BATTLE-12)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """Let them die, the winner's first."""
        battle = current(s)
        winner = battle.winner
        loser = opponent(battle, winner)
        region = battle.region
        s.then(
            Kill(winner, region, battle.losses[side_of(battle, winner)]),
            Kill(loser, region, battle.losses[side_of(battle, loser)]),
            Kill(loser, region, battle.demands[side_of(battle, winner)]),
        )


class Defeat(Step[LordsOfHellas]):
    """What the loser may still use before anybody withdraws (LOH-ART-03)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        battle_effects.battle_lost(s)


class Withdrawal(Step[LordsOfHellas]):
    """The loser's hoplites withdraw together, or die if there is no place for them (LOH-BATTLE-13, LOH-BATTLE-16)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        battle = current(s)
        seat = opponent(battle, battle.winner)
        if battle_effects.winner_withdraws(s):
            seat = battle.winner
        if not fighters(s, seat):
            return
        if seat == battle.attacker:
            places = attacker_refuges(s, battle)
        else:
            places = defender_refuges(s, seat, battle.region)
        if places:
            s.then(Withdraw(seat, battle.region, places))
        else:
            bury(s, seat, battle.region, s.facts.hoplites)


class Withdraw(Choice[LordsOfHellas]):
    """Choose the region to which an army withdraws (LOH-BATTLE-14, LOH-BATTLE-15, LOH-USURP-03)."""

    __slots__ = ("places", "region")

    def __init__(self, seat: int, region: int, places: int) -> None:
        super().__init__(seat)
        self.region = region
        self.places = places

    def forced(self) -> bool:
        """A single region is taken without asking."""
        return True

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("withdraw", self.region)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The regions open to it."""
        return [("withdraw", region) for region in listed(self.places)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not next to it, taken, or not where the attack came from."""
        match action:
            case ("withdraw", int() as region) if not self.places >> region & 1:
                return withdrawal_closed(s, self.seat, self.region, region)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("withdraw", int() as region):
                withdraw(s, self.seat, self.region, region, in_region(s, self.seat, self.region))


class BattleControl(Step[LordsOfHellas]):
    """Who controls the region after a battle; nobody takes it without a hoplite there (LOH-BATTLE-17, LOH-BATTLE-18,
    LOH-WIN-11)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """Settle it by the edition, look for a victory, then let the winner's effects happen."""
        battle = current(s)
        region = battle.region
        winner = battle.winner
        loser = opponent(battle, winner)
        if battle_effects.winner_withdraws(s):
            arrival_control(s, loser, region)
        elif in_region(s, winner, region):
            if s.terms.winner_takes_region or s.owner[region] == loser:
                take_region(s, winner, region)
            else:
                settle_control(s, winner, region)
        crown_winner(s)
        if not s.places:
            battle_effects.battle_won(s)


class EndBattle(Step[LordsOfHellas]):
    """The cards go to the discard pile (LOH-BATTLE-19)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        battle = s.battles.pop()
        for played in battle.played:
            for card in played:
                insort(s.combat_discard, card)
