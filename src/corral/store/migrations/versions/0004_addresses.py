"""Addresses that are shut out for a time."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("address", sa.String(length=60), nullable=True))
    op.create_table(
        "shut_out",
        sa.Column("address", sa.String(length=60), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("address", name=op.f("pk_shut_out")),
    )
