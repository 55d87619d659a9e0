/** What is on the table as it is shown. News from the server arrive faster than eyes can follow: the stage shows them
 * beat by beat, one thing after another, and jumps to the end as soon as somebody wants to act. */

import type { Sound } from './sound';

/** A moment on the stage: what is to be seen and heard, and for how long before the next. */
export interface Beat<Scene> {
  scene: Scene;
  ms: number;
  sound?: Sound;
}

/** When more than this waits, somebody was away: no need to make them watch it all. */
const MOST_WAITING = 14;

export class Stage<Scene> {
  /** What is to be seen now. */
  scene = $state.raw<Scene>() as Scene;
  /** Whether the latest news are on the stage. */
  settled = $state(true);
  private waiting: Beat<Scene>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    first: Scene,
    private readonly moves: () => boolean,
    private readonly sound: (sound: Sound) => void = () => {},
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
    if (!this.moves() || this.waiting.length > MOST_WAITING) {
      this.hear(beats.find((beat) => beat.sound));
      this.skip();
    } else if (this.timer === undefined) this.next();
    else this.settled = false;
  }

  /** Jump to the latest news. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.waiting.at(-1);
    this.waiting = [];
    if (last) this.scene = last.scene;
    this.settled = true;
  }

  private next(): void {
    const beat = this.waiting.shift();
    this.timer = undefined;
    if (!beat) {
      this.settled = true;
      return;
    }
    this.scene = beat.scene;
    this.hear(beat);
    this.settled = this.waiting.length === 0;
    if (beat.ms > 0 || this.waiting.length > 0) this.timer = setTimeout(() => this.next(), beat.ms);
  }

  private hear(beat: Beat<Scene> | undefined): void {
    if (beat?.sound) this.sound(beat.sound);
  }
}
