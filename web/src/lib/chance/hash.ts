/** SHA-256 and HMAC in plain code: browsers have them only on pages that came over HTTPS, and a room in one's own house
 * has none. */

const FRACTIONS = primes(64).map((prime) => fraction(prime ** (1 / 3)));
const START = primes(8).map((prime) => fraction(prime ** 0.5));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

/** The first 32 bits after the point. */
function fraction(number: number): number {
  return Math.floor((number - Math.floor(number)) * 2 ** 32) | 0;
}

export function sha256(...parts: Uint8Array[]): Uint8Array {
  const data = pad(join(...parts));
  const view = new DataView(data.buffer);
  const sums = [...START];
  const words = new Int32Array(64);
  for (let block = 0; block < data.length; block += 64) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(block + 4 * at);
    spread(words);
    mix(sums, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  sums.forEach((sum, at) => digest.setInt32(4 * at, sum));
  return new Uint8Array(digest.buffer);
}

/** The message, a single bit, zeros, and the length in bits: whole blocks of 64 bytes. */
function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(64 * Math.ceil((message.length + 9) / 64));
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, 8 * message.length);
  return padded;
}

function spread(words: Int32Array): void {
  for (let at = 16; at < 64; at += 1) {
    const far = words[at - 15] ?? 0;
    const near = words[at - 2] ?? 0;
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[at] = ((words[at - 16] ?? 0) + low + (words[at - 7] ?? 0) + high) | 0;
  }
}

function mix(sums: number[], words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sums;
  for (let at = 0; at < 64; at += 1) {
    const choice = (e & f) ^ (~e & g);
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + high + choice + (FRACTIONS[at] ?? 0) + (words[at] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((sum, at) => (sums[at] = ((sums[at] ?? 0) + sum) | 0));
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** HMAC-SHA-256 (RFC 2104) with a key of at most 64 bytes. */
export function hmac(key: Uint8Array, ...message: Uint8Array[]): Uint8Array {
  const outer = new Uint8Array(64).fill(0x5c);
  const inner = new Uint8Array(64).fill(0x36);
  key.forEach((byte, at) => {
    outer[at] = byte ^ 0x5c;
    inner[at] = byte ^ 0x36;
  });
  return sha256(outer, sha256(inner, ...message));
}

function join(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}
