"""Creatures: how a card is played, and the cards that play other cards (CYC-CREA-03, CYC-CREA-06).

What the single cards do is in `creatures_once.py` (cards that act and are discarded) and `creatures_figures.py` (cards
with a figure that stays on the map).
"""

from __future__ import annotations

from ludoteka.games.cyclades.facts import CHIMERA, SPHINX
from ludoteka.games.cyclades.rules.asking import FactionChoice, FactionStep
from ludoteka.games.cyclades.rules.creatures_figures import can_enter, let_figure_enter
from ludoteka.games.cyclades.rules.creatures_once import act_once
from ludoteka.games.cyclades.rules.figures import discard_creature, draw_creature
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action, audience, hears
from ludoteka.kernel.state import Step


def play_creature(s: Cyclades, faction: int, creature: int) -> None:
    """Carry out a creature card that a faction has just bought or may play for free; the card is in its hand.

    What it needs to ask goes on the agenda; in the end the card is discarded or its figure stands on the map. A card
    without any target is discarded without effect (CYC-CREA-03, CYC-CREA-04). Cards played by another card are
    finished before it (CYC-CREA-06).
    """
    if s.facts.creature[creature].figure:
        if can_enter(s, faction, creature):
            let_figure_enter(s, faction, creature)
            return
        s.then(DiscardCard(creature))
        acts = False
    else:
        s.then(DiscardCard(creature))
        if creature == CHIMERA:
            acts = look_through_pile(s, faction)
        elif creature == SPHINX:
            acts = draw_riddles(s, faction)
        else:
            acts = act_once(s, faction, creature)
    if not acts:
        s.tell(("no-effect", faction, creature))


class DiscardCard(Step[Cyclades]):
    """A card that was carried out goes to the discard pile (CYC-CREA-04)."""

    __slots__ = ("creature",)

    def __init__(self, creature: int) -> None:
        self.creature = creature

    def run(self, s: Cyclades) -> None:
        """Put it there; Chimera shuffles everything."""
        discard_creature(s, self.creature)


# -- Chimera ----------------------------------------------------------------------------------------------------


def look_through_pile(s: Cyclades, faction: int) -> bool:
    """Chimera's player looks through the discard pile; False if it is empty (CYC-C-CHIMERA, CYC-INFO-02)."""
    pile = s.creature_discard_known
    if not pile:
        return False
    seat = s.terms.seat_of[faction]
    s.tell(("looked-through", faction))
    for place in range(len(pile)):
        if not hears(pile[place], seat):
            s.whisper(audience(seat), ("found-card", faction, s.creature_discard[place]))
            pile[place] |= audience(seat)
    s.then(ChimeraRecalls(seat, faction))
    return True


class ChimeraRecalls(FactionChoice):
    """Play any card of the discard pile for free (CYC-C-CHIMERA)."""

    __slots__ = ()

    def options(self, s: Cyclades) -> list[Action]:
        """Every card of the pile."""
        out: list[Action] = []
        last = -1
        for creature in s.creature_discard:
            if creature != last:
                out.append(("recall", creature))
            last = creature
        return out

    def take(self, s: Cyclades, action: Action) -> None:
        """Take it out of the pile and play it."""
        match action:
            case ("recall", int() as creature):
                place = s.creature_discard.index(creature)
                s.creature_discard.pop(place)
                s.creature_discard_known.pop(place)
                s.tell(("recalled", self.faction, creature))
                play_creature(s, self.faction, creature)

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Only what lies in the pile."""
        match action:
            case ("recall", int() as creature):
                return None if creature in s.creature_discard else ("not-in-pile", creature)
        return None


# -- Sphinx -----------------------------------------------------------------------------------------------------


def draw_riddles(s: Cyclades, faction: int) -> bool:
    """Sphinx' player draws cards nobody else sees; False if there is none to draw (CYC-C-SPHINX, CYC-INFO-02)."""
    drawn: list[int] = []
    for _ in range(s.facts.creature[SPHINX].draws):
        creature = draw_creature(s)
        if creature < 0:
            break
        drawn.append(creature)
    if not drawn:
        return False
    drawn.sort()
    s.drawn = drawn
    seat = s.terms.seat_of[faction]
    s.tell(("drew", faction, len(drawn)))
    for creature in drawn:
        s.whisper(audience(seat), ("drew-card", faction, creature))
    s.then(SphinxAsks(seat, faction), SphinxRejects(faction))
    return True


class SphinxAsks(FactionChoice):
    """Play one of the drawn cards for free (CYC-C-SPHINX)."""

    __slots__ = ()

    def options(self, s: Cyclades) -> list[Action]:
        out: list[Action] = []
        last = -1
        for creature in s.drawn:
            if creature != last:
                out.append(("play-drawn", creature))
            last = creature
        return out

    def take(self, s: Cyclades, action: Action) -> None:
        """Show it and play it."""
        match action:
            case ("play-drawn", int() as creature):
                s.drawn.remove(creature)
                s.tell(("played-drawn", self.faction, creature))
                play_creature(s, self.faction, creature)

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Only what was drawn."""
        match action:
            case ("play-drawn", int() as creature):
                return None if creature in s.drawn else ("not-drawn", creature)
        return None


class SphinxRejects(FactionStep):
    """The cards that were drawn and not played go to the discard pile unseen, once the played one is finished
    (CYC-C-SPHINX, CYC-CREA-06).

    They go together: Chimera among them shuffles the other one too.
    """

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Discard them, known to the one who drew them."""
        known = audience(s.terms.seat_of[self.faction])
        rejects = s.drawn
        s.drawn = []
        for creature in rejects:
            if creature != CHIMERA:
                discard_creature(s, creature, known)
        for creature in rejects:
            if creature == CHIMERA:
                discard_creature(s, creature, known)
