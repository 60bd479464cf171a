"""What a seat may know of a game of Lords of Hellas, and the positions it cannot tell apart from the true one.

Secret are the combat cards in hands, the order of decks, and cards that somebody looks at to choose (LOH-TERM-08,
LOH-TERM-10).
"""

from __future__ import annotations

from typing import get_args

import msgspec

from ludoteka.games.lords_of_hellas import odds
from ludoteka.games.lords_of_hellas.entries.box import Content
from ludoteka.games.lords_of_hellas.entries.words import (
    ArtifactId,
    Attribute,
    BlessingId,
    GodId,
    HeroId,
    RegularActionId,
    SpecialActionId,
)
from ludoteka.games.lords_of_hellas.moments import Phase, hoplites_left, phase, prayed_to
from ludoteka.games.lords_of_hellas.numbers import ATTRIBUTES, EXHAUSTED, NOBODY, SPECIAL_ACTIONS, USE_ARTIFACTS
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.battlefield import (
    army_strength,
    attacker_refuges,
    blessing_bonus,
    current,
    defender_refuges,
    fighters,
    fortification,
    hero_bonus,
    side_of,
)
from ludoteka.games.lords_of_hellas.rules.cards import distinct, hand_limit
from ludoteka.games.lords_of_hellas.rules.control import fortified_of, listed
from ludoteka.games.lords_of_hellas.rules.hunt import set_wounds, single_wounds
from ludoteka.games.lords_of_hellas.rules.hunt_effects import hunting
from ludoteka.games.lords_of_hellas.rules.monster_wounds import is_covered, open_places, places_of
from ludoteka.games.lords_of_hellas.rules.priests import priests_in_supply
from ludoteka.games.lords_of_hellas.rules.victory import temples_held, way_to_win, whole_lands
from ludoteka.games.lords_of_hellas.state import Battle, Hunt, LordsOfHellas
from ludoteka.kernel.action import Seat, hears
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Deck, Unseen

VICTORIES = ["lord-of-hellas", "favourite-of-the-gods", "monster-slayer", "king-of-kings"]
"""The ways to win, in the order of their numbers."""


class ArmyView(msgspec.Struct, frozen=True):
    """Hoplites of a player in a region, the fortified ones among them counted apart."""

    seat: int
    hoplites: int
    fortified: int


class RegionView(msgspec.Struct, frozen=True):
    """A region: printed facts, who controls it and what stands there."""

    region: str
    land: str
    population: int
    city: bool
    recruits: int
    bonus: int
    shrine: bool
    delphi: bool
    neighbours: list[str]
    centre: tuple[float, float]
    owner: int | None
    temple: bool
    god: str | None
    armies: list[ArmyView]
    heroes: list[int]
    monsters: list[str]
    quests: list[str]


class ArtifactView(msgspec.Struct, frozen=True):
    """An artifact of a player."""

    artifact: str
    charged: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player: hero, attributes, supplies and cards; the hand only where it is no secret."""

    seat: int
    army: str | None
    hero: str | None
    region: str | None
    quest: str | None
    quest_step: int | None
    attributes: dict[str, int]
    stored: dict[str, int]
    injured: list[str]
    priests: int
    priests_in_supply: int
    hoplites_in_supply: int
    cards: int
    hand: list[str] | None
    hand_limit: int
    covered: list[str]
    exhausted: bool
    glory: list[str]
    artifacts: list[ArtifactView]
    blessings: list[str]
    kept_quests: list[str]
    regions: int
    lands: int
    temples: int
    monsters: list[str]


class MonumentView(msgspec.Struct, frozen=True):
    """A monument: its level and the priests at its foot, one seat for each."""

    god: str
    region: str
    level: int
    places: int
    priests: list[int]
    power: int


class WoundView(msgspec.Struct, frozen=True):
    """A wound place of a monster."""

    place: str
    symbol: str
    reward: str | None
    covered: bool


class MonsterView(msgspec.Struct, frozen=True):
    """A monster: where it stands, its wounds, its evolutions, and who has slain it."""

    monster: str
    region: str | None
    slayer: int | None
    wounds: list[WoundView]
    evolutions: list[str]
    artifact: str | None


class QuestView(msgspec.Struct, frozen=True):
    """A quest on a slot, with the heroes on each of its steps."""

    quest: str
    region: str
    steps: list[list[int]]


class NextCardView(msgspec.Struct, frozen=True):
    """What a combat card of one's own would make of the battle; the other's cards not counted."""

    card: str
    strength: int
    enemy: int
    losses: int


class BattleSideView(msgspec.Struct, frozen=True):
    """One side of a battle under way.

    `parts` says what the strength is made of; `most` is the highest it could reach with the cards it may hold, for the
    owner with those it holds; `turning` the chance that it holds a card that alone would turn the battle, None for who
    would win now; `defeat` what being beaten costs on top of the losses, `refuges` where the beaten could go.
    """

    seat: int
    hoplites: int
    fortified: int
    strength: int
    parts: dict[str, int]
    losses: int
    cards: list[str]
    passed: bool
    hand: int
    most: int
    turning: float | None
    defeat: int
    refuges: list[str]
    next_cards: list[NextCardView] | None


class BattleView(msgspec.Struct, frozen=True):
    """A battle under way."""

    region: str
    attacker: BattleSideView
    defender: BattleSideView
    origins: list[str]
    winner: int | None


class DrawView(msgspec.Struct, frozen=True):
    """The chance to be able to deal a wound after drawing so many combat cards."""

    draws: int
    chance: float


class HuntView(msgspec.Struct, frozen=True):
    """A hunt under way; `drawn` are the attack cards for whoever chooses among them, with their strengths.

    `covered` are the wound places covered in this hunt, `weakest` and `strongest` what the next attack may be; the
    hunter alone learns which cards fit an open wound, of which symbols there is a set for any wound, and the chance
    that the hand `meets` the next attack whichever it is.
    """

    seat: int
    chooser: int
    monster: str
    region: str
    over: bool
    attacks: int
    covered: list[str]
    attack: str | None
    strength: int
    defence: int
    drawn_count: int
    drawn: list[str] | None
    drawn_strengths: list[int] | None
    weakest: int | None
    strongest: int | None
    fits: list[str] | None
    sets: list[str] | None
    meets: float | None
    draws: list[DrawView]


class LordsOfHellasView(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int
    edition: str
    turn: int
    phase: Phase
    active: int | None
    done: list[str]
    hoplites_left: int | None
    prayed_to: str | None
    extra_actions: int
    lands_to_win: int
    lands_left_out: list[str]
    temples_to_win: int
    monsters_to_win: int
    regions: list[RegionView]
    players: list[PlayerView]
    monuments: list[MonumentView]
    monsters: list[MonsterView]
    quests: list[QuestView | None]
    temple_card: str
    temples_left: int
    temple_drafts: list[bool]
    glory: dict[str, int | None]
    king: int | None
    king_god: str | None
    countdown: int
    victory: str | None
    battle: BattleView | None
    hunt: HuntView | None
    looker: int | None
    looked_count: int
    looked: list[str] | None
    peeked_count: int
    peeked: list[str] | None
    draft_count: int
    draft: list[str] | None
    combat_deck: int
    combat_discard: list[str]
    event_deck: int
    event_discard: list[str]
    attack_deck: int
    attack_discard: list[str]
    artifact_deck: int
    lost_artifacts: list[str]
    blessing_deck: int
    blessing_discard: list[str]


class Names:
    """The slugs of everything, as the notation writes them."""

    def __init__(self, content: Content) -> None:
        self.editions = [one.id for one in content.edition]
        self.regions = [one.id for one in content.region]
        self.lands = [one.id for one in content.land]
        self.armies = [one.id for one in content.army]
        self.heroes: list[str] = list(get_args(HeroId))
        self.gods: list[str] = list(get_args(GodId))
        self.attributes: list[str] = list(get_args(Attribute))
        self.actions: list[str] = [*get_args(SpecialActionId), *get_args(RegularActionId)]
        self.artifacts: list[str] = list(get_args(ArtifactId))
        self.blessings: list[str] = list(get_args(BlessingId))
        self.cards = [one.id for one in content.combat_card]
        self.attacks = [one.id for one in content.attack_card]
        self.monsters = [one.id for one in content.monster]
        self.evolutions = [one.id for one in content.monster_card]
        self.quests = [one.id for one in content.quest]
        self.temple_cards = [one.id for one in content.temple_card]
        self.events = [*self.evolutions, *self.quests]
        self.symbols = [one.id for one in content.symbol]
        self.places = place_names(content)
        self.victories: list[str] = list(VICTORIES)
        self.rewards: list[str | None] = [None, "priest", "artifact"]


def place_names(content: Content) -> list[str]:
    """The wound places of all monsters, numbered as `Facts.first_place` does: those of the sheet, then those that
    monster cards can add."""
    names: list[str] = []
    for monster in content.monster:
        count = len(monster.wounds)
        count += sum(len(card.evolution.wounds) for card in content.monster_card if card.monster == monster.id)
        names += [f"{monster.id}-{number}" for number in range(1, count + 1)]
    return names


def name(names: list[str], number: int) -> str | None:
    """A slug, or nothing for -1."""
    return None if number == NOBODY else names[number]


def seat_or_none(seat: int) -> int | None:
    """A seat, or nothing for -1."""
    return None if seat == NOBODY else seat


def view(s: LordsOfHellas, seat: Seat, names: Names) -> LordsOfHellasView:
    """What a seat may know."""
    facts = s.facts
    drafts = facts.temple_card[s.temple_card].drafts
    sees_draft = hears(s.draft_seen, seat)
    return LordsOfHellasView(
        seat=seat,
        edition=names.editions[s.terms.edition],
        turn=s.turn,
        phase=phase(s),
        active=seat_or_none(s.active) if s.turn else None,
        done=[names.actions[USE_ARTIFACTS + action] for action in listed(s.done)],
        hoplites_left=hoplites_left(s),
        prayed_to=name(names.gods, prayed_to(s)),
        extra_actions=s.extra_actions,
        lands_to_win=s.terms.lands_to_win,
        lands_left_out=[names.lands[land] for land in listed(s.terms.lands_left_out)],
        temples_to_win=facts.victory.temples,
        monsters_to_win=facts.victory.monsters,
        regions=[region_view(s, region, names) for region in range(facts.regions)],
        players=[player_view(s, player, seat, names) for player in range(s.seats)],
        monuments=[monument_view(s, god, names) for god in range(len(s.levels))],
        monsters=[monster_view(s, monster, names) for monster in range(facts.monsters)],
        quests=[quest_view(s, quest, names) for quest in s.quest_slots],
        temple_card=names.temple_cards[s.temple_card],
        temples_left=s.terms.temples - s.temples_built,
        temple_drafts=[place in drafts for place in range(s.terms.temples)],
        glory={names.lands[land]: seat_or_none(s.glory[land]) for land in range(facts.lands)},
        king=seat_or_none(s.king),
        king_god=name(names.gods, s.king_god),
        countdown=s.countdown,
        victory=victory_view(s, names),
        battle=battle_view(s, s.battles[-1], seat, names) if s.battles else None,
        hunt=hunt_view(s, s.hunts[-1], seat, names) if s.hunts else None,
        looker=seat_or_none(s.looker),
        looked_count=len(s.looked),
        looked=[names.artifacts[card] for card in s.looked] if s.looker == seat and s.looked else None,
        peeked_count=len(s.peeked),
        peeked=[names.cards[card] for card in s.peeked] if s.looker == seat and s.peeked else None,
        draft_count=len(s.draft),
        draft=[names.blessings[card] for card in s.draft] if s.draft and sees_draft else None,
        combat_deck=s.combat_deck.size(),
        combat_discard=[names.cards[card] for card in s.combat_discard],
        event_deck=s.event_deck.size(),
        event_discard=[names.events[card] for card in s.event_discard],
        attack_deck=s.attack_deck.size(),
        attack_discard=[names.attacks[card] for card in s.attack_discard],
        artifact_deck=s.artifact_deck.size(),
        lost_artifacts=[names.artifacts[card] for card in listed(s.lost_artifacts)],
        blessing_deck=s.blessing_deck.size(),
        blessing_discard=[names.blessings[card] for card in s.blessing_discard],
    )


def region_view(s: LordsOfHellas, region: int, names: Names) -> RegionView:
    """A region; nothing on the map is secret."""
    facts = s.facts
    armies = [
        ArmyView(
            seat=seat,
            hoplites=s.hoplites[seat * facts.regions + region],
            fortified=s.fortified[region] if s.owner[region] == seat else 0,
        )
        for seat in range(s.seats)
        if s.camps[seat] >> region & 1
    ]
    return RegionView(
        region=names.regions[region],
        land=names.lands[facts.region[region].land],
        population=facts.region[region].population,
        city=facts.region[region].room > 0,
        recruits=facts.region[region].recruits,
        bonus=facts.region[region].bonus,
        shrine=bool(facts.shrines >> region & 1),
        delphi=region == facts.delphi,
        neighbours=[names.regions[other] for other in facts.region[region].neighbours],
        centre=(facts.region[region].x, facts.region[region].y),
        owner=seat_or_none(s.owner[region]),
        temple=bool(s.temples >> region & 1),
        god=name(names.gods, facts.god_of_region[region]),
        armies=armies,
        heroes=[seat for seat in range(s.seats) if s.hero_region[seat] == region],
        monsters=[names.monsters[one] for one in range(facts.monsters) if s.monster_region[one] == region],
        quests=[names.quests[one] for one in s.quest_slots if one != NOBODY and facts.quest[one].region == region],
    )


def player_view(s: LordsOfHellas, player: int, seat: Seat, names: Names) -> PlayerView:
    """A player as a seat sees it."""
    known = player == seat or bool(s.places)
    step = s.quest_step[player]
    return PlayerView(
        seat=player,
        army=name(names.armies, s.army[player]),
        hero=name(names.heroes, s.hero[player]),
        region=name(names.regions, s.hero_region[player]),
        quest=name(names.quests, s.quest[player]),
        quest_step=None if step == NOBODY else step,
        attributes={names.attributes[which]: attribute(s, player, which) for which in range(ATTRIBUTES)},
        stored={names.attributes[which]: s.attributes[player * ATTRIBUTES + which] for which in range(ATTRIBUTES)},
        injured=[names.attributes[which] for which in listed(s.injured[player])],
        priests=s.pool[player],
        priests_in_supply=priests_in_supply(s, player),
        hoplites_in_supply=s.supply[player],
        cards=len(s.hands[player]),
        hand=[names.cards[card] for card in s.hands[player]] if known else None,
        hand_limit=hand_limit(s, player),
        covered=[names.actions[action] for action in listed(s.covered[player]) if action < SPECIAL_ACTIONS],
        exhausted=bool(s.covered[player] >> EXHAUSTED & 1),
        glory=[names.lands[land] for land in range(s.facts.lands) if s.glory[land] == player],
        artifacts=[
            ArtifactView(names.artifacts[artifact], bool(s.charged >> artifact & 1))
            for artifact in listed(s.artifacts[player])
        ],
        blessings=[names.blessings[blessing] for blessing in listed(s.blessings[player])],
        kept_quests=[names.quests[quest] for quest in listed(s.kept_quests[player])],
        regions=s.held[player].bit_count(),
        lands=whole_lands(s, player),
        temples=temples_held(s, player),
        monsters=[names.monsters[one] for one in range(s.facts.monsters) if s.slayer[one] == player],
    )


def monument_view(s: LordsOfHellas, god: int, names: Names) -> MonumentView:
    """A monument."""
    priests = [seat for seat in range(s.seats) for _ in range(s.praying[god * s.seats + seat])]
    return MonumentView(
        god=names.gods[god],
        region=names.regions[s.facts.god[god].region],
        level=s.levels[god],
        places=s.facts.god[god].priest_places,
        priests=priests,
        power=s.facts.god[god].amount[s.levels[god]],
    )


def monster_view(s: LordsOfHellas, monster: int, names: Names) -> MonsterView:
    """A monster and its sheet; wound places added by evolutions come last."""
    facts = s.facts
    artifact = facts.monster[monster].artifact
    return MonsterView(
        monster=names.monsters[monster],
        region=name(names.regions, s.monster_region[monster]),
        slayer=seat_or_none(s.slayer[monster]),
        wounds=[
            WoundView(
                place=names.places[place],
                symbol=names.symbols[facts.place_symbol[place]],
                reward=names.rewards[facts.place_reward[place]],
                covered=is_covered(s, place),
            )
            for place in places_of(s, monster)
        ],
        evolutions=[names.evolutions[card] for card in listed(s.evolutions[monster])],
        artifact=name(names.artifacts, artifact),
    )


def quest_view(s: LordsOfHellas, quest: int, names: Names) -> QuestView | None:
    """A quest slot."""
    if quest == NOBODY:
        return None
    steps: list[list[int]] = [[] for _ in range(s.facts.quest_track.steps)]
    for seat in range(s.seats):
        if s.quest[seat] == quest:
            steps[s.quest_step[seat]].append(seat)
    return QuestView(names.quests[quest], names.regions[s.facts.quest[quest].region], steps)


def victory_view(s: LordsOfHellas, names: Names) -> str | None:
    """How the game was won, None while it goes on and where nobody met a condition (LOH-WIN-01)."""
    if not s.places:
        return None
    how = way_to_win(s, s.places.index(1))
    return None if how == NOBODY else names.victories[how]


def battle_view(s: LordsOfHellas, battle: Battle, seat: Seat, names: Names) -> BattleView:
    """A battle under way; cards on the table are open."""
    return BattleView(
        region=names.regions[battle.region],
        attacker=side_view(s, battle.attacker, seat, names),
        defender=side_view(s, battle.defender, seat, names),
        origins=[names.regions[region] for region in listed(battle.origins)],
        winner=seat_or_none(battle.winner),
    )


def side_view(s: LordsOfHellas, fighter: int, seat: Seat, names: Names) -> BattleSideView:
    """One side of a battle, with what the seat can work out of it."""
    battle = current(s)
    side = side_of(battle, fighter)
    own = fighter == seat or bool(s.places)
    refuges = attacker_refuges(s, battle) if fighter == battle.attacker else defender_refuges(s, fighter, battle.region)
    nexts = [odds.next_card(s, fighter, card) for card in distinct(s.hands[fighter])] if own else []
    hoplites = fighters(s, fighter)
    parts = {
        "hoplites": hoplites * s.facts.hoplite.strength,
        "fortified": fortification(s, fighter),
        "cards": battle.bonus[side],
        "blessings": blessing_bonus(s, fighter),
        "hero": hero_bonus(s, fighter),
    }
    cards = s.hands[fighter] if own else odds.unseen_cards(s, seat)
    return BattleSideView(
        seat=fighter,
        hoplites=hoplites,
        fortified=fortified_of(s, fighter, battle.region),
        strength=army_strength(s, fighter),
        parts={part: value for part, value in parts.items() if value},
        losses=battle.losses[side],
        cards=[names.cards[card] for card in battle.played[side]],
        passed=battle.passed[side],
        hand=len(s.hands[fighter]),
        most=odds.most_strength(s, fighter, cards, odds.cards_left(s, fighter)),
        turning=odds.chance_to_turn(s, fighter, seat) if battle.winner == NOBODY else None,
        defeat=battle.demands[1 - side],
        refuges=[names.regions[region] for region in listed(refuges)],
        next_cards=[
            NextCardView(names.cards[one.card], one.strength, one.enemy, one.losses) for one in nexts if one is not None
        ]
        if own
        else None,
    )


def hunt_view(s: LordsOfHellas, hunt: Hunt, seat: Seat, names: Names) -> HuntView:
    """A hunt under way, with what the seat can work out of it."""
    facts = s.facts
    own = hunt.seat == seat or bool(s.places)
    chooses = bool(hunt.drawn) and seat == hunt.chooser
    over = not hunting(s)
    first = facts.first_place[hunt.monster]
    open_now = open_places(s, hunt.monster)
    to_come = [] if over or hunt.attack != NOBODY else odds.next_strengths(s, odds.attacks_to_come(s, seat))
    draws = sorted({facts.hunt.draws_undefended, facts.hunt.draws_defended})
    return HuntView(
        seat=hunt.seat,
        chooser=hunt.chooser,
        monster=names.monsters[hunt.monster],
        region=names.regions[hunt.region],
        over=over,
        attacks=hunt.attacks,
        covered=[names.places[first + bit] for bit in listed(hunt.covered)],
        attack=name(names.attacks, hunt.attack),
        strength=hunt.strength,
        defence=hunt.defence,
        drawn_count=len(hunt.drawn),
        drawn=[names.attacks[card] for card in hunt.drawn] if chooses else None,
        drawn_strengths=odds.next_strengths(s, hunt.drawn) if chooses else None,
        weakest=min(to_come, default=None),
        strongest=max(to_come, default=None),
        fits=sorted({names.cards[int(wound[1])] for wound in single_wounds(s, hunt.seat, open_now)}) if own else None,
        sets=sorted({names.symbols[int(wound[1])] for wound in set_wounds(s, hunt.seat, open_now)}) if own else None,
        meets=None if over else odds.chance_to_meet(s, seat),
        draws=[] if over else [DrawView(count, odds.chance_to_wound(s, seat, count)) for count in draws],
    )


# -- positions a seat cannot tell apart -------------------------------------------------------------------------


def resample(s: LordsOfHellas, seat: Seat, chance: Chance) -> LordsOfHellas:
    """A copy in which all that a seat cannot know is drawn anew: hands, decks, cards that others look at."""
    twin = s.copy()
    resample_combat_cards(twin, seat, chance)
    deal(chance, seat, twin.event_deck, [])
    deal(chance, seat, twin.artifact_deck, [twin.looked] if twin.looker != seat else [])
    deal(chance, seat, twin.blessing_deck, [] if hears(twin.draft_seen, seat) else [twin.draft])
    hidden: list[list[int]] = []
    if twin.hunts and twin.hunts[-1].chooser != seat:
        hidden.append(twin.hunts[-1].drawn)
    deal(chance, seat, twin.attack_deck, hidden)
    return twin


def resample_combat_cards(twin: LordsOfHellas, seat: Seat, chance: Chance) -> None:
    """Draw the hands of the others and the combat deck from all cards the seat has not seen."""
    if twin.places:
        return
    hidden = [twin.hands[other] for other in range(twin.seats) if other != seat]
    if twin.looker != seat:
        hidden.append(twin.peeked)
    deal(chance, seat, twin.combat_deck, hidden)


def deal(chance: Chance, seat: Seat, deck: Deck, hidden: list[list[int]]) -> None:
    """Deal the cards of a family that a seat cannot see to the places where they may be."""
    unseen = Unseen(chance)
    for hand in hidden:
        unseen.take_hand(hand)
    unseen.take_deck(deck, seat)
    unseen.deal()
