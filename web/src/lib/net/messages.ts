/** What the server says, under the names that the page has for it. The types themselves are generated. */
import type { ActionLine, Line as AnyLine } from './messages.gen';

export type {
  Advice,
  Advised,
  Beat,
  Chat,
  Choice,
  Clock,
  Created,
  Decision,
  Do,
  Done,
  Draw,
  Event as Happening,
  Expected,
  Full,
  GameInfo,
  GameReview,
  History,
  Json,
  LessonStep,
  LessonSteps,
  Explain,
  Explained,
  Myself,
  MyTable,
  Network,
  NewTable,
  Outcome,
  Play,
  Player,
  Preview,
  Refused as Refusal,
  RefusedRequest,
  Review,
  Scores,
  ScoreSheet,
  SeatState as Seat,
  TableLinks,
  TableRequest,
  TableState,
  TableSummary as Summary,
  Update,
  View,
  World,
} from './messages.gen';

/** Any line of a table's journal, as this viewer is told it: those that are no actions have other fields. */
export type Line = Pick<AnyLine, 'line' | 'number'> &
  Partial<Omit<ActionLine, 'line' | 'number'>> & { [field: string]: unknown };

export const CHANCE = -1;
