"""Every message that exists, over HTTP and over the socket. The browser's `wire.ts` is made from this file.

Seats count from 1. `version` is how many lines the viewer has been told: each viewer has its own count, so that it
tells nothing of others' secrets. Times are the server's, in seconds since 1970.
"""

from corral.game import Change, SeatView, View
from corral.learn.playing import LessonPosition
from corral.players.ledger import Analysis, Book, Event, Point
from corral.table.replay import Draw, Patch, Step
from corral.table.seen import ClockSeen, SeatSeen, Seen, WishSeen

from . import afterwards, asks, bodies, days, learning, replies, tells
from .afterwards import *
from .asks import *
from .bodies import *
from .days import *
from .learning import *
from .replies import *
from .tells import *

ROOMS = (asks, tells, bodies, replies, learning, days, afterwards)
# made elsewhere, and sent in messages
PARTS = (
    *(Change, SeatView, View),
    LessonPosition,
    *(Analysis, Book, Event, Point),
    *(Draw, Patch, Step),
    *(ClockSeen, SeatSeen, Seen, WishSeen),
)
