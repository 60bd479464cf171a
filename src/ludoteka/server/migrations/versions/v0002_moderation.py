"""Moderation: operators, sanctions, blocks, reports, announcements, the audit log, and the manners of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of moderation, and let nobody change the audit log."""
    op.add_column("board", sa.Column("manners", sa.Text(), nullable=False, server_default="{}"))
    about_people()
    about_tables()
    about_operators()
    keep_audit_as_it_is()


def about_people() -> None:
    """What is decided about people, by an operator or by one another."""
    op.create_table(
        "operator",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_operator_person_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_operator")),
    )
    op.create_table(
        "sanction",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_sanction_person_person")),
        sa.PrimaryKeyConstraint("person", "kind", name=op.f("pk_sanction")),
    )
    op.create_table(
        "block",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("other", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_block_person_person")),
        sa.ForeignKeyConstraint(["other"], ["person.id"], name=op.f("fk_block_other_person")),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_block")),
    )
    op.create_index(op.f("ix_block_other"), "block", ["other"], unique=False)


def about_tables() -> None:
    """Who was last seen where, and what somebody found wrong there."""
    op.create_table(
        "presence",
        sa.Column("board", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["board"], ["board.id"], name=op.f("fk_presence_board_board")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_presence_person_person")),
        sa.PrimaryKeyConstraint("board", "person", name=op.f("pk_presence")),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reporter", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("board", sa.String(length=16), nullable=False),
        sa.Column("message", sa.Integer(), nullable=True),
        sa.Column("reason", sa.String(length=12), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("copy", sa.Text(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["reporter"], ["person.id"], name=op.f("fk_report_reporter_person")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_report_person_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
    )
    op.create_index(op.f("ix_report_reporter"), "report", ["reporter"], unique=False)
    op.create_index(op.f("ix_report_person"), "report", ["person"], unique=False)
    op.create_index("ix_report_closed", "report", ["closed", "at"], unique=False)


def about_operators() -> None:
    """What operators say, do and are asked to do."""
    op.create_table(
        "announcement",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("texts", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_announcement")),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=16), nullable=True),
        sa.Column("console", sa.String(length=40), nullable=False),
        sa.Column("what", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("board", sa.String(length=16), nullable=True),
        sa.Column("details", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_table(
        "errand",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("wanted", sa.Text(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_errand")),
    )


def keep_audit_as_it_is() -> None:
    """Have the database refuse every change of a line in the audit log."""
    if op.get_bind().dialect.name == "sqlite":
        for deed in ("UPDATE", "DELETE"):
            refuse = "SELECT RAISE(ABORT, 'the audit log is only added to');"
            op.execute(f"CREATE TRIGGER audit_no_{deed.lower()} BEFORE {deed} ON audit BEGIN {refuse} END")
        return
    op.execute(
        "CREATE FUNCTION ludoteka_audit_stays() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'the audit log is only added to'; END $$"
    )
    op.execute(
        "CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit "
        "FOR EACH STATEMENT EXECUTE FUNCTION ludoteka_audit_stays()"
    )
