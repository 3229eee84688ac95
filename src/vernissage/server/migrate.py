"""Brings a database up to date; one of a newer version is refused."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.core.refusals import Invalid

FOLDER: Final = Path(__file__).parent / "migrations"
NEWEST: Final = "0003"
"""The last file of migrations/versions; a test holds it against the folder."""


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that are missing; alembic is only read in if there are some."""
    async with engine.connect() as connection:
        found = await connection.run_sync(version_of)
    if found == NEWEST:
        return
    if found is not None and found > NEWEST:
        raise Invalid(found, "database-is-newer", newest=NEWEST)
    async with engine.connect() as connection:
        await connection.run_sync(_upgrade)
        await connection.commit()


def version_of(connection: Connection) -> str | None:
    """The last migration that the database has seen; None: it is new."""
    try:
        found: str | None = connection.execute(
            text("SELECT version_num FROM alembic_version")
        ).scalar()
    except DBAPIError:
        connection.rollback()
        return None
    connection.rollback()
    return found


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
