"""Reviews of finished games, made once; by a digest of the record and of what made them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """One more table."""
    op.create_table(
        "review",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("language", sa.String(2), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
