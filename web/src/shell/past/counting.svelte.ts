/** The parts of a score sheet are counted one after another, as people do at the end of a game. Whoever wishes for no
 * movement sees them all at once. */
import { wishes } from '../../lib/wishes.svelte';

/** Milliseconds for each part. */
const COUNT = 650;

export class Counting {
  /** How many parts have been counted. */
  counted = $state(wishes.moves ? 0 : Infinity);

  constructor(private readonly parts: () => number) {}

  get isDone(): boolean {
    return this.counted >= this.parts();
  }

  /** Counts until all is counted; what it returns ends it before. */
  start(): () => void {
    const timer = setInterval(() => {
      this.counted += 1;
      if (this.isDone) clearInterval(timer);
    }, COUNT);
    return () => clearInterval(timer);
  }

  finish(): void {
    this.counted = Infinity;
  }
}
