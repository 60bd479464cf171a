"""Combat cards, quests and artifacts can be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from ludoteka.games.lords_of_hellas.checks.parts import figures, wrong_look
from ludoteka.games.lords_of_hellas.entries.box import Content, pieces
from ludoteka.games.lords_of_hellas.entries.words import WoundSymbol


def wrong_combat_cards(c: Content) -> Iterator[str]:
    """Symbols wound or parry, and every wound can be dealt by some card (LOH-HUNT-06, LOH-HUNT-12)."""
    for symbol in c.symbol:
        key = f"symbol {symbol.id}"
        if symbol.wound not in (symbol.id, "any", "none"):
            yield f"{key}: wound must be {symbol.id}, any or none, found {symbol.wound}"
        if (symbol.wound == "any") != (symbol.any_with == 1):
            yield f"{key}: wound any and any_with 1 go together"
        if not symbol.parries and (symbol.parry_injuries or symbol.parry_draws):
            yield f"{key}: parry_injuries and parry_draws need parries"
    dealt = {symbol.wound for symbol in c.symbol if any(card.symbol == symbol.id for card in c.combat_card)}
    asked = {place.symbol for monster in c.monster for place in monster.wounds}
    asked.update(wound for card in c.monster_card for wound in card.evolution.wounds)
    for wound in get_args(WoundSymbol):
        if wound in asked and wound not in dealt and "any" not in dealt:
            yield f"combat_card: none deals a wound of {wound}"


def wrong_quests(c: Content) -> Iterator[str]:
    """Quests have all their steps, ask for what a player can have, and reward (LOH-QUEST-01, LOH-QUEST-07)."""
    tracks = {track.id: track for track in c.attribute}
    most = {
        "leadership": tracks["leadership"].max,
        "strength": tracks["strength"].max,
        "speed": tracks["speed"].max,
        "priests": pieces(c, "priests"),
        "pay_priests": pieces(c, "priests"),
        "pay_cards": c.limits.combat_cards,
        "pay_injuries": c.limits.injuries,
        "cities": sum(region.city != "none" for region in c.region),
        "temples": min((count.temples for count in c.player_count), default=0) + pieces(c, "oracles"),
        "artifacts": sum(card.in_deck for card in c.artifact),
    }
    for quest in c.quest:
        key = f"quest {quest.id}"
        if len(quest.steps) != c.quest_track.steps:
            yield f"{key}: {c.quest_track.steps} steps expected by quest_track.steps, found {len(quest.steps)}"
        for number, step in enumerate(quest.steps, 1):
            if not figures(step):
                yield f"{key}: step {number} asks for nothing"
            for name, limit in most.items():
                asked: int = getattr(step, name)
                if asked > limit:
                    yield f"{key}: step {number} asks for {name} {asked}, more than the {limit} there can be"
        reward = quest.reward
        if not figures(reward) - {"kept"}:
            yield f"{key}: reward gives nothing"
        yield from wrong_look(f"{key}: reward", reward.looks, reward.takes)
        if (reward.attribute != "none") != (reward.raises > 0):
            yield f"{key}: reward needs attribute and raises together"
        highest = max(track.max for track in c.attribute)
        if reward.raises_to > highest:
            yield f"{key}: reward raises to {reward.raises_to}, but the tracks end at {highest}"
        if (reward.takes_back_tokens or reward.special_actions) and not reward.kept:
            yield f"{key}: reward with takes_back_tokens or special_actions must be kept"


def wrong_artifacts(c: Content) -> Iterator[str]:
    """Each god and each monster has one artifact, neutral ones belong to nobody (LOH-SETUP-01, LOH-SETUP-03)."""
    gods = [god.id for god in c.god]
    monsters = [monster.id for monster in c.monster]
    owners = {"god": set[str](gods), "monster": set[str](monsters)}
    for card in c.artifact:
        key = f"artifact {card.id}"
        if card.kind == "neutral":
            if card.owner is not None:
                yield f"{key}: is neutral, but its owner is {card.owner}"
        elif card.owner not in owners[card.kind]:
            yield f"{key}: there is no {card.kind} {card.owner}"
        elif not card.in_deck:
            yield f"{key}: the artifact of {card.owner} must be in_deck"
    owned = Counter((card.kind, card.owner) for card in c.artifact if card.kind != "neutral")
    for kind, names in (("god", gods), ("monster", monsters)):
        for name in names:
            times = sum(n for (k, owner), n in owned.items() if (k, owner) == (kind, name))
            if times != 1:
                yield f"{kind} {name}: one artifact expected, found {times}"
