"""Every way to play a card, and what it changes of hand, stock, experience and expert uses, as the reference says."""

from __future__ import annotations

import re
from functools import cache

import pytest

from games.heroes3.combats import Fight, battle
from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3.facts import SPELL
from ludoteka.games.heroes3.state_parts import Player
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.reference import load_reference

BOOK = load_reference(GAME.folder, "en")
ITEM = re.compile(r"^- \*\*(.+?):\*\* (\S.*)$", re.MULTILINE)
OWN_PARTS = {
    "torso_of_legion": [
        "One recruitment or reinforcement costs 6 gold less",
        "gain 1 valuables",
        "gain 2 building materials",
    ],
    "rion_4": ["heal 1 from your unit, then draw a card", "remove its Paralysis, then draw a card"],
    "rion_6": [
        "heal 2 from your unit, then draw 2 cards and discard 1",
        "remove its Paralysis, then draw 2 cards and discard 1",
    ],
    "tazar_6": [
        "on the map remove 1 card and take the top artifact",
        "discard 3 from your hand and take the top artifact",
    ],
}
"""Cards whose entry tells two ways in one breath."""
BAG = "neutral_demons"
ELSEWHERE = {
    *("ambassadors_sash 2", "cards_of_prophecy 1", "diplomats_ring 1"),  # a die that was rolled
    *(
        "boots_of_polarity 2",
        "tarnum_dungeon_6 1",
        "helm_of_the_alabaster_unicorn 2",
    ),  # an effect, a cube, a spell there
    *("golden_bow 2", "zilare_1 1", "zilare_4 1", "valeska_6 1", "moandor_6 1"),  # a ranged unit, Liches, Marksmen
    *("sandro_1 1", "sandro_4 1", "sandro_6 1", "vidomina_4 1"),  # Skeletons and Zombies
    *("jeremy_4 1", "jeremy_6 1", "gem_6 1"),  # a Cannon, a First Aid Tent
    *("miriam_1 1", "gelu_4 1", "dracon_4 1"),  # a card or a unit to give away
}
"""Ways that want something else than the scenes here have: they have tests of their own."""
NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2}
WAYS = [(card.slug, way) for card in FACTS.card if card.kind != SPELL for way in range(len(card.plays))]


@cache
def parts_of(slug: str) -> list[str]:
    """What the reference says of each way to play a card."""
    card = FACTS.card[FACTS.card_number[slug]]
    if slug in OWN_PARTS:
        return OWN_PARTS[slug]
    _, _, rest = BOOK.by_key[f"card:{slug}"].text.partition("\n\n")
    items = [effect for _, effect in ITEM.findall(rest)]
    if not items:
        return re.split(r"(?:; or,? |\. Or,? )", rest.strip())
    return items[-len(card.plays) :] if card.empowered else items[: len(card.plays)]


def number(text: str) -> int:
    return NUMBERS[text] if text in NUMBERS else int(text)


def promised(text: str, pattern: str) -> int:
    """The sum of the figures that a text names by a pattern."""
    return sum(number(found) for found in re.findall(pattern, text, re.IGNORECASE))


def stock_promised(slug: str, way: int) -> list[int]:
    """Gold, building materials and valuables that a way of a card gives; "gain 4" means what the way before gave."""
    parts = parts_of(slug)
    text = re.sub(r"(?:costs?|for|pay) \d+ gold(?: less)?|\d+ gold less", "", parts[way], flags=re.IGNORECASE)
    names = ("gold", "building materials?", "valuables")
    more = re.search(r"gain (\d+)\.?$", text)
    if more is not None:
        return [int(more[1]) if re.search(name, parts[way - 1]) else 0 for name in names]
    return [promised(text, rf"(\d+) {name}\b") for name in names]


def hand_promised(text: str) -> int:
    """How the hand changes: the card leaves it, others are drawn or discarded."""
    return promised(text, r"draws? (a|an|one|two|\d+)\b") - promised(text, r"discard (a|an|\d+)\b") - 1


STOCK_IN_DOUBT = re.compile(
    r"\bdi[ce]e?\b|treasure|trade|each|per \w+|recruit|reinforce|mine|pay|buy|sell", re.IGNORECASE
)
HAND_IN_DOUBT = re.compile(
    r"\btake|search|return|keep|find|until|spell|up to|any number|look|remove|may|each|hand|if |neutral|for a ",
    re.IGNORECASE,
)
"""Texts that promise more than plain figures: what they do has tests of its own."""


# -- playing them -----------------------------------------------------------------------------------------------

Standing = tuple[int, list[int], int, int]
OTHERS = ("attack", "defense", "lightning_bolt", "bloodlust", "slow", "weakness")
"""The rest of the hand: something to discard, and a spell of each school to strengthen."""


def standing(player: Player) -> Standing:
    """Cards in hand, resources, experience, expert uses."""
    return len(player.hand), list(player.stock), player.xp, player.experts


def arrange(player: Player, slug: str) -> None:
    """A player with expert uses, cards to draw and a pile to take from, of the faction that may play the card."""
    card = FACTS.card[FACTS.card_number[slug]]
    if card.faction >= 0:
        player.faction = card.faction
    player.hand = sorted(FACTS.card_number[one] for one in (slug, *OTHERS))
    player.secret = []
    player.deck = Deck.of([FACTS.card_number["knowledge"]] * 8)
    player.discard = [FACTS.card_number[one] for one in ("magic_arrow", "estates", "power", "implosion")]
    player.stock = [20, 10, 10]
    player.experts, player.morale = 3, 0


def played_on_the_map(slug: str, way: int) -> tuple[Standing, Standing] | None:
    """What a way changes on the map, first options taken; nothing if it is not offered there."""
    scene = Scene(boxes=all_boxes()).turn(0)
    player = scene.s.players[0]
    arrange(player, slug)
    action = f"play {slug} {way + 1}"
    if action not in scene.offered():
        return None
    before = standing(player)
    scene.play(action)
    for _ in range(12):
        if scene.waits() == "Turn":
            break
        scene.play(scene.offered()[0])
    return before, standing(player)


def over(fight: Fight) -> bool:
    return fight.s.combat is None


def played_in_a_combat(slug: str, way: int) -> tuple[Standing, Standing] | None:
    """What a way changes in a combat when the player's unit activates or attacks; None if it is not offered there."""
    fight = battle([("crusaders", "b3"), ("griffins", "c3")], [(BAG, "b4"), (BAG, "d5")])
    player = fight.s.players[0]
    arrange(player, slug)
    player.permanent = [fight.card("ballista")]
    fight.s.discards[SPELL].append(fight.card("implosion"))
    fight.c.damage[fight.at("c3")] = 1
    fight.c.paralysed[fight.at("c3")] = 1
    fight.activate("b3")
    action = f"play {slug} {way + 1}"
    if action not in fight.offered() and "attack b4" in fight.offered():
        fight.do("attack b4")
    if over(fight) or action not in fight.offered():
        return None
    before = standing(player)
    fight.do(action)
    for _ in range(12):
        if over(fight) or fight.asks() in ("Act", "PlayCards", "Idle"):
            break
        fight.do(fight.offered()[0])
    return before, standing(player)


def outcome(slug: str, way: int) -> tuple[Standing, Standing] | None:
    return played_on_the_map(slug, way) or played_in_a_combat(slug, way)


@pytest.mark.rule("H3-CARD-12", "H3-CARD-16", "H3-CARD-17")
@pytest.mark.parametrize(("slug", "way"), WAYS)
def test_a_way_of_a_card_changes_what_the_reference_says(slug: str, way: int) -> None:
    card = FACTS.card[FACTS.card_number[slug]]
    text = parts_of(slug)[way]
    found = outcome(slug, way)
    if found is None:
        assert card.plays[way].when != "any_time" or f"{slug} {way + 1}" in ELSEWHERE
        return
    (hand, stock, xp, experts), (new_hand, new_stock, new_xp, new_experts) = found
    if "expert use" not in text:
        assert new_experts - experts == (-1 if card.expert[way] else 0)
    assert new_xp - xp == promised(text, r"(\d+)(?: more)? experience")
    if not STOCK_IN_DOUBT.search(text):
        assert [now - then for now, then in zip(new_stock, stock, strict=True)] == stock_promised(slug, way)
    if not HAND_IN_DOUBT.search(text):
        assert new_hand - hand == hand_promised(text)


@pytest.mark.parametrize("slug", sorted({slug for slug, _ in WAYS}))
def test_the_reference_tells_every_way_of_a_card(slug: str) -> None:
    assert len(parts_of(slug)) == len(FACTS.card[FACTS.card_number[slug]].plays)
    assert all(parts_of(slug))


def test_the_reference_calls_an_expert_way_expert() -> None:
    for card in FACTS.card:
        labels = [label for label, _ in ITEM.findall(BOOK.by_key[f"card:{card.slug}"].text)]
        if card.spell is None and True in card.expert:
            assert [label.startswith("Expert") for label in labels[: len(card.expert)]] == card.expert, card.slug
