"""Tables that somebody has dropped from the own list."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "dropped",
        sa.Column("user", sa.String(length=40), nullable=False),
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.PrimaryKeyConstraint("user", "table", name=op.f("pk_dropped")),
    )


def downgrade() -> None:
    op.drop_table("dropped")
