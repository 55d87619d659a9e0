/** What a choice would lead to, before it is made. What chance may bring is computed here at once, all else by the server;
 * each choice of a position is asked about once, and only when somebody stays with it for a moment. */
import { Refused } from '../../lib/net/api';
import type { Choice, Play, Preview, View } from '../../lib/net/messages';
import { aMoment } from '../../lib/net/patience';
import type { TableClient } from '../../lib/net/table.svelte';
import type { Considered } from '../../lib/table/game';
import type { Insight } from './insight.svelte';

/** Milliseconds with a choice before the server is asked about it. */
const PONDER = 120;

export class Foresight {
  considered = $state.raw<Considered | null>(null);
  private known = new Map<number, Promise<Preview | null>>();
  private seq = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly client: TableClient,
    private readonly play: () => Play | null,
    private readonly insight: Insight,
  ) {}

  /** What a choice of this position leads to; null if that is not told. */
  preview(choice: Choice): Promise<Preview | null> {
    const seq = this.play()?.seq ?? -1;
    if (this.seq !== seq) this.known.clear();
    this.seq = seq;
    const known = this.known.get(choice.id) ?? this.ask(choice, seq);
    this.known.set(choice.id, known);
    return known;
  }

  /** Somebody thinks of a choice, or of none any more. */
  consider(choice: Choice | null): void {
    if (choice && this.considered?.choice === choice) return;
    clearTimeout(this.timer);
    this.considered = choice && { choice, preview: null, after: null, outcomes: null };
    if (!choice) return;
    void this.showOdds(choice);
    this.timer = setTimeout(() => void this.show(choice), PONDER);
  }

  private async showOdds(choice: Choice): Promise<void> {
    const outcomes = await this.insight.odds(choice);
    const { considered } = this;
    if (outcomes && considered?.choice === choice && !considered.preview)
      this.considered = { ...considered, outcomes };
  }

  private async show(choice: Choice): Promise<void> {
    const preview = await this.preview(choice);
    const view = this.play()?.view;
    if (!preview || !view || this.considered?.choice !== choice) return;
    this.considered = {
      choice,
      preview,
      after: preview.known ? ({ ...view, ...preview.view } as View) : null,
      outcomes: preview.outcomes ?? null,
    };
  }

  private async ask(choice: Choice, seq: number): Promise<Preview | null> {
    try {
      const answer = await this.client.do({ do: 'preview', action: choice.id });
      return answer.seq === seq ? (answer.preview ?? null) : null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.id === 'rate-limited' ? this.askAgain(choice, seq) : this.forget(choice, seq);
    }
  }

  /** It was too much at once. The position may have changed meanwhile: then nobody wants to know any more. */
  private async askAgain(choice: Choice, seq: number): Promise<Preview | null> {
    await aMoment();
    return this.play()?.seq === seq ? this.ask(choice, seq) : null;
  }

  /** Who stays with the choice a second time may ask once more. */
  private forget(choice: Choice, seq: number): null {
    if (this.seq === seq) this.known.delete(choice.id);
    return null;
  }
}
