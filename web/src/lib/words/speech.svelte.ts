/** Finds the words in the reader's language. `say` is for what the page itself says, `speech.game(name)` for a game's
 * sentences. Switching the language redraws everything that was said. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from '../memory';
import { chooseLanguage, loadCatalogue, type Language } from './catalogues';

export type Arguments = Record<string, FluentVariable>;
export type Say = (message: string, args?: Arguments) => string;

class Speech {
  language = $state<Language>('en');
  private bundles = $state.raw(new Map<string, FluentBundle>());

  async begin(): Promise<void> {
    await this.switchTo(chooseLanguage(recall('language'), navigator.languages));
  }

  /** Load everything that was spoken so far in another language, then switch at once. */
  async switchTo(language: Language): Promise<void> {
    const names = [...new Set(['', ...this.bundles.keys()])];
    const loaded = await Promise.all(names.map((name) => makeBundle(language, name)));
    this.bundles = new Map(names.map((name, at) => [name, loaded[at] as FluentBundle]));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The reader's choice, remembered on this device. */
  async choose(language: Language): Promise<void> {
    remember('language', language);
    await this.switchTo(language);
  }

  /** Make a game's words ready. */
  async learn(game: string): Promise<void> {
    if (this.bundles.has(game)) return;
    const bundle = await makeBundle(this.language, game);
    this.bundles = new Map(this.bundles).set(game, bundle);
  }

  /** A game's own voice; the page's words stand in where the game has none. */
  game(game: string): Say {
    return (message, args) => this.find(game, message, args) ?? this.find('', message, args) ?? message;
  }

  has(game: string, message: string): boolean {
    return this.bundles.get(game)?.hasMessage(message) ?? false;
  }

  find(scope: string, message: string, args?: Arguments): string | undefined {
    const bundle = this.bundles.get(scope);
    const pattern = bundle?.getMessage(message)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args, []) : undefined;
  }
}

async function makeBundle(language: Language, scope: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of scope ? [scope] : ['page', 'bots'])
    bundle.addResource(new FluentResource(await loadCatalogue(language, name)));
  return bundle;
}

export const speech = new Speech();

/** What the page says. */
export const say: Say = (message, args) => speech.find('', message, args) ?? message;
