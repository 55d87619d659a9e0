/** Cuts the catalogues into the parts that are loaded by themselves, when the page is built. `page.ftl?part=common` is what
 * the page says whatever is played, with what stands on the boxes of the games; of a game's own, `GAME.ftl?part=rules` is
 * what rules and lessons say and `?part=play` all else, with the rules that its board quotes. The files stay whole for
 * everybody else. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const COMMON = ['page', 'bots'];
const LID = /^(title|tagline) /;
const RULES = /^(rule|chapter|lesson)-/;
const GAMES = fileURLToPath(new URL('./src/games/', import.meta.url));

export function catalogueParts(): Plugin {
  return {
    name: 'catalogue-parts',
    enforce: 'pre',
    async load(id) {
      const [file = '', part] = id.split('?part=');
      if (!part || !file.endsWith('.ftl')) return null;
      const found = part === 'common' ? await readCommon(dirname(file)) : await readPart(file, part);
      return { code: `export default ${JSON.stringify(found)}`, moduleType: 'js' };
    },
  };
}

/** What the page says, and the lids of all games. */
async function readCommon(folder: string): Promise<{ page: string; lids: Record<string, string> }> {
  const names = (await readdir(folder)).map((name) => name.replace('.ftl', ''));
  const texts = await Promise.all(names.map((name) => read(join(folder, `${name}.ftl`))));
  const lids = names.map((name, at) => [name, pick(texts[at] ?? [], 'lid')]);
  return {
    page: COMMON.flatMap((name) => texts[names.indexOf(name)] ?? []).join('\n'),
    lids: Object.fromEntries(lids.filter(([, lid]) => lid)),
  };
}

/** A part of a game's own words. */
async function readPart(file: string, part: string): Promise<string> {
  return pick(await read(file), part, part === 'play' ? await readBoard(basename(file, '.ftl')) : '');
}

/** The sources of a game's board, which quotes rules in what it explains. */
async function readBoard(game: string): Promise<string> {
  const folder = join(GAMES, game);
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf-8')));
  return texts.join('\n');
}

/** A part, with the rules that its own messages and the board quote. */
function pick(messages: string[], part: string, board = ''): string {
  const own = messages.filter((message) => partOf(message) === part);
  const inMessages = own.flatMap((message) => message.match(/(?<=\{ )rule-[\w-]+/g) ?? []);
  const quoted = new Set([...inMessages, ...(board.match(/(?<=')rule-[\w-]+(?=')/g) ?? [])]);
  const others = messages.filter((message) => !own.includes(message));
  return [...own, ...others.filter((message) => quoted.has(message.split(' ', 1)[0] ?? ''))].join('\n');
}

function partOf(message: string): string {
  return LID.test(message) ? 'lid' : RULES.test(message) ? 'rules' : 'play';
}

/** The messages of a catalogue; readers of the page need no comments. */
async function read(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf-8');
  return text
    .split(/^(?=[^\s}])/m)
    .filter((message) => !message.startsWith('#'))
    .map((message) => message.trim());
}
