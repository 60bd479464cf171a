"""A combat with a boss: its army, what it does each round and in each of its turns (boss_on_tile)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.bosses import Boss
from ludoteka.games.heroes3.facts import ARTIFACT, FEW, NEUTRALS, NOBODY, SPELL
from ludoteka.games.heroes3.rules.battlefield.board import (
    BACK_ROW,
    DEFENDING,
    FORCE_FIELD,
    adjacent,
    empty_spaces,
    row_spaces,
)
from ludoteka.games.heroes3.rules.battlefield.damage import add_fighter, heal, leave, over
from ludoteka.games.heroes3.rules.battlefield.effects import lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import alive, effect_on, fight, printed_defense, units_of
from ludoteka.games.heroes3.rules.world.bosses import boss_figures, boss_of, is_boss_field
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.state import Step

POOLS: Final = "boss_pools"
COMPANY: Final = "boss_company"
BOOK: Final = "boss_book"
CAST: Final = "boss_cast"
"""In the ledger, of the combat in progress: the spaces of the pools of acid, how many units stood beside the boss when
the round began, the spells of its book, and those it has cast in this round."""
BREATH_LESS: Final = 3
"""How much less than the full damage the two units beside the target of a breath take."""
HIDE: Final = 3
"""How much damage a piece of armour absorbs."""


def boss_army(s: Heroes3, c: Combat) -> list[int]:
    """The boss, its mirages and its company; empty where no boss is fought."""
    boss = boss_of(s)
    if boss is None or not is_boss_field(s, c.field):
        return []
    own = s.facts.troop_number[boss.unit] * 2 + FEW
    mirages = boss.mirages + boss_figures(s, boss).mirages
    return [own] * (1 + mirages) + [s.facts.troop_number[slug] * 2 + FEW for slug in boss.company]


def bosses_on_board(s: Heroes3, c: Combat) -> list[int]:
    """The fighters that are the boss or look like it."""
    return [fighter for fighter in units_of(c, DEFENDING) if effect_on(c, "boss", fighter) is not None]


class BossReady(Step[Heroes3]):
    """The boss stands on the board: its figures, its immunities and its book; Gorgons lose their ability."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Lay what holds for the whole combat."""
        c = fight(s)
        boss = boss_of(s)
        assert boss is not None
        troop = s.facts.troop_number[boss.unit]
        figures = boss_figures(s, boss)
        for fighter in range(len(c.form)):
            if s.facts.troop[c.form[fighter] >> 1].unit == "gorgons":
                lay_plain(c, "ability_off", NEUTRALS, fighter, 0, "combat")
            if c.side[fighter] != DEFENDING or c.form[fighter] >> 1 != troop:
                continue
            lay_plain(c, "boss", NEUTRALS, fighter, 0, "combat")
            lay_plain(c, "ability_off", NEUTRALS, fighter, 0, "combat")
            if figures.hp:
                lay_plain(c, "hp", NEUTRALS, fighter, figures.hp - s.facts.hp[c.form[fighter]], "combat")
            for name, amount in (("attack", figures.attack), ("defense", figures.defense)):
                if amount:
                    lay_plain(c, name, NEUTRALS, fighter, amount, "combat")
            for name in ("immune_to_spells", "immune_to_basic_spells"):
                if name in boss.deeds:
                    lay_plain(c, name, NEUTRALS, fighter, 0, "combat")
        mirages = boss.mirages + figures.mirages
        if mirages:
            lay_plain(c, "mirages", NEUTRALS, NOBODY, mirages, "combat")
        s.ledger[POOLS] = []
        s.ledger[COMPANY] = [len(company_of(s, c, boss))]
        s.ledger[BOOK] = open_book(s, boss) if "casts" in boss.deeds else []


def open_book(s: Heroes3, boss: Boss) -> list[int]:
    """The spells that lie beside the board: those of the boss, and an expert spell that can be aimed at a unit."""
    facts = s.facts
    drawn = [card for card in sorted(s.decks[SPELL].cards()) if suits(s, card)]
    if not drawn:
        drawn = [card for card in facts.common_cards[SPELL] if facts.card[card].boxes & s.boxes and suits(s, card)]
    return [*(facts.card_number[slug] for slug in boss.spells), s.chance.pick(drawn)]


def suits(s: Heroes3, card: int) -> bool:
    """Whether a spell is an expert one that a boss can cast: harmful or helpful, aimed at a unit."""
    spell = s.facts.card[card].spell
    if spell is None or s.facts.card[card].level != "expert" or spell.nature not in ("harmful", "helpful"):
        return False
    aimed = ("unit", "unit_and_nearest", "two_adjacent_spaces", "two_neighbours_of_space")
    return spell.target in aimed


def company_of(s: Heroes3, c: Combat, boss: Boss) -> list[int]:
    """The fighters of the boss's company that still stand."""
    troops = [s.facts.troop_number[slug] for slug in boss.company]
    return [fighter for fighter in units_of(c, DEFENDING) if c.form[fighter] >> 1 in troops]


# -- each round -------------------------------------------------------------------------------------------------


def boss_round(s: Heroes3, c: Combat) -> None:
    """A combat round begins: retaliations, acid, and a new golem for those that fell."""
    boss = boss_of(s)
    if boss is None or not is_boss_field(s, c.field):
        return
    s.ledger[CAST] = []
    more = boss.retaliations + boss_figures(s, boss).retaliations - 1
    if more > 0:
        for fighter in bosses_on_board(s, c):
            lay_plain(c, "more_retaliations", NEUTRALS, fighter, more, "combat_round")
    if "spews_acid" in boss.deeds:
        spew_acid(s, c, boss.pools)
    if "eats" in boss.deeds:
        left = len(company_of(s, c, boss))
        if c.round > 1 and left < s.ledger[COMPANY][0]:
            left += summon_company(s, c, boss)
        s.ledger[COMPANY] = [left]


def spew_acid(s: Heroes3, c: Combat, pools: int) -> None:
    """Pools of acid lie on free spaces for one round, never where they lay in the round before."""
    spaces = [space for space in empty_spaces(c) if space not in s.ledger[POOLS]]
    s.chance.shuffle(spaces)
    s.ledger[POOLS] = sorted(spaces[:pools])
    for space in s.ledger[POOLS]:
        c.board[space] = FORCE_FIELD
        lay_plain(c, "force_field", NEUTRALS, space, 0, "combat_round")
        s.tell(("acid-pool", space))


def summon_company(s: Heroes3, c: Combat, boss: Boss) -> int:
    """A random unit of the company appears in the last row; how many did."""
    free = [space for space in row_spaces(BACK_ROW[DEFENDING]) if c.board[space] == NOBODY]
    if not free:
        return 0
    troop = s.facts.troop_number[s.chance.pick(sorted(set(boss.company)))]
    space = s.chance.pick(free)
    add_fighter(c, troop * 2 + FEW, DEFENDING, NOBODY, space, ())
    s.tell(("deployed", troop, space))
    return 1


# -- each turn --------------------------------------------------------------------------------------------------


class BossTurn(Step[Heroes3]):
    """The boss activates: it hoards, eats or casts before it moves and attacks."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        """What this boss does."""
        c = fight(s)
        boss = boss_of(s)
        if boss is None or over(s) or not alive(c, self.fighter):
            return
        if "hoards" in boss.deeds:
            hoard(s, c, self.fighter, boss)
        if "eats" in boss.deeds:
            eat(s, c, self.fighter, boss)
        if "casts" in boss.deeds:
            s.facts.book.boss_casts(s, c, self.fighter)


def hoard(s: Heroes3, c: Combat, fighter: int, boss: Boss) -> None:
    """A random discarded artifact is shown: a weapon to breathe, armour to absorb damage, a trinket to freeze all."""
    if not s.discards[ARTIFACT]:
        return
    card = s.chance.pick(s.discards[ARTIFACT])
    slug = s.facts.card_slugs[card]
    s.tell(("boss-hoards", card))
    if slug in boss.weapons:
        lay_plain(c, "breath", NEUTRALS, fighter, BREATH_LESS, "activation")
    elif slug in boss.armour:
        old = effect_on(c, "absorbs", fighter)
        if old is not None:
            c.effects.remove(old)
        lay_plain(c, "absorbs", NEUTRALS, fighter, HIDE + (0 if old is None else old.amount), "combat")
    else:
        lay_plain(c, "frozen", NEUTRALS, NOBODY, 1, "combat_round")


def eat(s: Heroes3, c: Combat, fighter: int, boss: Boss) -> None:
    """The boss eats an adjacent unit of its company that takes the most damage off it, where all of it helps."""
    more = boss_figures(s, boss).heals
    best = NOBODY
    most = 0
    for other in company_of(s, c, boss):
        healed = next((meal.heals for meal in boss.meals if names(s, c, other) == meal.unit), 0) + more
        if adjacent(c.space[fighter], c.space[other]) and most < healed <= c.damage[fighter]:
            best, most = other, healed
    if best != NOBODY:
        s.tell(("boss-eats", c.form[best] >> 1, c.space[best]))
        leave(s, c, best, NOBODY)
        heal(s, c, fighter, most)


def names(s: Heroes3, c: Combat, fighter: int) -> str:
    """The name of a fighter's card."""
    return s.facts.troop_slugs[c.form[fighter] >> 1]


def corrode(s: Heroes3, c: Combat, attacker: int, target: int) -> None:
    """Each attack of the boss eats away the defense of its target, up to a limit."""
    boss = boss_of(s)
    if boss is None or "corrodes" not in boss.deeds or effect_on(c, "boss", attacker) is None or not alive(c, target):
        return
    old = effect_on(c, "corrosion", target)
    gone = 0 if old is None else -old.amount
    if old is not None:
        c.effects.remove(old)
    gone = max(gone, min(boss.corrosion_most, gone + boss.corrosion + boss_figures(s, boss).corrosion))
    lay_plain(c, "corrosion", NEUTRALS, target, -gone, "combat")
    s.tell(("corroded", c.space[target], max(0, printed_defense(s, c, target) - gone)))


def vanishes(c: Combat, fighter: int) -> bool:
    """Whether a boss that is hit turns out to be a mirage; then there is one less of them."""
    mirages = next((effect for effect in c.effects if effect.name == "mirages"), None)
    if mirages is None or effect_on(c, "boss", fighter) is None:
        return False
    c.effects.remove(mirages)
    if mirages.amount > 1:
        lay_plain(c, "mirages", NEUTRALS, NOBODY, mirages.amount - 1, "combat")
    return True
