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

test('what is salvaged from the wreck lies there no more while it flies', () => {
  const coins = [3, 5].map((count) => ({ tile: 'coins', count }));
  const beats = tellStory(
    still(sea({ lamp: { buoy: 1, row: 5, number: 0 }, wreck: coins })),
    sea({ turn: 1, wreck: coins.slice(0, 1) }),
    lines([
      { do: 'salvage', tile: 'coins', count: 5 },
      { event: 'turn', seat: 1 },
    ]),
  );
  expect(beats.map(({ scene }) => [scene.view.wreck.length, scene.taken?.front.count])).toEqual([
    [2, undefined],
    [1, 5],
    [1, undefined],
    [1, undefined],
  ]);
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
  const front = { tile: 'gold', count: 3 };
  expect(beats[1]?.scene.taken).toEqual({ seat: 0, front, buoy: 1, row: 1, of: null });
  expect(beats[1]?.scene.view.columns[0]?.[0]).toBeNull();
  expect(beats[2]?.scene.lamp).toEqual({ buoy: 0, row: 0 });
  expect(beats.filter((beat) => beat.scene.taken)).toHaveLength(1);
});

test('what was taken lies before its owner while the turns after it are told', () => {
  const tiles = [{ tile: 'gold', count: 3, copies: 1 }];
  const seats = [
    { points: 3, tiles },
    { points: 0, tiles: [] },
  ];
  const beats = tellStory(
    still(sea({ lamp: { buoy: 1, row: 1, number: 0 } })),
    sea({ turn: 0, seats }),
    lines(
      [{ do: 'take' }],
      [
        { do: 'turn', tile: 'gold', count: 3 },
        { event: 'turn', seat: 1 },
      ],
      [
        { do: 'roll', dice: ['X', 'X'] },
        { event: 'no-die-left', seat: 1 },
        { event: 'turn', seat: 0 },
      ],
    ),
  );
  const arrived = beats.findIndex(({ scene }) => scene.taken);
  expect(beats.map(({ scene }) => scene.view.seats[0]?.points)).toEqual(
    beats.map((_, at) => (at > arrived ? 3 : 0)),
  );
  expect(beats.filter(({ scene }) => scene.failed)).toHaveLength(1);
});

test('a tile whose front is known is shown and flies without being turned over', () => {
  const columns = sea().columns;
  columns[0]![1] = { colour: 'light', symbol: 'gold', tile: 'gold', count: 2 };
  const from = still(sea({ columns, lamp: { buoy: 1, row: 2, number: 0 } }));
  const beats = tellStory(from, sea({ turn: 1 }), lines([{ do: 'take' }, { event: 'turn', seat: 1 }]));
  expect(beats[0]?.scene.front).toEqual({ tile: 'gold', count: 2 });
  expect(beats[1]?.scene.taken?.front).toEqual({ tile: 'gold', count: 2 });
});

test('in a swap the tile comes from the other player', () => {
  const from = still(sea({ lamp: { buoy: 1, row: 2, number: 0 } }));
  const swap = { do: 'swap', seat: 1, tile: 'gold', count: 2 };
  const beats = tellStory(from, sea({ turn: 1 }), lines([swap, { event: 'turn', seat: 1 }]));
  expect(beats.find((beat) => beat.scene.taken)?.scene.taken).toMatchObject({ seat: 0, of: 1 });
});

test('the dice of the next player fall in the turn of the next player', () => {
  const beats = tellStory(
    still(sea({ lamp: { buoy: 1, row: 1, number: 0 } })),
    sea({ turn: 1, dice: { free: 2, shown: [1, 2] } }),
    lines(
      [
        { do: 'roll', dice: ['X', 'X'] },
        { event: 'no-die-left', seat: 0 },
        { event: 'turn', seat: 1 },
      ],
      [{ do: 'roll', dice: [1, 2] }],
    ),
  );
  expect(beats.map(({ scene }) => [scene.view.turn, scene.dice.join(), scene.failed])).toEqual([
    [0, 'X,X', false],
    [0, 'X,X', true],
    [1, '', false],
    [1, '1,2', false],
    [1, '1,2', false],
  ]);
  expect(beats[0]?.scene.view.dice.free).toBe(0);
});

test.each(['known', 'forgotten'])('monsters that are %s rise before they are fought', (what) => {
  const columns = sea().columns;
  if (what === 'known') columns[1]![1] = { colour: 'light', symbol: 'monster', tile: 'monster', count: 3 };
  const beats = tellStory(
    still(sea({ columns })),
    sea({ turn: 1 }),
    lines(
      [{ do: 'buoy', buoy: 2 }],
      [
        { do: 'roll', dice: [3, 4] },
        { event: 'fight-won', seat: 0, monsters: 3 },
        { event: 'turn', seat: 1 },
      ],
    ),
  );
  const told = beats.map(
    ({ scene }) => `${scene.lamp.row} ${scene.fight?.state ?? '-'} ${scene.dice.join()}`,
  );
  expect(told).toEqual([
    '0 - 2,X',
    '2 - 2,X',
    '2 risen 2,X',
    '2 risen 3,4',
    '2 won 3,4',
    '2 - 3,4',
    '0 - ',
    '0 - 2,X',
  ]);
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
