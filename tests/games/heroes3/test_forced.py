"""Which decisions are taken without asking when a single option is left, and which are asked even then.

Whoever may decline is asked: to be passed over would tell the others what a hand lacks.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.heroes3.any_steps import made
from ludoteka.games.heroes3.rules import chapters
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.state import Choice

TAKEN_BY_THEMSELVES = """
AllyAsks BuildingEffect BuyArtifacts CastFound CastSpikes ChooseBonus ChooseFaction ChooseForTown ChooseGains ChooseHero
ChooseStartField ChooseVisit Circus DealUnits DiscardCards DiscardCheapest DiscardFirst DragonForUnits DrawFrom
DrawPrisoners DrawUp EmpowerAny EmpowerCard EnemyDiscards Explore FallenReturn FleeTile FlipPack FortuneFace
FreeDiscovery FreeSpecialBuilding FreeStep GiveUnitForGrail GoldOrArtifact GrailTarget KeepCards LeaveUnit LoseResult
MeetEvent Muster NameTownFaction ObeliskTravel Observe OfferOwnSearch OwnNeutral PayMissing PayRolled PayTranche
PickMachine PickNeutral PickOfTwo PlaceBeaten PlaceSecondary Prisoners PutUnitsBack RaiseIncomes RecruitFromCamp
RecruitOfFaction RecruitTownsfolk ReinforceThis ReinforceUnit RemoveCards RemoveForSearch RemoveUpTo RepeatVisit
RewardBeside RotateStart RotateTile ShareSpoils ShowTile SpellTarget SummonNeutral SwapPartner TakeBack TakeFallen
TakeFromOwnDeck TakeMachine TakePoolCard TakePoolDie TakeScroll TurnOneTile VisionsOrder VortexStep
"""


def decisions(base: type[Choice[Heroes3]]) -> Iterator[type[Choice[Heroes3]]]:
    """The decisions of the rules."""
    for each in base.__subclasses__():
        if each.__module__.startswith("ludoteka.games.heroes3.rules."):
            yield each
        yield from decisions(each)


@pytest.mark.rule("H3-CARD-15")
def test_the_decisions_that_are_taken_by_themselves() -> None:
    assert chapters is not None, "the rules are imported with all their decisions"
    every = {each.__name__: each for each in decisions(Choice)}
    assert len(every) > 200
    assert sorted(name for name, each in every.items() if made(each, 0).forced()) == TAKEN_BY_THEMSELVES.split()
