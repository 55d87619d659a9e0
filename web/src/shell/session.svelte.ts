/** One person at one table: what the page knows and shows of it, and what it asks of the server. The parts of the table
 * read from here and act through it; nothing in it is drawn. */
import { loadGame } from '../games';
import { api, Refused } from '../lib/net/api';
import type {
  Advice,
  Choice,
  Do,
  Done,
  Explain,
  Play,
  ScoreSheet,
  TableRequest,
  TableState,
} from '../lib/net/messages';
import { aMoment } from '../lib/net/patience';
import { TableClient, type News } from '../lib/net/table.svelte';
import { person } from '../lib/person.svelte';
import { nameThings, type PlainGame } from '../lib/plain/plain';
import { play as playSound } from '../lib/sound';
import { Stage } from '../lib/stage.svelte';
import type { GameTable, TableProps } from '../lib/table/game';
import { say, speech } from '../lib/words/speech.svelte';
import { tellTrouble } from '../lib/words/trouble';
import { Chance } from './chance.svelte';
import { Foresight } from './playing/foresight.svelte';
import { LessonGuide } from './lesson/lesson.svelte';
import { HotSeat } from './playing/hotseat.svelte';
import { Insight } from './playing/insight.svelte';
import { awaitedIn, restAt, tellMoments, type Moment } from './playing/moments';
import { ringFor } from './playing/ringing';
import { Skipping } from './playing/skipping';
import { Telling } from './playing/telling.svelte';
import { Undoing } from './playing/undoing.svelte';
import { Past } from './past/past.svelte';
import { Sheets } from './sheets.svelte';
import { Talking } from './talk/talking.svelte';

/** Milliseconds over a thing before the server is asked about it. */
const LINGER = 200;

/** What is said about something on the board: what it is, and the rule by which it cannot be chosen now. */
export interface Caption {
  text: string;
  rule?: string;
}

export class TableSession {
  game = $state.raw<GameTable | null>(null);
  plain = $state.raw<PlainGame | null>(null);
  stage = $state.raw<Stage<Moment> | null>(null);
  ready = $state(false);
  hint = $state<number | null>(null);
  /** What a bot thinks of the best choices, when it was asked. */
  advice = $state.raw<Advice | null>(null);
  notice = $state('');
  caption = $state.raw<Caption | null>(null);
  bots = $state.raw<string[]>([]);
  busy = $state(false);
  /** Whether the last choice was made by keyboard. */
  byKeys = $state(false);
  readonly client: TableClient;
  readonly past = new Past(this);
  readonly sheets = new Sheets(this);
  readonly talking = new Talking(this);
  readonly telling = new Telling(this);
  readonly skipping = new Skipping(this);
  readonly undoing = new Undoing(this);
  readonly hotSeat = new HotSeat(this);
  readonly chance = new Chance(this);
  readonly lesson = new LessonGuide(this);
  readonly insight: Insight;
  readonly foresight: Foresight;
  /** Counts on when a hint is asked for and when somebody plays: what an older one says is of no use any more. */
  private hintsAsked = 0;
  /** The position that hints and advice are about, and whose. */
  private advised = '';
  private preparing: Promise<void> | null = null;
  private lingering: ReturnType<typeof setTimeout> | undefined;

  readonly names = $derived.by(() =>
    (this.table?.seats ?? []).map((seat, at) =>
      seat.bot ? say('bot-name', { number: at }) : (seat.name ?? say('free-seat')),
    ),
  );
  /** The newest view has whatever was ever named, also while an older moment is told. */
  readonly words = $derived.by(() =>
    nameThings(this.plain, this.client.play?.view, speech.game(this.table?.game ?? '')),
  );
  /** What may be chosen: nothing while the story is told, nothing in the past. */
  readonly legal = $derived.by(() =>
    this.settled && !this.past.isOpen ? this.lesson.allow(this.now?.legal ?? []) : [],
  );
  readonly points = $derived.by(() => this.countPoints());
  /** The choice somebody thinks of, while it can be made. */
  readonly considered = $derived.by(() => {
    const thought = this.foresight.considered;
    return thought && this.legal.some(({ id }) => id === thought.choice.id) ? thought : null;
  });
  /** What every part of the game's drawing is given; nothing before there is a picture. */
  readonly parts = $derived.by((): TableProps<unknown> | null =>
    this.moment
      ? {
          scene: this.moment.picture,
          legal: this.legal,
          play: (choice) => this.play(choice),
          words: this.words,
          names: this.names,
          hint: this.pointedAt,
          explain: (text, wish) => this.explain(text, wish),
          consider: (choice) => this.foresight.consider(choice),
          considered: this.considered,
          foresee: (choice) => this.foresight.preview(choice),
          deadline: this.now?.clock?.deadlines[String(this.you)] ?? null,
        }
      : null,
  );

  constructor(
    readonly id: string,
    readonly link: string | null,
  ) {
    this.client = new TableClient(id, link);
    this.insight = new Insight(this.client, () => this.now);
    this.foresight = new Foresight(this.client, () => this.now, this.insight);
    this.client.onNews((news) => void this.hear(news));
    document.addEventListener('visibilitychange', this.turnAway);
  }

  get table(): TableState | null {
    return this.client.table;
  }
  get you(): number | null {
    return this.client.you;
  }
  /** What somebody must be told: what came of their wish, or why nothing goes on. */
  get said(): string {
    return this.notice || this.client.trouble;
  }
  /** Whether the latest news are to be seen. */
  get settled(): boolean {
    return this.stage?.settled ?? true;
  }
  /** What is to be seen: of the past if somebody looks back. */
  get moment(): Moment | null {
    return this.past.moment ?? this.stage?.scene ?? null;
  }
  /** The game as it is now, as far as the story has been told. */
  get now(): Play | null {
    return this.stage?.scene.play ?? this.client.play;
  }
  /** The game at the moment that is shown. */
  get current(): Play | null {
    return this.moment?.play ?? null;
  }
  get running(): boolean {
    return this.table?.status === 'running';
  }
  get isOver(): boolean {
    return this.sheet !== null || this.table?.status === 'abandoned';
  }
  /** Whether I may choose something. */
  get mine(): boolean {
    return this.you !== null && (this.now?.actors.includes(this.you) ?? false);
  }
  /** Whether the game waits for my choice. */
  get awaitsMe(): boolean {
    return this.mine && this.awaited.includes(this.you ?? -1);
  }
  /** The choice that a hint or a lesson points at. */
  get pointedAt(): number | null {
    return this.lesson.isOn ? (this.legal[0]?.id ?? null) : (this.hint ?? this.insight.glance);
  }
  /** The seats that must choose before the game goes on. */
  get awaited(): number[] {
    return this.now ? awaitedIn(this.now) : [];
  }
  get sheet(): ScoreSheet | null {
    return this.now?.score ?? null;
  }
  /** Whether other people play too: what concerns all needs their consent. */
  get hasCompany(): boolean {
    const { own } = this.client;
    const seats = this.table?.seats ?? [];
    return seats.some((seat, at) => !own.includes(at) && !(seat.bot ?? seat.stand_in));
  }
  /** The bot that plays for me, if I let one. */
  get standIn(): string | null {
    return this.you === null ? null : (this.table?.seats[this.you]?.stand_in ?? null);
  }
  /** What I have been asked to agree to. */
  get mustAnswer(): TableState['asked'] {
    const asked = this.table?.asked ?? null;
    return asked && this.you !== null && !asked.agreed.includes(this.you) ? asked : null;
  }

  /** Nobody watches a hidden page: the story is at its end there, so that others need not wait for it. */
  private turnAway = (): void => {
    if (document.hidden) this.hurry();
  };

  end(): void {
    document.removeEventListener('visibilitychange', this.turnAway);
    this.past.leave();
    this.client.end();
  }

  /** What was said in one language is not left standing beside another. */
  switchLanguage(): void {
    this.notice = '';
    this.caption = null;
    this.client.switchLanguage();
  }

  /** Ask something of the table; what is refused becomes a notice. Nothing is played meanwhile, unless that may go on. */
  async ask(request: TableRequest, holdsUp = true): Promise<Done | null> {
    this.notice = '';
    if (holdsUp) this.busy = true;
    try {
      return await this.client.do(request);
    } catch (error) {
      this.notice = tellTrouble(error);
      return null;
    } finally {
      if (holdsUp) this.busy = false;
    }
  }

  /** Say something at the table; whether it was said. */
  async say(text: string): Promise<boolean> {
    return (await this.ask({ do: 'say', text }, false)) !== null;
  }

  play(choice: Choice): void {
    if (this.busy) return;
    this.hintsAsked += 1;
    this.byKeys = document.activeElement?.matches('[data-action]:focus-visible') ?? false;
    this.forgetAdvice();
    this.caption = null;
    this.foresight.consider(null);
    this.hurry();
    void this.ask({ do: 'act', seq: this.client.play?.seq ?? 0, action: choice.id });
  }

  async sit(seat: number): Promise<void> {
    try {
      await person.comeIn();
    } catch (error) {
      this.notice = tellTrouble(error);
      return;
    }
    this.client.reconnect();
    await this.ask({ do: 'sit', seat, name: person.name, ...(this.link ? { link: this.link } : {}) });
  }

  async giveHint(): Promise<void> {
    const asked = (this.hintsAsked += 1);
    const { you } = this;
    void this.insight.look();
    const answer = await this.ask({ do: 'hint' }, false);
    if (!answer?.hint || asked !== this.hintsAsked || you !== this.you) return;
    this.hint = answer.hint.id;
    this.advice = answer.advice ?? null;
  }

  /** Once more. Against bots only there is nobody to wait for. */
  async rematch(): Promise<void> {
    const answer = await this.ask({ do: 'rematch' });
    const next = answer?.table;
    if (!next) return;
    if (!this.hasCompany) await api.do(next, { do: 'start' }).catch(ignoreTrouble);
    location.hash = `#/table/${next}`;
  }

  /** Say what something on the board is; whoever lingers learns why it cannot be chosen now. */
  explain(text: string | null, wish?: Do): void {
    clearTimeout(this.lingering);
    this.caption = text ? { text } : null;
    if (text && wish && this.mine && this.legal.length > 0)
      this.lingering = setTimeout(() => void this.askWhyNot(text, wish), LINGER);
  }

  /** Skill and luck in a finished game. */
  openReview(): void {
    this.talking.show('review');
    void this.past.readReview();
  }

  /** Anybody who wants to go on jumps to the end of the story. */
  hurry(): void {
    this.stage?.skip();
  }

  /** On to the next moment of the story. */
  advance(): void {
    if (this.past.isOpen) this.past.advance();
    else this.stage?.advance();
  }

  private async askWhyNot(text: string, wish: Do): Promise<void> {
    const seq = this.current?.seq;
    const asked = wish as Explain['wish'];
    const answer = await this.client.do({ do: 'explain', wish: asked }).catch(ignoreTrouble);
    const rule = answer?.wish?.may === false ? answer.wish.rule : null;
    if (rule && this.table) await speech.learnRules(this.table.game).catch(ignoreTrouble);
    if (rule && this.caption?.text === text && this.current?.seq === seq) this.caption = { text, rule };
  }

  private async hear(news: News): Promise<void> {
    if (!this.ready && this.table && !(await this.getReady(this.table.game))) return;
    if (!news.play) return;
    const position = `${this.you} ${news.play.seq}`;
    if (position !== this.advised) this.forgetAdvice();
    this.advised = position;
    if (news.fresh && !this.client.hasAllLines) void this.past.readLines();
    const { play, upto } = news;
    const before = this.stage?.latest;
    if (!this.stage || !before || news.fresh) {
      this.hurry();
      this.stage = new Stage<Moment>(restAt(play, upto, this.game), () => this.skipping.pace, {
        sound: playSound,
        done: () => this.tellShown(),
      });
      this.tellShown();
    } else {
      this.stage.play(tellMoments(before, play, news.lines, upto, this.game));
    }
    // Also after a break: meanwhile it may have become my turn.
    if (before) ringFor(this, before.play, play);
    this.skipping.goOn(play);
  }

  /** What was said of one position is of no use in another; talk changes nothing. */
  private forgetAdvice(): void {
    this.hint = null;
    this.advice = null;
    this.insight.glance = null;
  }

  /** Let the bots go on: everything has been seen here. */
  private tellShown(): void {
    const { table, stage } = this;
    if (!this.running || !stage || !table?.seats.some((seat) => seat.bot ?? seat.stand_in)) return;
    void this.client.do({ do: 'shown', number: stage.scene.upto }).catch((error: unknown) => {
      ignoreTrouble(error);
      // Bots would wait for this word in vain: who was too quick says it again.
      if (error instanceof Refused && error.id === 'rate-limited')
        void aMoment().then(() => this.tellShown());
    });
  }

  /** One preparation for all news: they must go on in the order in which they came. Where it fails the next news try
   * again. */
  private async getReady(name: string): Promise<boolean> {
    try {
      await (this.preparing ??= this.prepare(name));
      return true;
    } catch (error) {
      this.preparing = null;
      this.notice = tellTrouble(error);
      return false;
    }
  }

  private async prepare(name: string): Promise<void> {
    const [shown] = await Promise.all([loadGame(name), speech.learn(name)]);
    [this.game, this.plain] = [shown.table, shown.plain];
    this.notice = '';
    this.ready = true;
    this.talking.seen = this.client.chat.length;
    if (this.table?.lesson) await this.lesson.begin(name);
    if (!person.me) void person.recognise().catch(ignoreTrouble);
    if (this.table?.status === 'open' && this.client.host)
      void Promise.all([this.sheets.readLinks(), this.readBots().catch(ignoreTrouble)]);
  }

  private async readBots(): Promise<void> {
    if (this.bots.length > 0) return;
    this.bots = (await api.games()).find((each) => each.name === this.table?.game)?.bots ?? [];
  }

  private countPoints(): number[] {
    const { game, moment, current, plain } = this;
    if (game && moment) return game.points(moment.picture);
    return (current && plain?.points?.(current.view)) ?? current?.score?.totals ?? [];
  }
}

/** What nobody asked for by name need not be explained when it is not to be had. */
function ignoreTrouble(error: unknown): null {
  tellTrouble(error);
  return null;
}
