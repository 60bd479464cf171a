"""What a seat may know of a game of Lords of Hellas.

Secret are the combat cards in hands, the order of decks, and cards that somebody looks at to choose (LOH-TERM-08,
LOH-TERM-10).
"""

from __future__ import annotations

from ludoteka.games.lords_of_hellas import row_odds as odds
from ludoteka.games.lords_of_hellas.moments import hoplites_left, phase, prayed_to
from ludoteka.games.lords_of_hellas.names import Names
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
from ludoteka.games.lords_of_hellas.rules.hunt_effects import hunting
from ludoteka.games.lords_of_hellas.rules.hunt_wounds import set_wounds, single_wounds
from ludoteka.games.lords_of_hellas.rules.monster_wounds import is_covered, open_places, places_of
from ludoteka.games.lords_of_hellas.rules.priests import priests_in_supply
from ludoteka.games.lords_of_hellas.rules.victory import temples_held, way_to_win, whole_lands
from ludoteka.games.lords_of_hellas.state import Battle, Hunt, LordsOfHellas
from ludoteka.games.lords_of_hellas.view_types import (
    ArmyView,
    ArtifactView,
    BattleSideView,
    BattleView,
    DrawView,
    HuntView,
    LordsOfHellasView,
    MonsterView,
    MonumentView,
    NextCardView,
    PlayerView,
    QuestView,
    RegionView,
    WoundView,
)
from ludoteka.kernel.action import Seat, hears


def name(names: list[str], number: int) -> str | None:
    """A slug, or nothing for -1."""
    return None if number == NOBODY else names[number]


def seat_or_none(seat: int) -> int | None:
    """A seat, or nothing for -1."""
    return None if seat == NOBODY else seat


def view(s: LordsOfHellas, seat: Seat, names: Names) -> LordsOfHellasView:
    """What a seat may know (LOH-TERM-08)."""
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
