"""Alembic's way in: it works on the connection it is handed."""

from __future__ import annotations

from alembic import context

from giantstable.server.schema import Base

connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":
    # Two workers that start at once must not both build the tables.
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7164226)")
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
