/** Several people at one device: which of their seats the page plays, and when the device goes from hand to hand. Where
 * a game has secrets, a curtain hides everything until the next one is there. */
import type { TableSession } from '../session.svelte';

export class HotSeat {
  /** The seat whose player has the device in hand. */
  private holder = $state<number | null>(null);
  private asked: number | null = null;

  constructor(private readonly session: TableSession) {}

  /** The seat here that is to act; while nobody here is, the one that acted last. */
  get seat(): number | null {
    const { you, awaited, client, table } = this.session;
    const acting = client.own.filter((seat) => awaited.includes(seat) && !table?.seats[seat]?.stand_in);
    return you !== null && acting.includes(you) ? you : (acting[0] ?? you);
  }

  /** Whose hands the device must go to before anything is shown. */
  get passTo(): number | null {
    const { table, running, you, client } = this.session;
    if (!running || !table?.secrets || client.own.length < 2) return null;
    const isShown = this.seat === this.holder && this.seat === you;
    return isShown ? null : this.seat;
  }

  /** Somebody has taken the device. */
  async take(seat: number): Promise<void> {
    if (seat !== this.session.you) await this.playAs(seat);
    this.holder = seat;
  }

  /** Where nothing is secret the page simply follows the turn, once what happened has been seen. */
  follow(): void {
    const { table, running, you, settled, client } = this.session;
    if (!running || !table || table.secrets || client.own.length < 2 || !settled) return;
    if (this.seat === null || this.seat === you || this.seat === this.asked) return;
    this.asked = this.seat;
    void this.playAs(this.seat).then(() => (this.asked = null));
  }

  private async playAs(seat: number): Promise<void> {
    this.session.past.forget();
    await this.session.ask({ do: 'play-as', seat });
  }
}
