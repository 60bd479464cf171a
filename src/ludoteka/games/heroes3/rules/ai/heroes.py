"""AI heroes and armies on the map: how they start and how they move (H3-AI-01, H3-AI-02, H3-AI-03, H3-AI-04, H3-AI-05,
R-39, R-75)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.scenarios import AiDeck, AiSide
from ludoteka.games.heroes3.facts import (
    ABILITY,
    AI,
    FEW,
    FIELDS,
    MAIN,
    MIDDLE,
    NOBODY,
    PACK,
    SPELL,
)
from ludoteka.games.heroes3.rules.ai.charging import (
    call_home,
    charge_plan,
    drive_home,
    take_on_the_way,
    turn_sequence,
)
from ludoteka.games.heroes3.rules.ai.ways import center_field, goals, next_steps
from ludoteka.games.heroes3.rules.cards.astrologers import heroes_at_peace, movement_change
from ludoteka.games.heroes3.rules.cards.piles import draw_neutral, refill_discard
from ludoteka.games.heroes3.rules.combat.start import StartCombat
from ludoteka.games.heroes3.rules.common import WANDERING, clockwise, scenario, special
from ludoteka.games.heroes3.rules.map.flagging import flag_for_ai
from ludoteka.games.heroes3.rules.marks import STORY_APPEARED, STORY_WANDERING
from ludoteka.games.heroes3.rules.scenario.armies import plan_of, raze, tiers_of
from ludoteka.games.heroes3.rules.town.any_time import Window
from ludoteka.games.heroes3.rules.trade.recruit import picked, side_of
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP
from ludoteka.games.heroes3.rules.world.fields import hero_on, is_haven, is_location, location_at, own_town
from ludoteka.games.heroes3.rules.world.flags import unflag
from ludoteka.games.heroes3.rules.world.quests import quest_bearer
from ludoteka.games.heroes3.rules.world.scenario_map import slot_names
from ludoteka.games.heroes3.rules.world.tiles import RotateTile, turn_tile
from ludoteka.games.heroes3.rules.world.ways import good_rotations
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import AiHero
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

POSITIONS: Final = ("NW", "NE", "W", "C", "E", "SW", "SE")
HERO: Final = 0
ARMY: Final = 1
GUARD: Final = 3

# -- setting up -------------------------------------------------------------------------------------------------


def set_up_ais(s: Heroes3) -> None:
    """Put the AI heroes and armies of the scenario on the map, with decks and armies (H3-AI-01, H3-AI-05)."""
    side = scenario(s).ai
    if side is not None:
        set_cards_aside(s, side)
        if side.kind == "hero":
            set_up_hero(s, side)
        elif side.kind in ("utopia_guard", "settlement_guard"):
            s.ais.append(new_ai(s, side, NOBODY, [], GUARD))
    if special(s, "wandering_army") is not None:
        set_up_wanderers(s)


def new_ai(s: Heroes3, side: AiSide | None, field: int, army: list[int], kind: int) -> AiHero:
    """An AI hero or army with the decks of the scenario's AI."""
    facts = s.facts
    faction = NOBODY if side is None or side.faction == "none" else facts.faction_number[side.faction]
    ai = AiHero()
    ai.faction = faction
    ai.at = field
    ai.home = field
    ai.came_from = field
    ai.movement = facts.content.leading.main_movement if side is None else side.movement
    ai.moves = 0
    ai.army = army
    ai.deck = []
    ai.spells = []
    ai.skill = NOBODY
    ai.specialties = []
    ai.citadel = False
    ai.tower = False
    ai.machines = []
    ai.beaten = 0
    ai.out = False
    ai.kind = kind
    ai.plan = NOBODY
    ai.since = s.round
    ai.reserve = []
    if side is not None:
        ai.deck = draw_ai_cards(s, side.deck)
        ai.spells = [facts.card_number[slug] for slug in side.spells]
        ai.specialties = [facts.card_number[slug] for slug in side.skill_specialties]
        ai.citadel = side.citadel or "wall" in side.siege_pieces
        ai.tower = side.citadel or "arrow_tower" in side.siege_pieces
        if side.skill is not None:
            ai.skill = facts.card_number[side.skill]
    return ai


def set_cards_aside(s: Heroes3, side: AiSide) -> None:
    """The spells of the AI and the ability of its skill cards leave the common decks, once for all its armies."""
    if side.skill is not None:
        set_aside(s, ABILITY, s.facts.card_number[side.skill])
    for slug in side.spells:
        set_aside(s, SPELL, s.facts.card_number[slug])


def set_aside(s: Heroes3, deck: int, card: int) -> bool:
    """A card of a common deck or its discard pile goes to the AI; whether one was left (H3-AI-05)."""
    if card in s.decks[deck].cards():
        s.own_piles()
        s.decks[deck].remove(card)
        return True
    if card in s.discards[deck]:
        s.own_piles()
        s.discards[deck].remove(card)
        refill_discard(s, deck)
        return True
    return False


def draw_ai_cards(s: Heroes3, deck: AiDeck) -> list[int]:
    """Random AI cards, as many of each kind as the scenario says (H3-AI-05)."""
    out: list[int] = []
    for kind, count in (("might", deck.might), ("magic", deck.magic), ("skill", deck.skill)):
        pool = [
            card
            for card in range(len(s.facts.ai_card))
            if s.facts.ai_card[card].kind == kind
            for _ in range(s.facts.ai_card[card].copies)
        ]
        out += [pool.pop(s.chance.below(len(pool))) for _ in range(min(count, len(pool)))]
    for effect, count in (("attack", deck.attack), ("defense", deck.defense), ("cast", deck.cast)):
        pool = [
            card
            for card in range(len(s.facts.ai_card))
            if s.facts.ai_card[card].effect.startswith(effect)
            for _ in range(s.facts.ai_card[card].copies)
        ]
        out += [pool.pop(s.chance.below(len(pool))) for _ in range(min(count, len(pool)))]
    return sorted(out)


def set_up_hero(s: Heroes3, side: AiSide) -> None:
    """The AI hero of a campaign stands in its town or where the scenario puts it; a second army on its slot."""
    faction = s.facts.faction_number[side.faction]
    army = [picked(s, faction, unit) * 2 + side_of(unit.side) for unit in side.army]
    place = slot_names(s).index(side.start_slot) if side.start_slot is not None else 0
    if side.starts == "own_town":
        if s.atlas.rotation[place] == NOBODY:
            aside = s.atlas.q[place] == OFF_MAP
            turn = 0 if aside else s.chance.pick(good_rotations(s, place, s.atlas.tile[place]))
            turn_tile(s, place, s.atlas.tile[place], turn)
        field = place * FIELDS + MIDDLE
        s.own_map()
        s.flag[field] = AI
        s.once[field] = 1
    elif side.starts == "slot_field":
        field = place * FIELDS + POSITIONS.index(side.start_field)
    else:
        field = place * FIELDS + MIDDLE
    s.ais.append(new_ai(s, side, field, army, HERO))
    if side.second_army and side.second_slot is not None:
        other = [picked(s, faction, unit) * 2 + side_of(unit.side) for unit in side.second_army]
        second = new_ai(s, None, slot_names(s).index(side.second_slot) * FIELDS + MIDDLE, other, ARMY)
        second.faction = NOBODY
        s.own_map()
        s.once[second.at] = 1
        s.ais.append(second)


def army_appears(s: Heroes3, number: int) -> None:
    """A warlord army appears on the center tile, whatever stands there; a hero on it is attacked (H3-ROUND-05)."""
    rule = special(s, "warlord_armies")
    if rule is None:
        return
    army = rule.army if number == 1 else rule.second_army
    assert army is not None
    drawn = [draw_neutral(s, tier) for tier in tiers_of(s, army)]
    field = center_field(s)
    ai = new_ai(s, scenario(s).ai, field, [troop * 2 for troop in drawn if troop != NOBODY], ARMY)
    s.ais.append(ai)
    s.story[STORY_APPEARED] = s.round
    s.tell(("army-appears", field))
    hero = hero_on(s, field)
    if hero != NOBODY:
        attack(s, len(s.ais) - 1, hero // 2, hero % 2, field)
    place = field // FIELDS
    if s.atlas.rotation[place] == NOBODY:
        s.then(RotateTile(clockwise(s, s.first)[0], place, s.atlas.tile[place]))


def set_up_wanderers(s: Heroes3) -> None:
    """The wandering army of dragons starts on the middle of the center tile."""
    rule = special(s, "wandering_army")
    assert rule is not None
    assert rule.army is not None
    tiers = tiers_of(s, rule.army) + [2] * (rule.by_players[s.seats] if s.seats < len(rule.by_players) else 0)
    forms: list[int] = []
    for tier in tiers:
        s.own_piles()
        deck = s.neutral_decks[tier]
        dragons = [troop for troop in deck.cards() if "dragons" in s.facts.troop[troop].families]
        if dragons:
            troop = s.chance.pick(dragons)
            deck.remove(troop)
            forms.append(troop * 2)
    s.ais.append(new_ai(s, None, center_field(s), forms, WANDERING))


# -- turns ------------------------------------------------------------------------------------------------------


def ai_turns(s: Heroes3) -> None:
    """Push the turns of all AI heroes that move, the older army first (H3-AI-01, R-75)."""
    side = scenario(s).ai
    for number in reversed(turn_sequence(s)):
        ai = s.ais[number]
        if ai.out or ai.at == NOBODY:
            continue
        plan = plan_of(s, number)
        if ai.kind == WANDERING:
            s.then(WanderingTurn(number))
        elif plan is not None:
            if plan.moves and not rests(s, ai):
                s.then(AiTurn(number))
        elif side is not None and side.moves and ai.kind in (HERO, ARMY) and not just_appeared(s, number):
            s.then(AiTurn(number))


def just_appeared(s: Heroes3, number: int) -> bool:
    """Whether an army has appeared in this round: it starts moving in the next one."""
    return s.ais[number].kind == ARMY and number == len(s.ais) - 1 and s.story[STORY_APPEARED] == s.round


def rests(s: Heroes3, ai: AiHero) -> bool:
    """Whether an army has come back after it was beaten and waits for the next resource round."""
    return bool(ai.beaten) and s.round < ai.since + 1 + ai.since % 2


class AiTurn(Step[Heroes3]):
    """An AI hero has its movement points and acts until none is left (H3-AI-01)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Heroes3) -> None:
        ai = s.ais[self.number]
        ai.moves = max(0, ai.movement + movement_change(s, NOBODY))
        s.active = AI
        s.then(AiStep(self.number), AiDone())


class AiDone(Step[Heroes3]):
    """The turn of an AI hero is over."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        s.active = NOBODY


class WanderingTurn(Step[Heroes3]):
    """The wandering army moves by two attack dice and what the scenario adds; backwards on a negative roll."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Heroes3) -> None:
        """Roll and move; it never discovers tiles."""
        rule = special(s, "wandering_army")
        faces = s.facts.attack_faces
        roll = s.story[STORY_WANDERING] + (0 if rule is None else rule.amount)
        for _ in range(2):
            roll += faces[s.chance.below(len(faces))]
        ai = s.ais[self.number]
        s.active = AI
        if roll > 0:
            ai.moves = roll
            s.then(AiStep(self.number), AiDone())
        elif roll < 0:
            steps = [
                step
                for step in next_steps(s, ai, [center_field(s)])
                if s.atlas.spot[step] != NOBODY and hero_on(s, step) == NOBODY and not is_location(s, step, "blocked")
            ]
            if steps:
                go(s, ai, steps[0])
            s.active = NOBODY
        else:
            s.active = NOBODY


class AiStep(Step[Heroes3]):
    """An AI hero goes one field on, or discovers a tile on its way (H3-AI-01, H3-AI-02, H3-AI-03)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Heroes3) -> None:
        """The next field towards its goal."""
        ai = s.ais[self.number]
        if ai.out or ai.at == NOBODY or ai.moves <= 0 or s.combat is not None:
            return
        steps = next_steps(s, ai, goals(s, ai))
        if ai.kind == WANDERING:
            steps = [step for step in steps if s.atlas.rotation[step // FIELDS] != NOBODY]
        if not steps:
            ai.moves = 0
        elif len(steps) > 1:
            s.then(AiWay(clockwise(s, s.first)[0], self.number, steps))
        else:
            take_step(s, self.number, steps[0])


class AiWay(Choice[Heroes3]):
    """Which of several equally short ways an AI hero takes: a player decides (H3-AI-01, R-39, R-75)."""

    __slots__ = ("number", "steps")

    def __init__(self, seat: int, number: int, steps: list[int]) -> None:
        super().__init__(seat)
        self.number = number
        self.steps = steps

    def options(self, s: Heroes3) -> list[Action]:
        """Each way by its first field."""
        return [("ai-way", step) for step in self.steps]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why the hero does not go there."""
        match action:
            case ("ai-way", int() as field):
                return None if field in self.steps else ("not-on-its-way", field)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("ai-way", int() as field):
                take_step(s, self.number, field)


def take_step(s: Heroes3, number: int, step: int) -> None:
    """An AI hero enters a field, discovers its tile, or attacks who is there (H3-AI-01, H3-AI-02, H3-AI-03)."""
    ai = s.ais[number]
    place = step // FIELDS
    if s.atlas.rotation[place] == NOBODY:
        ai.moves -= 1
        s.then(RotateTile(clockwise(s, s.first)[0], place, s.atlas.tile[place]), AiStep(number))
        s.tell(("discovered", clockwise(s, s.first)[0], place, s.atlas.tile[place]))
        return
    hero = hero_on(s, step)
    if charge_plan(s, ai) is not None:
        charge(s, number, step, hero)
        return
    if (hero != NOBODY and heroes_at_peace(s)) or (ai.moves == 1 and is_location(s, step, "blocked")):
        ai.moves = 0
        return
    ai.moves -= 1
    s.then(AiStep(number))
    if hero != NOBODY:
        attack(s, number, hero // 2, hero % 2, step)
        return
    owner = s.flag[step]
    if 0 <= owner < s.seats and is_haven(s, step):
        if ai.kind == WANDERING and s.facts.location[location_at(s, step)].id == "settlement":
            lose_settlement(s, step)
            go(s, ai, step)
            return
        attack(s, number, owner, NOBODY, step)
        return
    go(s, ai, step)


def charge(s: Heroes3, number: int, step: int, hero: int) -> None:
    """A charging army enters a field: it fights for a town and with the hero it seeks, and passes all others."""
    ai = s.ais[number]
    plan = charge_plan(s, ai)
    assert plan is not None
    owner = s.flag[step]
    town = 0 <= owner < s.seats and step == own_town(s, owner)
    sought = hero != NOBODY and hero % 2 == MAIN and special(s, "called_home") is None
    if plan.seeks == "quest_bearer":
        town = False
        sought = sought and hero // 2 == quest_bearer(s)
    if (town or sought) and heroes_at_peace(s):
        ai.moves = 0
        return
    ai.moves -= 1
    s.then(AiStep(number))
    if town:
        call_home(s, owner)
        defender = hero_on(s, step)
        attack(s, number, owner, NOBODY if defender == NOBODY else defender % 2, step)
    elif sought:
        attack(s, number, hero // 2, MAIN, step)
    else:
        before = ai.at
        go(s, ai, step)
        drive_home(s, ai, before)


def lose_settlement(s: Heroes3, field: int) -> None:
    """An empty settlement loses its cube to the wandering army."""
    unflag(s, field)


def go(s: Heroes3, ai: AiHero, field: int) -> None:
    """An AI hero enters a field; it wins there without a combat and flags what it crosses (H3-AI-02)."""
    ai.came_from = ai.at
    ai.at = field
    s.tell(("ai-moved", field))
    plan = NOBODY if ai.kind == WANDERING else ai.plan
    if plan != NOBODY and scenario(s).armies[plan].razes:
        raze(s, field)
    elif plan != NOBODY and scenario(s).armies[plan].flags != "all":
        take_on_the_way(s, ai, scenario(s).armies[plan], field)
    elif ai.kind != WANDERING:
        reach_utopia(s, ai, field)
        flag_for_ai(s, field)


def reach_utopia(s: Heroes3, ai: AiHero, field: int) -> None:
    """An AI hero first at the Dragon Utopia gains dragons; its other units of that tier turn to Few (H3-AI-12)."""
    rule = special(s, "ai_reaches_utopia")
    if rule is None or rule.unit is None or s.once[field] or not is_location(s, field, "dragon_utopia"):
        return
    dragons = s.facts.troop_number[rule.unit]
    tier = s.facts.troop[dragons].tier
    ai.army = [form - form % 2 if s.facts.troop[form // 2].tier == tier else form for form in ai.army]
    ai.army.append(dragons * 2 + (PACK if rule.side == "pack" else FEW))
    s.tell(("ai-grows", dragons))


def attack(s: Heroes3, number: int, seat: int, hero: int, field: int) -> None:
    """An AI hero attacks a hero, a town or a settlement, after a window for town actions (H3-AI-13, H3-TOWNA-03)."""
    ai = s.ais[number]
    ai.came_from = ai.at
    ai.at = field
    if hero != NOBODY:
        ai.moves = 0
    s.tell(("ai-attacks", field))
    s.then(Window(clockwise(s, s.first), 0, 0), StartCombat(AI, MAIN, seat, hero, number, field))
