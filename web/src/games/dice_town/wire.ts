// Made from src/corral/games/dice_town/view.py by `make wire`. Do not edit.

export type Place = "mine" | "bank" | "store" | "saloon" | "sheriff" | "town-hall" | "doc";

/** What one viewer knows (DT-35). */
export interface View {
  phase: string; // what is being asked, or done
  asked: number[]; // the seats that are asked, as far as all may know
  over: boolean; // the game is over
  ended: "gold" | "property" | "rounds" | null; // why it is over (DT-31); null while it is not
  seats: Seat[]; // the seats, in order
  options: Options; // what is played
  round: number; // from 1; 0: set-up
  place: Place | null; // the house whose turn it is; null: none has begun
  first: number | null; // who is first there; null: not settled, or nobody
  second: number | null; // who is second there; null: not settled, or nobody
  tied: number[]; // equals among whom the Sheriff decides
  first_action: "A" | "B" | null; // which action the first has taken; null: none
  closed: Place | null; // the house that is closed this round; null: none
  last_roll: "next" | "now" | null; // the roll that is asked about is the last, or the one after it will be (DT-10); null: neither
  giving_to: number | null; // the seat that gets the card which is to be given; null: none is
  sheriff: number | null; // who has the badge; null: nobody
  mine: number; // nuggets in the mine
  bank: number; // dollars on the Bank
  coach: number; // dollars in the Stagecoach
  row: (string | null)[]; // property that lies open; null: an empty place
  decks: Decks; // how many cards each deck has
  discard: string[]; // the store's discard pile
  table: string[]; // cards played that lie on the table
  drawn: string[]; // cards just drawn; others see only of which kind
  river: River; // the river deck
  outlaws: Outlaws; // every outlaw; none without the expansion
  elixirs: Elixirs; // elixirs that lie open
  hunt: string[]; // the dice of a hunt
  spirit: Spirit; // the Indian die
  box: string[]; // property that is out of the game; ? where the viewer does not know it
  window: Window | null; // the card that may be played now; null: no window is open
  bribes: Offer[]; // the offers: the Sheriff sees all, a bidder its own
  street: House[]; // who stands where, in the order of the houses
  card_points: Record<string, number>; // store cards that score by themselves, with their points
}

/** One seat. All see how many cards it has; which ones, it alone, and all at the end. */
export interface Seat {
  points: number | null; // what the seat would have if the game ended now; null: the viewer may not know
  sheet: Record<string, number | null>; // the score sheet, row by row; the last row is `total`
  cash: number; // dollars
  nuggets: number; // nuggets
  sheriff: boolean; // it has the badge
  kept: string[]; // dice that are kept, as faces
  cup: string[]; // dice under the cup; ? for others
  loads: string[]; // faces of its loaded dice, once all know them
  cards: number; // store cards in its hand
  deeds: number; // deeds in its hand
  hand: string[] | null; // both, by name; null: the viewer does not see them
  barred: string[]; // cards of its own that it may not play now
  wired: string[]; // deeds behind barbed wire
  ranches: number; // ranches
  recruited: number[]; // outlaws that work for it
  captured: number[]; // outlaws it has captured
  acted: boolean; // it has acted this round, so the Doc does not treat it
  won: string[]; // property won this round that may be offered to the tribe
  pledge: Pledge | null; // what the viewer itself has answered; null: nothing is asked of several
  answered: boolean | null; // whether the viewer itself has answered; null: nothing is asked of several
}

/** What is played. */
export interface Options {
  wild_west: boolean; // with the expansion
  indians: boolean; // with the Indians
  edition: number; // 2018 or 2009
  second_action: "may" | "must"; // whether the second best at a house must act, or may pass
}

/** How many cards each deck has. */
export interface Decks {
  store: number; // store cards
  property: number; // deeds and ranches
  river: number; // river cards
  outlaws: number; // outlaws, the open one counted
  elixirs: number; // elixirs
}

/** The river deck: all know what is left, one seat may know the order of what lies on top. */
export interface River {
  left: string[]; // the cards that are left, in no order
  top: string[]; // those put back, uppermost first; ? where the viewer does not know it
  held: string[]; // those that are looked at now; ? where the viewer does not see them
  knower: number | null; // the seat that knows the top; null: nobody
}

/** Outlaws count from 1; those not named here are with the seats. */
export interface Outlaws {
  cards: Outlaw[]; // all of them, by number
  top: number | null; // the open one on the deck; null: none
  deck: number[]; // those below it, in no order
  wanted: number[]; // those at the Sheriff's office
}

/** Elixirs that lie open. */
export interface Elixirs {
  open: string[]; // on offer at Doc Badluck's
  used: string[]; // taken in this visit
  discard: string[]; // on the discard pile
}

/** The Indian die. */
export interface Spirit {
  holder: number | null; // the seat that has it; null: nobody
  bought: boolean; // the tribe was given a card for it this round
  guard: number | null; // the seat with a bodyguard; null: nobody
}

/** A moment in which a card may be played. */
export interface Window {
  card: string; // the card that may be played now
  answers: string | null; // the card it would answer; null: an action
  by: number; // the seat that played that card, or acts
  chain: number; // how many not-so-fast were played
  first: string | null; // the card that they are about; null: there is none
  target: number | null; // whom that card hits, announced with it (DT-28); null: nobody, or all others
}

/** A bribe. */
export interface Offer {
  seat: number; // whose it is
  dollars: number; // dollars offered
  nuggets: number; // nuggets offered
  card: string | null; // the card offered; null: none
}

/** Who stands at a house. */
export interface House {
  place: Place; // which house
  order: number[][]; // the seats, best first, equals together
}

/** What a seat has answered so far to a question put to several. */
export interface Pledge {
  outlaws: number[]; // before the roll: outlaws it uses
  dice: string[]; // dice it keeps, or lays on outlaws
  loads: string[]; // before the roll: faces of its loaded dice
  answers: number; // bribe: how much of its offer it has made; 0: nothing
  dollars: number; // bribe: dollars
  nuggets: number; // bribe: nuggets
  card: string | null; // bribe: a card; null: none
  play: boolean; // window: it plays the card
}

/** Both sides of an outlaw. */
export interface Outlaw {
  pair: string; // the face that his pair shows
  wanted: string; // the face that captures him
  reward: number; // dollars for him
}
