// Made from src/corral/server/messages.py by `make wire`. Do not edit.

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
  again: string | null;
  asked: number | null;
  choices: string[];
  view: Record<string, unknown> | null;
  ready: number[];
  clocks: ClockSeen[];
  wish: WishSeen | null;
}

export interface WishSeen {
  seat: number;
  line: number;
  agreed: number[];
}

export interface Join {
  kind: "join";
  table: string;
  seat?: number | null;
  version?: number;
  chats?: number;
  id?: number;
}

export interface Part {
  kind: "part";
  table: string;
  id?: number;
}

export interface Play {
  kind: "play";
  table: string;
  seat: number;
  version: number;
  moves: string[];
  id?: number;
}

export interface Try {
  kind: "try";
  table: string;
  seat: number;
  version: number;
  moves: string[];
  id?: number;
}

export interface Hint {
  kind: "hint";
  table: string;
  seat: number;
  version: number;
  id?: number;
}

export interface Undo {
  kind: "undo";
  table: string;
  seat: number;
  steps?: number;
  id?: number;
}

export interface Agree {
  kind: "agree";
  table: string;
  seat: number;
  yes: boolean;
  id?: number;
}

export interface Resign {
  kind: "resign";
  table: string;
  seat: number;
  id?: number;
}

export interface Pause {
  kind: "pause";
  table: string;
  seat: number;
  on: boolean;
  id?: number;
}

export interface Leave {
  kind: "leave";
  table: string;
  seat: number;
  id?: number;
}

export interface Return {
  kind: "return";
  table: string;
  seat: number;
  id?: number;
}

export interface Say {
  kind: "say";
  table: string;
  text: string;
  id?: number;
}

export interface Here {
  kind: "here";
  versions?: Record<string, number>;
  id?: number;
}

export interface Lobby {
  kind: "lobby";
  on?: boolean;
  id?: number;
}

export interface Hello {
  kind: "hello";
  now: number;
  name: string | null;
  every: number;
}

export interface Position {
  kind: "position";
  table: string;
  seat: number;
  version: number;
  first: number;
  lines: string[];
  seen: Seen;
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

export interface Refused {
  kind: "refused";
  id: number;
  reason: string;
  stale: boolean;
}

export interface Tried {
  kind: "tried";
  id: number;
  view: Record<string, unknown>;
  choices: string[];
  open: boolean;
}

export interface Hinted {
  kind: "hinted";
  id: number;
  move: string;
  reason: string;
  chances: number[];
  choices: ChoiceSeen[];
}

export interface Tables {
  kind: "tables";
  open: TableSeen[];
  mine: TableSeen[];
}

export interface Going {
  kind: "going";
  seconds: number;
}

export interface ChoiceSeen {
  text: string;
  share: number;
  reward: number;
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

export interface MeBody {
  settings: Record<string, string | number | boolean>;
}

export interface TokenBody {
  note: string;
}

export interface TableBody {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  pace?: Record<string, number>;
  rated?: boolean;
  public?: boolean;
  daily?: boolean;
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

export interface NoticeBody {
  kind: string;
  address: string;
}

export interface NoticeChange {
  enabled?: boolean | null;
  code?: string | null;
}

export interface BanBody {
  banned: boolean;
}

export interface Refusal {
  status_code: number;
  detail: string;
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
}

export interface GamesSeen {
  games: GameSeen[];
  levels: string[];
}

export interface MeSeen {
  name: string;
  guest: boolean;
  operator: boolean;
  settings: Record<string, unknown>;
  ratings: RatingSeen[];
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
}

export interface TablesSeen {
  open: TableSeen[];
  mine: TableSeen[];
}

export interface UserSeen {
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

export type Ask = Join | Part | Play | Try | Hint | Undo | Agree | Resign | Pause | Leave | Return | Say | Here | Lobby;

export type Tell = Hello | Position | Talk | Done | Refused | Tried | Hinted | Tables | Going;
