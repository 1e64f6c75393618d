"""What alembic runs to migrate: on the connection that ``migrate.py`` hands over."""

from __future__ import annotations

from alembic import context

from motherlode.server.storage import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
