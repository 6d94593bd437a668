// Made from src/corral/server/messages by `make wire`. Do not edit.

export const CODES = [
  "malformed",
  "wrong",
  "options",
  "name",
  "name-taken",
  "password-easy",
  "password-wrong",
  "address",
  "address-known",
  "address-code",
  "mail-enough",
  "mail-failed",
  "mail-refused",
  "record",
  "record-cut",
  "record-long",
  "record-version",
  "record-pieces",
  "unknown",
  "not-yours",
  "host-only",
  "private",
  "session-ended",
  "shut-out",
  "too-often",
  "too-many-tables",
  "too-many-bots",
  "hint-comes",
  "missing",
  "no-table",
  "no-user",
  "no-day",
  "not-now",
  "stale",
  "not-asked",
  "not-possible",
  "started",
  "not-started",
  "over",
  "not-over",
  "paused",
  "seat-taken",
  "seat-empty",
  "sits-already",
  "bot-plays",
  "given-up",
  "nothing-to-take-back",
  "taken-back-enough",
  "secret-open",
  "rated-back",
  "rated-pause",
  "rated-hint",
  "rated-table",
  "daily",
  "making",
  "making-failed",
  "disk-full",
  "database",
  "failed",
] as const;
export type Code = (typeof CODES)[number];

/** One thing that a move has changed, in the words of its game's `changes.py`. */
export interface Change {
  seat: number;
  what: string;
  amount: number;
  name: string;
  at: string;
}

/** What a viewer may see of one seat. */
export interface SeatView {
  points: number | null; // what the seat would have if the game ended now; null: the viewer may not know
  sheet: Record<string, number | null>; // the score sheet, row by row; the last row is `total`
}

/** What a viewer may see of a position. Seats count from 1. */
export interface View {
  phase: string; // what is being asked, or done
  asked: number[]; // the seats that are asked, as far as all may know
  over: boolean; // the game is over
  ended: string | null; // why it is over; null while it is not
  seats: SeatView[]; // the seats, in order
}

/** What the learner sees: nothing that the seat may not know. */
export interface LessonPosition {
  view: View;
  choices: string[];
  first: number;
  lines: string[];
  changes: Change[][];
}

/** What was found of a game. */
export interface Analysis {
  judge: string;
  game: string;
  deep: boolean;
  chance: string;
  looked: boolean;
  seats: Book[];
  events: Event[];
  chart: Point[];
}

/** One seat's account, in shares of the win from 0 to 1: start + luck + own + others + revision = result. */
export interface Book {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  revision: number;
  result: number;
}

/** A stretch of chance, or a choice. */
export interface Event {
  ply: number;
  until: number;
  kind: string;
  seat: number;
  change: number[];
  played: string;
  better: string;
  cost: number;
  error: number;
  mark: string;
}

/** A position of the chart. */
export interface Point {
  ply: number;
  shares: number[];
  points: number[];
  leads: number[];
}

/** One of NATURE's draws: how many outcomes there were, and which of them (from 0) stand in the record. */
export interface Draw {
  ply: number;
  outcomes: number;
  drawn: number[];
  lot: string;
}

/** A part of a view that has changed: where it is, and what stands there now. An empty path means the whole view. */
export interface Patch {
  path: (string | number)[];
  value: unknown;
}

/** A place to stop: after a move, or after all that chance brings before the next one. */
export interface Step {
  ply: number;
  seat: number;
  told: number;
  patches: Patch[];
}

export interface ClockSeen {
  bank: number;
  deadline: number | null;
}

export interface SeatSeen {
  name: string | null;
  bot: string | null;
  away: boolean;
  resigned: boolean;
  place: number | null;
  points: number | null;
}

export interface Seen {
  table: string;
  game: string;
  options: Record<string, string>;
  pace: Record<string, number>;
  rated: boolean;
  public: boolean;
  daily: string | null;
  commit: string;
  salts: string[];
  seed: string | null;
  seats: SeatSeen[];
  host: number[];
  started: boolean;
  over: boolean;
  paused: boolean;
  rematch: string | null;
  asked: number | null;
  choices: string[];
  view: View | null;
  ready: number[];
  clocks: ClockSeen[];
  wish: WishSeen | null;
}

/** A seat would like to take back. */
export interface WishSeen {
  seat: number;
  line: number;
  agreed: number[];
}

/** Be told of a table from now on: from one's own seat, or as spectator (seat 0); `version`: what is known. */
export interface Join {
  kind: "join";
  seat?: number | null;
  version?: number;
  chats?: number;
  id?: number;
  table: string;
}

/** Not be told any more. */
export interface Part {
  kind: "part";
  id?: number;
  table: string;
}

/** One or several moves of a seat, all or none. */
export interface Play {
  kind: "play";
  seat: number;
  version: number;
  moves: string[];
  id?: number;
  table: string;
}

/** What would come of these moves? Nothing is kept. */
export interface Try {
  kind: "try";
  seat: number;
  version: number;
  moves: string[];
  id?: number;
  table: string;
}

/** What would a good player do here, or after these moves of the same turn, and why? Not at rated tables. */
export interface Hint {
  kind: "hint";
  seat: number;
  version: number;
  moves?: string[];
  id?: number;
  table: string;
}

/** Take back the own last choice, or the one `steps` choices ago; where others must agree they are asked. */
export interface Undo {
  kind: "undo";
  seat: number;
  steps?: number;
  id?: number;
  table: string;
}

/** Answer to somebody's wish to take back. */
export interface Agree {
  kind: "agree";
  seat: number;
  yes: boolean;
  id?: number;
  table: string;
}

export interface Resign {
  kind: "resign";
  seat: number;
  id?: number;
  table: string;
}

/** Stop the clocks, or with on=false let them go on. */
export interface Pause {
  kind: "pause";
  seat: number;
  on: boolean;
  id?: number;
  table: string;
}

/** Stand up before the start; afterwards a bot plays for you until you `return`. */
export interface Leave {
  kind: "leave";
  seat: number;
  id?: number;
  table: string;
}

/** The bot gives the seat back. */
export interface Return {
  kind: "return";
  seat: number;
  id?: number;
  table: string;
}

export interface Say {
  kind: "say";
  text: string;
  id?: number;
  table: string;
}

/** Every 20 s: which version of which table the client has. What is missing is sent. */
export interface Here {
  kind: "here";
  versions?: Record<string, number>;
  id?: number;
}

/** Be told of open tables and one's own as `tables`, now and when something changes; with on=false no more. */
export interface Lobby {
  kind: "lobby";
  on?: boolean;
  id?: number;
}

/** The first message. */
export interface Hello {
  kind: "hello";
  now: number;
  name: string | null;
  every: number;
}

/** A table as the viewer may see it; `lines` are those from number `first` + 1 on, each with what it changed. */
export interface Position {
  kind: "position";
  table: string;
  seat: number;
  mine: number[];
  to_answer: number[];
  version: number;
  first: number;
  lines: string[];
  changes: Change[][];
  seen: Seen;
}

/** The game of a table that was asked for is being made ready, so much of it is done; its position will follow. */
export interface Making {
  kind: "making";
  table: string;
  game: string;
  share: number;
}

export interface Talk {
  kind: "talk";
  table: string;
  chats: ChatSeen[];
}

export interface Done {
  kind: "done";
  id: number;
}

/** Nothing has changed. `reason` is one English sentence, for programs; the browser has its own for every code. `stale`: the question is not put any more; a `position` follows. */
export interface Refused {
  kind: "refused";
  id: number;
  code: Code;
  reason: string;
  stale: boolean;
}

export interface Tried {
  kind: "tried";
  id: number;
  view: View;
  choices: string[];
  open: boolean;
}

/** The move to play next, why, and what was considered: the move first, then the others, best first. */
export interface Hinted {
  kind: "hinted";
  id: number;
  move: string;
  reason: ReasonSeen;
  chances: number[];
  choices: ChoiceSeen[];
}

/** The lobby. */
export interface Tables {
  kind: "tables";
  open: TableSeen[];
  mine: TableSeen[];
}

/** The table is not there any more: its host has closed it before it began. */
export interface Gone {
  kind: "gone";
  table: string;
}

/** The server stops. What was acknowledged is kept: connect again after so many seconds, at whatever is there. */
export interface Going {
  kind: "going";
  seconds: number;
}

/** The words of `hint-CODE`, with what they take. It is about the hinted move. */
export interface ReasonSeen {
  code: string;
  args: Record<string, number | string>;
}

export interface ChoiceSeen {
  text: string;
  share: number;
  chance: number | null;
}

export interface ChatSeen {
  number: number;
  name: string;
  text: string;
  at: number;
}

export interface GuestBody {
  name: string;
}

export interface AccountBody {
  name: string;
  password: string;
}

export interface LoginBody {
  name: string;
  password: string;
}

export interface PasswordBody {
  password: string;
  fresh: string;
}

/** What one likes: language, colours, sound, motion. Whatever the browser keeps there. */
export interface MeBody {
  settings: Record<string, string | number | boolean>;
}

export interface TokenBody {
  note: string;
}

/** A new table. Seats: "me", "open" or the level of a bot. */
export interface TableBody {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  pace?: Record<string, number>;
  rated?: boolean;
  public?: boolean;
  salt?: string;
  start?: boolean;
}

export interface SitBody {
  salt?: string;
}

export interface BotBody {
  level: string | null;
}

export interface PlayBody {
  seat: number;
  version: number;
  moves: string[];
}

/** What a player of the box has at the end: "nuggets": "9", or "a1": "farm cow". docs/server.md lists the facts. */
export interface ScoreSeat {
  name?: string;
  color?: string;
  facts?: Record<string, string>;
}

/** A game that was played with the box, to be counted. */
export interface ScoreBody {
  game: string;
  seats: ScoreSeat[];
  options?: Record<string, string>;
}

/** Seen from a seat; 0: a spectator's, null: one's own. */
export interface ReplayBody {
  table?: string;
  record?: string;
  seat?: number | null;
}

/** What could this seat have played after so many moves, and what would have come of these? */
export interface AskedBody {
  table?: string;
  record?: string;
  ply: number;
  seat: number;
  moves?: string[];
}

export interface AnalysisBody {
  table?: string;
  record?: string;
  deep?: boolean;
}

/** A new table that goes on after so many moves: this seat is mine, bots of this level have the others. */
export interface GoOnBody {
  table?: string;
  record?: string;
  ply: number;
  seat: number;
  level: string;
}

/** A player of a game of the box. */
export interface BoxSeat {
  name: string;
  place: number;
  points: number;
}

/** A game of the box, to be kept among my games: what the pad comes to, and the pad itself as text. */
export interface BoxBody {
  game: string;
  seat: number;
  seats: BoxSeat[];
  pad: string;
}

/** push: the browser's subscription as JSON text; email: an address; webhook: a URL. */
export interface NoticeBody {
  kind: string;
  address: string;
}

export interface NoticeChange {
  enabled?: boolean | null;
  code?: string | null;
}

/** A try at a lesson's question, or a move that is only looked at; `path`: the right answers before it. */
export interface AnswerBody {
  move: string;
  path?: string[];
  language?: "de" | "en" | "fr" | "nl";
}

/** An answer to a puzzle; null gives up. */
export interface PuzzleBody {
  move: string | null;
}

/** A new table that goes on from a puzzle; bots of this level have the other seats. */
export interface PuzzleOnBody {
  level: string;
}

export interface LookBody {
  move: string;
}

/** Lessons that were played to their end before anybody said who it was. */
export interface LearnedBody {
  lessons: string[];
}

/** With `hours`, no newcomer comes from the user's address for so long. */
export interface BanBody {
  banned: boolean;
  hours?: number;
}

/** Any answer that is not a success: `detail` says in one English sentence what was wrong. */
export interface Refusal {
  status_code: number;
  code: Code;
  detail: string;
  line: number | null;
}

export interface OptionSeen {
  name: string;
  usual: string;
  choices: string[];
}

export interface GameSeen {
  name: string;
  version: number;
  seats: number[];
  options: OptionSeen[];
  ready: number;
}

export interface GamesSeen {
  games: GameSeen[];
  levels: string[];
  address: string | null;
}

export interface MeSeen {
  name: string;
  guest: boolean;
  operator: boolean;
  settings: Record<string, unknown>;
  ratings: RatingSeen[];
  played: string[];
}

export interface RatingSeen {
  game: string;
  player: string;
  rating: number;
  skill: number;
  doubt: number;
  games: number;
}

export interface ProfileSeen {
  name: string;
  since: number;
  ratings: RatingSeen[];
  tables: TableSeen[];
}

/** A table in a list. */
export interface TableSeen {
  table: string;
  game: string;
  options: Record<string, string>;
  pace: Record<string, number>;
  rated: boolean;
  seats: SeatSeen[];
  asked: number[];
  mine: number[];
  started: number | null;
  ended: number | null;
  moved: number;
  dropped: boolean;
}

export interface TablesSeen {
  open: TableSeen[];
  mine: TableSeen[];
}

/** A game that was played with the box, counted by its rules: by seat. */
export interface ScoreSeen {
  sheets: (Record<string, number>)[];
  ties: (Record<string, number>)[];
  places: number[];
  remarks: string[];
  view: View;
}

/** For operators. */
export interface UserSeen {
  id: string;
  name: string;
  made: number;
  guest: boolean;
  operator: boolean;
  banned: boolean;
}

export interface TableMade {
  table: string;
  link: string;
}

export interface SessionSeen {
  id: string;
  kind: string;
  note: string;
  made: number;
  seen: number;
  this: boolean;
}

export interface TokenMade {
  token: string;
}

export interface NoticeSeen {
  id: string;
  kind: string;
  address: string;
  confirmed: boolean;
  enabled: boolean;
  reason: string | null;
}

export interface NoticesSeen {
  notices: NoticeSeen[];
  key: string;
  kinds: string[];
}

export interface Health {
  ok: boolean;
  reason: string;
}

export interface CoursesSeen {
  courses: CourseSeen[];
  learned: string[];
}

/** The lessons of a game, in their order. */
export interface CourseSeen {
  game: string;
  lessons: LessonLine[];
  first_game: FirstGameSeen;
}

export interface LessonLine {
  id: string;
  level: string;
  title: string;
  idea: string;
  steps: number;
  rules: string[];
}

/** What a course ends with. */
export interface FirstGameSeen {
  say: string;
  seats: number;
  bots: string;
  options: Record<string, string>;
}

/** A lesson, at its first question. */
export interface LessonSeen {
  game: string;
  id: string;
  title: string;
  idea: string;
  rules: string[];
  seat: number;
  names: string[];
  goals: string[];
  question: QuestionSeen;
}

export interface QuestionSeen {
  number: number;
  say: string;
  marks: Record<string, (string | number)[] | string | boolean>;
  show: string;
  position: LessonPosition;
}

/** `right`: what has come of it, and the next question unless it was the last. Else nothing has changed. */
export interface AnswerSeen {
  right: boolean;
  say: string;
  position: LessonPosition | null;
  next: QuestionSeen | null;
}

/** What would come of a move, as far as the learner can know. */
export interface LookSeen {
  view: View;
}

/** All puzzles, and where the user stands. */
export interface PuzzlesSeen {
  puzzles: PuzzleLine[];
  today: string;
  rating: number;
  row: number;
  longest: number;
}

export interface PuzzleLine {
  game: string;
  id: string;
  theme: string;
  rating: number;
  right: boolean | null;
}

/** A puzzle at its question. */
export interface PuzzleSeen {
  game: string;
  id: string;
  theme: string;
  seat: number;
  levels: string[];
  position: LessonPosition;
  today: boolean;
  next: string;
  stand: PuzzleStand;
}

/** Where a puzzle stands, and where the user does. */
export interface PuzzleStand {
  rating: number;
  row: number;
  hard: number;
  tries: number;
  solved: number;
  answered: boolean;
}

/** The verdict on an answer. */
export interface PuzzleAnswered {
  right: boolean;
  alike: boolean;
  counted: boolean;
  gained: number;
  moves: MoveJudged[];
  good: number;
  error: number;
  lead: number;
  playouts: number;
  played: string;
  reason: ReasonSeen;
  view: View;
  stand: PuzzleStand;
}

/** The whole game that a puzzle is from. */
export interface PuzzleGame {
  record: string;
  ply: number;
  seat: number;
}

export interface MoveJudged {
  move: string;
  chance: number;
}

/** The deal of a day. What others made of it is told to those who have played it, and to all when the day is over. */
export interface DailySeen {
  day: string;
  game: string;
  seats: number;
  level: string;
  begins: number;
  ends: number;
  now: number;
  promise: string;
  mine: DealSeen | null;
  people: number;
  points: number[];
  best: DealLine[];
  levels: DealLine[];
  streak: number;
  longest: number;
  week: DaySeen[];
  before: DaySeen;
  before_best: DealLine | null;
  month: number[];
}

/** Somebody's own attempt. */
export interface DealSeen {
  table: string;
  over: boolean;
  points: number | null;
  place: number | null;
  rank: number | null;
  beaten: number | null;
}

/** What somebody made of a deal. */
export interface DealLine {
  name: string;
  rank: number;
  points: number;
  place: number;
  table: string;
  mine: boolean;
}

export interface DaySeen {
  day: string;
  game: string;
  people: number;
  points: number | null;
  place: number | null;
  begun: boolean;
}

/** A game that is over, step by step, as one viewer may see it. */
export interface ReplaySeen {
  table: string;
  game: string;
  options: Record<string, string>;
  seats: SeatSeen[];
  seat: number;
  views: number[];
  mine: number[];
  ended: number | null;
  lines: string[];
  changes: Change[][];
  steps: Step[];
  proof: ProofSeen;
}

/** What is needed to check the dice: every draw, in order. See corral/fair.py. */
export interface ProofSeen {
  table: string;
  salts: string[];
  commit: string | null;
  seed: string | null;
  draws: Draw[];
  given: number;
}

/** What was found of a game so far, and what is being counted. */
export interface AnalysisSeen {
  quick: Analysis | null;
  deep: Analysis | null;
  counting: boolean | null;
  share: number;
  preparing: boolean;
  failed: boolean;
}

/** My games, the latest first, a page of them; what is counted is of all that were asked for. */
export interface HistorySeen {
  games: HistoryGame[];
  page: number;
  pages: number;
  total: number;
  all: number;
  since: number | null;
  names: string[];
  levels: string[];
  counting: number;
  shares: HistoryShare[];
  trail: HistoryPoint[];
}

/** One seat of mine. `luck` and `own` are shares of the win; luck is null where chance decides no more than who begins. */
export interface HistoryGame {
  table: string | null;
  box: string | null;
  game: string;
  options: Record<string, string>;
  rated: boolean;
  ended: number;
  seat: number;
  seats: SeatSeen[];
  luck: number | null;
  own: number | null;
  judge: string | null;
  marks: number | null;
  gain: number | null;
  state: "counting" | "failed" | "found" | "none";
  pad: string | null;
}

/** How often I win: of all games, of a game, of a game against people or bots of a level. */
export interface HistoryShare {
  game: string;
  against: string;
  games: number;
  share: number;
  low: number;
  high: number;
  fair: number;
  counted: number;
  own: number | null;
}

/** A game of the chart, the oldest first. */
export interface HistoryPoint {
  table: string;
  game: string;
  ended: number;
  own: number;
  mean: number;
  luck: number;
}

/** What could be played; after `moves` were tried, what they lead to. */
export interface AskedSeen {
  view: View;
  choices: string[];
  open: boolean;
}

export type Ask = Join | Part | Play | Try | Hint | Undo | Agree | Resign | Pause | Leave | Return | Say | Here | Lobby;

export type Tell = Hello | Position | Making | Talk | Done | Refused | Tried | Hinted | Tables | Gone | Going;
