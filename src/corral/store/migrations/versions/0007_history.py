"""What was found of each seat, for its history, and games that were played with the box."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("luck", sa.Float()))
    op.add_column("seats", sa.Column("own", sa.Float()))
    op.add_column("seats", sa.Column("judge", sa.String(length=80)))
    op.create_table(
        "boxes",
        sa.Column("user", sa.String(length=40), nullable=False),
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("pad", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user", "id", name=op.f("pk_boxes")),
    )


def downgrade() -> None:
    op.drop_table("boxes")
    for column in ("judge", "own", "luck"):
        op.drop_column("seats", column)
