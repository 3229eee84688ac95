"""The log of every table, what its keeper needs to know, and answers that may get lost."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """The first version."""
    op.create_table(
        "hosted",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("code", sa.String(6), unique=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("wake", sa.BigInteger, index=True),
        sa.Column("batch", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "entry",
        sa.Column("table", sa.String(22), sa.ForeignKey("hosted.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("cid", sa.String(32)),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("batch", sa.BigInteger, nullable=False, index=True),
        sa.UniqueConstraint("table", "seat", "cid"),
    )
    op.create_table(
        "answer",
        sa.Column("scope", sa.String(64), primary_key=True),
        sa.Column("cid", sa.String(32), primary_key=True),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
