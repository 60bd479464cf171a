"""Hunts for tests, arranged in a few words."""

from __future__ import annotations

from games.lords_of_hellas.scene import Scene


def hunting(
    *cards: str,
    monster: str = "minotaur",
    wounds: str = "",
    evolutions: str = "",
    edition: str = "cs",
    drawn: str = "charge",
    seats: int = 3,
) -> Scene:
    """Seat 0 has strength 1 and hunts a monster in Epirus with these cards and the one drawn."""
    scene = Scene(seats, edition).monster(monster, "epirus", wounds, evolutions).hand(0, *cards)
    return scene.combat_deck(drawn) if drawn else scene


def begin(scene: Scene) -> Scene:
    """The special action is chosen."""
    return scene.turn().play("special hunt")


def attacked(scene: Scene, attack: str) -> Scene:
    """The monster attacks with a card, another one is discarded."""
    scene.attack_deck(attack, "mighty-attack" if attack != "mighty-attack" else "attack-5")
    return scene.play("done", f"attack {attack}")


def wound(scene: Scene, card: str, symbol: str, place: str) -> Scene:
    """A wound with one card."""
    return scene.play(f"wound {card} {symbol} {place}")


def answered(attack: str, *cards: str, monster: str = "minotaur", evolutions: str = "", wounds: str = "") -> Scene:
    """A hunter who has dealt one wound of any symbol with Charge is attacked; these cards are left."""
    scene = begin(hunting(*cards, monster=monster, evolutions=evolutions, wounds=wounds))
    first = scene.offered("wound")
    scene.play(next(text for text in first if text.startswith("wound charge")))
    return attacked(scene, attack)


def suffered(attack: str, *cards: str, monster: str = "minotaur", **more: str) -> Scene:
    """The hunter does not defend."""
    return answered(attack, *cards, monster=monster, **more).play("suffer")
