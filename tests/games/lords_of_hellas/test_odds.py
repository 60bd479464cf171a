"""What a seat can work out of battles and hunts, held against the engine itself hand by hand, draw by draw."""

from __future__ import annotations

from itertools import combinations, permutations

import msgspec
import pytest

from games.lords_of_hellas.scene import GAME, NAMES, Scene, play_random
from ludoteka.games.lords_of_hellas import row_odds as odds
from ludoteka.games.lords_of_hellas.rules.battlefield import army_strength
from ludoteka.games.lords_of_hellas.rules.hunt_defence import attack_strength
from ludoteka.games.lords_of_hellas.rules.hunt_wounds import set_wounds, single_wounds
from ludoteka.games.lords_of_hellas.rules.monster_wounds import open_places
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import SPECTATOR
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Mode
from ludoteka.kernel.state import pending


def battle(attackers: int, defenders: int, target: str = "locris") -> Scene:
    """Seat 0 attacks seat 1, which has a card to begin with; the defender is asked first."""
    scene = Scene().army(0, "aetolia", attackers + 1, control=True).army(1, target, defenders, control=True)
    scene.hand(0, "glory-torch").hand(1, "glory-bow")
    return scene.turn(0).play("special march", "lead-from aetolia", f"lead-to {target}", f"lead {attackers}")


def with_hand(s: LordsOfHellas, seat: int, hand: tuple[int, ...]) -> LordsOfHellas:
    """The same position with another hand of a player."""
    twin = s.copy()
    cards = twin.combat_deck.cards() + twin.hands[seat]
    for card in hand:
        cards.remove(card)
    twin.combat_deck.pool = sorted(cards)
    twin.hands[seat] = sorted(hand)
    return twin


def with_a_spare_card(s: LordsOfHellas, pair: tuple[int, ...]) -> LordsOfHellas:
    """The defender holds two cards and a third one that it does not play, so that the battle is not over after them."""
    spare = next(card for card in odds.unseen_cards(s, 0) if card not in pair)
    return with_hand(s, 1, (*pair, spare))


def strongest(s: LordsOfHellas, seat: int, cards: int) -> int:
    """The highest strength the engine itself lets a player reach while the other plays nothing."""
    best = army_strength(s, seat)
    choice = pending(s)[0]
    playing = choice.prompt(s)[0] == "play-card"
    if playing and choice.seat == seat and not cards:
        return best
    for option in choice.options(s):
        if playing and (option == ("pass",)) == (choice.seat == seat):
            continue
        twin = s.copy()
        GAME.apply(twin, choice.seat, option, Chance.of("any"))
        if twin.battles and twin.battles[-1].winner < 0:
            best = max(best, strongest(twin, seat, cards - (option[0] == "play")))
    return best


@pytest.mark.rule("LOH-BATTLE-07", "LOH-BATTLE-24")
@pytest.mark.parametrize("blessing", ["", "cunning-tactician", "no-attrition", "master-plan"])
def test_the_range_of_unknown_cards_is_what_the_best_possible_hand_reaches(blessing: str) -> None:
    scene = battle(3, 2)
    if blessing:
        scene.blessings(1, blessing)
    scene.priests(1, 1).army(1, "phocis", 3).attributes(1, leadership=3).glory(1, "yellow")
    s = scene.s
    unseen = odds.unseen_cards(s, 0)
    assert len(unseen) == 29
    kinds = sorted(set(combinations(unseen, 2)))
    best = max(strongest(with_a_spare_card(s, pair), 1, 2) for pair in kinds)
    s = with_hand(s, 1, kinds[0])
    assert odds.most_strength(s, 1, unseen, odds.cards_left(s, 1)) == best
    shown = GAME.view(s, 0).battle
    assert shown is not None
    assert shown.defender.most == best


@pytest.mark.rule("LOH-BATTLE-09", "LOH-TERM-08")
def test_the_chance_that_one_unknown_card_turns_a_battle_is_counted_hand_by_hand() -> None:
    s = battle(4, 2).s
    unseen = odds.unseen_cards(s, 0)
    turned = 0
    hands = list(combinations(range(len(unseen)), 2))
    turns: dict[tuple[int, ...], bool] = {}
    for one in set(unseen):
        hand = (one, next(card for card in unseen if card != one))
        twin = with_hand(s, 1, hand)
        actions = [("play", one)] if ("play", one) in pending(twin)[0].options(twin) else []
        if not actions:
            turns[(one,)] = False
            continue
        after = twin.copy()
        GAME.apply(after, 1, ("play", one), Chance.of("any"))
        while pending(after)[0].prompt(after)[0] == "muster":
            options = pending(after)[0].options(after)
            GAME.apply(after, 1, options[-1], Chance.of("any"))
        turns[(one,)] = army_strength(after, 1) >= army_strength(after, 0)
    turned = sum(1 for a, b in hands if turns[(unseen[a],)] or turns[(unseen[b],)])
    s = with_hand(s, 1, (unseen[0], unseen[1]))
    assert odds.chance_to_turn(s, 1, 0) == pytest.approx(turned / len(hands))
    assert odds.chance_to_turn(s, 0, 0) is None


@pytest.mark.rule("LOH-BATTLE-07")
def test_ones_own_cards_say_what_they_would_make_of_the_battle() -> None:
    scene = battle(3, 2)
    s = with_hand(scene.s, 1, tuple(NAMES.cards.index(card) for card in ("charge", "fortification-bow", "phalanx-2")))
    shown = GAME.view(s, 1).battle
    assert shown is not None
    assert shown.defender.next_cards is not None
    assert shown.attacker.next_cards is None
    for one in shown.defender.next_cards:
        twin = s.copy()
        GAME.apply(twin, 1, GAME.parse(f"play {one.card}"), Chance.of("any"))
        assert (one.strength, one.enemy) == (army_strength(twin, 1), army_strength(twin, 0))
        assert one.losses == twin.battles[-1].losses[1]
    assert [one.card for one in shown.defender.next_cards] == ["phalanx-2", "fortification-bow", "charge"]


def hunt(*hand: str) -> Scene:
    """Seat 0 hunts the Cyclops, with these cards and no other."""
    scene = Scene().hero(0, "", "euboea").monster("cyclops", "euboea").turn(0).play("special hunt")
    scene.s.combat_deck.pool = sorted([*scene.s.combat_deck.pool, *scene.s.hands[0]])
    scene.s.hands[0] = []
    return scene.hand(0, *hand)


@pytest.mark.rule("LOH-HUNT-06", "LOH-LIM-11")
@pytest.mark.parametrize("deck", [1, 3, 27])
@pytest.mark.parametrize("hand", [(), ("wild-attack-sword",), ("trap-sword", "javelin-volley-axe")])
def test_the_chance_of_the_next_draw_is_counted_draw_by_draw(hand: tuple[str, ...], deck: int) -> None:
    s = hunt(*hand).s
    s.combat_discard = s.combat_deck.pool[deck:]
    s.combat_deck.pool = s.combat_deck.pool[:deck]
    for draws in (1, 2):
        able = 0
        ways = 0
        first, rest = s.combat_deck.pool, s.combat_discard
        for way in permutations(range(len(first) + len(rest)), draws):
            cards = [(first + rest)[place] for place in way]
            from_deck = [place < len(first) for place in way]
            if from_deck != [number < len(first) for number in range(draws)]:
                continue
            ways += 1
            twin = s.copy()
            twin.hands[0] = sorted([*s.hands[0], *cards])
            places = open_places(twin, twin.hunts[-1].monster)
            able += bool(single_wounds(twin, 0, places) or set_wounds(twin, 0, places))
        assert odds.chance_to_wound(s, 0, draws) == pytest.approx(able / ways)


@pytest.mark.rule("LOH-HUNT-09", "LOH-HUNT-10")
def test_the_chance_to_parry_whichever_attack_is_chosen_is_counted_pair_by_pair() -> None:
    s = hunt("wild-attack-sword", "phalanx-1").s
    twin = s.copy()
    twin.hunts[-1].attacks += 1
    pairs = list(combinations(s.attack_deck.cards(), 2))
    met = sum(1 for pair in pairs if all(attack_strength(twin, card) <= 4 for card in pair))
    assert 0 < met < len(pairs)
    assert odds.chance_to_meet(s, 0) == pytest.approx(met / len(pairs))
    assert odds.chance_to_meet(s, 1) is None
    shown = GAME.view(s, 2).hunt
    assert shown is not None
    assert (shown.weakest, shown.strongest) == (
        min(attack_strength(twin, card) for card in s.attack_deck.cards()),
        max(attack_strength(twin, card) for card in s.attack_deck.cards()),
    )
    assert (shown.fits, shown.sets, shown.meets) == (None, None, None)


@pytest.mark.rule("LOH-TERM-08", "LOH-TERM-10")
def test_what_is_worked_out_does_not_depend_on_what_is_hidden() -> None:
    seen = 0
    for number in range(60):
        scene = play_random(Mode("any", 3, {}), f"odds {number}", 250)
        s = scene.s
        for _ in range(400):
            if s.places or s.battles or s.hunts:
                break
            choice = pending(s)[0]
            options = choice.options(s)
            GAME.apply(s, choice.seat, options[number % len(options)], scene.chance)
        if s.battles or s.hunts:
            seen += 1
            for seat in (0, 1, 2, SPECTATOR):
                shown = GAME.view(s, seat)
                twin = GAME.resample(s, seat, Chance.of(str(number)))
                assert msgspec.json.encode(GAME.view(twin, seat)) == msgspec.json.encode(shown)
    assert seen > 10


@pytest.mark.rule("LOH-WIN-01")
def test_the_view_says_how_the_game_was_won() -> None:
    assert GAME.view(Scene().s, 0).victory is None
    scene = Scene().slain(0, "hydra", "medusa").monster("cyclops", "epirus", wounds="0 1 2 3").hand(0, "flank-attack")
    scene.turn(0).play("special hunt")
    while not scene.s.places:
        scene.play(scene.offered()[-1])
    assert scene.won() == "p1 monster-slayer"
    assert GAME.view(scene.s, SPECTATOR).victory == "monster-slayer"
    ways = set()
    for number in range(12):
        scene = play_random(Mode("any", 2 + number % 3, {}), f"end {number}", 20000)
        shown = GAME.view(scene.s, 0).victory
        assert scene.won().split()[1] == shown
        ways.add(shown)
    assert len(ways) > 1
