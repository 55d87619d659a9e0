/** A socket that comes back: reconnects with growing pauses, at once when the network or the tab wakes up, and says
 * honestly how it stands. */

/** `quiet`: the line seems open, but nobody answers. */
export type Connection = 'connecting' | 'open' | 'quiet' | 'lost' | 'closed';

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
/** The server's heart beats so often, in seconds, unless it says otherwise. */
const HEARTBEAT = 15;
/** A beat that is so late, in milliseconds, is strange; when the next one is late too, that is the end. */
const LATE = 5_000;
/** The same for whoever waits for an answer. */
const STRANGE_ANSWER = 5_000;
const DEAD_ANSWER = 12_000;
/** Codes with which the server closes for good: refused, revoked. */
const FINAL = [4000, 4003];

interface Handlers {
  address: () => string;
  receive: (message: unknown) => void;
  changed: (state: Connection) => void;
}

export class Line {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private strange: ReturnType<typeof setTimeout> | undefined;
  private dead: ReturnType<typeof setTimeout> | undefined;
  private isQuiet = false;
  private awaiting = false;
  private ended = false;
  private heartbeat = HEARTBEAT;

  constructor(private readonly handlers: Handlers) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Send; what may take long to answer is no sign of a dead line. */
  send(message: unknown, takesLong = false): void {
    if (!this.isOpen) return;
    this.socket?.send(JSON.stringify(message));
    if (takesLong || this.awaiting) return;
    this.waitFor(STRANGE_ANSWER, DEAD_ANSWER);
    this.awaiting = true;
  }

  /** Hang up and call again. A call that is not through yet is let through first: browsers tell of broken ones. */
  again(): void {
    if (this.isConnecting && this.socket) this.socket.onopen = () => this.again();
    else {
      this.drop();
      this.connect();
    }
  }

  end(): void {
    this.ended = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.retry);
    this.stopWaiting();
    if (this.isConnecting && this.socket) this.socket.onopen = () => this.drop();
    else this.drop();
  }

  private get isConnecting(): boolean {
    return this.socket?.readyState === WebSocket.CONNECTING;
  }

  private wake = (): void => {
    if (this.ended || this.isOpen || document.visibilityState === 'hidden' || !this.retry) return;
    this.connect();
  };

  private connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    const socket = new WebSocket(this.handlers.address());
    this.socket = socket;
    this.isQuiet = false;
    this.waitFor(DEAD_ANSWER, DEAD_ANSWER);
    socket.onopen = () => {
      this.listen();
      this.handlers.changed('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as { every?: number };
      if (message.every !== undefined) this.settle(message.every);
      this.listen();
      this.handlers.receive(message);
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  /** We were let in, and told how often the heart beats. Who is only told to wait comes back after longer and longer
   * pauses. */
  private settle(heartbeat: number): void {
    this.heartbeat = heartbeat;
    this.pause = FIRST_PAUSE;
  }

  /** Somebody is there; wait for the next sign of life. */
  private listen(): void {
    this.awaiting = false;
    this.waitFor(this.heartbeat * 1000 + LATE, this.heartbeat * 2000 + LATE);
    if (this.isQuiet) this.handlers.changed('open');
    this.isQuiet = false;
  }

  private waitFor(strange: number, dead: number): void {
    this.stopWaiting();
    this.strange = setTimeout(() => this.growQuiet(), strange);
    this.dead = setTimeout(() => this.hangUp(), dead);
  }

  private stopWaiting(): void {
    clearTimeout(this.strange);
    clearTimeout(this.dead);
  }

  private growQuiet(): void {
    if (!this.isOpen) return;
    this.isQuiet = true;
    this.handlers.changed('quiet');
  }

  /** Give up a dead line. */
  private hangUp(): void {
    this.drop();
    this.lost(0);
  }

  /** Close without listening any more: the browser waits long for a dead line to say goodbye. */
  private drop(): void {
    if (this.socket) this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket?.close();
  }

  private lost(code: number): void {
    this.stopWaiting();
    if (this.ended) return;
    if (FINAL.includes(code)) {
      this.handlers.changed('closed');
      return;
    }
    this.handlers.changed('lost');
    this.retry = setTimeout(() => this.connect(), this.pause * (0.7 + Math.random() * 0.6));
    this.pause = Math.min(this.pause * 1.7, LONGEST_PAUSE);
  }
}
