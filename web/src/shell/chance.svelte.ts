/** This device's share in the dice: it commits each of its seats to a contribution, reveals it when the game has started,
 * and checks the log when the game is over. Nobody has to do anything for it. */
import type { Finding } from '../lib/chance/checking';
import { commitSeat, contributionFor, keepCommitment, keptOf, type Kept } from '../lib/chance/keeping';
import { logAddress } from '../lib/net/api';
import type { TableRequest } from '../lib/net/messages';
import type { TableSession } from './session.svelte';

export class Chance {
  /** What came of checking the log; nothing before it was checked. */
  finding = $state.raw<Finding | null>(null);
  /** Whether the room has ever told another commitment than the one that this device saw first. */
  changed = $state(false);
  private readonly asked = new Set<string>();
  private checking = false;

  constructor(private readonly session: TableSession) {}

  /** Do what is due, whenever the table has changed. */
  follow(): void {
    const { table, client } = this.session;
    if (!table) return;
    keepCommitment(table.id, table.commitment);
    if (keptOf(table.id).commitment !== table.commitment) this.changed = true;
    for (const seat of client.own) {
      const place = table.seats[seat];
      if (!place) continue;
      if (table.status === 'open' && place.commitment === null && !place.silent) this.commit(seat);
      if (place.commitment !== null) this.asked.delete(`commit ${seat}`);
      if (table.opening && place.commitment !== null) this.reveal(seat, place.commitment);
    }
  }

  /** Check the log of a game that is over; a lesson has no chance to check. */
  async check(): Promise<void> {
    if (this.checking || this.session.table?.lesson) return;
    this.checking = true;
    try {
      const [{ checkLog }, response] = await Promise.all([
        import('../lib/chance/checking'),
        fetch(logAddress(this.session.id, this.session.link)),
      ]);
      if (response.ok) this.finding = checkLog(await response.text(), this.keptHere());
    } finally {
      this.checking = false;
    }
  }

  /** What this device keeps, of the seats that are still its own. */
  private keptHere(): Kept {
    const { commitment, contributions } = keptOf(this.session.id);
    const own = Object.entries(contributions).filter(([seat]) =>
      this.session.client.own.includes(Number(seat)),
    );
    return { commitment, contributions: Object.fromEntries(own) };
  }

  private commit(seat: number): void {
    this.askOnce(`commit ${seat}`, () => ({
      do: 'commit',
      seat,
      commitment: commitSeat(this.session.id, seat),
    }));
  }

  private reveal(seat: number, committed: string): void {
    if (this.changed) return;
    const told = this.session.table?.commitment ?? '';
    const contribution = contributionFor(this.session.id, seat, told, committed);
    if (contribution) this.askOnce(`reveal ${committed}`, () => ({ do: 'reveal', seat, contribution }));
  }

  /** What is refused or lost is asked again with the next news, if it is still due then. */
  private askOnce(what: string, request: () => TableRequest): void {
    if (this.asked.has(what)) return;
    this.asked.add(what);
    this.session.client.do(request()).catch(() => this.asked.delete(what));
  }
}
