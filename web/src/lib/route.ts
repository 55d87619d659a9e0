/** Addresses: `#/` is the lobby, `#/table/ID?link=...&seat=1` a table, `#/rules/GAME` and `#/learn/GAME` the rules of
 * a game and how to learn it, `#/player/ID/1` the page of who sits there, `#/me` my own page, `#/me?link=...` a personal link. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; link: string | null; seat: number | null }
  | { page: 'rules' | 'learn'; game: string }
  | { page: 'player'; table: string; seat: number; link: string | null }
  | { page: 'me' }
  | { page: 'claim'; link: string };

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const given = new URLSearchParams(query);
  const link = given.get('link');
  const id = /^\/table\/([A-Za-z0-9]+)$/.exec(path)?.[1];
  if (id) {
    const seat = given.get('seat');
    return { page: 'table', id, link, seat: seat !== null && /^\d+$/.test(seat) ? Number(seat) : null };
  }
  const [, page, game] = /^\/(rules|learn)\/([a-z_]+)$/.exec(path) ?? [];
  if (game) return { page: page as 'rules' | 'learn', game };
  const [, table, at] = /^\/player\/([A-Za-z0-9]+)\/(\d{1,2})$/.exec(path) ?? [];
  if (table) return { page: 'player', table, seat: Number(at), link };
  if (path === '/me') return link ? { page: 'claim', link } : { page: 'me' };
  return { page: 'lobby' };
}
