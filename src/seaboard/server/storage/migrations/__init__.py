"""Alembic's environment: run by `migrating.py` with an open connection, for SQLite and PostgreSQL alike."""
