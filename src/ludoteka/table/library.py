"""What can be played, and the words for it, as clients get it. A site without a server prepares it once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ludoteka.bots import DEFAULT, LEVELS, longest_thought, offered
from ludoteka.i18n import Words
from ludoteka.i18n.lessons import coach_in, course_in, summary_in
from ludoteka.i18n.marks import told
from ludoteka.i18n.pictures import pictures_in
from ludoteka.kernel.game import Game
from ludoteka.kernel.marks import reference_of
from ludoteka.kernel.phrase import Kind
from ludoteka.table import wire
from ludoteka.table.bots import THINKING
from ludoteka.table.referee.questions import Depicted


def games_on_offer(
    games: Iterable[Game[Any]], bot_seconds: float, stand_in: str, bots: Sequence[str] = ()
) -> wire.Games:
    """Games with their options, and the bots by level."""
    told_games = [game_info(game, bot_seconds, bots) for game in games]
    return wire.Games(games=told_games, bots=offered(), usual=DEFAULT, stand_in=stand_in)


def game_info(game: Game[Any], bot_seconds: float, bots: Sequence[str] = ()) -> wire.GameInfo:
    """A game as clients see it."""
    options = [
        wire.GameOption(name=str(row["name"]), default=row["default"], choices=row["choices"])  # type: ignore[arg-type]
        for row in game.describe_options()
    ]
    return wire.GameInfo(
        id=game.id,
        seats=list(game.seat_counts),
        minutes=game.minutes,
        options=options,
        rules_version=game.rules_version,
        content_version=game.content_version,
        levels=[
            wire.BotLevel(name=level, seconds=min(longest_thought(level, game), bot_seconds * THINKING))
            for level in LEVELS
        ]
        + [wire.BotLevel(name=name, seconds=bot_seconds * THINKING) for name in bots],
    )


def reference_book(game: Game[Any], language: str) -> wire.ReferenceBook:
    """The rules of a game in a player's words, each entry with where it comes from."""
    book, words = reference_of(game, language), Words(language, game)
    entries = [
        wire.ReferenceEntry(
            key=entry.key,
            title=entry.title,
            chapter=entry.chapter,
            text=entry.text,
            marks=[wire.ReferenceMark(**msgspec.structs.asdict(told(words, mark))) for mark in entry.marks],
        )
        for entry in book.entries
    ]
    return wire.ReferenceBook(title=book.title, opening=book.opening, entries=entries)


def course_book(game: Game[Any], language: str) -> wire.Lessons:
    """The course of a game in one language."""
    lessons = [
        wire.LessonInfo(
            id=told.lesson.id,
            title=told.title,
            idea=told.word("idea"),
            end=told.word("end"),
            minutes=told.lesson.minutes,
            seat=told.lesson.seat,
            steps=[
                wire.LessonStep(
                    id=step.id,
                    text=told.word(step.id),
                    task=bool(step.goal),
                    hint=told.word(f"{step.id}-hint"),
                    lost=told.word(f"{step.id}-lost"),
                    answers={wrong.say: told.word(f"{step.id}-{wrong.say}") for wrong in step.wrong},
                    points=step.point,
                    rule=step.rule,
                )
                for step in told.lesson.steps
            ],
        )
        for told in course_in(game, language)
    ]
    return wire.Lessons(
        game=game.id, lessons=lessons, coach=coach_in(game, language), summary=summary_in(game, language)
    )


def picture_book(game: Game[Any], language: str) -> wire.Pictures:
    """The pictures of a game's rules in one language, without what is seen in them."""
    return wire.Pictures(
        game=game.id,
        pictures=[
            wire.PictureInfo(
                id=told.picture.id,
                rule=told.picture.rule,
                part=told.picture.part,
                title=told.title,
                moments=[
                    wire.PictureMoment(text=told.word(moment.id), points=moment.point)
                    for moment in told.picture.moments
                ],
            )
            for told in pictures_in(game, language)
        ],
    )


def scenes_of(shown: Depicted) -> wire.Scenes:
    """What is seen in a picture, ready for the wire."""
    scenes = [wire.Scene(view=msgspec.Raw(view), events=events) for view, events in shown.scenes]
    return wire.Scenes(seat=shown.seat, seats=shown.seats, scenes=scenes)


def vocabulary(game: Game[Any]) -> wire.Vocabulary:
    """The words of a game's notation: its kinds of things and its verbs."""
    lexicon = game.lexicon
    kinds = [
        wire.KindInfo(name=kind.name, slugs=list(kind.slugs), on_board=kind.on_board, worded=kind.worded)
        for kind in lexicon.kinds.values()
        if kind.slugs
    ]
    verbs = [
        wire.VerbInfo(
            name=verb.name,
            arguments=[argument_info(name, lexicon.kinds[kind]) for name, kind in verb.parts],
            rule=verb.rule,
        )
        for verb in lexicon.verbs.values()
    ]
    return wire.Vocabulary(kinds=kinds, verbs=verbs)


def argument_info(name: str, kind: Kind) -> wire.ArgumentInfo:
    """An argument of a verb as clients see it."""
    return wire.ArgumentInfo(name=name, kind=kind.name, number=kind.is_number(), amount=kind.is_amount())
