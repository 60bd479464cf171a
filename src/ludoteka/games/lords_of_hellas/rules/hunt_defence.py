"""How strong a monster's attack is, and which combat cards meet it (LOH-HUNT-10, LOH-HUNT-22)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import (
    ADVANCED_DODGE,
    ALL_PLACES,
    COVERED_PLACES,
    HUNTER_HAND,
    MASTER_PLAN,
    OPEN_PLACES,
    SPEED,
)
from ludoteka.games.lords_of_hellas.rules.any_time import priests_missing
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.cards import distinct
from ludoteka.games.lords_of_hellas.rules.control import DONE, blessed, listed
from ludoteka.games.lords_of_hellas.rules.hunt_effects import DEFENDING, can_dodge, hunt_use_closed, hunt_uses, plans
from ludoteka.games.lords_of_hellas.rules.monster_wounds import covered_places, open_places, places_of
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action


def attack_strength(s: LordsOfHellas, card: int) -> int:
    """The strength of an attack card of the hunted monster when it is revealed, evolutions added (LOH-HUNT-22)."""
    return strength_as(s, card, s.hunts[-1].attacks)


def strength_as(s: LordsOfHellas, card: int, number: int) -> int:
    """The same for an attack by its number in the hunt: evolutions can make the first stronger (LOH-HUNT-22)."""
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
        if number == 1:
            strength += evolution.first_attack_strength
    return strength


def most_defence(s: LordsOfHellas, seat: int, cards: int, strength: int, priests: int) -> int:
    """The highest defence that a number of further combat cards of a total strength could bring, blessings included."""
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
    """Why the hunter cannot answer an attack this way (LOH-HUNT-10, LOH-HUNT-11, LOH-HUNT-12)."""
    hunt = s.hunts[-1]
    begun: Action | None = ("defence-begun",) if hunt.used & DEFENDING else None
    match action:
        case ("defend" | "defend-planned" | "parry", int() as card) if card not in s.hands[seat]:
            return ("not-in-hand", card)
        case ("defend" | "defend-planned", _):
            return defence_closed(s, seat, action[0] == "defend-planned")
        case ("parry", int() as card):
            return begun or (None if s.facts.symbol[s.facts.card[card].symbol].parries else ("no-shield", card))
        case ("done",):
            return None if hunt.defence >= hunt.strength else ("too-weak", hunt.strength)
        case ("suffer",):
            return begun if answers(s, seat) != [("suffer",)] else None
        case ("use-blessing", int() as blessing) if blessing == ADVANCED_DODGE:
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


def answers(s: LordsOfHellas, seat: int) -> list[Action]:
    """How the hunter may answer an attack; one who can do nothing else suffers it (LOH-HUNT-10, LOH-HUNT-11,
    LOH-HUNT-12)."""
    hunt = s.hunts[-1]
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
