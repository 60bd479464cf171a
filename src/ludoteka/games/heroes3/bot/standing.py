"""What a player has: army, town, income, level, cards and flags."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.bot.storm import FIELD_UNITS, MOST_CARDS, ROUTED
from ludoteka.games.heroes3.bot.worths import COIN, EXPERIENCE, MORALE, OTHER_CARD, POINT, Aims, Worths
from ludoteka.games.heroes3.entries.scenarios import Scenario
from ludoteka.games.heroes3.facts import (
    BUILDINGS,
    CITADEL,
    CITY_HALL,
    DWELLING_BRONZE,
    DWELLING_GOLD,
    DWELLING_SILVER,
    GOLD,
    MATERIALS,
    NOBODY,
    RESOURCES,
    SECONDARY,
    VALUABLES,
)
from ludoteka.games.heroes3.rules.common import realm
from ludoteka.games.heroes3.rules.resources import income_of
from ludoteka.games.heroes3.rules.scenario.spikes import SPIKES
from ludoteka.games.heroes3.rules.victory.points import heroes_beaten, points_of
from ludoteka.games.heroes3.rules.world.fields import holder_of, is_location, obelisks_of
from ludoteka.games.heroes3.rules.world.quests import ASIDE as QUEST_ASIDE
from ludoteka.games.heroes3.rules.world.quests import PLACE, quest_cards
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Player

PLENTY: Final = [14, 9, 4]
"""How much of each resource can be used soon; the same again counts half, anything beyond it a tenth."""
SAVED: Final = [0.0, 1.5, 3.5]
"""What a resource counts in addition if the next dwelling needs it."""
RESERVE: Final = 0.3
"""The share of its worth that a unit counts if it finds no place in a combat."""
IN_HAND: Final = 0.4
SECOND_HERO: Final = 2.0
IDLE_HERO: Final = -10.0
"""The same while its price is needed for the storm of a town."""
HOMELESS: Final = 40.0
OUT: Final = 400.0
BEATEN: Final = 14.0
"""What a beaten main hero loses besides units: its place and its time."""
SPOILS: Final = 7.0
"""Gold and morale that a beaten main hero loses to the winner."""
CARRIED: Final = 0.25
"""The share of its worth that a bomb counts while it is carried."""
ERRAND: Final = 40.0
"""A step of a quest."""
SPIKE: Final = 1.5
"""An arcane spike."""
ASIDE: Final = 0.1
"""The share that buildings of no use to the army count while a town has to be stormed."""
WALLED: Final = 2.5
"""How much more the citadel counts, as it strengthens both the army and the town."""
PRICED: Final = 0.9
"""What share of later income counts now."""
FOR_ARMY: Final = (CITADEL, DWELLING_BRONZE, DWELLING_SILVER, DWELLING_GOLD)


def worth(s: Heroes3, seat: int, reader: int, worths: Worths, aims: Aims) -> float:
    """Everything a player owns, as far as the reader knows it."""
    player = s.players[seat]
    if player.out:
        return -OUT
    left = max(0, s.last_round - s.round)
    value = stock_worth(s, player, left, aims) + income_worth(s, seat) + town_worth(s, player, worths, left, aims)
    value += army_worth(player, worths)
    value += hand_worth(player, worths) if seat == reader else (OTHER_CARD + IN_HAND) * len(player.hand)
    value += pile_worth(player, worths)
    value += EXPERIENCE * player.xp + aims.level * player.level
    value += MORALE * player.morale - (2.0 if player.discard_due else 0.0)
    if player.at[SECONDARY] >= 0:
        value += (IDLE_HERO if aims.storm else SECOND_HERO) * min(1.0, left / 3)
    cubes = 0
    for won in player.cubes:
        cubes += won
    value += aims.cube * cubes
    flags = 0
    realm_of = realm(s, seat)
    for owner in s.flag:
        if owner == realm_of:
            flags += 1
    if SPIKES in s.ledger:
        value += SPIKE * s.ledger[SPIKES][seat]
    if aims.scores:
        value += points_worth(s, seat, aims)
    if scenario_of(s).quest is not None:
        value += quest_worth(s, seat)
    if aims.place and holder_of(s, aims.place) == seat:
        value += aims.hold
    if aims.bomb:
        value += bomb_worth(s, seat, aims)
    if aims.settlement:
        value += aims.settlement * sum(
            1 for field in range(len(s.flag)) if s.flag[field] == seat and is_location(s, field, "settlement")
        )
    return value + aims.flag * flags - (HOMELESS if player.homeless or not flags else 0.0)


def bomb_worth(s: Heroes3, seat: int, aims: Aims) -> float:
    """Bombs that were delivered, and one that is carried."""
    delivered = s.ledger.get("bomb_delivered", [0] * s.seats)[seat]
    carried = s.grail >= 0 and s.grail // 2 == seat
    return aims.bomb * delivered + (CARRIED * aims.bomb if carried else 0.0)


def scenario_of(s: Heroes3) -> Scenario:
    """The scenario that is played."""
    return s.facts.scenario[s.scenario]


def quest_worth(s: Heroes3, seat: int) -> float:
    """What the steps of a quest are worth that the player has done; all of it where the cards go on."""
    aside = s.ledger.get(QUEST_ASIDE, [])
    return ERRAND * ((PLACE in s.ledger) + (len(aside) < len(quest_cards(s))) + (not aside))


def points_worth(s: Heroes3, seat: int, aims: Aims) -> float:
    """What brings the player nearer to the scenario's end: victory points, obelisks, main heroes beaten."""
    wins = [win for win in s.facts.scenario[s.scenario].wins if win.points]
    if wins:
        return POINT * sum(points_of(s, seat, win) for win in wins)
    return aims.hero * heroes_beaten(s, seat) + aims.obelisk * (obelisks_of(s, seat) if aims.obelisk else 0)


def stock_worth(s: Heroes3, player: Player, left: int, aims: Aims) -> float:
    """What resources are worth: most if the next dwelling needs them, less without a use or towards the end."""
    value = 0.0
    goal = next_dwelling(s, player) if left > 2 else NOBODY
    for resource in range(RESOURCES):
        amount = player.stock[resource]
        plenty = PLENTY[resource] * 2 if aims.march else PLENTY[resource]
        use = min(amount, plenty) + 0.5 * min(max(0, amount - plenty), plenty) + 0.1 * max(0, amount - 2 * plenty)
        value += use * COIN[resource]
        if goal != NOBODY:
            value += min(amount, s.facts.building_cost[goal][resource]) * SAVED[resource] * (1.0 + aims.storm / 300)
    value *= 0.35 + 0.65 * min(1.0, left / 4)
    if aims.gold:
        value += aims.gold * (player.stock[GOLD] + player.stock[MATERIALS] + 3 * player.stock[VALUABLES])
    return value


def pays_left(s: Heroes3) -> int:
    """How many resource rounds are still to come."""
    return max(0, (s.last_round + 1) // 2 - (s.round + 1) // 2)


def income_worth(s: Heroes3, seat: int) -> float:
    """What income will bring."""
    value = 0.0
    for resource in range(RESOURCES):
        value += income_of(s, seat, resource) * COIN[resource]
    return value * PRICED * min(4, pays_left(s)) * 0.7


def town_worth(s: Heroes3, player: Player, worths: Worths, left: int, aims: Aims) -> float:
    """What the buildings are worth as long as there is time to use them, most for the army before a march."""
    value = 0.0
    base = player.faction * BUILDINGS
    built = player.built
    for place in range(BUILDINGS):
        if built >> place & 1:
            more = 4.5 * pays_left(s) if place == CITY_HALL else worths.building[base + place] * min(1.0, left / 5)
            if aims.march:
                more *= WALLED if place == CITADEL else 1.0 if place in FOR_ARMY else ASIDE
            value += more
    return value


def army_worth(player: Player, worths: Worths) -> float:
    """What the units are worth: the best five in full, the others in reserve."""
    unit = worths.unit
    army = player.army
    sides = player.sides
    if len(army) <= FIELD_UNITS:
        value = 0.0
        for row in range(len(army)):
            value += unit[army[row] * 2 + sides[row]]
        return value
    values = sorted((unit[army[row] * 2 + sides[row]] for row in range(len(army))), reverse=True)
    return sum(values[:FIELD_UNITS]) + RESERVE * sum(values[FIELD_UNITS:])


def hand_worth(player: Player, worths: Worths) -> float:
    """What the cards in hand are worth."""
    value = 0.0
    for card in player.hand:
        value += worths.card[card] + IN_HAND
    return value


def pile_worth(player: Player, worths: Worths) -> float:
    """What the other cards are worth, those in play most."""
    value = OTHER_CARD * (player.deck.size() + len(player.discard))
    for card in player.permanent:
        value += worths.card[card] + IN_HAND
    return value + (OTHER_CARD + IN_HAND) * len(player.ongoing)


def line_up(player: Player, worths: Worths) -> tuple[int, ...]:
    """The forms of the five best units."""
    forms = [player.army[row] * 2 + player.sides[row] for row in range(len(player.army))]
    forms.sort(key=lambda form: -worths.might[form])
    return tuple(forms[:FIELD_UNITS])


def helping(player: Player) -> int:
    """How many cards in hand help in a fight."""
    return min(MOST_CARDS, len(player.hand))


def next_dwelling(s: Heroes3, player: Player) -> int:
    """The dwelling to save for, -1 if all are built."""
    for place in (DWELLING_BRONZE, DWELLING_SILVER, DWELLING_GOLD):
        if not player.built >> place & 1:
            return player.faction * BUILDINGS + place
    return NOBODY


def beaten_price(hero: int, by_player: bool, hope: float) -> float:
    """What a beaten hero costs its player, given the hope of storming a town with it."""
    if hero == SECONDARY:
        return SECOND_HERO
    return BEATEN + ROUTED * hope + (SPOILS if by_player else 0.0)


def rout_price(s: Heroes3, seat: int, aims: Aims) -> float:
    """What a player's beaten main hero costs where the scenario is lost with it, perhaps with the one it names only."""
    player = s.players[seat]
    if aims.named and (player.hero < 0 or s.facts.hero[player.hero].id != aims.named):
        return 0.0
    return aims.routed
