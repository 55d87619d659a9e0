"""No line without its table: who did not know yet that a table was deleted cannot write to it any more."""

from alembic import op

revision = "0004"
down_revision = "0003"

# After the insert, as before: a deletion under way holds the next number, and has ended by then.
POSTGRESQL = """
CREATE OR REPLACE FUNCTION refuse_packed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM archives WHERE table_id = NEW.table_id AND last >= NEW.number) THEN
        RAISE unique_violation USING MESSAGE = 'this number is packed already';
    END IF;
    IF NOT EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id) THEN
        RAISE foreign_key_violation USING MESSAGE = 'this table was deleted';
    END IF;
    RETURN NULL;
END $$
"""
SQLITE = """
CREATE TRIGGER journal_table AFTER INSERT ON journal
WHEN NOT EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id)
BEGIN SELECT RAISE(ABORT, 'this table was deleted'); END
"""


def upgrade() -> None:
    """Watch over new lines."""
    op.execute(POSTGRESQL if op.get_bind().dialect.name == "postgresql" else SQLITE)
