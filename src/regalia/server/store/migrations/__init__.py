"""From any older schema to this one. Each step is a file in `versions`, written by hand, and is never changed again."""

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def known_versions() -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def migrate(connection: Connection) -> None:
    """Bring the schema up to date, in the transaction of the connection: wholly, or not at all."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "regalia.server.store:migrations")
    return config
