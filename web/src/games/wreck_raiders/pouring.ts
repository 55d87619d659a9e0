/** The way of a die from the box lid in the lagoon to its place in the reef, which is another drawing. */
import { PACES, wishes } from '../../lib/wishes.svelte';
import type { Point } from './places';

const POUR_MS = 520;

/** Let a die come from a place in the lagoon, if it was thrown just now. */
export function pour(die: SVGGraphicsElement, from: Point | undefined): void {
  const lagoon = document.querySelector<SVGSVGElement>('[data-lagoon]')?.getScreenCTM();
  const reef = die.getScreenCTM();
  if (!from || !lagoon || !reef || !wishes.moves) return;
  const { x, y } = new DOMPoint(from.x, from.y).matrixTransform(reef.inverse().multiply(lagoon));
  die.animate(
    [
      { transform: `translate(${x}px, ${y}px) rotate(-24deg)` },
      { transform: `translate(${x * 0.45}px, ${y * 0.6 - 26}px) rotate(14deg) scale(1.2)`, offset: 0.55 },
      { transform: 'none' },
    ],
    { duration: POUR_MS * PACES[wishes.pace], easing: 'cubic-bezier(.4,0,.3,1)' },
  );
}
