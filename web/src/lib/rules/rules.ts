/** A game's numbered rules: which there are, in which chapter, is read from its RULES.md; what they say in a sentence, and
 * the headings, are the catalogue's. At more length they stand in RULES.de.md and so on, in RULES.md where those lack one. */
import { fetchPart } from '../parts';
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
  sections: Section[];
}

/** Rules, or the rows of a table, with the paragraph that stands before them, if any. */
interface Section {
  note: string;
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
    speech.learnRules(game),
  ]);
  return translateRules(parseRules(english), parseRules(translated));
}

async function loadText(game: string, file: string): Promise<string> {
  const load = files[`../../../../src/seaboard/games/${game}/${file}`];
  return load ? await fetchPart(load) : '';
}

/** The same chapters, saying what the translated ones say wherever those have a rule. */
export function translateRules(english: readonly Chapter[], translated: readonly Chapter[]): Chapter[] {
  const all = translated.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));
  const texts = new Map(all.map(({ id, text }) => [id, text]));
  return english.map(({ name, sections }) => {
    const notes = translated.find((chapter) => chapter.name === name)?.sections ?? [];
    return {
      name,
      sections: sections.map(({ note, rules }, at) => ({
        note: notes[at]?.note ?? note,
        rules: rules.map(({ id, text }) => ({ id, text: texts.get(id) ?? text })),
      })),
    };
  });
}

/** Chapters are `## 1 Title` or `### Rulings`; a rule is `- XX-1.2 text`, a row of a table `| J1 | name | effect |`; what else
 *  stands in a chapter is a paragraph. */
export function parseRules(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  let columns: string[] = [];
  for (const line of text.replaceAll('**', '').replaceAll('`', '').split('\n')) {
    const name = /^##+ (\S+)/.exec(line)?.[1];
    const rule = /^- ([A-Z]+-[A-Z]?[\d.]+) (.+)$/.exec(line);
    const [id, ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const sections = chapters.at(-1)?.sections;
    const rules = sections?.at(-1)?.rules;
    if (name !== undefined) chapters.push({ name: name.toLowerCase(), sections: [{ note: '', rules: [] }] });
    else if (rule?.[1] && rule[2]) rules?.push({ id: rule[1], text: rule[2] });
    else if (id && /^[A-Z]+\d/.test(id)) rules?.push({ id, text: tellRow(columns, cells) });
    else if (id !== undefined) columns = id.startsWith('-') ? columns : cells;
    else if (line) sections?.push({ note: line, rules: [] });
  }
  return chapters.filter(({ sections }) => sections.some(({ rules }) => rules.length > 0));
}

/** A mere number says with its column what it counts. */
function tellRow(columns: readonly string[], cells: readonly string[]): string {
  return cells.map((cell, at) => (/^\d+$/.test(cell) ? `${columns[at]}: ${cell}` : cell)).join(' · ');
}

interface ToldChapter {
  name: string;
  heading: string;
  sections: ToldSection[];
}

interface ToldSection {
  note: string;
  rules: Rule[];
}

/** The chapters in the reader's language, with those rules that say just what is looked for; where none does, with those
 *  in which all its words occur. */
export function searchRules(game: string, chapters: readonly Chapter[], wanted: string): ToldChapter[] {
  const told = chapters.map((chapter) => tellChapter(game, chapter));
  const phrase = fold(wanted.trim());
  const exact = keep(told, (text) => text.includes(phrase));
  if (exact.length > 0) return exact;
  const words = phrase.split(/\s+/);
  return keep(told, (text, heading) => words.every((word) => text.includes(word) || heading.includes(word)));
}

function tellChapter(game: string, { name, sections }: Chapter): ToldChapter {
  const told = sections.map(({ note, rules }) => ({
    note,
    rules: rules.map(({ id, text }) => ({ id, sentence: speech.find(game, ruleMessage(id)) ?? '', text })),
  }));
  return { name, heading: speech.find(game, `chapter-${name}`) ?? name, sections: told };
}

/** What is wanted of all chapters; a paragraph stays with the rules under it. */
function keep(chapters: ToldChapter[], wants: (text: string, heading: string) => boolean): ToldChapter[] {
  return chapters
    .map(({ name, heading, sections }) => {
      const folded = fold(heading);
      const found = sections
        .map(({ note, rules }) => ({ note, rules: rules.filter((rule) => wants(wordsOf(rule), folded)) }))
        .filter(({ note, rules }) => rules.length > 0 || (note && wants(fold(note), folded)));
      return { name, heading, sections: found };
    })
    .filter(({ sections }) => sections.length > 0);
}

function wordsOf({ id, sentence, text }: Rule): string {
  return fold(`${id} ${sentence} ${text}`);
}

/** As one types it: without capitals, accents, no-break spaces and curved apostrophes. */
function fold(text: string): string {
  const plain = text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/\s/g, ' ').replace(/[’łßœ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** What stands for letters that are no letter with an accent. */
const LETTERS: Record<string, string> = { '’': "'", ł: 'l', ß: 'ss', œ: 'oe' };
