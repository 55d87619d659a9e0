/** A game's numbered rules: which there are, in which chapter, is read from its RULES.md; what they say in a sentence, and
 * the headings, are the catalogue's. At more length they stand in RULES.de.md and so on, in RULES.md where those lack one. */
import type { Language } from '../words/catalogues';
import { speech } from '../words/speech.svelte';
import { ruleMessage } from '../words/telling';

const files = import.meta.glob<string>('../../../../src/seaboard/games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

export interface Chapter {
  /** Its number, or `rulings`. */
  name: string;
  rules: { id: string; text: string }[];
}

export interface Rule {
  id: string;
  sentence: string;
  /** The same at more length. */
  text: string;
}

/** The chapters with their rules at length in a language, in English where it lacks one. */
export async function loadRules(game: string, language: Language): Promise<Chapter[]> {
  const [english, translated] = await Promise.all([
    loadText(game, 'RULES.md'),
    loadText(game, `RULES.${language}.md`),
  ]);
  return translateRules(parseRules(english), parseRules(translated));
}

async function loadText(game: string, file: string): Promise<string> {
  const load = files[`../../../../src/seaboard/games/${game}/${file}`];
  return load ? await load() : '';
}

/** The same chapters, saying what the translated ones say wherever those have a rule. */
export function translateRules(english: readonly Chapter[], translated: readonly Chapter[]): Chapter[] {
  const texts = new Map(translated.flatMap(({ rules }) => rules.map(({ id, text }) => [id, text])));
  return english.map(({ name, rules }) => ({
    name,
    rules: rules.map(({ id, text }) => ({ id, text: texts.get(id) ?? text })),
  }));
}

/** Chapters are `## 1 Title` or `### Rulings`; a rule is `- XX-1.2 text`. */
export function parseRules(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of text.split('\n')) {
    const name = /^##+ (\S+)/.exec(line)?.[1];
    const rule = /^- ([A-Z]+-[A-Z]?[\d.]+) (.+)$/.exec(line);
    if (name !== undefined) chapters.push({ name: name.toLowerCase(), rules: [] });
    else if (rule?.[1] && rule[2])
      chapters.at(-1)?.rules.push({ id: rule[1], text: rule[2].replaceAll('**', '').replaceAll('`', '') });
  }
  return chapters.filter((chapter) => chapter.rules.length > 0);
}

interface Told {
  name: string;
  heading: string;
  rules: Rule[];
}

/** The chapters in the reader's language, with those rules that say just what is looked for; where none does, with those
 *  in which all its words occur. */
export function searchRules(game: string, chapters: readonly Chapter[], wanted: string): Told[] {
  const told = chapters.map((chapter) => tellChapter(game, chapter));
  const phrase = fold(wanted.trim());
  const exact = keepRules(told, (rule) => wordsOf(rule).includes(phrase));
  if (exact.length > 0) return exact;
  const words = phrase.split(/\s+/);
  return keepRules(told, (rule, heading) => {
    const all = `${fold(heading)} ${wordsOf(rule)}`;
    return words.every((word) => all.includes(word));
  });
}

function tellChapter(game: string, { name, rules }: Chapter): Told {
  const said = rules.map(({ id, text }) => ({
    id,
    sentence: speech.find(game, ruleMessage(id)) ?? '',
    text,
  }));
  return { name, heading: speech.find(game, `chapter-${name}`) ?? name, rules: said };
}

function keepRules(chapters: Told[], wants: (rule: Rule, heading: string) => boolean): Told[] {
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => wants(rule, chapter.heading)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

function wordsOf({ id, sentence, text }: Rule): string {
  return fold(`${id} ${sentence} ${text}`);
}

/** As one types it: without capitals, no-break spaces and curved apostrophes. */
function fold(text: string): string {
  return text.toLocaleLowerCase().replace(/\s/g, ' ').replaceAll('’', "'");
}
