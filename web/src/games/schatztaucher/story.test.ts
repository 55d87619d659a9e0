import { expect, test } from 'vitest';
import type { Do, Happening, Line } from '../../lib/net/messages';
import { tellStory } from './story';
import { still, type SeaView } from './view';

function sea(changes: Partial<SeaView> = {}): SeaView {
  const column = (): SeaView['columns'][number] => [
    { colour: 'light' },
    { colour: 'light' },
    { colour: 'dark' },
    { colour: 'dark' },
  ];
  return {
    due: 'choose_buoy',
    turn: 0,
    memory: false,
    dice: { free: 2, shown: [2, 'X'] },
    lamp: { buoy: 0, row: 0, number: 2 },
    columns: [column(), column()],
    wreck: [{ tile: 'coins', count: 5 }],
    bonus: [],
    seats: [
      { points: 0, tiles: [] },
      { points: 0, tiles: [] },
    ],
    ...changes,
  };
}

function lines(...told: [Do, ...Happening[]][]): Line[] {
  return told.map(([what, ...events], at) => ({ line: 'action', number: at, actor: 0, do: what, events }));
}

test('the lamp goes to the buoy, sinks, and its light shows the symbol', () => {
  const next = sea({ due: 'decide', lamp: { buoy: 2, row: 2, number: 0 } });
  const beats = tellStory(
    still(sea()),
    next,
    lines([{ do: 'buoy', buoy: 2 }], [{ do: 'show', symbol: 'chest' }]),
  );
  expect(beats.map((beat) => `${beat.scene.lamp.buoy},${beat.scene.lamp.row}`)).toEqual([
    '2,0',
    '2,2',
    '2,2',
    '2,2',
  ]);
  expect(beats[2]?.scene.view.columns[1]?.[1]).toMatchObject({ symbol: 'chest' });
});

test('a taken tile is turned over and flies to whoever took it; the lamp goes home', () => {
  const from = still(sea({ lamp: { buoy: 1, row: 1, number: 0 } }));
  const beats = tellStory(
    from,
    sea({ turn: 1 }),
    lines(
      [{ do: 'take' }],
      [
        { do: 'turn', tile: 'gold', count: 3 },
        { event: 'turn', seat: 1 },
      ],
    ),
  );
  expect(beats[0]?.scene.front).toEqual({ tile: 'gold', count: 3 });
  expect(beats[1]?.scene.taken).toEqual({ seat: 0, front: { tile: 'gold', count: 3 }, buoy: 1, row: 1 });
  expect(beats[1]?.scene.lamp).toEqual({ buoy: 0, row: 0 });
  expect(beats[1]?.scene.view.columns[0]?.[0]).toBeNull();
});

test('monsters rise, are fought, and go away', () => {
  const from = still(sea({ lamp: { buoy: 1, row: 1, number: 0 } }));
  const beats = tellStory(
    from,
    sea({ turn: 1 }),
    lines(
      [{ do: 'turn', tile: 'monster', count: 2 }],
      [
        { do: 'roll', dice: [1] },
        { event: 'fight-lost', seat: 0, monsters: 2 },
        { event: 'turn', seat: 1 },
      ],
    ),
  );
  expect(beats.map((beat) => beat.scene.fight?.state)).toEqual([
    'risen',
    'risen',
    'lost',
    undefined,
    undefined,
  ]);
  expect(beats.some((beat) => beat.scene.taken)).toBe(false);
});

test('every story ends with the position the server told', () => {
  const next = sea({ turn: 1, dice: { free: 1, shown: [4] } });
  const last = tellStory(still(sea()), next, lines([{ do: 'roll', dice: ['X', 4] }])).at(-1);
  expect(last?.scene.view).toBe(next);
  expect(last?.scene.dice).toEqual([4]);
});
