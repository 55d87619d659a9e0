/** What is on the table as it is shown. News from the server arrive faster than eyes can follow: the stage shows them
 * beat by beat, everything in its order, at the pace that the reader wishes. Nothing is left out unless the reader
 * skips it. */

import type { Sound } from './sound';

/** A moment on the stage: what is to be seen and heard, and for how long before the next. One of no length holds nobody
 * up. */
export interface Beat<Scene> {
  scene: Scene;
  ms: number;
  sound?: Sound;
  /** The number of the line that is being told: log, heading and highlight go with it. */
  line?: number;
}

/** When more than this waits, the story is told faster, as often as it waits. */
const MANY_WAITING = 24;

interface Listener {
  sound?: (sound: Sound) => void;
  /** Everything has been shown, the last moment to its end. */
  done?: () => void;
}

export class Stage<Scene> {
  /** What is to be seen now. */
  scene = $state.raw<Scene>() as Scene;
  /** Whether the latest news are on the stage. */
  settled = $state(true);
  private waiting: Beat<Scene>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace` says how long a moment takes, as a multiple of its usual length; 0: only the latest is shown. */
  constructor(
    first: Scene,
    private readonly pace: () => number,
    private readonly listener: Listener = {},
  ) {
    this.scene = first;
  }

  /** The last moment of all that is to be shown: where the next story begins. */
  get latest(): Scene {
    return this.waiting.at(-1)?.scene ?? this.scene;
  }

  /** Show these moments after those that wait; the last of them stays. */
  play(beats: Beat<Scene>[]): void {
    this.waiting.push(...beats);
    if (this.pace() === 0) {
      this.hear(beats.find((beat) => beat.sound));
      this.skip();
    } else if (this.timer === undefined) this.next();
    else this.settled = false;
  }

  /** Show the next moment at once. */
  advance(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.next();
  }

  /** Jump to the latest news. */
  skip(): void {
    if (this.timer === undefined && this.waiting.length === 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.waiting.at(-1);
    this.waiting = [];
    if (last) this.scene = last.scene;
    this.settled = true;
    this.listener.done?.();
  }

  private next(): void {
    const beat = this.waiting.shift();
    this.timer = undefined;
    if (!beat) {
      this.settled = true;
      this.listener.done?.();
      return;
    }
    this.scene = beat.scene;
    this.hear(beat);
    this.settled = this.waiting.length === 0;
    if (beat.ms === 0) {
      this.next();
      return;
    }
    const haste = Math.max(1, this.waiting.length / MANY_WAITING);
    this.timer = setTimeout(() => this.next(), (beat.ms * this.pace()) / haste);
  }

  private hear(beat: Beat<Scene> | undefined): void {
    if (beat?.sound) this.listener.sound?.(beat.sound);
  }
}
