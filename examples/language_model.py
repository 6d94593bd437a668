"""A language model's loop, with a fake model in its place: put your own call into `answer`.

python examples/language_model.py [GAME]
"""

import random
import sys

from corral.talk import Session

chance = random.Random(1)


def answer(prompt: str, legal: list[str]) -> str:
    """Here a model would read the prompt. This one draws lots, and sometimes writes nonsense."""
    return "I would rather sing" if chance.random() < 0.05 else chance.choice(legal)


def main(game: str = "wind_river") -> dict:
    session = Session(game, seats=3, seat=1, opponents="random", seed=1, most_errors=5)
    reason = ""
    while not session.over:
        prompt = session.prompt() if not reason else f"That was not possible: {reason}"
        reason = session.play(answer(prompt, session.match.moves(1)))
    print(score := session.score())
    return score


if __name__ == "__main__":
    main(*sys.argv[1:])
