"""Of each seat of a game that is over: how many of its choices were marked, and what its rating gained."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("marks", sa.Integer()))
    op.add_column("seats", sa.Column("gain", sa.Integer()))


def downgrade() -> None:
    for column in ("gain", "marks"):
        op.drop_column("seats", column)
