"""`ludoteka serve`: a server for tables, on this machine or for everybody."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer

from ludoteka.cli.paths import data_folder
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.extras import need_server
from ludoteka.kernel.registry import game_ids


def flag(text: str, name: str, panel: str = "Options", **more: Any) -> Any:
    """An option that can also be set by an environment variable."""
    return typer.Option(help=text, envvar=f"LUDOTEKA_{name}", rich_help_panel=panel, **more)


GAMES, LIMITS, RULES = "Games and bots", "Limits", "Rules and bots at work"


def default_database() -> str:
    """The SQLite file in the user's data folder."""
    return f"sqlite:///{(data_folder() / 'server.db').absolute()}"


def serve(
    host: Annotated[str, flag("The address to listen on; 0.0.0.0 for all.", "HOST")] = "127.0.0.1",
    port: Annotated[int, flag("The port to listen on.", "PORT", min=1, max=65535)] = 8000,
    database: Annotated[
        str | None,
        flag(
            "sqlite:////path/to/file or postgresql://user@host/name; by default a file in your data folder.", "DATABASE"
        ),
    ] = None,
    workers: Annotated[int, flag("Server processes; more than one needs PostgreSQL.", "WORKERS", min=1, max=64)] = 1,
    public_url: Annotated[
        str, flag("Where players reach it, if not at host and port: https://play.example.org.", "PUBLIC_URL")
    ] = "",
    behind_proxy: Annotated[
        bool,
        typer.Option(
            "--behind-proxy",
            envvar="LUDOTEKA_BEHIND_PROXY",
            help="All requests come through a proxy with HTTPS: on this machine, or those of --trusted-proxies.",
        ),
    ] = False,
    trusted_proxies: Annotated[
        str, flag("Addresses of proxies whose X-Forwarded-For is believed, with commas; * for all.", "TRUSTED_PROXIES")
    ] = "",
    allowed_hosts: Annotated[str, flag("More names under which players reach it, with commas.", "ALLOWED_HOSTS")] = "",
    web: Annotated[
        str, flag("The folder of a built browser client, in place of the one that comes along.", "WEB")
    ] = "",
    log_level: Annotated[str, flag("How much to log: debug, info, warning, error.", "LOG_LEVEL")] = "info",
    metrics_token: Annotated[
        str, flag("What /metrics asks for beyond this machine: Authorization: Bearer …", "METRICS_TOKEN")
    ] = "",
    game: Annotated[
        list[str] | None,
        typer.Option(
            "--game",
            envvar="LUDOTEKA_GAMES",
            metavar="GAME",
            help="A game to offer, by id or module:function; may be repeated; by default all that are installed.",
            rich_help_panel=GAMES,
        ),
    ] = None,
    allow_bots: Annotated[
        list[str] | None,
        typer.Option(
            "--allow-bots",
            envvar="LUDOTEKA_ALLOW_BOTS",
            metavar="NAME[=MODULE:CLASS]",
            help="A bot of your own or of an installed package that tables may use; may be repeated; it runs here.",
            rich_help_panel=GAMES,
        ),
    ] = None,
    stand_in: Annotated[str, flag("The bot that plays for who left or ran out of time.", "STAND_IN", GAMES)] = "greedy",
    waiting_days: Annotated[
        int, flag("Days after which a table that nobody starts is closed.", "WAITING_DAYS", GAMES, min=1)
    ] = 14,
    abandoned_days: Annotated[
        int, flag("Days after which a game that nobody touches is closed; 0 for never.", "ABANDONED_DAYS", GAMES, min=0)
    ] = 60,
    guest_days: Annotated[
        int, flag("Days after which a guest who was not seen is deleted; 0 for never.", "GUEST_DAYS", GAMES, min=0)
    ] = 90,
    session_days: Annotated[
        int, flag("How long a browser stays signed in after its last visit.", "SESSION_DAYS", min=1)
    ] = 60,
    referees: Annotated[int, flag("Processes that apply the rules.", "REFEREES", RULES, min=1, max=64)] = 1,
    bot_processes: Annotated[int, flag("Processes in which bots think.", "BOT_PROCESSES", RULES, min=1, max=64)] = 1,
    rules_seconds: Annotated[
        float, flag("An action that takes longer is refused.", "RULES_SECONDS", RULES, min=0.1)
    ] = 5.0,
    desk_seconds: Annotated[
        float, flag("A preview, a look back or an import that takes longer is refused.", "DESK_SECONDS", RULES, min=0.1)
    ] = 20.0,
    bot_seconds: Annotated[
        float, flag("A bot that thinks longer is replaced by a simpler one.", "BOT_SECONDS", RULES, min=0.1)
    ] = 5.0,
    open_matches: Annotated[int, flag("Matches held in memory by each process.", "OPEN_MATCHES", RULES, min=10)] = 2000,
    referee_megabytes: Annotated[
        int, flag("Memory a process for rules or bots may take; 0 for no limit.", "REFEREE_MEGABYTES", RULES, min=0)
    ] = 2048,
    rate: Annotated[
        float, flag("Requests a second one person may keep up; 0 for no limit.", "RATE", LIMITS, min=0)
    ] = 30.0,
    address_rate: Annotated[
        float, flag("Requests a second one address may keep up; 0 for no limit.", "ADDRESS_RATE", LIMITS, min=0)
    ] = 120.0,
    entry_rate: Annotated[
        float,
        flag("Guests, accounts and sign-ins a second from one address; 0 for no limit.", "ENTRY_RATE", LIMITS, min=0),
    ] = 0.5,
    chat_rate: Annotated[
        float, flag("Messages a second one person may keep up; 0 for no limit.", "CHAT_RATE", LIMITS, min=0)
    ] = 0.5,
    burst_seconds: Annotated[
        float, flag("How many seconds' worth of requests may come at once.", "BURST_SECONDS", LIMITS, min=0)
    ] = 4.0,
    most_sockets: Annotated[int, flag("Live connections one person may hold.", "MOST_SOCKETS", LIMITS, min=1)] = 32,
    most_connections: Annotated[
        int, flag("Connections one address may hold; 0 for no limit.", "MOST_CONNECTIONS", LIMITS, min=0)
    ] = 100,
    most_requests: Annotated[
        int, flag("Requests worked on at a time; more get 503. 0 for no limit.", "MOST_REQUESTS", LIMITS, min=0)
    ] = 200,
    header_seconds: Annotated[
        float, flag("How long the head of a request may take to arrive.", "HEADER_SECONDS", LIMITS, min=0.1)
    ] = 10.0,
    body_seconds: Annotated[float, flag("How long its body may take.", "BODY_SECONDS", LIMITS, min=0.1)] = 60.0,
    body_kilobytes: Annotated[int, flag("The largest request.", "BODY_KILOBYTES", LIMITS, min=8)] = 128,
    import_kilobytes: Annotated[
        int, flag("The largest record that can be imported.", "IMPORT_KILOBYTES", LIMITS, min=64)
    ] = 4096,
) -> None:
    """Serve tables to browsers and programs: live or over days, with bots, spectators and clocks.

    Everything is kept in one database; a server that was killed goes on where it stopped.
    """
    need_server()
    from ludoteka.server.run import run
    from ludoteka.server.settings import Settings

    given = {name: value for name, value in locals().items() if name in Settings.__struct_fields__}
    given |= {"database": database or default_database(), "games": tuple(split(game) or game_ids())}
    given["allow_bots"] = tuple(split(allow_bots))
    if not given["games"]:
        raise BadOption("no game is installed; name one with --game module:function")
    if log_level not in ("debug", "info", "warning", "error"):
        raise BadOption(f"log level {log_level!r}; expected debug, info, warning or error")
    run(msgspec.convert(given, Settings), host, port, trusted_proxies)


def split(names: list[str] | None) -> list[str]:
    """Games or bots named one by one or with commas."""
    return [name for each in names or () for name in each.replace(",", " ").split()]
