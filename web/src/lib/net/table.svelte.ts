/** One table as this person sees it, kept up to date over a socket. After a dropped connection it asks for what
 * happened since the last number it heard; what was sent and not answered is sent again with the same move id, so that
 * nothing is done twice. */
import { speech } from '../words/speech.svelte';
import { Refused, socketAddress } from './api';
import { joinLines, joinViews } from './join';
import type {
  Beat,
  Chat,
  Done,
  Full,
  History,
  Line,
  Play,
  RefusedRequest,
  TableRequest,
  TableState,
  Update,
} from './messages';
import { Line as Socket, type Connection } from './socket';

interface Sent {
  message: TableRequest;
  resolve: (answer: Done) => void;
  reject: (error: Refused) => void;
}

type Message = Full | Update | Done | RefusedRequest | Beat;

/** What the table's story-tellers are told: what happened, and what it led to. */
export interface News {
  lines: Line[];
  play: Play | null;
  /** The last line that was told by then. */
  upto: number;
  /** True when everything begins anew, such as after a long absence. */
  fresh: boolean;
}

export class TableClient {
  connection = $state<Connection>('connecting');
  table = $state.raw<TableState | null>(null);
  play = $state.raw<Play | null>(null);
  you = $state<number | null>(null);
  /** All seats of those who play at this device. */
  own = $state.raw<number[]>([]);
  chat = $state.raw<Chat[]>([]);
  /** What happened, as far as we were told; `learn` fills the gaps. */
  lines = $state.raw<Line[]>([]);
  host = $state(false);
  /** Why the server shut the door, if it did. */
  closed = $state(false);
  /** Why one may not come in: the message's id, and its words. */
  refused = $state('');
  refusal = $state('');
  /** Why everybody has to wait, such as for the room's storage, until something is heard again. */
  trouble = $state('');

  /** The last line when we came in. */
  cameAt = 0;

  private number: number | null = null;
  private sent = new Map<string, Sent>();
  private readonly socket: Socket;
  private listeners: ((news: News) => void)[] = [];

  constructor(
    readonly id: string,
    readonly link: string | null,
  ) {
    this.socket = new Socket({
      address: () => this.address(),
      receive: (message) => this.receive(message as Message),
      changed: (state) => this.changed(state),
    });
  }

  onNews(listener: (news: News) => void): void {
    this.listeners.push(listener);
  }

  /** Ask something of the table; the answer, or `Refused`. */
  do(request: TableRequest): Promise<Done> {
    const move = crypto.getRandomValues(new Uint32Array(3)).join('-');
    const message = { ...request, move };
    return new Promise((resolve, reject) => {
      this.sent.set(move, { message, resolve, reject });
      this.socket.send(message, request.do === 'hint');
    });
  }

  /** Come in again as somebody else: the cookie has changed. */
  reconnect(): void {
    this.number = null;
    this.closed = false;
    this.socket.again();
  }

  /** Come in again, to be answered in another language. */
  switchLanguage(): void {
    this.socket.again();
  }

  /** Whether we were told everything from the first line on. */
  get hasAllLines(): boolean {
    return this.lines.length === (this.number ?? 0);
  }

  /** Take in what happened from the beginning. The answer may be ahead of the socket, which tells the rest in its turn. */
  learn(history: History): void {
    const upto = this.number ?? 0;
    this.lines = joinLines(
      history.lines.filter((line) => line.number <= upto),
      this.lines,
    );
  }

  end(): void {
    this.socket.end();
  }

  private address(): string {
    const query = new URLSearchParams({ lang: speech.language });
    if (this.link) query.set('link', this.link);
    if (this.number !== null) query.set('since', String(this.number));
    if (this.own.length > 1 && this.you !== null) query.set('seat', String(this.you));
    return socketAddress(`/api/tables/${this.id}/socket?${query}`);
  }

  private changed(state: Connection): void {
    const isNewLine = state === 'open' && this.connection !== 'quiet';
    this.connection = state;
    if (isNewLine) for (const { message } of this.sent.values()) this.socket.send(message);
    if (state === 'closed') this.closed = true;
  }

  private receive(message: Message): void {
    switch (message.say) {
      case 'full':
        this.begin(message);
        break;
      case 'update':
        this.goOn(message);
        break;
      case 'done':
      case 'refused':
        this.answer(message);
        break;
      case 'beat':
        break;
    }
  }

  private begin(full: Full): void {
    const asBefore = this.you === full.you;
    if (this.table === null) this.cameAt = full.number;
    this.number = full.number;
    this.you = full.you;
    this.own = full.own;
    this.host = full.host;
    this.table = full.table;
    this.play = full.play;
    this.chat = full.chat;
    this.lines = asBefore ? joinLines(this.lines, full.lines) : full.lines;
    this.tell({ lines: [], play: full.play, fresh: true });
  }

  private goOn(update: Update): void {
    this.trouble = '';
    const fresh = update.lines.filter((line) => line.number > (this.number ?? 0));
    this.number = update.number;
    if (update.you !== undefined) this.you = update.you;
    if (update.own) this.own = update.own;
    if (update.table) this.table = update.table;
    this.play = joinViews(this.play, update.play);
    this.lines = [...this.lines, ...fresh];
    const said = fresh.filter((line) => line.line === 'said') as unknown as Chat[];
    if (said.length > 0) this.chat = [...this.chat, ...said];
    this.tell({ lines: fresh, play: this.play, fresh: false });
  }

  private answer(answer: Done | RefusedRequest): void {
    const move = answer.move ?? '';
    const sent = this.sent.get(move);
    this.sent.delete(move);
    if (answer.say === 'done') {
      this.trouble = '';
      sent?.resolve(answer);
      return;
    }
    // Whoever stands where the table stands goes on with the story: a refusal is no reason to jump to its end.
    if (answer.play && answer.play.seq !== this.play?.seq) {
      this.play = answer.play;
      this.tell({ lines: [], play: answer.play, fresh: true });
    }
    if (!sent && this.table === null) {
      this.refused = answer.refused;
      this.refusal = answer.words;
    } else if (!sent) this.trouble = answer.words;
    sent?.reject(new Refused(answer.refused, answer.words, answer.rule));
  }

  private tell(news: Omit<News, 'upto'>): void {
    const upto = this.lines.at(-1)?.number ?? 0;
    for (const listener of this.listeners) listener({ ...news, upto });
  }
}
