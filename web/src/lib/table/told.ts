/** Small things beside the board: a pointer over them reads their title, a finger that is held on them is told it. */
import type { Explain } from './game';

const HELD_MS = 450;

export interface Told {
  text: string;
  /** What a pointer reads, if it is something else. */
  title?: string;
  explain: Explain;
}

export function told(node: HTMLElement, said: Told): { update: (said: Told) => void; destroy: () => void } {
  let now = said;
  let holding: ReturnType<typeof setTimeout> | undefined;

  function press(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return;
    now.explain(null);
    holding = setTimeout(() => now.explain(now.text), HELD_MS);
  }
  function release(): void {
    clearTimeout(holding);
  }
  function update(next: Told): void {
    now = next;
    node.title = next.title ?? next.text;
  }

  update(said);
  node.addEventListener('pointerdown', press);
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(end, release);
  return { update, destroy: release };
}
