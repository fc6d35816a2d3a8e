"""What alembic runs for every command: it looks for a file of this name."""

from alembic import context

from regalia.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
