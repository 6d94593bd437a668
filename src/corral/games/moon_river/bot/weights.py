"""Moon River: the numbers by which `strong` judges moves, in points. `corral tune moon_river` learns them."""

from pathlib import Path

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

HELD, OFFERED = 0, 1  # a parcel that does not lie yet: in storage, or in the column
WEIGHTS = np.dtype(
    [
        # A parcel, HELD and OFFERED
        ("match", "f8", 2),  # for each cow of the largest open herd of its landscape
        ("cow", "f8", 2),  # a cow symbol
        ("cow_match", "f8", 2),  # the same, for each parcel of the largest open territory
        ("cow_match_early", "f8", 2),  # the same, in addition at the beginning
        ("fresh", "f8", 2),  # of what a parcel in the ranch will still win
        ("skull", "f8", 2),  # less, for each parcel of the largest open territory
        ("circle", "f8", 2),
        ("saloon", "f8", 2),  # a circle, of what the best partner in the saloon is worth
        ("saloon_early", "f8", 2),  # the same, in addition at the beginning
        ("yielded", "f8", (2, 3)),  # of a gold, beaver, ear
        ("liked", "f8", (2, 6)),  # by landscape
        ("liked_early", "f8", (2, 6)),
        ("alike", "f8", 2),  # for each parcel of its landscape in storage
        ("stranger", "f8", 2),  # less, where its landscape has no open territory
        # By landscape, what a cow and a parcel of it will still win: at the beginning, and less and less until the
        # last round; and in addition for each parcel, or cow, of the landscape in the pile
        ("growth", "f8", 5),
        ("growth_pile", "f8", 5),
        ("calves", "f8", 5),
        ("calves_pile", "f8", 5),
        ("room", "f8", 5),  # a free cell beside a landscape, for each cow of its largest open herd
        ("room_late", "f8"),  # the same, at any time and for every landscape
        ("crowd", "f8"),  # a second cow on a parcel
        # A domino. Two numbers: always, and in addition at the beginning
        ("hole", "f8", 2),  # less, for a free cell without free neighbours
        ("corner", "f8", 2),  # with a single one
        ("bridgehead", "f8", 2),  # built on, where a bridge leads
        ("free", "f8", 2),  # beside a cell that is built on
        ("laid_circle", "f8", 2),
        ("laid_saloon", "f8", 2),  # the same, of what the best partner in the saloon is worth
        ("yield_early", "f8"),  # gold, beavers and ears at the beginning, in addition: experts will see them
        ("stored", "f8", 2),  # of a parcel's value while it is stored
        ("wait", "f8", 2),  # not to build
        ("full", "f8"),  # the same in addition, with three parcels or more
        ("farther", "f8", 2),  # less, for each place farther from the box
        ("farther_still", "f8"),  # the same, squared
        # Partners
        ("step", "f8"),  # what a cowboy's step must bring
        ("cowboy", "f8"),
        ("first_step", "f8"),  # of what a cowboy's first step brings
        ("expert", "f8", 3),  # of what a gold digger, trapper, farmer sees now
        ("to_come", "f8", 3),  # what they will still see
        ("exchange", "f8", 2),  # a desperado
        ("theft", "f8", 2),  # a cattle thief
        ("grazing", "f8"),  # the same, for each parcel of the territory in which the cow will stand
    ]
)


def read(path: Path) -> Floats:
    """The weights in a file, in a row; those that it does not have are 0."""
    found = np.zeros(1, WEIGHTS)
    with np.load(path) as parts:
        for name in parts:
            found[name] = parts[name]
    return found.view(np.float64)


STRONG = read(Path(__file__).with_name("strong.npz"))
