/** What the server says about a table, as TypeScript sees it (`seaboard/server/tell/` builds it). */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A readable action: `do` names it, the rest says with what. */
export interface Do {
  do: string;
  [field: string]: Json;
}

/** What an action brought about. */
export interface Happening {
  event: string;
  [field: string]: Json;
}

export interface Choice {
  id: number;
  do: Do;
}

/** A line of a table's journal, as this viewer is told it. */
export interface Line {
  line: string;
  number: number;
  seq?: number;
  actor?: number;
  do?: Do | null;
  events?: Happening[];
  [field: string]: unknown;
}

export interface View {
  game: string;
  you: number | null;
  [field: string]: Json;
}

export interface ScoreSheet {
  parts: Record<string, number[]>;
  totals: number[];
  winners: number[];
  ended_by: string[];
}

export interface Play {
  seq: number;
  due: string;
  /** Who may act, also those who may still change their mind. */
  actors: number[];
  /** Who must act before the game goes on; older servers do not say. */
  awaited?: number[];
  view: View;
  legal: Choice[];
  may_undo: boolean;
  score: ScoreSheet | null;
  clock?: { banks: number[]; deadlines: Record<string, number> };
}

export interface Seat {
  name: string | null;
  bot: string | null;
  stand_in: string | null;
  /** To what it will contribute to the dice. */
  commitment: string | null;
  /** Whether it did not reveal its contribution once, and so makes none any more. */
  silent: boolean;
}

export interface TableState {
  id: string;
  game: string;
  /** Whether seats see different things. */
  secrets: boolean;
  options: Record<string, Json>;
  public: boolean;
  status: 'open' | 'running' | 'finished' | 'abandoned';
  seats: Seat[];
  clock: { move: number; bank: number } | null;
  commitment: string;
  /** Whether the game has started and waits for the seats to reveal their contributions. */
  opening: boolean;
  rematch: string | null;
  created: string;
  asked: { what: 'undo' | 'abandon'; seat: number; agreed: number[] } | null;
}

export interface Chat {
  seat: number | null;
  name: string;
  text: string;
}

export interface Full {
  say: 'full';
  number: number;
  you: number | null;
  /** All seats of this person, who may share the device with others. */
  own: number[];
  /** Whether this person set the table up. */
  host: boolean;
  table: TableState;
  play: Play | null;
  chat: Chat[];
  lines: Line[];
}

export interface Update {
  say: 'update';
  number: number;
  /** This, `own` and `table` only if they may have changed. */
  you?: number | null;
  own: number[] | null;
  lines: Line[];
  table: TableState | null;
  /** Its view has only the parts that are not as they were. */
  play: Play | null;
}

/** What a choice would lead to, as far as this seat can know: if `known` is false, nothing else is said. */
export interface Preview {
  known: boolean;
  due: string;
  actors: number[];
  awaited: number[];
  events: Happening[];
  /** The parts of the view that would change. */
  view: Partial<View>;
  /** What chance may bring next, with probabilities; null where it does not act or the odds are hidden. */
  outcomes: { do: Do; odds: number }[] | null;
}

/** How it stood after so many entries of the log. */
export interface Scores {
  seq: number;
  totals: number[];
}

/** All lines of a table from the beginning; the scores on the way when the game is over. */
export interface History {
  number: number;
  lines: Line[];
  scores: Scores[] | null;
}

/** A decision, and what a bot would have decided. */
export interface Reviewed {
  /** The log had so many entries when it was taken. */
  seq: number;
  seat: number;
  played: Choice;
  advised: Choice;
  agrees: boolean;
}

export interface Review {
  bot: string;
  moves: Reviewed[];
}

/** A table as the lobby lists it. */
export interface Summary {
  id: string;
  game: string;
  options: Record<string, Json>;
  status: TableState['status'];
  seats: { name: string | null; bot: string | null }[];
  created: string;
}

/** Why something was refused: the id of a sentence and its arguments. */
export interface Refusal {
  message: string;
  details?: Record<string, Json>;
}

export const CHANCE = -1;
