"""The options of `ludoteka serve`, each also an environment variable: what they are for and what they may be."""

from __future__ import annotations

from typing import Annotated, Any

import typer


def flag(text: str, name: str, panel: str = "Options", **more: Any) -> Any:
    """An option that can also be set by an environment variable."""
    return typer.Option(help=text, envvar=f"LUDOTEKA_{name}", rich_help_panel=panel, **more)


GAMES, LIMITS, RULES = "Games and bots", "Limits", "Rules and bots at work"

Host = Annotated[str, flag("The address to listen on; 0.0.0.0 for all.", "HOST")]
Port = Annotated[int, flag("The port to listen on.", "PORT", min=1, max=65535)]
Database = Annotated[
    str | None,
    flag("sqlite:////path/to/file or postgresql://user@host/name; by default a file in your data folder.", "DATABASE"),
]
Workers = Annotated[int, flag("Server processes; more than one needs PostgreSQL.", "WORKERS", min=1, max=64)]
PublicUrl = Annotated[
    str, flag("Where players reach it, if not at host and port: https://play.example.org.", "PUBLIC_URL")
]
BehindProxy = Annotated[
    bool,
    typer.Option(
        "--behind-proxy",
        envvar="LUDOTEKA_BEHIND_PROXY",
        help="All requests come through a proxy with HTTPS: on this machine, or those of --trusted-proxies.",
    ),
]
TrustedProxies = Annotated[
    str, flag("Addresses of proxies whose X-Forwarded-For is believed, with commas; * for all.", "TRUSTED_PROXIES")
]
AllowedHosts = Annotated[str, flag("More names under which players reach it, with commas.", "ALLOWED_HOSTS")]
Web = Annotated[str, flag("The folder of a built browser client, in place of the one that comes along.", "WEB")]
LogLevel = Annotated[str, flag("How much to log: debug, info, warning, error.", "LOG_LEVEL")]
MetricsToken = Annotated[
    str, flag("What /metrics asks for beyond this machine: Authorization: Bearer …", "METRICS_TOKEN")
]
Game = Annotated[
    list[str] | None,
    typer.Option(
        "--game",
        envvar="LUDOTEKA_GAMES",
        metavar="GAME",
        help="A game to offer, by id or module:function; may be repeated; by default all that are installed.",
        rich_help_panel=GAMES,
    ),
]
AllowBots = Annotated[
    list[str] | None,
    typer.Option(
        "--allow-bots",
        envvar="LUDOTEKA_ALLOW_BOTS",
        metavar="NAME[=MODULE:CLASS]",
        help="A bot of your own or of an installed package that tables may use; may be repeated; it runs here.",
        rich_help_panel=GAMES,
    ),
]
StandIn = Annotated[str, flag("The bot that plays for who left or ran out of time.", "STAND_IN", GAMES)]
WaitingDays = Annotated[
    int, flag("Days after which a table that nobody starts is closed.", "WAITING_DAYS", GAMES, min=1)
]
AbandonedDays = Annotated[
    int, flag("Days after which a game that nobody touches is closed; 0 for never.", "ABANDONED_DAYS", GAMES, min=0)
]
GuestDays = Annotated[
    int, flag("Days after which a guest who was not seen is deleted; 0 for never.", "GUEST_DAYS", GAMES, min=0)
]
SessionDays = Annotated[int, flag("How long a browser stays signed in after its last visit.", "SESSION_DAYS", min=1)]
Referees = Annotated[int, flag("Processes that apply the rules.", "REFEREES", RULES, min=1, max=64)]
BotProcesses = Annotated[int, flag("Processes in which bots think.", "BOT_PROCESSES", RULES, min=1, max=64)]
RulesSeconds = Annotated[float, flag("An action that takes longer is refused.", "RULES_SECONDS", RULES, min=0.1)]
DeskSeconds = Annotated[
    float, flag("A preview, a look back or an import that takes longer is refused.", "DESK_SECONDS", RULES, min=0.1)
]
BotSeconds = Annotated[
    float, flag("A bot that thinks longer is replaced by a simpler one.", "BOT_SECONDS", RULES, min=0.1)
]
OpenMatches = Annotated[int, flag("Matches held in memory by each process.", "OPEN_MATCHES", RULES, min=10)]
RefereeMegabytes = Annotated[
    int, flag("Memory a process for rules or bots may take; 0 for no limit.", "REFEREE_MEGABYTES", RULES, min=0)
]
Rate = Annotated[float, flag("Requests a second one person may keep up; 0 for no limit.", "RATE", LIMITS, min=0)]
AddressRate = Annotated[
    float, flag("Requests a second one address may keep up; 0 for no limit.", "ADDRESS_RATE", LIMITS, min=0)
]
EntryRate = Annotated[
    float,
    flag("Guests, accounts and sign-ins a second from one address; 0 for no limit.", "ENTRY_RATE", LIMITS, min=0),
]
ChatRate = Annotated[
    float, flag("Messages a second one person may keep up; 0 for no limit.", "CHAT_RATE", LIMITS, min=0)
]
BurstSeconds = Annotated[
    float, flag("How many seconds' worth of requests may come at once.", "BURST_SECONDS", LIMITS, min=0)
]
MostSockets = Annotated[int, flag("Live connections one person may hold.", "MOST_SOCKETS", LIMITS, min=1)]
MostConnections = Annotated[
    int, flag("Connections one address may hold; 0 for no limit.", "MOST_CONNECTIONS", LIMITS, min=0)
]
MostRequests = Annotated[
    int, flag("Requests worked on at a time; more get 503. 0 for no limit.", "MOST_REQUESTS", LIMITS, min=0)
]
HeaderSeconds = Annotated[
    float, flag("How long the head of a request may take to arrive.", "HEADER_SECONDS", LIMITS, min=0.1)
]
BodySeconds = Annotated[float, flag("How long its body may take.", "BODY_SECONDS", LIMITS, min=0.1)]
BodyKilobytes = Annotated[int, flag("The largest request.", "BODY_KILOBYTES", LIMITS, min=8)]
ImportKilobytes = Annotated[int, flag("The largest record that can be imported.", "IMPORT_KILOBYTES", LIMITS, min=64)]
