/** Theme, motion, pace, sound, the plain table, keys and the order of the log: the reader's wishes, remembered on this device. */
import { recall, remember } from './memory';

export const THEMES = ['system', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** How long a moment of the story takes, as a multiple of its usual length. */
export const PACES = { slow: 1.9, normal: 1, quick: 0.45, instant: 0 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as Pace[];

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Wishes {
  theme = $state<Theme>(
    (THEMES as readonly string[]).includes(recall('theme') ?? '') ? (recall('theme') as Theme) : 'system',
  );
  motion = $state(recall('motion') !== 'off');
  pace = $state<Pace>(PACE_NAMES.find((pace) => pace === recall('pace')) ?? 'normal');
  sound = $state(recall('sound') === 'on');
  plain = $state(recall('plain') === 'on');
  keys = $state(recall('keys') !== 'off');
  /** Whether the log is read from the first line on. */
  inOrder = $state(recall('log-order') === 'on');
  private systemDark = $state(dark.matches);
  private systemStill = $state(still.matches);

  constructor() {
    dark.addEventListener('change', () => (this.systemDark = dark.matches));
    still.addEventListener('change', () => (this.systemStill = still.matches));
  }

  get isNight(): boolean {
    return this.theme === 'night' || (this.theme === 'system' && this.systemDark);
  }

  /** Whether things may move: wished here and not refused by the system. */
  get moves(): boolean {
    return this.motion && !this.systemStill;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
  }

  setMotion(on: boolean): void {
    this.motion = on;
    remember('motion', on ? 'on' : 'off');
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember('pace', pace);
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'on' : 'off');
  }

  setKeys(on: boolean): void {
    this.keys = on;
    remember('keys', on ? 'on' : 'off');
  }

  setInOrder(on: boolean): void {
    this.inOrder = on;
    remember('log-order', on ? 'on' : 'off');
  }

  setPlain(on: boolean): void {
    this.plain = on;
    remember('plain', on ? 'on' : 'off');
  }
}

export const wishes = new Wishes();
