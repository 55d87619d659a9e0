/** What this device keeps of a game for checking its dice afterwards: the commitment to the room's seed as it was first
 * seen, and what the seats at this device contributed. */
import { recall, remember } from '../memory';
import { bytesOf, fromHex, sha256, toHex } from './hash';

export interface Kept {
  commitment: string | null;
  /** By seat. */
  contributions: Record<string, string>;
}

/** Also for browsers that store nothing: at least as long as the page is open. */
const here = new Map<string, Kept>();

export function keptOf(table: string): Kept {
  const found = here.get(table) ?? parse(recall(`chance-${table}`));
  here.set(table, found);
  return found;
}

function parse(text: string | null): Kept {
  try {
    const { commitment, contributions } = JSON.parse(text ?? '{}') as Partial<Kept>;
    return { commitment: commitment ?? null, contributions: contributions ?? {} };
  } catch {
    return { commitment: null, contributions: {} };
  }
}

function keep(table: string, kept: Kept): void {
  here.set(table, kept);
  remember(`chance-${table}`, JSON.stringify(kept));
}

/** The commitment of a table as it is first seen; what is told later does not replace it. */
export function keepCommitment(table: string, commitment: string): void {
  const kept = keptOf(table);
  if (kept.commitment === null) keep(table, { ...kept, commitment });
}

/** Draw what a seat will contribute to the dice, keep it, and give the commitment to it. */
export function commitSeat(table: string, seat: number): string {
  const contribution = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const kept = keptOf(table);
  keep(table, { ...kept, contributions: { ...kept.contributions, [seat]: contribution } });
  return commitmentTo(contribution);
}

/** What a seat of this device may reveal: what it has committed itself to, at a table whose commitment has not changed. */
export function contributionFor(table: string, seat: number, told: string, committed: string): string | null {
  const { commitment, contributions } = keptOf(table);
  const contribution = contributions[seat];
  if (!contribution || commitment !== told || commitmentTo(contribution) !== committed) return null;
  return contribution;
}

export function commitmentTo(contribution: string): string {
  return toHex(sha256(bytesOf('seaboard contribution'), fromHex(contribution)));
}
