"""How a test lets a phase of Cyclades begin on a Scene, beside the turns that the Scene itself knows."""

from __future__ import annotations

from typing import Any

from games.cyclades.scene import FACTIONS, GAME, Scene
from ludoteka.games.cyclades.facts import NOBODY
from ludoteka.games.cyclades.rules.actions import Duties
from ludoteka.games.cyclades.rules.epoch import ActionPhase, EndOfEpoch
from ludoteka.games.cyclades.rules.offerings import Offerings
from ludoteka.games.cyclades.rules.upkeep import Upkeep
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Mode
from ludoteka.kernel.state import Step, begin, pending, take


def faction(name: str) -> int:
    """The number of a faction."""
    return FACTIONS.index(name)


def god(name: str) -> int:
    """The number of a god."""
    return GAME.names.gods.index(name)


def duties(scene: Scene, who: str, at: str) -> Scene:
    """It is a faction's turn with a god, nothing of it done yet."""
    return scene.go(faction(who), at, Duties(faction(who), True, True))


def run(scene: Scene, *steps: Step[Any]) -> Scene:
    """Let the rules do some steps."""
    scene.s.then_each(steps)
    scene.s.heard = scene.heard
    begin(scene.s, scene.chance)
    return scene


def auction(scene: Scene, order: str, gods: str = "athena zeus poseidon ares hera") -> Scene:
    """The offerings begin, with this turn order and these gods from the top down; the epoch ends after upkeep."""
    scene.s.order = [faction(who) for who in order.split()]
    scene.s.track = scene.s.order.copy()
    scene.s.gods = [god(name) for name in gods.split()]
    return run(scene, Offerings(), Upkeep(), ActionPhase(), EndOfEpoch())


def columns(scene: Scene, **at: str) -> Scene:
    """Columns stand at gods: `columns(scene, purple="zeus 3", yellow="apollo 0")`."""
    scene.s.bid_god = [NOBODY] * scene.s.terms.factions
    for who, place in at.items():
        name, value = place.split()
        scene.s.bid_god[faction(who)] = god(name)
        scene.s.bid[faction(who)] = int(value)
    return scene


def standing(scene: Scene) -> dict[str, str]:
    """Where the columns stand: `{"purple": "zeus 7"}`."""
    out: dict[str, str] = {}
    for number in range(scene.s.terms.factions):
        if scene.s.bid_god[number] != NOBODY:
            out[FACTIONS[number]] = f"{GAME.names.gods[scene.s.bid_god[number]]} {scene.s.bid[number]}"
    return out


def bids(scene: Scene, at: str) -> list[int]:
    """The amounts that can be bid at a god."""
    return [int(text.split()[2]) for text in scene.offered("bid") if text.split()[1] == at]


def asked(scene: Scene) -> str:
    """The faction that is asked."""
    return FACTIONS[int(scene.choice().prompt(scene.s)[1])]


def play_random(mode: Mode, seed: str, decisions: int) -> Scene:
    """A Scene in the middle of a random game."""
    scene = Scene(mode.seats, **mode.options)
    luck = Chance.of(seed, "luck")
    picks = Chance.of(seed, "picks")
    scene.s = GAME.start(mode.seats, GAME.read_options(mode.options), luck)
    for _ in range(decisions):
        if scene.s.places:
            break
        choice = pending(scene.s)[0]
        options: list[Action] = choice.options(scene.s)
        take(scene.s, choice, options[picks.below(len(options))], luck)
    return scene


def turn(scene: Scene, who: str, at: str) -> Scene:
    """Whatever was going on, it is now a faction's turn and its mandatory actions are done."""
    scene.s.agenda.clear()
    return scene.turn(who, at)


def move(scene: Scene, verb: str, source: str, target: str, troops: str = "1 0", heroes: str = "") -> Scene:
    """Move a group: `move(scene, "march", "naxos", "paros", "2 1", "ajax")`; questions without a choice are skipped."""
    before = len(scene.heard)
    scene.play(f"{verb} {source}")
    if scene.asks() == "move-to":
        scene.play(f"move-to {target}")
    while not moved_since(scene, before):
        question = scene.offered()[0].split()
        if question[0] == "troops":
            scene.play(f"troops {troops}")
        else:
            scene.play(f"{'take-along' if question[1] in heroes.split() else 'leave-behind'} {question[1]}")
    _, _, came_from, went_to, soldiers, mercenaries = moved_since(scene, before).split()
    assert [came_from, went_to, soldiers, mercenaries] == [source, target, *troops.split()]
    return scene


def moved_since(scene: Scene, before: int) -> str:
    """The first move that was told after this many events."""
    for _, event in scene.heard[before:]:
        if event[0] == "moved":
            phrase = GAME.lexicon.events["moved"]
            return " ".join(["moved", *(slug for _, slug in GAME.lexicon.slugs(phrase, event))])
    return ""


def clash(
    attackers: str = "1 0", heroes: str = "", gold: int = 5, soldiers: int = 0, mercenaries: int = 0, fortress: int = 0
) -> Scene:
    """Purple at Tinos marches on yellow at Mykonos as soon as `attack` is called; yellow has land elsewhere."""
    regulars, hired = (int(word) for word in attackers.split())
    scene = Scene().land("tinos", "purple", regulars, hired).land("kea", "yellow")
    scene.land("mykonos", "yellow", soldiers, mercenaries, fortress=fortress).gold("purple", gold)
    for hero in heroes.split():
        scene.hero(hero, "purple", "tinos")
    return scene


def attack(scene: Scene, *dice: int, troops: str = "1 0", heroes: str = "") -> Scene:
    scene.turn("purple", "ares").dice(*dice)
    return move(scene, "march", "tinos", "mykonos", troops, heroes)


def compared(scene: Scene) -> list[str]:
    """Totals of every round: attacker, defender."""
    rows = [text.split() for text in scene.told() if text.startswith("compared")]
    return [f"{row[2]} {row[4]}" for row in rows]


def buyer(creature: str, gold: int = 9) -> Scene:
    """Purple, with Athena, can buy a creature on the cheapest space."""
    scene = Scene().land("ios", "purple").land("delos", "yellow").land("syros", "blue")
    return scene.gold("purple", gold).market(creature)
