"""The spell book of a boss: which spells are left, with what power they are cast, and on whom (boss_on_tile, R-41)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import AI
from ludoteka.games.heroes3.rules.ai.hero_cards import AiSpellTarget, ai_aims, ai_spell_spaces, chooser
from ludoteka.games.heroes3.rules.battlefield.damage import over
from ludoteka.games.heroes3.rules.battlefield.figures import alive, fight
from ludoteka.games.heroes3.rules.combat.boss import BOOK, CAST, company_of
from ludoteka.games.heroes3.rules.common import spell_of
from ludoteka.games.heroes3.rules.world.bosses import boss_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.state import Step


def boss_casts(s: Heroes3, c: Combat, fighter: int) -> None:
    """The boss casts as many different spells as it may in a round, while any of its company stands."""
    boss = boss_of(s)
    assert boss is not None
    s.then_each([BossSpell(fighter) for _ in range(boss.spells_each_round)])


class BossSpell(Step[Heroes3]):
    """One spell of a boss: the first of its book that was not cast in this round and finds a target."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        """Name it and aim it; the player decides between equal targets."""
        c = fight(s)
        boss = boss_of(s)
        if boss is None or over(s) or not alive(c, self.fighter) or len(s.ledger[CAST]) >= boss.spells_each_round:
            return
        lost = lost_power(s, c)
        if lost < 0:
            return
        for card in s.ledger[BOOK][: len(s.ledger[BOOK]) - lost]:
            step = step_with(s, card, lost)
            spaces = [] if card in s.ledger[CAST] or step < 0 else ai_spell_spaces(s, c, self.fighter, card, step)
            if not spaces:
                continue
            spell = spell_of(s, card)
            power = spell.steps[step].power
            s.ledger[CAST] = [*s.ledger[CAST], card]
            s.tell(("ai-casts", card, power))
            seat = chooser(s, c, self.fighter)
            if len(spaces) > 1 and seat != AI:
                s.then(AiSpellTarget(seat, self.fighter, card, step, power, spaces))
            else:
                ai_aims(s, c, self.fighter, card, step, power, spaces[0])
            return


def lost_power(s: Heroes3, c: Combat) -> int:
    """How many spells and how much power the fallen of its company have cost the boss; -1 if it casts no more.

    The first to fall costs nothing; without company there are no spells.
    """
    boss = boss_of(s)
    assert boss is not None
    left = len(company_of(s, c, boss))
    return -1 if not left else max(0, len(boss.company) - left - 1)


def step_with(s: Heroes3, card: int, lost: int) -> int:
    """The strongest step of a spell with its highest power less what was lost, -1 if none is left."""
    spell = spell_of(s, card)
    power = spell.most_power - lost
    steps = [number for number in range(len(spell.steps)) if spell.steps[number].power <= power]
    return max(steps, key=lambda number: spell.steps[number].power) if steps else -1
