/** How near the game is to each of its ends, counted from what lies on the table. */
import { goalOf, type LagoonView } from './view';

export interface Ending {
  name: 'exhibits' | 'vault' | 'beach' | 'wreck' | 'rivals';
  /** How far it has come; without `full`, how many are left. */
  count: number;
  full?: number;
}

/** With others, the exhibits of whoever has most; alone, everything that ends the game after a round (WR-10.13). */
export function endings(view: LagoonView): Ending[] {
  const most = Math.max(...view.seats.map((mat) => mat.exhibits.length));
  const exhibits: Ending = { name: 'exhibits', count: most, full: goalOf(view) };
  const { solo } = view;
  if (!solo) return [exhibits];
  const stored = view.seats[0]?.vault.reduce((sum, column) => sum + column.length, 0) ?? 0;
  const spaces = (view.seats[0]?.vault.length ?? 0) * view.house.row_coins.length;
  return [
    exhibits,
    { name: 'vault', count: stored, full: spaces },
    {
      name: 'beach',
      count: view.beach.filter((spot) => spot.diver !== null).length,
      full: view.beach.length,
    },
    { name: 'rivals', count: solo.rivals },
    {
      name: 'wreck',
      count: solo.ran_out.length > 0 ? 0 : Math.min(...view.wrecks.map((wreck) => sum(wreck.supply))),
    },
  ];
}

function sum(pile: Record<string, number>): number {
  return Object.values(pile).reduce((total, count) => total + count, 0);
}
