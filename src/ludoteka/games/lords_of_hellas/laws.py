"""The conservation laws of Lords of Hellas: no piece, card or token appears or vanishes."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import ATTRIBUTES, NOBODY
from ludoteka.games.lords_of_hellas.rules.attributes import highest
from ludoteka.games.lords_of_hellas.rules.cards import hand_limit, limit_is_off
from ludoteka.games.lords_of_hellas.rules.control import listed, tokens_left
from ludoteka.games.lords_of_hellas.rules.monster_wounds import is_covered, open_places, places_of
from ludoteka.games.lords_of_hellas.rules.priests import priests_at, priests_in_supply
from ludoteka.games.lords_of_hellas.rules.turn import Turn
from ludoteka.games.lords_of_hellas.setup import copies
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.errors import BrokenLaw
from ludoteka.kernel.state import pending


def check(s: LordsOfHellas) -> None:
    """Raise BrokenLaw at the first law that does not hold."""
    check_regions(s)
    check_hoplites(s)
    check_heroes(s)
    check_priests(s)
    check_monsters(s)
    check_combat_cards(s)
    check_other_cards(s)
    check_tokens(s)
    check_at_rest(s)


def expect(holds: bool, law: str) -> None:
    """Refuse a State in which a law does not hold."""
    if not holds:
        raise BrokenLaw(law)


def check_regions(s: LordsOfHellas) -> None:
    """Tokens and masks agree; a god artifact is with the controller of its region (LOH-TERM-02, LOH-ART-05)."""
    for region, owner in enumerate(s.owner):
        for seat in range(s.seats):
            held = bool(s.held[seat] >> region & 1)
            expect(held == (owner == seat), f"region {region}: owner {owner}, in the mask of {seat}: {held}")
        room = s.facts.region[region].room
        expect(0 <= s.fortified[region] <= room, f"region {region}: {s.fortified[region]} fortified, room {room}")
        expect(owner != NOBODY or not s.fortified[region], f"region {region}: fortified, but neutral")
    for god, artifact in enumerate(one.artifact for one in s.facts.god):
        owner = s.owner[s.facts.god[god].region]
        for seat in range(s.seats):
            expect(
                bool(s.artifacts[seat] >> artifact & 1) == (owner == seat), f"the artifact of god {god} is misplaced"
            )
    for seat in range(s.seats):
        expect(tokens_left(s, seat) >= 0, f"seat {seat} has too many control tokens")


def check_hoplites(s: LordsOfHellas) -> None:
    """Fifteen hoplites each; two armies in one region only while a movement or a battle is under way (LOH-LIM-01,
    LOH-CTRL-08)."""
    regions = s.facts.regions
    for seat in range(s.seats):
        mine = s.hoplites[seat * regions : (seat + 1) * regions]
        expect(min(mine) >= 0 and s.supply[seat] >= 0, f"seat {seat} owes hoplites")
        expect(sum(mine) + s.supply[seat] == s.facts.hoplites, f"seat {seat} has {sum(mine) + s.supply[seat]} hoplites")
        for region in range(regions):
            camps = bool(s.camps[seat] >> region & 1)
            expect(camps == (mine[region] > 0), f"seat {seat}, region {region}: {mine[region]} hoplites, camp {camps}")
            if s.owner[region] == seat:
                expect(s.fortified[region] <= mine[region], f"region {region}: more fortified than there")
    for region in range(regions):
        armies = [seat for seat in range(s.seats) if s.camps[seat] >> region & 1]
        expect(len(armies) <= 2, f"region {region}: three armies")
        if s.owner[region] != NOBODY and s.fortified[region]:
            expect(s.owner[region] in armies, f"region {region}: fortified hoplites of nobody")


def check_at_rest(s: LordsOfHellas) -> None:
    """Between the actions of a turn nothing is under way and one army at most stands in a region (LOH-CTRL-08)."""
    if not s.agenda or not isinstance(s.agenda[-1], Turn):
        return
    expect(not s.battles and not s.hunts, "a battle or a hunt is under way between actions")
    expect(not s.looked and not s.draft and not s.peeked, "somebody still looks at cards between actions")
    for region in range(s.facts.regions):
        armies = [seat for seat in range(s.seats) if s.camps[seat] >> region & 1]
        expect(len(armies) <= 1, f"region {region}: the armies of {armies} stand there in peace")


def check_heroes(s: LordsOfHellas) -> None:
    """Heroes, armies and attributes are where they can be (LOH-LIM-06, LOH-QUEST-04)."""
    heroes = [hero for hero in s.hero if hero != NOBODY]
    expect(len(heroes) == len(set(heroes)), "a hero serves two players")
    for seat in range(s.seats):
        on_quest = s.quest[seat] != NOBODY
        expect(not (on_quest and s.hero_region[seat] != NOBODY), f"hero of seat {seat} is on a quest and on the map")
        expect(on_quest == (s.quest_step[seat] != NOBODY), f"hero of seat {seat}: quest without a step")
        expect(not on_quest or s.quest[seat] in s.quest_slots, f"hero of seat {seat} is on a quest that is gone")
        for which in range(ATTRIBUTES):
            value = s.attributes[seat * ATTRIBUTES + which]
            low, high = s.facts.attribute[which].min, highest(s, which)
            expect(low <= value <= high, f"seat {seat}: attribute {which} is {value}")
        expect(s.injured[seat].bit_count() <= s.facts.limits.injuries, f"seat {seat} has too many injuries")


def check_priests(s: LordsOfHellas) -> None:
    """Four priests each, and no more at a monument than it has places (LOH-LIM-02, LOH-PRAY-04)."""
    for seat in range(s.seats):
        expect(s.pool[seat] >= 0 and priests_in_supply(s, seat) >= 0, f"seat {seat} has too many priests")
    for god in range(len(s.levels)):
        expect(priests_at(s, god) <= s.facts.god[god].priest_places, f"too many priests at god {god}")
        expect(s.levels[god] <= s.facts.monument_levels, f"the monument of god {god} is too high")


def check_monsters(s: LordsOfHellas) -> None:
    """A monster is on the map or slain; only one on the map has evolved or is wounded (LOH-REWARD-04)."""
    for monster in range(s.facts.monsters):
        hunted = bool(s.places) and bool(s.hunts)
        there = s.monster_region[monster] != NOBODY
        expect(not (there and s.slayer[monster] != NOBODY), f"monster {monster} is slain and on the map")
        if not there:
            expect(not s.wounds[monster] and not s.evolutions[monster], f"monster {monster}: wounds, but not there")
        for card in listed(s.evolutions[monster]):
            expect(s.facts.event[card].monster == monster, f"monster {monster} has the evolution of another")
        if there:
            expect(bool(open_places(s, monster)) or hunted, f"monster {monster} has no open wound place")
            covered = sum(is_covered(s, place) for place in places_of(s, monster))
            expect(s.wounds[monster].bit_count() == covered, f"monster {monster} is wounded where it has no place")


def check_combat_cards(s: LordsOfHellas) -> None:
    """Every combat card is somewhere, and hands keep their limit (LOH-LIM-03)."""
    cards = s.combat_deck.cards() + s.combat_discard + s.peeked
    for hand in s.hands:
        expect(hand == sorted(hand), "a hand is not sorted")
        cards += hand
    for battle in s.battles:
        cards += battle.played[0] + battle.played[1]
    expect(sorted(cards) == copies([card.copies for card in s.facts.card]), f"the combat cards are {sorted(cards)}")
    asked = [choice.seat for choice in pending(s)]
    for seat in range(s.seats):
        over = len(s.hands[seat]) > hand_limit(s, seat)
        expect(
            not over or limit_is_off(s, seat) or seat in asked or bool(s.places), f"seat {seat} holds too many cards"
        )


def check_other_cards(s: LordsOfHellas) -> None:
    """Every event card, attack card, artifact and blessing is in one place."""
    facts = s.facts
    events = s.event_deck.cards() + s.event_discard
    for mask in s.evolutions:
        events += listed(mask)
    events += [facts.monster_cards + quest for quest in s.quest_slots if quest != NOBODY]
    for mask in s.kept_quests:
        events += [facts.monster_cards + quest for quest in listed(mask)]
    expect(sorted(events) == list(range(len(facts.event))), f"the event cards are {sorted(events)}")
    attacks = s.attack_deck.cards() + s.attack_discard
    for hunt in s.hunts:
        attacks += hunt.drawn
        if hunt.attack != NOBODY:
            attacks.append(hunt.attack)
    expect(sorted(attacks) == copies([card.copies for card in facts.attack]), f"the attack cards are {sorted(attacks)}")
    artifacts = s.artifact_deck.cards() + s.looked + listed(s.lost_artifacts)
    for mask in s.artifacts:
        artifacts += listed(mask)
    expect(len(artifacts) == len(set(artifacts)), f"an artifact is in two places: {sorted(artifacts)}")
    for artifact in facts.neutral_artifacts:
        expect(artifact in artifacts, f"the neutral artifact {artifact} is nowhere")
    blessings = s.blessing_deck.cards() + s.blessing_discard + s.draft
    for mask in s.blessings:
        blessings += listed(mask)
    expect(sorted(blessings) == list(range(len(facts.blessing))), f"the blessings are {sorted(blessings)}")


def check_tokens(s: LordsOfHellas) -> None:
    """No more used-action tokens than there are, and temples only where they belong (LOH-SPEC-01, LOH-TEMPLE-01)."""
    for seat in range(s.seats):
        used = s.covered[seat].bit_count()
        expect(used <= s.facts.action_tokens, f"seat {seat} has used {used} tokens")
    oracle = s.temples >> s.facts.delphi & 1
    expect(s.temples.bit_count() == s.temples_built + oracle, "temples on the map and off the card differ")
    expect(s.temples_built <= s.terms.temples, "more temples than the card had")
    expect(not s.temples & ~(s.facts.shrines | 1 << s.facts.delphi), "a temple stands without a shrine")
