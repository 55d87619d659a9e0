/** How near the game is to each of its ends, counted from what lies on the table. */
import { goalOf, KINDS, standings, type LagoonView, type Mat, type Wreck } from './view';

export interface Ending {
  name: 'exhibits' | 'vault' | 'beach' | 'wreck' | 'rivals';
  /** How far it has come; without `full`, how many are left. */
  count: number;
  full?: number;
  /** How near it is, from 0 to 1. */
  near: number;
}

/** Everything that ends the solo game after a round (WR-10.13). */
export function endings(view: LagoonView): Ending[] {
  const mat = view.seats[0];
  const { solo } = view;
  if (!solo || !mat) return [];
  const rivals =
    solo.rivals + solo.rivals_gone + standings(view).filter((each) => each.diver === 'rival').length;
  const least = Math.min(...view.wrecks.map((wreck) => sum(wreck.supply)));
  const emptied = Math.max(
    ...view.wrecks.map((wreck) => 1 - sum(wreck.supply) / treasuresOf(view, wreck, mat)),
  );
  const ranOut = solo.ran_out.length > 0;
  return [
    grow('exhibits', mat.exhibits.length, goalOf(view)),
    grow('vault', mat.vault.flat().length, mat.vault.length * view.house.row_coins.length),
    grow('beach', view.beach.filter((spot) => spot.diver !== null).length, view.beach.length),
    { name: 'rivals', count: solo.rivals, near: 1 - solo.rivals / rivals },
    { name: 'wreck', count: ranOut ? 0 : least, near: ranOut ? 1 : emptied },
  ];
}

function grow(name: Ending['name'], count: number, full: number): Ending {
  return { name, count, full, near: Math.min(1, count / full) };
}

/** All treasures of a wreck, wherever they lie. */
function treasuresOf(view: LagoonView, { kind, supply, discard }: Wreck, mat: Mat): number {
  const placed = [...mat.displays, ...mat.vault].flat().filter((treasure) => KINDS[treasure] === kind);
  return sum(supply) + sum(discard) + placed.length + (view.hand?.kind === kind ? 1 : 0);
}

function sum(numbers: Record<string, number>): number {
  return Object.values(numbers).reduce((total, count) => total + count, 0);
}
