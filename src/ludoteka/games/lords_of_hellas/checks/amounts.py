"""A card has the figures that its effect reads, and a price that can be paid."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteka.games.lords_of_hellas.checks.parts import figures, wrong_look
from ludoteka.games.lords_of_hellas.entries.box import Content, entry, pieces
from ludoteka.games.lords_of_hellas.entries.cards import Blessing
from ludoteka.games.lords_of_hellas.entries.heroes import Hero
from ludoteka.games.lords_of_hellas.entries.words import Cost, Part


def wrong_figures(c: Content, box: Content) -> Iterator[str]:
    """A card has the figures its effect reads and no others, so that a pack cannot change what nobody reads; the cards
    of the box show which those are."""
    by_effect = {card.effect: figures(card.amount) for card in box.combat_card}
    for combat in c.combat_card:
        yield from other_figures(f"combat_card {combat.id}: amount", combat.amount, by_effect[combat.effect])
    for artifact in c.artifact:
        key = f"artifact {artifact.id}: amount"
        yield from other_figures(key, artifact.amount, figures(entry(box.artifact, artifact.id).amount))
        yield from wrong_look(key, artifact.amount.looks, artifact.amount.takes)
    for blessing in c.blessing:
        key = f"blessing {blessing.id}"
        own = entry(box.blessing, blessing.id)
        yield from other_figures(f"{key}: amount", blessing.amount, figures(own.amount))
        yield from other_figures(f"{key}: cost", blessing.cost, figures(own.cost))
        yield from other_words(key, limits(blessing), limits(own))
        yield from unaffordable(f"{key}: cost", blessing.cost, c)
        if 0 < blessing.amount.hand <= c.limits.combat_cards:
            yield f"{key}: hand must be more than limits.combat_cards {c.limits.combat_cards}"
    for hero in c.hero:
        yield from wrong_hero(hero, entry(box.hero, hero.id))


def limits(card: Blessing | Hero) -> set[str]:
    """Which limits of use a card has."""
    return {name for name in ("per_turn", "per_hunt") if getattr(card, name, 0)}


def wrong_hero(hero: Hero, own: Hero) -> Iterator[str]:
    """A hero has the figures of its bonus and its ability, and compares as many attributes (LOH-HERO-03)."""
    key = f"hero {hero.id}"
    yield from other_figures(f"{key}: bonus", hero.bonus, figures(own.bonus))
    yield from other_figures(f"{key}: ability", hero.ability, figures(own.ability))
    yield from other_figures(f"{key}: ability_cost", hero.ability_cost, figures(own.ability_cost))
    yield from other_words(key, limits(hero), limits(own))
    yield from wrong_look(f"{key}: bonus", hero.bonus.looks, hero.bonus.takes)
    yield from wrong_look(f"{key}: ability", hero.ability.looks, hero.ability.takes)
    compared = len(own.lower_of)
    if len(set(hero.lower_of)) != compared or len(hero.lower_of) != compared:
        yield f"{key}: lower_of must name {compared} attributes, found {list(hero.lower_of)}"


def other_figures(key: str, part: Part, wanted: set[str]) -> Iterator[str]:
    """A part has these figures, and no others."""
    yield from other_words(key, figures(part), wanted)


def other_words(key: str, found: set[str], wanted: set[str]) -> Iterator[str]:
    """These words are there, and no others."""
    for name in sorted(wanted - found):
        yield f"{key} needs {name}"
    for name in sorted(found - wanted):
        yield f"{key} has {name}, which its effect does not know"


def unaffordable(key: str, cost: Cost, c: Content) -> Iterator[str]:
    """A cost is no more than a player can ever have."""
    for name, asked, most in (
        ("priests", cost.priests, pieces(c, "priests")),
        ("cards", cost.cards, c.limits.combat_cards),
        ("injuries", cost.injuries, c.limits.injuries),
        ("hoplites", cost.hoplites, pieces(c, "hoplites") - 1),
        ("tokens", cost.tokens, pieces(c, "used-action-tokens")),
    ):
        if asked > most:
            yield f"{key} asks for {name} {asked}, more than the {most} there can be"
