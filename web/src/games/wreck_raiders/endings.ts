/** How near the game is to each of its ends, counted from what lies on the table. */
import { goalOf, type LagoonView } from './view';

export interface Ending {
  name: 'exhibits' | 'vault' | 'beach' | 'wreck' | 'rivals';
  /** How far it has come; without `full`, how many are left. */
  count: number;
  full?: number;
}

/** Everything that ends the solo game after a round (WR-10.13). */
export function endings(view: LagoonView): Ending[] {
  const mat = view.seats[0];
  const { solo } = view;
  if (!solo || !mat) return [];
  const least = Math.min(...view.wrecks.map((wreck) => sum(wreck.supply)));
  return [
    { name: 'exhibits', count: mat.exhibits.length, full: goalOf(view) },
    {
      name: 'vault',
      count: sum(mat.vault.map((column) => column.length)),
      full: mat.vault.length * view.house.row_coins.length,
    },
    {
      name: 'beach',
      count: view.beach.filter((spot) => spot.diver !== null).length,
      full: view.beach.length,
    },
    { name: 'rivals', count: solo.rivals },
    { name: 'wreck', count: solo.ran_out.length > 0 ? 0 : least },
  ];
}

function sum(numbers: readonly number[] | Record<string, number>): number {
  return Object.values(numbers).reduce((total, count) => total + count, 0);
}
