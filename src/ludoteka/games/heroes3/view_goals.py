"""How far each player is on the way to each victory of the scenario (H3-END-01)."""

from __future__ import annotations

from typing import Final, Literal

from ludoteka.games.heroes3.entries.scenarios import Win
from ludoteka.games.heroes3.entries.words import RESOURCE_IDS
from ludoteka.games.heroes3.row_goals import CONTESTS, compared, progress, totals
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.marks import STORY_RESULT
from ludoteka.games.heroes3.rules.victory.ends import alone, suffered, suffered_at_round_end
from ludoteka.games.heroes3.rules.victory.tranches import UNPAID
from ludoteka.games.heroes3.rules.victory.wins import has_every_cube, met, met_at_round_end
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.view_parts import Shown

POINTS: Final = ("town", "settlement", "mine", "cube")


class GoalView(Shown, frozen=True):
    """One condition of victory, or a part of one: what it asks and how much of it each seat has.

    `need` is 0 where the best player wins; then `columns` say what is compared, `values` how much of it each seat has
    and `worth` what one of it counts.
    """

    number: int
    kind: str
    part: str | None
    when: str
    need: int
    have: list[int]
    location: str | None
    lead: int
    from_round: int
    columns: list[str]
    worth: list[int]
    values: list[list[int]]


def goals_view(s: Heroes3) -> list[GoalView]:
    """Every condition of victory that counts with this number of players."""
    out: list[GoalView] = []
    for number, win in enumerate(scenario(s).wins):
        if win.players and s.seats not in win.players:
            continue
        if win.kind in CONTESTS:
            out.append(contest(s, number, win))
        else:
            out += [goal(s, number, win, part) for part in win.parts or (None,)]
    return out


def goal(s: Heroes3, number: int, win: Win, part: str | None) -> GoalView:
    """A condition with what each seat has of what it needs."""
    steps = [progress(s, seat, win, part) for seat in range(s.seats)]
    return GoalView(
        number=number,
        kind=win.kind,
        part=part,
        when=win.when,
        need=max(need for _, need in steps),
        have=[have for have, _ in steps],
        location=win.location,
        lead=win.lead,
        from_round=win.from_round,
        columns=[],
        worth=[],
        values=[],
    )


def contest(s: Heroes3, number: int, win: Win) -> GoalView:
    """What is compared after the last round."""
    if win.kind == "points":
        columns, worth = list(POINTS), [win.town, win.settlement, win.mine, win.cube]
    elif win.kind == "victory_points":
        columns, worth = [one.item for one in win.points], [one.worth for one in win.points]
    elif win.kind == "wealth":
        columns, worth = list(RESOURCE_IDS), [win.worth.gold, win.worth.building_materials, win.worth.valuables]
    else:
        columns, worth = list(win.order), []
    values = compared(s, win)
    return GoalView(
        number=number,
        kind=win.kind,
        part=None,
        when=win.when,
        need=0,
        have=totals(s, win, values),
        location=None,
        lead=0,
        from_round=0,
        columns=columns,
        worth=worth,
        values=values,
    )


class EndView(Shown, frozen=True):
    """How the scenario ended: who won, by what, and the number of the goal or of the defeat where there is one."""

    winners: list[int]
    way: Literal["goal", "last-standing", "cubes", "defeat", "nobody"]
    number: int


def end_view(s: Heroes3) -> EndView | None:
    """What decided the scenario; nothing while it is played, or where somebody has given up (H3-END-01)."""
    result = s.story[STORY_RESULT]
    if not s.places or not result:
        return None
    return won_by(s, [seat for seat in range(s.seats) if s.places[seat] == 1]) if result == 1 else lost_by(s)


def won_by(s: Heroes3, winners: list[int]) -> EndView:
    """Which condition the winners have met, checked in the order of the scenario."""
    if UNPAID in s.ledger:
        return EndView(winners, "defeat", [one.kind for one in scenario(s).defeats].index(UNPAID))
    if alone(s, winners[0]):
        return EndView(winners, "last-standing", 0)
    wins = [(number, win) for number, win in enumerate(scenario(s).wins) if not win.players or s.seats in win.players]
    for number, win in wins:
        if win.when in ("immediate", "turn_start") and any(met(s, seat, win) for seat in winners):
            return EndView(winners, "goal", number)
    if s.mode == 0 and s.seats > 2 and any(has_every_cube(s, seat) for seat in winners):
        return EndView(winners, "cubes", 0)
    for number, win in wins:
        if win.when == "end_of_round" and any(met_at_round_end(s, seat, win) for seat in winners):
            return EndView(winners, "goal", number)
    last = [number for number, win in wins if win.when == "after_last_round"]
    return EndView(winners, "goal", last[0]) if last else EndView(winners, "last-standing", 0)


def lost_by(s: Heroes3) -> EndView:
    """Which defeat has happened; the end of the last round if no other."""
    defeats = list(enumerate(scenario(s).defeats))
    for number, defeat in defeats:
        if suffered(s, defeat):
            return EndView([], "defeat", number)
    for number, defeat in defeats:
        if suffered_at_round_end(s, defeat):
            return EndView([], "defeat", number)
    if all(player.out for player in s.players):
        out = [number for number, defeat in defeats if defeat.kind == "elimination"]
        return EndView([], "defeat", out[0]) if out else EndView([], "nobody", 0)
    late = [number for number, defeat in defeats if defeat.kind == "last_round_ends" and s.round >= s.last_round]
    return EndView([], "defeat", late[0]) if late else EndView([], "nobody", 0)
