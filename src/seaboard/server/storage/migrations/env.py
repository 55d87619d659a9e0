"""Runs the migrations on the connection that `migrating.py` hands over."""

from alembic import context

from seaboard.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
