/** How much room there is: on a wide screen the Adventure Pack lies below the beach and questions stand over it, on a
 * small one it is a page of the tray and questions stand on the sheet with the choices. */
import { innerWidth } from 'svelte/reactivity/window';

const WIDE = 1080;

export function isRoomy(): boolean {
  return (innerWidth.current ?? WIDE) >= WIDE;
}
