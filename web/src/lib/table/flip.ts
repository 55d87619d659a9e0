/** Moves by FLIP: an element is where it belongs at once, and the way there is played from where it was. */
import { flip, type AnimationConfig, type FlipParams } from 'svelte/animate';

const EASE_OUT = 'cubic-bezier(.2,.7,.25,1)';

/** Let an element come from a rectangle of the screen to where it is. */
export function comeFrom(node: Element, from: DOMRect, ms: number): Animation {
  const to = node.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = to.width > 0 ? from.width / to.width : 1;
  const lift = Math.min(90, Math.hypot(x, y) / 4);
  return node.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale}) rotateY(180deg)` },
      {
        transform: `translate(${x * 0.5}px, ${y * 0.5 - lift}px) scale(${(1 + scale) / 2}) rotateY(40deg)`,
        offset: 0.5,
      },
      { transform: 'none' },
    ],
    { duration: ms, easing: EASE_OUT },
  );
}

/** Svelte's `flip`, for things that may lie where nobody sees them: what has no size has no way either. */
export function makeRoom(
  node: Element,
  way: { from: DOMRect; to: DOMRect },
  how: FlipParams,
): AnimationConfig {
  return way.from.width > 0 && way.to.width > 0 ? flip(node, way, how) : { duration: 0 };
}
