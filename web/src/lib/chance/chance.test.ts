import { describe, expect, it } from 'vitest';
import { checkLog } from './checking';
import document from '../../../../docs/log-format.md?raw';
import { bytesOf, hmac, sha256, toHex } from './hash';
import { commitSeat, contributionFor, keepCommitment, keptOf } from './keeping';

const vector = /```jsonl\n(.*?)```/s.exec(document)?.[1] ?? '';
const commitment = (JSON.parse(vector.split('\n')[0] ?? '{}') as { commitment: string }).commitment;
const kept = { commitment, contributions: { '0': '11'.repeat(32) } };

describe('hashes', () => {
  it('are those of the browser, for messages of every length', async () => {
    for (let length = 0; length < 200; length += 1) {
      const message = new Uint8Array(bytesOf('ä'.repeat(length)));
      const digest = await crypto.subtle.digest('SHA-256', message);
      expect(toHex(sha256(message))).toBe(toHex(new Uint8Array(digest)));
      const bytes = new Uint8Array(bytesOf('k'.repeat(1 + (length % 64))));
      const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
        'sign',
      ]);
      const signed = await crypto.subtle.sign('HMAC', key, message);
      expect(toHex(hmac(bytes, message))).toBe(toHex(new Uint8Array(signed)));
    }
  });
});

describe('the log of the document', () => {
  it('fits what the device of seat 0 kept', () => {
    expect(checkLog(vector, kept)).toEqual({ is: 'sound', draws: 2, undone: 0, contributed: true });
  });
  it('fits what somebody kept who only watched', () => {
    const finding = checkLog(vector, { commitment, contributions: {} });
    expect(finding).toEqual({ is: 'sound', draws: 2, undone: 0, contributed: false });
  });
  it.each([
    ['commitment', vector, { ...kept, commitment: '00'.repeat(32) }],
    ['contribution', vector.replace('"contributions":["11', '"contributions":["12'), kept],
    ['seed', vector.replace('"seed":"00', '"seed":"01'), kept],
    [
      'draw',
      vector.replace('"of":6,"from":1,"to":2', '"of":6,"from":2,"to":3').replace(/\{"line":"seal.*/, ''),
      kept,
    ],
    ['lines', vector.replace('"winners":[0]', '"winners":[1]'), kept],
    ['lines', '', kept],
    ['lines', `${vector}{"line":`, kept],
    ['contribution', '{"line":"header","format":1}\n', kept],
    ['commitment', '{"line":"header","format":1}\n', { commitment, contributions: {} }],
    ['lines', vector.replace('"name":"Ada"', '"name":"Eve"'), kept],
  ])('is found wrong: %s', (flaw, log, known) => {
    expect(checkLog(log, known)).toEqual({ is: 'wrong', flaw });
  });
  it('of an older format is called old', () => {
    const old = `{"line":"header","format":1,"commitment":"${commitment}"}\n`;
    expect(checkLog(old, { commitment, contributions: {} })).toEqual({ is: 'old' });
  });
  it('is not called sound where a contribution of this device was left out', () => {
    const more = { commitment, contributions: { ...kept.contributions, '1': '33'.repeat(32) } };
    expect(checkLog(vector, more)).toEqual({ is: 'without', draws: 2 });
  });
});

describe('what a device keeps', () => {
  it('is revealed only where it was committed, and only to the commitment first seen', () => {
    keepCommitment('table', 'first');
    keepCommitment('table', 'second');
    expect(keptOf('table').commitment).toBe('first');
    const committed = commitSeat('table', 1);
    expect(contributionFor('table', 1, 'first', committed)).toBe(keptOf('table').contributions[1]);
    expect(contributionFor('table', 1, 'second', committed)).toBeNull();
    expect(contributionFor('table', 0, 'first', committed)).toBeNull();
    expect(contributionFor('table', 1, 'first', 'another')).toBeNull();
  });
});
