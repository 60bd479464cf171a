"""Armies of the scenario on the map: they appear by round, come as waves against towns, and move (H3-ROUND-05)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.scenarios import Army
from ludoteka.games.heroes3.facts import AI, FIELDS, MAIN, NOBODY
from ludoteka.games.heroes3.rules.ai.charging import drive_home
from ludoteka.games.heroes3.rules.ai.heroes import ARMY, attack, draw_ai_cards, new_ai, set_aside
from ludoteka.games.heroes3.rules.common import clockwise, scenario, special
from ludoteka.games.heroes3.rules.scenario.armies import ARMY_CARDS, draw_army, draw_reserve, plan_number, printed_spot
from ludoteka.games.heroes3.rules.world.fields import ai_on, hero_on, is_location, own_town
from ludoteka.games.heroes3.rules.world.scenario_map import named_field, slot_names
from ludoteka.games.heroes3.rules.world.tiles import RotateTile
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import AiHero
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

LAST_DIE: Final = "spawn_by_dice"
"""In the ledger: the first die of the last roll for the place of an army."""


def muster_army(s: Heroes3, plan: int, field: int) -> int:
    """A declared army is drawn and stands on a field; its number. One that was beaten makes room for its like."""
    army = scenario(s).armies[plan]
    ai = new_ai(s, None, field, draw_army(s, army), ARMY)
    ai.plan = plan
    ai.home = NOBODY
    ai.movement = army.movement if army.moves else 0
    ai.reserve = draw_reserve(s, army)
    ai.deck = draw_ai_cards(s, army.deck)
    ai.spells = [s.facts.card_number[slug] for slug in army.spells]
    if army.starts:
        lead_army(s, ai, army, field)
    for number in range(len(s.ais)):
        if s.ais[number].out and s.ais[number].plan == plan and not army.moves:
            s.ais[number] = ai
            return number
    s.ais.append(ai)
    return len(s.ais) - 1


def lead_army(s: Heroes3, ai: AiHero, army: Army, field: int) -> None:
    """An army with a place of its own is led as by an AI hero: faction, skills, machines and walls (H3-AI-05)."""
    facts = s.facts
    ai.faction = NOBODY if army.faction == "none" else facts.faction_number[army.faction]
    ai.specialties = [facts.card_number[slug] for slug in army.skills]
    ai.machines = [facts.card_number[slug] for slug in army.machines]
    ai.citadel = "wall" in army.siege_pieces
    ai.tower = "arrow_tower" in army.siege_pieces
    if army.siege_pieces:
        ai.home = field
    for other in s.ais:
        group = None if other.plan == NOBODY else scenario(s).armies[other.plan].deck_group
        if group is not None and group == army.deck_group:
            ai.deck = other.deck.copy()
            return


# -- armies with a place of their own ---------------------------------------------------------------------------


def set_up_armies(s: Heroes3) -> None:
    """Armies that are there from the start stand on their fields, and what they fight with leaves the common decks."""
    groups: set[str] = set()
    aside: list[int] = []
    for plan, army in enumerate(scenario(s).armies):
        if not army.starts:
            continue
        if (army.deck_group or army.id) not in groups:
            groups.add(army.deck_group or army.id)
            for slug in (*army.skills, *army.spells):
                card = s.facts.card_number[slug]
                if set_aside(s, s.facts.card_kind[card], card):
                    aside.append(card)
        if army.from_start:
            field = named_field(s, army.starts[0])
            muster_army(s, plan, field)
            if army.holds:
                s.own_map()
                s.flag[field] = AI
                s.once[field] = 1
    if aside:
        s.ledger[ARMY_CARDS] = sorted(aside)
    flag_mines_for_ai(s)


def flag_mines_for_ai(s: Heroes3) -> None:
    """The mines in sight belong to the AI from the start, but for those on some tiles (ai_mines_at_start)."""
    rule = special(s, "ai_mines_at_start")
    if rule is None:
        return
    s.own_map()
    for field in range(len(s.flag)):
        own = s.facts.tile_slugs[s.atlas.tile[field // FIELDS]] in rule.tiles
        if not own and is_location(s, field, "mine"):
            s.flag[field] = AI
            s.once[field] = 1


def army_arrives(s: Heroes3, at: int) -> None:
    """An army comes to its field, or to one that a player chooses; none comes to a place that it has lost before."""
    event = scenario(s).timed[at]
    if event.army is None:
        return
    plan = plan_number(s, event.army)
    army = scenario(s).armies[plan]
    fields = [named_field(s, name) for name in army.starts]
    if army.holds:
        fields = [field for field in fields if s.flag[field] == AI]
    if len(fields) > 1:
        s.then(ChooseArrival(clockwise(s, s.first)[0], plan, fields))
    elif fields:
        arrive_at(s, plan, fields[0])


def armies_wake(s: Heroes3) -> None:
    """The armies that were not there from the start come to their fields."""
    for plan, army in enumerate(scenario(s).armies):
        if not army.from_start:
            arrive_at(s, plan, named_field(s, army.starts[0]))


class ChooseArrival(Choice[Heroes3]):
    """On which of several fields an army arrives: a player says it."""

    __slots__ = ("fields", "plan")

    def __init__(self, seat: int, plan: int, fields: list[int]) -> None:
        super().__init__(seat)
        self.plan = plan
        self.fields = fields

    def options(self, s: Heroes3) -> list[Action]:
        return [("arrival", field) for field in sorted(self.fields)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("arrival", int() as field):
                arrive_at(s, self.plan, field)


def arrive_at(s: Heroes3, plan: int, field: int) -> None:
    """An army stands on its field; a hero who is there is attacked at once, or called home."""
    number = muster_army(s, plan, field)
    s.tell(("army-appears", field))
    hero = hero_on(s, field)
    if special(s, "called_home") is not None:
        drive_home(s, s.ais[number], NOBODY)
    elif hero != NOBODY:
        attack(s, number, hero // 2, hero % 2, field)


# -- armies that appear on an obelisk ---------------------------------------------------------------------------


def army_spawns(s: Heroes3, at: int) -> None:
    """An army appears on the obelisk that two attack dice name; a tile that lies face down is turned first."""
    rule = special(s, "spawn_by_dice")
    event = scenario(s).timed[at]
    if rule is None or event.army is None:
        return
    names = slot_names(s)
    place = names.index(rule.slots[rolled_corner(s, s.round in rule.rounds)])
    if ai_on(s, obelisk_of(s, place)) != NOBODY:
        free = [names.index(slot) for slot in rule.slots if ai_on(s, obelisk_of(s, names.index(slot))) == NOBODY]
        place = free[0]
    s.then(ArmyArrives(plan_number(s, event.army), place))
    if s.atlas.rotation[place] == NOBODY:
        seat = clockwise(s, s.first)[0]
        s.tell(("discovered", seat, place, s.atlas.tile[place]))
        s.then(RotateTile(seat, place, s.atlas.tile[place]))


def rolled_corner(s: Heroes3, opposite: bool) -> int:
    """Which of four places two attack dice name, zeros rolled again; the first die may be the last one turned round."""
    before = s.ledger.get(LAST_DIE, [0])[0]
    first = 1 - before if opposite else s.chance.below(2)
    s.ledger[LAST_DIE] = [first]
    return first * 2 + s.chance.below(2)


def obelisk_of(s: Heroes3, place: int) -> int:
    """The field of the obelisk that is printed on a tile, its middle while it lies face down."""
    obelisk = s.facts.location_number["obelisk"]
    for field in range(place * FIELDS, place * FIELDS + FIELDS):
        if s.atlas.spot[field] != NOBODY and s.facts.spot_location[printed_spot(s, field)] == obelisk:
            return field
    return place * FIELDS + 3


class ArmyArrives(Step[Heroes3]):
    """An army stands on the obelisk of a tile; a hero who is there is attacked at once."""

    __slots__ = ("place", "plan")

    def __init__(self, plan: int, place: int) -> None:
        self.plan = plan
        self.place = place

    def run(self, s: Heroes3) -> None:
        field = obelisk_of(s, self.place)
        number = muster_army(s, self.plan, field)
        s.tell(("army-appears", field))
        hero = hero_on(s, field)
        if hero != NOBODY:
            attack(s, number, hero // 2, hero % 2, field)


# -- waves against every town -----------------------------------------------------------------------------------


class WaveComes(Step[Heroes3]):
    """A wave of neutral units attacks a player's town at the start of that player's turn."""

    __slots__ = ("at", "seat")

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def run(self, s: Heroes3) -> None:
        """The army is drawn and attacks."""
        event = scenario(s).timed[self.at]
        town = own_town(s, self.seat)
        if event.army is None or town == NOBODY or s.flag[town] != self.seat or s.players[self.seat].out:
            return
        number = muster_army(s, plan_number(s, event.army), town)
        hero = MAIN if s.players[self.seat].at[MAIN] == town else NOBODY
        attack(s, number, self.seat, hero, town)
