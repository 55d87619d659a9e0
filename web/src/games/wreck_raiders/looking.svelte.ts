/** Whose mat somebody looks at in full. */
import type { LagoonView } from './view';

class Looking {
  /** Nobody in particular: one's own. */
  seat = $state<number | null>(null);
}

export const looking = new Looking();

/** The mat that is shown in full: what was asked for; one's own while a choice is to be made on it. */
export function shownSeat(view: LagoonView, choosing: boolean): number {
  const asked = looking.seat !== null && looking.seat < view.seats.length ? looking.seat : null;
  const onMat = choosing && (view.due === 'place_treasure' || view.due === 'choose_aquarium');
  if (asked !== null && !onMat) return asked;
  return view.you ?? asked ?? 0;
}
