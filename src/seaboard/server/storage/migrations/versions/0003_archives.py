"""The journals of games that are over are packed; tables are found by their age. PostgreSQL watches that nobody who was
left behind writes a number that is packed already."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

GUARD = """
CREATE FUNCTION refuse_packed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM archives WHERE table_id = NEW.table_id AND last >= NEW.number) THEN
        RAISE unique_violation USING MESSAGE = 'this number is packed already';
    END IF;
    RETURN NULL;
END $$
"""
# After the insert, since only then a packing that was under way has ended.
TRIGGER = "CREATE TRIGGER journal_packed AFTER INSERT ON journal FOR EACH ROW EXECUTE FUNCTION refuse_packed()"


def upgrade() -> None:
    """Make room for archives."""
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("packed", sa.Integer, nullable=False, server_default="0"))
    unpacked = sa.text("packed = 0 AND status IN ('finished', 'abandoned')")
    op.create_index("tables_unpacked", "tables", ["changed"], sqlite_where=unpacked, postgresql_where=unpacked)
    op.create_index("tables_age", "tables", ["status", "changed"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute(GUARD)
        op.execute(TRIGGER)
