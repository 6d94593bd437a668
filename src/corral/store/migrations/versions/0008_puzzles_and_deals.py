"""First answers to puzzles, and the attempts at deals of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("user", sa.String(length=40), nullable=False),
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.PrimaryKeyConstraint("day", "user", name=op.f("pk_deals")),
    )
    op.create_index("ix_deals_user", "deals", ["user"], unique=False)
    op.create_table(
        "puzzled",
        sa.Column("user", sa.String(length=40), nullable=False),
        sa.Column("puzzle", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("user", "puzzle", name=op.f("pk_puzzled")),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(length=40), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("right", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name=op.f("pk_puzzle_ratings")),
    )


def downgrade() -> None:
    for name in ("deals", "puzzled", "puzzle_ratings"):
        op.drop_table(name)
