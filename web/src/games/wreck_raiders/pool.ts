/** Where dice come to rest in the box lid, so that what is seen agrees with the outcome. */
import type { Point } from './places';
import type { ReefDie, Shell } from './view';

/** Where the lid lies in the lagoon. */
export const LID = { x: 320, y: 200, scale: 0.98 };

/** Half the side of a square and of a die lying in the lid. */
export const SQUARE = 32;
export const DIE = 25;

/** The nine shell squares, each shell three times. */
export const SQUARES: (Point & { shell: Shell })[] = (
  [
    ['conch', 'scallop', 'starfish'],
    ['starfish', 'conch', 'scallop'],
    ['scallop', 'starfish', 'conch'],
  ] as Shell[][]
).flatMap((row, down) => row.map((shell, across) => ({ shell, x: (across - 1) * 170, y: (down - 1) * 112 })));

/** Beside all squares: room for six dice. */
const BLANKS: Point[] = [
  { x: -85, y: -104 },
  { x: 85, y: 8 },
  { x: -85, y: 104 },
  { x: 85, y: -108 },
  { x: -85, y: -2 },
  { x: 85, y: 110 },
];
/** How a die lies partly in its square: first one side of it, then the other. */
const LEANING: Point[] = [
  { x: 17, y: 14 },
  { x: -22, y: -20 },
];

/** A place for each die, by its zone. */
export function restingPlaces(zones: readonly ReefDie['zone'][]): Point[] {
  const used = new Map<string, number>();
  return zones.map((zone) => {
    const before = used.get(zone) ?? 0;
    used.set(zone, before + 1);
    if (zone === 'blank') return BLANKS[before % BLANKS.length] as Point;
    const squares = SQUARES.filter((square) => square.shell === zone);
    const square = squares[before % squares.length] as Point;
    const lean = LEANING[Math.floor(before / squares.length) % LEANING.length] as Point;
    return { x: square.x + lean.x, y: square.y + lean.y };
  });
}

/** Where dice lie in the lagoon before they go to the reef: for each number and zone, one place after the other. */
export function placesBefore(dice: readonly ReefDie[]): Map<string, Point[]> {
  const places = restingPlaces(dice.map(({ zone }) => zone));
  const found = new Map<string, Point[]>();
  for (const [at, { number, zone }] of dice.entries()) {
    const { x, y } = places[at] as Point;
    const key = `${number} ${zone}`;
    found.set(key, [...(found.get(key) ?? []), { x: LID.x + x * LID.scale, y: LID.y + y * LID.scale }]);
  }
  return found;
}
