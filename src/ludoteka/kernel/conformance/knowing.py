"""Laws about who knows what: views, resampling, events and previews."""

from __future__ import annotations

from math import isfinite
from typing import Any

import msgspec

from ludoteka.kernel.action import SPECTATOR, Action, Seat
from ludoteka.kernel.chance import Chance, Recorded
from ludoteka.kernel.conformance.effort import Effort
from ludoteka.kernel.conformance.law import Law
from ludoteka.kernel.conformance.saving import difference, first_difference
from ludoteka.kernel.conformance.texts import needed_messages
from ludoteka.kernel.conformance.trace import Moment, Told, Trace
from ludoteka.kernel.conformance.violation import said
from ludoteka.kernel.errors import BadRecord, BrokenLaw, ChanceNeeded
from ludoteka.kernel.game import Game
from ludoteka.kernel.knowledge import DONE, preview, stepwise, waiting_seats
from ludoteka.kernel.state import State, take


@Law
def views(trace: Trace, effort: Effort) -> None:
    """Views are typed snapshots; showing, drawing and judging a position never fails and never changes it."""
    decoder = msgspec.json.Decoder(trace.game.view_type())
    known = needed_messages(trace.game)
    for moment in trace.sample(effort.every, effort.most):
        s = moment.before
        number = moment.number - 1
        before = trace.game.hash(s)
        check_views(trace, moment, decoder)
        for seat in (moment.seat, SPECTATOR):
            check_drawing(trace, number, s, seat, known)
        check_judgement(trace, number, s)
        if trace.game.hash(s) != before:
            raise trace.violation("views", "showing the position changes it", number)


def check_views(trace: Trace, moment: Moment, decoder: msgspec.json.Decoder[Any]) -> None:
    """Everybody's view: of the declared type, read back from its JSON as it was, and unchanged by later play."""
    game = trace.game
    number = moment.number - 1
    s = moment.before.copy()
    shown: list[tuple[Seat, msgspec.Struct, bytes]] = []
    for seat in (*range(s.seats), SPECTATOR):
        try:
            view = game.view(s, seat)
            data = msgspec.json.encode(view)
            back = decoder.decode(data)
        except Exception as error:
            raise trace.violation("views", f"the view of {who(seat)} raises {said(error)}", number) from error
        if type(view) is not game.view_type() or back != view:
            what = f"the view of {who(seat)} is not read back as the {game.view_type().__name__} it was"
            raise trace.violation("views", what, number)
        shown.append((seat, view, data))
    choice = game.offering(s, moment.seat, moment.action)
    if choice is not None:
        take(s, choice, moment.action, Recorded(moment.luck))
    for seat, view, data in shown:
        if msgspec.json.encode(view) != data:
            what = f"the view of {who(seat)} changes when the game goes on: it shares a list with the State"
            raise trace.violation("views", what, number)


def check_drawing(trace: Trace, number: int, s: State, seat: Seat, known: set[str]) -> None:
    """The position as text, in messages that the game names."""
    unknown: set[str] = set()

    def say(message: str, /, **_: object) -> str:
        if message not in known:
            unknown.add(message)
        return message

    try:
        text = trace.game.draw(s, seat, say)
    except Exception as error:
        raise trace.violation("views", f"drawing for {who(seat)} raises {said(error)}", number) from error
    if unknown:
        what = f"drawing says {', '.join(sorted(unknown))}, which messages() does not name"
        raise trace.violation("views", what, number)
    if not text:
        raise trace.violation("views", f"drawing for {who(seat)} gives no text", number)


def check_judgement(trace: Trace, number: int, s: State) -> None:
    for seat in range(s.seats):
        worth = trace.game.lore.evaluate(s, seat)
        if not isfinite(worth):
            raise trace.violation("views", f"evaluate gives {worth!r} for seat {seat}; expected a number", number)
    points = trace.game.scores(s)
    if points is not None and len(points) != s.seats:
        raise trace.violation("views", f"scores gives {points}; expected one number for every seat", number)


def who(seat: Seat) -> str:
    """A watcher for a message."""
    return "a spectator" if seat == SPECTATOR else f"seat {seat}"


# -- secrets ----------------------------------------------------------------------------------------------------


@Law
def secrets(trace: Trace, effort: Effort) -> None:
    """What a seat cannot know is drawn anew by `resample`, all of it, and shows in no view, option, prompt or event."""
    for moment in trace.sample(effort.every, effort.most):
        before = trace.game.hash(moment.before)
        for seat in (*range(moment.before.seats), SPECTATOR):
            check_secrets(trace, moment, seat, effort.samples)
        if trace.game.hash(moment.before) != before:
            raise trace.violation("secrets", "resample changes the State it is given", moment.number - 1)


def check_secrets(trace: Trace, moment: Moment, seat: Seat, samples: int) -> None:
    """One seat's knowledge at one position."""
    game = trace.game
    s = moment.before
    number = moment.number - 1
    seen = game.view(s, seat)
    luck = f"{trace.seed}/{seat}"
    guesses: list[State] = []
    for sample in range(samples):
        try:
            guess: State = game.resample(s, seat, Chance.of(luck, "resample", sample))
            game.check(guess)
        except BrokenLaw as error:
            raise trace.violation("secrets", f"resampled for {who(seat)} it breaks a law: {error}", number) from error
        except Exception as error:
            raise trace.violation("secrets", f"resample for {who(seat)} raises {said(error)}", number) from error
        if guess is s:
            raise trace.violation("secrets", "resample gives the State itself, not a copy", number)
        check_same_eyes(trace, number, seat, s, seen, guess)
        guesses.append(guess)
    if len(guesses) > 1:
        twice = game.resample(guesses[0], seat, Chance.of(luck, "resample", 1))
        if game.hash(twice) != game.hash(guesses[1]):
            where = difference(game.encode(guesses[1]), game.encode(twice), "resampled", "resampled twice")
            what = f"something hidden from {who(seat)} survives resample: {where}"
            raise trace.violation("secrets", what, number)
    check_told(trace, moment, seat, guesses)


def check_same_eyes(trace: Trace, number: int, seat: Seat, s: State, seen: msgspec.Struct, guess: State) -> None:
    """The same view, the same people waited for, and for a seat the same prompts and options."""
    game = trace.game
    view = game.view(guess, seat)
    if view != seen:
        path, one, other = first_difference(msgspec.to_builtins(seen), msgspec.to_builtins(view), "")
        what = f"the view of {who(seat)} shows what it cannot know at {path}: {one}, resampled {other}"
        raise trace.violation("secrets", what, number)
    if waiting_seats(guess) != waiting_seats(s):
        raise trace.violation("secrets", f"resampled for {who(seat)} it waits for other seats", number)
    if seat == SPECTATOR:
        return
    for what, asked in (("prompts", game.prompts), ("options", game.options)):
        if asked(guess, seat) != asked(s, seat):
            text = f"the {what} of {who(seat)} depend on what it cannot know: "
            text += f"{asked(s, seat)}, resampled {asked(guess, seat)}"
            raise trace.violation("secrets", text, number)


def check_told(trace: Trace, moment: Moment, seat: Seat, guesses: list[State]) -> None:
    """An action that looks the same to a seat in two positions is told to it in the same words.

    Where its words differ, its view must differ too, at least for a moment: what a seat is told, it may see. Events
    that show something no view ever does are named in the game's `glimpses`.
    """
    game = trace.game
    told = heard_by(trace, moment.told, seat)
    seen = game.view(moment.after, seat)
    for guess in guesses:
        outcome = same_action(trace.game, guess, moment)
        if outcome is None:
            continue
        after, other = outcome
        words = heard_by(trace, other, seat)
        if words != told and game.view(after, seat) == seen and not seen_in_passing(trace, moment, guess, seat):
            one = next((event for event in told if event not in words), "less")
            two = next((event for event in words if event not in told), "less")
            what = f"{who(seat)} is told {one} ({two} in a position it could not tell apart), but its view never "
            what += "shows it: a leak, or an event for the game's `glimpses`"
            raise trace.violation("secrets", what, moment.number)


def seen_in_passing(trace: Trace, moment: Moment, guess: State, seat: Seat) -> bool:
    """Whether a seat's view tells two positions apart at some step of an action, if not in the end."""
    return views_on_the_way(trace, moment, moment.before, seat) != views_on_the_way(trace, moment, guess, seat)


def views_on_the_way(trace: Trace, moment: Moment, start: State, seat: Seat) -> list[msgspec.Struct]:
    """What a seat sees after each step of the moment's action."""
    s = start.copy()
    s.chance = Recorded(moment.luck)
    return [trace.game.view(s, seat) for _ in stepwise(trace.game, s, moment.seat, moment.action)]


def heard_by(trace: Trace, told: Told, seat: Seat) -> list[Action]:
    """What a seat was told, in no particular order, without mere glimpses."""
    return sorted(
        (event for event in trace.game.events_for(told, seat) if event[0] not in trace.game.glimpses), key=repr
    )


def same_action(game: Game[Any], guess: State, moment: Moment) -> tuple[State, Told] | None:
    """The moment's action with the moment's luck in another position, or None if that is not possible there."""
    s = guess.copy()
    choice = game.offering(s, moment.seat, moment.action)
    if choice is None:
        return None
    told: Told = []
    s.heard = told
    luck = Recorded(moment.luck)
    try:
        take(s, choice, moment.action, luck)
    except (BadRecord, ChanceNeeded):
        return None
    s.heard = None
    return (s, told) if luck.exhausted() else None


# -- previews ---------------------------------------------------------------------------------------------------


@Law
def previews(trace: Trace, effort: Effort) -> None:
    """A preview never fails, changes nothing, depends only on what the seat knows, and is what then happens."""
    game = trace.game
    for moment in trace.sample(effort.every, effort.few):
        s = moment.before
        before = game.hash(s)
        seat = moment.seat
        guess: State = game.resample(s, seat, Chance.of("preview", "", 0))
        for action in dict.fromkeys([moment.action, *first_of_each_verb(game, s, seat)]):
            about = f"the preview of {trace.words(action)} for seat {seat}"
            number = moment.number - 1
            try:
                shown = preview(game, s, seat, action)
                other = preview(game, guess, seat, action)
            except Exception as error:
                raise trace.violation("previews", f"{about} raises {said(error)}", number) from error
            if shown != other:
                raise trace.violation("previews", f"{about} depends on what the seat cannot know", number)
            if shown.stopped_by == DONE:
                after, told = outcome(game, guess, seat, action)
                if (game.view(after, seat), game.events_for(told, seat)) != (shown.view, shown.events):
                    raise trace.violation("previews", f"{about} is not what happens", number)
        if game.hash(s) != before:
            raise trace.violation("previews", "previews change the State", moment.number - 1)


def first_of_each_verb(game: Game[Any], s: State, seat: Seat) -> list[Action]:
    """One option of each verb that a seat is offered."""
    verbs: dict[Any, Action] = {}
    for choice in game.decisions(s, seat):
        for action in choice.options(s):
            verbs.setdefault(action[0], action)
    return list(verbs.values())


def outcome(game: Game[Any], guess: State, seat: Seat, action: Action) -> tuple[State, Told]:
    """The position after an action without luck, and what was told."""
    s = guess.copy()
    told: Told = []
    s.heard = told
    choice = game.offering(s, seat, action)
    assert choice is not None
    take(s, choice, action, Recorded([]))
    s.heard = None
    return s, told
