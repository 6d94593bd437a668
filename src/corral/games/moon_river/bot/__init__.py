"""How players of Moon River think."""

from dataclasses import replace
from pathlib import Path

from corral.game import Thinking, Tuning

from . import strong, weights
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
    # Moves differ by few points of many, and a new column is unknown.
    knobs={"explore": 0.15, "beyond": 0},
    levels={"legend": {"strong": True, "learned": False}, "adviser": {"iterations": 4000, "strong": True}},
)
THINKING = replace(
    THINKING,
    strong=replace(
        THINKING,
        worth=strong.worth,
        policy=strong.policy,
        weigh=strong.weigh,
        fate=strong.fate,
        fates=strong.FATES,
        race=strong.RACE,
        tuning=Tuning(strong.policy_by, strong.weigh_by, weights.STRONG, weights.WEIGHTS, weights.read),
    ),
)

__all__ = ["THINKING"]
