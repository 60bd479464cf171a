"""What an artifact, a blessing or a special action does: one object for each, beside its id."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action


class Effect:
    """Something a player may use: why it would change nothing now, and its use (LOH-TURN-04)."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        """Why it cannot be used, or None."""
        return None

    def use(self, s: LordsOfHellas, seat: int) -> None:
        raise NotImplementedError(f"{type(self).__name__}.use is missing")
