/** What the page says of a game: what has happened as far as it was shown, what is to be done now, what a choice leads
 * to. */
import type { Choice, Line, Preview, View } from '../../lib/net/messages';
import { standing } from '../../lib/net/standing';
import type { Considered } from '../../lib/table/game';
import { tellConsequence, tellOdds } from '../../lib/words/consequence';
import { tellLines } from '../../lib/words/log';
import { tellTurn, turnsOfOthers, type Recap } from '../../lib/words/recap';
import { say } from '../../lib/words/speech.svelte';
import { messageId, tellWinners } from '../../lib/words/telling';
import type { TableSession } from '../session.svelte';
import { untilTurn } from './moments';

export class Telling {
  /** What has happened up to the moment that is shown. */
  readonly lines = $derived.by(() => this.linesSoFar());
  /** The same without what was only said: talk does not push aside what happened. */
  readonly happened = $derived.by(() => this.lines.filter(({ line }) => line !== 'said'));
  readonly latest = $derived.by(
    () => tellLines(this.happened.slice(-6), this.session.words, this.session.names).at(-1)?.text ?? '',
  );
  /** The turns of others since mine, as far as they have been shown. */
  readonly recap = $derived.by((): Recap[] => {
    const { plain, words, names, you } = this.session;
    return turnsOfOthers(standing(this.lines), you).map((turn) => ({
      seat: turn.seat,
      key: String(turn.lines[0]?.number ?? 0),
      text: (plain?.recap ?? tellTurn)(turn, words, names),
    }));
  });
  readonly heading = $derived.by(() => this.sayWhatNow());
  /** What the considered choice leads to. */
  readonly consequence = $derived.by(() => {
    const { considered, words, names } = this.session;
    return considered?.preview
      ? [...this.sayChanges(considered), ...tellConsequence(considered.preview, words, names)]
      : [];
  });

  /** The same for eyes, which may see the odds before all else is known. */
  readonly foreseen = $derived.by(() => {
    const { considered, words, names } = this.session;
    if (considered?.preview) return this.consequence;
    return tellOdds(considered?.outcomes ?? [], words, names);
  });

  constructor(private readonly session: TableSession) {}

  /** How good the result of a game for one is. */
  get verdict(): string {
    const { now, plain, words } = this.session;
    return (now && plain?.verdict?.(now.view, words)) ?? '';
  }

  /** What a choice costs and brings, once the server has computed it. */
  sayCost(choice: Choice, preview: Preview): string {
    const { now } = this.session;
    const after = now && preview.known ? ({ ...now.view, ...preview.view } as View) : null;
    return this.sayChanges({ choice, after }).join(' ');
  }

  private sayChanges({ choice, after }: Pick<Considered, 'choice' | 'after'>): string[] {
    const { now, plain, words } = this.session;
    return (now && after && plain?.changes?.(now.view, after, choice.do, words)) ?? [];
  }

  private linesSoFar(): Line[] {
    const { stage, client } = this.session;
    const upto = stage?.scene.upto ?? 0;
    const lines = client.lines.filter((line) => line.number <= upto);
    const last = lines.at(-1);
    return last && stage && !stage.settled
      ? [...lines.slice(0, -1), untilTurn(last, stage.scene.acting)]
      : lines;
  }

  private sayWhatNow(): string {
    const { table, now, sheet, names, words, stage, standIn } = this.session;
    if (!table || !now) return '';
    if (table.status === 'abandoned') return say('line-abandoned');
    if (sheet) return tellWinners(say, sheet, names, this.verdict);
    if (!this.session.settled) return this.sayWhoseTurn(stage?.scene.acting ?? []);
    if (this.session.awaitsMe && !standIn) return words(messageId('due', now.due));
    if (this.session.mine && !standIn) return say('chosen-already');
    return this.sayWhoseTurn(this.session.awaited);
  }

  private sayWhoseTurn(acting: number[]): string {
    const { you, names } = this.session;
    const seats = acting.filter((seat) => seat >= 0);
    if (seats.length === 0) return say('chance-acts');
    if (seats.length === 1 && seats[0] === you) return say('your-turn-now');
    return say('turn-of', { names: seats.map((seat) => names[seat] ?? '').join(', '), count: seats.length });
  }
}
