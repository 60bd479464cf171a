"""What a seat can work out of a battle or a hunt: the range of cards it does not see, the chance of the next draw.

Everything here follows from what the seat may know: its own hand, open piles and how many cards lie elsewhere. Cards it
does not see are all equally likely to be in any place.
"""

from __future__ import annotations

from math import comb

from ludoteka.games.lords_of_hellas.numbers import (
    ANY_SYMBOL,
    BLUFF,
    CITY_DEFENCE_RECRUIT,
    ENCIRCLEMENT,
    JAVELINS,
    MASTER_PLAN,
    NOBODY,
    REINFORCEMENTS,
    RESTRICTIVE_MANEUVER,
)
from ludoteka.games.lords_of_hellas.rules import battle_effects
from ludoteka.games.lords_of_hellas.rules.battlefield import (
    army_strength,
    current,
    fighters,
    opponent,
    outnumbers,
    reinforcing,
    side_of,
)
from ludoteka.games.lords_of_hellas.rules.card_effects import can_recruit_in_battle, defends_city, effect_bonus
from ludoteka.games.lords_of_hellas.rules.cards import distinct
from ludoteka.games.lords_of_hellas.rules.control import blessed, loose
from ludoteka.games.lords_of_hellas.rules.hunt_defence import most_defence, strength_as
from ludoteka.games.lords_of_hellas.rules.lairs import entry_kills
from ludoteka.games.lords_of_hellas.rules.monster_wounds import open_places
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Seat

HOPLITE_EFFECTS = (CITY_DEFENCE_RECRUIT, REINFORCEMENTS, JAVELINS)
"""Effects that change how many hoplites fight, and so what the cards after them are worth."""


def unseen_cards(s: LordsOfHellas, seat: Seat) -> list[int]:
    """The combat cards a seat does not see: the deck, others' hands, what somebody else looks at (LOH-TERM-08)."""
    cards = s.combat_deck.cards()
    for other in range(s.seats):
        if other != seat:
            cards += s.hands[other]
    if s.looker != seat:
        cards += s.peeked
    return sorted(cards)


def chance_of_some(good: int, all_cards: int, taken: int) -> float:
    """The chance that at least one of the cards taken is among the good ones.

    >>> chance_of_some(1, 4, 2)
    0.5
    """
    taken = min(taken, all_cards)
    return 1 - comb(all_cards - good, taken) / comb(all_cards, taken)


# -- battles ----------------------------------------------------------------------------------------------------


def lay(twin: LordsOfHellas, seat: int, card: int) -> bool:
    """Play a combat card in an imagined battle as well as it can go for its player; whether its losses allow it
    (LOH-BATTLE-06, LOH-BATTLE-07)."""
    facts = twin.facts
    battle = current(twin)
    side = side_of(battle, seat)
    region = battle.region
    symbols = battle_effects.symbols_of(twin, seat, card)
    if symbols > fighters(twin, seat) - battle.losses[side]:
        return False
    battle.bonus[side] += worth(twin, seat, card)
    battle.losses[side] += symbols
    battle.played[side].append(card)
    effect = facts.card[card].effect
    if effect == CITY_DEFENCE_RECRUIT:
        if defends_city(twin, seat) and can_recruit_in_battle(twin, seat):
            count = min(facts.card[card].recruits, twin.supply[seat])
            twin.supply[seat] -= count
            twin.hoplites[seat * facts.regions + region] += count
            if twin.owner[region] == seat and twin.fortified[region] < facts.region[region].room:
                twin.fortified[region] += 1
    elif effect == REINFORCEMENTS:
        for origin in richest(twin, seat)[: facts.card[card].from_regions]:
            count = loose(twin, seat, origin)
            twin.hoplites[seat * facts.regions + origin] -= count
            twin.hoplites[seat * facts.regions + region] += max(0, count - entry_kills(twin, region))
    elif effect == JAVELINS and outnumbers(twin, seat):
        enemy = opponent(battle, seat) * facts.regions + region
        twin.hoplites[enemy] = max(0, twin.hoplites[enemy] - facts.card[card].kills)
    elif effect == ENCIRCLEMENT:
        battle.demands[side] = max(battle.demands[side], facts.card[card].loser_losses)
    return True


def richest(s: LordsOfHellas, seat: int) -> list[int]:
    """The regions from which reinforcements could come, those with most hoplites first (LOH-BATTLE-28)."""
    return sorted(reinforcing(s, seat), key=lambda origin: -loose(s, seat, origin))


def worth(s: LordsOfHellas, seat: int, card: int) -> int:
    """The army strength a combat card brings by itself if it is played now (LOH-BATTLE-24)."""
    return s.facts.card[card].strength + battle_effects.card_bonus(s, seat) + effect_bonus(s, seat, card)


class NextCard:
    """What a battle would be like with one more card: both strengths and the losses of who plays it."""

    __slots__ = ("card", "enemy", "losses", "strength")

    def __init__(self, card: int, strength: int, enemy: int, losses: int) -> None:
        self.card = card
        self.strength = strength
        self.enemy = enemy
        self.losses = losses


def next_card(s: LordsOfHellas, seat: int, card: int) -> NextCard | None:
    """The battle with one more card of a player, None where its losses forbid it."""
    if s.facts.card[card].effect not in HOPLITE_EFFECTS:
        return next_plain_card(s, seat, card)
    twin = s.copy()
    if not lay(twin, seat, card):
        return None
    battle = current(twin)
    enemy = opponent(battle, seat)
    return NextCard(card, army_strength(twin, seat), army_strength(twin, enemy), battle.losses[side_of(battle, seat)])


def next_plain_card(s: LordsOfHellas, seat: int, card: int) -> NextCard | None:
    """The same for a card that leaves the hoplites as they are: it needs no imagined battle."""
    battle = current(s)
    losses = battle.losses[side_of(battle, seat)]
    symbols = battle_effects.symbols_of(s, seat, card)
    if symbols > fighters(s, seat) - losses:
        return None
    strength = army_strength(s, seat) + worth(s, seat, card)
    return NextCard(card, strength, army_strength(s, opponent(battle, seat)), losses + symbols)


def cards_left(s: LordsOfHellas, seat: int) -> int:
    """How many more combat cards a player may play in this battle (LOH-BATTLE-05)."""
    battle = current(s)
    if battle.winner != NOBODY or not battle_effects.may_play_more(s, seat):
        return 0
    held = len(s.hands[seat])
    if battle.passed[side_of(battle, seat)]:
        held = min(held, 1) if blessed(s, seat, BLUFF) else 0
    if seat == battle.attacker and blessed(s, battle.defender, RESTRICTIVE_MANEUVER):
        held = min(held, s.facts.blessing[RESTRICTIVE_MANEUVER].cards - len(battle.played[side_of(battle, seat)]))
    return held


def most_strength(s: LordsOfHellas, seat: int, cards: list[int], count: int) -> int:
    """The highest army strength a player could reach with a number of these combat cards while the other plays none.

    Cards that change the number of hoplites are played first, for they make the others better; with No Attrition the
    first card is the one whose losses are ignored.
    """
    best = army_strength(s, seat)
    if not count or not cards:
        return best
    if battle_effects.ignores_losses(s, seat):
        for card in unlike(s, cards):
            twin = s.copy()
            if lay(twin, seat, card):
                rest = cards.copy()
                rest.remove(card)
                best = max(best, most_after(twin, seat, rest, count - 1, 1))
        return best
    return max(best, most_after(s, seat, cards, count, 0))


def most_after(s: LordsOfHellas, seat: int, cards: list[int], count: int, laid: int) -> int:
    """The same with the cards that change hoplites in every possible number, then the best of the others."""
    facts = s.facts.card
    kinds = [kind for kind in HOPLITE_EFFECTS if moves_hoplites(s, seat, kind)]
    best = most_of_the_rest(s, seat, [card for card in cards if facts[card].effect not in kinds], count, laid)
    if count:
        for kind in kinds:
            same = [card for card in cards if facts[card].effect == kind]
            if not same:
                continue
            before = kinds[: kinds.index(kind)]
            later = [other for other in cards if facts[other].effect not in before]
            for card in unlike(s, same):
                twin = s.copy()
                if lay(twin, seat, card):
                    rest = later.copy()
                    rest.remove(card)
                    best = max(best, most_after(twin, seat, rest, count - 1, laid + 1))
    return best


def moves_hoplites(s: LordsOfHellas, seat: int, effect: int) -> bool:
    """Whether a card with one of the effects on hoplites has it now; else it is a card like the others."""
    if effect == CITY_DEFENCE_RECRUIT:
        return defends_city(s, seat) and can_recruit_in_battle(s, seat)
    if effect == REINFORCEMENTS:
        return len(reinforcing(s, seat)) > 0
    return outnumbers(s, seat)


def unlike(s: LordsOfHellas, cards: list[int]) -> list[int]:
    """One of each sort of combat cards that are the same in a battle, whatever their symbol."""
    facts = s.facts
    found: dict[tuple[int, ...], int] = {}
    for card in cards:
        sort = (
            facts.card[card].effect,
            facts.card[card].strength,
            facts.card[card].losses,
            facts.card[card].bonus,
            facts.card[card].per_hoplites,
            facts.card[card].attribute,
            facts.card[card].recruits,
            facts.card[card].from_regions,
            facts.card[card].kills,
        )
        found.setdefault(sort, card)
    return list(found.values())


def most_of_the_rest(s: LordsOfHellas, seat: int, cards: list[int], count: int, laid: int) -> int:
    """The best of the cards whose worth does not depend on their order, within the limit of losses (LOH-BATTLE-07)."""
    facts = s.facts
    battle = current(s)
    room = fighters(s, seat) - battle.losses[side_of(battle, seat)]
    by_losses: dict[int, list[int]] = {}
    every = battle_effects.card_bonus(s, seat)
    for card in cards:
        value = facts.card[card].strength + every + effect_bonus(s, seat, card)
        by_losses.setdefault(facts.card[card].losses, []).append(value)
    best = {(0, 0): 0}
    for losses, worths in by_losses.items():
        for value in sorted(worths, reverse=True)[:count]:
            for (played, lost), sum_so_far in list(best.items()):
                key = (played + 1, lost + losses)
                if key[0] <= count and key[1] <= room and best.get(key, -1) < sum_so_far + value:
                    best[key] = sum_so_far + value
    own = army_strength(s, seat)
    return max(own + value + planned(s, seat, laid + played) for (played, _), value in best.items())


def planned(s: LordsOfHellas, seat: int, cards: int) -> int:
    """What Master Plan could add to a number of cards with the priests in the pool."""
    plan = s.facts.blessing[MASTER_PLAN]
    if not blessed(s, seat, MASTER_PLAN) or not plan.cost_priests:
        return 0
    return plan.strength * min(cards, s.pool[seat] // plan.cost_priests)


def prevails(s: LordsOfHellas, seat: int, own: int, other: int) -> bool:
    """Whether a side would win with these strengths; a tie is the defender's (LOH-BATTLE-09)."""
    return own > other if seat == current(s).attacker else own >= other


def chance_to_turn(
    s: LordsOfHellas, seat: int, watcher: Seat, nexts: dict[int, NextCard | None] | None = None
) -> float | None:
    """The chance, as a watcher sees it, that a player who would lose now holds a card that alone turns the battle; None
    for whoever would win. `nexts` are the next cards by number, where somebody has worked them out already."""
    battle = current(s)
    if prevails(s, seat, army_strength(s, seat), army_strength(s, opponent(battle, seat))):
        return None
    if not cards_left(s, seat):
        return 0.0
    cards = s.hands[seat] if seat == watcher or s.places else unseen_cards(s, watcher)
    turning = 0
    for card in distinct(cards):
        then = next_card(s, seat, card) if nexts is None else nexts[card]
        if then and prevails(s, seat, then.strength + planned(s, seat, 1), then.enemy):
            turning += cards.count(card)
    return chance_of_some(turning, len(cards), len(s.hands[seat]))


# -- hunts ------------------------------------------------------------------------------------------------------


def chance_to_wound(s: LordsOfHellas, watcher: Seat, draws: int) -> float:
    """The chance that the hunter can deal a wound after drawing more cards, with the hand the watcher sees;
    whoever does not see it learns the chance of the drawn cards alone (LOH-HUNT-06, LOH-LIM-11)."""
    facts = s.facts
    hunter = s.hunts[-1].seat
    held = [0] * len(facts.symbol)
    if hunter == watcher or s.places:
        for card in s.hands[hunter]:
            held[facts.card[card].symbol] += 1
    asked = {facts.place_symbol[place] for place in open_places(s, s.hunts[-1].monster)}
    left = [0] * len(held)
    for card in unseen_cards(s, watcher):
        left[facts.card[card].symbol] += 1
    spent = [0] * len(held)
    for card in s.combat_discard:
        spent[facts.card[card].symbol] += 1
    return wounding(s, held, asked, left, spent, s.combat_deck.size(), draws)


def wounds(s: LordsOfHellas, held: list[int], asked: set[int]) -> bool:
    """Whether these numbers of cards of each symbol deal a wound where these symbols are open."""
    facts = s.facts
    if not asked:
        return False
    for symbol in range(len(held)):
        if not held[symbol]:
            continue
        wound = facts.symbol[symbol].wound
        if wound == ANY_SYMBOL or wound in asked:
            return True
        needed = facts.symbol[symbol].any_with
        if needed > 1 and held[symbol] >= needed:
            return True
    return False


def wounding(
    s: LordsOfHellas, held: list[int], asked: set[int], left: list[int], spent: list[int], deck: int, draws: int
) -> float:
    """The chance of `chance_to_wound`, by the symbols: once the deck is empty the discards are drawn."""
    if wounds(s, held, asked):
        return 1.0
    if not draws:
        return 0.0
    from_deck = deck > 0
    pile = left if from_deck else spent
    total = sum(pile)
    if not total:
        return 0.0
    chance = 0.0
    for symbol in range(len(pile)):
        if pile[symbol]:
            part = pile[symbol] / total
            held[symbol] += 1
            pile[symbol] -= 1
            chance += part * wounding(s, held, asked, left, spent, deck - 1 if from_deck else 0, draws - 1)
            held[symbol] -= 1
            pile[symbol] += 1
    return chance


def attacks_to_come(s: LordsOfHellas, watcher: Seat) -> list[int]:
    """The attack cards from which the next ones are drawn, or have been drawn unseen (LOH-HUNT-09, LOH-HUNT-13)."""
    hunt = s.hunts[-1]
    cards = s.attack_deck.cards()
    if hunt.drawn and watcher != hunt.chooser:
        cards += hunt.drawn
    elif not hunt.drawn and len(cards) < s.facts.hunt.attack_cards:
        cards += s.attack_discard
    return cards


def next_strengths(s: LordsOfHellas, cards: list[int]) -> list[int]:
    """How strong each of these attack cards would be as the next attack (LOH-HUNT-22)."""
    hunt = s.hunts[-1]
    number = hunt.attacks if hunt.drawn else hunt.attacks + 1
    return [strength_as(s, card, number) for card in cards]


def chance_to_meet(s: LordsOfHellas, watcher: Seat) -> float | None:
    """The chance that the hunter's hand as it is can parry the next attack, whichever card is chosen; None for others,
    and while an attack lies open (LOH-HUNT-10, LOH-HUNT-12)."""
    hunt = s.hunts[-1]
    seat = hunt.seat
    if (watcher != seat and not s.places) or hunt.attack != NOBODY:
        return None
    hand = s.hands[seat]
    facts = s.facts
    if any(facts.symbol[facts.card[card].symbol].parries for card in hand):
        return 1.0
    cards = attacks_to_come(s, watcher)
    if hunt.drawn and watcher == hunt.chooser:
        cards = hunt.drawn
    defence = most_defence(s, seat, len(hand), sum(facts.card[card].strength for card in hand), s.pool[seat])
    strong = sum(1 for strength in next_strengths(s, cards) if strength > defence)
    return 1 - chance_of_some(strong, len(cards), facts.hunt.attack_cards) if cards else None
