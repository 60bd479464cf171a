"""The feed: who watches which table, and the latest updates at hand so that nobody has to ask the database for them."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque

from ludoteka.table.table import News

KEPT = 64
"""How many of the latest updates of a watched table are kept in memory."""


class Watcher:
    """Somebody who watches a table from a seat; is woken when there is something new."""

    def __init__(self, table_id: str, seat: int, curious: bool = False, person: str = "") -> None:
        self.table_id = table_id
        self.seat = seat
        self.person = person
        self.curious = curious
        """Whether it is woken when others come and go."""
        self.bell = asyncio.Event()
        self.closing = False

    def wake(self) -> None:
        self.bell.set()


class Feed:
    """The watchers of all tables in this process."""

    def __init__(self) -> None:
        self.watchers: defaultdict[str, set[Watcher]] = defaultdict(set)
        self.latest: dict[str, deque[News]] = {}
        self.visits: set[tuple[str, str]] = set()
        """Who came to look from a seat since this was last asked."""

    def add(self, watcher: Watcher) -> None:
        """Somebody begins to watch."""
        self.watchers[watcher.table_id].add(watcher)
        if watcher.seat >= 0:
            self.visits.add((watcher.table_id, watcher.person))
        self.look_around(watcher.table_id)

    def remove(self, watcher: Watcher) -> None:
        watchers = self.watchers[watcher.table_id]
        watchers.discard(watcher)
        if not watchers:
            del self.watchers[watcher.table_id]
            self.latest.pop(watcher.table_id, None)
        self.look_around(watcher.table_id)

    def look_around(self, table_id: str) -> None:
        """Have those look who want to know who else watches."""
        for watcher in self.watchers.get(table_id, ()):
            if watcher.curious:
                watcher.wake()

    def present(self, table_id: str) -> tuple[list[int], int]:
        """The seats from which a table is watched, and how many watch from none."""
        watchers = self.watchers.get(table_id, ())
        return sorted(self.seats_watched(table_id) - {-1}), sum(watcher.seat < 0 for watcher in watchers)

    def seats_watched(self, table_id: str) -> set[int]:
        """The seats from which a table is watched."""
        return {watcher.seat for watcher in self.watchers.get(table_id, ())}

    def seated(self) -> set[tuple[str, str]]:
        """Everybody who looks at a table from a seat there now, or came to since this was last asked."""
        here = {(each.table_id, each.person) for all_of in self.watchers.values() for each in all_of if each.seat >= 0}
        here |= self.visits
        self.visits.clear()
        return here

    def publish(self, table_id: str, news: News) -> None:
        """Pass on an update that this process made."""
        if table_id in self.watchers:
            kept = self.latest.setdefault(table_id, deque(maxlen=KEPT))
            if kept and kept[-1].n != news.n - 1:
                kept.clear()
            kept.append(news)
            self.wake(table_id)

    def wake(self, table_id: str) -> None:
        """Have all who watch a table look whether there is something new."""
        for watcher in self.watchers.get(table_id, ()):
            watcher.wake()

    def wake_all(self) -> None:
        for table_id in self.watchers:
            self.wake(table_id)

    def at_hand(self, table_id: str, after: int, until: int) -> list[News] | None:
        """The updates after one number up to another, if all are at hand."""
        kept = self.latest.get(table_id)
        if after >= until:
            return []
        if not kept or kept[0].n > after + 1 or kept[-1].n < until:
            return None
        return [news for news in kept if after < news.n <= until]

    def close(self) -> None:
        """Tell all watchers that the server closes."""
        for watchers in self.watchers.values():
            for watcher in watchers:
                watcher.closing = True
                watcher.wake()
