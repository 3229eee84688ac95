"""Web Push: devices that want to know of a turn, letters on their way to them, the server's key."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Three more tables."""
    op.create_table(
        "device",
        sa.Column("table", sa.String(22), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(22), primary_key=True, index=True),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "letter",
        sa.Column("table", sa.String(22), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("device", sa.String(22), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "secret",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
