/** Finds the words in the reader's language. `say` is for what the page itself says, `speech.game(name)` for a game's
 * sentences. Switching the language redraws everything that was said. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from '../memory';
import { chooseLanguage, loadCommon, loadPart, type Language, type Part } from './catalogues';

export type Arguments = Record<string, FluentVariable>;
export type Say = (message: string, args?: Arguments) => string;

class Speech {
  language = $state<Language>('en');
  private bundles = $state.raw(new Map<string, FluentBundle>());
  /** The parts of games that were loaded. */
  private learned: [game: string, part: Part][] = [];

  async begin(): Promise<void> {
    await this.switchTo(chooseLanguage(recall('language'), navigator.languages));
  }

  /** Load everything that was spoken so far in another language, then switch at once. */
  async switchTo(language: Language): Promise<void> {
    const { learned } = this;
    const [{ page, lids }, ...texts] = await Promise.all([
      loadCommon(language),
      ...learned.map(([game, part]) => loadPart(language, game, part)),
    ]);
    if (learned !== this.learned) return this.switchTo(language);
    const bundles = new Map([['', addWords(newBundle(language), page)]]);
    for (const [game, lid] of Object.entries(lids)) bundles.set(game, addWords(newBundle(language), lid));
    for (const [at, [game]] of learned.entries())
      bundles.set(game, addWords(bundles.get(game) ?? newBundle(language), texts[at] ?? ''));
    this.bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The reader's choice, remembered on this device. */
  async choose(language: Language): Promise<void> {
    await this.switchTo(language);
    remember('language', language);
  }

  /** Make a game's words ready; what stands on its lid always is. */
  learn(game: string): Promise<void> {
    return this.load(game, 'play');
  }

  /** Make ready what a game's rules and lessons say. */
  async learnRules(game: string): Promise<void> {
    await Promise.all([this.load(game, 'play'), this.load(game, 'rules')]);
  }

  /** A game's own voice; the page's words stand in where the game has none. */
  game(game: string): Say {
    return (message, args) => this.find(game, message, args) ?? this.find('', message, args) ?? message;
  }

  has(game: string, message: string): boolean {
    return this.bundles.get(game)?.hasMessage(message) ?? false;
  }

  /** How many steps a game's introduction has: `intro-1` and on. */
  introSteps(game: string): number {
    let steps = 0;
    while (this.has(game, `intro-${steps + 1}`)) steps += 1;
    return steps;
  }

  find(scope: string, message: string, args?: Arguments): string | undefined {
    const bundle = this.bundles.get(scope);
    const pattern = bundle?.getMessage(message)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args, []) : undefined;
  }

  private async load(game: string, part: Part): Promise<void> {
    if (this.knows(game, part)) return;
    const { language } = this;
    const text = await loadPart(language, game, part);
    if (language !== this.language) return this.load(game, part);
    if (this.knows(game, part)) return;
    this.learned = [...this.learned, [game, part]];
    const bundle = addWords(this.bundles.get(game) ?? newBundle(language), text);
    this.bundles = new Map(this.bundles).set(game, bundle);
  }

  private knows(game: string, part: Part): boolean {
    return this.learned.some((each) => each[0] === game && each[1] === part);
  }
}

function newBundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}

function addWords(bundle: FluentBundle, text: string): FluentBundle {
  bundle.addResource(new FluentResource(text));
  return bundle;
}

export const speech = new Speech();

/** What the page says. */
export const say: Say = (message, args) => speech.find('', message, args) ?? message;
