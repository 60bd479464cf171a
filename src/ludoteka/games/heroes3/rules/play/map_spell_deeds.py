"""What spells do on the map: portals, doors, walks, resources, mines and visions (H3-SPELL-07)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import FIELD_Q, FIELD_R, FIELDS, MAIN, NOBODY
from ludoteka.games.heroes3.figures import SpellStep
from ludoteka.games.heroes3.rules.cards.gains import give_movement
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral, distinct
from ludoteka.games.heroes3.rules.common import DONE, spell_of
from ludoteka.games.heroes3.rules.map.flagging import flag_field
from ludoteka.games.heroes3.rules.map.grail import bound_by_grail, leave_grail_behind
from ludoteka.games.heroes3.rules.map.heroes import place_hero
from ludoteka.games.heroes3.rules.map.moving import Arrive
from ludoteka.games.heroes3.rules.play.map_deeds import WhichHero, let_pass
from ludoteka.games.heroes3.rules.play.passing import EVERYTHING, reach
from ludoteka.games.heroes3.rules.resources import gain
from ludoteka.games.heroes3.rules.world.fields import both_heroes, havens, is_enemy_flag, is_location, other_hero_on
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.state import Choice, Step

CASTING: Final = "casting"
"""The effect that stands for a spell being cast: it lies neither in the hand nor on a pile (H3-CARD-17)."""
DOOR: Final = "through_door"
"""The effect that stands for a hero that Dimension Door has moved and that has not met its field yet."""


class MapSpell:
    """What a spell does on the map, and whether it finds a target there (H3-SPELL-07)."""

    def usable(self, s: Heroes3, seat: int, step: SpellStep) -> bool:
        return True

    def cast(self, s: Heroes3, seat: int, card: int, step: int) -> None:
        raise NotImplementedError(f"{type(self).__name__}.cast is missing")


class AimedMapSpell(MapSpell):
    """Needs something on the map to work on; the player chooses among it."""

    def targets(self, s: Heroes3, seat: int, step: SpellStep) -> int:
        """How much there is to choose from."""
        raise NotImplementedError(f"{type(self).__name__}.targets is missing")

    def question(self, seat: int, step: SpellStep) -> Choice[Heroes3]:
        """What the player is asked."""
        raise NotImplementedError(f"{type(self).__name__}.question is missing")

    def usable(self, s: Heroes3, seat: int, step: SpellStep) -> bool:
        return self.targets(s, seat, step) > 0

    def cast(self, s: Heroes3, seat: int, card: int, step: int) -> None:
        s.then(self.question(seat, step_of(s, card, step)))


def can_cast(s: Heroes3, seat: int, card: int, step: int) -> bool:
    """Whether a step of a map spell has a target (H3-SPELL-07)."""
    spell = spell_of(s, card)
    deed = SPELLS.get(spell.deed)
    return deed is None or deed.usable(s, seat, spell.steps[step])


def stop_casting(s: Heroes3, seat: int, card: int) -> None:
    """A spell that lasts lies in play under its own name, no longer as being cast (H3-CARD-08)."""
    player = s.players[seat]
    player.ongoing = [effect for effect in player.ongoing if effect.name != CASTING or effect.card != card]


def step_of(s: Heroes3, card: int, step: int) -> SpellStep:
    """The figures of a step."""
    return spell_of(s, card).steps[step]


def portals(s: Heroes3, seat: int, movement: int) -> list[tuple[int, int]]:
    """The heroes and the player's towns or settlements that Town Portal can bring them to."""
    return [
        (hero, field)
        for hero in both_heroes(s, seat)
        for field in havens(s, seat)
        if portal_closed(s, seat, hero, field, movement) is None
    ]


def portal_closed(s: Heroes3, seat: int, hero: int, field: int, movement: int) -> Action | None:
    """Why Town Portal cannot bring a hero, who gains this much movement, to a field (R-60)."""
    player = s.players[seat]
    if player.at[hero] == NOBODY:
        return ("not-on-the-map", hero)
    if bound_by_grail(s, seat, hero):
        return ("bound-by-grail", hero)
    if player.at[hero] == field:
        return ("stands-there", hero)
    if field not in havens(s, seat):
        return ("not-your-haven", field)
    if other_hero_on(s, field, seat, hero) != NOBODY and player.moves[hero] + movement <= 0:
        return ("no-room", field)
    return None


class TownPortal(AimedMapSpell):
    """A hero goes to a player's town or settlement (R-54)."""

    def targets(self, s: Heroes3, seat: int, step: SpellStep) -> int:
        return len(portals(s, seat, step.movement))

    def question(self, seat: int, step: SpellStep) -> Choice[Heroes3]:
        return Portal(seat, step.movement)


class Portal(Choice[Heroes3]):
    """Which hero goes to which town or settlement (Town Portal)."""

    __slots__ = ("movement",)

    def __init__(self, seat: int, movement: int) -> None:
        super().__init__(seat)
        self.movement = movement

    def options(self, s: Heroes3) -> list[Action]:
        """Each hero with each place."""
        return sorted([("portal", hero, field) for hero, field in portals(s, self.seat, self.movement)])

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        match action:
            case ("portal", int() as hero, int() as field):
                return portal_closed(s, self.seat, hero, field, self.movement)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """It stands there, with more movement points."""
        match action:
            case ("portal", int() as hero, int() as field):
                leave_grail_behind(s, self.seat, hero, s.players[self.seat].at[hero])
                place_hero(s, self.seat, hero, field)
                if self.movement:
                    give_movement(s, self.seat, hero, self.movement)


def doors(s: Heroes3, seat: int, steps: int) -> list[tuple[int, int]]:
    """The heroes and the fields that Dimension Door can bring them to."""
    out: list[tuple[int, int]] = []
    for hero in both_heroes(s, seat):
        out += [(hero, field) for field in sorted(reach(s, seat, hero, steps, EVERYTHING))]
    return out


class DimensionDoor(AimedMapSpell):
    """A hero crosses fields without resolving them; the last one is met as by a move (R-55)."""

    def targets(self, s: Heroes3, seat: int, step: SpellStep) -> int:
        return len(doors(s, seat, step.amount))

    def question(self, seat: int, step: SpellStep) -> Choice[Heroes3]:
        return Door(seat, step.amount)


class WithinSteps(Choice[Heroes3]):
    """A choice of something that is at most some fields away."""

    __slots__ = ("steps",)

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps


class Door(WithinSteps):
    """Which hero goes to which field (Dimension Door)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each hero with each field."""
        return sorted([("pass-to", hero, field) for hero, field in doors(s, self.seat, self.steps)])

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a hero cannot go there."""
        match action:
            case ("pass-to", int() as hero, int() as field) if (hero, field) not in doors(s, self.seat, self.steps):
                return ("door-does-not-lead", field)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """It goes there; what is there is met once the spell is over."""
        match action:
            case ("pass-to", int() as hero, int() as field):
                player = s.players[self.seat]
                player.came_from[hero] = player.at[hero]
                player.at[hero] = field
                s.tell(("moved", self.seat, hero, field))
                player.ongoing.append(Effect(DOOR, self.seat, NOBODY, NOBODY, hero, 0, "turn", s.round))


class ThroughDoor(Step[Heroes3]):
    """A hero that Dimension Door moved meets what is on its field (R-55)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        """Fight or visit, if there is such a hero."""
        player = s.players[self.seat]
        for effect in player.ongoing:
            if effect.name == DOOR:
                player.ongoing.remove(effect)
                s.then(Arrive(self.seat, effect.target, player.at[effect.target]))
                return


class LastingWalk(MapSpell):
    """A hero passes blocked fields or goes on at sea this turn, with more movement (Fly, Water Walk)."""

    def cast(self, s: Heroes3, seat: int, card: int, step: int) -> None:
        heroes = both_heroes(s, seat)
        stop_casting(s, seat, card)
        if len(heroes) > 1:
            s.then(WhichHero(seat, card, step))
        else:
            hero = heroes[0] if heroes else MAIN
            let_pass(s, seat, card, step, hero, spell_of(s, card).deed, step_of(s, card, step).movement)


class ViewAir(MapSpell):
    """Resources by the step."""

    def cast(self, s: Heroes3, seat: int, card: int, step: int) -> None:
        figures = step_of(s, card, step)
        for resource, amount in enumerate((figures.gold, figures.building_materials, figures.valuables)):
            gain(s, seat, resource, amount)


def place_of(s: Heroes3, field: int) -> tuple[int, int]:
    """The axial coordinates of a field."""
    place = field // FIELDS
    return s.atlas.q[place] + FIELD_Q[field % FIELDS], s.atlas.r[place] + FIELD_R[field % FIELDS]


def fields_apart(s: Heroes3, one: int, other: int) -> int:
    """How many fields two fields are apart on the map."""
    q, r = place_of(s, one)
    other_q, other_r = place_of(s, other)
    return (abs(q - other_q) + abs(r - other_r) + abs(q + r - other_q - other_r)) // 2


def mines_in_range(s: Heroes3, seat: int, steps: int) -> list[int]:
    """The enemy mines within this many fields of a player's hero (View Earth)."""
    starts = [s.players[seat].at[hero] for hero in both_heroes(s, seat)]
    return [
        field
        for field in range(len(s.flag))
        if is_location(s, field, "mine")
        and is_enemy_flag(s, seat, field)
        and any(fields_apart(s, start, field) <= steps for start in starts)
    ]


class ViewEarth(AimedMapSpell):
    """An enemy mine changes hands (H3-MAP-06)."""

    def targets(self, s: Heroes3, seat: int, step: SpellStep) -> int:
        return len(mines_in_range(s, seat, step.amount))

    def question(self, seat: int, step: SpellStep) -> Choice[Heroes3]:
        return TakeMine(seat, step.amount)


class TakeMine(WithinSteps):
    """Which enemy mine is taken over (View Earth)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        return [("take-mine", field) for field in mines_in_range(s, self.seat, self.steps)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("take-mine", int() as field):
                flag_field(s, self.seat, MAIN, field)


# -- Visions ----------------------------------------------------------------------------------------------------


class Visions(AimedMapSpell):
    """The top cards of a neutral deck are looked at, discarded or put back in any order."""

    def targets(self, s: Heroes3, seat: int, step: SpellStep) -> int:
        return sum(deck.size() for deck in s.neutral_decks)

    def question(self, seat: int, step: SpellStep) -> Choice[Heroes3]:
        return VisionsDeck(seat, step.amount)


class VisionsDeck(Choice[Heroes3]):
    """Which neutral deck is looked at (Visions)."""

    __slots__ = ("looks",)

    def __init__(self, seat: int, looks: int) -> None:
        super().__init__(seat)
        self.looks = looks

    def options(self, s: Heroes3) -> list[Action]:
        """Each deck with cards."""
        return [("tier", tier) for tier in range(4) if s.neutral_decks[tier].size()]

    def take(self, s: Heroes3, action: Action) -> None:
        """Look at its top cards."""
        match action:
            case ("tier", int() as tier):
                s.own_piles()
                seen = s.neutral_decks[tier].look(self.looks, audience(self.seat), s.chance)
                for troop in seen:
                    s.whisper(audience(self.seat), ("looks-at-unit", self.seat, troop))
                s.tell(("looks-at-neutrals", self.seat, tier, len(seen)))
                s.then(VisionsCards(self.seat, tier, len(seen)))


def seen_units(s: Heroes3, tier: int, left: int) -> list[int]:
    """The cards of a neutral deck that a player looks at, from the top down."""
    deck = s.neutral_decks[tier]
    return (deck.top + deck.bottom)[:left]


def take_seen(s: Heroes3, tier: int, troop: int, left: int) -> None:
    """A card looked at is taken out of its deck."""
    s.own_piles()
    deck = s.neutral_decks[tier]
    at = seen_units(s, tier, left).index(troop)
    if at < len(deck.top):
        deck.top.pop(at)
        deck.top_known.pop(at)
    else:
        deck.bottom_known.pop(at - len(deck.top))
        deck.bottom.pop(at - len(deck.top))


class SeenUnits(Choice[Heroes3]):
    """A choice among the cards of a neutral deck that are looked at (Visions)."""

    __slots__ = ("left", "tier")

    def __init__(self, seat: int, tier: int, left: int) -> None:
        super().__init__(seat)
        self.tier = tier
        self.left = left


class VisionsCards(SeenUnits):
    """Discard cards looked at; the others are then put back in any order (Visions)."""

    __slots__ = ()

    def prompt(self, s: Heroes3) -> Action:
        return ("visions-cards", self.tier)

    def options(self, s: Heroes3) -> list[Action]:
        """Each card, and enough."""
        seen = distinct(seen_units(s, self.tier, self.left))
        return sorted([DONE, *(("discard-unit", troop) for troop in seen)])

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard it and ask again, or put the others back."""
        match action:
            case ("done",):
                s.then(VisionsOrder(self.seat, self.tier, self.left))
            case ("discard-unit", int() as troop):
                s.seal()  # the card is shown to all
                take_seen(s, self.tier, troop, self.left)
                s.tell(("unit-discarded", self.seat, troop))
                discard_neutral(s, troop)
                if self.left > 1:
                    s.then(VisionsCards(self.seat, self.tier, self.left - 1))


class VisionsOrder(SeenUnits):
    """Which of the cards looked at lies lowest among them; then the next above it (Visions)."""

    __slots__ = ()

    def prompt(self, s: Heroes3) -> Action:
        return ("visions-order", self.tier)

    def forced(self) -> bool:
        """A single card lies as it lies."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        return [("unit-below", troop) for troop in distinct(seen_units(s, self.tier, self.left))]

    def take(self, s: Heroes3, action: Action) -> None:
        """Put it below the others and ask for the next."""
        match action:
            case ("unit-below", int() as troop):
                take_seen(s, self.tier, troop, self.left)
                deck = s.neutral_decks[self.tier]
                known = audience(self.seat)
                at = self.left - 1
                if at <= len(deck.top):
                    deck.top = [*deck.top[:at], troop, *deck.top[at:]]
                    deck.top_known = [*deck.top_known[:at], known, *deck.top_known[at:]]
                else:
                    at -= len(deck.top)
                    deck.bottom = [*deck.bottom[:at], troop, *deck.bottom[at:]]
                    deck.bottom_known = [*deck.bottom_known[:at], known, *deck.bottom_known[at:]]
                if self.left > 1:
                    s.then(VisionsOrder(self.seat, self.tier, self.left - 1))


SPELLS: Final[dict[str, MapSpell]] = {
    "town_portal": TownPortal(),
    "dimension_door": DimensionDoor(),
    "fly": LastingWalk(),
    "water_walk": LastingWalk(),
    "view_air": ViewAir(),
    "view_earth": ViewEarth(),
    "visions": Visions(),
}
"""The spells that are cast on the map, by their deed."""
