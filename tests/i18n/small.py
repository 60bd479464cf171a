"""A game that only talks: phrases and messages for the tests, nothing to play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal

import msgspec

from ludoteka.kernel.game import Game
from ludoteka.kernel.options import Options
from ludoteka.kernel.phrase import Kind, Lexicon, Phrase
from ludoteka.kernel.state import State

EN = """\
game-title = Gods
game-about = Bid for gods.
option-fog = Fog
option-fog-true = thick
option-fog-false = none
option-rounds = Rounds
option-age = Age
option-age-bronze = Bronze
option-age-iron = Iron
god-ares = Ares
god-hera = Hera
verb-bid = Bid { $amount } for { $god }
verb-pass = Pass
prompt-bid = { $seat }, bid for a god
event-bids =
    { $amount ->
        [one] { $seat } bids { $amount } coin for { $god }
       *[other] { $seat } bids { $amount } coins for { $god }
    }
reason-taken = { $god } is taken by { $other }
board-gold = gold: { $gold }
"""

CS = """\
game-title = Bohové
game-about = Přihazujte na bohy.
option-fog = Mlha
option-fog-true = hustá
option-fog-false = žádná
option-rounds = Kola
option-age = Věk
option-age-bronze = bronzový
option-age-iron = železný
god-ares = Áres
    .gen = Área
    .acc = Área
god-hera = Héra
    .gen = Héry
    .acc = Héru
verb-bid = Přihodit { $amount } na { $god-acc }
verb-pass = Vzdát se
prompt-bid = { $seat }, přihoďte na boha
event-bids =
    { $amount ->
        [one] { $seat } přihazuje { $amount } minci na { $god-acc }
        [few] { $seat } přihazuje { $amount } mince na { $god-acc }
       *[other] { $seat } přihazuje { $amount } mincí na { $god-acc }
    }
reason-taken = { $god-acc } už má { $other }
board-gold = zlato: { $gold }
"""

PL = """\
game-title = Bogowie
game-about = Licytuj bogów.
option-fog = Mgła
option-fog-true = gęsta
option-fog-false = brak
option-rounds = Rundy
option-age = Wiek
option-age-bronze = brązu
option-age-iron = żelaza
god-ares = Ares
    .gen = Aresa
god-hera = Hera
verb-bid = Zaoferuj { $amount } za { $god-acc }
verb-pass = Spasuj
prompt-bid = { $seat }, licytuj boga
event-bids =
    { $amount ->
        [one] { $seat } daje { $amount } monetę za { $god-gen }
        [few] { $seat } daje { $amount } monety za { $god-gen }
       *[many] { $seat } daje { $amount } monet za { $god-gen }
    }
reason-taken = { $god-gen } ma już { $other }
board-gold = złoto: { $gold }
"""

TEXTS: Mapping[str, str] = {"en": EN, "cs": CS, "pl": PL}


class SmallOptions(Options, frozen=True):
    """A switch, a choice of words and a number."""

    fog: bool = False
    age: Literal["bronze", "iron"] = "bronze"
    rounds: Literal[3, 5] = 3


class PurseView(msgspec.Struct, frozen=True):
    """What somebody has."""

    gold_coins: int


class SmallView(msgspec.Struct, frozen=True):
    """What a seat sees."""

    purses: list[PurseView] | None


class Small(Game[State]):
    """Phrases about gods."""

    id = "small"
    rules_version = 1
    content_version = "0"
    seat_counts = (2,)
    options_type = SmallOptions

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lexicon = Lexicon(
            kinds=[Kind("god", ["ares", "hera"]), Kind("hex", ["a1", "a2"], worded=False)],
            verbs=[Phrase("bid", "god amount:int"), Phrase("pass")],
            prompts=[Phrase("bid", "seat")],
            events=[Phrase("bids", "seat god amount:int")],
            reasons=[Phrase("taken", "god other:seat", rule="SML-BID-01")],
        )

    def view_type(self) -> type[msgspec.Struct]:
        """What a seat sees."""
        return SmallView

    def messages(self) -> Iterable[str]:
        """What its board says."""
        return ("board-gold",)


def small(folder: Path, **changed: str) -> Small:
    """The small game with its messages written to a folder; a language may have another text."""
    lang = folder / "lang"
    lang.mkdir(parents=True)
    for language, text in {**TEXTS, **changed}.items():
        (lang / f"{language}.ftl").write_text(text, encoding="utf-8")
    return Small(folder)
