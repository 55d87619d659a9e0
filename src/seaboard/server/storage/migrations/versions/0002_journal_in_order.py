"""Journal lines lie in the order in which they are written, so that a commit of many tables changes few pages of an
SQLite file. A line's number within the game log goes: it follows from the lines before it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Lay the journal out anew."""
    with op.batch_alter_table("journal", table_kwargs={"sqlite_with_rowid": True}) as journal:
        journal.drop_constraint("journal_seq", type_="unique")
        journal.drop_constraint("journal_mark", type_="unique")
        journal.drop_column("seq")
    marked = sa.text("mark IS NOT NULL")
    columns = ["table_id", "mark"]
    op.create_index("journal_mark", "journal", columns, unique=True, sqlite_where=marked, postgresql_where=marked)
