/** Checks the log of a game that is over against what this device kept of it: that the seed is the one behind the
 * commitment, that the own contribution is in it, that every draw came out as both fixed it. The recipe stands in
 * docs/log-format.md. */
import { bytesOf, fromHex, hmac, sha256, toHex } from './hash';
import { commitmentTo, type Kept } from './keeping';

export type Flaw = 'commitment' | 'contribution' | 'seed' | 'draw' | 'lines';

export type Finding =
  | { is: 'sound'; draws: number; undone: number; contributed: boolean }
  /** Sound in itself, but the dice were fixed without what this device had drawn for them. */
  | { is: 'without'; draws: number }
  /** A log of an older format, which cannot be checked like this. */
  | { is: 'old' }
  | { is: 'wrong'; flaw: Flaw };

interface Draw {
  label: string;
  of: number;
  from: number;
  to: number;
}

interface LogLine {
  line: string;
  format?: number;
  commitment?: string;
  forgotten?: string;
  seats?: { commitment: string | null }[];
  contributions?: (string | null)[];
  seq?: number;
  to?: number;
  draw?: Draw;
  seed?: string;
  hash?: string;
}

export function checkLog(log: string, kept: Kept): Finding {
  const texts = log.split('\n').filter((text) => text !== '');
  const lines = readLines(texts);
  const [header, reveal] = lines;
  if (!header) return { is: 'wrong', flaw: 'lines' };
  if (header.format === 1) return checkOld(header, kept);
  const hashes = hashLines(texts, header);
  const seed = lines.find(({ line }) => line === 'end' || line === 'abandoned')?.seed ?? '';
  const seal = lines.at(-1);
  const flaw = findFlaw(header, reveal, seed, kept);
  if (flaw) return { is: 'wrong', flaw };
  if (seal?.line === 'seal' && seal.hash !== toHex(hashes.at(-2) ?? new Uint8Array()))
    return { is: 'wrong', flaw: 'lines' };
  const key = hmac(fromHex(seed), bytesOf('seaboard key 2'), hashes[1] ?? new Uint8Array());
  const drawn = lines.flatMap(({ draw, seq }) => (draw && seq !== undefined ? [{ draw, seq }] : []));
  if (!drawn.every(({ draw, seq }) => isAsFixed(key, draw, seq))) return { is: 'wrong', flaw: 'draw' };
  const own = ownSeats(header, kept).length;
  if (own < Object.keys(kept.contributions).length) return { is: 'without', draws: drawn.length };
  return { is: 'sound', draws: drawn.length, undone: countUndone(lines), contributed: own > 0 };
}

/** The lines of a log; none if one of them cannot be read. */
function readLines(texts: string[]): LogLine[] {
  try {
    return texts.map((text) => JSON.parse(text) as LogLine);
  } catch {
    return [];
  }
}

/** Devices contributed only from format 2 on: a room cannot get around that by calling a log old. */
function checkOld(header: LogLine, kept: Kept): Finding {
  if (Object.keys(kept.contributions).length > 0) return { is: 'wrong', flaw: 'contribution' };
  if (kept.commitment !== null && kept.commitment !== header.commitment)
    return { is: 'wrong', flaw: 'commitment' };
  return { is: 'old' };
}

/** The hash of each line and of all before it. */
function hashLines(texts: string[], header: LogLine): Uint8Array[] {
  const hashes: Uint8Array[] = [];
  let head = new Uint8Array();
  texts.forEach((text, at) => {
    head = new Uint8Array(
      at === 0 && header.forgotten ? fromHex(header.forgotten) : sha256(head, bytesOf(text)),
    );
    hashes.push(head);
  });
  return hashes;
}

function findFlaw(header: LogLine, reveal: LogLine | undefined, seed: string, kept: Kept): Flaw | null {
  if (kept.commitment !== null && kept.commitment !== header.commitment) return 'commitment';
  if (toHex(sha256(bytesOf('seaboard commitment'), fromHex(seed))) !== header.commitment) return 'seed';
  const revealed = reveal?.contributions ?? [];
  const isOwn = (seat: number): boolean => revealed[seat] === kept.contributions[seat];
  return ownSeats(header, kept).every(isOwn) ? null : 'contribution';
}

/** The seats that contributed what this device had drawn. */
function ownSeats(header: LogLine, kept: Kept): number[] {
  return Object.entries(kept.contributions)
    .filter(([seat, own]) => header.seats?.[Number(seat)]?.commitment === commitmentTo(own))
    .map(([seat]) => Number(seat));
}

function isAsFixed(key: Uint8Array, draw: Draw, seq: number): boolean {
  const number = numberBelow(key, draw.of, draw.label, seq);
  return draw.from <= number && number < draw.to;
}

/** The number that the key fixes for a draw; hashes that would favour small numbers are drawn again. */
function numberBelow(key: Uint8Array, limit: number, label: string, seq: number): number {
  const whole = 2n ** 256n;
  for (let attempt = 0; ; attempt += 1) {
    const hash = BigInt(`0x${toHex(hmac(key, bytesOf(`${label}/${seq}/${attempt}`)))}`);
    if (hash < whole - (whole % BigInt(limit))) return Number(hash % BigInt(limit));
  }
}

/** How many draws were taken back. */
function countUndone(lines: LogLine[]): number {
  let undone = 0;
  const drawn: number[] = [];
  for (const { line, seq, to, draw } of lines) {
    if (draw && seq !== undefined) drawn.push(seq);
    while (line === 'undo' && to !== undefined && (drawn.at(-1) ?? -1) >= to) {
      drawn.pop();
      undone += 1;
    }
  }
  return undone;
}
