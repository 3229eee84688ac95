"""Who has won a claim is returned by the statement itself: no number of the transaction is kept."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Two columns and their indices go."""
    for table in ("entry", "hosted"):
        op.drop_index(f"ix_{table}_batch", table)
        op.drop_column(table, "batch")
