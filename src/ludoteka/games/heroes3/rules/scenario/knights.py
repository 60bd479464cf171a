"""What titles and the Grail ask of the knights in the scenarios that have them."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.scenarios import TitleGift
from ludoteka.games.heroes3.facts import (
    AZURE,
    GOLD,
    NOBODY,
    PACK,
    RESOURCES,
    SECONDARY,
    STATISTIC,
    UNIT,
)
from ludoteka.games.heroes3.rules.cards.gains import gain_figures
from ludoteka.games.heroes3.rules.cards.piles import (
    RemoveCards,
    distinct,
    gain_openly,
)
from ludoteka.games.heroes3.rules.cards.search import push_search
from ludoteka.games.heroes3.rules.common import DECLINE, enemies, scenario
from ludoteka.games.heroes3.rules.map.heroes import gain_secondary
from ludoteka.games.heroes3.rules.map.locations import EnemyDiscards
from ludoteka.games.heroes3.rules.marks import (
    BLOOD_KNIGHT,
    GRAIL_KNIGHT,
    PAID_FOR_GRAIL,
)
from ludoteka.games.heroes3.rules.resources import change_income, gain
from ludoteka.games.heroes3.rules.trade.offers import OfferNeutral, show_neutrals
from ludoteka.games.heroes3.rules.trade.recruit import (
    drop_unit,
    restore_army,
    row_of,
)
from ludoteka.games.heroes3.rules.world.fields import obelisks_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def titles(s: Heroes3, title: str) -> list[TitleGift]:
    """The gifts of a title."""
    return [gift for gift in scenario(s).titles if gift.title == title]


class ChooseTitle(Choice[Heroes3]):
    """Cleanse an obelisk, or sacrifice a unit there: the first choice fixes the title for good."""

    __slots__ = ("field", "hero")

    def __init__(self, seat: int, hero: int, field: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.field = field

    def options(self, s: Heroes3) -> list[Action]:
        """Cleanse, or a faction unit to sacrifice."""
        player = s.players[self.seat]
        out: list[Action] = []
        if not player.marks & BLOOD_KNIGHT:
            out.append(("cleanse",))
        if not player.marks & GRAIL_KNIGHT:
            units = [troop for troop in player.army if s.facts.troop[troop].kind == UNIT]
            out += [("sacrifice", troop) for troop in sorted(units)]
        return sorted(out) or [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Take the title and what it brings."""
        seat = self.seat
        player = s.players[seat]
        match action:
            case ("cleanse",):
                player.marks |= GRAIL_KNIGHT
                number = obelisks_of(s, seat)
                for gift in titles(s, "grail_knight"):
                    if gift.number == number:
                        cleanse(s, seat, self.hero, self.field, gift)
            case ("sacrifice", int() as troop):
                player.marks |= BLOOD_KNIGHT
                row = row_of(s, seat, troop)
                packed = player.sides[row] == PACK
                tier = ("bronze", "silver", "gold")[s.facts.troop[troop].tier]
                drop_unit(s, seat, row)
                restore_army(s, seat)
                for gift in titles(s, "blood_knight"):
                    if gift.tier == tier:
                        sacrifice(s, seat, self.hero, gift, packed)


def cleanse(s: Heroes3, seat: int, hero: int, field: int, gift: TitleGift) -> None:
    """What cleansing the next obelisk brings a grail knight."""
    if gift.takes_chosen:
        for deck in gift.takes_chosen:
            s.then(TakeChosen(seat, ("ability", "artifact", "spell").index(deck)))
    if gift.removes:
        s.then(RemoveCards(seat, 0, gift.removes, 63 & ~(1 << STATISTIC), 0))
    if gift.income_steps:
        s.then(IncomeStep(seat))
    if gift.enemy_discards and enemies(s, seat):
        s.then(EnemyDiscards(seat, gift.enemy_discards))
    gain_figures(s, seat, hero, gift, True)
    if gift.secondary_hero_or_gold:
        if s.players[seat].at[SECONDARY] == NOBODY:
            gain_secondary(s, seat, field)
        else:
            gain(s, seat, GOLD, gift.secondary_hero_or_gold)


def sacrifice(s: Heroes3, seat: int, hero: int, gift: TitleGift, packed: bool) -> None:
    """What sacrificing a unit brings a blood knight; a Pack brings more."""
    if packed:
        for search in gift.pack_searches:
            push_search(s, seat, search, True)
        if gift.pack_azure_looks:
            show_neutrals(s, [AZURE] * gift.pack_azure_looks)
            s.then(OfferNeutral(seat, gift.pack_azure_rate))
    gain_figures(s, seat, hero, gift, True)


class TakeChosen(Choice[Heroes3]):
    """A card of choice of a whole deck, which is shuffled afterwards."""

    __slots__ = ("deck",)

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def options(self, s: Heroes3) -> list[Action]:
        """Every card of the deck once."""
        cards = distinct(s.decks[self.deck].cards())
        return [("take", card) for card in cards] or [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it openly: the deck was searched before everybody."""
        match action:
            case ("take", int() as card):
                s.own_piles()
                s.decks[self.deck].remove(card)
                gain_openly(s, self.seat, card)


class IncomeStep(Choice[Heroes3]):
    """Which income rises by a step."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        return [("settle", resource) for resource in range(RESOURCES)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("settle", int() as resource):
                change_income(s, self.seat, resource, s.facts.income_step[resource])


class GiveUnitForGrail(Choice[Heroes3]):
    """Whoever is not a blood knight gives up a faction unit for the Grail, once."""

    __slots__ = ()

    def forced(self) -> bool:
        """Nothing to choose: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        player = s.players[self.seat]
        units = sorted(troop for troop in player.army if s.facts.troop[troop].kind == UNIT)
        if player.marks & (BLOOD_KNIGHT | PAID_FOR_GRAIL) or not units:
            return [DECLINE]
        return [("sacrifice", troop) for troop in units]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("sacrifice", int() as troop):
                s.players[self.seat].marks |= PAID_FOR_GRAIL
                drop_unit(s, self.seat, row_of(s, self.seat, troop))
                restore_army(s, self.seat)
