"""What all requests and answers are made of."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludoteka.kernel.pledge import NONCE

NO_CONTROL = r"^[^\u0000-\u001f\u007f]*$(?!\n)"
UNSEEN = (
    r"\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    r"\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\uffff"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""Characters that nobody sees, or that turn the text around them: a name with them can pass for another one, or upset
the lines that others read."""
BLANK = r"\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000"
LINE = rf"^[^{UNSEEN}]*$(?!\n)"
"""A line of text all of which can be seen."""
WORDS = rf"^[^{UNSEEN}]*[^{UNSEEN}{BLANK}][^{UNSEEN}]*$(?!\n)"
"""Such a line with something in it."""

TEXT = r"^[^\u0000]*$(?!\n)"
"""Any text; PostgreSQL keeps no NUL."""
SAYING = r"^[^\u0000]*[^\s\u0000][^\u0000]*$(?!\n)"
"""Any text with something in it."""

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=WORDS, description="A name to be called by.")]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.-]{3,40}$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[A-Za-z0-9_.:-]{1,64}$(?!\n)",
        description="Chosen anew by the client for each message; the same message sent twice counts once.",
    ),
]
Code = Annotated[
    str, Meta(max_length=32, pattern=r"^[A-Za-z0-9_-]{0,32}$(?!\n)", description="From an invitation link.")
]
Nonce = Annotated[
    str,
    Meta(
        min_length=32,
        max_length=64,
        pattern=NONCE,
        description="16 to 32 random bytes as hexadecimal digits, chosen by the client after it has seen the table's "
        "`commitment`. They become part of the seed.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=31, description="A seat, counted from 0.")]
BotName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9_.:-]{1,40}$(?!\n)", examples=["greedy"])]
Notation = Annotated[
    str, Meta(min_length=1, max_length=200, pattern=NO_CONTROL, description="An action in the game's notation.")
]
Id = Annotated[str, Meta(min_length=1, max_length=16, pattern=r"^[a-z0-9]{1,16}$(?!\n)")]
Watching = Annotated[
    bool, Meta(description="Whether the live feed brings the position, so that the answer need not bring it too.")
]
Time = Annotated[int, Meta(description="Milliseconds since 1970, by the server's clock.")]

Status = Literal["open", "playing", "finished", "closed"]
SeatKind = Literal["open", "invited", "person", "bot"]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of requests: nothing unknown is let through."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """Base of answers."""
