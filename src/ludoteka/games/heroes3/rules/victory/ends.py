"""Elimination, victory and defeat (H3-END-01 to H3-END-09)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.scenarios import Defeat, Win
from ludoteka.games.heroes3.facts import AI, MAIN, NEUTRAL, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.cards.own_cards import chest
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral, draw_cards, hand_limit
from ludoteka.games.heroes3.rules.common import clockwise, enemies, scenario, special
from ludoteka.games.heroes3.rules.marks import (
    LOST_CUBE,
    STORY_BEATEN_AT_7,
    STORY_BEATEN_BY_ARMY,
    STORY_FINAL,
    STORY_GRAIL_TAKEN,
    STORY_HELD,
    STORY_HOLDER,
    STORY_RESULT,
    WON_LEVEL_7,
)
from ludoteka.games.heroes3.rules.victory.campaign import goes_on, scenario_won
from ludoteka.games.heroes3.rules.victory.countdown import COUNTDOWN, flags_counted, start_countdown, turn_counted
from ludoteka.games.heroes3.rules.victory.points import triggered
from ludoteka.games.heroes3.rules.victory.tally import SUDDEN_DEATH, goes_into_sudden_death, scored_since
from ludoteka.games.heroes3.rules.victory.wins import (
    count_flagged,
    has_every_cube,
    measure,
    met,
    met_at_round_end,
    score,
)
from ludoteka.games.heroes3.rules.world.borders import open_held_tile
from ludoteka.games.heroes3.rules.world.fields import holder_of, holds_haven, own_town
from ludoteka.games.heroes3.rules.world.flags import unflag
from ludoteka.games.heroes3.rules.world.scenario_map import missed_round
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.state import Choice, Step

# -- elimination ------------------------------------------------------------------------------------------------


def eliminate(s: Heroes3, seat: int) -> None:
    """A player is out: cubes, heroes and cards leave the game; won cubes stay with others (H3-END-04)."""
    if s.players[seat].out:
        return
    s.tell(("eliminated", seat))
    leave_game(s, seat)
    check_ends(s, seat)


def leave_game(s: Heroes3, seat: int) -> None:
    """Flags become unowned, heroes and cards are taken away (H3-END-04)."""
    player = s.players[seat]
    for field in range(len(s.flag)):
        if s.flag[field] == seat:
            unflag(s, field)
        if s.stars[field] >> seat & 1:
            s.own_map()
            s.stars[field] &= ~(1 << seat)
    player.out = True
    player.at[MAIN] = NOBODY
    player.at[SECONDARY] = NOBODY
    player.moves = [0, 0]
    for troop in player.army:
        if s.facts.troop[troop].kind == NEUTRAL:
            discard_neutral(s, troop)
    hordes = [card for cards in player.layers for card in cards]
    player.army = []
    player.sides = []
    player.layers = []
    player.lent = []
    in_play = [effect.card for effect in player.ongoing if effect.card >= 0 and effect.name != "returning"]
    in_play = [card for card in in_play if card not in player.permanent]
    s.own_piles()
    for cards in (player.hand, player.deck.cards(), player.discard, player.permanent, in_play, hordes):
        s.removed += cards
    s.removed += s.ledger.pop(chest(seat), [])
    s.removed.sort()
    player.hand = []
    player.secret = []
    player.discard = []
    player.permanent = []
    player.ongoing = []
    player.deck = Deck.of([])
    if s.grail >= 0 and s.grail // 2 == seat:
        s.grail = NOBODY


# -- victory and defeat -----------------------------------------------------------------------------------------


def check_ends(s: Heroes3, actor: int) -> None:
    """Look whether the scenario is won or lost now; the acting player comes first (H3-END-01, H3-END-08)."""
    if s.places or not s.round:
        return
    order = clockwise(s, actor if 0 <= actor < s.seats else s.first)
    early = special(s, "no_victory_before")
    if early is None or s.round >= early.round:
        for seat in order:
            if wins_now(s, seat):
                team_wins(s, seat)
                return
    if lost_now(s) or not order:
        everybody_loses(s)


def wins_now(s: Heroes3, seat: int) -> bool:
    """Whether a player has won: a condition of the scenario, or no enemy is left (H3-END-05, H3-END-06)."""
    if alone(s, seat) or (s.mode == 0 and s.seats > 2 and has_every_cube(s, seat)):
        return True
    if SUDDEN_DEATH in s.ledger and scored_since(s, seat):
        return True
    for win in s.facts.sudden_wins[s.scenario]:
        if (not win.players or s.seats in win.players) and met(s, seat, win):
            return True
    return False


def alone(s: Heroes3, seat: int) -> bool:
    """Whether every rival of a player is out (H3-END-05)."""
    players = s.players
    rivals = [other for other in players if other.team != players[seat].team]
    return bool(rivals) and all(other.out for other in rivals)


def team_wins(s: Heroes3, seat: int) -> None:
    """A player and all allies win; the others share the second place."""
    s.tell(("won", seat))
    if goes_on(s):
        scenario_won(s)
        return
    s.story[STORY_RESULT] = 1
    s.finish([1 if s.allied(seat, other) else 2 for other in range(s.seats)])


def everybody_loses(s: Heroes3) -> None:
    """Nobody wins: all share the second place, for the first is nobody's (H3-END-09)."""
    s.tell(("nobody-won",))
    s.story[STORY_RESULT] = 2
    s.finish([2] * s.seats)


def lost_now(s: Heroes3) -> bool:
    """Whether a defeat of the scenario has happened."""
    return any(suffered(s, defeat) for defeat in scenario(s).defeats)


def suffered(s: Heroes3, defeat: Defeat) -> bool:
    """Whether a defeat that can come at any moment has happened."""
    kind = defeat.kind
    if kind == "any_player_eliminated":
        return any(s.players[seat].out and not s.feats[seat] & WON_LEVEL_7 for seat in range(s.seats))
    if kind in ("own_town_captured", "any_player_town_captured"):
        return any(own_town(s, seat) != NOBODY and s.flag[own_town(s, seat)] == AI for seat in range(s.seats))
    if kind == "beaten_by_army":
        return s.story[STORY_BEATEN_BY_ARMY] >= defeat.times
    if kind == "beaten_on_level_7_field":
        return s.story[STORY_BEATEN_AT_7] >= defeat.times
    if kind == "one_combat_lost":
        return bool(s.lost_combats)
    if kind in ("main_hero_beaten", "nobody_fights", "tranche_unpaid", "named_hero_beaten"):
        return kind in s.ledger
    return kind == "ai_flags_location" and defeat.location is not None and ai_holds(s, defeat.location)


def remember_beaten(s: Heroes3, seat: int) -> None:
    """A main hero was beaten in a combat; some scenarios end with that, or with a hero they name."""
    for defeat in scenario(s).defeats:
        named = defeat.kind == "named_hero_beaten" and defeat.hero == s.facts.hero[s.players[seat].hero].id
        if defeat.kind == "main_hero_beaten" or named:
            s.ledger[defeat.kind] = [s.round]


def ai_holds(s: Heroes3, slug: str) -> bool:
    """Whether an AI hero has flagged a location."""
    number = s.facts.location_number[slug]
    return any(
        s.flag[field] == AI and s.facts.spot_location[s.atlas.spot[field]] == number for field in range(len(s.flag))
    )


def field_flagged(s: Heroes3, seat: int, field: int, before: int) -> None:
    """A flag changed hands: a home again, perhaps a victory (H3-END-01, H3-END-02)."""
    if seat < s.seats and holds_haven(s, seat):
        s.players[seat].homeless = 0
    if seat < s.seats:
        flags_counted(s, seat, measure(s, seat, "mines_and_settlements"))
        open_held_tile(s, seat)
        if not s.places and start_countdown(s, seat, field):
            team_wins(s, seat)
            return
    check_ends(s, seat)


def turn_began(s: Heroes3, seat: int) -> None:
    """A player's turn starts: some victories are looked at only then (H3-END-01)."""
    if s.places:
        return
    for win in s.facts.turn_wins[s.scenario]:
        if (not win.players or s.seats in win.players) and met(s, seat, win):
            team_wins(s, seat)
            return


def turn_ended(s: Heroes3, seat: int) -> None:
    """A turn is over; the last one of a countdown ends the game (H3-END-01)."""
    if s.places or not turn_counted(s, seat):
        return
    for win in scenario(s).wins:
        if win.kind == COUNTDOWN and win.location is not None:
            holder = holder_of(s, win.location)
            if holder == NOBODY:
                everybody_loses(s)
            else:
                team_wins(s, holder)
            return
    last_round_ended(s)


def cube_won(s: Heroes3, seat: int, loser: int) -> None:
    """A faction cube was won (H3-END-06)."""
    s.players[loser].marks |= LOST_CUBE
    check_ends(s, seat)


# -- the end of a round -----------------------------------------------------------------------------------------


def round_ended(s: Heroes3) -> None:
    """The last window of a round has closed (H3-END-01, H3-END-02, H3-END-09)."""
    limit = s.facts.content.elimination.rounds_without_town
    for seat in clockwise(s, s.first):
        if s.players[seat].homeless >= limit and not s.places and has_home(s, seat):
            eliminate(s, seat)
    if s.places:
        return
    s.story[STORY_BEATEN_AT_7] = 0
    count_held(s)
    for seat in clockwise(s, s.first):
        for win in s.facts.round_wins[s.scenario]:
            if win.triggers:
                if triggered(s, win):
                    points_decide(s, win)
                    return
                continue
            due = not win.players or s.seats in win.players
            if due and met_at_round_end(s, seat, win) and not outdone(s, seat, win):
                team_wins(s, seat)
                return
    if any(suffered_at_round_end(s, defeat) for defeat in scenario(s).defeats):
        everybody_loses(s)
        return
    if s.round >= s.last_round:
        last_round_ended(s)


def suffered_at_round_end(s: Heroes3, defeat: Defeat) -> bool:
    """Whether a defeat that is looked at when a round ends has happened."""
    if s.round < defeat.round:
        return False
    if defeat.kind == "places_not_in_one_round":
        return missed_round(s)
    if defeat.kind == "nobody_holds_location" and defeat.location is not None:
        return holder_of(s, defeat.location) == NOBODY
    return defeat.kind == "grail_never_taken" and not s.story[STORY_GRAIL_TAKEN]


def has_home(s: Heroes3, seat: int) -> bool:
    """Whether a player has a town of its own in this scenario, so that being without one means the end (H3-END-02)."""
    slots = [slot for one in scenario(s).maps if one.players == s.seats for slot in one.slots]
    return any(slot.seat == seat + 1 and slot.at is not None for slot in slots)


def outdone(s: Heroes3, seat: int, win: Win) -> bool:
    """Whether another player fulfils the same condition with more of the resource it asks for (R-50)."""
    if win.kind != "resource_at_round_end":
        return False
    resource = ("gold", "building_materials", "valuables").index(win.resource)
    mine = s.players[seat].stock[resource]
    return any(s.players[other].stock[resource] > mine for other in enemies(s, seat))


def count_held(s: Heroes3) -> None:
    """For how many rounds a player has held the location that wins."""
    for win in scenario(s).wins:
        if win.kind == "hold_location" and win.location is not None:
            holder = holder_of(s, win.location) + 1
            s.story[STORY_HELD] = s.story[STORY_HELD] + 1 if holder == s.story[STORY_HOLDER] else 1
            s.story[STORY_HOLDER] = holder


def points_decide(s: Heroes3, win: Win) -> None:
    """The scores rank everybody; where the scenario says so, the best fight for a tie (H3-END-09, R-50)."""
    scores = [score(s, seat, win) for seat in range(s.seats)]
    if special(s, "tie_final_combat") is not None:
        alive = clockwise(s, s.first)
        best = max(scores[seat][0] for seat in alive)
        tied = [seat for seat in alive if scores[seat][0] == best]
        if len(tied) > 1:
            s.story[STORY_FINAL] = 1
            s.ledger["finalists"] = tied[1:]
            next_final(s, tied[0])
            return
    rank(s, scores)


def next_final(s: Heroes3, seat: int) -> bool:
    """Who is still in the final meets the next finalist, both with full hands; False if nobody is left."""
    rest = s.ledger.get("finalists", [])
    if not rest:
        return False
    other = rest[0]
    s.ledger["finalists"] = rest[1:]
    s.then(s.facts.book.start_combat(seat, MAIN, other, MAIN, NOBODY, s.players[other].at[MAIN]))
    s.then(FillHand(seat), FillHand(other))
    return True


class FillHand(Step[Heroes3]):
    """A finalist draws cards up to the hand limit."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        draw_cards(s, self.seat, max(0, hand_limit(s, self.seat) - len(s.players[self.seat].hand)))


def last_round_ended(s: Heroes3) -> None:
    """The scenario's ranking decides, else nobody wins (H3-END-09)."""
    for win in scenario(s).wins:
        if win.when != "after_last_round" or (win.players and s.seats not in win.players):
            continue
        if win.kind == "final_combat":
            s.story[STORY_FINAL] = 1
            s.then(ChooseChampion(clockwise(s, s.first)[0], NOBODY))
            return
        if win.kind == "holders_fight":
            holders_fight(s, win)
            return
        if goes_into_sudden_death(s, win):
            return
        scores = [score(s, seat, win) for seat in range(s.seats)]
        rank(s, [row[:1] for row in scores] if win.sudden_death else scores)
        return
    everybody_loses(s)


def holders_fight(s: Heroes3, win: Win) -> None:
    """Who holds the location after the last round wins; several holders fight each other, without one all lose."""
    holders = [seat for seat in clockwise(s, s.first) if win.location and count_flagged(s, seat, win.location)]
    if not holders:
        everybody_loses(s)
    elif all(s.allied(holders[0], seat) for seat in holders):
        team_wins(s, holders[0])
    else:
        rivals = [seat for seat in holders[1:] if not s.allied(holders[0], seat)]
        s.story[STORY_FINAL] = 1
        s.ledger["finalists"] = rivals
        next_final(s, holders[0])


def rank(s: Heroes3, scores: list[list[int]]) -> None:
    """Everybody gets a place by the scores; a team counts what its members have together (R-50)."""
    totals: list[list[int]] = []
    for seat in range(s.seats):
        members = [other for other in range(s.seats) if s.allied(seat, other) and not s.players[other].out]
        rows = [scores[other] for other in members]
        totals.append([sum(column) for column in zip(*rows, strict=True)] if rows else [])
    places: list[int] = []
    for seat in range(s.seats):
        better = {s.players[other].team for other in range(s.seats) if totals[other] > totals[seat]}
        places.append(1 + len(better))
    s.tell(("ranked",))
    s.story[STORY_RESULT] = 1
    s.finish(places)


class ChooseChampion(Choice[Heroes3]):
    """Who of a team fights the final combat; the other team answers."""

    __slots__ = ("rival",)

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat)
        self.rival = rival

    def options(self, s: Heroes3) -> list[Action]:
        """Everybody of the team who is still in the game."""
        return [("champion", other) for other in clockwise(s, 0) if s.allied(self.seat, other)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Ask the other team, or fight where the second champion stands."""
        match action:
            case ("champion", int() as chosen):
                if self.rival == NOBODY:
                    others = [seat for seat in clockwise(s, s.first) if not s.allied(seat, self.seat)]
                    s.then(ChooseChampion(others[0], chosen))
                    return
                s.then(s.facts.book.start_combat(self.rival, MAIN, chosen, MAIN, NOBODY, s.players[chosen].at[MAIN]))


class EndsAfterVisit(Step[Heroes3]):
    """When a visit is over, the ends of the scenario are looked at (H3-END-01)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        check_ends(s, self.seat)
