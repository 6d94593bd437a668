"""Dice Town in a terminal: the table as seen, the question, and moves in words."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .view import Seat, View

STYLES = {"9": "yellow", "10": "green", "J": "cyan", "Q": "magenta", "K": "bright_red", "A": "bold white"}
HOUSES = [
    ("mine", "Gold Mine", "9"), ("bank", "Bank", "10"), ("store", "Store", "J"), ("saloon", "Saloon", "Q"),
    ("sheriff", "Sheriff", "K"), ("town-hall", "Town Hall", "hand"), ("doc", "Doc Badluck", ""),
]  # fmt: skip
TITLES = {name: title for name, title, _ in HOUSES}

CARDS = {
    "cancan": "carry out your Saloon theft twice; the victims may differ",
    "not-so-fast": "cancels a store card that another player has just played",
    "surveyor": "with Town Hall A: also take the top card of the hidden property deck",
    "dynamite": "with Mine A: two nuggets per 9 instead of one",
    "election-fraud": "when another takes the badge with kings: you stay Sheriff",
    "accomplice": "when another robs the Bank: half of the loot, rounded down, is yours",
    "hypochondria": "visit Doc Badluck although you acted this round",
    "shopping-list": "with Store A: shop once more",
    "hold-up": "played at once: up to $4 from one other player",
    "loaded-die": "before your roll: set one unkept die to any face",
    "mule": "at the end 1 point per store card in your hand, itself included",
    "dog": "at the end 2 points per outlaw you have captured",
    "gift": "played at once: another player gives you a store card of his choice",
    "swindler": "played at once: up to $2 from each other player",
    "two-revolvers": "in your hunt: roll one die of your choice again",
    "whiskey": "with a Saloon theft: take a ranch of the victim instead of a hand card",
    "insurance": "when you are robbed in the Saloon: draw a card of the same deck",
    "desperado": "when recruiting: take any outlaw of the deck",
    "smoke-signal": "after Doc: take the Indian die from the village or from a player",
    "barbed-wire": "wire up to two deeds of your hand: open, safe from thieves, and they score",
    "sample-case": "draw a store card",
    "hat-round": "$2 from every other player",
    "gold-fever": "one nugget from every other player",
    "land-lottery": "the top card of the hidden property deck",
    "star": "take the Sheriff's badge",
    "discovery": "look at three river cards, carry one out, put the others back",
    "coupon": "take any card of the store's discard pile",
    "nothing": "nothing at all",
}
MEANINGS = {
    "roll": "Roll the dice that are left.",
    "seal": "Close your offer without a card.",
    "mine": "Dig one nugget per 9.",
    "pan": "Pan in the river: draw a river card and carry it out.",
    "rob": "Rob the Bank: all bills on it are yours.",
    "coach": "Rob the Stagecoach: $1 per 10.",
    "shop": "Shop: draw one card per Jack and keep one.",
    "doc": "Visit Doc Badluck at once.",
    "recruit": "Recruit the top outlaw: later he shows one or two dice for you.",
    "badge": "Take (or keep) the Sheriff's badge.",
    "hunt": "Hunt: roll one die per King; matching outlaws are captured.",
    "deeds": "Take the lowest property card of the row, and one more per Ace.",
    "deck": "Take the top card of the hidden property deck.",
    "enough": "Wire no further deed.",
    "elixir top": "Take the top elixir, whatever it is, and use it at once.",
    "remedy wire": "Wire up to two deeds of your hand.",
    "remedy card": "Draw a store card.",
    "remedy cash": "Take $2 from each other player.",
    "remedy gold": "Take one nugget from each other player.",
}


# Pieces of the drawing


def _dice(faces: list[str], hidden: str = "?") -> Text:
    text = Text()
    for face in faces:
        style = STYLES.get(face, "dim")
        text.append(f"▐{face if face != '?' else hidden}▌", style=f"{style} reverse" if face != "?" else "dim")
        text.append(" ")
    return text


def _outlaw(view: View, number: int, side: str) -> Text:
    card = view.outlaws.cards[number - 1]
    text = Text(f"{number}:")
    if side == "pair":
        return text.append(f"{card.pair}{card.pair}", STYLES[card.pair])
    return text.append(card.wanted, STYLES[card.wanted]).append(f" ${card.reward}", "dim")


def _joined(parts: list[Text], separator: str = "  ") -> Text:
    return Text(separator).join(parts) if parts else Text("–", "dim")


def _stock(view: View, place: str) -> list[Text]:
    """What lies at a house."""
    decks, options = view.decks, view.options
    if place == "mine":
        river = [Text(f"river {decks.river}", "blue")] if options.wild_west else []
        return [Text(f"◆ {view.mine} nuggets", "yellow"), *river]
    if place == "bank":
        return [Text(f"${view.bank}", "bold green"), Text(f"coach ${view.coach}", "green")]
    if place == "store":
        return [Text(f"deck {decks.store}"), Text(f"pile {len(view.discard)}", "dim")]
    if place == "saloon" and options.wild_west:
        top = view.outlaws.top
        return [Text("top ").append(_outlaw(view, top, "pair")) if top else Text("no outlaw", "dim")]
    if place == "sheriff" and options.wild_west:
        return [_outlaw(view, number, "wanted") for number in view.outlaws.wanted] or [Text("nobody", "dim")]
    if place == "town-hall":
        return [Text(card or "–", "bright_cyan" if card else "dim") for card in view.row] + [
            Text(f"deck {decks.property}", "dim")
        ]
    if place == "doc" and options.edition == 2018:
        return [Text(name, "green") for name in view.elixirs.open]
    return [Text("")]


def _street(view: View) -> Table:
    table = Table(box=box.ROUNDED, expand=True, padding=(0, 0), border_style="yellow")
    for place, title, face in HOUSES:
        here = view.place == place
        style = "reverse bold" if here else "bold"
        heading = Text(title, style)
        if face:
            heading.append(f" {face}", STYLES.get(face, "white"))
        table.add_column(heading, justify="center", ratio=1)
    table.add_row(*(Text("\n").join(_stock(view, place)) for place, *_ in HOUSES))
    orders: dict[str, list[list[int]]] = {house.place: house.order for house in view.street}
    cells = []
    for place, *_ in HOUSES:
        if view.closed == place:
            cells.append(Text("closed", "bold red"))
        elif place == "doc":
            idle = [str(seat + 1) for seat, each in enumerate(view.seats) if not each.acted]
            cells.append(Text("patients " + " ".join(idle) if view.place else "", "dim"))
        else:
            order = " › ".join("=".join(map(str, tied)) for tied in orders.get(place, []))
            cells.append(Text(order or "–", "bold" if order else "dim"))
    table.add_section()
    table.add_row(*cells)
    return table


def _possessions(view: View, seat: Seat) -> list[Text]:
    """Hand, property and outlaws of a seat, as all see them."""
    counted = [(seat.cards, "card"), (seat.deeds, "deed")]
    hand = [f"{number} {thing}{'' if number == 1 else 's'}" for number, thing in counted if number]
    wired = "wired " + " ".join(card[-1] for card in seat.wired) if seat.wired else ""
    ranches = f"{seat.ranches} ranch{'' if seat.ranches == 1 else 'es'}" if seat.ranches else ""
    cells = [Text(", ".join(hand) or "–"), Text(", ".join(filter(None, [wired, ranches])) or "–")]
    if view.options.wild_west:
        rewards = sum(view.outlaws.cards[number - 1].reward for number in seat.captured)
        cells.append(_joined([_outlaw(view, outlaw, "pair") for outlaw in seat.recruited], " "))
        cells.append(Text(f"{len(seat.captured)} for ${rewards}" if seat.captured else "–"))
    return cells


def _seats(view: View, viewer: int) -> Table:
    table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1))
    more = ["Outlaws", "Captured"] if view.options.wild_west else []
    for heading in ["", "Dice", "$", "◆", "Hand", "Property", *more, "✓", "Points"]:
        table.add_column(heading, no_wrap=heading not in ("Hand", "Property", "Outlaws"))
    for number, seat in enumerate(view.seats, 1):
        name = Text(f"{'★' if seat.sheriff else ' '} {number}", "bold yellow" if seat.sheriff else "bold")
        if view.spirit.holder == number:
            name.append(" ⚂", "red")
        if view.spirit.guard == number:
            name.append(" ⛨", "cyan")
        dice = _dice(seat.kept)
        if seat.cup:
            dice.append("│ ").append(_dice(seat.cup))
        points = "?" if seat.points is None else str(seat.points)
        table.add_row(
            name,
            dice,
            Text(str(seat.cash), "green"),
            Text(str(seat.nuggets), "yellow"),
            *_possessions(view, seat),
            Text("✓" if seat.acted else "", "green"),
            Text(points, "bold"),
            style="on grey15" if number == viewer else "",
        )
    return table


def _notes(view: View, viewer: int) -> list[Text]:
    """What lies on the table at this moment."""
    notes = []
    if view.table:
        notes.append(Text("On the table: " + ", ".join(view.table), "bold magenta"))
    if view.drawn:
        notes.append(Text("Drawn: " + ", ".join(view.drawn)))
    if view.hunt:
        notes.append(Text("Hunt: ").append(_dice(view.hunt)))
    if view.river.held:
        notes.append(Text("Looked at in the river: " + ", ".join(view.river.held), "blue"))
    for offer in view.bribes:
        card = f" and {offer.card}" if offer.card else ""
        notes.append(Text(f"Seat {offer.seat} offers ${offer.dollars}, {offer.nuggets} nuggets{card}", "green"))
    if view.window:
        what = view.window.answers or "an action"
        notes.append(Text(f"Window: {view.window.card} may answer {what} of seat {view.window.by}", "bold cyan"))
    if view.discard:
        notes.append(Text("Discard pile: " + ", ".join(view.discard), "dim"))
    seat = view.seats[viewer - 1] if viewer > 0 else None
    if seat and seat.hand is not None:
        for name in seat.hand:
            effect = _effect(view, name)
            notes.append(Text("  • ").append(name, "bold").append(f": {effect}", "dim"))
    return notes


def _sheets(view: View) -> Table:
    """The final account."""
    rows = list(view.seats[0].sheet)
    table = Table("", *(f"Seat {number}" for number in range(1, len(view.seats) + 1)), box=box.ROUNDED)
    for row in rows:
        style = "bold" if row == "total" else ""
        table.add_row(row, *(str(seat.sheet[row]) for seat in view.seats), style=style)
    return table


def draw(view: View, viewer: int) -> RenderableType:
    """The whole table; viewer counts from 1, -1 is a spectator."""
    where = f" · {TITLES[view.place]}" if view.place else ""
    title = Text(f" Dice Town · round {view.round}{where} ", "bold yellow")
    parts: list[RenderableType] = [_street(view), _seats(view, viewer)]
    notes = _notes(view, viewer)
    if notes:
        parts.append(Panel(Text("\n").join(notes), title="Your hand" if viewer > 0 else None, border_style="dim"))
    if view.over:
        parts.append(_sheets(view))
    return Panel(Group(*parts), title=title, border_style="yellow", width=110)


# Words

QUESTIONS = {
    "before": "Before the roll: do you use an outlaw or a loaded die?",
    "keep": "Which dice do you keep? One is free, each further one costs $1, none costs $1.",
    "bribe": "You are tied at the {place}: what do you offer the Sheriff?",
    "favour": "You are the Sheriff: whom do you favour at the {place}?",
    "act": "What do you do at the {place}?",
    "take card": "Which of the cards drawn do you keep?",
    "take stolen": "Which of the stolen cards do you keep?",
    "take discarded": "Which card of the discard pile do you take?",
    "take river": "Which river card do you carry out?",
    "put back": "Which river card do you put back next? The first one lies uppermost.",
    "take outlaw": "Which outlaw of the deck do you take?",
    "steal again": "The cancan goes on: whom do you rob now?",
    "again": "Do you use Two Revolvers to roll one die of the hunt again?",
    "catch": "Which outlaw do you capture?",
    "visit": "Doc Badluck: which elixir do you take?",
    "wire": "Which deed do you fence with barbed wire?",
    "remedy": "Doc Badluck: which remedy do you choose?",
    "target": "Whom does the card hit?",
    "give": "Which store card do you give away?",
    "bless": "The shaman blesses you: which of your dice turns to which face?",
    "ambush": "Ambush: who rolls which die again?",
    "close": "War path: which place is closed this round?",
    "tribe": "Do you give the tribe a property card you won, for the Indian die?",
}


def question(view: View, seat: int) -> str:
    """What this seat (from 1) is asked, in one sentence."""
    if view.window:
        window = view.window
        if window.answers:
            return f"Seat {window.by} plays {window.answers}: do you play {window.card}?"
        return f"Do you play {window.card} now?"
    if view.place and view.phase in ("bribe", "favour", "act"):
        return QUESTIONS[view.phase].format(place=TITLES[view.place])
    return QUESTIONS.get(view.phase, "The game is over." if view.over else f"Seat {seat} waits.")


def _effect(view: View, name: str) -> str:
    """What a card does, in our own words."""
    if name.startswith("deed-"):
        return f"land worth {name[-1]}"
    if name.startswith("gold-") and name[5:].isdigit():
        return f"{name[5:]} nuggets from the mine"
    if name.startswith("purse-"):
        return f"up to ${name[6:]} from the Bank"
    return CARDS.get(name) or f"{view.card_points.get(name, 0)} points at the end"


def _card(view: View, name: str) -> str:
    return name if name == "ranch" else f"{name} ({_effect(view, name)})"


def _describe_dice(words: list[str]) -> str:
    verb, *rest = words
    if verb == "keep":
        price = f"for ${len(rest) - 1}" if len(rest) > 1 else "free" if rest else "for $1"
        return f"Keep {' '.join(rest) or 'no die'}, {price}."
    if verb == "outlaw":
        dice = "one die" if len(rest) == 2 else "two dice"
        return f"Lay {dice} on outlaw {rest[0]}, showing {rest[1]}; then he is wanted."
    if verb == "load":
        return f"Play Loaded Die: one die shows {rest[0]}."
    if verb == "again":
        return f"Play Two Revolvers: roll a {rest[0]} of the hunt again."
    if verb == "bless":
        return f"Turn one of your dice from {rest[0]} to {rest[1]}."
    return f"Seat {rest[0]} rolls one {rest[1]} again."


def _describe_steal(words: list[str]) -> str:
    text = f"Rob seat {words[1]}: one card per Queen is drawn from his hand, you keep one"
    if "whiskey" in words:
        text = f"Rob seat {words[1]} with Whiskey: take one of his ranches"
    return text + ("; Cancan: then rob a second time." if "cancan" in words else ".")


def describe(view: View, seat: int, text: str) -> str:
    """What a move would mean here, in words."""
    words = text.split()
    if text in MEANINGS:
        return MEANINGS[text]
    verb, rest = words[0], words[1:]
    if verb in ("keep", "outlaw", "load", "again", "bless", "ambush"):
        return _describe_dice(words)
    if verb == "steal":
        return _describe_steal(words)
    if verb in ("mine", "shop", "recruit", "deeds"):
        return f"{MEANINGS[verb]} Play {rest[0]}: {CARDS[rest[0]]}."
    if verb == "pass":
        return "Do nothing."
    if verb in ("offer", "nuggets"):
        return f"Offer {'$' if verb == 'offer' else ''}{rest[0]}{'' if verb == 'offer' else ' nuggets'}."
    if verb == "take" and rest[0].startswith("outlaw-"):
        return f"Take outlaw {rest[0][7:]}."
    name = " ".join(rest)
    phrases = {
        "card": f"Add to your offer: {_card(view, name)}.",
        "favour": "Decide for yourself; nobody pays."
        if name == str(seat)
        else f"Favour seat {name}; he pays his offer.",
        "take": f"Take {_card(view, name)}.",
        "top": f"Put {_card(view, name)} back onto the river deck.",
        "catch": f"Capture outlaw {name}.",
        "elixir": f"Take the elixir {_card(view, name)}.",
        "wire": f"Fence {_card(view, name)}: it lies open, cannot be stolen, and scores.",
        "target": f"Seat {name} is hit.",
        "give": f"Give away {_card(view, name)}.",
        "play": f"Play {_card(view, name)}.",
        "close": f"Nobody acts at the {TITLES.get(name, name)} this round.",
        "tribe": f"Put {_card(view, name)} into the box and take the Indian die.",
    }
    return phrases.get(verb, text)
