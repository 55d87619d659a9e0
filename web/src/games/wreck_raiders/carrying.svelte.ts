/** A treasure that is dragged from where it lies to a display or to a column of the vault; tapping those stays possible.
 * It can be dropped wherever the drawing has a choice for it. */
import type { Choice } from '../../lib/net/messages';
import type { TableProps } from '..';
import type { Point } from './places';
import type { Scene } from './scene';

class Carrying {
  /** Where on the screen it is. */
  at = $state<Point | null>(null);
}

export const carrying = new Carrying();

/** Pixels before a press becomes a drag. */
const SLACK = 6;

/** What is dropped here, if the drawing takes it. */
function choiceAt({ legal }: TableProps<Scene>, { clientX, clientY }: PointerEvent): Choice | null {
  const spot = document.elementFromPoint(clientX, clientY)?.closest('[data-board] [data-action]');
  const id = Number(spot?.getAttribute('data-action') ?? -1);
  const placing = legal.filter(({ do: what }) => what.do === 'display' || what.do === 'vault');
  return placing.find((choice) => choice.id === id) ?? null;
}

/** Lets a drawing of the treasure in hand be dragged. */
export function carry(
  node: HTMLElement | SVGElement,
  first: TableProps<Scene>,
): { update: (parts: TableProps<Scene>) => void; destroy: () => void } {
  let parts = first;
  let start: PointerEvent | null = null;

  const press = (event: PointerEvent): void => {
    if (parts.legal.length === 0 || event.button !== 0) return;
    event.preventDefault();
    start = event;
    node.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (!start) return;
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (!carrying.at && far < SLACK) return;
    carrying.at = { x: event.clientX, y: event.clientY };
    parts.consider(choiceAt(parts, event));
  };
  const drop = (event: PointerEvent): void => {
    const choice = carrying.at ? choiceAt(parts, event) : null;
    stop();
    if (choice) parts.play(choice);
  };
  const stop = (): void => {
    if (carrying.at) parts.consider(null);
    start = null;
    carrying.at = null;
  };
  const listeners = { pointerdown: press, pointermove: move, pointerup: drop, pointercancel: stop };
  for (const [name, listen] of Object.entries(listeners))
    node.addEventListener(name, listen as EventListener);
  return {
    update: (next) => (parts = next),
    destroy: () => {
      stop();
      for (const [name, listen] of Object.entries(listeners))
        node.removeEventListener(name, listen as EventListener);
    },
  };
}
