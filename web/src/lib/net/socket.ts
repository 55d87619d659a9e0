/** A socket that comes back: reconnects with growing pauses, at once when the network or the tab wakes up, and says
 * honestly how it stands. */

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
/** The server's heart beats every 15 seconds; without a sign of life for this long the line is dead. */
const SILENCE = 40_000;
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
  private silence: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(private readonly handlers: Handlers) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  send(message: unknown): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }

  /** Hang up and call again. */
  again(): void {
    if (this.socket) this.socket.onclose = null;
    this.socket?.close();
    this.connect();
  }

  end(): void {
    this.ended = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    this.socket?.close();
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
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.listen();
      this.handlers.changed('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.listen();
      this.handlers.receive(JSON.parse(event.data));
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  /** Somebody is there; wait for the next sign of life. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), SILENCE);
  }

  private lost(code: number): void {
    clearTimeout(this.silence);
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
