"""A player's turn: hand, start effects, actions, end (H3-TURN-01, H3-TURN-02, H3-TURN-03, H3-TURN-04, H3-TURN-05,
H3-ROUND-06)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.facts import ALLIANCE, COOPERATIVE, MAIN, NOBODY, SECONDARY, SHARES_REALM
from ludoteka.games.heroes3.rules.ai.armies import WaveComes
from ludoteka.games.heroes3.rules.cards.astrologers import no_drawing, turn_began
from ludoteka.games.heroes3.rules.cards.piles import (
    cards_to_draw,
    discard_card,
    discard_hand,
    draw_cards,
    hand_closed,
    hand_limit,
)
from ludoteka.games.heroes3.rules.common import DONE, shares_realm
from ludoteka.games.heroes3.rules.map.moving import movement_closed, movement_options, take_movement
from ludoteka.games.heroes3.rules.marks import TURN_MARKS
from ludoteka.games.heroes3.rules.play.deeds import forget_taken_back
from ludoteka.games.heroes3.rules.play.map_spells import cast_closed, power_closed
from ludoteka.games.heroes3.rules.play.playing import PLAY_VERBS, end_ongoing, play_closed, stop_playing
from ludoteka.games.heroes3.rules.play.turn_cards import play_options, take_play
from ludoteka.games.heroes3.rules.play.units_on_map import turn_end_effects
from ludoteka.games.heroes3.rules.scenario.choices import scenario_turn_closed, scenario_turn_options
from ludoteka.games.heroes3.rules.scenario.quests import pass_item, passing_closed
from ludoteka.games.heroes3.rules.scenario.sharing import deal_on_the_way, dealing_closed
from ludoteka.games.heroes3.rules.scenario.special import take_turn_option
from ludoteka.games.heroes3.rules.scenario.spikes import spikes_at_turn_start
from ludoteka.games.heroes3.rules.scenario.together import DRAW_TWICE, AfterWave, wave_came, wave_due
from ludoteka.games.heroes3.rules.scenario.turn_start import scenario_turn_start
from ludoteka.games.heroes3.rules.scenario.valley import OfferOwnSearch, own_search
from ludoteka.games.heroes3.rules.town.any_time import Open
from ludoteka.games.heroes3.rules.town.town import (
    UseBuilding,
    buildings_at,
    own_turn_uses,
    take_own_turn_use,
    town_closed,
    turn_use_closed,
)
from ludoteka.games.heroes3.rules.trade.alliance import ALLY_VERBS, ally_action_closed, ally_options, take_ally_option
from ludoteka.games.heroes3.rules.turn.astrologers_offers import OFFERS, omen_turn_options, take_omen_turn
from ludoteka.games.heroes3.rules.turn.before_wave import BeforeWave
from ludoteka.games.heroes3.rules.victory.ends import turn_ended
from ludoteka.games.heroes3.rules.world.quests import quest_cards
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

END_TURN: Final[Action] = ("end-turn",)
MOVEMENT_VERBS: Final = frozenset({"move", "revisit", "discover", "place-far-tile", "place-near-tile"})


@mypyc_attr(free_list_len=1)
class TurnStart(Step[Heroes3]):
    """A turn begins: discard, draw, effects of the start of the turn (H3-TURN-01, H3-TURN-02, H3-TURN-03)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        """Everything in order; effects the player played for a turn end now (H3-CARD-08)."""
        seat = self.seat
        s.active = seat
        turn_began(s)
        player = s.players[seat]
        player.used_buildings = used_before(s, seat)
        s.tell(("turn", seat))
        end_ongoing(s, seat)
        if s.ledger:
            self.with_scenario(s)
        else:
            s.then(DiscardFirst(seat), DrawUp(seat), StartEffects(seat), Turn(seat))

    def with_scenario(self, s: Heroes3) -> None:
        """The same steps with those that a scenario may put between them."""
        seat = self.seat
        steps: list[Step[Heroes3]] = [DiscardFirst(seat), DrawUp(seat)]
        if s.ledger.get(DRAW_TWICE) == [s.round]:
            steps += [RenewHand(seat)]
        looks = own_search(s)
        if looks:
            steps.append(OfferOwnSearch(seat, looks))
        steps.append(StartEffects(seat))
        wave = wave_due(s, seat)
        if wave != NOBODY:
            wave_came(s, seat)
            steps += [BeforeWave(seat), WaveComes(seat, wave), AfterWave(seat, wave)]
            steps.append(NextAction(seat))
        else:
            steps.append(Turn(seat))
        s.then_each(steps)


def used_before(s: Heroes3, seat: int) -> int:
    """The buildings that a partner has used in this round: they serve one of the players who share a realm."""
    if not shares_realm(s):
        return 0
    mask = 0
    for other in range(s.seats):
        if other != seat and other not in s.order:
            mask |= s.players[other].used_buildings
    return mask


class RenewHand(Step[Heroes3]):
    """A player discards and draws a second time at the start of the turn, where the scenario says so."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        s.then(DiscardFirst(self.seat), DrawUp(self.seat))


def over_hand_limit(s: Heroes3, seat: int) -> Action | None:
    """Why a player must discard: the hand is larger than its limit (H3-TURN-03)."""
    limit = hand_limit(s, seat)
    return ("over-hand-limit", limit) if len(s.players[seat].hand) > limit else None


@mypyc_attr(free_list_len=1)
class DiscardFirst(Choice[Heroes3]):
    """Discard any number of cards, at least down to the hand limit (H3-TURN-01)."""

    __slots__ = ()

    def forced(self) -> bool:
        """An empty hand: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each card, and enough once the limit is kept."""
        hand = s.players[self.seat].hand
        discards = s.facts.discards
        out: list[Action] = []
        last = NOBODY
        for card in hand:
            if card != last:
                last = card
                out.append(discards[card])
        if over_hand_limit(s, self.seat) is None:
            out.append(DONE)
        return out

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot go, or why more must."""
        match action:
            case ("discard", int() as card):
                return hand_closed(s, self.seat, card)
            case ("done",):
                return over_hand_limit(s, self.seat)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard and ask again."""
        match action:
            case ("discard", int() as card):
                s.then(self)
                discard_card(s, self.seat, card)


def most_to_draw(s: Heroes3, seat: int) -> int:
    """How many cards a player may draw at the start of a turn (H3-TURN-02)."""
    if s.omens and no_drawing(s):
        return 0
    room = hand_limit(s, seat) - len(s.players[seat].hand)
    return max(0, min(room, cards_to_draw(s, seat)))


@mypyc_attr(free_list_len=1)
class DrawUp(Choice[Heroes3]):
    """Draw cards up to the hand limit, or fewer (H3-TURN-02)."""

    __slots__ = ()

    def forced(self) -> bool:
        """Nothing to draw: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        return [("draw", count) for count in range(most_to_draw(s, self.seat) + 1)]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why this many cannot be drawn."""
        most = most_to_draw(s, self.seat)
        match action:
            case ("draw", int() as count) if count > most:
                return ("draws-at-most", most)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("draw", int() as count):
                draw_cards(s, self.seat, count)


@mypyc_attr(free_list_len=1)
class StartEffects(Step[Heroes3]):
    """What buildings do at the start of the turn (H3-TURN-03)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        player = s.players[self.seat]
        forget_taken_back(s)
        spikes_at_turn_start(s, self.seat)
        if player.built & s.facts.working["turn_start"][player.faction]:
            for number in reversed(buildings_at(s, self.seat, "turn_start")):
                s.then(UseBuilding(self.seat, number))
        scenario_turn_start(s, self.seat)


@mypyc_attr(free_list_len=1)
class Turn(Open):
    """The actions of a turn, until it is declared over (H3-TURN-05, H3-ROUND-06)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Movement, cards, buildings, agreements with allies; and the end of the turn."""
        seat = self.seat
        out: list[Action] = []
        movement_options(s, seat, out)
        at = 0
        while at < len(out) and out[at][0] == "discover":
            at += 1
        out.insert(at, END_TURN)
        in_order = len(out)
        own_turn_uses(s, seat, out)
        play_options(s, seat, out)
        if s.facts.scenario_rules[s.scenario]:
            scenario_turn_options(s, seat, out)
        if s.omens:
            omen_turn_options(s, seat, out)
        if s.facts.scenario_traits[s.scenario] & SHARES_REALM:
            if dealing_closed(s, seat) is None:
                out.append(("deal-units",))
            items = [card for card in quest_cards(s) if passing_closed(s, seat, card) is None]
            out += [("pass-item", card) for card in items]
        elif s.mode in (ALLIANCE, COOPERATIVE):
            ally_options(s, seat, out)
        if len(out) > in_order:
            out.sort()
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        """Do it; the turn goes on."""
        seat = self.seat
        verb = action[0]
        if verb not in PLAY_VERBS:
            stop_playing(s, seat)
        if verb == "end-turn":
            s.then(TurnEnd(seat))
            return
        s.then(NextAction(seat))
        if verb in MOVEMENT_VERBS:
            take_movement(s, seat, action)
        elif verb == "use":
            take_own_turn_use(s, seat, action)
        elif verb in PLAY_VERBS:
            take_play(s, seat, action)
        elif verb in OFFERS:
            take_omen_turn(s, seat, action)
        elif verb == "deal-units":
            deal_on_the_way(s, seat)
        elif verb in ALLY_VERBS:
            take_ally_option(s, seat, action)
        else:
            match action:
                case ("pass-item", int() as card):
                    pass_item(s, seat, card)
                case _:
                    take_turn_option(s, seat, action)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why an action is not open in this turn."""
        match action:
            case ("move" | "revisit" | "discover" | "place-far-tile" | "place-near-tile", *_):
                return movement_closed(s, self.seat, action)
            case ("play", int() as card, int() as way):
                closed = play_closed(s, self.seat, card, way - 1)
                return None if action in self.options(s) else closed  # it may be played for a spell's power
            case ("use", int() as number, int() as at):
                return turn_use_closed(s, self.seat, number, at)
            case ("cast", int() as card, int() as step):
                return cast_closed(s, self.seat, card, step - 1)
            case ("power", int() as card):
                return power_closed(s, self.seat, card)
            case ("trade-with" | "swap-cards", int()):
                return ally_action_closed(s, self.seat, action)
            case ("pass-item", int() as card):
                return passing_closed(s, self.seat, card)
            case ("deal-units",):
                return dealing_closed(s, self.seat)
            case ("take-shared" | "share" | "hand-over" | "pass-bomb" | "fortify", *_):
                return scenario_turn_closed(s, self.seat, action)
        return town_closed(s, self.seat, action)


@mypyc_attr(free_list_len=1)
class NextAction(Step[Heroes3]):
    """The turn goes on unless the player was eliminated meanwhile."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        if not s.players[self.seat].out:
            s.then(Turn(self.seat))


@mypyc_attr(free_list_len=1)
class TurnEnd(Step[Heroes3]):
    """Effects of the end of the turn; the morale discard comes last (H3-MORALE-05, R-58)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        s.then(TurnOver(self.seat))
        turn_end_effects(s, self.seat)


@mypyc_attr(free_list_len=1)
class TurnOver(Step[Heroes3]):
    """The hand that negative morale costs goes, and movement that is left is lost (H3-ROUND-06, H3-MOVE-06)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        player = s.players[self.seat]
        if player.discard_due:
            player.discard_due = False
            discard_hand(s, self.seat)
        for hero in (MAIN, SECONDARY):
            player.moves[hero] = 0
        player.marks &= ~TURN_MARKS
        player.power = 0
        turn_ended(s, self.seat)
        s.active = NOBODY
