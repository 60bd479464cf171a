"""Monsters and their cards can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from ludoteka.games.lords_of_hellas.checks.parts import figures
from ludoteka.games.lords_of_hellas.entries.box import Content, pieces
from ludoteka.games.lords_of_hellas.entries.words import DieResult


def wrong_monsters(c: Content) -> Iterator[str]:
    """Sheets and monster cards can be played (LOH-HUNT-06, LOH-EVENT-03, LOH-EVENT-04)."""
    tracks = {track.id: track for track in c.attribute}
    fewest, most = c.monster_sheet.fewest_wounds, c.monster_sheet.most_wounds
    for monster in c.monster:
        key = f"monster {monster.id}"
        if not fewest <= len(monster.wounds) <= most:
            yield f"{key}: wounds must be {fewest} to {most}, found {len(monster.wounds)}"
        if not any(card.monster == monster.id for card in c.monster_card):
            yield f"{key}: no monster_card brings it"
        attack = monster.region_attack
        if not attack.kills and not figures(attack) & {"kills_half", "heals", "hero_injuries", "controller_discards"}:
            yield f"{key}: region_attack does nothing"
        if attack.kills and attack.kills_half != "none":
            yield f"{key}: region_attack has both kills and kills_half"
        if attack.else_kills and not attack.controller_discards:
            yield f"{key}: region_attack has else_kills without controller_discards"
        if attack.regions > 1 and attack.reach == "own":
            yield f"{key}: region_attack hits {attack.regions} regions, but its reach is own"
        if monster.special_attack.special:
            yield f"{key}: special_attack calls itself"
        yield from wrong_blow(f"{key}: special_attack", figures(monster.special_attack))
    for card in c.monster_card:
        key = f"monster_card {card.id}"
        evolution = card.evolution
        if not figures(evolution):
            yield f"{key}: evolution does nothing"
        if evolution.from_wounds and not evolution.attack_strength:
            yield f"{key}: evolution has from_wounds without attack_strength"
        if evolution.needs_leadership > tracks["leadership"].max:
            yield f"{key}: needs leadership {evolution.needs_leadership}, which ends at {tracks['leadership'].max}"
        if evolution.needs_priests > pieces(c, "priests"):
            yield f"{key}: needs {evolution.needs_priests} priests, but a player has {pieces(c, 'priests')}"
    for result in get_args(DieResult):
        if result not in c.monster_die.faces:
            yield f"monster_die: no face shows {result}"


def wrong_attacks(c: Content) -> Iterator[str]:
    """Attack cards have a strength and do something (LOH-HUNT-11, LOH-HUNT-22)."""
    for card in c.attack_card:
        key = f"attack_card {card.id}"
        if (card.strength.per > 0) != (card.strength.each != "none"):
            yield f"{key}: strength needs per and each together"
        if not card.strength.base and not card.strength.per:
            yield f"{key}: strength is 0"
        yield from wrong_blow(f"{key}: blow", figures(card.blow))


def wrong_blow(key: str, found: set[str]) -> Iterator[str]:
    """An attack does something, and only once."""
    if not found:
        yield f"{key} does nothing"
    if len(found & {"discards", "random_discards", "discards_half", "discards_to"}) > 1:
        yield f"{key} discards in more than one way"
    if {"ends_hunt", "ends_hunt_if_injured"} <= found:
        yield f"{key} ends the hunt in more than one way"
    if "else_injuries" in found and "sacrifices" not in found:
        yield f"{key} has else_injuries without sacrifices"
