"""A game that is over is listed as one that goes on until those who watch it late have seen its end."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make room for that time."""
    op.add_column("tables", sa.Column("listed_until", sa.BigInteger, nullable=True))
    listed = sa.text("listed_until IS NOT NULL")
    op.create_index("tables_listed", "tables", ["listed_until"], sqlite_where=listed, postgresql_where=listed)
