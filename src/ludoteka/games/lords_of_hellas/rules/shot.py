"""Shoot to Kill: a combat card with a bow wounds a monster or kills hoplites where the hero stands (LOH-BLESS-04)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import NOBODY, SHOOT_TO_KILL
from ludoteka.games.lords_of_hellas.rules.cards import discard_card
from ludoteka.games.lords_of_hellas.rules.casualties import kill_there
from ludoteka.games.lords_of_hellas.rules.control import army_in, blessed, hero_away
from ludoteka.games.lords_of_hellas.rules.lairs import monsters_in
from ludoteka.games.lords_of_hellas.rules.marks import SHOT_USED
from ludoteka.games.lords_of_hellas.rules.monster_wounds import Strike, monster_absent
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def shot_closed(s: LordsOfHellas, seat: int, card: int) -> Action | None:
    """Why a combat card is not shot with: Shoot to Kill once in a turn, a target where the hero stands, a bow
    (LOH-BLESS-04)."""
    if not blessed(s, seat, SHOOT_TO_KILL):
        return ("not-your-blessing", SHOOT_TO_KILL)
    if s.marks & SHOT_USED:
        return ("blessing-spent", SHOOT_TO_KILL)
    hero = s.hero_region[seat]
    if hero < 0:
        return hero_away(s, seat)
    if army_in(s, hero) == NOBODY and not monsters_in(s, hero):
        return ("nobody-there", hero)
    if card not in s.hands[seat]:
        return ("not-in-hand", card)
    bow = s.facts.blessing[SHOOT_TO_KILL].cost_symbol
    return None if s.facts.card[card].symbol == bow else ("set-of-symbol", card, bow)


def shoot(s: LordsOfHellas, seat: int, card: int) -> None:
    """Discard a combat card with a bow to shoot at what is in the hero's region."""
    s.marks |= SHOT_USED
    s.tell(("blessing-used", seat, SHOOT_TO_KILL))
    discard_card(s, seat, card)
    s.then(Shot(seat))


class Shot(Choice[LordsOfHellas]):
    """Wound a monster in the hero's region or kill hoplites there (LOH-REWARD-03)."""

    __slots__ = ()

    def forced(self) -> bool:
        return True

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The army and the monsters there."""
        hero = s.hero_region[self.seat]
        out: list[Action] = []
        if army_in(s, hero) != NOBODY:
            out.append(("kill-hoplites", hero))
        out += [("strike-monster", monster) for monster in monsters_in(s, hero)]
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Only what is where the hero stands."""
        hero = s.hero_region[self.seat]
        match action:
            case ("kill-hoplites", int() as region):
                if region != hero:
                    return ("hero-not-there", region)
                return None if army_in(s, hero) != NOBODY else ("nobody-there", hero)
            case ("strike-monster", int() as monster) if s.monster_region[monster] != hero:
                return monster_absent(s, monster) or ("prey-elsewhere", monster, s.monster_region[monster])
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        shot = s.facts.blessing[SHOOT_TO_KILL]
        match action:
            case ("kill-hoplites", int() as region):
                kill_there(s, region, shot.kills)
            case ("strike-monster", int() as monster):
                s.then(Strike(self.seat, monster, shot.wounds))
