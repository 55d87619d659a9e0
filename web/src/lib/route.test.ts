import { expect, test } from 'vitest';
import { parseRoute } from './route';

test('addresses lead to the lobby, a table, rules or a person', () => {
  expect(parseRoute('')).toEqual({ page: 'lobby' });
  expect(parseRoute('#/')).toEqual({ page: 'lobby' });
  expect(parseRoute('#/table/0a1b')).toEqual({ page: 'table', id: '0a1b', link: null, seat: null });
  expect(parseRoute('#/table/0a1b?link=x%2Dy&seat=2')).toEqual({
    page: 'table',
    id: '0a1b',
    link: 'x-y',
    seat: 2,
  });
  expect(parseRoute('#/learn/oh_crab')).toEqual({ page: 'learn', game: 'oh_crab' });
  expect(parseRoute('#/rules/oh_crab')).toEqual({ page: 'rules', game: 'oh_crab' });
  expect(parseRoute('#/player/0a1b/1')).toEqual({ page: 'player', table: '0a1b', seat: 1, link: null });
  expect(parseRoute('#/me')).toEqual({ page: 'me' });
  expect(parseRoute('#/me?link=p.q')).toEqual({ page: 'claim', link: 'p.q' });
});

test('what is not an address leads to the lobby', () => {
  expect(parseRoute('#/table/../etc')).toEqual({ page: 'lobby' });
  expect(parseRoute('#/table/1?seat=-1')).toEqual({ page: 'table', id: '1', link: null, seat: null });
  expect(parseRoute('#/you')).toEqual({ page: 'lobby' });
});
