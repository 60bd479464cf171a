"""What the server counts and measures, for Prometheus."""

from __future__ import annotations

import os
from functools import cache

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from ludoteka.table.counts import Counts

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

REQUESTS = Counter("ludoteka_requests", "Requests by route and status", ["method", "route", "status"])
REQUEST_SECONDS = Histogram("ludoteka_request_seconds", "Time to answer a request", ["route"], buckets=FAST)
LIMITED = Counter("ludoteka_limited", "Requests and connections refused because of a limit", ["limit"])
ACTIONS = Counter("ludoteka_actions", "Actions taken", ["game", "by"])
COMMIT_SECONDS = Histogram("ludoteka_commit_seconds", "Time to commit a change of a table", buckets=FAST)
CONFLICTS = Counter("ludoteka_conflicts", "Changes tried again because another process was first")
REFEREE_SECONDS = Histogram("ludoteka_referee_seconds", "Time a referee takes to answer", ["question"], buckets=FAST)
REFEREE_FAILURES = Counter("ludoteka_referee_failures", "Questions a referee failed to answer", ["question"])
BOT_FALLBACKS = Counter("ludoteka_bot_fallbacks", "Decisions a simpler bot had to make", ["bot"])
SOCKETS = Gauge("ludoteka_sockets", "Live connections", multiprocess_mode="livesum")
TABLES = Gauge("ludoteka_tables_in_memory", "Tables this server remembers", multiprocess_mode="livesum")
OUT_OF_TIME = Counter("ludoteka_out_of_time", "Seats whose clock ran out")


@cache
def referee_seconds(question: str) -> Histogram:
    """The time a referee takes over one kind of question."""
    return REFEREE_SECONDS.labels(question)


@cache
def actions(game: str, by: str) -> Counter:
    """The actions of players or bots in one game."""
    return ACTIONS.labels(game, by)


@cache
def requests(method: str, route: str, status: int) -> Counter:
    """The requests of one kind."""
    return REQUESTS.labels(method, route, str(status))


@cache
def request_seconds(route: str) -> Histogram:
    """The time it takes to answer requests of one route."""
    return REQUEST_SECONDS.labels(route)


def report() -> tuple[bytes, str]:
    """All figures, and their content type."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry), CONTENT_TYPE_LATEST
    return generate_latest(), CONTENT_TYPE_LATEST


class Counted(Counts):
    """Counts what happens at tables."""

    def action(self, game: str, by: str) -> None:
        actions(game, by).inc()

    def out_of_time(self) -> None:
        OUT_OF_TIME.inc()

    def conflict(self) -> None:
        CONFLICTS.inc()

    def committed(self, seconds: float) -> None:
        COMMIT_SECONDS.observe(seconds)

    def in_memory(self, tables: int) -> None:
        TABLES.set(tables)

    def fallback(self, bot: str) -> None:
        BOT_FALLBACKS.labels(bot).inc()
