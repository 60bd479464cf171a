"""What a scenario has in store for the start of a turn: comfort for the beaten, more movement on some tiles."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.words import TILE_KIND_IDS
from ludoteka.games.heroes3.facts import FIELDS, HEROES, MAIN, NOBODY, SILVER
from ludoteka.games.heroes3.rules.cards.gains import GainFigures, give_movement
from ludoteka.games.heroes3.rules.cards.piles import draw_neutral, kinds_mask
from ludoteka.games.heroes3.rules.common import DECLINE, special
from ludoteka.games.heroes3.rules.scenario.bomb import turn_of_bomb_began
from ludoteka.games.heroes3.rules.scenario.empowering import EVERYWHERE, IN_DECK, EmpowerCard
from ludoteka.games.heroes3.rules.scenario.hill import turn_on_hill
from ludoteka.games.heroes3.rules.trade.offers import discard_shown
from ludoteka.games.heroes3.rules.trade.recruit import add_unit
from ludoteka.games.heroes3.rules.victory.ends import turn_began
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

COMFORT = "beaten_comfort"
ROUSES = "beaten_rouses"
"""In the ledger: mask of the players whose main hero was beaten since their last turn."""


def scenario_turn_start(s: Heroes3, seat: int) -> None:
    """Put on the agenda what the scenario gives a player whose turn starts."""
    turn_of_bomb_began(s)
    turn_on_hill(s, seat)
    turn_began(s, seat)
    if s.places:
        return
    rules = s.facts.scenario_rules[s.scenario]
    rule = rules.get("tile_movement")
    if rule is not None:
        kinds = [TILE_KIND_IDS.index(kind) for kind in rule.kinds]
        for hero in range(HEROES):
            field = s.players[seat].at[hero]
            if field == NOBODY or s.atlas.kind[field // FIELDS] not in kinds:
                continue
            if hero != MAIN or not rule.secondary_only:
                give_movement(s, seat, hero, rule.amount)
    if s.grail >= 0 and s.grail // 2 == seat and "grail_turn_gift" in rules:
        s.then(GainFigures(seat, s.grail % 2, "grail_turn_gift", 0, True))
    if not s.ledger:
        return
    rouse(s, seat)
    beaten = s.ledger.get(COMFORT, [0])[0]
    if beaten >> seat & 1:
        s.ledger[COMFORT] = [beaten & ~(1 << seat)]
        s.then(EmpowerCard(seat, kinds_mask(("statistic",)), EVERYWHERE), SearchNeutrals(seat, 2))


def rouse(s: Heroes3, seat: int) -> None:
    """A player whose main hero was beaten moves farther in the next turn and empowers a card (beaten_rouses)."""
    beaten = s.ledger.get(ROUSES, [0])[0]
    rule = special(s, ROUSES) if beaten >> seat & 1 else None
    if rule is None:
        return
    s.ledger[ROUSES] = [beaten & ~(1 << seat)]
    if s.players[seat].at[MAIN] != NOBODY:
        give_movement(s, seat, MAIN, rule.amount)
    for slug in rule.cards:
        s.then(EmpowerCard(seat, kinds_mask(("statistic",)), IN_DECK, s.facts.card_number[slug]))


def main_hero_fell(s: Heroes3, seat: int) -> None:
    """A player's main hero was beaten: remembered where the scenario comforts the beaten."""
    for rule in (COMFORT, ROUSES):
        if special(s, rule) is not None:
            s.ledger[rule] = [s.ledger.get(rule, [0])[0] | 1 << seat]


class SearchNeutrals(Step[Heroes3]):
    """A player looks at the top cards of the silver neutral deck and may take one of them."""

    __slots__ = ("looks", "seat")

    def __init__(self, seat: int, looks: int) -> None:
        self.seat = seat
        self.looks = looks

    def run(self, s: Heroes3) -> None:
        for _ in range(self.looks):
            troop = draw_neutral(s, SILVER)
            if troop != NOBODY:
                s.shown.append(troop)
                s.tell(("neutral-shown", self.seat, troop))
        if s.shown:
            s.then(TakeNeutral(self.seat))


class TakeNeutral(Choice[Heroes3]):
    """Which of the neutral units that lie open joins for nothing; the others are discarded."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each of them, or none."""
        return [DECLINE, *(("recruit", troop) for troop in sorted(set(s.shown)))]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be taken."""
        match action:
            case ("recruit", int() as troop):
                return None if troop in s.shown else ("unit-not-shown", troop)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("recruit", int() as troop):
                s.shown.remove(troop)
                add_unit(s, self.seat, troop, 0)
        discard_shown(s)
