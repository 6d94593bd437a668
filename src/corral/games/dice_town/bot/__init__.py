"""How players of Dice Town think."""

from dataclasses import replace
from pathlib import Path

from corral.game import Thinking

from . import strong
from .features import FEATURES, features
from .policy import FATES, fate, policy, quiet, weigh
from .reason import REASONS, reason
from .worth import POINT, SPREAD, WORTH_SPREAD, worth

THINKING = Thinking(
    worth,
    WORTH_SPREAD,
    POINT,
    SPREAD,
    policy=policy,
    weigh=weigh,
    quiet=quiet,
    fate=fate,
    fates=FATES,
    features=features,
    inputs=FEATURES,
    net=Path(__file__).with_name("value.npz"),
    reason=reason,
    reasons=REASONS,
    # Moves race over deals to the end of the round; a rancher goes by the policy.
    race={"width": 6, "gap": 3.0, "trust": 30},
    # Marshal's budget is a step above rancher and leaves room for another. Legend plays out by the stronger policy and
    # judges the end of a round by who may win, learned from games of that policy; what dice weigh beforehand it trusts
    # longer.
    levels={
        "rancher": {"policy": True},
        "marshal": {"iterations": 200},
        "legend": {"iterations": 2000, "strong": True, "knobs": (("trust", 40),)},
        "adviser": {"iterations": 4000, "strong": True, "learned": True, "knobs": (("trust", 40),)},
    },
)
THINKING = replace(
    THINKING,
    strong=replace(THINKING, worth=strong.worth, policy=strong.policy, weigh=strong.weigh, win_share=strong.WIN_SHARE),
)

__all__ = ["THINKING"]
