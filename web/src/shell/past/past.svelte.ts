/** Looking back at a game, running or over: which moment is looked at, and how it stood then. The game goes on
 * meanwhile; nothing can be chosen in the past. */
import { api } from '../../lib/net/api';
import type { Decision, Draw, GameReview, Line, Play, Scores } from '../../lib/net/messages';
import { Stage } from '../../lib/stage.svelte';
import { PACES, wishes } from '../../lib/wishes.svelte';
import { tellLines } from '../../lib/words/log';
import { say } from '../../lib/words/speech.svelte';
import { tellTrouble } from '../../lib/words/trouble';
import { restAt, tellMoments, type Moment } from '../playing/moments';
import type { TableSession } from '../session.svelte';

/** Positions that are kept at hand. */
const MOST_KEPT = 240;
/** So many entries are shown as they happened; more are jumped over. */
const MOST_TOLD = 3;
const LINGER = 650;

export class Past {
  /** How many entries the log had at the moment looked at; null: nobody looks back. */
  at = $state<number | null>(null);
  playing = $state(false);
  scores = $state.raw<Scores[] | null>(null);
  review = $state.raw<GameReview | null>(null);
  /** How much of the game has been looked at again, while that goes on. */
  reviewing = $state.raw<{ done: number; total: number } | null>(null);
  private stage = $state.raw<Stage<Moment> | null>(null);
  private shownAt: number | null = null;
  private begunAt = $state(0);
  private loading = false;
  private kept = new Map<number, Play>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The sentence about what led to the moment looked at. */
  readonly told = $derived.by(() => this.tell());
  /** The moments at which a turn begins, and the ends of the game. */
  private readonly turns = $derived.by(() => this.listTurns());

  constructor(private readonly session: TableSession) {}

  get isOpen(): boolean {
    return this.at !== null;
  }
  /** What is to be seen: a moment of the past, once it has been fetched. */
  get moment(): Moment | null {
    return this.isOpen ? (this.stage?.scene ?? null) : null;
  }
  /** How many entries the log has by now. */
  get last(): number {
    return this.session.client.play?.seq ?? 0;
  }
  /** How many entries have come since somebody looks back. */
  get waiting(): number {
    return this.isOpen ? this.last - this.begunAt : 0;
  }
  /** The decision that was taken at the moment looked at, if it has been reviewed. */
  get decision(): Decision | null {
    return this.review?.decisions.find(({ seq }) => seq === this.at) ?? null;
  }
  /** The die or draw that was made then. */
  get draw(): Draw | null {
    return this.review?.draws.find(({ seq }) => seq === this.at) ?? null;
  }

  /** Look at the moment when the log had so many entries. */
  goTo(at: number): void {
    if (!this.isOpen) this.begunAt = this.last;
    if (this.session.isOver) void this.readScores();
    this.at = Math.max(0, Math.min(at, this.last));
    void this.load();
  }

  step(by: 1 | -1): void {
    this.goTo((this.at ?? this.last) + by);
  }

  /** To the beginning of this turn or the one before, or of the next. */
  turn(by: 1 | -1): void {
    const at = this.at ?? this.last;
    const next = by > 0 ? this.turns.find((each) => each > at) : this.turns.findLast((each) => each < at);
    this.goTo(next ?? (by > 0 ? this.last : 0));
  }

  /** Let the game play by itself, from the beginning if it has come to its end. */
  start(): void {
    this.playing = true;
    if (this.at === null || this.at >= this.last) this.goTo(0);
    this.goOnSoon();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** On to the next moment on the way to the one looked at. */
  advance(): void {
    this.stage?.advance();
  }

  /** Back to now. */
  leave(): void {
    this.pause();
    this.at = null;
    this.shownAt = null;
    this.stage = null;
    this.session.hurry();
  }

  /** The scores on the way; only when the game is over. */
  async readScores(): Promise<void> {
    if (this.scores) return;
    this.scores = [];
    const done = await this.read(async () => (this.scores = (await this.readHistory()).scores));
    if (!done) this.scores = null;
  }

  /** Ask again and again how far the review is, until it is done or nobody looks at this table any more. */
  async readReview(): Promise<void> {
    if (this.review || this.reviewing) return;
    this.reviewing = { done: 0, total: 0 };
    const reader = this.session.you;
    await this.read(async () => {
      while (this.reviewing && !this.review && this.session.you === reader) {
        const answer = await api.review(this.viewer);
        this.review = answer.review;
        this.reviewing = answer;
      }
    });
    this.reviewing = null;
  }

  /** All lines from the beginning; nothing if somebody else has come to this device meanwhile. */
  async readLines(): Promise<void> {
    const reader = this.session.you;
    await this.read(async () => {
      const history = await this.readHistory();
      if (this.session.you === reader) this.session.client.learn(history);
    });
  }

  /** Somebody else looks at this device: what was fetched for another is gone. */
  forget(): void {
    this.leave();
    this.kept.clear();
    this.review = null;
    this.reviewing = null;
  }

  private get viewer() {
    const { id, link, you } = this.session;
    return { table: id, link, seat: you };
  }

  private readHistory() {
    return api.history(this.viewer);
  }

  /** Who looks back without a connection learns so, and can try again. */
  private async read(reading: () => Promise<unknown>): Promise<boolean> {
    try {
      await reading();
      return true;
    } catch (error) {
      this.session.notice = tellTrouble(error);
      return false;
    }
  }

  /** Fetch and show the moment looked at; whoever drags the slider is followed, one request at a time. */
  private async load(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    const done = await this.read(async () => {
      while (this.at !== null && this.shownAt !== this.at) {
        const at = this.at;
        const play = await this.fetch(at);
        if (this.at === at) this.show(at, play);
      }
    });
    this.loading = false;
    if (done) return;
    this.pause();
    this.at = this.shownAt;
  }

  private async fetch(at: number): Promise<Play> {
    const kept = this.kept.get(at);
    if (kept) return kept;
    const { play } = await api.position(this.viewer, at);
    this.kept.set(at, play);
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return play;
  }

  private show(at: number, play: Play): void {
    const { game } = this.session;
    const before = this.shownAt;
    const upto = at;
    this.shownAt = at;
    const told = before === null ? [] : this.entriesBetween(before, at);
    if (this.stage && game && told.length > 0 && told.length <= MOST_TOLD) {
      this.stage.play(tellMoments(this.stage.latest, play, told, upto, game));
      return;
    }
    this.stage?.skip();
    this.stage = new Stage<Moment>(restAt(play, upto, game), () => PACES[wishes.pace]);
  }

  private goOnSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.goOn(), LINGER);
  }

  private goOn(): void {
    if (!this.playing) return;
    if (this.at !== null && this.at >= this.last) {
      this.pause();
      return;
    }
    if (this.shownAt === this.at && (this.stage?.settled ?? true)) this.step(1);
    this.goOnSoon();
  }

  /** The entries of the game log: those lines that have a place in it. */
  private get entries(): Line[] {
    return this.session.client.lines.filter((line) => line.seq !== undefined);
  }

  private entriesBetween(from: number, to: number): Line[] {
    return this.entries.filter(({ seq = -1 }) => seq >= from && seq < to);
  }

  private listTurns(): number[] {
    const opening = this.entries.filter((line) =>
      (line.events ?? []).some((event) => event.event === 'turn'),
    );
    return [0, ...opening.map((line) => (line.seq ?? 0) + 1), this.last];
  }

  private tell(): string {
    if (!this.at) return say('the-beginning');
    const line = this.entries.find((entry) => entry.seq === (this.at ?? 0) - 1);
    return line
      ? tellLines([line], this.session.words, this.session.names)
          .map((sentence) => sentence.text)
          .join(' ')
      : '';
  }
}
