/** Skipping the story: one wish leads past what is being told and past all that bots have yet to do, up to the next
 * decision of a person. What was skipped is told by the recap and the log. */
import type { Play } from '../../lib/net/messages';
import { PACES, wishes } from '../../lib/wishes.svelte';
import type { TableSession } from '../session.svelte';
import { waitsForBots } from './moments';

export class Skipping {
  private isOn = false;

  constructor(private readonly session: TableSession) {}

  /** How long a moment takes, as a multiple of its usual length; nobody watches what a hidden page would tell. */
  get pace(): number {
    return this.isOn || document.hidden ? 0 : PACES[wishes.pace];
  }

  /** Who only watches, or lets a bot play, would miss the whole game: they skip what they have before them. */
  begin(): void {
    const { client, you, standIn } = this.session;
    this.isOn = you !== null && !standIn;
    if (client.play) this.goOn(client.play);
    this.session.hurry();
  }

  /** Skip on as long as nobody but bots must choose. */
  goOn(play: Play): void {
    this.isOn &&= waitsForBots(play, this.session.table?.seats ?? []);
  }
}
