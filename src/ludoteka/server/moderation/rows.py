"""The tables of the database that moderation keeps. Times are whole milliseconds since 1970, the server's."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table, Text

from ludoteka.server.schema import metadata

operator = Table(
    "operator",
    metadata,
    Column("person", String(16), ForeignKey("person.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

sanction = Table(
    "sanction",
    metadata,
    Column("person", String(16), ForeignKey("person.id"), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("until", BigInteger),
    Column("why", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

block = Table(
    "block",
    metadata,
    Column("person", String(16), ForeignKey("person.id"), primary_key=True),
    Column("other", String(16), ForeignKey("person.id"), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("board", String(16), ForeignKey("board.id"), primary_key=True),
    Column("person", String(16), ForeignKey("person.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

report = Table(
    "report",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(16), ForeignKey("person.id"), nullable=False, index=True),
    Column("person", String(16), ForeignKey("person.id"), nullable=False, index=True),
    Column("board", String(16), nullable=False),
    Column("message", Integer),
    Column("reason", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("copy", Text, nullable=False),
    Column("closed", BigInteger),
    Column("answer", Text, nullable=False),
    Index("ix_report_closed", "closed", "at"),
)

announcement = Table(
    "announcement",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("texts", Text, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(16)),
    Column("console", String(40), nullable=False),
    Column("what", String(20), nullable=False),
    Column("person", String(16)),
    Column("board", String(16)),
    Column("details", Text, nullable=False),
    Column("why", Text, nullable=False),
)
"""Only ever added to: the database itself refuses to change or remove a row."""

errand = Table(
    "errand",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("wanted", Text, nullable=False),
    Column("answer", Text),
)
