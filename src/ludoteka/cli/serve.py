"""`ludoteka serve`: a server for tables, on this machine or for everybody."""

from __future__ import annotations

import msgspec

from ludoteka.cli import serve_flags as flags
from ludoteka.cli.paths import data_folder
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.extras import need_server
from ludoteka.kernel.registry import game_ids


def default_database() -> str:
    """The SQLite file in the user's data folder."""
    return f"sqlite:///{(data_folder() / 'server.db').absolute()}"


def serve(
    host: flags.Host = "127.0.0.1",
    port: flags.Port = 8000,
    database: flags.Database = None,
    workers: flags.Workers = 1,
    public_url: flags.PublicUrl = "",
    behind_proxy: flags.BehindProxy = False,
    trusted_proxies: flags.TrustedProxies = "",
    allowed_hosts: flags.AllowedHosts = "",
    web: flags.Web = "",
    log_level: flags.LogLevel = "info",
    metrics_token: flags.MetricsToken = "",
    game: flags.Game = None,
    allow_bots: flags.AllowBots = None,
    stand_in: flags.StandIn = "greedy",
    waiting_days: flags.WaitingDays = 14,
    abandoned_days: flags.AbandonedDays = 60,
    guest_days: flags.GuestDays = 90,
    session_days: flags.SessionDays = 60,
    referees: flags.Referees = 1,
    bot_processes: flags.BotProcesses = 1,
    rules_seconds: flags.RulesSeconds = 5.0,
    desk_seconds: flags.DeskSeconds = 20.0,
    bot_seconds: flags.BotSeconds = 5.0,
    open_matches: flags.OpenMatches = 2000,
    referee_megabytes: flags.RefereeMegabytes = 2048,
    rate: flags.Rate = 30.0,
    address_rate: flags.AddressRate = 120.0,
    entry_rate: flags.EntryRate = 0.5,
    chat_rate: flags.ChatRate = 0.5,
    burst_seconds: flags.BurstSeconds = 4.0,
    most_sockets: flags.MostSockets = 32,
    most_connections: flags.MostConnections = 100,
    most_requests: flags.MostRequests = 200,
    header_seconds: flags.HeaderSeconds = 10.0,
    body_seconds: flags.BodySeconds = 60.0,
    body_kilobytes: flags.BodyKilobytes = 128,
    import_kilobytes: flags.ImportKilobytes = 4096,
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
