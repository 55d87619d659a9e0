/** The HTTP side of the server. A refusal is thrown as `Refused`, with the sentence in the reader's language. */
import { speech } from '../words/speech.svelte';
import type {
  Created,
  Done,
  GameInfo as Game,
  History,
  Json,
  LessonSteps,
  Network,
  Myself as Anybody,
  NewTable,
  Play,
  Player,
  Refusal,
  Review,
  TableRequest,
} from './messages';
import { noteTime } from './time';

export type { Created, NewTable };

/** A game, with its options as a schema that the page's form can read. */
export type GameInfo = Omit<Game, 'options'> & { options: Schema };

/** Somebody who has a name. */
export type Myself = Anybody & { name: string; link: string };

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  properties?: Record<string, Schema>;
  minimum?: number;
  maximum?: number;
  enum?: Json[];
  anyOf?: Schema[];
  items?: Schema;
  default?: Json;
  pattern?: string;
  maxLength?: number;
  house?: boolean;
  only?: Record<string, Json>;
}

export class Refused extends Error {
  constructor(
    readonly id: string,
    words: string,
    readonly rule?: string,
    readonly details: Record<string, Json> = {},
  ) {
    super(words);
  }
}

/** Nobody answered: the connection, not the request, is the trouble. */
export class Unreachable extends Error {}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`${path}${path.includes('?') ? '&' : '?'}lang=${speech.language}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  noteTime(response);
  // Whoever does not speak JSON is not the room: a proxy that finds nobody behind it, say.
  const answer = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  if (answer === null) throw new Unreachable();
  if (!response.ok)
    throw new Refused(answer.refused ?? 'bug', answer.words ?? '', answer.rule, answer.details);
  return answer as T;
}

export const api = {
  me: () => ask<Anybody>('GET', '/api/me'),
  comeIn: (name: string, password?: string) =>
    ask<Myself>('PUT', '/api/me', password === undefined ? { name } : { name, password }),
  renewLink: () => ask<Myself>('POST', '/api/me/link'),
  claim: (link: string) => ask<Myself>('POST', '/api/me/claim', { link }),
  lesson: (game: string) => ask<LessonSteps>('GET', `/api/lessons/${game}`),
  network: () => ask<Network>('GET', '/api/network'),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  create: (table: NewTable) => ask<Created>('POST', '/api/tables', table),
  do: (table: string, request: TableRequest) => ask<Done>('POST', `/api/tables/${table}/do`, request),
  player: (table: string, link: string | null, of: number) =>
    ask<Player>('GET', pastAddress({ table, link, seat: null }, 'player', { of: String(of) })),
  history: (who: Viewer) => ask<History>('GET', pastAddress(who, 'history')),
  position: (who: Viewer, seq: number) =>
    ask<{ play: Play }>('GET', pastAddress(who, 'position', { seq: String(seq) })),
  review: (who: Viewer) => ask<Review>('GET', pastAddress(who, 'review')),
};

/** Who looks back at which table. */
export interface Viewer {
  table: string;
  link: string | null;
  seat: number | null;
}

function pastAddress({ table, link, seat }: Viewer, what: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams(more);
  if (link) query.set('link', link);
  if (seat !== null) query.set('seat', String(seat));
  return `/api/tables/${table}/${what}?${query}`;
}

/** Where the page of whoever sits on a seat is, and the table; a private one opens with its link only. */
export function playerAddress(table: string, link: string | null, seat: number): string {
  return `#/player/${table}/${seat}${withLink(link)}`;
}
export function tableAddress(table: string, link: string | null): string {
  return `#/table/${table}${withLink(link)}`;
}
export function logAddress(table: string, link: string | null): string {
  return `/api/tables/${table}/log${withLink(link)}`;
}

function withLink(link: string | null): string {
  return link ? `?link=${encodeURIComponent(link)}` : '';
}

/** The address of a socket on the same host. */
export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}
