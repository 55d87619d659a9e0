/** Taking back: what of mine may be taken back, or asked for, and a word about it when it was. */
import { CHANCE, type Do, type Line } from '../../lib/net/messages';
import { standing } from '../../lib/net/standing';
import { say } from '../../lib/words/speech.svelte';
import { tellChoice } from '../../lib/words/telling';
import type { TableSession } from '../session.svelte';

export class Undoing {
  /** My last decision, as long as I may take it back or ask for it. */
  readonly what = $derived.by(() => this.find());

  constructor(private readonly session: TableSession) {}

  async undo(): Promise<void> {
    const { now, words, names, hasCompany } = this.session;
    const { what } = this;
    const free = now?.may_undo ?? false;
    const done = await this.session.ask(
      free ? { do: 'undo', seq: now?.seq ?? 0 } : { do: 'ask', what: 'undo' },
    );
    if (done && what && (free || !hasCompany))
      this.session.notice = say('undo-done', { choice: tellChoice(words, what, names) });
  }

  /** Bots agree to everything, but a die that was seen is never thrown again, except to practise. */
  private find(): Do | null {
    const { you, now, running, lesson, client, telling } = this.session;
    if (you === null || !now || !running || lesson.isOn) return null;
    const own = now.may_undo ? client.own : [you];
    const lines = standing(telling.lines);
    const at = lines.findLastIndex((line) => line.do && own.includes(line.actor ?? CHANCE));
    const isFinal = !now.may_undo && this.drawsAgainAlone(lines.slice(at + 1));
    return isFinal ? null : (lines[at]?.do ?? null);
  }

  /** Whether chance has shown something since, and nobody but bots could object to throwing again. */
  private drawsAgainAlone(since: Line[]): boolean {
    const { hasCompany, table } = this.session;
    if (hasCompany || table?.practice) return false;
    return since.some(({ line, actor }) => line === 'action' && (actor ?? CHANCE) === CHANCE);
  }
}
