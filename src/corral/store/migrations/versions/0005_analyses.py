"""What was found of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("judge", sa.String(length=80), nullable=False),
        sa.Column("deep", sa.Boolean(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", "judge", "deep", name=op.f("pk_analyses")),
    )
