/** Whose mat somebody looks at in full. */
import type { LagoonView } from './view';

class Looking {
  /** Nobody in particular: one's own. */
  seat = $state<number | null>(null);
}

export const looking = new Looking();

/** The mat that is shown in full: the one that was asked for, else one's own. */
export function shownSeat(view: LagoonView): number {
  const asked = looking.seat !== null && looking.seat < view.seats.length ? looking.seat : null;
  return asked ?? view.you ?? 0;
}
