/** Addresses: `#/` is the lobby, `#/table/ID?link=...&seat=1` a table, `#/rules/GAME` the rules of a game, `#/me?link=...`
 * a personal link. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; link: string | null; seat: number | null }
  | { page: 'rules'; game: string }
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
  const game = /^\/rules\/([a-z_]+)$/.exec(path)?.[1];
  if (game) return { page: 'rules', game };
  if (path === '/me' && link) return { page: 'claim', link };
  return { page: 'lobby' };
}
