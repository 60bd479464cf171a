"""Flagging fields: towns, mines and settlements change hands (H3-MAP-06, H3-MAP-09, H3-MAP-10, H3-MAP-11)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import AI, FLAGGABLE, GOLD, RESOURCES, VISITABLE
from ludoteka.games.heroes3.rules.common import realm
from ludoteka.games.heroes3.rules.map.offers import offer
from ludoteka.games.heroes3.rules.resources import change_income, gain
from ludoteka.games.heroes3.rules.trade.offers import ReinforceUnit
from ludoteka.games.heroes3.rules.trade.recruit import tier_mask
from ludoteka.games.heroes3.rules.victory.ends import cube_won, field_flagged
from ludoteka.games.heroes3.rules.victory.points import enemy_town_taken, utopia_first_flagged
from ludoteka.games.heroes3.rules.world.fields import location_at
from ludoteka.games.heroes3.rules.world.flags import mine_income, mine_resource, settlement_step, unflag
from ludoteka.games.heroes3.rules.world.places import gives_gifts, is_doubled, place_rule
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def flag_field(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A player's cube goes onto a field; the one before is taken off (H3-MAP-06, H3-MAP-09, H3-MAP-10, H3-MAP-11)."""
    first = not s.once[field]
    before = s.flag[field]
    s.own_map()
    unflag(s, field)
    s.flag[field] = realm(s, seat)
    s.once[field] = 1
    s.tell(("flagged", seat, field))
    location = s.facts.location[location_at(s, field)]
    s.then(FieldFlagged(seat, field, before))
    if gives_gifts(s, field) is not None:
        s.facts.book.place_gives(s, seat, hero, field, first)
        if location.id == "random_town":
            change_income(s, seat, GOLD, s.facts.content.random_town.income_gold)
    elif location.id == "settlement":
        rule = place_rule(s, field)
        if rule is not None and rule.always:
            s.facts.book.place_gives(s, seat, hero, field, first)
        s.then(SettleField(seat, field, first))
    elif location.id == "mine":
        resource = mine_resource(s, field)
        amount = mine_income(s, field)
        change_income(s, seat, resource, amount)
        if first:
            gain(s, seat, resource, amount)
    elif location.id == "random_town":
        town = s.facts.content.random_town
        change_income(s, seat, GOLD, town.income_gold)
        if first:
            gain(s, seat, GOLD, town.first_gold)
    elif location.id == "town":
        capture_town(s, seat, field)
    else:
        if first and location.id == "dragon_utopia":
            utopia_first_flagged(s, seat)
        offer(s, seat, hero, field, location)


class FieldFlagged(Step[Heroes3]):
    """A flag changed: the ends of the scenario are looked at (H3-END-01)."""

    __slots__ = ("before", "field", "seat")

    def __init__(self, seat: int, field: int, before: int) -> None:
        self.seat = seat
        self.field = field
        self.before = before

    def run(self, s: Heroes3) -> None:
        field_flagged(s, self.seat, self.field, self.before)


def flag_for_ai(s: Heroes3, field: int) -> None:
    """An AI hero flags or visits a field it crosses and gains nothing (H3-AI-02)."""
    number = location_at(s, field)
    category = s.facts.location_category[number]
    s.own_map()
    if category == VISITABLE:
        s.black[field] = 1
    elif category == FLAGGABLE and not s.facts.location[number].many_flags and s.flag[field] != AI:
        before = s.flag[field]
        unflag(s, field)
        s.flag[field] = AI
        s.once[field] = 1
        s.tell(("ai-flagged", field))
        field_flagged(s, AI, field, before)


def capture_town(s: Heroes3, seat: int, field: int) -> None:
    """A captured town gives one faction cube of its original owner, once each time it is taken (H3-MAP-11)."""
    faction = s.facts.spot_faction[s.atlas.spot[field]]
    for other in range(s.seats):
        if s.players[other].faction == faction and not s.allied(seat, other):
            enemy_town_taken(s, seat, other)
            win_cube(s, seat, other)


def win_cube(s: Heroes3, seat: int, loser: int) -> None:
    """A player wins a faction cube of another (H3-COMBAT-30)."""
    player = s.players[seat]
    player.cubes = player.cubes.copy()
    player.cubes[loser] += 1
    s.tell(("cube-won", seat, loser))
    cube_won(s, seat, loser)


class SettleField(Choice[Heroes3]):
    """What a settlement brings: a step of income, or a cheap reinforcement (H3-MAP-10)."""

    __slots__ = ("field", "first")

    def __init__(self, seat: int, field: int, first: bool) -> None:
        super().__init__(seat)
        self.field = field
        self.first = first

    def options(self, s: Heroes3) -> list[Action]:
        """Each track, or a unit to reinforce."""
        out: list[Action] = [("settle", resource) for resource in range(RESOURCES)]
        if len(self.reinforcement(s).options(s)) > 1:
            out.append(("settle-reinforce",))
        return sorted(out)

    def reinforcement(self, s: Heroes3) -> ReinforceUnit:
        """The reinforcement it offers instead: free to the first who flags it."""
        visit = s.facts.location[location_at(s, self.field)].visits[1]
        return ReinforceUnit(self.seat, tier_mask(visit.tiers), visit.first_rate if self.first else visit.rate, 0)

    def take(self, s: Heroes3, action: Action) -> None:
        """Raise the income, or reinforce; the first to flag it gets more."""
        match action:
            case ("settle", int() as resource):
                step = settlement_step(s, resource, self.field)
                s.own_map()
                s.settled[self.field] = resource
                change_income(s, self.seat, resource, step)
                if self.first:
                    gain(s, self.seat, resource, step)
                return
        s.then_each([self.reinforcement(s) for _ in range(2 if is_doubled(s, self.field) else 1)])
