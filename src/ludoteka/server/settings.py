"""The server's settings: each has a default, a flag of `ludoteka serve` and an environment variable."""

from __future__ import annotations

import os

import msgspec

COOKIE = "ludoteka"
VARIABLE = "LUDOTEKA_SETTINGS"
"""How `ludoteka serve` hands its settings to the processes it starts."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set about a server."""

    database: str
    """`sqlite:////path/to/file` or `postgresql://user@host/name`."""
    games: tuple[str, ...]
    """The games it offers, by id or `module:function`."""
    workers: int = 1
    """Server processes; more than one only with PostgreSQL."""
    public_url: str = ""
    """Where players reach it, if that is not the address it listens on: `https://play.example.org`."""
    behind_proxy: bool = False
    """All requests come through a proxy, which says from where; nobody gets past it."""
    allowed_hosts: str = ""
    """More names under which players reach it, with commas; addresses and this machine's own names are known."""
    web: str = ""
    """The folder of the built browser client; by default the one that comes with the package."""
    referees: int = 1
    """Processes that apply the rules."""
    bot_processes: int = 1
    """Processes in which bots think."""
    rules_seconds: float = 5.0
    """An action that takes longer is refused and changes nothing."""
    desk_seconds: float = 20.0
    """A preview, a look into the past or an import that takes longer is refused."""
    bot_seconds: float = 5.0
    """A bot that thinks longer is replaced by a simpler one for this decision."""
    allow_bots: tuple[str, ...] = ()
    """Bots from outside that tables may use: `name` of an installed package, or `name=module:Class`."""
    stand_in: str = "greedy"
    """The bot that plays for players who left or ran out of time."""
    open_matches: int = 2000
    """How many matches each referee holds in memory."""
    referee_megabytes: int = 2048
    """A referee or bot process that takes more memory is ended; 0 for no limit."""
    session_days: int = 60
    """How long a browser stays signed in after its last visit."""
    waiting_days: int = 14
    """Days after which a table that nobody started is closed."""
    abandoned_days: int = 60
    """Days after which a game that nobody touches is closed, and one nobody knows any more is removed; 0 for never."""
    guest_days: int = 90
    """Days after which a guest who was not seen is deleted; 0 for never."""
    chat_rate: float = 0.5
    """Messages a second that one person may keep up; 0 for no limit."""
    body_kilobytes: int = 128
    """The largest request, but for imports."""
    import_kilobytes: int = 4096
    """The largest record that can be imported."""
    rate: float = 30.0
    """Requests a second that one person may keep up."""
    address_rate: float = 120.0
    """Requests a second that one address may keep up."""
    entry_rate: float = 0.5
    """New guests, accounts and sign-ins a second that one address may keep up."""
    burst_seconds: float = 4.0
    """How many seconds' worth of requests may come at once; for entries it is 40 times as many."""
    most_sockets: int = 32
    """Live connections that one person, or an address nobody is signed in at, may hold open together."""
    most_connections: int = 100
    """Connections of any kind that one address may hold open."""
    most_requests: int = 200
    """Requests worked on at a time; more are sent away instead of waiting for seconds."""
    header_seconds: float = 10.0
    """How long the head of a request may take to arrive."""
    body_seconds: float = 60.0
    """How long its body may take."""
    metrics_token: str = ""
    """If set, /metrics answers only to those who show it; otherwise only on this machine."""
    log_level: str = "info"

    @property
    def embedded(self) -> bool:
        """Whether the database is SQLite, inside this process."""
        return self.database.startswith("sqlite")

    @property
    def secure(self) -> bool:
        """Whether players come over HTTPS."""
        return self.public_url.startswith("https://")

    @property
    def cookie(self) -> str:
        """The name of the cookie; over HTTPS one that browsers take only from this very host."""
        return f"__Host-{COOKIE}" if self.secure else COOKIE


def from_environment() -> Settings:
    """The settings that `ludoteka serve` left in the environment."""
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
