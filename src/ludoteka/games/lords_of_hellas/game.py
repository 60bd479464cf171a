"""Lords of Hellas as a Game of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import ClassVar, Literal

import msgspec

from ludoteka.games.lords_of_hellas import content as contents
from ludoteka.games.lords_of_hellas import draw as drawing
from ludoteka.games.lords_of_hellas import laws, phrases, resampling, rules, view, view_types
from ludoteka.games.lords_of_hellas.bot.features import NAMES
from ludoteka.games.lords_of_hellas.bot.lore import HellasLore
from ludoteka.games.lords_of_hellas.entries.box import Content, entry
from ludoteka.games.lords_of_hellas.entries.words import EditionId
from ludoteka.games.lords_of_hellas.facets import HellasFacets
from ludoteka.games.lords_of_hellas.facts import Facts, mask_of
from ludoteka.games.lords_of_hellas.filling import DIE_RESULTS, facts_of
from ludoteka.games.lords_of_hellas.names import Names
from ludoteka.games.lords_of_hellas.numbers import ACHILLES, LEADERSHIP, SPEED
from ludoteka.games.lords_of_hellas.row import HellasRows
from ludoteka.games.lords_of_hellas.setup import new_game
from ludoteka.games.lords_of_hellas.state import Battle, Hunt, LordsOfHellas, Terms
from ludoteka.kernel.action import Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.codec import Codec, chapters
from ludoteka.kernel.content import content_version
from ludoteka.kernel.fields import filled
from ludoteka.kernel.game import Game, Mode, Say
from ludoteka.kernel.judgement_file import read_judgement
from ludoteka.kernel.options import Options
from ludoteka.kernel.phrase import Kind, Lexicon
from ludoteka.kernel.row import Columns, RowWriter

HUNT_REWARDS = ("monster-artifact", "neutral-artifact", "priest")


class LordsOfHellasOptions(Options, frozen=True, forbid_unknown_fields=True):
    """What a table may choose: the edition of the rules, and what the rulebooks leave to the players.

    `edition` is the rulebook that decides wherever the two differ. `starting_player` says how the player is found who
    takes the first hero, `armies` whether colours are picked or go by seat. `neutral_artifacts` are the ten of the box,
    or those of other printings too, because which ten a box holds is not certain. `leadership_track` is how far
    leadership goes: five, as records of the printed boards say, or three, as the board pictured in the Czech rulebook
    shows. `achilles_speed` is the speed Achilles starts with: by the edition, 3 in the Czech and 2 in the Polish one,
    or the same in both.
    """

    edition: Literal["cs", "pl"] = "cs"
    starting_player: Literal["random", "first"] = "random"
    armies: Literal["seats", "choice"] = "seats"
    neutral_artifacts: Literal["ten", "all"] = "ten"
    leadership_track: Literal["five", "three"] = "five"
    achilles_speed: Literal["edition", "three", "two"] = "edition"


STEPS = {"two": 2, "three": 3, "five": 5}
"""What the options about attributes mean."""


class LordsOfHellasGame(Game[LordsOfHellas]):
    """The game with its content."""

    id = "lords_of_hellas"
    content: Content
    content_lists: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "attack": ("attack_card",),
        "combat": ("combat_card",),
        "mode": ("player_count",),
        "temple": ("temple_card",),
    }
    rules_version = 2
    seat_counts = (2, 3, 4)
    options_type = LordsOfHellasOptions
    covers = (
        "region", "land", "hero", "god", "combat", "monster", "quest", "artifact", "blessing", "attack", "evolution",
        "face", "victory",
    )  # fmt: skip
    bound = 50_000
    facets = HellasFacets()
    minutes = 120

    def __init__(self, content: Content) -> None:
        self.content = content
        self.content_version = content_version(content)
        self.folder = files("ludoteka.games.lords_of_hellas")
        self.lore = HellasLore(read_judgement(self.folder, NAMES))
        self.facts: Facts = facts_of(content)
        names = Names(content)
        self.names = names
        self.lexicon = Lexicon(
            kinds=[
                Kind("region", names.regions),
                Kind("land", names.lands),
                Kind("army", names.armies),
                Kind("hero", names.heroes),
                Kind("god", names.gods),
                Kind("attribute", names.attributes),
                Kind("action", names.actions),
                Kind("artifact", names.artifacts),
                Kind("blessing", names.blessings),
                Kind("combat", names.cards),
                Kind("attack", names.attacks),
                Kind("monster", names.monsters),
                Kind("evolution", names.evolutions),
                Kind("quest", names.quests),
                Kind("symbol", names.symbols),
                Kind("victory", names.victories),
                Kind("place", names.places),
                Kind("reward", HUNT_REWARDS),
                Kind("face", DIE_RESULTS, on_board=False),
            ],
            verbs=phrases.VERBS,
            prompts=phrases.PROMPTS,
            events=phrases.EVENTS,
            reasons=phrases.REASONS,
        )
        self.codec = Codec(LordsOfHellas, chapters(rules), parts=[Terms, Battle, Hunt])

    def setup(self, seats: int, options: Options, chance: Chance) -> LordsOfHellas:
        """A State at the very beginning (LOH-SETUP-01, LOH-SETUP-02, LOH-SETUP-03, LOH-SETUP-04, LOH-SETUP-05,
        LOH-SETUP-06, LOH-SETUP-07, LOH-SETUP-08)."""
        assert isinstance(options, LordsOfHellasOptions)
        return new_game(
            self.facts,
            self.terms(seats, options.edition, options.leadership_track, options.achilles_speed),
            seats,
            options.starting_player == "random",
            options.armies == "choice",
            options.neutral_artifacts == "all",
            chance,
        )

    def terms(
        self, seats: int, edition: EditionId, leadership_track: str = "five", achilles_speed: str = "edition"
    ) -> Terms:
        """What a number of players, an edition and the options about the hero boards settle."""
        content = self.content
        by_edition = self.facts.hero[ACHILLES].start[self.names.editions.index(edition)][SPEED]
        count = next(one for one in content.player_count if one.players == seats)
        rules = entry(content.edition, edition)
        return filled(
            Terms,
            count,
            edition=self.names.editions.index(edition),
            lands_left_out=mask_of([self.names.lands.index(land) for land in count.lands_left_out]),
            winner_takes_region=rules.battle_control == "winner",
            must_repeat=rules.monument_repeat == "must",
            must_use_power=rules.divine_power == "must",
            may_decline_attack=rules.hunt_attack_declined,
            far_attackers_return=rules.far_attacker_withdraws_to == "origin",
            prepare_fortifies=rules.prepare_fortifies_on_capture,
            finished_hero_rests=rules.finished_quest_bars == "every-move",
            leadership_limit=min(self.facts.attribute[LEADERSHIP].max, STEPS[leadership_track]),
            achilles_speed=STEPS.get(achilles_speed, by_edition),
        )

    def view(self, s: LordsOfHellas, seat: Seat) -> view_types.LordsOfHellasView:
        """What a seat may know."""
        return view.view(s, seat, self.names)

    def row_writer(self, columns: Columns, seats: int) -> RowWriter:
        """The same as numbers, without a view."""
        return HellasRows(columns, self.facts, vars(self.names), seats)

    def view_type(self) -> type[msgspec.Struct]:
        return view_types.LordsOfHellasView

    def resample(self, s: LordsOfHellas, seat: Seat, chance: Chance) -> LordsOfHellas:
        """A position a seat cannot tell apart from this one."""
        return resampling.resample(s, seat, chance)

    def check(self, s: LordsOfHellas) -> None:
        """Raise BrokenLaw if pieces, cards or tokens appeared or vanished."""
        laws.check(s)

    def draw(self, s: LordsOfHellas, seat: Seat, say: Say) -> str:
        """The position for the terminal."""
        return drawing.draw(self.view(s, seat), say)

    def messages(self) -> Iterable[str]:
        """What the drawing says, and the names of the temple cards."""
        return (*drawing.MESSAGES, *(f"temple-card-{card.id}" for card in self.content.temple_card))

    def modes(self) -> Sequence[Mode]:
        """Every seat count in both editions, and each option once."""
        modes = [
            Mode(f"{seats} players, {name} edition", seats, {"edition": edition})
            for seats in self.seat_counts
            for edition, name in (("cs", "Czech"), ("pl", "Polish"))
        ]
        return [
            *modes,
            Mode("4 players, colours chosen", 4, {"armies": "choice", "starting_player": "first"}),
            Mode("3 players, all neutral artifacts", 3, {"neutral_artifacts": "all"}),
        ]


def load(packs: Sequence[Path] = ()) -> LordsOfHellasGame:
    """The game with content packs laid over its own content."""
    return LordsOfHellasGame(contents.load(packs))
