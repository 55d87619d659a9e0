/** A lesson at the table: which step the learner is at, what it says, what it points at, and the one choice that may be
 * made there. Behind the last step the game is free. */
import { api } from '../../lib/net/api';
import type { Choice, LessonStep } from '../../lib/net/messages';
import { speech } from '../../lib/words/speech.svelte';
import { tellTrouble } from '../../lib/words/trouble';
import type { TableSession } from '../session.svelte';

export class LessonGuide {
  steps = $state.raw<LessonStep[]>([]);
  /** How many steps have only been read, not done. */
  private read = $state(0);

  constructor(private readonly session: TableSession) {}

  /** Fetch the steps, once. */
  async begin(game: string): Promise<void> {
    try {
      const [{ steps }] = await Promise.all([api.lesson(game), speech.learnRules(game)]);
      this.steps = steps;
    } catch (error) {
      this.session.notice = tellTrouble(error);
    }
  }

  /** How many steps are behind the learner: those that were done, with all before them, and those read since. */
  readonly at = $derived.by(() => {
    const { client, you } = this.session;
    const done = client.lines.filter(({ line, actor }) => line === 'action' && actor === you).length;
    const doing = this.steps.flatMap(({ do: what }, at) => (what ? [at] : []));
    const behind = done === 0 ? 0 : (doing[done - 1] ?? this.steps.length - 1) + 1;
    return Math.max(behind, this.read);
  });

  /** The step to be taken, once what happened before it has been shown: nothing is said of what others are yet to do. */
  readonly step = $derived.by((): LessonStep | null => {
    const { settled, mine } = this.session;
    return settled && mine ? (this.steps[this.at] ?? null) : null;
  });

  /** Whether there is still something to learn. */
  get isOn(): boolean {
    return this.at < this.steps.length;
  }

  /** What the learner may choose: only what the step is about, and nothing while there is something to read. */
  allow(legal: Choice[]): Choice[] {
    if (!this.isOn) return legal;
    const wanted = JSON.stringify(this.step?.do ?? null);
    return legal.filter((choice) => JSON.stringify(choice.do) === wanted);
  }

  next(): void {
    this.read = this.at + 1;
  }
}
