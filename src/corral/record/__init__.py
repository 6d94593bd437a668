"""A table's history as text: fold, advance, replay, verify. Nothing else knows the format.

    game moon_river 1
    table k3f
    seats ann bob
    options mode=legends scenario=outlaws
    pieces 3f9a12c07d11
    commit 9c1e...                 hash of the seed
    salt 9f03 -                    what the players added, by seat; - for nothing
    lots named                     each draw goes by the name of what is drawn, not by its number: the deal of the day
    seed 51aa...                   revealed when the game is over (`secret` while it is not: a private save)

    n reveal desert-gold.3         NATURE's line
    1 pick 2                       seat 1
    * back 12                      the table's own: go on from the position after line 12
    * seat 2 bot greedy            who plays a seat from here on
    * resign 1  * time 1           seat 1 gives up; seat 1 was too slow
    * pause 1  * resume 1          its clocks stand still; they go on
    * ask 1 back 12  * yes 2       seat 1 would like to go back; seat 2 agrees (or `* no 2`)
    * unrated                      it does not count any more
    * given                        all above was taken over from another game; from here on the seed decides

Lines are numbered from 1 below the blank line, and only added.

    format     a text is read, every mistake named by its line
    fold       the position that lines lead to, and lines that are added
    advance    on by chance and forced choices to the next real one
    telling    the lines as one viewer may read them
    proof      every draw recomputed from the seed
"""

from corral.game import NotAMove

from .advance import advance, asks_anonymously, open_pledges, shows_who_answered
from .fold import MARKS, TABLE_WORD, Ask, Fold, Header, NotNow, Ply, name_of
from .format import HEX, NAME, NO_SALT, BadRecord, parse
from .proof import Verdict, verify
from .telling import Telling, told

__all__ = [
    "HEX", "MARKS", "NAME", "NO_SALT", "TABLE_WORD", "Ask", "BadRecord", "Fold", "Header", "NotAMove", "NotNow", "Ply",
    "Telling", "Verdict", "advance", "asks_anonymously", "name_of", "open_pledges", "parse", "shows_who_answered",
    "told", "verify",
]  # fmt: skip
