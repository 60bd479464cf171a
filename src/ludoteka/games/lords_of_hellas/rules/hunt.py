"""The hunt: hero and monster attack in turns until one of them gives way (LOH-HUNT).

The hunt under way is `s.hunts[-1]`. Its beginning is in `hunt_start.py`, what monsters do to the hunter in
`hunt_blows.py`, its end in `hunt_end.py`.
"""

from __future__ import annotations

from bisect import insort

from ludoteka.games.lords_of_hellas.numbers import ADVANCED_DODGE, MASTER_PLAN, NOBODY, SPEED, STAFF_OF_TIRESIAS
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.cards import discard_card, discard_closed, discards, distinct, draw_cards
from ludoteka.games.lords_of_hellas.rules.control import DONE
from ludoteka.games.lords_of_hellas.rules.hunt_blows import HuntInjury, suffer
from ludoteka.games.lords_of_hellas.rules.hunt_defence import answer_closed, answers, attack_strength
from ludoteka.games.lords_of_hellas.rules.hunt_effects import (
    DEFENDING,
    DODGED,
    hunt_use_closed,
    hunt_uses,
    hunting,
    staff_owner,
    take_hunt_use,
)
from ludoteka.games.lords_of_hellas.rules.hunt_end import discard_attack, end_hunt
from ludoteka.games.lords_of_hellas.rules.hunt_wounds import set_wounds, single_wounds, wound_closed, wound_prey
from ludoteka.games.lords_of_hellas.rules.monster_wounds import open_places
from ludoteka.games.lords_of_hellas.rules.priests import sacrifice_priests
from ludoteka.games.lords_of_hellas.rules.steps import SeatStep
from ludoteka.games.lords_of_hellas.rules.treasure import discharge, only_artifact
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.state import Choice, Step

# -- the hero attacks -------------------------------------------------------------------------------------------


class HeroAttacks(SeatStep):
    """A round of the hunt begins with the hero's attack (LOH-HUNT-04)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """Ask for the first wound, unless the hunt is over."""
        if hunting(s):
            s.hunts[-1].wounded = 0
            ask_for_wound(s, self.seat)


def ask_for_wound(s: LordsOfHellas, seat: int) -> None:
    """Ask for a wound as long as the hunter could know of one: with an empty hand and nothing else to use the attack is
    over (LOH-HUNT-05, LOH-HUNT-07)."""
    hunt = s.hunts[-1]
    uses: list[Action] = []
    if not hunt.wounded:
        hunt_uses(s, seat, uses)
    if s.hands[seat] or uses:
        s.then(HeroAttack(seat))
    elif hunt.wounded:
        s.then(MonsterAttacks(seat))
    else:
        end_hunt(s, False)


class HeroAttack(Choice[LordsOfHellas]):
    """Deal wounds with combat cards, at least one of them, or the hunt ends; by the Polish edition a hunter able to
    wound must (LOH-HUNT-05, LOH-HUNT-06, LOH-HUNT-07, LOH-HUNT-08)."""

    __slots__ = ()

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("hero-attack", s.hunts[-1].monster)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Wounds, what may be used before the first of them, enough, or giving up."""
        hunt = s.hunts[-1]
        places = open_places(s, hunt.monster)
        out = single_wounds(s, self.seat, places) + set_wounds(s, self.seat, places)
        if hunt.wounded:
            out.append(DONE)
        else:
            if s.terms.may_decline_attack or not out:
                out.append(("give-up",))
            hunt_uses(s, self.seat, out)
        out.sort()
        return out

    def take(self, s: LordsOfHellas, action: Action) -> None:
        seat = self.seat
        match action:
            case ("done",):
                s.then(MonsterAttacks(seat))
            case ("give-up",):
                end_hunt(s, False)
            case ("wound", int() as card, _, int() as place):
                discard_card(s, seat, card)
                deal_wound(s, seat, place)
            case ("wound-with-set", int() as symbol, _, int() as place):
                s.then(SpendSet(seat, symbol, s.facts.symbol[symbol].any_with, place))
            case _:
                s.then(AskForWound(seat))
                take_hunt_use(s, seat, action)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """A hunter who can wound must by the Polish edition; a card wounds only its own symbol."""
        match action:
            case ("give-up",) if ("give-up",) not in self.options(s):
                return ("attack-begun",) if s.hunts[-1].wounded else ("must-wound",)
            case ("done",) if not s.hunts[-1].wounded:
                return ("nothing-wounded",)
            case ("use-artifact" | "use-blessing" | "discard-quest", _) if s.hunts[-1].wounded:
                return ("attack-begun",)
            case ("use-artifact" | "use-blessing" | "discard-quest", _):
                return hunt_use_closed(s, self.seat, action)
        return wound_closed(s, self.seat, action)


def deal_wound(s: LordsOfHellas, seat: int, place: int) -> None:
    """A wound of the attack step; then the next one (LOH-HUNT-07)."""
    s.hunts[-1].wounded += 1
    if wound_prey(s, seat, place):
        ask_for_wound(s, seat)


class AskForWound(SeatStep):
    """The hero's attack goes on after something was used (LOH-TURN-06)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        ask_for_wound(s, self.seat)


class SpendSet(Choice[LordsOfHellas]):
    """Discard several combat cards of one symbol for a wound of any symbol (LOH-HUNT-06)."""

    __slots__ = ("left", "place", "symbol")

    def __init__(self, seat: int, symbol: int, left: int, place: int) -> None:
        super().__init__(seat)
        self.symbol = symbol
        self.left = left
        self.place = place

    def forced(self) -> bool:
        """One kind of card is left."""
        return True

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says how many of which symbol."""
        return ("spend-set", self.left, self.symbol)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The cards with the symbol; any card if the hand is a guess of somebody who does not see it, and has none."""
        cards = s.facts.card
        held = distinct(s.hands[self.seat])
        out: list[Action] = [("discard", card) for card in held if cards[card].symbol == self.symbol]
        return out or discards(s, self.seat) or [DONE]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not in the hand, or without the symbol."""
        match action:
            case ("discard", int() as card) if action not in self.options(s):
                return discard_closed(s, self.seat, action) or ("set-of-symbol", card, self.symbol)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Discard it; after the last the wound is dealt."""
        match action:
            case ("discard", int() as card):
                discard_card(s, self.seat, card)
        if self.left > 1 and s.hands[self.seat]:
            s.then(SpendSet(self.seat, self.symbol, self.left - 1, self.place))
        else:
            deal_wound(s, self.seat, self.place)


# -- the monster attacks ----------------------------------------------------------------------------------------


class MonsterAttacks(SeatStep):
    """The monster's attack is chosen by the player to the hunter's left, or by the Staff of Tiresias (LOH-HUNT-09)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """Ask who chooses, then for the choice."""
        s.hunts[-1].attacks += 1
        left = (self.seat + 1) % s.seats
        owner = staff_owner(s, left)
        if owner != NOBODY:
            s.then(StaffOfTiresias(owner))
        else:
            draw_attacks(s, left)


class StaffOfTiresias(Choice[LordsOfHellas]):
    """The owner of the charged Staff of Tiresias may choose the attack in any hunt (LOH-ART-08)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Use it or not."""
        return [("decline",), ("use-artifact", STAFF_OF_TIRESIAS)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Nothing else can be used now."""
        return only_artifact(s, self.seat, action, STAFF_OF_TIRESIAS)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """The cards go to whoever chooses."""
        if action[0] == "decline":
            draw_attacks(s, (s.hunts[-1].seat + 1) % s.seats)
        else:
            discharge(s, self.seat, STAFF_OF_TIRESIAS)
            draw_attacks(s, self.seat)


def draw_attacks(s: LordsOfHellas, chooser: int) -> None:
    """Draw the attack cards among which one is chosen, the discards shuffled in if there are too few (LOH-HUNT-09,
    LOH-HUNT-13)."""
    hunt = s.hunts[-1]
    wanted = s.facts.hunt.attack_cards
    if s.attack_deck.size() < wanted:
        s.attack_deck.shuffle_in(s.attack_discard)
        s.attack_discard = []
        s.tell(("attacks-shuffled",))
    hunt.chooser = chooser
    hunt.drawn = sorted(s.attack_deck.draw(s.chance) for _ in range(min(wanted, s.attack_deck.size())))
    for card in hunt.drawn:
        s.whisper(audience(chooser), ("attack-seen", chooser, card))
    s.then(ChooseAttack(chooser))


class ChooseAttack(Choice[LordsOfHellas]):
    """Choose one of the attack cards for play; the others are discarded face up (LOH-HUNT-09, LOH-TERM-10)."""

    __slots__ = ()

    def prompt(self, s: LordsOfHellas) -> Action:
        """Names monster and hunter."""
        return ("choose-attack", s.hunts[-1].monster, s.hunts[-1].seat)

    def options(self, s: LordsOfHellas) -> list[Action]:
        return [("attack", card) for card in distinct(s.hunts[-1].drawn)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It was not drawn."""
        match action:
            case ("attack", int() as card) if card not in s.hunts[-1].drawn:
                return ("attack-not-drawn", card)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It is revealed and its strength worked out; the hunter answers."""
        match action:
            case ("attack", int() as card):
                hunt = s.hunts[-1]
                s.seal()  # the cards not chosen are shown to all
                others = hunt.drawn.copy()
                others.remove(card)
                hunt.drawn = []
                hunt.attack = card
                hunt.strength = attack_strength(s, card)
                hunt.defence = 0
                hunt.used &= ~DEFENDING
                s.tell(("attack", hunt.monster, card, hunt.strength))
                for other in others:
                    insort(s.attack_discard, other)
                    s.tell(("attack-discarded", other))
                s.then(AnswerAttack(hunt.seat))


# -- the hunter answers -----------------------------------------------------------------------------------------


class AnswerAttack(Choice[LordsOfHellas]):
    """Defend with combat cards as strong as the attack, parry with a shield, or suffer it (LOH-HUNT-10, LOH-HUNT-11,
    LOH-HUNT-12)."""

    __slots__ = ()

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says which attack, how strong it is and how strong the defence."""
        hunt = s.hunts[-1]
        return ("answer-attack", hunt.attack, hunt.strength, hunt.defence)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Everything that leads to one of the answers."""
        return answers(s, self.seat)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Do it; defending goes on until the hunter has enough."""
        hunt = s.hunts[-1]
        seat = self.seat
        facts = s.facts
        match action:
            case ("suffer",):
                s.then(AfterAttack(seat, facts.hunt.draws_undefended))
                suffer(s, seat)
            case ("parry", int() as card):
                symbol = facts.card[card].symbol
                discard_card(s, seat, card)
                s.tell(("parried", seat))
                s.then(AfterAttack(seat, facts.symbol[symbol].parry_draws))
                if facts.symbol[symbol].parry_injuries:
                    s.then(HuntInjury(seat, facts.symbol[symbol].parry_injuries))
            case ("done",):
                s.tell(("parried", seat))
                s.then(AfterAttack(seat, facts.hunt.draws_defended))
            case ("defend" | "defend-planned", int() as card):
                s.then(self)
                hunt.used |= DEFENDING
                hunt.defence += facts.card[card].strength
                discard_card(s, seat, card)
                if action[0] == "defend-planned":
                    plan = facts.blessing[MASTER_PLAN]
                    s.tell(("blessing-used", seat, MASTER_PLAN))
                    sacrifice_priests(s, seat, plan.cost_priests)
                    hunt.defence += plan.strength
            case ("use-blessing", int() as blessing) if blessing == ADVANCED_DODGE:
                s.then(self)
                s.tell(("blessing-used", seat, ADVANCED_DODGE))
                hunt.used |= DODGED
                hunt.defence += attribute(s, seat, SPEED)
            case _:
                s.then(self)
                take_hunt_use(s, seat, action)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """The hand is not strong enough, or a defence has begun."""
        return answer_closed(s, self.seat, action)


class AfterAttack(Step[LordsOfHellas]):
    """A monster's attack is over: the hunter draws, the hero attacks again (LOH-HUNT-04, LOH-HUNT-10, LOH-HUNT-11)."""

    __slots__ = ("draws", "seat")

    def __init__(self, seat: int, draws: int) -> None:
        self.seat = seat
        self.draws = draws

    def run(self, s: LordsOfHellas) -> None:
        """Draw and go on, unless the hunt has ended."""
        if hunting(s):
            discard_attack(s)
            s.then(HeroAttacks(self.seat))
            draw_cards(s, self.seat, self.draws)
