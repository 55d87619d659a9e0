/** A game's numbered rules, read from its RULES.md. */

const files = import.meta.glob<string>('../../../../src/seaboard/games/*/RULES.md', {
  query: '?raw',
  import: 'default',
});

export interface Chapter {
  title: string;
  rules: { id: string; text: string }[];
}

export async function loadRules(game: string): Promise<Chapter[]> {
  const load = files[`../../../../src/seaboard/games/${game}/RULES.md`];
  return load ? parseRules(await load()) : [];
}

/** Chapters are `## Title`; a rule is `- XX-1.2 text`. */
export function parseRules(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of text.split('\n')) {
    const title = /^##+ (.+)$/.exec(line)?.[1];
    const rule = /^- ([A-Z]+-[A-Z]?[\d.]+) (.+)$/.exec(line);
    if (title !== undefined) chapters.push({ title, rules: [] });
    else if (rule?.[1] && rule[2])
      chapters.at(-1)?.rules.push({ id: rule[1], text: rule[2].replaceAll('**', '').replaceAll('`', '') });
  }
  return chapters.filter((chapter) => chapter.rules.length > 0);
}
