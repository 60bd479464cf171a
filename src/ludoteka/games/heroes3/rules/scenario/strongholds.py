"""A stronghold of neutral units on a field: closed until the other fields of difficulty 7 are flagged (H3-END-01)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import CENTER, FIELDS, NOBODY, RESOURCES
from ludoteka.games.heroes3.rules.common import DECLINE, allies, special
from ludoteka.games.heroes3.rules.resources import gain
from ludoteka.games.heroes3.rules.scenario.armies import draw_counted, parts_of
from ludoteka.games.heroes3.rules.world.scenario_map import STRONGHOLD, slot_names, stronghold_field
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.games.heroes3.state_parts import AiHero
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

GUARD: Final = 3
"""The kind of AI army that guards a field."""


def garrison_of(s: Heroes3) -> AiHero:
    """The units of the stronghold that are left: everybody knows them."""
    return next(ai for ai in s.ais if ai.kind == GUARD)


def last_seven_flagged(s: Heroes3) -> bool:
    """Whether every other center tile lies open and its field of difficulty 7 carries a player's flag."""
    rule = special(s, "stronghold")
    if rule is None:
        return False
    names = slot_names(s)
    for place in range(len(names)):
        if s.atlas.kind[place] != CENTER or names[place] in rule.slots:
            continue
        fields = range(place * FIELDS, place * FIELDS + FIELDS)
        seven = [f for f in fields if s.atlas.spot[f] != NOBODY and s.facts.spot_guard[s.atlas.spot[f]] == 7]
        if not seven or not 0 <= s.flag[seven[0]] < s.seats:
            return False
    return True


def open_stronghold(s: Heroes3) -> None:
    """The last other field of difficulty 7 was flagged: the first deck of the stronghold is drawn."""
    if STRONGHOLD not in s.ledger and last_seven_flagged(s):
        s.ledger[STRONGHOLD] = [0, 0]
        s.ais.append(s.facts.book.new_garrison(s))
        fill_stronghold(s)
        s.tell(("stronghold-opens", stronghold_field(s)))


def fill_stronghold(s: Heroes3) -> bool:
    """The next deck of the stronghold is drawn; whether there is one."""
    rule = special(s, "stronghold")
    assert rule is not None
    part, beaten = s.ledger[STRONGHOLD]
    decks = next(parts_of(s, one) for one in rule.counts if one.players == s.seats)
    if part >= len(decks):
        return False
    garrison_of(s).army = sorted(troop * 2 for troop in draw_counted(s, decks[part]))
    s.ledger[STRONGHOLD] = [part + 1, beaten]
    return True


def sally(s: Heroes3, c: Combat) -> list[int]:
    """Random units of the stronghold meet a hero who enters; their forms."""
    rule = special(s, "stronghold")
    assert rule is not None
    garrison = garrison_of(s)
    count = min(rule.amount, len(garrison.army))
    forms = [garrison.army.pop(s.chance.below(len(garrison.army))) for _ in range(count)]
    c.drawn += [form // 2 for form in forms]
    return forms


def after_sally(s: Heroes3, c: Combat, left: list[int]) -> None:
    """Units that were beaten return to the decks of their tiers, the others to the stronghold, if it is not cleared."""
    garrison = garrison_of(s)
    s.own_piles()
    beaten = 0
    for troop in c.drawn:
        if troop in left:
            left.remove(troop)
            garrison.army.append(troop * 2)
        else:
            beaten += 1
            s.neutral_decks[s.facts.troop[troop].tier].shuffle_in([troop])
    c.drawn = []
    garrison.army.sort()
    part, before = s.ledger[STRONGHOLD]
    s.ledger[STRONGHOLD] = [part, before + beaten]
    if not garrison.army and not fill_stronghold(s):
        garrison.out = True
        s.ledger["stronghold_cleared"] = [s.round]


def stronghold_progress(s: Heroes3) -> tuple[int, int]:
    """How many units of the stronghold were beaten, and how many there are in all its decks."""
    rule = special(s, "stronghold")
    assert rule is not None
    decks = next(parts_of(s, one) for one in rule.counts if one.players == s.seats)
    total = sum(part.bronze + part.silver + part.gold + part.azure for part in decks)
    return s.ledger.get(STRONGHOLD, [0, 0])[1], total


class ShareSpoils(Choice[Heroes3]):
    """Who has beaten an army of difficulty 7 gives resources to the others, a few times."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def forced(self) -> bool:
        """Nobody to give to: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each other player with each resource."""
        rule = special(s, "level_7_gives_to_others")
        assert rule is not None
        assert rule.gains is not None
        gifts = [rule.gains.gold, rule.gains.building_materials, rule.gains.valuables]
        others = sorted(allies(s, self.seat))
        out: list[Action] = [("give", other, gifts[one], one) for other in others for one in range(RESOURCES)]
        return out or [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Give it and go on."""
        match action:
            case ("give", int() as other, int() as amount, int() as resource):
                gain(s, other, resource, amount)
                if self.left > 1:
                    s.then(ShareSpoils(self.seat, self.left - 1))
