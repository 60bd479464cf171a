"""The position as text for the terminal."""

from __future__ import annotations

from ludoteka.kernel.game import Say
from teaching.view import CoastView

MESSAGES = ("coast-title", "coast-cove", "coast-free-cove", "coast-player", "coast-hand", "coast-piles")
COLOURS = ("red", "blue", "green", "yellow")


def draw(view: CoastView, say: Say) -> str:
    """The coast, the players and the piles as one seat sees them, in rich's markup."""
    lines = [
        "[bold]" + say("coast-title", round=view.round, rounds=view.rounds, weather=("weather", view.weather)) + "[/]"
    ]
    for place in view.coves:
        if place.owner is None:
            lines.append(say("coast-free-cove", cove=("cove", place.cove)))
        else:
            words = say("coast-cove", cove=("cove", place.cove), seat=("seat", f"p{place.owner + 1}"), crew=place.crew)
            lines.append(f"[{COLOURS[place.owner]}]{words}[/]")
    for seat, player in enumerate(view.players):
        words = say("coast-player", seat=("seat", f"p{seat + 1}"), gold=player.gold, cards=player.cards)
        lines.append(f"[{COLOURS[seat]}]{words}[/]")
        if player.hand:
            lines.append("  " + say("coast-hand", cards=", ".join(player.hand)))
    lines.append(say("coast-piles", deck=view.deck, discard=len(view.discard)))
    return "\n".join(lines)
