"""What everybody sees of a combat in progress."""

from __future__ import annotations

from ludoteka.games.heroes3.rules.strikes import RETALIATION
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.games.heroes3.view_parts import EffectView, Names, Shown, effect_view, name, owner
from ludoteka.games.heroes3.view_story import UNIT_MARKS, words_of


class FighterView(Shown, frozen=True):
    """A unit on the combat board, or the arrow tower beside it."""

    number: int
    unit: str
    pack: bool
    side: int
    space: str | None
    damage: int
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
    """A space of the board, `tower` beside it, nothing off it."""
    if space < 0:
        return None
    return names.spaces[space] if space < len(names.spaces) else "tower"


def combat_view(c: Combat, names: Names) -> CombatView:
    """The combat board: all of it is public but the AI decks and hidden tokens."""
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
        fighters=[
            FighterView(
                number=at,
                unit=names.units[c.form[at] // 2],
                pack=bool(c.form[at] % 2),
                side=c.side[at],
                space=space_name(names, c.space[at]),
                damage=c.damage[at],
                activated=bool(c.activated[at]),
                retaliated=bool(c.retaliated[at]),
                defending=bool(c.defending[at]),
                paralysed=bool(c.paralysed[at]),
                stack=c.stack[at],
                layers=[names.cards[card] for card in c.layers[at]],
                marks=words_of(c.marks[at], UNIT_MARKS),
            )
            for at in range(len(c.form))
        ],
        board=c.board.copy(),
        active=c.active,
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
        strike=None
        if c.strike is None
        else StrikeView(
            attacker=space_name(names, c.space[c.strike.attacker]),
            target=space_name(names, c.space[c.strike.target]),
            retaliation=c.strike.kind == RETALIATION,
            dice=c.strike.dice.copy(),
        ),
        mines=[space_name(names, space) for space, token in c.traps if token >= 0],
        quicksand=[space_name(names, space) for space, token in c.traps if token < 0],
    )
