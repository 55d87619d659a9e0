/** What the page and the server say to each other. Generated from the server's types by
 * `tools/wire_types.py`, a step of `make page`: change those, not this. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The game stays unfinished: all agreed to, or its rules are no longer here. Older tables do not say why. */
export type AbandonedLine = {
  line: 'abandoned';
  number: number;
  why: 'agreed' | 'rules' | null;
};

/** Play an action. `seq` is the number of the entry it should become, as the last view said. */
export type Act = {
  do: 'act';
  seq: number;
  action: number;
  move?: string | null;
};

/** Somebody acted, or chance did (-1). Who and what only as far as the viewer may know. */
export type ActionLine = {
  line: 'action';
  number: number;
  seq: number;
  actor?: number;
  do: Do | null;
  events: Event[];
};

/** The best few choices. They are measured by the chance to win, or by points where one plays alone. */
export type Advice = {
  measure: 'chance' | 'points';
  best: Advised[];
};

/** A choice and what it promises, by the advice's measure; it is within `error` of that in nineteen of twenty
    cases. `gain` is what one's points grow by up to one's next turn, `others` those of the best of the others; the
    reason is what comes about until then. */
export type Advised = {
  id: number;
  do: Do;
  estimate: number;
  error: number;
  gain: number;
  others: number | null;
  expected: Expected[];
};

/** A seat agrees to what was asked. */
export type AgreedLine = {
  line: 'agreed';
  number: number;
  seat: number;
};

/** Agree to what somebody asked, or not. `question` is its id: what is asked may change while somebody thinks. */
export type Answer = {
  do: 'answer';
  question: number;
  agree: boolean;
  move?: string | null;
};

/** Ask all others to agree to an undo that needs consent, to abandon the game, or when it is over to make it
    public. */
export type Ask = {
  do: 'ask';
  what: 'abandon' | 'publish' | 'undo';
  move?: string | null;
};

/** A seat asks all others to agree: to take back to before entry `to`, to abandon the game, or when it is over to
    show it to everybody. */
export type AskedLine = {
  line: 'asked';
  number: number;
  seat: number;
  what: 'abandon' | 'publish' | 'undo';
  to: number;
};

/** Nothing new. The next sign of life comes within `every` seconds. */
export type Beat = {
  say: 'beat';
  number: number;
  every: number;
};

/** A line of chat from a seat, or from somebody watching. */
export type Chat = {
  seat: number | null;
  name: string;
  text: string;
};

/** An action and its readable form. */
export type Choice = {
  id: number;
  do: Do;
};

/** Come back on another device with one's personal link. */
export type Claim = {
  link: string;
};

/** How long a seat may think, in seconds: `move` for each decision, and what goes beyond it out of a `bank` that is
    never refilled. Days for correspondence games are a long `move` and no bank. */
export type Clock = {
  move: number;
  bank?: number;
};

/** What is left of each seat's bank, in milliseconds, and until when those who think may. */
export type ClockState = {
  banks: number[];
  deadlines: Record<string, number>;
};

/** Before the game: commit one's seat to a contribution to the dice: SHA-256 of `seaboard contribution` and its 32
    bytes. */
export type Commit = {
  do: 'commit';
  seat: number;
  commitment: string;
  move?: string | null;
};

/** A seat is committed to a contribution. */
export type CommittedLine = {
  line: 'committed';
  number: number;
  seat: number;
  commitment: string;
};

/** A new table, and the commitment to its seed. */
export type Created = {
  table: string;
  links: TableLinks;
  commitment: string;
};

/** A decision, taken when the log had `seq` entries. What the seat could hope for: before, with the best action;
    after, with the one it played; and with the best other one. `lost` is what it gave away: nothing unless the
    difference is greater than `error`, within which it lies in nineteen of twenty cases. */
export type Decision = {
  seq: number;
  seat: number;
  played: Option;
  other: Option;
  before: number;
  after: number;
  alternative: number;
  error: number;
  lost: number;
};

/** A seat does not agree, so nothing comes of it. */
export type DeclinedLine = {
  line: 'declined';
  number: number;
  seat: number;
};

/** A readable action: `do` names it, the rest says with what. */
export type Do = {
  do: string;
  [field: string]: Json;
};

/** A request was done, the one with this id over the socket. What else there is depends on the request: `number` and
    `seq` after a change, else what was asked for. */
export type Done = {
  say: 'done';
  move?: string | null;
  number?: number;
  seq?: number;
  commitment?: string;
  hint?: Choice;
  advice?: Advice;
  preview?: Preview;
  world?: World | null;
  links?: TableLinks;
  table?: string;
  full?: Full;
  seat?: number;
  choices?: Explained[];
  not_now?: Explained[];
  wish?: Wish;
  score?: ScoreSheet;
};

/** A die or a draw, made when the log had `seq` entries: the luck of each seat, and how exactly that is known. */
export type Draw = {
  seq: number;
  drawn: Option;
  luck: number[];
  error: number;
};

/** The end of a finished game: the score sheet and the seed behind the header's commitment. */
export type EndLine = {
  line: 'end';
  number: number;
  result: ScoreSheet;
  seed: string | null;
};

/** What an action brought about. */
export type Event = {
  event: string;
  [field: string]: Json;
};

/** What a choice is likely to lead to: an action, with whose it is (-1: chance), or an event. */
export type Expected = {
  odds: number;
  actor?: number;
  do?: Do;
  event?: Event;
};

/** The rules behind one's choices, and behind what is not possible now; with a readable action as `wish`, only the
    rule that forbids or allows that. */
export type Explain = {
  do: 'explain';
  wish?: Record<string, string | number | boolean | (string | number | boolean | null)[] | null> | null;
  move?: string | null;
};

/** The rule behind something that may be done, or that may not. */
export type Explained = {
  id: number;
  do: Do;
  rule: string;
};

/** Everything a viewer needs to begin. `own` are all the seats of the person, `host` whether they set up the
    table. */
export type Full = {
  say: 'full';
  number: number;
  you: number | null;
  own: number[];
  host: boolean;
  table: TableState;
  play: Play | null;
  lines: Line[];
  chat: Chat[];
};

/** A game, its options as a JSON schema with small pictures of what they lead to, and its bots: the levels from the
    weakest to the strongest, those that do not look ahead, and the level that is suggested. */
export type GameInfo = {
  name: string;
  title: string;
  rules: number;
  box: string;
  options: Record<string, Json>;
  previews: Record<string, Record<string, Record<string, Json>>>;
  bots: string[];
  suggested: string;
};

/** A whole game. Hopes are chances to win, or points where one plays alone. */
export type GameReview = {
  measure: 'chance' | 'points';
  iterations: number;
  standings: Standing[];
  decisions: Decision[];
  draws: Draw[];
  seats: SeatSum[];
};

/** Let a bot play one's seat. */
export type HandOver = {
  do: 'hand-over';
  bot: string;
  move?: string | null;
};

/** A bot plays a person's seat from now on: because they wished so, or their time was up. */
export type HandedOverLine = {
  line: 'handed-over';
  number: number;
  seat: number;
  bot: string;
  why: 'time' | 'wish';
};

/** The first line: all that fixes the game before anybody acts. In format 1 it has the contributions themselves. */
export type HeaderLine = {
  line: 'header';
  number: number;
  format: number;
  game: string;
  rules: number;
  options: Record<string, Json>;
  box: string;
  dealer: 'hand' | 'own' | 'secure';
  commitment: string | null;
  contributions?: string[];
  seats: Seat[];
  started: string;
  attempt?: number;
  key?: string | null;
  forgotten?: string;
};

/** The best few of one's choices, as a bot sees them, and why. */
export type Hint = {
  do: 'hint';
  move?: string | null;
};

/** All lines of a table; the scores on the way when the game is over. Not `served`: its rules are no longer here, so
    the lines tell what was done and not what came of it. */
export type History = {
  number: number;
  lines: Line[];
  scores: Scores[] | null;
  served: boolean;
};

/** A world that one may hold for possible, to think about it in one's own browser. */
export type Imagine = {
  do: 'imagine';
  move?: string | null;
};

/** Leave one's seat; the host may free any seat before the game. During the game a bot plays on. */
export type Leave = {
  do: 'leave';
  seat?: number | null;
  move?: string | null;
};

/** Something to read: a sentence of the game's catalogue, what to point at, and the choice to be made, if any. */
export type LessonStep = {
  say: string;
  point: string;
  do: Do | null;
};

/** The steps of a game's lesson. */
export type LessonSteps = {
  steps: LessonStep[];
};

export type Line = ActionLine | AbandonedLine | HeaderLine | RevealLine | UndoLine | EndLine | SealLine | SatLine | CommittedLine | RevealedLine | WithdrawnLine | RoseLine | PlacedLine | HandedOverLine | TakenBackLine | RemovedLine | AskedLine | AgreedLine | DeclinedLine | PublishedLine | SaidLine | MutedLine | WarnedLine | RelinkedLine | RematchedLine;

/** Host: the links of the table. */
export type Links = {
  do: 'links';
  move?: string | null;
};

/** The public tables that are open or running, the newest first. */
export type Lobby = {
  say: 'lobby';
  tables: TableSummary[];
};

/** Everything, afresh. */
export type Look = {
  do: 'look';
  move?: string | null;
};

/** How somebody wants to be called; with the room's password, if it has one and they are new. */
export type Me = {
  name: string;
  password?: string | null;
};

/** Host: let whoever sits on a seat chat no more, or again; without a seat all who watch. */
export type Mute = {
  do: 'mute';
  seat?: number | null;
  muted?: boolean;
  move?: string | null;
};

/** The host does not let whoever sits here chat any more, or lets them again; seat -1: all who watch. */
export type MutedLine = {
  line: 'muted';
  number: number;
  seat: number;
  muted: boolean;
};

/** A table of mine, and where I sit; of a game under way, when something last happened and who must choose. */
export type MyTable = {
  table: TableSummary;
  seat: number | null;
  moved?: string;
  awaited?: number[];
};

/** Who I am, the link with which I come back on another device, and my tables; a stranger has no name and no
    link, and is told how to come in. */
export type Myself = {
  name: string | null;
  link: string | null;
  tables: MyTable[];
  door: 'closed' | 'open' | 'password';
};

/** How others in the same network reach this machine, for whoever sits at it: its address there, and whether the
    room listens to more than this machine. */
export type Network = {
  address: string | null;
  listens: boolean;
};

/** A new table. The first seats are as wished, the others for people; `stand_in` plays for whoever is late. Without
    `spectators` nobody else may watch while the game runs; with a `delay` they see it so many seconds late. To
    `practice` is to take back also what dice and cards have shown. A `lesson` has its own options and bots. */
export type NewTable = {
  game: string;
  options?: Record<string, string | number | boolean | (string | number | boolean | null)[] | null>;
  public?: boolean;
  seats?: SeatWish[];
  clock?: Clock | null;
  stand_in?: string;
  spectators?: boolean;
  delay?: number;
  practice?: boolean;
  lesson?: boolean;
};

/** An action and its readable form. */
export type Option = {
  id: number;
  do: Record<string, Json>;
};

/** Something that chance may bring, with its probability. */
export type Outcome = {
  do: Do;
  odds: number;
};

/** Host: put a bot on a seat before the game. */
export type PlaceBot = {
  do: 'place-bot';
  seat: number;
  bot: string;
  move?: string | null;
};

/** A bot of this level was put on a seat, before the game. */
export type PlacedLine = {
  line: 'placed';
  number: number;
  seat: number;
  bot: string;
};

/** The game as one viewer is told it. `actors` may act, also those who may only change their mind; the game goes on
    when those `awaited` did. `legal` and `may_undo` are the viewer's own. */
export type Play = {
  seq: number;
  due: string;
  actors: number[];
  awaited: number[];
  score: ScoreSheet | null;
  clock?: ClockState;
  view: View;
  legal: Choice[];
  may_undo: boolean;
};

/** People who share a device: show and play this one of the person's seats from now on, on this connection. */
export type PlayAs = {
  do: 'play-as';
  seat: number;
  move?: string | null;
};

/** Whoever sits on a seat, and their public games that are over; no name: a bot, or nobody. */
export type Player = {
  name: string | null;
  tables: MyTable[];
};

/** How the game stood after so many entries of its log. */
export type Position = {
  seq: number;
  play: Play;
};

/** What a choice would lead to, as far as the seat can know: if `known` is false, nothing else is said. `outcomes`
    is what chance may bring next; null where it does not act or where the odds are hidden. */
export type Preview = {
  known: boolean;
  due: string;
  actors: number[];
  awaited: number[];
  events: Event[];
  view: ViewDelta;
  outcomes: Outcome[] | null;
};

/** What one of the choices would lead to, as far as one can know. */
export type PreviewChoice = {
  do: 'preview';
  action: number;
  move?: string | null;
};

/** All who played agree: the private game, which is over, is public from now on. */
export type PublishedLine = {
  line: 'published';
  number: number;
};

/** What a seat asked all others, and who agreed. An answer names its id. */
export type Question = {
  id: number;
  what: 'abandon' | 'publish' | 'undo';
  seat: number;
  agreed: number[];
};

/** Why something was not done: a message id with its details, and the sentence in the asker's language. */
export type Refused = {
  refused: string;
  words: string;
  details: Record<string, string | number>;
  rule?: string;
};

/** The same over the socket, for the request with this id, and how things stand. Without an id it is the connection
    that is refused. */
export type RefusedRequest = {
  say: 'refused';
  move: string | null;
  refused: string;
  words: string;
  details: Record<string, string | number>;
  rule?: string;
  number?: number;
  play?: Play | null;
};

/** Host: revoke the link of a seat, or without a seat that of the spectators, and make a new one. */
export type Relink = {
  do: 'relink';
  seat?: number | null;
  move?: string | null;
};

/** The link of a seat, or of the spectators, was revoked; a new one holds. */
export type RelinkedLine = {
  line: 'relinked';
  number: number;
  seat: number;
};

/** When the game is over: a new table for the same people. */
export type Rematch = {
  do: 'rematch';
  move?: string | null;
};

/** The same people play again, at another table. */
export type RematchedLine = {
  line: 'rematched';
  number: number;
  table: string;
};

/** Host: remove whoever sits on a seat, before or during the game. They cannot come back to this table. */
export type Remove = {
  do: 'remove';
  seat: number;
  move?: string | null;
};

/** The host removed whoever sat here. During the game this bot plays on. */
export type RemovedLine = {
  line: 'removed';
  number: number;
  seat: number;
  bot: string | null;
};

/** After the start: reveal the contribution of one's seat. Chance waits for all of them. */
export type Reveal = {
  do: 'reveal';
  seat: number;
  contribution: string;
  move?: string | null;
};

/** What each seat contributed to chance, told when the header could not change any more; null: nothing. */
export type RevealLine = {
  line: 'reveal';
  number: number;
  contributions: (string | null)[];
};

/** A seat revealed its contribution, after the start. */
export type RevealedLine = {
  line: 'revealed';
  number: number;
  seat: number;
};

/** How many of all actions of a game have been looked at again, and when that is done what came out. */
export type Review = {
  done: number;
  total: number;
  review: GameReview | null;
};

/** A seat is free again, before the game. */
export type RoseLine = {
  line: 'rose';
  number: number;
  seat: number;
};

/** A line of chat from a seat, or from somebody watching. */
export type SaidLine = {
  line: 'said';
  number: number;
  seat: number | null;
  name: string;
  text: string;
};

/** A person took a seat, or gave it a new name, and committed it to a contribution. Older journals have the
    contribution itself. */
export type SatLine = {
  line: 'sat';
  number: number;
  seat: number;
  name: string;
};

/** Chat. */
export type Say = {
  do: 'say';
  text: string;
  move?: string | null;
};

/** How it stands now, part by part. */
export type Score = {
  do: 'score';
  move?: string | null;
};

/** Points part by part: `parts[name][seat]`; the parts of a seat add up to its total. `winners` lists all who share
    the victory of a finished game; `ended_by` names what ended it. */
export type ScoreSheet = {
  parts: Record<string, number[]>;
  totals: number[];
  winners: number[];
  ended_by: string[];
};

/** How it stood after so many entries of the log. */
export type Scores = {
  seq: number;
  totals: number[];
};

/** The last line: the hash of all lines, and the room's signature of it. */
export type SealLine = {
  line: 'seal';
  number: number;
  hash: string;
  signature: string;
};

/** Who sits here: a name, the level of the bot if it is one, and what it will contribute to chance, as a hash. */
export type Seat = {
  name: string;
  bot: string | null;
  commitment?: string | null;
};

/** Who sits on a seat; no name: nobody yet. `stand_in` plays for the person meanwhile. `commitment` is to what it
    will contribute to chance; who is `silent` once did not reveal it, and contributes nothing any more. Who is
    `muted` may not chat. */
export type SeatState = {
  name: string | null;
  bot: string | null;
  stand_in: string | null;
  commitment: string | null;
  silent: boolean;
  muted: boolean;
};

/** All of a seat: how often it had a choice, how often it gave something away and how much, and its luck. */
export type SeatSum = {
  decisions: number;
  mistakes: number;
  lost: number;
  luck: number;
  error: number;
};

/** Who sits on a seat; no name: nobody yet. */
export type SeatSummary = {
  name: string | null;
  bot: string | null;
};

/** A seat of a new table: for a bot of this level, else for a person. */
export type SeatWish = {
  bot?: string | null;
};

/** The page has shown everything up to this line: bots need not wait any longer for whoever looks at it. */
export type Shown = {
  do: 'shown';
  number: number;
  move?: string | null;
};

/** Take a seat (its link where the table is private), or change name or commitment of one's own. The commitment is
    to what the seat will contribute to the dice; that to the table's own seed is in the answer. */
export type Sit = {
  do: 'sit';
  seat: number;
  name?: string | null;
  link?: string | null;
  commitment?: string | null;
  move?: string | null;
};

/** What every seat could hope for when the log had `seq` entries. */
export type Standing = {
  seq: number;
  hopes: number[];
};

/** Host: begin the game. */
export type Start = {
  do: 'start';
  move?: string | null;
};

/** The secret links of a table. */
export type TableLinks = {
  watch: string;
  seats: string[];
};

export type TableRequest = Sit | Commit | Reveal | Leave | PlaceBot | Start | Act | TakeBackMove | Ask | Answer | HandOver | TakeSeatBack | Say | Hint | PreviewChoice | Imagine | Explain | Shown | Score | Links | Relink | Mute | Remove | Rematch | PlayAs | Look;

/** A table without its game: who sits where, what was agreed, how chance was fixed. `secrets`: whether seats see
    different things; `host` is the name of whoever set it up, if they sit at it; while the game is `opening`, seats
    reveal what they contribute to chance; `seed` is shown when the game was abandoned. Without `spectators` nobody else
    may watch while the game runs; else they see it `delay` seconds late, and do not chat when it is `quiet`. */
export type TableState = {
  id: string;
  game: string;
  secrets: boolean;
  rules: number;
  box: string;
  options: Record<string, string | number | boolean | (string | number | boolean | null)[] | null>;
  public: boolean;
  status: 'abandoned' | 'finished' | 'open' | 'running';
  seats: SeatState[];
  clock: Clock | null;
  stand_in: string;
  practice: boolean;
  lesson: boolean;
  host: string | null;
  commitment: string;
  opening: boolean;
  seed: string | null;
  rematch: string | null;
  created: string;
  asked: Question | null;
  spectators: boolean;
  delay: number;
  quiet: boolean;
};

/** A table in a list, with the result of a game that is over. Tables that were listed before there were hosts and
    results have neither. */
export type TableSummary = {
  id: string;
  game: string;
  options: Record<string, string | number | boolean | (string | number | boolean | null)[] | null>;
  status: 'abandoned' | 'finished' | 'open' | 'running';
  seats: SeatSummary[];
  clock: Clock | null;
  created: string;
  host?: string | null;
  totals?: number[];
  winners?: number[];
  ended?: string;
};

/** Take back one's last decision, while nothing was drawn, shown or decided since. */
export type TakeBackMove = {
  do: 'undo';
  seq: number;
  move?: string | null;
};

/** Play one's seat again. */
export type TakeSeatBack = {
  do: 'take-back';
  move?: string | null;
};

/** The person plays their seat again. */
export type TakenBackLine = {
  line: 'taken-back';
  number: number;
  seat: number;
};

/** A seat takes back: the position is again the one before action `to`. `agreed` if all seats consented. */
export type UndoLine = {
  line: 'undo';
  number: number;
  seq: number;
  actor: number;
  to: number;
  agreed: boolean;
};

/** What happened, and how it is now. Of a view only what changed; `you`, `own` and `table` only if they may have. */
export type Update = {
  say: 'update';
  number: number;
  lines: Line[];
  play: Play | null;
  you?: number | null;
  own: number[] | null;
  table: TableState | null;
};

/** The table as one viewer sees it. Of an update only the parts that changed. */
export type View = {
  game: string;
  you: number | null;
  [field: string]: Json;
};

/** The parts of a view that change. */
export type ViewDelta = {
  [field: string]: Json;
};

/** At the game before this one the host muted this person, or removed them from the table; that holds here too. */
export type WarnedLine = {
  line: 'warned';
  number: number;
};

/** The rule behind what somebody wished to do, and whether they may. */
export type Wish = {
  id: number;
  do: Do;
  rule: string | null;
  may: boolean;
};

/** The start was withdrawn, because these seats did not reveal their contributions. */
export type WithdrawnLine = {
  line: 'withdrawn';
  number: number;
  seats: number[];
};

/** A world that the seat may hold for possible, for the rules in a browser: `rules` names rules and box, `state` is
    the record's bytes. The seat knows what chance may bring after the choices in `odds`. */
export type World = {
  rules: string;
  state: string;
  odds: number[];
};
