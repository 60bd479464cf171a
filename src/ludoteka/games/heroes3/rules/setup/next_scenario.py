"""The next scenario of a campaign takes the place of the one that was won (H3-END-07)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import GOLD
from ludoteka.games.heroes3.rules.common import scenario, special
from ludoteka.games.heroes3.rules.marks import STORY_CARRIED, STORY_LINKED
from ludoteka.games.heroes3.rules.setup.begin import ChooseHero, SetUp, heroes_of
from ludoteka.games.heroes3.rules.victory.campaign import part_of
from ludoteka.games.heroes3.setup import bare_table
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Player
from ludoteka.kernel.state import Step


class NextScenario(Step[Heroes3]):
    """The table is cleared and the next scenario of the campaign set up (H3-END-07)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Keep the hero, the deck, and where the scenario says so the army and the resources."""
        here = scenario(s).campaign
        assert here is not None
        before = s.players
        bonus = special(s, "next_scenario_bonus")
        following = part_of(s, here.number + 1)
        clear_table(s, bare_table(s.facts, following, s.difficulty, s.boxes, s.optional, s.seats))
        for player, old in zip(s.players, before, strict=True):
            player.faction = old.faction
            player.hero = old.hero
            player.deck = old.deck
            if scenario(s).start.carried_over:
                carry_over(player, old)
            if bonus is not None and bonus.gains is not None:
                player.stock[GOLD] += bonus.gains.gold
        s.story[STORY_LINKED] = 1
        s.story[STORY_CARRIED] = 1
        s.tell(("next-scenario", here.number + 1))
        s.then(SetUp())
        for seat, player in enumerate(s.players):
            if player.hero not in heroes_of(s, player.faction, seat):
                s.then(ChooseHero(seat))


def carry_over(player: Player, old: Player) -> None:
    """Resources and units go along, but for those that were lent."""
    player.stock = old.stock.copy()
    for row in range(len(old.army)):
        if not old.lent[row]:
            player.add_row(old.army[row], old.sides[row])


def clear_table(s: Heroes3, fresh: Heroes3) -> None:
    """Everything on the table becomes as on a fresh one; only the luck and the agenda stay."""
    s.scenario = fresh.scenario
    s.mode = fresh.mode
    s.round = fresh.round
    s.last_round = fresh.last_round
    s.first = fresh.first
    s.active = fresh.active
    s.order = fresh.order
    s.atlas = fresh.atlas
    s.black = fresh.black
    s.flag = fresh.flag
    s.once = fresh.once
    s.stars = fresh.stars
    s.settled = fresh.settled
    s.lords = fresh.lords
    s.players = fresh.players
    s.ais = fresh.ais
    s.decks = fresh.decks
    s.discards = fresh.discards
    s.neutral_decks = fresh.neutral_decks
    s.neutral_discards = fresh.neutral_discards
    s.astrologers_deck = fresh.astrologers_deck
    s.astrologers_discard = fresh.astrologers_discard
    s.omens = fresh.omens
    s.event_deck = fresh.event_deck
    s.event_discard = fresh.event_discard
    s.event_drawer = fresh.event_drawer
    s.machines = fresh.machines
    s.removed = fresh.removed
    s.looked = fresh.looked
    s.looker = fresh.looker
    s.shown = fresh.shown
    s.spare_tiles = fresh.spare_tiles
    s.grail = fresh.grail
    s.shared = fresh.shared
    s.feats = fresh.feats
    s.lost_combats = fresh.lost_combats
    s.combat = fresh.combat
    s.story = fresh.story
    s.ledger = fresh.ledger
    s.dice = fresh.dice
    s.fair = fresh.fair
