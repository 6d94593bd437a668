"""Dice Town: one position, the names of its pieces, and the numbers of its moves."""

from dataclasses import dataclass
from enum import IntEnum

import numpy as np

SEATS = 6
DICE = 5
FACES = ["9", "10", "J", "Q", "K", "A"]
NINE, TEN, JACK, QUEEN, KING, ACE = range(6)
ROUNDS = 60  # DT-31: safety
BILLS = 8  # each player starts with
RANCHES = 10

# The street, in the order of play; the first five are played for by the face of the same number
PLACES = ["mine", "bank", "store", "saloon", "sheriff", "town-hall", "doc"]
MINE, BANK, STORE, SALOON, SHERIFF, TOWN_HALL, DOC = range(7)

# Store cards, in the order of their numbers; what they do is rules
CARDS = [
    "spurs", "hat", "boots", "saddle", "colt", "horse", "cancan", "not-so-fast", "surveyor", "dynamite",
    "election-fraud", "accomplice", "hypochondria", "shopping-list", "hold-up", "loaded-die", "cattle", "winchester",
    "mule", "dog", "gift", "swindler", "two-revolvers", "whiskey", "insurance", "desperado", "smoke-signal",
]  # fmt: skip
CANCAN, NOT_SO_FAST, SURVEYOR, DYNAMITE, ELECTION_FRAUD, ACCOMPLICE, HYPOCHONDRIA, SHOPPING_LIST = range(6, 14)
HOLD_UP, LOADED_DIE, CATTLE = 14, 15, 16
MULE, DOG, GIFT, SWINDLER, TWO_REVOLVERS, WHISKEY, INSURANCE, DESPERADO, SMOKE_SIGNAL = range(18, 27)
KINDS = len(CARDS)
COPIES = 3  # most copies of one store card
AT_ONCE = 1 << HOLD_UP | 1 << GIFT | 1 << SWINDLER  # never in a hand
# where a store card may be: a hand (0-5) or
PLACE_DECK, PLACE_PILE, PLACE_TABLE, PLACE_DRAWN, PLACE_ALL = range(SEATS, SEATS + 5)

VALUES = 5  # deeds are worth 1-5
DEED_COPIES = 5
DEEDS = VALUES * DEED_COPIES  # a deed is (value - 1) * DEED_COPIES + copy; a ranch in the row DEEDS + copy

RIVER = ["gold-2", "gold-3", "gold-4", "gold-5", "star", "purse-2", "purse-3", "discovery", "coupon", "nothing"]
STAR, PURSE_2, PURSE_3, DISCOVERY, COUPON, NOTHING = range(4, 10)
RIVER_COPIES = 3

OUTLAWS = 12

ELIXIRS = ["barbed-wire", "sample-case", "hat-round", "gold-fever", "land-lottery"]
REMEDIES = ["wire", "card", "cash", "gold"]  # edition 2009; the first four elixirs do the same
WIRE_DEEDS, STORE_CARD, CASH_ROUND, GOLD_ROUND, LAND = range(5)
ELIXIR_COPIES = 6

SPIRITS = ["shaman", "ambush", "bodyguard", "war-path"]
SHAMAN, AMBUSHER, BODYGUARD = range(3)
# All faces that an Indian die may have. Those of the shipped one stand first: USUAL_FACES, a bit mask.
SPIRIT_FACES = [
    "shaman.1", "shaman.2", "ambush.1", "ambush.2", "bodyguard.1", "war-path.1",
    "shaman.3", "ambush.3", "bodyguard.2", "bodyguard.3", "war-path.2", "war-path.3",
]  # fmt: skip
USUAL_FACES = 63
SPIRIT_COPIES = 3  # most faces with one spirit: each of the four is on the die
SPIRIT_OF = np.array([SPIRITS.index(face.split(".")[0]) for face in SPIRIT_FACES], np.int32)

# Phases. First the questions of NATURE,
(
    PHASE_DIE, PHASE_HUNT, PHASE_REVOLVER, PHASE_AMBUSHED, PHASE_SHOP, PHASE_CARD, PHASE_ROW, PHASE_PROPERTY,
    PHASE_THEFT, PHASE_RIVER, PHASE_DISCOVERY, PHASE_WANTED, PHASE_TOP_OUTLAW, PHASE_ELIXIR, PHASE_TOP_ELIXIR,
    PHASE_SHERIFF, PHASE_SPIRIT,
) = range(17)  # fmt: skip
# then what several seats are asked at once,
PHASE_BEFORE, PHASE_KEEP, PHASE_BRIBE, PHASE_NOT_SO_FAST, PHASE_REACT = range(17, 22)
# then what one seat is asked (its number is s.a),
(
    PHASE_FAVOUR, PHASE_ACT, PHASE_TAKE_SHOP, PHASE_TAKE_THEFT, PHASE_TAKE_COUPON, PHASE_TAKE_RIVER, PHASE_TOP,
    PHASE_TAKE_OUTLAW, PHASE_STEAL_AGAIN, PHASE_AGAIN, PHASE_CATCH, PHASE_VISIT, PHASE_WIRE, PHASE_REMEDY, PHASE_TARGET,
    PHASE_GIVE, PHASE_BLESS, PHASE_AMBUSH, PHASE_CLOSE, PHASE_TRIBE,
) = range(22, 42)  # fmt: skip
PHASE_OVER = 42
# and last the steps, which ask nobody and are carried out at once.
(
    STEP_ROUND, STEP_BEFORE, STEP_LOADS, STEP_LOADED, STEP_ROLL, STEP_TOWN, STEP_ARRIVE, STEP_FIRST, STEP_SECOND,
    STEP_LEAVE, STEP_PLAYED, STEP_DISCARD, STEP_AT_ONCE, STEP_STRUCK, STEP_MINE, STEP_CARRY, STEP_TOP, STEP_ACCOMPLICE,
    STEP_SHOP, STEP_THEFT, STEP_CANCAN, STEP_INSURANCE, STEP_DESPERADO, STEP_BADGE, STEP_REVOLVER, STEP_CATCH,
    STEP_DEEDS, STEP_SURVEYOR, STEP_OFFERING, STEP_DOC, STEP_HYPOCHONDRIA, STEP_VISITS, STEP_SHELVE, STEP_EVENING,
    STEP_SMOKE, STEP_NIGHT,
) = range(43, 79)  # fmt: skip
DEPTH = 16  # of the agenda

# Moves: what a seat may choose,
ROLL = 0
OUTLAW = ROLL + 1  # + (outlaw * 6 + face) * 2 + (dice - 1)
LOAD = OUTLAW + OUTLAWS * 12  # + face
KEEP = LOAD + 6  # + rank of the multiset of faces, see cup.py
KEEPS = 462
OFFER = KEEP + KEEPS  # + dollars
DOLLARS = 54  # 53 bills are the most
NUGGETS = OFFER + DOLLARS  # + nuggets
GOLD = 41
BRIBE_CARD = NUGGETS + GOLD  # + store card, or KINDS + value - 1
SEAL = BRIBE_CARD + KINDS + VALUES
FAVOUR = SEAL + 1  # + seat
DIG = FAVOUR + SEATS  # `mine`
DIG_DYNAMITE, PAN, ROB, COACH, SHOP, SHOP_LIST, VISIT_DOC = range(DIG + 1, DIG + 8)
STEAL = VISIT_DOC + 1  # + seat * 4 + 1 with Cancan + 2 with Whiskey
RECRUIT = STEAL + SEATS * 4
RECRUIT_DESPERADO, BADGE, HUNT, TAKE_ROW, TAKE_ROW_SURVEYOR, TAKE_DECK = range(RECRUIT + 1, RECRUIT + 7)
TAKE = TAKE_DECK + 1  # + store card, KINDS + value - 1, KINDS + VALUES + river card
TOP = TAKE + KINDS + VALUES + len(RIVER)  # + river card
TAKE_OUTLAW = TOP + len(RIVER)
AGAIN = TAKE_OUTLAW + OUTLAWS  # + face
PASS = AGAIN + 6
CATCH = PASS + 1  # + outlaw
ELIXIR = CATCH + OUTLAWS  # + elixir
ELIXIR_TOP = ELIXIR + len(ELIXIRS)
WIRE = ELIXIR_TOP + 1  # + value - 1
ENOUGH = WIRE + VALUES
REMEDY = ENOUGH + 1
TARGET = REMEDY + len(REMEDIES)  # + seat
GIVE = TARGET + SEATS  # + store card
PLAY_CARD = GIVE + KINDS  # + store card
BLESS = PLAY_CARD + KINDS  # + face * 6 + new face
AMBUSH = BLESS + 36  # + seat * 6 + face
CLOSE = AMBUSH + SEATS * 6  # + place
TRIBE = CLOSE + len(PLACES)  # + value - 1, or VALUES for a ranch
CHOICES = TRIBE + VALUES + 1
# and what NATURE may draw: one number per physical copy
SHERIFF_LOT = CHOICES  # + seat
DIE = SHERIFF_LOT + SEATS  # + face
DRAW = DIE + 6  # + card * COPIES + copy
DRAW_DEED = DRAW + KINDS * COPIES  # + deed
DRAW_RANCH = DRAW_DEED + DEEDS
DRAW_RIVER = DRAW_RANCH + RANCHES  # + card * RIVER_COPIES + copy
DRAW_OUTLAW = DRAW_RIVER + len(RIVER) * RIVER_COPIES
DRAW_ELIXIR = DRAW_OUTLAW + OUTLAWS  # + elixir * ELIXIR_COPIES + copy
SPIRIT = DRAW_ELIXIR + len(ELIXIRS) * ELIXIR_COPIES
ACTIONS = SPIRIT + len(SPIRIT_FACES)
MOVES = KINDS * COPIES + DEEDS  # a blind theft of a hand that holds everything
LINES = 100_000  # 60 rounds; money bounds the rolls of a round

# Numbers read from the piece files
TABLE_COUNT = 0  # by store card
TABLE_VP = TABLE_COUNT + KINDS
TABLE_RIVER = TABLE_VP + KINDS
TABLE_PAIR = TABLE_RIVER + len(RIVER)
TABLE_WANTED = TABLE_PAIR + OUTLAWS
TABLE_REWARD = TABLE_WANTED + OUTLAWS
TABLE_ELIXIR = TABLE_REWARD + OUTLAWS
TABLE_DEEDS = TABLE_ELIXIR + len(ELIXIRS)  # by value
TABLE_DEEDS_2009 = TABLE_DEEDS + VALUES
TABLE_SPIRITS = TABLE_DEEDS_2009 + VALUES  # bit mask of the Indian die's faces
TABLE_SIZE = TABLE_SPIRITS + 1


def _fields() -> list[tuple[str, type[np.int32]] | tuple[str, type[np.int32], int | tuple[int, ...]]]:
    one = np.int32
    return [
        # the agenda: what is to be done now, and below it what comes after that
        ("phase", one),
        ("a", one),  # arguments of the phase; of a question to one seat: a is the seat
        ("b", one),
        ("c", one),
        ("top", one),  # how many lie below
        ("stack", one, (DEPTH, 4)),
        ("waiting", one),  # seats that have still to answer a question put to several
        ("pledge", one, (SEATS, 4)),  # their answers, see cup.py, town.py and cards.py
        ("cancelled", one),  # the card just played was cancelled
        ("reactor", one),  # who played the card asked for in the last window, or NONE
        # the table
        ("seats", one),
        ("wild_west", one),
        ("indians", one),  # 0: not in play; else 1, and above it by which faces the die differs from USUAL_FACES
        ("edition", one),
        ("seconds", one),  # second actions: 0 none, SECOND_MUST or SECOND_MAY
        ("round_no", one),
        ("sheriff", one),
        ("gold", one),  # nuggets in the mine
        ("bank", one),
        ("coach", one),
        ("cash", one, SEATS),
        ("nuggets", one, SEATS),
        # dice: six counts of four bits, the 9s lowest
        ("kept", one, SEATS),
        ("cup", one, SEATS),  # rolled in secret
        ("hunt", one),
        # this round
        ("acted", one),  # bit mask of seats
        ("spot", one),  # the location
        ("first", one),
        ("second", one),
        ("rivals", one),  # bit mask: tied for second, to be decided after the first action
        ("did", one),  # 1 or 2: the first action was A or B
        ("guard", one),  # who has the bodyguard
        ("closed", one),  # location on the war path
        # store cards: bit masks of kinds, by place and copy
        ("store", one, (SEATS + 5, COPIES)),
        ("vp", one, KINDS),
        ("fresh", one),  # Whiskeys stolen in this very action: they cannot boost it
        # property: bit masks of deeds, bit masks of ranches
        ("deeds", one, SEATS),
        ("wired", one, SEATS),
        ("ranches", one, SEATS),
        ("deck_deeds", one),
        ("deck_ranches", one),
        ("deck_floor", one),  # the deck counts as empty when so many are left (DT-7)
        ("row", one, 3),
        ("drawn_deeds", one),
        ("box_deeds", one),  # given to the tribe, known to all
        ("box_secret", one, SEATS),  # given to the tribe, known to the giver
        ("box_ranches", one),
        ("prize_row", one, 2),  # deeds won from the row at the Town Hall this round by first and second
        ("prize_deck", one, 2),
        ("prize_ranches", one, 2),
        # Wild West
        ("river", one),  # bit mask: not known to lie on top
        ("river_top", one, 2),  # put on top after a Discovery, uppermost first
        ("river_knower", one),  # who knows them
        ("held", one),  # looked at in a Discovery
        ("outlaw_deck", one),  # bit masks
        ("outlaw_top", one),
        ("recruited", one, SEATS),
        ("wanted", one),
        ("captured", one, SEATS),
        ("outlaw_pair", one, OUTLAWS),
        ("outlaw_face", one, OUTLAWS),
        ("reward", one, OUTLAWS),
        ("elixir_deck", one),
        ("elixir_open", one),
        ("elixir_used", one),
        ("elixir_pile", one),
        ("spirit", one),  # who has the Indian die; NONE: the village
        ("bought", one),  # it was bought this round
    ]


STATE = np.dtype((np.record, _fields()))


class SecondAction(IntEnum):
    MUST = 1
    MAY = 2


SECOND_MUST, SECOND_MAY = int(SecondAction.MUST), int(SecondAction.MAY)


@dataclass(frozen=True)
class OPTIONS:
    wild_west: bool = True  # the expansion
    indians: bool = False  # the Indian die and Smoke Signal
    edition: int = 2018  # 2018: elixirs; 2009: remedies and 25 deeds
    second_action: SecondAction = SecondAction.MUST  # the second must act where it can be, or may pass (DT-14)

    def __post_init__(self) -> None:
        if self.edition not in (2018, 2009):
            raise ValueError(f"edition is 2018 or 2009, not {self.edition}")
        if self.indians and not self.wild_west:
            raise ValueError("indians needs wild_west")
        if self.second_action == SecondAction.MAY and not self.wild_west:
            raise ValueError("second_action needs wild_west")

    @property
    def seats(self) -> range:
        return range(2, SEATS + 1 if self.wild_west else SEATS)
