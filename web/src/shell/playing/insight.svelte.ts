/** What the rules in this browser say at once, while the server is still asked or thinks: which choice looks best at first
 * glance, and what chance may bring after one. They are given a world that the server imagines for whoever plays here,
 * once for each position and only when somebody wants to know. */
import { askRules } from '../../lib/module/asking';
import { Refused } from '../../lib/net/api';
import type { Choice, Outcome, Play, World } from '../../lib/net/messages';
import type { TableClient } from '../../lib/net/table.svelte';

export class Insight {
  /** The choice that looks best at first glance, when somebody asked for a hint. */
  glance = $state<number | null>(null);
  private world: Promise<World | null> = Promise.resolve(null);
  /** Of which position the world is. */
  private position = '';

  constructor(
    private readonly client: TableClient,
    private readonly play: () => Play | null,
  ) {}

  /** Look for the choice that promises most. */
  async look(): Promise<void> {
    const game = this.game;
    const position = this.here;
    if ((await askRules({ want: 'table', game })) === null) return;
    const world = await this.imagine();
    const found = world && (await askRules({ want: 'choice', game, world }));
    if (this.here === position && this.play()?.legal.some(({ id }) => id === found)) this.glance = found;
  }

  /** What chance may bring after a choice; null where it does not act, or where that is not known. */
  async odds(choice: Choice): Promise<Outcome[] | null> {
    const game = this.game;
    if (!(await askRules({ want: 'table', game }))) return null;
    const world = await this.imagine();
    if (!world?.odds.includes(choice.id)) return null;
    return askRules({ want: 'odds', game, world, action: choice.id });
  }

  private get game(): string {
    return this.client.table?.game ?? '';
  }

  /** The position, and whose: at one device several may play. */
  private get here(): string {
    return `${this.client.you} ${this.play()?.seq}`;
  }

  private imagine(): Promise<World | null> {
    if (this.position !== this.here) this.world = this.ask(this.play()?.seq ?? -1);
    this.position = this.here;
    return this.world;
  }

  private async ask(seq: number): Promise<World | null> {
    try {
      const answer = await this.client.do({ do: 'imagine' });
      return answer.seq === seq ? (answer.world ?? null) : null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return null;
    }
  }
}
