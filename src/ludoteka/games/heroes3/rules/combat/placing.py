"""Where units of AI heroes and neutral units stand when a combat begins (H3-COMBAT-09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.facts import AI, AZURE, COLUMNS, NEUTRALS, NOBODY, RANGED, SPACES
from ludoteka.games.heroes3.rules.battlefield.board import (
    ATTACKING,
    BACK_ROW,
    DEFENDING,
    FRONT_ROW,
    home_spaces,
    row_spaces,
)
from ludoteka.games.heroes3.rules.battlefield.damage import add_fighter
from ludoteka.games.heroes3.rules.battlefield.figures import fight, owner_of, units_of
from ludoteka.games.heroes3.rules.combat.card_targets import horde_fits
from ludoteka.games.heroes3.rules.combat.deeds_on_units import lay_layer
from ludoteka.games.heroes3.rules.common import is_seat, scenario
from ludoteka.games.heroes3.rules.world.fields import is_location
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def horde_places(s: Heroes3, c: Combat, fighter: int, card: int) -> list[int]:
    """The units on the side of a fighter that a horde card of an AI hero can be laid on, once in a combat (R-44)."""
    if any(card in layers for layers in c.layers):
        return []
    play = s.facts.card[card].plays[0]
    return [one for one in units_of(c, c.side[fighter]) if horde_fits(s, c, play, one)]


def lay_horde(s: Heroes3, c: Combat, side: int, card: int) -> None:
    """A horde card of an AI hero is laid on the first unit that it fits (R-44)."""
    units = units_of(c, side)
    places = horde_places(s, c, units[0], card) if units else []
    if places:
        lay_layer(s, c, AI, places[0], card)


def placing_order(s: Heroes3, forms: list[int]) -> list[int]:
    """Neutral units in the order they are placed: by initiative, then tier (H3-COMBAT-09)."""
    ranks = s.facts.placing_rank
    return [s.facts.placing_order[rank] for rank in sorted([ranks[form] for form in forms])]


def placing_spaces(s: Heroes3, side: int, forms: list[int]) -> list[int]:
    """Where the units go, in placing order: ranged in the back line, others in front, spilling over (H3-COMBAT-09)."""
    back = row_spaces(BACK_ROW[side])
    front = row_spaces(FRONT_ROW[side])
    out = [NOBODY] * len(forms)
    for ranged in (True, False):
        for at, form in enumerate(forms):
            if (s.facts.movement[form] == RANGED) != ranged:
                continue
            first, second = (back, front) if ranged else (front, back)
            out[at] = first.pop(0) if first else second.pop(0)
    return out


def place_enemies(s: Heroes3, c: Combat, side: int, forms: list[int]) -> None:
    """The units of an AI hero or of neutrals go onto the board: by the AI rules, or as an opponent likes."""
    c.azure = c.azure or any(s.facts.troop[form >> 1].tier == AZURE for form in forms)
    forms = placing_order(s, forms)[:8]
    if c.controllers[side] == AI:
        line_up(s, c, side, [], forms)
    else:
        s.then(PlaceNeutrals(side, forms))


def line_up(s: Heroes3, c: Combat, side: int, ready: list[int], waiting: list[int]) -> None:
    """Units placed by the AI rules get their order; the player decides between equal ones (H3-COMBAT-09)."""
    seat = c.controllers[1 - side]
    ready = ready.copy()
    waiting = waiting.copy()
    while waiting:
        if len(equals(s, waiting)) > 1 and is_seat(s, seat):
            s.then(LineUp(seat, side, ready, waiting))
            return
        ready.append(waiting.pop(0))
    stand(s, c, side, ready)


def equals(s: Heroes3, waiting: list[int]) -> list[int]:
    """The kinds of units that could be placed next: those of the first one's initiative, tier and line."""
    facts = s.facts
    first = waiting[0]
    return sorted(
        {
            form
            for form in waiting
            if facts.initiative[form] == facts.initiative[first]
            and facts.troop[form >> 1].tier == facts.troop[first >> 1].tier
            and (facts.movement[form] == RANGED) == (facts.movement[first] == RANGED)
        }
    )


class LineUp(Choice[Heroes3]):
    """Which of several equal enemy units is placed next (H3-COMBAT-09)."""

    __slots__ = ("ready", "side", "waiting")

    def __init__(self, seat: int, side: int, ready: list[int], waiting: list[int]) -> None:
        super().__init__(seat)
        self.side = side
        self.ready = ready
        self.waiting = waiting

    def options(self, s: Heroes3) -> list[Action]:
        """Each of them, on the space that comes next."""
        at = len(self.ready)
        space = placing_spaces(s, self.side, [*self.ready, *self.waiting])[at]
        return sorted([("deploy", form >> 1, space) for form in equals(s, self.waiting)])

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why another unit does not come next, or not there."""
        match action:
            case ("deploy", int() as troop, int() as space):
                if all(form >> 1 != troop for form in equals(s, self.waiting)):
                    return ("not-next-unit", troop)
                return None if action in self.options(s) else ("space-not-open", space)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """It is the next one."""
        match action:
            case ("deploy", int() as troop, int()):
                form = next(form for form in equals(s, self.waiting) if form >> 1 == troop)
                waiting = self.waiting.copy()
                waiting.remove(form)
                line_up(s, fight(s), self.side, [*self.ready, form], waiting)


def stand(s: Heroes3, c: Combat, side: int, forms: list[int]) -> None:
    """Units take the spaces that the AI rules give them in their order (H3-COMBAT-09)."""
    for form, space in zip(forms, placing_spaces(s, side, forms), strict=True):
        add_fighter(c, form, side, NOBODY, space, ())
        s.tell(("deployed", form >> 1, space))
    one = scenario(s).ai
    if one is not None and one.change is not None and owner_of(c, side) == AI:
        for card in s.ais[c.ai].specialties:
            lay_horde(s, c, side, card)


CORNERS: Final = [0, COLUMNS - 1, SPACES - COLUMNS, SPACES - 1]
"""The corners of the board, where the guards of a Dragon Utopia stand in one scenario."""


def most_encircled(s: Heroes3, c: Combat) -> int:
    """How many units fight in the middle row against guards in the corners, as a scenario asks; 0 elsewhere."""
    rule = s.facts.scenario_rules[s.scenario].get("utopia_placement")
    if rule is None or c.defender != NEUTRALS or not is_location(s, c.field, "dragon_utopia"):
        return 0
    return rule.amount


@mypyc_attr(free_list_len=1)
class PlaceNeutrals(Step[Heroes3]):
    """The opponent who runs the neutrals places them one after another (H3-COMBAT-08)."""

    __slots__ = ("forms", "side")

    def __init__(self, side: int, forms: list[int]) -> None:
        self.side = side
        self.forms = forms

    def run(self, s: Heroes3) -> None:
        """Ask for the next one."""
        if self.forms:
            s.then(PlaceNeutral(fight(s).controllers[self.side], self.side, self.forms))


def placing_closed(c: Combat, home: list[int], space: int) -> Action | None:
    """Why no unit can be placed on a space; None if one can (H3-COMBAT-07, H3-COMBAT-08)."""
    if space not in home:
        return ("not-the-rows", space)
    return None if c.board[space] == NOBODY else ("space-taken", space)


@mypyc_attr(free_list_len=1)
class PlaceNeutral(Choice[Heroes3]):
    """Where a neutral unit stands; ranged ones in the back line if possible (H3-COMBAT-08)."""

    __slots__ = ("forms", "side")

    def __init__(self, seat: int, side: int, forms: list[int]) -> None:
        super().__init__(seat)
        self.side = side
        self.forms = forms

    def prompt(self, s: Heroes3) -> Action:
        return ("place-neutral", self.forms[0] >> 1)

    def options(self, s: Heroes3) -> list[Action]:
        """Free spaces of the neutrals' rows."""
        actions = deployments(self.forms[0] >> 1)
        return [actions[space] for space in self.spaces(s, fight(s))]

    def spaces(self, s: Heroes3, c: Combat) -> list[int]:
        """Where the unit may stand."""
        around = most_encircled(s, c) > 0
        home = CORNERS if around else HOMES[self.side]
        spaces = [space for space in home if c.board[space] == NOBODY]
        if s.facts.movement[self.forms[0]] == RANGED and not around:
            back = [space for space in spaces if space // COLUMNS == BACK_ROW[self.side]]
            spaces = back or spaces
        return spaces

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why the unit cannot stand there."""
        match action:
            case ("deploy", int() as troop, int() as space):
                if troop != self.forms[0] >> 1:
                    return ("not-next-unit", troop)
                c = fight(s)
                home = CORNERS if most_encircled(s, c) else HOMES[self.side]
                closed = placing_closed(c, home, space)
                if closed is not None or space in self.spaces(s, c):
                    return closed
                return ("back-line-first", troop)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Put it there and go on."""
        match action:
            case ("deploy", int() as troop, int() as space):
                s.then(PlaceNeutrals(self.side, self.forms[1:]))
                add_fighter(fight(s), self.forms[0], self.side, NOBODY, space, ())
                s.tell(("deployed", troop, space))


DEPLOYMENTS: Final[dict[int, list[Action]]] = {}


def deployments(troop: int) -> list[Action]:
    """By space: the action that puts a unit there, written once."""
    actions = DEPLOYMENTS.get(troop)
    if actions is None:
        actions = [("deploy", troop, space) for space in range(SPACES)]
        DEPLOYMENTS[troop] = actions
    return actions


HOMES: Final = [home_spaces(ATTACKING), home_spaces(DEFENDING)]
