"""The tables of the database. `migrations/` brings a database to this form; nothing else creates or changes it.

Times are milliseconds since 1970. A journal's (table, number) is its primary key: whoever inserts first has moved, on
any node, and nobody can move twice. Lines stay in the order in which they came, so that a commit of many tables changes
few pages of an SQLite file."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text, text

metadata = MetaData()

listed = text("listed_until IS NOT NULL")
unpacked = text("packed = 0 AND status IN ('finished', 'abandoned')")

room = Table(
    "room",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("link", Integer, nullable=False, default=0),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("box", String(64), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("host", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("due", BigInteger, nullable=True),
    Column("summary", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("packed", Integer, nullable=False, server_default="0"),
    Column("listed_until", BigInteger, nullable=True),
    Index("tables_due", "due"),
    Index("tables_lobby", "public", "status", "changed"),
    Index("tables_host", "host"),
    Index("tables_age", "status", "changed"),
    Index("tables_unpacked", "changed", sqlite_where=unpacked, postgresql_where=unpacked),
    Index("tables_listed", "listed_until", sqlite_where=listed, postgresql_where=listed),
)
"""`listed_until`: when those who watch late have seen the end of a game that is over. Until then it is listed as one
that goes on."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Index("seats_person", "person"),
)

marked = text("mark IS NOT NULL")
journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("mark", String(32), nullable=True),
    Column("line", Text, nullable=False),
    Index("journal_mark", "table_id", "mark", unique=True, sqlite_where=marked, postgresql_where=marked),
)
"""`mark`: the idempotency key of the request that made the line."""

archives = Table(
    "archives",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("last", Integer, nullable=False),
    Column("people", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The first lines of a journal, up to the last number, in one piece (`archive.py`), and the ids of the people in it."""
