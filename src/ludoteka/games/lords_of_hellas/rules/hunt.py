"""The hunt: hero and monster attack in turns until one of them gives way (LOH-HUNT).

The hunt under way is `s.hunts[-1]`. What monsters do to the hunter is in `hunt_blows.py`, its end in `hunt_end.py`.
"""

from __future__ import annotations

from bisect import insort

from ludoteka.games.lords_of_hellas.numbers import (
    ADVANCED_DODGE,
    ALL_PLACES,
    ANY_SYMBOL,
    COVERED_PLACES,
    HUNTER_HAND,
    INSPIRING_HUNT,
    LEADERSHIP,
    MASTER_PLAN,
    NOBODY,
    OPEN_PLACES,
    POISON_ARROWS,
    SPEED,
    STAFF_OF_TIRESIAS,
    WEAK_SPOT,
)
from ludoteka.games.lords_of_hellas.rules.any_time import priests_missing
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.cards import (
    DiscardCards,
    DrawCards,
    discard_card,
    discard_closed,
    discards,
    distinct,
    draw_cards,
)
from ludoteka.games.lords_of_hellas.rules.control import DONE, blessed, hero_away, listed
from ludoteka.games.lords_of_hellas.rules.hunt_blows import HuntInjury, suffer
from ludoteka.games.lords_of_hellas.rules.hunt_effects import (
    DEFENDING,
    DODGED,
    WEAK_SPOT_USED,
    BeforeHunt,
    at_start_closed,
    before_hunt,
    can_dodge,
    hunt_use_closed,
    hunt_uses,
    hunting,
    plans,
    staff_owner,
    start_of_hunt,
    take_hunt_use,
)
from ludoteka.games.lords_of_hellas.rules.hunt_end import discard_attack, end_hunt
from ludoteka.games.lords_of_hellas.rules.lairs import monsters_in
from ludoteka.games.lords_of_hellas.rules.monster_wounds import (
    covered_places,
    monster_absent,
    open_places,
    place_closed,
    places_of,
    put_wound,
    strike_closed,
    strikes,
    wound_bit,
)
from ludoteka.games.lords_of_hellas.rules.priests import gain_priests, sacrifice_priests
from ludoteka.games.lords_of_hellas.rules.treasure import discharge, only_artifact
from ludoteka.games.lords_of_hellas.state import Hunt, LordsOfHellas
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.state import Choice, Step

# -- the beginning ----------------------------------------------------------------------------------------------


def evolution_closed(s: LordsOfHellas, seat: int, monster: int) -> Action | None:
    """Why a player may not hunt a monster wherever it is: an evolution asks for more (LOH-HUNT-19)."""
    for card in listed(s.evolutions[monster]):
        evolution = s.facts.evolution[card]
        if s.pool[seat] < evolution.needs_priests:
            return ("prey-needs-priests", monster, evolution.needs_priests)
        if attribute(s, seat, LEADERSHIP) < evolution.needs_leadership:
            return ("prey-needs-leadership", monster, evolution.needs_leadership)
    return None


def prey_closed(s: LordsOfHellas, seat: int, monster: int) -> Action | None:
    """Why a player's hero cannot hunt a monster: one of them is away, or an evolution asks for more (LOH-HUNT-01,
    LOH-HUNT-19)."""
    region = s.hero_region[seat]
    if region < 0:
        return hero_away(s, seat)
    if s.monster_region[monster] != region:
        return monster_absent(s, monster) or ("prey-elsewhere", monster, s.monster_region[monster])
    return evolution_closed(s, seat, monster)


def hunt_closed(s: LordsOfHellas, seat: int) -> Action | None:
    """Why there is nothing to hunt where the hero is (LOH-HUNT-01)."""
    if prey(s, seat):
        return None
    region = s.hero_region[seat]
    if region < 0:
        return hero_away(s, seat)
    there = monsters_in(s, region)
    return prey_closed(s, seat, there[0]) if there else ("no-prey", region)


def prey(s: LordsOfHellas, seat: int) -> list[int]:
    """The monsters a player's hero can hunt now: in its region, their conditions met (LOH-HUNT-01, LOH-HUNT-19)."""
    region = s.hero_region[seat]
    if region < 0:
        return []
    there = s.monster_region
    if region not in there:
        return []
    monsters = range(s.facts.monsters)
    return [one for one in monsters if there[one] == region and evolution_closed(s, seat, one) is None]


def start_hunt(s: LordsOfHellas, seat: int) -> None:
    """Choose one of them and hunt it (LOH-HUNT-01)."""
    s.then(Prey(seat))


class Prey(Choice[LordsOfHellas]):
    """Choose the monster to hunt in the hero's region (LOH-HUNT-01)."""

    __slots__ = ()

    def forced(self) -> bool:
        """The only one."""
        return True

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every monster whose conditions are met."""
        return [("hunt", monster) for monster in prey(s, self.seat)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It is elsewhere, or asks for more."""
        match action:
            case ("hunt", int(monster)):
                return prey_closed(s, self.seat, monster)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """The hunt begins."""
        begin_hunt(s, self.seat, int(action[1]))


def begin_hunt(s: LordsOfHellas, seat: int, monster: int) -> None:
    """A hunt begins with a freshly shuffled attack deck; what is done before the first attack (LOH-HUNT-03,
    LOH-HUNT-19)."""
    s.attack_deck.shuffle_in(s.attack_discard)
    s.attack_discard = []
    s.hunts.append(
        Hunt(
            seat=seat,
            monster=monster,
            region=s.hero_region[seat],
            covered=0,
            wounded=0,
            attacks=0,
            chooser=(seat + 1) % s.seats,
            drawn=[],
            attack=NOBODY,
            strength=0,
            defence=0,
            used=0,
        )
    )
    s.tell(("hunt", seat, monster))
    s.then(DrawForHunt(seat), StartOfHunt(seat), HeroAttacks(seat))
    if before_hunt(s, seat):
        s.then(BeforeHunt(seat))


class DrawForHunt(Step[LordsOfHellas]):
    """The hunter draws combat cards equal to strength, or to what an evolution says; Inspiring Hunt brings a priest
    (LOH-HUNT-02, LOH-HUNT-19)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: LordsOfHellas) -> None:
        """Draw them."""
        by = s.facts.hunt.draw_by
        for card in listed(s.evolutions[s.hunts[-1].monster]):
            other = s.facts.evolution[card].draw_by
            by = other if other != NOBODY else by
        draw_cards(s, self.seat, attribute(s, self.seat, by))
        if blessed(s, self.seat, INSPIRING_HUNT):
            gain_priests(s, self.seat, s.facts.blessing[INSPIRING_HUNT].priests)


class StartOfHunt(Step[LordsOfHellas]):
    """Effects at the start of a hunt, as long as there are some (LOH-HUNT-19)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: LordsOfHellas) -> None:
        """Ask for them."""
        if hunting(s) and start_of_hunt(s, self.seat):
            s.then(UseAtStart(self.seat))


class UseAtStart(Choice[LordsOfHellas]):
    """Use Poison Arrows or Weak Spot for a wound before the first attack, or begin (LOH-HUNT-23)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """What can be used, or nothing more."""
        return [DONE, *start_of_hunt(s, self.seat)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not the hunter's, spent, not to be paid, or for another moment."""
        return at_start_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Use it, and ask again."""
        seat = self.seat
        if action[0] == "done":
            return
        s.then(StartOfHunt(seat))
        if action[0] == "use-artifact":
            arrows = s.facts.artifact[POISON_ARROWS]
            discharge(s, seat, POISON_ARROWS)
            s.then(StrikePrey(seat, arrows.wounds), DrawCards(seat, arrows.draws))
        else:
            spot = s.facts.blessing[WEAK_SPOT]
            s.hunts[-1].used |= WEAK_SPOT_USED
            s.tell(("blessing-used", seat, WEAK_SPOT))
            s.then(DiscardCards(seat, spot.cost_cards), StrikePrey(seat, spot.wounds))


class StrikePrey(Choice[LordsOfHellas]):
    """Deal the hunted monster a wound of any symbol outside the attack step (LOH-HUNT-23)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def forced(self) -> bool:
        """The only open place."""
        return True

    def prompt(self, s: LordsOfHellas) -> Action:
        """Names the monster."""
        return ("strike", s.hunts[-1].monster)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every open place, by symbol."""
        return sorted(strikes(s, s.hunts[-1].monster))

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not a free place of the prey."""
        return strike_closed(s, s.hunts[-1].monster, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It counts for the rewards and may win the hunt."""
        if wound_prey(s, self.seat, int(action[2])) and self.left > 1:
            s.then(StrikePrey(self.seat, self.left - 1))


def wound_prey(s: LordsOfHellas, seat: int, place: int) -> bool:
    """A wound dealt in a hunt; with the last one the hunt is won. Whether it goes on (LOH-HUNT-14, LOH-REWARD-06)."""
    hunt = s.hunts[-1]
    put_wound(s, seat, place)
    hunt.covered |= wound_bit(s, place)
    if open_places(s, hunt.monster):
        return True
    end_hunt(s, True)
    return False


# -- the hero attacks -------------------------------------------------------------------------------------------


class HeroAttacks(Step[LordsOfHellas]):
    """A round of the hunt begins with the hero's attack (LOH-HUNT-04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

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


def wound_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why a wound cannot be dealt: no such free place, or not by these cards (LOH-HUNT-06)."""
    monster = s.hunts[-1].monster
    match action:
        case ("wound", int(card), int(symbol), int(place)):
            if card not in s.hands[seat]:
                return ("not-in-hand", card)
            closed = place_closed(s, monster, symbol, place, open_places(s, monster))
            return closed if closed or action in single_wounds(s, seat, [place]) else ("wrong-symbol", card)
        case ("wound-with-set", int(of), int(symbol), int(place)):
            if ("wound-with-set", of, s.facts.place_symbol[place], place) not in set_wounds(s, seat, [place]):
                needed = s.facts.symbol[of].any_with
                return ("no-set", of, needed) if needed > 1 else ("never-a-set", of)
            return place_closed(s, monster, symbol, place, open_places(s, monster))
    return None


def single_wounds(s: LordsOfHellas, seat: int, places: list[int]) -> list[Action]:
    """The wounds one combat card deals: its symbol matches an open place, or any (LOH-HUNT-06)."""
    facts = s.facts
    out: list[Action] = []
    for card in distinct(s.hands[seat]):
        wound = facts.symbol[facts.card[card].symbol].wound
        for place in places:
            symbol = facts.place_symbol[place]
            if wound in (symbol, ANY_SYMBOL):
                out.append(("wound", card, symbol, place))
    return out


def set_wounds(s: LordsOfHellas, seat: int, places: list[int]) -> list[Action]:
    """The wounds that several combat cards of one symbol deal together, on any open place (LOH-HUNT-06)."""
    facts = s.facts
    held = [0] * len(facts.symbol)
    for card in s.hands[seat]:
        held[facts.card[card].symbol] += 1
    out: list[Action] = []
    for symbol in range(len(held)):
        needed = facts.symbol[symbol].any_with
        if needed > 1 and held[symbol] >= needed:
            out += [("wound-with-set", symbol, facts.place_symbol[place], place) for place in places]
    return out


class HeroAttack(Choice[LordsOfHellas]):
    """Deal wounds with combat cards, at least one of them, or the hunt ends; by the Polish edition a hunter able to
    wound must (LOH-HUNT-05 to LOH-HUNT-08)."""

    __slots__ = ()

    def prompt(self, s: LordsOfHellas) -> Action:
        """Names the monster."""
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
        """Do it."""
        seat = self.seat
        match action:
            case ("done",):
                s.then(MonsterAttacks(seat))
            case ("give-up",):
                end_hunt(s, False)
            case ("wound", int(card), _, int(place)):
                discard_card(s, seat, card)
                deal_wound(s, seat, place)
            case ("wound-with-set", int(symbol), _, int(place)):
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


class AskForWound(Step[LordsOfHellas]):
    """The hero's attack goes on after something was used (LOH-TURN-06)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: LordsOfHellas) -> None:
        """Ask."""
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
        """The cards with the symbol; any card where somebody who does not see the hand imagines it without them."""
        cards = s.facts.card
        held = distinct(s.hands[self.seat])
        out: list[Action] = [("discard", card) for card in held if cards[card].symbol == self.symbol]
        return out or discards(s, self.seat) or [DONE]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not in the hand, or without the symbol."""
        match action:
            case ("discard", int(card)) if action not in self.options(s):
                return discard_closed(s, self.seat, action) or ("set-of-symbol", card, self.symbol)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Discard it; after the last the wound is dealt."""
        if action[0] == "discard":
            discard_card(s, self.seat, int(action[1]))
        if self.left > 1 and s.hands[self.seat]:
            s.then(SpendSet(self.seat, self.symbol, self.left - 1, self.place))
        else:
            deal_wound(s, self.seat, self.place)


# -- the monster attacks ----------------------------------------------------------------------------------------


class MonsterAttacks(Step[LordsOfHellas]):
    """The monster's attack is chosen by the player to the hunter's left, or by the Staff of Tiresias (LOH-HUNT-09)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

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


def attack_strength(s: LordsOfHellas, card: int) -> int:
    """The strength of an attack card of the hunted monster when it is revealed, evolutions added (LOH-HUNT-22)."""
    facts = s.facts
    hunt = s.hunts[-1]
    covered = len(covered_places(s, hunt.monster))
    each = facts.attack[card].each
    count = 0
    if each == OPEN_PLACES:
        count = len(open_places(s, hunt.monster))
    elif each == COVERED_PLACES:
        count = covered
    elif each == ALL_PLACES:
        count = len(places_of(s, hunt.monster))
    elif each == HUNTER_HAND:
        count = len(s.hands[hunt.seat])
    strength = facts.attack[card].base + facts.attack[card].per * count
    for evolved in listed(s.evolutions[hunt.monster]):
        evolution = facts.evolution[evolved]
        if covered >= evolution.from_wounds:
            strength += evolution.attack_strength
        if hunt.attacks == 1:
            strength += evolution.first_attack_strength
    return strength


class ChooseAttack(Choice[LordsOfHellas]):
    """Choose one of the attack cards for play; the others are discarded face up (LOH-HUNT-09, LOH-TERM-10)."""

    __slots__ = ()

    def prompt(self, s: LordsOfHellas) -> Action:
        """Names monster and hunter."""
        return ("choose-attack", s.hunts[-1].monster, s.hunts[-1].seat)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The cards drawn."""
        return [("attack", card) for card in distinct(s.hunts[-1].drawn)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It was not drawn."""
        match action:
            case ("attack", int(card)) if card not in s.hunts[-1].drawn:
                return ("attack-not-drawn", card)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It is revealed and its strength worked out; the hunter answers."""
        hunt = s.hunts[-1]
        card = int(action[1])
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


def most_defence(s: LordsOfHellas, seat: int, cards: int, strength: int, priests: int) -> int:
    """The highest defence that so many more combat cards of a total strength could bring, blessings included."""
    most = strength
    if blessed(s, seat, MASTER_PLAN):
        most += min(cards, plans(s, seat, priests)) * s.facts.blessing[MASTER_PLAN].strength
    if can_dodge(s, seat):
        most += attribute(s, seat, SPEED)
    return most


def planned_defence(s: LordsOfHellas, seat: int, planned: bool) -> int:
    """The highest defence that the whole hand could still bring if its next card is played with Master Plan, or
    without it (LOH-HUNT-10)."""
    hand = s.hands[seat]
    total = sum(s.facts.card[card].strength for card in hand)
    if not planned:
        return most_defence(s, seat, len(hand) - 1, total, s.pool[seat])
    plan = s.facts.blessing[MASTER_PLAN]
    return plan.strength + most_defence(s, seat, len(hand) - 1, total, s.pool[seat] - plan.cost_priests)


def defence_closed(s: LordsOfHellas, seat: int, planned: bool) -> Action | None:
    """Why no combat card is discarded against the attack: the hand could not meet it in full, or Master Plan is missing
    or cannot be paid (LOH-HUNT-10)."""
    if not s.hands[seat]:
        return ("empty-hand",)
    if planned and not plans(s, seat, s.pool[seat]):
        return priests_missing(s, seat, MASTER_PLAN)
    hunt = s.hunts[-1]
    missing = hunt.strength - hunt.defence
    return None if planned_defence(s, seat, planned) >= missing else ("too-weak", hunt.strength)


def answer_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why the hunter cannot answer an attack so (LOH-HUNT-10 to LOH-HUNT-12)."""
    hunt = s.hunts[-1]
    begun: Action | None = ("defence-begun",) if hunt.used & DEFENDING else None
    match action:
        case ("defend" | "defend-planned" | "parry", int(card)) if card not in s.hands[seat]:
            return ("not-in-hand", card)
        case ("defend" | "defend-planned", _):
            return defence_closed(s, seat, action[0] == "defend-planned")
        case ("parry", int(card)):
            return begun or (None if s.facts.symbol[s.facts.card[card].symbol].parries else ("no-shield", card))
        case ("done",):
            return None if hunt.defence >= hunt.strength else ("too-weak", hunt.strength)
        case ("suffer",):
            return begun if AnswerAttack(seat).options(s) != [("suffer",)] else None
        case ("use-blessing", int(blessing)) if blessing == ADVANCED_DODGE:
            if not blessed(s, seat, blessing):
                return ("not-your-blessing", blessing)
            if not hunt.used & DEFENDING:
                return ("defence-not-begun",)
            return None if can_dodge(s, seat) else ("blessing-spent", blessing)
        case ("use-artifact" | "use-blessing" | "discard-quest", _):
            return begun or hunt_use_closed(s, seat, action)
    return None


def defences(s: LordsOfHellas, seat: int) -> list[Action]:
    """The combat cards that may be discarded now so that the attack can still be met in full (LOH-HUNT-10)."""
    out: list[Action] = []
    if defence_closed(s, seat, False) is None:
        out += [("defend", card) for card in distinct(s.hands[seat])]
    if defence_closed(s, seat, True) is None:
        out += [("defend-planned", card) for card in distinct(s.hands[seat])]
    return out


class AnswerAttack(Choice[LordsOfHellas]):
    """Defend with combat cards as strong as the attack, parry with a shield, or suffer it (LOH-HUNT-10 to
    LOH-HUNT-12)."""

    __slots__ = ()

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says which attack, how strong it is and how strong the defence."""
        hunt = s.hunts[-1]
        return ("answer-attack", hunt.attack, hunt.strength, hunt.defence)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Everything that leads to one of the answers."""
        hunt = s.hunts[-1]
        seat = self.seat
        out = defences(s, seat)
        if hunt.defence >= hunt.strength:
            out.append(DONE)
        if hunt.used & DEFENDING:
            if can_dodge(s, seat):
                out.append(("use-blessing", ADVANCED_DODGE))
        else:
            symbols = s.facts.symbol
            cards = s.facts.card
            out += [("parry", card) for card in distinct(s.hands[seat]) if symbols[cards[card].symbol].parries]
            out.append(("suffer",))
            hunt_uses(s, seat, out)
        if not out:
            out.append(("suffer",))
        out.sort()
        return out

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Do it; defending goes on until the hunter has enough."""
        hunt = s.hunts[-1]
        seat = self.seat
        facts = s.facts
        match action:
            case ("suffer",):
                s.then(AfterAttack(seat, facts.hunt.draws_undefended))
                suffer(s, seat)
            case ("parry", int(card)):
                symbol = facts.card[card].symbol
                discard_card(s, seat, card)
                s.tell(("parried", seat))
                s.then(AfterAttack(seat, facts.symbol[symbol].parry_draws))
                if facts.symbol[symbol].parry_injuries:
                    s.then(HuntInjury(seat, facts.symbol[symbol].parry_injuries))
            case ("done",):
                s.tell(("parried", seat))
                s.then(AfterAttack(seat, facts.hunt.draws_defended))
            case ("defend" | "defend-planned", int(card)):
                s.then(self)
                hunt.used |= DEFENDING
                hunt.defence += facts.card[card].strength
                discard_card(s, seat, card)
                if action[0] == "defend-planned":
                    plan = facts.blessing[MASTER_PLAN]
                    s.tell(("blessing-used", seat, MASTER_PLAN))
                    sacrifice_priests(s, seat, plan.cost_priests)
                    hunt.defence += plan.strength
            case ("use-blessing", int(blessing)) if blessing == ADVANCED_DODGE:
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
