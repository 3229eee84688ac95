"""Brings a database up to date; one of a newer version is refused."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from vernissage.core.refusals import Invalid

if TYPE_CHECKING:
    from sqlalchemy import Connection

FOLDER: Final = Path(__file__).parent / "migrations"
NEWEST: Final = "0004"
"""The last file of migrations/versions; a test holds it against the folder."""
VERSION: Final = "SELECT version_num FROM alembic_version"


def is_missing(found: str | None) -> bool:
    """Whether a database that has seen this migration lacks some; None: it is new."""
    if found is not None and found > NEWEST:
        raise Invalid(found, "database-is-newer", newest=NEWEST)
    return found != NEWEST


def upgrade(connection: "Connection") -> None:
    """Run the migrations that are missing; alembic is only read in if there are some."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
