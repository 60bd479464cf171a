"""`ludoteka admin`: the operator's console on the command line. Whoever may open the database may use it."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteka.cli.serve import default_database
from ludoteka.kernel.extras import need_server

if TYPE_CHECKING:
    from ludoteka.server.moderation.orders import AnyOrder

admin = typer.Typer(no_args_is_help=True, help="Look after a server: operators, reports, suspensions, announcements.")


@admin.callback()
def look_after() -> None:
    """Look after a server: operators, reports, suspensions, announcements."""
    need_server()


Database = Annotated[
    str | None,
    typer.Option(envvar="LUDOTEKA_DATABASE", help="The server's database; by default the one in your data folder."),
]
Why = Annotated[str, typer.Option(help="Why; kept in the audit log, and told to whom it concerns.")]
Hours = Annotated[int | None, typer.Option(min=1, help="For how many hours; without it until it is lifted or ended.")]
Person = Annotated[str, typer.Argument(metavar="PERSON", help="A login, or an id that `ludoteka admin people` shows.")]


def give(database: str | None, order: AnyOrder) -> str:
    """Have an order carried out, by the server if one runs."""
    from ludoteka.server.moderation import console

    return console.give(database or default_database(), order)


def when(moment: int) -> str:
    """A moment as this machine's clock shows it."""
    return datetime.fromtimestamp(moment / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def person_id(database: str | None, who: str) -> str:
    """The id of a person named by login or id."""
    import sqlalchemy as sa

    from ludoteka.server import schema
    from ludoteka.server.moderation import console

    people = schema.person.c
    query = sa.select(people.id).where(~people.deleted, sa.or_(people.login == who.lower(), people.id == who))
    found = console.look(database or default_database(), lambda c: c.execute(query).scalars().all())
    if len(found) != 1:
        raise console.Refused(f"{who}: there is no such login or id; `ludoteka admin people {who}` searches names")
    return str(found[0])


@admin.command()
def grant(
    login: Annotated[str, typer.Argument(metavar="LOGIN")], why: Why = "appointed", database: Database = None
) -> None:
    """Make an account an operator's: it gets the console in the browser."""
    from ludoteka.server.moderation.orders import Grant

    give(database, Grant(why, login))
    print(f"{login} is an operator")


@admin.command()
def revoke(
    login: Annotated[str, typer.Argument(metavar="LOGIN")], why: Why = "revoked", database: Database = None
) -> None:
    """Make an operator's account an ordinary one again."""
    from ludoteka.server.moderation.orders import Revoke

    give(database, Revoke(why, login))
    print(f"{login} is not an operator")


@admin.command()
def people(
    words: Annotated[str, typer.Argument(metavar="[WORDS]", help="Part of a name or login, or an id.")] = "",
    database: Database = None,
) -> None:
    """List people: id, login, name, when they were last seen, and what holds against them."""
    import time

    from ludoteka.server.moderation import console
    from ludoteka.server.moderation.overview import read_people

    now = time.time_ns() // 1_000_000
    found = console.look(database or default_database(), lambda c: read_people(c, words, now))
    for one in found.people:
        marks = ["operator"] if one.operator else []
        marks += [f"{each.kind} ({each.why})" for each in one.sanctions]
        marks += [f"{one.reports} open reports"] if one.reports else []
        print(f"{one.id}  {one.login or '(guest)':20}  {one.name:20}  {when(one.seen)}  {', '.join(marks)}".rstrip())


@admin.command()
def reports(
    closed: Annotated[bool, typer.Option("--closed", help="Those that are closed instead of those that wait.")] = False,
    database: Database = None,
) -> None:
    """List reports with what was said."""
    from ludoteka.server.moderation import console
    from ludoteka.server.moderation.overview import read_reports

    found = console.look(database or default_database(), lambda c: read_reports(c, closed=closed)).reports
    for one in found:
        print(f"{one.id}  {when(one.at)}  {one.reason}: {one.called} ({one.person}), table {one.table}")
        print(f"    told by {one.reporter_name} ({one.reporter}): {one.text or '-'}")
        for line in one.lines:
            print(f"    {'>' if line.reported else ' '} {line.by}: {' '.join(line.text.split())}")
        if one.closed is not None:
            print(f"    closed {when(one.closed)}: {one.answer}")
    if not found:
        print("no reports")


@admin.command()
def resolve(
    report: Annotated[str, typer.Argument(metavar="REPORT")],
    why: Annotated[str, typer.Option(help="What came of it.")],
    database: Database = None,
) -> None:
    """Close a report."""
    from ludoteka.server.moderation.orders import Resolve

    give(database, Resolve(why, report))
    print(f"report {report} is closed")


@admin.command()
def suspend(who: Person, why: Why, hours: Hours = None, database: Database = None) -> None:
    """Keep somebody out; their games go on by the clock, by a vote, or with a bot."""
    from ludoteka.server.moderation.orders import Punish

    give(database, Punish(why, person_id(database, who), "suspended", hours))
    print(f"{who} is suspended")


@admin.command()
def mute(who: Person, why: Why, hours: Hours = None, database: Database = None) -> None:
    """Let somebody play but not talk."""
    from ludoteka.server.moderation.orders import Punish

    give(database, Punish(why, person_id(database, who), "muted", hours))
    print(f"{who} is muted")


@admin.command()
def lift(who: Person, why: Why, database: Database = None) -> None:
    """Suspend and mute somebody no longer."""
    from ludoteka.server.moderation import console
    from ludoteka.server.moderation.orders import Lift
    from ludoteka.server.moderation.standing import read_standing

    person = person_id(database, who)
    standing = console.look(database or default_database(), lambda c: read_standing(c, person, 0))
    if standing.suspended is None and standing.muted is None:
        raise console.Refused(f"{who} is neither suspended nor muted")
    if standing.suspended is not None:
        give(database, Lift(why, person, "suspended"))
    if standing.muted is not None:
        give(database, Lift(why, person, "muted"))
    print(f"{who} may play and talk again")


@admin.command()
def delete(
    who: Person,
    why: Why,
    really: Annotated[bool, typer.Option("--really", help="Yes, for good.")] = False,
    database: Database = None,
) -> None:
    """Delete a person: name, login, password, notes and everything they said; the games of others stay."""
    from ludoteka.server.moderation import console
    from ludoteka.server.moderation.orders import Delete

    person = person_id(database, who)
    if not really:
        raise console.Refused(f"deleting {who} cannot be undone; say --really")
    give(database, Delete(why, person))
    print(f"{who} is deleted")


@admin.command("close")
def close_table(table: Annotated[str, typer.Argument(metavar="TABLE")], why: Why, database: Database = None) -> None:
    """End a table, whoever plays there; its id is the last part of its address."""
    from ludoteka.server.moderation.orders import CloseTable

    give(database, CloseTable(why, table))
    print(f"table {table} is closed")


@admin.command()
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="In English.")],
    cs: Annotated[str, typer.Option(help="The same in Czech.")] = "",
    pl: Annotated[str, typer.Option(help="The same in Polish.")] = "",
    hours: Hours = None,
    database: Database = None,
) -> None:
    """Tell everybody something, on every page, until they dismiss it or it ends."""
    from ludoteka.server.moderation.orders import Announce

    made = give(database, Announce("", {"en": text, "cs": cs, "pl": pl}, hours))
    print(f"announced; to end it: ludoteka admin unannounce {made}")


@admin.command()
def unannounce(announcement: Annotated[str, typer.Argument(metavar="ID")], database: Database = None) -> None:
    """End an announcement."""
    from ludoteka.server.moderation.orders import EndAnnouncement

    give(database, EndAnnouncement("", announcement))
    print("ended")


@admin.command()
def audit(
    before: Annotated[int | None, typer.Option(help="Only lines before this number.")] = None,
    database: Database = None,
) -> None:
    """List what operators did: who, what, to whom, when and why; the latest first."""
    from ludoteka.server.moderation import console
    from ludoteka.server.moderation.audit import read_audit

    found = console.look(database or default_database(), lambda c: read_audit(c, before))
    for line in found.lines:
        whom = " ".join(part for part in (line.name, line.person, line.table, line.details) if part)
        by = f"{line.by} (command line)" if line.console else line.by
        print(f"{line.id:>6}  {when(line.at)}  {by}: {line.what} {whom}: {line.why}".rstrip(": "))
    if found.next is not None:
        print(f"more: ludoteka admin audit --before {found.next}")
