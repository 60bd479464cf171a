"""Positions in a few words, for tests: arrange pieces, act in notation, look at what is offered and told."""

from __future__ import annotations

from bisect import insort
from typing import Any

from ludoteka.games.lords_of_hellas import load
from ludoteka.games.lords_of_hellas.numbers import ATTRIBUTES, NOBODY
from ludoteka.games.lords_of_hellas.rules.control import in_region, place_hoplites, take_glory, take_region
from ludoteka.games.lords_of_hellas.rules.event import lay_quest
from ludoteka.games.lords_of_hellas.rules.treasure import gain_artifact
from ludoteka.games.lords_of_hellas.rules.turn import Turn, Turns
from ludoteka.games.lords_of_hellas.setup import bare_table
from ludoteka.kernel.action import Action, hears
from ludoteka.kernel.chance import Chance, Recorded
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.game import Mode
from ludoteka.kernel.state import Choice, Step, begin, pending, take

GAME = load()
NAMES = GAME.names
CORNERS = ("epirus", "crete", "elis", "chalkidiki")
"""Where the heroes stand until a test puts them elsewhere: far apart."""
HEROES = ("achilles", "perseus", "heracles", "helen")


class Scene:
    """A position of this many players: heroes in the corners, nothing else on the map until a test puts it there.

    Seats are numbers from 0. After each action the conservation laws are checked.
    """

    def __init__(self, seats: int = 3, edition: str = "cs", heroes: tuple[str, ...] = HEROES) -> None:
        assert edition in ("cs", "pl")
        terms = GAME.terms(seats, "pl" if edition == "pl" else "cs")
        self.s = bare_table(GAME.facts, terms, seats)
        self.s.army = list(range(seats))
        self.s.turn = 1
        self.s.active = 0
        self.chance: Chance = Chance.of("scene")
        self.heard: list[tuple[int, Action]] = []
        for seat in range(seats):
            self.hero(seat, heroes[seat], CORNERS[seat])

    # -- arranging ----------------------------------------------------------------------------------------------

    def hero(self, seat: int, hero: str = "", region: str = "") -> Scene:
        """A player's hero, with attributes of 1, and where it stands."""
        if hero:
            self.s.hero[seat] = NAMES.heroes.index(hero)
        if region:
            self.s.hero_region[seat] = self.region(region)
        return self

    def attributes(self, seat: int, leadership: int = 1, strength: int = 1, speed: int = 1) -> Scene:
        """The stored attributes of a hero."""
        self.s.attributes[seat * ATTRIBUTES : (seat + 1) * ATTRIBUTES] = [leadership, strength, speed]
        return self

    def injuries(self, seat: int, *attributes: str) -> Scene:
        """Injuries of a hero."""
        for attribute in attributes:
            self.s.injured[seat] |= 1 << NAMES.attributes.index(attribute)
        return self

    def army(self, seat: int, region: str, hoplites: int, fortified: int = 0, control: bool = False) -> Scene:
        """Hoplites of a player in a region, some of them fortified; control only if asked for."""
        number = self.region(region)
        assert place_hoplites(self.s, seat, number, hoplites) == hoplites
        if control or fortified:
            self.control(seat, region)
        self.s.fortified[number] += fortified
        return self

    def control(self, seat: int, *regions: str) -> Scene:
        """Control tokens of a player."""
        for region in regions:
            assert take_region(self.s, seat, self.region(region))
        return self

    def priests(self, seat: int, count: int) -> Scene:
        """Priests in a player's pool."""
        self.s.pool[seat] = count
        return self

    def praying(self, seat: int, god: str, count: int = 1) -> Scene:
        """Priests of a player at a monument."""
        self.s.praying[NAMES.gods.index(god) * self.s.seats + seat] = count
        return self

    def level(self, god: str, level: int) -> Scene:
        """The level of a monument."""
        self.s.levels[NAMES.gods.index(god)] = level
        return self

    def temples(self, *regions: str) -> Scene:
        """Temples, and the oracle in Phocis."""
        for region in regions:
            self.s.temples |= 1 << self.region(region)
            self.s.temples_built += region != "phocis"
        return self

    def temple_card(self, card: str) -> Scene:
        """The temple card of the game."""
        self.s.temple_card = NAMES.temple_cards.index(card)
        return self

    def glory(self, seat: int, *lands: str) -> Scene:
        """Glory tokens of a player."""
        for land in lands:
            take_glory(self.s, seat, NAMES.lands.index(land))
        return self

    def covered(self, seat: int, *actions: str) -> Scene:
        """Special actions with a used-action token."""
        for action in actions:
            self.s.covered[seat] |= 1 << NAMES.actions.index(action)
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        """Combat cards in a hand."""
        for card in cards:
            number = NAMES.cards.index(card)
            self.s.combat_deck.pool.remove(number)
            insort(self.s.hands[seat], number)
        return self

    def combat_deck(self, *cards: str) -> Scene:
        """These cards lie on top of the combat deck, the first on top, known to nobody."""
        for card in reversed(cards):
            self.s.combat_deck.pool.remove(NAMES.cards.index(card))
            self.s.combat_deck.put_on_top(NAMES.cards.index(card), 0)
        return self

    def discarded(self, *cards: str) -> Scene:
        """Combat cards on the discard pile."""
        for card in cards:
            self.s.combat_deck.pool.remove(NAMES.cards.index(card))
            insort(self.s.combat_discard, NAMES.cards.index(card))
        return self

    def attack_deck(self, *cards: str) -> Scene:
        """These cards lie on top of the monster attack deck, the first on top, known to nobody."""
        for card in reversed(cards):
            self.s.attack_deck.pool.remove(NAMES.attacks.index(card))
            self.s.attack_deck.put_on_top(NAMES.attacks.index(card), 0)
        return self

    def event_deck(self, *cards: str) -> Scene:
        """These cards lie on top of the event deck, the first on top: `cerberus-1`, `golden-fleece`."""
        for card in reversed(cards):
            self.s.event_deck.pool.remove(NAMES.events.index(card))
            self.s.event_deck.put_on_top(NAMES.events.index(card), 0)
        return self

    def artifact_deck(self, *artifacts: str) -> Scene:
        """These cards lie on top of the neutral artifacts, the first on top."""
        for artifact in reversed(artifacts):
            self.s.artifact_deck.pool.remove(NAMES.artifacts.index(artifact))
            self.s.artifact_deck.put_on_top(NAMES.artifacts.index(artifact), 0)
        return self

    def blessing_deck(self, *blessings: str) -> Scene:
        """These cards lie on top of the blessings, the first on top."""
        for blessing in reversed(blessings):
            self.s.blessing_deck.pool.remove(NAMES.blessings.index(blessing))
            self.s.blessing_deck.put_on_top(NAMES.blessings.index(blessing), 0)
        return self

    def artifacts(self, seat: int, *artifacts: str) -> Scene:
        """Charged artifacts of a player, neutral ones out of the deck."""
        for artifact in artifacts:
            number = NAMES.artifacts.index(artifact)
            if number in self.s.artifact_deck.pool:
                self.s.artifact_deck.pool.remove(number)
            gain_artifact(self.s, seat, number)
        return self

    def used(self, *artifacts: str) -> Scene:
        """Artifacts that are discharged."""
        for artifact in artifacts:
            self.s.charged &= ~(1 << NAMES.artifacts.index(artifact))
        return self

    def blessings(self, seat: int, *blessings: str) -> Scene:
        """Blessings of a player, without what they give at once."""
        for blessing in blessings:
            number = NAMES.blessings.index(blessing)
            self.s.blessing_deck.pool.remove(number)
            self.s.blessings[seat] |= 1 << number
        return self

    def monster(self, monster: str, region: str, wounds: str = "", evolutions: str = "") -> Scene:
        """A monster on the map, with wounds on places such as `"0 3"` and with evolutions such as `"hydra-1"`."""
        number = NAMES.monsters.index(monster)
        self.s.monster_region[number] = self.region(region)
        for card in evolutions.split():
            self.s.event_deck.pool.remove(NAMES.events.index(card))
            self.s.evolutions[number] |= 1 << NAMES.events.index(card)
        for place in wounds.split():
            self.s.wounds[number] |= 1 << int(place)
        return self

    def slain(self, seat: int, *monsters: str) -> Scene:
        """Monster figures of a player."""
        for monster in monsters:
            self.s.slayer[NAMES.monsters.index(monster)] = seat
        return self

    def quests(self, *quests: str) -> Scene:
        """Quests on slots."""
        for quest in quests:
            self.s.event_deck.pool.remove(NAMES.events.index(quest))
            assert lay_quest(self.s, NAMES.quests.index(quest))
        return self

    def on_quest(self, seat: int, quest: str, step: int) -> Scene:
        """A hero on a step of a quest, counted from 1."""
        if NAMES.quests.index(quest) not in self.s.quest_slots:
            self.quests(quest)
        self.s.hero_region[seat] = NOBODY
        self.s.quest[seat] = NAMES.quests.index(quest)
        self.s.quest_step[seat] = step - 1
        return self

    def keeps(self, seat: int, *quests: str) -> Scene:
        """Quest cards a player keeps."""
        for quest in quests:
            self.s.event_deck.pool.remove(NAMES.events.index(quest))
            self.s.kept_quests[seat] |= 1 << NAMES.quests.index(quest)
        return self

    def king(self, seat: int, god: str, tokens: int) -> Scene:
        """A completed monument whose builder still has tokens on the activation card."""
        self.level(god, GAME.facts.monument_levels)
        self.s.king = seat
        self.s.king_god = NAMES.gods.index(god)
        self.s.countdown = tokens
        return self

    # -- acting -------------------------------------------------------------------------------------------------

    def turn(self, seat: int = 0) -> Scene:
        """Whatever was going on, it is now a player's turn, nothing of it done yet; the others follow."""
        for hunt in self.s.hunts:
            for attack in (*hunt.drawn, hunt.attack):
                if attack != NOBODY:
                    insort(self.s.attack_discard, attack)
        for battle in self.s.battles:
            for card in (*battle.played[0], *battle.played[1]):
                insort(self.s.combat_discard, card)
        self.s.hunts.clear()
        self.s.battles.clear()
        self.s.active = seat
        self.s.done = 0
        self.s.marks = 0
        return self.run(Turn(seat), Turns())

    def run(self, *steps: Step[Any]) -> Scene:
        """Let the rules do these steps and nothing else."""
        self.s.agenda.clear()
        self.s.then_each(steps)
        self.s.heard = self.heard
        begin(self.s, self.chance)
        GAME.check(self.s)
        return self

    def luck(self, *outcomes: int) -> Scene:
        """What chance yields from now on; for a die the position of the face, 0 to 5."""
        self.chance = Recorded(list(outcomes))
        return self

    def play(self, *texts: str) -> Scene:
        """Take actions in notation, each for the player who is asked."""
        for text in texts:
            action = GAME.parse(text)
            choice = self.choice()
            if action not in choice.options(self.s):
                raise GAME.refuse(self.s, choice.seat, action)
            GAME.apply(self.s, choice.seat, action, self.chance)
            GAME.check(self.s)
        return self

    def pass_cards(self) -> Scene:
        """Nobody plays a card as long as somebody is asked for one."""
        while not self.s.places and self.asks() == "play-card":
            self.play("pass")
        return self

    def refused(self, text: str) -> str:
        """The error that a closed action gives."""
        try:
            self.play(text)
        except IllegalAction as error:
            return str(error)
        return ""

    # -- looking ------------------------------------------------------------------------------------------------

    def choice(self) -> Choice[Any]:
        """The decision that waits."""
        return pending(self.s)[0]

    def asks(self) -> str:
        """The name of the prompt."""
        return str(self.choice().prompt(self.s)[0])

    def asked(self) -> int:
        """The player who is asked."""
        return self.choice().seat

    def offered(self, verb: str = "") -> list[str]:
        """The options in notation, all or those with a verb."""
        options = self.choice().options(self.s)
        assert options == sorted(set(options))
        return [GAME.text(option) for option in options if verb in ("", option[0])]

    def special(self) -> list[str]:
        """The special actions on offer."""
        return [text.split()[1] for text in self.offered("special")]

    def told(self, seat: int = 0, event: str = "") -> list[str]:
        """What a player heard, in words of the rules: `control p1 attica`."""
        out: list[str] = []
        for mask, words in self.heard:
            if hears(mask, seat) and event in ("", words[0]):
                phrase = GAME.lexicon.events[str(words[0])]
                out.append(" ".join([phrase.name, *(slug for _, slug in GAME.lexicon.slugs(phrase, words))]))
        return out

    def region(self, name: str) -> int:
        """The number of a region."""
        return NAMES.regions.index(name)

    def owner(self, region: str) -> int:
        """Who controls a region, -1 for nobody."""
        return self.s.owner[self.region(region)]

    def hoplites(self, seat: int, region: str) -> int:
        """Hoplites of a player in a region, fortified ones included."""
        return in_region(self.s, seat, self.region(region))

    def fortified(self, region: str) -> int:
        """Fortified hoplites in a region."""
        return self.s.fortified[self.region(region)]

    def value(self, seat: int, attribute: str) -> int:
        """The stored value of an attribute."""
        return self.s.attributes[seat * ATTRIBUTES + NAMES.attributes.index(attribute)]

    def injured(self, seat: int) -> list[str]:
        """The injured attributes of a hero."""
        return [name for which, name in enumerate(NAMES.attributes) if self.s.injured[seat] >> which & 1]

    def stands(self, seat: int) -> str:
        """Where a hero stands, or nothing."""
        region = self.s.hero_region[seat]
        return "" if region == NOBODY else NAMES.regions[region]

    def cards(self, seat: int) -> list[str]:
        """The combat cards in a hand."""
        return [NAMES.cards[card] for card in self.s.hands[seat]]

    def has(self, seat: int, artifact: str) -> bool:
        """Whether a player has an artifact."""
        return bool(self.s.artifacts[seat] >> NAMES.artifacts.index(artifact) & 1)

    def charged(self, artifact: str) -> bool:
        """Whether an artifact is charged."""
        return bool(self.s.charged >> NAMES.artifacts.index(artifact) & 1)

    def blessed(self, seat: int, blessing: str) -> bool:
        """Whether a player has a blessing."""
        return bool(self.s.blessings[seat] >> NAMES.blessings.index(blessing) & 1)

    def holder(self, land: str) -> int:
        """Who has the glory of a land, -1 for nobody."""
        return self.s.glory[NAMES.lands.index(land)]

    def lair(self, monster: str) -> str:
        """Where a monster stands, or nothing."""
        region = self.s.monster_region[NAMES.monsters.index(monster)]
        return "" if region == NOBODY else NAMES.regions[region]

    def is_covered(self, seat: int, action: str) -> bool:
        """Whether a used-action token lies on a special action."""
        return bool(self.s.covered[seat] >> NAMES.actions.index(action) & 1)

    def won(self) -> str:
        """Who has won and how: `p1 lord-of-hellas`; nothing while nobody has."""
        if not self.s.places:
            return ""
        return self.told(0, "victory")[-1].removeprefix("victory ")


def play_random(mode: Mode, seed: str, decisions: int) -> Scene:
    """A Scene in the middle of a random game."""
    scene = Scene(mode.seats)
    luck = Chance.of(seed, "luck")
    picks = Chance.of(seed, "picks")
    scene.s = GAME.start(mode.seats, GAME.read_options(mode.options), luck, scene.heard)
    for _ in range(decisions):
        if scene.s.places:
            break
        choice = pending(scene.s)[0]
        options: list[Action] = choice.options(scene.s)
        scene.s.heard = scene.heard
        take(scene.s, choice, options[picks.below(len(options))], luck)
    return scene
