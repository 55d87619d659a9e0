"""Alembic's environment: run by `store.migrate` with an open connection, for SQLite and PostgreSQL alike."""
