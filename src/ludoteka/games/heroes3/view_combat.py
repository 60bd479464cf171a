"""What everybody sees of a combat in progress."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.words import MOVEMENTS
from ludoteka.games.heroes3.row_combat import order_of
from ludoteka.games.heroes3.rules.battlefield.figures import (
    attack_of,
    defense_of,
    hp_of,
    initiative_of,
    printed_defense,
)
from ludoteka.games.heroes3.rules.battlefield.strikes import RETALIATION
from ludoteka.games.heroes3.rules.combat.acting import surrender_price
from ludoteka.games.heroes3.rules.combat.rounds import extension_price
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat, Strike
from ludoteka.games.heroes3.view_parts import EffectView, Names, Shown, effect_view, name, owner
from ludoteka.games.heroes3.view_story import UNIT_MARKS, words_of


class FighterView(Shown, frozen=True):
    """A unit on the combat board, or the arrow tower beside it."""

    number: int
    unit: str
    pack: bool
    side: int
    space: str | None
    attack: int
    defense: int
    health: int
    damage: int
    initiative: int
    movement: str
    activated: bool
    retaliated: bool
    defending: bool
    paralysed: bool
    stack: int
    layers: list[str]
    marks: list[str]


class StrikeView(Shown, frozen=True):
    """The attack in progress: from where, at what, and what the dice show."""

    attacker: str | None
    target: str | None
    retaliation: bool
    dice: list[int]


class CombatView(Shown, frozen=True):
    """The combat in progress."""

    attacker: str | None
    attacker_hero: str | None
    defender: str | None
    defender_hero: str | None
    controllers: list[str | None]
    field: str
    level: int
    siege: bool
    limited: bool
    round: int
    fighters: list[FighterView]
    board: list[int]
    active: int
    order: list[int]
    extension: int | None
    surrender: int | None
    moved: bool
    attacked: bool
    may_defend: bool
    effects: list[EffectView]
    spells: list[int]
    spell_limit: list[int]
    paid: list[list[str]]
    resolving: list[str]
    used: list[int]
    ai_cards: int
    ai_spells: int
    azure: bool
    strike: StrikeView | None
    mines: list[str | None]
    quicksand: list[str | None]


def space_name(names: Names, space: int) -> str | None:
    """The name of a space of the board, `tower` beside the board, None elsewhere."""
    if space < 0:
        return None
    return names.spaces[space] if space < len(names.spaces) else "tower"


def fighter_view(s: Heroes3, c: Combat, at: int, names: Names) -> FighterView:
    """A unit with the figures it has now, all effects counted."""
    return FighterView(
        number=at,
        unit=names.units[c.form[at] // 2],
        pack=bool(c.form[at] % 2),
        side=c.side[at],
        space=space_name(names, c.space[at]),
        attack=attack_of(s, c, at),
        defense=max(0, printed_defense(s, c, at) + defense_of(s, c, at)),
        health=hp_of(s, c, at),
        damage=c.damage[at],
        initiative=initiative_of(s, c, at),
        movement=MOVEMENTS[s.facts.movement[c.form[at]]],
        activated=bool(c.activated[at]),
        retaliated=bool(c.retaliated[at]),
        defending=bool(c.defending[at]),
        paralysed=bool(c.paralysed[at]),
        stack=c.stack[at],
        layers=[names.cards[card] for card in c.layers[at]],
        marks=words_of(c.marks[at], UNIT_MARKS),
    )


def strike_view(c: Combat, strike: Strike, names: Names) -> StrikeView:
    """The attack in progress, by the spaces of the two units."""
    return StrikeView(
        attacker=space_name(names, c.space[strike.attacker]),
        target=space_name(names, c.space[strike.target]),
        retaliation=strike.kind == RETALIATION,
        dice=strike.dice.copy(),
    )


def combat_view(s: Heroes3, c: Combat, names: Names) -> CombatView:
    """The combat board: everything is public except AI decks and hidden tokens."""
    between_players = c.attacker < s.seats and c.defender < s.seats
    return CombatView(
        attacker=owner(c.attacker),
        attacker_hero=name(names.leaders, c.attacker_hero),
        defender=owner(c.defender),
        defender_hero=name(names.leaders, c.defender_hero),
        controllers=[owner(one) for one in c.controllers],
        field=names.fields[c.field],
        level=c.level,
        siege=c.siege,
        limited=c.limited,
        round=c.round,
        fighters=[fighter_view(s, c, at, names) for at in range(len(c.form))],
        board=c.board.copy(),
        active=c.active,
        order=order_of(s, c),
        extension=extension_price(s) if c.limited and not c.azure else None,
        surrender=surrender_price(s) if between_players else None,
        moved=c.moved,
        attacked=c.attacked,
        may_defend=c.may_defend,
        effects=[effect_view(effect, names) for effect in c.effects],
        spells=c.spells.copy(),
        spell_limit=c.spell_limit.copy(),
        paid=[[names.cards[card] for card in cards] for cards in c.paid],
        resolving=[names.cards[card] for card in c.resolving],
        used=c.used.copy(),
        ai_cards=len(c.ai_deck),
        ai_spells=len(c.ai_spells),
        azure=c.azure,
        strike=None if c.strike is None else strike_view(c, c.strike, names),
        mines=[space_name(names, space) for space, token in c.traps if token >= 0],
        quicksand=[space_name(names, space) for space, token in c.traps if token < 0],
    )
