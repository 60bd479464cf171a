"""The tables of the database. Times are whole milliseconds since 1970, the server's.

A table where people sit has its row in `board`, because `table` is a word of SQL.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

person = Table(
    "person",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("sleep", Text),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False, default=False),
)

session = Table(
    "session",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("person.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

token = Table(
    "token",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("person.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("scope", String(8), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

board = Table(
    "board",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("title", String(80), nullable=False),
    Column("host", String(16), ForeignKey("person.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("code", String(32), nullable=False),
    Column("status", String(10), nullable=False),
    Column("clock", Text, nullable=False),
    Column("stand_in", String(40), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("setup_luck", Text, nullable=False),
    Column("start_hash", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("placed", Integer, nullable=False),
    Column("actions", Integer, nullable=False),
    Column("lucky", Integer, nullable=False),
    Column("checkpoint", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("decisions", Text, nullable=False),
    Column("places", Text, nullable=False),
    Column("ended_by", String(12), nullable=False),
    Column("rematch", String(16)),
    Column("imported", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("touched", BigInteger, nullable=False),
    Column("deadline", BigInteger, index=True),
    Column("bot_due", BigInteger, index=True),
    Column("key", String(64), nullable=False),
    Column("manners", Text, nullable=False, server_default="{}"),
    Column("secret", String(64)),
    Column("adopted", Integer),
    Column("lesson", String(60), nullable=False, server_default=""),
    UniqueConstraint("host", "key"),
    Index("ix_board_lobby", "status", "public", "touched", "id"),
)

seat = Table(
    "seat",
    metadata,
    Column("board", String(16), ForeignKey("board.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(16), ForeignKey("person.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("code", String(32), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("acted", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("sleep", Text),
    Column("nonce", String(64)),
)

news = Table(
    "news",
    metadata,
    Column("board", String(16), ForeignKey("board.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("action", Integer),
    Column("person", String(16)),
    Column("key", String(64)),
    Column("digest", String(32)),
    Column("body", Text, nullable=False),
    UniqueConstraint("board", "person", "key"),
)

action = Table(
    "action",
    metadata,
    Column("board", String(16), ForeignKey("board.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("do", Text, nullable=False),
    Column("luck", Text, nullable=False),
    Column("hash", String(32), nullable=False),
    Column("final", Boolean, nullable=False),
    Column("by", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("news", Integer, nullable=False),
)

position = Table(
    "position",
    metadata,
    Column("board", String(16), ForeignKey("board.id"), primary_key=True),
    Column("state", LargeBinary, nullable=False),
    Column("unit_at", Integer, nullable=False),
    Column("unit", LargeBinary, nullable=False),
)

checkpoint = Table(
    "checkpoint",
    metadata,
    Column("board", String(16), ForeignKey("board.id"), primary_key=True),
    Column("at", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

note = Table(
    "note",
    metadata,
    Column("board", String(16), ForeignKey("board.id"), primary_key=True),
    Column("person", String(16), ForeignKey("person.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

learned = Table(
    "learned",
    metadata,
    Column("person", String(16), ForeignKey("person.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(60), primary_key=True),
)

review = Table(
    "review",
    metadata,
    Column("board", String(16), ForeignKey("board.id"), primary_key=True),
    Column("knowledge", String(8), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

study = Table(
    "study",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("board", String(16), ForeignKey("board.id"), nullable=False, index=True),
    Column("person", String(16), ForeignKey("person.id"), nullable=False),
    Column("title", String(80), nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("key", String(64), nullable=False),
    Column("tree", LargeBinary, nullable=False),
    UniqueConstraint("person", "key"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
