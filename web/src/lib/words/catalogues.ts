/** Where the words are: the same Fluent files that the terminal reads, one chunk for each file and language. */

const files = import.meta.glob<string>(
  [
    '../../../../src/seaboard/locales/*/*.ftl',
    '!../../../../src/seaboard/locales/*/{cli,server,terminal,trouble,verify}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

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

/** The text of a catalogue; nothing where a language has none of this name. */
export async function loadCatalogue(language: Language, name: string): Promise<string> {
  const load = files[`../../../../src/seaboard/locales/${language}/${name}.ftl`];
  return load ? await load() : '';
}

/** The language to begin with: as remembered, else the browser's, else English. */
export function chooseLanguage(remembered: string | null, preferred: readonly string[]): Language {
  const wanted = [remembered ?? '', ...preferred].map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((known) => wanted[0] === known) ?? (wanted.find(isLanguage) as Language) ?? 'en';
}

function isLanguage(tag: string): boolean {
  return (LANGUAGES as readonly string[]).includes(tag);
}
