"""Build Temple: a temple in a controlled region with a shrine, the oracle in Phocis (LOH-TEMPLE)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import HERMES_TEMPLE, NO_TEMPLE
from ludoteka.games.lords_of_hellas.rules.attributes import Raise
from ludoteka.games.lords_of_hellas.rules.cards import draw_cards, hand_limit
from ludoteka.games.lords_of_hellas.rules.control import blessed, listed
from ludoteka.games.lords_of_hellas.rules.draft import Draft
from ludoteka.games.lords_of_hellas.rules.lairs import lairs_of
from ludoteka.games.lords_of_hellas.rules.marks import MAY_REST
from ludoteka.games.lords_of_hellas.rules.priests import gain_priests
from ludoteka.games.lords_of_hellas.rules.steps import SeatStep
from ludoteka.games.lords_of_hellas.rules.treasure import LookForArtifacts
from ludoteka.games.lords_of_hellas.rules.victory import check_victory
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def temple_sites(s: LordsOfHellas, seat: int) -> int:
    """Mask of the regions where a player can build: own, with an empty place, without Minotaur; temples while the card
    has some, fewer with two or three players, the oracle once (LOH-TEMPLE-01, LOH-TEMPLE-02, LOH-TEMPLE-05, LOH-2P-03,
    LOH-3P-02)."""
    places = 1 << s.facts.delphi
    if s.temples_built < s.terms.temples:
        places |= s.facts.shrines
    sites = s.held[seat] & places & ~s.temples
    return sites & ~lairs_of(s, NO_TEMPLE) if sites else 0


def temple_closed(s: LordsOfHellas, seat: int, region: int) -> Action | None:
    """Why no temple is built in a region (LOH-TEMPLE-01, LOH-TEMPLE-02, LOH-TEMPLE-05)."""
    if temple_sites(s, seat) >> region & 1:
        return None
    if s.owner[region] != seat:
        return ("not-controlled", region)
    if s.temples >> region & 1:
        return ("temple-there", region)
    if not (s.facts.shrines | 1 << s.facts.delphi) >> region & 1:
        return ("no-shrine", region)
    return ("minotaur-there", region) if lairs_of(s, NO_TEMPLE) >> region & 1 else ("no-temple-left",)


class BuildTemple(Choice[LordsOfHellas]):
    """Choose where the temple is built (LOH-TEMPLE-01)."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single region is taken without asking."""
        return True

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every region where it can be."""
        return [("build-temple", region) for region in listed(temple_sites(s, self.seat))]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not yours, without a shrine, or with a temple already."""
        match action:
            case ("build-temple", int() as region):
                return temple_closed(s, self.seat, region)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Place it, then the priest, the reward of Delphi and the draft (LOH-TEMPLE-06)."""
        match action:
            case ("build-temple", int() as region):
                build_temple(s, self.seat, region)


def build_temple(s: LordsOfHellas, seat: int, region: int) -> None:
    """A temple is built with all it brings (LOH-TEMPLE-01, LOH-TEMPLE-02, LOH-TEMPLE-03, LOH-TEMPLE-06)."""
    s.temples |= 1 << region
    if region != s.facts.delphi:
        s.temples_built += 1
    s.tell(("temple-built", seat, region))
    check_victory(s)
    if s.places:
        return
    gain_priests(s, seat, s.facts.build_temple.priests)
    if region == s.facts.delphi:
        s.then(DelphiReward(seat))
    elif s.temples_built - 1 in s.facts.temple_card[s.temple_card].drafts:
        s.then(Draft(seat))
    if blessed(s, seat, HERMES_TEMPLE):
        s.extra_actions += s.facts.blessing[HERMES_TEMPLE].special_actions


class DelphiReward(SeatStep):
    """What the temple card gives to the builder of the oracle (LOH-TEMPLE-02)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        seat = self.seat
        reward = s.facts.temple_card[s.temple_card].delphi
        if reward.special_actions:
            s.extra_actions += reward.special_actions
            s.marks |= MAY_REST
        gain_priests(s, seat, reward.priests)
        if reward.fills_hand:
            draw_cards(s, seat, max(0, hand_limit(s, seat) - len(s.hands[seat])))
        if reward.looks:
            s.then(LookForArtifacts(seat, reward.looks, reward.takes))
        if reward.attributes:
            s.then(Raise(seat, reward.attributes, reward.raises, 0))
        for _ in range(reward.drafts):
            s.then(Draft(seat))
