"""The armies of a combat: who is drawn, hired or placed by the players (H3-COMBAT-07, H3-COMBAT-08, H3-COMBAT-09,
H3-COMBAT-10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.entries.scenarios import LevelArmy
from ludoteka.games.heroes3.facts import (
    AI,
    ALLIANCE,
    AZURE,
    BRONZE,
    FEW,
    FIELDS,
    GOLDEN,
    NOBODY,
    PACK,
)
from ludoteka.games.heroes3.rules.battlefield.board import (
    MIDDLE_ROW,
    row_spaces,
)
from ludoteka.games.heroes3.rules.battlefield.damage import add_fighter
from ludoteka.games.heroes3.rules.battlefield.figures import fight, fighters_of, fights_with_cards, owner_of
from ludoteka.games.heroes3.rules.cards.piles import draw_neutral
from ludoteka.games.heroes3.rules.combat.boss import BossReady, boss_army
from ludoteka.games.heroes3.rules.combat.joining import expect_reserve
from ludoteka.games.heroes3.rules.combat.neutral_exchange import (
    ExchangeNeutrals,
    SwapForNeighbour,
    may_exchange,
    may_meddle,
)
from ludoteka.games.heroes3.rules.combat.placing import (
    HOMES,
    deployments,
    most_encircled,
    place_enemies,
    placing_closed,
)
from ludoteka.games.heroes3.rules.common import is_seat, scenario, special
from ludoteka.games.heroes3.rules.scenario.armies import draw_reserved, plan_of, tiers_of
from ludoteka.games.heroes3.rules.scenario.strongholds import sally
from ludoteka.games.heroes3.rules.victory.wins import is_last_flag
from ludoteka.games.heroes3.rules.world.bosses import is_boss_field
from ludoteka.games.heroes3.rules.world.fields import is_location
from ludoteka.games.heroes3.rules.world.places import place_rule
from ludoteka.games.heroes3.rules.world.random_towns import garrison, townsfolk
from ludoteka.games.heroes3.rules.world.scenario_map import has_defenders, is_stronghold, slot_names
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


@mypyc_attr(free_list_len=1)
class Place(Step[Heroes3]):
    """A side places its units: a player chooses, AI heroes and neutrals come by their rules (H3-COMBAT-07 to -10)."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        owner = owner_of(c, self.side)
        if is_seat(s, owner):
            s.then(Deploy(owner, self.side))
            return
        if owner == AI:
            forms = s.ais[c.ai].army.copy() + hired_by_ai(s, c, 1 - self.side)
            expect_reserve(s, c, self.side)
            if fights_with_cards(c):
                c.ai_deck = sorted(s.ais[c.ai].deck)
                c.ai_spells = sorted(s.ais[c.ai].spells)
        else:
            if is_boss_field(s, c.field):
                s.then(BossReady())
                place_enemies(s, c, self.side, boss_army(s, c))
                return
            if is_random_town(s, c.field) and c.controllers[self.side] != AI:
                s.then(PickGarrison(c.controllers[self.side], self.side))
                return
            forms = neutral_army(s, c)
            side = scenario(s).ai
            if side is not None and side.neutral_deck is not None:
                c.ai_deck = s.facts.book.draw_ai_cards(s, side.neutral_deck)
            led_by_guard(s, c)
            meddler = may_meddle(s, c)
            if meddler != NOBODY:
                s.then(SwapForNeighbour(meddler, self.side, forms))
                return
            if may_exchange(s, c):
                s.then(ExchangeNeutrals(c.attacker, self.side, forms))
                return
        place_enemies(s, c, self.side, forms)


def led_by_guard(s: Heroes3, c: Combat) -> None:
    """The army of a Dragon Utopia or of settlements fights with AI cards and spells, where the scenario says so."""
    side = scenario(s).ai
    utopia = side is not None and side.kind == "utopia_guard" and is_location(s, c.field, "dragon_utopia")
    settlement = side is not None and side.kind == "settlement_guard" and has_defenders(s, c.field)
    if utopia or settlement:
        c.ai = 0
        c.ai_deck = sorted(s.ais[0].deck)
        c.ai_spells = sorted(s.ais[0].spells)


def hired_by_ai(s: Heroes3, c: Combat, enemy: int) -> list[int]:
    """Neutral units that fight for an AI hero: an army of the player's hero level, where the scenario says so."""
    side = scenario(s).ai
    seat = owner_of(c, enemy)
    plan = plan_of(s, c.ai)
    if plan is not None and plan.of_hero_level is not None and is_seat(s, seat):
        return hired_by_level(s, c, plan.of_hero_level, s.players[seat].level)
    if side is None or not side.neutral_army_of_hero_level or s.ais[c.ai].kind or not is_seat(s, seat):
        return []
    drawn = [draw_neutral(s, tier) for tier in s.facts.armies[s.difficulty][s.players[seat].level]]
    c.drawn += [troop for troop in drawn if troop != NOBODY]
    return [troop * 2 + FEW for troop in c.drawn]


def hired_by_level(s: Heroes3, c: Combat, army: LevelArmy, level: int) -> list[int]:
    """Neutral units of a level above that of the hero, of one faction where they were set aside for that."""
    tiers = s.facts.armies[s.difficulty][min(army.most, level + army.above)]
    drawn: list[int] = []
    if army.faction == "none":
        drawn = [draw_neutral(s, tier) for tier in tiers]
        drawn = [troop for troop in drawn if troop != NOBODY]
        c.drawn += drawn
    else:
        for tier in tiers:
            troop = draw_reserved(s, army.faction, tier, drawn)
            if troop != NOBODY:
                drawn.append(troop)
    return [troop * 2 + FEW for troop in drawn]


def is_random_town(s: Heroes3, field: int) -> bool:
    """Whether a field is a random town whose faction has been named (H3-MAP-14)."""
    return is_location(s, field, "random_town") and s.lords[field] != NOBODY


class PickGarrison(Choice[Heroes3]):
    """Which bronze unit defends a random town: whoever runs its units picks it (H3-MAP-14)."""

    __slots__ = ("side",)

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def options(self, s: Heroes3) -> list[Action]:
        """The bronze units of its faction."""
        return sorted([("recruit", troop) for troop in townsfolk(s, fight(s).field, BRONZE)])

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Only bronze units of the town's faction defend it."""
        match action:
            case ("recruit", int() as troop) if troop not in townsfolk(s, fight(s).field, BRONZE):
                return ("not-garrison", troop)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """The whole garrison is placed."""
        match action:
            case ("recruit", int() as troop):
                c = fight(s)
                place_enemies(s, c, self.side, garrison(s, c.field, troop))


def neutral_army(s: Heroes3, c: Combat) -> list[int]:
    """The neutral units of a field are drawn by its difficulty (H3-DIFF-01, H3-COMBAT-07)."""
    if is_stronghold(s, c.field):
        return sally(s, c)
    if is_random_town(s, c.field):
        return garrison(s, c.field)
    place = place_rule(s, c.field)
    if place is not None and place.army:
        return [s.facts.troop_number[slug] * 2 + PACK for slug in place.army]
    forms: list[int] = []
    tiers = army_tiers(s, c.field, c.level)
    while AZURE in tiers and is_location(s, c.field, "cyclops_stockpile"):
        tiers.remove(AZURE)
        forms += [cyclopes(s, c) * 2 + FEW, cyclopes(s, c) * 2 + FEW]
    utopia = is_location(s, c.field, "dragon_utopia")
    if utopia and special(s, "azure_dragons_at_utopia") is not None and AZURE in tiers:
        tiers.remove(AZURE)
        forms.append(s.facts.troop_number["neutral_azure_dragons"] * 2 + FEW)
    rule = special(s, "utopia_army")
    dragons = utopia and rule is not None and rule.note.startswith("dragons only")
    isle = on_isle(s, c.field)
    for tier in tiers:
        troop = draw_dragon(s, tier) if dragons or (isle and tier >= GOLDEN) else draw_neutral(s, tier)
        if troop != NOBODY:
            c.drawn.append(troop)
            forms.append(troop * 2 + FEW)
    return forms + added_units(s, c)


def on_isle(s: Heroes3, field: int) -> bool:
    """Whether a field lies on a tile whose gold and azure guards are dragons (isle_dragons)."""
    rule = special(s, "isle_dragons")
    names = slot_names(s) if rule is not None else []
    return rule is not None and field // FIELDS < len(names) and names[field // FIELDS] in rule.slots


def cyclopes(s: Heroes3, c: Combat) -> int:
    """Cyclopes guard their stockpile, two for each azure unit: of the neutral deck, or the bank's own."""
    troop = s.facts.troop_number["neutral_cyclopes"]
    tier = s.facts.troop[troop].tier
    if troop in s.neutral_decks[tier].cards():
        s.own_piles()
        s.neutral_decks[tier].remove(troop)
        c.drawn.append(troop)
        return troop
    return s.facts.troop_number["bank_cyclops_stockpile_cyclopes"]


def draw_dragon(s: Heroes3, tier: int) -> int:
    """A dragon of a neutral deck, found at random; any unit of the tier if no dragon is left."""
    s.own_piles()
    deck = s.neutral_decks[tier]
    dragons = [troop for troop in deck.cards() if "dragons" in s.facts.troop[troop].families]
    if not dragons:
        return draw_neutral(s, tier)
    troop = s.chance.pick(dragons)
    deck.remove(troop)
    return troop


def army_tiers(s: Heroes3, field: int, level: int) -> list[int]:
    """The tiers of the neutral army of a field, after what the scenario and astrologers change (H3-DIFF-01)."""
    difficulty = s.difficulty
    rules = s.facts.scenario_rules[s.scenario]
    if not s.omens and not rules:
        return s.facts.armies[difficulty][level].copy()
    rule = rules.get("level_7_easier")
    if rule is not None and level == 7:
        difficulty = max(0, difficulty - rule.amount)
    if any(omen.name == "easier_neutrals" for omen in s.omens):
        difficulty = max(0, difficulty - 1)
    utopia = is_location(s, field, "dragon_utopia")
    rule = rules.get("settlement_defenders")
    if rule is not None and rule.army is not None and has_defenders(s, field):
        return tiers_of(s, rule.army)
    rule = rules.get("utopia_army")
    if utopia and rule is not None and rule.army is not None:
        army = (rule.army.easy, rule.army.normal, rule.army.hard, rule.army.impossible)[difficulty]
        words = ("bronze", "silver", "gold", "azure")
        return [words.index(tier) for tier in army]
    tiers = s.facts.armies[difficulty][level].copy()
    rule = rules.get("utopia_gold_per_ally")
    if utopia and rule is not None and s.mode == ALLIANCE:
        allies = sum(1 for player in s.players if player.team == s.players[0].team)
        tiers += [GOLDEN] * rule.amount * (allies - 1)
    rule = rules.get("utopia_adds_dragon")
    if utopia and rule is not None:
        tiers += [AZURE] * rule.amount
    rule = rules.get("last_flag_defended")
    if rule is not None and is_last_flag(s, field):
        tiers += [GOLDEN] * rule.amount
    return tiers


def added_units(s: Heroes3, c: Combat) -> list[int]:
    """Units that a scenario adds to the guard of a field of difficulty 7."""
    guards = special(s, "level_7_adds_guards")
    if guards is not None and c.level == 7:
        return [s.facts.troop_number[slug] * 2 + FEW for slug in guards.cards]
    rule = special(s, "level_7_adds_unit")
    if rule is None or c.level != 7 or rule.unit is None:
        return []
    return [s.facts.troop_number[rule.unit] * 2 + (PACK if rule.side == "pack" else FEW)]


READY: Final[Action] = ("ready",)


@mypyc_attr(free_list_len=1)
class Deploy(Choice[Heroes3]):
    """A player places one to five units on their back and front rows (H3-COMBAT-07, H3-COMBAT-10, H3-UNIT-05)."""

    __slots__ = ("side",)

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def options(self, s: Heroes3) -> list[Action]:
        """Each unit not placed yet on each free space, and being ready."""
        c = fight(s)
        placed = fighters_of(c, self.side)
        out: list[Action] = []
        most = most_encircled(s, c)
        if len(placed) < (most or s.facts.most_units):
            home = row_spaces(MIDDLE_ROW) if most else HOMES[self.side]
            board = c.board
            spaces = [space for space in home if board[space] == NOBODY]
            army = s.players[self.seat].army
            rows = 0
            for fighter in placed:
                if c.origin[fighter] != NOBODY:
                    rows |= 1 << c.origin[fighter]
            for troop in sorted({troop for row, troop in enumerate(army) if not rows >> row & 1}):
                actions = deployments(troop)
                for space in spaces:
                    out.append(actions[space])  # noqa: PERF401  # quicker than a list of its own
        if placed:
            out.append(READY)
        return out

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be placed there."""
        match action:
            case ("deploy", int() as troop, int() as space):
                return self.deploying_closed(s, fight(s), troop, space)
        return None

    def deploying_closed(self, s: Heroes3, c: Combat, troop: int, space: int) -> Action | None:
        """Why a unit cannot be placed on a space; None if it can (H3-COMBAT-07, H3-UNIT-05)."""
        army = s.players[self.seat].army
        if troop not in army:
            return ("not-in-army", troop)
        if all(self.placed(c, row) for row in range(len(army)) if army[row] == troop):
            return ("already-placed", troop)
        encircled = most_encircled(s, c)
        most = encircled or s.facts.most_units
        if len(fighters_of(c, self.side)) >= most:
            return ("enough-units", most)
        home = row_spaces(MIDDLE_ROW) if encircled else HOMES[self.side]
        return placing_closed(c, home, space)

    def placed(self, c: Combat, row: int) -> bool:
        """Whether the unit of a row of the unit deck stands on the board."""
        for fighter, origin in enumerate(c.origin):  # noqa: SIM110  # quicker than a generator
            if origin == row and c.side[fighter] == self.side:
                return True
        return False

    def deploy(self, s: Heroes3, c: Combat, troop: int, space: int) -> None:
        """The first unit of a kind that is not placed yet goes to a space."""
        player = s.players[self.seat]
        for row in range(len(player.army)):
            if player.army[row] == troop and (row not in c.origin or not self.placed(c, row)):
                add_fighter(c, troop * 2 + player.sides[row], self.side, row, space, player.layers[row])
                return

    def take(self, s: Heroes3, action: Action) -> None:
        """Put it there and go on."""
        match action:
            case ("deploy", int() as troop, int() as space):
                s.then(self)
                self.deploy(s, fight(s), troop, space)
                s.tell(("deployed", troop, space))
