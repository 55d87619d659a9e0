/** Where the words are: the same Fluent files that the terminal reads. Each language and each part of a game's words
 * (`catalogue.ts` cuts them) is loaded when somebody wants to read it. */

import { fetchPart } from '../parts';

/** What is said at a game's table, and what its rules and lessons say. */
export type Part = 'play' | 'rules';

/** What the page itself says, and what stands on the lids of the games. */
interface Common {
  page: string;
  lids: Record<string, string>;
}

const common = import.meta.glob<Common>('../../../../src/seaboard/locales/*/page.ftl', {
  query: '?part=common',
  import: 'default',
});
const parts: Record<Part, Record<string, () => Promise<string>>> = {
  play: import.meta.glob<string>(
    [
      '../../../../src/seaboard/locales/*/*.ftl',
      '!../../../../src/seaboard/locales/*/{arena,bots,cli,page,server,terminal,trouble,verify}.ftl',
    ],
    { query: '?part=play', import: 'default' },
  ),
  rules: import.meta.glob<string>(
    [
      '../../../../src/seaboard/locales/*/*.ftl',
      '!../../../../src/seaboard/locales/*/{arena,bots,cli,page,server,terminal,trouble,verify}.ftl',
    ],
    { query: '?part=rules', import: 'default' },
  ),
};

export const LANGUAGES = ['en', 'de', 'fr', 'it', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages in their own words, for the switch. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
};

export async function loadCommon(language: Language): Promise<Common> {
  const load = common[pathOf(language, 'page')];
  return load ? await fetchPart(load) : { page: '', lids: {} };
}

/** A part of a game's words; nothing where a language has none of this name. */
export async function loadPart(language: Language, game: string, part: Part): Promise<string> {
  const load = parts[part][pathOf(language, game)];
  return load ? await fetchPart(load) : '';
}

function pathOf(language: Language, name: string): string {
  return `../../../../src/seaboard/locales/${language}/${name}.ftl`;
}

/** The language to begin with: as remembered, else the browser's, else English. */
export function chooseLanguage(remembered: string | null, preferred: readonly string[]): Language {
  const wanted = [remembered ?? '', ...preferred].map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((known) => wanted[0] === known) ?? (wanted.find(isLanguage) as Language) ?? 'en';
}

function isLanguage(tag: string): boolean {
  return (LANGUAGES as readonly string[]).includes(tag);
}
