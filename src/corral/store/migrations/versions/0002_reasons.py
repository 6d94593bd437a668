"""Why a way to be told was switched off."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("notices", sa.Column("reason", sa.String(length=200), nullable=True))
