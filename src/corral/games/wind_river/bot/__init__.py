"""How players of Wind River think."""

from pathlib import Path

from corral.game import Thinking

from .features import FEATURES, features
from .policy import policy
from .reason import REASONS, reason
from .worth import POINT, SPREAD, WORTH_SPREAD, worth

THINKING = Thinking(
    worth,
    WORTH_SPREAD,
    POINT,
    SPREAD,
    policy=policy,
    features=features,
    inputs=FEATURES,
    net=Path(__file__).with_name("value.npz"),
    reason=reason,
    reasons=REASONS,
    # Most of some forty moves are much alike, so few are opened, best first.
    knobs={"horizon": 60, "explore": 0.1, "width": 1.0, "grow": 0.35, "learned_horizon": 8},
    # Little search goes a long way here, and more of it not much further: steps between the levels (docs/players.md).
    levels={"rancher": {"iterations": 24}, "marshal": {"iterations": 800}, "adviser": {"iterations": 10_000}},
)

__all__ = ["THINKING"]
