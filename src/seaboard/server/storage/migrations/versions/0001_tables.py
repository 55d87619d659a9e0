"""The first schema: room, people, tables, seats, journal."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "room",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("link", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("box", sa.String(64), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_lobby", "tables", ["public", "status", "changed"])
    op.create_index("tables_host", "tables", ["host"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
    )
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mark", sa.String(32), nullable=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "seq", name="journal_seq"),
        sa.UniqueConstraint("table_id", "mark", name="journal_mark"),
        sqlite_with_rowid=False,
    )
